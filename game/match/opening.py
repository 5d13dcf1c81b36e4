"""The three ways to a match: a new one, one that is continued, and one that is watched again."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from game.match.chance import SeededChance, fresh_seed
from game.match.link import LocalLink, ReplayLink
from game.match.log import Seat, told
from game.match.match import Keeper, Match
from game.match.saves import Saved
from game.rules.catalog import GAMES
from game.rules.core import Game


def new_match(
    game: Game,
    seats: Sequence[Seat],
    options: Mapping[str, str] | None = None,
    *,
    started: str = "",
    seed: int | None = None,
    keeper: Keeper | None = None,
) -> Match:
    """Return a match at this table before ply 1; `started` is the present moment in UTC (ISO 8601, "…Z")."""
    seed = fresh_seed() if seed is None else seed
    return Match(game, seats, options, chance=SeededChance(seed), keeper=keeper, seed=seed, started=started)


def continue_match(saved: Saved, keeper: Keeper | None = None, games: Mapping[str, Game] = GAMES) -> Match:
    """Return the saved match where it was left; what chance brings next is what it would have brought.

    A match over a network goes on at one screen, with new chance: nobody knows what the others would have drawn. Its
    evidence stays with it if it is over; it cannot cover what is played here.
    """
    record = saved.record
    assert record is not None, "a broken save cannot be continued"
    game = games[record.game]
    seed = _seed_after(record.evidence) if record.evidence and not saved.is_finished else record.seed
    match = Match(
        game,
        record.seats,
        record.options,
        chance=SeededChance(seed),
        link=LocalLink(told(saved.log, record.reseats)),
        seed=seed,
        started=record.started,
    )
    match.poll()
    match.evidence = list(record.evidence) if saved.is_finished else []
    match.keeper = keeper
    return match


def _seed_after(evidence: Sequence[str]) -> int:
    """Return a seed that nobody could foresee and that is the same at each try."""
    drawn = hashlib.blake2b("\n".join(evidence).encode(), digest_size=8).digest()
    return int.from_bytes(drawn, "big")


def watch(match: Match) -> tuple[Match, ReplayLink]:
    """Return a match that plays the log of `match` again and the link that says how far.

    `link.seek(ply)`, then `poll()` of the new match.
    """
    link = ReplayLink(match.log, match.first_seats, match.reseats)
    again = Match(
        match.game, match.first_seats, match.options, chance=None, link=link, seed=match.seed, started=match.started
    )
    return again, link
