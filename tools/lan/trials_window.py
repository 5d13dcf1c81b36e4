"""Trials with the real window: on a screen of its own, driven by mouse and keys, in a network of its own."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from game.rules.catalog import GAMES
from game.scenes.lan.evidence import FAIR, check_match
from tools.lan.lab import PeerProcess, TrialFailed
from tools.lan.space import NoNamespaces
from tools.lan.trial import ANY, Ground, expect, same_result, table, told
from tools.lan.trials_games import add

PEOPLE = {"a": "Anna", "b": "Ben", "c": "Cleo", "d": "Dan"}
# Messages of a guest and of a host in the midst of a match, at which they die.
IN_A_DRAW, IN_A_CHOICE, AFTER_A_CHOICE = "send Reveal 6", "send Input{word} 3", "sent Input{word} 3"
BEFORE_A_DRAW, AFTER_A_DRAW, TOLD_A_CHOICE = "got Reveal 6", "send RAND 7", "sent INPUT{word} 7"
AFTER_A_SEAL, BEFORE_A_BID, BEFORE_ALL_BIDS = "sent Seal 1", "send Open 1", "send OPEN 1"
DESK: Any = importlib.import_module("tests.window.desk")
PLAYER: Any = importlib.import_module("tests.window.player")


def meant(key: str) -> str:
    """Return what stands in the choice of a game at which a program is to die, "" where any choice will do."""
    if importlib.util.find_spec(f"tools.lan.{key}") is None:
        return ""
    word: str = importlib.import_module(f"tools.lan.{key}").MEANT
    return word


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


def sit_together(ground: Ground, players: Sequence[Any], key: str, seats: int) -> None:
    """Let the first one host, the others come in by the list or by the address, and the match begin."""
    host, *guests = players
    lobby = host.host(game=key, seats=seats)
    address = lobby["addresses"][0]
    for guest in guests:
        guest.look_for_tables()
        guest.dial(address if ground.space else f"127.0.0.1:{address.rpartition(':')[2]}")
        guest.program.wait_for_scene("lobby")
    PLAYER.begin(*players)


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


def guest_window_dies(ground: Ground, key: str, seats: int, die: str) -> str:
    """Let the last guest's program die at a message, start it again, go back to the match and play it to its end."""
    place = "abcd"[seats - 1]
    with windows(ground, "abcd"[:seats], place, die) as players:
        *others, guest = players
        sit_together(ground, players, key, seats)
        PLAYER.play_until_it_dies(players, guest)
        ply, _digest = PLAYER.alike(others)
        others[0].program.wait(lambda now: "computer" in now["targets"], "a question")
        guest.start()
        back = guest.rejoin()
        expect(back["ply"] >= ply, f"back at {back['ply']}, killed at {ply}")
        for one in others:
            one.program.wait_for_scene("lan_table")
        return f"killed at ply {ply}, back at {back['ply']} {_offered(guest)}; {finish(players)}"


def _offered(player: Any) -> str:
    """Return what a window offers first after its return, "" where it is not its turn."""
    now = player.program.wait(lambda now: now["settled"], "a table at rest")
    return f"with {now['choices'][0]}" if now["choices"] else ""


def host_window_dies(ground: Ground, key: str, seats: int, die: str) -> str:
    """Let the host's program die at a message; the heir hosts on, the old host comes back as a guest."""
    with windows(ground, "abcd"[:seats], "a", die) as players:
        host, heir, *others = players
        sit_together(ground, players, key, seats)
        PLAYER.play_until_it_dies(players, host)
        ply, _digest = PLAYER.alike(players[1:])
        heir.program.wait(lambda now: "take_over" in now["targets"], "the silent host")
        heir.program.click("take_over")
        heir.program.wait(lambda now: "computer" in now["targets"], "the question of a host")
        for one in others:
            one.program.wait(lambda now: now["host"] == 2, "the new host")
        host.start()
        back = host.rejoin()
        expect(not back["is_host"] and back["ply"] >= ply, f"back at {back['ply']}, killed at {ply}")
        for one in (heir, *others):
            one.program.wait_for_scene("lan_table")
        return f"killed at ply {ply}, back at {back['ply']} {_offered(host)}; {finish(players)}"


def guest_killed_in_a_draw(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of a guest's window before it tells its part of a draw."""
    return guest_window_dies(ground, key, seats, IN_A_DRAW)


def guest_killed_in_a_choice(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of a guest's window before what was clicked is sent."""
    return guest_window_dies(ground, key, seats, IN_A_CHOICE.format(word=meant(key)))


def guest_killed_after_a_choice(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of a guest's window when what was clicked has been sent, before it hears of it."""
    return guest_window_dies(ground, key, seats, AFTER_A_CHOICE.format(word=meant(key)))


def host_killed_in_a_draw(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of the host's window when a guest has told its part of a draw."""
    return host_window_dies(ground, key, seats, BEFORE_A_DRAW)


def host_killed_after_a_draw(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of the host's window before it tells what was drawn."""
    return host_window_dies(ground, key, seats, AFTER_A_DRAW)


def host_killed_after_a_choice(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of the host's window when it has told the first guest of a choice."""
    return host_window_dies(ground, key, seats, TOLD_A_CHOICE.format(word=meant(key)))


def guest_killed_after_a_seal(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of a guest's window when its bid is sealed, before it hears of it."""
    return guest_window_dies(ground, key, seats, AFTER_A_SEAL)


def guest_killed_before_it_shows_its_bid(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of a guest's window when all bids are sealed, before it shows its own."""
    return guest_window_dies(ground, key, seats, BEFORE_A_BID)


def host_killed_before_it_shows_the_bids(ground: Ground, key: str, seats: int) -> str:
    """kill -9 of the host's window when it knows all bids, before it tells of them."""
    return host_window_dies(ground, key, seats, BEFORE_ALL_BIDS)


BIDDING = ("lowenherz",)  # games in which seats choose at the same time
BIDS = (guest_killed_after_a_seal, guest_killed_before_it_shows_its_bid, host_killed_before_it_shows_the_bids)
MISHAPS = (
    guest_killed_in_a_draw, guest_killed_in_a_choice, guest_killed_after_a_choice, host_killed_in_a_draw,
    host_killed_after_a_draw, host_killed_after_a_choice,
)  # fmt: skip

for _key, _game in GAMES.items():
    for _seats in _game.SEATS:
        add("window-joins", ANY, window_joins, _key, _seats)
        add("window-hosts", ANY, window_hosts, _key, _seats)
        add("windows", ANY, window_on_every_seat, _key, _seats)
    for _run in MISHAPS + (BIDS if _key in BIDDING else ()):
        for _seats in sorted({min(_game.SEATS), max(_game.SEATS)}):
            add(f"window-{_run.__name__}", ANY, _run, _key, _seats)
