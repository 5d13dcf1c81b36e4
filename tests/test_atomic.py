"""Writing a file as a whole or not at all."""

import errno

import pytest

from game import atomic


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_the_text_replaces_what_was_there(tmp_path):
    path = tmp_path / "a.txt"
    for text in ("old and long", "new ő\n"):
        atomic.write_atomically(path, text)
    assert path.read_bytes() == "new ő\n".encode() and names(tmp_path) == ["a.txt"]


def test_a_failed_write_leaves_the_old_text(tmp_path, monkeypatch):
    def full(number):
        raise OSError(errno.ENOSPC, "refused")

    path = tmp_path / "a.txt"
    atomic.write_atomically(path, "old")
    monkeypatch.setattr(atomic.os, "fsync", full)
    with pytest.raises(OSError):
        atomic.write_atomically(path, "new")
    assert path.read_text() == "old" and names(tmp_path) == ["a.txt"]


def test_leftovers_of_killed_writers_go_and_nothing_else(tmp_path):
    for name in ("a.txt", "a.txt.77.tmp", "a.txt.78.tmp", "b.txt.77.tmp", "a.txt.bak"):
        (tmp_path / name).write_text("x")
    atomic.remove_leftovers(tmp_path / "a.txt")
    assert names(tmp_path) == ["a.txt", "a.txt.bak", "b.txt.77.tmp"]
