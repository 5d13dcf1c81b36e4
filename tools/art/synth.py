"""Sound made from nothing but numbers: plucked strings, bells, noise, and what shapes them. Standard library only.

A sound is a list of floats at RATE samples a second; 1.0 is full scale.
"""

from __future__ import annotations

import math
import random

RATE = 44100
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

Samples = list[float]


def pitch(note: str) -> float:
    """The frequency of a note as C4, F#3, Bb4."""
    step = _STEPS[note[0]] + note.count("#") - note.count("b")
    return 440 * 2 ** ((step + 12 * int(note[-1]) - 57) / 12)


def pluck(frequency: float, seconds: float, bright: float = 0.5, decay: float = 0.996, seed: int = 1) -> Samples:
    """A plucked string (Karplus and Strong): a burst of noise that wears itself smooth in a loop one period long."""
    chance = random.Random(seed)
    period = max(2, round(RATE / frequency - 0.5))
    loop = [chance.uniform(-1, 1) for _ in range(period)]
    finger = max(1, period // 5)  # where the string is plucked: takes out every fifth harmonic
    loop = [loop[i] - 0.7 * loop[i - finger] for i in range(period)]
    for _ in range(2 if bright < 0.5 else 1):
        loop = [(loop[i] + loop[i - 1]) * 0.5 for i in range(period)]
    mean = sum(loop) / period  # what does not swing would only push the loudspeaker out
    loop = [v - mean for v in loop]
    high = max(map(abs, loop))
    loop = [v / high for v in loop]
    count = int(RATE * seconds)
    out = [0.0] * count
    last, i = 0.0, 0
    stay, blend = decay * bright, decay * (1 - bright)
    for k in range(count):
        value = loop[i]
        out[k] = value
        loop[i] = stay * value + blend * last
        last = value
        i = i + 1 if i + 1 < period else 0
    return faded(out, 0.001, 0.05)


def course(frequency: float, seconds: float, bright: float = 0.5, decay: float = 0.996, seed: int = 1) -> Samples:
    """Two strings a hair apart, as on a lute."""
    one = pluck(frequency, seconds, bright, decay, seed)
    other = pluck(frequency * 1.0017, seconds, bright, decay, seed + 100)
    return [(a + b) * 0.5 for a, b in zip(one, other, strict=True)]


def sine(frequency: float, seconds: float, fall: float = 0.0, to: float | None = None) -> Samples:
    """A sine that dies away at `fall` a second and glides to another frequency if given."""
    count = int(RATE * seconds)
    end = frequency if to is None else to
    out, phase = [], 0.0
    for i in range(count):
        phase += math.tau * (frequency + (end - frequency) * i / count) / RATE
        out.append(math.sin(phase) * math.exp(-fall * i / RATE))
    return out


def bell(frequency: float, seconds: float, fall: float = 4.0) -> Samples:
    """A small bell: partials that do not fit one another."""
    partials = ((1, 1.0, 1.0), (2.0, 0.45, 1.4), (2.76, 0.4, 1.9), (5.4, 0.22, 3.2), (8.9, 0.08, 5))
    out = [0.0] * int(RATE * seconds)
    for ratio, loud, faster in partials:
        if frequency * ratio < RATE / 2.2:
            mix(out, sine(frequency * ratio, seconds, fall * faster), 0, loud)
    return faded(out, 0.001, 0.03)


def noise(seconds: float, seed: int = 3) -> Samples:
    """White noise."""
    chance = random.Random(seed)
    return [chance.uniform(-1, 1) for _ in range(int(RATE * seconds))]


def lowpass(sound: Samples, share: float, loop: bool = False) -> Samples:
    """One pole; share 1 lets everything through, .05 only a rumble. A loop begins as if its end had just been heard."""
    out, value = [], 0.0
    for sample in sound[-4000:] if loop else ():
        value += share * (sample - value)
    for sample in sound:
        value += share * (sample - value)
        out.append(value)
    return out


def highpass(sound: Samples, share: float) -> Samples:
    """What lowpass takes away."""
    return [a - b for a, b in zip(sound, lowpass(sound, share), strict=True)]


def decaying(sound: Samples, fall: float, attack: float = 0.002) -> Samples:
    """The sound with a sharp start and an exponential end; fall a second."""
    rise = max(1, attack * RATE)
    return [v * min(1, i / rise) * math.exp(-fall * i / RATE) for i, v in enumerate(sound)]


def swelling(sound: Samples, peak: float = 0.5) -> Samples:
    """The sound rising to its middle (peak 0..1) and falling again."""
    count = len(sound)
    top = max(1, int(count * peak))
    return [
        v * math.sin(math.pi / 2 * (i / top if i < top else (count - i) / (count - top))) ** 2
        for i, v in enumerate(sound)
    ]


def faded(sound: Samples, start: float, end: float) -> Samples:
    """The sound with its first and last seconds faded."""
    first, last, count = int(start * RATE), int(end * RATE), len(sound)
    for i in range(min(first, count)):
        sound[i] *= i / first
    for i in range(min(last, count)):
        sound[count - 1 - i] *= i / last
    return sound


def mix(into: Samples, sound: Samples, at: int, loud: float = 1.0) -> None:
    """Adds a sound from sample `at` on; what goes over the end begins again at the front, so a loop has no seam."""
    count = len(into)
    at %= count
    for i, value in enumerate(sound):
        into[(at + i) % count] += value * loud


def stretched(parts: list[tuple[float, Samples, float]], tail: float = 0.05) -> Samples:
    """Sounds at (seconds, sound, loudness), in one that ends after the last of them."""
    count = max(int(start * RATE) + len(sound) for start, sound, _ in parts) + int(tail * RATE)
    out = [0.0] * count
    for start, sound, loud in parts:
        mix(out, sound, int(start * RATE), loud)
    return out


def hall(sound: Samples, delays=((0.031, 0.23), (0.047, 0.2), (0.073, 0.17), (0.109, 0.14), (0.167, 0.1))) -> Samples:
    """Early reflections of a stone room; they wrap round like the loop itself."""
    out = list(sound)
    dull = lowpass(sound, 0.35, loop=True)
    for seconds, loud in delays:
        back = int(seconds * RATE)
        for i, value in enumerate(dull[-back:] + dull[:-back]):
            out[i] += value * loud
    return out


def body(sound: Samples) -> Samples:
    """The wooden body of the instrument, for a loop: a warm middle, less hiss."""
    low = lowpass(sound, 0.02, loop=True)
    soft = lowpass(sound, 0.45, loop=True)
    return [s + 0.7 * v for s, v in zip(soft, low, strict=True)]


def loudness(sound: Samples, window: float = 0.05) -> float:
    """The root mean square of the loudest window."""
    size = max(1, min(len(sound), int(window * RATE)))
    energy = sum(v * v for v in sound[:size])
    best = energy
    for i in range(size, len(sound)):
        energy += sound[i] ** 2 - sound[i - size] ** 2
        best = max(best, energy)
    return math.sqrt(max(best, 0) / size)


def levelled(sound: Samples, level: float, ceiling: float = 0.89) -> Samples:
    """The sound at a loudness (see above), never above the ceiling."""
    gain = level / max(1e-9, loudness(sound))
    gain = min(gain, ceiling / max(1e-9, max(map(abs, sound))))
    return [v * gain for v in sound]
