"""Random schedules of troubles end with equal logs, positions and screens. `tools/simulate_lan.py` plays many more."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.rules.catalog import GAMES
from tests.net.games import RealGame, ToyGame
from tests.net.simulation import simulate

ROOT = Path(__file__).resolve().parents[2]
TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.SEATS]
SCHEDULES, BLOCK = 300, 20

_LOG_OF = """
import hashlib
from tests.net.games import REAL, ToyGame
from tests.net.simulation import Schedule
told = hashlib.sha256()
for game, seeds in ((ToyGame, range(40, 46)), (REAL["rose_king"], range(2))):
    for seed in seeds:
        schedule = Schedule(seed, game)
        schedule.run()
        told.update("\\n".join(schedule.machines[0].ledger.log.lines()).encode())
print(told.hexdigest())
"""


@pytest.mark.parametrize("block", range(SCHEDULES // BLOCK))
def test_schedules_of_the_toy_game(block):
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        simulate(seed, ToyGame)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_schedules_of_every_game(key, seats, seed):
    simulate(seed, RealGame(GAMES[key], seats))


def test_a_schedule_is_the_same_whatever_the_order_of_sets():
    told = set()
    for seed in ("1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", _LOG_OF], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        told.add(done.stdout)
    assert len(told) == 1
