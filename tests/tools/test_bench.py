"""The table of measurements."""

import importlib

import pytest

from tools import bench
from tools.benchmarks import Row, rules


def test_the_table_shows_the_median_and_the_spread():
    rows = [Row("speed", [1.0, 3.0, 2.0], "m/s", "at least 1"), Row("memory", [92_300.4], "MB", "under 100", 0)]
    assert bench.table(rows).splitlines()[2:] == [
        "| speed | **2.00** m/s | 1.00 to 3.00 (3) | at least 1 |",
        "| memory | **92,300** MB | 92,300 to 92,300 (1) | under 100 |",
    ]


def test_an_unknown_group_is_refused(capsys):
    assert bench.main(["weather"]) == 2
    assert "rules" in capsys.readouterr().out


def test_the_report_goes_between_its_marks():
    text = "a\n<!-- bench -->\nold\nolder\n<!-- /bench -->\nb\n"
    once = bench.into_readme(text, r"new \1")
    assert once == "a\n<!-- bench -->\nnew \\1\n<!-- /bench -->\nb\n"
    assert bench.into_readme(once, r"new \1") == once


def test_every_group_can_be_imported():
    for module in bench.GROUPS:
        assert callable(importlib.import_module(f"tools.benchmarks.{module}").rows)


@pytest.mark.parametrize("name, game, seats, matches, goal", rules.GAMES, ids=[row[0] for row in rules.GAMES])
def test_random_matches_are_played_to_their_end_and_counted(name, game, seats, matches, goal):
    plies = rules.play_matches(game, seats, 3, seed=1)
    assert 3 * 14 < plies <= 3 * game.MAX_PLIES
    assert plies == rules.play_matches(game, seats, 3, seed=1)


@pytest.mark.parametrize("game", {row[1].KEY: row[1] for row in rules.GAMES}.values(), ids=lambda game: game.KEY)
def test_a_persons_actions_are_timed_one_by_one(game):
    times = rules.person_actions(game, seed=2)
    assert len(times) > 4 and min(times) > 0
