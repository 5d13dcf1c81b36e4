"""Text -> state. Refuses whatever is not exactly a sound position, and says why."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

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
from game.rules.carolus_magnus.notation import FIRST_WORDS, KEY, ROLL_WORDS, VERSION, YES_NO, shown
from game.rules.carolus_magnus.state import State
from game.rules.core import CHANCE, TERMINAL, InvalidText

_PLAYERS = {"2": 2, "3": 3, "4": 4}
_FIRST = {word: seat for seat, word in FIRST_WORDS.items()}
_YES_NO = dict(zip(YES_NO, (False, True), strict=True))
_ROLL = dict(zip(ROLL_WORDS, (False, True), strict=True))
_ROUNDS = {str(rounds): rounds for rounds in ROUNDS}
_OPTIONS = ["first", "talk", "crown_die", "roll", "rounds"]
_PHASES = {word: phase for phase, word in enumerate(phases.PHASE_WORDS)}
_TILES = {letter: tile for tile, letter in enumerate(TILE_LETTERS)}
_SIDES = {word: side for side, word in enumerate(SIDE_WORDS)}
_COLOURS = {letter: colour for colour, letter in enumerate(COLOUR_LETTERS)}
_FACES = {letter: face for face, letter in enumerate(FACE_LETTERS)}
_DISCS = {str(number): number for number in range(1, DISCS + 1)}
_SEAT_PARTS = ("court", "reserve", "discs", "played")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")

_Value = TypeVar("_Value")


def state_from_text(text: str) -> State:
    """Return the state that the text describes. Raises InvalidText, which names every broken invariant."""
    lines = _lines(text)
    players = _word(_take(lines, "players"), _PLAYERS, "players")
    state = _new_state(players, _take(lines, "options"))
    _read_phase(state, _take(lines, "phase"))
    state.round = _number(_take(lines, "round"))
    emperor = _take(lines, "emperor")
    _read_ring(state, lines)
    _read_emperor(state, emperor)
    state.supply = _read_counts(_take(lines, "supply"))
    _read_arms(state, _take(lines, "arms"))
    _read_dice(state, _take(lines, "dice"))
    _read_stock(state, _take(lines, "stock"))
    state.choosing = _read_seats(state, _take(lines, "choosing"))
    for seat in range(players):
        _read_seat(state, seat, _take(lines, f"seat {seat + 1}"))
    if lines:
        raise InvalidText(f"after the last seat comes nothing, not {shown(lines[0])}")
    if all(state.played):
        state.order = tuple(sorted(state.choosing, key=state.played.__getitem__))
    broken = state.problems()
    if broken:
        raise InvalidText("; ".join(broken))
    _check_writing(state, text)
    return state


def _lines(text: str) -> list[str]:
    """Return the lines below the header, without blanks at their ends."""
    if not isinstance(text, str):
        raise InvalidText("a state is text")
    header, *lines = text.rstrip().split("\n")
    key, _, version = header.partition(" ")
    if key != KEY:
        raise InvalidText(f"a state of this game begins with {KEY}, not with {shown(header)}")
    if version.rstrip() != str(VERSION):
        raise InvalidText(f"the state is of version {shown(version)}, this is version {VERSION}")
    return [line.rstrip() for line in lines]


def _take(lines: list[str], key: str) -> str:
    """Return what stands in the next line behind the colon, and take the line away."""
    found, colon, value = lines.pop(0).partition(":") if lines else ("", "", "")
    if not colon or found != key:
        raise InvalidText(f"a line begins with {key}:, not with {shown(found + colon + value)}")
    return value.strip()


def _word(word: str, words: Mapping[str, _Value], what: str) -> _Value:
    if word not in words:
        raise InvalidText(f"{shown(word)} is no value of {what}")
    return words[word]


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise InvalidText(f"{shown(word)} is no number from 0 to 999")
    return int(word)


def _new_state(players: int, text: str) -> State:
    words = dict(word.partition("=")[::2] for word in text.split())
    if list(words) != _OPTIONS:
        raise InvalidText(f"the options are {' '.join(_OPTIONS)}, not {shown(text)}")
    return State(
        players,
        first=_word(words["first"], _FIRST, "first"),
        talk=_word(words["talk"], _YES_NO, "talk"),
        crown_die=_word(words["crown_die"], _YES_NO, "crown_die"),
        early_roll=_word(words["roll"], _ROLL, "roll"),
        limit=_word(words["rounds"], _ROUNDS, "rounds"),
    )


def _read_phase(state: State, text: str) -> None:
    words, comma, left = text.partition(", ")
    word, _, seat = words.partition(" ")
    state.phase = _word(word, _PHASES, "phase")
    state.turn = _seat(state, seat) if seat else NOBODY
    if comma:
        state.left = _number(left.removesuffix(" left"))
    if state.phase == phases.OVER:
        state.actor = TERMINAL
    else:
        state.actor = CHANCE if state.phase in phases.OF_CHANCE else state.turn


def _seat(state: State, word: str) -> int:
    return _word(word, {str(seat + 1): seat for seat in range(state.players)}, "a seat")


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
            state.lords[first] = _word(castles.split()[0] if castles.split() else "", _SIDES, "an owner")
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
    state.emperor = _word(text, names, "the emperor's region")


def _read_counts(text: str) -> bytearray:
    counts = bytearray(COLOUR_COUNT)
    for word in text.split():
        colour = _word(word[0], _COLOURS, "a colour")
        count = _number(word[1:])
        if not 0 < count <= KNIGHTS:
            raise InvalidText(f"there are 1 to {KNIGHTS} knights, not {shown(word)}")
        counts[colour] = count
    return counts


def _read_arms(state: State, text: str) -> None:
    for word in text.split():
        state.arms[_word(word[0], _COLOURS, "a colour")] = _seat(state, word[1:])


def _read_dice(state: State, text: str) -> None:
    for face in text.split():
        state.dice[_word(face, _FACES, "a face")] = min(text.split().count(face), KNIGHTS)


def _read_stock(state: State, text: str) -> None:
    parts = text.split(", ")
    if len(parts) != len(state.stocks):
        raise InvalidText(f"there are {len(state.stocks)} stocks of castles, not {shown(text)}")
    for side, part in enumerate(parts):
        word, _, count = part.partition(" ")
        if word != SIDE_WORDS[side]:
            raise InvalidText(f"a stock is that of {SIDE_WORDS[side]}, not {shown(part)}")
        state.stocks[side] = _number(count)


def _read_seats(state: State, text: str) -> tuple[int, ...]:
    return tuple(_seat(state, word) for word in text.split())


def _read_seat(state: State, seat: int, text: str) -> None:
    parts = [part.strip().partition(" ")[::2] for part in text.split(";")]
    if [key for key, _ in parts] != list(_SEAT_PARTS):
        raise InvalidText(f"a seat has {', '.join(_SEAT_PARTS)}, not {shown(text)}")
    court, reserve, discs, played = (value for _, value in parts)
    row = slice(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT)
    state.court[row] = _read_counts(court)
    state.reserve[row] = _read_counts(reserve)
    numbers = [_word(word, _DISCS, "a disc") for word in discs.split()]
    state.hands[seat] = sum(1 << number - 1 for number in set(numbers))
    state.played[seat] = _word(played, _DISCS, "a disc") if played else 0


def _check_writing(state: State, text: str) -> None:
    """Whatever is written in another way than by `to_text` (twice, in another order) would not be read back."""
    written = state.to_text().rstrip().split("\n")
    given = [line.rstrip() for line in text.rstrip().split("\n")]
    for right, wrong in zip(written, given, strict=True):
        if right != wrong:
            raise InvalidText(f"the position is written {shown(right)}, not {shown(wrong)}")
