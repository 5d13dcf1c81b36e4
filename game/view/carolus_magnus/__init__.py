"""The pictures of Carolus Magnus: the table, the last page, the small ring, and its words (`view_package.ViewPackage`).

Table, last page and whatever else only a match needs are imported when they are asked for: the title needs none of it,
and its first picture is to be quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.carolus_magnus.lesson import lesson
from game.view.carolus_magnus.rule_page import rule_page
from game.view.carolus_magnus.setup_words import (
    minutes,
    option_words,
    seat_picture,
    seat_words,
    side_option,
    side_pictures,
    tagline,
    talk_rule,
    title,
)
from game.view.moment import Moment
from game.view.table_view import Play, silence

if TYPE_CHECKING:
    from game.rules.carolus_magnus import State
    from game.rules.core import Outcome
    from game.view.canvas import Canvas
    from game.view.carolus_magnus.last_page import CarolusResult
    from game.view.carolus_magnus.table import CarolusTable
    from game.view.moment import SeatLook, Sentence

__all__ = [
    "draw_small",
    "hint_words",
    "lesson",
    "minutes",
    "option_words",
    "result",
    "result_words",
    "rule_page",
    "run_sentences",
    "seat_picture",
    "seat_words",
    "sentences",
    "side_option",
    "side_pictures",
    "table_legend",
    "table_lines",
    "tagline",
    "talk_rule",
    "title",
    "touched",
    "view",
]


def view(play_sound: Play = silence) -> CarolusTable:
    """Return a new table view."""
    from game.view.carolus_magnus.table import CarolusTable

    return CarolusTable(play_sound)


def result(moment: Moment, outcome: Outcome) -> CarolusResult:
    """Return the last page of a finished match."""
    from game.view.carolus_magnus.last_page import CarolusResult

    return CarolusResult(moment, outcome)


def result_words(state: State, outcome: Outcome, seats: tuple[SeatLook, ...] = ()) -> str:
    """Return the result in one sentence."""
    from game.view.carolus_magnus import words_result

    return words_result.result_words(state, outcome, seats)


def sentences(
    before: State, action: int, after: State, seats: tuple[SeatLook, ...], ply: int = -1
) -> tuple[Sentence, ...]:
    """Return what the chronicle says about one step of the log."""
    from game.view.carolus_magnus import words_chronicle

    return words_chronicle.sentences(before, action, after, seats, ply)


def touched(before: State, action: int, after: State) -> tuple[str, ...]:
    """Return the spots of the lands that a step is about."""
    from game.view.carolus_magnus import words_chronicle

    return words_chronicle.touched(before, action)


def run_sentences(
    began: State, before: State, actions: tuple[int, ...], after: State, seats: tuple[SeatLook, ...], ply: int = -1
) -> tuple[Sentence, ...] | None:
    """Return what the chronicle says about discs, knights or dice that belong together, None for other steps."""
    from game.view.carolus_magnus import words_chronicle

    return words_chronicle.run_sentences(began, before, actions, after, seats, ply)


def hint_words(state: State, action: int, gain: int) -> str:
    """Return what speaks for an action, in one line."""
    from game.view.carolus_magnus import hints

    return hints.hint_words(state, action, gain)


def table_lines(state: State, seats: tuple[SeatLook, ...], colour: bool = False) -> list[str]:
    """Return the table as lines of text, for a terminal."""
    from game.view.carolus_magnus import terminal

    return terminal.table_lines(state, seats, colour)


def table_legend() -> tuple[str, ...]:
    """Return what the signs of these lines mean."""
    from game.view.carolus_magnus import terminal

    return terminal.table_legend()


def draw_small(canvas: Canvas, observation: State, x: float, y: float, size: float) -> None:
    """Draw a small picture of the ring."""
    from game.view.carolus_magnus import small

    small.draw_small(canvas, observation, x, y, size)
