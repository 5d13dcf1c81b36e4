"""The counts of tests/perft: by the rules, and by a second reading of the rules that shares nothing with them."""

from __future__ import annotations

import importlib

import pytest

from tools.perft import GAMES, SUITES, count, read_positions

FILES = sorted(SUITES.glob("*.txt"))
POSITIONS = [position for path in FILES for position in read_positions(path)]
ENOUGH = 2500  # the second readings are slow

every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)


def test_every_game_has_a_perft_file():
    assert [path.stem for path in FILES] == sorted(GAMES)


def second_reading(key):
    """Return the module of the second reading: `Naive.from_text(text)` and `count(match, depth)`."""
    return importlib.import_module(f"tests.rules.{key}.naive")


@every_position
def test_the_rules_count_what_the_file_says(position):
    state = position.state()
    depths = range(1, len(position.counts) + 1)
    assert [count(state, depth) for depth in depths] == list(position.counts)


@every_position
def test_the_second_reading_counts_the_same(position):
    second = second_reading(position.game.KEY)
    shallow = [number for number in position.counts if number <= ENOUGH]
    start = second.Naive.from_text(position.text)
    assert [second.count(start, depth + 1) for depth in range(len(shallow))] == shallow
    assert len(shallow) >= 3
