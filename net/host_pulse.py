"""Signs of life: a ping after two seconds of silence, and after twelve without an answer somebody is lost."""

from __future__ import annotations

from net.host_room import LOCAL, Guest, Link, Room
from net.limits import LOST_AFTER, PING_AFTER
from net.messages import Ping, Pong

MEASURE_EVERY = 10.0  # a ping also measures how long a message takes, so it is sent now and then in any case
CATCH_UP_WITHIN = 12.0
AWAY_AFTER = 90.0


class Pulse:
    """Looks after everybody who came in; for how long a stranger may stay is the affair of his `connection`."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def pong(self, link: Link, answer: Pong) -> None:
        """Take in the answer to a ping; the least of some is told, as one may have waited for a busy program."""
        if link.guest is not None and link.pinged:
            passed = (round(self._room.now * 1000) - answer.stamp) & 0xFFFFFFFF
            if 0 <= passed < LOST_AFTER * 1000:
                link.guest.measured.append(passed)
                link.guest.ping = min(link.guest.measured)

    def tick(self) -> list[Guest]:
        """Ping whoever is due and close what is dead; return who was lost by that."""
        lost = []
        for guest, link in self._far():
            if self._room.now - link.heard >= LOST_AFTER or self._is_stuck(guest):
                self._room.bye(link, "timeout")
                lost.append(guest)
            elif self._ping_at(link) <= self._room.now:
                self._ping(link)
        return lost

    def deadline(self) -> float | None:
        """Return when something of that is due."""
        return min((self._due_at(guest, link) for guest, link in self._far()), default=None)

    def _far(self) -> list[tuple[Guest, Link]]:
        """Return everybody who is connected from elsewhere."""
        links = [link for link in self._room.links.values() if link.number != LOCAL]
        return [(link.guest, link) for link in links if link.guest is not None]

    def _due_at(self, guest: Guest, link: Link) -> float:
        times = [link.heard + LOST_AFTER, self._ping_at(link)]
        if guest.catching is not None and not self._room.is_gathering:
            times.append(guest.caught_at + CATCH_UP_WITHIN)
        return min(times)

    def _is_stuck(self, guest: Guest) -> bool:
        """Whether somebody has got the whole log and does not say what his position is."""
        if guest.catching is None or self._room.is_gathering:
            return False
        return self._room.now - guest.caught_at >= CATCH_UP_WITHIN

    def _ping_at(self, link: Link) -> float:
        return min(link.sent + PING_AFTER, link.pinged + MEASURE_EVERY)

    def _ping(self, link: Link) -> None:
        link.pinged = self._room.now
        self._room.send(link, Ping(round(self._room.now * 1000) & 0xFFFFFFFF))
