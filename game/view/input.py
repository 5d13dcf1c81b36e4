"""Raw events of pygame -> the few events that scenes and widgets understand, whatever the device.

A mouse gives "move", "down", "up" and "wheel" in logical units. Keys and pads give "command" (one word of `COMMANDS`),
and "release" for the commands that can be held. Typed characters come as "text", and what an input method is still
composing as "compose"; while somebody types, keys that make characters give no commands. Any other key is a "key".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame as pg

from game.view.pads import Pads

COMMANDS = (
    *("up", "down", "left", "right", "confirm", "back", "next", "previous", "home", "end", "page_up", "page_down"),
    *("undo", "redo", "look_back", "hint", "log", "menu", "chat", "fullscreen", "fast", "help"),
    *("backspace", "delete", "select_all", "copy", "cut", "paste"),
    *(f"digit_{n}" for n in range(10)),
)
MOUSE, KEYS, PAD = "mouse", "keys", "pad"

_ALWAYS = {
    pg.K_UP: "up", pg.K_DOWN: "down", pg.K_LEFT: "left", pg.K_RIGHT: "right",
    pg.K_RETURN: "confirm", pg.K_KP_ENTER: "confirm", pg.K_ESCAPE: "back", pg.K_AC_BACK: "back",
    pg.K_HOME: "home", pg.K_END: "end", pg.K_PAGEUP: "page_up", pg.K_PAGEDOWN: "page_down",
    pg.K_BACKSPACE: "backspace", pg.K_DELETE: "delete",
    pg.K_F1: "help", pg.K_F10: "menu", pg.K_F11: "fullscreen",
}  # fmt: skip
_WITH_CONTROL = {
    pg.K_z: "undo", pg.K_y: "redo", pg.K_a: "select_all", pg.K_c: "copy", pg.K_x: "cut", pg.K_v: "paste",
}  # fmt: skip
_WHEN_NOT_TYPING = {
    pg.K_u: "undo", pg.K_y: "redo", pg.K_r: "look_back", pg.K_h: "hint", pg.K_l: "log", pg.K_m: "menu",
    pg.K_c: "chat",
    pg.K_SPACE: "fast",
    **{pg.K_0 + n: f"digit_{n}" for n in range(10)}, **{pg.K_KP_1 + n: f"digit_{n + 1}" for n in range(9)},
}  # fmt: skip
# A key that is held repeats only where more of the same is meant.
_REPEATS = {"up", "down", "left", "right", "next", "previous", "backspace", "delete", "page_up", "page_down"}
_HELD = {"fast"}
_FIRST_REPEAT_MS, _NEXT_REPEAT_MS = 380, 45
_MOUSE_BACK = 6
DOUBLE_CLICK = 24  # ticks within which the second click follows
_JITTER = 2  # a table that is bumped moves the mouse a pixel or two: that is nobody taking the mouse


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that a person did.

    x, y: logical units. button: 1 left, 2 middle, 3 right. wheel: notches, positive is up. shift, control: whether the
    key was held (control is also the command key of a Mac). clicks: 2 for the
    second half of a double click, 3 for one that follows as quickly. rests: of a move, that nobody made it: a scene is
    told where the mouse is already.
    """

    kind: str
    x: float = 0.0
    y: float = 0.0
    button: int = 0
    command: str = ""
    text: str = ""
    wheel: float = 0.0
    shift: bool = False
    control: bool = False
    clicks: int = 1
    rests: bool = False


class Input:
    """Turns raw events into `Event`s and remembers which device was used last.

    scale: pixels per logical unit, kept by the app. typing: set while a text field has the focus. device: "mouse",
    "keys" or "pad". fast: whether the key that speeds things up is held.
    """

    def __init__(self) -> None:
        self.scale = 1.0
        self.typing = False
        self.device = MOUSE
        self.fast = False
        self.x = self.y = -1.0
        self._pressed: set[int] = set()
        self._pads = Pads()
        self._ticks = 0
        self.forget_click()

    def begin(self, scale: float) -> None:
        """Prepare the keyboard; needs the display. scale: pixels per logical unit."""
        self.scale = scale
        pg.key.set_repeat(_FIRST_REPEAT_MS, _NEXT_REPEAT_MS)
        pg.key.stop_text_input()

    def find_pads(self) -> None:
        """Start listening to pads. Slow, so the app calls it after the first frame."""
        self._pads.begin()

    def translate(self, raw: Iterable[pg.event.Event]) -> list[Event]:
        """Return what the raw events mean, in order."""
        events: list[Event] = []
        for one in raw:
            events += self._one(one)
        return events

    def update(self) -> list[Event]:
        """Return the repeated commands of a pad's stick that is held; call once a tick."""
        self._ticks += 1
        return [Event("command", command=word) for word in self._pads.update()]

    def type_into(self, on: bool) -> None:
        """Take keys as text while `on`."""
        if on != self.typing:
            self.typing = on
            (pg.key.start_text_input if on else pg.key.stop_text_input)()

    def release(self) -> None:
        """Forget every held key: the window lost the keyboard and will not see them rise."""
        self._pressed.clear()
        self.fast = False

    def forget_click(self) -> None:
        """Take the next click for the first of its kind, however soon it comes."""
        self._last_click = (0, 0, self._ticks - DOUBLE_CLICK, 1)

    def _one(self, raw: pg.event.Event) -> list[Event]:
        if raw.type in (pg.MOUSEMOTION, pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP, pg.MOUSEWHEEL):
            return self._mouse(raw)
        if raw.type in (pg.KEYDOWN, pg.KEYUP):
            return self._key(raw)
        if raw.type == pg.TEXTINPUT and self.typing:
            return [Event("text", text=raw.text)]
        if raw.type == pg.TEXTEDITING and self.typing:
            return [Event("compose", text=raw.text)]
        commands = self._pads.commands(raw)
        if commands:
            self.device = PAD
        return [Event("command", command=word) for word in commands]

    def _mouse(self, raw: pg.event.Event) -> list[Event]:
        if raw.type == pg.MOUSEWHEEL:
            self.device = MOUSE
            return [Event("wheel", self.x, self.y, wheel=float(getattr(raw, "precise_y", raw.y) or raw.y))]
        if raw.type != pg.MOUSEMOTION or abs(raw.rel[0]) + abs(raw.rel[1]) > _JITTER:
            self.device = MOUSE
        self.x, self.y = raw.pos[0] / self.scale, raw.pos[1] / self.scale
        if raw.type == pg.MOUSEMOTION:
            return [Event("move", self.x, self.y)]
        if raw.button == _MOUSE_BACK:
            return [Event("command", command="back")] if raw.type == pg.MOUSEBUTTONDOWN else []
        if raw.button in (4, 5):  # the wheel, once more, as SDL 1 told it
            return []
        kind = "down" if raw.type == pg.MOUSEBUTTONDOWN else "up"
        return [Event(kind, self.x, self.y, raw.button, clicks=self._clicks(raw) if kind == "down" else 1)]

    def _clicks(self, raw: pg.event.Event) -> int:
        x, y, when, clicks = self._last_click
        near = abs(raw.pos[0] - x) + abs(raw.pos[1] - y) < 8
        again = near and self._ticks - when < DOUBLE_CLICK and raw.button == 1
        clicks = clicks % 3 + 1 if again else 1
        self._last_click = (*raw.pos, self._ticks, clicks)
        return clicks

    def _key(self, raw: pg.event.Event) -> list[Event]:
        if raw.type == pg.KEYUP:
            return self._key_up(raw)
        repeated = raw.key in self._pressed
        self._pressed.add(raw.key)
        word = self._command(raw.key, raw.mod)
        if word:
            self.device = KEYS
        if not word:
            return [] if self.typing or repeated else [Event("key")]
        if repeated and word not in _REPEATS:
            return []
        if word == "fast":
            self.fast = True
        shift, control = bool(raw.mod & pg.KMOD_SHIFT), bool(raw.mod & (pg.KMOD_CTRL | pg.KMOD_META))
        return [Event("command", command=word, shift=shift, control=control)]

    def _key_up(self, raw: pg.event.Event) -> list[Event]:
        self._pressed.discard(raw.key)
        word = _WHEN_NOT_TYPING.get(raw.key)
        if word not in _HELD or not self.fast:
            return []
        self.fast = False
        return [Event("release", command=word)]

    def _command(self, key: int, mod: int) -> str | None:
        if key in (pg.K_RETURN, pg.K_KP_ENTER) and mod & pg.KMOD_ALT:
            return "fullscreen"
        if key == pg.K_TAB:
            return "previous" if mod & pg.KMOD_SHIFT else "next"
        if mod & (pg.KMOD_CTRL | pg.KMOD_META):
            word = _WITH_CONTROL.get(key)
            if word == "undo" and mod & pg.KMOD_SHIFT:
                return "redo"
            return word or _ALWAYS.get(key)
        if self.typing or key in _ALWAYS:
            return _ALWAYS.get(key)
        if key == pg.K_u and mod & pg.KMOD_SHIFT:
            return "redo"
        return _WHEN_NOT_TYPING.get(key)
