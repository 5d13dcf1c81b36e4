"""Raw events of mouse, keys and pads, and what they mean."""

import pygame as pg
import pytest

from game.view.input import COMMANDS, KEYS, MOUSE, PAD, Input


def click(source):
    down = pg.event.Event(pg.MOUSEBUTTONDOWN, pos=(200, 100), button=1, touch=False)
    up = pg.event.Event(pg.MOUSEBUTTONUP, pos=(200, 100), button=1, touch=False)
    return [event.clicks for event in source.translate([down, up]) if event.kind == "down"]


@pytest.fixture
def source():
    pg.display.init()
    made = Input()
    made.begin(2.0)
    return made


def key(code, mod=0, kind=pg.KEYDOWN):
    return pg.event.Event(kind, key=code, mod=mod, unicode="", scancode=0)


def words(source, *raw):
    return [event.command for event in source.translate(raw)]


@pytest.mark.parametrize(
    ("code", "mod", "word"),
    [
        (pg.K_UP, 0, "up"), (pg.K_RETURN, 0, "confirm"), (pg.K_KP_ENTER, 0, "confirm"), (pg.K_ESCAPE, 0, "back"),
        (pg.K_TAB, 0, "next"), (pg.K_TAB, pg.KMOD_LSHIFT, "previous"), (pg.K_u, 0, "undo"),
        (pg.K_y, 0, "redo"), (pg.K_r, 0, "look_back"),
        (pg.K_u, pg.KMOD_RSHIFT, "redo"), (pg.K_z, pg.KMOD_LCTRL, "undo"), (pg.K_z, pg.KMOD_META, "undo"),
        (pg.K_z, pg.KMOD_LCTRL | pg.KMOD_LSHIFT, "redo"), (pg.K_y, pg.KMOD_LCTRL, "redo"), (pg.K_h, 0, "hint"),
        (pg.K_l, 0, "log"), (pg.K_m, 0, "menu"), (pg.K_F10, 0, "menu"), (pg.K_F11, 0, "fullscreen"),
        (pg.K_RETURN, pg.KMOD_LALT, "fullscreen"), (pg.K_SPACE, 0, "fast"), (pg.K_F1, 0, "help"),
        (pg.K_3, 0, "digit_3"), (pg.K_KP_7, 0, "digit_7"), (pg.K_PAGEDOWN, 0, "page_down"),
        (pg.K_a, pg.KMOD_LCTRL, "select_all"), (pg.K_v, pg.KMOD_META, "paste"),
    ],
)  # fmt: skip
def test_keys(source, code, mod, word):
    assert words(source, key(code, mod)) == [word] and word in COMMANDS and source.device == KEYS


def test_a_held_key_repeats_only_where_more_of_the_same_is_meant(source):
    assert words(source, key(pg.K_RIGHT), key(pg.K_RIGHT)) == ["right", "right"]
    assert words(source, key(pg.K_RETURN), key(pg.K_RETURN)) == ["confirm"]
    assert words(source, key(pg.K_RETURN, kind=pg.KEYUP), key(pg.K_RETURN)) == ["confirm"]


def test_space_is_held_and_let_go(source):
    assert words(source, key(pg.K_SPACE), key(pg.K_SPACE)) == ["fast"] and source.fast
    events = source.translate([key(pg.K_SPACE, kind=pg.KEYUP)])
    assert [(event.kind, event.command) for event in events] == [("release", "fast")] and not source.fast


def test_a_window_that_loses_the_keyboard_forgets_what_is_held(source):
    words(source, key(pg.K_SPACE), key(pg.K_RETURN))
    source.release()
    assert not source.fast and words(source, key(pg.K_RETURN)) == ["confirm"]


def test_typing_takes_letters_but_leaves_the_keys_that_edit(source):
    source.type_into(True)
    assert words(source, key(pg.K_u), key(pg.K_SPACE), key(pg.K_5)) == []
    editing = (key(pg.K_BACKSPACE), key(pg.K_LEFT), key(pg.K_c, pg.KMOD_LCTRL))
    assert words(source, *editing) == ["backspace", "left", "copy"]
    assert [event.text for event in source.translate([pg.event.Event(pg.TEXTINPUT, text="ő")])] == ["ő"]
    source.type_into(False)
    assert source.translate([pg.event.Event(pg.TEXTINPUT, text="ő")]) == []


def test_other_keys_are_told_without_a_meaning(source):
    assert [event.kind for event in source.translate([key(pg.K_q)])] == ["key"]


def test_shift_and_control_are_told(source):
    event = source.translate([key(pg.K_LEFT, pg.KMOD_LSHIFT | pg.KMOD_LCTRL)])[0]
    assert event.shift and event.control


def motion(pos, rel=(9, 9)):
    return pg.event.Event(pg.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 0, 0), touch=False)


def test_the_mouse_is_told_in_logical_units(source):
    event = source.translate([motion((300, 100))])[0]
    assert (event.kind, event.x, event.y) == ("move", 150, 50)
    wheel = pg.event.Event(pg.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-2.0, flipped=False)
    event = source.translate([wheel])[0]
    assert (event.kind, event.x, event.wheel) == ("wheel", 150, -2)


def test_a_mouse_that_is_merely_shaken_does_not_become_the_device(source):
    words(source, key(pg.K_UP))
    source.translate([motion((300, 100), (1, 0))])
    assert source.device == KEYS
    source.translate([motion((320, 100), (20, 0))])
    assert source.device == MOUSE


def test_the_back_button_of_a_mouse_goes_back(source):
    down = pg.event.Event(pg.MOUSEBUTTONDOWN, pos=(0, 0), button=6, touch=False)
    up = pg.event.Event(pg.MOUSEBUTTONUP, pos=(0, 0), button=6, touch=False)
    assert words(source, down, up) == ["back"]


def pad_button(button):
    return pg.event.Event(pg.JOYBUTTONDOWN, instance_id=0, button=button)


def test_a_pad(source):
    buttons = [pad_button(number) for number in (0, 1, 3, 7)]
    assert words(source, *buttons) == ["confirm", "back", "undo", "menu"]
    assert source.device == PAD
    assert words(source, pad_button(40)) == []


def stick(axis, value):
    return pg.event.Event(pg.JOYAXISMOTION, instance_id=0, axis=axis, value=value)


def test_a_stick_fires_once_when_pushed_and_repeats_while_held(source):
    assert words(source, stick(0, 0.5), stick(0, 0.9), stick(0, 0.55), stick(0, 0.95)) == ["right"]
    repeated = [event.command for _ in range(60) for event in source.update()]
    assert 4 <= len(repeated) <= 8 and set(repeated) == {"right"}
    words(source, stick(0, 0.1))
    assert [event for _ in range(60) for event in source.update()] == []
    assert words(source, stick(1, -1.0)) == ["up"]


def test_a_cross(source):
    hat = [pg.event.Event(pg.JOYHATMOTION, instance_id=0, hat=0, value=value) for value in ((0, 1), (0, 0), (-1, 0))]
    assert words(source, *hat) == ["up", "left"]


def test_a_pad_that_is_pulled_out_holds_nothing(source):
    words(source, stick(0, 1.0))
    words(source, pg.event.Event(pg.JOYDEVICEREMOVED, instance_id=0))
    assert [event for _ in range(60) for event in source.update()] == []


def test_a_second_click_soon_after_is_a_double_click(source):
    assert click(source) == [1]
    for _ in range(20):
        source.update()
    assert click(source) == [2]
    assert click(source) == [3]
    assert click(source) == [1]  # a fourth one begins anew
    for _ in range(30):
        source.update()
    assert click(source) == [1]
