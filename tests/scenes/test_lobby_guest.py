"""The lobby as a guest or a watcher sees it, what is said there, and how it ends."""

import itertools
from dataclasses import replace

import pytest

from game.rules import rose_king
from game.scenes import dialogs
from net.events import (
    Ended,
    LinkBack,
    LinkLost,
    NotEntered,
    NotKept,
    PeerStatus,
    Refused,
    Said,
    Started,
    TableStatus,
    Unreachable,
)
from net.lobby import LobbySeat
from net.messages import CHAT_CHARACTERS, PLAY, WATCH
from tests.scenes.fake_network import rose_lobby
from tests.scenes.lobby_guests import GUEST, HOST, KEES, OPEN_SEAT, WATCHER, Guests

START = Started({"game": "rose_king"})


@pytest.fixture
def lobby(pilot):
    return Guests(pilot, GUEST)


def test_one_may_come_in_as_ready_as_the_host_says(pilot):
    peers = tuple(replace(one, ready=True) for one in rose_lobby().peers)
    lobby = Guests(pilot, GUEST, peers=peers)
    assert pilot.scene.name == "lobby"
    pilot.press("enter")
    assert lobby.session.calls("ready") == [(False,)]


@pytest.fixture
def watching(pilot):
    both = Guests(pilot, WATCHER, WATCH)
    both.change(peers=(*both.state.peers, KEES))
    return both


@pytest.fixture
def matches(monkeypatch):
    """Return the list of the matches that were gone on to: what was handed over, and the scene on top then."""
    begun = []
    monkeypatch.setattr(
        "game.scenes.lan.lobby.open_table",
        lambda context, at, event, later: begun.append((at, event, later, context.stack.top)),
    )
    return begun


def chat(lobby):
    return lobby.pilot.scene.status()["chat"]


def test_a_guest_changes_nothing_but_the_own_seat(lobby):
    own = {"seat_1_name", "seat_1_leave", "seat_1_ready", "chat_field", "send", "ready", "leave", "back", "chat"}
    assert {name for name in lobby.pilot.targets() if "." not in name} <= own


def test_a_guest_reads_the_options(lobby, drawn):
    lobby.change(timer=120, undo="move", watch=False)
    words = drawn()
    assert all(text in words for text in ("2 minutes", "until the next move", "may not watch", "when needed"))


def test_a_guest_agrees_and_takes_it_back(lobby, drawn):
    lobby.pilot.click("ready")
    lobby.agree(GUEST)
    assert "waiting for Wilhelmina" in drawn()
    lobby.pilot.ticks(30)
    lobby.pilot.click("unready")
    assert lobby.session.calls("ready") == [(True,), (False,)]


@pytest.mark.parametrize("name", ["{}", "seat_1_{}"])
def test_a_double_click_agrees_once(lobby, name):
    lobby.pilot.click(name.format("ready"))
    lobby.agree(GUEST)
    lobby.pilot.click(name.format("unready"))
    assert lobby.session.calls("ready") == [(True,)]


@pytest.mark.parametrize("name", ["unready", "seat_1_unready"])
def test_who_takes_it_back_while_all_are_asked_anew_does_not_agree_by_that(lobby, name):
    lobby.agree(GUEST)
    lobby.pilot.hold(name)
    lobby.change(timer=60)
    lobby.pilot.let_go()
    assert lobby.session.calls("ready") == []


def test_when_all_are_ready_the_host_is_waited_for(lobby, drawn):
    lobby.agree(HOST, GUEST)
    assert "Wilhelmina may begin now" in drawn()


def test_machine_and_ping_stand_below_the_name(lobby, drawn):
    lobby.tell(TableStatus((PeerStatus(GUEST, "Kees", "connected", 7, PLAY),)))
    assert "wilhelmina, 7 ms" in drawn()


def test_a_crest_is_chosen_where_the_game_has_no_sides(pilot, package):
    lobby = Guests(pilot, GUEST)
    lobby.pilot.click("seat_1_colour.more")
    assert lobby.session.calls("change_seat") == [(1, "colour", 2)]


def test_a_team_is_chosen_where_there_are_teams(lobby):
    seats = tuple(replace(seat, team=number) for number, seat in enumerate(lobby.state.seats))
    lobby.change(seats=seats)
    lobby.pilot.click("seat_1_team.less")
    assert lobby.session.calls("change_seat") == [(1, "team", 0)]


def test_without_a_seat_one_may_sit_down(lobby):
    lobby.change(seats=lobby.seat(1, OPEN_SEAT))
    assert "ready" not in lobby.pilot.targets()
    lobby.pilot.click("seat_1_take")
    assert lobby.session.calls("take_seat") == [(1, "")]


def test_who_watches_can_sit_down_where_a_seat_is_free(watching):
    watching.change(seats=watching.seat(1, OPEN_SEAT))
    watching.pilot.click("seat_1_take")
    assert watching.session.calls("take_seat") == [(1, "")]


def test_who_watches_can_talk_and_leave(watching, drawn):
    assert {"ready", "seat_1_take"} & set(watching.pilot.targets()) == set() and "Kees (watching)" in drawn()
    watching.pilot.click("chat_field")
    watching.pilot.type("Hello")
    watching.pilot.click("send")
    assert watching.session.calls("chat") == [("Hello",)]
    watching.pilot.click("leave")
    assert watching.pilot.scene.name == "lan" and watching.session.left


# -- what is said


def test_lines_are_shown_with_their_names(lobby):
    lobby.tell(Said(HOST, "Wilhelmina", "Good evening"))
    assert chat(lobby) == ["Wilhelmina", "Good evening"]


def test_lines_of_nothing_are_not_sent(lobby):
    lobby.pilot.click("chat_field")
    lobby.pilot.type("   ")
    lobby.pilot.press("enter")
    assert lobby.session.calls("chat") == []


def test_a_line_ends_at_its_limit_and_says_so_before(lobby, drawn):
    lobby.pilot.click("chat_field")
    lobby.pilot.scene.talk.field.set("x" * (CHAT_CHARACTERS - 1))
    assert "1 more character" in drawn()
    lobby.pilot.press("end")
    lobby.pilot.type("yz")
    lobby.pilot.press("enter")
    assert lobby.session.calls("chat") == [("x" * (CHAT_CHARACTERS - 1) + "y",)]


def test_a_line_with_too_many_bytes_stays_in_the_field(lobby):
    lobby.pilot.click("chat_field")
    lobby.pilot.scene.talk.field.set("👑" * 150)
    lobby.pilot.press("enter")
    assert lobby.session.calls("chat") == [] and chat(lobby)[-1].startswith("This line cannot be sent")
    assert lobby.pilot.scene.talk.field.value


def test_too_many_lines_are_a_sentence(lobby):
    lobby.tell(NotEntered("chat"))
    assert chat(lobby) == ["Too many lines in a short time. Wait a few seconds."]


def test_that_the_table_is_not_kept_on_a_full_disk_is_told(lobby):
    lobby.tell(NotKept("full"))
    assert chat(lobby)[0].startswith("The disk is full")


def test_who_comes_and_goes_and_is_ready_is_told(lobby):
    lobby.change(peers=(*lobby.state.peers, KEES))
    lobby.agree(HOST)
    lobby.change(timer=60)
    lobby.change(peers=lobby.state.peers[:2])
    assert chat(lobby) == [
        "Kees has come.",
        "Wilhelmina is ready.",
        "The host has changed the options.",
        "Something has changed, so everybody is asked anew whether they are ready.",
        "Kees has left.",
    ]


def test_many_lines_scroll_to_the_last(lobby):
    lobby.tell(*(Said(HOST, "Wilhelmina", f"Line {n} " + "word " * 30) for n in range(40)))
    lobby.pilot.ticks(30)
    scroll = lobby.pilot.scene.talk.log.scroll
    assert scroll.most > 0 and scroll.offset == pytest.approx(scroll.most, abs=1)


# -- how it ends


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Ended("host-left"), "The host has closed the table."),
        (Ended("kicked"), "The host has sent you away."),
        (Refused("not-hosting"), "No match is played there now."),
        (Unreachable("10.0.0.9", "refused"), "At 10.0.0.9 nobody hosts a table."),
    ],
)
def test_an_end_is_told_in_the_list_of_tables(lobby, event, sentence):
    lobby.tell(event)
    assert lobby.pilot.scene.name == "dialog" and lobby.pilot.scene.dialog.text == sentence
    lobby.pilot.press("enter")
    assert lobby.pilot.scene.name == "lan" and not lobby.session.left


@pytest.mark.parametrize(
    "nonsense",
    [{"game": "long_boats"}, {"seats": ()}, {"options": {}}, {"options": {"red": "second", "reshuffle": "never"}}],
    ids=["game", "seats", "no options", "unknown option"],
)
def test_a_lobby_that_makes_no_sense_is_left(lobby, nonsense):
    lobby.change(**nonsense)
    assert lobby.session.left and "makes no sense" in lobby.pilot.scene.dialog.text
    lobby.pilot.press("enter")
    assert lobby.pilot.scene.name == "lan"


def test_an_end_below_a_question_closes_that_too(lobby):
    lobby.pilot.click("seat_1_name")
    lobby.tell(Ended("kicked"))
    assert lobby.pilot.scene.name == "dialog"
    lobby.pilot.press("enter")
    assert lobby.pilot.scene.name == "lan"


def test_a_lost_connection_is_shown_until_it_is_back(lobby, drawn):
    lobby.tell(LinkLost())
    assert "connection lost" in drawn() and "ready" not in lobby.pilot.targets()
    lobby.tell(LinkBack())
    assert "connection lost" not in drawn() and "ready" in lobby.pilot.targets()


def test_the_match_takes_the_lobbys_place_with_all_that_was_told(lobby, matches):
    line = Said(HOST, "Wilhelmina", "Good luck")
    scene = lobby.pilot.scene
    lobby.tell(Said(HOST, "Wilhelmina", "Now!"), START, line)
    (at, event, later, top) = matches[0]
    assert (event, later, top) == (START, [line], scene) and [said.text for said in at.said] == ["Now!"]


def test_the_match_begins_below_a_question_too(lobby, matches):
    scene = lobby.pilot.scene
    dialogs.ask(lobby.pilot.context, "Really?", lambda: None)
    lobby.tell(START)
    assert matches[0][3] is scene


def test_the_session_goes_on_when_the_match_has_begun(lobby, monkeypatch):
    monkeypatch.setattr("game.scenes.lan.lobby.open_table", lambda context, at, event, later: context.stack.pop())
    lobby.tell(START)
    assert lobby.pilot.scene.name == "lan" and not lobby.session.left


def test_a_guest_leaves_without_a_question(lobby):
    lobby.pilot.press("escape")
    assert lobby.pilot.scene.name == "lan" and lobby.session.left


def test_escape_leaves_the_field_first(lobby):
    lobby.pilot.click("chat_field")
    lobby.pilot.press("escape")
    assert lobby.pilot.scene.name == "lobby" and lobby.pilot.focus == "leave"


def test_four_seats_have_room(pilot, package, monkeypatch):
    monkeypatch.setattr(rose_king, "SEATS", (2, 4))
    lobby = Guests(pilot, HOST)
    seats = (*lobby.state.seats, LobbySeat("computer", "Eleanor", HOST, 2, -1, 1), LobbySeat(colour=3))
    lobby.change(seats=seats)
    boxes = [lobby.pilot.targets()[name] for name in ("seat_0_name", "seat_1_kick", "seat_2_open", "seat_3_take")]
    assert all(below[1] - above[1] >= 60 for above, below in itertools.pairwise(boxes))
    lobby.pilot.click("seat_3_computer")
    assert lobby.session.calls("change_seat")[0][:2] == (3, "computer")
