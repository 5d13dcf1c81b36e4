"""Who may open a connection: how many at a time and how often, reckoned by address. Knows no socket and no clock.

Connections from this machine itself pass all rules by address, so that several windows on one machine can play
together; the number of all connections holds for them too. Asking "who are you?" is what every list of tables does to
every host at every one of its addresses, so the limit of what may *join* is counted by Hello, not by connection.
"""

from __future__ import annotations

from collections import deque

MOST_CONNECTIONS = 16
MOST_FROM_ONE = 4
HELLOS, HELLO_SPAN = 3, 10.0  # one address may say so many Hello in so many seconds
OPENED, OPENED_SPAN = 24, 10.0  # and open so many connections
BAD_FRAMES, BAD_SPAN, BAD_PENALTY = 3, 60.0, 60.0
MOST_REMEMBERED = 256


class Counter:
    """How often something happened in the last seconds, by address."""

    def __init__(self, most: int, span: float) -> None:
        self._most, self._span = most, span
        self._times: dict[str, deque[float]] = {}

    def is_full(self, address: str, now: float) -> bool:
        """Whether it happened as often as it may."""
        times = self._times.get(address)
        if times is None:
            return False
        while times and times[0] <= now - self._span:
            times.popleft()
        return len(times) >= self._most

    def add(self, address: str, now: float) -> None:
        """Note that it happened."""
        if address not in self._times and len(self._times) >= MOST_REMEMBERED:
            self._forget(now)
        self._times.setdefault(address, deque(maxlen=self._most)).append(now)

    def _forget(self, now: float) -> None:
        for address in [one for one, times in self._times.items() if times[-1] <= now - self._span]:
            del self._times[address]
        if len(self._times) >= MOST_REMEMBERED:
            del self._times[next(iter(self._times))]


class Gate:
    """The rules of the door."""

    def __init__(self) -> None:
        self._open: dict[str, int] = {}
        self._opened = Counter(OPENED, OPENED_SPAN)
        self._hellos = Counter(HELLOS, HELLO_SPAN)
        self._bad = Counter(BAD_FRAMES, BAD_SPAN)
        self._barred: dict[str, float] = {}  # address -> until when

    @property
    def connections(self) -> int:
        """How many are open."""
        return sum(self._open.values())

    def enter(self, address: str, is_own: bool, now: float) -> bool:
        """Let a new connection in, or not. is_own: it comes from this machine."""
        if self.connections >= MOST_CONNECTIONS:
            return False
        if not is_own and self._is_kept_out(address, now):
            return False
        self._opened.add(address, now)
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def _is_kept_out(self, address: str, now: float) -> bool:
        if self._barred.get(address, 0.0) > now:
            return True
        return self._open.get(address, 0) >= MOST_FROM_ONE or self._opened.is_full(address, now)

    def leave(self, address: str) -> None:
        """Note that a connection which was let in has ended."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def hello(self, address: str, is_own: bool, now: float) -> bool:
        """Let a connection say Hello, or not."""
        if not is_own and self._hellos.is_full(address, now):
            return False
        self._hellos.add(address, now)
        return True

    def bad_frame(self, address: str, is_own: bool, now: float) -> None:
        """Note that something came which is no message; too often, and the address stays outside for a while."""
        self._bad.add(address, now)
        if is_own or not self._bad.is_full(address, now):
            return
        self._barred = {one: until for one, until in self._barred.items() if until > now}
        if len(self._barred) < MOST_REMEMBERED:
            self._barred[address] = now + BAD_PENALTY
