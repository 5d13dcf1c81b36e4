"""Dialogues over Löwenherz' board: every legal answer can be clicked, keys reach all of it, and secrets stay secret."""

import random
from dataclasses import replace
from itertools import combinations

import pygame as pg
import pytest

from game.rules import lowenherz as rules
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import ACTION_WORDS, bid_of, broken_off, offer_of
from game.rules.lowenherz.board import FIELD_NAMES
from game.view import table_view as contract
from game.view.input import Event
from game.view.lowenherz import bids, chronicle, heard
from game.view.lowenherz.asked import ROLL
from game.view.moment import Presence, Sentence, ViewPreferences
from game.view.text import Typesetter
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import click, picture, shown


def changed(name, *pairs):
    """Return a sitting at a position whose text was changed."""
    text = samples.TEXTS[name]
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return samples.Sitting(rules.state_from_text(text))


OFFER = "offers: 1, 2 pays 1"


def offers(made):
    """Return a sitting at which so many offers were made."""
    said = f"offers: {made}, 2 pays 1" if made else "offers: 0"
    return changed("four_offer", ("phase: offer 2", f"phase: offer {1 + made % 2}"), (OFFER, said))


def asked(view):
    return view._contest._asked


def set_to(view, n):
    """Click less or more until the amount is n."""
    while asked(view).n != n:
        click(view, "more" if asked(view).n < n else "less")


def reached(view, word):
    """Return the intent of clicking an answer, after whatever sets it."""
    action = ACTION_WORDS.index(word)
    offer, bid = offer_of(action), bid_of(action)
    if offer is not None:
        side = "pay" if offer[0] else "ask"
        if asked(view).side != side:
            click(view, side)
        set_to(view, offer[1])
        return click(view, f"offer:{word}")
    if bid is not None:
        set_to(view, bid[0])
        for number, value in enumerate((8, 10, 12, 15)):
            if (asked(view).treasures ^ bid[1]) >> number & 1:
                click(view, f"treasure:{value}")
        return click(view, word)
    return click(view, word.replace("look:", "stack:"))


TREASURE_BID = (("phase: offer 2", "phase: bid"), (OFFER, "offers: 0"), ("ducats 0; cards At8", "ducats 3; cards At8"))


def everything_asked():
    yield "first offer", offers(0)
    yield "second offer", offers(1)
    yield "last answer", offers(6)
    yield "bid", samples.of("four_bids")
    yield "bid with a treasure", changed("four_offer", *TREASURE_BID)
    yield "second bid", samples.of("three_tied")
    yield "stack", samples.of("three_look")
    yield "card", samples.of("three_keep")


ASKED = dict(everything_asked())


@pytest.mark.parametrize("name", ASKED)
def test_every_legal_answer_can_be_clicked(canvas, name):
    moment = ASKED[name].moment
    view = shown(canvas, ASKED[name])
    for action in moment.actions:
        word = ACTION_WORDS[action]
        intent = reached(view, word)
        assert intent == contract.Intent(contract.ACTION, action), word


@pytest.mark.parametrize("name", ASKED)
def test_the_keys_reach_all_of_a_dialogue_and_enter_gives_the_answer(canvas, name):
    view = shown(canvas, ASKED[name])
    stops = set(asked(view).stops(view.look))
    view.handle(Event("command", command="next"))
    seen = {asked(view).focus}
    for _ in range(len(stops) + 4):
        view.handle(Event("command", command="next"))
        seen.add(asked(view).focus)
    assert seen >= stops
    for command in ("left", "right", "up", "down"):
        view.handle(Event("command", command=command))
        picture(view, canvas)
    while asked(view).action_of(view.look, asked(view).focus) is None if asked(view).focus in stops else True:
        view.handle(Event("command", command="next"))
    intent = view.handle(Event("command", command="confirm"))
    assert intent.kind == contract.ACTION and intent.action in view.look.moment.actions


def test_the_wheel_arrows_and_a_click_on_the_roll_change_the_amount_within_what_is_legal(canvas):
    view = shown(canvas, ASKED["bid"])
    box = asked(view).stops(view.look)[ROLL]
    purse = max(ducats for ducats, _ in view.look.choices.bids)
    for _ in range(purse + 5):
        view.handle(Event("wheel", *box.centre, wheel=1.0))
    assert asked(view).n == purse
    view.handle(Event("down", box.x + 1, box.centre[1], 1))
    assert asked(view).n == 1
    view.handle(Event("move", box.right, box.y - 300))  # it is held, so the mouse may leave the roll
    assert asked(view).n == purse
    view.handle(Event("up", box.right, box.y - 300, 1))
    view.handle(Event("command", command="home"))
    assert asked(view).n == 0
    while asked(view).focus != ROLL:
        view.handle(Event("command", command="next"))
    view.handle(Event("command", command="right"))
    view.handle(Event("command", command="page_up"))
    assert asked(view).n == 6


def test_what_is_held_down_counts_on(canvas):
    view = shown(canvas, ASKED["bid"])
    box = asked(view).stops(view.look)["more"]
    view.handle(Event("down", *box.centre, 1))
    for _ in range(60):
        view.update()
    view.handle(Event("up", *box.centre, 1))
    held = asked(view).n
    assert held > 5
    for _ in range(60):
        view.update()
    assert asked(view).n == held


def test_a_hint_sets_the_answer_that_it_means(canvas):
    view = shown(canvas, ASKED["bid with a treasure"])
    action = view.look.moment.actions[-1]
    assert bid_of(action)[1]
    view.hint(action, "because")
    assert view.handle(Event("command", command="confirm")) == contract.Intent(contract.ACTION, action)


@pytest.mark.parametrize("name", ["first offer", "second offer", "bid", "second bid"])
def test_all_of_the_board_can_be_looked_at_while_two_bargain_or_several_bid(canvas, name):
    view = shown(canvas, ASKED[name])
    for field in (7, 135, 142, 149):
        x, y = view.table.field_box(field).centre
        view.handle(Event("move", x, y))
        assert view.pointed == f"field:{FIELD_NAMES[field]}"
    view.handle(Event("move", *view.table.parley.centre))
    assert view.pointed is None


@pytest.mark.parametrize("name", ASKED)
def test_all_that_can_be_pressed_lies_on_its_sheet_and_beside_everything_else(canvas, name):
    view = shown(canvas, ASKED[name])
    sheet, stops = asked(view).box(view.look), asked(view).stops(view.look)
    for box in stops.values():
        assert sheet.x < box.x and sheet.y < box.y and box.right < sheet.right and box.bottom < sheet.bottom
    for one, other in combinations(stops.values(), 2):
        assert not one.meets(other)


def test_the_words_of_a_hint_stand_on_the_sheet_until_something_else_is_set(canvas):
    view = shown(canvas, ASKED["bid"])
    view.hint(view.look.moment.actions[4], "because")
    assert asked(view).remark == "because"
    click(view, "more")
    assert asked(view).remark == ""
    click(view, "less")
    assert asked(view).remark == "because"  # it is what the hint means again


def test_what_is_refused_is_said_on_the_sheet_that_covers_the_status(canvas):
    view = shown(canvas, ASKED["bid"])
    x, y = view.table.field_box(7).centre
    for kind in ("move", "down", "up"):
        view.handle(Event(kind, x, y, 1))
    view.draw(canvas)
    assert asked(view).remark == "First make your bid"


@pytest.mark.parametrize("name", ["bid", "second offer", "stack", "card"])
def test_the_clock_of_a_turn_is_not_covered_by_a_dialogue(canvas, name):
    view = shown(canvas, ASKED[name])
    head, seen = canvas.rect(*asked(view).box(view.look)._replace(h=44)), []
    for clock in (-1, 42, 17):
        view.attend(Presence(clock=clock))
        view.draw(canvas)
        seen.append(pg.image.tobytes(canvas.surface.subsurface(head), "RGB"))
    assert len(set(seen)) == 3


def test_a_sheet_says_what_a_tie_means_before_anybody_bids():
    assert "A tie" in bids.rule(False) and "second tie" in bids.rule(False)
    assert "Another tie" in bids.rule(True)


def test_who_is_not_asked_sees_the_offer_and_the_sealed_letters_but_no_dialogue(canvas):
    sitting = samples.of("four_offer", "cccp")
    view = shown(canvas, sitting)
    assert not view._contest.is_open
    with_offer = picture(view, canvas)
    sitting = changed("four_offer", (OFFER, "offers: 1, 2 pays 2"))
    sitting.seats = samples.looks("cccp")
    assert picture(shown(canvas, sitting), canvas) != with_offer


def test_the_sealed_letters_cover_no_field_for_those_who_look_on(canvas):
    view = shown(canvas, samples.of("four_bids", "pccc"))
    place = heard.row(view.look)
    assert not view._contest.is_open
    assert not place.meets(view.table.fields) and not place.meets(view.table.status)


def walks(seed, plies=2500):
    """Yield the positions of a match of random players in which something is asked over the board."""
    rng, state = random.Random(seed), rules.new_state(3, {"setup": "basic"})
    for _ in range(plies):
        if state.actor == TERMINAL:
            return
        if state.phase in (phases.OFFER, phases.BID, phases.LOOK, phases.KEEP):
            yield state
        if state.actor in (CHANCE, SIMULTANEOUS):
            samples.advance(state, rng)
        else:
            state.apply(rng.choice(state.legal_actions()[-40:]))


def test_dialogues_can_be_drawn_and_offer_legal_answers_only_all_through_a_match(canvas):
    count = 0
    for state in walks(3):
        sitting = samples.Sitting(state)
        view, moment = shown(canvas, sitting), sitting.moment
        if count % 7 == 0:
            picture(view, canvas)
        for name in asked(view).stops(view.look):
            action = asked(view).action_of(view.look, name)
            assert action is None or action in moment.actions
        count += 1
    assert count > 20


def test_a_renegade_or_an_alliance_is_played_by_its_card_the_own_region_and_the_other(canvas):
    sitting = samples.of("four_laying")
    view = shown(canvas, sitting)
    for kind, pairs in view.look.choices.plays.items():
        found = set()
        for first in range(4):
            click(view, f"play:{kind}")
            own = [target for target in view.targets() if target.startswith("field:")]
            intent = click(view, own[first % len(own)])
            if intent.kind != contract.ACTION:
                for other in [target for target in view.targets() if target.startswith("field:")]:
                    found.add(click(view, other).action)
                view.handle(Event("command", command="back"))
                view.handle(Event("command", command="back"))
            else:
                found.add(intent.action)
        assert found == set(pairs.values())


def with_an_alliance(phase, seed):
    """Return a sitting of random play at which whoever acts may end an alliance."""
    rng, state = random.Random(seed), samples.state("three_keep")
    for _ in range(200):
        if state.phase == phase and any(broken_off(action) for action in state.legal_actions()):
            return samples.Sitting(state)
        if state.actor in (CHANCE, SIMULTANEOUS):
            samples.advance(state, rng)
        else:
            state.apply(rng.choice([action for action in state.legal_actions() if broken_off(action) is None]))
    raise AssertionError("no alliance can be ended")


@pytest.mark.parametrize(
    ("phase", "seed"), [(phases.KNIGHTS, 0), (phases.LAY, 0), (phases.LOOK, 5), (phases.BORDERS, 3)]
)
def test_an_alliance_is_ended_by_its_sign_after_a_question(canvas, phase, seed):
    sitting = with_an_alliance(phase, seed)
    view = shown(canvas, sitting)
    ends = [action for action in sitting.moment.actions if broken_off(action) is not None]
    for action in ends:
        assert click(view, ACTION_WORDS[action]) == contract.Intent(contract.ACTION, action)
        assert "10" in view.warning(action)
        picture(view, canvas)
    view.show(replace(sitting.moment, preferences=ViewPreferences(confirm_spending=False)))
    assert view.warning(ends[0]) is None


def test_the_sign_of_an_alliance_below_a_dialogue_comes_to_its_head(canvas):
    sitting = with_an_alliance(phases.LOOK, 5)
    view = shown(canvas, sitting)
    dialogue = view.table.dialogue
    hidden = [name for name, piece in view.look.pieces.items() if name.startswith("alliance:")]
    assert hidden
    for name, box in view.targets().items():
        if name.startswith("break:"):
            assert not dialogue.meets(box) or box.bottom < dialogue.y + 50


@pytest.fixture
def drawn_words(canvas, monkeypatch):
    """Return a function that gives all words that a view draws."""
    found = []
    for name in ("line", "paragraph", "large_line"):
        original = getattr(Typesetter, name)

        def watched(self, text, *more, original=original, **how):
            found.append(text)
            return original(self, text, *more, **how)

        monkeypatch.setattr(Typesetter, name, watched)

    def words(view):
        found.clear()
        canvas.workshop.layers.clear()
        view.draw(canvas)
        return " ".join(found)

    return words


def test_who_is_asked_for_more_than_there_is_in_the_purse_is_told_so(canvas, drawn_words):
    sitting = changed("four_offer", ("phase: offer 2", "phase: offer 1"), (OFFER, "offers: 2, 1 pays 44"))
    view = shown(canvas, sitting)
    assert "accept" not in view.targets() and "duel" in view.targets()
    assert "so many ducats" in drawn_words(view)
    last = shown(canvas, changed("four_offer", ("phase: offer 2", "phase: offer 1"), (OFFER, "offers: 6, 1 pays 44")))
    assert set(last._contest.targets(last.look)) == {"duel"}
    assert "No more offers: duel." in drawn_words(last)


def test_the_range_of_what_one_wants_tells_nothing_of_a_hidden_purse(canvas):
    ranges = []
    for ducats in (0, 40):
        poor = changed("four_offer", ("phase: offer 2", "phase: offer 1"), (OFFER, "offers: 0"),
                       ("seat 2: points 33; ducats 15", f"seat 2: points 33; ducats {ducats}"))  # fmt: skip
        view = shown(canvas, poor)
        ranges.append((sorted(view.look.choices.asks), view.targets(), picture(view, canvas)))
    assert ranges[0] == ranges[1] and ranges[0][0][-1] > 40


def test_who_will_not_bargain_is_named_on_the_sheet_and_in_a_bubble(canvas, drawn_words):
    """Else the sheet of bids would take the place of the offers without a word."""
    sitting = offers(1)
    sitting.step("duel")
    view = shown(canvas, sitting)
    assert "Bernát will not bargain: duel" in drawn_words(view)
    onlooker = shown(canvas, samples.Sitting(sitting.state, "crcc"))
    assert "bargain" not in drawn_words(onlooker)  # nobody has called it in a match that begins here
    sitting.seats = samples.looks("crcr")
    assert "No bargain: duel!" in drawn_words(shown(canvas, sitting))


def test_a_counter_offer_says_that_the_own_one_is_refused(canvas, drawn_words):
    assert "refuses" not in drawn_words(shown(canvas, offers(1)))
    assert "refuses" in drawn_words(shown(canvas, offers(3)))
    assert "2 offers left" in drawn_words(shown(canvas, offers(2)))


def test_lines_that_a_dialogue_covers_are_not_pointed_at_but_read_as_a_whole(canvas):
    sitting = samples.of("four_offer")
    sitting.chronicle = (Sentence("Ada offers 1 ducat", 0),)
    view = shown(canvas, sitting)
    assert chronicle.rows(canvas, view.look)
    assert view.handle(Event("command", command="log")) == contract.Intent(contract.LOG)
