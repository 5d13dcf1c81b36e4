"""Trials with the real window: on a screen of its own, driven by mouse and keys, in a network of its own."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.scenes.lan_evidence import FAIR, check_match
from tools.lan.lab import PeerProcess, TrialFailed
from tools.lan.space import NoNamespaces
from tools.lan.trial import ANY, Ground, expect, same_result, told, trial

ROSE = "rose_king"
DESK: Any = importlib.import_module("tests.window.desk")
PLAYER: Any = importlib.import_module("tests.window.player")


@contextmanager
def window(ground: Ground, place: str, name: str) -> Iterator[Any]:
    """Give somebody at a place who has the program in a window, a mouse and keys."""
    lacking = DESK.missing_tools()
    if lacking:
        raise NoNamespaces(f"a window needs {', '.join(lacking)}")
    desk = DESK.Desk((PLAYER.WIDE, PLAYER.HIGH + 40))
    player = PLAYER.Player(desk, ground.folder / name, name, 0, prefix=ground.prefix(place))
    try:
        yield player
    except AssertionError as failure:
        raise TrialFailed(f"{name}: {failure}; others: {[peer.last() for peer in ground.lab.peers]}") from None
    finally:
        player.program.end()
        desk.close()


def finish(player: Any, others: list[PeerProcess]) -> str:
    """Play by clicks to the last page, and compare the window's match with that of the others."""
    (page,) = PLAYER.play([player])
    end = same_result(others)
    verdict = check_match(next((player.home / "replays").iterdir()).read_bytes())
    expect(verdict.kind == FAIR, f"the window's file: {verdict.kind}")
    expect(end["head"] in verdict.lines[-1], "the window has another log")
    expect(not player.program.errors(), player.program.errors()[-500:])
    return f"scores {page['scores']}; {told(end)}"


@trial(ANY)
def window_joins(ground: Ground) -> str:
    """The window finds a table, sits down through the lobby and plays by clicks; a third machine watches."""
    host = ground.peer("a", "Anna", "--host", f"{ROSE}:person,person", "--peers", "3")
    host.wait("addresses")
    with window(ground, "b", "Ben") as ben:
        ben.look_for_tables()
        ben.choose_table("Anna's table")
        ben.program.click("join")
        ben.program.wait_for_scene("lobby")
        watcher = ground.peer("c", "Cleo", "--find", "--watch")
        ben.program.click("ready")
        ben.program.wait_for_scene("lan_table")
        return finish(ben, [host, watcher])


@trial(ANY)
def window_hosts(ground: Ground) -> str:
    """The window hosts a table, which two others find: one plays, one watches."""
    with window(ground, "a", "Anna") as anna:
        anna.host()
        guest = ground.peer("b", "Ben", "--find")
        guest.wait("LobbyChanged")
        watcher = ground.peer("c", "Cleo", "--find", "--watch")
        watcher.wait("LobbyChanged")
        anna.program.wait(lambda now: len(now.get("ready", ())) == 1, "a guest who is ready")
        anna.program.click("begin")
        anna.program.wait_for_scene("lan_table")
        return finish(anna, [guest, watcher])
