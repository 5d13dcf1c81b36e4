"""Seats that choose at the same time, at one screen: one after another, unseen by each other, told as one ply."""

import pytest

from game.match import saves
from game.rules.catalog import GAMES
from game.rules.core import SIMULTANEOUS
from game.scenes import catalog
from game.scenes.opening import new_table
from game.scenes.replay import Replay, stops_of
from game.view.moment import JOINT, Sentence
from tests import toy_games
from tests.scenes.conftest import COMPUTER, HENRY, MARGARET
from tests.scenes.fake_view import FakePackage


class AuctionPackage(FakePackage):
    """The words of the toy game: it tells who bid what once all have."""

    def sentences(self, before, action, after, seats, ply=-1):
        return (Sentence(toy_games.action_to_text(before, action), before.actor, ply),)

    def joint_sentences(self, before, choices, after, seats, ply=-1):
        assert before.actor == SIMULTANEOUS != after.actor
        return tuple(Sentence(f"{seats[seat].name} bids {coins}", seat, ply) for seat, coins in choices.items())


@pytest.fixture
def sit(pilot, thinkers, monkeypatch):
    """Return a function that opens a table of the toy game and lets the deal pass."""
    monkeypatch.setitem(GAMES, "toy_auction", toy_games)
    monkeypatch.setitem(catalog.VIEWS, "toy_auction", AuctionPackage())

    def open_table(*seats):
        pilot.open(lambda context: new_table(context, toy_games, seats))
        pilot.until(lambda: pilot.scene.play.show.is_settled)
        return pilot.scene

    return open_table


def bid(pilot, coins):
    pilot.click(f"action{coins}")


def lines(table):
    return [line.text for line in table.play.show.chronicle.lines]


def test_persons_choose_one_after_another_without_seeing_what_the_other_chose(pilot, sit):
    table = sit(HENRY, MARGARET)
    view = table.play.view
    assert table.match.actor == SIMULTANEOUS and view.moment.seat == 0 and view.moment.actions == (0, 1, 2, 3, 4, 5)
    before, told = view.moment.observation.observation(None).to_text(), lines(table)
    bid(pilot, 3)
    assert table.match.to_act == (1,) and view.moment.chosen == (0,)
    pilot.until(lambda: view.moment.seat == 1)
    assert table.status()["banner"] == "Margaret is to move"
    assert view.moment.observation.observation(None).to_text() == before and lines(table) == told
    assert view.moment.observation.hands[0] == toy_games.UNKNOWN and len(view.moment.actions) == 6
    bid(pilot, 2)
    assert [entry.word for entry in table.match.log if entry.is_joint] == ["0 bid:3 1 bid:2"]
    pilot.until(lambda: table.play.show.is_settled)
    assert lines(table)[-3:-1] == ["Henry bids 3", "Margaret bids 2"]
    assert view.played.count(JOINT) == 1 and view.moment.joint == () and view.moment.chosen == ()
    assert view.moment.last[-3:-1] == ((0, 3), (1, 2))
    assert saves.newest(pilot.app.home, {"toy_auction": toy_games}).saved.log == tuple(table.match.log)


def test_the_view_is_told_the_choices_when_the_joint_ply_is_shown(pilot, sit):
    table = sit(HENRY, MARGARET)
    seen = []
    play = table.play.view.play
    table.play.view.play = lambda moment, before, action: (
        seen.append((action, moment.joint)),
        play(moment, before, action),
    )
    bid(pilot, 1)
    pilot.until(lambda: table.play.view.moment.seat == 1)
    bid(pilot, 0)
    pilot.until(lambda: table.play.show.is_settled)
    assert (JOINT, ((0, 1), (1, 0))) in seen and all((action == JOINT) == bool(joint) for action, joint in seen)


def test_a_choice_that_was_made_is_not_made_again_or_taken_back(pilot, sit):
    table = sit(HENRY, MARGARET)
    bid(pilot, 3)
    pilot.click("undo")
    pilot.until(lambda: table.play.view.moment.seat == 1)
    assert table.match.has_chosen(0) and not table.play.view.moment.can_undo and table.match.to_act == (1,)


def test_computers_bid_once_the_persons_have(pilot, sit, thinkers):
    table = sit(HENRY, COMPUTER, COMPUTER)
    assert thinkers[0].asked == [] and not table.play.view.moment.thinking
    bid(pilot, 2)
    assert table.match.to_act == (1, 2) and table.play.view.moment.thinking
    pilot.until(lambda: table.match.log[-1].is_joint or table.match.to_act == (0, 1, 2))
    assert [seat for seat, _ in thinkers[0].asked] == [1, 2]
    assert [entry.word for entry in table.match.log if entry.is_joint] == ["0 bid:2 1 bid:0 2 bid:0"]


def test_a_hint_is_for_the_person_who_is_to_choose(pilot, sit, thinkers):
    table = sit(HENRY, MARGARET)
    bid(pilot, 2)
    pilot.until(lambda: table.play.view.moment.seat == 1)
    pilot.click("hint")
    pilot.until(lambda: table.play.view.hinted)
    assert [seat for seat, _ in thinkers[0].asked] == [1]


def test_a_match_is_continued_where_nobody_has_chosen_and_watched_again(pilot, sit):
    table = sit(HENRY, MARGARET)
    bid(pilot, 3)
    pilot.until(lambda: table.play.view.moment.seat == 1)
    while not table.match.is_over:
        pilot.click((5, 700))
        bid(pilot, table.play.view.moment.actions[0])
        pilot.until(lambda: table.play.show.is_settled)
    assert sum(entry.is_joint for entry in table.match.log) == 2
    stops = stops_of(table.match)
    assert len(stops) == 2 + 2 + 1
    pilot.open(lambda context: Replay(context, table.match, 0))
    for stop, ply in enumerate(stops):
        pilot.scene.go(stop)
        assert len(pilot.scene.match.log) == ply
    assert pilot.scene.match.digest() == table.match.digest()
    assert "Henry bids 3" in [line.text for line in pilot.scene.show.chronicle.lines]


def test_what_happened_since_the_last_turn_begins_after_the_own_part_of_a_joint_ply(pilot, sit):
    table = sit(HENRY, MARGARET)
    bid(pilot, 3)
    pilot.until(lambda: table.play.view.moment.seat == 1)
    bid(pilot, 1)
    pilot.until(lambda: table.play.show.is_settled)
    assert table.play.can_look_back  # the roll came after it
    table.play.look_back()
    assert table.play.show._log[-1].is_joint
