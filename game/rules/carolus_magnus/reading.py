"""Text -> state. Refuses whatever is not exactly a sound position, and says why."""

from __future__ import annotations

from game.rules.carolus_magnus import phases
from game.rules.carolus_magnus.board import (
    COLOUR_COUNT,
    COLOUR_LETTERS,
    DISCS,
    FACE_LETTERS,
    KNIGHTS,
    NOBODY,
    ROUNDS,
    SIDE_WORDS,
    TILE_LETTERS,
    TILES,
)
from game.rules.carolus_magnus.legal import placements
from game.rules.carolus_magnus.notation import FIRST_SEATS, KEY, ROLL_WORDS, VERSION, YES_NO
from game.rules.carolus_magnus.state import State
from game.rules.core import CHANCE, TERMINAL, InvalidText
from game.rules.reading import (
    check_writing,
    lines_of,
    number,
    options_of,
    parts,
    seat_of,
    shown,
    take_line,
    value_of,
    words_of,
)

_PLAYERS = {"2": 2, "3": 3, "4": 4}
_YES_NO = dict(zip(YES_NO, (False, True), strict=True))
_ROLL = dict(zip(ROLL_WORDS, (False, True), strict=True))
_ROUNDS = {str(rounds): rounds for rounds in ROUNDS}
_OPTIONS = ("first", "talk", "crown_die", "roll", "rounds")
_PHASES = words_of(phases.PHASE_WORDS)
_TILES = words_of(TILE_LETTERS)
_SIDES = words_of(SIDE_WORDS)
_COLOURS = words_of(COLOUR_LETTERS)
_FACES = words_of(FACE_LETTERS)
_DISCS = {str(number): number for number in range(1, DISCS + 1)}
_SEAT_PARTS = ("court", "reserve", "discs", "played")


def state_from_text(text: str) -> State:
    """Return the state that the text describes. Raises InvalidText, which names every broken invariant."""
    lines = lines_of(text, KEY, VERSION)
    players = value_of(take_line(lines, "players"), _PLAYERS, "players")
    state = _new_state(players, take_line(lines, "options"))
    _read_phase(state, take_line(lines, "phase"))
    state.round = number(take_line(lines, "round"))
    emperor = take_line(lines, "emperor")
    _read_ring(state, lines)
    _read_emperor(state, emperor)
    state.supply = _read_counts(take_line(lines, "supply"))
    _read_arms(state, take_line(lines, "arms"))
    _read_dice(state, take_line(lines, "dice"))
    _read_stock(state, take_line(lines, "stock"))
    state.choosing = _read_seats(state, take_line(lines, "choosing"))
    for seat in range(players):
        _read_seat(state, seat, take_line(lines, f"seat {seat + 1}"))
    if lines:
        raise InvalidText(f"after the last seat comes nothing, not {shown(lines[0])}")
    if all(state.played):
        state.order = tuple(sorted(state.choosing, key=state.played.__getitem__))
    broken = state.problems()
    if broken:
        raise InvalidText("; ".join(broken))
    check_writing(state, text)
    return state


def _new_state(players: int, text: str) -> State:
    words = options_of(text, _OPTIONS)
    return State(
        players,
        first=value_of(words["first"], FIRST_SEATS, "first"),
        talk=value_of(words["talk"], _YES_NO, "talk"),
        crown_die=value_of(words["crown_die"], _YES_NO, "crown_die"),
        early_roll=value_of(words["roll"], _ROLL, "roll"),
        limit=value_of(words["rounds"], _ROUNDS, "rounds"),
    )


def _read_phase(state: State, text: str) -> None:
    words, comma, left = text.partition(", ")
    word, _, seat = words.partition(" ")
    state.phase = value_of(word, _PHASES, "phase")
    state.turn = seat_of(state.players, seat) if seat else NOBODY
    if comma:
        state.left = number(left.removesuffix(" left"))
    if state.phase == phases.OVER:
        state.actor = TERMINAL
    else:
        state.actor = CHANCE if state.phase in phases.OF_CHANCE else state.turn


def _read_ring(state: State, lines: list[str]) -> None:
    """Read the regions, whose lines begin with their tiles."""
    starts = []
    state.spans = bytearray(TILES)
    while lines and lines[0].partition(":")[0].strip(TILE_LETTERS) == "" and ":" in lines[0]:
        name, _, value = lines.pop(0).partition(":")
        first, size = _tiles(name)
        if state.spans[first]:
            raise InvalidText(f"two regions begin with {name[0]}")
        starts.append(first)
        state.spans[first] = size
        knights, _, castles = value.partition(",")
        if knights.split()[:1] and knights.split()[0] in _SIDES:
            knights, castles = "", knights
        state.land[first::TILES] = _read_counts(knights)
        if castles:
            state.lords[first] = value_of(castles.split()[0] if castles.split() else "", _SIDES, "an owner")
    state.starts = tuple(starts)
    state.spots = placements(state.starts)


def _tiles(name: str) -> tuple[int, int]:
    """Return the first tile and the number of tiles of a region by its name."""
    if not name or name not in TILE_LETTERS * 2 or len(name) > TILES:
        raise InvalidText(f"{shown(name)} are no tiles side by side")
    return _TILES[name[0]], len(name)


def _read_emperor(state: State, text: str) -> None:
    names = {"-": NOBODY}
    for index, first in enumerate(state.starts):
        names[(TILE_LETTERS * 2)[first : first + state.spans[first]]] = index
    state.emperor = value_of(text, names, "the emperor's region")


def _read_counts(text: str) -> bytearray:
    counts = bytearray(COLOUR_COUNT)
    for word in text.split():
        colour = value_of(word[0], _COLOURS, "a colour")
        count = number(word[1:])
        if not 0 < count <= KNIGHTS:
            raise InvalidText(f"there are 1 to {KNIGHTS} knights, not {shown(word)}")
        counts[colour] = count
    return counts


def _read_arms(state: State, text: str) -> None:
    for word in text.split():
        state.arms[value_of(word[0], _COLOURS, "a colour")] = seat_of(state.players, word[1:])


def _read_dice(state: State, text: str) -> None:
    for face in text.split():
        state.dice[value_of(face, _FACES, "a face")] = min(text.split().count(face), KNIGHTS)


def _read_stock(state: State, text: str) -> None:
    parts = text.split(", ")
    if len(parts) != len(state.stocks):
        raise InvalidText(f"there are {len(state.stocks)} stocks of castles, not {shown(text)}")
    for side, part in enumerate(parts):
        word, _, count = part.partition(" ")
        if word != SIDE_WORDS[side]:
            raise InvalidText(f"a stock is that of {SIDE_WORDS[side]}, not {shown(part)}")
        state.stocks[side] = number(count)


def _read_seats(state: State, text: str) -> tuple[int, ...]:
    return tuple(seat_of(state.players, word) for word in text.split())


def _read_seat(state: State, seat: int, text: str) -> None:
    court, reserve, discs, played = parts(text, _SEAT_PARTS, "a seat")
    row = slice(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT)
    state.court[row] = _read_counts(court)
    state.reserve[row] = _read_counts(reserve)
    numbers = [value_of(word, _DISCS, "a disc") for word in discs.split()]
    state.hands[seat] = sum(1 << number - 1 for number in set(numbers))
    state.played[seat] = value_of(played, _DISCS, "a disc") if played else 0
