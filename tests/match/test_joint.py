"""What seats choose at the same time: hidden until all have chosen, then one ply that nobody takes back."""

import pytest

from game.match import watch
from game.match.chance import SeededChance
from game.match.link import LocalLink
from game.match.log import Choice, Entry, Rewind, Sealed, Seat, joint_entry
from game.match.match import Match
from game.match.record import record_of, record_to_text
from game.rules.core import SIMULTANEOUS, IllegalAction
from tests import toy_games
from tests.match.scripted_chance import ScriptedChance

ANN, BOB, CAT = (Seat("person", name, number) for number, name in enumerate(("Ann", "Bob", "Cat")))
BOT = Seat("computer", "Bot", 1, 2)
ROLL = toy_games.ROLL


class SilentLink(LocalLink):
    """Keeps what is sent, as a network does; `bring` is what it delivers."""

    def __init__(self):
        super().__init__()
        self.sent = []

    def send(self, message):
        self.sent.append(message)

    def bring(self, *messages):
        for message in messages:
            super().send(message)


def a_match(seats=(ANN, BOB), **more):
    cards = [toy_games.DEAL + number for number in range(len(seats))]
    match = Match(toy_games, seats, chance=more.pop("chance", None) or ScriptedChance([*cards, ROLL, ROLL + 5]), **more)
    match.poll()
    return match


def bid(match, seat, coins):
    match.propose(seat, coins)
    return match.poll()


def test_all_seats_are_to_choose_and_one_after_another_does():
    match = a_match((ANN, BOB, CAT))
    assert match.actor == SIMULTANEOUS and match.to_act == (0, 1, 2)
    assert bid(match, 1, 3) == []
    assert match.to_act == (0, 2) and match.has_chosen(1) and not match.has_chosen(0)
    assert bid(match, 0, 2) == [] and match.to_act == (2,)
    joint, roll = bid(match, 2, 0)
    choices = (Choice(0, 2, "bid:2"), Choice(1, 3, "bid:3"), Choice(2, 0, "bid:0"))
    assert joint.entry == Entry(5, SIMULTANEOUS, -1, "0 bid:2 1 bid:3 2 bid:0", choices)
    assert roll.entry.word == "roll:33" and (joint.before.actor, joint.after.coins) == (SIMULTANEOUS, [5, 2, 5])
    assert match.to_act == (0, 1, 2) and not match.has_chosen(1)
    assert joint.entry.acts(1) and not joint.entry.acts(3) and joint.entry.is_joint and not roll.entry.is_joint


def test_where_one_acts_it_alone_is_to_act():
    match = a_match()
    for coins in (1, 1):
        bid(match, 0, coins), bid(match, 1, 0)
    assert match.actor == 0 and match.to_act == (0,)
    match.propose(0, toy_games.KEEP), match.poll()
    match.propose(1, toy_games.KEEP), match.poll()
    assert match.is_over and match.to_act == ()
    assert Match(toy_games, (ANN, BOB), chance=None).to_act == ()  # chance


def test_a_choice_that_was_made_shows_nowhere():
    one, other = a_match(), a_match()
    bid(one, 0, 4), bid(other, 0, 1)
    assert record_to_text(record_of(one)) == record_to_text(record_of(other))
    assert one.digest() == other.digest() == a_match().digest()
    assert all(one.observation(seat) == other.observation(seat) for seat in (None, 0, 1))
    assert one.state_text() == other.state_text() and one.log == other.log


def test_wrong_choices_are_refused():
    match = a_match()
    for seat, action in ((0, 6), (0, toy_games.KEEP), (2, 0), (-1, 0), (SIMULTANEOUS, 0)):
        with pytest.raises(IllegalAction):
            match.propose(seat, action)
    bid(match, 0, 1)
    with pytest.raises(IllegalAction):
        match.propose(0, 2)
    assert match.to_act == (1,)


def test_the_first_choice_counts_where_two_are_on_their_way():
    match = a_match()
    match.propose(0, 1), match.propose(0, 4), match.propose(1, 0)
    (joint, _) = match.poll()
    assert joint.entry.word == "0 bid:1 1 bid:0"


def test_choices_for_a_ply_that_is_past_come_too_late():
    match = a_match()
    match.propose(0, 1), match.propose(1, 0), match.propose(1, 2)
    match.poll()
    assert match.to_act == (0, 1)


def test_choices_made_elsewhere_are_known_as_made_and_come_with_the_ply():
    link = SilentLink()
    match = Match(toy_games, (ANN, BOB), chance=None, link=link)
    deal = [Entry(1, -1, toy_games.DEAL, "deal:0"), Entry(2, -1, toy_games.DEAL + 1, "deal:1")]
    link.bring(*deal, Entry(3, -1, ROLL, "roll:11"), Sealed(1))
    match.poll()
    assert match.to_act == (0,) and match.has_chosen(1)
    link.bring(Sealed(1, False))
    match.poll()
    assert match.to_act == (0, 1)
    match.propose(0, 3)
    assert link.sent == [Entry(4, 0, 3, "bid:3")] and match.poll() == [] and match.to_act == (0, 1)
    link.bring(Sealed(0), Sealed(1))
    assert match.poll() == [] and match.to_act == () and match.actor == SIMULTANEOUS
    link.bring(Sealed(1, False))
    assert match.poll() == [] and match.to_act == (), "all had chosen: nobody may choose knowing that"
    link.bring(joint_entry(4, (Choice(1, 2, "bid:2"), Choice(0, 3, "bid:3"))))
    (change,) = match.poll()
    assert change.entry.word == "0 bid:3 1 bid:2" and match.actor == -1


def test_undo_stops_at_a_joint_ply_and_while_somebody_has_chosen():
    for seats in ((ANN, BOT), (ANN, BOB)):
        match = a_match(seats, chance=SeededChance(3))
        for _ in range(2):
            bid(match, 0, 1), bid(match, 1, 0)
        assert match.log[-1].is_joint and not match.can_undo() and not match.undo()
        match.propose(0, toy_games.KEEP), match.poll()
        assert match.undo()
        match.poll()
        assert match.log[-1].is_joint and not match.can_undo()


def test_nothing_is_taken_back_while_a_choice_is_made():
    match = a_match()
    match._state.actor = 0
    match.propose(0, toy_games.KEEP), match.poll()
    assert match.actor == 1 and match.can_undo()
    match._state.actor = SIMULTANEOUS
    assert match.can_undo()
    bid(match, 1, 1)
    assert not match.can_undo() and not match.undo()


def test_a_rewind_forgets_choices_and_plays_joint_plies_again():
    link = LocalLink()
    match = a_match(chance=SeededChance(1), link=link)
    seen = {}
    for _ in range(2):
        seen[len(match.log)] = match.digest()
        bid(match, 0, 1), bid(match, 1, 0)
    bid(match, 0, toy_games.KEEP)
    end = match.digest()
    for ply, digest in reversed(seen.items()):
        link.send(Rewind(ply))
        match.poll()
        assert match.digest() == digest and match.to_act == (0, 1)
        bid(match, 0, 5 if ply == 3 else 1)
        link.send(Rewind(ply - 1)), match.poll()
        assert match.to_act == (0, 1), "the roll came again, the choice did not"
    bid(match, 0, 1), bid(match, 1, 0), bid(match, 0, 1), bid(match, 1, 0), bid(match, 0, toy_games.KEEP)
    assert match.digest() == end


def test_a_match_is_watched_through_its_joint_plies_both_ways():
    match = a_match(chance=SeededChance(4))
    seen = {len(match.log): match.digest()}
    while not match.is_over:
        match.propose(match.to_act[0], match.choices(match.to_act[0])[-1])
        match.poll()
        seen[len(match.log)] = match.digest()
    again, link = watch(match)
    for ply in [*seen, *reversed(seen), *seen]:
        link.seek(ply)
        again.poll()
        assert again.digest() == seen[ply]
    assert again.log == match.log
