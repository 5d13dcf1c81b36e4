"""Every scene is drawn in every language; those that need a table on the network are left to its own step."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path

from game import scenes as package
from game.language import LANGUAGES
from game.match import Match, continue_match
from game.match.saves import Saved, list_saves
from game.rules.catalog import GAMES
from game.scenes import dialogs
from game.scenes.asking import AskText
from game.scenes.attract import Attract
from game.scenes.catalog import VIEWS
from game.scenes.curtain import Curtain
from game.scenes.demonstration import Demonstration
from game.scenes.joining import Joining
from game.scenes.keys import Keys
from game.scenes.log import Log
from game.scenes.network_settings import NetworkSettings
from game.scenes.replay import Replay
from game.scenes.replays import Replays
from game.scenes.result import Result
from game.scenes.rules import Rules
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.setup import Setup
from game.scenes.table import Table
from game.scenes.title import Title
from game.scenes.tutorial import Tutorial
from game.scenes.tutorial_end import LessonEnd
from game.selftest import lan
from game.selftest.computers import NAMES
from game.selftest.stage import Stage, kinds_of_scenes
from game.view.lesson import Teaching
from game.view.view_package import Secrets
from net.events import Event

SHARES = (0.1, 0.6)  # of the plies of a match, at which its table is shown

Show = Callable[[Stage], object]


def try_scenes(home: Path) -> str:
    """Draw every scene of every game in every language; in the first one with every number of seats.

    home: has the finished matches that are shown.
    """
    stage, count = Stage(home), 0
    saved = list_saves(home)
    for lang in LANGUAGES:
        stage.speak(lang)
        for show in _shows(saved, everything=not count):
            show(stage)
            stage.ticks()
            count += 1
    stage.close()
    stage.must_have_shown({kind.name for kind in _all_kinds()} - lan.SCENES)
    return f"{len(stage.shown)} kinds of scenes, {count} pictures in {len(LANGUAGES)} languages"


class _Silence:
    """The session with a host who does not answer."""

    def poll(self) -> list[Event]:
        return []

    def leave(self) -> None:
        pass


def _is_full(saved: Saved) -> bool:
    return saved.record is not None and len(saved.seats) == max(GAMES[saved.record.game].SEATS)


def _all_kinds() -> set[type[Scene]]:
    """Return every kind of scene, once all modules are there that could have one."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    return kinds_of_scenes()


def _shows(saved: list[Saved], everything: bool) -> Iterator[Show]:
    for scene in (Title, Setup, Replays, SettingsScene, NetworkSettings, Keys):
        yield lambda stage, scene=scene: stage.open(scene)  # type: ignore[misc]
    yield lambda stage: stage.open(lambda context: AskText(context, "?", "?", print))
    yield lambda stage: stage.open(lambda context: Joining(context, _Silence(), "?"))  # type: ignore[arg-type]
    for one in saved:
        if everything or _is_full(one):
            yield from _shows_of_match(one, SHARES if everything else SHARES[-1:])
    for key in VIEWS:
        yield partial(_rules, key=key)
        yield partial(_attract, key=key)
        if isinstance(VIEWS[key], Teaching):
            yield lambda stage, key=key: stage.open(lambda context: Tutorial(context, key))  # type: ignore[misc]
            yield lambda stage, key=key: stage.open(lambda context: LessonEnd(context, key))  # type: ignore[misc]
        if isinstance(VIEWS[key], Secrets):
            yield partial(_curtain, key=key)


def _shows_of_match(saved: Saved, shares: tuple[float, ...]) -> Iterator[Show]:
    plies = len(saved.log)
    for share in shares:
        yield partial(_table, saved=saved, plies=round(plies * share))
    match = continue_match(saved)
    yield lambda stage: stage.open(lambda context: Result(context, match))
    if _is_full(saved):
        yield lambda stage: stage.open(lambda context: Replay(context, match, plies // 2))
        yield partial(_log, saved=saved)
        yield _dialog


def _cut(saved: Saved, plies: int) -> Match:
    """Return the match as it was, played by persons: computers would go on."""
    people = tuple(replace(seat, kind="person", level=0) for seat in saved.seats)
    assert saved.record is not None
    record = replace(saved.record, seats=people)
    return continue_match(replace(saved, record=record, log=saved.log[:plies], outcome=None))


def _table(stage: Stage, saved: Saved, plies: int) -> Table:
    """Show the table and return it; a curtain may fall before it at once."""
    table = Table(stage.context, _cut(saved, plies))
    stage.open(lambda context: table)
    return table


def _log(stage: Stage, saved: Saved) -> None:
    table = _table(stage, saved, len(saved.log) // 2)
    stage.context.stack.push(Log(stage.context, table.play))


def _dialog(stage: Stage) -> None:
    dialogs.ask(stage.context, "?", print)


def _rules(stage: Stage, key: str) -> None:
    stage.open(lambda context: Rules(context, key))


def _attract(stage: Stage, key: str) -> None:
    play = Demonstration(key, 3)
    play.advance(10)
    stage.open(lambda context: Attract(context, play))


def _curtain(stage: Stage, key: str) -> None:
    secrets = VIEWS[key]
    assert isinstance(secrets, Secrets)
    curtain = Curtain(stage.context, NAMES[0], secrets.draw_curtain, print, print, must=False)
    stage.open(lambda context: curtain)
