"""What is not game state, told to all: who is here, who is waited for, what stands still, how the clock stands."""

from __future__ import annotations

from typing import Any

from net.engine import ACT
from net.events import AWAY, CONNECTED, LEFT, LOST
from net.host_clock import TurnClock
from net.host_play import Play
from net.host_pulse import AWAY_AFTER
from net.host_room import Guest, Room
from net.ledger import Applied
from net.messages import Status

REPEAT = 1.0  # seconds between two of them where only numbers have changed
_STEP = 5  # milliseconds of latency that are worth telling


class StatusBoard:
    """Sends Status when something has changed: at once for what matters, once a second for numbers."""

    def __init__(self, room: Room, play: Play, clock: TurnClock) -> None:
        self._room = room
        self._play = play
        self._clock = clock
        self._told: dict[str, Any] = {}
        self._told_at = -REPEAT
        self._looked_at = -REPEAT
        self._asked_at = room.now
        room.listeners.append(self._applied)

    def tell(self, guest: Guest) -> None:
        """Send it to somebody who has just come in."""
        self._room.tell(guest, Status(self._state()))

    def update(self) -> None:
        """Send it to all if it is time."""
        state = self._state()
        self._looked_at = self._room.now
        if state == self._told:
            return
        if _without_numbers(state) == _without_numbers(self._told) and self._room.now < self._told_at + REPEAT:
            return
        self._told, self._told_at = state, self._room.now
        self._room.tell_all(Status(state))

    def deadline(self) -> float | None:
        """Return when the numbers are worth another look."""
        is_counting = self._clock.left() >= 0 or any(
            guest.link is None for guest in self._room.guests.values() if self._is_shown(guest)
        )
        return self._looked_at + REPEAT if is_counting else None

    def _state(self) -> dict[str, Any]:
        room, ledger = self._room, self._room.ledger
        return {
            "peers": [self._row(guest) for guest in room.guests.values() if self._is_shown(guest)],
            "waiting": list(ledger.waiting_for()) if room.is_begun else [],
            "sealed": sorted(ledger.auction.seals) if ledger.auction is not None else [],
            "lost": list(room.lost_seats()) if room.is_begun else [],
            "paused": self._play.paused() if room.is_begun else "",
            "clock": self._clock.left(),
            "host": room.me,
        }

    def _is_shown(self, guest: Guest) -> bool:
        return guest.link is not None or guest.peer in self._room.persons()

    def _row(self, guest: Guest) -> list[Any]:
        lost_for = 0 if guest.since is None or guest.is_here else int(self._room.now - guest.since)
        ping = guest.ping if guest.ping < 0 else guest.ping // _STEP * _STEP
        return [guest.peer, guest.name, self._mood(guest), ping, guest.role, lost_for]

    def _mood(self, guest: Guest) -> str:
        if not guest.is_here:
            return LEFT if guest.has_left else LOST
        ledger = self._room.ledger
        is_asked = (
            self._room.is_begun
            and ledger.due.kind == ACT
            and any(ledger.seats[seat]["peer"] == guest.peer for seat in ledger.due.seats)
        )
        since = max(guest.acted, self._asked_at)
        return AWAY if is_asked and self._room.now - since >= AWAY_AFTER else CONNECTED

    def _applied(self, _applied: Applied) -> None:
        self._asked_at = self._room.now  # whoever waited for the others was not away


def _without_numbers(state: dict[str, Any]) -> dict[str, Any]:
    if not state:
        return {}
    plain = {key: value for key, value in state.items() if key != "clock"}
    plain["peers"] = [[row[0], row[1], row[2], row[4]] for row in state["peers"]]
    return plain
