"""Who is at a table on the network: which machine plays which seat, and how each of them is doing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.match import Seat
from game.view.moment import AWAY, FAR, HERE, LOST, Presence, SeatPresence
from net import events
from net.events import PeerStatus, TableStatus
from net.lobby import PERSON
from net.messages import WATCH

_STATES = {events.CONNECTED: FAR, events.LOST: LOST, events.LEFT: LOST, events.AWAY: AWAY}

_TOLD_WITHIN = 3.0  # seconds for which the clock goes on without a word from the host


class Missing(NamedTuple):
    """Somebody whose machine is lost while the match needs them. seconds: for how long. has_left: they wanted it so."""

    peer: int
    name: str
    seats: tuple[int, ...]
    seconds: int
    has_left: bool = False


class Company:
    """The machines at one table. me: our own number. start: payload of the START entry. seconds: a clock.

    machines: the peer that plays each seat. persons: the peer of the person who sat there last, 0 for nobody.
    """

    def __init__(self, me: int, start: Mapping[str, Any], seconds: Callable[[], float]) -> None:
        self.me = me
        self.machines: list[int] = []
        self.persons: list[int] = []
        self.status = TableStatus(())
        self._names = {row[0]: row[1] for row in start["peers"]}
        self._seconds = seconds
        self._heard = seconds()
        self.begin(start)

    def begin(self, start: Mapping[str, Any]) -> None:
        """Take over who sits where at the beginning of the match."""
        self.machines = [seat["peer"] for seat in start["seats"]]
        self.persons = [seat["peer"] if seat["kind"] == PERSON else 0 for seat in start["seats"]]

    def reseat(self, seat: int, holder: Seat, machine: int) -> None:
        """Take over that somebody else sits down."""
        self.machines[seat] = machine
        if holder.is_person:
            self.persons[seat] = machine

    def hear(self, status: TableStatus) -> None:
        """Take over how everybody is doing now."""
        self.status, self._heard = status, self._seconds()
        self._names.update({one.peer: one.name for one in status.peers})

    # -- who is who

    @property
    def host(self) -> int:
        """The peer who hosts."""
        return self.status.host

    def name(self, peer: int) -> str:
        """Return the name of a peer, "" for one that was never told of."""
        return self._names.get(peer, "")

    def peer(self, number: int) -> PeerStatus | None:
        """Return how a peer is doing, None when nobody has this number now."""
        return next((one for one in self.status.peers if one.peer == number), None)

    def others(self) -> list[PeerStatus]:
        """Return everybody else at the table."""
        return [one for one in self.status.peers if one.peer != self.me]

    def watchers(self) -> list[PeerStatus]:
        """Return who watches and could sit down."""
        return [one for one in self.status.peers if one.role == WATCH and one.state == events.CONNECTED]

    def guests(self) -> list[PeerStatus]:
        """Return everybody else who is here or holds a seat, whoever plays first."""
        here = (events.CONNECTED, events.AWAY)
        found = [one for one in self.others() if one.state in here or self.seats_of(one.peer)]
        return sorted(found, key=lambda one: (one.role == WATCH, one.peer))

    def vacant(self, seats: Sequence[Seat]) -> list[int]:
        """Return the seats that a computer plays for nobody who is here."""
        here = {self.me, *(one.peer for one in self.others() if one.state in (events.CONNECTED, events.AWAY))}
        return [n for n, seat in enumerate(seats) if not seat.is_person and self.persons[n] not in here]

    def seats_of(self, peer: int) -> tuple[int, ...]:
        """Return the seats that a peer's machine plays."""
        return tuple(seat for seat, machine in enumerate(self.machines) if machine == peer)

    def own_persons(self, seats: Sequence[Seat]) -> list[int]:
        """Return the seats at which persons at this screen sit."""
        return [number for number, seat in enumerate(seats) if seat.is_person and self.machines[number] == self.me]

    def lent(self, seats: Sequence[Seat]) -> list[int]:
        """Return the seats of ours that a computer player has taken over."""
        return [n for n, seat in enumerate(seats) if not seat.is_person and self.persons[n] == self.me]

    # -- how they are doing

    def clock(self, is_cut_off: bool = False) -> int:
        """Return the seconds that whoever acts has left, -1 where no clock runs or nobody knows how it stands.

        The host tells it every second; where it has fallen silent the clock stands and does not run out by itself.
        """
        status = self.status
        if is_cut_off:
            return -1
        if status.clock < 0 or status.paused:
            return status.clock
        return max(0, status.clock - int(min(self._since(), _TOLD_WITHIN)))

    def missing(self) -> list[Missing]:
        """Return those whose machines are lost and who still hold a seat, the longest lost first."""
        found = []
        for one in self.status.peers:
            seats = tuple(seat for seat in self.seats_of(one.peer) if seat in self.status.lost)
            if one.state in (events.LOST, events.LEFT) and seats and one.peer != self.me:
                seconds, has_left = one.lost_for + int(self._since()), one.state == events.LEFT
                found.append(Missing(one.peer, one.name, seats, seconds, has_left))
        return sorted(found, key=lambda one: -one.seconds)

    def presence(self, seats: Sequence[Seat], is_cut_off: bool = False) -> Presence:
        """Return what a view shows of it. is_cut_off: this machine hears of nobody."""
        found = tuple(self._seat(number, seat, is_cut_off) for number, seat in enumerate(seats))
        return Presence(found, self.clock(is_cut_off))

    def _seat(self, number: int, seat: Seat, is_cut_off: bool) -> SeatPresence:
        machine = self.machines[number]
        if machine == self.me or not seat.is_person:
            return SeatPresence(HERE)
        if is_cut_off:
            return SeatPresence(LOST)
        one = self.peer(machine)
        if one is None:
            return SeatPresence(LOST if number in self.status.lost else FAR)
        return SeatPresence(_STATES.get(one.state, FAR), self._ping(one))

    def _ping(self, one: PeerStatus) -> int:
        """Return how far a peer is away; the host, who measures, is as far from us as we are from it."""
        own = self.peer(self.me)
        return own.ping if own is not None and one.peer == self.host else one.ping

    def _since(self) -> float:
        return max(0.0, self._seconds() - self._heard)
