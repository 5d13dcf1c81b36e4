"""Game pads: buttons, cross and stick -> command words, with the repeat that a held direction needs."""

from __future__ import annotations

import pygame as pg

# Pads of the Xbox kind have a hat and eleven buttons; those that SDL drives itself (PlayStation, Switch) show at least
# fifteen buttons, the cross among them, in one common order.
_XBOX = {0: "confirm", 1: "back", 2: "hint", 3: "undo", 4: "previous", 5: "next", 6: "log", 7: "menu"}
_COMMON = {
    0: "confirm", 1: "back", 2: "hint", 3: "undo", 4: "log", 6: "menu", 9: "previous", 10: "next",
    11: "up", 12: "down", 13: "left", 14: "right",
}  # fmt: skip
_COMMON_BUTTONS = 15
_PUSHED, _RELEASED = 0.6, 0.35  # two thresholds, so that a trembling stick does not fire twice
_FIRST_REPEAT, _NEXT_REPEAT = 24, 7  # ticks


class Pads:
    """All pads that are plugged in, as if they were one."""

    def __init__(self) -> None:
        self._sticks: dict[int, pg.joystick.JoystickType] = {}
        self._axes = [0.0, 0.0]
        self._held = ""
        self._wait = 0

    def begin(self) -> None:
        """Open the pads that are there; later ones announce themselves."""
        try:
            pg.joystick.init()
        except pg.error:
            return
        for index in range(pg.joystick.get_count()):
            self._open(index)

    def commands(self, raw: pg.event.Event) -> list[str]:
        """Return the command words that a raw event of a pad means, [] for every other event."""
        if raw.type == pg.JOYDEVICEADDED:
            self._open(raw.device_index)
        elif raw.type == pg.JOYDEVICEREMOVED:
            self._sticks.pop(raw.instance_id, None)
            self._held = ""
        elif raw.type == pg.JOYBUTTONDOWN:
            return self._button(raw)
        elif raw.type == pg.JOYBUTTONUP:
            self._held = ""
        elif raw.type == pg.JOYHATMOTION:
            return self._hold(_direction(raw.value[0], -raw.value[1]))
        elif raw.type == pg.JOYAXISMOTION and raw.axis in (0, 1):
            return self._axis(raw.axis, raw.value)
        return []

    def update(self) -> list[str]:
        """Return the direction that is held, whenever it is due again; call once a tick."""
        if not self._held:
            return []
        self._wait -= 1
        if self._wait > 0:
            return []
        self._wait = _NEXT_REPEAT
        return [self._held]

    def _open(self, index: int) -> None:
        try:
            stick = pg.joystick.Joystick(index)
        except pg.error:
            return
        self._sticks[stick.get_instance_id()] = stick

    def _button(self, raw: pg.event.Event) -> list[str]:
        stick = self._sticks.get(getattr(raw, "instance_id", -1))
        many = stick is not None and stick.get_numbuttons() >= _COMMON_BUTTONS
        word = (_COMMON if many else _XBOX).get(raw.button)
        if word in ("up", "down", "left", "right"):
            return self._hold(word)
        return [word] if word else []

    def _axis(self, axis: int, value: float) -> list[str]:
        was = self._axes[axis]
        limit = _RELEASED if was else _PUSHED
        self._axes[axis] = value if abs(value) > limit else 0.0
        if bool(was) == bool(self._axes[axis]):
            return []
        return self._hold(_direction(*self._axes))

    def _hold(self, word: str) -> list[str]:
        if word == self._held:
            return []
        self._held, self._wait = word, _FIRST_REPEAT
        return [word] if word else []


def _direction(x: float, y: float) -> str:
    if abs(x) > abs(y):
        return "left" if x < 0 else "right"
    if y:
        return "up" if y < 0 else "down"
    return ""
