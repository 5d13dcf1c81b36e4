"""When the host is silent: who could host on, and whether somebody already does.

Nobody takes over by himself: a window that is being dragged must not split a match. After some seconds a person is
asked. Whoever has taken over is found by asking the heirs, and followed without a question.
"""

from __future__ import annotations

from typing import Any

from net.checks import name, row_of, u32
from net.events import Heir
from net.messages import InfoReply, table_id
from net.orders import Order, Probe

MOST_HEIRS = 16
ASK_AFTER = 8.0  # of silence, then a person is asked
ASK_AGAIN_AFTER = 30.0  # after he said that he waits
PROBE_EVERY = 2.0
LOOK_WITHIN = 3.0  # a probe takes two seconds at the most


def _addresses(value: Any) -> bool:
    return type(value) is list and len(value) <= 16 and all(type(one) is str and len(one) <= 80 for one in value)


_HEIR = row_of(u32, name, _addresses)


def heirs_from_rows(rows: Any) -> list[tuple[int, str, tuple[str, ...]]]:
    """Return number, name and addresses of each heir. Raises ValueError for rows that cannot be."""
    if len(rows) > MOST_HEIRS or not all(map(_HEIR, rows)):
        raise ValueError("heirs that cannot be")
    return [(peer, named, tuple(addresses)) for peer, named, addresses in rows]


def is_match(reply: InfoReply, game_id: bytes) -> bool:
    """Return whether whoever answered so has a part in this match."""
    return bool(reply.summary.get("id") == table_id(game_id))


def is_hosted_match(reply: InfoReply, game_id: bytes) -> bool:
    """Return whether whoever answered so hosts this match."""
    summary = reply.summary
    return is_match(reply, game_id) and summary.get("state") == "play" and u32(summary.get("peer"))


class HostSearch:
    """Looks for the match among its peers, from `begin` to `end`.

    silent_since: when the host was heard last, None while all is well. is_gone: it has said goodbye. parity: of the
    numbers of probes, so that two searches of one machine do not take each other's answers.
    """

    def __init__(self, parity: int) -> None:
        self.silent_since: float | None = None
        self.is_gone = False
        self.orders: list[Order] = []
        self._ask_at: float | None = None
        self._next_probe: float | None = None
        self._number = parity
        self._pending: dict[int, int] = {}  # probe -> peer

    def begin(self, now: float, is_gone: bool = False) -> None:
        """The host is silent. is_gone: it has said goodbye, so nobody need wait before he is asked."""
        if self.silent_since is None:
            self.silent_since = self._next_probe = now
            self._ask_at = now + ASK_AFTER
        if is_gone:
            self.is_gone, self._ask_at = True, now

    def end(self) -> None:
        """The host answers."""
        self.silent_since = self._ask_at = self._next_probe = None
        self.is_gone = False
        self._pending.clear()

    def wait(self, now: float) -> None:
        """A person wants to wait."""
        if self.silent_since is not None:
            self._ask_at = now + ASK_AGAIN_AFTER

    def probe(self, targets: dict[int, tuple[str, ...]]) -> None:
        """Ask these peers who they are."""
        for peer, addresses in targets.items():
            if addresses:
                self._number += 2
                self._pending[self._number] = peer
                self.orders.append(Probe(self._number, addresses))

    def answered(self, number: int) -> bool:
        """Note that a probe is answered or not; return whether it was asked for."""
        return self._pending.pop(number, None) is not None

    @property
    def is_waiting(self) -> bool:
        """Whether a probe has no answer yet."""
        return bool(self._pending)

    def is_probe_due(self, now: float) -> bool:
        """Return whether the heirs are to be asked again, and note that they are."""
        if self._next_probe is None or now < self._next_probe:
            return False
        self._next_probe = now + PROBE_EVERY
        return True

    def is_question_due(self, now: float) -> bool:
        """Return whether a person is to be asked, and note that he is."""
        if self._ask_at is None or now < self._ask_at:
            return False
        self._ask_at = None
        return True

    def deadline(self) -> float | None:
        """Return when something of that is due."""
        return min((time for time in (self._ask_at, self._next_probe) if time is not None), default=None)


def heirs_shown(rows: Any, me: int, host: int) -> tuple[Heir, ...]:
    """Return who could host on instead of `host`, in their order."""
    return tuple(Heir(peer, named, peer == me) for peer, named, _ in heirs_from_rows(rows) if peer != host)
