"""Trials in which the program in somebody's window dies at a certain message, is started again and plays on."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

from game.rules.catalog import GAMES
from tools.lan.trial import ANY, Ground, expect, same_result, table, told
from tools.lan.trials_games import LONG, OTHERS, add
from tools.lan.trials_window import PLAYER, finish, sit_together, windows

# Messages of a guest and of a host in the midst of a match, at which they die.
IN_A_DRAW, IN_A_CHOICE, AFTER_A_CHOICE = "send Reveal 6", "send Input{word} 3", "sent Input{word} 3"
BEFORE_A_DRAW, AFTER_A_DRAW, TOLD_A_CHOICE = "got Reveal 6", "send RAND 7", "sent INPUT{word} 7"
AFTER_A_SEAL, BEFORE_A_BID, BEFORE_ALL_BIDS = "sent Seal 1", "send Open 1", "send OPEN 1"
AT_A_CHOICE, TOLD_THE_CHOICE, HEARD_IT = "send Input:{own} 1", "sent INPUT:{heard} 1", "got INPUT:{heard} 1"


def known_of(key: str, what: str, default: Any) -> Any:
    """Return what `tools/lan/` knows of a game, the default where it knows nothing."""
    if importlib.util.find_spec(f"tools.lan.{key}") is None:
        return default
    return getattr(importlib.import_module(f"tools.lan.{key}"), what, default)


def meant(key: str) -> str:
    """Return what stands in the choice of a game at which a program is to die, "" where any choice will do."""
    word: str = known_of(key, "MEANT", "")
    return word


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


def peer_dies(ground: Ground, key: str, seats: int, who: str, die: str) -> str:
    """Let the last guest or the host die at a message where nobody has a window; it comes back, and they play on."""
    others: list[tuple[str, ...]] = [(name, "--inherit") for name in OTHERS[: seats - 1]]
    if who == "guest":
        others[-1] = (OTHERS[seats - 2], "--die", die)
    more = ("--die", die) if who == "host" else ()
    peers = table(ground, key, *others, kinds=",".join(["person"] * seats), more=more)
    victim = peers.pop(0 if who == "host" else -1)
    victim.wait_for_death()
    if who == "host":
        peers[0].wait("HostMoved", is_self=True)
    back = ground.peer("a" if who == "host" else "abcd"[seats - 1], victim.name, "--rejoin")
    return told(same_result([*peers, back], LONG))


BIDS = (guest_killed_after_a_seal, guest_killed_before_it_shows_its_bid, host_killed_before_it_shows_the_bids)
MISHAPS = (
    guest_killed_in_a_draw, guest_killed_in_a_choice, guest_killed_after_a_choice, host_killed_in_a_draw,
    host_killed_after_a_draw, host_killed_after_a_choice,
)  # fmt: skip
PEERS_IN_BIDS = (
    ("guest", "after-a-seal", AFTER_A_SEAL, "when its bid is sealed"),
    ("guest", "before-it-shows-its-bid", BEFORE_A_BID, "when all bids are sealed, before it shows its own"),
    ("host", "before-it-shows-the-bids", BEFORE_ALL_BIDS, "when it knows all bids, before it tells of them"),
)
AT_MOMENTS: tuple[tuple[str, Callable[..., str], str, str], ...] = (
    ("guest", guest_window_dies, AT_A_CHOICE,
     "kill -9 of a guest's window {moment}, before what was clicked is sent."),
    ("host", host_window_dies, TOLD_THE_CHOICE,
     "kill -9 of the host's window {moment}, when the first guest knows what was chosen."),
)  # fmt: skip


def without_windows(who: str, die: str, what: str) -> Callable[[Ground, str, int], str]:
    """Return a trial in which a peer without a window dies at a message."""

    def run(ground: Ground, key: str, seats: int) -> str:
        return peer_dies(ground, key, seats, who, die)

    run.__doc__ = f"kill -9 of a peer without a window, the {who}, {what}."
    return run


def at_a_moment(kills: Callable[..., str], die: str, what: str) -> Callable[[Ground, str, int], str]:
    """Return a trial in which a window dies at a choice of a certain kind."""

    def run(ground: Ground, key: str, seats: int) -> str:
        return kills(ground, key, seats, die)

    run.__doc__ = what
    return run


for _key, _game in GAMES.items():
    _most, _has_bids = max(_game.SEATS), known_of(_key, "HAS_BIDS", False)
    for _run in MISHAPS + (BIDS if _has_bids else ()):
        for _seats in sorted({min(_game.SEATS), _most}):
            add(f"window-{_run.__name__}", ANY, _run, _key, _seats)
    for _moment, (_own, _heard) in known_of(_key, "MOMENTS", {}).items():
        _told = _moment.replace("-", " ")
        for _who, _run, _die, _what in AT_MOMENTS:
            _at = _die.format(own=_own, heard=_heard)
            add(f"window-{_who}-killed-{_moment}", ANY, at_a_moment(_run, _at, _what.format(moment=_told)), _key, _most)
        for _who, _die in (("guest", HEARD_IT), ("host", TOLD_THE_CHOICE)):
            _at = _die.format(heard=_heard)
            add(f"{_who}-killed-{_moment}", ANY, without_windows(_who, _at, _told), _key, _most)
    for _who, _moment, _die, _what in PEERS_IN_BIDS if _has_bids else ():
        add(f"{_who}-killed-{_moment}", ANY, without_windows(_who, _die, _what), _key, _most)
