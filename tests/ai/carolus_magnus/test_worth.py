"""What the computer takes the regions of Carolus Magnus for."""

from __future__ import annotations

import pytest

from game.ai.carolus_magnus.position import Position
from game.ai.carolus_magnus.worth import ring_worth
from tests.ai.carolus_magnus.positions import position


def worth(ring):
    """Return the worth of a ring for the sides white, black and grey, whose arms are red, blue and yellow."""
    state = position(ring, ["r9", "b9", "y9"], ["*g", "*g", "*p"], [1, 2, 3], emperor="M")
    found = Position(state)
    return ring_worth(found.ring, found.holders())


@pytest.mark.parametrize("knights", ["r1 b4 y4", "r1 b9 y9"])
def test_a_region_is_in_danger_where_two_are_stronger_than_its_owner_and_only_equal_to_one_another(knights):
    assert worth(f"A {knights} W") == pytest.approx(worth("A r1 b2 y2 W"))  # all are equal
    assert worth(f"A {knights} W")[0] < worth("A r3 b2 y2 W")[0]
