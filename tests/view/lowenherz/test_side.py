"""What lies beside the board of Löwenherz: numbers that somebody may know, lines to choose, reasons and slips."""

from dataclasses import replace

import pygame as pg
import pytest

from game.rules import lowenherz as rules
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import EDGE_FIELDS, EDGE_NAMES, FIELD_NAMES, FIELDS
from game.view import lowenherz
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.lowenherz import (
    buttons,
    card,
    chronicle,
    panel,
    panel_cards,
    reasons,
    settled,
    stacks,
    status_words,
    strip,
    tips,
    tooltip,
)
from game.view.lowenherz.geometry import layout
from game.view.lowenherz.look import Look
from game.view.moment import Presence, Sentence
from tests.view.lowenherz import samples


def look_at(name, kinds="pppp", **more):
    sitting = samples.of(name, kinds)
    moment = replace(sitting.moment, **more)
    return Look(moment, layout(1280, 720, sitting.state.players))


def shown(canvas, sitting):
    view = lowenherz.view()
    view.layout(canvas)
    view.show(sitting.moment)
    return view


def click(view, target):
    x, y, w, h = view.targets()[target]
    for kind in ("move", "down"):
        view.handle(Event(kind, x + w / 2, y + h / 2, 1))
    return view.handle(Event("up", x + w / 2, y + h / 2, 1))


# ---- panels
@pytest.mark.parametrize("name", ["four_middle", "three_middle", "two_late"])
def test_a_hidden_purse_is_shown_to_its_owner_alone(name):
    look = look_at(name)
    for seat in range(look.state.players):
        known = str(look.state.purse[seat]) if seat == look.state.viewer else "?"
        assert panel.purse_text(look, look, seat) == known
        assert (known == "?") == any("hidden" in line.text for line in tips.seat_tip(look, seat).lines)


def test_open_purses_are_shown_to_all():
    look = look_at("four_middle")
    state = look.state.clone()
    state.open_purses = True
    open_ = Look(replace(look.moment, observation=state), look.table)
    assert [panel.purse_text(open_, open_, seat) for seat in range(4)] == [str(n) for n in state.purse]


@pytest.mark.parametrize("name", ["three_middle", "two_late", "four_laying", "four_offer"])
def test_of_others_only_cards_that_were_seen_lie_open(name):
    look = look_at(name)
    for seat in range(look.state.players):
        cards = panel_cards.cards(look, look, seat)
        hidden = [found for found in cards if found.kind == panel_cards.HIDDEN]
        assert len(hidden) == look.state.strange[seat]
        if seat != look.state.viewer:
            assert len(cards) - len(hidden) == sum(rules.hands.COUNTS[look.state.shown[seat]])
        for found in cards:
            box = look.table.panels[seat]
            assert box.x <= found.box.x and found.box.right <= panel.castle_box(box, 0, look.state.cap).x + 1
            assert box.y < found.box.y and found.box.bottom < box.bottom


@pytest.mark.parametrize("name", ["four_laying", "four_offer"])
def test_while_numbers_of_a_moment_before_stand_nobody_sees_what_another_viewer_knew(name):
    look, state = look_at(name), samples.state(name)
    for viewer in range(4):
        before = Look(replace(look.moment, observation=state.observation(viewer)), look.table)
        for seat in range(4):
            assert panel.purse_text(look, before, seat) == panel.purse_text(look, look, seat)
            assert panel_cards.cards(look, before, seat) == panel_cards.cards(look, look, seat)


def test_a_decision_card_flies_to_its_line_and_lies_there_when_it_has_arrived(canvas):
    sitting = samples.of("four_laying", "pppp")
    view = shown(canvas, sitting)
    view.draw(canvas)
    seen, action = sitting.state.observation(sitting.viewer), rules.actions.lay(2)
    sitting.apply(action)
    view.play(sitting.moment, seen, action)
    assert view.busy and settled.laid_on(view._numbers(), 1) == ()
    while view.busy:
        view.update()
        view.draw(canvas)
    assert settled.laid_on(view._numbers(), 1) == (seen.turn,)
    moved = pg.image.tobytes(canvas.surface, "RGB")
    shown(canvas, sitting).draw(canvas)
    assert pg.image.tobytes(canvas.surface, "RGB") == moved


def test_whoever_acts_is_lit_and_of_those_who_bid_whoever_still_is_to():
    look = look_at("four_middle")
    assert [seat for seat in range(4) if panel.is_lit(look, seat)] == [look.state.turn]
    look = look_at("four_bids", chosen=(samples.state("four_bids").rivals[0],))
    assert {seat for seat in range(4) if panel.is_lit(look, seat)} == set(look.state.rivals[1:])


# ---- stacks
def test_the_stack_that_runs_is_that_of_the_open_card_and_its_silver_is_told():
    look = look_at("four_laying")
    assert sum(stacks.left(look)) == look.state.deck.bit_count()
    assert stacks.running(look) == rules.cards.CARD_STACKS[look.state.card]
    for n in range(5):
        texts = [line.text for line in tips.stack_tip(look, n).lines]
        assert ("A silver card is still in it" in texts) == stacks.silver_to_come(look, n)
    assert stacks.king_to_come(look, 4)


@pytest.mark.parametrize("spot", ["play:alliance", "lay:4"])
def test_the_slip_of_what_was_pressed_comes_back_only_when_the_mouse_does(canvas, monkeypatch, spot):
    told = []
    monkeypatch.setattr(tooltip, "draw", lambda _canvas, tip, _room: told.append(tip.title))
    view = shown(canvas, samples.of("four_laying"))
    x, y, w, h = view.targets()[spot]

    def is_told(x, y):
        told.clear()
        view.handle(Event("move", x, y))
        view.draw(canvas)
        return bool(told)

    assert is_told(x + w / 2, y + h / 2)
    click(view, spot)
    assert not is_told(x + w / 2 + 2, y + h / 2)
    view.show(samples.of("four_laying").moment)
    assert not is_told(x + w / 2, y + h / 2)
    is_told(640, 8)
    assert is_told(x + w / 2, y + h / 2)


# ---- the open card
@pytest.mark.parametrize("name", ["four_laying", "basic"])
def test_a_click_on_a_line_lays_the_decision_card(canvas, name):
    sitting = samples.POSITIONS[name]()
    view = shown(canvas, sitting)
    for line in range(3):
        intent = click(view, f"lay:{1 << line}")
        assert (intent.kind, intent.action) == (contract.ACTION, rules.actions.lay(1 << line))


@pytest.mark.parametrize(("first", "second"), [(0, 1), (2, 0), (1, 2)])
def test_whoever_lays_two_cards_chooses_one_line_after_the_other(canvas, first, second):
    sitting = samples.of("two_late")
    view = shown(canvas, sitting)
    assert click(view, f"lay:{1 << first}").kind == contract.NOTHING
    assert {name for name in view.targets() if name.startswith("lay:")} == {
        f"lay:{1 << first | (1 << line if line != first else 0)}" for line in range(3)
    }
    intent = click(view, f"lay:{1 << first | 1 << second}")
    assert intent == contract.Intent(contract.ACTION, rules.actions.lay(1 << first | 1 << second))


def test_the_first_of_two_lines_is_taken_back_by_a_second_click_or_escape(canvas):
    view = shown(canvas, samples.of("two_late"))
    for take_back in (lambda: click(view, "lay:2"), lambda: view.handle(Event("command", command="back"))):
        click(view, "lay:2")
        assert view._pointer.picked == 1
        take_back()
        assert view._pointer.picked is None


def test_the_crest_of_whoever_bids_is_shown():
    look = look_at("four_bids")
    assert status_words.status(look, Presence()).seat == look.moment.seat != look.turn


def test_number_keys_choose_a_line(canvas):
    view = shown(canvas, samples.of("four_laying"))
    view.handle(Event("command", command="digit_3"))
    intent = view.handle(Event("command", command="confirm"))
    assert intent.action == rules.actions.lay(4)


def test_a_hint_for_two_lines_rings_both():
    look = look_at("two_late")
    box = card.box_of(look, "lay:5")
    assert box.y == look.table.lines[0].y and box.bottom == look.table.lines[2].bottom


def test_a_key_after_a_hint_for_two_lines_lays_on_both(canvas):
    view = shown(canvas, samples.of("two_late"))
    view.hint(rules.actions.lay(5))
    for _ in range(2):  # the first key only shows where the focus is
        intent = view.handle(Event("command", command="confirm"))
    assert intent == contract.Intent(contract.ACTION, rules.actions.lay(5))


@pytest.mark.parametrize("name", ["four_laying", "four_offer", "four_bids", "four_middle", "three_look", "three_tied"])
def test_every_line_says_what_it_waits_for_and_the_strip_names_the_contest(name):
    look = look_at(name)
    for line in range(3):
        assert tips.waits(look, line)
        what, many = card.condition(look, line), len(settled.laid_on(look, line))
        assert (what == card.LAPSED) == (many == 0 and look.state.line not in (-1, line))
    line = strip.contested(look)
    if look.state.phase in (phases.OFFER, phases.BID):
        assert line == look.state.line and strip.rivals(look) == tuple(look.state.rivals)
    assert (f"line {line + 1}" in strip.words(look)) == (line >= 0)


# ---- the status
@pytest.mark.parametrize("name", list(samples.POSITIONS))
def test_the_status_says_what_to_do_in_every_position(name):
    sitting = samples.POSITIONS[name]()
    look = Look(sitting.moment, layout(1280, 720, sitting.state.players))
    found = status_words.status(look, Presence())
    assert found.title
    if look.acting is not None:
        assert found.text


def test_the_status_counts_borders_and_names_whoever_is_waited_for():
    look = look_at("four_middle")
    found = status_words.status(look, Presence())
    assert found.most - found.done == look.state.left
    look = look_at("four_middle", "cccc")
    assert status_words.status(look, Presence()).text == f"{look.player(look.turn)} is thinking …"


# ---- reasons
@pytest.mark.parametrize("name", ["four_early", "four_middle", "three_middle", "four_basic"])
def test_every_edge_that_takes_no_border_has_its_reason(name):
    look = look_at(name)
    for edge in range(len(EDGE_FIELDS)):
        if edge in look.choices.edges:
            continue
        reason = reasons.refusal(look, f"edge:{EDGE_NAMES[edge]}")
        assert reason and reason != "Not here: choose an edge that glows", EDGE_NAMES[edge]


@pytest.mark.parametrize(
    "name", ["four_castles", "two_castle_knight", "four_knights", "four_growing", "four_late", "four_remove"]
)
def test_every_field_that_cannot_be_chosen_has_its_reason(name):
    look, given = look_at(name), set()
    for field in range(FIELDS):
        if field not in look.choices.fields:
            reason = reasons.refusal(look, f"field:{FIELD_NAMES[field]}")
            assert reason, FIELD_NAMES[field]
            given.add(reason)
    assert len(given) > 1


@pytest.mark.parametrize(
    ("name", "kinds"), [("four_laying", "pppp"), ("four_castles", "pppp"), ("four_middle", "rrrr")]
)
def test_the_button_that_ends_a_line_says_what_is_to_be_done_first(canvas, name, kinds):
    sitting = samples.of(name, kinds)
    view = shown(canvas, sitting)
    assert "done" not in view.targets()
    x, y = view.table.done.centre
    for kind in ("move", "down", "up"):
        intent = view.handle(Event(kind, x, y, 1))
    assert intent.kind == contract.REFUSED and intent.text


def test_who_only_watches_has_no_button_of_play_and_pressing_its_place_does_nothing(canvas):
    sitting = samples.of("four_middle", "rrrr")
    view = shown(canvas, sitting)
    view.show(replace(sitting.moment, without=("undo", "redo", "hint", "done")))
    assert set(buttons.places(view.look)) == {"menu"}
    x, y = view.table.done.centre
    assert [view.handle(Event(kind, x, y, 1)) for kind in ("move", "down", "up")] == [None, None, None]


def test_whose_turn_it_is_is_the_reason_where_nobody_here_can_act():
    look = look_at("four_middle", "cccc")
    assert look.player(look.turn) in reasons.refusal(look, "edge:a1-b1")


# ---- slips and sentences
@pytest.mark.parametrize("name", ["four_laying", "three_look", "two_late", "four_end", "start"])
@pytest.mark.parametrize("size", [(1280, 720), (1600, 720), (1280, 960)])
def test_every_slip_lies_inside_the_window_beside_what_it_tells_of(name, size):
    sitting = samples.POSITIONS[name]()
    look = Look(sitting.moment, layout(*size, sitting.state.players))
    canvas, told = Canvas(pg.Surface((960, 540)), 1.3), 0
    for spot in tips.spots(look):
        tip = tips.tip(look, spot)
        if tip is None:
            continue
        told += 1
        room = Box(4, 4, look.table.w - 8, look.table.h - 8)
        box = tooltip.place(tip.at, *tooltip.measure(canvas, tip), room)
        assert room.x <= box.x and box.right <= room.right and room.y <= box.y and box.bottom <= room.bottom, spot
        assert box.right <= tip.at.x or tip.at.right <= box.x, spot
    assert told


def test_the_newest_sentences_that_fit_are_shown(canvas):
    sentences = tuple(Sentence(f"Sentence {n} " + "and more " * (n % 3)) for n in range(20))
    rows = chronicle.fitting(canvas, sentences, 390, 93)
    assert [row[0] for row in rows] == list(sentences[-len(rows) :])
    assert sum(row[1] for row in rows) <= 93 and len(rows) > 1


@pytest.mark.parametrize("starts", [True, False])
def test_a_name_has_the_same_letters_whether_the_black_castle_is_there_or_not(canvas, monkeypatch, starts):
    look = look_at("four_middle")
    seats = tuple(replace(seat, name="Wilhelmina") for seat in look.moment.seats)
    look = Look(replace(look.moment, seats=seats), look.table)
    seat = look.state.start if starts else (look.state.start + 1) % 4
    drawn = {}
    monkeypatch.setattr(
        Canvas, "text", lambda self, text, x, y, face="body", *_rest, **_more: drawn.update({text: face})
    )
    panel._head(canvas, look, look, seat, look.table.panels[seat])
    assert drawn["Wilhelmina"] == "title"
