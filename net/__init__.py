"""LAN play: tables that are found by themselves, one ordered log that every machine plays by, and fair dice.

Imports nothing of the game: what an input means is known by an engine that is handed in (`engine`). The cores
(`ledger`, `host`, `client`, `lobby`, `fair`, `log`, `wire`) hold no socket, thread or clock, so that all of it can be
tested by hand; sockets, the thread and zeroconf stand around them. `facade` is what the scenes use.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from net.facade import Identity, Limits, Network


def open_network(home: Path, identity: Identity, limits: Limits | None = None) -> Network:
    """Return the network of this program, not yet started. home: the folder of the person's files."""
    from net.network import Lan  # late: a program whose player never asks for the network loads none of it

    return Lan(home, identity, limits)
