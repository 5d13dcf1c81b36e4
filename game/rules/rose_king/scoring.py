"""Territories, points, and who wins (rules 5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import Outcome, TieBreak
from game.rules.rose_king.board import EMPTY, NEIGHBOURS, RED_STONE, SQUARES, WHITE_STONE


def territories(board: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """Return (house, squares) of every territory: stones of one colour connected over edges.

    The squares ascend, and so do the territories by their first square.
    """
    seen = bytearray(SQUARES)
    found = []
    for square in range(SQUARES):
        if board[square] != EMPTY and not seen[square]:
            found.append((board[square] - 1, tuple(sorted(_territory(board, square, seen)))))
    return found


def _territory(board: Sequence[int], first: int, seen: bytearray) -> list[int]:
    """Return the squares connected to `first`, and mark them as seen."""
    stone = board[first]
    seen[first] = 1
    squares = [first]
    for square in squares:  # the list grows while it is read
        for neighbour in NEIGHBOURS[square]:
            if board[neighbour] == stone and not seen[neighbour]:
                seen[neighbour] = 1
                squares.append(neighbour)
    return squares


def sizes(board: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return the sizes of red's and of white's territories, largest first."""
    seen = bytearray(SQUARES)
    found: tuple[list[int], list[int]] = ([], [])
    for square in range(SQUARES):
        if board[square] != EMPTY and not seen[square]:
            found[board[square] - 1].append(len(_territory(board, square, seen)))
    for of_house in found:
        of_house.sort(reverse=True)
    return found


def points(board: Sequence[int]) -> tuple[int, int]:
    """Return the points of red and of white: the sum of the squares of the sizes, singles included."""
    red, white = sizes(board)
    return sum(size * size for size in red), sum(size * size for size in white)


def reckon(board: Sequence[int], red_seat: int, reason: str) -> Outcome:
    """Return the outcome of a finished match, by seat: points, then the largest territory, then stones, then a draw."""
    red, white = sizes(board)
    scores = _by_seat(red_seat, *points(board))
    comparisons = (
        TieBreak("largest_territory", _by_seat(red_seat, max(red, default=0), max(white, default=0))),
        TieBreak("stones", _by_seat(red_seat, board.count(RED_STONE), board.count(WHITE_STONE))),
    )
    used: list[TieBreak] = []
    first, second = scores
    for comparison in comparisons:
        if first != second:
            break
        used.append(comparison)
        first, second = comparison.values
    if first == second:
        return Outcome((0, 1), reason, scores, (1, 1), tuple(used))
    winner = 0 if first > second else 1
    return Outcome((winner,), reason, scores, (1 + winner, 2 - winner), tuple(used))


def _by_seat(red_seat: int, red: int, white: int) -> tuple[int, int]:
    return (red, white) if red_seat == 0 else (white, red)
