"""What the parts of the choreography share: the looks before and after, the script so far, and how things fly."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from game.view.carolus_magnus import names
from game.view.carolus_magnus.bends import arc
from game.view.carolus_magnus.middle import Middle
from game.view.carolus_magnus.ring import Ring
from game.view.moment import Moment
from game.view.script import Cue, Motion, Piece, Pieces, Script
from game.view.table_view import Play
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


class Course:
    """The script of one step while it is made. at: when the next thing may begin, in ms."""

    def __init__(self, look: Shown, before: Shown, play: Play, at: float) -> None:
        self.look, self.before, self.play, self.at = look, before, play, at
        self.script = Script()
        self._named: set[str] = set()

    def old(self, name: str) -> Piece | None:
        """Return a piece as it was before."""
        return self.before.pieces.get(name)

    def new(self, name: str) -> Piece | None:
        """Return a piece as it will be."""
        return self.look.pieces.get(name)

    def move(self, name: str, at: float, ms: float, **how: Any) -> None:
        """Let a piece move; the words are those of `Motion`."""
        self._named.add(name)
        self.script.motions.append(Motion(name, at, ms, **how))

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

    def sound(self, name: str, at: float) -> None:
        """Let a sound be heard."""
        self.script.cues.append(Cue(partial(self.play, name), at))

    def is_named(self, name: str) -> bool:
        """Return whether a piece has its way already."""
        return name in self._named

    def put_out(self, prefixes: tuple[str, ...], at: float) -> None:
        """Let the pieces of some kinds that are there no longer fade from a moment on."""
        for name, old in self.before.pieces.items():
            if name.startswith(prefixes) and name not in self.look.pieces and name not in self._named:
                self.move(name, at, 160, target=replace(old, alpha=0))

    def rest(self, prefixes: tuple[str, ...], at: float, ms: float = 280.0) -> None:
        """Let all pieces of some kinds that have no way yet change from a moment on: glide, appear, fade."""
        for name in {**self.before.pieces, **self.look.pieces}:
            if name in self._named or not name.startswith(prefixes):
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
