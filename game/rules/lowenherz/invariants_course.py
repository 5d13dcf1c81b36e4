"""What holds of the course: whose turn it is, the set-up, the action cards and the decision cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import CASTLES, COLOURS, NEUTRAL_CASTLES, NOBODY, NONE, SLOTS
from game.rules.lowenherz.cards import (
    ALL_CARDS,
    CARD_LINES,
    CARD_STACKS,
    CARDS,
    KING_CARD,
    LINES,
    STACK_MASKS,
    START_DUCATS,
)

if TYPE_CHECKING:
    from game.rules.lowenherz.state import State

_WITH_A_CARD = phases.OF_A_LINE | {phases.LAY, phases.REMOVE, phases.RENEGADE_KNIGHT}


def course_problems(state: State) -> list[str]:
    """Return what is wrong with the phase, the cards and whose turn it is."""
    found = _phase_problems(state)
    if found:
        return found
    found = _deck_problems(state) + _laying_problems(state)
    return found or (_set_up_problems(state) if state.phase in phases.SET_UP else _placed_problems(state))


def _phase_problems(state: State) -> list[str]:
    if state.phase not in range(phases.END + 1):
        return ["the phase is one of the game's"]
    if state.turn not in ((NOBODY,) if state.phase in phases.NOBODYS else range(state.players)):
        return ["it is the turn of a seat of the table, or nobody's where chance, all rivals or the end come"]
    actor = CHANCE if state.phase in phases.OF_CHANCE else state.turn
    if state.phase == phases.BID:
        actor = SIMULTANEOUS
    elif state.phase == phases.END:
        actor = TERMINAL
    if state.actor != actor:
        return ["the actor is who decides in this phase"]
    began = state.phase not in (phases.TILES, phases.FIRST)
    if state.start not in (range(state.players) if began else (NOBODY,)):
        return ["somebody has the black castle as soon as it is known who begins"]
    if (len(state.tiles) == SLOTS) != (state.phase != phases.TILES):
        return ["everything else follows when all tiles lie"]
    if state.basic and state.phase in phases.SET_UP - {phases.FIRST}:
        return ["on the printed land nothing is set up"]
    if state.phase == phases.FIRST and state.first != NOBODY:
        return ["by the table's option it is not drawn who begins"]
    return []


def _deck_problems(state: State) -> list[str]:
    all_cards = ALL_CARDS & ~STACK_MASKS[0] if state.basic else ALL_CARDS
    if state.deck & ~all_cards:
        return ["the action cards to come are of the match"]
    drawn = [card for card in range(CARDS) if not state.deck >> card & 1]
    for mask in STACK_MASKS:
        if state.deck & mask and any(card > mask.bit_length() - 1 for card in drawn):
            return ["the action cards come stack after stack"]
    found = []
    if (state.card != NONE) != (state.phase in _WITH_A_CARD):
        found.append("an action card lies open while decision cards are laid and lines carried out")
    elif state.card != NONE and not _is_open(state, drawn):
        found.append("the open action card is a normal one of the uppermost stack")
    if (state.deck >> KING_CARD & 1) != (state.phase not in (phases.SHOW, phases.END)):
        found.append("the king card ends the match")
    if state.phase in phases.SET_UP and state.deck != all_cards:
        found.append("no action card is turned up in the set-up")
    return found


def _is_open(state: State, drawn: list[int]) -> bool:
    """Return whether the open card may be the last one turned up."""
    latest = max(CARD_STACKS[card] for card in drawn) if drawn else NONE
    return 0 <= state.card < CARDS and bool(CARD_LINES[state.card]) and state.card in drawn and (
        CARD_STACKS[state.card] == latest
    )  # fmt: skip


def _laying_problems(state: State) -> list[str]:
    players, order = state.players, state.order
    if state.phase not in _WITH_A_CARD:
        if order or any(state.laid):
            return ["decision cards lie only on an action card"]
        return ["a line is carried out only while an action card lies open"] if state.line != NONE else []
    if any((state.start + place) % players != seat for place, seat in enumerate(order)) or len(order) > players:
        return ["decision cards are laid in seating order from the black castle on"]
    in_lines = state.phase in phases.OF_A_LINE
    if (len(order) == players) != in_lines:
        return ["the lines are carried out when everybody has laid"]
    if state.line not in (range(LINES) if in_lines else (NONE,)):
        return ["one line is carried out when everybody has laid, and none before"]
    if not in_lines and state.turn != (state.start + len(order)) % players:
        return ["whoever comes next lays next"]
    for seat in range(players):
        count = 0 if seat not in order else 2 if players < 4 and seat == state.start else 1
        if state.laid[seat].bit_count() != count or state.laid[seat] >> LINES:
            return [f"seat {seat + 1} lays {count} decision cards"]
    return []


def castles_by_lap(state: State) -> list[int]:
    """Return how many castles of each colour stand on the variable land now."""
    placed = state.lap + (state.phase == phases.CASTLE_KNIGHT)
    of_players = min(placed, state.players * CASTLES[state.players])
    counts = [0] * len(COLOURS)
    for number in range(of_players):
        counts[(state.start + number) % state.players] += 1
    if placed > of_players:
        counts[state.neutral] = placed - of_players
    return counts


def _set_up_problems(state: State) -> list[str]:
    found = []
    if any(state.points) or any(ducats != START_DUCATS for ducats in state.purse) or state.looks or state.proofs:
        found.append("in the set-up nobody has points or cards, and everybody 12 ducats")
    if state.basic:
        return found
    if state.phase in (phases.TILES, phases.FIRST):
        if state.lap or any(state.castles):
            found.append("castles are placed when it is known who begins")
        return found
    if state.first not in (NOBODY, state.start):
        found.append(f"by the table's option seat {state.first + 1} begins")
    if state.lap not in range(_all_castles(state)) or state.turn != (state.start + state.lap) % state.players:
        found.append("castles are placed one each in seating order")
    elif [len(castles) for castles in state.castles] != castles_by_lap(state):
        found.append("a seat's castles are placed in turn, the neutral ones last")
    elif [knights.bit_count() for knights in state.knights] != _knights_by_lap(state):
        found.append("a castle of the set-up has one knight")
    if state.right or state.below:
        found.append("no border is placed in the set-up")
    return found


def _all_castles(state: State) -> int:
    return state.players * CASTLES[state.players] + NEUTRAL_CASTLES[state.players]


def _knights_by_lap(state: State) -> list[int]:
    counts = castles_by_lap(state)
    if state.phase == phases.CASTLE_KNIGHT:
        colour = state.turn if state.lap < state.players * CASTLES[state.players] else state.neutral
        counts[colour] -= 1
    return counts


def _placed_problems(state: State) -> list[str]:
    """After the set-up all castles stand."""
    own, neutral = CASTLES[state.players], NEUTRAL_CASTLES[state.players]
    counts = [own if colour < state.players else 0 for colour in COLOURS]
    if state.neutral != NOBODY:
        counts[state.neutral] = own if state.basic else neutral
    found = []
    if [len(castles) for castles in state.castles] != counts:
        found.append("after the set-up all castles stand")
    if state.lap != (0 if state.basic else _all_castles(state)):
        found.append("after the set-up all castles were placed")
    return found
