"""The chronicle of Löwenherz: a line a step, and one line for castles, borders, knights or fields that belong together.

What a seat alone knows, which card it kept, is told to that seat alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.language import _
from game.rules.lowenherz import State, actions, explain, phases
from game.rules.lowenherz.board import MOST_CASTLES, NOBODY, SLOTS
from game.rules.lowenherz.cards import CARD_LINES, KING_CARD, KNIGHT_LINE
from game.rules.lowenherz.happenings import (
    Agreed,
    AllianceEnded,
    AllianceMade,
    BlackCastle,
    BorderPlaced,
    CardTurned,
    CastlePlaced,
    DuelCalled,
    Event,
    FieldTaken,
    HandShown,
    Kept,
    KnightPlaced,
    KnightRemoved,
    Laid,
    Looked,
    Offered,
    RenegadePlayed,
    Stopped,
    TileLaid,
)
from game.view.listed import listed
from game.view.lowenherz import card_words, choices, words_contest, words_land
from game.view.lowenherz.spots import edge_spot, field_spot
from game.view.lowenherz.words import Told, begins
from game.view.lowenherz.words_course import card_words_of, course_lines
from game.view.moment import SeatLook, Sentence

Seats = tuple[SeatLook, ...]


def sentences(before: State, action: int, after: State, seats: Seats, ply: int = -1) -> tuple[Sentence, ...]:
    """Return the lines of one step: what was done, then what followed by itself."""
    if actions.bid_of(action) is not None:
        return ()  # a sealed bid: told when all of them lie open
    told = Told(before, after, seats)
    happened = explain.events(before, action, after)
    return (*_deeds(told, action, happened, ply), *course_lines(told, happened, ply))


def run_sentences(
    began: State, before: State, actions_: tuple[int, ...], after: State, seats: Seats, ply: int = -1
) -> tuple[Sentence, ...] | None:
    """Return the line of several steps of one seat in a row, None where each has its own."""
    told = Told(before, after, seats)
    text = _together(told, began, actions_)
    if not text:
        return None
    happened = explain.events(before, actions_[-1], after)
    return (told.sentence(text, began.turn, ply), *course_lines(told, happened, ply))


def touched(before: State, action: int) -> tuple[str, ...]:
    """Return the spots of the fields and the edge that a step is about; of regions, those of their castles."""
    field, edge = choices.field_of(action), actions.edge_of(action)
    if field is not None:
        return (field_spot(field),)
    if edge is not None:
        return (edge_spot(edge),)
    pair = actions.renegade_of(action) or actions.allied(action) or actions.broken_off(action)
    if pair is None:
        return ()
    regions = choices.own_region(before.turn, pair[0]), pair[1]
    return tuple(field_spot(before.castles[one // MOST_CASTLES][one % MOST_CASTLES]) for one in regions)


# ---- one step
def _deeds(told: Told, action: int, happened: tuple[Event, ...], ply: int) -> list[Sentence]:
    found = []
    for event in happened:
        tell = _TELL.get(type(event))
        text = tell(told, event, action) if tell else ""
        if text:
            loud = isinstance(event, CardTurned) and event.card == KING_CARD
            seat = told.before.start if isinstance(event, CardTurned) else getattr(event, "seat", -1)
            found.append(told.sentence(text, seat, ply, loud))
    return found


def _tile(told: Told, event: TileLaid, action: int) -> str:
    return _("The land is laid") if event.slot == SLOTS - 1 else ""


def _first(told: Told, event: BlackCastle, action: int) -> str:
    if told.before.start != NOBODY:
        return ""
    return _("{name} gets the black castle and begins").format(name=told.name(event.seat))


def _knight(told: Told, event: KnightPlaced, action: int) -> str:
    pair = actions.placed_knight(action)
    assert pair is not None
    if told.before.phase == phases.CASTLE_KNIGHT:
        castle = told.before.castles[event.colour][-1]
        return words_land.castle_and_knight_words(told, castle, pair[0], event.colour == told.before.neutral)
    return words_land.knights_words(told, [pair])


def _removed(told: Told, event: KnightRemoved, action: int) -> str:
    pair = actions.removed_knight(action)
    assert pair is not None
    return words_land.removed_words(told, *pair)


def _laid(told: Told, event: Laid, action: int) -> str:
    lines = [line for line in range(3) if event.lines >> line & 1]
    return _("{name} chooses {lines}").format(
        name=told.name(event.seat), lines=listed([told.line(line) for line in lines])
    )


def _stopped(told: Told, event: Stopped, action: int) -> str:
    """Return that a line was left undone; nothing, if a part of it was used."""
    state = told.before
    kind, most = CARD_LINES[state.card][event.line]
    begun = state.left < most or (kind == KNIGHT_LINE and state.swords < 2)
    if state.phase in (phases.BORDERS, phases.KNIGHTS) and begun:
        return ""
    return _("{name} leaves {line} undone").format(name=told.name(event.seat), line=told.line(event.line))


def _looked(told: Told, event: Looked, action: int) -> str:
    return _("{name} looks through stack {n}").format(name=told.name(event.seat), n=event.stack + 1)


def _kept(told: Told, event: Kept, action: int) -> str:
    return kept_words(told, event.seat, event.stack, action)


def kept_words(told: Told, seat: int, stack: int, action: int) -> str:
    """Return that a card was kept; which one only to the seat that kept it."""
    kind = actions.kept(action) if told.after.viewer == seat else None
    names = {"name": told.name(seat), "n": stack + 1}
    if kind is None:
        return _("{name} keeps a card of stack {n}").format(**names)
    return _("{name} keeps a card of stack {n}: {card}").format(**names, card=card_words.kind_name(kind))


def _shown(told: Told, event: HandShown, action: int) -> str:
    cards = card_words.hand_parts(event.code)
    return _("{name} shows {cards}").format(name=told.name(event.seat), cards=listed(cards)) if cards else ""


_TELL: dict[type, Callable[[Told, Any, int], str]] = {
    TileLaid: _tile,
    BlackCastle: _first,
    CastlePlaced: lambda told, event, action: words_land.castle_words(told, event),
    KnightPlaced: _knight,
    KnightRemoved: _removed,
    CardTurned: lambda told, event, action: card_words_of(told, event),
    Laid: _laid,
    RenegadePlayed: lambda told, event, action: words_land.renegade_words(told, event),
    AllianceMade: lambda told, event, action: words_land.alliance_words(told, event),
    AllianceEnded: lambda told, event, action: words_land.alliance_words(told, event),
    Offered: lambda told, event, action: words_contest.offer_words(told, event),
    Agreed: lambda told, event, action: words_contest.agreed_words(told, event),
    DuelCalled: lambda told, event, action: words_contest.duel_words(told, event.seat),
    BorderPlaced: lambda told, event, action: words_land.borders_words(told, [event.edge]),
    FieldTaken: lambda told, event, action: words_land.taken_words(told, [event]),
    Stopped: _stopped,
    Looked: _looked,
    Kept: _kept,
    HandShown: _shown,
}


# ---- several steps in one line
def _together(told: Told, began: State, moves: tuple[int, ...]) -> str:
    """Return the line of steps that belong together, "" for those that do not."""
    before = told.before
    if began.turn != before.turn or began.card != before.card or began.line != before.line:
        return ""
    if actions.castle_of(moves[0]) is not None:
        return _castle_run(told, moves)
    if actions.renegade_of(moves[0]) is not None:
        both = actions.removed_knight(moves[1]) is not None and len(moves) <= 3
        return words_land.renegade_run_words(told, began, list(moves)) if both else ""
    if moves[0] in (actions.look(0), actions.look(1)):
        return _look_run(told, moves)
    edges = [edge for edge in map(actions.edge_of, moves) if edge is not None]
    if len(edges) == len(moves):
        return words_land.borders_words(told, edges)
    knights = [pair for pair in map(actions.placed_knight, moves) if pair is not None]
    if len(knights) == len(moves) and began.phase == phases.KNIGHTS:
        return words_land.knights_words(told, knights)
    return _expansion_run(told, began, moves)


def _castle_run(told: Told, moves: tuple[int, ...]) -> str:
    castle, pair = actions.castle_of(moves[0]), actions.placed_knight(moves[1])
    if castle is None or pair is None or len(moves) > 2:
        return ""
    neutral = castle in told.after.castles[told.before.neutral] if told.before.neutral >= 0 else False
    return words_land.castle_and_knight_words(told, castle, pair[0], neutral)


def _look_run(told: Told, moves: tuple[int, ...]) -> str:
    """Return that somebody looks through a stack, and when that is done that a card was kept."""
    if len(moves) > 3 or actions.code_of(moves[1]) is None:
        return ""
    stack = moves[0] - actions.LOOK
    if len(moves) == 3:
        return kept_words(told, told.before.turn, stack, moves[2])
    return _("{name} looks through stack {n}").format(name=told.name(told.before.turn), n=stack + 1)


def _expansion_run(told: Told, began: State, moves: tuple[int, ...]) -> str:
    """Return both fields of an expansion, where nothing else happened between."""
    if len(moves) != 2 or any(actions.taken(move) is None for move in moves):
        return ""
    happened = (*explain.events(began, moves[0], told.before), *explain.events(told.before, moves[1], told.after))
    return begins(words_land.taken_words(told, [event for event in happened if isinstance(event, FieldTaken)]))
