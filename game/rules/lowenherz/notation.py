"""State -> text (`reading` reads it back to an equal state), action <-> word.

    lowenherz 1
    players: 3
    options: setup=variable spacing=6 double_knight=knight_first purses=hidden first=drawn
    viewer: all                      or spectator, or a seat
    phase: knights 2                 with the seat whose turn it is if it is anybody's
    tiles: A1 F0 C2 B0 D3 E1         with quarter turns clockwise, by slot
    walls: c3-d3 c3-c4
    rose: castles c3 h7 n2; knights c2 h8
    gold: ...                        all four colours
    alliances: R1-G2                 regions by colour and castle
    deck: B1 B3                      action cards to come
    card: A4
    start: 1                         the seat with the black castle
    lap: 12                          castles placed in the set-up
    laid: 1:13 2:2                   lines by seat, in the order of laying
    line: 2
    rivals: 1 3
    offers: 2, 3 pays 7              how many, and the last one
    bids: 1:5 3:5+t8                 of the first round
    left: 1                          borders or knights
    swords: 2                        fields of an expansion
    growing: R1
    cut: G3/1                        fields/cities cut off by this expansion
    renegade: R1 G2                  the own region, and the one that loses a knight
    looked: 1
    seat 1: points 12; ducats 7; cards RAt8; strange 0; shown t8
    stack 1: 5 RRAp3t15              how many cards, and which; ? for unseen
    stack 2: 6 ?
    looks: 1@1:RRRAp3t8t15:R 2@1:?:-   seat@stack:what lay in it:what was kept
    proofs: 1@1:t8                   looks until then@seat:card

What this is not: regions, which follow from walls and castles. Seats, lines and stacks count from 1 here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.action_words import ActionWords
from game.rules.core import State as AnyState
from game.rules.lowenherz.actions import ACTION_WORDS, LINE_SET_WORDS, LINE_SETS, REGION_NAMES
from game.rules.lowenherz.board import (
    COLOUR_LETTERS,
    COLOUR_WORDS,
    COLOURS,
    EDGE_FIELDS,
    EDGE_NAMES,
    FIELD_NAMES,
    NOBODY,
    NONE,
    TILE_LETTERS,
    TURNS,
    UPRIGHT,
)
from game.rules.lowenherz.cards import CARD_NAMES, CARDS
from game.rules.lowenherz.hands import CODE_WORDS, EVERYTHING, KIND_LETTERS, SPECTATOR, UNSEEN
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.phases import PHASE_WORDS

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

KEY = "lowenherz"
VERSION = 1

SET_UP_WORDS = ("variable", "basic")
ORDER_WORDS = ("knight_first", "either")
PURSE_WORDS = ("hidden", "open")
FIRST_SEATS = {"drawn": NOBODY, "1": 0, "2": 1, "3": 2, "4": 3}
FIRST_WORDS = {seat: word for word, seat in FIRST_SEATS.items()}
VIEWER_WORDS = {EVERYTHING: "all", SPECTATOR: "spectator", 0: "1", 1: "2", 2: "3", 3: "4"}
NOTHING = "-"
UNKNOWN = "?"
LINES_WORDS = dict(zip(LINE_SETS, LINE_SET_WORDS, strict=True))

_WORDS = ActionWords(ACTION_WORDS)


def action_to_text(state: AnyState, action: int) -> str:
    """Return the word of the action, which is the same in every state.

    `castle:c3`, `knight:c3`, `knight:c3+t10` (a forest paid with treasure 10), `border:c3-d3`, `take:1:d4` (the region
    of castle 1), `done`, `lay:2`, `lay:13`, `renegade:1:G2`, `remove:c3`, `alliance:1:G2`, `break:1:G2`, `look:1`,
    `keep:treasure10`, `pay:7`, `ask:7`, `accept`, `duel`, `bid:7+t10`; of chance `tile:A2`, `first:1`, `card:B3`,
    `cards:RRAp3t10` (what lies in a stack, or in the hand that is shown).
    """
    return _WORDS.to_text(action)


def action_from_text(state: AnyState, text: str) -> int:
    """Return the action that the word means. Raises InvalidText, or IllegalAction where it may not be chosen.

    Where several bid it must be a bid that one of them may make.
    """
    return _WORDS.from_text(state, text)


def state_to_text(state: State) -> str:
    """Return the state as text that `state_from_text` reads back to an equal state."""
    lines = (
        f"{KEY} {VERSION}",
        f"players: {state.players}",
        f"options: {options_to_text(state)}",
        f"viewer: {VIEWER_WORDS[state.viewer]}",
        f"phase: {phase_to_text(state)}",
        *_land(state),
        *_course(state),
        *(f"seat {seat + 1}: {_seat_to_text(state, seat)}" for seat in range(state.players)),
        *(f"stack {stack + 1}: {size} {code_to_text(state.stacks[stack])}" for stack, size in enumerate(state.sizes)),
        f"looks: {' '.join(_look_to_text(look) for look in state.looks)}",
        f"proofs: {' '.join(f'{until}@{seat + 1}:{KIND_LETTERS[kind]}' for until, seat, kind in state.proofs)}",
    )
    return "".join(f"{line.rstrip()}\n" for line in lines)


def options_to_text(state: State) -> str:
    """Return the table options as words, such as "setup=variable spacing=6 ..."."""
    return (
        f"setup={SET_UP_WORDS[state.basic]} spacing={state.spacing} double_knight={ORDER_WORDS[state.either_order]} "
        f"purses={PURSE_WORDS[state.open_purses]} first={FIRST_WORDS[state.first]}"
    )


def phase_to_text(state: State) -> str:
    """Return the phase and whose turn it is, such as "knights 2"."""
    word = PHASE_WORDS[state.phase]
    return word if state.turn == NOBODY else f"{word} {state.turn + 1}"


def code_to_text(code: int) -> str:
    """Return politics cards as a word, such as RRAp3t15."""
    return UNKNOWN if code == UNSEEN else CODE_WORDS[code]


def region_to_text(region: int) -> str:
    """Return a region as a word, such as G2: the one round gold's second castle."""
    return NOTHING if region == NONE else REGION_NAMES[region]


def walls_of(state: State) -> list[int]:
    """Return the edges with a border, ascending."""
    masks = ((state.right, range(UPRIGHT)), (state.below, range(UPRIGHT, len(EDGE_FIELDS))))
    return [edge for mask, edges in masks for edge in edges if mask >> EDGE_FIELDS[edge][0] & 1]


def _land(state: State) -> list[str]:
    return [
        f"tiles: {' '.join(f'{TILE_LETTERS[laid // TURNS]}{laid % TURNS}' for laid in state.tiles)}",
        f"walls: {' '.join(EDGE_NAMES[edge] for edge in walls_of(state))}",
        *(f"{COLOUR_WORDS[colour]}: {_pieces_to_text(state, colour)}" for colour in COLOURS),
        f"alliances: {' '.join('-'.join(map(region_to_text, pair)) for pair in state.alliances)}",
    ]


def _pieces_to_text(state: State, colour: int) -> str:
    castles = " ".join(FIELD_NAMES[field] for field in state.castles[colour])
    knights = " ".join(FIELD_NAMES[field] for field in fields_of(state.knights[colour]))
    return f"castles {castles}".rstrip() + f"; knights {knights}"


def _course(state: State) -> list[str]:
    offers = f"{state.offers}, {state.payer + 1} pays {state.price}" if state.offers else "0"
    cuts = ((COLOUR_LETTERS[colour], *cut) for colour, cut in enumerate(state.cut) if any(cut))
    renegade = f"{region_to_text(state.host)} {region_to_text(state.prey)}" if state.host != NONE else NOTHING
    return [
        f"deck: {' '.join(CARD_NAMES[card] for card in range(CARDS) if state.deck >> card & 1)}",
        f"card: {NOTHING if state.card == NONE else CARD_NAMES[state.card]}",
        f"start: {_number_or_nothing(state.start)}",
        f"lap: {state.lap}",
        f"laid: {' '.join(f'{seat + 1}:{LINES_WORDS[state.laid[seat]]}' for seat in state.order)}",
        f"line: {_number_or_nothing(state.line)}",
        f"rivals: {' '.join(str(seat + 1) for seat in state.rivals)}",
        f"offers: {offers}",
        f"bids: {' '.join(f'{seat + 1}:{ducats}{_bid_cards(code)}' for seat, ducats, code in state.bids)}",
        f"left: {state.left}",
        f"swords: {state.swords}",
        f"growing: {region_to_text(state.growing)}",
        f"cut: {' '.join(f'{letter}{fields}/{cities}' for letter, fields, cities in cuts)}",
        f"renegade: {renegade}",
        f"looked: {_number_or_nothing(state.looked)}",
    ]


def _number_or_nothing(number: int) -> str:
    return NOTHING if number == NONE else str(number + 1)


def _bid_cards(code: int) -> str:
    return f"+{CODE_WORDS[code]}" if code else ""


def _seat_to_text(state: State, seat: int) -> str:
    parts = (
        f"points {state.points[seat]}",
        f"ducats {state.purse[seat]}",
        f"cards {CODE_WORDS[state.hands[seat]]}",
        f"strange {state.strange[seat]}",
        f"shown {CODE_WORDS[state.shown[seat]]}",
    )
    return "; ".join(parts)


def _look_to_text(look: tuple[int, int, int, int]) -> str:
    seat, stack, code, kind = look
    return f"{seat + 1}@{stack + 1}:{code_to_text(code)}:{NOTHING if kind == NONE else KIND_LETTERS[kind]}"
