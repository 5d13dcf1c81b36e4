"""The effects of Löwenherz: walls, knights, ducats, bids and duels, regions, silver, the knell for the king."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from functools import partial

from tools.art.synth import (
    RATE,
    Samples,
    bell,
    decaying,
    faded,
    highpass,
    levelled,
    lowpass,
    mix,
    noise,
    pitch,
    pluck,
    sine,
    stretched,
    swelling,
)


def _block(seed: int, weight: float) -> Samples:
    """A hewn stone that strikes another."""
    thump = decaying(sine(155 / weight, 0.2, to=72 / weight), 20, 0.001)
    crack = decaying(lowpass(noise(0.12, seed), 0.3), 45, 0.0006)
    ring = decaying(sine(960 / weight, 0.05), 90, 0.0006)
    return stretched([(0, thump, 0.8), (0, crack, 0.9), (0, ring, 0.14)], 0)


def _wall() -> Samples:
    """A course of stones: pushed into its place, set, tapped with the mallet."""
    scrape = swelling(highpass(lowpass(noise(0.2, 401), 0.22), 0.04), 0.75)
    tap = decaying(sine(540, 0.05, to=420), 70, 0.0006)
    parts = [(0.0, scrape, 0.55), (0.17, _block(402, 1.2), 1.0), (0.34, tap, 0.3), (0.35, _block(403, 0.7), 0.3)]
    return faded(stretched(parts, 0.04), 0, 0.05)


def _wall_falls() -> Samples:
    """A wall comes down: stones that tumble, and the dust after them."""
    chance = random.Random(411)
    rumble = decaying(lowpass(lowpass(noise(0.9, 412), 0.1), 0.1), 3.6, 0.04)
    stones = [
        (0.03 + 0.075 * i + chance.uniform(0, 0.03), _block(413 + i, chance.uniform(0.55, 1.1)), 0.85 * 0.86**i)
        for i in range(8)
    ]
    dust = swelling(highpass(lowpass(noise(0.6, 425), 0.4), 0.2), 0.3)
    return faded(stretched([(0, rumble, 3.4), *stones, (0.3, dust, 0.12)], 0.05), 0, 0.2)


def _step(seed: int) -> Samples:
    """An iron shoe on gravel, and the mail that stirs."""
    heel = decaying(sine(128, 0.14, to=70), 28, 0.002)
    gravel = decaying(highpass(lowpass(noise(0.12, seed), 0.5), 0.15), 34, 0.004)
    mail = decaying(highpass(noise(0.1, seed + 1), 0.65), 38, 0.01)
    return stretched([(0, heel, 1), (0.01, gravel, 0.5), (0.05, mail, 0.14)], 0)


def _knight_steps() -> Samples:
    """A knight marches up, three steps, and sets down his shield."""
    steps = [(0.21 * i, _step(431 + 3 * i), 0.75 + 0.1 * i) for i in range(3)]
    shield = stretched([(0, decaying(sine(240, 0.12, to=130), 24, 0.001), 0.9), (0, bell(1620, 0.35, 13), 0.2)])
    return faded(stretched([*steps, (0.64, shield, 0.9)], 0.02), 0, 0.06)


def _castle() -> Samples:
    """A castle stands: three heavy stones, and the chain of its gate."""
    stones = [(0.14 * i, _block(441 + i, 1.0 + 0.2 * i), 0.7 + 0.15 * i) for i in range(3)]
    links = [(0.46 + 0.035 * i, decaying(highpass(noise(0.03, 450 + i), 0.5), 110, 0.0005), 0.22) for i in range(7)]
    return faded(stretched([*stones, *links], 0.05), 0, 0.06)


def _coin(seed: int) -> Samples:
    """A ducat on others."""
    chance = random.Random(seed)
    high = chance.uniform(3100, 4300)
    ring = stretched([(0, sine(high, 0.22, 20), 1), (0, sine(high * 1.51, 0.16, 30), 0.6)], 0)
    return stretched(
        [(0, decaying(ring, 1, 0.0008), 0.5), (0, decaying(highpass(noise(0.02, seed), 0.5), 150), 0.5)], 0
    )


def _coins(number: int) -> Samples:
    """Ducats poured out."""
    chance = random.Random(460 + number)
    falls = [(0.06 * i + chance.uniform(0, 0.03), _coin(470 + i), chance.uniform(0.5, 1)) for i in range(number)]
    leather = decaying(lowpass(noise(0.12, 469), 0.12), 28, 0.004)
    return faded(stretched([(0, leather, 0.6), *falls], 0.03), 0, 0.06)


def _seal() -> Samples:
    """A letter is folded and the seal pressed into the wax."""
    paper = swelling(highpass(lowpass(noise(0.22, 481), 0.55), 0.14), 0.4)
    press = decaying(sine(190, 0.16, to=90), 26, 0.003)
    wax = decaying(lowpass(noise(0.1, 482), 0.1), 34, 0.004)
    return faded(stretched([(0, paper, 0.5), (0.25, press, 0.9), (0.25, wax, 0.9)], 0.03), 0, 0.04)


def horn(note: str, seconds: float) -> Samples:
    """A herald's trumpet: many harmonics that open as the tone swells and close as it ends."""
    frequency, count = pitch(note), int(RATE * seconds)
    louds = [0.75, *(1 / n**0.9 for n in range(2, 11))]
    out = []
    for i in range(count):
        t = i / RATE
        breath = max(0.0, min(1, t / 0.045, (seconds - t) / 0.07))
        opening = 1.0 if breath == 1 else breath**0.22
        x = math.tau * frequency * t
        twice, before, now = 2 * math.cos(x), 0.0, math.sin(x)  # the sines of 1, 2, 3 times x, one from another
        value, share = 0.0, breath * opening
        for loud in louds:
            value += now * loud * share
            before, now = now, twice * now - before
            share *= opening
        out.append(value * (1 + 0.05 * math.sin(math.tau * 5.2 * t)))
    return out


def _drum(seed: int, low: float = 92) -> Samples:
    """A beat on a large drum."""
    skin = decaying(sine(low * 1.5, 0.4, to=low), 9, 0.002)
    return stretched([(0, skin, 1), (0, decaying(lowpass(noise(0.06, seed), 0.2), 55, 0.001), 0.5)], 0)


def _echoed(sound: Samples, delay: float = 0.085, loud: float = 0.28) -> Samples:
    """The sound with the walls of a hall behind it."""
    out = list(sound) + [0.0] * int(2 * delay * RATE)
    dull = lowpass(sound, 0.3)
    for k in (1, 2):
        mix(out, dull, int(k * delay * RATE), loud / k)
    return out


def _duel() -> Samples:
    """Two trumpets call to the duel over a drum."""
    call = (("A4", 0.0, 0.17), ("A4", 0.19, 0.15), ("D5", 0.36, 0.2), ("A4", 0.58, 0.17), ("E5", 0.77, 0.75))
    below = (("D4", 0.0, 0.34), ("A3", 0.36, 0.36), ("A4", 0.77, 0.75))
    parts = [(at, horn(note, long), 0.4) for note, at, long in call]
    parts += [(at, horn(note, long), 0.24) for note, at, long in below]
    parts += [
        (at, _drum(491 + i), loud) for i, (at, loud) in enumerate(((0, 0.7), (0.36, 0.6), (0.58, 0.4), (0.77, 1)))
    ]
    return faded(_echoed(stretched(parts, 0.05)), 0, 0.3)


def _reveal() -> Samples:
    """The bids are shown: a short roll, a blow, steel."""
    roll = [(0.045 * i, _drum(501 + i, 110), 0.16 + 0.05 * i) for i in range(9)]
    steel = stretched([(0, bell(f, 0.7, 6), g) for f, g in ((1860, 1), (2790, 0.6), (4180, 0.35))], 0)
    return faded(_echoed(stretched([*roll, (0.44, _drum(515, 80), 1.0), (0.44, steel, 0.4)], 0.05)), 0, 0.2)


def _region() -> Samples:
    """A region is founded: a fifth and an octave of trumpets, strings below."""
    notes = (("D4", 0.0, 0.2), ("A4", 0.17, 0.2), ("D5", 0.34, 0.62))
    parts = [(at, horn(note, long), 0.3) for note, at, long in notes]
    chord = ("D3", "A3", "D4", "F#4", "A4")
    parts += [(0.34 + 0.02 * i, pluck(pitch(n), 1.3, 0.58, 0.997, 521 + i), 0.5) for i, n in enumerate(chord)]
    return faded(_echoed(stretched([*parts, (0.34, _drum(530), 0.7)], 0.05)), 0, 0.35)


def _silver() -> Samples:
    """Picks in the mine, and silver that rings."""
    chance = random.Random(541)
    pick = stretched([(0, decaying(highpass(noise(0.05, 542), 0.3), 80, 0.0005), 1), (0, bell(1240, 0.25, 18), 0.4)], 0)
    notes = ("D6", "A6", "F#6", "D7", "A6", "D7")
    rain = [(0.34 + 0.09 * i + chance.uniform(0, 0.015), bell(pitch(n), 0.8, 6), 0.3) for i, n in enumerate(notes)]
    return faded(stretched([(0, pick, 0.6), (0.2, pick, 0.5), *rain], 0.03), 0, 0.3)


def _knell() -> Samples:
    """The king is dead: a great bell, struck twice."""
    low = pitch("D3")
    partials = (
        (0.5, 0.5, 0.7),
        (1, 1, 0.9),
        (1.2, 0.7, 1.3),
        (1.5, 0.45, 1.6),
        (2, 0.55, 1.9),
        (2.74, 0.3, 3),
        (4.1, 0.2, 5),
    )
    stroke = [0.0] * int(RATE * 2.6)
    for ratio, loud, fall in partials:
        mix(stroke, sine(low * ratio, 2.6, fall), 0, loud)
    clapper = decaying(highpass(lowpass(noise(0.06, 551), 0.5), 0.1), 60, 0.0006)
    toll = stretched([(0, decaying(stroke, 0.1, 0.003), 1), (0, clapper, 0.5)], 0)
    return faded(stretched([(0, toll, 0.9), (1.35, toll, 0.75)], 0), 0, 0.9)


def _alliance() -> Samples:
    """Hands are shaken: two strings that come together."""
    pairs = (("D4", "G4"), ("F#4", "A4"), ("D4", "A4"))
    parts = [
        (0.16 * i, pluck(pitch(note), 1.1, 0.6, 0.9965, 561 + 2 * i + k), 0.7)
        for i, pair in enumerate(pairs)
        for k, note in enumerate(pair)
    ]
    return faded(stretched([*parts, (0.32, bell(pitch("D6"), 0.8, 7), 0.14)], 0.02), 0, 0.3)


def _renegade() -> Samples:
    """A knight changes sides: a sword drawn, and a minor second."""
    drawn = swelling(highpass(noise(0.36, 571), 0.55), 0.85)
    ring = stretched([(0, bell(2330, 0.6, 7), 1), (0, bell(3110, 0.5, 9), 0.6)], 0)
    low = [(0.3, pluck(pitch(note), 1.0, 0.5, 0.996, 572 + i), 0.7) for i, note in enumerate(("D3", "Eb3", "A3"))]
    return faded(stretched([(0, drawn, 0.5), (0.3, ring, 0.3), *low], 0.02), 0, 0.25)


def _curtain() -> Samples:
    """Heavy cloth that is drawn, its rings on the rod."""
    cloth = swelling(lowpass(noise(0.75, 581), 0.16), 0.55)
    chance = random.Random(582)
    rings = [
        (0.06 + 0.05 * i + chance.uniform(0, 0.02), decaying(highpass(noise(0.025, 583 + i), 0.55), 130, 0.0005), 0.3)
        for i in range(10)
    ]
    return faded(stretched([(0, cloth, 1.6), *rings], 0.02), 0, 0.1)


EFFECTS: dict[
    str, tuple[Callable[[], Samples], float]
] = {  # how each is made, and its loudness, which is matched to its weight
    "wall": (_wall, 0.21),
    "wall_falls": (_wall_falls, 0.21),
    "knight_steps": (_knight_steps, 0.15),
    "castle": (_castle, 0.2),
    "coins": (partial(_coins, 7), 0.13),
    "coins_few": (partial(_coins, 3), 0.11),
    "seal": (_seal, 0.15),
    "duel": (_duel, 0.2),
    "reveal": (_reveal, 0.18),
    "region": (_region, 0.18),
    "silver": (_silver, 0.14),
    "knell": (_knell, 0.2),
    "alliance": (_alliance, 0.16),
    "renegade": (_renegade, 0.16),
    "curtain": (_curtain, 0.1),
}


def effects() -> Iterator[tuple[str, Samples]]:
    """The effects as (name, sound)."""
    for name, (make, loud) in EFFECTS.items():
        yield name, levelled(make(), loud)
