"""What one step of the table needs beside its script: when counters run, the ribbon unrolls, the board shakes."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.view import script as scripts
from game.view.script import Stop
from game.view.stage import Stage
from game.view.tween import shake

COUNT_MS, UNROLL_MS = 450.0, 320.0
STOP_MS, SHAKE_MS = 70.0, 200.0  # at a blow everything stands still, then the board shakes
MOST_SHAKE = 6.0  # pixels, in any window


@dataclass(slots=True)
class Steps(scripts.Steps):
    """The script of one step and its times. shake_at: when the board shakes, infinite where nothing does."""

    shake_at: float = math.inf

    def strike(self, at: float) -> None:
        """Add a blow."""
        self.script.stops.append(Stop(at, STOP_MS))
        self.shake_at = at
        self.script.hold = max(self.script.hold, at + SHAKE_MS)

    def later(self, ms: float) -> None:
        """Shift the times beside the script."""
        scripts.Steps.later(self, ms)
        self.shake_at += ms

    def counted(self, stage: Stage, remainder: float) -> float:
        """Return how far the counters have come, 0..1."""
        return stage.share_of(self.count_at, COUNT_MS, remainder)

    def unrolled(self, stage: Stage, remainder: float) -> float:
        """Return how far a new ribbon is unrolled, 0..1."""
        return 1 - (1 - stage.share_of(self.turn_at, UNROLL_MS, remainder)) ** 3

    def shaken(self, stage: Stage, strength: float, remainder: float) -> tuple[int, int]:
        """Return by how many pixels the board is out of its place; strength 0..1."""
        if not stage.busy or not strength or math.isinf(self.shake_at):
            return 0, 0
        u, reach = stage.share_of(self.shake_at, SHAKE_MS, remainder), MOST_SHAKE * strength
        return round(reach * shake(u, 3.5)), round(reach * 0.7 * shake(u, 2.5))
