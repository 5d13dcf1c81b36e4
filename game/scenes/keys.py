"""Which key and which button of a pad does what."""

from __future__ import annotations

from game.language import _
from game.scenes.page import Page
from game.scenes.scene import Context
from game.view.canvas import Canvas
from game.view.palette import INK, SOFT
from game.view.widgets import headline, keyhints
from game.view.widgets.button import Button, IconButton
from game.view.widgets.label import heading

_ROOM, _HIGHEST = 424.0, 60.0  # for the rows of a sheet; the height of one


def _menus() -> list[tuple[tuple[str, ...], str]]:
    return [
        (("up", "down", "left", "right"), _("go to the next thing in that direction")),
        (("next",), _("go to the next thing; with Shift to the one before")),
        (("confirm",), _("press, choose, open")),
        (("back",), _("go back")),
        (("home", "end"), _("go to the beginning or the end")),
        (("fullscreen",), _("full screen, and back to a window")),
        (("help",), _("help: rules or keys")),
    ]


def _table() -> list[tuple[tuple[str, ...], str]]:
    return [
        (tuple(f"digit_{n}" for n in range(1, 6)), _("choose from what you hold, counted from the left")),
        (("undo",), _("take the last move back")),
        (("redo",), _("make it again")),
        (("hint",), _("ask for a hint")),
        (("log",), _("go along the chronicle; once more: all of it")),
        (("look_back",), _("see again what happened since your last turn")),
        (("menu",), _("open the menu of the table")),
        (("chat",), _("talk to the others")),
        (("fast",), _("hold: everything moves four times as fast")),
    ]


class Keys(Page):
    """Two sheets: keys of every screen, and keys of the table."""

    name = "keys"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.ui.add(IconButton("back", lambda: _("Back"), "back", context.stack.pop, "oak"))
        self.ui.add(Button("done", lambda: _("Done"), context.stack.pop, look="oxblood", size=23))
        self.ui.focus(self.ui.find("done"))

    def resized(self, canvas: Canvas) -> None:
        super().resized(canvas)
        ox, oy = self.origin
        self.ui.find("back").place(ox + 40, oy + 33, 42, 42)
        self.ui.find("done").place(ox + 548, oy + 620, 184, 58)

    def command(self, word: str) -> None:
        super().command("back" if word == "help" else word)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.draw_still(canvas)
        self.ui.draw(canvas)

    def paint_still(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        canvas.backdrop(framed=True)
        headline.draw(canvas, _("Keys"), "green", top=oy)
        for i, (title, rows) in enumerate(((_("Everywhere"), _menus()), (_("At the table"), _table()))):
            x = ox + 40 + i * 610
            canvas.panel(x, oy + 96, 590, 510, seed=21 + i)
            heading(canvas, title, x + 26, oy + 130, 538)
            y = oy + 186
            for commands, text in rows:
                self._row(canvas, x + 26, y, commands, text)
                y += min(_HIGHEST, _ROOM / len(rows))

    def _row(self, canvas: Canvas, x: float, y: float, commands: tuple[str, ...], text: str) -> None:
        right = x
        for command in commands:
            right = keyhints.cap(canvas, right, y, command) + 6
        pads = [command for command in commands if command in keyhints.PADS]
        if "up" in commands:
            pads = ["move"]
        for command in pads:
            keyhints.pad_button(canvas, x + 170, y, command)
        left = x + 212
        canvas.text(text, left, y, "body", 18, INK if text else SOFT, wrap=538 - (left - x))
