"""The controls of a replay: a scrubber, five knobs, four speeds and the way out, in the place that the view leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import _
from game.scenes.scene import Rect
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.widgets.button import IconButton
from game.view.widgets.segments import Segments
from game.view.widgets.slider import Slider
from game.view.widgets.ui import Ui

if TYPE_CHECKING:
    from game.scenes.replay import Replay

SPEEDS = ((0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×"))
_KNOB, _BIG_KNOB = 40.0, 52.0


class Controls:
    """Widgets that move a `Replay`, and show where it stands."""

    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self.ui = Ui(replay.context.input, replay.context.sound.play)
        last = max(1, len(replay.stops) - 1)
        self._scrubber = self.ui.add(Slider("scrubber", 0, replay.go, 0, last, 1))
        self._knobs = [
            self.ui.add(IconButton("first", lambda: _("To the start"), "first", lambda: replay.go(0))),
            self.ui.add(IconButton("previous", lambda: _("One move back"), "step_back", lambda: replay.step(-1))),
            self.ui.add(IconButton("play", self._play_words, "play", replay.toggle, "gold")),
            self.ui.add(IconButton("next", lambda: _("One move on"), "step", lambda: replay.step(1))),
            self.ui.add(IconButton("last", lambda: _("To the end"), "last", lambda: replay.go(len(replay.stops) - 1))),
        ]
        self._play = self._knobs[2]
        for knob in self._knobs[:2]:
            knob.why_off = lambda: _("This is the beginning.")
        for knob in self._knobs[3:]:
            knob.why_off = lambda: _("This is the end.")
        self._speeds = self.ui.add(Segments("speed", SPEEDS, 1.0, self._set_speed, 16))
        self._leave = self.ui.add(IconButton("leave", lambda: _("Leave the replay"), "close", replay.back))
        self._box: Rect = (0, 0, 0, 0)

    def place(self, box: Rect) -> None:
        """Lay the controls out in the box (240 x 180 units at least)."""
        self._box = x, y, w, h = box
        self._scrubber.place(x + 14, y + 34, w - 28, 40)
        gap = (w - 28 - 4 * _KNOB - _BIG_KNOB) / 4
        left = x + 14
        for knob in self._knobs:
            size = _BIG_KNOB if knob.name == "play" else _KNOB
            knob.place(left, y + 104 - size / 2, size, size)
            left += size + gap
        self._speeds.place(x + 14, y + h - 48, w - 28 - _KNOB - 8, 38)
        self._leave.place(x + w - 14 - _KNOB, y + h - 49, _KNOB, _KNOB)

    def update(self) -> bool:
        """Advance by one tick; return whether a new picture is due."""
        icon = "pause" if self._replay.playing else "play"
        if self._play.icon != icon:
            self._play.icon = icon
            self.ui.dirty = True
        return self.ui.update()

    def follow(self) -> None:
        """Show the place that the replay has come to."""
        stop, last = self._replay.stop, len(self._replay.stops) - 1
        self._scrubber.value = stop
        for knob in self._knobs[:2]:
            knob.enabled = stop > 0
        for knob in self._knobs[3:]:
            knob.enabled = stop < last
        self.ui.dirty = True

    def change_speed(self, by: int) -> None:
        """Go to the next faster or slower speed."""
        known = [speed for speed, _words in SPEEDS]
        self._speeds.choose(known[max(0, min(len(known) - 1, known.index(self._replay.speed) + by))])
        self.ui.dirty = True

    def handle(self, event: Event) -> bool:
        """Give the event to the controls; return whether one of them used it. Arrows belong to the match at first."""
        if event.kind == "command" and self.ui.focused is None and event.command not in ("next", "previous"):
            return False
        return self.ui.handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Paint the controls on their sheet."""
        x, y, w, h = self._box
        canvas.panel(x, y, w, h)
        canvas.text(self._replay.place_words(), x + w / 2, y + 22, "bold", 17, anchor="center", fit=w - 40)
        self.ui.draw(canvas)

    def targets(self) -> dict[str, Rect]:
        """Return where each control lies, by its name."""
        return self.ui.targets()

    def _play_words(self) -> str:
        return _("Hold") if self._replay.playing else _("Play")

    def _set_speed(self, speed: object) -> None:
        assert isinstance(speed, float)
        self._replay.set_speed(speed)
