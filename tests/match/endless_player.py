"""A program for the kill test: plays Rose King matches with saves at full speed until it is killed.

It continues what it finds in the folder given, else begins the next match, and tells every ply once it is saved.
"""

import sys
from pathlib import Path

from game.match import Match, Saver, Seat, continue_match, new_match, saves
from game.rules import rose_king

SEATS = (Seat("person", "Henry", 0), Seat("computer", "Margaret", 1, 1))


def choose(match: Match) -> int:
    """Return an action that depends on the position alone, so that a match depends on its seed alone."""
    actions = match.observation(None).legal_actions()
    return actions[int(match.digest(), 16) % len(actions)]


def begin(seed: int, keeper=None) -> Match:
    started = f"2025-03-01T00:00:{seed % 60:02d}Z"
    return new_match(rose_king, SEATS, {"red": "drawn"}, seed=seed, started=started, keeper=keeper)


def main(root: Path) -> None:
    while True:
        saved = saves.newest(root).saved
        if saved is None or saved.is_finished:
            match = begin(len(saves.list_saves(root)), Saver(root, sys.exit))
            match.poll()
        else:
            match = continue_match(saved, Saver(root, sys.exit, saved.path.name))
        while not match.is_over:
            print(match.seed, len(match.log), match.digest(), flush=True)
            match.propose(match.actor, choose(match))
            match.poll()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
