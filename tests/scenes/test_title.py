"""The title, by mouse and by keys alone."""

import os
from dataclasses import replace
from datetime import datetime
from itertools import pairwise

import pytest

from game import VERSION
from game.language import LANGUAGES, current
from game.match import Seat, new_match, saves
from game.match.saver import Saver, mark_of
from game.rules import carolus_magnus, rose_king
from game.scenes.demonstration import Demonstration
from game.scenes.title import Title
from tests.pilot import NOW

SEATS = (Seat("person", "Borbála", 0), Seat("computer", "Richard", 1, 1))


@pytest.fixture
def title(pilot):
    return pilot.open(Title)


def save_a_match(home, plies=3, finished=False):
    match = new_match(rose_king, SEATS, started="2024-05-17T19:00:00Z", seed=5, keeper=Saver(home, print))
    match.poll()
    while not match.is_over and (finished or plies > 0):
        match.propose(match.actor, match.observation(None).legal_actions()[0])
        match.poll()
        plies -= 1
    return match


def test_without_a_match_there_is_nothing_to_continue(title):
    assert "continue" not in title.targets() and title.focus == "new_match"
    assert {"new_match", "replays", "learn", "settings", "quit"} <= set(title.targets())


def test_what_does_not_exist_yet_is_not_shown(title):
    assert not {"arcade", "rejoin", "forget"} & set(title.targets())


@pytest.mark.parametrize(
    ("button", "scene"),
    [("new_match", "setup"), ("lan", "lan"), ("replays", "replays"), ("learn", "rules"), ("settings", "settings")],
)
def test_every_button_leads_somewhere_and_back(title, button, scene):
    title.click(button)
    assert title.scene.name == scene
    title.press("escape")
    assert title.scene.name == "title" and title.focus == button


def test_by_keys_alone(title):
    title.press("enter")
    assert title.scene.name == "setup"
    title.press("escape", "down", "enter")
    assert title.scene.name == "lan"
    title.press("escape", "down", "right", "enter")
    assert title.scene.name == "settings"


def test_by_pad_alone(title):
    title.pad(5)
    title.pad(0)
    assert title.scene.name == "lan"
    title.pad(1)
    assert title.scene.name == "title"


def test_f1_opens_the_rules(title):
    title.press("f1")
    assert title.scene.name == "rules"


def test_quit_ends_the_program(title):
    title.click("quit")
    assert not title.app.running


def test_continue_offers_the_newest_match_and_opens_it(pilot):
    match = save_a_match(pilot.app.home)
    pilot.open(Title)
    assert pilot.focus == "continue"
    saved = pilot.scene._saved
    assert saved.title("Rose King") == "Rose King: Borbála against Richard"
    assert saved.note(NOW).startswith("3 moves, Richard to move, saved ")
    pilot.press("enter")
    assert pilot.scene.name == "table" and pilot.scene.match.digest() == match.digest()


def test_a_match_that_is_over_and_was_seen_is_not_offered(pilot):
    save_a_match(pilot.app.home, finished=True).keeper.seen()
    pilot.open(Title)
    assert "continue" not in pilot.targets()


def test_the_end_of_a_match_that_nobody_saw_is_offered_until_it_was_seen(pilot):
    match = save_a_match(pilot.app.home, finished=True)
    pilot.open(Title)
    offered = pilot.scene._saved
    assert offered.words() == "See the result" and offered.note(NOW).endswith("result not seen yet")
    pilot.press("enter")
    assert pilot.scene.name == "table"
    pilot.until(lambda: pilot.scene.name == "result")
    assert pilot.scene.status()["digest"] == match.digest()
    pilot.click("menu")
    assert pilot.scene.name == "title" and "continue" not in pilot.targets()


def test_the_last_move_before_an_unseen_end_can_be_taken_back(pilot):
    match = save_a_match(pilot.app.home, finished=True)
    pilot.open(Title)
    pilot.press("enter", "u")
    assert pilot.scene.name == "table" and len(pilot.scene.match.log) < len(match.log)
    pilot.press("m", "up", "enter")
    pilot.press("escape")
    assert [path.parent.name for path in pilot.app.home.rglob("*.threecrowns")] == ["saves"]


def test_whoever_watches_the_replay_has_seen_the_end(pilot):
    save_a_match(pilot.app.home, finished=True)
    pilot.open(Title)
    pilot.click("replays")
    pilot.until(lambda: "open" in pilot.targets())
    pilot.click("open")
    assert pilot.scene.name == "replay"
    pilot.press("escape", "escape")
    assert "continue" not in pilot.targets()


def test_the_unseen_end_of_a_match_among_machines_is_shown_without_taking_back(pilot, monkeypatch):
    match = save_a_match(pilot.app.home, finished=True)
    match.evidence = ["sealed"]
    path = match.keeper.path(match)
    monkeypatch.setattr("game.match.saves.verified_match", lambda record, games: match)
    pilot.open(Title)
    saved = replace(saves.checked(path), record=replace(saves.checked(path).record, evidence=("sealed",)))
    monkeypatch.setattr("game.scenes.opening.saves.checked", lambda path: saved)
    pilot.press("enter")
    assert pilot.scene.name == "result" and not mark_of(path).exists()
    pilot.press("escape")
    assert pilot.scene.name == "replay" and pilot.scene.stop == len(pilot.scene.stops) - 1


def spoil(path, when):
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"three-crowns match 2\nhalf")
    os.utime(path, (when, when))


def test_a_spoiled_newest_save_is_told_before_an_older_match_is_opened(pilot):
    match = save_a_match(pilot.app.home)
    lost = pilot.app.home / "saves" / "lost.txt"
    spoil(lost, 2e9)
    before = lost.read_bytes()
    pilot.open(Title)
    pilot.click("continue")
    assert pilot.scene.name == "dialog" and "saved last" in pilot.scene.status()["text"]
    assert pilot.scene.dialog.title == "lost.txt"
    pilot.press("escape")
    assert pilot.scene.name == "title"
    pilot.click("continue")
    pilot.click("yes")
    assert pilot.scene.name == "table" and pilot.scene.match.digest() == match.digest()
    assert lost.read_bytes() == before


def test_a_spoiled_save_is_told_where_there_is_nothing_else_to_go_on_with(pilot):
    spoil(pilot.app.home / "saves" / "lost.txt", 1)
    pilot.open(Title)
    assert "continue" not in pilot.targets() and "lost.txt" in pilot.toast
    pilot.until(lambda: not pilot.toast)
    pilot.click("learn")
    pilot.press("escape")
    assert not pilot.toast


def test_an_old_spoiled_save_is_no_reason_to_ask(pilot):
    save_a_match(pilot.app.home)
    spoil(pilot.app.home / "saves" / "lost.txt", 1)
    pilot.open(Title)
    pilot.click("continue")
    assert pilot.scene.name == "table"


def test_coming_back_to_the_title_looks_for_matches_again(title):
    title.click("learn")
    save_a_match(title.app.home)
    title.press("escape")
    assert "continue" in title.targets()


def test_the_demonstration_tells_the_knights_of_one_turn_in_one_line():
    play = Demonstration("carolus_magnus", 1)
    before = play.observation
    while not (before.phase == play.observation.phase == carolus_magnus.phases.PLACE):
        before = play.observation
        play.advance()
    count = len(play._chronicle.lines)
    while play.observation.phase == carolus_magnus.phases.PLACE:
        assert len(play._chronicle.lines) == count
        play.advance()
    assert play.chronicle


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_flags_change_the_language_at_once(title, code):
    title.click(f"language_{code}")
    title.ticks(3)
    assert current() == code and title.context.settings.language == code


def test_the_demonstration_tells_its_moves_in_the_language_of_now(title):
    play = title.scene._play
    english = [line.text for line in play.chronicle]
    title.click("language_hu")
    hungarian = [line.text for line in play.chronicle]
    assert len(english) == len(hungarian) > 1
    assert not set(english) & set(hungarian)


def test_the_demonstration_plays_on(title):
    before = title.scene._play.observation.to_text()
    title.ticks(200)
    assert title.scene._play.observation.to_text() != before


def test_with_reduced_motion_it_stands_still(pilot):
    pilot.context.settings.reduced_motion = True
    pilot.open(Title)
    before = pilot.scene._play.observation.to_text()
    pictures = pilot.app.screen.pictures
    pilot.ticks(200)
    assert pilot.scene._play.observation.to_text() == before
    assert pilot.app.screen.pictures - pictures <= 1


def test_after_a_while_the_demonstration_fills_the_screen_until_somebody_comes(title):
    title.ticks(30 * 60 + 10)
    assert title.scene.name == "attract"
    title.ticks(600)
    title.press("q")
    assert title.scene.name == "title"
    title.ticks(30 * 60 - 60)
    assert title.scene.name == "title"


def test_a_table_that_is_bumped_wakes_nobody(title):
    title.ticks(30 * 60 + 10)
    title.point((300, 300))
    title.point((305, 303))
    assert title.scene.name == "attract"
    title.point((500, 303))
    assert title.scene.name == "title"


def test_the_demonstration_goes_on_after_its_end(title):
    play = title.scene._play
    lengths = []
    for _ in range(150):
        play.advance()
        lengths.append(len(play._match.log))
    assert any(later < sooner for sooner, later in pairwise(lengths))


def test_the_demonstration_on_the_full_screen_goes_on_with_the_next_match(title):
    title.ticks(30 * 60 + 10)
    attract, play = title.scene, title.scene._play
    while not play._match.is_over:
        attract._state = play.advance()[-1].after
    attract.resized(title.app.screen.canvas)
    title.ticks(600)
    assert title.scene is attract and not play._match.is_over
    assert attract._state.to_text() == play.observation.to_text()


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (1920, 800), (1000, 1000)])
def test_everything_is_inside_the_window_at_any_size(title, size):
    title.resize(size)
    k = title.app.screen.canvas.k
    for x, y, w, h in title.targets().values():
        assert x >= 0 and y >= 0 and (x + w) * k <= size[0] + 1 and (y + h) * k <= size[1] + 1


def test_a_file_named_on_the_command_line_is_opened(pilot, tmp_path):
    save_a_match(tmp_path / "elsewhere", finished=True)
    file = next((tmp_path / "elsewhere").rglob("*.threecrowns"))
    pilot.open(lambda context: Title(context, file))
    assert pilot.scene.name == "replay"


def test_an_unfinished_file_from_elsewhere_goes_on_in_a_copy(pilot, tmp_path):
    save_a_match(tmp_path / "elsewhere")
    file = next((tmp_path / "elsewhere").rglob("*.threecrowns"))
    before = file.read_bytes()
    pilot.open(lambda context: Title(context, file))
    assert pilot.scene.name == "table"
    scene = pilot.scene
    scene.match.propose(scene.match.actor, scene.match.observation(None).legal_actions()[0])
    scene.match.poll()
    assert file.read_bytes() == before and (pilot.app.home / "saves" / file.name).exists()


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"three-crowns match 99\n"])
def test_a_file_that_is_no_match_is_one_sentence(pilot, tmp_path, content):
    file = tmp_path / "broken.txt"
    file.write_bytes(content)
    pilot.open(lambda context: Title(context, file))
    assert pilot.scene.name == "dialog"
    pilot.click("ok")
    assert pilot.scene.name == "title" and file.read_bytes() == content


def test_a_file_that_is_not_there_is_one_sentence(pilot, tmp_path):
    pilot.open(lambda context: Title(context, tmp_path / "gone.txt"))
    assert pilot.scene.name == "dialog"


@pytest.mark.parametrize("way", [(), ("replays",), ("attract",)])
def test_a_file_dragged_onto_the_window_is_opened(title, tmp_path, way):
    save_a_match(tmp_path / "elsewhere", finished=True)
    for name in way:
        title.click(name) if name in title.targets() else title.until(lambda: title.scene.name == "attract")
    title.drop(next((tmp_path / "elsewhere").rglob("*.threecrowns")))
    assert title.scene.name == "replay"


def test_a_file_dragged_onto_a_match_leaves_it_alone(pilot, tmp_path):
    save_a_match(tmp_path / "elsewhere")
    file = next((tmp_path / "elsewhere").rglob("*.threecrowns"))
    table = pilot.open(lambda context: Title(context, file)).scene
    pilot.drop(file)
    assert pilot.scene is table and pilot.toast == "Go back to the title, then the file can be opened."


def test_a_dragged_folder_is_one_sentence(title, tmp_path):
    title.drop(tmp_path)
    assert title.scene.name == "dialog"


def test_the_version_is_that_of_the_project():
    import tomllib
    from pathlib import Path

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


def test_when_is_told_in_words():
    from game.scenes.spoken import spoken_tenths, spoken_time

    assert spoken_time(datetime(2024, 5, 17, 9, 5), NOW) == "today at 9:05"
    assert spoken_time(datetime(2024, 5, 16, 23, 59), NOW) == "yesterday at 23:59"
    assert spoken_time(datetime(2024, 4, 1, 12, 0), NOW) == "on 1.4.2024"
    assert spoken_tenths(6) == "0.6" and spoken_tenths(20) == "2.0"


def test_escape_goes_to_the_way_out_and_no_further(title):
    title.press("escape")
    assert title.focus == "quit" and title.app.running
    title.press("enter")
    assert not title.app.running
