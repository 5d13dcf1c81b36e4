"""Pieces on their way: where every picture of a table is at a moment of time.

`pieces` is what a game's view computes from an observation: {id: Piece}. `Stage.show` puts them there; `move_to` lets
every piece travel from where it is shown now to where it belongs, by the motions of a `Script` or, without one, in a
straight line. Where a piece is depends on the time alone, so skipping is setting the time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from game.view.tween import Easing, in_out_cubic, mix, share

TICK_MS = 1000 / 60
GLIDE_MS, FADE_MS = 280, 160
FAST = 4


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


_MIXED = tuple(f.name for f in fields(Piece) if f.name not in ("picture", "layer", "shadow"))

Pieces = Mapping[str, Piece]
#: changes an interpolated piece at a share of its motion: an arc, a squash, a flip
Bend = Callable[[Piece, float], Piece]
#: draws something that is no piece (a ring, sparks, a rising number) at a share of its time
Drawing = Callable[[Any, float], None]


def between(a: Piece, b: Piece, u: float) -> Piece:
    """Return the piece a share u of the way from a to b; picture, layer and shadow are those of b."""
    if u == 1:
        return b
    mixed: dict[str, Any] = {name: mix(getattr(a, name), getattr(b, name), u) for name in _MIXED}
    return replace(b, **mixed)


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


@dataclass(slots=True)
class Script:
    """The choreography of one step; `hold` keeps the stage busy until that time even if nothing moves any more."""

    motions: list[Motion] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    hold: float = 0.0

    @property
    def length(self) -> float:
        moved = [motion.delay + motion.ms for motion in self.motions]
        drawn = [effect.delay + effect.ms for effect in self.effects]
        return max([self.hold, *moved, *drawn, *(cue.delay for cue in self.cues)])


class Stage:
    """The pieces of one table and the time of their motions."""

    def __init__(self) -> None:
        self.pieces: dict[str, Piece] = {}  # where everything belongs
        self.fast = False
        self._start: dict[str, Piece] = {}
        self._motions: dict[str, list[Motion]] = {}
        self._script = Script()
        self._now = self._end = 0.0
        self._pace = 1.0

    @property
    def busy(self) -> bool:
        return self._now < self._end

    def show(self, pieces: Pieces) -> None:
        """Put every piece where it belongs, at once."""
        self.pieces = dict(pieces)
        self.finish()

    def move_to(self, pieces: Pieces, script: Script | None = None, pace: float = 1.0) -> None:
        """Start the way to `pieces` by `script`; pieces it does not name glide, appear and fade by themselves.

        pace multiplies all times; with 0 nothing moves and nothing waits, and of the cues all sound at once.
        """
        start = self.shown()
        script = script or Script()
        if pace <= 0:
            self.show(pieces)
            for cue in script.cues:
                cue.call()
            return
        self.pieces = dict(pieces)
        self._start, self._pace, self._now = start, pace, 0.0
        self._script = replace(script, motions=script.motions + self._own_ways(script))
        self._motions = {}
        for motion in sorted(self._script.motions, key=lambda m: m.delay):
            self._motions.setdefault(motion.piece, []).append(motion)
        self._end = self._script.length
        self._ring(-1.0)

    def finish(self) -> None:
        """Jump to the end: every piece is where it belongs, effects and cues still to come are dropped."""
        self._start, self._motions, self._script = {}, {}, Script()
        self._now = self._end = 0.0

    def update(self) -> bool:
        """Advance by one tick; return whether the picture may have changed."""
        if not self.busy:
            return False
        before = self._now
        self._now += self._rate()
        self._ring(before)
        if not self.busy:
            self.finish()
        return True

    def shown(self, remainder: float = 0.0) -> dict[str, Piece]:
        """Return the pieces as they are to be drawn now, {id: Piece}; `remainder` of the next tick has passed."""
        if not self.busy:
            return self.pieces
        now = min(self._end, self._now + remainder * self._rate())
        out = {}
        for name in (*self._start, *(n for n in self.pieces if n not in self._start)):
            piece = self._piece_at(name, now)
            if piece is not None:
                out[name] = piece
        return out

    def moving(self) -> dict[str, int]:
        """Return the pieces that move in the running script, with the lowest layer that each of them visits."""
        return {name: min(self._layers(name)) for name in self._motions}

    def draw_effects(self, canvas: Any, remainder: float = 0.0) -> None:
        """Draw the effects that run now."""
        now = self._now + remainder * self._rate()
        for effect in self._script.effects:
            if effect.delay <= now < effect.delay + effect.ms:
                effect.draw(canvas, share(now, effect.delay, effect.ms))

    def share_of(self, delay: float, ms: float, remainder: float = 0.0) -> float:
        """Return how far a span of the running script is over, 1 when nothing runs (for counters beside the stage)."""
        if not self.busy:
            return 1.0
        return share(self._now + remainder * self._rate(), delay, ms)

    # ---- the way there
    def _rate(self) -> float:
        return TICK_MS / self._pace * (FAST if self.fast else 1)

    def _ring(self, before: float) -> None:
        for cue in self._script.cues:
            if before < cue.delay <= self._now:
                cue.call()

    def _own_ways(self, script: Script) -> list[Motion]:
        """Return motions for the pieces that change but that the script does not name."""
        named = {motion.piece for motion in script.motions}
        out = []
        for name in {**self._start, **self.pieces}:
            old, new = self._start.get(name), self.pieces.get(name)
            if name in named or old == new:
                continue
            if old is None and new is not None:
                out.append(Motion(name, 0, FADE_MS, source=replace(new, alpha=0)))
            elif new is None and old is not None:
                out.append(Motion(name, 0, FADE_MS, target=replace(old, alpha=0)))
            else:
                out.append(Motion(name))
        return out

    def _piece_at(self, name: str, now: float) -> Piece | None:
        motions = self._motions.get(name)
        here = self._start.get(name)
        if motions is None:
            return here
        last = motions[-1]
        if now >= last.delay + last.ms:
            return self.pieces.get(name)
        for motion in motions:
            if now < motion.delay:
                break
            here = self._on_way(motion, here, now)
        return here

    def _on_way(self, motion: Motion, here: Piece | None, now: float) -> Piece | None:
        target = motion.target or self.pieces.get(motion.piece)
        source = motion.source or here or target
        if source is None or target is None:
            return None
        u = share(now, motion.delay, motion.ms)
        piece = between(source, target, motion.ease(u))
        if u >= 1:
            return piece
        for bend in motion.bends:
            piece = bend(piece, u)
        return piece if motion.layer is None else replace(piece, layer=motion.layer)

    def _layers(self, name: str) -> list[int]:
        known = [p.layer for p in (self._start.get(name), self.pieces.get(name)) if p is not None]
        return known + [m.layer for m in self._motions[name] if m.layer is not None]
