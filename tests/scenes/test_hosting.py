"""Hosting a table: what is proposed, what can be changed, and what the network is told."""

import pytest

from game.rules.catalog import GAMES
from game.scenes import lan_doors
from game.scenes.catalog import VIEWS
from game.scenes.lan import LanTables
from net.lobby import OPEN, PERSON
from tests import toy_games
from tests.scenes.fake_view import FakePackage


@pytest.fixture
def hosting(pilot):
    pilot.context.settings.player_name = "Győző"
    pilot.open(LanTables)
    lan_doors.host(pilot.context)
    pilot.ticks(2)
    return pilot


def setup(pilot):
    (kind, made) = pilot.network.doors[-1]
    assert kind == "host"
    return made


def test_enter_is_enough(hosting):
    hosting.press("enter")
    hosting.ticks(2)
    made = setup(hosting)
    assert hosting.scene.name == "lobby" and hosting.scene.status()["is_host"]
    assert (made.table, made.player, made.game, made.version) == ("Győző's table", "Győző", "rose_king", 1)
    assert [seat.kind for seat in made.seats] == [PERSON, OPEN] and made.seats[0].peer == 1
    assert [seat.colour for seat in made.seats] == [0, 1]
    assert made.options == {"red": "first", "reshuffle": "lazy"} and made.started.endswith("Z")
    assert (made.password, made.timer, made.undo, made.watch) == ("", 0, "turn", True)


def test_what_is_typed_is_told(hosting, drawn):
    for name, text in (("player", "Anna"), ("table", "Anna at home"), ("password", "swordfish")):
        hosting.click(name)
        hosting.press("ctrl+a")
        hosting.type(text)
    assert "swordfish" not in drawn()
    hosting.click("open")
    made = setup(hosting)
    assert (made.player, made.table, made.password) == ("Anna", "Anna at home", "swordfish")
    assert hosting.context.settings.player_name == "Anna"


def test_the_name_of_the_table_follows_the_players(hosting):
    hosting.click("player")
    hosting.press("ctrl+a")
    hosting.type("Bert")
    hosting.press("enter")
    assert setup(hosting).table == "Bert's table"


def test_a_name_is_needed(hosting):
    hosting.click("player")
    hosting.press("ctrl+a", "backspace", "enter")
    assert hosting.scene.name == "hosting" and hosting.scene.status()["reason"] and not hosting.network.doors
    hosting.type("A")
    assert not hosting.scene.status()["reason"]


def test_a_name_of_blanks_is_none_for_a_table(hosting):
    hosting.click("table")
    hosting.type("  ")
    hosting.press("enter")
    assert setup(hosting).table == "Győző's table" and "Győző's table" in hosting.scene.status().values()


def test_a_name_that_is_too_long_for_the_wire_is_refused(hosting):
    hosting.click("player")
    hosting.press("ctrl+a")
    hosting.type("👑" * 24)
    hosting.press("enter")
    assert hosting.scene.name == "hosting" and not hosting.network.doors


@pytest.mark.parametrize("way", ["cancel", "escape"])
def test_nothing_is_hosted_when_one_goes_back(hosting, way):
    hosting.press("escape") if way == "escape" else hosting.click(way)
    assert hosting.scene.name == "lan" and not hosting.network.doors


def test_with_several_games_one_chooses_game_and_seats(pilot, monkeypatch):
    monkeypatch.setitem(GAMES, toy_games.KEY, toy_games)
    monkeypatch.setitem(VIEWS, toy_games.KEY, FakePackage())
    pilot.context.settings.player_name = "Anna"
    pilot.open(LanTables)
    lan_doors.host(pilot.context)
    pilot.ticks(2)
    for _ in VIEWS:
        pilot.click("game.more")
    assert pilot.scene.status()["game"] == toy_games.KEY
    count = toy_games.SEATS[-1]
    pilot.click(f"seats.{count}")
    monkeypatch.setattr("game.scenes.joining.Joining.update", lambda _self: None)
    pilot.click("open")
    made = setup(pilot)
    assert made.game == toy_games.KEY and len(made.seats) == count
