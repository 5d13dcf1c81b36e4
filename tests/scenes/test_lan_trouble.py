"""What goes wrong between machines: somebody is lost, we are, the host is silent or moves, positions differ."""

from dataclasses import replace

import pytest

from game.scenes.scene import Scene
from net.events import (
    LEFT,
    Differed,
    Ended,
    Forked,
    Heir,
    HostMoved,
    HostSilent,
    LinkBack,
    LinkLost,
    NotKept,
    Rebuilt,
    Refused,
)
from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame, seat, start_of

SECOND = 60


@pytest.fixture
def title(pilot):
    """A title below everything, to which leaving leads."""
    scene = Scene(pilot.context)
    scene.name = "title"
    pilot.open(lambda context: scene)
    return scene


def text(pilot):
    return pilot.scene.dialog.text() if callable(pilot.scene.dialog.text) else pilot.scene.dialog.text


def test_a_short_loss_is_not_worth_a_word(pilot, join):
    game = LanGame(KEES)
    table = join(game)
    game.lose(BEN, 0)
    pilot.ticks(3 * SECOND)
    assert table.status()["notice"] == ""
    pilot.ticks(2 * SECOND + 6)
    assert table.status()["notice"] == "Ben: connection lost, waiting 0:05. Anna decides how it goes on."
    assert table.play.view.presence.of(1).state == "lost"
    game.find(BEN)
    pilot.ticks(2)
    assert table.status()["notice"] == "" and table.play.view.presence.of(1).ping == 90


def test_the_host_is_as_far_from_us_as_we_are_from_it_and_gone_when_we_are_cut_off(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    assert table.play.view.presence.of(0).ping == game.peers[BEN].ping
    game.tell(LinkLost())
    pilot.ticks(2)
    assert table.play.view.presence.of(0).state == "lost"
    game.tell(LinkBack())
    pilot.ticks(2)
    assert table.play.view.presence.of(0).state == "far"


def test_who_leaves_is_told_at_once_and_so(pilot, join):
    game = LanGame(ANNA)
    table = join(game)
    game.lose(BEN, 0, LEFT)
    pilot.ticks(2)
    assert pilot.scene.name == "dialog" and text(pilot) == "Ben has left, waiting 0:00."
    pilot.click("wait")
    assert table.status()["notice"] == "Ben has left, waiting 0:00."
    assert table.play.view.presence.of(1).state == "lost"


def test_the_host_is_asked_what_to_do_and_the_time_goes_on(pilot, join):
    game = LanGame(ANNA)
    table = join(game)
    game.lose(BEN, 42)
    pilot.ticks(2)
    assert pilot.scene.name == "dialog" and text(pilot) == "Ben: connection lost, waiting 0:42."
    pilot.ticks(3 * SECOND)
    assert text(pilot) == "Ben: connection lost, waiting 0:45."
    pilot.click("wait")
    assert pilot.scene is table and "Ben" in table.status()["notice"]
    pilot.ticks(5 * SECOND)
    assert pilot.scene is table  # it does not ask again by itself
    pilot.click("strip")
    pilot.ticks(2)
    pilot.click("wait")
    pilot.press("m")  # the same by keys alone
    pilot.click("decide")
    pilot.ticks(2)
    pilot.click("computer")
    assert game.session.calls("replace_lost") == [(1, 2)]
    game.tell(*game.reseat(1, seat(ANNA, "computer", "Richard", 1, 2)))
    game.start["seats"][1]["kind"] = "computer"
    game.tell(game.status())
    pilot.ticks(2)
    assert table.status()["notice"] == "" and pilot.toast == "The computer plays for Ben from now on."
    assert table.play.view.moment.seats[1].name == "Richard"


def test_a_question_goes_away_when_somebody_is_back(pilot, join):
    game = LanGame(ANNA)
    table = join(game)
    game.lose(BEN)
    pilot.ticks(2)
    assert pilot.scene.name == "dialog"
    game.find(BEN)
    pilot.ticks(2)
    assert pilot.scene is table
    game.lose(BEN)
    pilot.ticks(2)
    assert pilot.scene.name == "dialog"  # lost once more is another question


def test_of_several_who_are_lost_each_is_asked_about(pilot, join):
    game = LanGame(ANNA, start_of(seat(BEN), seat(KEES)))
    table = join(game)
    game.lose(BEN, 42), game.lose(KEES, 20)
    for name in ("Ben", "Kees"):
        pilot.ticks(SECOND)  # no double click
        assert text(pilot).startswith(name)
        pilot.click("wait")
    pilot.ticks(2)
    assert pilot.scene is table


def test_no_question_covers_a_menu(pilot, join):
    game = LanGame(ANNA)
    table = join(game)
    pilot.press("m")
    menu = pilot.scene
    game.lose(BEN)
    pilot.ticks(2)
    assert pilot.scene is menu
    pilot.press("escape")
    pilot.ticks(2)
    assert pilot.scene is not table and "connection lost" in text(pilot)


def test_a_watcher_can_be_given_the_seat(pilot, join):
    game = LanGame(ANNA)
    join(game)
    game.lose(BEN)
    pilot.ticks(2)
    pilot.click("give_3")
    assert game.session.calls("give_seat") == [(1, KEES)]


def test_who_is_given_a_seat_acts_from_then_on(pilot, join):
    game = LanGame(KEES)
    table = join(game)
    game.tell(*game.act(), *game.reseat(1, seat(KEES, colour=1)))
    pilot.ticks(60)
    assert table.play.view.moment.seat == 1 and table.play.view.moment.actions
    assert table.status()["own_seats"] == [1]


def test_an_own_seat_is_taken_back_from_the_computer(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(*game.reseat(1, seat(ANNA, "computer", "Richard", 1, 2)))
    pilot.ticks(2)
    assert table.status()["notice"] == "The computer plays in your place." and table.play.view.moment.seat == 1
    pilot.click("strip")
    assert game.session.calls("take_back") == [(1,)] and table.strip.ui.focused is None
    game.tell(*game.reseat(1, seat(BEN, colour=1)))
    pilot.ticks(2)
    assert table.status()["notice"] == "" and table.status()["own_seats"] == [1]


def test_an_own_loss_is_shown_and_the_table_stays(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(LinkLost())
    pilot.ticks(2 * SECOND)
    assert pilot.scene is table and table.status()["notice"].startswith("Connection lost. Anna is being called again")
    game.tell(LinkBack())
    pilot.ticks(2)
    assert table.status()["notice"] == ""


def test_the_next_in_line_can_host_on_when_the_host_is_silent(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(LinkLost(), HostSilent((Heir(BEN, "Ben", True), Heir(KEES, "Kees", False))))
    pilot.ticks(2)
    assert "You are next in line" in text(pilot)
    pilot.click("take_over")
    assert game.session.calls("take_over") == [()]
    game.session.is_host, game.host = True, BEN
    game.tell(HostMoved(BEN, "Ben", True), *game.move_host(BEN))
    pilot.ticks(2)
    assert pilot.scene is table and pilot.toast == "You host the match now."


def test_who_is_not_next_waits_for_whoever_is(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(LinkLost(), HostSilent((Heir(KEES, "Kees", False),)))
    pilot.ticks(2)
    assert "Kees is next in line" in text(pilot) and "take_over" not in pilot.targets()
    pilot.click("wait")
    assert game.session.calls("wait") == [()] and pilot.scene is table
    assert table.status()["notice"] == "Anna does not answer."
    game.tell(HostMoved(KEES, "Kees", False))
    pilot.ticks(2)
    assert table.status()["notice"] == "" and pilot.toast == "Kees hosts the match now."


def test_a_host_who_has_left_is_not_called_silent(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(LinkLost(), HostSilent((Heir(BEN, "Ben", True),), has_left=True))
    pilot.ticks(2)
    assert text(pilot).startswith("Anna hosted this match and has left.") and "take_over" in pilot.targets()
    pilot.click("wait")
    assert table.status()["notice"] == "Anna has left."


def test_each_silence_is_a_question_of_its_own(pilot, join):
    game = LanGame(BEN)
    join(game)
    silent = HostSilent((Heir(BEN, "Ben", True),))
    game.tell(silent)
    pilot.ticks(2)
    pilot.click("wait")
    game.tell(silent)
    pilot.ticks(2)
    assert pilot.scene.name == "dialog"


def test_a_match_that_never_comes_out_right_is_left_with_a_sentence(pilot, title, join):
    game = LanGame(BEN)
    join(game)
    wrong = [replace(one, digest=bytes(16)) for one in game.act()]
    game.tell(*wrong)
    for _ in range(5):
        pilot.ticks(2)
        game.tell(Rebuilt(game.start), *game.told[: -len(wrong)], *wrong)
    pilot.ticks(2)
    assert len(game.session.calls("heal")) == 3 and "could not be brought together" in text(pilot)
    assert game.session.left


def test_a_difference_names_its_report(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(Differed(True, "desync-1.zip"))
    pilot.ticks(2)
    assert "put right" in pilot.toast and "desync-1.zip" in table.status()["said"][-1]


@pytest.mark.parametrize(
    ("me", "end", "word", "is_kept"),
    [(BEN, Ended("timeout"), "no sign of life", True), (BEN, Ended("desync"), "differ", True),
     (BEN, Ended("kicked"), "sent you away", False), (KEES, Ended("timeout"), "no sign of life", False),
     (BEN, Refused("banned"), "sent you away", True)],
)  # fmt: skip
def test_the_end_of_a_table_is_told_and_leads_to_the_title(pilot, title, join, me, end, word, is_kept):
    game = LanGame(me)
    join(game)
    game.tell(end)
    pilot.ticks(2)
    assert word in text(pilot) and ("kept on this machine" in text(pilot)) == is_kept
    pilot.click("ok")
    assert pilot.scene is title and not game.session.left  # there is nothing left to leave


def test_what_is_said_without_a_connection_is_heard_by_nobody(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(LinkLost())
    pilot.ticks(2)
    pilot.press("c")
    pilot.type("Hello?")
    pilot.press("enter")
    assert table.status()["said"][-1] == "Nobody hears this: the connection is lost."


def test_the_end_takes_the_place_of_any_question(pilot, title, join):
    game = LanGame(BEN)
    join(game)
    game.tell(HostSilent((Heir(BEN, "Ben", True),)))
    pilot.ticks(2)
    game.tell(Ended("timeout"))
    pilot.ticks(2)
    pilot.click("ok")
    assert pilot.scene is title


@pytest.mark.parametrize(("me", "word"), [(ANNA, "You host this table"), (BEN, "The others wait for you")])
def test_leaving_asks_first_when_others_need_us(pilot, title, join, me, word):
    game = LanGame(me)
    table = join(game)
    pilot.press("m")
    pilot.click("leave")
    assert word in text(pilot)
    pilot.click("stay")
    assert pilot.scene is table
    pilot.press("m")
    pilot.click("leave")
    pilot.click("leave")
    assert pilot.scene is title and game.session.left


def test_a_watcher_leaves_at_once(pilot, title, join):
    game = LanGame(KEES)
    join(game)
    pilot.press("m")
    pilot.click("leave")
    assert pilot.scene is title and game.session.left


@pytest.mark.parametrize("file", ["", "forked-1.zip"])
def test_that_the_match_went_on_elsewhere_is_said(pilot, join, file):
    game = LanGame(BEN)
    table = join(game)
    game.tell(Forked(12, file))
    pilot.ticks(2)
    said = table.status()["said"][-1]
    assert "gone on elsewhere" in said and said.endswith(file or ".")


@pytest.mark.parametrize(("cause", "words"), [("full", "The disk is full"), ("", "written down again")])
def test_that_the_match_is_not_kept_is_said(pilot, join, cause, words):
    game = LanGame(BEN)
    table = join(game)
    game.tell(NotKept(cause))
    pilot.ticks(2)
    assert words in table.status()["said"][-1]
