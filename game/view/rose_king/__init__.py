"""The pictures of Rose King: the table, the last page, the small board, and its words (`view_package.ViewPackage`).

Table and last page are imported when they are asked for: the title needs neither, and its first picture is to be quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.moment import Moment
from game.view.rose_king.hints import hint_words
from game.view.rose_king.lesson import lesson
from game.view.rose_king.rule_page import rule_page
from game.view.rose_king.setup_words import (
    minutes,
    option_words,
    seat_picture,
    seat_words,
    side_option,
    side_pictures,
    tagline,
    title,
)
from game.view.rose_king.small import draw_small
from game.view.rose_king.words import result_words, sentences, touched
from game.view.table_view import Play, silence

if TYPE_CHECKING:
    from game.rules.core import Outcome
    from game.rules.rose_king import State
    from game.view.moment import SeatLook
    from game.view.rose_king.last_page import RoseKingResult
    from game.view.rose_king.table import RoseKingTable

__all__ = [
    "draw_small",
    "hint_words",
    "lesson",
    "minutes",
    "option_words",
    "result",
    "result_words",
    "rule_page",
    "seat_picture",
    "seat_words",
    "sentences",
    "side_option",
    "side_pictures",
    "table_legend",
    "table_lines",
    "tagline",
    "title",
    "touched",
    "view",
]


def view(play_sound: Play = silence) -> RoseKingTable:
    """Return a new table view."""
    from game.view.rose_king.table import RoseKingTable

    return RoseKingTable(play_sound)


def result(moment: Moment, outcome: Outcome) -> RoseKingResult:
    """Return the last page of a finished match."""
    from game.view.rose_king.last_page import RoseKingResult

    return RoseKingResult(moment, outcome)


def table_lines(state: State, seats: tuple[SeatLook, ...], colour: bool = False) -> list[str]:
    """Return the table as lines of text, for a terminal."""
    from game.view.rose_king import terminal

    return terminal.table_lines(state, seats, colour)


def table_legend() -> tuple[str, ...]:
    """Return what the signs of these lines mean."""
    from game.view.rose_king import terminal

    return terminal.table_legend()
