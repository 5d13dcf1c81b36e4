"""The door: where others come in. Which connections are let in is decided by `gate`."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket

from net.addresses import USUAL_PORTS
from net.connection import Connection, Owner
from net.facade import Limits
from net.gate import Gate
from net.messages import PROTOCOL, Hello, Message, Refuse

log = logging.getLogger("three_crowns.net")

BACKLOG = 32


class Server:
    """Listens on one port and hands the connections that may come in to an owner. port: 0 before `open`."""

    def __init__(
        self,
        owner: Owner,
        gate: Gate | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.port = 0
        self.connections: set[Connection] = set()
        self._owner = owner
        self._gate = gate or Gate()
        self._limits = limits
        self._servers: list[asyncio.Server] = []

    async def open(self, ports: tuple[int, ...] = (*USUAL_PORTS, 0)) -> None:
        """Listen on the first of the ports that is free; 0 is any. Raises OSError when there is none."""
        sockets = listen_on(ports)
        self.port = sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        for sock in sockets:
            self._servers.append(await loop.create_server(self._make, sock=sock, backlog=BACKLOG))

    def close(self) -> None:
        """Let nobody in any more; the connections stay."""
        for server in self._servers:
            server.close()
        self._servers.clear()

    def _make(self) -> Connection:
        return Connection(self, is_guest=True, limits=self._limits)

    # what its connections tell it

    def opened(self, connection: Connection) -> None:
        """Let a connection in, or say that there are too many and end it."""
        if not self._gate.enter(connection.address, connection.is_own, connection.now()):
            self._turn_away(connection)
            return
        self.connections.add(connection)
        self._owner.opened(connection)

    def received(self, connection: Connection, message: Message) -> None:
        """Pass a message on; a Hello only if its address did not say it too often."""
        if connection not in self.connections:
            return
        if isinstance(message, Hello) and not self._gate.hello(connection.address, connection.is_own, connection.now()):
            self._turn_away(connection)
            return
        self._owner.received(connection, message)

    def trouble(self, connection: Connection, code: str) -> None:
        """Pass it on, and remember whose bytes were no messages."""
        if connection not in self.connections:
            return
        if code == "bad-frame":
            self._gate.bad_frame(connection.address, connection.is_own, connection.now())
        self._owner.trouble(connection, code)

    def closed(self, connection: Connection) -> None:
        """Forget a connection."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self._gate.leave(connection.address)
        self._owner.closed(connection)

    @staticmethod
    def _turn_away(connection: Connection) -> None:
        connection.send(Refuse("busy", PROTOCOL, "", {}))
        connection.close()


def listen_on(ports: tuple[int, ...]) -> list[socket.socket]:
    """Return sockets on the first free port, for IPv6 and IPv4 where there is both. Raises OSError."""
    failure: OSError | None = None
    for port in ports:
        try:
            return _sockets(port)
        except OSError as error:
            failure = error
    raise failure or OSError("no port to listen on")


def _sockets(port: int) -> list[socket.socket]:
    if socket.has_dualstack_ipv6():
        try:
            return [socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True, backlog=BACKLOG)]
        except OSError as error:
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                raise
    return _one_of_each(port)


def _one_of_each(port: int) -> list[socket.socket]:
    """Return a socket for IPv4 and one for IPv6 on the same port, or whichever of them can be had."""
    made: list[socket.socket] = []
    failure: OSError | None = None
    for family in (socket.AF_INET, socket.AF_INET6):
        try:
            made.append(socket.create_server(("", port), family=family, backlog=BACKLOG))
        except OSError as error:
            failure = error
        else:
            port = made[0].getsockname()[1]
    if not made:
        raise failure or OSError("no family to listen on")
    return made
