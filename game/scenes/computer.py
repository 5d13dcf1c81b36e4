"""The computer players of one table: asked once a turn, heard when a person has had the time to follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.ai.levels import STRONGEST
from game.ai.messages import Best, Job, Notice
from game.ai.player import Answer
from game.match import Match

_SEEDS = 1 << 32
_PATIENCE = 600  # ticks that a hint is waited for: a player whose program broke must not stop the keys


class Players(Protocol):
    """What is used of `game.ai.player.ComputerPlayers`: one job at a time, a new one drops the old."""

    def start(self) -> None: ...

    def ask(self, job: Job) -> None: ...

    def poll(self) -> list[Answer]: ...

    def cancel(self) -> None: ...

    def close(self) -> None: ...


class Computers:
    """Asks for moves and hints of a match. tell: is given the sentences meant for the players.

    asked: the ply at which a move is being looked for, -1 while none is; seat: for whom.
    """

    def __init__(self, players: Players, match: Match, tell: Callable[[str], None]) -> None:
        self.asked, self.seat = -1, -1
        self._players, self._match, self._tell = players, match, tell
        self._number = 0  # of the question asked last
        self._hinting = False
        self._ticks = 0
        self._found: Best | None = None

    def start(self) -> None:
        """Prepare, so that the first move need not wait."""
        self._players.start()

    def think(self, seat: int) -> None:
        """See that the move of this seat is looked for; asking again for the same ply changes nothing."""
        ply = len(self._match.log)
        if self.asked == ply and self.seat == seat:
            return
        self._begin(ply, seat, hinting=False)
        level = self._match.seats[seat].level
        # the same position of the same match has the same answer: undo and another try meet the same opponent
        self._players.ask(self._job(level, (self._match.seed + ply) % _SEEDS))

    def ask_hint(self, seat: int) -> None:
        """Look for a good action of this seat."""
        self._begin(-1, seat, hinting=True)
        self._players.ask(self._job(STRONGEST, 0))

    def update(self) -> None:
        """Advance by one tick."""
        self._ticks += 1
        for answer in self._players.poll():
            if isinstance(answer, Best) and answer.job == self._number:
                self._found = answer
            elif isinstance(answer, Notice):
                self._tell(answer.text)

    def move(self, least: int) -> int | None:
        """Return the move once it is found, not before `least` ticks have passed; then none is looked for any more."""
        if self.asked < 0 or self._ticks < least or self._found is None:
            return None
        self.asked = -1
        return self._found.action

    def hint(self) -> Best | None:
        """Return the answer to a hint, once."""
        if not self._hinting or self._found is None:
            return None
        self._hinting = False
        return self._found

    @property
    def is_hinting(self) -> bool:
        """Whether a hint was asked for and comes soon."""
        return self._hinting and self._ticks < _PATIENCE

    def drop(self) -> None:
        """Stop looking: the position is gone."""
        if self.asked >= 0 or self._hinting:
            self.asked, self._hinting = -1, False
            self._players.cancel()

    def close(self) -> None:
        """End the work for good."""
        self.asked, self._hinting = -1, False
        self._players.close()

    def _begin(self, ply: int, seat: int, hinting: bool) -> None:
        self._number += 1
        self.seat = seat
        self.asked, self._hinting, self._found, self._ticks = ply, hinting, None, 0

    def _job(self, level: int, seed: int) -> Job:
        match = self._match
        observation = match.observation(self.seat).to_text()
        return Job(self._number, match.game.KEY, match.game.VERSION, self.seat, observation, level, seed)
