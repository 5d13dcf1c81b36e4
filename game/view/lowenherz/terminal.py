"""The table as lines of text, for a terminal: the board with its walls, beside it cards and players."""

from __future__ import annotations

from itertools import zip_longest

from game.language import _, ngettext
from game.rules import lowenherz as rules
from game.rules.lowenherz import State, board
from game.rules.lowenherz.cards import CARD_LINES, CARD_NAMES, STACK_MASKS, STACKS
from game.rules.lowenherz.land_regions import count_regions, region_at
from game.view.lowenherz import card_words, known
from game.view.lowenherz.setup_words import side_name
from game.view.lowenherz.small import terrain
from game.view.moment import SeatLook

COLUMNS, ROWS = board.COLUMNS, board.ROWS
LAND = ("\x1b[41;97m", "\x1b[43;30m", "\x1b[44;97m", "\x1b[100;97m", "\x1b[47;30m")  # red, gold, blue, black, neutral
PLAIN = "\x1b[0m"
GAP = "   "
_SIGNS = {"P": ".", "F": "f", "M": "^", "C": "#", "-": " "}


def table_lines(state: State, seats: tuple[SeatLook, ...], colour: bool = False) -> list[str]:
    """Return the table, a line a string; with `colour` it holds the escape sequences of ANSI terminals.

    Without colour everything can be read as well: [1] is a castle of the first seat, 1 a knight, 0 is the neutral
    colour; . f ^ # are plain, forest, mountain and town, - and | are borders.
    """
    left = board_lines(state, colour)
    right = [*card_lines(state), ""]
    for seat in range(state.players):
        right += [*seat_lines(state, seat, seats), ""]
    wide = 4 + 4 * COLUMNS + 1
    return [
        f"{text if text else ' ' * wide}{GAP}{beside}".rstrip()
        for text, beside in zip_longest(left, right, fillvalue="")
    ]


def table_legend() -> tuple[str, ...]:
    """Return what the signs mean."""
    return (
        _("[1] is a castle of the first player, 1 a knight; 0 is neutral, > whose turn it is, * has the black castle."),
        _(". plain, f forest (also behind a knight), ^ mountain, # town; | and --- are borders."),
    )


# ---- the board
def board_lines(state: State, colour: bool) -> list[str]:
    """Return the letters of the columns, then the rows of fields with the lines of borders between them."""
    signs = terrain(state)
    head = " " * 4 + "".join(f" {letter}  " for letter in board.COLUMN_LETTERS) + " "
    lines = [f" {head[1:]}", _between(state, -1)]
    for row in range(ROWS):
        text = f"{row + 1:2} |"
        for column in range(COLUMNS):
            field = row * COLUMNS + column
            text += _tinted(_field(state, field, signs[field]), _owner(state, field), colour)
            text += "|" if column == COLUMNS - 1 or state.right >> field & 1 else " "
        lines += [text + " ", _between(state, row)]
    return lines


def _between(state: State, row: int) -> str:
    """Return the line below a row of fields: its borders, and a + wherever one ends."""
    text = "   "
    for column in range(COLUMNS + 1):
        text += "+" if _is_corner(state, row, column) else " "
        if column < COLUMNS:
            text += "---" if _is_below(state, row, column) else "   "
    return text + " "


def _is_below(state: State, row: int, column: int) -> bool:
    return row in (-1, ROWS - 1) or bool(state.below >> row * COLUMNS + column & 1)


def _is_right(state: State, row: int, column: int) -> bool:
    if not 0 <= row < ROWS:
        return False
    return column in (-1, COLUMNS - 1) or bool(state.right >> row * COLUMNS + column & 1)


def _is_corner(state: State, row: int, column: int) -> bool:
    """Return whether a border ends at the lower left corner of a field."""
    flat = any(0 <= beside < COLUMNS and _is_below(state, row, beside) for beside in (column - 1, column))
    return flat or _is_right(state, row, column - 1) or _is_right(state, row + 1, column - 1)


def _field(state: State, field: int, letter: str) -> str:
    """Return three characters for a field: what stands there, or its terrain."""
    sign = _SIGNS[letter]
    for colour, castles in enumerate(state.castles):
        number = colour + 1 if colour < state.players else 0
        if field in castles:
            return f"[{number}]"
        if state.knights[colour] >> field & 1:
            return f" {number}{'f' if letter == 'F' else ' '}"
    return f" {sign} "


def _owner(state: State, field: int) -> int:
    """Return the colour whose region a field belongs to, 4 for the neutral one, -1 for none."""
    region = region_at(state, field)
    if region == rules.NOBODY:
        return -1
    colour = region // board.MOST_CASTLES
    return colour if colour < state.players else len(LAND) - 1


def _tinted(text: str, owner: int, colour: bool) -> str:
    return f"{LAND[owner]}{text}{PLAIN}" if colour and owner >= 0 else text


# ---- beside it
def card_lines(state: State) -> list[str]:
    """Return the stacks, the open card and what is chosen on it."""
    left = "  ".join(f"{name} {(state.deck & STACK_MASKS[n]).bit_count()}" for n, name in enumerate(STACKS))
    lines = [_("Action cards") + f": {left}"]
    if state.card == rules.NOBODY:
        return lines
    lines.append(_("Open card") + f": {CARD_NAMES[state.card]}")
    for number, line in enumerate(CARD_LINES[state.card]):
        mark = ">" if number == state.line else " "
        chosen = ", ".join(str(seat + 1) for seat in state.order if state.laid[seat] >> number & 1)
        lines.append(f" {mark} {number + 1}  {card_words.line_words(line)}" + (f"  ({chosen})" if chosen else ""))
    return lines


def seat_lines(state: State, seat: int, seats: tuple[SeatLook, ...]) -> list[str]:
    """Return who sits there with points and ducats, knights and regions, politics cards as far as they are known."""
    name = seats[seat].name if seat < len(seats) else ""
    turn = ">" if state.turn == seat else " "
    start = " *" if state.start == seat else ""
    ducats = str(state.purse[seat]) if known.shows_purse(state, seat) else "?"
    facts = _("points {points}, ducats {ducats}").format(points=state.points[seat], ducats=ducats)
    left = board.KNIGHTS - state.knights[seat].bit_count()
    land = _("knights left {n}, regions {own} of {all}").format(n=left, own=count_regions(state, seat), all=state.cap)
    lines = [f"{turn} {seat + 1} {side_name(seat)}  {name}".rstrip() + start, f"    {facts}", f"    {land}"]
    cards = card_words.hand_parts(state.hands[seat])
    if state.strange[seat]:
        hidden = state.strange[seat]
        cards.append(ngettext("{n} hidden card", "{n} hidden cards", hidden).format(n=hidden))
    return [*lines, f"    {', '.join(cards)}"] if cards else lines
