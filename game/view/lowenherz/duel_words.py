"""The words of the reveal of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import _, ngettext
from game.rules.lowenherz.cards import BORDERS, KIND_VALUES, POLITICS
from game.rules.lowenherz.hands import KINDS_OF
from game.view.listed import listed
from game.view.lowenherz import card_words

if TYPE_CHECKING:
    from game.view.lowenherz.duel import Duel, Fighter


def title(line: tuple[str, int], second: bool) -> str:
    """Return for what the duel is. second: whether these are the bids after a tie."""
    what = _subject(line)
    return _("{duel}: second bids").format(duel=what) if second else what


def _subject(line: tuple[str, int]) -> str:
    kind, n = line
    if kind == POLITICS:
        return _("Duel for the politics card")
    if kind == BORDERS:
        return ngettext("Duel for {n} border", "Duel for {n} borders", n).format(n=n)
    return _("Duel for the knight") if n == 1 else _("Duel for the double knight")


def fate(fighter: Fighter, duel: Duel) -> str:
    """Return what becomes of a bid."""
    if not fighter.worth:
        return _("bid nothing") if not fighter.wins else _("pays nothing")
    said = _("pays {bid}") if fighter.wins else _("bids again") if fighter.ties and duel.again else _("keeps {bid}")
    return said.format(bid=bid_words(fighter))


def bid_words(fighter: Fighter) -> str:
    """Return a bid: ducats, and the treasures by name."""
    parts = [card_words.ducats_words(fighter.ducats)] if fighter.ducats else []
    parts += [_("treasure {n}").format(n=KIND_VALUES[kind]) for kind in KINDS_OF[fighter.treasures]]
    return listed(parts)
