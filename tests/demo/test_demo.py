"""The demo: a whole match without a screen, told in the terminal, with pictures and a replay."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game import demo, language
from game.demo.performance import Performance
from game.demo.teller import Teller
from game.match import continue_match
from game.match.saves import load
from game.scenes.catalog import VIEWS
from game.scenes.chronicle import Chronicle
from game.scenes.seats import looks_of

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ["1-start.png", "2-middle.png", "3-end.png", "4-result.png"]


class Terminal(io.StringIO):
    def isatty(self):
        return True


def perform(folder, out, seed=5):
    Performance(folder, Teller(out), seed).run()
    return out.getvalue()


@pytest.fixture(scope="module")
def performed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("demo")
    language.use("en")
    return folder, perform(folder, io.StringIO())


def test_pictures_and_the_replay_are_written_and_named(performed):
    folder, told = performed
    assert sorted(path.name for path in folder.iterdir()) == [*PICTURES, "replay.threecrowns"]
    assert str(folder.resolve()) in told and all(name in told for name in [*PICTURES, "replay.threecrowns"])
    assert all((folder / name).read_bytes()[:8] == b"\x89PNG\r\n\x1a\n" for name in PICTURES)


def test_the_pictures_show_different_moments(performed):
    folder, _ = performed
    assert len({(folder / name).read_bytes() for name in PICTURES}) == len(PICTURES)


def test_the_replay_is_a_whole_match_that_can_be_opened(performed):
    folder, told = performed
    saved = load(folder / "replay.threecrowns")
    assert saved.is_finished
    assert {seat.kind for seat in saved.record.seats} == {"computer"}
    assert ("Lancaster wins" in told) == ("winners 0" in saved.record.outcome)


def test_without_a_terminal_it_is_plain_text_that_tells_every_move(performed):
    folder, told = performed
    moves = [word for actor, word in load(folder / "replay.threecrowns").record.plies if actor >= 0 and word != "draw"]
    assert "\x1b" not in told
    assert told.count(" plays ") == len(moves)
    assert "stones left 52" not in told and told.count("stones left") >= len(moves) // 8


def test_no_table_is_shown_twice_in_a_row():
    out = io.StringIO()
    teller = Teller(out)
    for number in range(16):
        teller.ply([f"move {number}"], [f"table {number}"])
    teller.last_table()
    assert out.getvalue().count("table") == 2 and out.getvalue().count("table 15") == 1
    teller.ply(["move 16"], ["table 16"])
    teller.last_table()
    assert out.getvalue().endswith("move 16\n\ntable 16\n\n")


def test_small_steps_in_a_row_are_one_line_when_all_are_told():
    out = io.StringIO()
    teller = Teller(out)
    teller.ply(["red to the court"], ["table 1"])
    teller.ply(["red to the court, blue to A"], ["table 2"], renews=True)
    teller.ply(["the emperor goes on"], ["table 3"])
    teller.last_table()
    assert out.getvalue() == "red to the court, blue to A\nthe emperor goes on\n\ntable 3\n\n"


def test_small_steps_in_a_row_are_one_line_on_a_terminal_too(monkeypatch):
    monkeypatch.setattr("game.demo.teller.SECONDS_A_PLY", 0)
    monkeypatch.setenv("TERM", "xterm")
    out = Terminal()
    teller = Teller(out)
    teller.ply(["red to the court"], [])
    teller.ply(["red to the court, blue to A"], [], renews=True)
    assert out.getvalue().split("\x1b[H\x1b[J")[-1].split() == "red to the court, blue to A".split()


def test_the_knights_of_one_turn_are_told_in_one_line(tmp_path):
    out = io.StringIO()
    Performance(tmp_path, Teller(out), seed=5, key="carolus_magnus").run()
    saved = load(tmp_path / "replay.threecrowns")
    match = continue_match(saved)
    chronicle = Chronicle(VIEWS["carolus_magnus"], looks_of(match.seats))
    chronicle.rebuild(match, len(match.log))
    told = out.getvalue().split("\n")
    assert all(line.text in told for line in chronicle.lines)
    knights = sum(word.endswith(":court") for actor, word in saved.record.plies if actor >= 0)
    assert 0 < 3 * sum(" to court" in line for line in told) < 2 * knights


@pytest.mark.parametrize("key", VIEWS)
@pytest.mark.parametrize("out", [io.StringIO, Terminal])
def test_the_signs_of_the_table_are_explained(tmp_path, monkeypatch, key, out):
    monkeypatch.setattr("game.demo.teller.time.sleep", lambda _seconds: None)
    performance, told = Performance(tmp_path, Teller(out()), 5, key), []
    monkeypatch.setattr(performance._teller, "_write", told.append)
    monkeypatch.setattr(performance, "_close", lambda: None)
    monkeypatch.setattr(Performance, "_choice", lambda self, seat: self._match.observation(seat).legal_actions(seat)[0])
    monkeypatch.setattr(type(performance._match), "is_over", property(lambda match: len(match.log) > 40))
    performance.run()
    legend = VIEWS[key].table_legend()
    assert legend and all(line in "".join(told) for line in legend)


def test_on_a_terminal_the_table_changes_in_place_in_colour(tmp_path, monkeypatch):
    monkeypatch.setattr("game.demo.teller.SECONDS_A_PLY", 0)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    told = perform(tmp_path, Terminal())
    assert "\x1b[H\x1b[J" in told and "\x1b[97;41m" in told


def test_no_color_is_heard(tmp_path, monkeypatch):
    monkeypatch.setattr("game.demo.teller.SECONDS_A_PLY", 0)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[97;41m" not in perform(tmp_path, Terminal())


def test_the_same_seed_is_the_same_match(tmp_path):
    first, second = tmp_path / "a", tmp_path / "b"
    first.mkdir()
    second.mkdir()
    perform(first, io.StringIO(), 9)
    perform(second, io.StringIO(), 9)
    assert load(first / "replay.threecrowns").record.plies == load(second / "replay.threecrowns").record.plies


def test_a_folder_that_cannot_be_written_is_one_sentence_and_exit_code_2(tmp_path, capsys):
    (tmp_path / "file").write_text("in the way")
    assert main.main(["--lang", "en", "--demo", str(tmp_path / "file" / "demo")]) == demo.UNWRITABLE
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "cannot be written" in said.err


def test_it_runs_by_itself_without_screen_sound_or_a_wide_alphabet(tmp_path):
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY"))}
    environment |= {"PYTHONIOENCODING": "ascii", "THREE_CROWNS_HOME": str(tmp_path)}
    command = [sys.executable, str(ROOT / "main.py"), "--lang", "hu", "--demo", str(tmp_path / "out")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Lancaster" in done.stdout and (tmp_path / "out" / "4-result.png").exists()


@pytest.mark.skipif(os.name == "nt", reason="needs a pipe of POSIX")
def test_a_reader_that_leaves_is_no_error(tmp_path):
    command = f'"{sys.executable}" "{ROOT / "main.py"}" --demo "{tmp_path}" | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
