"""Text -> state: the land and the players. Refuses whatever is not exactly a sound position, and says why."""

from __future__ import annotations

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, InvalidText
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import REGION_NAMES
from game.rules.lowenherz.board import (
    CASTLES,
    COLOUR_WORDS,
    COLOURS,
    EDGE_FIELDS,
    EDGE_NAMES,
    FIELD_NAMES,
    MOST_CASTLES,
    NOBODY,
    NONE,
    SLOTS,
    SPACINGS,
    TERRAIN_MASKS,
    TILE_LETTERS,
    TURNS,
    UPRIGHT,
)
from game.rules.lowenherz.hands import CODE_WORDS, KIND_LETTERS, UNSEEN
from game.rules.lowenherz.land import all_castles, area
from game.rules.lowenherz.notation import (
    FIRST_SEATS,
    KEY,
    NOTHING,
    ORDER_WORDS,
    PURSE_WORDS,
    SET_UP_WORDS,
    UNKNOWN,
    VERSION,
    VIEWER_WORDS,
)
from game.rules.lowenherz.reading_course import read_course
from game.rules.lowenherz.state import State
from game.rules.reading import (
    check_writing,
    lines_of,
    number,
    options_of,
    parts,
    seat_of,
    shown,
    split,
    take_line,
    value_of,
    words_of,
)

_PLAYERS = {str(players): players for players in CASTLES}
_OPTIONS = ("setup", "spacing", "double_knight", "purses", "first")
_VIEWERS = words_of(VIEWER_WORDS.values(), VIEWER_WORDS)
_PHASES = words_of(phases.PHASE_WORDS)
_TILES = words_of(f"{letter}{turns}" for letter in TILE_LETTERS for turns in range(TURNS))
_EDGES = words_of(EDGE_NAMES)
_FIELDS = words_of(FIELD_NAMES)
_REGIONS = words_of(REGION_NAMES)
_KINDS = {NOTHING: NONE, **words_of(KIND_LETTERS)}
_HANDS = words_of(CODE_WORDS)
_CODES = {UNKNOWN: UNSEEN, **_HANDS}


def state_from_text(text: str) -> State:
    """Return the state that the text describes. Raises InvalidText, which names every broken invariant."""
    lines = lines_of(text, KEY, VERSION)
    players = value_of(take_line(lines, "players"), _PLAYERS, "players")
    state = _new_state(players, take_line(lines, "options"))
    state.viewer = value_of(take_line(lines, "viewer"), _VIEWERS, "viewer")
    _read_phase(state, take_line(lines, "phase"))
    _read_land(state, lines)
    read_course(state, lines)
    for seat in range(players):
        _read_seat(state, seat, take_line(lines, f"seat {seat + 1}"))
    for stack in range(len(state.stacks)):
        size, code = split(take_line(lines, f"stack {stack + 1}"), " ", 2, "a stack")
        state.sizes[stack], state.stacks[stack] = number(size), value_of(code, _CODES, "cards")
    state.looks = tuple(_look(state, word) for word in take_line(lines, "looks").split())
    state.proofs = tuple(_proof(state, word) for word in take_line(lines, "proofs").split())
    if lines:
        raise InvalidText(f"after the proofs comes nothing, not {shown(lines[0])}")
    broken = state.problems()
    if broken:
        raise InvalidText("; ".join(broken))
    check_writing(state, text)
    return state


def _new_state(players: int, text: str) -> State:
    words = options_of(text, _OPTIONS)
    return State(
        players,
        basic=bool(value_of(words["setup"], words_of(SET_UP_WORDS), "setup")),
        spacing=value_of(words["spacing"], {str(one): one for one in SPACINGS}, "spacing"),
        either_order=bool(value_of(words["double_knight"], words_of(ORDER_WORDS), "double_knight")),
        open_purses=bool(value_of(words["purses"], words_of(PURSE_WORDS), "purses")),
        first=value_of(words["first"], FIRST_SEATS, "first"),
    )


def _read_phase(state: State, text: str) -> None:
    word, _, seat = text.partition(" ")
    state.phase = value_of(word, _PHASES, "phase")
    state.turn = seat_of(state.players, seat) if seat else NOBODY
    if state.phase in phases.OF_CHANCE:
        state.actor = CHANCE
    elif state.phase == phases.BID:
        state.actor = SIMULTANEOUS
    else:
        state.actor = TERMINAL if state.phase == phases.END else state.turn


def _read_land(state: State, lines: list[str]) -> None:
    """Read tiles, walls and pieces; the regions follow from these."""
    tiles = take_line(lines, "tiles").split()
    if len(tiles) > SLOTS:
        raise InvalidText(f"there are {SLOTS} tiles, not {len(tiles)}")
    state.tiles = tuple(value_of(word, _TILES, "a tile") for word in tiles)
    masks = [TERRAIN_MASKS[laid][slot] for slot, laid in enumerate(state.tiles)]
    if masks:
        state.plain, state.forest, state.mountain, state.city = (sum(those) for those in zip(*masks, strict=True))
    for word in take_line(lines, "walls").split():
        edge = value_of(word, _EDGES, "a wall")
        if edge < UPRIGHT:
            state.right |= 1 << EDGE_FIELDS[edge][0]
        else:
            state.below |= 1 << EDGE_FIELDS[edge][0]
    for colour in COLOURS:
        castles, knights = parts(take_line(lines, COLOUR_WORDS[colour]), ("castles", "knights"), "a colour")
        state.castles[colour] = tuple(value_of(word, _FIELDS, "a field") for word in castles.split())
        for word in knights.split():
            state.knights[colour] |= 1 << value_of(word, _FIELDS, "a field")
    if any(len(castles) > MOST_CASTLES for castles in state.castles):
        raise InvalidText(f"a colour has {MOST_CASTLES} castles at most")
    if state.phase not in phases.SET_UP or state.basic:
        _find_regions(state)
    pairs = [split(word, "-", 2, "an alliance") for word in take_line(lines, "alliances").split()]
    state.alliances = tuple(
        (value_of(one, _REGIONS, "a region"), value_of(other, _REGIONS, "a region")) for one, other in pairs
    )


def _find_regions(state: State) -> None:
    """Every area with one castle is a region."""
    castles = all_castles(state)
    for colour in COLOURS:
        for place, field in enumerate(state.castles[colour]):
            fields = area(state, field)
            if fields & castles == 1 << field:
                state.regions[colour * MOST_CASTLES + place] = fields


def _read_seat(state: State, seat: int, text: str) -> None:
    points, ducats, cards, strange, seen = parts(text, ("points", "ducats", "cards", "strange", "shown"), "a seat")
    state.points[seat] = -number(points[1:]) if points.startswith("-") else number(points)
    state.purse[seat] = number(ducats)
    state.hands[seat] = value_of(cards, _HANDS, "cards")
    state.strange[seat] = number(strange)
    state.shown[seat] = value_of(seen, _HANDS, "cards")


def _look(state: State, word: str) -> tuple[int, int, int, int]:
    who, code, kind = split(word, ":", 3, "a look")
    seat, stack = split(who, "@", 2, "a look")
    return (
        seat_of(state.players, seat),
        value_of(stack, {"1": 0, "2": 1}, "a stack"),
        value_of(code, _CODES, "cards"),
        value_of(kind, _KINDS, "a card"),
    )


def _proof(state: State, word: str) -> tuple[int, int, int]:
    when, kind = split(word, ":", 2, "a proof")
    until, seat = split(when, "@", 2, "a proof")
    return number(until), seat_of(state.players, seat), value_of(kind, _KINDS, "a card")
