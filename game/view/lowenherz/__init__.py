"""The pictures of Löwenherz: the table, the last page, the small map, and its words (`view_package.ViewPackage`).

Table, last page and whatever else only a match needs are imported when they are asked for: the title needs none of it,
and its first picture is to be quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view.lowenherz.lesson import lesson
from game.view.lowenherz.rule_page import rule_page
from game.view.lowenherz.setup_words import (
    minutes,
    option_words,
    seat_picture,
    seat_words,
    side_option,
    side_pictures,
    tagline,
    title,
)
from game.view.moment import Moment
from game.view.table_view import Play, silence

if TYPE_CHECKING:
    from game.rules.core import Outcome
    from game.rules.lowenherz import State
    from game.view.canvas import Canvas
    from game.view.lowenherz.last_page import LowenherzResult
    from game.view.lowenherz.table import LowenherzTable
    from game.view.moment import SeatLook, Sentence

__all__ = [
    "draw_curtain",
    "draw_small",
    "has_secrets",
    "hint_words",
    "joint_sentences",
    "lesson",
    "minutes",
    "open_actions",
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
    "title",
    "touched",
    "view",
]


def view(play_sound: Play = silence) -> LowenherzTable:
    """Return a new table view."""
    from game.view.lowenherz.table import LowenherzTable

    return LowenherzTable(play_sound)


def result(moment: Moment, outcome: Outcome) -> LowenherzResult:
    """Return the last page of a finished match."""
    from game.view.lowenherz.last_page import LowenherzResult

    return LowenherzResult(moment, outcome)


def result_words(state: State, outcome: Outcome, seats: tuple[SeatLook, ...] = ()) -> str:
    """Return the result in one sentence."""
    from game.view.lowenherz import words_result

    return words_result.result_words(state, outcome, seats)


def sentences(
    before: State, action: int, after: State, seats: tuple[SeatLook, ...], ply: int = -1
) -> tuple[Sentence, ...]:
    """Return what the chronicle says about one step of the log."""
    from game.view.lowenherz import words_chronicle

    return words_chronicle.sentences(before, action, after, seats, ply)


def touched(before: State, action: int, after: State) -> tuple[str, ...]:
    """Return the spots of the fields and edges that a step is about."""
    from game.view.lowenherz import words_chronicle

    return words_chronicle.touched(before, action)


def run_sentences(
    began: State, before: State, actions: tuple[int, ...], after: State, seats: tuple[SeatLook, ...], ply: int = -1
) -> tuple[Sentence, ...] | None:
    """Return what the chronicle says about castles, borders, knights or fields in one line, None for other steps."""
    from game.view.lowenherz import words_chronicle

    return words_chronicle.run_sentences(began, before, actions, after, seats, ply)


def joint_sentences(
    before: State, choices: dict[int, int], after: State, seats: tuple[SeatLook, ...], ply: int = -1
) -> tuple[Sentence, ...]:
    """Return what the chronicle says once all sealed bids lie open."""
    from game.view.lowenherz import words_contest

    return words_contest.joint_sentences(before, choices, after, seats, ply)


def hint_words(state: State, action: int, gain: int) -> str:
    """Return what speaks for an action, in one line; the table puts in the names of players (`princes.named`)."""
    from game.view.lowenherz import hints

    return hints.hint_words(state, action, gain)


def table_lines(state: State, seats: tuple[SeatLook, ...], colour: bool = False) -> list[str]:
    """Return the table as lines of text, for a terminal."""
    from game.view.lowenherz import terminal

    return terminal.table_lines(state, seats, colour)


def table_legend() -> tuple[str, ...]:
    """Return what the signs of these lines mean."""
    from game.view.lowenherz import terminal

    return terminal.table_legend()


def draw_small(canvas: Canvas, observation: State, x: float, y: float, size: float) -> None:
    """Draw the position in a square box."""
    from game.view.lowenherz import small

    small.draw_small(canvas, observation, x, y, size)


def open_actions(state: State, seat: int) -> tuple[int, ...]:
    """Return the actions of the seat that may be offered while others look."""
    from game.view.lowenherz import secrets

    return secrets.open_actions(state, seat)


def has_secrets(state: State, seat: int) -> bool:
    """Return whether there is something that only this seat may see."""
    from game.view.lowenherz import secrets

    return secrets.has_secrets(state, seat)


def draw_curtain(canvas: Canvas, closed: float) -> None:
    """Draw the curtain over the whole canvas."""
    from game.view.lowenherz import secrets

    secrets.draw_curtain(canvas, closed)
