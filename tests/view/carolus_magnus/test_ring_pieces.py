"""The pieces of ring and middle as a function of the moment, and the small picture."""

from itertools import pairwise

import pygame as pg
import pytest

from game.rules import carolus_magnus as rules
from game.rules.core import CHANCE, TERMINAL
from game.view.boxes import Box
from game.view.carolus_magnus import names, small, stands
from game.view.carolus_magnus.labels import coin_place
from game.view.carolus_magnus.middle import middle, middle_pieces
from game.view.carolus_magnus.ring import partition_of, ring
from game.view.carolus_magnus.ring_pieces import changed, reachable, ring_pieces
from game.view.carolus_magnus.rolled import last_roll
from game.view.moment import Moment
from tests.view.carolus_magnus import samples
from tests.view.carolus_magnus.test_ring import BOARD, cases


def moment(text, last=(), actions=None):
    state = rules.state_from_text(text)
    legal = tuple(state.legal_actions()) if actions is None and state.actor >= 0 else actions or ()
    return Moment(state, legal, last=last)


def pieces(of):
    return ring_pieces(of, ring(partition_of(of.observation), BOARD))


@pytest.mark.parametrize("text", [samples.TWO, samples.THREE, samples.FOUR])
def test_every_region_has_a_land_a_label_and_an_arrow(text):
    of = moment(text)
    found = pieces(of)
    for region in rules.regions(of.observation):
        assert found[names.land(region.tiles)].picture == f"land/{region.name}/{region.owner}"
        assert names.label(region.first) in found and names.arrow(region.first) in found
        castles = [name for name in map(names.castle, region.tiles) if name in found]
        assert len(castles) == region.castles


def test_every_knight_on_the_ring_can_be_counted():
    of = moment(samples.THREE)
    counted = [0] * 5
    for name, piece in pieces(of).items():
        if name.startswith("knights:"):
            _, colour, number = piece.picture.split("/")
            counted[int(colour)] += int(number)
    assert counted == [sum(region[colour] for region in of.observation.knights) for colour in range(5)]


def test_labels_tell_the_strength_of_every_side_and_crown_the_strictly_strongest():
    found = pieces(moment(samples.TWO))
    assert found[names.label(0)].picture == "label/A/1.2/1"
    assert found[names.label(2)].picture == "label/CD/8.2/0"
    assert found[names.label(4)].picture == "label/E/1.1/-1"
    assert pieces(moment(samples.THREE))[names.label(6)].picture == "label/GHIJK/6.2.17/2"


def test_teams_have_one_number_each():
    assert all(
        piece.picture.split("/")[2].count(".") == 1
        for name, piece in pieces(moment(samples.FOUR)).items()
        if name.startswith("label:")
    )


def test_lands_that_can_be_reached_shine_and_carry_their_number_of_steps():
    of = moment(samples.FOUR)
    reach = reachable(of)
    found = pieces(of)
    assert reach and {name for name in found if name.startswith("coin:")} == {names.coin(steps) for steps in reach}
    lit = [name for name, piece in found.items() if name.startswith("light:") and piece.picture.endswith("/reach")]
    assert len(lit) == len(reach)
    bright = [piece for name, piece in found.items() if name.startswith("arrow:") and "bright" in piece.picture]
    assert len(bright) == max(reach)
    assert not any(name.startswith("coin:") for name in pieces(moment(samples.FOUR, actions=())))


def test_the_coin_lies_on_the_outer_coast():
    found = ring(tuple((tile, 1) for tile in range(15)), BOARD)
    x, y = found.box.centre
    for land in found.lands:
        cx, cy = coin_place(land, found, 26)
        mx, my = land.middle
        assert (cx - x) ** 2 + (cy - y) ** 2 > (mx - x) ** 2 + (my - y) ** 2


def test_what_changed_last_is_marked_since_the_emperors_last_stop():
    of = moment(samples.TWO)
    last = ((0, rules.to_region(1, 4)), (1, rules.step(2)), (0, rules.to_court(0)), (0, rules.to_region(2, 5)))
    assert changed(Moment(of.observation, last=last)) == {5, of.observation.starts[of.observation.emperor]}
    found = pieces(Moment(of.observation, last=last))
    assert found[names.light((5, 6, 7))].picture == "light/FGH/last"


def test_charlemagne_stands_nowhere_before_he_is_put_down():
    state = rules.new_state(2)
    assert names.EMPEROR_PIECE not in pieces(Moment(state))


# ---- the middle
def test_the_supply_shows_how_many_are_left():
    of = moment(samples.THREE)
    found = middle_pieces(of, middle(BOARD, 4))
    supply = [found[names.supply(colour)].picture for colour in range(5)]
    assert supply == [f"supply/{colour}/{of.observation.supply[colour]}" for colour in range(5)]


def test_cells_of_the_supply_lie_side_by_side_in_their_plate():
    places = middle(BOARD)
    for left, right in pairwise(places.cells):
        assert left.right < right.x
    assert all(places.supply.x < cell.x and cell.right < places.supply.right for cell in places.cells)


@pytest.mark.parametrize("dice", [3, 4])
def test_dice_and_thrower_lie_in_the_tray(dice):
    places = middle(BOARD, dice)
    slots = [*(places.die(place) for place in range(dice)), places.thrower]
    for slot in slots:
        assert places.tray.x < slot.x - slot.w / 2 and slot.x + slot.w / 2 < places.tray.right
    xs = sorted(slot.x for slot in slots)
    assert all(b - a > 38 for a, b in pairwise(xs))


def rolled(*last):
    """Return what lies in the tray of the two players' sample after these actions."""
    return last_roll(Moment(rules.state_from_text(samples.TWO), last=last))


def test_before_the_first_roll_the_tray_is_empty():
    assert rolled((0, rules.disc(3))) == ((), rules.NOBODY)


def test_the_last_roll_lies_in_the_tray_under_the_castle_of_whoever_threw():
    roll = rules.roll((1, 0, 1, 0, 0, 1))
    assert rolled((1, rules.step(2)), (CHANCE, roll)) == ((0, 2, 5), 1)
    assert rolled((CHANCE, roll), (1, rules.name_crown(2)), (0, rules.to_court(0))) == ((0, 2, 5), 1)


def test_a_die_of_a_used_up_colour_shows_what_came_when_it_was_rolled_again():
    state = rules.state_from_text(samples.TWO)
    state.supply[3] = 0
    last = ((1, rules.step(1)), (CHANCE, rules.roll((1, 0, 0, 2, 0, 0))), (CHANCE, rules.roll((0, 0, 1, 0, 0, 0))))
    assert last_roll(Moment(state, last=last)) == ((0, 2, 3), 1)


# ---- the small picture
@pytest.mark.parametrize("size", [342, 120, 64])
def test_the_small_picture_fills_its_square_and_nothing_else(canvas, size):
    canvas.surface.fill("#00ff00")
    small.draw_small(canvas, rules.state_from_text(samples.TWO), 100, 100, size)
    shown = canvas.surface
    assert shown.get_at((99, 99 + size // 2))[:3] == shown.get_at((101 + size, 100 + size // 2))[:3] == (0, 255, 0)
    assert shown.get_at((100 + size // 2, 99))[:3] == (0, 255, 0)
    assert shown.get_at((100 + size // 2, 100 + size // 2))[0] > 80  # the seal


def test_the_small_picture_tells_owners_apart(canvas):
    pictures = []
    for text in (samples.TWO, samples.TWO.replace("A: p1 g2", "A: p1 g2, white 1").replace("white 5", "white 4")):
        canvas.surface.fill("#000000")
        small.draw_small(canvas, rules.state_from_text(text), 0, 0, 300)
        pictures.append(pg.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_charlemagne_stands_where_no_knights_or_castles_of_other_tiles_cover_him():
    hidden = []
    for partition in cases(3, 5, 40):
        for land in ring(partition, BOARD).lands:
            figure, place = stands.emperor(land), stands.emperor_place(land)
            head = Box(figure.x - figure.w / 4, figure.y - figure.h / 2, figure.w / 2, figure.h / 2)
            others = [other for other in range(len(land.tiles)) if other != place]
            covers = [stands.knights_box(land, other) for other in others]
            hidden.append(sum(head.shared(cover) for cover in covers) / (head.w * head.h))
    assert max(hidden) < 0.25


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_coin_lies_on_a_label(players):
    seen = 0
    for seed in range(12):
        moving = samples.played(players, seed, 60 + 25 * seed)
        while moving.state.phase != rules.phases.MOVE and moving.state.actor != TERMINAL:
            moving.apply(samples.choose(moving.state, samples.random.Random(seed)))
        pieces = ring_pieces(moving.moment, ring(partition_of(moving.state), BOARD))
        coins = [piece for name, piece in pieces.items() if name.startswith("coin:")]
        for coin in coins:
            for name, label in pieces.items():
                if name.startswith("label:"):
                    apart = abs(coin.x - label.x) >= label.w / 2 or abs(coin.y - label.y) >= label.h / 2
                    assert apart, (seed, coin, name)
        seen += len(coins)
    assert seen > 10
