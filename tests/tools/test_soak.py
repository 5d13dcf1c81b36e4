"""The soak tool: a few matches of every game, and that it sees a rule that is broken."""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as cm
from game.rules import lowenherz as lh
from game.rules import rose_king as rk
from tests import toy_games
from tests.rules.random_play import random_match, set_ups
from tools import soak
from tools.soaks import carolus_magnus as soak_of_carolus
from tools.soaks import lowenherz as soak_of_lowenherz
from tools.soaks.common import BrokenInvariant
from tools.soaks.rose_king import Watch


def figures_of(game, matches, seats=None, policy=soak.play_random):
    figures = soak.new_figures(game)
    tables = [(count, options) for count, options in set_ups(game) if seats in (None, count)]
    for seed in range(matches):
        soak.play_match(game, *tables[seed % len(tables)], seed, figures, policy)
    assert figures.lines()[0] == f"matches {matches}, all invariants kept"
    return figures


def test_random_matches_of_rose_king_keep_every_invariant():
    figures = figures_of(rk, 60)
    assert len(figures.plies) == 60 and max(figures.plies) <= rk.MAX_PLIES
    assert 0 < figures.deadlocks < 60


@pytest.mark.parametrize("seats", cm.SEATS)
def test_random_matches_of_carolus_magnus_keep_every_invariant(seats):
    figures = figures_of(cm, 12, seats)
    assert len(figures.plies) == 12 and max(figures.plies) <= cm.MAX_PLIES
    assert figures.met["Visited built"] == 12 and figures.met["duplicate disc"] > 0


def test_greedy_matches_of_carolus_magnus_are_not_long():
    figures = figures_of(cm, 6, 4, soak_of_carolus.Greedy())
    assert max(figures.rounds) < 40


@pytest.mark.parametrize("seats", lh.SEATS)
def test_matches_of_lowenherz_end_by_the_king_and_tell_all_that_changes(seats):
    figures = figures_of(lh, 6, seats, soak_of_lowenherz.Greedy())
    assert max(figures.plies) <= lh.MAX_PLIES and figures.met["Ended king"] == 6
    assert figures.met["RegionFounded"] > 6 and figures.met["FieldTaken"] > 6


def test_a_game_of_which_nothing_more_is_known_is_played_too():
    assert figures_of(toy_games, 10).lines()[1:] != []


def test_a_broken_invariant_is_reported_with_the_position(monkeypatch):
    monkeypatch.setattr(cm.State, "problems", lambda state: ["a stone is missing"] if state.round else [])
    with pytest.raises(BrokenInvariant, match="a stone is missing\ncarolus_magnus 1\n"):
        soak.play_match(cm, 2, {}, 1, soak.new_figures(cm), soak.play_random)


def test_a_wrong_count_of_plays_is_seen():
    state = rk.new_state()
    while state.actor < 0:
        state.apply(state.legal_actions()[0])
    before = state.clone()
    action = state.legal_actions()[0]
    state.apply(action)
    with pytest.raises(BrokenInvariant, match="as many as the plays"):
        Watch(plays=1).after(before, action, state)


def ply(phase):
    """Return (before, action, after) of the first ply of the phase in a random match of Carolus Magnus."""
    for state, entry in random_match(cm, 3, {}, 2):
        if state.phase == phase and state.round == 3:
            before, action = state.clone(), next(iter(entry.values()))
            after = state.clone()
            after.apply(action)
            return before, action, after
    raise AssertionError("no such ply")


@pytest.mark.parametrize(
    "phase, name, value, sentence",
    [
        (cm.phases.PLACE, "stocks", [8, 8, 8], "castles change by the emperor alone"),
        (cm.phases.DISC, "land", bytearray(75), "knights on the ring stay"),
        (cm.phases.DISC, "lords", [cm.NOBODY] * 15, "an owned tile never becomes free"),
        (cm.phases.MOVE, "arms", [2, 2, 2, 2, 2], "arms move by a knight in court alone"),
        (cm.phases.ROLL, "court", bytearray(15), "a return leaves all differences"),
    ],
)
def test_what_no_ply_may_do_is_seen(phase, name, value, sentence):
    before, action, after = ply(phase)
    setattr(after, name, value)
    with pytest.raises(BrokenInvariant, match=sentence):
        soak_of_carolus.Watch().after(before, action, after)


def test_the_figures_of_some_matches_are_printed(capsys):
    assert soak.soak(rk, 2, range(5), greedy=False, fixed={}) == 0
    assert capsys.readouterr().out.startswith("rose_king, 2 seats, random players\n  matches 5, all invariants kept\n")
    assert soak.soak(rk, 2, range(5), greedy=True, fixed={}) == 2


def test_an_option_can_be_fixed_at_every_table(capsys):
    assert {table["setup"] for table in soak.tables_of(lh, 3, {})} == {"basic", "variable"}
    tables = soak.tables_of(lh, 3, {"setup": "basic"})
    assert {table["setup"] for table in tables} == {"basic"} and len(tables) > 2
    assert soak.soak(lh, 3, range(2), greedy=True, fixed={"setup": "basic"}) == 0
    assert capsys.readouterr().out.startswith("lowenherz, 3 seats, greedy players, setup basic\n  matches 2, all")


def test_an_option_that_so_many_seats_cannot_have_is_refused():
    assert soak.soak(lh, 2, range(2), greedy=False, fixed={"setup": "basic"}) == 2
