"""The lobby as its host sees it: seats, options, people, and the beginning."""

import pytest

from net.events import NotEntered
from tests.scenes.lobby_guests import COMPUTER_SEAT, GUEST, HOST, KEES, OPEN_SEAT, WATCHER, Guests


@pytest.fixture
def lobby(pilot):
    return Guests(pilot)


@pytest.fixture
def alone(pilot):
    both = Guests(pilot)
    both.change(seats=both.seat(1, OPEN_SEAT), peers=both.state.peers[:1])
    return both


def test_a_computer_is_added_under_a_name_of_the_time(alone):
    alone.pilot.click("seat_1_computer")
    calls = alone.session.calls("change_seat")
    assert [(seat, what) for seat, what, _ in calls] == [(1, "computer"), (1, "name")]
    assert calls[0][2] == 2 and calls[1][2] not in ("", "Wilhelmina")


def test_the_level_of_a_computer_changes_and_its_seat_opens_again(alone):
    alone.change(seats=alone.seat(1, COMPUTER_SEAT))
    alone.pilot.click("seat_1_level.more")
    alone.pilot.click("seat_1_open")
    assert alone.session.calls("change_seat") == [(1, "computer", 3), (1, "open", None)]


def test_what_happens_when_the_time_of_a_turn_is_up_is_explained(lobby, drawn):
    lobby.pilot.point("timer")
    lobby.pilot.ticks(60)
    assert "the computer plays for whoever did not" in drawn()


def test_a_second_person_sits_down_at_this_machine(alone):
    alone.pilot.click("seat_1_take")
    alone.answer("Bert")
    assert alone.session.calls("take_seat") == [(1, "Bert")]


def test_one_leaves_the_seat_and_sits_down_again(lobby):
    lobby.pilot.click("seat_0_leave")
    assert lobby.session.calls("leave_seat") == [(0,)]
    lobby.change(seats=lobby.seat(0, OPEN_SEAT))
    lobby.pilot.click("seat_0_take")
    assert lobby.session.calls("take_seat") == [(0, "")]


def test_another_name(lobby):
    lobby.pilot.click("seat_0_name")
    lobby.answer("Mina")
    assert lobby.session.calls("change_seat") == [(0, "name", "Mina")]


def test_the_side_is_chosen_at_the_seats(lobby):
    lobby.pilot.click("seat_1_side.more")
    assert lobby.session.calls("option") == [("red", "second")]


def test_options_of_the_game_and_the_house(lobby):
    for target in ("option_reshuffle.more", "timer.more", "undo.more", "watch"):
        lobby.pilot.click(target)
    assert lobby.session.calls("option") == [("reshuffle", "eager"), ("timer", 30), ("undo", "move"), ("watch", False)]


def test_a_time_that_is_no_usual_one_is_shown_and_kept(lobby, drawn):
    lobby.change(timer=90)
    assert "90 seconds" in drawn()
    lobby.pilot.click("timer.more")
    assert lobby.session.calls("option") == [("timer", 120)]


def test_the_table_gets_another_name(lobby):
    lobby.pilot.click("rename_table")
    lobby.answer("Roses at night")
    assert lobby.session.calls("option") == [("table", "Roses at night")]


def test_a_guest_is_sent_away_only_after_a_question(lobby, drawn):
    lobby.pilot.click("seat_1_kick")
    assert "Kees" in drawn()
    lobby.pilot.click("no")
    assert lobby.session.calls("kick") == []
    lobby.pilot.click("seat_1_kick")
    lobby.pilot.click("yes")
    assert lobby.session.calls("kick") == [(GUEST,)]


def test_somebody_who_watches_can_be_sent_away_too(lobby):
    assert "guests" not in lobby.pilot.targets()
    lobby.change(peers=(*lobby.state.peers, KEES))
    lobby.pilot.click("guests")
    lobby.pilot.click(f"kick_{WATCHER}")
    lobby.pilot.click("yes")
    assert lobby.session.calls("kick") == [(WATCHER,)]


def test_the_host_begins_when_the_others_are_ready(lobby, drawn):
    assert "begin" not in lobby.pilot.targets() and "waiting for Kees" in drawn()
    lobby.agree(GUEST)
    lobby.pilot.click("begin")
    assert lobby.session.asked == [("ready", (True,))]
    lobby.agree(HOST, GUEST)
    assert lobby.session.asked == [("ready", (True,)), ("begin", ())]
    lobby.agree(HOST, GUEST)
    assert len(lobby.session.calls("begin")) == 1


def test_a_host_who_is_ready_begins_at_once(lobby):
    lobby.agree(HOST, GUEST)
    lobby.pilot.click("begin")
    assert lobby.session.asked == [("begin", ())]


def test_a_change_meanwhile_lets_nothing_begin(lobby):
    lobby.agree(GUEST)
    lobby.pilot.click("begin")
    lobby.change(timer=60)
    lobby.agree(HOST, GUEST)
    assert lobby.session.calls("begin") == []


def test_a_free_seat_is_waited_for(alone, drawn):
    assert "begin" not in alone.pilot.targets() and "waiting for one guest" in drawn()


def test_the_seal_is_pressed_and_taken_back(lobby):
    lobby.pilot.click("seat_0_ready")
    lobby.agree(HOST)
    lobby.pilot.ticks(30)
    lobby.pilot.click("seat_0_unready")
    assert lobby.session.calls("ready") == [(True,), (False,)]
    assert "seat_1_ready" not in lobby.pilot.targets()


def test_the_address_is_copied(lobby, monkeypatch):
    copied = []
    monkeypatch.setattr("game.view.clipboard.pg.scrap.put_text", copied.append)
    lobby.pilot.click("copy_address")
    assert copied == ["192.168.1.42:47810"]


def test_without_a_network_no_address_is_told(lobby, drawn):
    lobby.session.addresses = ("127.0.0.1:47810",)
    lobby.pilot.ticks(2)
    words = drawn()
    assert "only on this machine" in words and "127.0.0.1" not in words
    assert "copy_address" not in lobby.pilot.targets()


def test_an_address_that_comes_later_is_shown(lobby, drawn):
    lobby.session.addresses = ()
    lobby.pilot.ticks(2)
    assert "copy_address" not in lobby.pilot.targets()
    lobby.session.addresses = ("10.0.0.2:47811",)
    lobby.pilot.ticks(2)
    assert "copy_address" in lobby.pilot.targets() and "10.0.0.2:47811" in drawn()


@pytest.mark.parametrize("way", ["leave", "back", "escape"])
def test_a_host_with_guests_is_asked_before_the_table_closes(lobby, way):
    lobby.pilot.press("escape") if way == "escape" else lobby.pilot.click(way)
    lobby.pilot.click("no")
    assert lobby.pilot.scene.name == "lobby" and not lobby.session.left
    lobby.pilot.press("escape")
    lobby.pilot.click("yes")
    assert lobby.pilot.scene.name == "lan" and lobby.session.left


def test_a_host_alone_just_leaves(alone):
    alone.pilot.click("leave")
    assert alone.pilot.scene.name == "lan" and alone.session.left


def test_what_the_host_refuses_is_a_sentence(lobby):
    lobby.tell(NotEntered("lobby"))
    assert lobby.pilot.scene.status()["chat"] == ["This cannot be chosen now."]


def test_by_keys_alone(alone):
    seen = set()
    for _ in range(30):
        alone.pilot.press("tab")
        seen.add(alone.pilot.focus)
    assert {name for name in alone.pilot.targets() if "." not in name} <= seen


def test_the_focus_stays_where_it_is_when_the_lobby_changes(lobby):
    lobby.pilot.click("chat_field")
    lobby.pilot.type("Good ev")
    lobby.change(timer=60)
    lobby.pilot.type("ening")
    assert lobby.pilot.focus == "chat_field"
    lobby.pilot.press("enter")
    assert lobby.session.calls("chat") == [("Good evening",)]
