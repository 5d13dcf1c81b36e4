#!/usr/bin/env python3
"""Play random matches of a game and check every invariant of its rules after every ply.

tools/soak.py [MATCHES] [--game KEY] [--seats N] [--seed N] [--greedy] [--option NAME=VALUE ...]

Prints the figures for every number of seats; exit code 1 at the first broken invariant. The tables have different
options, one after the other, but for those that `--option` fixes; with --greedy a simple player that wants points sits
there. What a game watches and counts beside its invariants is in `tools/soaks`, under its key.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, Game, State  # noqa: E402
from tests.rules.random_play import set_ups  # noqa: E402
from tools.soaks import common  # noqa: E402
from tools.soaks.common import BrokenInvariant, Figures, Policy, Watch  # noqa: E402

GAMES: dict[str, Any] = {  # all that there are rules of, those that are not in the catalog yet as well
    path.parent.name: importlib.import_module(f"game.rules.{path.parent.name}")
    for path in sorted(ROOT.glob("game/rules/*/__init__.py"))
}


def soak_of(key: str) -> ModuleType | None:
    """Return what the game watches and counts: `Watch`, `Figures` and, where there is one, `Greedy`."""
    name = f"tools.soaks.{key}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def play_match(game: Game, seats: int, options: dict[str, str], seed: int, figures: Figures, policy: Policy) -> None:
    """Play one match and add it to the figures. Raises BrokenInvariant."""
    rng = random.Random(seed)
    state = game.new_state(seats, options)
    watch = new_watch(game)
    plies = 0
    while state.actor != TERMINAL:
        before = state.clone()
        action = play_ply(state, rng, policy)
        plies += 1
        for problem in state.problems():
            raise BrokenInvariant(f"{problem}\n{state.to_text()}")
        watch.after(before, action, state)
    figures.add(state, watch, plies)


def new_watch(game: Game) -> Watch:
    """Return what watches over one match of the game."""
    soak = soak_of(game.KEY)
    return soak.Watch() if soak else common.NoWatch()


def new_figures(game: Game) -> Figures:
    """Return what counts the matches of the game."""
    soak = soak_of(game.KEY)
    return soak.Figures() if soak else common.Ends()


def play_ply(state: State, rng: random.Random, policy: Policy) -> Any:
    """Apply the next ply and return its action; {seat: action} where several seats chose at once."""
    if state.actor == SIMULTANEOUS:
        seats = range(len(state.scores()))
        chosen = {seat: rng.choice(actions) for seat in seats if (actions := state.legal_actions(seat))}
        state.apply_joint(chosen)
        return chosen
    action = state.sample_chance(rng.randrange) if state.actor == CHANCE else policy(state, rng)
    state.apply(action)
    return action


def play_random(state: State, rng: random.Random) -> int:
    """Choose any action."""
    return rng.choice(state.legal_actions())


def tables_of(game: Game, seats: int, fixed: Mapping[str, str]) -> list[dict[str, str]]:
    """Return the options of different tables that have the fixed ones; none if so many seats cannot have them."""
    offered = {option.key: option.values_at(seats) for option in game.OPTIONS}
    if any(value not in offered.get(key, ()) for key, value in fixed.items()):
        return []
    tables = [{**options, **fixed} for count, options in set_ups(game) if count == seats]
    return [table for number, table in enumerate(tables) if table not in tables[:number]]


def soak(game: Game, seats: int, seeds: range, greedy: bool, fixed: Mapping[str, str]) -> int:
    """Play the matches of one number of seats and print what they were like; return the exit code."""
    tables = tables_of(game, seats, fixed)
    policy: Policy = play_random
    module = soak_of(game.KEY)
    if not tables:
        print(f"{game.KEY} cannot be played by {seats} with {fixed}.")
        return 2
    if greedy:
        if module is None or not hasattr(module, "Greedy"):
            print(f"{game.KEY} has no greedy player.")
            return 2
        policy = module.Greedy()
    figures = new_figures(game)
    for seed in seeds:
        try:
            play_match(game, seats, tables[seed % len(tables)], seed, figures, policy)
        except BrokenInvariant as error:
            print(f"match of seed {seed} with {seats} seats: {error}")
            return 1
    players = "greedy players" if greedy else "random players"
    print(", ".join([game.KEY, f"{seats} seats", players, *(f"{key} {value}" for key, value in fixed.items())]))
    print("\n".join(f"  {line}" for line in figures.lines()))
    return 0


def main() -> int:
    """Play and print; returns the exit code."""
    parser = argparse.ArgumentParser(description="Play random matches and check every invariant of the rules.")
    parser.add_argument("matches", nargs="?", type=int, default=1000, help="of each number of seats")
    parser.add_argument("--game", choices=sorted(GAMES), help="that one alone")
    parser.add_argument("--seats", type=int, help="that number alone")
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--greedy", action="store_true", help="let a simple player play that wants points")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="at every table")
    arguments = parser.parse_args()
    fixed = dict(text.split("=", 1) for text in arguments.option if "=" in text)
    if len(fixed) != len(arguments.option):
        parser.error("an option is NAME=VALUE, each name once")
    seeds = range(arguments.seed, arguments.seed + arguments.matches)
    for key in [arguments.game] if arguments.game else list(GAMES):
        for seats in [arguments.seats] if arguments.seats else GAMES[key].SEATS:
            code = soak(GAMES[key], seats, seeds, arguments.greedy, fixed)
            if code:
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
