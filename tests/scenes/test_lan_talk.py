"""What is said at a table on the network: the drawer, its keys, its limits, and the small signs."""

import pytest

from net.events import Emoted, NotEntered, Said
from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame


@pytest.fixture
def game():
    return LanGame(BEN)


@pytest.fixture
def table(game, join):
    return join(game)


def test_a_line_is_typed_and_sent_and_the_keys_of_the_table_stay_quiet_meanwhile(pilot, game, table):
    pilot.press("c")
    assert table.status()["chat_open"] and pilot.context.input.typing
    pilot.press("u", "l", "m")
    assert pilot.scene is table
    pilot.type("Jó estét, Ősi Gergő")
    pilot.press("enter")
    assert game.session.calls("chat") == [("Jó estét, Ősi Gergő",)] and table.chat.talk.field.value == ""
    pilot.press("escape")
    assert not table.status()["chat_open"] and not pilot.context.input.typing
    pilot.press("m")
    assert pilot.scene.name == "dialog"


def test_a_new_line_is_marked_until_the_drawer_is_opened(pilot, game, table, heard):
    game.tell(Said(ANNA, "Anna", "Your move!"), Said(BEN, "Ben", "Soon."))
    pilot.ticks(2)
    assert table.status()["unread"] == 1 and table.status()["said"][-2:] == ["Anna:  Your move!", "Ben:  Soon."]
    assert heard.count("knock") == 1
    pilot.click("chat_knob")
    assert table.status()["unread"] == 0
    game.tell(Said(ANNA, "Anna", "Now?"))
    pilot.ticks(2)
    assert table.status()["unread"] == 0
    pilot.click("chat_knob")
    assert not table.status()["chat_open"]


def test_a_click_beside_the_knob_opens_the_talk_and_not_the_chronicle(pilot, game, table):
    x, y, w, h = pilot.targets()["chat_knob"]
    pilot.click((round(x + w + 10), round(y + h + 9)))
    assert pilot.scene is table and table.status()["chat_open"]


def test_who_speaks_too_fast_is_told_so(pilot, game, table):
    game.tell(NotEntered("chat"))
    pilot.ticks(2)
    assert "Wait a few seconds" in pilot.toast


def test_a_line_is_heard_over_a_menu_too(pilot, game, table):
    pilot.press("m")
    game.tell(Said(ANNA, "Anna", "Are you there?"))
    pilot.ticks(2)
    assert pilot.toast == "Anna: Are you there?"


def test_what_lies_below_the_drawer_is_not_clicked(pilot, game, table):
    pilot.press("c")
    x, y, w, h = table.chat.box
    pilot.click((round(x + w / 2), round(y + h / 2)))
    assert pilot.scene is table and table.status()["chat_open"]


def test_the_table_is_played_on_beside_the_open_drawer(pilot, game, table):
    game.tell(*game.act())
    pilot.ticks(40)
    pilot.press("c")
    pilot.type("hm")
    pilot.click(f"action{table.play.view.moment.actions[0]}")
    assert len(game.session.calls("play")) == 1 and table.status()["chat_open"]
    pilot.press("u")  # the field has lost the keyboard: keys are the table's again
    assert table.chat.talk.field.value == "hm"


def test_a_drawer_over_somebodys_seat_gives_way_to_a_click_elsewhere(pilot, game, table, monkeypatch):
    x, y, w, h = table.chat.box
    monkeypatch.setattr(table.play.view, "seat_box", lambda seat: (x, y + h - 1, w, 200.0) if seat else None)
    game.tell(*game.act())
    pilot.ticks(40)
    pilot.press("c")
    pilot.type("hm")
    pilot.click("emote_1")
    assert table.status()["chat_open"]
    pilot.click(f"action{table.play.view.moment.actions[0]}")
    assert not table.status()["chat_open"] and len(game.session.calls("play")) == 1
    pilot.press("c")
    assert table.chat.talk.field.value == "hm"


def test_the_drawer_goes_where_there_is_room_when_the_table_is_seen_from_another_seat(pilot, table, monkeypatch):
    pilot.press("c")
    monkeypatch.setattr(type(table.play.view), "aside", (10.0, 200.0, 300.0, 400.0))
    pilot.ticks(2)
    x, y, w, h = table.chat.box
    assert (x, y, w, h) == (10.0, 200.0, 300.0, 400.0)
    assert all(x <= left and left + wide <= x + w for left, _, wide, _ in table.chat.targets().values())


def test_the_last_page_waits_for_a_line_that_is_being_written(pilot, game, table):
    pilot.press("c")
    pilot.type("Well played")
    game.tell(*game.play_to_the_end())
    pilot.until(lambda: table.match.is_over and table.play.show.is_settled, most=20_000)
    pilot.ticks(200)
    assert pilot.scene is table
    pilot.press("enter")
    pilot.until(lambda: pilot.scene.name == "result")
    assert game.session.calls("chat") == [("Well played",)]


def test_a_sign_is_sent_and_shown_beside_its_sender_for_a_while(pilot, game, table):
    pilot.press("c")
    pilot.click("emote_4")
    assert game.session.calls("emote") == [(4,)]
    game.tell(Emoted(ANNA, 1), Emoted(KEES, 5), Emoted(ANNA, 99))
    pilot.ticks(2)
    assert table.status()["bubbles"] == ["Well played", "To your health"]
    game.tell(Emoted(ANNA, 3))
    pilot.ticks(2)
    assert table.status()["bubbles"] == ["To your health", "Oh no"]
    pilot.ticks(230)
    assert table.status()["bubbles"] == []


def test_a_sign_is_sent_by_the_keys_alone(pilot, game, table):
    pilot.press("c", "shift+tab", "enter")
    assert game.session.calls("emote") == [(5,)]


def test_what_was_said_in_the_lobby_is_still_there(pilot, package, thinkers):
    game = LanGame(BEN)
    pilot.open(lambda context: game.open(context, said=[Said(ANNA, "Anna", "Good luck!")]))
    status = pilot.scene.status()
    assert status["said"][0] == "Anna:  Good luck!" and status["unread"] == 0


@pytest.fixture
def silent(game, package, join):
    package.talk_rule = lambda options, seats: f"Partners of {seats} may not talk."
    return join(game)


def test_in_a_match_whose_rules_forbid_it_nobody_writes_but_signs_are_sent(pilot, game, silent):
    pilot.press("c")
    assert silent.status()["silent"] == "Partners of 2 may not talk."
    assert not {"chat_field", "send"} & set(pilot.targets()) and not pilot.context.input.typing
    pilot.type("psst")
    pilot.press("enter")
    assert not game.session.calls("chat") and game.session.calls("emote") == [(0,)]


def test_what_another_program_lets_through_is_not_heard_then(pilot, game, silent):
    game.tell(Said(KEES, "Kees", "Take the white one!"))
    pilot.ticks(2)
    assert silent.status()["unread"] == 0 and silent.status()["said"] == []


def test_once_the_match_is_over_everybody_talks(pilot, game, silent):
    pilot.press("c")
    game.tell(*game.play_to_the_end())
    pilot.until(lambda: silent.match.is_over)
    pilot.ticks(2)
    assert silent.status()["silent"] == "" and "chat_field" in pilot.targets()
    game.tell(Said(KEES, "Kees", "That was close."))
    pilot.ticks(2)
    assert silent.status()["said"][-1] == "Kees:  That was close."
