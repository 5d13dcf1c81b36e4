"""The soak tool: a few matches of it, and that it sees a rule that is broken."""

from __future__ import annotations

import pytest

from game.rules import rose_king as rk
from tools.soak import BrokenInvariant, Figures, Watch, play_match


def test_random_matches_keep_every_invariant():
    figures = Figures()
    for seed in range(60):
        play_match(seed, figures)
    assert len(figures.plies) == 60
    assert max(figures.plies) <= rk.MAX_PLIES
    assert 0 < figures.deadlocks < 60
    assert figures.lines()[0] == "matches 60, all invariants kept"


def test_a_broken_invariant_is_reported_with_the_position():
    before = rk.new_state()
    after = before.clone()
    after.apply(after.legal_actions()[0])
    after.heroes[0] -= 1
    with pytest.raises(BrokenInvariant, match="rose_king 1"):
        Watch().after(before, before.legal_actions()[0], after)


def test_a_wrong_count_of_plays_is_seen():
    state = rk.new_state()
    while state.actor < 0:
        state.apply(state.legal_actions()[0])
    before = state.clone()
    action = state.legal_actions()[0]
    state.apply(action)
    with pytest.raises(BrokenInvariant, match="as many as the plays"):
        Watch(plays=1).after(before, action, state)
