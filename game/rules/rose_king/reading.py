"""Text diagram -> state. Refuses whatever is not exactly a sound position, and says why."""

from __future__ import annotations

from game.rules.core import CHANCE, TERMINAL, InvalidText
from game.rules.reading import check_header, shown, value_behind, value_of, words_of
from game.rules.rose_king.board import CARD_WORDS, HOUSES, NOBODY, SIZE, STONES
from game.rules.rose_king.legal import actions_of_house
from game.rules.rose_king.notation import (
    HERO_WORDS,
    KEY,
    SEAT_WORDS,
    SQUARE_WORDS,
    STONE_MARKS,
    VERSION,
    phase_word,
)
from game.rules.rose_king.state import State

_CARDS = words_of(CARD_WORDS)
_SEATS = words_of(SEAT_WORDS.values(), SEAT_WORDS)
_SQUARES = words_of(SQUARE_WORDS)
_HEROES = words_of(HERO_WORDS)
_RESHUFFLES = {"lazy": False, "eager": True}
_PHASES = {f"{kind} {word}": (kind, house) for kind in ("deal", "turn", "draw") for house, word in enumerate(HOUSES)}
_PHASES["colours"] = ("colours", 0)
_PHASES["over"] = ("over", NOBODY)

_LINES = ("red seat", "reshuffle", "phase", "crown", *("",) * SIZE, *HOUSES, "pile", "discard")
_BOARD = slice(4, 4 + SIZE)


def state_from_text(text: str) -> State:
    """Return the state that the diagram describes. Raises InvalidText, which names every broken invariant."""
    values = _values(text)
    state = State(value_of(values[0], _SEATS, "red seat"), value_of(values[1], _RESHUFFLES, "reshuffle"))
    kind, state.house = value_of(values[2], _PHASES, "phase")
    state.crown = value_of(values[3], _SQUARES, "crown")
    state.board = _read_board(values[_BOARD])
    state.supply = STONES - sum(1 for stone in state.board if stone)
    for house, value in enumerate(values[13:15]):
        heroes, _, cards = value.partition(",")
        state.heroes[house] = value_of(heroes, _HEROES, HOUSES[house])
        state.hands[house] = _read_cards(cards)
    state.undrawn = _read_cards(values[15])
    state.discard = _read_cards(values[16])
    _check_cards(values)
    _set_phase(state, kind)
    broken = state.problems()
    if phase_word(state) != values[2]:
        broken.append(f"with the red seat {values[0]} the phase is {phase_word(state)}, not {values[2]}")
    if broken:
        raise InvalidText("; ".join(broken))
    return state


def _values(text: str) -> list[str]:
    """Return what stands behind the colons, and the rows of the board."""
    if not isinstance(text, str):
        raise InvalidText("a state is text")
    lines = text.rstrip("\n").split("\n")
    check_header(lines[0], KEY, VERSION)
    if len(lines) != 1 + len(_LINES):
        raise InvalidText(f"a state has {1 + len(_LINES)} lines, not {len(lines)}")
    return [value_behind(line, key) if key else line for line, key in zip(lines[1:], _LINES, strict=True)]


def _read_board(rows: list[str]) -> bytearray:
    for row in rows:
        if len(row) != SIZE or any(mark not in STONE_MARKS for mark in row):
            raise InvalidText(f"a row of the board is {SIZE} of the marks {STONE_MARKS}, not {shown(row)}")
    return bytearray(STONE_MARKS.index(mark) for row in rows for mark in row)


def _read_cards(text: str) -> int:
    cards = 0
    for word in text.split():
        cards |= 1 << value_of(word, _CARDS, "a card")
    return cards


def _check_cards(values: list[str]) -> None:
    """A set forgets that a card was written twice, so the words are counted."""
    words = " ".join((*(value.partition(",")[2] for value in values[13:15]), *values[15:])).split()
    twice = sorted({word for word in words if words.count(word) > 1})
    if twice:
        raise InvalidText(f"a card is in two places: {' '.join(twice)}")


def _set_phase(state: State, kind: str) -> None:
    state.drawing = kind == "draw"
    if kind == "over":
        state.actor = TERMINAL
    elif kind == "turn" and state.red != NOBODY:
        state.actor = state.house ^ state.red
        state.actions = actions_of_house(state, state.house)
    else:
        state.actor = CHANCE
