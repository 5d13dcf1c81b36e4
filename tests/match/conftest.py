"""Matches of the toy game, and the games under which its saves can be opened."""

import pytest

from game.match.log import Seat
from game.match.opening import new_match
from game.match.saver import Saver
from tests.match import toy

SEATS = (Seat("person", "Ann", 0), Seat("computer", "Bot", 1, 2))


@pytest.fixture
def games():
    return {"toy": toy}


@pytest.fixture
def played(tmp_path):
    """Return a function that plays a saved toy match up to `plies` plies (None: to the end) and returns it."""

    def play(plies=None, seats=SEATS, seed=1, started="2025-03-01T18:00:00Z", root=tmp_path, **more):
        keeper = Saver(root, lambda text: pytest.fail(text))
        match = new_match(toy, seats, seed=seed, started=started, keeper=keeper, **more)
        match.poll()
        while not match.is_over and (plies is None or len(match.log) < plies):
            match.propose(match.actor, (0, 2, 1)[len(match.log) % 3])
            match.poll()
        return match

    return play
