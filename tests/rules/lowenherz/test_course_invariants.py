"""What holds in every position is noticed when it does not. `tools/soak.py` checks thousands of matches."""

from functools import cache

import pytest

from game.rules import lowenherz as lh
from game.rules.core import CHANCE, TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.cards import KING_CARD
from game.rules.lowenherz.hands import HAND_SIZES, UNITS
from tests.rules.lowenherz.course import code, guided_match


@cache
def positions(seats):
    return [state.clone() for seed in range(3) for state, _ in guided_match(seats, {}, seed)]


def first(phase, seats=4, where=lambda state: True):
    """Return a sound position of a match in this phase."""
    state = next(state for state in positions(seats) if state.phase == phase and where(state)).clone()
    assert state.problems() == []
    return state


def broken(state, **changes):
    """Return the problems of the state after its attributes are changed."""
    for name, value in changes.items():
        setattr(state, name, value)
    return "; ".join(state.problems())


def changed(values, place, value):
    return [value if number == place else old for number, old in enumerate(values)]


CASES = [
    (phases.TILES, {"phase": 99}, "the phase is one of the game's"),
    (phases.LAY, {"turn": 5}, "it is the turn of a seat of the table"),
    (phases.CARD, {"turn": 0}, "nobody's where chance"),
    (phases.LAY, {"actor": CHANCE}, "the actor is who decides"),
    (phases.BID, {"actor": 0}, "the actor is who decides"),
    (phases.CARD, {"start": -1}, "somebody has the black castle"),
    (phases.TILES, {"start": 0}, "somebody has the black castle"),
    (phases.CARD, {"tiles": (0,)}, "everything else follows when all tiles lie"),
    (phases.CASTLE, {"basic": True}, "on the printed land nothing is set up"),
    (phases.FIRST, {"first": 0}, "it is not drawn who begins"),
    (phases.CARD, {"first": 4}, "one of the table's"),
    (phases.CARD, {"spacing": 5}, "6 or 7 steps"),
    (phases.CARD, {"viewer": 7}, "a spectator"),
    (phases.CARD, {"deck": 1 << 40}, "of the match"),
    (phases.CARD, {"deck": 1 << 3 | 1 << KING_CARD}, "stack after stack"),
    (phases.CASTLE, {"deck": 1 << KING_CARD}, "no action card is turned up in the set-up"),
    (phases.END, {"deck": 1 << KING_CARD}, "the king card ends the match"),
    (phases.LAY, {"card": -1}, "an action card lies open"),
    (phases.LAY, {"card": 30}, "a normal one"),
    (phases.LAY, {"order": (9,)}, "seating order"),
    (phases.LAY, {"laid": [1, 1, 1, 1]}, "lays 0 decision cards"),
    (phases.LAY, {"line": 0}, "one line is carried out"),
    (phases.CARD, {"laid": [1, 0, 0, 0]}, "decision cards lie only on an action card"),
    (phases.OFFER, {"order": ()}, "when everybody has laid"),
    (phases.CASTLE, {"points": [1, 0, 0, 0]}, "in the set-up nobody has points"),
    (phases.CASTLE, {"lap": 11}, "castles are placed one each in seating order"),
    (phases.CASTLE_KNIGHT, {"knights": [0, 0, 0, 7]}, "a castle of the set-up has one knight"),
    (phases.CASTLE, {"right": 1}, "no border is placed in the set-up"),
    (phases.FIRST, {"lap": 1}, "when it is known who begins"),
    (phases.CARD, {"lap": 3}, "after the set-up all castles were placed"),
    (phases.CARD, {"purse": [-1, 0, 0, 0]}, "no more ducats"),
    (phases.CARD, {"rivals": (0, 1)}, "nothing is contested"),
    (phases.LAY, {"left": 1}, "nothing is left to place"),
    (phases.OFFER, {"rivals": (0, 1, 2)}, "the two who chose a line bargain"),
    (phases.OFFER, {"offers": 9}, "up to 6 offers"),
    (phases.OFFER, {"offers": 0, "price": 4}, "a price is offered by somebody"),
    (phases.BID, {"offers": 1}, "offers are void"),
    (phases.BID, {"bids": ((0, 99, 0),)}, "all who chose the line bid"),
    (phases.BID, {"rivals": (), "bids": ()}, "all who chose the line bid"),
    (phases.BORDERS, {"left": 4}, "as many borders"),
    (phases.BORDERS, {"left": 0}, "as many borders"),
    (phases.BORDERS, {"swords": 1}, "nothing is left to place"),
    (phases.KNIGHTS, {"swords": 3}, "as its order allows"),
    (phases.LOOK, {"bids": ((0, 1, 0),)}, "not contested any more"),
    (phases.LOOK, {"looked": 0}, "in a politics line only"),
    (phases.KEEP, {"looks": ()}, "whoever looks through a stack keeps a card"),
    (phases.KEEP, {"host": 1}, "before a decision card"),
    (phases.REMOVE, {"host": 15}, "a region of the seat whose turn it is"),
    (phases.REMOVE, {"prey": -1}, "from a region beside the own one"),
    (phases.SHOW, {"turn": 3}, "shows"),
    (phases.END, {"actor": CHANCE}, "the actor is who decides"),
]


@pytest.mark.parametrize(("phase", "changes", "message"), CASES, ids=lambda value: str(value)[:40])
def test_a_broken_invariant_is_told(phase, changes, message):
    assert message in broken(first(phase), **changes)


def holder(state):
    return next(seat for seat in range(state.players) if state.hands[seat] and not state.shown[seat])


def test_two_players_do_not_play_on_the_printed_land():
    assert "two players" in broken(first(phases.CARD, 2), basic=True)


def test_every_politics_card_is_there_once():
    state = first(phases.CARD, where=lambda state: any(state.hands))
    seat = holder(state)
    assert "every one once" in broken(state, hands=changed(state.hands, seat, _other_card(state.hands[seat])))


def _other_card(hand):
    return next(other for other in range(2048) if HAND_SIZES[other] == HAND_SIZES[hand] and other != hand)


def test_cards_do_not_appear():
    state = first(phases.CARD, where=lambda state: any(state.hands))
    assert "has what it kept and did not use" in broken(state, strange=changed(state.strange, 0, 1))


def test_an_observation_hides_what_others_hold():
    state = first(phases.CARD, where=lambda state: any(state.hands))
    seat = holder(state)
    seen = state.observation(None)
    assert seen.problems() == []
    seen.hands[seat], seen.strange[seat] = state.hands[seat], 0
    assert "nobody knows the cards of others" in "; ".join(seen.problems())


def test_an_observation_hides_what_others_saw():
    state = first(phases.CARD, where=lambda state: any(state.hands))
    seen = state.observation(None)
    seen.looks = state.looks
    assert "nobody knows what others saw" in "; ".join(seen.problems())


def test_a_viewer_knows_the_own_cards():
    state = first(phases.CARD, where=lambda state: any(state.hands))
    seat = holder(state)
    seen = state.observation(seat)
    seen.looks = state.observation(None).looks
    assert "everybody knows the own cards" in "; ".join(seen.problems())


def test_a_stack_is_known_to_whoever_looked_last():
    state = first(phases.CARD, where=lambda state: any(state.hands))
    seen = state.observation(state.looks[-1][0])
    seen.stacks[state.looks[-1][1]] = -1
    assert "knows it" in "; ".join(seen.problems())


def test_what_is_known_can_be_true():
    state = first(phases.CARD, 2, where=lambda state: len(state.looks) == 1)
    seen = state.observation(1 - state.looks[0][0])
    kind = state.looks[0][3]
    seen.proofs = ((1, state.looks[0][0], 7),)
    seen.shown[state.looks[0][0]] = seen.hands[state.looks[0][0]] = UNITS[7]
    seen.strange[state.looks[0][0]] = 0
    assert seen.problems() == [] and kind in range(9)
    seen.proofs *= 2
    assert seen.problems() != []


def test_parchments_are_not_shown_before_the_end():
    state = first(phases.CARD, where=lambda state: any(hand & code("p3p4p5") for hand in state.hands))
    seat = next(seat for seat in range(4) if state.hands[seat] & code("p3p4p5"))
    kind = next(kind for kind in (2, 3, 4) if state.hands[seat] & UNITS[kind])
    state.shown[seat] += UNITS[kind]
    state.proofs += ((len(state.looks), seat, kind),)
    assert "only treasures are shown" in "; ".join(state.problems())


def test_at_the_end_everything_is_shown():
    state = first(phases.END, where=lambda state: any(state.hands))
    assert "every seat in turn shows its cards" in broken(state, shown=[0] * 4, proofs=_used(state))


def _used(state):
    left = list(state.proofs)
    for seat in range(4):
        for kind in range(9):
            for _ in range(lh.hands.COUNTS[state.shown[seat]][kind]):
                left.remove(next(proof for proof in left if proof[1:] == (seat, kind)))
    return tuple(left)


def _could_be_allied(state):
    regions = [region for region, fields in enumerate(state.regions) if fields]
    played = any(kind == lh.cards.ALLIANCE for *_, kind in state.proofs)
    return not played and [(one, other) for one in regions for other in regions if one // 4 < other // 4]


def test_an_alliance_was_played_with_a_card():
    state = first(phases.CARD, where=_could_be_allied)
    assert "every alliance was played" in broken(state, alliances=(_could_be_allied(state)[0],))


def test_the_match_is_over_at_the_end():
    assert first(phases.END).actor == TERMINAL
