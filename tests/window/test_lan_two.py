"""Two programs in windows of their own find each other, talk in the lobby, play, and come back after a kill."""

import json
import os
import random

import pytest

from tests.window.desk import Desk, Program
from tests.window.person import CARD

QUICK = {"animation": "off", "least_thinking": 0, "language": "en"}
ANNA, BERT = (f"{name} {os.getpid()}" for name in ("Anna", "Bert"))  # others may be playing on this network


class Place:
    """A desk, the folder of the person who sits at it, and the program there."""

    def __init__(self, desk, home, name):
        home.mkdir()
        (home / "settings.json").write_text(json.dumps({**QUICK, "player_name": name}))
        self.desk, self.home = desk, home
        self.program = self.start()

    def start(self):
        self.program = Program(self.desk, self.home, "--window", "1280x720")
        self.program.wait_for_scene("title")
        return self.program

    def type(self, target, kept, text):
        """Type into a field once it has the focus. kept: where the status tells what stands in it."""
        self.program.click(target)
        self.program.wait(lambda status: status.get("focus") == target, f"the focus on {target}")
        self.desk.xdotool("type", "--delay", "30", text)
        self.program.wait(lambda status: status.get(kept) == text, f"{text} in {target}")
        self.program.press("Return")


@pytest.fixture
def places(desk, tmp_path):
    second = Desk((1280, 720))
    made = [Place(desk, tmp_path / "anna", ANNA), Place(second, tmp_path / "bert", BERT)]
    yield made
    for place in made:
        place.program.end()
    second.close()


def host(program):
    """Open a table with Enter alone; returns its port."""
    program.click("lan")
    program.wait_for_scene("lan")
    program.click("host")
    program.wait_for_scene("hosting")
    program.press("Return")
    return program.wait_for_scene("lobby")["addresses"][0].rpartition(":")[2]


def play(programs, plies):
    """Let whoever is to act choose a card until so many plies are played; returns the digest that all come to."""
    rng = random.Random(1)
    while True:
        now = [
            one.wait(lambda status: status["scene"] == "lan_table" and status["settled"], "rest") for one in programs
        ]
        if len({status["ply"] for status in now}) > 1:
            continue
        if now[0]["ply"] >= plies:
            assert len({status["digest"] for status in now}) == 1
            return now[0]["digest"]
        mover = next((i for i, status in enumerate(now) if status["actor"] in status["own_seats"]), None)
        if mover is None:
            continue
        cards = [name for name in now[mover]["targets"] if CARD.fullmatch(name)]
        programs[mover].click(rng.choice(sorted(cards)) if cards else "draw")
        ply = now[mover]["ply"]
        programs[mover].wait(lambda status, ply=ply: status.get("ply") != ply, "an answer to the click")


def test_through_the_lobby_to_a_match_that_survives_a_kill(places):
    anna, bert = places
    port = host(anna.program)
    bert.program.click("lan")
    bert.program.wait_for_scene("lan")
    bert.type("address_field", "address", f"127.0.0.1:{port}")
    state = bert.program.wait_for_scene("lobby")
    assert [seat["name"] for seat in state["seats"]] == [ANNA, BERT]
    bert.type("chat_field", "field", "Good evening")
    anna.program.wait(lambda status: "Good evening" in status["chat"], "what was said")
    bert.program.click("ready")
    anna.program.wait(lambda status: "begin" in status["targets"], "Begin")
    anna.program.click("begin")
    before = play([anna.program, bert.program], 18)
    bert.program.process.kill()
    bert.program.process.wait()
    bert.start()
    bert.program.click("rejoin")
    back = bert.program.wait(lambda status: status["scene"] == "lan_table" and status["ply"] >= 18, "the match again")
    assert back["digest"] == before
    play([anna.program, bert.program], 24)
    assert "Traceback" not in anna.program.errors() + bert.program.errors()


def test_a_table_is_found_by_itself_and_its_end_is_told(places):
    anna, bert = places
    host(anna.program)
    bert.program.click("lan")
    name = f"{ANNA}'s table"

    def rows(status):
        return [row for row, one in enumerate(status.get("tables", ())) if one["table"] == name and not one["gone"]]

    found = bert.program.wait(lambda status: rows(status) or status.get("problem"), "the table in the list")
    if found["problem"]:
        pytest.skip(f"tables cannot be looked for here: {found['problem']}")
    bert.program.click(f"tables.{rows(found)[0]}")
    bert.program.click("join")
    bert.program.wait_for_scene("lobby")
    anna.program.click("leave")
    anna.program.click("yes")
    bert.program.wait_for_scene("dialog")
    bert.program.press("Return")
    bert.program.wait(lambda status: status["scene"] == "lan" and not rows(status), "a list without it")
