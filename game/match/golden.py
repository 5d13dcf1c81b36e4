"""A hash of the rules of a game as they are on this machine: two machines with the same one play the same game.

It covers what the rules say about themselves and a match that is played on the spot. That notices what no version
number does: a forgotten rise of VERSION, a changed file, another behaviour of Python.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Iterator
from functools import cache
from typing import cast

from game.match.joint import choosers
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, Game, State

GOLDEN_PLIES = 200


def rules_hash(game: Game) -> str:
    """Return the hash of the game's rules, 64 hexadecimal digits. Takes some milliseconds, the first time."""
    return _hash(cast(Hashable, game))


@cache
def _hash(known: Hashable) -> str:
    game = cast(Game, known)
    found = hashlib.sha256()
    options = tuple((option.key, option.values, *filter(None, (option.least,))) for option in game.OPTIONS)
    facts = (game.KEY, game.VERSION, game.SEATS, game.NUM_ACTIONS, game.MAX_PLIES, options)
    found.update(repr(facts).encode())
    for word in _golden_words(game):
        found.update(f"{word}\n".encode())
    return found.hexdigest()


def _golden_words(game: Game) -> Iterator[str]:
    """Yield the words of some matches, GOLDEN_PLIES plies for each number of seats, and the last position of each."""
    left, number = GOLDEN_PLIES * len(game.SEATS), 0
    while left > 0:
        state = game.new_state(*_set_up(game, number))
        start = left
        while left > 0 and state.actor != TERMINAL:
            yield _ply(game, state, left)
            left -= 1
        yield state.to_text()
        number += 1
        if left == start:
            return  # a game without plies


def _set_up(game: Game, number: int) -> tuple[int, dict[str, str]]:
    """Return seats and options of the match of this number, so that a few matches try everything once."""
    seats = game.SEATS[number % len(game.SEATS)]
    values = {option.key: option.values_at(seats) for option in game.OPTIONS}
    return seats, {key: there[number % len(there)] for key, there in values.items()}


def _ply(game: Game, state: State, number: int) -> str:
    """Play one ply that looks random and return its words. number: decides which."""
    if state.actor == SIMULTANEOUS:
        chosen = {seat: _one_of(state.legal_actions(seat), number, seat) for seat in choosers(state)}
        words = [f"{seat} {game.action_to_text(state, action)}" for seat, action in chosen.items()]
        state.apply_joint(chosen)
        return " ".join(words)
    chance = state.actor == CHANCE
    actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
    action = _one_of(actions, number, state.actor)
    word = game.action_to_text(state, action)
    state.apply(action)
    return word


def _one_of(actions: list[int], number: int, actor: int) -> int:
    drawn = hashlib.sha256(f"golden {number} {actor}".encode()).digest()
    return actions[int.from_bytes(drawn[:8], "big") % len(actions)]
