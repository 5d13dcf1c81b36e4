"""What the table and the last page of any game offer to the scenes.

The table scene knows no game. It owns the match and gives a view one `Moment` (`game/view/moment.py`) after another;
the view draws it, animates the way from one to the next, turns events into `Intent`s and words. A view never changes a
state: it reads observations, and asks the rules what would follow only on a clone of one.

Observations are states of the game; they are typed `Any`, since a view knows more of its own than the contract says.

A game's view package (`game/view/view_package.py`) makes its `TableView` and its `ResultView`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from game.view.lesson import Lectern

if TYPE_CHECKING:
    from game.view.moment import Moment, Presence

#: kinds of an intent
ACTION, UNDO, REDO, HINT, MENU, LOG, REFUSED = "action", "undo", "redo", "hint", "menu", "log", "refused"
LOOK_BACK = "look_back"
OWN_HAND = "own_hand"  # to see what only the own seat may see, or to cover it again; where `Moment.may_look` says so
#: the targets of a table of these names are no moves
CONTROLS = frozenset({UNDO, REDO, HINT, MENU, LOG, LOOK_BACK, OWN_HAND})
NOTHING = "nothing"  # the view has used the event itself: Esc laid down what was in hand, and opens no menu


@dataclass(frozen=True, slots=True)
class Intent:
    """What a person wants. kind: one of the constants above; action: for ACTION; text: the reason, for REFUSED.

    The view has already shown and sounded a refusal; the scene may also say it aloud. An ACTION is always one of
    `Moment.actions`; the scene asks `TableView.warning` before it proposes it.
    """

    kind: str
    action: int = -1
    text: str = ""


#: Called with a sound's name and a pitch in semitones; `Sound.play` fits, and so does `silence`.
Play = Callable[..., Any]


def silence(name: str, pitch: int = 0) -> None:
    """Play nothing."""


class TableView(Lectern, Protocol):
    """One game's table. Coordinates in logical units; one `update` is one tick of 1/60 s.

    Order of calls: `layout` first and after every change of the canvas, then `show` once, then `play` for every
    change. `handle` may be called at any time: what still moves is finished first, nothing is ever blocked.
    """

    dirty: bool  # the next draw would differ from the last one; `draw` clears it

    @property
    def busy(self) -> bool:
        """Whether something of the last `play` still moves; a computer's next move waits for it."""

    @property
    def ready(self) -> bool:
        """Whether the next change may be played: nothing moves, or what moves goes on beside it (a deal)."""

    def layout(self, canvas: Any) -> None:
        """Take over the canvas with its size, scale and text size; the picture is built anew at the next draw."""

    def show(self, moment: Moment) -> None:
        """Show the moment at once, without animation. For the start, a resize, a jump, changed preferences."""

    def play(self, moment: Moment, before: Any, action: int | None) -> None:
        """Animate from what is shown to `moment`, reached from the observation `before` by `action`.

        action None: an undo, a redo or a jump; everything glides to its place. action JOINT: what several seats chose
        at the same time, see `Moment.joint`. What still moved is finished first, unless the view was `ready`.
        """

    def refresh(self, moment: Moment) -> None:
        """Take over a moment with the same observation (thinking began, undo became possible), disturbing nothing."""

    def attend(self, presence: Presence) -> None:
        """Take over how the other machines are doing and the clock of the turn; cheap, and nothing still is redrawn."""

    def finish(self) -> None:
        """Jump to the end of every animation; the picture then equals `show` of the newest moment."""

    def fast(self, on: bool) -> None:
        """Run animations four times as fast while `on` (Space held)."""

    def update(self) -> None:
        """Advance by one tick."""

    def draw(self, canvas: Any, remainder: float = 0.0) -> None:
        """Draw the whole table. remainder: how much of the next tick has passed, 0..1."""

    def handle(self, event: Any) -> Intent | None:
        """Return what the person wants by this event, None if it changed only the picture (hover, focus)."""

    def hint(self, action: int, words: str = "") -> None:
        """Point at an action until the next change, and say why."""

    def targets(self) -> dict[str, tuple[float, float, float, float]]:
        """Return where what can be clicked now lies, by an id (the word of the card, "draw", "undo"), for tests.

        Whatever is not in `CONTROLS` leads to a move, at once or by the next click.
        """

    @property
    def controls(self) -> tuple[float, float, float, float]:
        """The place (x, y, w, h) of the buttons, free for the controls of a replay in one; 240 x 180 at least."""

    @property
    def aside(self) -> tuple[float, float, float, float]:
        """The place (x, y, w, h) beside the board that a scene may cover, as with what is said; 240 x 340 at least.

        Nothing that is needed for a move lies there, and nothing to press in its upper left corner (48 x 48). From
        another seat it may be another place. What covers a seat's box there gives way to a click elsewhere.
        """

    @property
    def talk_knob(self) -> tuple[float, float]:
        """The place (x, y) of the knob that opens what is said, 32 x 32, while that is closed; it is free."""

    @property
    def calling(self) -> float:
        """The height (y) round which large words, 64 high, cross the table for a moment: where they hide least."""

    @property
    def notice(self) -> tuple[float, float, float, float]:
        """The place (x, y, w, h) for what is amiss for long: there it hides neither the status nor a field."""

    def seat_box(self, seat: int) -> tuple[float, float, float, float] | None:
        """Return where a seat is shown with its name, None while it has no place."""

    def warning(self, action: int) -> str | None:
        """Return the question to confirm before `action` (of the shown moment), None if it needs none."""


class ResultView(Protocol):
    """The last page of a match: who won by how much and how the points came about."""

    dirty: bool

    def layout(self, canvas: Any) -> None:
        """Take over the canvas with its size, scale and text size."""

    def update(self) -> None:
        """Advance by one tick."""

    def draw(self, canvas: Any, remainder: float = 0.0) -> None:
        """Draw the whole page. remainder: how much of the next tick has passed, 0..1."""

    @property
    def buttons(self) -> tuple[float, float, float, float]:
        """The place (x, y, w, h) that is left free for the buttons of the scene, in logical units."""
