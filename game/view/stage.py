"""Pieces on their way: where every picture of a table is at a moment of time.

`pieces` is what a game's view computes from an observation: {id: Piece}. `Stage.show` puts them there; `move_to` lets
every piece travel from where it is shown now to where it belongs, by the motions of a `Script` or, without one, in a
straight line. Where a piece is depends on the time alone, so skipping is setting the time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.view.script import Motion, Piece, Pieces, Script, between
from game.view.tween import share

TICK_MS = 1000 / 60
FADE_MS = 160
FAST = 4


class Stage:
    """The pieces of one table and the time of their motions."""

    def __init__(self) -> None:
        self.pieces: dict[str, Piece] = {}  # where everything belongs
        self.fast = False
        self._start: dict[str, Piece] = {}
        self._motions: dict[str, list[Motion]] = {}
        self._script = Script()
        self._now = self._end = 0.0
        self._still = 0.0  # how much of a stop is left, in ms
        self._pace = 1.0

    @property
    def busy(self) -> bool:
        """Whether the running script is not over yet."""
        return self._now < self._end

    @property
    def now(self) -> float:
        """The time of the running script in ms, 0 when nothing runs."""
        return self._now

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
        self._script = replace(script, motions=script.motions + self._own_ways(script, start))
        self._motions = {}
        self._still = 0.0
        self._add(self._script.motions)
        self._end = self._script.length
        self._ring(-1.0)

    def join(self, pieces: Pieces, script: Script, pace: float = 1.0) -> None:
        """Start the way to `pieces` beside what is on its way already, which goes on."""
        if not self.busy or pace <= 0:
            self.move_to(pieces, script, pace)
            return
        old, self.pieces = self.pieces, dict(pieces)
        script = replace(script, motions=script.motions + self._own_ways(script, old)).later(self._now)
        for motion in script.motions:  # what turns back on its way first keeps its old goal
            self._motions[motion.piece] = [
                replace(one, target=one.target or old.get(one.piece)) for one in self._motions.get(motion.piece, [])
            ]
        self._add(script.motions)
        self._script.effects += script.effects
        self._script.cues += script.cues
        self._script.stops += script.stops
        self._end = max(self._end, script.length)
        for cue in script.cues:
            if cue.delay <= self._now:
                cue.call()

    def finish(self) -> None:
        """Jump to the end: every piece is where it belongs, effects and cues still to come are dropped."""
        self._start, self._motions, self._script = {}, {}, Script()
        self._now = self._end = self._still = 0.0

    def update(self) -> bool:
        """Advance by one tick; return whether the picture may have changed."""
        if not self.busy:
            return False
        if self._still > 0:
            self._still -= self._rate()
            return False
        before = self._now
        self._now += self._rate()
        self._stop(before)
        self._ring(before)
        if not self.busy:
            self.finish()
        return True

    def shown(self, remainder: float = 0.0) -> dict[str, Piece]:
        """Return the pieces as they are to be drawn now, {id: Piece}; `remainder` of the next tick has passed."""
        if not self.busy:
            return self.pieces
        now = min(self._end, self._ahead(remainder))
        out = {}
        for name in (*self._start, *(n for n in self.pieces if n not in self._start)):
            piece = self._piece_at(name, now)
            if piece is not None:
                out[name] = piece
        return out

    def moving(self) -> dict[str, int]:
        """Return the pieces that move now, or within a tick, with the lowest layer that each of them visits."""
        layers = {name: self._layers(name) for name, motions in self._motions.items() if self._is_on_way(motions)}
        # a piece that was on its way to appear may not be wanted any more: seats change hands at any time
        return {name: min(found) for name, found in layers.items() if found}

    def resting(self) -> dict[str, Piece]:
        """Return the pieces that do not move now: those that have not left yet, and those that have arrived."""
        if not self.busy:
            return self.pieces
        out = {}
        for name in (*self.pieces, *(n for n in self._start if n not in self.pieces)):
            motions = self._motions.get(name)
            if motions is not None and self._is_on_way(motions):
                continue
            arrived = motions is not None and self._now >= motions[-1].delay + motions[-1].ms
            piece = (self.pieces if arrived else self._start).get(name)
            if piece is not None:
                out[name] = piece
        return out

    def draw_effects(self, canvas: Any, remainder: float = 0.0) -> None:
        """Draw the effects that run now."""
        now = self._ahead(remainder)
        for effect in self._script.effects:
            if effect.delay <= now < effect.delay + effect.ms:
                effect.draw(canvas, share(now, effect.delay, effect.ms))

    def share_of(self, delay: float, ms: float, remainder: float = 0.0) -> float:
        """Return how far a span of the running script is over, 1 when nothing runs (for counters beside the stage)."""
        if not self.busy:
            return 1.0
        return share(self._ahead(remainder), delay, ms)

    # ---- the way there
    def _rate(self) -> float:
        return TICK_MS / self._pace * (FAST if self.fast else 1)

    def _ahead(self, remainder: float) -> float:
        """Return the time of the script when `remainder` of the next tick has passed."""
        return self._now if self._still > 0 else self._now + remainder * self._rate()

    def _stop(self, before: float) -> None:
        """Stand still at a stop that was reached since `before`."""
        for stop in self._script.stops:
            if before < stop.delay <= self._now:
                self._now, self._still = stop.delay, stop.ms

    def _ring(self, before: float) -> None:
        for cue in self._script.cues:
            if before < cue.delay <= self._now:
                cue.call()

    def _add(self, motions: list[Motion]) -> None:
        for motion in sorted(motions, key=lambda m: m.delay):
            self._motions.setdefault(motion.piece, []).append(motion)

    def _own_ways(self, script: Script, start: Pieces) -> list[Motion]:
        """Return motions for the pieces that are not as they were at the start but that the script does not name."""
        named = {motion.piece for motion in script.motions}
        out = []
        for name in {**start, **self.pieces}:
            old, new = start.get(name), self.pieces.get(name)
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

    def _is_on_way(self, motions: list[Motion]) -> bool:
        last = motions[-1]
        return motions[0].delay < self._now + self._rate() and self._now < last.delay + last.ms

    def _layers(self, name: str) -> list[int]:
        known = [p.layer for p in (self._start.get(name), self.pieces.get(name)) if p is not None]
        return known + [m.layer for m in self._motions[name] if m.layer is not None]
