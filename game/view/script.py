"""What moves on a table: the pieces, and the choreography of one step as motions, effects and cues. Pure."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.view.tween import Easing, in_out_cubic

GLIDE_MS = 280


@dataclass(frozen=True, slots=True)
class Piece:
    """One picture. x, y: its centre, w, h: its size, lift: its height over the table, all in logical units.

    angle: clockwise degrees. alpha: 0..255. sx, sy: stretch about the centre (a flip runs sx through 0). The names in
    `picture` and `shadow` mean what the painter of the view makes of them. A higher layer lies on top.
    """

    picture: str
    x: float
    y: float
    w: float
    h: float
    layer: int = 0
    angle: float = 0.0
    alpha: float = 255.0
    sx: float = 1.0
    sy: float = 1.0
    lift: float = 0.0
    shadow: str = ""


Pieces = Mapping[str, Piece]
#: changes an interpolated piece at a share of its motion: an arc, a squash, a flip
Bend = Callable[[Piece, float], Piece]
#: draws something that is no piece (a ring, sparks, a rising number) at a share of its time
Drawing = Callable[[Any, float], None]


def between(a: Piece, b: Piece, u: float) -> Piece:
    """Return the piece a share u of the way from a to b; picture, layer and shadow are those of b."""
    if u == 1 or a is b:
        return b
    return Piece(  # written out: this is done for every piece that moves, in every frame
        b.picture,
        a.x + (b.x - a.x) * u,
        a.y + (b.y - a.y) * u,
        a.w + (b.w - a.w) * u,
        a.h + (b.h - a.h) * u,
        b.layer,
        a.angle + (b.angle - a.angle) * u,
        a.alpha + (b.alpha - a.alpha) * u,
        a.sx + (b.sx - a.sx) * u,
        a.sy + (b.sy - a.sy) * u,
        a.lift + (b.lift - a.lift) * u,
        b.shadow,
    )


@dataclass(frozen=True, slots=True)
class Motion:
    """A piece on its way for `ms` after `delay` (both in ms at normal speed).

    source: where it starts (default: where it is then). target: where it arrives (default: where it belongs).
    layer: the layer while it moves. Several motions of one piece follow one another.
    """

    piece: str
    delay: float = 0.0
    ms: float = GLIDE_MS
    ease: Easing = in_out_cubic
    source: Piece | None = None
    target: Piece | None = None
    bends: tuple[Bend, ...] = ()
    layer: int | None = None


@dataclass(frozen=True, slots=True)
class Effect:
    """Something drawn over the pieces for `ms` after `delay`."""

    draw: Drawing
    delay: float = 0.0
    ms: float = 400.0


@dataclass(frozen=True, slots=True)
class Cue:
    """A call at a moment (a sound). Skipping drops the cues that were still to come."""

    call: Callable[[], Any]
    delay: float = 0.0


@dataclass(frozen=True, slots=True)
class Stop:
    """A blow: at `delay` everything stands still for `ms`, which is not counted in any other time of the script."""

    delay: float
    ms: float


@dataclass(slots=True)
class Script:
    """The choreography of one step; `hold` keeps the stage busy until that time even if nothing moves any more."""

    motions: list[Motion] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    stops: list[Stop] = field(default_factory=list)
    hold: float = 0.0

    @property
    def length(self) -> float:
        """When the last of it is over, in ms."""
        moved = [motion.delay + motion.ms for motion in self.motions]
        drawn = [effect.delay + effect.ms for effect in self.effects]
        return max([self.hold, *moved, *drawn, *(cue.delay for cue in self.cues)])

    def later(self, ms: float) -> Script:
        """Return the same choreography, everything `ms` later."""
        return Script(
            [replace(motion, delay=motion.delay + ms) for motion in self.motions],
            [replace(effect, delay=effect.delay + ms) for effect in self.effects],
            [replace(cue, delay=cue.delay + ms) for cue in self.cues],
            [replace(stop, delay=stop.delay + ms) for stop in self.stops],
            self.hold + ms,
        )


@dataclass(slots=True)
class Steps:
    """The script of one step, and the times of it (in ms) at which what is beside the pieces changes.

    count_at: when numbers in the panels change. turn_at: when the turn passes. next_at: from when on another step may
    run beside this one, infinite where none may.
    """

    script: Script
    count_at: float = 0.0
    turn_at: float = 0.0
    next_at: float = math.inf

    def later(self, ms: float) -> None:
        """Shift the times beside the script: it is to run beside another one that began `ms` ago."""
        self.count_at += ms
        self.turn_at += ms
        self.next_at += ms
