"""A long text of several faces and colours, to be scrolled: the chronicle, the rules, what was said at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.view.canvas import Canvas
from game.view.input import Event
from game.view.runs import Run
from game.view.widgets.base import Rect
from game.view.widgets.scrolling import BAR, Scrolling

_LINE, _BESIDE = 40.0, 9.0  # what an arrow scrolls by; how far beside the letters the focus ring lies
_PICTURE, _MOST_PICTURE = 1.45, 25.0  # the first by the size of the letters beside it


@dataclass(frozen=True)
class Block:
    """One paragraph: its runs, letter size, and the space above it.

    picture: stands before it. indent: how far its text begins from the left edge.
    """

    runs: tuple[Run, ...]
    size: float = 18.0
    above: float = 6.0
    picture: str = ""
    indent: float = 0.0


class ScrollLog(Scrolling):
    """Blocks below one another."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.blocks: list[Block] = []
        self._spans: list[tuple[float, float]] = []  # top and height of every block
        self._measured: object = None
        self._heights: dict[int, tuple[Block, float]] = {}  # by the block itself: a line more is measured alone
        self._scale: object = None  # what they were measured for
        self._goal: int | None = None

    def fill(self, blocks: Sequence[Block]) -> None:
        """Show other blocks."""
        self.blocks = list(blocks)
        self._measured = None

    def show(self, index: int) -> None:
        """Scroll until the block of that index is at the top."""
        self._goal = index

    def ring(self) -> Rect:
        return self.x - _BESIDE, self.y, self.w + _BESIDE, self.h  # letters begin at the very edge

    def command(self, event: Event) -> bool:
        ways = {
            "up": -_LINE, "down": _LINE, "page_up": 40 - self.h, "page_down": self.h - 40,
            "home": -self.scroll.whole, "end": self.scroll.whole,
        }  # fmt: skip
        way = ways.get(event.command)
        at_end = self.scroll.offset >= self.scroll.most if (way or 0) > 0 else self.scroll.offset <= 0
        if way is None or (at_end and event.command in ("up", "down")):
            return False  # the arrow leaves the text
        self.scroll.by(way)
        return True

    def update(self) -> bool:
        return super().update() or self._goal is not None

    def draw(self, canvas: Canvas, focused: bool) -> None:
        self._measure(canvas)
        with canvas.clipped(self.x, self.y, self.w, self.h):
            for block, (top, high) in zip(self.blocks, self._spans, strict=True):
                y = self.y + top - self.scroll.offset
                if self.y - high < y < self.y + self.h:
                    self._draw_block(canvas, block, y)
        self.draw_bar(canvas)

    def _draw_block(self, canvas: Canvas, block: Block, y: float) -> None:
        if block.picture:
            size = min(_MOST_PICTURE, _PICTURE * block.size)
            canvas.put(block.picture, self.x, y, size, size)
        canvas.rich(block.runs, self.x + block.indent, y, block.size, wrap=self._room - block.indent)

    @property
    def _room(self) -> float:
        return self.w - BAR - 14

    def _measure(self, canvas: Canvas) -> None:
        key = (canvas.k, canvas.text_scale, self.w, self.h)
        if self._measured != key:
            self._measured = key
            self._measure_blocks(canvas, key)
            self._spans, y = [], 0.0
            for block in self.blocks:
                y += block.above if self._spans else 0.0
                high = self._heights[id(block)][1]
                self._spans.append((y, high))
                y += high
            self.scroll.fit(self.h, y)
        if self._goal is not None and self._goal < len(self._spans):
            self.scroll.to(self._spans[self._goal][0])
        self._goal = None

    def _measure_blocks(self, canvas: Canvas, scale: object) -> None:
        known = self._heights if scale == self._scale else {}
        self._scale, self._heights = scale, {}
        for block in self.blocks:
            found = known.get(id(block))
            if found is None:
                found = block, canvas.rich_height(block.runs, block.size, self._room - block.indent)
            self._heights[id(block)] = found
