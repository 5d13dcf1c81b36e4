"""The clock of a turn over the network, why a match stands still, and tables that fail."""

from dataclasses import replace

import pytest

from game.match.start import UnknownTable
from game.scenes.at_table import AtTable, open_table
from net.events import Connected, LinkBack, LinkLost, NotEntered, Started
from net.messages import PLAY
from tests.scenes.fake_network import GAME_ID
from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame

SECOND = 60


def test_the_last_seconds_of_a_turn_are_heard(pilot, heard, join):
    game = LanGame(ANNA)
    table = join(game)
    game.tell(game.status(clock=13))
    pilot.ticks(2 * SECOND + 6)
    assert "tick" not in heard and table.play.view.presence.clock == 11
    for left in range(10, 5, -1):
        game.tell(game.status(clock=left))
        pilot.ticks(SECOND)
    assert 4 <= heard.count("tick") <= 6
    game.tell(game.status(clock=5, paused="lost"))
    pilot.ticks(2 * SECOND)
    assert table.play.view.presence.clock == 5  # it stands still while somebody is lost


def test_the_clock_does_not_run_out_while_nothing_is_heard_of_the_host(pilot, heard, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(game.status(clock=13))
    pilot.ticks(30 * SECOND)
    assert table.play.view.presence.clock == 10
    game.tell(LinkLost())
    pilot.ticks(2)
    assert table.play.view.presence.clock == table.status()["clock"] == -1
    game.tell(LinkBack(), game.status(clock=20))
    pilot.ticks(2)
    assert table.play.view.presence.clock == 20


@pytest.mark.parametrize("me", [ANNA, BEN, KEES])
def test_that_the_computer_played_as_time_was_up_is_told_to_everybody(pilot, join, me):
    game = LanGame(me)
    table = join(game)
    first, *later = game.act()
    name = game.start["seats"][first.seat]["name"]
    game.tell(replace(first, is_timeout=True), *later)
    pilot.ticks(2)
    assert pilot.toast == table.status()["said"][-1] == f"Time was up for {name}: the computer played."


def test_a_timeout_that_is_only_caught_up_with_is_not_told(pilot, join):
    game = LanGame(BEN)
    game.settle()
    game.act()
    game.told = [replace(one, is_timeout=one.kind == "INPUT") for one in game.told]
    join(game, late=True)
    assert "Time was up" not in pilot.toast


def test_who_acts_while_nothing_can_be_entered_is_told_whom_the_match_waits_for(pilot, join):
    game = LanGame(BEN)
    join(game)
    game.lose(ANNA, 20)
    game.tell(NotEntered("paused"))
    pilot.ticks(2)
    assert pilot.toast == "Anna: connection lost, waiting 0:20."


def test_who_acts_while_nobody_else_is_there_is_told_why_nothing_happens(pilot, join):
    game = LanGame(BEN)
    join(game)
    game.tell(game.status(paused="lost"), NotEntered("paused"))
    pilot.ticks(2)
    assert pilot.toast == "The match stands still until somebody is back."


def test_a_table_that_fails_while_it_is_left_is_left_all_the_same(pilot, join, monkeypatch):
    game = LanGame(BEN)
    table = join(game)

    def fail():
        raise RuntimeError("the picture is gone")

    monkeypatch.setattr(table.play, "leave", fail)
    pilot.context.stack.abandon()
    assert game.session.left


def test_a_table_that_cannot_even_be_shown_is_left(pilot):
    game = LanGame(BEN)
    connected = Connected(BEN, PLAY, "play", False, GAME_ID)
    broken = game.start | {"game": "no such game"}
    with pytest.raises(UnknownTable):
        open_table(pilot.context, AtTable(game.session, connected), Started(broken), [])
    assert game.session.left
