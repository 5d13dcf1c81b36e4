"""Opening the network for this program: who it is to others, and what its computer is called."""

from __future__ import annotations

import platform
from pathlib import Path

from game import VERSION
from game.scenes.lan.engine import identity_of
from net import open_network as open_door
from net.facade import Network

_LONGEST_MACHINE = 24


def open_network(home: Path) -> Network:
    """Return the network of a person's folder; nothing is sent before something is asked of it."""
    return open_door(home, identity_of(VERSION, machine_name()))


def machine_name() -> str:
    """Return the computer's name as it is shown to others, "" where it has none."""
    name = platform.node().split(".")[0]
    return name[:_LONGEST_MACHINE] if name.isprintable() else ""
