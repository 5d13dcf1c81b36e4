"""Knocking at a table: the password, every refusal as a sentence, and the way in."""

import pytest

from game.scenes import at_table
from game.scenes.lan import doors as lan_doors
from game.scenes.lan.tables import LanTables
from net.events import Connected, Ended, LobbyChanged, PasswordWanted, Refused, Said, Started, Unreachable
from net.messages import PLAY, WATCH
from net.reasons import REFUSALS
from tests.scenes.fake_network import GAME_ID, found_table, rose_lobby
from tests.scenes.lan_game import KEES, start_of

IN = Connected(2, PLAY, "lobby", False, GAME_ID)


@pytest.fixture
def knocking(pilot):
    pilot.context.settings.player_name = "Anna"
    pilot.open(LanTables)
    lan_doors.join(pilot.context, found_table())
    pilot.ticks(2)
    return pilot


def tell(pilot, *events):
    pilot.network.session.tell(*events)
    pilot.ticks(3)


def test_whom_the_host_lets_in_sees_the_lobby(knocking):
    tell(knocking, IN, LobbyChanged(rose_lobby()), Said(1, "Wilhelmina", "Welcome"))
    assert knocking.scene.name == "lobby" and "Welcome" in knocking.scene.status()["chat"]


def test_nothing_that_was_told_at_once_gets_lost(knocking):
    tell(knocking, IN, LobbyChanged(rose_lobby(revision=3)), LobbyChanged(rose_lobby(revision=4)))
    assert knocking.scene.status()["revision"] == 4


def test_a_table_that_makes_no_sense_is_left(knocking):
    tell(knocking, IN, LobbyChanged(rose_lobby(game="long_boats")))
    assert knocking.network.session.left and "makes no sense" in knocking.scene.dialog.text


@pytest.mark.parametrize("way", ["cancel", "escape"])
def test_knocking_can_be_given_up(knocking, way):
    knocking.press("escape") if way == "escape" else knocking.click(way)
    assert knocking.scene.name == "lan" and knocking.network.session.left


def test_the_password_is_asked_for_until_it_is_right(knocking):
    tell(knocking, PasswordWanted())
    assert knocking.scene.name == "ask_text"
    knocking.type("swordfish")
    knocking.press("enter")
    tell(knocking, PasswordWanted(again=True))
    knocking.type("Shibboleth")
    knocking.click("ok")
    assert knocking.network.session.calls("answer_password") == [("swordfish",), ("Shibboleth",)]
    tell(knocking, IN, LobbyChanged(rose_lobby()))
    assert knocking.scene.name == "lobby"


def test_a_password_is_never_shown(knocking, drawn):
    tell(knocking, PasswordWanted())
    knocking.type("swordfish")
    assert "swordfish" not in drawn() and "•••••••••" in drawn()


def test_without_the_password_one_leaves(knocking):
    tell(knocking, PasswordWanted())
    knocking.press("escape")
    assert knocking.scene.name == "lan" and knocking.network.session.left


@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_is_a_sentence(knocking, code):
    tell(knocking, Refused(code, {"app": "0.1.0"}, {"app": "7.7"}))
    text = knocking.scene.dialog.text
    assert knocking.scene.name == "dialog" and text.endswith(".")
    assert ("7.7" in text and "0.1.0" in text) == (code in ("protocol", "rules", "app"))
    knocking.press("escape")
    assert knocking.scene.name == "lan" and not knocking.network.session.left


@pytest.mark.parametrize("code", ["full", "started"])
@pytest.mark.parametrize("where", [found_table(), "10.0.0.9"])
def test_where_the_seats_are_taken_one_is_offered_to_watch(pilot, code, where):
    pilot.context.settings.player_name = "Anna"
    pilot.open(LanTables)
    lan_doors.join(pilot.context, where)
    tell(pilot, Refused(code))
    pilot.click("yes")
    assert pilot.network.doors[-1] == ("join", where, "Anna", WATCH)
    tell(pilot, Refused("no-watching"))
    assert [answer.name for answer in pilot.scene.answers] == ["ok"]


@pytest.mark.parametrize("cause", ["refused", "silent", "no-route", "name"])
def test_nobody_at_an_address_is_a_sentence_with_the_address(knocking, cause):
    tell(knocking, Unreachable("10.0.0.9:47810", cause))
    assert "10.0.0.9:47810" in knocking.scene.dialog.text
    knocking.press("enter")
    assert knocking.scene.name == "lan"


def test_an_address_where_nobody_answers_is_not_remembered(pilot):
    pilot.context.settings.player_name = "Anna"
    pilot.open(LanTables)
    lan_doors.join(pilot.context, "10.0.0.9")
    tell(pilot, Unreachable("10.0.0.9", "silent"))
    assert pilot.context.settings.addresses == []


def test_a_table_that_ends_meanwhile_is_told(knocking):
    tell(knocking, Ended("host-left"))
    assert knocking.scene.dialog.text == "The host has closed the table."


def test_nobody_looks_for_tables_during_a_match(knocking):
    tell(knocking, Connected(KEES, WATCH, "play", False, GAME_ID), Started(start_of()))
    assert knocking.scene.name == "lan_table" and not knocking.network.browsing
    knocking.context.stack.pop()
    assert knocking.network.browsing


def test_a_match_that_goes_on_is_shown_at_once(knocking, monkeypatch):
    shown = []
    monkeypatch.setattr(at_table, "open_table", lambda _context, at, event, later: shown.append((at, event, later)))
    start, line = Started({"game": "rose_king"}), Said(1, "Wilhelmina", "Late!")
    tell(knocking, IN, start, line)
    (at, event, later) = shown[0]
    assert (at.peer, event, later) == (2, start, [line])
