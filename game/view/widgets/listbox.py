"""A list of rows of which one is chosen; the rows are painted by whoever fills it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.view.canvas import Canvas
from game.view.input import Event
from game.view.widgets.base import Rect
from game.view.widgets.scrolling import BAR, Scrolling

Item = TypeVar("Item")
_GAP = 8.0


def _nothing(index: int) -> None:
    """React to no choice."""


class ListBox(Scrolling, Generic[Item]):
    """Rows of equal height.

    paint(canvas, item, x, y, w, h, chosen) draws what is on a row; the row itself is drawn already. on_choose hears the
    index when another row is chosen, on_open when one is opened by Enter or a double click.
    """

    def __init__(self, name: str, items: Sequence[Item], paint: Callable[..., object], row: float = 62.0,
                 on_choose: Callable[[int], object] = _nothing, on_open: Callable[[int], object] = _nothing,
                 ) -> None:  # fmt: skip
        super().__init__(name)
        self.items = list(items)
        self.paint, self.row, self.on_choose, self.on_open = paint, row, on_choose, on_open
        self.index = 0 if self.items else -1

    @property
    def chosen(self) -> Item | None:
        """The chosen item, None in an empty list."""
        return self.items[self.index] if 0 <= self.index < len(self.items) else None

    def fill(self, items: Sequence[Item]) -> None:
        """Show other items; the choice stays at its place as far as it can."""
        self.items = list(items)
        self.index = min(max(self.index, 0), len(self.items) - 1)
        self._fit()

    def choose(self, index: int) -> None:
        """Choose a row and bring it into view."""
        if not self.items:
            return
        index = max(0, min(len(self.items) - 1, index))
        self._fit()
        self.scroll.show(index * self._step, index * self._step + self.row)
        if index != self.index:
            self.index = index
            self.on_choose(index)

    def activate(self) -> None:
        if self.chosen is not None:
            self.on_open(self.index)

    def press(self, event: Event) -> None:
        super().press(event)
        row = self._row_at(event)
        if self._on_bar or row < 0:
            return
        self.choose(row)
        if event.clicks == 2:
            self.on_open(row)

    def command(self, event: Event) -> bool:
        page = max(1, int(self.h / self._step) - 1)
        goals = {
            "up": self.index - 1, "down": self.index + 1, "page_up": self.index - page,
            "page_down": self.index + page, "home": 0, "end": len(self.items) - 1,
        }  # fmt: skip
        if event.command not in goals:
            return False
        goal = goals[event.command]
        if event.command in ("up", "down") and not 0 <= goal < len(self.items):
            return False  # the arrow leaves the list
        self.choose(goal)
        return True

    def parts(self) -> dict[str, Rect]:
        places: dict[str, Rect] = {}
        for i in range(len(self.items)):
            top = self.y + i * self._step - self.scroll.offset
            if top >= self.y - 1 and top + self.row <= self.y + self.h + 1:
                places[str(i)] = (self.x, top, self._wide, self.row)
        return places

    def update(self) -> bool:
        self._fit()
        return super().update()

    def draw(self, canvas: Canvas, focused: bool) -> None:
        with canvas.clipped(self.x - 6, self.y, self.w + 12, self.h):
            for i, item in enumerate(self.items):
                top = self.y + i * self._step - self.scroll.offset
                if top + self.row < self.y or top > self.y + self.h:
                    continue
                canvas.nine(f"ui/row_{'chosen' if i == self.index else 'normal'}", self.x, top, self._wide, self.row)
                self.paint(canvas, item, self.x, top, self._wide, self.row, i == self.index)
        self.draw_bar(canvas)

    @property
    def _step(self) -> float:
        return self.row + _GAP

    @property
    def _wide(self) -> float:
        return self.w - (BAR + 10 if self.scroll.most else 0.0)

    def _fit(self) -> None:
        self.scroll.fit(self.h, max(0.0, len(self.items) * self._step - _GAP))

    def _row_at(self, event: Event) -> int:
        row = int((event.y - self.y + self.scroll.offset) // self._step)
        return row if 0 <= row < len(self.items) else -1
