"""A trial: what is tried, on which network, and what a good one has seen. `TRIALS` is filled by the modules beside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.lan.lab import Lab, Line, PeerProcess, TrialFailed
from tools.lan.space import Space

ANY, BRIDGE, WIRE, IPV6, LINK_LOCAL = "any", "bridge", "wire", "ipv6", "link-local"
PLACES_NEEDED = ("a", "b", "c", "d")


@dataclass
class Ground:
    """Where a trial takes place. space: None on loopback."""

    lab: Lab
    folder: Path
    space: Space | None = None

    def peer(self, place: str, name: str, *arguments: str) -> PeerProcess:
        """Start a peer at a place."""
        return self.lab.peer(name, *arguments, place=place if self.space else "")

    @property
    def net(self) -> Space:
        """The network, for trials that need one."""
        assert self.space is not None, "this trial needs namespaces"
        return self.space

    def prefix(self, place: str) -> list[str]:
        """Return the command that goes to a place, nothing on loopback."""
        return self.space.prefix(place) if self.space else []

    def address(self, place: str, host: PeerProcess) -> str:
        """Return where a host is reached from another place."""
        told = host.told("addresses") or [host.wait("addresses")]
        if self.space is None:
            return "127.0.0.1:" + told[0]["addresses"][0].rsplit(":", 1)[1]
        return str(told[0]["addresses"][0])


@dataclass(frozen=True)
class Trial:
    """name, the network it needs, and the function: it returns what was seen, or raises TrialFailed."""

    name: str
    needs: str
    run: Callable[[Ground], str]

    @property
    def what(self) -> str:
        """Return what is tried, in a line."""
        return (self.run.__doc__ or "").strip().splitlines()[0]


TRIALS: list[Trial] = []


def trial(needs: str = ANY) -> Callable[[Callable[[Ground], str]], Callable[[Ground], str]]:
    """Add a function to the trials under its own name."""

    def add(function: Callable[[Ground], str]) -> Callable[[Ground], str]:
        TRIALS.append(Trial(function.__name__.replace("_", "-"), needs, function))
        return function

    return add


def expect(condition: object, what: str) -> None:
    """Raise TrialFailed unless the condition holds."""
    if not condition:
        raise TrialFailed(what)


def same_result(peers: list[PeerProcess], within: float = 60.0) -> Line:
    """Wait for the end of the match at all peers; return the one result. Raises TrialFailed where they differ."""
    ends = [peer.wait("over", within) for peer in peers]
    found = {(end["entries"], end["head"], end["digest"]) for end in ends}
    expect(len(found) == 1, f"different results: {found}")
    return ends[0]


def told(end: Line) -> str:
    """Return a result in a few words."""
    return f"{end['entries']} entries, equal heads {end['head'][:8]}, equal digests {end['digest'][:8]}"


def table(
    ground: Ground, game: str, *others: tuple[str, ...], kinds: str = "", more: tuple[str, ...] = ()
) -> list[PeerProcess]:
    """Start a host at place a, and others (name and arguments) at b, c, d; returns all, seated in this order."""
    kinds = kinds or ",".join(["person"] * (len(others) + 1))
    host = ground.peer("a", "Anna", "--host", f"{game}:{kinds}", "--peers", str(len(others) + 1), *more)
    address = ground.address("a", host)
    peers = [host]
    for place, (name, *arguments) in zip("bcd", others, strict=False):
        peers.append(ground.peer(place, name, "--join", address, *arguments))
        peers[-1].wait("LobbyChanged")
    return peers
