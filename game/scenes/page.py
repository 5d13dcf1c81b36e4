"""What the scenes that are made of widgets share: the widgets, and the picture below them that stands still."""

from __future__ import annotations

from game import language
from game.scenes.scene import Context, Rect, Scene
from game.view.canvas import HEIGHT, WIDTH, Canvas
from game.view.input import Event
from game.view.widgets.ui import Ui


class Page(Scene):
    """A scene of widgets. origin: the upper left corner of 1280 x 720 units in the middle of the canvas."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.ui = Ui(context.input, context.sound.play)
        self.origin = (0.0, 0.0)

    def resized(self, canvas: Canvas) -> None:
        self.origin = ((canvas.size[0] - WIDTH) / 2, (canvas.size[1] - HEIGHT) / 2)

    def handle(self, event: Event) -> None:
        if not self.ui.handle(event) and event.kind == "command":
            self.command(event.command)

    def command(self, word: str) -> None:
        """React to a command that no widget has used; "back" and "menu" leave."""
        if word in ("back", "menu"):
            self.context.stack.pop()

    def update(self) -> None:
        self.dirty = self.ui.update() or self.dirty

    def targets(self) -> dict[str, Rect]:
        return self.ui.targets()

    def status(self) -> dict[str, object]:
        return {"focus": self.ui.focused.name if self.ui.focused else ""}

    def paint_still(self, canvas: Canvas) -> None:
        """Paint what stays the same until the scene is laid out anew; `draw_still` keeps it."""

    def draw_still(self, canvas: Canvas, about: str = "") -> None:
        """Cover the canvas with the still picture. about: what it depends on besides size and language."""
        key = (self.name, about, language.current())
        canvas.surface.blit(canvas.layer(key, *canvas.size, self.paint_still, opaque=True), (0, 0))
