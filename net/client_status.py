"""Reading Status: the host is checked as strictly as it checks its clients."""

from __future__ import annotations

from typing import Any

from net.checks import PLAY, WATCH, Check, name, one_of, u32
from net.events import AWAY, CONNECTED, LOST, PeerStatus, TableStatus
from net.lobby import within

_MOST = 64
_small = within(-1, 1 << 31)


def _numbers(value: Any) -> bool:
    return type(value) is list and len(value) <= _MOST and all(u32(one) for one in value)


_PEER: tuple[Check, ...] = (u32, name, one_of(CONNECTED, LOST, AWAY), _small, one_of(PLAY, WATCH), _small)
_STATE: dict[str, Check] = {
    "peers": lambda value: type(value) is list and len(value) <= _MOST and all(_is_peer(row) for row in value),
    "waiting": _numbers,
    "sealed": _numbers,
    "lost": _numbers,
    "paused": one_of("", "lost", "draw", "gathering", "desync"),
    "clock": _small,
    "host": u32,
}


def _is_peer(row: Any) -> bool:
    return (
        type(row) is list and len(row) == len(_PEER) and all(check(one) for check, one in zip(_PEER, row, strict=True))
    )


def status_from_plain(plain: Any) -> TableStatus:
    """Return what a Status says. Raises ValueError, and nothing else."""
    if type(plain) is not dict or plain.keys() != _STATE.keys():
        raise ValueError("not the fields of a status")
    for key, check in _STATE.items():
        if not check(plain[key]):
            raise ValueError(f"status: {key}")
    return TableStatus(
        tuple(PeerStatus(*row) for row in plain["peers"]),
        tuple(plain["waiting"]),
        tuple(plain["sealed"]),
        tuple(plain["lost"]),
        plain["paused"],
        plain["clock"],
        plain["host"],
    )
