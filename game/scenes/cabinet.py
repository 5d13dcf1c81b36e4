"""The title's cabinet: lamps round a dark glass, and behind it a match that the computer plays with itself."""

from __future__ import annotations

from game.language import _
from game.scenes import catalog
from game.scenes.demonstration import Demonstration
from game.scenes.preferences import crest
from game.view.canvas import Canvas
from game.view.palette import FAINT, GOLD, PALE
from game.view.widgets import fitted

WIDTH, HEIGHT = 366.0, 618.0
_PACE = 84  # ticks between two moves
_CHASE = 42  # ticks between two steps of the lamps
_BOARD = WIDTH - 76
_WITH_NAME = 130.0  # a seat with less room shows its picture and its points only


class Cabinet:
    """Draws the demonstration at x, y. moves: whether lamps and players move. dirty: whether the picture changed.

    is_done: whether its match is over and has been looked at.
    """

    def __init__(self, play: Demonstration, moves: bool) -> None:
        self.dirty = True
        self.moves, self.is_done = moves, False
        self._package, self._play = catalog.VIEWS[play.key], play
        self._age = 0

    def update(self) -> None:
        """Advance by one tick."""
        if not self.moves:
            return
        self._age += 1
        if self._age % _PACE == 0:
            if self._play.is_over:
                self.is_done = True
                return
            self._play.advance()
            self.dirty = True
        if self._age % _CHASE == 0:
            self.dirty = True

    def draw_words(self, canvas: Canvas, x: float, y: float) -> None:
        """Paint the sign and the name of the game over the board."""
        canvas.put(f"ui/emblem_small_{self._play.key}", x + WIDTH / 2 - 88, y + 56, 34, 34)
        left, room = x + WIDTH / 2 - 44, WIDTH / 2 - 6
        canvas.text(self._package.title(), left, y + 66, "title", 19, GOLD, fit=room)
        canvas.text(_("Demonstration"), left, y + 86, "body", 15, PALE, fit=room)

    def draw(self, canvas: Canvas, x: float, y: float) -> None:
        """Paint lamps, board, points and the last moves."""
        self.dirty = False
        lamps = "title/lamps_a" if self._age // _CHASE % 2 == 0 else "title/lamps_b"
        canvas.put(lamps, x, y, WIDTH, HEIGHT)
        self._package.draw_small(canvas, self._play.observation, x + 38, y + 104, _BOARD)
        below = y + 104 + _BOARD + 25
        self._draw_points(canvas, x, below)
        self._draw_moves(canvas, x, below + 44)

    def _draw_points(self, canvas: Canvas, x: float, y: float) -> None:
        observation = self._play.observation
        points, seats = observation.scores(), self._play.seats
        wide = (WIDTH - 64) / len(seats) - 8
        for seat, look in enumerate(seats):
            left = x + 40 + seat * (wide + 8)
            picture = self._package.seat_picture(observation, seat) or crest(look.colour, canvas.palette)
            canvas.put(picture, left, y - 17, 34, 34)
            if wide > _WITH_NAME:
                canvas.text(look.name, left + 42, y, "body", 16 / canvas.text_scale, PALE, fit=wide - 92)
            canvas.text(str(points[seat]), left + wide - 8, y, "bold", 22 / canvas.text_scale, GOLD, "midright")

    def _draw_moves(self, canvas: Canvas, x: float, y: float) -> None:
        canvas.text(_("Chronicle"), x + WIDTH / 2, y, "title", 15, FAINT, "center", fit=_BOARD)
        for i, sentence in enumerate(self._play.chronicle[-2:]):
            colour = PALE if i else FAINT
            fitted.draw(canvas, sentence.text, x + 46, y + 14 + i * 44, _BOARD - 16, 42, "body", 16, colour, "midleft")


def draw_frame(canvas: Canvas, x: float, y: float) -> None:
    """Paint the cabinet for any game, without sign, words and all that moves."""
    canvas.put("title/cabinet", x, y, WIDTH, HEIGHT, lift=9)
    canvas.put("title/crown", x + WIDTH / 2 - 27, y - 20, 54, 45, lift=3)
    canvas.glow(x + 38, y + 104, _BOARD, _BOARD, 8, 12, "#6a5a2a", 150)
    canvas.nine("ui/gold_rule", x + 40, y + _BOARD + 151, _BOARD - 4, 6)
