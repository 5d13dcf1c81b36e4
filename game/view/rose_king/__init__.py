"""The pictures of Rose King: the table, the last page, the small board, and its words (`table_view.ViewPackage`)."""

from __future__ import annotations

from game.view.rose_king.setup_words import option_words, seat_words, tagline, title
from game.view.rose_king.view import RoseKingTable
from game.view.rose_king.words import result_words, sentences
from game.view.table_view import Play, silence

__all__ = ["option_words", "result_words", "seat_words", "sentences", "tagline", "title", "view"]


def view(play_sound: Play = silence) -> RoseKingTable:
    """Return a new table view."""
    return RoseKingTable(play_sound)
