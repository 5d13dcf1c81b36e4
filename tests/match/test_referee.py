"""The referee of a network match: what may be done, what it brings, what is due next."""

import random

import pytest

from game.match.golden import rules_hash
from game.match.link import LocalLink
from game.match.log import Choice, Entry, Reseat, Rewind, Seat
from game.match.match import Match
from game.match.referee import Referee
from game.match.start import UnknownTable, match_from_start
from game.rules import rose_king
from game.rules.core import CHANCE, SIMULTANEOUS, IllegalAction
from tests import toy_games
from tests.match import toy

GAMES = {"toy": toy, "toy_auction": toy_games, "rose_king": rose_king}


def a_start(of=toy, kinds=("person", "person"), **changes):
    rows = [
        {"kind": kind, "name": f"Player {number}", "colour": number, "team": -1, "level": 0, "peer": number + 1}
        for number, kind in enumerate(kinds)
    ]
    return {
        "game": of.KEY,
        "version": of.VERSION,
        "rules": rules_hash(of),
        "options": {option.key: option.default for option in of.OPTIONS},
        "timer": 0,
        "undo": "turn",
        "watch": True,
        "started": "2025-03-01T18:00:00Z",
        "seats": rows,
        **changes,
    }


def new_referee(start):
    link = LocalLink()
    return Referee(match_from_start(GAMES, start, link), link)


def a_referee(of=toy, **more):
    referee = new_referee(a_start(of, **more))
    referee.draw(lambda n: 0)
    return referee


def test_it_says_what_is_due():
    referee = new_referee(a_start(toy_games))
    assert referee.needs() == ("draw", ())
    referee.draw(lambda n: 0)
    assert referee.needs() == ("seal", (0, 1))
    assert a_referee().needs() == ("act", (0,))


def test_a_draw_goes_on_until_something_else_is_due_and_asks_for_the_sum_of_the_weights():
    asked = []
    referee = new_referee(a_start(toy_games))
    results = referee.draw(lambda n: asked.append(n) or n - 1)
    assert [entry.word for entry in results] == ["deal:7", "deal:6", "roll:33"]
    assert asked == [8, 7, 9] and {entry.actor for entry in results} == {CHANCE}


def test_weights_decide_how_numbers_are_shared_out():
    words = []
    for number in range(9):
        referee = new_referee(a_start(toy_games))
        words.append(referee.draw(lambda n, number=number: number if n == 9 else 0)[-1].word)
    assert words == ["roll:11", "roll:12", "roll:12", "roll:13", "roll:13", "roll:22", "roll:23", "roll:23", "roll:33"]


def test_a_number_that_is_too_high_is_no_draw():
    with pytest.raises(ValueError, match="below"):
        new_referee(a_start()).draw(lambda n: n)


def test_inputs_are_judged_and_refused_by_a_word():
    referee = a_referee()
    assert referee.refusal(0, "play one") == ""
    assert referee.refusal(1, "play one") == referee.refusal(7, "play one") == referee.refusal(-1, "play d1") == "turn"
    for text in ("play d1", "play dance", "play", "one", "", "play one two", "PLAY one"):
        assert referee.refusal(0, text) == "illegal"
        with pytest.raises(IllegalAction):
            referee.play(0, text)
    assert referee.refusal(0, "undo") == "undo"
    assert len(referee.match.log) == 1


def test_an_input_brings_its_entry():
    referee = a_referee()
    assert referee.play(0, "play two") == [Entry(2, 0, 1, "two")]
    assert referee.needs() == ("act", (1,))


def test_the_end_refuses_everything():
    referee = a_referee()
    for ply in range(20):
        referee.play(ply % 2, "play two") if referee.needs()[0] == "act" else None
    assert referee.needs() == ("over", ())
    assert referee.refusal(0, "play one") == "over" and referee.refusal(0, "undo") == "undo"


def test_by_turns_only_an_action_within_the_own_turn_comes_back():
    referee = a_referee(rose_king)
    seat = referee.match.actor
    referee.play(seat, referee.default(seat))
    assert referee.match.actor != seat and referee.refusal(seat, "undo") == "undo"


def test_until_the_next_move_an_action_comes_back():
    referee = a_referee(undo="move")
    referee.play(0, "play one")
    assert referee.refusal(1, "undo") == "undo" and referee.refusal(0, "undo") == ""
    assert referee.play(0, "undo") == [Rewind(1)]
    referee.play(0, "play two"), referee.play(1, "play one")
    assert referee.refusal(0, "undo") == "undo"
    assert referee.play(1, "undo") == [Rewind(2)]
    assert referee.refusal(0, "undo") == referee.refusal(1, "undo") == "undo"  # the next one had acted


def test_chance_and_its_due_keep_what_was_done():
    referee = a_referee(undo="move")
    referee.play(0, "play throw")
    assert referee.needs() == ("draw", ()) and referee.refusal(0, "undo") == "undo"
    referee.draw(lambda n: 0)
    assert referee.refusal(0, "undo") == "undo"


def test_a_computers_action_does_not_come_back():
    referee = a_referee(kinds=("computer", "person"), undo="move")
    referee.play(0, "play one")
    assert referee.refusal(0, "undo") == "undo"


def test_bids_are_one_entry():
    referee = a_referee(toy_games)
    assert referee.refusal(1, "play bid:5") == "" and referee.refusal(1, "play bid:6") == "illegal"
    choices = (Choice(0, 2, "bid:2"), Choice(1, 5, "bid:5"))
    results = referee.play_sealed({1: "play bid:5", 0: "play bid:2"})
    assert results == [Entry(4, SIMULTANEOUS, -1, "0 bid:2 1 bid:5", choices)]
    assert referee.needs() == ("draw", ()) and referee.refusal(1, "undo") == "undo"


@pytest.mark.parametrize("bids", [{}, {0: "play bid:1"}, {0: "play bid:1", 1: "play bid:6"}, {0: "undo", 1: "undo"}])
def test_bids_that_are_not_whole_change_nothing(bids):
    referee = a_referee(toy_games)
    before = referee.to_text()
    with pytest.raises(IllegalAction):
        referee.play_sealed(bids)
    assert referee.to_text() == before


def test_the_default_is_the_first_action_and_the_lowest_bid():
    assert a_referee().default(0) == "play one"
    assert a_referee(toy_games).default(1) == "play bid:0"
    with pytest.raises(IllegalAction):
        a_referee().default(1)


def test_somebody_else_sits_down_and_nothing_before_comes_back():
    referee = a_referee(undo="move")
    referee.play(0, "play one")
    holder = {"kind": "computer", "name": "Bot", "colour": 3, "team": -1, "level": 2, "peer": 4, "why": "lost"}
    assert referee.reseat(1, holder) == [Reseat(1, Seat("computer", "Bot", 3, 2), 2, machine=4)]
    assert referee.match.seats[1].name == "Bot" and referee.refusal(0, "undo") == "undo"


@pytest.mark.parametrize(
    ("seat", "wrong"),
    [(2, {}), (-1, {}), (0, {"kind": "ghost"}), (0, {"kind": []}), (0, {"name": 7}), (0, {"level": "2"}),
     (0, {"colour": 99}), (0, {"level": None}), (0, {"peer": "x"})],
)  # fmt: skip
def test_nobody_sits_down_wrongly(seat, wrong):
    referee = a_referee()
    holder = {"kind": "computer", "name": "Bot", "colour": 3, "level": 2, "peer": 1, **wrong}
    with pytest.raises(ValueError):
        referee.reseat(seat, holder)
    assert referee.match.reseats == []


def test_digests_tell_positions_and_plies_apart_but_no_secrets():
    def dealt(*cards):
        referee = new_referee(a_start(toy_games))
        numbers = iter(cards)
        referee.draw(lambda n: next(numbers))
        return referee

    assert dealt(0, 3, 0).digest() == dealt(0, 4, 0).digest() != dealt(0, 3, 1).digest()
    assert dealt(0, 3, 0).to_text() == dealt(0, 4, 0).to_text() != dealt(0, 3, 1).to_text()
    one, other = a_referee(), Referee(Match(toy, one_seats(), chance=None), LocalLink())
    other.match._state = one.match._state.clone()
    assert one.match.digest() == other.match.digest() and one.digest() != other.digest() and len(one.digest()) == 16


def one_seats():
    return (Seat("person", "a", 0), Seat("person", "b", 1))


WRONG = [
    {"game": "chess"}, {"game": []}, {"version": 9}, {"rules": "0"}, {"options": {}}, {"options": {"goal": "nowhere"}},
    {"options": {"goal": []}}, {"options": 3}, {"undo": "table"}, {"started": "yesterday"}, {"started": None},
    {"seats": []}, {"seats": 2}, {"seats": [1, 2]}, {"seats": [{}, {}]}, {"seats": None},
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_a_table_that_is_not_known_is_refused(wrong):
    with pytest.raises(UnknownTable) as caught:
        new_referee(a_start(**wrong))
    assert str(caught.value)
    with pytest.raises(UnknownTable):
        start = a_start()
        del start[next(iter(wrong))]
        new_referee(start)


def test_whole_matches_are_the_same_at_every_referee():
    for game in (toy, toy_games, rose_king):
        referees = [new_referee(a_start(game)) for _ in range(2)]
        rngs = [random.Random(5), random.Random(5)]
        while referees[0].needs()[0] != "over":
            results = [step(*pair) for pair in zip(referees, rngs, strict=True)]
            assert results[0] == results[1]
            assert referees[0].digest() == referees[1].digest()
        assert referees[0].to_text() == referees[1].to_text()


def step(referee, rng):
    kind, seats = referee.needs()
    if kind == "draw":
        return referee.draw(rng.randrange)
    choices = {seat: f"play {referee.match.word_of(rng.choice(referee.match.choices(seat)))}" for seat in seats}
    return referee.play_sealed(choices) if kind == "seal" else referee.play(seats[0], choices[seats[0]])


class Changed:
    """A game with something changed."""

    def __init__(self, game, **changes):
        self._game = game
        self.__dict__.update(changes)

    def __getattr__(self, name):
        return getattr(self._game, name)


@pytest.mark.parametrize("game", [rose_king, toy_games, toy])
def test_the_hash_of_the_rules_changes_with_them(game):
    def with_another_word(state, action):
        return game.action_to_text(state, action).upper()

    hashes = {
        rules_hash(game),
        rules_hash(Changed(game, KEY="other")),
        rules_hash(Changed(game, VERSION=9)),
        rules_hash(Changed(game, OPTIONS=game.OPTIONS[:1] * 2)),
        rules_hash(Changed(game, action_to_text=with_another_word)),
    }
    assert len(hashes) == 5 and all(len(bytes.fromhex(one)) == 32 for one in hashes)
    assert rules_hash(Changed(game)) == rules_hash(game)


def test_the_hash_of_the_rules_is_the_same_everywhere():
    # a changed number here means changed rules: raise VERSION
    assert rules_hash(rose_king)[:16] == "7c5798920937968a"
