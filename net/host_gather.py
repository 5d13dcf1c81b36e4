"""A host that takes up a log: after a move of the host, or after it was killed itself. Before anything is entered it
asks everybody who comes for the entries that it lacks, so that what anybody has seen stays true.
"""

from __future__ import annotations

from collections.abc import Callable

from net.host_room import Guest, Room
from net.ledger import BadEntry
from net.log import next_head
from net.messages import Caught, Entry, Sync

WAIT_FOR_OTHERS = 6.0
MOST_ENTRIES = 1 << 14  # that somebody may offer


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
        self._offers: dict[int, list[Entry]] = {}
        room.is_gathering = True

    def ask(self, guest: Guest, have_seq: int) -> None:
        """Ask somebody for what he has and we lack."""
        if have_seq > len(self._room.ledger.log) and not self._room.has_written and guest.plays:
            guest.owes_log = True
            self._offers[guest.peer] = []
            self._room.tell(guest, Sync(len(self._room.ledger.log) + 1))

    def entry(self, guest: Guest, entry: Entry) -> None:
        """Keep an entry that somebody was asked for until all of them are there."""
        offered = self._offers.get(guest.peer)
        if guest.owes_log and offered is not None and len(offered) < MOST_ENTRIES:
            offered.append(entry)

    def caught(self, guest: Guest, said: Caught) -> None:
        """Somebody has sent all that he was asked for: take it where it goes on from our log, else send him ours."""
        offered = self._offers.pop(guest.peer, [])
        guest.owes_log = False
        if self._room.has_written or not self._goes_on(offered, said.head):
            self._send_all(guest)
            return
        for entry in offered:
            if entry.seq <= len(self._room.ledger.log):
                continue
            try:
                applied = self._room.ledger.take(entry)
            except BadEntry:
                self._send_all(guest)
                return
            self._room.note(applied)

    def _goes_on(self, offered: list[Entry], last: bytes) -> bool:
        """Whether these entries, bound to our log by their hashes, lead to that head and over ours."""
        log = self._room.ledger.log
        if not offered or not 1 <= offered[0].seq <= len(log) + 1:
            return False
        head = log.head_at(offered[0].seq - 1)
        for number, entry in enumerate(offered, offered[0].seq):
            head = next_head(head, entry)
            if entry.seq != number or (number <= len(log) and head != log.head_at(number)):
                return False
        return head == last

    def _send_all(self, guest: Guest) -> None:
        for entry in self._room.ledger.log.entries:
            self._room.tell(guest, entry)

    def tick(self) -> None:
        """End it when everybody has come, or nobody else does."""
        room = self._room
        if not room.is_gathering:
            return
        is_all_here = all(peer in room.guests and room.guests[peer].link for peer in self._expected)
        is_owed = any(guest.owes_log for guest in room.present())
        if room.now < self._until and (is_owed or not is_all_here):
            return
        self._end()

    def _end(self) -> None:
        room = self._room
        room.is_gathering = False
        for guest in room.guests.values():
            if guest.owes_log:
                guest.owes_log = False
                self._send_all(guest)
        self._offers.clear()
        if self._term is not None and not room.ledger.is_ended:
            # somebody may have hosted between, and his term have come with the entries that were gathered
            room.term = max(self._term, room.ledger.seating.term + 1)
            room.append("TERM", None, [room.term, room.me])
        for guest in room.present():
            if guest.catching is not None:
                room.tell_caught(guest)
        self._done()

    def deadline(self) -> float | None:
        """Return when it ends at the latest."""
        return self._until if self._room.is_gathering else None
