"""The scenes as a photographer wants them: prepared matches in a person's folder, and a function that opens each scene.

Every function takes the pilot and leaves the scene on top, drawn and at rest.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.match import Saver
from game.scenes.catalog import VIEWS
from game.scenes.keys import Keys
from game.scenes.network_settings import NetworkSettings
from game.scenes.replays import Replays
from game.scenes.scene import Context, Scene
from game.scenes.settings import SettingsScene
from game.scenes.setup import Setup
from game.scenes.title import Title
from tests.pilot import Pilot
from tools import studio_games, studio_lan, studio_lan_games, studio_lan_table, studio_lessons

UNFINISHED = 86  # plies of the match that the title offers to continue
REST = 30  # ticks until nothing moves any more


def prepare(home: Path) -> Path:
    """Write an unfinished match and finished ones of every game into the folder; returns it."""
    first = next(iter(VIEWS))
    studio_games.prepare(home)
    studio_games.played(first, studio_games.seats_of(first, 2), 1, UNFINISHED, Saver(home, print))
    return home


def reset(pilot: Pilot) -> None:
    """Take every scene away."""
    while pilot.app.stack.top:
        pilot.app.stack.pop()
    pilot.app.running = True


def _opens(scene: Callable[[Context], Scene]) -> Callable[[Pilot], None]:
    """Return the function that opens a scene which needs no match."""

    def open_it(pilot: Pilot) -> None:
        pilot.open(scene)
        pilot.ticks(REST)

    return open_it


SCENES: dict[str, Callable[[Pilot], None]] = {
    "title": _opens(Title),
    "setup": _opens(Setup),
    "replays": _opens(Replays),
    "settings": _opens(SettingsScene),
    "settings_network": _opens(NetworkSettings),
    "keys": _opens(Keys),
    **studio_games.SCENES,
    **studio_lessons.SCENES,
    **studio_lan.SCENES,
    **studio_lan_table.SCENES,
    **studio_lan_games.SCENES,
}
