"""Rose King's table: skipping equals the still picture, nothing idle is drawn, nothing is ever blocked."""

import gettext
from dataclasses import replace
from functools import partial

import pygame as pg
import pytest

from game import language
from game.rules import rose_king as rules
from game.rules.core import TERMINAL
from game.view import rose_king
from game.view import table_view as contract
from game.view.input import Event
from game.view.moment import ViewPreferences
from tests.view import watching
from tests.view.conftest import dealt, steps_of_match
from tests.view.rose_king import samples
from tests.view.watching import picture, run

still = partial(watching.still, rose_king)


@pytest.fixture
def heard():
    return []


@pytest.fixture
def view(canvas, heard):
    view = rose_king.view(lambda name, pitch=0: heard.append(name))
    view.layout(canvas)
    view.show(samples.middle().moment)
    return view


def play(view, sitting, word):
    action = rules.action_from_text(sitting.state, word)
    before = sitting.apply(action)
    view.play(sitting.moment, before, action)


def point(view, spot):
    """Move the mouse over a card, a square or a button and wait until the card has risen."""
    from game.view.rose_king import picking

    view.handle(Event("move", *picking.box_of(view.look, spot).centre))
    for _ in range(10):
        view.update()


@pytest.mark.parametrize("word", ["SW3", "E1", "S2+hero"])
def test_after_skipping_the_picture_equals_the_still_picture(view, canvas, word):
    sitting = samples.middle()
    play(view, sitting, word)
    for _ in range(9):
        view.update()
    assert picture(view, canvas) != still(sitting.moment, canvas)
    view.finish()
    assert picture(view, canvas) == still(sitting.moment, canvas)


def test_at_its_own_end_every_animation_of_a_match_gives_the_still_picture(view, canvas):
    sitting = dealt(5)
    view.show(sitting.moment)
    for ply, (action, before, moment) in enumerate(steps_of_match(sitting, 5)):
        view.play(moment, before, action)
        if ply % 3:
            view.finish()
        run(view)
        if ply % 12 == 0 or moment.observation.actor == TERMINAL:
            assert picture(view, canvas) == still(moment, canvas), ply


def test_an_undo_glides_back_to_the_still_picture(view, canvas):
    sitting = samples.middle()
    old = sitting.moment
    play(view, sitting, "S2+hero")
    run(view)
    view.play(old, sitting.state, None)
    run(view)
    assert picture(view, canvas) == still(old, canvas)


def test_an_idle_table_wants_no_drawing(view, canvas):
    view.draw(canvas)
    for _ in range(300):
        view.update()
        assert not view.dirty


def test_pointing_at_the_same_card_again_draws_nothing(view, canvas):
    point(view, "card:SW3")
    view.draw(canvas)
    point(view, "card:SW3")
    assert not view.dirty


def test_reduced_motion_moves_nothing_and_waits_for_nothing(view, canvas, heard):
    sitting = samples.middle()
    sitting.preferences = ViewPreferences(reduced_motion=True)
    play(view, sitting, "SW3")
    assert not view.busy
    assert "stone" in heard
    assert picture(view, canvas) == still(sitting.moment, canvas)


@pytest.mark.parametrize("speed, longer", [(0.5, 0.5), (1.7, 1.7)])
def test_the_speed_of_the_settings_stretches_the_animation(view, speed, longer):
    def ticks(speed):
        sitting = samples.middle()
        sitting.preferences = ViewPreferences(speed=speed)
        view.show(samples.middle().moment)
        play(view, sitting, "SW3")
        return run(view)

    assert ticks(speed) == pytest.approx(longer * ticks(1.0), rel=0.03)


def test_space_runs_four_times_as_fast(view):
    sitting = samples.middle()
    play(view, sitting, "SW3")
    slow = run(view)
    view.show(samples.middle().moment)
    view.fast(True)
    play(view, samples.middle(), "SW3")
    assert run(view) == pytest.approx(slow / 4, abs=1)


def test_a_move_of_the_computer_is_announced_before_it_happens(view):
    sitting = samples.middle()
    play(view, sitting, "E1")
    own = run(view)
    play(view, sitting, "draw" if "draw" in words_of(sitting) else words_of(sitting)[0])
    assert run(view) >= own


def words_of(sitting):
    return [rules.action_to_text(sitting.state, action) for action in sitting.state.legal_actions()]


def test_a_press_during_an_animation_finishes_it_and_counts(view):
    sitting = samples.middle()
    sitting.seats = samples.PEOPLE
    view.show(sitting.moment)
    play(view, sitting, "E1")
    assert view.busy
    target = next(box for spot, box in view.targets().items() if spot.startswith("square:"))
    x, y = target[0] + target[2] / 2, target[1] + target[3] / 2
    view.handle(Event("down", x, y, 1))
    assert not view.busy
    intent = view.handle(Event("up", x, y, 1))
    assert intent.kind == contract.ACTION
    assert intent.action in sitting.moment.actions


def test_the_sounds_of_a_play_and_of_a_hero(view, heard):
    play(view, samples.middle(), "SW3")
    run(view)
    assert heard == ["card", "stone", "crown", "score"]
    heard.clear()
    view.show(samples.middle().moment)
    play(view, samples.middle(), "S2+hero")
    run(view)
    assert set(heard) == {"card", "swords", "flip", "crown", "score"}


@pytest.mark.parametrize(
    "seats, sound", [(samples.SEATS, "fanfare"), (tuple(reversed(samples.SEATS)), "lose"), (samples.PEOPLE, "fanfare")]
)
def test_the_last_stone_sounds_as_the_person_fared(view, heard, seats, sound):
    sitting = samples.Sitting(rules.state_from_text(samples.LAST), seats)
    view.show(sitting.moment)
    play(view, sitting, "S1")
    run(view)
    assert heard[-1] == sound


def test_a_refusal_is_said_and_heard(view, canvas, heard):
    before = picture(view, canvas)
    box = view.table.square(80)
    view.handle(Event("down", *box.centre, 1))
    intent = view.handle(Event("up", *box.centre, 1))
    assert intent.kind == contract.REFUSED
    assert heard == ["refuse"]
    assert picture(view, canvas) != before
    for _ in range(400):
        view.update()
    view.handle(Event("move", 5, 5))
    assert picture(view, canvas) == before


@pytest.mark.parametrize("spot", ["card:SW3", "card:S2", "card:N3", "card:SE2", "card:NW1", "square:48", "undo"])
def test_pointing_changes_the_picture_and_pointing_away_changes_it_back(view, canvas, spot):
    before = picture(view, canvas)
    point(view, spot)
    assert picture(view, canvas) != before
    view.handle(Event("move", 5, 5))
    for _ in range(10):
        view.update()
    assert picture(view, canvas) == before


def test_the_card_and_its_square_point_at_the_same(view, canvas):
    point(view, "card:SW3")
    by_card = picture(view, canvas)
    point(view, "square:48")
    assert picture(view, canvas) == by_card


def test_a_hint_points_until_the_next_change(view, canvas):
    before = picture(view, canvas)
    view.hint(rules.play(rules.CARD_WORDS.index("E1")))
    for _ in range(10):
        view.update()
    assert picture(view, canvas) != before
    sitting = samples.middle()
    play(view, sitting, "SW3")
    view.finish()
    assert picture(view, canvas) == still(sitting.moment, canvas)


def test_a_hint_stays_while_the_mouse_leaves_the_button(view, canvas):
    point(view, "hint")
    view.hint(rules.play(rules.CARD_WORDS.index("E1")))
    point(view, "hint")
    shown = picture(view, canvas)
    point(view, "square:80")
    assert view.pointed == "square:80"
    assert picture(view, canvas) != shown  # the button is not lit any more
    point(view, "hint")
    assert picture(view, canvas) == shown
    point(view, "card:W2")
    point(view, "hint")
    assert picture(view, canvas) != shown


@pytest.mark.parametrize(("word", "before"), [("E1", []), ("S2+hero", []), ("draw", ["SW3", "N1"])])
def test_enter_plays_the_hint_of_who_plays_with_keys(view, word, before):
    sitting = samples.middle()
    for one in before:
        sitting.apply(rules.action_from_text(sitting.state, one))
    action = rules.action_from_text(sitting.state, word)
    view.show(sitting.moment)
    view.handle(Event("command", command="next"))
    view.hint(action)
    assert view.handle(Event("command", command="confirm")).action == action


def test_the_ring_of_the_focus_runs_under_what_is_said(view, canvas, monkeypatch):
    drawn = []
    monkeypatch.setattr("game.view.rose_king.table.pointing.draw_focus", lambda *a: drawn.append("ring"))
    monkeypatch.setattr("game.view.rose_king.table.overlay.slip", lambda *a: drawn.append("slip"))
    view.draw(canvas)
    assert drawn == ["ring", "slip"]


def test_what_the_opponent_could_do_is_shown_if_asked_for(view, canvas):
    point(view, "card:SW3")
    plain = picture(view, canvas)
    moment = replace(samples.middle().moment, preferences=ViewPreferences(show_threats=True))
    view.refresh(moment)
    assert picture(view, canvas) != plain


def test_a_refresh_keeps_what_moves(view):
    sitting = samples.middle()
    play(view, sitting, "SW3")
    view.update()
    view.refresh(replace(sitting.moment, thinking=True))
    assert view.busy


def test_a_replay_has_room_for_its_controls(view, canvas):
    x, y, w, h = view.controls
    assert w >= 240 and h >= 180
    assert x + w <= canvas.size[0] and y + h <= canvas.size[1]
    with_buttons = picture(view, canvas)
    view.show(replace(samples.middle().moment, replaying=True, actions=()))
    assert picture(view, canvas) != with_buttons
    assert view.targets() == {}


def test_what_can_be_clicked_is_told_for_pilots(view):
    found = view.targets()
    assert {"SW3", "W2", "S2", "E1", "hint", "undo", "menu"} <= set(found)
    assert "N3" not in found and "draw" not in found
    assert all(len(box) == 4 for box in found.values())


class Stressed(gettext.NullTranslations):
    """A language in which every word is stressed."""

    def gettext(self, message):
        return f"{message}!"


def test_a_change_of_the_language_changes_every_word(view, canvas, monkeypatch):
    english = picture(view, canvas)
    monkeypatch.setattr(language, "_texts", Stressed())
    monkeypatch.setattr(language, "_code", "de")
    view.show(samples.middle().moment)
    assert picture(view, canvas) != english


@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1680, 720), (1024, 768)])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_every_shape_of_window_and_text_size_can_be_drawn(size, scale):
    from game.view.canvas import Canvas

    canvas = Canvas(pg.Surface(size), scale)
    view = rose_king.view()
    view.layout(canvas)
    view.show(samples.middle().moment)
    point(view, "card:N3")
    assert len(set(picture(view, canvas)[:: 3 * 97])) > 20


def test_the_last_page_counts_up_and_comes_to_rest(canvas):
    state = samples.final_position()
    page = rose_king.result(samples.moment(state), state.outcome())
    page.layout(canvas)
    first = picture(page, canvas)
    for _ in range(400):
        page.update()
    assert picture(page, canvas) != first
    page.update()
    assert not page.dirty
    calm = replace(samples.moment(state), preferences=ViewPreferences(reduced_motion=True))
    at_once = rose_king.result(calm, state.outcome())
    at_once.layout(canvas)
    assert picture(at_once, canvas) == picture(page, canvas)


@pytest.mark.parametrize("text_scale", [0.9, 1.3])
def test_the_lettering_of_the_map_does_not_follow_the_text_size(screen, monkeypatch, text_scale):
    from game.view.canvas import Canvas
    from game.view.rose_king.geometry import layout
    from game.view.rose_king.scenery import map_of_england

    set_text, boxes = Canvas.text, []

    def record(*arguments, **options):
        boxes.append(set_text(*arguments, **options))
        return boxes[-1]

    def widths(scale):
        boxes.clear()
        map_of_england(Canvas(pg.Surface((1280, 720)), scale), layout(1280, 720))
        return [box[2] for box in boxes]

    monkeypatch.setattr(Canvas, "text", record)
    assert widths(text_scale) == pytest.approx(widths(1.0), abs=2)
