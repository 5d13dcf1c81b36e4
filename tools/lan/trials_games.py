"""Trials of every game of the catalogue with every number of seats: whole matches, deaths, bad cables."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.catalog import GAMES
from tools.lan.lab import PeerProcess
from tools.lan.trial import ANY, TRIALS, WIRE, Ground, Trial, same_result, table, told

LONG = 600.0  # seconds; a match of four over a bad cable
OTHERS = ("Ben", "Cleo", "Dan")
SLOWLY = ("--think", "0.02")
BAD = "delay=60 jitter=20 loss=5"


def sit_down(ground: Ground, key: str, seats: int, *more: str) -> list[PeerProcess]:
    """Let a person on a machine of its own sit on each seat, and whoever is free watch from the next place."""
    guests = [(name, *more) for name in OTHERS[: seats - 1]]
    watcher = [(OTHERS[seats - 1], "--watch")] if seats <= len(OTHERS) else []
    return table(ground, key, *guests, *watcher, kinds=",".join(["person"] * seats), more=more)


def whole_match(ground: Ground, key: str, seats: int) -> str:
    """Play it from beginning to end."""
    return told(same_result(sit_down(ground, key, seats), LONG))


def other_options(ground: Ground, key: str, seats: int) -> str:
    """Play it from beginning to end with the last value of every option of the table."""
    return told(same_result(sit_down(ground, key, seats, "--other-options"), LONG))


def with_computers(ground: Ground, key: str, seats: int) -> str:
    """Play it with a person at the host, a person at another machine, and computers at the host for all the rest."""
    kinds = ["person"] * 2 + ["computer"] * (seats - 2)
    return told(same_result(table(ground, key, ("Ben",), kinds=",".join(kinds)), LONG))


def host_killed(ground: Ground, key: str, seats: int) -> str:
    """Kill the host in the middle; an heir hosts on, and the old host comes back as a guest."""
    host, heir, *others = sit_down(ground, key, seats, "--inherit", *SLOWLY)
    host.wait("Played", seq=60)
    host.kill()
    heir.wait("HostMoved", is_self=True)
    back = ground.peer("a", "Anna", "--rejoin")
    return told(same_result([heir, *others, back], LONG))


def guest_killed(ground: Ground, key: str, seats: int) -> str:
    """Kill the guest of the last seat in the middle; it is started again and rejoins."""
    peers = sit_down(ground, key, seats, *SLOWLY)
    guest = peers.pop(seats - 1)
    guest.wait("Played", seq=60)
    guest.kill()
    peers[0].wait("status", lost=[seats - 1])
    back = ground.peer("bcd"[seats - 2], guest.name, "--rejoin")
    return told(same_result([*peers, back], LONG))


def bad_cable(ground: Ground, key: str, seats: int) -> str:
    """Play it over a cable with delay, jitter and loss."""
    ground.net.set_wire(BAD)
    return told(same_result(sit_down(ground, key, seats), LONG))


def add(what: str, needs: str, run: Callable[[Ground, str, int], str], key: str, seats: int) -> None:
    """Add a trial of a game with so many seats."""

    def attempt(ground: Ground) -> str:
        return run(ground, key, seats)

    attempt.__doc__ = f"{key}, {seats} seats: {(run.__doc__ or '').strip()}"
    TRIALS.append(Trial(f"{key}-{seats}-{what}".replace("_", "-"), needs, attempt))


for _key, _game in GAMES.items():
    for _seats in _game.SEATS:
        add("whole", ANY, whole_match, _key, _seats)
        if any(len(option.values_at(_seats)) > 1 for option in _game.OPTIONS):
            add("other-options", ANY, other_options, _key, _seats)
        add("host-killed", ANY, host_killed, _key, _seats)
        add("guest-killed", ANY, guest_killed, _key, _seats)
    if max(_game.SEATS) > len(OTHERS) - 1:
        add("computers", ANY, with_computers, _key, max(_game.SEATS))
    add("bad-cable", WIRE, bad_cable, _key, max(_game.SEATS))
