"""The effects, and the writing of all sounds as OGG (needs soundfile)."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path

import soundfile

from tools.art.carolus_magnus import sounds as carolus_sounds
from tools.art.lowenherz import sounds as lowenherz_sounds
from tools.art.score import pieces
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

SEMITONES = 12
_CHUNK = 8192


def write(folder: Path) -> None:
    """Writes every effect and every piece into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in (*effects(), *carolus_sounds.effects(), *lowenherz_sounds.effects()):
        _write(folder / f"{name}.ogg", sound, 0.8)
    for name, sound in pieces().items():
        _write(folder / f"{name}.ogg", sound, 0.95)


def _write(file: Path, sound: Samples, compression: float) -> None:
    whole = array("h", (round(max(-1.0, min(1.0, v)) * 32767) for v in sound))
    with soundfile.SoundFile(file, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=compression) as out:
        for start in range(0, len(whole), _CHUNK):  # one large write makes libsndfile's Vorbis encoder crash
            out.buffer_write(whole[start : start + _CHUNK].tobytes(), "int16")


def effects() -> Iterator[tuple[str, Samples]]:
    """The effects that all games share as (name, sound), their loudness matched to their weight."""
    yield "click", levelled(_click(), 0.12)
    yield "hover", levelled(_hover(), 0.035)
    yield "page", levelled(_page(), 0.09)
    yield "card", levelled(_card(), 0.13)
    yield "draw", levelled(_draw(), 0.12)
    yield "shuffle", levelled(_shuffle(), 0.13)
    yield "stone", levelled(_stone(), 0.24)
    yield "flip", levelled(_flip(), 0.2)
    yield "swords", levelled(_swords(), 0.2)
    yield "crown", levelled(_crown(), 0.1)
    yield "refuse", levelled(_refuse(), 0.15)
    yield "bell", levelled(bell(pitch("A5"), 1.3, 3.4), 0.12)
    yield "tick", levelled(_tick(), 0.1)
    yield "knock", levelled(_knock(), 0.1)
    yield "score", levelled(_score(0), 0.14)
    for higher in range(1, SEMITONES + 1):
        yield f"score_{higher}", levelled(_score(higher), 0.14)
    yield "fanfare", levelled(_fanfare("D4 F#4 A4 D5", "D3 A3 D4 F#4 A4 D5"), 0.2)
    yield "lose", levelled(_fanfare("A4 F4 E4 D4", "D3 A3 D4 F4"), 0.18)
    yield "tie", levelled(_fanfare("D4 E4 G4 A4", "D3 A3 D4 G4 A4"), 0.18)


def _click() -> Samples:
    """A fingernail on wood."""
    tap = decaying(lowpass(noise(0.05, 3), 0.4), 90, 0.0005)
    return stretched([(0, tap, 1), (0, decaying(sine(1150, 0.06), 80), 0.3)], 0.01)


def _hover() -> Samples:
    return decaying(lowpass(noise(0.035, 8), 0.3), 120, 0.001)


def _page() -> Samples:
    """A leaf of parchment turned over."""
    rustle = swelling(highpass(lowpass(noise(0.34, 11), 0.55), 0.12), 0.35)
    return stretched([(0, rustle, 1), (0.24, decaying(lowpass(noise(0.07, 12), 0.25), 50), 0.7)], 0.02)


def _card() -> Samples:
    """A card slid and laid down."""
    slide = swelling(highpass(noise(0.13, 21), 0.3), 0.7)
    return stretched([(0, slide, 0.45), (0.1, decaying(lowpass(noise(0.09, 22), 0.2), 45), 1)], 0.02)


def _draw() -> Samples:
    """A card drawn from the pile: a quick upward whisper."""
    slide = swelling(highpass(noise(0.2, 31), 0.25), 0.85)
    return stretched([(0, slide, 0.8), (0.17, decaying(highpass(noise(0.05, 32), 0.4), 90, 0.0005), 1)], 0.02)


def _shuffle() -> Samples:
    """Cards riffled together."""
    flick = decaying(highpass(noise(0.03, 41), 0.3), 140, 0.0005)
    times = [0.012 * i + 0.0009 * i * i for i in range(26)]
    flicks = [(t, flick, 0.5 + 0.5 * (i % 3) / 2) for i, t in enumerate(times)]
    return stretched([*flicks, (times[-1] + 0.05, decaying(lowpass(noise(0.1, 42), 0.2), 40), 1.2)], 0.02)


def _stone() -> Samples:
    """A wooden disc set down on the board: thump and knock."""
    thump = decaying(sine(170, 0.2, to=70), 22, 0.001)
    knock = decaying(lowpass(noise(0.1, 51), 0.22), 55, 0.0005)
    ring = decaying(sine(620, 0.09), 60, 0.001)
    return stretched([(0, thump, 0.9), (0, knock, 0.7), (0, ring, 0.22)], 0.02)


def _flip() -> Samples:
    """A stone turned over: two knocks, the second lower."""
    first = decaying(lowpass(noise(0.06, 61), 0.35), 70, 0.0005)
    return stretched([(0, first, 0.6), (0.09, _stone(), 0.8)], 0.02)


def _swords() -> Samples:
    """Steel on steel, twice."""
    clash = stretched([(0, bell(f, 0.55, 7), g) for f, g in ((1860, 1), (2490, 0.8), (3270, 0.6), (4410, 0.4))])
    scrape = decaying(highpass(noise(0.09, 71), 0.5), 40, 0.0005)
    return stretched([(0, clash, 0.8), (0, scrape, 0.9), (0.14, clash, 0.55), (0.14, scrape, 0.6)], 0.02)


def _crown() -> Samples:
    """The crown flies: wind that rises, and a small chime where it lands."""
    wind = noise(0.42, 81)
    out, value = [], 0.0
    for i, sample in enumerate(wind):
        value += (0.03 + 0.16 * i / len(wind)) * (sample - value)
        out.append(value)
    return stretched([(0, swelling(out, 0.6), 1.4), (0.33, bell(pitch("E6"), 0.5, 9), 0.16)], 0.02)


def _refuse() -> Samples:
    """A dull double knock: not so."""
    low = decaying(sine(150, 0.14, to=105), 26, 0.002)
    buzz = decaying(lowpass(noise(0.08, 91), 0.08), 40)
    knock = stretched([(0, low, 0.9), (0, buzz, 0.8)])
    return stretched([(0, knock, 1), (0.11, knock, 0.75)], 0.02)


def _tick() -> Samples:
    """The escapement of a clock: time runs out."""
    return stretched(
        [(0, decaying(highpass(noise(0.03, 101), 0.4), 150, 0.0005), 1), (0, bell(2100, 0.08, 60), 0.6)], 0.01
    )


def _knock() -> Samples:
    """Two soft knocks on oak: somebody says something."""
    tap = decaying(sine(420, 0.1, to=300), 45, 0.001)
    return stretched([(0, tap, 1), (0.09, tap, 0.7)], 0.02)


def _score(higher: int) -> Samples:
    """Points: a struck coin and a plucked string, some semitones higher."""
    up = 2 ** (higher / 12)
    coin = bell(pitch("D5") * up, 0.5, 9)
    string = pluck(pitch("D4") * up, 0.5, 0.6, 0.994, 4)
    return faded(
        stretched([(0, coin, 0.5), (0, string, 0.7), (0.05, bell(pitch("A5") * up, 0.4, 11), 0.25)], 0), 0, 0.08
    )


def _fanfare(run: str, chord: str) -> Samples:
    """Strings up or down to a last chord."""
    parts = [(0.13 * i, pluck(pitch(note), 1.2, 0.62, 0.997, i), 0.8) for i, note in enumerate(run.split())]
    end = 0.13 * len(parts) + 0.05
    parts += [(end + 0.018 * i, pluck(pitch(n), 1.7, 0.58, 0.9975, 20 + i), 0.6) for i, n in enumerate(chord.split())]
    whole = stretched(parts)
    echo = [0.0] * len(whole)
    mix(echo, lowpass(whole, 0.3)[: len(whole) - 5000], 3000, 0.25)
    return faded([a + b for a, b in zip(whole, echo, strict=True)], 0, 0.4)
