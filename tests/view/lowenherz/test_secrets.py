"""What a seat of Löwenherz alone may know is neither shown nor told nor offered where others look on."""

import random
from dataclasses import replace

import pygame as pg
import pytest

from game.rules import lowenherz as rules
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import actions as of
from game.rules.lowenherz import phases
from game.view import lowenherz
from game.view import table_view as contract
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.lowenherz import side, tips
from game.view.view_package import Secrets
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import click, picture, shown


def as_nobody_sees(sitting, seat, offered):
    """Return the moment of a screen that several persons share, before anybody asked the others to look away."""
    own = sitting.state.observation(seat)
    return replace(
        sitting.moment,
        observation=sitting.state.observation(None),
        seat=None,
        actions=offered,
        may_look=lowenherz.has_secrets(own, seat),
    )


def worlds(seed, plies=600):
    """Yield positions of a match in which hidden cards are held, each with one that nobody else can tell from it."""
    rng, state = random.Random(seed), rules.new_state(3, {"setup": "basic"})
    for _ in range(plies):
        if state.actor == TERMINAL:
            return
        for seat in range(3):
            if state.hands[seat] and state.actor in (seat, SIMULTANEOUS):
                other = state.observation((seat + 1) % 3).resample((seat + 1) % 3, rng)
                if other.hands != state.hands:
                    yield seat, state.clone(), other
        if state.actor in (CHANCE, SIMULTANEOUS):
            samples.advance(state, rng)
        else:
            state.apply(rng.choice(state.legal_actions()[-40:]))


WORLDS = [found for seed in range(4) for found in worlds(seed)]


def test_the_package_has_secrets():
    assert isinstance(lowenherz, Secrets)
    assert len(WORLDS) > 20


def test_a_bid_and_a_card_that_is_kept_are_chosen_unseen():
    for name, seat in (("four_bids", 1), ("three_tied", 2), ("three_keep", 0)):
        state = samples.state(name)
        assert state.legal_actions(seat)
        assert lowenherz.open_actions(state.observation(seat), seat) == ()


def test_who_bargains_does_so_unseen_where_purses_are_hidden():
    hidden = samples.TEXTS["four_offer"]
    for text, is_open in ((hidden, False), (hidden.replace("purses=hidden", "purses=open"), True)):
        state = rules.state_from_text(text)
        seat = state.turn
        offered = lowenherz.open_actions(state.observation(seat), seat)
        assert offered == (tuple(state.legal_actions(seat)) if is_open else ())


def test_what_is_offered_openly_is_legal_and_does_not_tell_of_hidden_cards():
    met = set()
    for seat, state, other in WORLDS:
        offered = lowenherz.open_actions(state.observation(seat), seat)
        assert set(offered) <= set(state.legal_actions(seat))
        assert offered == lowenherz.open_actions(other.observation(seat), seat)
        met.add(state.phase)
        if state.phase == phases.LAY:
            assert not any(of.renegade_of(action) or of.allied(action) for action in offered)
    assert phases.LAY in met


def test_a_forest_is_paid_openly_with_a_treasure_that_all_have_seen_only():
    state = samples.state("four_knights")
    seat = state.turn
    hidden = set(lowenherz.open_actions(state.observation(seat), seat))
    assert hidden and all((of.placed_knight(action) or (0, 0))[1] == 0 for action in hidden)


def test_who_holds_nothing_hidden_and_whose_purse_is_open_has_no_secrets():
    text = samples.TEXTS["three_look"]
    state = rules.state_from_text(text.replace("purses=hidden", "purses=open"))
    assert [lowenherz.has_secrets(state.observation(seat), seat) for seat in range(3)] == [True, False, True]
    state = samples.state("three_look")
    assert lowenherz.has_secrets(state.observation(1), 1)  # the purse
    assert not lowenherz.has_secrets(samples.state("four_castles").observation(0), 0)


@pytest.mark.parametrize("number", range(0, 20, 4))
def test_hidden_cards_change_nothing_for_those_who_look_on(canvas, number):
    seat, state, other = WORLDS[number * len(WORLDS) // 20]
    pictures, targets, told = [], [], []
    for one in (state, other):
        sitting = samples.Sitting(one)
        view = shown(canvas, sitting)
        view.show(as_nobody_sees(sitting, seat, lowenherz.open_actions(one.observation(seat), seat)))
        pictures.append(picture(view, canvas))
        targets.append(view.targets())
        told.append([tips.tip(view.look, spot) for spot in side.spots(view.look)])
    assert pictures[0] == pictures[1] and targets[0] == targets[1] and told[0] == told[1]
    assert any(told[0])


def test_the_plate_below_the_crest_asks_to_look_and_to_cover(canvas):
    sitting = samples.of("four_laying")
    seat = sitting.state.turn
    own = sitting.state.observation(seat)
    view = shown(canvas, sitting)
    assert contract.OWN_HAND not in view.targets()
    view.show(as_nobody_sees(sitting, seat, lowenherz.open_actions(own, seat)))
    covered = picture(view, canvas)
    assert click(view, contract.OWN_HAND) == contract.Intent(contract.OWN_HAND)
    view.show(replace(sitting.moment, may_look=True))
    assert click(view, contract.OWN_HAND) == contract.Intent(contract.OWN_HAND)
    assert picture(view, canvas) != covered
    names = set()
    for _ in range(len(view.targets()) + 2):
        view.handle(Event("command", command="next"))
        names.add(view.pointed)
    assert contract.OWN_HAND in names


def test_nothing_shows_through_the_closed_curtain():
    seen = []
    for size in ((960, 540), (1280, 720), (1600, 700), (800, 900)):
        for colour in ("#ffffff", "#204060"):
            canvas = Canvas(pg.Surface(size))
            canvas.surface.fill(colour)
            lowenherz.draw_curtain(canvas, 1.0)
            seen.append(pg.image.tobytes(canvas.surface, "RGB"))
        assert seen[-1] == seen[-2], size


def test_an_open_curtain_covers_nothing_and_it_falls_bit_by_bit():
    canvas = Canvas(pg.Surface((960, 540)))
    seen = []
    for closed in (0.0, 0.3, 0.6, 1.0):
        canvas.surface.fill("#204060")
        lowenherz.draw_curtain(canvas, closed)
        row = [canvas.surface.get_at((x, 400))[:3] for x in range(960)]
        seen.append(sum(red > blue for red, _green, blue in row))  # the curtain is red
    assert seen[0] == 0 and seen[-1] == 960 and seen == sorted(set(seen))
