"""A host that takes up a log: after a move of the host, or after it was killed itself. Before anything is entered it
asks everybody who comes for the entries that it lacks, so that what anybody has seen stays true.
"""

from __future__ import annotations

from collections.abc import Callable

from net.host_room import Guest, Room
from net.ledger import BadEntry
from net.messages import Caught, Entry, Sync

WAIT_FOR_OTHERS = 6.0


class Gathering:
    """expected: the peers worth waiting for. term: the one to begin when all is gathered, None for the same host.

    done: called when play goes on.
    """

    def __init__(self, room: Room, expected: set[int], term: int | None, done: Callable[[], None]) -> None:
        self._room = room
        self._expected = expected - {room.me}
        self._term = term
        self._done = done
        self._until = room.now + WAIT_FOR_OTHERS
        room.is_gathering = True

    def ask(self, guest: Guest, have_seq: int) -> None:
        """Ask somebody for what he has and we lack."""
        if have_seq > len(self._room.ledger.log) and not self._room.has_written and guest.plays:
            guest.owes_log = True
            self._room.tell(guest, Sync(len(self._room.ledger.log) + 1))

    def entry(self, guest: Guest, entry: Entry) -> None:
        """Take an entry that somebody was asked for; one that does not fit is the end of his part in it."""
        room = self._room
        if not guest.owes_log or room.has_written or entry.seq <= len(room.ledger.log):
            return
        try:
            applied = room.ledger.take(entry)
        except BadEntry:
            guest.owes_log = False
            if guest.link is not None:
                room.bye(guest.link, "desync", "a log that cannot be")
            return
        room.note(applied)

    def caught(self, guest: Guest) -> None:
        """Somebody has sent all he was asked for."""
        guest.owes_log = False

    def tick(self) -> None:
        """End it when everybody has come, or nobody else does."""
        room = self._room
        if not room.is_gathering:
            return
        is_all_here = all(peer in room.guests and room.guests[peer].link for peer in self._expected)
        is_owed = any(guest.owes_log for guest in room.present())
        if room.now < self._until and (is_owed or not is_all_here):
            return
        room.is_gathering = False
        for guest in room.guests.values():
            guest.owes_log = False
        if self._term is not None and not room.ledger.is_ended:
            room.append("TERM", None, [self._term, room.me])
        for guest in room.present():
            self.finish(guest)
        self._done()

    def finish(self, guest: Guest) -> None:
        """Tell somebody that he has the whole log; his position is to be compared now."""
        room = self._room
        if guest.catching is not None:
            guest.catching = len(room.ledger.log)
            guest.caught_at = room.now
            room.tell(guest, Caught(len(room.ledger.log), room.ledger.head))

    def deadline(self) -> float | None:
        """Return when it ends at the latest."""
        return self._until if self._room.is_gathering else None
