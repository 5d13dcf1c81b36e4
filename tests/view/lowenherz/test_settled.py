"""Which decision cards of Löwenherz' open card still count: those of winners are told from those of losers."""

import random
from dataclasses import replace

import pytest

from game.rules import lowenherz as rules
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import actions, phases
from game.view.lowenherz import card, settled, tips
from game.view.lowenherz.geometry import layout
from game.view.lowenherz.look import Look
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import shown

LAID = ((0, actions.LAY + 2), (1, actions.LAY + 1), (2, actions.LAY + 1), (3, actions.LAY + 1))


def choose(state, rng):
    """Return the (actor, action) pairs of one ply of a match in which contests are frequent."""
    if state.actor == CHANCE:
        return [(CHANCE, state.sample_chance(rng.randrange))]
    if state.actor == SIMULTANEOUS:
        return [(seat, found[min(len(found) - 1, rng.randrange(3))]) for seat in state.rivals
                if (found := state.legal_actions(seat))]  # fmt: skip
    return [(state.actor, rng.choice(state.legal_actions()))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_won_a_line_is_known_as_long_as_its_card_lies_there(players):
    checked, seed = 0, 0
    while checked < 20:
        checked, seed = checked + followed(players, random.Random(seed)), seed + 1


def followed(players, rng):
    """Play a match; whoever carried out a line has won it ever after. Return how often that was seen."""
    state, last, truth, checked = rules.new_state(players, {}), [], {}, 0
    seats = samples.looks("pppp"[:players])
    while state.actor != TERMINAL:
        pairs = choose(state, rng)
        state.apply_joint(dict(pairs)) if state.actor == SIMULTANEOUS else state.apply(pairs[0][1])
        last += pairs
        if state.line < 0:
            truth.clear()
            continue
        if state.phase not in (phases.OFFER, phases.BID):
            truth.setdefault(state.line, (state.turn,))
        look = Look(samples.Moment(state, seats=seats, last=tuple(last)), layout(1280, 720, players))
        for line, winner in truth.items():
            if settled.is_fought(look, line) and state.actor != TERMINAL:
                checked += line < state.line
                assert settled.winners(look, line) == winner
    return checked


def bids(*rounds, last=LAID):
    """Return the look after so many rounds of bids of the seats 2, 3 and 4 for line 2, where seat 1 has line 3."""
    sitting, done = samples.of("four_bids"), []
    for words in rounds:
        sitting.bid(**words)
        done += sorted(sitting.joint)
    return Look(replace(sitting.moment, last=(*last, *done)), layout(1280, 720, 4))


def test_a_line_that_ends_in_a_tie_has_no_winner():
    look = bids({"seat2": "bid:1", "seat3": "bid:2", "seat4": "bid:2"})
    assert settled.winners(look, 1) == (2, 3)
    look = bids({"seat2": "bid:1", "seat3": "bid:2", "seat4": "bid:2"}, {"seat3": "bid:3", "seat4": "bid:3"})
    assert look.state.line == 2 and settled.winners(look, 1) == ()
    assert tips.waits(look, 1) == "A tie again: the line lapses"


def test_without_the_plies_of_a_contest_nobody_is_called_a_loser():
    rounds = {"seat2": "bid:1", "seat3": "bid:2", "seat4": "bid:2"}, {"seat3": "bid:3", "seat4": "bid:3"}
    assert settled.winners(bids(*rounds, last=()), 1) == (1, 2, 3)


def test_the_cards_of_losers_are_drawn_faint_and_the_winners_lies_on_top(canvas, monkeypatch):
    look = bids({"seat2": "bid:1", "seat3": "bid:5", "seat4": "bid:2"})
    drawn = []
    monkeypatch.setattr(card, "aslant", lambda canvas, picture, slot, alpha: drawn.append((picture, alpha)))
    shown(canvas, samples.of("four_bids"))
    drawn.clear()
    card._line(canvas, look, 1, None)
    assert drawn == [(card.card_picture(seat, 1), alpha) for seat, alpha in ((1, card.LOST), (3, card.LOST), (2, 255))]
