"""Typing into a field of the real app."""

import pygame as pg
import pytest

from game.view.widgets.button import Button
from game.view.widgets.textfield import TextField


@pytest.fixture
def heard():
    return []


@pytest.fixture
def field(bench, heard):
    return bench(
        TextField("name", "Henry", 10, heard.append, hint="Name").place(100, 100, 220, 42),
        Button("next", "Next", lambda: heard.append("button")).place(100, 200, 160, 50),
    )


@pytest.fixture
def clipboard(monkeypatch):
    kept = [""]
    monkeypatch.setattr(pg.scrap, "put_text", lambda text: kept.__setitem__(0, text))
    monkeypatch.setattr(pg.scrap, "get_text", lambda: kept[0])
    return kept


def value(pilot):
    return pilot.scene.ui.find("name").value


def selected(pilot):
    return pilot.scene.ui.find("name").line.selected


def test_reaching_it_by_tab_selects_everything_and_typing_replaces_it(field, heard):
    field.press("tab")
    assert selected(field) == "Henry"
    field.type("Győző")
    assert value(field) == "Győző" and heard[-1] == "Győző"


def test_no_more_than_the_longest(field):
    field.press("tab")
    field.type("abcdefghijklmno")
    assert value(field) == "abcdefghij"


def test_letters_and_space_are_no_commands_while_typing(field):
    field.press("tab")
    field.press("u", "h", "m", "space", "1")
    assert value(field) == "Henry" and field.scene.unused == []


def test_letters_are_commands_again_afterwards(field):
    field.press("tab", "tab", "u")
    assert field.scene.unused == ["undo"]


def test_a_click_puts_the_caret_where_it_was(field):
    field.click((115, 121))
    field.type("X")
    assert value(field) == "XHenry"
    field.click((300, 121))
    field.type("Y")
    assert value(field) == "XHenryY"


def test_dragging_selects(field):
    field.drag((115, 121), (310, 121))
    assert selected(field) == "Henry"
    field.press("delete")
    assert value(field) == ""


def test_shift_and_arrows_select_home_and_end_go(field):
    field.press("tab", "home", "shift+right", "shift+right", "backspace")
    assert value(field) == "nry"
    field.press("end")
    field.type("!")
    assert value(field) == "nry!"


def test_copy_cut_and_paste(field, clipboard):
    field.press("tab", "ctrl+c")
    assert clipboard == ["Henry"]
    field.press("end", "ctrl+v")
    assert value(field) == "HenryHenry"
    field.press("ctrl+a", "ctrl+x")
    assert value(field) == "" and clipboard == ["HenryHenry"]


def test_what_is_pasted_is_one_clean_line(field, clipboard):
    clipboard[0] = "a\r\nb\tc"
    field.press("tab", "ctrl+v")
    assert value(field) == "abc"


@pytest.mark.parametrize("error", [pg.error("no clipboard"), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no text")])
def test_a_clipboard_that_fails_is_an_empty_one(field, monkeypatch, error):
    def fail(*_):
        raise error

    monkeypatch.setattr(pg.scrap, "get_text", fail)
    monkeypatch.setattr(pg.scrap, "put_text", fail)
    field.press("tab", "ctrl+c", "end", "ctrl+v")
    assert value(field) == "Henry"


def test_down_leaves_the_field_and_enter_is_for_who_wants_it(field, heard):
    field.press("tab", "down", "enter")
    assert heard == ["button"]


def test_composing_shows_without_changing_and_is_committed_by_text(field):
    field.press("tab", "end")
    field.send(pg.event.Event(pg.TEXTEDITING, text="に", start=0, length=1))
    field.press("enter")
    assert value(field) == "Henry" and field.focus == "name"
    field.type("日")
    assert value(field) == "Henry日"


def test_a_double_click_selects_the_word(bench, heard):
    pilot = bench(TextField("name", "Sir Percival", 20, heard.append).place(100, 100, 220, 42))
    pilot.point((116, 121))
    for _ in range(2):
        for kind in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP):
            pilot.send(pg.event.Event(kind, pos=(116, 121), button=1, touch=False))
    assert selected(pilot) == "Sir"


def test_a_text_longer_than_the_field_keeps_the_caret_in_view(bench, heard):
    pilot = bench(TextField("name", "", 60, heard.append).place(100, 100, 160, 42))
    pilot.press("tab")
    pilot.type("a long line that does not fit the field at all")
    outside = pilot.app.window.surface.get_at((270, 121))
    assert outside == pilot.app.window.surface.get_at((400, 400))


def test_a_secret_shows_dots_and_never_reaches_the_clipboard(bench, clipboard):
    pilot = bench(TextField("name", "swordfish", 20, secret=True).place(100, 100, 220, 42))
    field = pilot.scene.ui.find("name")
    seen = []
    canvas = pilot.context.canvas
    canvas.text = lambda text, *more, **words: seen.append(text)
    pilot.press("tab", "ctrl+a", "ctrl+c")
    pilot.press("ctrl+x")
    del canvas.text
    assert "•••••••••" in seen and "swordfish" not in "".join(seen)
    assert clipboard == [""] and field.value == ""
