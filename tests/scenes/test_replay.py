"""The replay viewer, the log that leads into it, the result, and the list of matches."""

from pathlib import Path

import pygame as pg
import pytest

from game.match import continue_match, saves
from game.scenes.replay import PAUSE, Replay, stops_of
from game.scenes.replays import Replays
from game.scenes.result import Result
from game.scenes.scene import Scene
from game.scenes.show import LAST
from game.view import clipboard
from tests.scenes.conftest import COMPUTER, HENRY, MARGARET

GOLDEN = Path(__file__).parents[1] / "replays" / "rose_king-2-first-lazy.txt"


@pytest.fixture
def match():
    return continue_match(saves.load(GOLDEN))


@pytest.fixture
def watching(pilot, package, match):
    """Return a function that opens the viewer of the golden match."""

    def open_replay(ply=None):
        pilot.open(lambda context: Replay(context, match, ply))
        return pilot.scene

    return open_replay


def home(pilot, name="title"):
    scene = Scene(pilot.context)
    scene.name = name
    pilot.open(lambda context: scene)
    return scene


def test_stops_are_decisions_and_the_end(match):
    stops = stops_of(match)
    assert stops[0] == 10 and stops[-1] == len(match.log)
    assert len(stops) == 1 + sum(entry.actor >= 0 for entry in match.log)


def test_it_plays_by_itself_to_the_end_and_holds(pilot, watching, match):
    replay = watching()
    assert replay.playing and replay.view.moment.replaying and replay.view.moment.actions == ()
    for _ in range(3):
        pilot.press("up")
    pilot.until(lambda: not replay.playing, most=20_000)
    assert replay.match.digest() == match.digest() and pilot.scene is replay
    pilot.press("space")
    assert replay.playing and replay.stop == 0


def test_every_moment_of_a_replay_is_one_of_a_replay(pilot, watching):
    """Also those between two stops: a table that changes its places for a moment flickers."""
    replay, shown = watching(ply=10), []
    play = replay.view.play
    replay.view.play = lambda moment, *rest: (shown.append(moment), play(moment, *rest))
    for _ in range(8):
        pilot.press("right")
        pilot.until(lambda: replay.show.is_settled)
    assert len(shown) > 8  # cards come between the stops
    assert all(moment.replaying for moment in shown)


def test_a_step_forward_is_animated_and_others_glide(pilot, watching):
    replay = watching(ply=10)
    assert not replay.playing and replay.stop == 0
    pilot.press("right")
    assert replay.view.played[-1] is not None and replay.stop == 1
    pilot.press("left")
    assert replay.view.played[-1] is None and replay.stop == 0
    pilot.press("end")
    assert replay.view.played[-1] is None and replay.match.is_over
    pilot.press("home")
    assert len(replay.match.log) == 10
    pilot.press("page_down")
    assert replay.stop == 10


def test_steps_never_wait_and_show_the_right_position(pilot, watching, match):
    replay = watching(ply=10)
    for _ in range(30):
        pilot.press("right")
    assert replay.stop == 30 and len(replay.match.log) == replay.stops[30]
    replay.show.catch_up()
    assert replay.view.moment.observation.to_text() == replay.match.observation(0).to_text()
    assert [pair[1] for pair in replay.view.moment.last] == [e.action for e in replay.match.log[-LAST:]]


def test_the_scrubber_goes_anywhere_and_the_knobs_move(pilot, watching):
    replay = watching(ply=10)
    x, y, w, h = pilot.targets()["scrubber"]
    k = pilot.app.screen.canvas.k
    pilot.drag((round((x + 14) * k), round((y + h / 2) * k)), (round((x + w - 2) * k), round((y + h / 2) * k)))
    assert replay.match.is_over
    pilot.click("first")
    assert replay.stop == 0
    pilot.click("next")
    pilot.click("next")
    pilot.click("previous")
    assert replay.stop == 1
    pilot.click("last")
    assert replay.match.is_over
    pilot.click("play")
    assert replay.playing


def test_a_replay_that_begins_in_the_middle_shows_so_at_once(pilot, watching, match):
    replay = watching(ply=len(match.log) // 2)
    assert replay.stop > 0 and replay.ui.find("scrubber").value == replay.stop
    pilot.click("first")
    assert replay.stop == 0


def test_speed_changes_the_pace_of_view_and_pauses(pilot, watching):
    replay = watching(ply=10)
    pilot.press("up")
    assert replay.speed == 2.0 and replay.view.moment.preferences.speed == 0.5
    pilot.click("speed.0.5")
    assert replay.speed == 0.5 and replay.view.moment.preferences.speed == 2.0
    pilot.click((5, 5))
    pilot.press("space")
    pilot.until(lambda: replay.stop == 1)
    before = pilot.time
    pilot.until(lambda: replay.stop == 2)
    assert (pilot.time - before) * 60 >= PAUSE / 0.5


def test_it_begins_where_it_is_told(watching, match):
    replay = watching(ply=50)
    assert replay.match.log == match.log[: len(replay.match.log)] and 50 <= len(replay.match.log) <= 51
    assert replay.view.moment.last == tuple((entry.actor, entry.action) for entry in replay.match.log[-LAST:])


def test_who_sat_where_is_shown_as_it_was(pilot, sit):
    table = sit(HENRY, MARGARET)
    act_for(pilot, table, 2)
    table.match.reseat(1, COMPUTER)
    table.match.poll()
    act_for(pilot, table, 4)
    pilot.open(lambda context: Replay(context, table.match, 0))
    names = []
    for stop in (0, 4, 1, 5, 0):
        pilot.scene.go(stop)
        names.append(pilot.scene.view.moment.seats[1].name)
    assert names == ["Margaret", "Richard", "Margaret", "Richard", "Margaret"]


def act_for(pilot, table, plies):
    while sum(entry.actor >= 0 for entry in table.match.log) < plies:
        table.match.propose(table.match.actor, table.match.choices(table.match.actor)[0])
        table.match.poll()


def test_back_leaves(pilot, watching):
    title = home(pilot)
    watching()
    pilot.press("escape")
    assert pilot.scene is title
    watching()
    pilot.click("leave")
    assert pilot.scene is title


def test_the_log_lists_all_lines_and_leads_to_the_ply(pilot, sit):
    table = sit(HENRY, COMPUTER)
    for _ in range(3):
        pilot.click(f"action{table.play.view.moment.actions[0]}")
        pilot.until(lambda: table.match.actor == 0 and table.play.show.is_settled)
    pilot.press("l")
    assert pilot.scene.status()["lines"] == [line.text for line in table.play.show.chronicle.lines]
    pilot.press("home")
    pilot.press("page_down", "down")
    chosen = pilot.scene._list.chosen
    pilot.press("enter")
    assert pilot.scene.name == "replay" and len(pilot.scene.match.log) >= chosen.ply + 1
    pilot.press("escape")
    assert pilot.scene is table
    pilot.press("l", "escape")
    assert pilot.scene is table


def test_the_chronicle_counts_moves_and_neither_the_deal_nor_what_is_drawn(pilot, sit):
    table = sit(HENRY, MARGARET)
    for _ in range(6):
        pilot.click(f"action{table.play.view.moment.actions[0]}")
    pilot.until(lambda: table.play.show.is_settled)
    decided = [ply for ply, entry in enumerate(table.match.log) if entry.actor >= 0]
    assert decided[0] > 0  # cards were dealt first
    pilot.press("l")
    lines = table.play.show.chronicle.lines
    numbers = {line.ply: pilot.scene.number(line) for line in lines}
    assert [numbers[ply] for ply in decided if ply in numbers] == [
        n for n, ply in enumerate(decided, 1) if ply in numbers
    ]
    assert {numbers[ply] for ply in numbers if ply < decided[0]} == {0}


def test_the_result_offers_again_replay_and_menu(pilot, package, thinkers, match):
    title = home(pilot)
    table = home(pilot, "table")
    pilot.open(lambda context: Result(context, match))
    assert pilot.scene.words.startswith("seats")
    pilot.click("replay")
    assert pilot.scene.name == "replay"
    pilot.press("escape")
    pilot.click("again")
    assert pilot.scene.name == "table" and pilot.scene is not table
    assert pilot.scene.match.seats == match.seats and pilot.scene.match.options == match.options
    assert sum(entry.actor >= 0 for entry in pilot.scene.match.log) == 0
    assert saves.newest(pilot.app.home).saved.record.seats == match.seats
    pilot.open(lambda context: Result(context, match))
    pilot.click("menu")
    assert pilot.scene is title


def test_enter_on_the_result_means_again(pilot, package, thinkers, match):
    home(pilot, "table")
    pilot.open(lambda context: Result(context, match))
    pilot.press("enter")
    assert pilot.scene.name == "table" and pilot.scene.match.log


@pytest.fixture
def listed(pilot, package, thinkers):
    """Return the list scene over an unfinished, a finished and two broken matches."""
    home(pilot)
    text = GOLDEN.read_text(encoding="utf-8")
    folder = pilot.app.home
    (folder / "saves").mkdir()
    (folder / "replays").mkdir()
    lines = text.split("\n")
    place = next(n for n, line in enumerate(lines) if line.startswith("digest 32"))
    (folder / "saves" / "half.txt").write_text("\n".join([*lines[: place + 1], "end", ""]), encoding="utf-8")
    (folder / "saves" / "torn.txt").write_text(text[:500], encoding="utf-8")
    (folder / "replays" / "whole.txt").write_text(text, encoding="utf-8")
    (folder / "replays" / "noise.txt").write_bytes(b"\x00\xff")
    pilot.open(Replays)
    pilot.until(lambda: not pilot.scene.status()["reading"])
    pilot.ticks(2)
    return pilot.scene


def row(scene, name):
    return f"matches.{scene.status()['matches'].index(name)}"


def test_all_files_are_listed_and_broken_ones_say_why(pilot, listed):
    assert set(listed.status()["matches"]) == {"half.txt", "torn.txt", "noise.txt"}
    assert len(listed.status()["problems"]) == 2
    pilot.click(row(listed, "torn.txt"))
    assert "open" not in pilot.targets() and "watch" not in pilot.targets()
    pilot.press("enter")
    assert pilot.scene.name == "dialog" and "cut off" in pilot.scene.dialog.text
    pilot.click("ok")
    assert pilot.scene is listed


def test_an_unfinished_match_is_continued(pilot, listed):
    pilot.click(row(listed, "half.txt"))
    pilot.click("open")
    assert pilot.scene.name == "table" and len(pilot.scene.match.log) == 32
    pilot.context.stack.pop()
    pilot.until(lambda: not pilot.scene.status()["reading"])
    pilot.click(row(listed, "half.txt"))
    pilot.click("watch")
    assert pilot.scene.name == "replay"


def test_finished_matches_are_a_list_of_their_own(pilot, listed):
    pilot.click("part.finished")
    assert listed.status()["matches"] == ["whole.txt"] and "open" in pilot.targets()
    pilot.click("part.unfinished")
    pilot.press("up", "right")  # from the list to its heads
    assert listed.status()["part"] == "finished"


def test_where_no_match_is_to_be_continued_the_finished_ones_are_shown(pilot, listed):
    for name in ("half.txt", "torn.txt"):
        (pilot.app.home / "saves" / name).unlink()
    (pilot.app.home / "replays" / "noise.txt").unlink()
    pilot.open(Replays)
    pilot.until(lambda: not pilot.scene.status()["reading"])
    assert pilot.scene.status()["matches"] == ["whole.txt"]
    pilot.click("part.unfinished")
    assert pilot.scene.status()["matches"] == [] and "open" not in pilot.targets()


def test_a_finished_match_is_watched(pilot, listed):
    pilot.click("part.finished")
    pilot.click(row(listed, "whole.txt"))
    pilot.press("enter")
    assert pilot.scene.name == "replay"


def test_delete_asks_and_then_deletes_that_file(pilot, listed):
    pilot.click(row(listed, "noise.txt"))
    pilot.click("delete")
    pilot.click("no")
    assert (pilot.app.home / "replays" / "noise.txt").exists()
    pilot.until(lambda: not pilot.scene.status()["reading"])
    pilot.click(row(listed, "noise.txt"))
    pilot.press("delete")
    pilot.click("yes")
    pilot.until(lambda: not pilot.scene.status()["reading"])
    assert set(listed.status()["matches"]) == {"half.txt", "torn.txt"}


def test_the_path_is_copied_or_where_that_is_impossible_told(pilot, listed, monkeypatch):
    def refuse(_text):
        raise pg.error("no clipboard")

    pilot.click("part.finished")
    pilot.click(row(listed, "whole.txt"))
    pilot.click("copy")
    path = str(pilot.app.home / "replays" / "whole.txt")
    assert pilot.toast == "The path was copied." and clipboard.paste() == path
    monkeypatch.setattr(pg.scrap, "put_text", refuse)
    pilot.press("ctrl+c")
    pilot.until(lambda: pilot.toast == path)


def test_an_empty_list_says_so_and_offers_nothing(pilot, package, thinkers):
    title = home(pilot)
    pilot.open(Replays)
    assert set(pilot.targets()) == {"matches", "back", "part", "part.unfinished", "part.finished"}
    pilot.press("escape")
    assert pilot.scene is title
