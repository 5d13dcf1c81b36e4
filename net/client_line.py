"""A client's connection to its host: dialling with patience, keeping below the limits, noticing silence."""

from __future__ import annotations

from collections import deque

from net.facade import Limits
from net.limits import LOST_AFTER, PING_AFTER, Bucket
from net.messages import Bye, Message, Ping
from net.orders import UP, Close, Dial, Order, Send
from net.wire import encode

BACK_OFF = (0.25, 1.0, 2.0, 2.0, 5.0)
BANNER_AFTER = 4.0
GREETED_WITHIN = 8.0
BACKED_UP = 100  # messages
MOST_WAITING = 16_384  # messages, several times the longest log
_SHARE, _SHARE_OF_BYTES = 5 / 6, 15 / 16  # of what the host lets through

DOWN, DIALLING, GREETING, UP_AND_WELL = "down", "dialling", "greeting", "up"


class Line:
    """state: one of the four above; GREETING is not welcomed yet. is_local: to a host in this program."""

    def __init__(self, now: float, limits: Limits | None = None) -> None:
        self.state = DOWN
        self.is_local = False
        self.addresses: tuple[str, ...] = ()
        self.reached = ""  # the address that answered last
        self.heard = self.sent = now
        self.attempts = 0
        self.waits_for_person = False  # a password is being typed
        self.orders: list[Order] = []
        self._next_dial: float | None = None
        self._queue: deque[Message] = deque()
        limits = limits or Limits()
        self._messages = Bucket(limits.messages_per_second * _SHARE, limits.burst * _SHARE)
        self._bytes = Bucket(limits.bytes_per_second * _SHARE_OF_BYTES, limits.bytes_per_second * _SHARE_OF_BYTES)

    # -- dialling

    def dial(self, addresses: tuple[str, ...], now: float) -> None:
        """Dial these addresses now, and again and again until `stop`."""
        self.addresses, self.attempts = addresses, 0
        self.stop()
        self._dial(now)

    def _dial(self, now: float) -> None:
        self._next_dial = None
        if not self.addresses:
            return  # nobody knows where; somebody may still be found by asking
        self.state = DIALLING
        self.heard = now
        self.attempts += 1
        self.orders.append(Dial(self.addresses))

    def stop(self) -> None:
        """Close what is open, give up dialling."""
        if self.state == DIALLING:
            self.orders.append(Dial(()))
        elif self.state != DOWN and not self.is_local:
            self._flush_all()
            self.orders.append(Close(UP))
        self.state, self._next_dial = DOWN, None
        self._queue.clear()

    def fell(self, now: float) -> None:
        """The connection or the dialling came to nothing: dial again after a pause."""
        self.state = DOWN
        self._queue.clear()
        pause = BACK_OFF[min(self.attempts, len(BACK_OFF)) - 1] if self.attempts else BACK_OFF[0]
        self._next_dial = now + pause if self.addresses else None

    def connected(self, address: str, now: float) -> None:
        """It is answered; the Hello goes out next."""
        self.state = GREETING
        self.waits_for_person = False
        self.reached = address
        self.heard = self.sent = now

    def welcomed(self) -> None:
        """The host has let us in."""
        self.state = UP_AND_WELL
        self.attempts = 0

    # -- sending

    @property
    def is_open(self) -> bool:
        """Whether anything can be sent."""
        return self.state in (GREETING, UP_AND_WELL)

    @property
    def is_backed_up(self) -> bool:
        """Whether so much waits to be sent that an answer would come too late to mean anything."""
        return len(self._queue) > BACKED_UP

    def send(self, message: Message, now: float) -> None:
        """Send as soon as the limits allow; nothing is sent while the line is down."""
        if not self.is_open or len(self._queue) >= MOST_WAITING:
            return  # only a host that asks without end brings as much together
        self._queue.append(message)
        self._flush(now)

    def say_bye(self, code: str, now: float) -> None:
        """Say why, and close."""
        if self.is_open:
            self._queue.append(Bye(code))
        self.stop()

    def _flush(self, now: float) -> None:
        while self._queue and (self.is_local or self._may_send(self._queue[0], now)):
            self.sent = now
            self.orders.append(Send(UP, self._queue.popleft()))

    def _may_send(self, message: Message, now: float) -> bool:
        size = min(len(encode(message)), self._bytes.burst)
        if self._messages.wait(now) or self._bytes.wait(now, size):
            return False
        self._messages.take(now)
        self._bytes.take(now, size)
        return True

    def _flush_all(self) -> None:
        self.orders += [Send(UP, message) for message in self._queue]

    # -- time

    def silence(self, now: float) -> float:
        """Return the seconds for which the host has said nothing on an open line."""
        return now - self.heard if self.state == UP_AND_WELL and not self.is_local else 0.0

    def is_dead(self, now: float) -> bool:
        """Return whether the line is to be given up."""
        limit = self._patience()
        return limit is not None and now - self.heard >= limit

    def _patience(self) -> float | None:
        if self.is_local or self.state in (DOWN, DIALLING) or (self.state == GREETING and self.waits_for_person):
            return None
        return LOST_AFTER if self.state == UP_AND_WELL else GREETED_WITHIN

    def tick(self, now: float) -> None:
        """Dial, send and ping what is due."""
        if self._next_dial is not None and now >= self._next_dial:
            self._dial(now)
        self._flush(now)
        if self.state == UP_AND_WELL and not self.is_local and now >= self.sent + PING_AFTER:
            self.send(Ping(round(now * 1000) & 0xFFFFFFFF), now)

    def deadline(self, now: float) -> float | None:
        """Return when something of that is due."""
        times = [] if self._next_dial is None else [self._next_dial]
        if self.is_local:
            return min(times, default=None)
        if self._queue:
            size = min(len(encode(self._queue[0])), self._bytes.burst)
            times.append(now + max(self._messages.wait(now), self._bytes.wait(now, size), 0.001))
        patience = self._patience()
        if patience is not None:
            times.append(self.heard + patience)
        if self.state == UP_AND_WELL:
            times.append(self.sent + PING_AFTER)
            if self.silence(now) < BANNER_AFTER:
                times.append(self.heard + BANNER_AFTER)
        return min(times, default=None)
