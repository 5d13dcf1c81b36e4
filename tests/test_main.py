"""What the command line offers beside playing."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game import VERSION, app, paths


@pytest.fixture
def beside(monkeypatch, tmp_path):
    """A program that lies in a folder of its own, and is not opened."""
    monkeypatch.delenv("THREE_CROWNS_HOME", raising=False)
    monkeypatch.setattr(paths, "program_dir", lambda: tmp_path)
    monkeypatch.setattr(app, "play", lambda window, lang, file: 0)
    return tmp_path


def test_portable_makes_the_folder_once_and_for_all(beside):
    assert main.main([]) == 0 and paths.user_dir() != beside / "portable"
    assert main.main(["--portable"]) == 0 and paths.user_dir() == beside / "portable"
    assert main.main(["--portable"]) == 0 and main.main([]) == 0 and paths.user_dir() == beside / "portable"


def test_a_program_that_cannot_be_portable_says_so_in_a_sentence(beside, capsys):
    (beside / "portable").write_text("in the way")
    assert main.main(["--portable"]) == main.UNWRITABLE
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and str(beside / "portable") in said.err


def test_a_portable_folder_that_cannot_be_written_is_told_before_anything_is_played(beside, monkeypatch, capsys):
    (beside / "portable").mkdir()
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert main.main(["--portable"]) == main.UNWRITABLE
    assert "Permission denied" in capsys.readouterr().err and main.main([]) == 0


def test_a_checkout_tells_its_own_licences(capsys):
    assert main.main(["--licences"]) == 0
    said = capsys.readouterr().out
    assert "MIT License" in said and "Open Font License" in said


def test_a_package_tells_the_licences_of_everything_inside(capsys, monkeypatch, tmp_path):
    (tmp_path / "licences").mkdir()
    for name in ("SDL.txt", "Python.txt"):
        Path(tmp_path / "licences" / name).write_text(f"the terms of {name}", "utf-8")
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    assert main.main(["--licences"]) == 0
    said = capsys.readouterr().out
    assert said.index("the terms of Python.txt") < said.index("the terms of SDL.txt")


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit) as ended:
        main.main(["--version"])
    assert ended.value.code == 0 and VERSION in capsys.readouterr().out


@pytest.fixture
def nobody():
    """The end of a pipe whose reader has gone."""
    read, write = os.pipe()
    os.close(read)
    yield write
    os.close(write)


@pytest.mark.parametrize("asked", ["--licences", "--version", "--help"])
def test_a_reader_who_goes_ends_what_is_told_without_a_traceback(nobody, asked):
    command = [sys.executable, str(Path(main.__file__)), asked]
    done = subprocess.run(command, stdout=nobody, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_below_the_licences_is_a_sentence():
    with open("/dev/full", "wb") as full:
        command = [sys.executable, str(Path(main.__file__)), "--licences"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == main.FAILED and done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("error", "words"),
    [(ImportError("no module\nnamed x"), "damaged: no module named x."), (ValueError("odd"), "errors.log")],
)
def test_what_nobody_has_caught_is_a_sentence_and_in_the_log(beside, monkeypatch, capsys, error, words):
    def fail(*_):
        raise error

    (beside / "portable").mkdir()
    monkeypatch.setattr(app, "play", fail)
    monkeypatch.setattr(sys, "argv", ["three-crowns"])
    assert main.run() == main.FAILED
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and words in said.err
    assert str(error) in (beside / "portable" / "errors.log").read_text("utf-8")


def test_a_process_whose_output_was_closed_ends_all_the_same(beside, monkeypatch):
    (closed := io.StringIO()).close()  # as multiprocessing does in one of its own
    monkeypatch.setattr(sys, "stdout", closed)
    monkeypatch.setattr(sys, "argv", ["three-crowns"])
    monkeypatch.setattr(main, "_settle_output", lambda: None)
    assert main.run() == 0
