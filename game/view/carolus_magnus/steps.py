"""What the parts of the choreography share: the looks before and after, the script so far, and how things fly."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from game.view import course
from game.view.bends import arc
from game.view.carolus_magnus import names
from game.view.carolus_magnus.middle import Middle
from game.view.carolus_magnus.ring import Ring
from game.view.moment import Moment
from game.view.script import Piece, Pieces
from game.view.tween import in_out_cubic, linear

ANNOUNCE, HOLD = 350.0, 250.0  # a move of somebody else is announced first, and stands a while
FLIGHT_MS, ARMS_MS = 380.0, 460.0


class Shown(Protocol):
    """What the choreography reads of a look."""

    @property
    def moment(self) -> Moment:
        """The moment that is shown."""

    @property
    def state(self) -> Any:
        """Its observation."""

    @property
    def ring(self) -> Ring:
        """Where the lands lie."""

    @property
    def middle(self) -> Middle:
        """Where supply and dice lie."""

    @property
    def pieces(self) -> Pieces:
        """Every piece by its name."""


class Course(course.Course[Shown]):
    """The script of one step while it is made."""

    def fly(self, name: str, at: float, ms: float = FLIGHT_MS, height: float = 50.0, source: Piece | None = None,
            target: Piece | None = None) -> None:  # fmt: skip
        """Let a piece fly over everything else."""
        self.move(name, at, ms, ease=in_out_cubic, source=source, target=target, bends=(arc(height),),
                  layer=names.FLYING)  # fmt: skip

    def vanish(self, name: str, at: float) -> None:
        """Let a piece be gone from a moment on."""
        old = self.old(name)
        if old is not None:
            self.move(name, at, 0, ease=linear, target=replace(old, alpha=0))

    def change(self, name: str, at: float, ms: float = 0, **how: Any) -> None:
        """Let a piece stay as it was until a moment, and then become what it will be."""
        if self.old(name) != self.new(name):
            self.move(name, at, ms, **how)

    def put_out(self, prefixes: tuple[str, ...], at: float) -> None:
        """Let the pieces of some kinds that are there no longer fade from a moment on."""
        for name, old in self.before.pieces.items():
            if name.startswith(prefixes) and name not in self.look.pieces and name not in self.named:
                self.move(name, at, 160, target=replace(old, alpha=0))

    def rest(self, prefixes: tuple[str, ...], at: float, ms: float = 280.0) -> None:
        """Let all pieces of some kinds that have no way yet change from a moment on: glide, appear, fade."""
        for name in {**self.before.pieces, **self.look.pieces}:
            if name in self.named or not name.startswith(prefixes):
                continue
            old, new = self.old(name), self.new(name)
            if old == new:
                continue
            if old is None and new is not None:
                self.move(name, at, min(ms, 200), source=replace(new, alpha=0))
            elif new is None and old is not None:
                self.move(name, at, min(ms, 160), target=replace(old, alpha=0))
            else:
                self.move(name, at, ms)
