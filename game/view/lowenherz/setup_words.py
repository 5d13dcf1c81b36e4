"""The words of Löwenherz for the scene that sets up a match: its title, its options, what each seat plays.

Sides are fixed by the seat, and are called by the colours of the pictures: red, gold, blue and black.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import N_, _, ngettext
from game.view.lowenherz.tones import picture
from game.view.view_package import OptionWords

if TYPE_CHECKING:
    from game.rules.lowenherz import State

_SIDES = (N_("Red"), N_("Gold"), N_("Blue"), N_("Black"))
_SPACINGS = (6, 7)


def title() -> str:
    """Return the name of the game."""
    return _("Löwenherz")


def tagline() -> str:
    """Return what the game is about, in half a line."""
    return _("Walls, knights and hard bargains")


def minutes() -> int:
    """Return how long a match takes."""
    return 90


def side_name(colour: int) -> str:
    """Return the name of a colour of the rules, as its pictures show it."""
    return _(_SIDES[colour])


def neutral_name() -> str:
    """Return the name of the colour that nobody plays."""
    return _("Neutral")


def option_words() -> dict[str, OptionWords]:
    """Return the words of the options of the table: first what changes least."""
    return {
        "first": OptionWords(
            _("Black castle"),
            _("Who begins: whoever has the black castle goes first, and hands it on after every round."),
            {
                "drawn": _("drawn by lot"), "1": _("first seat"), "2": _("second seat"), "3": _("third seat"),
                "4": _("fourth seat"),
            },
        ),
        "setup": OptionWords(
            _("Land"),
            _("Laid by chance, with castles placed by everybody, or the printed land with one region each (a shorter "
              "match, for three or four)."),
            {"variable": _("by chance"), "basic": _("as printed")},
        ),
        "spacing": OptionWords(
            _("Castles apart"),
            _("How many steps castles of one colour must lie apart at the start."),
            {str(n): ngettext("{n} step", "{n} steps", n).format(n=n) for n in _SPACINGS},
        ),
        "double_knight": OptionWords(
            _("Double knight"),
            _("Whether the expansion of a double knight comes after the knight, or also before it."),
            {"knight_first": _("knight first"), "either": _("either order")},
        ),
        "purses": OptionWords(
            _("Purses"),
            _("Whether everybody sees how many ducats the others have, or has to remember it."),
            {"hidden": _("hidden"), "open": _("seen by all")},
        ),
    }  # fmt: skip


def seat_words(options: dict[str, str], seats: int) -> tuple[str, ...]:
    """Return the colour of each seat."""
    return tuple(side_name(seat) for seat in range(seats))


def side_option() -> str:
    """Return that no option says who plays which colour: the seat does."""
    return ""


def side_pictures(options: dict[str, str], seats: int) -> tuple[str, ...]:
    """Return the crest of each seat's colour."""
    return tuple(picture("crest", seat) for seat in range(seats))


def seat_picture(state: State, seat: int) -> str:
    """Return the crest of the colour that a seat plays."""
    return picture("crest", seat)
