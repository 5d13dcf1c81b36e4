"""Areas by masks against a plain search, on random walls. Section 1.2 of the rules."""

import random

import pytest

from game.rules.lowenherz.board import ALL_FIELDS, EDGE_FIELDS, EDGE_NAMES, EDGES, FIELDS
from game.rules.lowenherz.land import area, enclose, fields_of, neighbours, reached
from game.rules.lowenherz.land_borders import legal_borders
from game.rules.lowenherz.land_founding import can_close
from game.rules.lowenherz.land_regions import neutral_zones, region_at
from tests.rules.lowenherz.naive_land import NaiveLand, around
from tests.rules.lowenherz.positions import ROSE, field, mask, names, position, set_wall, walls_of


def as_pair(number):
    return number % 15, number // 15


def random_walls(seed):
    """Return a land with some walls, and a naive one with the same."""
    rng = random.Random(seed)
    state, naive = position(), NaiveLand(4, ())
    for number in rng.sample(range(EDGES), rng.choice((5, 60, 100, 140, 200))):
        set_wall(state, EDGE_NAMES[number])
        naive.walls.add(frozenset(map(as_pair, EDGE_FIELDS[number])))
    return state, naive


def as_set(fields):
    return set(map(as_pair, fields_of(fields)))


@pytest.mark.parametrize("seed", range(40))
def test_areas_equal_a_plain_search(seed):
    state, naive = random_walls(seed)
    for number in range(0, FIELDS, 7):
        assert as_set(area(state, number)) == naive.area(as_pair(number))


@pytest.mark.parametrize("seed", range(40))
def test_a_wall_whose_end_touches_nothing_divides_nothing(seed):
    state, naive = random_walls(seed)
    touching = 0
    for number in range(EDGES):
        one, other = map(as_pair, EDGE_FIELDS[number])
        if frozenset((one, other)) in naive.walls:
            divides = other not in naive.area(one)
            assert can_close(state, number) or not divides
            touching += divides
    assert touching or len(naive.walls) < 100  # there was something to find


def corners(edge):
    """Return the two ends of an edge; the corner (0, 0) is the upper left one of the board."""
    (left, top), (right, bottom) = sorted(edge)
    return {(right, bottom), (left + 1, top + 1)}


@pytest.mark.parametrize("seed", range(20))
def test_a_wall_can_close_something_when_both_its_ends_touch_the_frame_or_another_wall(seed):
    state, naive = random_walls(seed)
    for number in range(EDGES):
        edge = frozenset(map(as_pair, EDGE_FIELDS[number]))
        others = {corner for wall in naive.walls - {edge} for corner in corners(wall)}
        wanted = all(corner in others or corner[0] in (0, 15) or corner[1] in (0, 10) for corner in corners(edge))
        assert can_close(state, number) == wanted


@pytest.mark.parametrize("seed", range(20))
def test_steps_and_neighbours(seed):
    state, naive = random_walls(seed)
    fields = random.Random(seed).getrandbits(FIELDS) & random.Random(-seed - 1).getrandbits(FIELDS)
    assert as_set(neighbours(fields)) == {there for here in as_set(fields) for there in around(here)}
    assert as_set(reached(fields, state.right, state.below)) == {
        there for here in as_set(fields) for there in around(here) if frozenset((here, there)) not in naive.walls
    }


@pytest.mark.parametrize("seed", range(20))
def test_legal_borders_without_regions_are_the_edges_without_walls(seed):
    state, naive = random_walls(seed)
    state.castles[ROSE] = (field("a1"),)
    edges = legal_borders(state, ROSE)
    assert edges == sorted(edges)
    assert {frozenset(map(as_pair, EDGE_FIELDS[number])) for number in edges} == naive.borders()


@pytest.mark.parametrize("seed", range(20))
def test_neutral_zones_are_the_areas_without_a_castle(seed):
    state, naive = random_walls(seed)
    with_castle = naive.area(as_pair(field("m9"))) | naive.area(as_pair(field("n9")))
    assert as_set(ALL_FIELDS ^ neutral_zones(state)) == with_castle


def test_fields_of_a_mask_come_in_order():
    rng = random.Random(1)
    for _ in range(50):
        wanted = sorted(rng.sample(range(FIELDS), rng.randrange(FIELDS)))
        assert fields_of(sum(1 << number for number in wanted)) == wanted


def test_enclosing_moves_the_walls_of_a_set_that_grows():
    state = position(far="")
    enclose(state, mask("o1 o2"))
    assert walls_of(state) == {"n1-o1", "n2-o2", "o2-o3"}
    enclose(state, mask("o1 o2 n2"))
    assert walls_of(state) == {"n1-o1", "n1-n2", "m2-n2", "n2-n3", "o2-o3"}


def test_region_at():
    state = position(rose="a1", gold="c1", closed="a1:b1 c1")
    assert [region_at(state, field(name)) for name in ("b1", "c1", "d1")] == [0, 4, -1]
    assert names(state.regions[0]) == "a1 b1"
