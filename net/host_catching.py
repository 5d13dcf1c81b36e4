"""Giving somebody the log that he lacks, and taking from him what we lack. Until his position was compared he does not
count as being here.
"""

from __future__ import annotations

from net.host_digests import Digests
from net.host_gather import Gathering
from net.host_room import Guest, Room
from net.messages import Caught, Entry


class CatchingUp:
    """gathering: of a host that took up a log, None for one that began with a lobby."""

    def __init__(self, room: Room, digests: Digests) -> None:
        self._room = room
        self._digests = digests
        self.gathering: Gathering | None = None

    def begin(self, guest: Guest) -> None:
        """Somebody came in: he does not count yet."""
        guest.catching = len(self._room.ledger.log)
        guest.caught_at = self._room.now
        guest.has_left = False
        if guest.since is None:
            guest.since = self._room.now

    def send_log(self, guest: Guest) -> None:
        """Send what somebody lacks; one whose log is not a part of ours gets all of it and has to judge himself."""
        assert guest.link is not None and guest.link.hello is not None
        have_seq, have_head = guest.link.hello.have_seq, guest.link.hello.have_head
        log = self._room.ledger.log
        if have_seq > len(log) and self.gathering is not None:
            self.gathering.ask(guest, have_seq)
            if guest.owes_log:
                return
        is_part = have_seq <= len(log) and log.head_at(have_seq) == have_head
        for entry in log.since(have_seq + 1 if is_part else 1):
            self._room.tell(guest, entry)
        if not self._room.is_gathering:
            self._tell_caught(guest)

    def entry(self, guest: Guest, entry: Entry) -> None:
        """Take an entry that we have asked for."""
        if self.gathering is not None:
            self.gathering.entry(guest, entry)

    def caught(self, guest: Guest, said: Caught) -> None:
        """Somebody has sent all that we have asked him for."""
        if self.gathering is None or not guest.owes_log:
            return
        self.gathering.caught(guest, said)
        if not self._room.is_gathering:
            self._tell_caught(guest)

    def tick(self) -> None:
        """Do what time demands."""
        if self.gathering is not None:
            self.gathering.tick()

    def deadline(self) -> float | None:
        """Return when something of that is due."""
        return None if self.gathering is None else self.gathering.deadline()

    def _tell_caught(self, guest: Guest) -> None:
        self._room.tell_caught(guest)
        self._digests.caught(guest)
