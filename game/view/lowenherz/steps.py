"""What the parts of the choreography share: the looks before and after, the script so far, and how things move."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

from game.view import course
from game.view import script as scripts
from game.view.lowenherz import names
from game.view.lowenherz.look import Look
from game.view.script import Bend, Piece
from game.view.table_view import Play
from game.view.tween import bump, in_out_cubic, in_quad, linear, out_back, out_cubic

ANNOUNCE, HOLD = 300.0, 260.0  # a deed of somebody else is announced first, and stands a while
RISE_MS, FALL_MS, STEP_MS, DROP_MS = 300.0, 260.0, 360.0, 260.0


@dataclass(slots=True)
class Steps(scripts.Steps):
    """The script of one step and its times.

    spread: by field, when its new colour begins to appear. spread_at: when those do that are not named.
    """

    spread: dict[int, float] = field(default_factory=dict)
    spread_at: float = 0.0


class Course(course.Course[Look]):
    """The script of one step while it is made."""

    def __init__(self, look: Look, before: Look, play: Play, at: float) -> None:
        super().__init__(look, before, play, at)
        self.spread: dict[int, float] = {}
        self._new = [name for name in look.pieces if name not in before.pieces]
        self._gone = [name for name in before.pieces if name not in look.pieces]

    def appeared(self, kind: str) -> list[str]:
        """Return the names of the pieces of a kind that were not there before."""
        return [name for name in self._new if name.startswith(kind)]

    def vanished(self, kind: str) -> list[str]:
        """Return the names of the pieces of a kind that are there no longer."""
        return [name for name in self._gone if name.startswith(kind)]

    # ---- ways to come and go
    def rise(self, name: str, at: float, ms: float = RISE_MS) -> None:
        """Let a piece grow out of the ground."""
        self.move(name, at, ms, ease=linear, source=self.new(name), bends=(grow,))

    def sink(self, name: str, at: float, ms: float = FALL_MS) -> None:
        """Let a piece that is there no longer fall into the ground."""
        self.move(name, at, ms, ease=linear, target=self.old(name), bends=(shrink,))

    def drop(self, name: str, at: float, ms: float = DROP_MS) -> None:
        """Let a piece fall from above to its place."""
        new = self.new(name)
        if new is not None:
            self.move(name, at, ms, ease=in_quad, source=replace(new, lift=60.0, alpha=0.0), bends=(appear,))
            self.move(name, at + ms, 160, source=new, bends=(squash,))

    def march(self, name: str, start: tuple[float, float], at: float, ms: float = STEP_MS) -> None:
        """Let a piece walk to its place from a point."""
        new = self.new(name)
        if new is not None:
            source = replace(new, x=start[0], y=start[1])
            self.move(name, at, ms, ease=in_out_cubic, source=source, bends=(appear, hop))

    def fade(self, name: str, at: float, ms: float = FALL_MS) -> None:
        """Let a piece that is there no longer fall over and fade."""
        old = self.old(name)
        if old is not None:
            self.move(name, at, ms, ease=out_cubic, target=replace(old, alpha=0.0, angle=-70.0, y=old.y + 12))

    def glide(self, name: str, at: float, ms: float = 420.0) -> None:
        """Let a piece that changed place go there."""
        if self.old(name) != self.new(name):
            self.move(name, at, ms, layer=names.FLYING)


# ---- bends
def grow(piece: Piece, u: float) -> Piece:
    """A thing that grows out of the ground, its foot in place."""
    return footed(piece, max(0.02, min(1.12, out_back(u))))


def shrink(piece: Piece, u: float) -> Piece:
    """A thing that sinks into the ground, its foot in place."""
    return replace(footed(piece, max(0.02, 1 - in_quad(u))), alpha=255 * min(1.0, (1 - u) * 2))


def footed(piece: Piece, sy: float) -> Piece:
    """Return a piece that is so much as high, standing where it stood."""
    return replace(piece, sy=sy, y=piece.y + piece.h / 2 * (1 - sy))


def appear(piece: Piece, u: float) -> Piece:
    """A thing that becomes visible in the first quarter of its way."""
    return replace(piece, alpha=255 * min(1.0, u * 4))


def hop(piece: Piece, u: float) -> Piece:
    """The gait of somebody who walks: three small hops, swaying."""
    beat = u * 3 * math.pi
    return replace(piece, lift=4.0 * abs(math.sin(beat)), angle=3.0 * math.sin(beat) * (1 - u))


def squash(piece: Piece, u: float) -> Piece:
    """A thing that landed: flatter for a moment."""
    return footed(piece, 1 - 0.12 * math.sin(u * math.pi))


def pop(piece: Piece, u: float) -> Piece:
    """A thing that changed: larger for a moment."""
    by = 1 + 0.25 * bump(u)
    return replace(piece, sx=by, sy=by)


def along(points: tuple[tuple[float, float], ...]) -> Bend:
    """Return a way over some points, evenly, in place of the straight one."""

    def bend(piece: Piece, u: float) -> Piece:
        at = u * (len(points) - 1)
        n = min(int(at), len(points) - 2)
        (ax, ay), (bx, by) = points[n], points[n + 1]
        part = at - n
        return replace(piece, x=ax + (bx - ax) * part, y=ay + (by - ay) * part, lift=5.0 * bump(part))

    return bend
