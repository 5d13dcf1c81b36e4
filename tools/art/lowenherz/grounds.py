"""The painted grounds of Löwenherz's terrains, as large as the board, each a sheet that is cut to its fields."""

from __future__ import annotations

import random

import pygame as pg

from game.view.palette import rgb

SIZE = (780, 520)
GROUNDS = {  # light above, darker below
    "plain": ("#c3cf8b", "#a6bd70"),
    "forest": ("#4f7845", "#3f673c"),
    "mountain": ("#b7b6a6", "#9a9c94"),
    "city": ("#dcc693", "#c9ac74"),
}
_CLOUDS = ((60, 46, 26), (15, 11, 14), (3, 3, 5))  # noise: width and height of its blobs, its depth


def ground(terrain: str) -> pg.Surface:
    """The sheet of a terrain at SIZE."""
    sheet = pg.Surface((1, 2), 0, 24)
    for y, colour in enumerate(GROUNDS[terrain]):
        sheet.set_at((0, y), rgb(colour))
    sheet = pg.transform.smoothscale(sheet, SIZE)
    seed = list(GROUNDS).index(terrain) * 20
    for i, (across, down, depth) in enumerate(_CLOUDS):
        for sign, blend in ((0, pg.BLEND_RGB_ADD), (1, pg.BLEND_RGB_SUB)):
            sheet.blit(_noise(across, down, seed + 2 * i + sign, (depth,) * 3), (0, 0), special_flags=blend)
    if terrain == "plain":
        sheet.blit(_noise(120, 90, 77, (40, 30, 3)), (0, 0), special_flags=pg.BLEND_RGB_ADD)
    return sheet


def _noise(across: int, down: int, seed: int, depth: tuple[int, ...]) -> pg.Surface:
    """Smooth noise from black to a colour, in blobs of so many pixels."""
    columns, rows = SIZE[0] // across + 2, SIZE[1] // down + 2
    small = pg.image.frombytes(random.Random(seed).randbytes(columns * rows), (columns, rows), "P")
    small.set_palette([tuple(round(part * i / 255) for part in depth) for i in range(256)])
    large = pg.transform.smoothscale(small.convert(24), (columns * across, rows * down))
    if min(across, down) > 4:
        large = pg.transform.gaussian_blur(large, min(across, down) // 3)
    return large.subsurface((across // 2, down // 2, *SIZE)).copy()
