"""The gain of a stone, part by part: with the largest territory that it touches, then one part for each further one."""

from game.rules import rose_king as rules
from game.view.rose_king.preview import joins, preview
from tests.rules.random_play import random_match
from tests.view.rose_king import samples


def test_every_territory_adds_its_part_from_the_square_where_it_touches():
    state = rules.state_from_text(samples.JOIN)
    square = rules.target(state.crown, rules.CARD_WORDS.index("S2"))
    assert joins(state.board, rules.RED, square) == [(4 * 9 + 4, 7), (4 * 9 + 5, 16), (3 * 9 + 4, 12)]


def test_a_stone_alone_gains_one_point_on_its_own_square():
    assert joins(bytes(81), rules.WHITE, 40) == [(40, 1)]


def test_all_parts_together_are_the_gain():
    for seed in range(6):
        for state, _ in random_match(rules, 2, {}, seed):
            for action in state.legal_actions() if state.actor >= 0 else ():
                card = rules.card_of(action)
                if card is not None:
                    shown = preview(state, state.house, card)
                    assert sum(part for _, part in joins(state.board, state.house, shown.square)) == shown.gain
