"""Every piece of the ring as a function of the moment: lands, castles, knights, Charlemagne, labels, coins, arrows."""

from __future__ import annotations

from game.view.carolus_magnus.ring import Ring
from game.view.moment import Moment
from game.view.script import Piece


def ring_pieces(moment: Moment, ring: Ring, text: float = 1.0) -> dict[str, Piece]:
    """Return the pieces of the ring by their names (`names`); text: the size of letters on labels."""
    raise NotImplementedError
