"""Focus, mouse, keys and pad, for widgets of all kinds."""

import pygame as pg
import pytest

from game.view.widgets.button import Button, IconButton
from game.view.widgets.check import Check, Choice


@pytest.fixture
def pressed():
    return []


@pytest.fixture
def three(bench, pressed):
    """Three buttons in a row; the one in the middle is disabled in some tests."""
    buttons = [Button(f"b{i}", f"Button {i}", lambda i=i: pressed.append(i)).place(100 + i * 200, 100, 160, 50)
               for i in range(3)]  # fmt: skip
    return bench(*buttons)


def test_a_click_presses(three, pressed):
    three.click("b1")
    assert pressed == [1] and three.scene.sounds == ["hover", "click"]


def test_letting_go_elsewhere_does_not_press(three, pressed):
    three.drag("b0", "b1")
    assert pressed == []


def test_the_right_button_does_not_press(three, pressed):
    three.click("b0", button=3)
    assert pressed == []


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_and_space_press_what_has_the_focus(three, pressed, key):
    three.press("tab", "tab", key)
    assert pressed == [1]


def test_tab_goes_round_in_both_directions(three):
    seen = []
    for key in ("tab", "tab", "tab", "tab", "shift+tab", "shift+tab"):
        three.press(key)
        seen.append(three.focus)
    assert seen == ["b0", "b1", "b2", "b0", "b2", "b1"]


def test_the_first_arrow_takes_the_focus_and_later_ones_move_it(three):
    seen = []
    for key in ("right", "right", "right", "right", "left"):
        three.press(key)
        seen.append(three.focus)
    assert seen == ["b0", "b1", "b2", "b2", "b1"]


def test_an_arrow_that_leads_nowhere_is_left_to_the_scene(three):
    three.press("right", "up")
    assert three.scene.unused == ["up"]


def test_a_pad_moves_and_presses(three, pressed):
    three.pad(5)
    three.pad(5)
    three.pad(0)
    assert pressed == [1] and three.context.input.device == "pad"


def test_what_is_disabled_is_neither_pressed_nor_focused(three, pressed):
    three.scene.ui.find("b1").enabled = False
    assert "b1" not in three.targets()
    three.click((380, 125))
    three.press("tab", "tab")
    assert pressed == [] and three.focus == "b2" and three.scene.sounds == ["refuse"]


def test_a_focused_widget_that_disappears_loses_the_focus(three):
    three.press("tab")
    three.scene.ui.find("b0").visible = False
    three.ticks(2)
    assert three.focus == ""


def test_the_ring_is_drawn_for_keys_only(three):
    three.click("b0")
    assert three.focus == "b0" and not three.scene.ui.shows_focus
    three.press("tab")
    assert three.scene.ui.shows_focus
    three.point("b1")
    assert not three.scene.ui.shows_focus


def test_small_things_can_be_hit_a_little_beside_them(bench, pressed):
    knob = IconButton("knob", "Back", "back", lambda: pressed.append("knob")).place(100, 100, 20, 20)
    pilot = bench(knob)
    pilot.click((93, 110))
    pilot.click((80, 110))
    assert pressed == ["knob"]


def test_hovering_warms_and_cools(three):
    button = three.scene.ui.find("b0")
    three.point("b0")
    three.ticks(10)
    assert button.hovered and button.warmth == 1.0
    three.point((5, 5))
    three.ticks(10)
    assert not button.hovered and button.warmth == 0.0


def test_nothing_is_drawn_while_nothing_changes(three):
    three.point("b0")
    three.ticks(60)
    before = three.app.screen.pictures
    three.ticks(120)
    assert three.app.screen.pictures == before


def test_a_tip_appears_after_a_rest(bench):
    pilot = bench(IconButton("back", "Go back", "back", lambda: None).place(100, 100, 42, 42))
    pilot.point("back")
    pilot.ticks(10)
    without = pilot.app.window.surface.copy()
    pilot.ticks(60)
    assert without.get_at((121, 160)) != pilot.app.window.surface.get_at((121, 160))


def test_no_tip_covers_what_a_click_has_just_opened(bench):
    pilot = bench(
        IconButton("open", "Open", "back", lambda: pilot.scene.ui.focus(pilot.scene.ui.find("other"))).place(
            100, 100, 42, 42
        ),
        Button("other", "Other", lambda: None).place(500, 100, 160, 50),
    )
    pilot.click("open")
    without = pilot.app.window.surface.get_at((121, 160))
    pilot.ticks(90)
    assert pilot.app.window.surface.get_at((121, 160)) == without
    pilot.point("other")
    pilot.point("open")
    pilot.ticks(90)
    assert pilot.app.window.surface.get_at((121, 160)) != without


def test_a_check_turns_over(bench):
    heard = []
    pilot = bench(Check("check", "Sound", False, heard.append).place(100, 100, 300, 40))
    pilot.click("check")
    pilot.press("space", "enter")
    assert heard == [True, False, True] and pilot.scene.ui.find("check").value


def test_choices_exclude_one_another(bench):
    chosen = ["a"]
    rows = [Choice(f"c{name}", name, lambda n=name: chosen[0] == n, lambda n=name: chosen.__setitem__(0, n))
            .place(100, 100 + i * 70, 300, 54) for i, name in enumerate("abc")]  # fmt: skip
    pilot = bench(*rows)
    pilot.click("cb")
    assert [row.chosen() for row in rows] == [False, True, False]
    pilot.press("down", "enter")
    assert chosen == ["c"]


def test_names_lead_to_widgets(three):
    assert three.scene.ui.find("b2").label == "Button 2"
    with pytest.raises(KeyError):
        three.scene.ui.find("nobody")


def test_widgets_that_take_the_place_of_others_keep_focus_pointer_and_press(three, pressed):
    ui = three.scene.ui
    three.point("b1")
    x, y = three.middle("b1")
    three.send(pg.event.Event(pg.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False))
    again = [Button(f"b{i}", "again", lambda i=i: pressed.append(10 + i)).place(100 + i * 200, 100, 160, 50)
             for i in (0, 1)]  # fmt: skip
    ui.replace(again)
    assert ui.focused is again[1] and again[1].hovered and again[1].pressed and again[1].warmth > 0
    three.send(pg.event.Event(pg.MOUSEBUTTONUP, pos=(x, y), button=1, touch=False))
    assert pressed == [11]


def test_the_focus_goes_when_its_widget_has_no_heir(three):
    three.press("tab")
    three.scene.ui.replace([Button("other", "Other", lambda: None).place(100, 100, 160, 50)])
    assert three.focus == "" and set(three.targets()) == {"other"}
    three.press("tab")
    assert three.focus == "other"
