"""Text -> state: the course of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import InvalidText
from game.rules.lowenherz.actions import REGION_NAMES
from game.rules.lowenherz.board import COLOUR_LETTERS, COLOURS, NONE
from game.rules.lowenherz.cards import CARD_NAMES, LINES
from game.rules.lowenherz.hands import CODE_WORDS
from game.rules.lowenherz.notation import LINES_WORDS, NOTHING
from game.rules.reading import number, seat_of, shown, split, take_line, value_of, words_of

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

_CARDS = words_of(CARD_NAMES)
_LINE_SETS = words_of(LINES_WORDS.values(), LINES_WORDS)
_REGIONS = words_of(REGION_NAMES)
_COLOURS = words_of(COLOUR_LETTERS)
_CODES = words_of(CODE_WORDS)


def read_course(state: State, lines: list[str]) -> None:
    """Read the lines from the deck to the stack that is looked through."""
    state.deck = sum(
        1 << card for card in {value_of(word, _CARDS, "a card") for word in take_line(lines, "deck").split()}
    )
    state.card = _or_nothing(take_line(lines, "card"), _CARDS, "a card")
    seats = {str(seat + 1): seat for seat in range(state.players)}
    state.start = _or_nothing(take_line(lines, "start"), seats, "a seat")
    state.lap = number(take_line(lines, "lap"))
    _read_laid(state, take_line(lines, "laid"))
    state.line = _or_nothing(take_line(lines, "line"), words_of(str(line + 1) for line in range(LINES)), "a line")
    state.rivals = tuple(seat_of(state.players, word) for word in take_line(lines, "rivals").split())
    _read_offers(state, take_line(lines, "offers"))
    state.bids = tuple(_bid(state, word) for word in take_line(lines, "bids").split())
    state.left = number(take_line(lines, "left"))
    state.swords = number(take_line(lines, "swords"))
    state.growing = _or_nothing(take_line(lines, "growing"), _REGIONS, "a region")
    _read_cut(state, take_line(lines, "cut"))
    renegade = take_line(lines, "renegade")
    if renegade != NOTHING:
        host, prey = split(renegade, " ", 2, "a renegade")
        state.host, state.prey = value_of(host, _REGIONS, "a region"), value_of(prey, _REGIONS, "a region")
    state.looked = _or_nothing(take_line(lines, "looked"), {"1": 0, "2": 1}, "a stack")


def _or_nothing(word: str, words: dict[str, int], what: str) -> int:
    return value_of(word, {NOTHING: NONE, **words}, what)


def _read_laid(state: State, text: str) -> None:
    for word in text.split():
        seat, lines = split(word, ":", 2, "a decision card")
        place = seat_of(state.players, seat)
        if state.laid[place]:
            raise InvalidText(f"seat {seat} lays once")
        state.laid[place] = value_of(lines, _LINE_SETS, "lines")
        state.order += (place,)


def _read_offers(state: State, text: str) -> None:
    count, comma, last = text.partition(", ")
    state.offers = number(count)
    if comma:
        payer, price = split(last, " pays ", 2, "an offer")
        state.payer, state.price = seat_of(state.players, payer), number(price)


def _bid(state: State, word: str) -> tuple[int, int, int]:
    seat, what = split(word, ":", 2, "a bid")
    ducats, _, cards = what.partition("+")
    return seat_of(state.players, seat), number(ducats), value_of(cards, _CODES, "cards") if cards else 0


def _read_cut(state: State, text: str) -> None:
    cut = list(state.cut)
    for word in text.split():
        fields, cities = split(word[1:], "/", 2, "what was cut off")
        cut[value_of(word[0], _COLOURS, "a colour")] = number(fields), number(cities)
    if len(cut) != len(COLOURS):
        raise InvalidText(f"{shown(text)} is no value of what was cut off")
    state.cut = tuple(cut)
