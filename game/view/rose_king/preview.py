"""What would follow from a card: where it leads, what it would gain, where the opponent could go then. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from game.language import _
from game.rules import rose_king as rules
from game.view.rose_king import words
from game.view.rose_king.geometry import square_name


@dataclass(frozen=True, slots=True)
class Preview:
    """What a card of a house would do from where the crown stands.

    status: as `card_status` gives it. square: where it leads, None off the board. gain: the points the house would win,
    loss: those that the other house would lose; both 0 where the card cannot be played.
    """

    card: int
    house: int
    status: str
    square: int | None
    gain: int = 0
    loss: int = 0

    @property
    def possible(self) -> bool:
        """Whether the card can be played."""
        return self.status in ("play", "hero")


def preview(state: rules.State, house: int, card: int) -> Preview:
    """Return what the card would do if it were the house's turn."""
    status = rules.card_status(state, house, card)
    square = rules.target(state.crown, card)
    if square is None or status not in ("play", "hero"):
        return Preview(card, house, status, square)
    board = bytearray(state.board)
    board[square] = house + 1
    old, new = rules.points(state.board), rules.points(board)
    return Preview(card, house, status, square, new[house] - old[house], old[1 - house] - new[1 - house])


def joins(board: bytes | bytearray, house: int, square: int) -> list[tuple[int, int]]:
    """Return what a stone of the house on a square gains, part by part, as (square it comes from, points).

    First the stone itself with the largest territory that it touches, then one part for every further territory that
    becomes one with them, from the square where it touches. All parts together are the gain.
    """
    touched = []
    for owner, squares in rules.territories(board):
        meeting = [near for near in rules.NEIGHBOURS[square] if near in squares]
        if owner == house and meeting:
            touched.append((len(squares), meeting[0]))
    touched.sort(reverse=True)
    size = touched[0][0] if touched else 0
    parts = [(square, (size + 1) ** 2 - size**2)]
    size += 1
    for count, origin in touched[1:]:
        parts.append((origin, (size + count) ** 2 - size**2 - count**2))
        size += count
    return parts


def threats(state: rules.State, shown: Preview) -> dict[int, str]:
    """Return the squares the other house could go to after the previewed card, {square: "play" or "hero"}."""
    if shown.square is None or not shown.possible:
        return {}
    other = 1 - shown.house
    board = bytearray(state.board)
    board[shown.square] = shown.house + 1
    found = {}
    for card in state.hand(other):
        square = rules.target(shown.square, card)
        if square is None or board[square] == other + 1:
            continue
        if board[square] == rules.EMPTY:
            found[square] = "play"
        elif state.heroes[other]:
            found[square] = "hero"
    return found


def threat_words(house: int, found: dict[int, str]) -> str:
    """Return where the other side could go, as a sentence."""
    name = words.house_name(house)
    if not found:
        return _("{house} could play no card then").format(house=name)
    squares = [
        _("{square} with a hero").format(square=square_name(square)) if kind == "hero" else square_name(square)
        for square, kind in sorted(found.items())
    ]
    return _("{house} could then go to {squares}").format(house=name, squares=", ".join(squares))
