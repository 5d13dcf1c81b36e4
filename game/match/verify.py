"""Plays a record through the rules and compares the fingerprints on the way."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _
from game.match.errors import SaveError
from game.match.match import Match
from game.match.reader import newer
from game.match.record import Record, outcome_to_text
from game.rules.core import Game, RulesError


def verified_match(record: Record, games: Mapping[str, Game]) -> Match:
    """Return a match that has come where the record says by the plies it names. Raises SaveError."""
    game = _known_game(record, games)
    try:
        if set(record.options) != {option.key for option in game.OPTIONS}:
            raise RulesError("an option is missing or unknown")
        match = Match(game, record.seats, record.options, chance=None)
    except RulesError:
        raise SaveError(_("The match was set up in a way that the game does not know.")) from None
    _check_digest(match, record)
    for ply, (actor, word) in enumerate(record.plies, 1):
        try:
            match.propose(actor, match.action_from_text(word))
        except RulesError:
            raise SaveError(_("Ply {ply} of the match is not allowed by the rules.").format(ply=ply)) from None
        match.poll()
        _check_digest(match, record)
    outcome = match.outcome()
    if record.outcome != ("" if outcome is None else outcome_to_text(outcome)):
        raise SaveError(_("The file was altered: the match did not end as it says."))
    return match


def _known_game(record: Record, games: Mapping[str, Game]) -> Game:
    game = games.get(record.game)
    if game is None:
        raise SaveError(_("The match is of a game that this version does not know."))
    if record.version > game.VERSION:
        raise newer()
    if record.version < game.VERSION:
        raise SaveError(_("The match was played by an older edition of the rules, which can no longer be opened."))
    return game


def _check_digest(match: Match, record: Record) -> None:
    ply = len(match.log)
    if ply in record.digests and record.digests[ply] != match.digest():
        raise SaveError(
            _("The file was altered: the position after ply {ply} is not the one that was played.").format(ply=ply)
        )
