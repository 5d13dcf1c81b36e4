"""The pictures of Rose King: the table, the last page, the small board, and its words (`table_view.ViewPackage`)."""

from __future__ import annotations

from game.rules.core import Outcome
from game.view.rose_king.last_page import RoseKingResult
from game.view.rose_king.rule_page import rule_page
from game.view.rose_king.setup_words import option_words, seat_words, side_option, side_pictures, tagline, title
from game.view.rose_king.small import draw_small
from game.view.rose_king.table import RoseKingTable
from game.view.rose_king.terminal import table_lines
from game.view.rose_king.words import result_words, sentences
from game.view.table_view import Moment, Play, silence

__all__ = [
    "draw_small",
    "option_words",
    "result",
    "result_words",
    "rule_page",
    "seat_words",
    "sentences",
    "side_option",
    "side_pictures",
    "table_lines",
    "tagline",
    "title",
    "view",
]


def view(play_sound: Play = silence) -> RoseKingTable:
    """Return a new table view."""
    return RoseKingTable(play_sound)


def result(moment: Moment, outcome: Outcome) -> RoseKingResult:
    """Return the last page of a finished match."""
    return RoseKingResult(moment, outcome)
