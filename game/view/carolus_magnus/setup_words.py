"""The words of Carolus Magnus for the scene that sets up a match: its title, its options, what each seat plays.

Sides are fixed by the seat: with two and three seats each has its own, with four the first two are one team.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import N_, _
from game.rules import carolus_magnus as rules
from game.view.carolus_magnus.names import castle_picture
from game.view.view_package import OptionWords

if TYPE_CHECKING:
    from game.rules.carolus_magnus import State

_SIDES = (N_("White"), N_("Black"), N_("Grey"))


def title() -> str:
    """Return the name of the game."""
    return _("Carolus Magnus")


def tagline() -> str:
    """Return what the game is about, in half a line."""
    return _("Fifteen lands become an empire")


def minutes() -> int:
    """Return how long a match takes."""
    return 45


def side_name(side: int) -> str:
    """Return the name of a side, by the colour of its castles."""
    return _(_SIDES[side])


def option_words() -> dict[str, OptionWords]:
    """Return the words of the options of the table: first what changes least."""
    return {
        "first": OptionWords(
            _("First disc"),
            _("Who chooses a disc first in the first round."),
            {
                "drawn": _("drawn by lot"), "1": _("first seat"), "2": _("second seat"), "3": _("third seat"),
                "4": _("fourth seat"),
            },
        ),
        "talk": OptionWords(
            _("Partners talk"),
            _("Whether partners may give each other information and hints during the match."),
            {"no": _("no"), "yes": _("yes")},
        ),
        "crown_die": OptionWords(
            _("Turning a die"),
            _("House rule: whoever rolls no crown may turn one die to a crown."),
            {"no": _("no"), "yes": _("yes")},
        ),
        "roll": OptionWords(
            _("Dice"),
            _("House rule: roll at the start of the turn already, and take those knights at its end."),
            {"end": _("at the end"), "start": _("at the start")},
        ),
        "rounds": OptionWords(
            _("Round limit"),
            _("A match that goes on so long ends with that round: most castles win."),
            {str(limit): _("{n} rounds").format(n=limit) for limit in rules.ROUNDS},
        ),
    }  # fmt: skip


def seat_words(options: dict[str, str], seats: int) -> tuple[str, ...]:
    """Return the side of each seat; with four, partners are told from each other by the seat alone."""
    names = (side_name(side) for side in rules.SIDES[seats])
    return tuple(_("Team {side}").format(side=name) if seats == 4 else name for name in names)


def talk_rule(options: dict[str, str], seats: int) -> str:
    """Return why nobody writes during a match of partners who may not talk, "" for any other match."""
    if seats < 4 or options.get("talk", "no") != "no":
        return ""
    return _("Partners may not talk, so nobody writes until the match is over.")


def side_option() -> str:
    """Return that no option says who plays which side: the seat does."""
    return ""


def side_pictures(options: dict[str, str], seats: int) -> tuple[str, ...]:
    """Return the castle of each seat's side."""
    return tuple(castle_picture(side) for side in rules.SIDES[seats])


def seat_picture(state: State, seat: int) -> str:
    """Return the castle of the side that a seat plays."""
    return castle_picture(state.sides[seat])
