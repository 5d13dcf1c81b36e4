"""Joins a match and a session of the network: what is chosen here goes to the log, what the log says comes back.

match, link = lan_match(session, started.start, connected.game_id)
for event in session.poll():
    link.hear(event)
changes = match.poll(seat)
if not link.check(): ...            # the log is told once more, `Rebuilt` comes; or link.is_lost
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from game.match import Entry, Match, Reseat, Restart, Rewind, Sealed
from game.match.log import Message
from game.match.match import Keeper
from game.match.referee import UNDO, play_text, position_digest
from game.match.start import match_from_start
from game.rules.catalog import GAMES
from game.rules.core import SIMULTANEOUS, Game
from net.events import Event, Played, Rebuilt
from net.facade import Session
from net.log import entry_from_line

MOST_HEALS = 3  # times that the log is told again before the rules of this machine are given up


class LanLink:
    """The link of a match over a session.

    start: the payload of the START entry. lines: the evidence for the match's file. is_lost: whether the match here
    does not come out as the log says, however often it is told.
    """

    def __init__(self, session: Session, start: Mapping[str, Any], game_id: bytes) -> None:
        self.is_lost = False
        self.lines = [f"lan {game_id.hex()}"]
        self._session, self._start = session, start
        self._match: Match | None = None
        self._queue: deque[Message] = deque()
        self._last: Played | None = None  # the newest entry heard
        self._base = 0  # number of the newest entry that the match has
        self._heals = 0
        self._failed = 0  # number of the entry after which the match was another
        self._healing = False
        self._sit_down()

    def join(self, match: Match) -> None:
        """Serve this match, which was made with this link."""
        self._match = match
        match.evidence = self.lines

    @property
    def match(self) -> Match:
        """The match that is served."""
        assert self._match is not None, "the link has joined no match"
        return self._match

    # -- what a link does

    def send(self, message: Message) -> None:
        """Send a choice or an undo to the log; it comes back as `Played`, or `NotEntered` comes instead."""
        if isinstance(message, Rewind):
            self._session.play(self.match.log[-1].actor, UNDO, self._base)
        elif isinstance(message, Entry) and self.match.actor == SIMULTANEOUS:
            self._session.seal(message.actor, play_text(message.word))
        elif isinstance(message, Entry):
            self._session.play(message.actor, play_text(message.word), self._base)

    def receive(self) -> list[Message]:
        """Return what the entries heard since the last call say."""
        messages = list(self._queue)
        self._queue.clear()
        self._base = 0 if self._last is None else self._last.seq
        return messages

    # -- what comes from the session

    def hear(self, event: Event) -> bool:
        """Take in an event of the session; return whether `poll` of the match is due."""
        if isinstance(event, Rebuilt):
            self._restart()
        elif isinstance(event, Played):
            self._take(event)
        else:
            return False
        return True

    def check(self) -> bool:
        """Return whether the match is where the log says, after `poll`; if not, ask once for everything again."""
        if self._healing or self.is_lost:
            return False
        last = self._last
        if last is None or self._queue:
            return True
        if self._is_at(last.digest):
            self._heals = 0 if last.seq >= self._failed else self._heals
            return True
        self._failed = max(self._failed, last.seq)
        self._heals += 1
        self.is_lost = self._heals > MOST_HEALS
        if not self.is_lost:
            self._healing = True
            self._session.heal()
        return False

    def _is_at(self, digest: bytes) -> bool:
        try:
            return not self.match.trouble and position_digest(self.match) == digest
        except Exception:  # a position that went wrong may fail at anything
            return False

    def _restart(self) -> None:
        self._healing = False
        self._last = None
        del self.lines[1:]
        self._queue.clear()
        self._queue.append(Restart())
        self._sit_down()

    def _take(self, played: Played) -> None:
        if self._healing:
            return  # all of it comes again
        self._last = played
        self.lines.append(played.line)
        if played.kind == "SEAL" and played.seat is not None:
            self._queue.append(Sealed(played.seat))
        elif played.kind == "TERM":
            self._move_computers(played.line)
        for result in played.results:
            if isinstance(result, Reseat):
                self._machines[result.seat] = result.machine
                self._is_person[result.seat] = result.holder.is_person
            self._queue.append(result)

    def _move_computers(self, line: str) -> None:
        """Another peer hosts: the computer players move there, and what they had sealed is void."""
        entry, _ = entry_from_line(line)
        _term, peer = entry.payload
        for seat, is_person in enumerate(self._is_person):
            if not is_person and self._machines[seat] != peer:
                self._machines[seat] = peer
                self._queue.append(Sealed(seat, False))

    def _sit_down(self) -> None:
        self._machines = [int(row["peer"]) for row in self._start["seats"]]
        self._is_person = [row["kind"] == "person" for row in self._start["seats"]]


def lan_match(
    session: Session,
    start: Mapping[str, Any],
    game_id: bytes,
    games: Mapping[str, Game] = GAMES,
    keeper: Keeper | None = None,
) -> tuple[Match, LanLink]:
    """Return the match that a session began with this START payload, before ply 1, and its link.

    Persons at other machines are persons here too. Raises `game.match.start.UnknownTable`, where the session's own
    engine would have refused as well.
    """
    link = LanLink(session, start, game_id)
    match = match_from_start(games, start, link, keeper)
    link.join(match)
    return match, link
