"""tools/dev.py: what it runs, what it returns, and that nothing it started outlives it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools import dev
from tools.environment import ROOT, SetupError


class Ended:
    def __init__(self, code):
        self.code = code

    def wait(self, _patience=None):
        return self.code

    def terminate(self):
        pass


class Fake:
    python = Path(sys.executable)

    def __init__(self, error=None):
        self.error = error

    def ensure(self, *locks):
        if self.error:
            raise self.error


def test_dev_reports_a_failed_setup_with_its_sentence_and_code_1(capsys):
    assert dev.main(["play"], Fake(SetupError("No connection."))) == 1
    assert capsys.readouterr().err == "No connection.\n"


def test_dev_passes_arguments_on_and_returns_the_exit_code(monkeypatch):
    seen = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **rest: seen.append((command, rest["env"])) or Ended(3))
    assert dev.main(["test", "-k", "crown"], Fake()) == 3
    command, env = seen[0]
    assert command[1:] == ["-m", "pytest", "-k", "crown"]
    assert env["SDL_VIDEODRIVER"] == "dummy" and env["SDL_AUDIODRIVER"] == "dummy"
    dev.main(["play", "--demo", "out"], Fake())
    assert seen[1][0][1:] == [str(ROOT / "main.py"), "--demo", "out"]


def test_files_of_the_game_are_named_from_where_one_stands(tmp_path, monkeypatch):
    checkout, here = tmp_path / "checkout", tmp_path / "here"
    checkout.mkdir()
    here.mkdir()
    (checkout / "main.py").write_text("import pathlib, sys; pathlib.Path(sys.argv[1]).touch()")
    monkeypatch.setattr(dev, "ROOT", checkout)
    monkeypatch.chdir(here)
    assert dev.main(["play", "written"], Fake()) == 0
    assert (here / "written").exists() and not (checkout / "written").exists()


def test_a_check_runs_the_tests_of_the_house_unless_they_are_run_anyway(monkeypatch):
    ran = []
    monkeypatch.setattr(dev, "run", lambda environment, arguments, extra: ran.append(arguments[-1]) or 0)
    assert dev.main(["check"], Fake()) == dev.main(["check", "--no-tests"], Fake()) == 0
    assert ran.count("tests/house") == 1 and ran.count("check") == 2


def test_dev_stops_quietly_when_interrupted(capsys):
    assert dev.main(["play"], Fake(KeyboardInterrupt())) == 130
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "code"), [([], 2), (["fly"], 2), (["--help"], 0)])
def test_dev_names_its_commands(arguments, code, capsys):
    assert dev.main(arguments, Fake()) == code
    out = capsys.readouterr().out
    assert all(name in out for name in dev.COMMANDS)


def test_dev_says_which_python_it_needs(monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert dev.main(["play"], Fake()) == 1
    assert "needs Python 3.11 or newer; this is 3.9" in capsys.readouterr().out


@pytest.mark.parametrize(("codes", "code"), [((0, 0), 0), ((1, 0), 1), ((0, 1), 1), ((0, -9), -9)])
def test_all_tests_are_run_in_two_parts_and_either_can_fail_them(monkeypatch, capsys, codes, code):
    left, ran = list(codes), []

    def start(environment, arguments, extra, out):
        ran.append(arguments)
        out.write("closing line\n")
        return Ended(left.pop(0))

    monkeypatch.setattr(dev, "start", start)
    monkeypatch.setattr(dev, "run", lambda environment, arguments, extra: ran.append(arguments) or left.pop())
    assert dev.main(["test"], Fake()) == code
    first, second = ran
    assert set(dev.ALONE) <= set(first) and capsys.readouterr().out == "closing line\n"
    assert {f"--ignore={folder}" for folder in dev.ALONE} <= set(second)
    assert all((ROOT / folder).is_dir() for folder in dev.ALONE)


RUNNER = """
import pathlib, signal, sys
from types import SimpleNamespace
from tools import dev

signal.signal(signal.SIGTERM, dev.stop)
python = SimpleNamespace(python=pathlib.Path(sys.executable))
dev.run(python, ["-c", "import time; print('up', flush=True); time.sleep(600)"])
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows ends a program without asking it")
def test_what_dev_started_ends_with_it():
    with subprocess.Popen([sys.executable, "-c", RUNNER], cwd=ROOT, stdout=subprocess.PIPE) as asked:
        assert asked.stdout.readline() == b"up\n"
        asked.terminate()
        assert asked.communicate(timeout=60)[0] == b""  # comes to an end when nobody is left who could write
    assert asked.returncode == 128 + signal.SIGTERM
