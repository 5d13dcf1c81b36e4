"""A match from the first entry of a network's log: what everybody agreed on before ply 1."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from game.match.golden import rules_hash
from game.match.link import Link
from game.match.match import Keeper, Match
from game.match.record import STARTED
from game.match.referee import seat_from
from game.match.undo import MOVE, TURN
from game.rules.core import Game


class UnknownTable(ValueError):
    """What was agreed on cannot be played by the rules of this machine; the message is one sentence for a log."""


def match_from_start(
    games: Mapping[str, Game], start: Mapping[str, Any], link: Link, keeper: Keeper | None = None
) -> Match:
    """Return the match before ply 1 that `start` describes; chance comes over the link. Raises UnknownTable.

    start: "game", "version", "rules" (`rules_hash`), "options", "undo", "started", "seats", and what only the network
    reads. Whoever wrote it may have written anything.
    """
    game = _game(games, start)
    options, rows, undo, started = (start.get(key) for key in ("options", "seats", "undo", "started"))
    if not isinstance(options, Mapping) or set(options) != {option.key for option in game.OPTIONS}:
        raise UnknownTable("an option of the game is missing or unknown")
    if not isinstance(rows, (list, tuple)) or not all(isinstance(row, Mapping) for row in rows):
        raise UnknownTable("the seats are no list of seats")
    if undo not in (TURN, MOVE) or not isinstance(started, str) or not re.fullmatch(STARTED, started):
        raise UnknownTable("the rules of the house are not known here")
    try:
        seats = [seat_from(row) for row in rows]
        return Match(game, seats, dict(options), chance=None, link=link, keeper=keeper, started=started, undo=undo)
    except (ValueError, TypeError) as error:  # an option may have any type
        raise UnknownTable(str(error)) from None


def _game(games: Mapping[str, Game], start: Mapping[str, Any]) -> Game:
    key = start.get("game")
    game = games.get(key) if isinstance(key, str) else None
    if game is None:
        raise UnknownTable("this game is not known here")
    if start.get("version") != game.VERSION or start.get("rules") != rules_hash(game):
        raise UnknownTable("the rules of this game are not the same here")
    return game
