"""Reaching somebody who may be at several addresses: all are tried, the first that answers as a table counts."""

from __future__ import annotations

import asyncio
import errno
import socket
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from net.addresses import USUAL_PORTS, BadAddress, Place, is_number, split_address
from net.connection import Connection
from net.messages import Info, InfoReply, Message, Refuse

HEAD_START = 0.25  # seconds that the best address is ahead of the others
RESOLVE_WITHIN = 5.0

# The cause that is told when addresses failed in several ways: the first of these.
CAUSES = ("busy", "silent", "refused", "no-route", "name")
NO_ROUTE = (
    errno.ENETUNREACH, errno.EHOSTUNREACH, errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL, errno.ENETDOWN,
    errno.EHOSTDOWN, errno.ENODEV, errno.EINVAL,
)  # fmt: skip


class NotReached(Exception):
    """Nobody answered. cause: one of CAUSES."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Answer:
    """Who answered: the connection, which is open, and may be given another owner. ping in milliseconds."""

    connection: Connection
    reply: InfoReply
    place: Place
    ping: int


Accept = Callable[[InfoReply], bool]


async def places_of(text: str) -> list[Place]:
    """Return where "host", "host:port" or "[v6]:port" may be. Raises BadAddress, and NotReached("name")."""
    host, port = split_address(text)
    ports = (port,) if port else USUAL_PORTS
    hosts = [host] if is_number(host) else await resolve(host)
    return [(one, number) for number in ports for one in hosts]


async def reach(addresses: Iterable[str], within: float, accept: Accept) -> Answer:
    """Return the first answer at any of these addresses, as a person or a host writes them. Raises NotReached."""
    places: list[Place] = []
    for address in addresses:
        try:
            places += await places_of(address)
        except (BadAddress, NotReached):
            continue
    if not places:
        raise NotReached("name")
    return await ask_first(places, within, accept)


async def resolve(name: str) -> list[str]:
    """Return the addresses of a name. Raises NotReached("name")."""
    # Not in the loop's executor: its threads are waited for when the program ends, and a name server may be silent.
    loop = asyncio.get_running_loop()
    future: asyncio.Future[list[str]] = loop.create_future()

    def finish(found: list[str]) -> None:
        if not future.done():
            future.set_result(found)

    def look_up() -> None:
        try:
            found = [_with_scope(info[4]) for info in socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError):
            found = []
        try:
            loop.call_soon_threadsafe(finish, list(dict.fromkeys(found)))
        except RuntimeError:
            return  # the loop has ended meanwhile

    threading.Thread(target=look_up, name="look-up", daemon=True).start()
    try:
        found = await asyncio.wait_for(future, RESOLVE_WITHIN)
    except TimeoutError:
        found = []
    if not found:
        raise NotReached("name")
    return found


def _with_scope(address: tuple[object, ...]) -> str:
    host = str(address[0])
    scope = address[3] if len(address) > 3 else 0
    return f"{host}%{scope}" if scope and "%" not in host else host


async def ask_first(places: Iterable[Place], within: float, accept: Accept = lambda reply: True) -> Answer:
    """Return the first answer to Info that is accepted. Raises NotReached; ends all other connections."""
    attempts = [
        asyncio.ensure_future(_ask_later(place, HEAD_START if number else 0.0, within, accept))
        for number, place in enumerate(dict.fromkeys(places))
    ]
    best: Answer | None = None
    try:
        best = await _first(attempts)
    finally:
        for attempt in attempts:
            attempt.cancel()
        try:
            outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        except asyncio.CancelledError:
            if best:
                best.connection.abort()
            raise
        for other in outcomes:
            if isinstance(other, Answer) and other is not best:
                other.connection.abort()
    return best


async def _first(attempts: Sequence[asyncio.Future[Answer]]) -> Answer:
    causes = set()
    for next_one in asyncio.as_completed(attempts):
        try:
            return await next_one
        except NotReached as failure:
            causes.add(failure.cause)
    raise NotReached(next((cause for cause in CAUSES if cause in causes), "no-route"))


async def _ask_later(place: Place, delay: float, within: float, accept: Accept) -> Answer:
    if delay:
        await asyncio.sleep(delay)
    return await ask(place, within, accept)


async def ask(place: Place, within: float, accept: Accept = lambda reply: True) -> Answer:
    """Return the answer of one place to Info. Raises NotReached."""
    asker = _Asker()
    connection: Connection | None = None
    try:
        async with asyncio.timeout(within):
            connection = await connect(place, asker)
            before = asyncio.get_running_loop().time()
            connection.send(Info())
            reply = await asker.outcome
        if isinstance(reply, NotReached):
            raise reply
        if not accept(reply):
            raise NotReached("refused")
        ping = round(1000 * (asyncio.get_running_loop().time() - before))
        answer, connection = Answer(connection, reply, place, ping), None
        return answer
    except TimeoutError:
        raise NotReached("silent") from None
    except OSError as error:
        raise NotReached(_cause(error)) from None
    finally:
        if connection:
            connection.abort()


def _cause(error: OSError) -> str:
    if isinstance(error, ConnectionError):
        return "refused"
    return "no-route" if error.errno in NO_ROUTE else "silent"


async def connect(place: Place, owner: _Asker) -> Connection:
    """Return an open connection. Raises OSError."""
    family, _, _, _, target = _number_of(place)
    sock = socket.socket(family, socket.SOCK_STREAM)
    loop = asyncio.get_running_loop()
    try:
        sock.setblocking(False)
        await loop.sock_connect(sock, target)
        _, connection = await loop.create_connection(lambda: Connection(owner, is_guest=False), sock=sock)
    except BaseException:
        sock.close()
        raise
    return connection


def _number_of(place: Place) -> tuple[int, int, int, str, tuple[object, ...]]:
    host, port = place
    try:
        return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)[0]  # type: ignore[return-value]
    except (OSError, UnicodeError):
        raise OSError(errno.ENETUNREACH, "no address of a kind that this machine has") from None


class _Asker:
    """The owner of a connection that only asks."""

    def __init__(self) -> None:
        # Holds a failure as a value: nobody may be waiting any more, and then an exception would be called lost.
        self.outcome: asyncio.Future[InfoReply | NotReached] = asyncio.get_running_loop().create_future()

    def opened(self, connection: Connection) -> None:
        """Wait for the question to be put."""

    def received(self, connection: Connection, message: Message) -> None:
        """Take the answer."""
        if isinstance(message, InfoReply):
            self._end(message)
        else:
            self._end(NotReached("busy" if isinstance(message, Refuse) else "refused"))

    def trouble(self, connection: Connection, code: str) -> None:
        """Take it that somebody else's program is there."""
        self._end(NotReached("refused"))

    def closed(self, connection: Connection) -> None:
        """Take it that nobody answers."""
        self._end(NotReached("refused"))

    def _end(self, outcome: InfoReply | NotReached) -> None:
        if not self.outcome.done():
            self.outcome.set_result(outcome)
