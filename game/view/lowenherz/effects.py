"""Short lights over the table: dust and rubble of walls, numbers that fly to the track, coins, a card that turns.

Each function returns a drawing of (canvas, share of its time); nothing is remembered between two frames.
"""

from __future__ import annotations

import math
import random

import pygame as pg

from game.rules.lowenherz.cards import STACKS
from game.view import flight
from game.view.assets import PREMULTIPLIED, faded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz import choices, overlay
from game.view.lowenherz.geometry import Table
from game.view.lowenherz.tones import WORDS
from game.view.script import Drawing
from game.view.tween import bump, in_out_cubic, mix, out_back, out_cubic

CARD = (104.0, 150.0)  # an action card that flies
#: the sizes in units from which small things are scaled while they move
KEPT = {
    "dust": (60.0, 40.0),
    "rubble": (12.0, 12.0),
    "coin": (24.0, 24.0),
    "sparkle": (34.0, 34.0),
    "politics": (60.0, 84.0),
    "crest": (58.0, 70.0),
}
SPARKS = 8  # that fly from the crest of a new region


def _scaled(canvas: Canvas, name: str, x: float, y: float, w: float, h: float, alpha: float) -> None:
    """Draw a picture with its middle at x, y, scaled from one that is kept."""
    if alpha < 8 or w < 1 or h < 1:
        return
    kept = canvas.picture(f"lowenherz/{name}", *KEPT[name.partition("_")[0]])
    size = (max(1, canvas.px(w)), max(1, canvas.px(h)))
    shown = kept if kept.get_size() == size else pg.transform.smoothscale(kept, size)
    flight.centred(canvas, shown, x, y, alpha)


def announced(table: Table, action: int) -> Drawing:
    """Light on the place where somebody else is about to do something."""
    field, edge = choices.field_of(action), choices.edge_of(action)

    def draw(canvas: Canvas, u: float) -> None:
        alpha = round(255 * min(1.0, 3.2 * bump(u)) / 16) * 16
        if edge is not None:
            overlay.put_edge(canvas, table, edge, "edge_glow", min(255, alpha))
        elif field is not None:
            canvas.glow(*table.field_box(field).grown(-7), 8, 7, "#ffdf6b", min(200, alpha))

    return draw


def dust(x: float, y: float, size: float, seed: int) -> Drawing:
    """Puffs of dust from under a wall or a castle, its foot at x, y."""
    chance = random.Random(seed)
    puffs = [(chance.uniform(-1, 1), chance.uniform(0.5, 1.0), chance.randrange(3)) for _ in range(5)]

    def draw(canvas: Canvas, u: float) -> None:
        for across, far, kind in puffs:
            side = size * (0.5 + 0.6 * far * out_cubic(u))
            px = x + across * size * (0.25 + 0.45 * out_cubic(u))
            _scaled(canvas, f"dust_{kind}", px, y - 8 * far * u, side, side * 2 / 3, 230 * (1 - u))

    return draw


def rubble(x: float, y: float, seed: int) -> Drawing:
    """Stones of a wall that falls."""
    chance = random.Random(seed)
    stones = [(chance.uniform(-1, 1), chance.uniform(0.6, 1.3), chance.randrange(3)) for _ in range(6)]

    def draw(canvas: Canvas, u: float) -> None:
        for across, high, kind in stones:
            px, py = x + across * (14 + 18 * u), y - high * 22 * bump(min(1.0, u * 0.9)) + 8 * u
            _scaled(canvas, f"rubble_{kind}", px, py, 12, 12, 255 if u < 0.7 else 255 * (1 - u) / 0.3)

    return draw


def number(points: int, x: float, y: float, end: tuple[float, float]) -> Drawing:
    """A number that rises where points were made or lost, larger for more of them, and flies to the track."""
    gain, text = points > 0, f"+{points}" if points > 0 else f"−{-points}"
    high = 30 + 1.2 * min(12, abs(points))

    def draw(canvas: Canvas, u: float) -> None:
        if u < 0.55:
            up = 22 * out_back(min(1.0, u / 0.3))
            px, py = x, y - up
        else:
            v = in_out_cubic((u - 0.55) / 0.45)
            px, py = mix(x, end[0], v), mix(y - 22, end[1], v) - 26 * bump(v)
        size = high / canvas.text_scale
        if gain:
            canvas.gold_text(text, px, py, size, "center", "bold", edge=2.2, glow=6, power=0.4)
        else:
            canvas.text(text, px, py, "bold", size, "#ffd9d2", "center", shadow=("#5a0d12", 1.0, 2.0))

    return draw


def crest(name: str, x: float, y: float) -> Drawing:
    """The crest of whoever has founded a region: it springs up round x, y in light and sparks, and goes."""

    def draw(canvas: Canvas, u: float) -> None:
        shown = min(1.0, (1 - u) / 0.25)
        canvas.glow(x - 46, y - 46, 92, 92, 46, 18, "#ffe08a", round(200 * min(shown, u / 0.2, 1.0) / 16) * 16,
                    ellipse=True)  # fmt: skip
        for n in range(SPARKS):
            turn, far = 2 * math.pi * (n + 0.5) / SPARKS, mix(24, 74, out_cubic(u))
            side = (30 if n % 2 else 22) * bump(u)
            _scaled(canvas, "sparkle", x + far * math.cos(turn), y + far * math.sin(turn), side, side, 255)
        grown = out_back(min(1.0, u / 0.35))
        w, h = KEPT["crest"]
        _scaled(canvas, name, x, y, w * grown, h * grown, 255 * shown)

    return draw


def glint(box: Box, seed: int) -> Drawing:
    """Silver that glints on a mountain."""
    chance = random.Random(seed)
    x, y, late = box.x + chance.uniform(14, 38), box.y + chance.uniform(8, 24), chance.uniform(0, 0.4)

    def draw(canvas: Canvas, u: float) -> None:
        v = (u - late) / 0.6
        if 0 < v < 1:
            _scaled(canvas, "sparkle", x, y, 34 * bump(v), 34 * bump(v), 255)

    return draw


def coin(start: tuple[float, float], end: tuple[float, float], seed: int) -> Drawing:
    """A ducat that flies in an arc and turns."""
    dx, dy = random.Random(seed).uniform(-14, 14), random.Random(seed + 9).uniform(-8, 8)

    def draw(canvas: Canvas, u: float) -> None:
        v = in_out_cubic(u)
        x, y = mix(start[0] + dx, end[0] + dx * 0.4, v), mix(start[1] + dy, end[1] + dy * 0.4, v) - 60 * bump(v)
        wide = max(4.0, 24 * abs(math.cos(u * 3 * math.pi)))
        _scaled(canvas, "coin", x, y, wide, 24, 255)

    return draw


def card(picture: str, start: Box, end: Box) -> Drawing:
    """A card that flies from its stack to its place and grows, turning over at the end."""

    def draw(canvas: Canvas, u: float) -> None:
        v = in_out_cubic(min(1.0, u / 0.7))
        x, y = mix(start.centre[0], end.centre[0], v), mix(start.centre[1], end.y + 90, v)
        h = mix(start.h, CARD[1], v)
        wide = h * 60 / 86 * (1.0 if u < 0.7 else max(0.0, math.cos((u - 0.7) / 0.3 * math.pi / 2)))
        kept = canvas.picture(picture, *CARD)
        size = (max(1, canvas.px(wide)), max(1, canvas.px(h)))
        shown = kept if kept.get_size() == size else pg.transform.smoothscale(kept, size)
        shown = shown if u < 0.9 else faded(shown, round(255 * (1 - u) / 0.1))
        at = shown.get_rect(center=(canvas.px(x), canvas.px(y)))
        canvas.surface.blit(shown, at, special_flags=PREMULTIPLIED)

    return draw


def politics(picture: str, start: tuple[float, float], end: Box) -> Drawing:
    """A politics card that flies from a point into a hand and becomes as small as it is there."""
    name = picture.partition("/")[2]

    def draw(canvas: Canvas, u: float) -> None:
        v = in_out_cubic(u)
        x, y = mix(start[0], end.centre[0], v), mix(start[1], end.centre[1], v) - 50 * bump(v)
        w, h = KEPT["politics"]
        _scaled(canvas, name, x, y, mix(w, end.w, v), mix(h, end.h, v), 255)

    return draw


def pictures() -> list[tuple[str, float, float]]:
    """Return the pictures that these need, with their sizes."""
    several = [f"{kind}_{n}" for kind in ("dust", "rubble") for n in range(3)]
    small = [(f"lowenherz/{name}", *KEPT[name.partition("_")[0]]) for name in (*several, "coin", "sparkle")]
    small += [(f"lowenherz/crest_{word}", *KEPT["crest"]) for word in WORDS]
    return [*small, *((f"lowenherz/action_back_{letter}", *CARD) for letter in STACKS)]
