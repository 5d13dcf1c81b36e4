"""The rules as the network is handed them: engines that judge inputs, and the hashes by which rules are compared.

Knows no window, so that a tool can check the file of a match with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.match.golden import rules_hash
from game.match.link import LocalLink
from game.match.referee import Referee
from game.match.start import UnknownTable, match_from_start
from game.rules.catalog import GAMES
from game.rules.core import Game
from net.engine import Due, MakeEngine, UnknownSetup
from net.facade import Identity


class RefereeEngine(Referee):
    """A referee with the words of the network; it meets `net.engine.Engine`."""

    def due(self) -> Due:
        """Return what has to happen next."""
        return Due(*self.needs())


def engine_for(games: Mapping[str, Game] = GAMES) -> MakeEngine:
    """Return what makes an engine from the payload of a START entry; it raises UnknownSetup."""

    def make(start: Mapping[str, Any]) -> RefereeEngine:
        link = LocalLink()
        try:
            return RefereeEngine(match_from_start(games, start, link), link)
        except UnknownTable as error:
            raise UnknownSetup(str(error)) from None

    return make


def identity_of(app: str, machine: str = "", games: Mapping[str, Game] = GAMES) -> Identity:
    """Return who this program is to others. app: its version; machine: the computer's name."""
    rules = {key: rules_hash(game) for key, game in games.items()}
    return Identity(app, rules, engine_for(games), machine)
