"""Hosting a table: what is proposed, what can be changed, and what the network is told."""

from dataclasses import replace

import pytest

from game.rules.catalog import GAMES
from game.scenes.catalog import VIEWS
from game.scenes.lan import doors as lan_doors
from game.scenes.lan.tables import LanTables
from game.scenes.setup import Setup
from game.scenes.title import Title
from net.events import LobbyChanged, Started
from net.lobby import OPEN, PERSON
from tests import toy_games
from tests.scenes.fake_network import lobby_of
from tests.scenes.fake_view import FakePackage
from tests.scenes.lan_game import start_of
from tests.scenes.lobby_guests import GUEST, Guests


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


def set_up(pilot, game, seats, **options):
    """Go through the new-match scene, choose this and go back."""
    pilot.open(Title)
    pilot.context.stack.push(Setup(pilot.context))
    pilot.ticks(2)
    pilot.click(f"game_{game}")
    if len(GAMES[game].SEATS) > 1:
        pilot.click(f"seats.{seats}")
    for key, value in options.items():
        wanted = [option.values_at(seats).index(value) for option in GAMES[game].OPTIONS if option.key == key]
        for _step in range(wanted[0]):
            pilot.click(f"option_{key}.more")
    pilot.click("back")


@pytest.fixture
def host_after(pilot):
    """Return a function that opens a table of a game and with the seats that are proposed; returns what was opened."""

    def host(game=""):
        pilot.context.settings.player_name = "Győző"
        pilot.open(LanTables)
        lan_doors.host(pilot.context)
        pilot.ticks(2)
        while game and pilot.scene.status()["game"] != game:
            pilot.click(f"game.{'more' if 'game.more' in pilot.targets() else 'less'}")
        pilot.click("open")
        pilot.ticks(2)
        return setup(pilot)

    return host


def test_a_table_begins_with_what_was_set_up_last(pilot, host_after):
    set_up(pilot, "carolus_magnus", 3, first="3", crown_die="yes", rounds="50")
    made = host_after()
    assert made.game == "carolus_magnus" and len(made.seats) == 3
    assert made.options == {"first": "3", "talk": "no", "crown_die": "yes", "roll": "end", "rounds": "50"}
    assert pilot.scene.name == "lobby"


def test_a_table_of_another_game_begins_with_what_was_set_up_for_that(pilot, host_after):
    set_up(pilot, "carolus_magnus", 4, talk="yes", roll="start", first="4")
    set_up(pilot, "rose_king", 2, reshuffle="eager")
    assert host_after("rose_king").options["reshuffle"] == "eager"
    made = host_after("carolus_magnus")
    assert len(made.seats) == 2 and (made.options["first"], made.options["talk"]) == ("drawn", "no")
    assert made.options["roll"] == "start"


def test_what_a_host_chose_for_a_match_is_there_the_next_time(pilot, host_after):
    first = host_after("carolus_magnus")
    changed = replace(lobby_of(first), options={**first.options, "rounds": "50", "roll": "start"})
    pilot.network.session.tell(LobbyChanged(changed))
    pilot.ticks(3)
    assert host_after("carolus_magnus").options == first.options  # nothing was played
    pilot.network.session.tell(LobbyChanged(changed))
    pilot.ticks(3)
    pilot.network.session.tell(Started(start_of(game="carolus_magnus", options=changed.options)))
    pilot.ticks(3)
    assert pilot.scene.name == "lan_table"
    assert host_after("carolus_magnus").options == changed.options


def test_turn_time_undo_and_watching_are_as_in_the_last_match_whatever_is_played(pilot, host_after):
    first = host_after("carolus_magnus")
    pilot.network.session.tell(LobbyChanged(replace(lobby_of(first), timer=120, undo="move", watch=False)))
    pilot.ticks(3)
    pilot.network.session.tell(Started(start_of(game="carolus_magnus", options=first.options)))
    pilot.ticks(3)
    made = host_after("lowenherz")
    assert (made.timer, made.undo, made.watch) == (120, "move", False)


@pytest.mark.parametrize(
    "house", [None, 7, [], {"timer": True, "undo": ["turn"], "watch": 1}, {"timer": -5, "undo": ""}]
)
def test_rules_of_the_house_that_make_no_sense_are_replaced_by_the_usual(pilot, host_after, house):
    pilot.context.settings.last_match = {"game": "rose_king", "house": house}
    made = host_after()
    assert (made.timer, made.undo, made.watch) == (0, "turn", True)


def test_a_guest_does_not_take_over_what_a_host_chose(pilot, host_after):
    guests = Guests(pilot, GUEST)
    guests.change(options={**guests.state.options, "reshuffle": "eager"})
    guests.tell(Started(start_of(options=guests.state.options)))
    assert pilot.scene.name == "lan_table"
    assert host_after("rose_king").options["reshuffle"] == "lazy"


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
