"""How the program ends, in good order and otherwise, and what it leaves behind."""

import os
import signal
import time
from pathlib import Path

import pytest

from game.match import continue_match
from game.match.saves import list_saves
from tests.window.person import Person

linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")


def begin(program, plies=14):
    person = Person(program)
    person.begin_match()
    return person, person.play_plies(plies)


def state_and_parent(pid):
    """Return what /proc says of a process; "" and 0 when it is gone."""
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except OSError:
        return "", 0
    return state, int(parent)


def children(pid):
    """Return the running processes that the program started."""
    found = [(int(folder.name), *state_and_parent(folder.name)) for folder in Path("/proc").glob("[0-9]*")]
    return [child for child, state, parent in found if parent == pid and state != "Z"]


def worker(pid):
    """Return the process in which the computer players think."""
    return next(child for child in children(pid) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes())


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_it_in_good_order_with_the_match_saved(start, tmp_path, name):
    program = start()
    _, before = begin(program)
    program.process.send_signal(getattr(signal, name))
    assert program.process.wait(10) == 0
    assert program.errors() == ""
    (saved,) = list_saves(tmp_path)
    assert continue_match(saved).digest() == before["digest"]
    assert sorted(path.suffix for path in tmp_path.rglob("*") if path.suffix in (".tmp", ".part")) == []


@linux
def test_a_killed_program_leaves_no_worker_behind(start):
    program = start()
    begin(program)
    left = children(program.process.pid)
    assert len(left) >= 1
    program.process.kill()
    program.process.wait()
    end = time.monotonic() + 10
    while any(state_and_parent(child)[0] not in ("", "Z") for child in left):
        assert time.monotonic() < end, "the worker lives on"
        time.sleep(0.05)


@linux
def test_a_match_goes_on_when_its_worker_is_killed_again_and_again(start):
    program = start()
    person, status = begin(program)
    for _ in range(2):  # the first is replaced, after the second the game thinks for itself
        os.kill(worker(program.process.pid), signal.SIGKILL)
        status = person.play_plies(status["ply"] + 3)
        assert status["scene"] == "table"
    status = person.play_plies(status["ply"] + 3)
    assert status["scene"] == "table"
    assert program.end() == 0 and program.errors() == ""
