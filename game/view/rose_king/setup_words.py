"""The words of Rose King for the scene that sets up a match: its title, its options, what each seat plays."""

from __future__ import annotations

from game.language import _
from game.rules.rose_king import NOBODY, RED, WHITE, State
from game.view.rose_king.houses import HOUSE_WORDS
from game.view.rose_king.words import house_name
from game.view.view_package import OptionWords


def title() -> str:
    """Return the name of the game."""
    return _("Rose King")


def tagline() -> str:
    """Return what the game is about, in half a line."""
    return _("One crown, two roses, bold areas")


def minutes() -> int:
    """Return how long a match takes."""
    return 20


def option_words() -> dict[str, OptionWords]:
    """Return the words of both options of the table."""
    return {
        "red": OptionWords(
            _("Lancaster"),
            _("Lancaster is red and moves first."),
            {"first": _("first seat"), "second": _("second seat"), "drawn": _("drawn by lot")},
        ),
        "reshuffle": OptionWords(
            _("Shuffle"),
            _("When the discards become a new pile: once a card is needed, or as soon as the pile is empty."),
            {"lazy": _("when needed"), "eager": _("at once")},
        ),
    }


def seat_words(options: dict[str, str], seats: int = 2) -> tuple[str, ...]:
    """Return what each of the two seats plays under these options."""
    red = _("{house}, red").format(house=house_name(RED))
    white = _("{house}, white").format(house=house_name(WHITE))
    chosen = options.get("red", "first")
    if chosen == "drawn":
        return _("drawn by lot"), _("drawn by lot")
    return (red, white) if chosen == "first" else (white, red)


def side_option() -> str:
    """Return the key of the option that says who plays which house."""
    return "red"


def seat_picture(state: State, seat: int) -> str:
    """Return the rose of the house that a seat plays, "" before the lot has fallen."""
    house = state.house_of(seat)
    return "" if house == NOBODY else f"rose_king/rose_{HOUSE_WORDS[house]}"


def side_pictures(options: dict[str, str], seats: int = 2) -> tuple[str, ...]:
    """Return the shield of each of the two seats under these options."""
    red, white = "rose_king/shield_red", "rose_king/shield_white"
    chosen = options.get("red", "first")
    if chosen == "drawn":
        return "ui/crest_empty", "ui/crest_empty"
    return (red, white) if chosen == "first" else (white, red)
