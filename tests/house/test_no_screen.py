"""Starting where no window can be opened."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import main
from game import demo, settings
from game.view import window


def test_main_says_so_and_runs_the_demo(monkeypatch):
    from game import app

    def no_window(*arguments):
        raise app.NoScreen("no screen was found")

    asked = []
    monkeypatch.setattr(app, "play", no_window)
    monkeypatch.setattr(demo, "run_instead", lambda reason, lang: asked.append((reason, lang)) or 0)
    assert main.main(["--lang", "hu"]) == 0
    assert asked == [("no screen was found", "hu")]


@pytest.mark.parametrize(
    ("environment", "screenless"),
    [({}, True), ({"DISPLAY": ":0"}, False), ({"WAYLAND_DISPLAY": "w"}, False), ({"SDL_VIDEODRIVER": "dummy"}, False)],
)
def test_a_linux_without_a_display_is_known_before_sdl_is_asked(monkeypatch, environment, screenless):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("os.path.exists", lambda path: False)
    assert window._is_screenless() == screenless


def test_the_demo_says_in_a_line_why_it_plays(monkeypatch, capsys):
    monkeypatch.setattr(demo, "_probe", lambda folder: None)
    monkeypatch.setattr(demo, "_play", lambda folder, key: None)
    assert demo.run_instead("no screen was found", "en") == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1 and "no screen was found" in out


@pytest.mark.parametrize(("lang", "heard"), [(None, "Itt nincs"), ("nl", "Er is hier geen")])
def test_the_demo_speaks_the_language_that_was_chosen(monkeypatch, tmp_path, capsys, lang, heard):
    monkeypatch.setenv("THREE_CROWNS_HOME", str(tmp_path))
    monkeypatch.setattr(demo, "_play", lambda folder, key: None)
    settings.save(settings.Settings(language="hu"), tmp_path)
    assert demo.run_instead("-", lang) == 0
    assert heard in capsys.readouterr().out


MAIN = Path(main.__file__)


def run_without_a_screen(tmp_path, streams, **more):
    """Run main.py from a shell with the streams as given; return what is left to be heard."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "DISPLAY"))}
    environment |= {"THREE_CROWNS_HOME": str(tmp_path), "SDL_VIDEODRIVER": "nonsense", "LANGUAGE": "hu", **more}
    command = f'exec "{sys.executable}" "{MAIN}" {streams}'
    return subprocess.run(command, shell=True, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.skipif(os.name == "nt", reason="needs a shell of POSIX")
@pytest.mark.parametrize("streams", ["<&- >&- 2>&-", ">&-", "2>&-"])
def test_closed_streams_stop_nothing(tmp_path, streams):
    done = run_without_a_screen(tmp_path, streams)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "demo" / "replay.threecrowns").exists()


@pytest.mark.skipif(os.name == "nt", reason="needs a shell of POSIX")
def test_a_terminal_without_our_letters_gets_question_marks(tmp_path):
    done = run_without_a_screen(tmp_path, "", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "") and "?" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_an_output_on_a_full_disk_is_one_sentence(tmp_path):
    done = run_without_a_screen(tmp_path, ">/dev/full", LANGUAGE="en")
    assert done.returncode == demo.UNWRITABLE
    assert done.stderr.count("\n") == 1 and "No space left" in done.stderr


@pytest.mark.parametrize("arguments", [[], ["--demo", "somewhere"], ["a.txt"]])
@pytest.mark.parametrize("left", [(), ("images",), ("fonts", "sounds")])
def test_a_program_without_its_files_says_so_in_a_sentence(monkeypatch, tmp_path, capsys, arguments, left):
    for name in left:
        (tmp_path / name).mkdir()
    monkeypatch.setattr(main.paths, "asset", lambda *parts: tmp_path.joinpath(*parts))
    assert main.main(arguments) == main.INCOMPLETE
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and str(tmp_path) in said.err
