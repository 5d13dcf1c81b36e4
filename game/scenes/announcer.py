"""What a table says in large letters for a moment: whose turn it is, and lines of the chronicle not to be missed."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.match import Match
from game.scenes.lookback import draw_sign
from game.scenes.preferences import table_preferences
from game.scenes.scene import Context
from game.view.canvas import Canvas
from game.view.moment import Sentence
from game.view.widgets.banner import Banner

_TURN_TICKS = 42
_ALOUD_TICKS, _ALOUD_SIZE = 170, 19.0  # a long sentence, as the reason why a turn was skipped


class Announcer:
    """A banner that knows the seats of a match; it never holds anybody up.

    picture: gives the picture of a seat.
    """

    def __init__(self, context: Context, match: Match, picture: Callable[[int], str]) -> None:
        self._context, self._match, self._picture = context, match, picture
        self._banner = Banner()

    @property
    def text(self) -> str:
        """The words on the screen, "" when there are none."""
        return self._banner.text

    def turn(self, seat: int) -> None:
        """Say whose turn it is; not where nothing is to move on the screen."""
        if table_preferences(self._context.settings).pace:
            text = _("{name} is to move").format(name=self._match.seats[seat].name)
            self._banner.show(text, self._picture(seat), _TURN_TICKS)

    def told(self, lines: tuple[Sentence, ...]) -> None:
        """Say those lines of the chronicle that nobody may miss."""
        for line in lines:
            if line.aloud:
                picture = self._picture(line.seat) if line.seat >= 0 else ""
                self._banner.show(line.text, picture, _ALOUD_TICKS, _ALOUD_SIZE)

    def update(self) -> bool:
        """Advance by one tick; return whether a new picture is due."""
        self._banner.update()
        return self._banner.dirty

    def draw(self, canvas: Canvas, middle: float, looking_back: bool) -> None:
        """Paint it over the table round a height; without words of its own it says when the past is shown."""
        if looking_back and not self._banner.text:
            draw_sign(canvas, middle)
        self._banner.draw(canvas, middle)
