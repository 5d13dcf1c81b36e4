"""The list of tables on the network: what it shows, and what a person can do there."""

from dataclasses import replace

import pytest

from game.scenes import cut_off
from game.scenes.lan.tables import LanTables
from game.settings import Settings
from net.events import Connected, LobbyChanged
from net.facade import Search, Unfinished
from net.messages import PLAY, WATCH, table_id
from tests.pilot import Pilot
from tests.scenes.fake_network import GAME_ID, found_table, rose_lobby

OPEN = found_table(id="1", table="Alnwick")
LOCKED = found_table(id="2", table="Bamburgh", locked=True)
FULL = found_table(id="3", table="Conisbrough", taken=2, state="full")
PLAYING = found_table(id="4", table="Dover", taken=2, state="play", watch=False)
OTHER = found_table(id="5", table="Exeter", trouble="rules", app="9.9")
GONE = found_table(id="6", table="Framlingham", gone=True, silent=12)
ALL = (GONE, OTHER, PLAYING, FULL, LOCKED, OPEN)


@pytest.fixture
def lan(pilot):
    pilot.context.settings.player_name = "Anna"
    pilot.network.found = Search(ALL, True)
    return pilot.open(LanTables)


def row(pilot, table):
    """Return the target of a table's row."""
    names = [one["table"] for one in pilot.scene.status()["tables"]]
    return f"tables.{names.index(table.table)}"


def show(pilot, *tables, problem=""):
    pilot.network.found = Search(tables, not problem, problem)
    pilot.ticks(2)


def can(pilot):
    return {name for name in ("join", "watch") if name in pilot.targets()}


def test_tables_are_looked_for_only_while_the_list_is_there(pilot):
    pilot.open(LanTables)
    assert pilot.network.browsing
    pilot.press("escape")
    assert not pilot.network.browsing


def test_where_one_can_sit_down_stands_first_and_what_is_silent_last(lan):
    names = [one["table"] for one in lan.scene.status()["tables"]]
    assert names == ["Alnwick", "Bamburgh", "Conisbrough", "Dover", "Exeter", "Framlingham"]


@pytest.mark.parametrize(
    ("table", "wanted"),
    [(OPEN, {"join", "watch"}), (LOCKED, {"join", "watch"}), (FULL, {"watch"}), (PLAYING, set()), (OTHER, set()),
     (GONE, set()), (replace(OPEN, own=True), set())],
    ids=["open", "locked", "full", "playing", "other version", "gone", "own"],
)  # fmt: skip
def test_the_buttons_offer_what_is_possible(lan, table, wanted):
    show(lan, table)
    assert can(lan) == wanted


def test_a_table_that_we_were_cut_off_from_is_gone_back_to(lan, drawn):
    folder = lan.app.home / cut_off.FOLDER
    folder.mkdir()
    (folder / "aa.session").write_bytes(b"")
    match = Unfinished(GAME_ID.hex(), "Dover", "rose_king", ("Anna",), False, folder / "aa.session", 0.0)
    lan.network.matches = [match]
    ours = replace(PLAYING, id=table_id(GAME_ID), watch=True)
    show(lan, ours)
    lan.scene.enter()
    assert can(lan) == {"join"} and "Go back" in drawn()
    lan.click("join")
    assert lan.network.doors == [("rejoin", match)] and lan.scene.name == "joining"
    lan.press("escape")
    show(lan, replace(ours, gone=True))
    assert can(lan) == set()


@pytest.mark.parametrize(("button", "role"), [("join", PLAY), ("watch", WATCH)])
def test_the_chosen_table_is_joined_or_watched(lan, button, role):
    lan.click(row(lan, LOCKED))
    lan.click(button)
    assert lan.network.doors == [("join", LOCKED, "Anna", role)] and lan.scene.name == "joining"


def test_a_double_click_joins(lan):
    lan.click(row(lan, OPEN))
    lan.click(row(lan, OPEN))
    assert lan.network.doors == [("join", OPEN, "Anna", PLAY)]


def test_by_keys_alone(lan):
    lan.press("down", "enter")
    assert lan.network.doors == [("join", LOCKED, "Anna", PLAY)]


def test_by_pad_alone(lan):
    lan.pad(0)
    assert lan.network.doors == [("join", OPEN, "Anna", PLAY)]
    lan.pad(1)
    assert lan.scene.name == "lan" and lan.network.session.left


def test_a_full_table_is_offered_for_watching(lan):
    lan.click(row(lan, FULL))
    lan.press("enter")
    assert lan.scene.name == "dialog"
    lan.click("yes")
    assert lan.network.doors == [("join", FULL, "Anna", WATCH)]


@pytest.mark.parametrize(("table", "words"), [(OTHER, ("9.9", "0.1.0")), (GONE, ("answer",)), (PLAYING, ("seat",))])
def test_why_a_table_cannot_be_joined_is_said(lan, table, words):
    lan.click(row(lan, table))
    lan.press("enter")
    assert lan.scene.name == "dialog" and not lan.network.doors
    assert all(word in lan.scene.dialog.text for word in words)


def test_the_chosen_table_stays_chosen_while_others_come_and_go(lan):
    lan.click(row(lan, FULL))
    show(lan, FULL, OPEN, found_table(id="9", table="Ashby"))
    lan.press("enter")
    lan.click("yes")
    assert lan.network.doors[0][1] == FULL


def test_an_address_is_joined_and_remembered_once_somebody_answers(lan):
    lan.click("address_field")
    lan.type("10.0.0.9:47811")
    lan.press("enter")
    assert lan.network.doors == [("join", "10.0.0.9:47811", "Anna", PLAY)]
    assert lan.context.settings.addresses == []
    lan.network.session.tell(Connected(2, PLAY, "lobby", False, GAME_ID), LobbyChanged(rose_lobby()))
    lan.ticks(3)
    assert lan.scene.name == "lobby" and lan.context.settings.addresses == ["10.0.0.9:47811"]


def test_an_address_of_before_is_offered(pilot):
    pilot.context.settings.player_name = "Anna"
    pilot.context.settings.addresses = ["10.0.0.9", "[fe80::1]:47810"]
    pilot.open(LanTables)
    pilot.click("recent")
    pilot.click("address_1")
    assert pilot.network.doors == [("join", "[fe80::1]:47810", "Anna", PLAY)]


def test_without_an_address_there_is_nothing_to_dial(lan):
    assert "join_address" not in lan.targets() and "recent" not in lan.targets()
    lan.click("address_field")
    lan.type("  ")
    lan.press("enter")
    assert not lan.network.doors


def test_the_own_address_is_shown_and_copied(lan, monkeypatch):
    copied = []
    monkeypatch.setattr("game.view.clipboard.pg.scrap.put_text", copied.append)
    lan.click("copy")
    assert copied == ["192.168.1.42"] and lan.toast == "The address was copied."


def test_a_new_address_of_this_machine_is_noticed(lan):
    lan.network.own = ()
    lan.until(lambda: "copy" not in lan.targets(), 400)


def test_an_empty_list_says_what_helps(lan, drawn):
    show(lan)
    assert "47810/tcp" in drawn() and "5353/udp" in drawn() and can(lan) == set()


@pytest.mark.parametrize("own", [(), ("127.0.0.1:47810",)])
def test_without_a_network_nothing_is_promised_and_other_ways_to_play_are_named(pilot, drawn, own):
    pilot.network.own = own
    pilot.network.found = Search((), True)  # the machine listens to itself
    pilot.open(LanTables)
    words = drawn()
    for told in ("this machine is on no network", "against the computer", "no network", "only tables on this machine"):
        assert told in words
    for promised in ("127.0.0.1", "once you host", "join by address", "Guest Wi-Fi", "by its address"):
        assert promised not in words
    assert "copy" not in pilot.targets()
    pilot.click("help")
    assert "against the computer" in drawn()


def test_the_same_help_can_be_asked_for(lan, drawn):
    for ask in (lambda: lan.click("help"), lambda: lan.press("f1")):
        ask()
        assert lan.scene.name == "dialog" and "Guest Wi-Fi" in drawn()
        lan.click("ok")


@pytest.mark.parametrize("problem", ["no-network", "blocked", "failed"])
def test_a_search_that_is_off_says_why_and_hosting_stays_possible(lan, drawn, problem):
    show(lan, problem=problem)
    assert lan.scene.status()["problem"] == problem and "The network search is off" in drawn()
    assert "host" in lan.targets()


def test_a_search_switched_off_is_switched_on_here(tmp_path):
    pilot = Pilot(tmp_path, settings=Settings(language="en", lan_search=False))
    pilot.open(LanTables)
    assert not pilot.network.browsing and pilot.scene.status()["problem"] == "off"
    pilot.click("search_on")
    assert pilot.network.browsing and pilot.context.settings.lan_search
    assert "search_on" not in pilot.targets()
    pilot.close()


def test_the_name_is_asked_for_once(pilot):
    pilot.network.found = Search((OPEN,), True)
    pilot.open(LanTables)
    pilot.click("join")
    assert pilot.scene.name == "ask_text" and pilot.scene.field.value
    pilot.press("ctrl+a")
    pilot.type("Győző")
    pilot.press("enter")
    assert pilot.network.doors == [("join", OPEN, "Győző", PLAY)]
    pilot.press("escape")
    pilot.click("join")
    assert pilot.scene.name == "joining" and len(pilot.network.doors) == 2


def test_the_name_of_the_host_is_not_proposed(pilot, monkeypatch):
    monkeypatch.setattr("game.scenes.player_name.getpass.getuser", lambda: "wilhelmina")
    pilot.network.found = Search((replace(OPEN, host="Wilhelmina"),), True)
    pilot.open(LanTables)
    pilot.click("join")
    assert pilot.scene.name == "ask_text" and pilot.scene.field.value not in ("", "Wilhelmina")


def test_without_a_name_nobody_is_joined(pilot):
    pilot.network.found = Search((OPEN,), True)
    pilot.open(LanTables)
    pilot.click("join")
    pilot.press("ctrl+a", "backspace", "enter")
    assert pilot.scene.name == "ask_text" and pilot.scene.status()["reason"]
    pilot.click("cancel")
    assert pilot.scene.name == "lan" and not pilot.network.doors


def test_the_beacons_signal_only_while_somebody_listens(lan):
    assert lan.scene._beacons.listening
    show(lan, problem="blocked")
    assert not lan.scene._beacons.listening


@pytest.mark.parametrize("reduced", [False, True])
def test_fires_move_unless_motion_is_reduced(tmp_path, reduced):
    pilot = Pilot(tmp_path, settings=Settings(language="en", reduced_motion=reduced))
    pilot.open(LanTables)
    pilot.ticks(60)
    before = pilot.app.screen.pictures
    pilot.ticks(60)
    assert (pilot.app.screen.pictures > before) != reduced
    pilot.close()
