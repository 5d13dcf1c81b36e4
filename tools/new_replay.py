"""Plays the golden replays again and writes them: `python tools/new_replay.py [FOLDER]`.

One whole match for every number of seats and value of a table option of every game, with every combination of values
where they are few. The choices are drawn from the position and the seed alone, so the same rules give the same files.
Run it only when the rules' VERSION rises, and read the difference.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CHECKOUT))

from game.atomic import write_atomically  # noqa: E402
from game.match import Match, Seat, new_match  # noqa: E402 - found only once the checkout is on the path
from game.match.record import record_of, record_to_text  # noqa: E402
from game.rules.catalog import GAMES  # noqa: E402
from game.rules.core import Game  # noqa: E402
from tests.rules.random_play import set_ups  # noqa: E402

FOLDER = CHECKOUT / "tests" / "replays"
NAMES = ("Henry", "Margaret", "Richard", "Elizabeth")


def golden_matches(game: Game) -> dict[str, Match]:
    """Return a finished match under a file name for every set-up that is tried."""
    found = {}
    for seed, (count, options) in enumerate(set_ups(game), 1):
        name = "-".join([game.KEY, str(count), *options.values()]) + ".txt"
        found[name] = _played(game, count, options, seed)
    return found


def _played(game: Game, count: int, options: dict[str, str], seed: int) -> Match:
    seats = [Seat("person" if seat == 0 else "computer", NAMES[seat], seat, int(seat > 0)) for seat in range(count)]
    match = new_match(game, seats, options, seed=seed, started="1485-08-22T12:00:00Z")
    match.poll()
    while not match.is_over:
        drawn = int.from_bytes(hashlib.blake2b(f"{seed}:{match.digest()}".encode(), digest_size=8).digest(), "big")
        for seat in match.to_act:
            actions = match.choices(seat)
            match.propose(seat, actions[(drawn + seat * (len(match.to_act) > 1)) % len(actions)])
        match.poll()
    return match


def main() -> None:
    """Write the replays of every game into the folder of the command line."""
    parser = argparse.ArgumentParser(description="Play the golden replays again and write them.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to, instead of tests/replays")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        for name, match in golden_matches(game).items():
            outcome = match.outcome()
            write_atomically(folder / name, record_to_text(record_of(match)))
            print(f"{name}: {len(match.log)} plies, {outcome.reason if outcome else ''}, {match.digest()}")


if __name__ == "__main__":
    main()
