"""The chronicle, reasons, warnings and results in words; every action and every reason has some."""

import pytest

from game.rules import rose_king as rules
from game.rules.core import CHANCE
from game.view import rose_king
from game.view.rose_king import preview, words
from game.view.rose_king.geometry import square_name
from tests.view.conftest import dealt, steps_of_match
from tests.view.rose_king import samples

NBSP = words.NO_BREAK


def card(word):
    return rules.CARD_WORDS.index(word)


def told(state, action, seats=samples.SEATS):
    before = state.clone()
    state.apply(action)
    return [line.text.replace(NBSP, " ") for line in rose_king.sentences(before, action, state, seats, 7)]


def test_squares_are_named_as_on_the_edge_of_the_map():
    assert [square_name(s) for s in (0, 8, 40, 72, 80)] == ["a9", "i9", "e5", "a1", "i1"]


def test_a_play_a_hero_and_a_draw_in_words():
    state = samples.middle().state
    assert told(state.clone(), rules.play(card("E1"))) == ["Lancaster plays E I: stone to h7"]
    assert told(state.clone(), rules.hero_play(card("S2"))) == ["Lancaster plays S II with a hero: g5 changes sides"]
    told(state, rules.play(card("E1")))
    told(state, state.legal_actions()[0])
    assert told(state, rules.DRAW) == []
    assert told(state, rules.card_comes(card("W1"))) == ["Lancaster draws W I"]


def test_a_skipped_turn_and_the_end_have_lines_of_their_own():
    state = rules.state_from_text(samples.BLOCKED)
    assert told(state, rules.DRAW) == []
    assert told(state, rules.card_comes(card("W3"))) == [
        "Lancaster draws W III",
        "York is skipped: five cards in hand, and none of them can be played",
    ]
    assert state.house == rules.RED
    state = rules.state_from_text(samples.LAST)
    assert told(state, rules.play(card("S1")))[-1] == "The last stone is laid: the match is over"


@pytest.mark.parametrize("seed", range(6))
def test_every_step_of_a_match_has_its_words(seed):
    """Every play and every drawn card is told; no placeholder is left open; skips are told of the right seat."""
    for action, before, moment in steps_of_match(dealt(seed), seed):
        after = moment.observation
        lines = words.sentences(before, action, after, samples.SEATS, 3)
        assert bool(lines) == (action != rules.DRAW or rules.is_reshuffled(before, after)), action
        assert all("{" not in line.text and line.ply == 3 for line in lines)
        skipped = rules.skipped_house(before, after)
        if skipped != rules.NOBODY:
            assert any("skipped" in line.text and line.seat == after.seat_of(skipped) for line in lines)
        for house in (0, 1):
            for held in after.hand(house):
                status = rules.card_status(after, house, held)
                assert bool(words.card_reason(after, house, held)) == (status not in ("play", "hero"))
                assert bool(words.short_reason(status)) == (status not in ("play", "hero"))


def test_the_lot_is_told_with_the_name():
    state = rules.new_state(2, {"red": "drawn"})
    assert told(state, rules.red_seat(1)) == ["The lot falls: Margaret plays Lancaster, red"]


def test_a_warning_before_the_last_stone_says_who_wins_by_how_much():
    state = rules.state_from_text(samples.LAST)
    text = words.warning(state, rules.play(card("S1")), True, True)
    assert text == "This ends the match: Lancaster wins by 26."
    assert words.warning(state, rules.play(card("S1")), True, False) is None


def test_a_warning_before_a_hero_is_spent():
    state = samples.middle().state
    assert words.warning(state, rules.hero_play(card("S2")), True, True) == "This spends a hero; 2 are left."
    assert words.warning(state, rules.hero_play(card("S2")), False, True) is None
    state.heroes[0] = 1
    assert words.warning(state, rules.hero_play(card("S2")), True, True) == "This is your last hero."


def test_nothing_is_asked_before_an_ordinary_play():
    state = samples.middle().state
    assert words.warning(state, rules.play(card("E1")), True, True) is None


def test_a_draw_that_may_end_the_match_says_with_how_many_cards():
    """The shortest game: white's draw of SW1 leaves neither house anything to do (rules, worked position 7)."""
    state = rules.new_state()
    deal = "SE3 SE1 E1 S2 E2 S3 E3 NE1 S1 NE2".split()
    for word in deal:
        state.apply(rules.card_comes(card(word)))
    for action in (rules.play(card("SE3")), rules.play(card("SE1")), rules.DRAW, rules.card_comes(card("NE3"))):
        state.apply(action)
    text = words.warning(state, rules.DRAW, True, True)
    assert text.startswith("This can end the match, with ")
    assert text.endswith(" cards: A draw.")


def test_results_in_words():
    state = samples.final_position()
    outcome = state.outcome()
    assert rose_king.result_words(state, outcome, samples.SEATS) == "Lancaster wins by 26"
    assert words.tie_break_words(outcome) == "Tie-break not needed"


@pytest.mark.parametrize(
    "rows, result, tie_break",
    [
        (("RRRRR....", "", "WWWW.....", "", "WWW......"), "Lancaster wins by the largest territory", "largest"),
        (("RRRR.....", "", "RR.......", "", "WWWW.....", "", "W.W.W.W.."), "York wins by its stones", "stones"),
        (("RRR.R....", "", "WWW.W...."), "A draw", "Equal in points"),
    ],
)
def test_ties_in_words(rows, result, tie_break):
    from game.rules.rose_king.scoring import reckon

    state = samples.final_position()
    cells = "".join((row or ".........") for row in rows).ljust(81, ".")
    state.board = bytearray(".RW".index(c) for c in cells)
    outcome = reckon(state.board, 0, "deadlock")
    assert words.result_words(state, outcome) == result
    assert tie_break in words.tie_break_words(outcome)


def test_the_preview_counts_what_a_card_would_win_and_take():
    state = samples.middle().state
    assert preview.preview(state, 0, card("SW3")).gain == 15
    hero = preview.preview(state, 0, card("S2"))
    assert (hero.status, hero.square, hero.gain, hero.loss) == ("hero", 42, 1, 19)
    off = preview.preview(state, 0, card("N3"))
    assert (off.possible, off.square, off.gain) == (False, None, 0)


def test_the_preview_says_where_the_opponent_could_go_then():
    state = samples.middle().state
    found = preview.threats(state, preview.preview(state, 0, card("E1")))
    after = state.clone()
    after.apply(rules.play(card("E1")))
    legal = {rules.target(after.crown, rules.card_of(a)) for a in after.legal_actions() if a != rules.DRAW}
    assert set(found) == legal
    assert preview.threat_words(1, found).startswith("York could then go to ")
    assert preview.threat_words(1, {}) == "York could play no card then"


@pytest.mark.parametrize("seed", range(3))
def test_previews_agree_with_the_rules_all_match_long(seed):
    for action, before, moment in steps_of_match(dealt(seed), seed):
        if before.actor == CHANCE or action == rules.DRAW:
            continue
        house = before.house
        shown = preview.preview(before, house, rules.card_of(action))
        old, new = rules.points(before.board), rules.points(moment.observation.board)
        assert (shown.gain, shown.loss) == (new[house] - old[house], old[1 - house] - new[1 - house])
        assert shown.square == moment.observation.crown


def test_options_and_seats_have_words_for_every_value():
    found = rose_king.option_words()
    assert set(found) == {option.key for option in rules.OPTIONS}
    for option in rules.OPTIONS:
        assert set(found[option.key].values) == set(option.values)
    assert rose_king.seat_words({"red": "first"}) == ("Lancaster, red", "York, white")
    assert rose_king.seat_words({"red": "second"}) == ("York, white", "Lancaster, red")
    assert len(set(rose_king.seat_words({"red": "drawn"}))) == 1


def test_a_seat_has_the_rose_of_its_house_once_the_lot_has_fallen():
    from game.view import rose_king

    state = rules.new_state(2, {"red": "drawn"})
    assert [rose_king.seat_picture(state, seat) for seat in (0, 1)] == ["", ""]
    state.apply(rules.red_seat(1))
    assert [rose_king.seat_picture(state, seat) for seat in (0, 1)] == ["rose_king/rose_white", "rose_king/rose_red"]
