"""The lobby of a game for two to four with several options: their number changes, and what hangs on it."""

from dataclasses import replace

import pytest

from net.lobby import LobbySeat
from tests import toy_games
from tests.scenes import many_seats
from tests.scenes.lobby_guests import COMPUTER_SEAT, GUEST, HOST, OPEN_SEAT, Guests

OPTIONS = {"coins": "5", "first": "drawn", "talk": "no", "dice": "low"}


@pytest.fixture
def open_lobby(pilot, monkeypatch):
    many_seats.add_to(monkeypatch)

    def open_as(me, count=3, **options):
        lobby = Guests(pilot, me, game=toy_games.KEY, version=toy_games.VERSION, options={**OPTIONS, **options})
        more = [replace(COMPUTER_SEAT, colour=2), replace(OPEN_SEAT, colour=3)][: count - 2]
        lobby.change(seats=(*lobby.state.seats[:2], *more))
        return lobby

    return open_as


def test_the_host_has_more_seats_or_fewer(open_lobby):
    lobby = open_lobby(HOST)
    lobby.pilot.click("seats.4")
    assert lobby.session.calls("option") == [("seats", 4)]
    lobby.change(seats=(*lobby.state.seats, LobbySeat(colour=3)))
    assert {"seat_3_take", "seats", "option_talk"} <= set(lobby.pilot.targets())


def test_what_does_not_exist_with_fewer_seats_is_given_up_first(open_lobby):
    lobby = open_lobby(HOST, 4, first="4", talk="yes", dice="high")
    lobby.pilot.click("seats.3")
    assert lobby.session.calls("option") == [("first", "drawn"), ("talk", "no"), ("seats", 3)]


def test_nobody_loses_a_seat_by_it(open_lobby):
    lobby = open_lobby(HOST)
    persons = [replace(lobby.state.seats[1], colour=number, name=f"Ben {number}") for number in (1, 2, 3)]
    lobby.change(seats=(lobby.state.seats[0], *persons))
    assert "seats" not in lobby.pilot.targets()
    lobby.change(seats=(lobby.state.seats[0], *persons[:2]))
    assert {"seats.3", "seats.4"} <= set(lobby.pilot.targets()) and "seats.2" not in lobby.pilot.targets()


def test_a_guest_changes_none_of_it_and_sees_all(open_lobby, drawn):
    lobby = open_lobby(GUEST, 4, dice="high")
    assert not [name for name in lobby.pilot.targets() if name == "seats" or name.startswith("option_")]
    words = drawn()
    x, y, w, h = lobby.pilot.scene.ui.find("about_option_talk").rect
    lobby.pilot.point((round(x + w / 2), round(y + h / 2)))
    lobby.pilot.ticks(40)
    assert "What talk means." in drawn()
    assert all(word in words for word in ("Dice high", "Talk no", "red · you", "white · computer", "white · waiting"))


def test_a_table_whose_options_need_more_seats_makes_no_sense(open_lobby):
    lobby = open_lobby(GUEST, 3)
    lobby.change(options={**OPTIONS, "talk": "yes"})
    assert lobby.session.left and lobby.pilot.scene.name == "dialog"


def test_fixed_sides_are_shown_and_not_picked(open_lobby):
    lobby = open_lobby(HOST, 4)
    room = lobby.pilot.scene.room
    assert [room.picture(number) for number in range(4)] == [many_seats.SIDES[0]] * 2 + [many_seats.SIDES[1]] * 2
    assert not [name for name in lobby.pilot.targets() if name.endswith(("_side", "_colour"))]
