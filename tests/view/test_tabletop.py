"""What the tables of all games have in common, tried on each: clicks, refusals, hints, presence, skipping."""

from dataclasses import replace

import pytest

from game.scenes.catalog import VIEWS
from game.view import table_view as contract
from game.view.input import Event
from game.view.moment import Presence, SeatPresence
from game.view.refusal import SAID_TICKS
from game.view.table_view import Intent
from tests.view.sitting import positions
from tests.view.watching import picture, run

ACTING = {"rose_king": "middle", "carolus_magnus": "two", "lowenherz": "four_castles"}


@pytest.fixture(params=VIEWS)
def key(request):
    return request.param


@pytest.fixture
def heard():
    return []


@pytest.fixture
def sitting(key):
    return positions(key)[ACTING[key]]()


@pytest.fixture
def view(key, canvas, heard, sitting):
    view = VIEWS[key].view(lambda name, pitch=0: heard.append(name))
    view.layout(canvas)
    view.show(sitting.moment)
    return view


def test_a_click_counts_when_a_computer_player_is_done_thinking_in_its_midst(view, sitting):
    menu = view.targets()["menu"]
    at = menu[0] + menu[2] / 2, menu[1] + menu[3] / 2
    view.handle(Event("move", *at))
    view.handle(Event("down", *at, 1))
    view.refresh(replace(sitting.moment, can_redo=True))
    assert view.handle(Event("up", *at, 1)) == Intent(contract.MENU)


@pytest.mark.parametrize("key_pressed", ["left", "next", "previous", "confirm"])
def test_the_first_key_after_the_mouse_only_shows_where_the_focus_is(view, key_pressed):
    for _ in range(3):
        view.handle(Event("command", command="next"))
    shown = view.pointed
    view.handle(Event("move", 1.0, 1.0))
    assert shown and view.pointed != shown
    assert view.handle(Event("command", command=key_pressed)) is None
    assert view.pointed == shown


def test_what_was_pressed_is_let_go_when_the_position_changes(view, sitting):
    menu = view.targets()["menu"]
    at = menu[0] + menu[2] / 2, menu[1] + menu[3] / 2
    view.handle(Event("move", *at))
    view.handle(Event("down", *at, 1))
    view.show(sitting.moment)
    assert view.handle(Event("up", *at, 1)) is None


def test_a_table_has_its_places_before_the_first_moment(key, canvas):
    view = VIEWS[key].view()
    view.layout(canvas)
    x, y, w, h = view.controls
    assert w >= 200 and h >= 100 and x + w <= canvas.size[0] and y + h <= canvas.size[1]
    assert 0 < view.calling < canvas.size[1]
    x, y, w, h = view.notice
    assert w >= 200 and h >= 24 and 0 <= x <= canvas.size[0] - w and 0 <= y <= canvas.size[1] - h


def test_a_refusal_is_heard_and_said_until_its_time_is_over(view, sitting, heard):
    view.refresh(replace(sitting.moment, can_undo=False, undo_rule="not now"))
    intent = view.handle(Event("command", command="undo"))
    assert intent == Intent(contract.REFUSED, text="not now") and heard[-1] == "refuse"
    view.draw(view._canvas)
    for _ in range(SAID_TICKS - 1):
        view.update()
    view.draw(view._canvas)
    assert not view.dirty
    view.update()
    assert view.dirty


def test_presence_is_drawn_anew_only_where_it_changed(view, canvas):
    view.draw(canvas)
    view.attend(Presence())
    assert not view.dirty
    view.attend(Presence((SeatPresence("lost"),), 30))
    assert view.dirty


def test_a_hint_lasts_until_the_next_moment(view, sitting, canvas):
    plain = picture(view, canvas)
    view.hint(sitting.moment.actions[0], "because")
    assert view.dirty and picture(view, canvas) != plain
    view.show(sitting.moment)
    view._pointer.focus, view._pointer.keys = None, False
    assert picture(view, canvas) == plain


def confirm(view):
    return view.handle(Event("command", command="confirm"))


def moved(view):
    """Let the mouse lie where there is nothing to be pointed at."""
    view.handle(Event("move", 2, 2))
    view.handle(Event("move", 3, 2))


def test_enter_plays_a_hint_though_the_mouse_moved_since(view, sitting):
    action = sitting.moment.actions[0]
    moved(view)
    view.hint(action, "because")
    moved(view)
    intent = confirm(view) or confirm(view)  # a knight is taken up by the first
    assert intent is not None and (intent.kind, intent.action) == ("action", action)


def test_enter_after_the_mouse_and_a_press_elsewhere_only_shows_where_the_focus_is(view, sitting):
    view.hint(sitting.moment.actions[0], "because")
    view.handle(Event("down", 2, 2, button=1))
    view.handle(Event("up", 2, 2, button=1))
    assert confirm(view) is None and view.pointed is not None
    assert not view._offer.stands


def test_what_moves_comes_to_rest_as_the_look_of_now(view, sitting, canvas, key):
    action = sitting.moment.actions[0]
    before = sitting.state.clone()
    sitting.apply(action)
    view.play(sitting.moment, before, action)
    run(view)
    moved = picture(view, canvas)
    view.show(sitting.moment)
    assert picture(view, canvas) == moved
