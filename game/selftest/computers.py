"""Whole matches between computer players: of every game, with every number of seats, written down and read again."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from game.ai.messages import BEST, GO, Job
from game.ai.process import WorkerProcess
from game.ai.thinking import Thought
from game.match import COMPUTER, Match, Saver, Seat, continue_match, new_match
from game.match.saver import REPLAYS, SAVES
from game.match.saves import load
from game.rules.catalog import GAMES
from game.selftest.failure import Failure, must

NAMES = ("Henry", "Margaret", "Richard", "Elizabeth")
STARTED = "2024-05-17T19:40:00Z"
SEED = 7
MIDDLE = 60  # plies after which a match is saved for the first time
MOST_ROUNDS = 10_000  # in which all who are to act choose; no match has a tenth of them
WORKER_SECONDS = 20


def new(key: str, seats: int) -> Match:
    """Return a match of computer players, before its first ply."""
    people = [Seat(COMPUTER, NAMES[seat], seat, 1) for seat in range(seats)]
    match = new_match(GAMES[key], people, started=STARTED, seed=SEED + seats)
    match.poll()
    return match


def go_on(match: Match, enough: Callable[[Match], bool] = lambda match: False) -> Match:
    """Let the computer choose for every seat until the match is over, or it is enough. Raises Failure at no end."""
    for _ in range(MOST_ROUNDS):
        if match.is_over or enough(match):
            return match
        for seat in match.to_act:
            thought = Thought(job_of(match, seat))
            while thought.step():
                pass
            match.propose(seat, thought.best().action)
        match.poll()
    raise Failure(f"a match of {match.game.KEY} comes to no end")


def job_of(match: Match, seat: int) -> Job:
    """Return the question what the seat should do now."""
    game, ply = match.game, len(match.log)
    return Job(ply, game.KEY, game.VERSION, seat, match.observation(seat).to_text(), 1, ply)


def tables() -> list[tuple[str, int]]:
    """Return every game with every number of seats."""
    return [(key, seats) for key, game in GAMES.items() for seats in game.SEATS]


def try_worker(_home: Path) -> str:
    """Let the process in which computer players think answer a question of every game."""
    for key, game in GAMES.items():
        match = new(key, game.SEATS[0])
        seat = match.to_act[0]
        worker = WorkerProcess()
        try:
            worker.send(GO, *job_of(match, seat))
            action = _answer(worker)
        finally:
            worker.stop()
        must(action in match.choices(seat), f"the computer player of {key} chose what is not allowed")
    return f"a process of their own answers for {len(GAMES)} games"


def _answer(worker: WorkerProcess) -> int:
    end = time.monotonic() + WORKER_SECONDS
    while time.monotonic() < end:
        for kind, *fields in worker.receive():
            if kind == BEST:
                return int(fields[1])
        time.sleep(0.01)
    raise Failure("the process of the computer players does not answer")


def try_matches(home: Path) -> str:
    """Play a whole match of every game with every number of seats; save and read it in its middle and at its end."""
    plies = 0
    for key, seats in tables():
        match = go_on(new(key, seats), lambda match: len(match.log) >= MIDDLE)
        name = f"a match of {key} with {seats} seats"
        keeper = Saver(home, _complain)
        keeper.keep(match)
        must(
            _read(home / SAVES / keeper.name).digest() == match.digest(),
            f"{name} is another when it is saved and read again",
        )
        keeper.keep(go_on(match))
        outcome = match.outcome()
        must(outcome is not None and outcome.winners, f"{name} has no winner")
        replay = _read(home / REPLAYS / keeper.name)
        must(replay.is_over and replay.digest() == match.digest(), f"the replay of {name} ends elsewhere")
        must(not list((home / SAVES).iterdir()), f"{name} is still among the unfinished ones")
        plies += len(match.log)
    return f"{len(tables())} matches to the end, {plies} plies, each saved and read twice"


def _read(path: Path) -> Match:
    return continue_match(load(path))


def _complain(sentence: str) -> None:
    raise Failure(sentence)
