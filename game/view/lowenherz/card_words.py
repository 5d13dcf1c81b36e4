"""What stands on cards, in words: lines of action cards, politics cards, decision cards."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz.cards import (
    ALLIANCE,
    BORDERS,
    DUCATS,
    KIND_VALUES,
    PARCHMENTS,
    POLITICS,
    RENEGADE,
)
from game.rules.lowenherz.hands import COUNTS


def line_words(line: tuple[str, int]) -> str:
    """Return a line of an action card: "8 ducats", "politics", "2 borders", "double knight"."""
    kind, n = line
    if kind == DUCATS:
        return ducats_words(n)
    if kind == POLITICS:
        return _("politics")
    if kind == BORDERS:
        return ngettext("{n} border", "{n} borders", n).format(n=n)
    return _("knight") if n == 1 else _("double knight")


def ducats_words(n: int) -> str:
    """Return a number of ducats."""
    return ngettext("{n} ducat", "{n} ducats", n).format(n=n)


def points_words(n: int) -> str:
    """Return a number of power points."""
    return ngettext("{n} power point", "{n} power points", n).format(n=n)


def kind_name(kind: int) -> str:
    """Return the name of a politics card, as it stands in a list: "renegade", "parchment 4", "treasure 10"."""
    if kind == RENEGADE:
        return _("renegade")
    if kind == ALLIANCE:
        return _("alliance")
    name = _("parchment {n}") if kind in PARCHMENTS else _("treasure {n}")
    return name.format(n=KIND_VALUES[kind])


def hand_parts(code: int) -> list[str]:
    """Return the politics cards of a code, each kind once: "2 renegades", "treasure 8"."""
    found = []
    for kind, count in enumerate(COUNTS[code]):
        if count > 1:
            several = (
                ngettext("{n} renegade", "{n} renegades", count)
                if kind == RENEGADE
                else ngettext("{n} alliance", "{n} alliances", count)
            )
            found.append(several.format(n=count))
        elif count:
            found.append(kind_name(kind))
    return found
