"""The chronicle in words: what was done, why nothing was built, what followed by itself, what is asked before."""

import random

import pytest

from game.rules import carolus_magnus as rules
from game.rules.core import CHANCE
from game.view import carolus_magnus
from game.view.carolus_magnus import words_result, words_visit
from game.view.carolus_magnus.words import NO_BREAK
from game.view.listed import listed
from tests.rules.carolus_magnus.positions import position
from tests.view.carolus_magnus import samples

LATE = {"round_number": 31, "discs": ("2 3 4 5", "1 3 4 5")}


def sentences(state, word):
    """Apply an action by its word; return its lines."""
    before, action = state.clone(), rules.action_from_text(state, word)
    state.apply(action)
    seats = samples.looks("pppp"[: state.players])
    return carolus_magnus.sentences(before, action, state, seats, 5)


def told(state, *words):
    """Apply actions by their words; return what is said of the last one."""
    for word in words:
        lines = sentences(state, word)
    return [line.text.replace(NO_BREAK, " ") for line in lines]


def gathered(state, *words):
    """Apply actions by their words; return what is said of all of them in one line, None where there is none."""
    began, actions, lines = state.clone(), (), None
    for word in words:
        before, actions = state.clone(), (*actions, rules.action_from_text(state, word))
        state.apply(actions[-1])
        lines = carolus_magnus.run_sentences(began, before, actions, state, samples.looks("pppp"[: state.players]), 5)
    return lines and [line.text.replace(NO_BREAK, " ") for line in lines]


# ---- knights, discs and dice
def test_knights_of_a_turn_are_one_line():
    state = position(
        "FGH{,K3}", reserves=("r1 b1 g1",), courts=("r2",), arms="r1", played=(3, 2), turn=1, choosing=(2, 1)
    )
    assert gathered(state, "b:court", "r:court", "g:F") == [
        "Ada: red and blue to court, green to FGH, wins the blue arms"
    ]


def test_a_knight_by_itself_says_where_it_goes():
    state = position("B{r1}", reserves=("r2 b1",), played=(3, 2), choosing=(2, 1))
    assert told(state, "r:B") == ["Ada: red to B"]
    assert told(state, "r:court") == ["Ada: red to court, wins the red arms"]


def test_discs_of_a_round_are_one_line():
    state = position("", phase="disc", round_number=2, discs=("1 3 4 5", "2 3 4 5"))
    assert gathered(state, "disc:3", "disc:2") == ["Round 2, discs: Ada 3, Bernát 2"]


def test_a_number_that_lies_twice_is_explained():
    state = position("", phase="disc", round_number=5, discs=("4", "4"))
    assert told(state, "disc:4", "disc:4") == [
        "Round 5, discs: Ada 4, Bernát 4",
        "Bernát has no other disc: 4 lies twice, and the later one acts later",
    ]


def test_dice_and_the_colours_of_their_crowns_are_one_line():
    state = position("", phase="roll", played=(1, 2))
    assert told(state.clone(), "roll:bbc") == ["Ada rolls 2 blue and a crown"]
    assert gathered(state.clone(), "roll:bbc", "crown:g") == ["Ada rolls 2 blue and a crown; for the crown: green"]
    assert gathered(state, "roll:bcc", "crown:g", "crown:r") == [
        "Ada rolls blue and 2 crowns; for the crowns: red and green"
    ]


def test_a_turned_die_is_told_with_what_it_was():
    state = position("", phase="roll", played=(1, 2), crown_die="yes")
    sentences(state, "roll:bbg")
    assert gathered(state, "turn:g", "crown:y") == ["Ada turns a die to a crown (green); for the crown: yellow"]


def test_what_belongs_to_different_turns_is_never_one_line():
    state = position("", phase="roll", turn=1, played=(1, 2))
    assert gathered(state, "roll:bbg", "r:court") is None


# ---- Charlemagne
@pytest.mark.parametrize(
    "ring, arms, lines",
    [
        ("B{r2 b1}", "r1 b2", ["Charlemagne goes from A to B", "White builds on B, strength 2 : 1"]),
        ("B{r1 b1}", "r1 b2", ["Charlemagne goes from A to B: 1 : 1, nobody builds"]),
        ("B{r1 b2,W1}", "r1 b2", ["Charlemagne goes from A to B: 2 : 2, White keeps it"]),
        ("B{r1,W1}", "r1", ["Charlemagne goes from A to B: 2 : 0, White owns it already"]),
        ("B{b1}", "r1", ["Charlemagne goes from A to B: blue counts for nobody, its arms are still in the middle"]),
        ("B{b1 g1}", "r1",
         ["Charlemagne goes from A to B: blue and green count for nobody, their arms are still in the middle"]),
        ("B{r2,K1}", "r1", ["Charlemagne goes from A to B", "White takes B, strength 2 : 1: 1 castle falls, 1 rises"]),
        ("BC{r4,K2} D{,W1}", "r1",
         ["Charlemagne goes from A to BC", "White takes BC, strength 4 : 2: 2 castles fall, 2 rise; BC and D merge"]),
        ("A{,W1} B{r1} C{,W1}", "r1",
         ["Charlemagne goes from A to B", "White builds on B, strength 1 : 0; A, B and C merge"]),
        ("B{b1}", "b2", ["Charlemagne goes from A to B", "Black builds on B, strength 0 : 1"]),
    ],
)  # fmt: skip
def test_every_stop_says_what_it_brings_or_why_it_brings_nothing(ring, arms, lines):
    courts = ("r5" if "r1" in arms else "", "b5" if "b2" in arms else "")
    state = position(ring, courts=courts, arms=arms, played=(3, 2), choosing=(2, 1), phase="move")
    assert told(state, "go:1") == lines


def test_a_castle_for_somebody_else_is_told_by_the_side_that_builds():
    state = position("B{b1}", courts=("", "b5"), arms="b2", played=(3, 2), choosing=(2, 1), phase="move")
    way, built = sentences(state, "go:1")
    assert (way.seat, built.seat) == (0, 1)


def test_the_last_castles_are_told_though_fewer_than_fell():
    ring = "ABCDEFGH{,W8} I{} J{} KLM{r5,K3}"
    state = position(ring, courts=("r5",), arms="r1", emperor="I", played=(3, 2), choosing=(2, 1), phase="move")
    lines = told(state, "go:2")
    assert lines[1] == "White takes KLM, strength 5 : 3: 3 castles fall, and the last 2 rise"
    assert lines[-1] == "White has built the last castle: the match is over"


def test_a_whole_lap_says_so():
    ring = "ABCDEF{r1,W6} GHI{,K3} JKL{,W3} MNO{,K3}"
    state = position(ring, emperor="ABCDEF", played=(4, 2), choosing=(2, 1), phase="move")
    assert told(state, "go:4")[0].startswith("Charlemagne goes once round, back to ABCDEF: 6 : 0, White owns")


# ---- what follows by itself
def test_knights_that_all_return_are_said_aloud():
    state = position("B{b32}", courts=("b3", "b3"), arms="b2", phase="roll", played=(1, 2), **LATE)
    line = sentences(state, "roll:bbb")[1]
    assert (line.text, line.aloud) == ("Blue is used up: all return 3 knights", True)


def test_a_colour_that_cannot_return_and_the_die_that_is_rolled_again():
    state = position("B{b24}", 3, courts=("b9", "b6", ""), arms="b1", phase="roll", played=(1, 2, 3))
    assert told(state, "roll:rbbb")[1] == "Blue: the supply has no knight left"
    assert state.phase == rules.phases.REROLL
    assert told(state, "roll:g") == ["Blue is used up, the die is rolled again: green"]


def last_of_a_round(number, **more):
    """Return a position in which one roll ends the round."""
    discs = ("", "") if number % 5 == 0 else tuple("1 2 3 4 5"[2 * (number % 5) :] for _ in range(2))
    return position("B{r1}", phase="roll", turn=2, round_number=number, discs=discs, played=(1, 2), **more)


def test_discs_that_come_back_and_the_limit_of_rounds():
    assert "All five discs come back" in told(last_of_a_round(5), "roll:rbg")
    state = last_of_a_round(40, rounds="50")
    lines = sentences(state, "roll:rbg")
    assert lines[-1].text == "10 rounds are left until the limit" and lines[-1].aloud
    assert told(last_of_a_round(45), "roll:rbg")[1:] == ["All five discs come back"]


def test_a_turn_with_too_few_knights_is_said_aloud():
    """Rules 1.4: who has fewer than three knights plays all of them, who has none leads Charlemagne at once."""
    for reserve, text in (("r2", "Bernát has only 2 knights left to play"), ("", "Bernát has no knights left to play")):
        state = few_knights(reserve)
        line = sentences(state, "disc:2")[-1]
        assert (line.text, line.aloud, line.seat) == (text, True, 1)


def few_knights(reserve):
    """Return a position before the last disc of a round in which the second player's reserve is nearly empty."""
    state = position("B{r1}", phase="disc", turn=2, played=(3, 0), round_number=1, discs=("1 2 4 5", "1 2 3 4 5"))
    counts = [reserve.count(letter) * 2 for letter in "rpbyg"]
    state.reserve[5:] = bytes(counts)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_step_of_a_match_has_its_words(players, seed):
    """Everything but laying knights is told; no placeholder is left open; a run of steps keeps one line."""
    rng, sitting = random.Random(seed), samples.Sitting(rules.new_state(players, {"crown_die": "yes"}))
    for _ in range(900):
        if sitting.state.actor not in range(-1, 4):
            break
        action = samples.choose(sitting.state, rng)
        before = sitting.apply(action)
        lines = carolus_magnus.sentences(before, action, sitting.state, sitting.seats, 3)
        silent = rules.laid(action) is not None or action == rules.KEEP_DICE
        assert lines or silent, rules.action_to_text(before, action)
        assert all(line.text.strip() and "{" not in line.text and line.ply == 3 for line in lines)


# ---- warnings and results
def test_before_a_gift_and_before_the_end_one_question_is_asked():
    state = position("B{b1} C{}", courts=("", "b5"), arms="b2", played=(3, 2), choosing=(2, 1), phase="move")
    gift, harmless = rules.step(1), rules.step(2)
    text = words_visit.warning(state, gift).replace(NO_BREAK, " ")
    assert text == "This is a gift to somebody else. Black builds on B, strength 0 : 1."
    assert words_visit.warning(state, gift, ask_gift=False) is None
    assert words_visit.warning(state, harmless) is None
    ring = "ABCDEFGH{,W8} I{} J{} KLM{r5,K3}"
    state = position(ring, courts=("r5",), arms="r1", emperor="I", played=(3, 2), choosing=(2, 1), phase="move")
    assert words_visit.warning(state, rules.step(2)) == "This ends the match: White wins with 10 castles."
    assert words_visit.warning(state, rules.step(2), ask_end=False) is None


@pytest.mark.parametrize(
    "arms, result, why",
    [
        ("r1 p1 b1 y2", "White wins by its arms", "Only 3 regions are left: equal castles, the arms decide"),
        ("r1 p2 b2 y2", "Black wins by its arms", "Only 3 regions are left: equal castles, the arms decide"),
        ("r1 p2", "White and Black share the victory", "Only 3 regions are left: equal castles, equal arms"),
    ],
)
def test_three_regions_and_equal_castles(arms, result, why):
    """Rules 2.2, D6: W3 | r1 | W3 | K7 | y1, and white stops on r1."""
    held = {word[0]: int(word[1]) for word in arms.split()}
    courts = tuple(" ".join(f"{letter}3" for letter, seat in held.items() if seat == one) for one in (1, 2))
    ring = "ABC{,W3} D{r1} EFG{,W3} HIJKLMN{,K7} O{y1}"
    state = position(ring, courts=courts, arms=arms, emperor="ABC", played=(3, 2), choosing=(2, 1), phase="move")
    sentences(state, "go:1")
    outcome = state.outcome()
    assert words_result.result_words(state, outcome) == result
    assert words_result.why_words(state, outcome) == why
    assert words_result.standing_words(state).replace(NO_BREAK, " ").startswith("castles 7 : 7 ")


def test_lists():
    assert [listed(parts) for parts in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == ["", "A", "A and B", "A, B and C"]


def test_options_sides_and_pictures_fit_the_number_of_seats():
    found = carolus_magnus.option_words()
    assert set(found) == {option.key for option in rules.OPTIONS}
    for option in rules.OPTIONS:
        assert set(found[option.key].values) == set(option.values)
    assert carolus_magnus.seat_words({}, 3) == ("White", "Black", "Grey")
    assert carolus_magnus.seat_words({}, 4) == ("Team White", "Team White", "Team Black", "Team Black")
    for seats in rules.SEATS:
        state = rules.new_state(seats)
        pictures = [carolus_magnus.seat_picture(state, seat) for seat in range(seats)]
        assert tuple(pictures) == carolus_magnus.side_pictures({}, seats)
    assert state.actor == CHANCE
