"""The packaged program in a real window, and where it has a hard time. Only run where THREE_CROWNS_PROGRAM names it."""

import json
import os
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

from game.match.saves import list_saves
from tests.window.conftest import QUICK
from tests.window.desk import PACKAGED, ROOT, Program
from tests.window.person import Person
from tests.window.player import Player, alike, begin, play
from tests.window.test_lan import address

pytestmark = pytest.mark.skipif(PACKAGED not in os.environ, reason=f"{PACKAGED} names no packaged program")
is_root = hasattr(os, "geteuid") and os.geteuid() == 0
STRANGER = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups") if is_root else ()
GOLDEN = ROOT / "tests" / "replays" / "rose_king-2-first-lazy.txt"


@pytest.fixture
def run(desk, tmp_path):
    """Return a function that starts the program: in `home`, with more variables; `prefix`: a command before it."""
    programs = []

    def begin_with(*arguments, home=tmp_path, prefix=(), **variables):
        programs.append(Program(desk, home, *arguments, prefix=prefix, **variables))
        return programs[-1]

    yield begin_with
    for program in programs:
        assert program.end() == 0
        assert "Traceback" not in program.errors()


def put_settings(home):
    (home / "settings.json").write_text(json.dumps(QUICK))


def test_a_whole_match_is_played_by_clicks(start, tmp_path):
    program = start()
    person = Person(program)
    person.begin_match()
    person.play_to_the_end()
    (saved,) = list_saves(tmp_path)
    assert saved.is_finished
    assert program.end() == 0 and program.errors() == ""


@pytest.mark.parametrize(("host", "plies"), [("package", 10_000), ("checkout", 30)])
def test_it_plays_over_the_network_with_a_program_started_from_the_checkout(hall, tmp_path, host, plies):
    kinds = {"package": None, "checkout": ""}
    guest = next(kind for kind in kinds if kind != host)
    players = [
        Player(hall, tmp_path / kind, kind.title(), n, packaged=kinds[kind]) for n, kind in enumerate((host, guest))
    ]
    there = address(players[0].host())
    players[1].look_for_tables()
    players[1].dial(there)
    players[1].program.wait_for_scene("lobby")
    begin(*players)
    results = play(players, plies)
    if plies == 10_000:  # to the end; else one of the two may have been read a ply earlier
        assert [one["scene"] for one in results] == ["result", "result"]
        assert results[0]["digest"] == results[1]["digest"]
    assert alike(players)
    assert [one.program.end() for one in players] == [0, 0]


def test_a_match_named_as_an_argument_is_opened(run):
    assert run(GOLDEN).wait_for_scene("replay")


def test_a_broken_match_is_told_in_a_sentence_in_the_window(run, tmp_path):
    broken = tmp_path / "with spaces, ősz.threecrowns"
    broken.write_text("three-crowns match 1\nnonsense\n")
    status = run(broken).wait_for_scene("dialog")
    assert len(status["text"]) > 10 and "Traceback" not in status["text"]


def test_two_windows_go_on_with_one_match_and_both_are_kept(run, tmp_path):
    put_settings(tmp_path)
    first = run("--window", "960x540", SDL_VIDEO_WINDOW_POS="0,0")
    Person(first).begin_match()
    before = Person(first).play_plies(20)
    other = tmp_path / "other"
    other.mkdir()
    second = run("--window", "960x540", home=other, THREE_CROWNS_HOME=str(tmp_path), SDL_VIDEO_WINDOW_POS="960,0")
    second.wait_for_scene("title")
    second.click("continue")
    second.wait(lambda now: now.get("ply", 0) >= before["ply"] and now["settled"], "the same match")
    Person(first, seed=1).play_plies(before["ply"] + 3)
    Person(second, seed=5).play_plies(before["ply"] + 6)
    saved = list_saves(tmp_path)
    assert [one.problem for one in saved] == ["", ""] and len({one.log for one in saved}) == 2


@pytest.fixture
def open_folder():
    """A folder that anybody may write to. Those of pytest are closed to others whenever another pytest begins."""
    with tempfile.TemporaryDirectory(prefix="three-crowns-") as name:
        Path(name).chmod(0o777)
        yield Path(name)


@pytest.mark.skipif(not is_root, reason="only root becomes somebody without a home")
@pytest.mark.parametrize("home", [None, "/proc/home"])
def test_without_a_home_it_plays_all_the_same(open_folder, run, home):
    keep = [f"HOME={home}"] if home is not None else []
    prefix = ("env", "-u", "HOME", "-u", "THREE_CROWNS_HOME", "-u", "XDG_DATA_HOME", *keep, *STRANGER)
    program = run(home=open_folder, prefix=prefix)
    person = Person(program)
    person.begin_match()
    told = person.play_until(lambda now: "not being saved" in now["toast"])
    assert person.play_plies(told["ply"] + 4)["scene"] == "table"


@pytest.fixture
def full_disk(tmp_path):
    """A folder on a disk on which next to nothing is left."""
    folder = tmp_path / "full"
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip(f"no small disk can be made here: {made.stderr.decode().strip()}")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def test_a_full_disk_stops_no_match_and_is_told(run, full_disk, tmp_path):
    put_settings(full_disk)
    with suppress(OSError), (full_disk / "filling").open("wb", buffering=0) as filling:
        while True:
            filling.write(bytes(4096))
    status = tmp_path / "elsewhere" / "status.json"
    status.parent.mkdir()
    program = run(home=status.parent, THREE_CROWNS_HOME=str(full_disk))
    person = Person(program)
    person.begin_match()
    told = person.play_until(lambda now: "The disk is full" in now["toast"])
    assert person.play_plies(told["ply"] + 6)["scene"] == "table"


@pytest.mark.parametrize("moment", ["1970-01-02 00:00:00", "2099-12-31 23:59:55"])
def test_a_clock_that_is_wrong_has_no_effect(run, tmp_path, moment):
    library = next(iter(Path("/usr/lib").glob("*/faketime/libfaketime.so.1")), None)
    if library is None:
        pytest.skip("libfaketime is not installed")
    put_settings(tmp_path)
    program = run(LD_PRELOAD=str(library), FAKETIME=f"@{moment}")
    person = Person(program)
    person.begin_match()
    assert person.play_plies(12)["ply"] >= 12
    (saved,) = list_saves(tmp_path)
    assert not saved.problem
