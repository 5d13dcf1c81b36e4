"""Questions and messages above any scene, and menus of a few choices.

`ask` and `tell` are for the usual cases; `choose` takes any answers. Esc means the last answer
unless another is named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.language import _
from game.scenes.page import Page
from game.scenes.scene import Context
from game.view.canvas import Canvas
from game.view.widgets.base import Words, spoken
from game.view.widgets.button import Button
from game.view.widgets.dialog import Dialog


def _nothing() -> None:
    """React to no answer."""


@dataclass(frozen=True)
class Answer:
    """One button of a dialog: its name for tests, its words, and what happens after the dialog is gone."""

    name: str
    words: Words
    then: Callable[[], object] = _nothing
    icon: str = ""
    look: str = "normal"


class Question(Page):
    """A dialog over the scene below. The first answer has the focus; escape: the number of the one that Esc means."""

    name = "dialog"
    veiled = True

    def __init__(self, context: Context, title: Words, text: Words, answers: Sequence[Answer],
                 upright: bool = False, escape: int = -1) -> None:  # fmt: skip
        super().__init__(context)
        self.answers = tuple(answers)
        self._escape = self.answers[escape]
        self.dialog = Dialog(title, text, upright)
        for answer in self.answers:
            self.ui.add(self._button(answer))
        self.ui.focus(self.ui.widgets[0])

    def resized(self, canvas: Canvas) -> None:
        self.dialog.layout(canvas, [widget for widget in self.ui.widgets if isinstance(widget, Button)])

    def command(self, word: str) -> None:
        if word in ("back", "menu"):
            self._give(self._escape)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.dialog.draw(canvas)
        self.ui.draw(canvas)

    def status(self) -> dict[str, object]:
        return {**super().status(), "text": spoken(self.dialog.text)}

    def _button(self, answer: Answer) -> Button:
        return Button(answer.name, answer.words, lambda: self._give(answer), answer.icon, answer.look)

    def _give(self, answer: Answer) -> None:
        self.context.stack.pop()
        answer.then()


def ask(context: Context, text: Words, then: Callable[[], object], yes: Words = "", no: Words = "") -> None:
    """Ask whether `then` may happen. The buttons are named "yes" and "no"."""
    answers = (
        Answer("yes", yes or (lambda: _("Yes")), then, "check", "oxblood"),
        Answer("no", no or (lambda: _("No")), icon="cross"),
    )
    context.stack.push(Question(context, "", text, answers))


def tell(context: Context, text: Words, title: Words = "") -> None:
    """Show a message with one button, named "ok"."""
    context.stack.push(Question(context, title, text, (Answer("ok", lambda: _("OK"), icon="check"),)))


def choose(context: Context, title: Words, answers: Sequence[Answer], escape: int = -1) -> None:
    """Show a menu: buttons below one another; escape: the number of the answer that Esc means."""
    context.stack.push(Question(context, title, "", answers, upright=True, escape=escape))
