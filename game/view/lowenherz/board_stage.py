"""The stage of the board: it knows which pieces are on their way at this moment, not only in the whole script."""

from __future__ import annotations

from game.view.script import Motion, Piece
from game.view.stage import Stage


class BoardStage(Stage):
    """The pieces of the table and the time of their motions."""

    def moving(self) -> dict[str, int]:
        """Return the pieces that move now, or within a tick, with the lowest layer that each of them visits."""
        layers = {name: self._layers(name) for name, motions in self._motions.items() if self._is_on_way(motions)}
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

    def _is_on_way(self, motions: list[Motion]) -> bool:
        last = motions[-1]
        return motions[0].delay < self._now + self._rate() and self._now < last.delay + last.ms
