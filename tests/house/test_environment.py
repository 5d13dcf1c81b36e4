"""The environment that tools/dev.py makes: with a fake pip and a fake venv, no network."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.environment import CHECK_LOCK, LOCK, ROOT, Environment, SetupError, go_inside

VENV = """
import os, pathlib, sys
folder = pathlib.Path(sys.argv[-1])
python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
python.parent.mkdir(parents=True, exist_ok=True)
python.write_text("")
(folder / "made").write_text("x")
(folder / "half installed").unlink(missing_ok=True)
"""
PIP = """
import pathlib, sys
calls = pathlib.Path({calls!r})
calls.write_text((calls.read_text() if calls.exists() else "") + sys.argv[-1] + "\\n")
print({says!r})
sys.exit({code})
"""


@pytest.fixture
def root(tmp_path):
    for lock in (LOCK, CHECK_LOCK):
        (tmp_path / lock).write_text(f"thing-of-{lock}==1.0 --hash=sha256:00\n")
    return tmp_path


def environment(root, says="Collecting thing==1.0 (from x)", code=0):
    told = []
    pip = PIP.format(calls=str(root / "calls"), says=says, code=code)
    made = Environment(root, pip=[sys.executable, "-c", pip], venv=[sys.executable, "-c", VENV], say=told.append)
    made.told = told
    return made


def calls(root):
    path = root / "calls"
    return [Path(line).name for line in path.read_text().splitlines()] if path.exists() else []


def test_the_first_run_makes_everything_and_shows_progress(root):
    first = environment(root)
    first.ensure(LOCK)
    assert calls(root) == [LOCK]
    assert "    thing 1.0" in first.told and first.told[-1] == "Ready."


SLOW = """
import pathlib, time
root = pathlib.Path({root!r})
print("Collecting thi", end="", flush=True)
(root / "half").touch()
while not (root / "go").exists():
    time.sleep(0)
print("ng==1.0 (from x)")
"""


def test_a_package_is_told_though_its_line_comes_in_two_pieces(root, monkeypatch):
    looks = []

    def look_again(_seconds):
        looks.extend([1] * (root / "half").exists())
        if len(looks) == 2:  # between the two the first piece was read
            (root / "go").touch()

    first = environment(root)
    first._pip = [sys.executable, "-c", SLOW.format(root=str(root))]
    monkeypatch.setattr("tools.environment.time.sleep", look_again)
    first.ensure(LOCK)
    assert "    thing 1.0" in first.told


def test_packages_of_other_systems_are_not_counted(root):
    other = "linux" if sys.platform == "win32" else "win32"
    lines = [f'{name}==1.0 ; sys_platform == "{system}" \\\n    --hash=sha256:00'
             for name, system in (("ours", sys.platform), ("theirs", other))]  # fmt: skip
    (root / LOCK).write_text("\n".join(["thing==1.0 \\\n    --hash=sha256:00", *lines, ""]))
    first = environment(root)
    first.ensure(LOCK)
    assert f"  downloading and installing 2 packages of {LOCK}" in first.told


def test_the_next_run_starts_nothing(root):
    environment(root).ensure(LOCK)
    second = environment(root)
    second.ensure(LOCK)
    assert calls(root) == [LOCK] and second.told == []


def test_the_check_lock_comes_on_top(root):
    environment(root).ensure(LOCK)
    environment(root).ensure(LOCK, CHECK_LOCK)
    environment(root).ensure(LOCK)
    assert calls(root) == [LOCK, CHECK_LOCK]


def test_a_changed_lock_is_installed_again(root):
    environment(root).ensure(LOCK)
    (root / LOCK).write_text("thing==2.0 --hash=sha256:00\n")
    environment(root).ensure(LOCK)
    assert calls(root) == [LOCK, LOCK]


def test_a_half_made_environment_is_made_anew(root):
    with pytest.raises(SetupError):
        environment(root, says="error: killed", code=1).ensure(LOCK)
    (root / ".venv" / "half installed").write_text("x")
    environment(root).ensure(LOCK)
    assert calls(root) == [LOCK, LOCK]
    assert not (root / ".venv" / "half installed").exists()


def test_an_interrupted_renewal_leaves_no_stamp(root):
    environment(root).ensure(LOCK, CHECK_LOCK)
    (root / CHECK_LOCK).write_text("thing==2.0 --hash=sha256:00\n")
    with pytest.raises(SetupError):
        environment(root, code=1).ensure(LOCK, CHECK_LOCK)
    assert list((root / ".venv").glob("*.installed")) == []


def test_an_environment_without_its_python_is_made_anew(root):
    first = environment(root)
    first.ensure(LOCK)
    first.python.unlink()
    environment(root).ensure(LOCK)
    assert first.python.exists() and calls(root) == [LOCK, LOCK]


def test_an_environment_that_lost_files_is_made_anew(root):
    environment(root).ensure(LOCK)
    (root / ".venv" / "made").unlink()
    environment(root).ensure(LOCK)
    assert calls(root) == [LOCK, LOCK] and (root / ".venv" / "made").exists()


@pytest.mark.parametrize("stamp", ["", "one-word", "two words", "\x00"])
def test_a_broken_stamp_is_no_stamp(root, stamp):
    environment(root).ensure(LOCK)
    (root / ".venv" / f"{LOCK}.installed").write_text(stamp)
    environment(root).ensure(LOCK)
    assert calls(root) == [LOCK, LOCK]


@pytest.mark.parametrize(
    ("says", "sentence"),
    [
        ("Collecting thing==1.0\nNewConnectionError: Failed to establish a new connection", "no connection"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", "not the file that was tested"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("requirement thing==1.0\nERROR: No matching distribution found for thing==1.0", "no ready-made thing"),
        ("something nobody thought of", "installation of a package failed"),
    ],
)
def test_a_failed_download_is_one_sentence_that_names_the_log(root, says, sentence):
    with pytest.raises(SetupError) as caught:
        environment(root, says=says, code=1).ensure(LOCK)
    message = str(caught.value)
    assert sentence in message and "\n" not in message
    log = Path(message.split("details: ")[1].split(")")[0])
    assert says in log.read_text().replace("\r", "")
    log.unlink()


def test_a_pip_that_cannot_start_is_one_sentence(root):
    broken = Environment(root, pip=[str(root / "no-such-pip")], venv=[sys.executable, "-c", VENV], say=str)
    with pytest.raises(SetupError, match="installation of a package failed"):
        broken.ensure(LOCK)


def test_a_python_without_ensurepip_says_what_to_install(root, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SetupError, match="python3-venv"):
        Environment(root, pip=["none"], say=str).ensure(LOCK)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a folder that this user may not write")
def test_a_folder_that_cannot_be_written_is_one_sentence(root):
    environment(root).ensure(LOCK)
    (root / ".venv" / f"{LOCK}.installed").write_text("old")
    (root / ".venv").chmod(0o500)
    try:
        with pytest.raises(SetupError, match="could not be"):
            environment(root).ensure(LOCK)
    finally:
        (root / ".venv").chmod(0o700)


def test_a_file_in_the_way_is_one_sentence(root):
    (root / ".venv").write_text("not a folder")
    with pytest.raises(SetupError, match="could not be made"):
        environment(root).ensure(LOCK)


def test_a_tool_that_misses_a_package_is_run_by_the_environment_which_is_set_up_first(monkeypatch):
    done = []
    monkeypatch.setattr(Environment, "ensure", lambda self, *locks: done.append(locks))
    monkeypatch.setattr(subprocess, "call", lambda command: done.append(command) or 7)
    monkeypatch.setattr(sys, "argv", ["tools/verify_match.py", "match.txt"])
    go_inside("sys")
    assert done == []
    with pytest.raises(SystemExit) as ended:
        go_inside("sys", "no_such_package")
    python = str(Environment(ROOT).python)
    assert (done, ended.value.code) == ([(LOCK,), [python, "tools/verify_match.py", "match.txt"]], 7)
    with pytest.raises(SystemExit):
        go_inside("no_such_package", lock=CHECK_LOCK)
    assert done[2] == (LOCK, CHECK_LOCK)


def test_a_tool_that_cannot_be_given_its_packages_says_why_in_one_sentence(monkeypatch):
    def fail(self, *locks):
        raise SetupError("No connection.")

    monkeypatch.setattr(Environment, "ensure", fail)
    with pytest.raises(SystemExit, match=r"^No connection\.$"):
        go_inside("no_such_package")
