"""The effects of Carolus Magnus: knights, dice and discs, steps, stones that are laid, fall and grind."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from tools.art.synth import (
    RATE,
    Samples,
    bell,
    decaying,
    faded,
    highpass,
    levelled,
    lowpass,
    noise,
    pitch,
    pluck,
    sine,
    stretched,
    swelling,
)


def effects() -> Iterator[tuple[str, Samples]]:
    """The effects as (name, sound), their loudness matched to their weight."""
    yield "knight", levelled(_knight(), 0.17)
    yield "disc", levelled(_disc(), 0.16)
    yield "footstep", levelled(_footstep(), 0.13)
    yield "dice", levelled(_dice(), 0.15)
    yield "die", levelled(_bone(1, 5), 0.13)
    yield "build", levelled(_build(), 0.2)
    yield "collapse", levelled(_collapse(), 0.22)
    yield "merge", levelled(_merge(), 0.17)
    yield "arms", levelled(_arms(), 0.17)


def _knight() -> Samples:
    """A small shield of metal set down on wood."""
    thump = decaying(sine(250, 0.12, to=130), 24, 0.001)
    tap = decaying(lowpass(noise(0.06, 201), 0.35), 80, 0.0005)
    return stretched([(0, thump, 0.9), (0, tap, 0.7), (0, bell(1730, 0.3, 15), 0.2)], 0.02)


def _disc() -> Samples:
    """A wooden disc pushed forward and put down."""
    push = swelling(lowpass(noise(0.16, 211), 0.3), 0.8)
    tap = decaying(sine(520, 0.08, to=380), 55, 0.001)
    knock = decaying(lowpass(noise(0.06, 212), 0.12), 65, 0.0005)
    return stretched([(0, push, 0.18), (0.14, tap, 0.7), (0.14, knock, 0.7)], 0.02)


def _footstep() -> Samples:
    """A heavy boot on gravel, and the mail that stirs with it."""
    heel = decaying(sine(120, 0.16, to=65), 26, 0.002)
    gravel = decaying(highpass(lowpass(noise(0.13, 221), 0.5), 0.15), 32, 0.004)
    mail = decaying(highpass(noise(0.1, 222), 0.7), 40, 0.01)
    return stretched([(0, heel, 1), (0.01, gravel, 0.5), (0.06, mail, 0.1)], 0.02)


def _bone(loud: float, seed: int) -> Samples:
    """One blow of a die of bone on leather-covered wood."""
    click = decaying(highpass(lowpass(noise(0.05, 230 + seed), 0.6), 0.2), 110, 0.0004)
    hollow = decaying(sine(760 + 47 * (seed % 7), 0.06, to=560), 75, 0.0006)
    return stretched([(0, click, loud), (0, hollow, 0.55 * loud), (0, decaying(sine(170, 0.07), 50), 0.4 * loud)], 0)


def _dice() -> Samples:
    """Dice rattled in the hand, thrown, and bouncing to rest."""
    chance = random.Random(241)
    blows = [(0.055 * i + chance.uniform(0, 0.02), _bone(0.45, i), 0.8) for i in range(7)]
    for die in range(3):
        at, gap, loud = 0.48 + 0.045 * die, 0.15 + 0.02 * die, 1.0
        for bounce in range(5):
            blows.append((at, _bone(loud, 10 * die + bounce), 0.9))
            at, gap, loud = at + gap, gap * 0.66, loud * 0.62
    return stretched(blows, 0.03)


def _block(seed: int, weight: float) -> Samples:
    """A hewn stone that strikes another."""
    thump = decaying(sine(150 / weight, 0.2, to=70 / weight), 20, 0.001)
    crack = decaying(lowpass(noise(0.12, seed), 0.28), 45, 0.0006)
    ring = decaying(sine(910 / weight, 0.05), 90, 0.0006)
    return stretched([(0, thump, 0.8), (0, crack, 0.9), (0, ring, 0.14)], 0)


def _build() -> Samples:
    """Stone is laid on stone, three times, the last one the heaviest."""
    scrape = swelling(highpass(lowpass(noise(0.12, 251), 0.25), 0.04), 0.8)
    parts = [(0.0, _block(252, 0.8), 0.6), (0.13, _block(253, 0.95), 0.75), (0.2, scrape, 0.5)]
    return faded(stretched([*parts, (0.3, _block(254, 1.25), 1.0)], 0.05), 0, 0.05)


def _collapse() -> Samples:
    """A castle falls: a rumble that goes away, with stones in it that come down."""
    rumble = decaying(lowpass(lowpass(noise(1.25, 261), 0.09), 0.09), 2.6, 0.06)
    chance = random.Random(262)
    stones = [
        (
            0.04 + 0.95 * (i / 13) ** 1.3 + chance.uniform(0, 0.03),
            _block(263 + i, chance.uniform(0.6, 1.3)),
            0.5 * 0.9**i,
        )
        for i in range(13)
    ]
    return faded(stretched([(0, rumble, 5), *stones], 0.05), 0, 0.25)


def _merge() -> Samples:
    """Two lands slide together: a low grinding that swells, and the blow when they meet."""
    grit = lowpass(noise(0.85, 281), 0.05)
    coarse = lowpass(noise(0.85, 282), 0.004)
    high = max(map(abs, coarse))
    grind = [g * (0.35 + abs(c) / high) * (0.75 + 0.25 * math.sin(math.tau * 23 * i / RATE))
             for i, (g, c) in enumerate(zip(grit, coarse, strict=True))]  # fmt: skip
    hum = swelling(sine(58, 0.85, to=74), 0.8)
    return faded(
        stretched([(0, swelling(grind, 0.8), 3.6), (0, hum, 0.25), (0.74, _block(283, 1.5), 0.9)], 0.05), 0, 0.1
    )


def _arms() -> Samples:
    """Arms are won: three strings upwards and a bell."""
    run = [(0.085 * i, pluck(pitch(note), 0.9, 0.6, 0.996, 290 + i), 0.8) for i, note in enumerate(("G4", "B4", "D5"))]
    chord = [(0.27, pluck(pitch(note), 1.1, 0.6, 0.997, 295 + i), 0.6) for i, note in enumerate(("G3", "D4", "G5"))]
    return faded(stretched([*run, *chord, (0.27, bell(pitch("G5"), 0.9, 6), 0.2)]), 0, 0.35)
