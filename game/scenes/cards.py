"""The cards of the games in the new-match scene: a painted miniature, the name, and how many play how long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.language import _
from game.rules.catalog import GAMES
from game.scenes.catalog import VIEWS
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.lesson import Teaching
from game.view.palette import BROWN, INK, OXBLOOD
from game.view.widgets import fitted
from game.view.widgets.base import Widget
from game.view.widgets.button import Button

_LEARN = (122.0, 34.0)


def has_lesson(key: str) -> bool:
    """Return whether a game can be learned by playing."""
    return isinstance(VIEWS[key], Teaching)


@dataclass(frozen=True)
class Card:
    """One game. name and line are looked up when they are drawn."""

    key: str
    name: Callable[[], str]
    line: Callable[[], str]
    seats: tuple[int, ...]
    minutes: int

    @property
    def room(self) -> str:
        """For how many it is, as on a box."""
        least, most = self.seats[0], self.seats[-1]
        return f"{least}" if least == most else f"{least}–{most}"


def cards() -> tuple[Card, ...]:
    """Return the cards of the games there are."""
    found = VIEWS.items()
    return tuple(Card(key, view.title, view.tagline, GAMES[key].SEATS, view.minutes()) for key, view in found)


class GameCard(Widget):
    """Shows a card; the chosen one has a golden frame and a seal. down: where keys go from it, to what lies on it."""

    def __init__(self, card: Card, chosen: Callable[[], bool], on: Callable[[], object],
                 down: Callable[[], object] | None = None) -> None:  # fmt: skip
        super().__init__(f"game_{card.key}", card.name)
        self.card, self.chosen, self.on, self.down = card, chosen, on, down

    def command(self, event: Event) -> bool:
        if event.command != "down" or self.down is None:
            return False
        self.down()
        return True

    def activate(self) -> None:
        self.on()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        x, y, w, h = self.rect
        chosen = self.chosen()
        if chosen:
            canvas.glow(x - 4, y - 4, w + 8, h + 8, 8, 15, "#c8701c", 220)
        canvas.panel(x, y, w, h, frame="ui/panel_plain", seed=21 if chosen else 20)
        canvas.put(f"ui/miniature_{self.card.key}", x + 13, y + 13, w - 26, (w - 26) * 130 / 362)
        self._words(canvas, x, y, w)
        if chosen:
            canvas.nine("ui/gilt_frame", x - 6, y - 6, w + 12, h + 12)
            canvas.put("ui/ready", x + w - 44, y - 20, 58, 58, lift=4)

    def _words(self, canvas: Canvas, x: float, y: float, w: float) -> None:
        name = self.card.name()
        room = w - 148
        first = canvas.text(name[:1], x + 22, y + 166, "title", 29, OXBLOOD)
        canvas.text(name[1:], x + 21 + first[2], y + 167.6, "title", 24, INK, fit=room - first[2])
        fitted.draw(canvas, self.card.line(), x + 22, y + 178, room, 34, "body", 17, "#5a3d16", "midleft")
        minutes = _("{n} min").format(n=self.card.minutes)
        for icon, text, line in (("seats", self.card.room, y + 167), ("time", minutes, y + 194)):
            canvas.icon(icon, x + w - 106, line, 21, BROWN)
            canvas.text(text, x + w - 22, line, "bold", 17, INK, "midright", fit=70)


class LearnButton(Button):
    """The way to the lesson of a game, on its card. done: whether it was played to its end, which a tick shows."""

    def __init__(self, key: str, on: Callable[[], object], done: bool) -> None:
        super().__init__(f"learn_{key}", lambda: _("Lesson"), on, "check" if done else "book", "oak", 15)

    def place_on(self, card: GameCard) -> None:
        """Give it its place on the picture of the card."""
        w, h = _LEARN
        self.place(card.x + card.w - w - 22, card.y + 13 + (card.w - 26) * 130 / 362 - h - 9, w, h)
