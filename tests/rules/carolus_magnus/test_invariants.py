"""Rules 1.5: what holds in every position is noticed when it does not. `tools/soak.py` checks thousands of matches."""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as cm
from game.rules.core import CHANCE, TERMINAL, InvalidText
from tests.rules.carolus_magnus.positions import do, position

PLACING = {
    "ring": "AB{r2 b2,K2} C{b1,W1} FGH{y3,K3}",
    "emperor": "AB",
    "courts": ("r2 b1", "b3 y1"),
    "arms": "r1 b2 y2",
    "played": (3, 5),
}


def placing():
    return position(**PLACING)


def broken(state, **changes):
    """Return the problems of the state after its attributes are changed."""
    assert state.problems() == []
    for name, value in changes.items():
        setattr(state, name, value)
    return "; ".join(state.problems())


def test_every_colour_has_forty_knights():
    state = placing()
    state.supply[3] -= 1
    assert state.problems() == ["there are 40 yellow knights, not 39"]


def test_the_regions_are_the_fifteen_tiles():
    state = placing()
    state.spans[5] = 2
    assert "every tile is in one region" in state.problems()[0]
    state = placing()
    assert "every tile is in one region" in broken(state, starts=state.starts[:-1])


def test_a_region_of_several_tiles_has_castles():
    state = placing()
    state.lords[5] = cm.NOBODY
    assert "begins with F has several tiles and no castles" in state.problems()[0]


def test_neighbours_have_different_owners():
    state = placing()
    state.lords[2] = cm.BLACK
    assert "begin with A and C have one owner and would merge" in "; ".join(state.problems())


def test_stock_and_castles_on_the_ring_are_ten():
    assert "white has 10 castles, not 8 in stock and 1 on the ring" in broken(placing(), stocks=[8, 5])


def test_nothing_lies_inside_a_region():
    state = placing()
    state.land[1] = 1
    assert state.problems() == ["what lies on a region is kept at its first tile"]


def test_the_holder_of_arms_has_the_most():
    assert "more blue knights in court than seat 1" in broken(placing(), arms=[0, -1, 0, 1, -1])
    assert "nobody holds the red arms" in broken(placing(), arms=[-1, -1, 1, 1, -1])


def test_a_reserve_is_full_at_the_start_of_the_turn():
    state = placing()
    colour = next(colour for colour in range(5) if state.reserves[1][colour])
    state.reserve[5 + colour] -= 1
    state.supply[colour] += 1
    assert state.problems() == ["seat 2 has 7 knights in reserve, not 6"]


def test_late_in_a_match_a_reserve_may_be_short():
    late = {**PLACING, "ring": "B{g1}", "emperor": "A", "round_number": 31, "discs": ("1 2 4 5", "1 2 3 4")}
    assert position(**late, left=1, reserves=("r1 y1", "p3"), full=False).problems() == []
    with pytest.raises(InvalidText, match="in reserve"):
        position(**{**late, "round_number": 26}, left=1, reserves=("r1 y1", "p3"), full=False)


def test_between_four_and_fifteen_regions_while_it_runs():
    with pytest.raises(InvalidText, match="three regions or fewer"):
        position("ABCDE{W5} FGHIJKLMN{K9}", emperor="O", played=(1, 2))


@pytest.mark.parametrize(
    "changes, sentence",
    [
        ({"phase": cm.phases.DISC}, "the discs of a round are chosen one after the other"),
        ({"phase": cm.phases.MOVE}, "knights are played before the emperor moves"),
        ({"phase": cm.phases.LAY, "turn": -1, "actor": CHANCE}, "the first round begins when"),
        ({"phase": 99}, "the phase is one of the game's"),
        ({"phase": cm.phases.OVER, "turn": -1, "actor": TERMINAL, "left": 0}, "the match is not over"),
        ({"phase": cm.phases.CROWN, "left": 0}, "only crowns are named"),
        ({"phase": cm.phases.REROLL, "left": 0, "actor": CHANCE}, "a die is rolled again when its colour is used up"),
        ({"phase": cm.phases.TURN_DIE, "left": 0}, "a die may be turned by the table's option alone"),
        ({"actor": 1}, "the actor is who decides"),
        ({"actor": CHANCE}, "the actor is who decides"),
        ({"turn": -1}, "it is the turn of a seat"),
        ({"turn": 2}, "it is the turn of a seat"),
        ({"left": 0}, "as many knights to be played"),
        ({"left": 4}, "as many knights to be played"),
        ({"left": 2}, "seat 1 has 6 knights in reserve"),
        ({"round": 0}, "the first round begins when"),
        ({"round": 101}, "at most 100 rounds"),
        ({"round": 2}, "has 4 discs that were not used"),
        ({"emperor": -1}, "the emperor stands"),
        ({"emperor": 15}, "the emperor stands"),
        ({"choosing": (0,)}, "every seat chooses one disc"),
        ({"choosing": (0, 0)}, "every seat chooses one disc"),
        ({"choosing": (1, 0), "first": 0}, "by the table's option seat 1 chooses"),
        ({"order": (1, 0)}, "the lowest disc acts first"),
        ({"order": ()}, "the lowest disc acts first"),
        ({"hands": [31, 15]}, "seat 1 has 5 discs"),
        ({"hands": [0b10111, 15]}, "seat 1 has 5 discs"),
        ({"played": [5, 5], "hands": [15, 15]}, "seat 2 could have played another number"),
        ({"played": [0, 5], "hands": [31, 15], "order": ()}, "the discs of a round are chosen one after the other"),
        ({"dice": bytearray([0, 1, 0, 0, 0, 0])}, "no dice lie there"),
        ({"early_roll": True}, "3 dice were rolled at the start of the turn"),
        ({"talk": True}, "only of four players are two partners"),
        ({"first": 2}, "the seat that chooses first"),
        ({"stocks": [9, 0]}, "has built the last castle, so the match is over"),
        ({"lords": [5] * 15}, "castles belong to a side"),
        ({"arms": [2, -1, 1, 1, -1]}, "held by a seat of the table"),
    ],
)
def test_a_position_that_cannot_be_is_told_in_a_sentence(changes, sentence):
    assert sentence in broken(placing(), **changes)


def test_a_colour_that_should_have_gone_back():
    state = position("B{b32}", courts=("b2", "b3"), arms="b2", phase="roll", played=(1, 2))
    state.land[cm.TILES * 2 + 1] += 3
    state.supply[2] -= 3
    assert state.problems() == ["blue is used up, and everybody has blue knights in court that go back"]


def test_nothing_is_rolled_from_an_empty_supply():
    late = {"round_number": 31, "discs": ("2 3 4 5", "1 3 4 5"), "played": (1, 2), "full": False}
    with pytest.raises(InvalidText, match="with an empty supply no dice are rolled"):
        position("B{r40 p40 b40 y40 g40}", phase="roll", **late)
    with pytest.raises(InvalidText, match="with an empty supply no dice are carried out"):
        position("B{r40 p40 b40 y40 g40}", phase="crown", dice="c", **late)


def test_a_round_does_not_begin_without_knights():
    late = {"round_number": 31, "discs": ("1 2 3 4 5", "1 2 3 4 5"), "full": False}
    with pytest.raises(InvalidText, match="nothing left to play and to take"):
        position("B{r40 p40 b40 y40 g40}", phase="disc", **late)


def set_up(*actions):
    return do(cm.new_state(2, {"first": "1"}), *actions)


LAID = [f"lay:{letter}" for letter in "rpbygrpbygrpbyg"]


@pytest.mark.parametrize(
    "actions, changes, sentence",
    [
        ((), {"emperor": 3}, "the emperor stands on a region as soon as it is drawn"),
        ((), {"phase": cm.phases.EMPEROR}, "the knights are laid one on a tile"),
        ((), {"phase": cm.phases.FIRST, "emperor": 0}, "it is not drawn who chooses first"),
        ((), {"choosing": (0, 1)}, "nobody chooses a disc before"),
        ((), {"played": [1, 0], "hands": [30, 31]}, "before the first round no disc is played"),
        (LAID, {"arms": [0, -1, -1, -1, -1]}, "before the first round there are no courts, arms and castles"),
        ((*LAID, "emperor:A"), {"choosing": (1, 0)}, "by the table's option seat 1 chooses the first disc"),
        ((*LAID, "emperor:A"), {"turn": 1}, "the reserve of seat 1 is filled in its turn"),
        ((*LAID, "emperor:A"), {"dice": bytearray([0] * 5 + [2])}, "the reserve of seat 1 is filled in its turn"),
        ((*LAID, "emperor:A"), {"dice": bytearray([1] + [0] * 5)}, "coloured dice are carried out at once"),
        ((*LAID, "emperor:A"), {"phase": cm.phases.CROWN, "actor": 0}, "the reserve of seat 1 is filled in its turn"),
    ],
)
def test_a_set_up_that_cannot_be_is_told_in_a_sentence(actions, changes, sentence):
    assert sentence in broken(set_up(*actions), **changes)


def test_an_end_that_cannot_be_is_told_in_a_sentence():
    ends = position("B{r1} D{p1,W1} FGHI{p1,W4} KLMN{p1,W4}", phase="move", played=(1, 2), courts=("r1", ""), arms="r1")
    do(ends, "go:1")
    assert "where the emperor does not stand" in broken(ends.clone(), emperor=0)
    assert "no dice lie there" in broken(ends.clone(), dice=bytearray([0, 0, 0, 0, 0, 1]))
    assert "white has 10 castles" in broken(ends.clone(), stocks=[1, 10])
