"""Asks the questions of a table on the network, one at a time, and takes back what nobody has to answer any more."""

from __future__ import annotations

from dataclasses import replace

from game.scenes.dialogs import Answer, Question
from game.scenes.lan.trouble import Inquiry, Trouble
from game.scenes.scene import Context, Scene


class Questions:
    """Keeps the dialog above `table` in step with the trouble. It never covers a menu or another page."""

    def __init__(self, context: Context, table: Scene, trouble: Trouble) -> None:
        self._context, self._table, self._trouble = context, table, trouble
        self._asked: Inquiry | None = None
        self._scene: Question | None = None
        self._second = -1

    @property
    def is_open(self) -> bool:
        """Whether a question is on the screen."""
        return self._scene is not None

    def update(self) -> None:
        """Advance by one tick: ask, ask something else, or take the question away."""
        wanted = self._trouble.inquiry()
        if self._scene is not None and (wanted is None or self._asked is None or wanted.key != self._asked.key):
            self.close()
        if wanted is not None and self._scene is None and self._context.stack.top is self._table:
            self._ask(wanted)
        self._tell_time()

    def close(self) -> None:
        """Take the question away, if one is asked."""
        scene, self._scene, self._asked = self._scene, None, None
        if scene is not None:
            self._context.stack.remove(scene)

    def _ask(self, inquiry: Inquiry) -> None:
        answers = [self._heard(inquiry, answer) for answer in inquiry.answers]
        self._asked = inquiry
        self._scene = Question(self._context, inquiry.title, inquiry.text, answers, upright=True, escape=0)
        self._context.sound.play("bell")
        self._context.stack.push(self._scene)

    def _heard(self, inquiry: Inquiry, answer: Answer) -> Answer:
        def then() -> None:
            self._trouble.settle(inquiry.key)
            self._scene = self._asked = None
            answer.then()

        return replace(answer, then=then)

    def _tell_time(self) -> None:
        """Have a question that names a time drawn again every second."""
        second = int(self._context.seconds())
        if self._scene is not None and second != self._second:
            self._scene.dirty = True
        self._second = second
