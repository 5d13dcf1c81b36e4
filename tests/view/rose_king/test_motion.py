"""What moves at Rose King's table: the deal in one flow, the blow of a capture, the pops of a join."""

import random
from itertools import pairwise

import pygame as pg
import pytest

from game.rules import rose_king as rules
from game.rules.core import CHANCE
from game.view import rose_king
from game.view.moment import ViewPreferences
from game.view.rose_king import geometry
from game.view.rose_king.steps import Steps
from game.view.script import Script
from game.view.stage import Stage
from tests.view.rose_king import samples
from tests.view.rose_king.test_table import picture, play, still


@pytest.fixture
def view(canvas):
    view = rose_king.view()
    view.layout(canvas)
    view.show(samples.middle().moment)
    return view


def deal(view, canvas, until=None):
    """Play a whole deal as the table scene does; returns the ticks it took and the sitting."""
    sitting = samples.Sitting(rules.new_state(), samples.SEATS)
    view.show(sitting.moment)
    rng = random.Random(1)
    for tick in range(1000):
        if sitting.state.actor == CHANCE and view.ready:
            action = sitting.state.sample_chance(rng.randrange)
            before = sitting.apply(action)
            view.play(sitting.moment, before, action)
        elif not view.busy or tick == until:
            return tick, sitting
        view.update()
    raise AssertionError("the deal never ends")


def test_the_cards_of_the_deal_overlap_and_all_ten_take_little_more_than_a_second(view, canvas):
    ticks, sitting = deal(view, canvas)
    assert 60 <= ticks <= 80
    assert sum(hand.bit_count() for hand in sitting.state.hands) == 10
    assert picture(view, canvas) == still(sitting.moment, canvas)


def test_a_deal_that_is_cut_short_gives_the_still_picture(view, canvas):
    _, sitting = deal(view, canvas, until=33)
    view.finish()
    assert picture(view, canvas) == still(sitting.moment, canvas)


def test_only_a_deal_lets_steps_overlap(view):
    play(view, samples.middle(), "SW3")
    while view.busy:
        assert not view.ready
        view.update()
    assert view.ready


def test_no_ribbon_is_shown_while_the_hands_are_dealt(view, canvas):
    deal(view, canvas, until=20)
    assert view.look.turn == rules.NOBODY


@pytest.mark.parametrize("position, word", [("MIDDLE", "S2+hero"), ("LAST", "S1")])
def test_a_capture_and_the_last_stone_shake_the_board_and_nothing_else(canvas, position, word):
    def frames(shake):
        sitting = samples.Sitting(rules.state_from_text(getattr(samples, position)))
        sitting.preferences = ViewPreferences(shake=shake)
        view = rose_king.view()
        view.layout(canvas)
        view.show(sitting.moment)
        play(view, sitting, word)
        pictures = []
        for _ in range(40):
            view.update()
            view.draw(canvas)
            pictures.append(canvas.surface.copy())
        return pictures, view

    (calm, _), (shaken, view) = frames(0.0), frames(1.0)
    board = canvas.rect(*view.table.map.grown(-geometry.BAND))
    grown = board.inflate(110, 110)  # what flies over the board may lean out of it
    differing = 0
    for a, b in zip(calm, shaken, strict=True):
        whole = pg.image.tobytes(a, "RGB") == pg.image.tobytes(b, "RGB")
        differing += not whole
        a.fill("black", grown)
        b.fill("black", grown)
        assert pg.image.tobytes(a, "RGB") == pg.image.tobytes(b, "RGB")
    assert 5 <= differing <= 13


def test_the_board_is_never_further_out_of_place_than_six_pixels():
    steps, stage = Steps(Script()), Stage()
    steps.strike(40)
    stage.show({})
    stage.move_to({}, steps.script)
    seen = set()
    while stage.busy:
        stage.update()
        seen.add(steps.shaken(stage, 1.0, 0.0))
        assert steps.shaken(stage, 0.0, 0.0) == (0, 0)
    assert 3 <= max(max(abs(x), abs(y)) for x, y in seen) <= 6


def test_an_ordinary_move_shakes_nothing(view):
    play(view, samples.middle(), "SW3")
    while view.busy:
        view.update()
        assert view._shaken(0.0) == (0, 0)


def test_joined_territories_pop_one_after_the_other_a_semitone_higher_each(view):
    heard = []
    sitting = samples.Sitting(rules.state_from_text(samples.JOIN))
    view = rose_king.view(lambda name, pitch=0: heard.append((tick, name, pitch)))
    tick = 0
    view.show(sitting.moment)
    play(view, sitting, "S2")
    while view.busy:
        tick += 1
        view.update()
    pops = [(at, pitch) for at, name, pitch in heard if name == "score"]
    assert [pitch for _, pitch in pops] == [0, 1, 2]
    gaps = [b - a for (a, _), (b, _) in pairwise(pops)]
    assert all(6 <= gap <= 9 for gap in gaps)
