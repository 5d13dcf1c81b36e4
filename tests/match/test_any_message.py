"""Whatever comes out of a link, in whatever order: nothing is raised, and what was applied is a match by the rules."""

import random

import pytest

from game.match.log import Choice, Entry, Reseat, Restart, Rewind, Sealed, Seat, joint_entry, told
from game.match.match import Match
from game.match.reader import record_from_text
from game.match.record import record_of, record_to_text
from game.match.verify import verified_match
from game.rules import rose_king
from game.rules.core import CHANCE, SIMULTANEOUS
from tests import toy_games

GAMES = {"toy_auction": toy_games, "rose_king": rose_king}
HOLDERS = (Seat("person", "Ann", 0), Seat("person", "Bob", 1), Seat("computer", "Bot", 2, 3))


class Feed:
    """A link that brings what the test says and hears nothing."""

    def __init__(self):
        self.messages = []

    def send(self, message): ...

    def receive(self):
        messages, self.messages = self.messages, []
        return messages


def good(match, rng):
    """Return a message that fits."""
    ply = len(match.log) + 1
    if match.actor == SIMULTANEOUS:
        choices = []
        for seat in range(len(match.seats)):
            action = rng.choice(match.choices(seat))
            choices.append(Choice(seat, action, match.word_of(action)))
        return joint_entry(ply, choices) if rng.random() < 0.7 else Entry(ply, *choices[0])
    actor = match.actor
    action = rng.choice(match.choices(actor))
    return Entry(ply, actor, action, match.word_of(action))


def any_message(match, rng):
    """Return a message that mostly does not fit."""
    ply = max(0, len(match.log) + rng.randint(-2, 3))
    seat = rng.randint(-4, 5)
    action = rng.choice((-1, 0, 10**12, rng.randrange(match.game.NUM_ACTIONS)))
    return rng.choice((
        Entry(ply, seat, action, "word"),
        joint_entry(ply, [Choice(rng.randint(-1, 3), action, "word") for _ in range(rng.randrange(4))]),
        Entry(ply, rng.choice((CHANCE, SIMULTANEOUS, match.actor)), action, "word"),
        Rewind(rng.choice((-5, -1, ply, len(match.log) - 1, 10**9))),
        Sealed(seat, rng.random() < 0.7),
        Reseat(seat, rng.choice(HOLDERS), ply),
    ))  # fmt: skip


@pytest.mark.parametrize("undo", ["table", "turn"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nothing_is_raised_and_the_log_stays_true(game, undo):
    rng = random.Random(f"{game.KEY} {undo}")
    troubles = 0
    for _ in range(25):
        feed = Feed()
        match = Match(game, HOLDERS[:2], chance=None, link=feed, undo=undo)
        for _ in range(80):
            fits = not match.is_over and rng.random() < 0.6
            feed.messages.append(good(match, rng) if fits else any_message(match, rng))
            plies = len(match.log)
            changes = match.poll()
            assert changes == [] or len(match.log) != plies or changes[0].reseat
            assert set(match.to_act) <= set(range(2))
            match.can_undo()
        troubles += bool(match.trouble)
        check(match)
    assert troubles > 20


def check(match):
    """The log alone, told to another match and read from the text, leads to the same place."""
    again = Match(match.game, match.first_seats, chance=None, link=Feed())
    again._link.messages = list(told(match.log, match.reseats))
    again.poll()
    assert again.log == match.log and again.digest() == match.digest() and again.seats == match.seats
    assert again.trouble == ""
    text = record_to_text(record_of(match))
    assert verified_match(record_from_text(text), GAMES).state_text() == match.state_text()


def test_a_seal_counts_only_where_seats_choose_at_the_same_time():
    feed = Feed()
    match = Match(rose_king, HOLDERS[:2], {"red": "first"}, chance=None, link=feed)
    feed.messages = [Sealed(0), Sealed(1), Sealed(7)]
    match.poll()
    assert not match.has_chosen(0) and not match.has_chosen(7)


class Broken:
    """A position in which something was overwritten."""

    def __getattr__(self, name):
        raise IndexError("out of range")


def test_a_broken_position_is_trouble_over_a_network_and_made_anew():
    feed = Feed()
    match = Match(toy_games, HOLDERS[:2], chance=None, link=feed, undo="turn")
    entry = good(match, random.Random(1))
    match._state = Broken()
    feed.messages = [entry]
    assert match.poll() == [] and match.trouble == "after ply 0: IndexError('out of range')"
    feed.messages = [Restart(), entry]
    first, second = match.poll()
    assert (first.entry, first.ply, second.entry) == (None, 0, entry) and match.trouble == ""


def test_at_one_screen_a_mistake_in_the_rules_is_not_hidden():
    feed = Feed()
    match = Match(toy_games, HOLDERS[:2], chance=None, link=feed)
    entry = good(match, random.Random(1))
    match._state = Broken()
    feed.messages = [entry]
    with pytest.raises(IndexError):
        match.poll()
