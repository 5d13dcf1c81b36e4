"""Plays a record through the rules and compares the fingerprints on the way."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _
from game.match.errors import SaveError
from game.match.log import Reseat
from game.match.match import Match
from game.match.reader import newer
from game.match.record import Record, outcome_to_text
from game.rules.core import SIMULTANEOUS, Game, IllegalAction, RulesError


def verified_match(record: Record, games: Mapping[str, Game]) -> Match:
    """Return a match that has come where the record says by the plies it names. Raises SaveError."""
    game = _known_game(record, games)
    try:
        if set(record.options) != {option.key for option in game.OPTIONS}:
            raise RulesError("an option is missing or unknown")
        match = Match(game, record.seats, record.options, chance=None)
    except RulesError:
        raise SaveError(_("The match was set up in a way that the game does not know.")) from None
    later: dict[int, list[Reseat]] = {}
    for reseat in record.reseats:
        later.setdefault(reseat.ply, []).append(reseat)
    for ply in range(len(record.plies) + 1):
        if ply:
            _play(match, *record.plies[ply - 1])
        _check_digest(match, record)
        for reseat in later.get(ply, ()):
            match.reseat(reseat.seat, reseat.holder)
        match.poll()
    match.evidence = list(record.evidence)
    outcome = match.outcome()
    if record.outcome != ("" if outcome is None else outcome_to_text(outcome)):
        raise SaveError(_("The file was altered: the match did not end as it says."))
    return match


def _play(match: Match, actor: int, word: str) -> None:
    ply = len(match.log) + 1
    try:
        if actor == SIMULTANEOUS:
            _play_joint(match, word)
        else:
            match.propose(actor, match.action_from_text(word))
            match.poll()
        if len(match.log) != ply or match.log[-1].actor != actor:
            raise IllegalAction("the line is not this ply")
    except RulesError:
        raise SaveError(_("Ply {ply} of the match is not allowed by the rules.").format(ply=ply)) from None


def _play_joint(match: Match, words: str) -> None:
    """Play what seats chose at the same time; `words` as in the word of such an entry."""
    parts = words.split(" ")
    for seat, word in zip(parts[::2], parts[1::2], strict=True):
        match.propose(int(seat), match.action_from_text(word))
        match.poll()
    if match.log and match.log[-1].word != words:
        raise IllegalAction("the choices are not in their order")


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
