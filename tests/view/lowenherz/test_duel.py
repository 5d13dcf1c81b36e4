"""The reveal of a duel in Löwenherz: every bid is shown, it goes on by itself, and any press ends it."""

from dataclasses import replace
from itertools import pairwise

import pygame as pg
import pytest

from game.rules import lowenherz as rules
from game.view import lettering
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.lowenherz import duel, duel_burst, duel_picture, duel_words
from game.view.moment import JOINT, ViewPreferences
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import picture, run, shown, still

WON = ("four_bids", {"seat2": "bid:5", "seat3": "bid:7", "seat4": "bid:0"})
TIE = ("four_bids", {"seat2": "bid:7", "seat3": "bid:7", "seat4": "bid:13"})
TIED_AGAIN = ("three_tied", {"seat2": "bid:4", "seat3": "bid:4"})
TIED = ("four_bids", {"seat2": "bid:8", "seat3": "bid:8", "seat4": "bid:3"})

LARGE = 100_000  # pixels of a drawing that takes long


def fought(canvas, case, heard=None, waited=0, **preferences):
    """Return (view, sitting) at the moment at which bids were opened, so many ticks after they were asked for."""
    name, words = case
    sitting = samples.of(name)
    sitting.preferences = ViewPreferences(**preferences)
    view = shown(canvas, sitting, heard)
    view.show(replace(sitting.moment, preferences=sitting.preferences))
    picture(view, canvas)
    for _ in range(waited):
        view.update()
        view.draw(canvas)
    before = sitting.bid(**words)
    view.play(replace(sitting.moment, preferences=sitting.preferences), before.observation(sitting.viewer), JOINT)
    return view, sitting


@pytest.mark.parametrize("case", [WON, TIE, TIED, TIED_AGAIN])
def test_it_ends_by_itself_and_leaves_the_still_picture(canvas, case):
    view, sitting = fought(canvas, case)
    assert view.busy
    seen = set()
    for tick in range(600):
        if not view._contest.busy:
            break
        view.update()
        if tick % 20 == 0:
            seen.add(picture(view, canvas))
    assert not view._contest.busy and len(seen) > 5
    run(view)
    assert picture(view, canvas) == still(canvas, sitting)


def test_the_board_waits_for_it(canvas):
    view, _sitting = fought(canvas, WON)
    while view._contest.busy:
        assert view._before is not None  # the purses are still those of before
        view.update()
    run(view)
    assert view._before is None


def test_any_press_ends_it(canvas):
    view, sitting = fought(canvas, WON)
    view.update()
    view.finish()
    assert not view.busy
    assert picture(view, canvas) == still(canvas, sitting)


def test_nothing_can_be_pressed_while_it_is_shown(canvas):
    view, _sitting = fought(canvas, TIED)
    assert not any(name.startswith(("bid:", "amount:")) for name in view.targets())
    assert view.handle(Event("up", *view.table.dialogue.centre, 1)) is None
    view.finish()
    assert any(name.startswith("bid:") for name in view.targets())


def test_every_bid_is_shown_with_who_wins_or_ties(canvas):
    view, _sitting = fought(canvas, WON)
    duel = view._contest._duel
    assert [(one.seat, one.worth, one.wins, one.ties) for one in duel.fighters] == [
        (1, 5, False, False), (2, 7, True, False), (3, 0, False, False)
    ]  # fmt: skip
    assert [duel_words.fate(one, duel) for one in duel.fighters] == ["keeps 5 ducats", "pays 7 ducats", "bid nothing"]
    duel = fought(canvas, TIED)[0]._contest._duel
    assert [one.ties for one in duel.fighters] == [True, True, False] and duel.winner is None and duel.again
    duel = fought(canvas, TIED_AGAIN)[0]._contest._duel
    assert duel.winner is None and not duel.again and duel.second


def test_treasures_of_a_bid_are_shown_and_counted(canvas):
    text = (
        samples.TEXTS["four_offer"].replace("phase: offer 2", "phase: bid").replace("offers: 1, 2 pays 1", "offers: 0")
    )
    sitting = samples.Sitting(rules.state_from_text(text))
    view = shown(canvas, sitting)
    before = sitting.bid(seat1="bid:0+t8", seat2="bid:3")
    view.play(sitting.moment, before.observation(0), JOINT)
    duel = view._contest._duel
    assert [(one.ducats, one.worth, one.wins) for one in duel.fighters] == [(0, 8, True), (3, 3, False)]
    assert duel_words.fate(duel.fighters[0], duel) == "pays treasure 8"
    while duel.decided < 1:
        view.update()
    picture(view, canvas)


def test_each_chest_is_heard_and_the_end_too(canvas):
    heard = []
    view, _sitting = fought(canvas, WON, heard)
    while view._contest.busy:
        view.update()
    assert [name for name in heard if name in ("duel", "reveal", "fanfare", "tie")] == [
        "duel",
        *["reveal"] * 3,
        "fanfare",
    ]
    heard.clear()
    view, _sitting = fought(canvas, TIED, heard)
    while view._contest.busy:
        view.update()
    assert "tie" in heard and "fanfare" not in heard


def test_with_reduced_motion_the_end_of_it_stands_for_a_moment(canvas):
    view, _sitting = fought(canvas, WON, reduced_motion=True)
    first = picture(view, canvas)
    assert view._contest._duel.decided == 1
    for _ in range(60):
        view.update()
        assert view._contest.busy
    assert picture(view, canvas) == first
    run(view)
    assert picture(view, canvas) != first


def test_without_any_pace_it_is_passed_over(canvas):
    view, sitting = fought(canvas, WON, speed=0.0)
    assert not view._contest.busy
    run(view)
    assert picture(view, canvas) == still(canvas, sitting)


def test_it_is_faster_while_space_is_held(canvas):
    ticks = []
    for fast in (False, True):
        view, _sitting = fought(canvas, WON)
        view.fast(fast)
        ticks.append(0)
        while view._contest.busy:
            view.update()
            ticks[-1] += 1
    assert ticks[1] * 3 < ticks[0]


def test_an_undo_shows_no_duel(canvas):
    sitting = samples.of("four_bids")
    view = shown(canvas, sitting)
    before = sitting.bid(**WON[1])
    view.play(sitting.moment, before.observation(sitting.viewer), None)
    assert not view._contest.busy


@pytest.mark.parametrize("case", [WON, TIED, TIED_AGAIN])
def test_what_takes_long_is_made_while_the_bids_are_chosen(monkeypatch, case):
    canvas = Canvas(pg.Surface((1280, 720)))
    made = []
    load, gild = pg.image.load_sized_svg, lettering.at_once

    def loaded(file, size):
        if size[0] * size[1] > LARGE:
            made.append(size)
        return load(file, size)

    view, _sitting = fought(canvas, case, waited=120)
    monkeypatch.setattr(pg.image, "load_sized_svg", loaded)
    monkeypatch.setattr(lettering, "at_once", lambda parts: made.append(parts) or gild(parts))
    while view._contest.busy:
        view.update()
        view.draw(canvas)
        assert not made


def test_a_chest_shows_only_how_much_lies_in_it_and_not_whether_others_bid_more():
    assert [duel_picture.heap_of(n) for n in (0, 1, 3, 4, 8, 9, 60)] == [0, 1, 1, 2, 2, 3, 3]


def test_coins_fly_out_of_the_chest_of_the_winner_and_are_gone_before_the_picture_goes():
    assert not list(duel_burst.coins(0.0))
    flying = list(duel_burst.coins(0.5))
    assert len(flying) > 8 and any(right < 0 for right, *_ in flying) and any(right > 0 for right, *_ in flying)
    assert max(down for _, down, _ in duel_burst.coins(0.1)) < 0  # they rise first
    assert not list(duel_burst.coins(duel.STAND / 1000))


@pytest.mark.parametrize("many", duel_picture.MIDDLES)
def test_the_ribbon_of_a_winner_stays_in_the_window_and_beside_the_names_of_the_others(many):
    widest = duel_picture.PLATE_W[many] + duel_picture.RIBBON_MORE[many]
    middles = duel_picture.MIDDLES[many]
    assert middles[0] >= widest / 2 and 1280 - middles[-1] >= widest / 2
    apart = min(b - a for a, b in pairwise(middles))
    assert widest / 2 + duel_picture.PLATE_W[many] * 0.46 < apart + 46  # the tails of it may lie on a plate
