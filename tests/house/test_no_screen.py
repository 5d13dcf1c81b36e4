"""Starting where no window can be opened."""

import sys

import pytest

import main
from game import demo
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
    monkeypatch.setattr(demo, "run", lambda folder, lang: 0)
    assert demo.run_instead("no screen was found", "en") == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1 and "no screen was found" in out
