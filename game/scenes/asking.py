"""A question that is answered by typing: a name, a password."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.scenes.page import Page
from game.scenes.scene import Context
from game.view.canvas import Canvas
from game.view.palette import INK, OXBLOOD
from game.view.widgets.base import Words, spoken
from game.view.widgets.button import Button
from game.view.widgets.label import heading
from game.view.widgets.textfield import TextField

_WIDE, _MARGIN = 520.0, 30.0
_TEXT = 18.0
_FIELD, _BUTTON, _GAP = 46.0, 54.0, 12.0


def _nothing() -> None:
    """React to no answer."""


class AskText(Page):
    """A sheet above the scene of now, with a field, "ok" and "cancel". `then` gets what was typed, without its rims.

    text: what stands above the field. start: what stands in it at first. refuse: says why an answer will not do, ""
    when it will. otherwise: what happens when the person gives up. secret: dots stand for what is typed.
    """

    name = "ask_text"
    veiled = True

    def __init__(self, context: Context, title: Words, text: Words, then: Callable[[str], object], start: str = "",
                 longest: int = 24, refuse: Callable[[str], str] | None = None,
                 otherwise: Callable[[], object] = _nothing, secret: bool = False) -> None:  # fmt: skip
        super().__init__(context)
        self._title, self._text, self._then, self._otherwise = title, text, then, otherwise
        self._refuse, self._reason = refuse, ""
        self._rect = (0.0, 0.0, 0.0, 0.0)
        self.field = self.ui.add(
            TextField("text_field", start, longest, self._typed, lambda _text: self._answer(), secret=secret)
        )
        self.ui.add(Button("ok", lambda: _("OK"), self._answer, "check", "oxblood"))
        self.ui.add(Button("cancel", lambda: _("Cancel"), self._give_up, "cross"))
        self.ui.focus(self.field)

    # -- the life of a scene

    def resized(self, canvas: Canvas) -> None:
        w = min(_WIDE * max(1.0, canvas.text_scale), canvas.size[0] - 80)
        text = canvas.measure(spoken(self._text), "body", _TEXT, wrap=w - 2 * _MARGIN)[1] if self._text else 0.0
        head = 42 + 20 * canvas.text_scale
        line = 12 + 20 * canvas.text_scale
        h = head + (text + 10 if text else 0.0) + 16 + _FIELD + line + _BUTTON + _MARGIN
        x, y = (canvas.size[0] - w) / 2, max(10.0, (canvas.size[1] - h) / 2)
        self._rect = (x, y, w, h)
        top = y + h - _MARGIN - _BUTTON
        half = (w - 2 * _MARGIN - _GAP) / 2
        self.ui.find("ok").place(x + _MARGIN, top, half, _BUTTON)
        self.ui.find("cancel").place(x + _MARGIN + half + _GAP, top, half, _BUTTON)
        self.field.place(x + _MARGIN, top - line - _FIELD, w - 2 * _MARGIN, _FIELD)

    def command(self, word: str) -> None:
        if word in ("back", "menu"):
            self._give_up()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        x, y, w, h = self._rect
        canvas.dim(0, 0, *canvas.size, alpha=150)
        canvas.panel(x, y, w, h)
        heading(canvas, spoken(self._title), x + _MARGIN, y + 42, w - 2 * _MARGIN, 24)
        if self._text:
            top = y + 42 + 20 * canvas.text_scale
            canvas.text(spoken(self._text), x + _MARGIN, top, "body", _TEXT, INK, "topleft", wrap=w - 2 * _MARGIN)
        if self._reason:
            below = self.field.y + _FIELD + 4 + 10 * canvas.text_scale
            canvas.text(self._reason, x + _MARGIN, below, "body", 16, OXBLOOD, fit=w - 2 * _MARGIN)
        self.ui.draw(canvas)

    def status(self) -> dict[str, object]:
        return {**super().status(), "text": spoken(self._text), "reason": self._reason}

    # -- what a person does

    def _typed(self, _text: str) -> None:
        self._reason = ""

    def _answer(self) -> None:
        text = self.field.value.strip()
        self._reason = self._refuse(text) if self._refuse else ""
        if self._reason:
            self.context.sound.play("refuse")
            self.dirty = True
            return
        self.context.stack.pop()
        self._then(text)

    def _give_up(self) -> None:
        self.context.stack.pop()
        self._otherwise()
