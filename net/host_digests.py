"""Comparing positions: every peer tells the fingerprint of its own, and the host's own engine is one among them.

On a difference nothing is entered any more, everybody is told and makes his position anew from the log, the host too.
If all agree then, play goes on. If not, the rules of two machines differ: a minority has to go and is lost to the
others; where neither side is more, the match stops.
"""

from __future__ import annotations

import zlib

from net.checks import DUMP_BYTES
from net.host_room import Guest, Room
from net.ledger import BadEntry
from net.messages import Desync, Digest, Dump

AGREE_WITHIN = 10.0
MOST_DIFFERENCES = 3  # of one peer in a match; who differs oftener only holds the others up
JUDGE = 0  # whose position the host's own engine has, where peers are named by number


class Digests:
    """Watches that everybody has the same position."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._agreed: set[int] = set()
        self._odd: set[int] = set()  # whose position is another one even when made anew
        self._counts: dict[int, int] = {}
        self._thrown: list[Guest] = []
        self._dumped: set[int] = set()  # who has shown his position; what he says after that is the one made anew
        self._message: Desync | None = None
        self._since = 0.0
        self._told: set[int] = set()  # watchers who have been told once

    def compare(self, guest: Guest, said: Digest) -> None:
        """Take in a peer's fingerprint."""
        own = self._room.digests.get(said.seq)
        if own is None:
            return
        if said.digest == own and guest.catching is not None and said.seq >= guest.catching:
            guest.catching = guest.since = None
        if self._room.differing:
            self._compare_anew(guest, said, own)
        elif said.digest == own:
            self._told.discard(guest.peer)
        elif guest.plays:
            self._differ(guest, said, own)
        else:
            self._tell_watcher(guest, said, own)

    def pass_on(self, guest: Guest, dump: Dump) -> None:
        """Send somebody's position to the others, for their reports; only while positions differ."""
        if self._room.differing and guest.plays:
            self._dumped.add(guest.peer)
            self._room.tell_all(Dump(guest.peer, dump.seq, dump.data), but=guest)

    def tick(self) -> list[Guest]:
        """Give up waiting for whoever does not say what his position is now; return who is lost by that."""
        if not self._room.differing or self._room.now - self._since < AGREE_WITHIN:
            return []
        silent = [guest for guest in self._players() if guest.peer not in self._agreed | self._odd]
        for guest in silent:
            if guest.link is not None:
                self._room.bye(guest.link, "timeout")
        self._settle()
        return silent

    def deadline(self) -> float | None:
        """Return when that is to be looked at."""
        return self._since + AGREE_WITHIN if self._room.differing else None

    def caught(self, guest: Guest) -> None:
        """Tell somebody who comes back in the middle of it."""
        if self._room.differing and self._message is not None and guest.plays:
            self._room.tell(guest, self._message)

    def gone(self) -> None:
        """Somebody was lost: perhaps nobody is waited for any more."""
        if self._room.differing:
            self._settle()

    # -- inside

    def _players(self) -> list[Guest]:
        return [guest for guest in self._room.present() if guest.plays]

    def take_thrown(self) -> list[Guest]:
        """Return who had to go since the last call."""
        thrown, self._thrown = self._thrown, []
        return thrown

    def _differ(self, guest: Guest, said: Digest, own: bytes) -> None:
        room = self._room
        self._counts[guest.peer] = self._counts.get(guest.peer, 0) + 1
        if self._counts[guest.peer] > MOST_DIFFERENCES and guest.peer != room.me:
            self._throw_out(guest)
            return
        room.differing = True
        self._agreed, self._odd, self._dumped, self._since = set(), set(), set(), room.now
        self._message = Desync(said.seq, {str(JUDGE): own.hex(), str(guest.peer): said.digest.hex()})
        for player in self._players():
            room.tell(player, self._message)
            self._send_state(player, said.seq)
        self._rebuild()

    def _tell_watcher(self, guest: Guest, said: Digest, own: bytes) -> None:
        if guest.peer in self._told and guest.link is not None:
            self._room.bye(guest.link, "desync")
            return
        self._told.add(guest.peer)
        self._room.tell(guest, Desync(said.seq, {str(JUDGE): own.hex(), str(guest.peer): said.digest.hex()}))
        self._send_state(guest, said.seq)

    def _send_state(self, guest: Guest, seq: int) -> None:
        text = next((text for number, text in self._room.states if number == seq), "")
        data = zlib.compress(text.encode())
        if len(data) <= DUMP_BYTES:
            self._room.tell(guest, Dump(JUDGE, seq, data))

    def _rebuild(self) -> None:
        """Our own engine may be the one that is wrong."""
        room = self._room
        try:
            fresh = room.ledger.rebuilt()
        except BadEntry:
            self._stop()
            return
        room.ledger = fresh
        room.digests[len(fresh.log)] = fresh.digest

    def _compare_anew(self, guest: Guest, said: Digest, own: bytes) -> None:
        if said.seq != len(self._room.ledger.log) or not guest.plays:
            return
        if said.digest == own:
            self._agreed.add(guest.peer)
            self._odd.discard(guest.peer)
        elif guest.peer in self._dumped:
            self._odd.add(guest.peer)
        self._settle()

    def _settle(self) -> None:
        players = self._players()
        if not all(guest.peer in self._agreed | self._odd for guest in players):
            return
        odd = [guest for guest in players if guest.peer in self._odd]
        if odd and 2 * len(odd) >= len(players):
            self._stop()
            return
        for guest in odd:
            self._throw_out(guest)
        self._room.differing = False

    def _throw_out(self, guest: Guest) -> None:
        if guest.link is not None:
            self._room.bye(guest.link, "desync")
            self._thrown.append(guest)

    def _stop(self) -> None:
        for guest in self._players():
            if guest.link is not None:
                self._room.bye(guest.link, "desync")
