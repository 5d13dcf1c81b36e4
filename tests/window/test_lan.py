"""Two programs in windows side by side: they find each other, talk, play, and come back from all sorts of ends."""

import secrets
import subprocess
import sys

import pytest

from game.rules.catalog import GAMES
from game.scenes.catalog import VIEWS
from tests.window.desk import ROOT
from tests.window.player import Player, alike, begin, play

ON_THIS_MACHINE = "127.0.0.1"
NAMES = ("Anna", "Ben", "Cleo", "Dan")
FULL = [(key, max(GAMES[key].SEATS)) for key in VIEWS if max(GAMES[key].SEATS) > 2]


@pytest.fixture
def sit_down(hall, tmp_path):
    """Return a function that gives somebody the next place in the hall."""
    players = []

    def take_place(name, **settings):
        players.append(Player(hall, tmp_path / name, name, len(players), **settings))
        return players[-1]

    yield take_place
    for one in players:
        one.program.end()
    assert "".join(one.program.errors() for one in players) == ""


@pytest.fixture
def table():
    """A name that no other table on this network has."""
    return f"Table {secrets.token_hex(4)}"


def address(lobby):
    return f"{ON_THIS_MACHINE}:{lobby['addresses'][0].rpartition(':')[2]}"


def verify(*players):
    """Return what the check of their files says, and its exit code."""
    files = [next((one.home / "replays").iterdir()) for one in players]
    done = subprocess.run(
        [sys.executable, "tools/verify_match.py", *files], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr, done.returncode


@pytest.mark.parametrize("game", VIEWS)
def test_they_find_each_other_talk_and_play_a_whole_match(sit_down, table, game):
    anna, ben = sit_down("Anna"), sit_down("Ben")
    ben.look_for_tables()
    there = address(anna.host(table, game=game, seats=GAMES[game].SEATS[0]))
    if ben.can_search():
        ben.choose_table(table)
        ben.program.click("join")
    else:  # a machine on no network
        ben.dial(there)
    lobby = ben.program.wait_for_scene("lobby")
    assert lobby["table"] == table
    ben.say("Good evening")
    anna.program.wait(lambda now: any("Good evening" in line for line in now.get("chat", ())), "what was said")
    begin(anna, ben)
    results = play([anna, ben])
    assert [one["scene"] for one in results] == ["result", "result"]
    assert results[0]["digest"] == results[1]["digest"] and results[0]["scores"] == results[1]["scores"]
    said, code = verify(anna, ben)
    assert code == 0 and "Both files tell the same match." in said


def sit_together(host, *guests, **table):
    """Let one host and the others join by the address, which is typed; they sit in this order."""
    there = address(host.host(**table))
    for guest in guests:
        guest.look_for_tables()
        guest.dial(there)
        guest.program.wait_for_scene("lobby")


@pytest.mark.parametrize(("game", "seats"), FULL)
def test_a_window_on_every_seat_shows_the_same(sit_down, game, seats):
    players = [sit_down(name) for name in NAMES[:seats]]
    sit_together(*players, game=game, seats=seats)
    begin(*players)
    assert [one.program.status()["own_seats"] for one in players] == [[seat] for seat in range(seats)]
    play(players, 40)
    alike(players)


def test_a_killed_guest_comes_back_by_rejoin_and_one_who_leaves_is_told(sit_down):
    anna, ben = sit_down("Anna"), sit_down("Ben")
    sit_together(anna, ben)
    begin(anna, ben)
    before = play([anna, ben], 20)
    ben.kill()
    anna.program.wait(lambda now: now["scene"] == "dialog" and "computer" in now["targets"], "a question")
    ben.start()
    after = ben.rejoin()
    assert (after["ply"], after["digest"]) == (before[0]["ply"], before[0]["digest"])
    anna.program.wait_for_scene("lan_table")
    play([anna, ben], 24)
    assert ben.close_window() == 0
    anna.program.wait(lambda now: "Ben has left" in now.get("text", ""), "a word about it")


def test_a_killed_host_is_followed_by_the_guest_and_comes_back_as_one(sit_down):
    anna, ben = sit_down("Anna"), sit_down("Ben")
    sit_together(anna, ben)
    begin(anna, ben)
    play([anna, ben], 20)
    anna.kill()
    ben.program.wait(lambda now: "take_over" in now["targets"], "the silent host")
    ben.program.click("take_over")
    ben.program.wait(lambda now: "computer" in now["targets"], "the question of a host")
    anna.start()
    assert not anna.rejoin()["is_host"]
    play([anna, ben], 24)


def test_a_closed_window_is_told_and_its_host_opens_the_table_again(sit_down):
    anna, ben = sit_down("Anna"), sit_down("Ben")
    sit_together(anna, ben)
    begin(anna, ben)
    play([anna, ben], 20)
    assert anna.close_window() == 0
    ben.program.wait(lambda now: "Anna hosted this match and has left." in now.get("text", ""), "a word about it")
    ben.program.click("wait")
    anna.start()
    assert anna.rejoin()["is_host"]
    ben.program.wait(lambda now: now["scene"] == "lan_table" and not now["notice"], "the host again")
    play([anna, ben], 24)


def test_a_password_is_asked_and_a_guest_is_sent_away(sit_down):
    anna, ben = sit_down("Anna"), sit_down("Ben")
    lobby = anna.host(password="three lions")
    ben.look_for_tables()
    ben.dial(address(lobby))
    ben.answer("who knows the password", "four lions")
    ben.answer("not the right one", "three lions")
    ben.program.wait_for_scene("lobby")
    anna.program.click("seat_1_kick")
    anna.program.click("yes")
    ben.program.wait(lambda now: "sent you away" in now.get("text", ""), "the reason")
    ben.program.press("Return")
    ben.program.wait_for_scene("lan")
    anna.program.wait(lambda now: now["scene"] == "lobby" and now["seats"][1]["kind"] == "open", "a free seat")


def test_a_third_window_watches_a_match_with_a_computer(sit_down):
    anna, ben = sit_down("Anna"), sit_down("Ben")
    lobby = anna.host()
    anna.program.click("seat_1_computer")
    anna.program.click("begin")
    anna.program.wait_for_scene("lan_table")
    play([anna], 12)
    ben.look_for_tables()
    ben.dial(address(lobby))
    ben.program.wait(lambda now: "only watch" in now.get("text", ""), "an offer to watch")
    ben.program.click("yes")
    ben.program.wait_for_scene("lan_table")
    play([anna, ben], 30)
