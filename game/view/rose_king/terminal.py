"""The table as lines of text, for a terminal: the board with the crown, and both houses beside it."""

from __future__ import annotations

from game.language import _
from game.rules import rose_king
from game.rules.rose_king import NOBODY, RED, SIZE, WHITE, State
from game.view.moment import SeatLook
from game.view.rose_king.geometry import FILES
from game.view.rose_king.words import card_words

MARKS = ".RW"
STONE_COLOURS = ("", "\x1b[97;41m", "\x1b[30;47m")
CROWN_COLOUR = "\x1b[30;103m"
PLAIN = "\x1b[0m"
GAP = "    "


def table_lines(state: State, seats: tuple[SeatLook, ...], colour: bool = False) -> list[str]:
    """Return the table, a line a string; with `colour` it holds the escape sequences of ANSI terminals.

    Without colour everything can be read as well: R and W are stones, the crown is a pair of brackets.
    """
    board = board_lines(state, colour)
    houses = [*house_lines(state, RED, seats), "", *house_lines(state, WHITE, seats), "", stock_line(state)]
    houses += [""] * (len(board) - len(houses))
    return [f"{left}{GAP}{right}".rstrip() for left, right in zip(board, houses, strict=True)]


def table_legend() -> tuple[str, ...]:
    """Return what the signs mean."""
    return (_("R and W are stones of Lancaster and of York, [ ] is the crown, > whose turn it is."),)


def board_lines(state: State, colour: bool) -> list[str]:
    """Return the board with the names of its squares at the edge (a9 is the north-western one), beside a compass."""
    head = "   " + "".join(f" {name} " for name in FILES)
    compass = compass_lines()
    lines = [head + GAP + " " * 11]
    for row in range(SIZE):
        squares = range(row * SIZE, row * SIZE + SIZE)
        cells = "".join(cell(state.board[square], square == state.crown, colour) for square in squares)
        needle = compass[row - 2] if 2 <= row < 2 + len(compass) else ""
        lines.append(f" {SIZE - row} {cells}{GAP}{needle:11}")
    return lines


def compass_lines() -> list[str]:
    """Return a compass in the language of the moment."""
    north, east, south, west = _("N"), _("E"), _("S"), _("W")
    return [f"{north:^11}", f"{'^':^11}", f"{west:>2} < + > {east:<2}", f"{'v':^11}", f"{south:^11}"]


def cell(stone: int, crowned: bool, colour: bool) -> str:
    """Return one square, three characters wide without counting the colours."""
    mark = MARKS[stone]
    left, right = "[]" if crowned else "  "
    if not colour:
        return left + mark + right
    edge = CROWN_COLOUR if crowned else STONE_COLOURS[stone]
    return painted(left, edge) + painted(mark, STONE_COLOURS[stone]) + painted(right, edge)


def painted(text: str, paint: str) -> str:
    """Return the text in a colour, given as the escape sequence that begins it."""
    return f"{paint}{text}{PLAIN}" if paint else text


def house_lines(state: State, house: int, seats: tuple[SeatLook, ...]) -> list[str]:
    """Return three lines about one house: who plays it, what it has, its hand."""
    name = (_("Lancaster (red)"), _("York (white)"))[house]
    seat = state.seat_of(house)
    player = "" if seat == NOBODY or seat >= len(seats) else seats[seat].name
    turn = "> " if state.house == house else "  "
    points = rose_king.points(state.board)[house]
    hand = ", ".join(card_words(card) for card in state.hand(house))
    counts = _("points {points}, heroes {heroes}").format(points=points, heroes=state.heroes[house])
    cards = _("cards {cards}").format(cards=hand or "-")
    return [f"{turn}{MARKS[house + 1]}  {name}  {player}".rstrip(), f"     {counts}", f"     {cards}"]


def stock_line(state: State) -> str:
    """Return how many stones and undrawn cards are left."""
    pile = len(rose_king.cards_of(state.undrawn))
    return "     " + _("stones left {stones}, cards in the pile {pile}").format(stones=state.supply, pile=pile)
