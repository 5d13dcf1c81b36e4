"""The settings scene: what is changed is felt at once and kept."""

import json

import pytest

from game.language import LANGUAGES, current
from game.scenes.settings import SettingsScene
from game.scenes.title import Title


@pytest.fixture
def scene(pilot):
    return pilot.open(SettingsScene)


def kept(pilot):
    pilot.context.apply_settings()
    return json.loads((pilot.app.home / "settings.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language_changes_at_once(scene, code):
    scene.click(f"language.{code}")
    assert current() == code and scene.context.settings.language == code


@pytest.mark.parametrize(("size", "scale"), [("small", 0.9), ("large", 1.15), ("very_large", 1.3)])
def test_the_text_size_changes_at_once(scene, size, scale):
    scene.click(f"text_size.{size}")
    assert scene.context.canvas.text_scale == scale and kept(scene)["text_size"] == size


def test_everything_by_mouse(scene):
    for part in ("animation.more", "least_thinking.more", "least_thinking.more", "reduced_motion", "confirm_moves",
                 "confirm_spending", "threats", "mute_unfocused", "palette_contrast"):  # fmt: skip
        scene.click(part)
    told = kept(scene)
    assert told["animation"] == "fast" and told["least_thinking"] == 10 and told["palette"] == "contrast"
    switched = ("reduced_motion", "confirm_moves", "confirm_spending", "threats", "mute_unfocused")
    assert [told[name] for name in switched] == [True, False, True, True, False]


def test_everything_by_keys(scene):
    focus = []
    for _ in range(40):
        scene.press("tab")
        focus.append(scene.focus)
        if scene.focus in ("shake", "master", "music", "effects"):
            scene.press("home", "right")
    wanted = {name for name in scene.targets() if "." not in name}
    assert wanted <= set(focus)
    told = kept(scene)
    assert [told[name] for name in ("shake", "master", "music", "effects")] == [5, 5, 5, 5]


def test_volumes_are_heard_while_they_change(scene):
    heard = []
    scene.context.sound.volumes = lambda *values: heard.append(values)
    scene.click("music")
    assert heard and heard[-1][0] == 80


def test_full_screen_by_the_box_and_by_f11_agree(scene):
    scene.click("full_screen")
    assert scene.app.window.full_screen
    scene.press("f11")
    assert not scene.app.window.full_screen and scene.scene.ui.find("full_screen").value is False


def test_defaults_are_asked_for(scene):
    scene.click("palette_greys")
    scene.click("reduced_motion")
    scene.click("defaults")
    assert scene.scene.name == "dialog"
    scene.click("no")
    assert scene.context.settings.palette == "greys"
    scene.click("defaults")
    scene.click("yes")
    assert scene.context.settings.palette == "heraldic" and not scene.context.settings.reduced_motion
    assert scene.scene.ui.find("reduced_motion").value is False


@pytest.mark.parametrize("way", ["done", "back", "escape"])
def test_all_ways_out_keep_what_was_changed(pilot, way):
    pilot.open(Title)
    pilot.click("settings")
    pilot.click("threats")
    pilot.press(way) if way == "escape" else pilot.click(way)
    assert pilot.scene.name == "title"
    assert json.loads((pilot.app.home / "settings.json").read_text())["threats"] is True


def test_the_keys_are_shown(scene):
    scene.click("keys")
    assert scene.scene.name == "keys"
    scene.press("enter")
    assert scene.scene.name == "settings"
