"""Shows the changes of a match one after another, so that the picture follows while nobody has to wait for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from game.match import Change, Entry, Match, watch
from game.rules.core import State
from game.scenes.chronicle import Chronicle
from game.scenes.seats import looks_of
from game.view.moment import JOINT, Moment, SeatLook, Sentence, ViewPreferences
from game.view.table_view import TableView
from game.view.view_package import ViewPackage

LAST = 48  # plies that a view may look back
BREATH, STILL = 8, 50  # ticks between the plies that are shown again; the second where nothing moves by itself

# Completes the moment that shows the newest state of the match: actions, undo, whose hand lies at the bottom.
Complete = Callable[[Moment], Moment]


class Show:
    """The shown part of a match: what the view shows, and the changes that wait for it.

    seat: whose hand lies at the bottom, None for a spectator. told: is given the lines of a change when it is shown.
    looks: who sits where, as it is shown; () for what the match says. without: what can never be done here, which holds
    for every moment, also those on the way to the newest one.
    """

    def __init__(
        self,
        match: Match,
        view: TableView,
        package: ViewPackage,
        preferences: Callable[[], ViewPreferences],
        complete: Complete,
        told: Callable[[tuple[Sentence, ...]], None] = lambda lines: None,
        looks: tuple[SeatLook, ...] = (),
        replaying: bool = False,
        without: Callable[[], tuple[str, ...]] = tuple,
    ) -> None:
        self.match, self.view, self.replaying = match, view, replaying
        self.looks = looks or looks_of(match.seats)
        self.chronicle = Chronicle(package, self.looks)
        self.seat: int | None = None
        self._preferences = preferences
        self._complete, self._without = complete, without
        self._told = told
        self._waiting: deque[Change] = deque()
        self._log: list[Entry] = []
        self._observation: State | None = None
        self._looking_back = False
        self._pause = 0  # ticks until the next ply is shown again

    @property
    def is_settled(self) -> bool:
        """Whether the newest state is shown and nothing moves."""
        return not self._waiting and not self.view.busy

    @property
    def is_newest(self) -> bool:
        """Whether the view shows or moves towards the newest state of the match."""
        return not self._waiting

    @property
    def is_looking_back(self) -> bool:
        """Whether plies that have been seen are shown again."""
        return self._looking_back

    def begin(self) -> None:
        """Show the match as it stands, at once. Also after a change of the language."""
        self._take_newest()
        self.view.show(self.moment())

    def push(self, changes: Sequence[Change]) -> None:
        """Show these changes after those that wait; who sits where is told by `know`."""
        self._waiting.extend(change for change in changes if change.reseat is None)
        self._advance()

    def update(self) -> None:
        """Advance by one tick."""
        self.view.update()
        self._advance()
        self._looking_back = self._looking_back and not self.is_settled

    def look_back(self, ply: int) -> None:
        """Go back to the position after `ply` plies and show from there on again what has happened."""
        before = self._observation
        assert before is not None
        again, link = watch(self.match)
        link.seek(ply)
        again.poll()
        self._log, self._observation = list(again.log), again.observation(self.seat)
        self.chronicle.rebuild(self.match, ply)
        link.seek(len(self.match.log))
        self._waiting = deque(change for change in again.poll(self.seat) if change.reseat is None)
        self._looking_back = True
        self._rest()
        self.view.play(self.moment(), before, None)

    def catch_up(self) -> None:
        """Show everything that waits, at once."""
        self._looking_back = False
        self.view.finish()
        while self._waiting:
            self._play(self._waiting.popleft())
            self.view.finish()

    def know(self, looks: tuple[SeatLook, ...]) -> None:
        """Take over who sits where now."""
        self.looks = looks
        self.chronicle.seats = looks
        if self._observation is not None:
            self.refresh()

    def turn_to(self, seat: int | None) -> None:
        """Lay the hand of another seat at the bottom."""
        self.seat = seat
        self.jump()

    def jump(self) -> None:
        """Glide to the newest state of the match, passing over what waits."""
        before = self._observation
        assert before is not None
        self._take_newest()
        self.view.play(self.moment(), before, None)

    def refresh(self) -> None:
        """Tell the view what changed beside the state: the settings, that a computer thinks, what can be undone."""
        self.view.refresh(self.moment())

    def moment(self) -> Moment:
        """Return what the view is to show now."""
        assert self._observation is not None
        shown = Moment(
            observation=self._observation,
            seat=self.seat,
            actor=self._observation.actor,
            seats=self.looks,
            chronicle=self.chronicle.lines,
            last=tuple(pair for entry in self._log[-LAST:] for pair in entry.pairs),
            joint=self._log[-1].pairs if self._log and self._log[-1].is_joint else (),
            preferences=self._preferences(),
            replaying=self.replaying,
            without=self._without(),
        )
        return self._complete(shown) if self.is_newest else shown

    def _take_newest(self) -> None:
        self._waiting.clear()
        self._looking_back = False
        self._log = list(self.match.log)
        self._observation = self.match.observation(self.seat)
        self.chronicle.rebuild(self.match, len(self._log))

    def _advance(self) -> None:
        if not self._waiting or not self.view.ready:
            return
        if self._looking_back and self._pause:
            self._pause -= 1
            return
        self._play(self._waiting.popleft())

    def _play(self, change: Change) -> None:
        if change.entry is None:
            del self._log[change.ply :]
        else:
            self._log.append(change.entry)
        lines = self.chronicle.add(change)
        self._observation = change.after
        self.view.play(self.moment(), change.before, action_of(change.entry))
        self._told(lines)
        if lines:
            self._rest()

    def _rest(self) -> None:
        """Leave time to look before the next ply is shown again."""
        self._pause = BREATH if self._preferences().pace else STILL


def action_of(entry: Entry | None) -> int | None:
    """Return by what a view is told of an entry: its action, JOINT for what several chose at once, None for neither."""
    if entry is None:
        return None
    return JOINT if entry.is_joint else entry.action
