"""Trials with the real window: on a screen of its own, driven by mouse and keys, in a network of its own."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from game.rules.catalog import GAMES
from game.scenes.lan.evidence import FAIR, check_match
from tools.lan.lab import PeerProcess, TrialFailed
from tools.lan.matches import other_options
from tools.lan.space import NoNamespaces
from tools.lan.trial import ANY, Ground, expect, same_result, table, told
from tools.lan.trials_games import add

PEOPLE = {"a": "Anna", "b": "Ben", "c": "Cleo", "d": "Dan"}
DESK: Any = importlib.import_module("tests.window.desk")
PLAYER: Any = importlib.import_module("tests.window.player")


@contextmanager
def windows(ground: Ground, places: str, victim: str = "", die: str = "") -> Iterator[list[Any]]:
    """Give people with the program in a window, a mouse and keys, one at each of these places, on one desk.

    victim: the place where the program dies at this message.
    """
    lacking = DESK.missing_tools()
    if lacking:
        raise NoNamespaces(f"a window needs {', '.join(lacking)}")
    desk = DESK.Desk((2 * PLAYER.WIDE, 2 * (PLAYER.HIGH + PLAYER.TITLE)))
    players: list[Any] = []
    try:
        for number, place in enumerate(places):
            name, mishaps = PEOPLE[place], ("--die", die) if place == victim else ()
            home, prefix = ground.folder / name, ground.prefix(place)
            players.append(PLAYER.Player(desk, home, name, number, prefix, mishaps))
        yield players
    except AssertionError as failure:
        raise TrialFailed(f"{failure}; others: {[peer.last() for peer in ground.lab.peers]}") from None
    finally:
        for player in players:
            player.program.end()
        desk.close()


def finish(players: Sequence[Any], others: Sequence[PeerProcess] = ()) -> str:
    """Play by clicks to the last page, and compare the windows' matches with one another and with that of others."""
    pages = PLAYER.play(players)
    verdicts = [check_match(next((player.home / "replays").iterdir()).read_bytes()) for player in players]
    for player, verdict in zip(players, verdicts, strict=True):
        expect(verdict.kind == FAIR, f"the file of {player.name}: {verdict.kind}")
        expect(not player.program.errors(), player.program.errors()[-500:])
    expect(len({(page["digest"], tuple(page["scores"])) for page in pages}) == 1, "the windows show different ends")
    ends = {verdict.lines[-1] for verdict in verdicts}
    expect(len(ends) == 1, f"the windows have different logs: {ends}")
    seen = f"scores {pages[0]['scores']}; {ends.pop()[:50]}"
    if not others:
        return seen
    end = same_result(list(others))
    expect(end["head"] in verdicts[0].lines[-1], "the others have another log")
    return f"{seen}; {told(end)}"


def sit_together(
    ground: Ground, players: Sequence[Any], key: str, seats: int, options: Mapping[str, str] | None = None
) -> None:
    """Let the first one host and choose options, the others come in by the address, and the match begin."""
    host, *guests = players
    lobby = host.host(game=key, seats=seats)
    for name, value in (options or {}).items():
        host.choose_option(name, value)
    address = lobby["addresses"][0]
    for guest in guests:
        guest.look_for_tables()
        guest.dial(address if ground.space else f"127.0.0.1:{address.rpartition(':')[2]}")
        guest.program.wait_for_scene("lobby")
    PLAYER.begin(*players)


def windows_with_other_options(ground: Ground, key: str, seats: int) -> str:
    """Everybody has a window, and in the lobby the host chooses the last value of every option of the table."""
    with windows(ground, "abcd"[:seats]) as players:
        wanted = other_options(key, seats)
        sit_together(ground, players, key, seats, wanted)
        told_options = " ".join(f"{name}={value}" for name, value in wanted.items())
        return f"{told_options}; {finish(players)}"


def window_watches(ground: Ground, key: str, seats: int) -> str:
    """A window watches a match of others from its beginning to the last page."""
    others = [(name,) for name in list(PEOPLE.values())[1:seats]]
    kinds = ",".join(["person"] * seats)
    peers = table(ground, key, *others, kinds=kinds, more=("--peers", str(seats + 1), "--think", "0.05"))
    with windows(ground, "abcd"[seats]) as (watcher,):
        watcher.look_for_tables()
        watcher.choose_table("Anna's table")
        watcher.program.click("watch")
        watcher.program.wait(lambda now: now["scene"] in ("lobby", "lan_table"), "the table")
        watcher.program.wait_for_scene("lan_table")
        PLAYER.watch(watcher)
        return finish([watcher], peers)


def window_sends_away(ground: Ground, key: str, seats: int) -> str:
    """The host's window sends the last guest away in the midst of the match, and a watcher's window gets the seat."""
    with windows(ground, "abcd"[: seats + 1]) as players:
        *sitting, watcher = players
        sit_together(ground, sitting, key, seats)
        host, guest = sitting[0], sitting[-1]
        watcher.look_for_tables()
        watcher.choose_table("Anna's table")
        watcher.program.click("watch")
        watcher.program.wait_for_scene("lan_table")
        ply = PLAYER.play(sitting, 12)[0]["ply"]
        host.decide_about(guest, "yes")
        guest.program.wait(lambda now: "sent you away" in now.get("text", ""), "the reason")
        host.program.wait(lambda now: guest.name not in now.get("company", {guest.name}), "the computer at the seat")
        host.decide_about(watcher, f"give_{seats - 1}")
        watcher.program.wait(lambda now: now["own_seats"] == [seats - 1], "the seat")
        return f"sent away after ply {ply}; {finish([*sitting[:-1], watcher])}"


def window_joins(ground: Ground, key: str, seats: int) -> str:
    """The window finds a table, sits down on the last seat through the lobby and plays by clicks; the others do not."""
    others = [(name,) for name in list(PEOPLE.values())[1 : seats - 1]]
    kinds = ",".join(["person"] * seats)
    peers = table(ground, key, *others, kinds=kinds, more=("--peers", str(seats)))
    with windows(ground, "abcd"[seats - 1]) as (last,):
        last.look_for_tables()
        last.choose_table("Anna's table")
        last.program.click("join")
        last.program.wait_for_scene("lobby")
        last.program.click("ready")
        last.program.wait_for_scene("lan_table")
        return finish([last], peers)


def window_hosts(ground: Ground, key: str, seats: int) -> str:
    """The window hosts a table, which others find: they sit down at the other seats, or watch."""
    with windows(ground, "a") as (anna,):
        anna.host(game=key, seats=seats)
        others: list[PeerProcess] = []
        for place in "bcd":
            role = ("--watch",) if len(others) + 1 >= seats else ()
            others.append(ground.peer(place, PEOPLE[place], "--find", *role))
            others[-1].wait("LobbyChanged")
        anna.program.wait(lambda now: len(now.get("ready", ())) == seats - 1, "guests who are ready")
        anna.program.click("begin")
        anna.program.wait_for_scene("lan_table")
        return finish([anna], others)


def window_on_every_seat(ground: Ground, key: str, seats: int) -> str:
    """Everybody has a window, from the lobby to the last page."""
    with windows(ground, "abcd"[:seats]) as players:
        sit_together(ground, players, key, seats)
        return finish(players)


for _key, _game in GAMES.items():
    for _seats in _game.SEATS:
        add("window-joins", ANY, window_joins, _key, _seats)
        add("window-hosts", ANY, window_hosts, _key, _seats)
        add("windows", ANY, window_on_every_seat, _key, _seats)
        if other_options(_key, _seats):
            add("windows-other-options", ANY, windows_with_other_options, _key, _seats)
        if _seats < len(PEOPLE):
            add("window-watches", ANY, window_watches, _key, _seats)
            add("window-sends-away", ANY, window_sends_away, _key, _seats)
