"""What the search of every game is built on: work that is done piece by piece, and a ranking of what it found."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import TypeVar

from game.ai.levels import Ranking

Working = Generator[float, None, None]  # yields how much is done, 0 to 1
Found = TypeVar("Found")


class Pieces:
    """A search whose work is a generator: a step is what lies between two of its yields."""

    def __init__(self, work: Working) -> None:
        self._work = work
        self._done = 0.0
        self._more = True

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return self._done if self._more else 1.0

    def step(self) -> bool:
        """Look a little further; return whether there is more to do."""
        done = next(self._work, None)
        self._more = done is not None
        self._done = max(self._done, done or 0.0)
        return self._more


def nothing() -> Working:
    """Return the work of a position in which nothing is to be looked at."""
    yield from ()


def telling(done: float, work: Generator[object, None, Found]) -> Generator[float, None, Found]:
    """Yield how much is done for every piece of a part of the work; return what the part returns."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            found: Found = stop.value
            return found
        yield done


def best_first(values: Iterable[tuple[int, float]]) -> Ranking:
    """Return (action, value for the actor), best first, equals by number."""
    return sorted(values, key=lambda choice: (-choice[1], choice[0]))
