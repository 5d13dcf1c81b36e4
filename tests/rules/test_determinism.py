"""Random matches give the same texts in fresh processes, whatever the hash seed and the addresses there."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

from game.rules.catalog import GAMES
from tests import toy_games
from tests.rules.random_play import random_match, set_ups

ROOT = Path(__file__).resolve().parents[2]
HASH_SEEDS = ("0", "1", "4242")


def digest():
    """Return the digest of every state, action list and outcome of some matches of every game and set-up."""
    whole = blake2b(digest_size=16)
    for game in (*GAMES.values(), toy_games):
        for seats, options in set_ups(game):
            for state, entry in random_match(game, seats, options, 11):
                line = f"{state.to_text()}{entry}{state.legal_actions()}{state.chance_outcomes()}{state.outcome()}"
                whole.update(line.encode())
    return whole.hexdigest()


def digest_of_fresh_process(hash_seed):
    command = [sys.executable, "-c", "from tests.rules.test_determinism import digest; print(digest())"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=True)
    return run.stdout.strip()


def test_fresh_processes_agree_with_this_one():
    assert {digest_of_fresh_process(seed) for seed in HASH_SEEDS} == {digest()}
