"""The colours of the two houses that are no pictures: inks, outlines of lands, shades, in every palette. Pure."""

from __future__ import annotations

from typing import NamedTuple

from game.view.palette import OXBLOOD

HOUSE_WORDS = ("red", "white")  # as the names of the pictures have it


class Tones(NamedTuple):
    """The colours of a house.

    ink: names and points on parchment. land: outline of a territory, its edge, its tint, the tint's opacity. seal: a
    number on its seal. shade: over a square that it threatens. dash: an attribute of the outline that breaks it.
    """

    ink: str
    land: tuple[str, str, str, float]
    seal: str
    shade: str
    dash: str = ""


_BROKEN = ' stroke-dasharray="9 5"'
TONES = {
    "heraldic": (
        Tones(OXBLOOD, ("#b3202a", "#5e0d14", "#b3202a", 0.30), "#ffeed0", "#5e0d14"),
        Tones("#233a6b", ("#fffdf5", "#233a6b", "#fffef8", 0.52), "#ffffff", "#1d2f55"),
    ),
    "contrast": (
        Tones("#a34700", ("#d55e00", "#4a1f00", "#d55e00", 0.34), "#2b1100", "#4a1f00"),
        Tones("#005687", ("#ffffff", "#003d66", "#f4fbff", 0.58), "#ffffff", "#003d66"),
    ),
    "greys": (
        Tones("#5a554b", ("#fffdf5", "#2a2722", "#fffdf5", 0.60), "#171512", "#5a554b"),
        Tones("#1c1a16", ("#1c1a16", "#f4f0e6", "#26231f", 0.42), "#ffffff", "#0b0a08", _BROKEN),
    ),
}


def tones(palette: str, house: int) -> Tones:
    """Return the colours of a house, 0 red and 1 white, in a palette."""
    return TONES[palette][house]


def tones_of(palette: str, word: str) -> Tones:
    """Return the colours of the house that pictures call "red" or "white"."""
    return TONES[palette][HOUSE_WORDS.index(word)]
