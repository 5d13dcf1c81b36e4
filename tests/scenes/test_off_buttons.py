"""A grey button says in one sentence why it cannot be used, at the table of every game and elsewhere."""

import pytest

from game.match import opening
from game.rules.catalog import GAMES
from game.scenes.opening import new_table
from game.scenes.replays import Replays
from game.view.input import Event
from tests.scenes.conftest import COMPUTER, HENRY, MARGARET

NOTHING_YET, NOTHING_TAKEN = "There is nothing to take back yet.", "Nothing was taken back."


@pytest.fixture(params=GAMES)
def seat(request, pilot, thinkers, monkeypatch):
    """Return a function that opens a table of the game and waits until a person is to choose."""
    monkeypatch.setattr(opening, "fresh_seed", lambda: 3)

    def open_table(*seats):
        pilot.open(lambda context: new_table(context, GAMES[request.param], seats))
        table = pilot.scene
        pilot.until(lambda: table.status()["settled"] and table.status()["asked"] is not None)
        return table

    return open_table


def place(pilot, table, name):
    """Return the middle of a button in window pixels, also of one that is off."""
    x, y = table.play.view.look.button(name).centre
    k = pilot.app.screen.canvas.k
    return round(x * k), round(y * k)


def said(pilot, drawn, at):
    """Return what is said when somebody points there, and what when he presses."""
    pilot.point(at)
    pointed = drawn()
    pilot.click(at)
    return pointed, drawn()


def test_at_the_beginning_it_says_that_there_is_nothing_to_take_back(seat, pilot, drawn):
    table = seat(HENRY, COMPUTER)
    assert NOTHING_YET not in drawn() and NOTHING_TAKEN not in drawn()
    shown = {"undo": NOTHING_YET, "redo": NOTHING_TAKEN}
    for name in [name for name in shown if table.play.view.look.button(name) is not None]:
        pointed, pressed = said(pilot, drawn, place(pilot, table, name))
        assert shown[name] in pointed and shown[name] in pressed


def test_the_hint_says_who_is_to_choose(seat, pilot, drawn, thinkers):
    table = seat(HENRY, COMPUTER)
    thinkers[0].ready = False
    while table.match.actor == 0 or table.match.actor < 0:
        if table.match.actor == 0:
            table.match.propose(0, table.match.observation(0).legal_actions(0)[0])
            table.play.poll()
        pilot.until(lambda: table.status()["settled"])
    pointed, pressed = said(pilot, drawn, place(pilot, table, "hint"))
    assert "Richard is choosing now." in pointed and "Richard is choosing now." in pressed


def jiggle(pilot, at):
    """Move the mouse a little."""
    for by in (0, 3, -2):
        pilot.point((at[0] + by, at[1]))


def test_a_mouse_that_rests_on_a_button_since_before_does_not_ask_why_it_is_off(seat, pilot, drawn):
    at = place(pilot, seat(HENRY, COMPUTER), "undo")
    pilot.point(at)
    assert NOTHING_YET in drawn()
    table = seat(HENRY, COMPUTER)
    jiggle(pilot, at)
    assert table.play.view.pointed == "undo" and NOTHING_YET not in drawn()
    pilot.point((at[0], at[1] - 300))
    pilot.point(at)
    assert NOTHING_YET in drawn()


def test_it_is_asked_anew_after_every_change_of_the_position(seat, pilot, drawn):
    table = seat(HENRY, COMPUTER)
    at = place(pilot, table, "redo" if table.play.view.look.button("redo") is not None else "undo")
    pilot.point(at)
    assert NOTHING_YET in drawn() or NOTHING_TAKEN in drawn()
    table.play.view.show(table.play.show.moment())
    jiggle(pilot, at)
    assert NOTHING_YET not in drawn() and NOTHING_TAKEN not in drawn()
    pilot.click(at)
    assert NOTHING_YET in drawn() or NOTHING_TAKEN in drawn()


def test_a_key_says_the_same_as_the_button(seat, pilot, drawn):
    table = seat(HENRY, COMPUTER)
    for key, sentence in (("u", NOTHING_YET), ("y", NOTHING_TAKEN)):
        pilot.press(key)
        assert sentence in drawn()
    pilot.press("r")
    assert table.play.can_look_back or "Nothing has happened since your last turn." in drawn()


def test_between_persons_it_says_how_long_a_move_can_be_taken_back(seat, pilot):
    table = seat(HENRY, MARGARET)
    while table.match.can_undo() or not any(entry.actor >= 0 for entry in table.match.log):
        actor = table.match.actor
        table.match.propose(actor, table.match.observation(actor).legal_actions(actor)[0])
        table.play.poll()
        pilot.until(lambda: table.status()["settled"])
    intent = table.play.view.handle(Event("command", command="undo"))
    assert intent.kind == "refused" and "until something follows" in intent.text


def test_a_disabled_widget_says_why_when_it_is_pressed(pilot, drawn):
    pilot.open(Replays)
    pilot.ticks(3)
    button = pilot.scene.ui.find("delete")
    assert not button.enabled
    k = pilot.app.screen.canvas.k
    at = round((button.x + button.w / 2) * k), round((button.y + button.h / 2) * k)
    pilot.point(at)
    assert "There is no match in this list." not in drawn()
    pilot.click(at)
    assert "There is no match in this list." in drawn()


def test_enter_that_comes_before_the_hint_says_so_and_does_nothing_else(seat, pilot, thinkers):
    table = seat(HENRY, COMPUTER)
    thinkers[-1].ready = False
    pilot.press("h")
    before, pointed = len(table.match.log), table.play.view.pointed
    for _ in range(3):
        pilot.press("enter")
    assert len(table.match.log) == before and table.play.view.pointed == pointed
    assert pilot.toast == "Thinking …"
    thinkers[-1].ready = True
    pilot.ticks(3)
    for _ in range(3):
        if len(table.match.log) == before:
            pilot.press("enter")
    assert len(table.match.log) > before


def test_a_hint_that_never_comes_does_not_stop_the_keys(seat, pilot, thinkers):
    table = seat(HENRY, COMPUTER)
    thinkers[-1].ready = False
    pilot.press("h")
    pilot.ticks(601)
    pilot.press("enter")
    assert table.play.view.pointed is not None


def test_enter_plays_the_hint_that_is_shown(seat, pilot):
    table = seat(HENRY, COMPUTER)
    action = table.play.view.look.moment.actions[-1]
    before = len(table.match.log)
    table.play.view.hint(action, "because")
    for _ in range(3):
        if len(table.match.log) == before:
            pilot.press("enter")
    assert table.match.log[before].action == action
