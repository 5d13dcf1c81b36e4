"""After a match over the network: the host opens the table again, and the others are offered to follow."""

import pytest

from net.facade import Search
from net.lobby import COMPUTER, OPEN, PERSON
from tests.scenes.fake_network import found_table
from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame, seat, start_of


@pytest.fixture
def finish(pilot, join):
    """Return a function that plays a match to its end and waits for the last page."""
    pilot.app.settings.player_name = "Ben"

    def to_the_end(game):
        join(game)
        game.tell(*game.play_to_the_end())
        pilot.until(lambda: pilot.scene.name == "result", most=20_000)
        return pilot.scene

    return to_the_end


def reopened(**changes):
    there = {"id": "ffee", "table": "Roses after lunch", "host": "Anna", **changes}
    return Search((found_table(**there),), True)


def test_the_host_opens_the_same_table_with_the_others_seats_free(pilot, finish):
    game = LanGame(ANNA, start_of(timer=60))
    game.password = "sesame"
    finish(game)
    pilot.click("again")
    (door, setup), *_ = pilot.network.doors
    assert door == "host" and game.session.left
    assert (setup.table, setup.player, setup.timer, setup.undo) == ("Roses after lunch", "Anna", 60, "move")
    assert setup.password == "sesame"
    assert [one.kind for one in setup.seats] == [PERSON, OPEN] and setup.options["red"] == "first"
    pilot.until(lambda: pilot.scene.name == "lobby")


def test_computer_players_keep_their_seats(pilot, finish):
    finish(LanGame(ANNA, start_of(seat(ANNA), seat(ANNA, "computer", "Richard", level=3))))
    pilot.click("again")
    (_door, setup), *_ = pilot.network.doors
    assert [(one.kind, one.name, one.level) for one in setup.seats] == [(PERSON, "Anna", 0), (COMPUTER, "Richard", 3)]


def test_a_seat_that_the_computer_held_for_somebody_is_free_again(pilot, join, finish):
    game = LanGame(ANNA)
    game.settle()
    game.reseat(1, seat(ANNA, "computer", "Ben", 1, 2))
    finish(game)
    pilot.click("again")
    (_door, setup), *_ = pilot.network.doors
    assert [one.kind for one in setup.seats] == [PERSON, OPEN]


@pytest.mark.parametrize("me", [BEN, KEES])
def test_others_follow_as_soon_as_the_table_is_open_again(pilot, finish, me):
    finish(LanGame(me))
    assert pilot.network.browsing and "again" not in pilot.targets()
    for not_it in ({"state": "play"}, {"gone": True}, {"host": "Agnes"}, {"table": "Another"}, {"trouble": "rules"}):
        pilot.network.found = reopened(**not_it)
        pilot.ticks(2)
        assert "again" not in pilot.targets()
    pilot.network.found = reopened()
    pilot.ticks(2)
    pilot.click("again")
    pilot.ticks(2)
    assert pilot.network.doors[-1][:2] == ("join", reopened().tables[0]) and pilot.scene.name == "joining"


def test_nobody_looks_for_tables_who_switched_that_off(pilot, finish):
    pilot.app.settings.lan_search = False
    finish(LanGame(BEN))
    assert not pilot.network.browsing and "switched off" in pilot.scene.ui.find("again").tip()


def test_who_goes_elsewhere_stops_looking(pilot, finish):
    finish(LanGame(BEN))
    pilot.press("escape")
    assert not pilot.network.browsing and pilot.scene.name == "lan_table"
