"""How moving pieces bend on their way: arcs, squashes, flips, hops, tumbling dice. Pure."""

from __future__ import annotations

import math
from dataclasses import replace

from game.view.carolus_magnus import names
from game.view.script import Bend, Piece

POSES, TUMBLES = 4, 3  # of Charlemagne while he walks, of a die in the air
SETTLED = 0.72  # from this share of its throw on a die shows its face


def squash(piece: Piece, u: float) -> Piece:
    """A thing that lands: flatter and broader for a moment."""
    by = 0.09 * math.sin(u * math.pi) * (1 - u * 0.4)
    return replace(piece, sx=1 + by, sy=1 - by, y=piece.y + piece.h * by / 2)


def pop(piece: Piece, u: float) -> Piece:
    """A thing that changed: larger for a moment."""
    by = 1 + 0.16 * math.sin(u * math.pi)
    return replace(piece, sx=by, sy=by)


def walk(height: float, strides: int = 2) -> Bend:
    """Return the gait of Charlemagne: poses that follow one another, a small hop at every stride."""

    def bend(piece: Piece, u: float) -> Piece:
        pose = int(u * strides * 2) % POSES
        hop = height * abs(math.sin(u * strides * math.pi))
        return replace(piece, picture=f"{names.PICTURES}emperor_walk_{pose}", lift=piece.lift + hop)

    return bend


def tumble(seed: int) -> Bend:
    """Return the throw of a die: it turns over in the air and on the tray, then lies still."""

    def bend(piece: Piece, u: float) -> Piece:
        lift = 60 * (1 - u) * abs(math.cos(u * 2.5 * math.pi)) * (1 if u < SETTLED else 0.4)
        angle = piece.angle + (1 - u) ** 2 * (430 + 70 * (seed % 3))
        if u >= SETTLED:
            return replace(piece, lift=lift, angle=angle)
        frame = (int(u * 14) + seed) % TUMBLES
        return replace(piece, picture=f"die/die_tumble_{frame}", lift=lift, angle=angle)

    return bend
