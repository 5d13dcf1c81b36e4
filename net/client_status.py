"""Reading Status: the host is checked as strictly as it checks its clients."""

from __future__ import annotations

from typing import Any

from net.checks import PLAY, WATCH, Shape, fits, name, one_of, row_of, u32, within
from net.events import AWAY, CONNECTED, LEFT, LOST, PeerStatus, TableStatus

_MOST = 64
_small = within(-1, 1 << 31)


def _numbers(value: Any) -> bool:
    return type(value) is list and len(value) <= _MOST and all(u32(one) for one in value)


_peer = row_of(u32, name, one_of(CONNECTED, LOST, LEFT, AWAY), _small, one_of(PLAY, WATCH), _small)
_STATE: Shape = {
    "peers": lambda value: type(value) is list and len(value) <= _MOST and all(map(_peer, value)),
    "waiting": _numbers,
    "sealed": _numbers,
    "lost": _numbers,
    "paused": one_of("", "lost", "draw", "gathering", "desync"),
    "clock": _small,
    "host": u32,
}


def status_from_plain(plain: Any) -> TableStatus:
    """Return what a Status says. Raises ValueError, and nothing else."""
    if not fits(plain, _STATE):
        raise ValueError("no status")
    return TableStatus(
        tuple(PeerStatus(*row) for row in plain["peers"]),
        tuple(plain["waiting"]),
        tuple(plain["sealed"]),
        tuple(plain["lost"]),
        plain["paused"],
        plain["clock"],
        plain["host"],
    )
