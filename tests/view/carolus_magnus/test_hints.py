"""The reasons of a hint: facts that a person can count on the table."""

import pytest

from game.rules import carolus_magnus as rules
from game.view.carolus_magnus.hints import hint_words
from game.view.carolus_magnus.words import NO_BREAK
from tests.rules.carolus_magnus.positions import position
from tests.view.carolus_magnus import samples


def said(state, word):
    return hint_words(state, rules.action_from_text(state, word), 0).replace(NO_BREAK, " ")


def test_arms_that_are_won_and_what_they_build():
    state = position("B{r1}", reserves=("r2 b1",), played=(3, 2), choosing=(2, 1))
    assert said(state, "r:court") == "Red to court: wins the red arms, then White builds on B, strength 1 : 0"


def test_a_lead_that_nobody_can_take():
    """Rules 2.1, S4: two more red knights make the colour safe against three in the reserve."""
    state = position("B{r1}", courts=("r8", "r6"), arms="r1", reserves=("r2", "r3"), played=(3, 2), choosing=(2, 1))
    assert said(state, "r:court") == "Red to court: 3 knights ahead, nobody can take the red arms next turn"
    state = position("B{r1}", courts=("r6", "r6"), arms="r1", reserves=("r2", "r3"), played=(3, 2), choosing=(2, 1))
    assert said(state, "r:court") == "Red to court: 1 knight ahead"


def test_how_many_knights_are_missing():
    state = position("B{r1}", courts=("y4", "y6"), arms="y2", reserves=("y2",), played=(3, 2), choosing=(2, 1))
    assert said(state, "y:court") == "Yellow to court: 2 knights more win the yellow arms"


def test_a_knight_on_the_ring_and_what_it_tips():
    state = position("B{r1 b1}", courts=("r3", "b3"), arms="r1 b2", reserves=("r2",), played=(3, 2), choosing=(2, 1))
    assert said(state, "r:B") == "Red to B: White builds on B, strength 2 : 1"


def test_a_disc_that_acts_first_and_what_it_reaches():
    state = position("B{r1}", phase="disc", courts=("r3",), arms="r1", turn=2, played=(3, 0), round_number=1,
                     discs=("1 2 4 5", "1 2 3 4 5"))  # fmt: skip
    assert said(state, "disc:2") == "Disc 2: reaches up to 2 regions, acts first"
    assert said(state, "disc:4") == "Disc 4: reaches up to 4 regions, acts at place 2"


def test_charlemagne_and_crowns():
    state = position("B{r1}", courts=("r3",), arms="r1", phase="move", played=(3, 2), choosing=(2, 1))
    assert said(state, "go:1") == "1 step: White builds on B, strength 1 : 0"
    state = position("B{r3}", courts=("", "r2"), arms="r2", reserves=("r2",), phase="crown", dice="c", played=(1, 2))
    assert (
        said(state, "crown:r")
        == "Red for the crown: enough to take the red arms next turn, 3 knights of it on the ring"
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_of_a_match_has_reasons(players):
    sitting, rng = samples.Sitting(rules.new_state(players, {"crown_die": "yes"})), samples.random.Random(players)
    seen = set()
    for _ in range(500):
        state = sitting.state
        if state.actor == -4:
            break
        for action in state.legal_actions() if state.actor >= 0 else ():
            sentence = hint_words(state, action, 1)
            assert ": " in sentence and not sentence.endswith(": ") and "{" not in sentence
        seen.add(state.phase)
        sitting.state.apply(samples.choose(state, rng))
    assert len(seen) >= 6


def test_a_step_that_is_a_gift_says_so_and_why():
    one = position("B{r1}", courts=("", "r3"), arms="r2", phase="move", played=(1, 2), choosing=(2, 1))
    assert said(one, "go:1") == "1 step: Black builds on B, strength 0 : 1, a gift, like every step"
    two = position("B{r1}", courts=("", "r3"), arms="r2", phase="move", played=(2, 1), choosing=(2, 1))
    assert said(two, "go:1").endswith("a gift, yet the best step that was found")
    assert said(two, "go:2").endswith("every other step is a gift")


def test_where_a_knight_stands_when_charlemagne_does_not_come_in_this_turn():
    far = {"courts": ("r3", "b3"), "arms": "r1 b2", "reserves": ("r2",), "played": (1, 2), "choosing": (2, 1)}
    assert said(position("H{r1 b1}", **far), "r:H") == "Red to H: 2 : 1 there, White would build there"
    assert said(position("H{b1}", **far), "r:H") == "Red to H: 1 : 1 there, Black would build there no longer"
    assert said(position("H{b3}", **far), "r:H") == "Red to H: 1 : 3 there, 2 behind Black"
