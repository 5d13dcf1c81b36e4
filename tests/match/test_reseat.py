"""Somebody else sits down: recorded at its place, never taken back, shown when the match is watched again."""

import pytest

from game.match import watch
from game.match.link import LocalLink
from game.match.log import Choice, Entry, Reseat, Restart, Rewind, Sealed, Seat, joint_entry
from game.match.match import Match
from tests import toy_games
from tests.match import toy
from tests.match.scripted_chance import ScriptedChance

ANN, BOB, BOT = Seat("person", "Ann", 0), Seat("person", "Bob", 1), Seat("computer", "Bot", 1, 2)


@pytest.fixture
def link():
    return LocalLink()


@pytest.fixture
def match(link):
    match = Match(toy, (ANN, BOB), chance=ScriptedChance([3, 9]), link=link, undo="move")
    match.poll()
    return match


def play(match, *words):
    for word in words:
        match.propose(match.actor, match.action_from_text(word))
        match.poll()


def sit(match, seat, holder):
    match.reseat(seat, holder)
    return match.poll()


def test_whoever_sits_down_sits_there_from_now_on(match):
    play(match, "one")
    (change,) = sit(match, 1, BOT)
    assert change.reseat == Reseat(1, BOT, 2) and change.entry is None
    assert change.before == change.after and change.ply == 2
    assert match.seats == (ANN, BOT) and match.first_seats == (ANN, BOB) and match.reseats == [Reseat(1, BOT, 2)]


def test_what_was_done_before_stays(match):
    play(match, "one")
    assert match.can_undo()
    sit(match, 1, BOT)
    assert not match.can_undo()


def test_a_rewind_does_not_send_anybody_away(match, link):
    play(match, "one")
    sit(match, 1, BOT)
    play(match, "two", "one")
    sit(match, 0, BOB)
    link.send(Rewind(1))
    match.poll()
    assert match.seats == (BOB, BOT)
    assert match.reseats == [Reseat(1, BOT, 1), Reseat(0, BOB, 1)]


def test_of_those_who_sat_down_at_one_moment_the_last_one_counts(match, link):
    for holder in (BOT, BOB, BOT):
        sit(match, 1, holder)
    assert match.reseats == [Reseat(1, BOT, 1)]
    play(match, "one")
    sit(match, 1, BOB)
    link.send(Rewind(1))
    match.poll()
    sit(match, 1, BOT)
    assert match.reseats == [Reseat(1, BOT, 1)] and match.seats[1] == BOT


def test_replays_show_who_sat_where_both_ways(match):
    sit(match, 0, BOT)
    play(match, "one")
    sit(match, 1, BOT)
    play(match, "one", "two")
    sit(match, 1, ANN), sit(match, 0, ANN)
    seats = {0: (ANN, BOB), 1: (BOT, BOB), 2: (BOT, BOT), 3: (BOT, BOT), 4: (ANN, ANN)}
    again, link = watch(match)
    for _ in range(3):
        for ply in (0, 4, 1, 3, 2, 0, 1, 2, 3, 4, 3, 2, 1):
            link.seek(ply)
            again.poll()
            assert (again.seats, len(again.log)) == (seats[ply], ply)
        assert len(again.reseats) <= 8  # going to and fro leaves no pile
    link.seek(1), again.poll(), link.seek(4)
    assert [change.reseat.seat for change in again.poll() if change.reseat] == [1, 1, 0]


def test_whoever_sits_down_chooses_anew():
    link = LocalLink()
    match = Match(
        toy_games, (ANN, BOB), chance=ScriptedChance([toy_games.DEAL, toy_games.DEAL + 1, toy_games.ROLL]), link=link
    )
    match.poll()
    link.send(Sealed(1))
    match.poll()
    assert match.to_act == (0,)
    sit(match, 1, BOT)
    assert match.to_act == (0, 1)
    link.send(Sealed(0)), link.send(Sealed(1))
    match.poll()
    sit(match, 1, BOB)
    assert match.to_act == (), "all had chosen"


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_sits_down_where_there_is_no_seat(match, seat):
    assert sit(match, seat, BOT) == []
    assert match.trouble == "after ply 1: there is no such seat" and match.seats == (ANN, BOB)


def test_everything_is_told_again(match, link):
    play(match, "one")
    sit(match, 1, BOT)
    play(match, "two")
    log = list(match.log)
    link.send(Entry(4, 1, 0, "one"))
    match.poll()
    assert match.trouble
    link.send(Restart())
    for entry in log:
        link.send(entry)
    changes = match.poll()
    assert [change.ply for change in changes] == [0, 1, 2, 3] and changes[0].entry is None
    assert match.log == log and match.seats == (ANN, BOB) and match.reseats == [] and match.trouble == ""
    assert match.can_undo()


WRONG = [
    Entry(2, 1, 0, "one"), Entry(2, 0, 7, "d3"), Entry(2, -1, 5, "d1"), Entry(2, 0, 10**12, "one"),
    Entry(2, 5, 0, "one"), Entry(2, -2, -1, "0 one", (Choice(0, 0, "one"),)), Entry(2, -4, 0, "one"),
    joint_entry(2, ()), Reseat(9, BOT),
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_applied_is_passed_over_and_told(match, link, wrong):
    good = [Entry(2, 0, 0, "one"), Entry(3, 1, 1, "two"), Reseat(1, BOT), Entry(4, 0, 0, "one")]
    kept = []
    match.keeper = type("Keeper", (), {"keep": lambda self, match: kept.append(len(match.log))})()
    for message in (wrong, *good):
        link.send(message)
    changes = match.poll()
    assert [change.entry.word for change in changes if change.entry] == ["one", "two", "one"]
    assert len(changes) == 4 and kept == [4] and match.seats[1] == BOT
    assert match.trouble.startswith("after ply 1: ")
    play(match, "one")
    assert match.trouble, "until everything is told again, something is missing"


def test_a_wrong_choice_among_bids_is_passed_over():
    link = LocalLink()
    match = Match(
        toy_games, (ANN, BOB), chance=ScriptedChance([toy_games.DEAL, toy_games.DEAL + 1, toy_games.ROLL]), link=link
    )
    match.poll()
    link.send(Entry(4, 0, 9, "bid:9")), link.send(Entry(4, 3, 0, "bid:0"))
    link.send(joint_entry(4, [Choice(0, 1, "bid:1")]))
    assert match.poll() == [] and match.to_act == (0, 1) and match.trouble
    link.send(Entry(4, 0, 1, "bid:1")), link.send(Entry(4, 1, 0, "bid:0"))
    assert len(match.poll()) == 1
