"""Turns of many actions: taken back one by one until something has happened that everybody saw."""

import pytest

from game.match import COMPUTER, PERSON, Match, Seat, new_match
from game.match.link import LocalLink
from game.match.log import Entry
from game.match.undo import MOVE, TURN
from game.rules import carolus_magnus as rules
from game.rules.core import CHANCE

NAMES = ("Anna", "Bert", "Carla", "Dora")


def begun(kinds, **options):
    """Return a match at the first turn in which knights are played; computer players do whatever comes first."""
    seats = [Seat(kind, NAMES[n], n, int(kind == COMPUTER)) for n, kind in enumerate(kinds)]
    match = new_match(rules, seats, {"first": "1", **options}, seed=7)
    match.poll()
    while rules.placed(match.choices(match.actor)[0]) is None or not match.seats[match.actor].is_person:
        act(match)
    return match


def act(match, pick=0):
    """Let whoever is to act choose; returns who that was."""
    seat = match.actor
    match.propose(seat, match.choices(seat)[pick])
    match.poll()
    return seat


def take_back(match):
    done = match.undo()
    match.poll()
    return done


@pytest.mark.parametrize("count", [2, 3, 4])
def test_between_persons_every_knight_comes_back_by_itself_until_the_emperor_has_moved(count):
    match = begun([PERSON] * count)
    start, seat, knights = len(match.log), match.actor, 4 if count == 3 else 3
    digests = []
    for pick in range(knights):
        digests.append(match.digest())
        assert act(match, pick) == seat
    assert match.actor == seat and rules.steps_of(match.choices(seat)[0])
    for left in range(knights, 0, -1):
        assert len(match.log) == start + left and take_back(match)
        assert match.digest() == digests[left - 1]
    assert not match.can_undo(), "the disc of somebody else lies before it"
    for _ in range(knights):
        assert match.redo()
        match.poll()
    act(match)
    assert any(entry.actor == CHANCE for entry in match.log[start:]) and not match.can_undo()


def test_where_the_dice_lie_open_knights_come_back_and_the_step_does_not():
    match = begun([PERSON] * 2, roll="start")
    start = len(match.log)
    while rules.steps_of(match.choices(match.actor)[0]) is None:
        act(match)
    assert len(match.log) == start + 3 and take_back(match) and act(match) == match.actor
    act(match)
    assert match.log[-1].actor == CHANCE and not match.can_undo(), "the next one has rolled"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_one_person_among_computers_takes_back_whatever_they_did(count):
    match = begun([PERSON] + [COMPUTER] * (count - 1))
    seen = []
    for _ in range(6):
        while match.actor != 0:
            act(match)
        seen.append(match.digest())
        act(match)
    for digest in reversed(seen):
        assert take_back(match) and match.digest() == digest and match.actor == 0


def test_two_persons_and_computers_are_as_several_persons():
    match = begun([PERSON, COMPUTER, PERSON])
    seat = match.actor
    act(match)
    assert match.actor == seat and take_back(match)
    while match.actor == seat:
        act(match)
    while not match.seats[match.actor].is_person or match.actor == seat:
        act(match)
    assert not match.can_undo()


@pytest.mark.parametrize("policy", [TURN, MOVE])
def test_over_a_network_too(policy):
    seats = [Seat(PERSON, name, n) for n, name in enumerate(NAMES[:2])]
    link = LocalLink()
    match = Match(rules, seats, {"first": "1"}, chance=None, link=link, undo=policy)
    while rules.placed(match.choices(match.actor)[0]) is None or match.actor == CHANCE:
        action = match.choices(match.actor)[0]
        link.send(Entry(len(match.log) + 1, match.actor, action, match.word_of(action)))
        match.poll()
    start = len(match.log)
    for _ in range(3):
        act(match)
    for left in (2, 1, 0):
        assert take_back(match) and len(match.log) == start + left
    assert not match.can_undo()
