"""The app itself: ticks, drawing, resizing, full screen, failures, the end."""

import json

import pygame as pg
import pytest

from game.app import App
from game.scenes.scene import Scene
from game.settings import Settings, save
from tests.pilot import Pilot


class Plain(Scene):
    """Counts what it is told, and fails on demand."""

    name = "plain"

    def __init__(self, context):
        super().__init__(context)
        self.ticks = self.pictures = 0
        self.sizes = []
        self.left = False
        self.heard = []
        self.fails = ""

    def handle(self, event):
        self._maybe_fail("handle")
        self.heard.append(event.command or event.kind)

    def update(self):
        self._maybe_fail("update")
        self.ticks += 1

    def draw(self, canvas, remainder):
        self._maybe_fail("draw")
        self.pictures += 1
        self.remainder = remainder
        canvas.surface.fill("#123456")

    def resized(self, canvas):
        self.sizes.append(tuple(round(v) for v in canvas.size))

    def leave(self):
        self.left = True

    def _maybe_fail(self, where):
        if self.fails == where:
            raise RuntimeError(f"in {where}")


@pytest.fixture
def plain(pilot):
    pilot.open(Plain)
    return pilot


def test_a_tick_is_a_sixtieth_of_a_second(plain):
    before = plain.scene.ticks
    plain.time += 0.1
    plain.app.step([])
    assert plain.scene.ticks - before == 6


def test_a_long_pause_is_not_made_up_for(plain):
    before = plain.scene.ticks
    plain.time += 60
    plain.app.step([])
    assert plain.scene.ticks - before <= 16


def test_only_what_is_dirty_is_drawn(plain):
    before = plain.scene.pictures
    plain.ticks(100)
    assert plain.scene.pictures == before
    plain.scene.dirty = True
    plain.ticks(1)
    assert plain.scene.pictures == before + 1


def test_the_remainder_is_part_of_a_tick(plain):
    plain.time += 0.008
    plain.scene.dirty = True
    plain.app.step([])
    assert 0.3 < plain.scene.remainder < 0.7


def test_a_resize_is_stretched_at_once_and_laid_out_after_a_rest(plain):
    pg.display.set_mode((1000, 600), pg.RESIZABLE)
    plain.app.step([pg.event.Event(pg.WINDOWSIZECHANGED, x=1000, y=600)])
    assert plain.app.window.surface.get_at((990, 590)) == pg.Color("#123456")
    assert plain.scene.sizes == [(1280, 720)]
    plain.ticks(12)
    assert plain.scene.sizes[1:] == [(1280, 768)] and plain.context.input.scale == pytest.approx(0.78125)


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (2560, 1080), (700, 900), (320, 200)])
def test_any_size_has_room_for_the_design(plain, size):
    plain.resize(size)
    width, height = plain.scene.sizes[-1]
    assert width >= 1280 and height >= 720 and min(width / 1280, height / 720) == pytest.approx(1, abs=0.01)


def test_f11_fills_the_screen_and_gives_the_window_back(plain):
    plain.press("f11")
    assert plain.app.window.size == pg.display.get_desktop_sizes()[0] and plain.context.settings.full_screen
    plain.press("alt+enter")
    assert plain.app.window.size == (1280, 720) and "fullscreen" not in plain.scene.heard


def test_closing_the_window_leaves_every_scene_and_writes_the_size(tmp_path):
    pilot = Pilot(tmp_path).open(Plain)
    scene = pilot.scene
    pilot.resize((1100, 700))
    pilot.app.step([pg.event.Event(pg.QUIT)])
    assert not pilot.app.running
    pilot.close()
    assert scene.left and json.loads((tmp_path / "settings.json").read_text())["window"] == [1100, 700]


def test_going_back_from_the_last_scene_ends_the_program(plain):
    plain.context.stack.pop()
    plain.ticks(1)
    assert not plain.app.running


def test_what_was_not_yet_seen_is_not_clicked(plain):
    class Below(Plain):
        name = "below"

    first = plain.scene
    first.handle = lambda event: plain.context.stack.push(Below(plain.context))
    click = [pg.event.Event(kind, pos=(9, 9), button=1, touch=False) for kind in (pg.MOUSEBUTTONDOWN,) * 5]
    plain.app.step(click)
    assert plain.scene.name == "below" and plain.scene.heard == ["move"]
    plain.ticks(30)
    plain.app.step(click)
    assert plain.scene.heard == ["move", *["down"] * 5]


def test_what_follows_the_first_of_quick_clicks_is_not_for_the_scene_that_it_has_brought(plain):
    first, second = plain.scene, Plain(plain.context)
    plain.click((400, 300))
    plain.context.stack.push(second)
    plain.ticks(2)
    plain.click((400, 300))
    plain.click((400, 300))
    assert first.heard.count("down") == 1 and second.heard.count("down") == 0
    plain.click((400, 300))
    assert second.heard.count("down") == 1


def test_a_window_in_the_background_is_silent_and_holds_no_key(plain):
    muted = []
    plain.context.sound.mute = muted.append
    plain.context.input.fast = True
    plain.send(pg.event.Event(pg.WINDOWFOCUSLOST))
    plain.send(pg.event.Event(pg.WINDOWFOCUSGAINED))
    assert muted == [True, False] and not plain.context.input.fast
    plain.context.settings.mute_unfocused = False
    plain.send(pg.event.Event(pg.WINDOWFOCUSLOST))
    assert muted[-1] is False


@pytest.mark.parametrize("where", ["handle", "update", "draw"])
def test_a_scene_that_fails_gives_way_to_the_first_one(pilot, where):
    pilot.open(Plain)
    pilot.context.stack.push(Plain(pilot.context))
    broken = pilot.app.stack.top
    broken.fails = where
    pilot.app.step([pg.event.Event(pg.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=False)])
    broken.dirty = True
    pilot.ticks(3)
    log = (pilot.app.home / "errors.log").read_text(encoding="utf-8")
    assert f"RuntimeError: in {where}" in log and "in plain" in log
    assert pilot.app.stack.top is not broken and broken.left and pilot.app.running
    assert "errors.log" in pilot.toast


def test_a_program_that_cannot_recover_ends_with_a_sentence(pilot):
    class Broken(Plain):
        def __init__(self, context):
            super().__init__(context)
            self.fails = "draw"

    pilot.app.begin(Broken)
    pilot.ticks(10)
    assert not pilot.app.running and pilot.app.problem and "Traceback" not in pilot.app.problem


def test_a_first_scene_that_cannot_be_made_ends_with_a_sentence(pilot):
    def fail(context):
        raise ValueError("no")

    pilot.app.begin(fail)
    assert not pilot.app.running and pilot.app.problem


def test_a_failure_that_cannot_be_written_down_is_still_a_sentence(plain, monkeypatch):
    home = plain.app.home / "file"
    home.write_text("in the way")
    plain.app.home = home
    plain.scene.fails = "update"
    plain.ticks(1)
    plain.app.home = home.parent
    assert plain.toast.startswith("Something went wrong") and plain.app.running


def test_unreadable_settings_are_said_once(tmp_path):
    (tmp_path / "settings.json").write_text("{")
    pilot = Pilot(tmp_path).open(Plain)
    assert "set aside" in pilot.toast
    pilot.close()
    again = Pilot(tmp_path).open(Plain)
    assert again.toast == ""
    again.close()


def test_settings_that_cannot_be_written_are_one_sentence(plain, monkeypatch):
    def refuse(*_):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("game.settings.os.replace", refuse)
    plain.context.settings.shake = 1
    plain.context.apply_settings()
    assert "Read-only file system" in plain.toast


def test_a_slow_framebuffer_is_given_up(tmp_path, monkeypatch):
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr("game.view.window._has_no_card", lambda: False)
    pilot = Pilot(tmp_path).open(Plain)
    flip = pg.display.flip

    def slow():
        pilot.time += 0.02
        flip()

    monkeypatch.setattr(pg.display, "flip", slow)
    for _ in range(25):
        pilot.scene.dirty = True
        pilot.ticks(1)
    assert pilot.app.window.plain and pilot.scene.pictures >= 24
    pilot.close()
    assert json.loads((tmp_path / "settings.json").read_text())["framebuffer"] == "plain"


def test_a_quick_framebuffer_is_kept(tmp_path, monkeypatch):
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr("game.view.window._has_no_card", lambda: False)
    pilot = Pilot(tmp_path).open(Plain)
    for _ in range(30):
        pilot.scene.dirty = True
        pilot.ticks(1)
    assert not pilot.app.window.plain
    pilot.close()


def test_the_test_mode_tells_where_things_are(tmp_path, monkeypatch):
    class Told(Plain):
        def targets(self):
            return {"thing": (10, 20, 30, 40)}

        def status(self):
            return {"ply": 3}

    monkeypatch.setenv("THREE_CROWNS_STATUS", str(tmp_path / "status.json"))
    pilot = Pilot(tmp_path / "home", size=(1920, 1080)).open(Told)
    told = json.loads((tmp_path / "status.json").read_text())
    assert told["scene"] == "plain" and told["ply"] == 3 and told["targets"] == {"thing": [15, 30, 45, 60]}
    assert told["size"] == [1920, 1080]
    pilot.close()


def test_a_test_mode_that_cannot_write_stops_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("THREE_CROWNS_STATUS", str(tmp_path / "nowhere" / "status.json"))
    pilot = Pilot(tmp_path).open(Plain)
    assert pilot.scene.name == "plain" and pilot.scene.pictures
    pilot.close()


def test_a_home_that_is_a_file_is_a_sentence_each_and_stops_nothing(tmp_path):
    (tmp_path / "file").write_text("in the way")
    pilot = Pilot(tmp_path / "file").open(Plain)
    assert "settings" in pilot.toast
    pilot.app.settings.shake += 1
    pilot.app.apply_settings()
    pilot.ticks(400)
    assert "could not be saved" in pilot.toast and pilot.app.stack.top.name == "plain"
    pilot.close()


def test_the_language_of_the_command_line_is_used(tmp_path):
    save(Settings(language="hu"), tmp_path)
    app = App(tmp_path, lang="de")
    assert app.settings.language == "de"
    app.close()


def test_a_missing_picture_is_named_and_the_program_goes_on(plain, capfd):
    for name in ("ui/gone_one", "ui/gone_two", "ui/gone_one", "ui/gone_three", "ui/gone_four"):
        plain.context.canvas.put(name, 0, 0, 20, 20)
    said = []
    while plain.toast:
        said.append(plain.toast)
        plain.until(lambda: plain.toast != said[-1])
    assert said == [f"A file of the program is missing or damaged: gone_{n}.svg." for n in ("one", "two", "three")]
    assert "gone_four.svg" in capfd.readouterr().err and plain.app.running


def test_music_that_is_missing_is_said_once(plain):
    plain.context.sound.start()
    plain.context.sound.music("gone")
    plain.ticks(2)
    assert "gone.ogg" in plain.toast
    plain.ticks(400)
    assert plain.toast == ""


def test_without_a_sound_device_one_sentence_is_said(plain, monkeypatch):
    def fail(*_):
        raise pg.error("none")

    monkeypatch.setattr(pg.mixer, "init", fail)
    plain.app._after_first_frame()
    plain.ticks(2)
    assert plain.toast.startswith("No sound device") and plain.scene.name == "plain"
    plain.ticks(700)
    plain.app._after_first_frame()  # as the next start does
    plain.ticks(2)
    assert plain.toast == ""


def test_failures_far_apart_do_not_end_the_program(plain):
    for _ in range(8):
        plain.app.stack.top.fails = "update"
        plain.ticks(2)
        assert plain.app.running
        plain.time += 61
        plain.app.step([])


def test_an_event_that_cannot_be_read_ends_nothing(plain, monkeypatch):
    def fail(_raw):
        raise KeyError("odd pad")

    monkeypatch.setattr(plain.context.input, "translate", fail)
    plain.app.step([pg.event.Event(pg.KEYDOWN, key=pg.K_a, mod=0, unicode="", scancode=0)])
    assert plain.app.running and "odd pad" in (plain.app.home / "errors.log").read_text()


def test_a_scene_that_comes_back_hears_where_the_mouse_is(plain):
    plain.point((300, 200))
    below = plain.scene
    plain.context.stack.push(Plain(plain.context))
    plain.ticks(1)
    assert plain.scene.heard == ["move"]
    plain.point((10, 10))
    below.heard.clear()
    plain.context.stack.pop()
    plain.ticks(1)
    assert below.heard == ["move"]
