"""The words that every sentence of Carolus Magnus is made of: sides, players, colours, knights, arms, lists.

Colours and numbers come as they stand in a list ("2 red, green"), never inflected: so that they fit into any sentence
of any language. The arms are always what somebody wins or holds, which is an object in the languages that have one.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.language import N_, _, ngettext
from game.rules.carolus_magnus import State
from game.view import signs
from game.view.carolus_magnus import names
from game.view.carolus_magnus.setup_words import side_name
from game.view.listed import listed
from game.view.moment import SeatLook

NO_BREAK = "\u00a0"
ROW = 3  # more equal knights in a line of the chronicle are one with their number
_COLOURS = (N_("red"), N_("pink"), N_("blue"), N_("yellow"), N_("green"))
_ARMS = (N_("the red arms"), N_("the pink arms"), N_("the blue arms"), N_("the yellow arms"), N_("the green arms"))


def colour_name(colour: int) -> str:
    """Return the name of a colour."""
    return _(_COLOURS[colour])


def arms_name(colour: int) -> str:
    """Return the arms of a colour, as the object of a sentence."""
    return _(_ARMS[colour])


def player_name(state: State, seat: int, seats: Sequence[SeatLook]) -> str:
    """Return the name of the player, that of the side where nobody is known."""
    return seats[seat].name if 0 <= seat < len(seats) and seats[seat].name else side_name(state.sides[seat])


def colour_begins(colour: int) -> str:
    """Return the name of a colour as a sentence begins."""
    name = colour_name(colour)
    return name[:1].upper() + name[1:]


def knights_parts(counts: Sequence[int], crowns: int = 0) -> list[str]:
    """Return "2 red", "green", "a crown" for five counts and a number of crowns."""
    parts = [
        colour_name(colour) if count == 1 else f"{count}{NO_BREAK}{colour_name(colour)}"
        for colour, count in enumerate(counts)
        if count
    ]
    if crowns:
        parts.append(ngettext("a crown", "{n} crowns", crowns).format(n=crowns).replace(" ", NO_BREAK))
    return parts


def knights_words(counts: Sequence[int], crowns: int = 0) -> str:
    """Return "2 red, green and a crown" for five counts and a number of crowns."""
    return listed(knights_parts(counts, crowns))


def knights_signs(counts: Sequence[int], crowns: int = 0) -> str:
    """Return the same as a sign: a shield for every knight, of many of a colour one with their number, and crowns."""
    parts: list[str] = []
    for colour, count in enumerate(counts):
        parts += _several(names.knight_picture(colour), count)
    parts += _several(f"{names.PICTURES}crown_emblem", crowns)
    return signs.sign(knights_words(counts, crowns), parts)


def _several(picture: str, count: int) -> list[str]:
    if count > ROW:
        return [f"{NO_BREAK}{count}", signs.picture(picture)]
    return [signs.picture(picture)] * count


def arms_signs(colours: Sequence[int]) -> str:
    """Return the arms of some colours as a sign."""
    pictures = [signs.picture(names.arms_picture(colour)) for colour in colours]
    return signs.sign(listed([arms_name(colour) for colour in colours]), pictures)


def sums_words(strengths: Sequence[int]) -> str:
    """Return the strengths of all sides, "4 : 3 : 3"."""
    return f"{NO_BREAK}:{NO_BREAK}".join(str(strength) for strength in strengths)


def castles_words(n: int) -> str:
    """Return a number of castles in words."""
    return ngettext("{n} castle", "{n} castles", n).format(n=n)
