"""The scenes as a photographer wants them: prepared matches in a person's folder, and a function that opens each scene.

Every function takes the pilot and leaves the scene on top, drawn and at rest.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.ai.messages import Job
from game.ai.thinking import Thought
from game.match import COMPUTER, PERSON, Match, Saver, Seat, continue_match, new_match
from game.match.saves import Saved, list_saves
from game.rules import rose_king
from game.rules.catalog import GAMES
from game.scenes import table_dialogs
from game.scenes.attract import Attract
from game.scenes.demonstration import Demonstration
from game.scenes.keys import Keys
from game.scenes.network_settings import NetworkSettings
from game.scenes.replay import Replay
from game.scenes.replays import Replays
from game.scenes.result import Result
from game.scenes.rules import Rules
from game.scenes.scene import Context, Scene
from game.scenes.settings import SettingsScene
from game.scenes.setup import Setup
from game.scenes.table import Table
from game.scenes.title import Title
from game.view.rose_king import words
from tests.pilot import Pilot
from tools import studio_lan, studio_lan_table

GAME = rose_king.KEY
FRIENDS = (Seat(PERSON, "Henry", 0), Seat(PERSON, "Margaret", 1))
ALONE = (Seat(PERSON, "Ősi Gergő", 0), Seat(COMPUTER, "Margaret", 1, 2))
MIDDLE = 86  # plies
ANY_END = 1000
CHOICES = 5  # the unfinished match stands where there is something to choose
REST = 30  # ticks until nothing moves any more


def prepare(home: Path) -> Path:
    """Write an unfinished match and two finished ones into the folder; returns it."""
    plays = ((11, FRIENDS, MIDDLE), (12, ALONE, ANY_END), (13, FRIENDS, ANY_END))
    for seed, seats, plies in plays:
        started = f"2024-05-{seed}T19:40:00Z"
        match = new_match(GAMES[GAME], seats, started=started, seed=seed, keeper=Saver(home, print))
        play(match, plies)
        while not match.is_over and len(match.observation(None).legal_actions()) < CHOICES:
            play(match, len(match.log) + 1)
    return home


def play(match: Match, plies: int) -> None:
    """Let the computer choose for every seat until so many plies are played."""
    match.poll()
    while not match.is_over and len(match.log) < plies:
        seat, ply = match.actor, len(match.log)
        observation = match.observation(seat).to_text()
        thought = Thought(Job(ply, match.game.KEY, match.game.VERSION, seat, observation, 2, ply))
        while thought.step():
            pass
        match.propose(seat, thought.best().action)
        match.poll()


def reset(pilot: Pilot) -> None:
    """Take every scene away."""
    while pilot.app.stack.top:
        pilot.app.stack.pop()
    pilot.app.running = True


def saved(pilot: Pilot, finished: bool) -> Saved:
    """Return a finished or an unfinished match of the person's folder."""
    return next(one for one in list_saves(pilot.app.home) if one.is_finished == finished)


def at_rest(pilot: Pilot) -> None:
    """Wait until nothing moves."""
    pilot.ticks(REST)


def open_first_table(pilot: Pilot) -> None:
    match = new_match(GAMES[GAME], FRIENDS, seed=5)
    pilot.open(lambda context: Table(context, match))
    at_rest(pilot)


def open_table(pilot: Pilot) -> None:
    match = continue_match(saved(pilot, finished=False))
    pilot.open(lambda context: Table(context, match))
    at_rest(pilot)


def open_table_pointed(pilot: Pilot) -> None:
    open_table(pilot)
    cards = [name for name in pilot.targets() if name[-1:] in "123"]
    pilot.point(cards[0])
    at_rest(pilot)


def open_table_threats(pilot: Pilot) -> None:
    pilot.context.settings.threats = True
    open_table(pilot)
    pilot.context.settings.threats = False


def open_table_menu(pilot: Pilot) -> None:
    open_table(pilot)
    pilot.press("escape")
    at_rest(pilot)


def open_table_log(pilot: Pilot) -> None:
    open_table(pilot)
    pilot.press("l")
    at_rest(pilot)


def open_table_question(pilot: Pilot) -> None:
    open_table(pilot)
    table = pilot.scene
    state = table.match.observation(None)  # type: ignore[attr-defined]
    question = words.warning(state, rose_king.hero_play(0), ask_hero=True, ask_end=False)
    table_dialogs.ask(pilot.context, question or "", lambda: None)  # type: ignore[arg-type]
    at_rest(pilot)


def open_last_table(pilot: Pilot) -> None:
    match = continue_match(saved(pilot, finished=True))
    pilot.open(lambda context: Table(context, match))
    at_rest(pilot)


def open_result(pilot: Pilot) -> None:
    match = continue_match(saved(pilot, finished=True))
    pilot.open(lambda context: Result(context, match))
    pilot.ticks(10 * REST)


def open_replay(pilot: Pilot) -> None:
    match = continue_match(saved(pilot, finished=True))
    pilot.open(lambda context: Replay(context, match, 60))
    at_rest(pilot)


def open_attract(pilot: Pilot) -> None:
    play = Demonstration(GAME, seed=3)
    play.advance(MIDDLE)
    pilot.open(lambda context: Attract(context, play))
    at_rest(pilot)


def _opens(scene: Callable[[Context], Scene]) -> Callable[[Pilot], None]:
    """Return the function that opens a scene which needs no match."""

    def open_it(pilot: Pilot) -> None:
        pilot.open(scene)
        at_rest(pilot)

    return open_it


SCENES: dict[str, Callable[[Pilot], None]] = {
    "title": _opens(Title),
    "setup": _opens(Setup),
    "table_first": open_first_table,
    "table": open_table,
    "table_pointed": open_table_pointed,
    "table_threats": open_table_threats,
    "table_menu": open_table_menu,
    "table_log": open_table_log,
    "table_question": open_table_question,
    "table_last": open_last_table,
    "result": open_result,
    "replay": open_replay,
    "replays": _opens(Replays),
    "settings": _opens(SettingsScene),
    "settings_network": _opens(NetworkSettings),
    "keys": _opens(Keys),
    "rules": _opens(lambda context: Rules(context, GAME)),
    "attract": open_attract,
    **studio_lan.SCENES,
    **studio_lan_table.SCENES,
}
