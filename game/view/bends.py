"""How moving pieces bend on their way, in every game: arcs and flips. Pure."""

from __future__ import annotations

import math
from dataclasses import replace

from game.view.script import Bend, Piece
from game.view.tween import bump


def arc(height: float) -> Bend:
    """Return a way that rises by `height` in its middle."""
    return lambda piece, u: replace(piece, lift=piece.lift + height * bump(u))


def turn_over(shown_before: str) -> Bend:
    """Return a flip about the upright axis: the old face until it stands on edge, then the new one."""

    def bend(piece: Piece, u: float) -> Piece:
        picture = shown_before if u < 0.5 else piece.picture
        return replace(piece, picture=picture, sx=max(0.03, abs(math.cos(u * math.pi))))

    return bend
