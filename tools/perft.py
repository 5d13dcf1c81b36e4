#!/usr/bin/env python3
"""Count the sequences of plies from a position, chance included, and compare with the counts of tests/perft.

    tools/perft.py                          check every file of tests/perft
    tools/perft.py FILE --name P4           check one position
    tools/perft.py FILE --name P4 --divide DEPTH
                                            count below each first action: where two counts differ, follow that action

A file holds positions, separated by empty lines: `name: ...`, the state as its text, and `perft:` with the counts for
depth 1, 2, 3 and so on. Lines that begin with # are remarks.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.rules.core import SIMULTANEOUS, TERMINAL, Game, State  # noqa: E402
from tools.soak import GAMES  # noqa: E402

SUITES = ROOT / "tests" / "perft"


@dataclass(frozen=True)
class Position:
    """One position of a file; counts[0] belongs to depth 1."""

    name: str
    text: str
    counts: tuple[int, ...]

    @property
    def game(self) -> Game:
        """The game whose key begins the text."""
        return GAMES[self.text.split(" ", 1)[0]]

    def state(self) -> State:
        """Return the position. Raises InvalidText."""
        return self.game.state_from_text(self.text)


def read_positions(path: Path) -> list[Position]:
    """Return the positions of a perft file."""
    lines = [line for line in path.read_text(encoding="utf-8").split("\n") if not line.startswith("#")]
    blocks = "\n".join(lines).strip("\n").split("\n\n")
    return [_position(block) for block in blocks]


def _position(block: str) -> Position:
    name, *state, counts = block.strip("\n").split("\n")
    numbers = counts.removeprefix("perft:").split()
    return Position(name.removeprefix("name: "), "\n".join(state) + "\n", tuple(int(number) for number in numbers))


def count(state: State, depth: int) -> int:
    """Return how many sequences of `depth` plies there are; one that ends earlier does not count."""
    if depth == 0:
        return 1
    if depth == 1 and state.actor != SIMULTANEOUS:
        return len(state.legal_actions())
    return sum(count(after, depth - 1) for _, after in successors(state))


def successors(state: State) -> list[tuple[tuple[int, ...], State]]:
    """Return (actions, state) for everything that can be the next ply; at a simultaneous node one action a seat."""
    if state.actor == TERMINAL:
        return []
    seats = [seat for seat in range(len(state.scores())) if state.legal_actions(seat)]
    joint = state.actor == SIMULTANEOUS
    choices = product(*map(state.legal_actions, seats)) if joint else ((action,) for action in state.legal_actions())
    found = []
    for actions in choices:
        after = state.clone()
        if joint:
            after.apply_joint(dict(zip(seats, actions, strict=True)))
        else:
            after.apply(actions[0])
        found.append((actions, after))
    return found


def divide(position: Position, depth: int) -> None:
    """Print the count below each first action."""
    state = position.state()
    for actions, after in successors(state):
        words = " ".join(position.game.action_to_text(state, action) for action in actions)
        print(f"{words}: {count(after, depth - 1)}")
    print(f"all: {count(state, depth)}")


def check(path: Path, name: str | None = None) -> int:
    """Print whether the positions of a file have their counts; return how many have not."""
    wrong = 0
    for position in read_positions(path):
        if name is None or position.name.startswith(name):
            state = position.state()
            counts = tuple(count(state, depth) for depth in range(1, len(position.counts) + 1))
            wrong += counts != position.counts
            verdict = "right" if counts == position.counts else f"WRONG, the file says {position.counts}"
            print(f"{path.stem}: {position.name}: {' '.join(map(str, counts))} {verdict}")
    return wrong


def main() -> int:
    """Check or divide; returns the exit code."""
    parser = argparse.ArgumentParser(description="Count the sequences of plies from the positions of tests/perft.")
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--name", help="only positions whose name begins so")
    parser.add_argument("--divide", type=int, metavar="DEPTH", help="count below each first action")
    arguments = parser.parse_args()
    files = [arguments.file] if arguments.file else sorted(SUITES.glob("*.txt"))
    if arguments.divide is None:
        return 1 if sum(check(path, arguments.name) for path in files) else 0
    for path in files:
        for position in read_positions(path):
            if arguments.name is None or position.name.startswith(arguments.name):
                print(position.name)
                divide(position, arguments.divide)
    return 0


if __name__ == "__main__":
    sys.exit(main())
