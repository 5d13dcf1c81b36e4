"""What stands still on the title: the table with its gilded edge, the name, the signs of the games, the cabinet.

Drawing it takes 100 ms, a third of the time that the program may take to its first picture. So what holds no words is
baked, for windows of the usual shape, into `textures/title.jpg` by tools/bake_title.py; any other window draws it.
"""

from __future__ import annotations

import pygame as pg

from game.scenes import logo
from game.scenes.cabinet import draw_frame
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.ground import texture

# The signs of the games: where each begins, and the room for the words behind it.
SIGNS = {"rose_king": (60.0, 150.0), "carolus_magnus": (304.0, 198.0), "lowenherz": (598.0, 128.0)}
SEAL = Box(0.0, 272.0, 78.0, 78.0)  # of a sign, from where that begins
CABINET = (862.0, 40.0)
BAKED = "title"
BAKED_SIZE = (1920, 1080)
_SHAPE = BAKED_SIZE[0] / BAKED_SIZE[1]
_NEARLY = 0.002


def draw(canvas: Canvas, ox: float, oy: float) -> None:
    """Cover the canvas with it. ox, oy: upper left corner of the 1280 x 720 units that hold everything."""
    w, h = canvas.surface.get_size()
    if abs(w / h - _SHAPE) > _NEARLY or w > BAKED_SIZE[0]:
        paint(canvas, ox, oy)
        return
    baked = texture(BAKED)
    if baked.get_size() != BAKED_SIZE:  # missing or damaged
        paint(canvas, ox, oy)
        return
    canvas.surface.blit(baked if (w, h) == BAKED_SIZE else pg.transform.smoothscale(baked, (w, h)), (0, 0))


def paint(canvas: Canvas, ox: float, oy: float) -> None:
    """Draw it from its pictures."""
    canvas.backdrop(framed=True)
    logo.draw(canvas, ox + 436, oy + 24)
    for key, (x, _room) in SIGNS.items():
        canvas.put(f"ui/emblem_{key}", ox + x, oy + SEAL.y, SEAL.w, SEAL.h, lift=5)
    draw_frame(canvas, ox + CABINET[0], oy + CABINET[1])
