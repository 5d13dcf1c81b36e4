"""The three ways to a table: open one, join one, go back to one."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from net.facade import HostSetup, Identity
from net.table import Table


@dataclass(frozen=True, slots=True)
class Means:
    """What a table is handed. store: the session file, see `session_file`.

    report(name, bytes): writes a report of a difference and returns where, "" when it could not be written.
    random(n): n bytes that nobody can foresee.
    """

    identity: Identity
    store: Any
    report: Callable[[str, bytes], str]
    random: Callable[[int], bytes] = secrets.token_bytes


def open_table(setup: HostSetup, means: Means, now: float) -> Table:
    """Return a table that is hosted here, with its lobby open. `Table.addresses` is to be set next."""
    raise NotImplementedError


def join_table(addresses: tuple[str, ...], player: str, role: str, means: Means, now: float) -> Table:
    """Return a table that dials the host; it gives up (Unreachable) where nobody answers the first time."""
    raise NotImplementedError


def rejoin_table(means: Means, now: float) -> Table:
    """Return the table of the session that `means.store` holds.

    It first looks (Probe) whether the match is hosted anywhere, and hosts it itself where it did so before and nobody
    else does; else it dials, and goes on dialling.
    """
    raise NotImplementedError
