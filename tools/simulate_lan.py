"""Plays matches over a network that goes wrong at random, and says whether all machines came to the same end.

    python tools/simulate_lan.py 10000                        so many of the toy game, then 500 of every real game
    python tools/simulate_lan.py 300 --game rose_king         so many of one game alone
    python tools/simulate_lan.py 1 --seed 4711 --game toy     one of them again, with the place where it failed

Connections break, programs are killed and come back, hosts are replaced, in the middle of draws and of sealed bids.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.environment import go_inside  # noqa: E402

go_inside("msgpack")

from tests.net.games import REAL, ToyGame  # noqa: E402
from tests.net.simulation import simulate  # noqa: E402

EVERY = 500  # schedules between two lines of progress, at most
GAMES = {"toy": ToyGame, **REAL}
SHARE = 20  # of so many schedules of the toy game one is played of every real one too, where all are played


def main() -> int:
    """Return 0 when every schedule ended well."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("count", type=int, nargs="?", default=1000, help="schedules (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first one; the next ones follow")
    parser.add_argument("--game", choices=GAMES, help="that one alone; without it the real ones get a twentieth each")
    arguments = parser.parse_args()
    started, failed = time.perf_counter(), 0
    for name in [arguments.game] if arguments.game else GAMES:
        is_share = not arguments.game and name in REAL
        count = max(1, arguments.count // SHARE) if is_share else arguments.count
        print(f"{name}: {count} schedules", flush=True)
        failed += play(range(arguments.seed, arguments.seed + count), name)
    print(f"{failed} failed, {time.perf_counter() - started:.0f} s")
    return 1 if failed else 0


def play(seeds: range, name: str) -> int:
    """Play these schedules, print what happened, and return how many failed."""
    failed, entries, seconds = 0, 0, 0.0
    happened: Counter[str] = Counter()
    every = max(1, min(EVERY, len(seeds) // 10))
    for number, seed in enumerate(seeds, 1):
        try:
            figures = simulate(seed, GAMES[name])
        except Exception:
            failed += 1
            print(f"{name} {seed}:")
            traceback.print_exc(file=sys.stdout)
            continue
        happened.update(figures.events)
        entries += figures.entries
        seconds += figures.seconds
        if number % every == 0:
            print(f"{name}: {number} of {len(seeds)}, {failed} failed", flush=True)
    told = ", ".join(f"{count} {what}" for what, count in sorted(happened.items()))
    hours = seconds / 3600
    print(f"{name}: {len(seeds)} schedules, {entries} entries, {hours:.1f} hours at the tables; {told}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
