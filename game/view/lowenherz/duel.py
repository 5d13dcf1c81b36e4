"""The reveal of a duel: chests open one after another, the highest bid wins the line, or swords clash in a tie.

All times in milliseconds at normal speed. It goes on by itself; whoever presses anything sees the end of it at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.lowenherz import events
from game.rules.lowenherz.board import NOBODY
from game.rules.lowenherz.contests import bid_value
from game.rules.lowenherz.happenings import BidsOpened
from game.view.canvas import Canvas
from game.view.lowenherz import duel_ahead, duel_picture
from game.view.lowenherz.duel_backdrop import Backdrop
from game.view.lowenherz.look import Look
from game.view.table_view import Play

TICK = 1000 / 60
COME, CHESTS, OPEN, EACH, COUNT, DECIDE, STAND, GO = 320.0, 380.0, 900.0, 620.0, 420.0, 320.0, 2100.0, 260.0
STILL = 1750.0  # how long the picture stands where nothing moves


@dataclass(frozen=True, slots=True)
class Fighter:
    """One who bids. treasures: a code; worth: of the whole bid; wins: alone, ties: for the highest bid."""

    seat: int
    ducats: int
    treasures: int
    worth: int
    wins: bool
    ties: bool


class Duel:
    """What is shown of one joint ply of bids. again: the bids tie for the first time, and come once more."""

    def __init__(self, look: Look, before: Look, play: Play) -> None:
        opened = next(one for one in events(before.state, dict(look.moment.joint), look.state)
                      if isinstance(one, BidsOpened))  # fmt: skip
        best = max(map(bid_value, opened.bids))
        self.fighters = tuple(
            Fighter(*bid, bid_value(bid), bid[0] == opened.winner, opened.winner == NOBODY and bid_value(bid) == best)
            for bid in opened.bids
        )
        self.line = before.state.card, before.state.line
        self.second = bool(before.state.bids)
        self.again = opened.winner == NOBODY and not self.second
        self.now, self._before, self._play = 0.0, before, play
        preferences = look.moment.preferences
        self._pace, self._still = preferences.pace, preferences.reduced_motion
        self._end = OPEN + EACH * len(self.fighters) + DECIDE + STAND + GO
        if self._still:
            self.now, self._pace = self._end - GO - STILL, 1.0
        self._shown = Backdrop()
        self._ahead: Iterator[None] | None = None  # what is to be seen, still to be made
        self._sound(-1.0, self.now)

    @property
    def winner(self) -> Fighter | None:
        """Whoever won the line, None after a tie."""
        return next((one for one in self.fighters if one.wins), None)

    @property
    def is_over(self) -> bool:
        """Whether all has been shown, or nothing is to be."""
        return self.now >= self._end or self._pace <= 0

    @property
    def moves(self) -> bool:
        """Whether anything moves; else the end of it stands for a while."""
        return not self._still

    def update(self, times: int) -> None:
        """Advance by a tick, so many times as fast."""
        was = self.now
        self.now += TICK * times / self._pace
        if self._still and self.now > self._end - GO:
            self.now = self._end
        self._sound(was, self.now)

    def _sound(self, was: float, now: float) -> None:
        """Play what is to be heard between two times."""
        found = [(0.0, "duel")]
        found += [(OPEN + EACH * n, "reveal") for n in range(len(self.fighters))]
        found.append((self.decided_at, "fanfare" if self.winner else "tie"))
        for at, name in found:
            if was < at <= now:
                self._play(name)

    # ---- how far it is, each 0..1
    @property
    def decided_at(self) -> float:
        """When the winner is known."""
        return OPEN + EACH * len(self.fighters) + DECIDE

    @property
    def come(self) -> float:
        """How far it has come, and at the end gone again."""
        return min(_part(self.now, 0.0, COME), 1 - _part(self.now, self._end - GO, GO))

    def covers(self, canvas: Canvas) -> bool:
        """Return whether nothing of the table shows through."""
        return self.come >= 1 and self._shown.fits(canvas)

    @property
    def goes(self) -> bool:
        """Whether all has been seen and it makes way for the table."""
        return self.now > self._end - GO

    def arrived(self, n: int) -> float:
        """How far the chest of the n-th has come."""
        return _part(self.now, CHESTS + 110 * n, 260.0)

    def opened(self, n: int) -> float:
        """How far the chest of the n-th is open."""
        return _part(self.now, OPEN + EACH * n, 140.0)

    def counted(self, n: int) -> float:
        """How far the bid of the n-th is counted."""
        return _part(self.now, OPEN + EACH * n + 60, COUNT)

    @property
    def decided(self) -> float:
        """How far it is known who wins."""
        return _part(self.now, self.decided_at, 300.0)

    @property
    def shows(self) -> tuple[float, ...]:
        """Times from which on the most is to be seen anew: closed chests, open ones, who wins."""
        return OPEN - 1, OPEN + EACH * len(self.fighters), self.decided_at + 1, self._end - GO

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw it over the whole table, and make a part of what is to be seen later."""
        duel_picture.draw(canvas, look, self, self._shown)
        if self._ahead is None:
            self._ahead = duel_ahead.while_closed(canvas, look, self, self._shown)
        else:
            next(self._ahead, None)


def _part(now: float, at: float, ms: float) -> float:
    return max(0.0, min(1.0, (now - at) / ms))
