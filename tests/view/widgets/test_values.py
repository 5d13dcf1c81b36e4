"""Steppers, segments, tabs, sliders, pickers: everything that holds one of several values."""

import pytest

from game.view.widgets.picker import Picker
from game.view.widgets.segments import Segments
from game.view.widgets.slider import Slider
from game.view.widgets.stepper import Stepper
from game.view.widgets.tabs import Tabs

VALUES = [("a", "first"), ("b", lambda: "second"), ("c", "third")]


@pytest.fixture
def heard():
    return []


def test_the_arrows_of_a_stepper(bench, heard):
    pilot = bench(Stepper("s", VALUES, "b", heard.append).place(100, 100, 200, 42))
    for part in ("s.more", "s.more", "s.less", "s.less", "s.less"):
        pilot.click(part)
    assert heard == ["c", "b", "a"]


def test_a_stepper_by_keys(bench, heard):
    pilot = bench(Stepper("s", VALUES, "a", heard.append).place(100, 100, 200, 42))
    pilot.press("tab", "right", "right", "right", "left", "enter", "enter")
    assert heard == ["b", "c", "b", "c", "a"]


def test_the_wheel_turns_a_stepper_up_to_its_end(bench, heard):
    pilot = bench(Stepper("s", VALUES, "a", heard.append).place(100, 100, 200, 42))
    for notch in (-1, -1, -1, 1):
        pilot.wheel("s", notch)
    assert heard == ["b", "c", "b"]


def test_at_its_end_the_arrow_leaves_the_stepper(bench, heard):
    pilot = bench(Stepper("s", VALUES, "c", heard.append).place(300, 100, 200, 42),
                  Stepper("t", VALUES, "a", heard.append).place(600, 100, 200, 42))  # fmt: skip
    pilot.press("tab", "right")
    assert pilot.focus == "t" and heard == []


def test_an_unknown_value_shows_the_first(heard):
    stepper = Stepper("s", VALUES, "nonsense", heard.append)
    assert stepper.value == "a" and heard == []


@pytest.mark.parametrize("kind", [Segments, Tabs])
def test_plates(bench, heard, kind):
    pilot = bench(kind("s", VALUES, "a", heard.append).place(100, 100, 300, 42))
    pilot.click("s.c")
    pilot.click("s.c")
    pilot.press("left", "left", "left", "enter")
    assert heard == ["c", "b", "a", "b"]


def test_a_slider_follows_the_mouse(bench, heard):
    slider = Slider("s", 50, heard.append).place(100, 100, 228, 40)
    pilot = bench(slider)
    pilot.click((114, 120))
    assert slider.value == 0
    pilot.drag((114, 120), (400, 300))
    assert slider.value == 100 and heard[-1] == 100


def test_a_slider_by_keys_and_wheel(bench, heard):
    slider = Slider("s", 50, heard.append).place(100, 100, 228, 40)
    pilot = bench(slider)
    pilot.press("tab", "right", "right", "left", "end", "right", "home", "left")
    pilot.wheel("s", 1)
    assert heard == [55, 60, 55, 100, 0, 5]


def test_a_picker_passes_over_what_is_taken(bench, heard):
    picker = Picker("p", "Crest", range(4), 0, heard.append, lambda: "ui/crest_0", free=lambda value: value != 1)
    pilot = bench(picker.place(100, 100, 120, 60))
    pilot.click("p.more")
    pilot.click("p.less")
    pilot.press("left")
    assert heard == [2, 0, 3]


def test_a_picker_with_nothing_free_stays(bench, heard):
    picker = Picker("p", "Crest", range(3), 1, heard.append, lambda: "ui/crest_0", free=lambda value: False)
    pilot = bench(picker.place(100, 100, 120, 60))
    pilot.press("tab", "enter")
    assert heard == [] and picker.value == 1
