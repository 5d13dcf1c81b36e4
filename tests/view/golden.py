"""The few pictures that are kept: how they are drawn, and how two of them are compared.

    python -m tests.view.golden          draw them anew; look at every one before it is committed

They are drawn at 960 x 540 and kept at half of that. They belong to one version of pygame-ce, which decides on every
edge and letter; another version is not compared.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame as pg

from game.view import rose_king
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.rose_king import picking
from tests.view.rose_king import samples

FOLDER = Path(__file__).resolve().parent.parent / "pictures"
VERSION = "2.5.8"
SIZE, KEPT = (960, 540), (480, 270)
TILE = 30  # pixels; a difference is judged tile by tile, so that a small wrong thing is not averaged away
TOLERANCE = 6.0  # mean difference of a tile's channels, 0..255


def table(canvas: Canvas, spot: str | None = None) -> None:
    view = rose_king.view()
    view.layout(canvas)
    view.show(samples.middle().moment)
    if spot:
        box = picking.box_of(view.look, spot)
        assert box is not None
        view.handle(Event("move", *box.centre))
        for _ in range(10):
            view.update()
    view.draw(canvas)


def last_page(canvas: Canvas) -> None:
    state = samples.final_position()
    page = rose_king.result(samples.moment(state), state.outcome())
    page.layout(canvas)
    for _ in range(400):
        page.update()
    page.draw(canvas)


def small(canvas: Canvas) -> None:
    canvas.surface.fill((40, 26, 16))
    rose_king.draw_small(canvas, samples.middle().state, 340, 60, 600)


PICTURES: dict[str, Callable[[Canvas], None]] = {
    "rose_king_table": table,
    "rose_king_play": lambda canvas: table(canvas, "card:SW3"),
    "rose_king_hero": lambda canvas: table(canvas, "card:S2"),
    "rose_king_last_page": last_page,
    "rose_king_small": small,
}


def drawn(name: str) -> pg.Surface:
    """Return the picture as it is drawn now, in the size that is kept."""
    canvas = Canvas(pg.Surface(SIZE))
    PICTURES[name](canvas)
    return pg.transform.smoothscale(canvas.surface.convert(24), KEPT)


def largest_difference(a: pg.Surface, b: pg.Surface) -> float:
    """Return the mean difference of the worst tile."""
    gap = a.copy()
    gap.blit(b, (0, 0), special_flags=pg.BLEND_RGB_SUB)
    other = b.copy()
    other.blit(a, (0, 0), special_flags=pg.BLEND_RGB_SUB)
    gap.blit(other, (0, 0), special_flags=pg.BLEND_RGB_ADD)
    tiles = [(x, y, TILE, TILE) for x in range(0, KEPT[0], TILE) for y in range(0, KEPT[1], TILE)]
    return max(sum(pg.transform.average_color(gap, tile)[:3]) / 3 for tile in tiles)


def main() -> None:
    pg.display.init()
    pg.font.init()
    pg.display.set_mode((1, 1))
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        pg.image.save(drawn(name), FOLDER / f"{name}.png")
        print(FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
