"""Real sockets on this machine: a door whose owner notes what it is told, and a stranger who sends what he likes."""

import asyncio
import contextlib
import os
import socket

from net import wire
from net.messages import PROTOCOL, Info, InfoReply
from net.server import Server

WITHIN = 120.0  # seconds after which a test gives up; nothing waits that long when all is well
ANY_PORT = (0,)
OWN_ID = os.urandom(4).hex()  # tests that run beside these hear each other's zeroconf


def run(work):
    """Run a coroutine to its end and return what it returns; it must not leave anything behind in the loop."""
    problems = []

    async def whole():
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: problems.append(context))
        async with asyncio.timeout(WITHIN):
            result = await work
        for _ in range(5):
            await asyncio.sleep(0)  # whoever was cut off hears of it
        return result

    result = asyncio.run(whole())
    assert problems == []
    return result


async def until(condition):
    """Return once the condition holds."""
    async with asyncio.timeout(WITHIN):
        while not condition():
            await asyncio.sleep(0.002)


def answer(identity=OWN_ID, **told):
    """Return what a host says to Info."""
    return InfoReply(PROTOCOL, "0.2", {"toy": "ab" * 32}, {"id": identity, "game": "toy", "table": "T", **told}, 1)


class Door:
    """The owner of a server. Answers Info, and notes the rest."""

    def __init__(self, gate=None, limits=None, reply=None):
        self.server = Server(self, gate, limits)
        self.reply = reply or answer()
        self.inside = []
        self.messages = []
        self.troubles = []

    async def __aenter__(self):
        await self.server.open(ANY_PORT)
        return self

    async def __aexit__(self, *error):
        self.server.close()
        for connection in list(self.server.connections):
            connection.abort()
        await until(lambda: not self.server.connections)

    def opened(self, connection):
        self.inside.append(connection)

    def received(self, connection, message):
        self.messages.append(message)
        if isinstance(message, Info):
            connection.send(self.reply)

    def trouble(self, connection, code):
        self.troubles.append(code)

    def closed(self, connection):
        self.inside.remove(connection)


class Stranger:
    """Somebody who connects and sends bytes."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @classmethod
    async def to(cls, port, host="127.0.0.1"):
        return cls(*await asyncio.open_connection(host, port))

    def send(self, *messages):
        for message in messages:
            self.writer.write(message if isinstance(message, bytes) else wire.encode(message))

    async def hear(self):
        """Return the next message, None at the end."""
        try:
            length = int.from_bytes(await self.reader.readexactly(4), "big")
            return wire.decode(await self.reader.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def hear_all(self):
        """Return every message until the end."""
        heard = []
        while (message := await self.hear()) is not None:
            heard.append(message)
        return heard

    async def close(self):
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


class Somebody:
    """A program that is not ours: says the same to everybody who connects, and hangs up unless it `stays`."""

    def __init__(self, says=b"", stays=True):
        self._says, self._stays = says, stays
        self._writers = []

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def _serve(self, reader, writer):
        self._writers.append(writer)
        writer.write(self._says)
        if not self._stays:
            writer.close()

    async def __aexit__(self, *error):
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()


def closed_port():
    """Return a port on which nobody listens."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]
