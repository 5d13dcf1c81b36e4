"""One TCP connection: bytes in, messages out, within the limits of `wire` and `facade.Limits`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from typing import Any, Protocol, cast

from net import wire
from net.addresses import is_loopback, plain_host
from net.facade import Limits
from net.limits import Bucket
from net.messages import Bye, Hello, Message, Welcome

log = logging.getLogger("three_crowns.net")

WRITE_LIMIT = 256 * 1024  # bytes that wait to be sent; whoever lets more come together does not read
HELLO_WITHIN = 5.0  # seconds
WELCOME_WITHIN = 120.0  # from there: somebody types a password
THROTTLED_AT_MOST = 20.0
USER_TIMEOUT = 12_000  # milliseconds that sent bytes may be without an answer of the other machine
FROM_HOST = Limits(600, 6000, 512 * 1024)  # what a host may send: enough for a whole log at once, not for a flood
BYTES_AHEAD = 2.0  # seconds' worth of bytes that may come at once


class Owner(Protocol):
    """Who is told what a connection goes through. Every opened connection is closed once."""

    def opened(self, connection: Connection) -> None: ...

    def received(self, connection: Connection, message: Message) -> None: ...

    def trouble(self, connection: Connection, code: str) -> None:
        """What came is no message ("bad-frame"), comes too fast ("rate") or is not read ("slow"); the end follows."""

    def closed(self, connection: Connection) -> None: ...


class Connection(asyncio.Protocol):
    """A connection. is_guest: the other side came to us, so it must keep to the limits and say Hello in time.

    address: of the other side. is_own: the other side is a program on this machine.
    """

    def __init__(self, owner: Owner, is_guest: bool, limits: Limits | None = None) -> None:
        self.owner = owner
        self.is_guest = is_guest
        self.address = ""
        self.is_own = False
        self.has_ended = False
        self._limits = limits or (Limits() if is_guest else FROM_HOST)
        self._splitter = wire.Splitter()
        self._transport: asyncio.Transport | None = None
        self._messages = Bucket(self._limits.messages_per_second, self._limits.burst)
        self._bytes_until = 0.0  # when all that came would have come at the rate that is allowed
        self._throttled_since: float | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None

    # what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the new connection over."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(WRITE_LIMIT)
        peer = self._transport.get_extra_info("peername") or ("",)
        mine = self._transport.get_extra_info("sockname") or ("",)
        self.address = plain_host(peer[0])
        self.is_own = is_loopback(peer[0]) or self.address == plain_host(mine[0])
        tune(self._transport.get_extra_info("socket"))
        if self.is_guest:
            self._expire_in(HELLO_WITHIN)
        self._tell(self.owner.opened)

    def data_received(self, data: bytes) -> None:
        """Cut what came into messages and pass them on."""
        if self.has_ended:
            return
        now = self.now()
        self._bytes_until = max(now, self._bytes_until) + len(data) / self._limits.bytes_per_second
        self._splitter.feed(data)
        self._pass_on()

    def connection_lost(self, error: Exception | None) -> None:
        """Tell the owner that it is over."""
        for timer in (self._deadline, self._again):
            if timer:
                timer.cancel()
        self.has_ended = True
        self._tell(self.owner.closed)

    # what the owner calls

    @property
    def is_sending(self) -> bool:
        """Whether something is still to be sent."""
        return self._transport is not None and self._transport.get_write_buffer_size() > 0

    def send(self, message: Message) -> None:
        """Send a message. Never waits: a connection that takes nothing any more is cut off."""
        transport = self._transport
        if transport is None or self.has_ended or transport.is_closing():
            return
        try:
            transport.write(wire.encode(message))
        except wire.FrameError:
            log.exception("a message of ours is none")
            return
        if isinstance(message, Welcome):
            self._welcomed()
        if transport.get_write_buffer_size() > WRITE_LIMIT:
            self._tell(self.owner.trouble, "slow")
            self.abort()

    def close(self) -> None:
        """End the connection when everything is sent."""
        if self.has_ended:
            return
        self.has_ended = True
        if self._transport:
            self._transport.close()
            # What is left to be sent must not keep the connection for ever.
            asyncio.get_running_loop().call_later(2.0, self._transport.abort)

    def abort(self) -> None:
        """End the connection at once, whatever was still to be sent."""
        self.has_ended = True
        if self._transport:
            self._transport.abort()

    # within

    def _pass_on(self) -> None:
        try:
            while not self.has_ended and not self._must_wait():
                message = next(self._splitter.feed(b""), None)
                if message is None:
                    self._resume()
                    return
                self._messages.take(self.now())
                self._note(message)
                self._tell(self.owner.received, message)
        except wire.FrameError as error:
            log.warning("no message from %s: %s (%s)", self.address, error, error.sample.hex())
            self._give_up("bad-frame")

    def _must_wait(self) -> bool:
        """Whether too much comes; reading then stands still for as long as that takes."""
        now = self.now()
        wait = max(self._messages.wait(now), self._bytes_until - now - BYTES_AHEAD)
        if wait <= 0:
            return False
        self._throttled_since = self._throttled_since or now
        if self.is_guest and now - self._throttled_since > THROTTLED_AT_MOST:
            self._give_up("rate")
            return True
        self._pause(wait)
        return True

    def _pause(self, seconds: float) -> None:
        if self._transport and self._transport.is_reading():
            self._transport.pause_reading()
        if self._again:
            self._again.cancel()
        self._again = asyncio.get_running_loop().call_later(max(seconds, 0.01), self._pass_on)

    def _resume(self) -> None:
        self._throttled_since = None
        if self._transport and not self._transport.is_reading() and not self._transport.is_closing():
            self._transport.resume_reading()

    def _note(self, message: Message) -> None:
        if isinstance(message, Hello):
            self._expire_in(WELCOME_WITHIN)
        elif isinstance(message, Welcome) and not self.is_guest:
            self._welcomed()

    def _welcomed(self) -> None:
        self._splitter.limit = wire.LIMIT
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _expire_in(self, seconds: float) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._expire)

    def _give_up(self, code: str) -> None:
        self._tell(self.owner.trouble, code)
        self.close()

    def _expire(self) -> None:
        self.send(Bye("timeout"))
        self.close()

    def _tell(self, hear: Any, *what: Any) -> None:
        try:
            hear(self, *what)
        except Exception:
            log.exception("a message was not taken well")
            self.abort()

    @staticmethod
    def now() -> float:
        """Return the loop's time."""
        return asyncio.get_running_loop().time()


def tune(sock: Any) -> None:
    """Set a connection's socket so that small messages leave at once and a cut cable is noticed."""
    if sock is None:
        return
    with contextlib.suppress(OSError):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        with contextlib.suppress(OSError):
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, USER_TIMEOUT)
