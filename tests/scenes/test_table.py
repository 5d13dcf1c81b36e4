"""The table scene: order of what is shown, input that never waits, undo, questions, computers, the end."""

import time
from datetime import datetime, timedelta

import pytest

from game.atomic import write_atomically
from game.language import current
from game.match import opening, saves
from game.rules import rose_king
from game.scenes.ending import END_TICKS
from game.scenes.opening import new_table
from game.scenes.scene import Scene
from game.view.moment import Sentence
from tests.scenes.conftest import COMPUTER, HENRY, MARGARET
from tests.scenes.fake_view import BUSY_TICKS

DEAL = 10


def first_action(table):
    return f"action{table.play.view.moment.actions[0]}"


def act(pilot, table):
    """Click the first action; a card that is still on its way is shown at once by a click beside everything."""
    if not table.play.view.moment.actions:
        pilot.click((5, 700))
    pilot.click(first_action(table))


def decisions(table):
    return [entry for entry in table.match.log if entry.actor >= 0]


def play_to_the_end(pilot, table):
    while not table.match.is_over:
        act(pilot, table)


def test_the_deal_is_shown_card_by_card_and_can_be_cut_short(pilot, sit):
    table = sit(HENRY, MARGARET, settled=False)
    pilot.until(lambda: len(table.play.view.played) == 3)
    assert table.play.view.moment.actions == () and not table.play.show.is_settled
    pilot.click((5, 700))
    assert len(table.play.view.played) == DEAL and len(table.play.view.moment.actions) == 5


def test_a_click_is_a_ply_and_is_saved(pilot, sit):
    table = sit(HENRY, MARGARET)
    action = table.play.view.moment.actions[0]
    pilot.click(f"action{action}")
    assert decisions(table)[0].action == action and table.play.view.played[-1] == action
    assert saves.newest(pilot.app.home).saved.log == tuple(table.match.log)


def test_input_never_waits_for_what_moves(pilot, sit):
    table = sit(HENRY, MARGARET)
    for _ in range(6):
        pilot.click(first_action(table))
    assert len(decisions(table)) == 6
    assert table.play.view.finished >= 5  # each click jumped to the end of the one before


def test_the_hand_at_the_bottom_is_that_of_who_acts_once_the_move_was_seen(pilot, sit):
    table = sit(HENRY, MARGARET)
    assert table.play.view.moment.seat == 0
    pilot.click(first_action(table))
    assert table.play.view.moment.seat == 0 and table.play.view.moment.actor == 1 and table.play.view.moment.actions
    pilot.ticks(BUSY_TICKS + 2)
    assert table.play.view.moment.seat == 1 and table.play.view.played[-1] is None


def test_two_persons_take_back_only_their_own_last_action(pilot, sit):
    table = sit(HENRY, MARGARET)
    assert not table.play.view.moment.can_undo
    pilot.click(first_action(table))
    assert table.play.view.moment.can_undo
    pilot.press("u")
    assert decisions(table) == [] and table.play.view.moment.can_redo
    pilot.press("shift+u")
    assert len(decisions(table)) == 1
    pilot.press("u")
    pilot.press("u")
    assert decisions(table) == []  # the deal stays
    assert saves.newest(pilot.app.home).saved.log == tuple(table.match.log)


def test_a_question_is_asked_first_and_no_means_no(pilot, sit):
    table = sit(HENRY, MARGARET)
    table.play.view.question = "This ends the match."
    pilot.click(first_action(table))
    assert pilot.scene.name == "dialog" and decisions(table) == []
    pilot.click("no")
    assert pilot.scene is table and decisions(table) == []
    pilot.click(first_action(table))
    pilot.click("yes")
    assert len(decisions(table)) == 1


def test_the_computer_takes_its_time_and_waits_until_the_move_was_seen(pilot, sit, thinkers):
    pilot.app.settings.least_thinking = 6
    table = sit(HENRY, COMPUTER)
    pilot.click(first_action(table))
    assert table.play.view.moment.thinking and table.play.view.moment.actions == ()
    assert thinkers[0].asked == [(1, 2)]
    waited = 4  # two ticks pass with each half of the click
    while len(decisions(table)) == 1:
        pilot.ticks()
        waited += 1
    assert 36 <= waited <= 37
    assert not table.play.view.moment.thinking and table.play.view.moment.actions


def test_a_quick_computer_still_waits_for_the_animation(pilot, sit):
    pilot.app.settings.least_thinking = 0
    table = sit(HENRY, COMPUTER)
    pilot.click(first_action(table))
    pilot.ticks(BUSY_TICKS - 6)
    assert len(decisions(table)) == 1 and table.play.view.busy
    pilot.ticks(6)
    assert len(decisions(table)) == 2


def test_undo_against_the_computer_goes_back_to_the_own_decision_also_while_it_thinks(pilot, sit, thinkers):
    table = sit(HENRY, COMPUTER)
    thinkers[0].ready = False
    pilot.click(first_action(table))
    pilot.ticks(100)
    pilot.press("u")
    assert decisions(table) == [] and thinkers[0].cancelled == 1 and table.play.view.moment.actor == 0
    thinkers[0].ready = True
    pilot.ticks(100)
    assert decisions(table) == []  # what it was asked before does not count any more
    pilot.click(first_action(table))
    pilot.until(lambda: len(decisions(table)) == 2)
    pilot.press("u")
    assert decisions(table) == []
    pilot.press("shift+u")
    assert len(decisions(table)) == 2


def test_computers_alone_play_a_whole_match_and_the_result_comes(pilot, sit):
    pilot.app.settings.least_thinking = 0
    table = sit(COMPUTER, COMPUTER, settled=False)
    pilot.until(lambda: pilot.scene.name == "result", most=20_000)
    assert table.match.is_over and table.play.view.moment.seat is None


def test_a_hint_points_at_an_action_of_the_person(pilot, sit, thinkers):
    table = sit(HENRY, COMPUTER)
    pilot.press("h")
    pilot.ticks(3)
    view = table.play.view
    assert view.hinted == [view.moment.actions[0]] and view.hint_words == "because of 0"
    assert decisions(table) == []


def test_a_hint_for_a_position_that_is_gone_is_dropped(pilot, sit, thinkers):
    table = sit(HENRY, MARGARET)
    thinkers[0].ready = False
    pilot.press("h")
    pilot.click(first_action(table))
    thinkers[0].ready = True
    pilot.ticks(5)
    assert table.play.view.hinted == []


def test_space_held_is_fast(pilot, sit):
    import pygame as pg

    table = sit(HENRY, MARGARET)
    pilot.send(pg.event.Event(pg.KEYDOWN, key=pg.K_SPACE, mod=0, unicode=" ", scancode=0))
    assert table.play.view.is_fast
    pilot.send(pg.event.Event(pg.KEYUP, key=pg.K_SPACE, mod=0, unicode=" ", scancode=0))
    assert not table.play.view.is_fast


def test_a_skipped_turn_is_said_aloud(pilot, sit):
    table = sit(HENRY, MARGARET)
    lines = []
    while not table.match.is_over and "skipped" not in lines:
        act(pilot, table)
        lines = [line.text for line in table.play.show.chronicle.lines]
    assert "skipped" in lines, "no turn was skipped in this match: choose another seed"
    assert table.status()["banner"] == "skipped"


def test_the_chronicle_follows_plies_and_undo(pilot, sit):
    table = sit(HENRY, COMPUTER)
    before = table.play.view.moment.chronicle
    pilot.click(first_action(table))
    assert len(table.play.view.moment.chronicle) == len(before) + 1
    pilot.press("u")
    assert table.play.view.moment.chronicle == before


def test_the_menu_resumes_leaves_and_gives_up(pilot, sit):
    title = Scene(pilot.context)
    title.name = "title"
    pilot.open(lambda context: title)
    table = sit(HENRY, COMPUTER)
    pilot.click(first_action(table))
    pilot.press("escape")
    assert pilot.scene.name == "dialog"
    pilot.press("escape")
    assert pilot.scene is table
    pilot.click("menu")
    pilot.click("leave")
    assert pilot.scene is title
    saved = saves.newest(pilot.app.home).saved
    assert saved is not None and saved.log == tuple(table.match.log)


def test_giving_up_deletes_the_save_after_a_question(pilot, sit):
    title = Scene(pilot.context)
    title.name = "title"
    pilot.open(lambda context: title)
    table = sit(HENRY, COMPUTER)
    pilot.press("m")
    pilot.click("give_up")
    pilot.click("no")
    assert pilot.scene is table and saves.newest(pilot.app.home).saved
    pilot.press("m")
    pilot.click("give_up")
    pilot.click("yes")
    assert pilot.scene is title and saves.newest(pilot.app.home).saved is None


def test_leaving_ends_the_thinkers(pilot, sit, thinkers):
    sit(HENRY, COMPUTER)
    pilot.context.stack.pop()
    assert all(thinker.closed for thinker in thinkers)


def test_the_end_is_looked_at_before_the_result_comes_and_can_be_undone(pilot, sit):
    table = sit(HENRY, MARGARET)
    play_to_the_end(pilot, table)
    pilot.until(lambda: table.play.show.is_settled)
    assert pilot.scene is table
    pilot.ticks(END_TICKS)
    assert pilot.scene.name == "result"
    assert [saved.is_finished for saved in saves.list_saves(pilot.app.home)] == [True]
    pilot.press("escape")
    assert pilot.scene is table
    pilot.ticks(2 * END_TICKS)
    assert pilot.scene is table  # it does not come back by itself
    pilot.press("m")
    pilot.click("result")
    assert pilot.scene.name == "result"


def test_a_change_of_language_tells_the_chronicle_again(pilot, package, sit):
    package.sentences = lambda before, action, after, seats, ply=-1: (Sentence(current(), before.actor, ply),)
    table = sit(HENRY, MARGARET)
    pilot.click(first_action(table))
    assert {line.text for line in table.play.view.moment.chronicle} == {"en"}
    pilot.app.settings.language = "nl"
    pilot.app.apply_settings()
    pilot.ticks(2)
    assert {line.text for line in table.play.view.moment.chronicle} == {"nl"}


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_a_resize_lays_the_table_out_anew_and_loses_nothing(pilot, sit, size):
    table = sit(HENRY, MARGARET)
    pilot.click(first_action(table))
    digest = table.match.digest()
    pilot.resize(size)
    pilot.click(first_action(table))
    assert len(decisions(table)) == 2 and table.match.digest() != digest


@pytest.fixture
def full_disk(monkeypatch):
    """Return a dict; while its "full" is set, nothing can be saved."""
    disk = {"full": False}

    def write(path, text):
        if disk["full"]:
            raise OSError(28, "No space left on device")
        write_atomically(path, text)

    monkeypatch.setattr("game.match.saver.write_atomically", write)
    return disk


def leave(pilot):
    pilot.press("m")
    pilot.click("leave")


def test_leaving_asks_first_when_the_last_moves_could_not_be_saved(pilot, sit, full_disk):
    title = Scene(pilot.context)
    title.name = "title"
    pilot.open(lambda context: title)
    table = sit(HENRY, COMPUTER)
    full_disk["full"] = True
    pilot.click(first_action(table))
    assert "disk is full" in pilot.toast
    leave(pilot)
    assert pilot.scene.name == "dialog"
    pilot.click("no")
    assert pilot.scene is table
    leave(pilot)
    pilot.click("yes")
    assert pilot.scene is title


def test_leaving_saves_what_the_disk_refused_before(pilot, sit, full_disk):
    title = Scene(pilot.context)
    title.name = "title"
    pilot.open(lambda context: title)
    table = sit(HENRY, MARGARET)
    full_disk["full"] = True
    pilot.click(first_action(table))
    full_disk["full"] = False
    leave(pilot)
    assert pilot.scene is title
    assert saves.newest(pilot.app.home).saved.log == tuple(table.match.log)


def test_a_wall_clock_that_is_set_back_keeps_no_computer_waiting(pilot, monkeypatch):
    monkeypatch.setattr(opening, "fresh_seed", lambda: 1)
    table = pilot.open(lambda context: new_table(context, rose_king, [HENRY, COMPUTER], {"red": "second"})).scene
    pilot.context.settings.least_thinking = 0
    moments = iter(datetime(2024, 5, 17) - timedelta(hours=n) for n in range(10_000))
    pilot.context.now = lambda: next(moments)
    end = time.monotonic() + 20
    while not decisions(table) and time.monotonic() < end:
        pilot.ticks()
    assert decisions(table)


def test_a_clock_before_all_times_begins_a_match_without_a_date(pilot, package, thinkers):
    pilot.context.now = lambda: datetime.min
    pilot.open(lambda context: new_table(context, rose_king, [HENRY, MARGARET]))
    (saved,) = saves.list_saves(pilot.app.home)
    assert saved.record.started == "" or saved.record.started.startswith("0001")
