"""What a core wants done by whoever owns the sockets, in the order in which it is wanted."""

from __future__ import annotations

from dataclasses import dataclass

from net.messages import Message

UP = 0  # the connection that this machine has opened to its host; those that others opened have numbers above it


@dataclass(frozen=True, slots=True)
class Send:
    """Send a message over a connection; one that is gone meanwhile is no error."""

    link: int
    message: Message


@dataclass(frozen=True, slots=True)
class Close:
    """Close a connection once everything is sent; `lost` is not reported for it any more."""

    link: int


@dataclass(frozen=True, slots=True)
class Dial:
    """Connect to the first of the addresses that answers ("host:port", "[v6]:port"), as UP: `connected` or `failed`.

    A dial that still runs is given up for the new one. () gives up only.
    """

    addresses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Probe:
    """Ask at these addresses who is there (Info, no Hello), within two seconds: `probed` with the same number."""

    number: int
    addresses: tuple[str, ...]


Order = Send | Close | Dial | Probe
