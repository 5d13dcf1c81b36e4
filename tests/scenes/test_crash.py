"""What a person is told when something fails that nobody expected."""

import sys
from datetime import datetime

import pytest

from game import paths
from game.scenes import crash

NOW = datetime(2024, 5, 17, 21, 40)


@pytest.fixture
def program(monkeypatch, tmp_path):
    """The file that we run from."""
    file = tmp_path / "program"
    file.write_text("old")
    monkeypatch.setattr(sys, "executable", str(file))
    monkeypatch.setattr(crash, "_BEGUN", crash._program())
    return file


def told(error, tmp_path):
    return crash.record(error, "the app", tmp_path, NOW)


def replace(file):
    file.with_name("new").write_text("new")
    file.with_name("new").replace(file)


@pytest.mark.parametrize("change", [replace, lambda file: file.unlink()])
def test_a_failure_after_an_update_below_the_running_program_asks_for_a_new_start(program, tmp_path, change):
    assert "start it again" not in told(ValueError("incorrect header"), tmp_path)
    change(program)
    assert "start it again" in told(ValueError("incorrect header"), tmp_path)
    assert "incorrect header" in (tmp_path / crash.FILE).read_text("utf-8")


@pytest.mark.parametrize("error", [ImportError("no\nx"), NotImplementedError("no x")])
def test_a_library_that_is_missing_is_named(program, tmp_path, error):
    assert told(error, tmp_path) == "A file of the program is missing or damaged: no x."


@pytest.mark.parametrize(("file", "words"), [(paths.asset("images"), "damaged"), (paths.root() / "x", "went wrong")])
def test_a_file_of_the_program_that_may_not_be_read_is_named(program, tmp_path, file, words):
    said = told(PermissionError(13, "Permission denied", str(file)), tmp_path)
    assert words in said and (str(file) in said) == (words == "damaged")
