"""What a dialogue below the board is made of: what can be pressed in it, by mouse, keys or pad, and its plaques."""

from __future__ import annotations

from typing import Any

from game.view import studded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lettering import letters
from game.view.lowenherz import asides
from game.view.lowenherz.look import Look
from game.view.palette import BROWN, OXBLOOD
from game.view.table_view import Intent
from game.view.widgets import fitted, presence
from game.view.widgets.nearest import WALKS, walk

LESS, MORE, ROLL = "less", "more", "roll"
JUMPS = {"page_up": 5, "page_down": -5, "home": -1000, "end": 1000}
HELD, AGAIN = 24, 4  # ticks until what is held down counts again, and from then on
RING = 4.0
TITLE = 0.7  # the share of the head that a title may have


class Asked:
    """Something that a person is asked at the table. Parts are named; those that lead to an action say which."""

    def __init__(self, look: Look) -> None:
        self.hovered: str | None = None
        self.focus: str | None = None
        self.pressed: str | None = None
        self.keys = False  # the newest event came from keys or a pad
        self.clock = -1  # seconds that are left for the answer
        self.refused = ""  # why something cannot be done, for a while
        self._advice = ""
        self._advised: tuple[int, ...] = ()
        self._held = 0

    # ---- what a dialogue says of itself
    def box(self, look: Look) -> Box:
        """Return its place."""
        return look.table.dialogue

    def inner(self, look: Look, high: float) -> Box:
        """Return the part of its place that is so high, in the middle of a place that is higher."""
        box = self.box(look)
        return box._replace(y=box.y + (box.h - high) / 2, h=high)

    def mark(self) -> tuple[int, ...]:
        """Return what is set so far."""
        return ()

    def advise(self, words: str) -> None:
        """Take the words of a hint, which hold for what is set now."""
        self._advice, self._advised = words, self.mark()

    @property
    def remark(self) -> str:
        """What is said for a while: a reason, or the words of a hint until something else is set."""
        return self.refused or (self._advice if self._advised == self.mark() else "")

    def stops(self, look: Look) -> dict[str, Box]:
        """Return the places of all that can be pressed, in the order in which keys walk."""
        raise NotImplementedError

    def choose(self, look: Look, name: str) -> Intent | None:
        """Return what pressing a part means."""
        raise NotImplementedError

    def turn(self, look: Look, by: int) -> None:
        """Make the amount larger or smaller, where there is one."""

    def slide(self, look: Look, x: float) -> None:
        """Take the amount at a place of the roll of coins."""

    def propose(self, look: Look, action: int) -> str | None:
        """Set what leads to an action, as a hint means it; return the part that is to be pressed then."""
        return next((name for name in self.stops(look) if self.action_of(look, name) == action), None)

    def action_of(self, look: Look, name: str) -> int | None:
        """Return the action of a part, None for one that only changes something."""
        return None

    def changes(self, look: Look, name: str) -> bool:
        """Return whether pressing a part leads to anything: not what is set already."""
        return True

    # ---- events
    @property
    def marked(self) -> str | None:
        """The part that is pointed at."""
        return self.focus if self.keys else self.hovered

    def look_of(self, name: str) -> str:
        """Return how a part is drawn: "" at rest, "hover", "pressed"."""
        if name != self.marked:
            return ""
        return "pressed" if self.pressed == name else "hover"

    def leave(self) -> None:
        """Take note that the mouse is elsewhere."""
        self.hovered = None

    def handle(self, event: Any, look: Look) -> Intent | None:
        """Return what an event means, None if it only changes the picture."""
        if event.kind == "command":
            return self._command(event.command, look)
        if event.kind == "wheel":
            self.turn(look, 1 if event.wheel > 0 else -1)
            self._refocus(look)
        if event.kind not in ("move", "down", "up"):
            return None
        self.keys = False
        stops = self.stops(look)
        self.hovered = next((name for name, box in stops.items() if box.holds(event.x, event.y)), None)
        if event.kind == "down" and event.button == 1:
            self.pressed, self._held = self.hovered, 0
        if self.pressed == ROLL and event.kind != "up":
            self.slide(look, event.x)
        if event.kind == "up" and event.button == 1:
            pressed, self.pressed = self.pressed, None
            if pressed is not None and pressed == self.hovered and pressed != ROLL:
                if pressed in (LESS, MORE) and self._held >= HELD:
                    return None  # it has counted while it was held
                return self.choose(look, pressed)
        return None

    def update(self, look: Look) -> bool:
        """Advance by one tick: what is held down counts again and again; return whether the picture changed."""
        if self.pressed not in (LESS, MORE) or self.pressed != self.hovered:
            return False
        self._held += 1
        if self._held < HELD or self._held % AGAIN:
            return False
        self.turn(look, 1 if self.pressed == MORE else -1)
        return True

    def _command(self, command: str, look: Look) -> Intent | None:
        stops = self.stops(look) | asides.walk(look)
        if command in JUMPS:
            self.turn(look, JUMPS[command])
            self._refocus(look)
        if command not in (*WALKS, "confirm"):
            return None
        if not self.keys or self.focus not in stops:  # the first key only shows where the focus is
            self.focus = next(name for name in (self.hovered, self.focus, *stops) if name in stops)
            self.keys = True
            return None
        if command == "confirm":
            if self.focus not in self.stops(look):
                return asides.choose(look, self.focus)
            intent = self.choose(look, self.focus)
            self._refocus(look)
            return intent
        if self.focus == ROLL and command in ("left", "right"):
            self.turn(look, 1 if command == "right" else -1)
            return None
        self.focus = walk(stops, self.focus, command)
        return None

    def _refocus(self, look: Look) -> None:
        """Let the focus follow a part whose name tells of an amount that has changed."""
        stops, kind = self.stops(look) | asides.walk(look), (self.focus or "").partition(":")[0]
        if self.keys and self.focus not in stops:
            self.focus = next((name for name in stops if name.partition(":")[0] == kind), self.focus)

    # ---- drawing
    def ring(self, canvas: Canvas, look: Look) -> None:
        """Draw the ring round what keys point at."""
        box = (self.stops(look) | asides.walk(look)).get(self.focus or "") if self.keys else None
        if box is not None:
            canvas.nine("ui/focus", *box.grown(RING))

    def sheet(self, canvas: Canvas, look: Look, title: str, sign: str, seed: int, taken: float = 0.0) -> Box:
        """Draw the sheet with its title, the sign before it and the clock; return the free room of the head.

        taken: the width of what is to come at the right end of the head.
        """
        box = self.box(look)
        _sheet(canvas, box, sign, seed)
        right = box.right - 18 - asides.head_room(look)
        if self.clock >= 0:
            wide = presence.clock_width(canvas, self.clock)
            canvas.dim(right - 2 - wide, box.y + 12, wide + 8, 26, "#3a0d12", 235, 8)
            presence.draw_clock(canvas, self.clock, right, box.y + 25)
            right -= wide + 14
        right -= taken
        size, x = letters(canvas, 21, 22), box.x + 62
        wide = canvas.text(title, x, box.y + 26, "title", size, OXBLOOD, "midleft", fit=(right - x) * TITLE)[2]
        return Box(x + wide + 14, box.y + 7, right - x - wide - 14, 35)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the dialogue."""
        raise NotImplementedError


# ---- parts
def _sheet(canvas: Canvas, box: Box, sign: str, seed: int) -> None:
    canvas.glow(*box, 10, 7, "#ffc83c", 150)
    canvas.panel(*box, "lowenherz/panel_active", 10, seed)
    canvas.put_inside(sign, box.x + 12, box.y + 7, 42, 36)
    canvas.put("lowenherz/rule", box.x + 14, box.y + 43, box.w - 28, 10)


def note(canvas: Canvas, text: str, room: Box, ink: str = BROWN) -> None:
    """Write a short note into the free room of the head of a sheet."""
    size = fitted.size_for(canvas, text, room.w, room.h, "body", letters(canvas, 14.5, 15))
    even = room._replace(w=fitted.even_width(canvas, text, room.w, "body", size))
    fitted.draw(canvas, text, *even, "body", size, ink, "midleft")


def plaque(canvas: Canvas, box: Box, text: str, state: str = "", kind: str = "plain", icon: str = "",
           on: bool = True) -> None:  # fmt: skip
    """Draw a button. state: "", "hover" or "pressed"; kind: "plain" or "primary"; on: whether it can be pressed."""
    face = studded.plaque(canvas, box, state, kind, on)
    studded.draw(canvas, box, face, text, icon, letters(canvas, 17, 18))


def chosen(canvas: Canvas, box: Box, text: str, is_chosen: bool, state: str, on: bool = True) -> None:
    """Draw one of a few things of which one is chosen."""
    kind, down = ("primary", "pressed") if is_chosen and on else ("plain", state)
    plaque(canvas, box, text, down, kind, on=on)
