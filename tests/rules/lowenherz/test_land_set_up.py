"""The land and its first pieces: sections 1.3 to 1.5, 1.14, 1.16 and 2.6 of the rules."""

import random

from game.rules.lowenherz.board import COLOURS, FIELD_NAMES, NOBODY, SLOTS
from game.rules.lowenherz.land_founding import judge_all
from game.rules.lowenherz.land_problems import land_problems
from game.rules.lowenherz.land_regions import mountains
from game.rules.lowenherz.land_set_up import (
    castle_fields,
    castle_knight_fields,
    lay_basic,
    lay_tile,
)
from game.rules.lowenherz.phases import BORDERS
from game.rules.lowenherz.state import State
from tests.rules.lowenherz.positions import GOLD, ROSE, field, mask, names, position, region, walls_of


def basic(players=4):
    state = State(players, True, 6, False, False, NOBODY)
    lay_basic(state)
    state.phase = BORDERS
    return state


def test_position_1_basic_start():
    state = basic()
    assert [fields.bit_count() for fields in state.regions] == [6, 0, 0, 0] * 4
    assert region(state, "R1") == "a1 b1 c1 a2 b2 c2" and len(walls_of(state)) == 20
    assert [12 - knights.bit_count() for knights in state.knights] == [9] * 4
    assert state.points == [0] * 4 and [mountains(state, seat) for seat in range(4)] == [1] * 4
    assert judge_all(state) == [] and land_problems(state) == []


def test_the_basic_land_is_the_printed_one():
    state = basic()
    letters = {"P": state.plain, "F": state.forest, "M": state.mountain, "C": state.city}
    rows = [
        "".join(
            letter for number in range(row * 15, row * 15 + 15) for letter in "PFMC" if letters[letter] >> number & 1
        )
        for row in range(10)
    ]
    assert rows == [
        "PFPFFFFFPPPFFPF",
        "PMPCFFMFPMFCMPP",
        "PPPPFFFFCPPFPPF",
        "FCFPPPFFPPMPPCF",
        "PPPMMMMFMMMFPPF",
        "FCPFMFMFMMMPPPP",
        "PPPPMPPCPFPPCPF",
        "PFFPPFPFPCFFFFM",
        "PMMPCFPMFPFPMFP",
        "PFPPFFPFPFFPPPP",
    ]


def test_basic_with_three_players_keeps_the_fourth_colour_with_all_its_pieces():
    state = basic(players=3)
    assert region(state, "Y1") and state.points == [0] * 3
    assert land_problems(state) == []


def test_a_tile_comes_to_the_next_slot():
    state = State(3, False, 6, False, False, NOBODY)
    for laid in (0, 5):  # A as printed, B turned once
        lay_tile(state, laid)
    assert (state.plain | state.forest | state.mountain | state.city) == mask("a1:j5")
    assert names(state.city & mask("a1:e5")) == "d2 b4"
    assert names(state.city & mask("f1:j5")) == "h4"


def test_position_21_castle_spacing():
    state = position(rose="c3 +c4", gold="h1", far="", phase=2)
    assert castle_fields(state, ROSE) & mask("f6") and not castle_fields(state, ROSE) & mask("e6 d5 c3 c4 h1")
    state.spacing = 7
    assert not castle_fields(state, ROSE) & mask("f6") and castle_fields(state, ROSE) & mask("f7")
    assert castle_fields(state, GOLD) & mask("d4") and not castle_fields(state, GOLD) & mask("h1 g1 c3 c4")


def test_a_castle_needs_an_empty_plain_beside_it_for_its_knight():
    state = position(gold="b1", forest="a2 h4 h6 g5 i5", mountain="o9", city="n10", far="", phase=2)
    fields = castle_fields(state, ROSE)
    assert not fields & mask("a1 h5 o10 b1 a2") and fields & mask("c1 h3")
    assert names(castle_knight_fields(state, ROSE, field("c1"))) == "d1 c2"


def only_plain(fields, **words):
    state = position(far="", phase=2, **words)
    state.forest |= state.plain & ~mask(fields)
    state.plain &= mask(fields)
    return state


def test_set_up_dead_end_the_distance_drops_to_the_largest_that_is_left():
    state = only_plain("a1:b1 d1:f1", rose="a1 +b1")
    assert names(castle_fields(state, ROSE)) == "f1"  # five steps away
    assert names(castle_fields(state, GOLD)) == "d1 e1 f1"
    state = only_plain("a1:d1", rose="a1 +b1")
    assert names(castle_fields(state, ROSE)) == "d1"
    state = only_plain("a1 b1 a2 a3", rose="a1 +b1")
    assert names(castle_fields(state, ROSE)) == "a3"
    state = only_plain("a1:b2", rose="a1 +b1")
    assert names(castle_fields(state, ROSE)) == "b2"
    state = only_plain("a1 a2:b2 b1", rose="b1 a1")
    assert names(castle_fields(state, ROSE)) == "a2 b2"  # one step away


def test_set_up_dead_end_the_distance_is_demanded_again_of_the_next_castle():
    state = only_plain("a1:b1 d1:f1 o5:o6", rose="a1 +b1")
    assert names(castle_fields(state, ROSE)) == "o5 o6"


def test_no_castle_field_at_all_where_no_two_plains_touch():
    assert castle_fields(only_plain("a1 c1 b2"), ROSE) == 0
    assert castle_fields(only_plain("o1 a2"), ROSE) == 0  # neighbours in the numbers only


def test_position_30_silver_counts_mountains_in_regions_only():
    state = position(rose="a1 h1 a9", gold="o5", mountain="a2 b2 h2 f5 l1 l2 e9", closed="a1:b2 h1:i2 l1:l2 e9")
    assert mountains(state, ROSE) == 3 and mountains(state, GOLD) == 0


def test_castle_distances_are_steps_on_the_grid():
    rng = random.Random(5)
    for _ in range(200):
        own, enemy = rng.sample(range(150), 2)
        state = position(rose=FIELD_NAMES[own], gold=FIELD_NAMES[enemy], far="", phase=2, spacing=rng.choice((6, 7)))
        for number in range(150):
            steps = abs(number % 15 - own % 15) + abs(number // 15 - own // 15)
            legal = number not in (own, enemy) and steps >= state.spacing
            assert castle_fields(state, ROSE) >> number & 1 == legal


def test_random_lands_are_sound():
    rng = random.Random(3)
    for _ in range(20):
        state = State(4, False, 6, False, False, NOBODY)
        for tile in rng.sample(range(SLOTS), SLOTS):
            lay_tile(state, tile * 4 + rng.randrange(4))
        assert land_problems(state) == [] and state.plain.bit_count() == 66 and len(COLOURS) == 4
