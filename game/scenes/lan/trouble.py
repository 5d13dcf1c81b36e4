"""What is amiss at a table on the network, and what can be done: the slip over the board, and the question to ask."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from game.language import _
from game.match import Match
from game.scenes.dialogs import Answer
from game.scenes.lan import table_words as words
from game.scenes.lan.company import Company, Missing
from game.scenes.lan.strip import Notice
from game.view.widgets.base import Words
from game.view.widgets.presence import clock_words
from net.events import Event, HostMoved, HostSilent, LinkBack, LinkLost
from net.facade import Session

STAND_IN = 2  # the strength of the computer player who takes a lost seat
_PATIENCE = 4  # seconds for which a lost connection is not worth a word
_MOST_WATCHERS = 2  # as many as there is room for in a menu


@dataclass(frozen=True)
class Inquiry:
    """A question that is to be asked now. key: two inquiries with the same key are the same one."""

    key: Hashable
    title: Words
    text: Words
    answers: tuple[Answer, ...]


class Trouble:
    """Hears of lost machines and silent hosts. leave: asks whether to save and leave."""

    def __init__(self, match: Match, company: Company, session: Session, seconds: Callable[[], float],
                 leave: Callable[[], object]) -> None:  # fmt: skip
        self._match, self._company, self._session = match, company, session
        self._seconds, self._leave = seconds, leave
        self._cut_at: float | None = None  # since when we have no connection of our own
        self._silent: HostSilent | None = None
        self._silences = 0
        self._settled: set[Hashable] = set()  # inquiries that were answered
        self._losses: dict[int, int] = {}  # peer -> how often it was lost
        self._lost: set[int] = set()

    @property
    def is_cut_off(self) -> bool:
        """Whether this machine has no connection to the host."""
        return self._cut_at is not None

    def hear(self, event: Event) -> None:
        """Take in what the session tells."""
        if isinstance(event, LinkLost) and self._cut_at is None:
            self._cut_at = self._seconds()
        elif isinstance(event, LinkBack | HostMoved):
            self._cut_at = self._silent = None
        elif isinstance(event, HostSilent):
            self._silent = event
            self._silences += 1

    def update(self) -> None:
        """Count how often each machine was lost, so that a new loss is a new question."""
        lost = {one.peer for one in self._company.missing()}
        for peer in lost - self._lost:
            self._losses[peer] = self._losses.get(peer, 0) + 1
        self._lost = lost

    def pause(self) -> str:
        """Return why nothing can be played now, with the name of whoever is missing; "" while all is well."""
        if self._cut_at is not None:
            return self._own_notice(int(self._seconds() - self._cut_at)).text
        missing = self._company.missing()
        return words.missing(missing[0]) if missing else words.pause(self._company.status.paused)

    # -- the slip

    def notice(self) -> Notice | None:
        """Return what the slip says now, None while all is well."""
        if self._match.is_over:
            return None
        if self._cut_at is not None:
            return self._own_notice(int(self._seconds() - self._cut_at))
        missing = self._missing()
        if missing:
            return self._missing_notice(missing[0])
        if self._company.status.paused in ("gathering", "desync", "draw"):
            return Notice("hourglass", self.pause())
        if self._company.lent(self._match.seats):
            return Notice("computer", _("The computer plays in your place."), _("Sit down again"), self.take_back)
        return None

    def _own_notice(self, seconds: int) -> Notice:
        host = self._company.name(self._company.host)
        if self._silent is not None:
            text = _("{name} has left.") if self._silent.has_left else _("{name} does not answer.")
            return Notice("lost", text.format(name=host), _("Decide"), self.ask_again)
        text = _("Connection lost. {name} is being called again … {time}")
        return Notice("lost", text.format(name=host, time=clock_words(seconds)))

    def _missing_notice(self, one: Missing) -> Notice:
        text = words.missing(one)
        if self._session.is_host:
            return Notice("lost", text, _("Decide"), self.ask_again)
        host = self._company.name(self._company.host)
        return Notice("lost", text + " " + _("{name} decides how it goes on.").format(name=host))

    # -- the question

    def inquiry(self) -> Inquiry | None:
        """Return the question to be asked now, None when there is none that was not answered yet."""
        return next((one for one in self._inquiries() if one.key not in self._settled), None)

    @property
    def has_question(self) -> bool:
        """Whether there is something to decide now, asked or answered."""
        return bool(self._inquiries())

    def settle(self, key: Hashable) -> None:
        """Take a question as answered."""
        self._settled.add(key)

    def ask_again(self) -> None:
        """Have the questions of this moment asked once more."""
        self._settled.difference_update(one.key for one in self._inquiries())

    def _inquiries(self) -> list[Inquiry]:
        """Return all that is to be decided here now, asked or not."""
        if self._match.is_over:
            return []
        if self._silent is not None:
            return [self._silent_inquiry(self._silent)]
        if not self._session.is_host or self.is_cut_off:
            return []
        return [self._missing_inquiry(one) for one in self._missing()]

    def _missing(self) -> list[Missing]:
        """Return who has left, or has been lost for so long that it is worth a word."""
        return [one for one in self._company.missing() if one.has_left or one.seconds >= _PATIENCE]

    def _silent_inquiry(self, silent: HostSilent) -> Inquiry:
        host, heirs = self._company.name(self._company.host), silent.heirs
        answers = [Answer("wait", lambda: _("Wait"), self._session.wait, "hourglass")]
        if any(heir.is_self for heir in heirs):
            answers.append(
                Answer("take_over", lambda: _("Take over as host"), self._session.take_over, "crown", "oxblood")
            )
        answers.append(Answer("leave", lambda: _("Save and leave"), self._leave, "door"))

        title = (lambda: _("The host has left")) if silent.has_left else (lambda: _("The host is silent"))
        key = ("silent", self._silences)
        return Inquiry(key, title, lambda: words.silent(host, heirs, silent.has_left), tuple(answers))

    def _missing_inquiry(self, one: Missing) -> Inquiry:
        peer = one.peer
        answers = [
            Answer("wait", lambda: _("Wait"), icon="hourglass"),
            Answer("computer", lambda: _("The computer plays on"), lambda: self._stand_in(peer), "computer"),
        ]
        for watcher in self._company.watchers()[:_MOST_WATCHERS]:
            answers.append(self._give_answer(peer, watcher.peer, watcher.name))
        answers.append(Answer("leave", lambda: _("Save and leave"), self._leave, "door"))

        def text() -> str:
            now = next((other for other in self._company.missing() if other.peer == peer), one)
            return words.missing(now)

        title = (lambda: _("An empty seat")) if one.has_left else (lambda: _("Connection lost"))
        key = ("lost", peer, self._losses.get(peer, 1), one.has_left)
        return Inquiry(key, title, text, tuple(answers))

    def _give_answer(self, peer: int, watcher: int, name: str) -> Answer:
        return Answer(
            f"give_{watcher}", lambda: _("{name} takes the seat").format(name=name),
            lambda: self._give(peer, watcher), "person",
        )  # fmt: skip

    # -- what is done

    def take_back(self) -> None:
        """Sit down again where the computer plays for us."""
        for seat in self._company.lent(self._match.seats):
            self._session.take_back(seat)

    def _stand_in(self, peer: int) -> None:
        for seat in self._company.seats_of(peer):
            if self._match.seats[seat].is_person:
                self._session.replace_lost(seat, STAND_IN)

    def _give(self, peer: int, watcher: int) -> None:
        for seat in self._company.seats_of(peer):
            if self._match.seats[seat].is_person:
                self._session.give_seat(seat, watcher)
                return
