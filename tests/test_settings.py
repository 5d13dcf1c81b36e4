"""The settings file: what is kept, what is refused, and what happens to a file that is no good."""

import json
import os
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest

from game import settings
from game.settings import FILE, SET_ASIDE, Settings, load, save


def written(home, text):
    (home / FILE).write_text(text, encoding="utf-8")
    return load(home)


def test_without_a_file_the_defaults_in_the_systems_language(tmp_path, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "hu_HU")
    chosen, problem = load(tmp_path)
    assert chosen == Settings(language="hu") and not problem and not list(tmp_path.iterdir())


def test_what_is_saved_comes_back(tmp_path):
    chosen = Settings(
        language="de", text_size="very_large", full_screen=True, window=(1600, 900), animation="slow",
        reduced_motion=True, shake=25, palette="greys", confirm_moves=False, confirm_spending=True, threats=True,
        least_thinking=12, master=10, music=0, effects=100, mute_unfocused=False, framebuffer="plain",
        last_match={"game": "rose_king", "seats": [{"name": "Győző"}]}, player_name="Győző",
        addresses=["192.168.1.7:47810", "[fe80::1]:47811"], lessons=["rose_king"], lan_search=False, told_silent=True,
    )  # fmt: skip
    assert all(getattr(chosen, one.name) != getattr(Settings(), one.name) for one in fields(Settings))
    assert save(chosen, tmp_path / "new") == ""
    assert load(tmp_path / "new") == (chosen, "")
    assert [path.name for path in (tmp_path / "new").iterdir()] == [FILE]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1, 2]", '"text"', "null", "\x00\xff", '{"language": "de"', "[" * 100_000, "9" * 5000],
    ids=["empty", "torn", "list", "string", "null", "bytes", "half", "deep", "digits"],
)
def test_an_unreadable_file_is_set_aside_and_said_once(tmp_path, text):
    chosen, problem = written(tmp_path, text)
    assert chosen.window == (1280, 720) and FILE + SET_ASIDE in problem
    assert (tmp_path / (FILE + SET_ASIDE)).read_text(encoding="utf-8") == text
    assert load(tmp_path)[1] == ""


def test_bytes_that_are_no_text_are_set_aside(tmp_path):
    (tmp_path / FILE).write_bytes(b"\xff\xfe\x00{")
    assert load(tmp_path)[1]
    assert (tmp_path / (FILE + SET_ASIDE)).exists()


def test_a_file_from_an_editor_of_windows_is_read(tmp_path):
    chosen, problem = written(tmp_path, '\ufeff{\r\n"shake": 9,\r\n"language": "nl"}\r\n')
    assert (chosen.shake, chosen.language, problem) == (9, "nl", "")


def test_a_huge_file_is_not_read(tmp_path):
    chosen, problem = written(tmp_path, json.dumps({"palette": "greys", "more": "x" * 1_100_000}))
    assert problem and chosen.palette == "heraldic"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "xx"), ("language", ["de"]), ("text_size", "huge"), ("text_size", None), ("full_screen", 1),
        ("window", [10, 10]), ("window", [1280]), ("window", "1280x720"), ("window", [1280, 99999]),
        ("window", [1280.5, 720]), ("shake", 101), ("shake", -1), ("shake", True), ("shake", 2.5), ("palette", 3),
        ("master", "80"), ("last_match", []), ("reduced_motion", "yes"), ("least_thinking", 1000),
        ("shake", float("nan")), ("effects", float("inf")), ("shake", 10**400), ("window", [1e9, {}]), ("palette", {}),
        ("player_name", "x" * 25), ("player_name", "a\nb"), ("player_name", None), ("addresses", "192.168.1.7"),
        ("addresses", [7]), ("addresses", [""]), ("addresses", ["a"] * 6), ("addresses", ["x" * 81]), ("lan_search", 1),
        ("lessons", {}), ("lessons", [None]), ("lessons", ["a"] * 41),
    ],
)  # fmt: skip
def test_a_value_without_sense_is_replaced_by_its_default_alone(tmp_path, monkeypatch, name, value):
    monkeypatch.setenv("LANGUAGE", "hu")
    before = Settings(language="nl", music=1)
    chosen, problem = written(tmp_path, json.dumps({**asdict(before), name: value}))
    default = "hu" if name == "language" else getattr(Settings(), name)
    assert chosen == replace(before, **{name: default}) and not problem


def test_what_an_older_program_called_otherwise_still_counts(tmp_path):
    chosen, problem = written(tmp_path, '{"confirm_heroes": true}')
    assert chosen.confirm_spending and not problem
    assert not written(tmp_path, '{"confirm_heroes": true, "confirm_spending": false}')[0].confirm_spending
    assert not written(tmp_path, '{"confirm_heroes": "yes"}')[0].confirm_spending


def test_unknown_names_are_passed_over(tmp_path):
    chosen, problem = written(tmp_path, json.dumps({"from_the_future": 1, "shake": 10}))
    assert chosen.shake == 10 and not problem


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path):
    (tmp_path / "file").write_text("in the way")
    problem = save(Settings(), tmp_path / "file" / "home")
    assert problem.startswith("The settings could not be saved") and "\n" not in problem


def test_a_full_disk_leaves_the_old_file(tmp_path, monkeypatch):
    save(Settings(shake=7), tmp_path)

    def full(_number):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    problem = save(Settings(shake=99), tmp_path)
    assert "No space left on device" in problem
    monkeypatch.undo()
    assert load(tmp_path)[0].shake == 7
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_folder_in_the_place_of_the_file_is_set_aside(tmp_path):
    (tmp_path / FILE).mkdir()
    chosen, problem = load(tmp_path)
    assert chosen.shake == 50 and FILE + SET_ASIDE in problem
    assert save(chosen, tmp_path) == "" and load(tmp_path) == (chosen, "")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_in_the_place_of_the_file_keeps_nobody_waiting(tmp_path):
    os.mkfifo(tmp_path / FILE)
    assert FILE + SET_ASIDE in load(tmp_path)[1]


def test_a_file_that_may_not_be_read_is_set_aside_not_written_over(tmp_path, monkeypatch):
    save(Settings(shake=7), tmp_path)
    real = Path.read_text

    def forbidden(path, *more, **named):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", forbidden)
    assert FILE + SET_ASIDE in load(tmp_path)[1]
    assert json.loads(real(tmp_path / (FILE + SET_ASIDE)))["shake"] == 7


def test_half_a_character_in_a_name_is_kept(tmp_path):
    chosen, problem = written(tmp_path, '{"last_match": {"name": "\\ud800 \u0151"}}')
    assert chosen.last_match == {"name": "\ud800 \u0151"} and not problem
    assert save(chosen, tmp_path) == "" and load(tmp_path) == (chosen, "")


def test_defaults_keep_language_window_and_seats():
    chosen = Settings(language="hu", window=(1000, 600), last_match={"game": "x"}, shake=3, palette="greys")
    chosen.reset()
    assert chosen == Settings(language="hu", window=(1000, 600), last_match={"game": "x"})


def test_reduced_motion_ends_all_animation():
    from game.scenes.preferences import table_preferences

    assert table_preferences(Settings(animation="slow")).pace > table_preferences(Settings()).pace == 1
    assert table_preferences(Settings(animation="slow", reduced_motion=True)).pace == 0


def test_names_of_palettes_are_those_of_the_view():
    from game.view.palette import SEAT_SETS

    assert set(settings.PALETTES) == set(SEAT_SETS)


def test_the_last_five_addresses_are_remembered_each_once():
    chosen = Settings()
    for last in (1, 2, 3, 2, 4, 5, 6):
        chosen.remember_address(f"10.0.0.{last}")
    assert chosen.addresses == [f"10.0.0.{last}" for last in (6, 5, 4, 2, 3)]


def test_a_finished_lesson_is_still_known_after_a_restart_however_many_were_before(tmp_path):
    chosen = Settings(lessons=[f"game_{n}" for n in range(settings.MOST_LESSONS)])
    assert chosen.remember_lesson("rose_king") and not chosen.remember_lesson("rose_king")
    assert not save(chosen, tmp_path) and load(tmp_path)[0].lessons == chosen.lessons
    assert chosen.lessons[-1] == "rose_king" and chosen.lessons.count("rose_king") == 1
