"""What can be made to go wrong in a peer: it dies at a certain message, or a bit of its position flips."""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import signal
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.scenes.lan.engine import RefereeEngine
from net import client_greeting, migrate, network
from net.discovery import Discovery
from net.facade import Identity
from net.means import Means
from net.orders import Order, Send
from net.runner import Runner
from tools.lan.matches import PLAYED, engine_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Let mishaps be asked for."""
    parser.add_argument("--die", default="", help='as in "send Reveal 2": kill -9 before the second Reveal is sent')
    parser.add_argument("--unnamed", action="store_true", help="name no table on the network")
    parser.add_argument("--other-rules", action="store_true", help="have rules that nobody else has")
    parser.add_argument("--other-protocol", action="store_true", help="speak a version that nobody else speaks")
    parser.add_argument("--hasty", action="store_true", help="ask after a second of silence what is to be done")
    parser.add_argument("--secrets", default="", help="draw all secrets from this seed: two runs are alike")
    parser.add_argument("--flip", type=int, default=0, help="flip a bit of the position after so many inputs")


def prepare(wishes: argparse.Namespace) -> None:
    """Arrange for what is wanted to go wrong."""
    if wishes.unnamed:
        Discovery.hold = lambda discovery, holder: None  # type: ignore[method-assign, assignment]
    if wishes.other_protocol:
        client_greeting.PROTOCOL += 1
    if wishes.hasty:
        migrate.ASK_AFTER = 1.0
    if wishes.secrets:
        network.Means = partial(Means, random=_secrets(f"{wishes.secrets} {wishes.name}"))  # type: ignore[misc, assignment]
    if wishes.die:
        _prepare_death(*wishes.die.split(" "))


def _secrets(seed: str) -> Callable[[int], bytes]:
    # Counted by size: how often somebody greeted, with a short number, must not change the long seeds of chains.
    drawn: Counter[int] = Counter()

    def draw(size: int) -> bytes:
        drawn[size] += 1
        return hashlib.sha256(f"{seed} {size} {drawn[size]}".encode()).digest()[:size]

    return draw


def _prepare_death(moment: str, kind: str, number: str) -> None:
    """moment: "send", "sent" or "got", a message of this kind (or a log entry of this kind) for the number-th time.

    "Input:(ask|pay):" is a kind too: only those messages count in which that pattern is found.
    """
    kind, _colon, word = kind.partition(":")
    counts: Counter[tuple[str, str]] = Counter()

    def note(when: str, message: Any) -> None:
        names = {type(message).__name__, getattr(message, "kind", "")}
        if when == moment and kind in names and re.search(word, str(message)):
            counts[when, kind] += 1
            if counts[when, kind] == int(number):
                os.kill(os.getpid(), signal.SIGKILL)

    carry_out, received = Runner._carry_out, Runner.received

    def counted_carry_out(runner: Runner, order: Order) -> None:
        if isinstance(order, Send):
            note("send", order.message)
        carry_out(runner, order)
        if isinstance(order, Send):
            note("sent", order.message)

    def counted_received(runner: Runner, connection: Any, message: Any) -> None:
        note("got", message)
        received(runner, connection, message)

    Runner._carry_out = counted_carry_out  # type: ignore[method-assign, assignment]
    Runner.received = counted_received  # type: ignore[method-assign, assignment]


def identity(honest: Identity, wishes: argparse.Namespace) -> Identity:
    """Return who we are, with an engine that goes wrong once if that is wanted."""
    if wishes.other_rules:
        honest = replace(honest, rules=dict.fromkeys(honest.rules, "0" * 64))
    if not wishes.flip:
        return honest
    left = [1]  # engines that go wrong: one made anew from the log is right again
    make = engine_for(PLAYED)

    def make_engine(start: Mapping[str, Any]) -> Any:
        engine = make(start)
        assert isinstance(engine, RefereeEngine)
        if left:
            left.pop()
            return FlippedEngine(engine, wishes.flip)
        return engine

    return replace(honest, make_engine=make_engine)


class FlippedEngine:
    """An engine whose position is no longer right after so many inputs."""

    def __init__(self, engine: RefereeEngine, after: int) -> None:
        self._engine = engine
        self._left = after

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def play(self, seat: int, text: str) -> Any:
        """Play an input."""
        results = self._engine.play(seat, text)
        self._left -= 1
        return results

    def digest(self) -> bytes:
        """Return the digest of a position of which a bit may have flipped."""
        digest = self._engine.digest()
        return digest if self._left > 0 else bytes([digest[0] ^ 1]) + digest[1:]

    def to_text(self) -> str:
        """Return the position, and the bit."""
        text = self._engine.to_text()
        return text if self._left > 0 else text + "\nflipped 1"
