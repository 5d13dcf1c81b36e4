"""The program in a real window, played with mouse and keys."""

import signal

import pytest

from game.match import continue_match
from game.match.saves import list_saves, load
from game.rules.catalog import GAMES
from game.rules.core import SIMULTANEOUS
from game.scenes.catalog import VIEWS
from tests.window.desk import Desk, Program
from tests.window.person import Person

LONG = ("lowenherz",)  # games whose matches of more than two take minutes: of these a stretch is played
TABLES = [(key, seats) for key in VIEWS for seats in GAMES[key].SEATS if seats == 2 or key not in LONG]
STRETCHES = [(key, max(GAMES[key].SEATS)) for key in LONG]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_whole_match_is_played_by_clicks_and_its_replay_leads_to_the_same_position(start, tmp_path, key, seats):
    program = start()
    persons = max(1, seats - 1)  # and one computer player
    person = Person(program, seats=range(persons))
    person.begin_match(key, seats, persons)
    result = person.play_to_the_end()
    assert person.clicks > 2
    (replay,) = (tmp_path / "replays").iterdir()
    saved = load(replay)
    assert saved.is_finished
    assert continue_match(saved).digest() == result["digest"]
    assert program.end() == 0
    assert "Traceback" not in program.errors()


@pytest.mark.parametrize(("key", "seats"), STRETCHES)
def test_several_persons_play_a_stretch_of_a_long_match_and_go_on_after_a_kill(start, key, seats):
    program = start()
    person = Person(program, seats=range(seats - 1))
    person.begin_match(key, seats, seats - 1)
    before = person.play_plies(60)
    assert before["scene"] == "table"
    after = Person(killed_and_continued(program, start), seats=range(seats - 1)).play_plies(64)
    assert after["ply"] >= 64


def killed_and_continued(program, start):
    """Kill the program and go on with its match; returns the new program, once it shows what the old one showed."""
    before = program.status()
    program.process.send_signal(signal.SIGKILL)
    program.process.wait()
    again = start()
    again.wait_for_scene("title")
    again.click("continue")
    after = again.wait(lambda status: status["scene"] == "table" and status["settled"], "the table")
    assert (after["ply"], after["digest"]) == (before["ply"], before["digest"])
    return again


def test_a_program_killed_between_two_sealed_bids_asks_for_both_again(start):
    program = start()
    person = Person(program, seats=range(2))
    person.begin_match("lowenherz", 2, 2)
    first = person.play_until(lambda now: now["actor"] == SIMULTANEOUS)
    person.play_until(lambda now: now["asked"] != first["asked"])
    assert program.status()["ply"] == first["ply"]
    again = Person(killed_and_continued(program, start), seats=range(2))
    assert again.program.status()["asked"] == first["asked"]
    assert again.play_plies(first["ply"] + 1)["ply"] > first["ply"]


def test_with_all_animations_a_match_starts_and_goes_on(start):
    program = start(animation="normal", least_thinking=4)
    person = Person(program)
    person.begin_match()
    status = person.play_plies(18)
    assert status["scene"] == "table" and status["ply"] >= 18


def test_a_killed_program_continues_where_it_was(start):
    program = start()
    person = Person(program)
    person.begin_match()
    person.play_plies(24)
    killed_and_continued(program, start)


@pytest.mark.parametrize("key", [key for key in VIEWS if key not in LONG])
def test_a_program_killed_after_the_last_ply_shows_the_result_at_the_next_start(start, key):
    program = start()
    person = Person(program)
    person.begin_match(key)
    over = person.play_to_the_last_ply()
    assert over["scene"] == "table"
    program.process.send_signal(signal.SIGKILL)
    program.process.wait()
    again = start()
    again.wait_for_scene("title")
    again.click("continue")
    assert again.wait_for_scene("result")["digest"] == over["digest"]
    again.click("menu")
    assert "continue" not in again.wait_for_scene("title")["targets"]


def test_the_window_follows_its_size_and_fills_the_screen(desk, start):
    program = start("--window", "1280x720")
    program.wait_for_scene("title")
    desk.xdotool("getactivewindow", "windowsize", "1000", "600")
    program.wait(lambda status: status["size"] == [1000, 600], "the smaller window")
    program.press("F11")
    program.wait(lambda status: status["size"] == [1920, 1080], "the full screen")
    program.press("F11")
    program.wait(lambda status: status["size"] == [1000, 600], "the window again")


def test_a_match_can_be_begun_and_played_with_keys_alone(start, tmp_path):
    program = start()
    program.wait_for_scene("title")
    program.press("Return")
    program.wait_for_scene("setup")
    program.press("Return")
    status = program.wait(lambda now: now["scene"] == "table" and now["settled"] and now["asked"] == 0, "my turn")
    for _ in range(12):
        program.press("Tab")
        program.press("Return")
        if program.status().get("ply") != status["ply"]:
            break
    program.wait(lambda now: now["scene"] != "table" or now["ply"] > status["ply"], "a card played with keys")
    assert [save.record.game for save in list_saves(tmp_path)] == ["rose_king"]


def test_a_start_on_the_full_screen_can_become_a_window(start):
    program = start(full_screen=True, window=[1100, 650])
    program.wait(lambda status: status["size"] == [1920, 1080], "the full screen")
    program.press("F11")
    program.wait(lambda status: status["size"] == [1100, 650], "the window")


def test_a_window_as_large_as_the_screen_leaves_room_for_its_frame(desk, tmp_path):
    small = Desk((1280, 720))
    program = Program(small, tmp_path)
    try:
        status = program.wait(lambda status: status["size"][1] > 640, "the room that the frame leaves")
        assert status["size"][0] == 1280 and status["size"][1] < 720
    finally:
        program.end()
        small.close()
