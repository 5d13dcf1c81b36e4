"""A choreography while it is made, in every game: the looks before and after, the script so far."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from game.view.script import Cue, Effect, Motion, Piece, Pieces, Script
from game.view.table_view import Play


class Laid(Protocol):
    """What it reads of a look."""

    @property
    def pieces(self) -> Pieces:
        """Every piece by its name."""


L = TypeVar("L", bound=Laid)


class Course(Generic[L]):
    """The script of one step. at: when the next thing may begin, in ms; named: the pieces that have a way already."""

    def __init__(self, look: L, before: L, play: Play, at: float) -> None:
        self.look, self.before, self.play, self.at = look, before, play, at
        self.script = Script()
        self.named: set[str] = set()

    def old(self, name: str) -> Piece | None:
        """Return a piece as it was before."""
        return self.before.pieces.get(name)

    def new(self, name: str) -> Piece | None:
        """Return a piece as it will be."""
        return self.look.pieces.get(name)

    def move(self, name: str, at: float, ms: float, **how: Any) -> None:
        """Let a piece move; the words are those of `Motion`."""
        self.named.add(name)
        self.script.motions.append(Motion(name, at, ms, **how))

    def sound(self, name: str, at: float) -> None:
        """Let a sound be heard."""
        self.script.cues.append(Cue(partial(self.play, name), at))

    def effect(self, draw: Callable[[Any, float], None], at: float, ms: float) -> None:
        """Let something be drawn over everything."""
        self.script.effects.append(Effect(draw, at, ms))
