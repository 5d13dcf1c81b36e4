"""Pieces travel by time alone: half way, at the end, skipped, hurried, and not at all."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.view import tween
from game.view.script import GLIDE_MS, Cue, Effect, Motion, Piece, Script, Stop, between
from game.view.stage import FADE_MS, FAST, TICK_MS, Stage

HERE = Piece("stone", 0, 0, 10, 10, layer=2)
THERE = replace(HERE, x=100, y=50, angle=90)


def run(stage: Stage, ms: float) -> None:
    for _ in range(round(ms / TICK_MS)):
        stage.update()


@pytest.fixture
def stage() -> Stage:
    stage = Stage()
    stage.show({"a": HERE})
    return stage


def test_a_piece_is_half_way_at_half_time_and_there_at_the_end(stage):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 60 * TICK_MS, tween.linear)]))
    run(stage, 30 * TICK_MS)
    half = stage.shown()["a"]
    assert (half.x, half.y, half.angle) == pytest.approx((50, 25, 45))
    run(stage, 31 * TICK_MS)
    assert stage.shown()["a"] == THERE
    assert not stage.busy


def test_the_remainder_of_a_tick_moves_the_drawn_piece_only(stage):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 10 * TICK_MS, tween.linear)]))
    assert stage.shown(0.5)["a"].x == pytest.approx(5)
    assert stage.shown()["a"].x == 0


def test_without_a_script_pieces_glide_appear_and_fade(stage):
    stage.move_to({"b": THERE})
    run(stage, FADE_MS / 2)
    assert 0 < stage.shown()["a"].alpha < 255
    assert 0 < stage.shown()["b"].alpha < 255
    run(stage, FADE_MS)
    assert stage.shown() == {"b": THERE}
    stage.move_to({"b": HERE})
    run(stage, GLIDE_MS / 2)
    assert 0 < stage.shown()["b"].x < 100


def test_finish_equals_show_of_the_target(stage):
    stage.move_to({"a": THERE, "c": HERE}, Script([Motion("a", 100, 400)], hold=2000))
    run(stage, 200)
    stage.finish()
    other = Stage()
    other.show({"a": THERE, "c": HERE})
    assert stage.shown() == other.shown()
    assert not stage.busy
    assert not stage.moving()


def test_motions_of_one_piece_follow_one_another(stage):
    middle = replace(HERE, x=40)
    stage.move_to({"a": THERE}, Script([Motion("a", 500, 200), Motion("a", 0, 100, target=middle)]))
    run(stage, 300)
    assert stage.shown()["a"].x == 40
    run(stage, 500)
    assert stage.shown()["a"] == THERE


def test_a_new_piece_waits_unseen_for_its_first_motion(stage):
    stage.move_to({"a": HERE, "b": THERE}, Script([Motion("b", 200, 100, source=replace(HERE, alpha=0))]))
    run(stage, 100)
    assert "b" not in stage.shown()
    run(stage, 150)
    assert "b" in stage.shown()


def test_a_bend_changes_the_way_but_not_the_end(stage):
    def arc(piece, u):
        return replace(piece, lift=piece.lift + 30 * tween.bump(u))

    stage.move_to({"a": THERE}, Script([Motion("a", 0, 200, bends=(arc,), layer=9)]))
    run(stage, 100)
    assert stage.shown()["a"].lift == pytest.approx(30)
    assert stage.shown()["a"].layer == 9
    assert stage.moving() == {"a": 2}
    run(stage, 150)
    assert stage.shown()["a"] == THERE


def test_space_runs_four_times_as_fast(stage):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 40 * TICK_MS, tween.linear)]))
    stage.fast = True
    run(stage, 5 * TICK_MS)
    assert FAST == 4
    assert stage.shown()["a"].x == pytest.approx(50)


@pytest.mark.parametrize("pace", [0.5, 1, 1.7])
def test_the_pace_stretches_all_times(stage, pace):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 60 * TICK_MS, tween.linear)]), pace)
    ticks = 0
    while stage.busy:
        stage.update()
        ticks += 1
    assert ticks == pytest.approx(60 * pace, abs=1)


def test_reduced_motion_waits_for_nothing_but_sounds(stage):
    heard = []
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 900)], cues=[Cue(lambda: heard.append(1), 800)], hold=3000), 0)
    assert not stage.busy
    assert stage.shown() == {"a": THERE}
    assert heard == [1]


def test_cues_ring_once_in_their_time_and_not_after_a_skip(stage):
    heard = []
    cues = [Cue(lambda: heard.append("first")), Cue(lambda: heard.append("late"), 300)]
    stage.move_to({"a": THERE}, Script(cues=cues))
    assert heard == ["first"]
    run(stage, 100)
    stage.finish()
    run(stage, 500)
    assert heard == ["first"]
    stage.move_to({"a": HERE}, Script(cues=cues))
    run(stage, 600)
    assert heard == ["first", "first", "late"]


def test_effects_are_drawn_in_their_time_only(stage):
    drawn = []
    stage.move_to({"a": HERE}, Script(effects=[Effect(lambda _, u: drawn.append(u), 100, 100)]))
    stage.draw_effects(None)
    assert drawn == []
    run(stage, 150)
    stage.draw_effects(None)
    assert drawn == [pytest.approx(0.5)]
    run(stage, 200)
    stage.draw_effects(None)
    assert len(drawn) == 1


def test_a_move_in_the_middle_of_a_move_starts_where_the_piece_is_seen(stage):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 60 * TICK_MS, tween.linear)]))
    run(stage, 30 * TICK_MS)
    stage.move_to({"a": HERE})
    assert stage.shown()["a"].x == pytest.approx(50)


@pytest.mark.parametrize(
    "ease", [tween.linear, tween.in_quad, tween.out_quad, tween.out_cubic, tween.in_out_cubic, tween.out_back]
)
def test_easings_start_at_nought_and_end_at_one(ease):
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_easings_at_half_time():
    assert tween.in_out_cubic(0.5) == 0.5
    assert tween.out_quad(0.5) == 0.75
    assert tween.bump(0.5) == 1
    assert tween.bump(0) == tween.bump(1) == 0
    assert tween.shake(0) == tween.shake(1) == 0


def test_counters_and_shares():
    assert tween.count_up(10, 25, 0) == 10
    assert tween.count_up(10, 25, 1) == 25
    assert tween.share(5, 10, 0) == 0
    assert tween.share(10, 10, 0) == 1
    assert tween.share(15, 10, 10) == 0.5
    assert between(HERE, THERE, 1) is THERE


def test_at_a_stop_everything_stands_still_for_a_while(stage):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 20 * TICK_MS, tween.linear)], stops=[Stop(8.5 * TICK_MS, 70)]))
    places = []
    while stage.busy:
        changed = stage.update()
        places.append((stage.shown(0.5)["a"].x if stage.busy else 100, changed))
    still = [place for place, _ in places if place == pytest.approx(42.5)]
    assert len(still) == 6 and len(places) == 26
    assert [changed for _, changed in places].count(False) == 5
    assert places == sorted(places, key=lambda one: one[0])


def test_skipping_drops_a_stop_too(stage):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 300)], stops=[Stop(20, 200)]))
    run(stage, 60)
    stage.finish()
    stage.move_to({"a": HERE})
    run(stage, GLIDE_MS + 2 * TICK_MS)
    assert not stage.busy


def test_what_joins_runs_beside_what_runs_already(stage):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 20 * TICK_MS, tween.linear)]))
    run(stage, 10 * TICK_MS)
    rung = []
    script = Script([Motion("b", 0, 20 * TICK_MS, tween.linear, source=HERE)], cues=[Cue(lambda: rung.append(1))])
    stage.join({"a": THERE, "b": THERE}, script)
    assert rung == [1]
    run(stage, 5 * TICK_MS)
    assert stage.shown()["a"].x == pytest.approx(75) and stage.shown()["b"].x == pytest.approx(25)
    run(stage, 5 * TICK_MS)
    assert stage.busy and stage.shown()["a"] == THERE
    run(stage, 11 * TICK_MS)
    assert not stage.busy and stage.shown() == {"a": THERE, "b": THERE}


def test_a_piece_that_turns_back_on_its_way_never_jumps(stage):
    stage.move_to({"a": THERE}, Script([Motion("a", 0, 300)]))
    run(stage, 100)
    before = stage.shown()["a"].x
    stage.join({"a": HERE}, Script())
    assert stage.shown()["a"].x == pytest.approx(before)
    steps = [before]
    while stage.busy:
        stage.update()
        steps.append(stage.shown()["a"].x)
    assert steps[-1] == HERE.x
    assert max(abs(b - a) for a, b in pairwise(steps)) < 20


def test_what_joins_an_idle_stage_or_a_hurried_one_is_a_way_of_its_own(stage):
    stage.join({"a": THERE}, Script())
    assert stage.busy
    stage.join({"a": HERE}, Script(), pace=0)
    assert not stage.busy and stage.shown() == {"a": HERE}


def test_a_piece_that_was_to_appear_and_is_not_wanted_any_more_is_passed_over(stage):
    stage.move_to({"a": THERE, "b": HERE}, Script([Motion("b", 100, 300, source=replace(HERE, alpha=0))]))
    stage.pieces = {"a": THERE}  # as when seats change hands meanwhile
    assert stage.moving() == {"a": THERE.layer}
    while stage.busy:
        stage.update()
        assert "b" not in stage.shown()
    assert stage.shown() == {"a": THERE}
