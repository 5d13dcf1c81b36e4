"""The golden replays: old matches lead where they led, on any Python and with any hash seed."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from game.match import continue_match, saves, watch
from game.match.errors import SaveError
from game.match.reader import record_from_text, text_from_bytes
from game.match.record import record_of, record_to_text
from game.match.verify import verified_match
from game.rules.catalog import GAMES

CHECKOUT = Path(__file__).parents[2]
REPLAYS = sorted((CHECKOUT / "tests" / "replays").glob("*.txt"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_golden_replay_leads_where_it_led(path):
    saved = saves.load(path)
    assert saved.is_finished
    again, link = watch(continue_match(saved))
    link.seek(len(saved.log))
    again.poll()
    assert record_to_text(record_of(again)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_option_has_a_golden_replay(key):
    tables = [saves.load(path).record for path in REPLAYS if path.name.startswith(f"{key}-")]
    assert {len(table.seats) for table in tables} == set(GAMES[key].SEATS)
    for option in GAMES[key].OPTIONS:
        assert {table.options[option.key] for table in tables} == set(option.values)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_fresh_processes_play_the_same_matches(tmp_path, hash_seed):
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    tool = [sys.executable, str(CHECKOUT / "tools" / "new_replay.py"), str(tmp_path)]
    subprocess.run(tool, env=environment, check=True, stdout=subprocess.DEVNULL)
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert written == {path.name: path.read_bytes() for path in REPLAYS}


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_damaged_golden_replay_is_refused_in_one_sentence(path):
    rng = random.Random(path.name)
    good = path.read_bytes()
    refused = 0
    for _ in range(300):
        data = bytearray(good)
        start, end = sorted(rng.randrange(len(data)) for _ in range(2))
        if rng.random() < 0.7:
            data[start] = rng.choice(b' \n0123456789NESW-:,\x00\xff"')
        else:
            data[start : min(end, start + 40)] = b""
        try:
            verified_match(record_from_text(text_from_bytes(bytes(data))), GAMES)
        except SaveError as error:
            refused += 1
            assert str(error).endswith(".")
    assert refused > 200
