"""A match: what is proposed comes back through the link, chance answers, undo and redo meet the same cards."""

import pytest

from game.match.chance import SeededChance
from game.match.course import digest_of
from game.match.link import LocalLink
from game.match.log import Entry, Rewind, Seat
from game.match.match import Match
from game.rules.core import CHANCE, IllegalAction, InvalidText
from tests import toy_games
from tests.match import toy
from tests.match.scripted_chance import ScriptedChance

ANN, BOB = Seat("person", "Ann", 0), Seat("person", "Bob", 1)
BOT = Seat("computer", "Bot", 1, 2)


def a_match(seats=(ANN, BOB), chance=None, **more):
    match = Match(toy, seats, chance=chance or ScriptedChance([3, 9, 5, 6, 7]), **more)
    match.poll()
    return match


def play(match, *words):
    for word in words:
        match.propose(match.actor, match.action_from_text(word))
        match.poll()


def words(match):
    return [entry.word for entry in match.log]


def test_chance_acts_before_anybody_else():
    match = Match(toy, (ANN, BOB), chance=ScriptedChance([4]))
    assert match.actor == CHANCE
    changes = match.poll()
    assert [change.entry for change in changes] == [Entry(1, CHANCE, 4, "start3")]
    assert (changes[0].before.total, changes[0].after.total) == (0, 3)


def test_a_proposal_changes_nothing_before_poll():
    match = a_match()
    match.propose(0, 1)
    assert words(match) == ["start0"]
    assert [change.entry.word for change in match.poll()] == ["two"]
    assert match.poll() == []


def test_a_throw_and_its_die_come_in_one_poll_with_whole_observations():
    match = a_match()
    match.propose(0, toy.THROW)
    throw, die = match.poll()
    assert (throw.entry.word, die.entry.word) == ("throw", "d5")
    assert throw.after.to_text() == die.before.to_text()
    assert die.after.total == 5


def test_the_wrong_seat_and_a_wrong_action_are_refused():
    match = a_match()
    with pytest.raises(IllegalAction):
        match.propose(1, 0)
    with pytest.raises(IllegalAction):
        match.propose(0, 7)
    assert match.poll() == []


def test_a_second_proposal_for_the_same_ply_comes_too_late():
    match = a_match()
    match.propose(0, 0)
    match.propose(0, 1)
    match.poll()
    assert words(match) == ["start0", "one"]


def test_a_proposal_made_before_an_undo_comes_too_late():
    match = a_match((ANN, BOT))
    play(match, "one")
    match.undo()
    match.propose(1, 1)
    match.poll()
    assert words(match) == ["start0"]


def test_what_a_view_does_with_an_observation_leaves_the_match_alone():
    match = a_match()
    match.observation(0).apply(1)
    assert match.observation(None).total == 0


def test_hidden_cards_are_in_no_observation_and_no_digest_of_others():
    def dealt(*cards):
        match = Match(toy_games, (ANN, BOB), chance=ScriptedChance([toy_games.DEAL + card for card in cards]))
        return match, match.poll(0)

    (one, changes), (other, other_changes) = dealt(3, 5), dealt(3, 6)
    assert [change.after for change in changes] == [change.after for change in other_changes]
    assert one.digest() == other.digest()
    assert one.observation(1) != other.observation(1)
    assert one.digest() != dealt(3)[0].digest()


def test_options_are_completed_and_checked():
    assert a_match().options == {"goal": "near"}
    with pytest.raises(InvalidText):
        Match(toy, (ANN, BOB), {"goal": "nowhere"}, chance=None)
    with pytest.raises(InvalidText):
        Match(toy, (ANN,), chance=None)


def test_the_digest_is_that_of_the_text():
    match = a_match()
    before = match.digest()
    assert before == digest_of(match.observation(None)) and len(before) == 32
    play(match, "one")
    assert match.digest() != before


def test_between_two_persons_the_last_own_action_comes_back_until_the_other_acts():
    match = a_match()
    assert not match.can_undo() and not match.undo()
    play(match, "one")
    assert match.can_undo() and match.undo()
    (change,) = match.poll()
    assert change.entry is None and (change.before.total, change.after.total, change.ply) == (1, 0, 1)
    assert match.can_redo()
    play(match, "one", "two")
    match.undo()
    match.poll()
    assert words(match) == ["start0", "one"]
    assert not match.can_undo()  # Bob has acted: what Ann did stays, though Bob's action was taken back


def test_between_two_persons_chance_is_a_barrier():
    match = a_match()
    play(match, "one", "throw")
    assert words(match)[-1] == "d5" and not match.can_undo()


def test_a_computer_beside_two_persons_is_a_barrier():
    match = Match(toy, (ANN, BOT, BOB), chance=ScriptedChance([3]))
    match.poll()
    play(match, "one")
    assert match.can_undo()
    play(match, "one")
    assert not match.can_undo()


def test_practice_goes_back_to_the_last_own_decision_through_computer_and_chance():
    match = a_match((ANN, BOT))
    play(match, "two", "one", "throw", "throw", "one")
    assert words(match) == ["start0", "two", "one", "throw", "d5", "throw", "d1", "one"]
    for left in (7, 3, 1):
        assert match.undo()
        match.poll()
        assert len(match.log) == left and match.actor == 0
    assert not match.can_undo()


def test_redo_brings_back_a_decision_with_all_that_followed_it():
    match = a_match((ANN, BOT))
    play(match, "two", "one", "throw", "throw")
    after = match.digest()
    for _ in range(2):
        match.undo()
        match.poll()
    assert len(match.log) == 1
    match.redo()
    match.poll()
    assert words(match) == ["start0", "two", "one"]
    match.redo()
    match.poll()
    assert match.digest() == after and not match.can_redo()


def test_another_choice_forgets_what_was_undone_the_same_choice_does_not():
    match = a_match((ANN, BOT))
    play(match, "two", "one", "one", "two")
    match.undo(), match.poll(), match.undo(), match.poll()
    play(match, "two")
    assert match.can_redo()
    play(match, "two")
    assert not match.can_redo()


def test_undo_and_another_way_meet_the_same_die():
    match = a_match((ANN, BOT), chance=SeededChance(5))
    play(match, "throw")
    die = words(match)[-1]
    match.undo(), match.poll()
    play(match, "one", "throw")
    assert words(match)[-1] == die


def test_nobody_undoes_where_only_computers_play():
    match = a_match((BOT, BOT))
    play(match, "one", "one")
    assert not match.can_undo()


def test_a_rewind_leads_to_the_position_that_was():
    match = a_match((ANN, BOT), chance=SeededChance(9))
    seen = {}
    while not match.is_over:
        seen[len(match.log)] = match.digest()
        play(match, "throw" if len(match.log) % 3 else "two")
    while match.undo():
        match.poll()
        assert match.digest() == seen[len(match.log)]
        assert all(ply <= len(match.log) for ply in match.digests)


def test_chance_that_is_not_known_yet_is_awaited():
    class SlowLink(LocalLink):
        """Echoes only when told to, as a network does."""

        ready = False

        def receive(self):
            return super().receive() if self.ready else []

    link = SlowLink()
    match = Match(toy, (ANN, BOB), chance=ScriptedChance([3]), link=link)
    assert match.poll() == [] and match.poll() == []
    link.ready = True
    match.poll()
    assert words(match) == ["start0"]  # asked once, though polled three times


def test_an_empty_rewind_changes_nothing():
    link = LocalLink()
    match = a_match(link=link)
    link.send(Rewind(5))
    assert match.poll() == []
