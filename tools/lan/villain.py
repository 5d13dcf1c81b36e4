"""Somebody who means no good: rubbish, half frames, crowds, slow and deaf connections, against a host's open port.

python -m tools.lan.villain HOST PORT SECONDS      attacks in every way at once, and prints what it did
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from net import wire
from net.messages import PLAY, PROTOCOL, Hello, Info, InfoReply, Ping

Attack = Callable[["Villain"], Awaitable[None]]


class Villain:
    """Attacks one port until the time is over. counts: how often each attack was made."""

    def __init__(self, host: str, port: int, seconds: float) -> None:
        self.host, self.port = host, port
        self.until = time.monotonic() + seconds
        self.counts: Counter[str] = Counter()
        self.chance = random.Random(1)
        self.rules: dict[str, str] = {}

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a new connection. Raises OSError."""
        return await asyncio.wait_for(asyncio.open_connection(self.host, self.port), 5)

    async def repeat(self, attack: Attack, pause: float) -> None:
        """Make one attack again and again."""
        while time.monotonic() < self.until:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                await attack(self)
            self.counts[attack.__name__] += 1
            await asyncio.sleep(pause)

    async def send(self, data: bytes, stay: float = 0.05) -> None:
        """Connect, send something and stay a while."""
        _, writer = await self.connect()
        try:
            writer.write(data)
            await asyncio.wait_for(writer.drain(), 1)
            await asyncio.sleep(stay)
        finally:
            writer.transport.abort()

    def hello(self) -> bytes:
        """Return a Hello that comes in where nobody is asked for a password."""
        hello = Hello(PROTOCOL, "trial", self.rules, "Villain", PLAY, None, bytes(16), 0, bytes(32), 0, 0)
        return wire.encode(hello._replace(role="watch"))


async def random_bytes(villain: Villain) -> None:
    """Nothing that means anything."""
    await villain.send(villain.chance.randbytes(4096))


async def half_frames(villain: Villain) -> None:
    """Messages that break off."""
    await villain.send(wire.encode(Ping(1))[:-1])


async def four_gigabytes(villain: Villain) -> None:
    """A length that nobody could keep."""
    await villain.send(b"\xff\xff\xff\xff" + bytes(100))


async def deep_nesting(villain: Villain) -> None:
    """Lists within lists within lists."""
    await villain.send((1800).to_bytes(4, "big") + b"\x91" * 1800)


async def slow_loris(villain: Villain) -> None:
    """One byte a second."""
    _, writer = await villain.connect()
    try:
        for byte in villain.hello():
            writer.write(bytes([byte]))
            await asyncio.sleep(1)
            if writer.transport.is_closing() or time.monotonic() > villain.until:
                return
    finally:
        writer.transport.abort()


async def crowd(villain: Villain) -> None:
    """Two hundred connections at once."""
    made = await asyncio.gather(*(villain.connect() for _ in range(200)), return_exceptions=True)
    await asyncio.sleep(1)
    for one in made:
        if not isinstance(one, BaseException):
            one[1].transport.abort()


async def deaf_asker(villain: Villain) -> None:
    """Asks and asks, and never reads the answers."""
    reader, writer = await villain.connect()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    try:
        question = wire.encode(Info()) * 100
        while not writer.transport.is_closing() and time.monotonic() < villain.until:
            writer.write(question)
            await asyncio.wait_for(writer.drain(), 2)
            await asyncio.sleep(0.05)
    finally:
        del reader
        writer.transport.abort()


async def second_hello(villain: Villain) -> None:
    """Greets twice."""
    await villain.send(villain.hello() * 2, 0.2)


async def too_fast(villain: Villain) -> None:
    """Comes in as a watcher and sends as fast as it can."""
    _, writer = await villain.connect()
    try:
        writer.write(villain.hello())
        burst = wire.encode(Ping(7)) * 1000
        while not writer.transport.is_closing() and time.monotonic() < villain.until:
            writer.write(burst)
            await asyncio.wait_for(writer.drain(), 2)
    finally:
        writer.transport.abort()


ATTACKS: tuple[tuple[Attack, float], ...] = (
    (random_bytes, 0.05), (half_frames, 0.1), (four_gigabytes, 0.1), (deep_nesting, 0.1), (slow_loris, 0.0),
    (crowd, 0.5), (deaf_asker, 0.2), (second_hello, 0.3), (too_fast, 0.2),
)  # fmt: skip


async def learn_rules(villain: Villain) -> None:
    """Take over what the host says of its rules, so that Hello is not refused for them."""
    reader, writer = await villain.connect()
    writer.write(wire.encode(Info()))
    length = int.from_bytes(await reader.readexactly(4), "big")
    reply = wire.decode(await reader.readexactly(length))
    if isinstance(reply, InfoReply):
        villain.rules = reply.rules
    writer.transport.abort()


async def attack(host: str, port: int, seconds: float) -> Counter[str]:
    """Attack in every way at once; returns how often."""
    villain = Villain(host, port, seconds)
    with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
        await learn_rules(villain)
    await asyncio.gather(*(villain.repeat(one, pause) for one, pause in ATTACKS))
    return villain.counts


if __name__ == "__main__":
    print(json.dumps(asyncio.run(attack(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
