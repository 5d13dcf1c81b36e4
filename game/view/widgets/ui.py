"""All widgets of one scene: who hears an event, who has the focus, and where it goes by Tab and by the arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.view.canvas import Canvas
from game.view.input import MOUSE, Event, Input
from game.view.widgets import tooltip
from game.view.widgets.base import Rect, Widget
from game.view.widgets.nearest import nearest

Some = TypeVar("Some", bound=Widget)
_RING = 5.0
_TIP_AFTER = 30  # ticks of rest


def _no_sound(name: str) -> None:
    """Play nothing."""


class Ui:
    """A scene's widgets. Tab follows the order in which they were added, which is the order of reading.

    dirty: whether something looks different since it was drawn.
    """

    def __init__(self, source: Input, play: Callable[[str], object] = _no_sound) -> None:
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.default: Widget | None = None
        self.dirty = True
        self._input = source
        self._play = play
        self._held: Widget | None = None
        self._under: Widget | None = None
        self._rest = 0
        self._is_read = False  # the tip of what the pointer is over: who pressed the button knows what it does
        self._device = source.device

    def add(self, widget: Some) -> Some:
        """Take in a widget; returns it."""
        self.widgets.append(widget)
        return widget

    def clear(self) -> None:
        """Forget every widget."""
        self.focus(None)
        self.widgets.clear()
        self.default = self._held = self._under = None
        self.dirty = True

    def replace(self, widgets: Sequence[Widget]) -> None:
        """Have other widgets; what those of before had, the focus and the pointer, goes to those of the same name."""
        heirs = {widget.name: widget for widget in widgets}
        for old in self.widgets:
            new = heirs.get(old.name)
            if new is not None and new is not old:
                new.hovered, new.pressed, new.warmth = old.hovered, old.pressed, old.warmth
        self.widgets = list(widgets)
        self._held = heirs.get(self._held.name) if self._held else None
        self._under = heirs.get(self._under.name) if self._under else None
        if self.focused:
            self.focus(heirs.get(self.focused.name))
        if self.default:
            self.default = heirs.get(self.default.name)
        self.dirty = True

    def find(self, name: str) -> Widget:
        """Return the widget of that name; KeyError when there is none."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def focus(self, widget: Widget | None) -> None:
        """Give the keyboard to a widget, or to none."""
        if widget is self.focused:
            return
        if self.focused:
            self.focused.focused = False
            self.focused.focus(False)
        self.focused = widget
        if widget:
            widget.focused = True
            widget.focus(True)
        self._type_into()  # now, or the first letter is lost of somebody who types on at once
        self._rest = 0
        self.dirty = True

    def handle(self, event: Event) -> bool:
        """Give the event to whom it concerns; returns whether somebody used it."""
        self.dirty = True
        if event.kind == "move":
            return self._move(event)
        if event.kind == "down":
            return self._down(event)
        if event.kind == "up":
            return self._up(event)
        if event.kind == "wheel":
            under = self._at(event.x, event.y)
            return bool(under and under.enabled and under.wheel(event))
        if event.kind in ("text", "compose"):
            if self.focused and self.focused.takes_text:
                self.focused.text(event)
                return True
            return False
        return event.kind == "command" and self._command(event)

    def update(self) -> bool:
        """Advance by one tick; returns whether a new picture is due."""
        if self.focused and not self.focused.alive:
            self.focus(None)
        self._type_into()
        changed = [widget.update() for widget in self.widgets if widget.visible]
        self._rest += 1
        if any(changed) or self._rest == _TIP_AFTER or self._device != self._input.device:
            self.dirty = True
        self._device = self._input.device
        return self.dirty

    def draw(self, canvas: Canvas) -> None:
        """Paint the widgets, the focus ring and the tip."""
        self.dirty = False
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas, widget is self.focused)
        if self.focused and self.shows_focus and not self.focused.takes_text:
            x, y, w, h = self.focused.ring()
            canvas.nine("ui/focus", x - _RING, y - _RING, w + 2 * _RING, h + 2 * _RING)
        tipped = self._under if self._input.device == MOUSE else self.focused
        is_read = self._is_read and self._input.device == MOUSE
        if tipped and self._rest >= _TIP_AFTER and not self._held and not is_read:
            tooltip.draw(canvas, tipped.remark, tipped.rect)

    @property
    def shows_focus(self) -> bool:
        """Whether the ring is drawn: only for whom the mouse does not point the way."""
        return self._input.device != MOUSE

    def targets(self) -> dict[str, Rect]:
        """Return the places of all that can be used now, by name."""
        places: dict[str, Rect] = {}
        for widget in self.widgets:
            if widget.alive and widget.focusable:
                places[widget.name] = widget.rect
                places.update({f"{widget.name}.{part}": rect for part, rect in widget.parts().items()})
        return places

    def _type_into(self) -> None:
        self._input.type_into(self.focused is not None and self.focused.takes_text)

    # -- mouse

    def _at(self, x: float, y: float) -> Widget | None:
        shown = [widget for widget in reversed(self.widgets) if widget.visible and (widget.focusable or widget.remark)]
        for generous in (False, True):
            for widget in shown:
                if widget.contains(x, y, generous):
                    return widget
        return None

    def _move(self, event: Event) -> bool:
        under = self._at(event.x, event.y)
        if under is not self._under:
            self._rest, self._is_read = 0, False
            if self._under:
                self._under.hovered = False
            self._under = under
            if under:
                under.hovered = True
                if under.enabled and under.focusable:
                    self._play("hover")
        if self._held:
            self._held.drag(event)
        return under is not None

    def _down(self, event: Event) -> bool:
        self._move(event)
        self._is_read = True
        under = self._under
        if event.button != 1 or under is None or not under.focusable:
            if event.button == 1:
                self.focus(None)
            return False
        if not under.enabled:
            self._play("refuse")
            self._rest, self._is_read = _TIP_AFTER, False  # why it is off is said at once
            return True
        self.focus(under)
        under.pressed = True
        self._held = under
        under.press(event)
        return True

    def _up(self, event: Event) -> bool:
        held, self._held = self._held, None
        if event.button != 1 or held is None:
            return False
        held.pressed = False
        if held.alive and held.contains(event.x, event.y, generous=True):
            self._play("click")
            held.click(event)
        return True

    # -- keys and pad

    def _command(self, event: Event) -> bool:
        if self.focused and self.focused.command(event):
            return True
        word = event.command
        if word in ("confirm", "fast"):
            return self._activate()
        if word in ("next", "previous"):
            self._step(1 if word == "next" else -1)
            return True
        if word in ("up", "down", "left", "right"):
            return self._go(word)
        return False

    def _activate(self) -> bool:
        if self.focused is None:
            return False
        self._play("click")
        self.focused.activate()
        return True

    def _able(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.alive and widget.focusable]

    def _first(self) -> Widget | None:
        able = self._able()
        if self.default in able:
            return self.default
        return able[0] if able else None

    def _step(self, by: int) -> None:
        able = self._able()
        if self.focused in able:
            self.focus(able[(able.index(self.focused) + by) % len(able)])
        elif able:
            self.focus(self._first() if by > 0 else able[-1])

    def _go(self, word: str) -> bool:
        if self.focused is None:
            first = self._first()
            self.focus(first)
            return first is not None
        others = [widget for widget in self._able() if widget is not self.focused]
        found = nearest(self.focused.rect, [widget.rect for widget in others], word)
        if found is None:
            return False
        self.focus(others[found])
        return True
