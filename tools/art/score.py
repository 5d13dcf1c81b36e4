"""The music: original tunes for plucked strings, one for the title and one for each game, all seamless loops.

A bar of the melody is written in eighths: a note begins, a dot lets it ring. A chord is a bass and what is plucked
above it.
"""

from __future__ import annotations

from tools.art.synth import RATE, Samples, body, course, decaying, hall, levelled, mix, pitch, sine

CHORDS = {
    "Dm": "D3 A3 D4 F4",
    "F": "F3 C4 F4 A4",
    "C": "C3 G3 C4 E4",
    "Am": "A2 E3 A3 C4",
    "Bb": "Bb2 F3 Bb3 D4",
    "Gm": "G2 D3 G3 Bb3",
    "A": "A2 E3 A3 C#4",
    "D": "D3 A3 D4 F#4",
    "Em": "E2 B2 E3 G3",
    "G": "G2 D3 G3 B3",
    "Bm": "B2 F#3 B3 D4",
    "B": "B2 F#3 B3 D#4",
    "G.": "G2 D3 G3 D4",  # open fifths, as they sang in Charlemagne's chapel
    "F.": "F2 C3 F3 C4",
    "C.": "C3 G3 C4 G4",
    "D.": "D3 A3 D4 A4",
    "A.": "A2 E3 A3 E4",
    "E.": "E2 B2 E3 B3",
}

# A slow pavane in D dorian: four beats to the bar.
TITLE = (
    ("Dm", "D5 . A4 . D5 . E5 ."),
    ("F", "F5 . E5 F5 G5 . F5 ."),
    ("C", "E5 . C5 . G4 . A4 B4"),
    ("Am", "C5 . B4 . A4 . . ."),
    ("Dm", "D5 . A4 . D5 . E5 ."),
    ("Gm", "F5 . G5 . A5 . G5 F5"),
    ("A", "E5 . F5 E5 D5 . C#5 ."),
    ("D", "D5 . . . . . A4 ."),
    ("F", "A5 . A5 G5 F5 . G5 ."),
    ("C", "G5 . F5 . E5 . C5 ."),
    ("Dm", "F5 . F5 E5 D5 . E5 ."),
    ("Am", "E5 . D5 . C5 . A4 ."),
    ("Bb", "D5 . C5 . Bb4 . C5 D5"),
    ("F", "C5 . A4 . F4 . A4 ."),
    ("A", "G4 . Bb4 . A4 . C#5 ."),
    ("D", "D5 . . . . . . ."),
)
# Three beats to the bar, in E: quiet enough to think by.
ROSE_KING = (
    ("Em", "E4 . G4 . B4 ."),
    ("D", "A4 . F#4 . D4 ."),
    ("Em", "G4 . F#4 G4 A4 ."),
    ("Bm", "B4 . . . F#4 ."),
    ("C", "G4 . E4 . C5 ."),
    ("G", "B4 . D5 . B4 ."),
    ("Am", "A4 . C5 B4 A4 G4"),
    ("B", "F#4 . . . D#4 ."),
    ("Em", "E4 . G4 . B4 ."),
    ("D", "D5 . A4 . F#4 ."),
    ("G", "B4 . A4 G4 D4 ."),
    ("Bm", "F#4 . B4 . . ."),
    ("C", "E5 . D5 C5 B4 ."),
    ("Am", "A4 . C5 . E5 ."),
    ("B", "D#5 . B4 . F#4 ."),
    ("Em", "E4 . . . . ."),
    ("G", "D5 . B4 . G4 ."),
    ("D", "A4 . D5 . F#5 ."),
    ("Em", "G5 . F#5 E5 B4 ."),
    ("C", "E5 . . . C5 ."),
    ("G", "B4 . D5 . G5 ."),
    ("D", "F#5 . E5 D5 A4 ."),
    ("B", "C5 . B4 A4 B4 ."),
    ("Em", "E4 . . . B3 ."),
)
# An estampie in G, with the flat seventh: four parts, all but the quiet third one with an open and a closed end.
CAROLUS_MAGNUS = (
    ("G.", "G4 . A4 B4 . D5"),
    ("G.", "C5 . B4 A4 . G4"),
    ("F.", "A4 . B4 C5 . A4"),
    ("D.", "D5 . . A4 . ."),
    ("G.", "G4 . A4 B4 . D5"),
    ("F.", "C5 . B4 A4 . F4"),
    ("D.", "A4 . G4 F4 . A4"),
    ("G.", "G4 . . . D4 ."),
    ("G.", "D5 . E5 F5 . D5"),
    ("F.", "F5 E5 D5 C5 . A4"),
    ("C.", "C5 . D5 E5 . C5"),
    ("D.", "D5 . . A4 B4 C5"),
    ("G.", "D5 . E5 F5 . D5"),
    ("F.", "C5 . A4 F4 . A4"),
    ("D.", "A4 . F4 A4 . B4"),
    ("G.", "G4 . . . . ."),
    ("G.", "G5 . . F5 . D5"),
    ("F.", "F5 . E5 D5 . C5"),
    ("D.", "A4 . C5 B4 . A4"),
    ("G.", "G4 . . D5 . ."),
    ("G.", "B4 A4 B4 D5 . B4"),
    ("F.", "A4 G4 A4 C5 . A4"),
    ("C.", "G4 A4 B4 C5 . E5"),
    ("D.", "D5 . . A4 . ."),
    ("G.", "B4 A4 B4 D5 . G5"),
    ("F.", "F5 E5 D5 C5 . A4"),
    ("D.", "A4 . D5 C5 B4 A4"),
    ("G.", "G4 . . D4 . ."),
)
# A march in A, without a third below the tune: out, higher, a quiet part over F, and out again.
LOWENHERZ = (
    ("A.", "A4 . A4 B4 C5 . B4 A4"),
    ("G.", "B4 . G4 . D5 . B4 ."),
    ("C.", "C5 . D5 C5 G4 . E4 ."),
    ("A.", "A4 . . E4 A4 . . ."),
    ("A.", "A4 . A4 B4 C5 . D5 ."),
    ("C.", "E5 . D5 C5 G4 . C5 ."),
    ("G.", "B4 . A4 G4 D4 . G4 B4"),
    ("A.", "A4 . . . E4 . . ."),
    ("C.", "E5 . E5 D5 G5 . E5 ."),
    ("G.", "D5 . D5 E5 D5 . B4 ."),
    ("D.", "F#5 . E5 D5 A4 . D5 ."),
    ("A.", "E5 . . C5 A4 . B4 ."),
    ("C.", "E5 . E5 D5 G5 . E5 ."),
    ("G.", "D5 . B4 . G4 . A4 B4"),
    ("E.", "B4 . A4 G4 E4 . G4 ."),
    ("A.", "A4 . . . . . E4 ."),
    ("F.", "A4 . C5 . F5 . E5 C5"),
    ("C.", "G4 . C5 . E5 . D5 C5"),
    ("G.", "B4 . D5 . G5 . D5 B4"),
    ("A.", "C5 . B4 . A4 . . ."),
    ("F.", "A4 . C5 . F5 . E5 D5"),
    ("C.", "E5 . . D5 C5 . G4 ."),
    ("G.", "D5 . C5 B4 A4 . G4 ."),
    ("E.", "B4 . . . E4 . G4 ."),
    ("A.", "A4 . A4 B4 C5 . D5 ."),
    ("C.", "E5 . D5 C5 G4 . C5 ."),
    ("G.", "B4 . A4 G4 D4 . G4 B4"),
    ("A.", "A4 . . . E4 . . ."),
)
# How a bar is plucked under the melody: (eighth, string of the chord, loudness).
PAVANE = ((0, 0, 0.62), (2, 2, 0.24), (3, 3, 0.2), (4, 1, 0.42), (6, 2, 0.24), (7, 3, 0.18))
ESTAMPIE = ((0, 0, 0.56), (1, 3, 0.13), (2, 2, 0.2), (3, 1, 0.36), (4, 3, 0.14), (5, 2, 0.2))
MARCH = ((0, 0, 0.6), (2, 2, 0.2), (3, 3, 0.14), (4, 1, 0.44), (5, 2, 0.13), (6, 3, 0.2), (7, 2, 0.13))
TABOR = ((0, 0.15), (4, 0.09), (6, 0.04), (7, 0.05))  # the little drum: (eighth, loudness)
WALTZ = ((0, 0, 0.56), (2, 1, 0.26), (3, 2, 0.18), (4, 3, 0.22), (5, 2, 0.16))


def piece(bars: tuple, pattern: tuple, eighth: float, drum: tuple = ()) -> Samples:
    """A tune as one loop; eighth in seconds; drum: its beats in a bar."""
    strings: dict[tuple[str, float], Samples] = {}
    step = int(eighth * RATE)
    per_bar = len(bars[0][1].split())
    loop = [0.0] * (len(bars) * per_bar * step)

    def string(note: str, seconds: float, bright: float) -> Samples:
        key = (note, seconds)
        if key not in strings:
            high = pitch(note)
            strings[key] = course(high, seconds, bright, 0.9962 if high > 200 else 0.9982, len(strings) + 5)
        return strings[key]

    beat = decaying(sine(128, 0.3, to=88), 13, 0.004) if drum else []
    for i, (chord, melody) in enumerate(bars):
        start = i * per_bar * step
        for at, loud in drum:
            mix(loop, beat, start + at * step, loud)
        notes = CHORDS[chord].split()
        for at, which, loud in pattern:
            mix(loop, string(notes[which], 2.4 if which else 3.0, 0.47 if which else 0.42), start + at * step, loud)
        for at, note in enumerate(melody.split()):
            if note != ".":
                human = (37 * (i + at) % 11 - 5) * 40  # no hand is a clock
                loud = 0.74 if at == 0 else 0.6
                mix(loop, string(note, 2.2, 0.58), start + at * step + human, loud)
    return hall(body(loop))


def pieces() -> dict[str, Samples]:
    """The music by the name of its file."""
    return {
        "title": levelled(piece(TITLE, PAVANE, 0.40), 0.16),
        "carolus_magnus": levelled(piece(CAROLUS_MAGNUS, ESTAMPIE, 0.26), 0.15),
        "lowenherz": levelled(piece(LOWENHERZ, MARCH, 0.272, TABOR), 0.15),
        "rose_king": levelled(piece(ROSE_KING, WALTZ, 0.345), 0.15),
    }
