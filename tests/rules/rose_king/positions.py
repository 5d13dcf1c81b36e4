"""Positions written down as the rule book would draw them."""

from __future__ import annotations

from game.rules import rose_king as rk

EMPTY_ROW = "." * 9


def board(rows):
    """Return the nine rows of a board; `rows` gives the ones that are not empty, by their number or all in order."""
    if isinstance(rows, dict):
        return [rows.get(y, EMPTY_ROW) for y in range(9)]
    return [*rows, *[EMPTY_ROW] * (9 - len(rows))]


def board_bytes(rows):
    return bytes(".RW".index(mark) for row in board(rows) for mark in row)


def position(rows, crown, phase, *, red, white, heroes=(4, 4), pile=None, seat="first", reshuffle="lazy"):
    """Return the state; without `pile` the numbers of pile and discard are those of a match without a reshuffle."""
    rows = board(rows)
    stones = sum(mark != "." for row in rows for mark in row)
    spent = stones + 8 - sum(heroes)
    others = [word for word in rk.CARD_WORDS if word not in f"{red} {white} {pile or ''}".split()]
    drawn = len(red.split()) + len(white.split()) + spent - 10
    left = 0 if pile is not None else 14 - drawn
    lines = [
        "rose_king 1",
        f"red seat: {seat}",
        f"reshuffle: {reshuffle}",
        f"phase: {phase}",
        f"crown: {crown[0]},{crown[1]}",
        *rows,
        f"red: {heroes[0]} heroes, {red}",
        f"white: {heroes[1]} heroes, {white}",
        f"pile: {pile if pile is not None else ' '.join(others[:left])}",
        f"discard: {' '.join(others[left:])}",
    ]
    return rk.state_from_text("\n".join(lines))


def opening(red, white, **more):
    """Return the position after the deal of these hands."""
    return position({}, (4, 4), "turn red", red=red, white=white, **more)


def words(state):
    """Return the legal actions as words."""
    return {rk.action_to_text(state, action) for action in state.legal_actions()}


def targets(state):
    """Return {word: (x, y)} of the legal plays, with and without a hero."""
    found = {}
    for action in state.legal_actions():
        card = rk.card_of(action)
        if card is not None:
            square = rk.target(state.crown, card)
            found[rk.action_to_text(state, action)] = (square % 9, square // 9)
    return found


def do(state, *actions):
    """Apply actions given as words."""
    for word in actions:
        state.apply(rk.action_from_text(state, word))
    return state


def turn_up(state):
    """Apply the draw of the player to move; the first card of the pile comes."""
    do(state, "draw")
    state.apply(state.legal_actions()[0])
    return state


def rows_of(state):
    return ["".join(".RW"[stone] for stone in state.board[y * 9 : y * 9 + 9]) for y in range(9)]


def stone_at(state, x, y):
    return ".RW"[state.board[y * 9 + x]]


def crown_of(state):
    return state.crown % 9, state.crown // 9


def hand(state, house):
    return {rk.CARD_WORDS[card] for card in state.hand(house)}


def pile_sizes(state):
    return state.undrawn.bit_count(), state.discard.bit_count()
