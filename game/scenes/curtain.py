"""A curtain before the screen, while whoever may see what lies behind takes the mouse and the others look away."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.scenes.haste import Haste
from game.scenes.page import Page
from game.scenes.preferences import table_preferences
from game.scenes.scene import Context
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import GOLD
from game.view.widgets.button import Button

_TICKS = 24  # from open to closed, or back
_WIDE, _HIGH, _GAP = 420.0, 60.0, 14.0
_MOST = 3  # buttons; there is room for all of them, so that the first always lies at the same place
_RIBBON, _ENDS, _LETTERS = 58.0, 62.0, 24.0  # its height, the room of its ends, the size of what stands on it


class Curtain(Page):
    """Falls, names who is meant, and rises once that person says so.

    cloth: draws the curtain, see `Secrets.draw_curtain`. then: is done while the curtain is closed, so nobody sees what
    was there before. look_back: the same, to show to all what happened since the last turn, None where nothing has.
    must: whether there is no way back.
    """

    name = "curtain"

    def __init__(self, context: Context, person: str, cloth: Callable[[Canvas, float], None],
                 then: Callable[[], object], look_back: Callable[[], object] | None, must: bool) -> None:  # fmt: skip
        super().__init__(context)
        self._person, self._cloth, self._must = person, cloth, must
        moves = table_preferences(context.settings).pace > 0
        self._closed, self._way = (0, 1) if moves else (_TICKS, 0)
        self._haste = Haste()
        self._haste.renew()
        self._add("raise", lambda: _("I am {name}").format(name=person), then, "eye", "oxblood")
        if look_back is not None:
            self._add("look_back", lambda: _("First show what happened"), look_back, "replay")
        if not must:
            self.ui.add(Button("cancel", lambda: _("Not now"), self._rise, "cross"))
        self.ui.focus(self.ui.widgets[0])
        context.sound.play("curtain")

    @property
    def veiled(self) -> bool:  # type: ignore[override]
        """Whether the table shows beside the curtain."""
        return self._closed < _TICKS

    def resized(self, canvas: Canvas) -> None:
        high = _HIGH * max(1.0, canvas.text_scale * 0.85)
        wide = min(canvas.size[0] - 80, _WIDE * max(1.0, canvas.text_scale))
        top = canvas.size[1] - 60 - _MOST * (high + _GAP)
        for number, button in enumerate(self.ui.widgets):
            button.place((canvas.size[0] - wide) / 2, top + number * (high + _GAP), wide, high)

    def handle(self, event: Event) -> None:
        """React to what is meant for the closed curtain: a press too many reveals nothing."""
        presses = event.kind == "down" or event.command in ("confirm", "fast")
        hasty = self._haste.is_new or (event.clicks > 1 and not self._haste.is_over)
        if not self._way and not (presses and hasty):
            super().handle(event)

    def command(self, word: str) -> None:
        if word in ("back", "menu") and not self._must:
            self._rise()

    def update(self) -> None:
        super().update()
        was_new = self._haste.is_new
        self._haste.update()
        self.dirty = self.dirty or was_new != self._haste.is_new  # from now on a press raises it: who looks is told
        if self._way:
            self._closed += self._way
            self.dirty = True
            if self._closed == 0:
                self.context.stack.pop()
            elif self._closed == _TICKS:
                self._way = 0
                self._haste.renew()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self._cloth(canvas, self._closed / _TICKS)
        if self._way == 0:
            self._words(canvas)
            self.ui.draw(canvas)

    def status(self) -> dict[str, object]:
        return {**super().status(), "for": self._person, "closed": self._way == 0 and not self._haste.is_new}

    def _words(self, canvas: Canvas) -> None:
        """Write on a ribbon below the sign of the game who is meant."""
        w = canvas.size[0]
        says = _("{name}, take the mouse. The others look away.").format(name=self._person)
        wide = min(w - 40, canvas.measure(says, "title", _LETTERS)[0] + 2 * _ENDS)
        bottom = min(button.y for button in self.ui.widgets) - 12
        canvas.nine("ui/banner", (w - wide) / 2, bottom - _RIBBON, wide, _RIBBON)
        middle = bottom - _RIBBON * 0.53
        canvas.text(says, w / 2, middle, "title", _LETTERS, GOLD, "center", fit=wide - 2 * _ENDS)

    def _add(self, name: str, words: Callable[[], str], then: Callable[[], object], icon: str,
             look: str = "normal") -> None:  # fmt: skip
        def chosen() -> None:
            then()
            self._rise()

        self.ui.add(Button(name, words, chosen, icon, look))

    def _rise(self) -> None:
        if not table_preferences(self.context.settings).pace:
            self.context.stack.pop()
            return
        self._way = -1
        self.context.sound.play("curtain")
        self.dirty = True
