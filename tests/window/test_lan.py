"""A match over the network with the program in a real window as the host, and another program that joins it."""

import subprocess
import sys

import pytest

from game.match.saves import load
from game.scenes.lan_evidence import FAIR, check_match
from tests.window.desk import ROOT
from tests.window.person import Person


@pytest.fixture
def guest(tmp_path):
    """Return a function that lets somebody without a window join the table at a port of this machine."""
    guests = []

    def join(port):
        command = [sys.executable, "-m", "tools.lan.peer", str(tmp_path / "guest"), "--name", "Ben",
                   "--join", f"127.0.0.1:{port}"]  # fmt: skip
        with (tmp_path / "guest.log").open("wb") as log:
            guests.append(
                subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=log, stderr=subprocess.STDOUT)
            )
        return guests[-1]

    yield join
    for one in guests:
        one.kill()
        one.wait()
        one.stdin.close()


def test_a_table_is_hosted_and_played_by_clicks(start, guest, tmp_path):
    program = start(player_name="Anna")
    program.wait_for_scene("title")
    program.click("lan")
    program.wait_for_scene("lan")
    program.click("host")
    program.wait_for_scene("hosting")
    program.click("open")
    lobby = program.wait(lambda now: now["scene"] == "lobby" and now["addresses"], "the lobby")
    guest(lobby["addresses"][0].rpartition(":")[2])
    program.wait(lambda now: now["scene"] == "lobby" and all(one["peer"] for one in now["seats"]), "a guest")
    program.click("seat_0_ready")
    program.wait(lambda now: now["scene"] == "lobby" and len(now["ready"]) == 2, "everybody ready")
    program.click("begin")
    program.wait_for_scene("lan_table")
    result = Person(program, seats=(0,), table="lan_table").play_to_the_end()
    (replay,) = (tmp_path / "replays").iterdir()
    assert load(replay).is_finished and check_match(replay.read_bytes()).kind == FAIR
    assert result["scores"] and program.end() == 0
    assert "Traceback" not in program.errors()
