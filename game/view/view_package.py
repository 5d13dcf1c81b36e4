"""What the view package of any game offers to the scenes: its table, its last page, its words and small pictures.

It is `game/view/<key>/__init__.py`; `game/scenes/catalog.py` lists them. Most names every game offers (`ViewPackage`),
some only a game whose rules need them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from game.view.table_view import Play, ResultView, TableView, silence

if TYPE_CHECKING:
    from game.rules.core import Outcome
    from game.view.moment import Moment, SeatLook, Sentence


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The words of one table option: its label, a sentence of explanation, and the label of every value."""

    label: str
    explanation: str
    values: dict[str, str]


@dataclass(frozen=True, slots=True)
class RuleSection:
    """One section of the rules as a person reads them: its heading and its paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


class ViewPackage(Protocol):
    """The names that `game/view/<key>/__init__.py` offers. All words are looked up at the call, in today's language."""

    def title(self) -> str:
        """Return the name of the game."""

    def tagline(self) -> str:
        """Return what the game is about, in half a line of the card that one chooses it by."""

    def minutes(self) -> int:
        """Return how long a match takes among people who know the game."""

    def option_words(self) -> dict[str, OptionWords]:
        """Return the words of every option of the game, by its key."""

    def seat_words(self, options: dict[str, str], seats: int) -> tuple[str, ...]:
        """Return what each of so many seats plays under these options ("Lancaster, red", or "drawn by lot").

        () where there is nothing to say.
        """

    def rule_page(self) -> tuple[RuleSection, ...]:
        """Return the rules for players, in the order of reading."""

    def hint_words(self, observation: Any, action: int, gain: int) -> str:
        """Return what speaks for an action, in one line. gain: points that it adds to the lead at once."""

    def side_option(self) -> str:
        """Return the key of the option that says who plays which side, "" where nobody has a choice of sides."""

    def side_pictures(self, options: dict[str, str], seats: int) -> tuple[str, ...]:
        """Return the picture of each of so many seats' side under these options, () where every seat has its crest.

        A game with pictures but without a side option has fixed sides: they are shown and not chosen. Seats with the
        same picture are one team.
        """

    def seat_picture(self, observation: Any, seat: int) -> str:
        """Return the square picture of the side that a seat plays in the position, "" where its crest is right."""

    def view(self, play_sound: Play = silence) -> TableView:
        """Return a new table view."""

    def result(self, moment: Moment, outcome: Outcome) -> ResultView:
        """Return the last page for the finished match; `moment.observation` is the final position."""

    def result_words(self, observation: Any, outcome: Outcome, seats: tuple[SeatLook, ...]) -> str:
        """Return the result in one sentence ("Lancaster wins by 26")."""

    def sentences(
        self, before: Any, action: int, after: Any, seats: tuple[SeatLook, ...], ply: int = -1
    ) -> tuple[Sentence, ...]:
        """Return what the chronicle says about the step, () for what is not worth a line.

        A draw is told when its card is known (the chance action); a turn that was skipped gets a line
        of its own, said aloud.
        """

    def table_lines(self, observation: Any, seats: tuple[SeatLook, ...], colour: bool = False) -> list[str]:
        """Return the table as lines of text for a terminal; `colour` allows ANSI escape sequences."""

    def draw_small(self, canvas: Any, observation: Any, x: float, y: float, size: float) -> None:
        """Draw a small square picture of the position (the title's cabinet, lists of saves)."""


@runtime_checkable
class JointWords(Protocol):
    """What the package of a game offers beside, in which several seats choose at the same time."""

    def joint_sentences(
        self, before: Any, choices: dict[int, int], after: Any, seats: tuple[SeatLook, ...], ply: int = -1
    ) -> tuple[Sentence, ...]:
        """Return what the chronicle says once all have chosen. choices: seat -> action."""


@runtime_checkable
class RunWords(Protocol):
    """What the package of a game offers beside, in which small steps in a row are told in one line."""

    def run_sentences(
        self, began: Any, before: Any, actions: tuple[int, ...], after: Any, seats: tuple[SeatLook, ...], ply: int = -1
    ) -> tuple[Sentence, ...] | None:
        """Return what the chronicle says about several plies in place of a line for each, None where each has its own.

        began: the position before the first of them, before: the one before the newest, which led to `after`.
        """


@runtime_checkable
class Secrets(Protocol):
    """What the package of a game offers beside, in which a seat knows or chooses what the others may not see.

    observation: what the seat may see. Where several persons share a screen, it shows what everybody may see (the
    observation of nobody), and a curtain falls before it shows more.
    """

    def open_actions(self, observation: Any, seat: int) -> tuple[int, ...]:
        """Return the actions of the seat that may be offered and carried out while others look.

        () where it must choose unseen: then the curtain falls by itself.
        """

    def has_secrets(self, observation: Any, seat: int) -> bool:
        """Return whether there is something that only this seat may see."""

    def draw_curtain(self, canvas: Any, closed: float) -> None:
        """Draw the curtain over the whole canvas. closed: 0..1; at 1 nothing shows through."""


@runtime_checkable
class TalkRule(Protocol):
    """What the package of a game offers beside, in which it matters what players say to one another."""

    def talk_rule(self, options: dict[str, str], seats: int) -> str:
        """Return why nobody may talk freely during such a match, in a sentence, "" where everybody may."""


def talk_rule(package: ViewPackage, options: dict[str, str], seats: int) -> str:
    """Return why nobody may talk freely during a match, "" where everybody may: in most games, of all matches."""
    return package.talk_rule(options, seats) if isinstance(package, TalkRule) else ""
