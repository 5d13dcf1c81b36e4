"""The settings of the network: the name that others see, looking for tables, and the addresses of before."""

from __future__ import annotations

from game.language import _
from game.scenes.page import Page
from game.scenes.player_name import name_trouble
from game.scenes.scene import Context
from game.settings import LONGEST_NAME
from game.view.canvas import Canvas
from game.view.palette import INK, OXBLOOD, SOFT
from game.view.widgets import fitted
from game.view.widgets.button import Button
from game.view.widgets.check import Check
from game.view.widgets.label import heading
from game.view.widgets.textfield import TextField

_WIDE, _HIGH, _MARGIN = 640.0, 450.0, 34.0


class NetworkSettings(Page):
    """A sheet above the settings."""

    name = "network_settings"
    veiled = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        chosen = context.settings
        self._rect = (0.0, 0.0, 0.0, 0.0)
        self._reason = ""
        self._field = self.ui.add(
            TextField("player_name", chosen.player_name, LONGEST_NAME, self._name, lambda _text: self._done(),
                      lambda: _("asked for when it is needed"))
        )  # fmt: skip
        self.ui.add(
            Check("lan_search", lambda: _("Look for tables on this network"), chosen.lan_search, self._search,
                  lambda: _("only while the list of tables is on the screen"), strong=True)
        )  # fmt: skip
        self._forget = self.ui.add(Button("forget", lambda: _("Forget them"), self._forget_addresses, "trash", size=17))
        done = self.ui.add(Button("done", lambda: _("Done"), self._done, "check", "oxblood"))
        self.ui.focus(done)

    # -- the life of a scene

    def leave(self) -> None:
        self.context.apply_settings()

    def resized(self, canvas: Canvas) -> None:
        w, h = canvas.size
        x, y = (w - _WIDE) / 2, (h - _HIGH) / 2
        self._rect = (x, y, _WIDE, _HIGH)
        room = _WIDE - 2 * _MARGIN
        self._field.place(x + _MARGIN, y + 112, room, 46)
        self.ui.find("lan_search").place(x + _MARGIN, y + 192, room, 48)
        self._forget.place(x + _WIDE - _MARGIN - 210, y + 282, 210, 44)
        self.ui.find("done").place(x + _MARGIN, y + _HIGH - 88, room, 56)

    def update(self) -> None:
        self._forget.visible = bool(self.context.settings.addresses)
        super().update()

    def status(self) -> dict[str, object]:
        return {**super().status(), "reason": self._reason}

    def command(self, word: str) -> None:
        if word in ("back", "menu"):
            self._done()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        x, y, w, h = self._rect
        canvas.dim(0, 0, *canvas.size, alpha=150)
        canvas.panel(x, y, w, h, seed=11)
        heading(canvas, _("Network"), x + _MARGIN, y + 44, w - 2 * _MARGIN, 24)
        canvas.text(_("Your name"), x + _MARGIN + 2, y + 94, "bold", 19, INK, fit=w - 2 * _MARGIN)
        if self._reason:
            canvas.text(self._reason, x + _MARGIN, y + 172, "body", 16, OXBLOOD, fit=w - 2 * _MARGIN)
        canvas.text(_("Recent addresses"), x + _MARGIN + 2, y + 266, "bold", 19, INK, fit=w - 2 * _MARGIN)
        addresses = ", ".join(self.context.settings.addresses) or _("none yet")
        room = w - 2 * _MARGIN - (226 if self._forget.visible else 0)
        fitted.draw(canvas, addresses, x + _MARGIN + 2, y + 280, room, 66, "body", 17, SOFT)
        self.ui.draw(canvas)

    # -- what a person does

    def _name(self, text: str) -> None:
        name = text.strip()
        self._reason = name_trouble(name) if name else ""
        if not self._reason:
            self.context.settings.player_name = name

    def _search(self, wanted: bool) -> None:
        self.context.settings.lan_search = wanted

    def _forget_addresses(self) -> None:
        self.context.settings.addresses = []
        self.dirty = True

    def _done(self) -> None:
        self.context.stack.pop()
