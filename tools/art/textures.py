"""The baked grounds as JPG: oak table, parchment, the land of Löwenherz (needs pygame; the client only loads them)."""

from __future__ import annotations

import os
import random
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame as pg

from game.view.assets import rasterise
from tools.art.lowenherz import grounds
from tools.art.oak import oak
from tools.art.svg import document

OAK_SIZE = (1920, 1080)
TILE, OVERLAP = 768, 160


def bake(folder: Path) -> None:
    """Writes oak.jpg, parchment.jpg and the grounds of Löwenherz's terrains into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pg.image.save(oak_table(), folder / "oak.jpg")
    pg.image.save(parchment_tile(), folder / "parchment.jpg")
    for terrain in grounds.GROUNDS:
        pg.image.save(grounds.ground(terrain), folder / f"lowenherz_{terrain}.jpg")


def oak_table() -> pg.Surface:
    """The whole table at OAK_SIZE, with fine fibres over the drawn ones."""
    drawn = rasterise(document(oak(1280, 720), 1280, 720), *OAK_SIZE)
    table = pg.Surface(OAK_SIZE, 0, 24)
    table.blit(drawn, (0, 0))
    for seed, (cell, low) in enumerate((((300, 3), 232), ((90, 1.4), 240), ((520, 22), 234))):
        table.blit(_noise(OAK_SIZE, cell, 70 + seed, low), (0, 0), special_flags=pg.BLEND_RGB_MULT)
    lift = table.copy()
    lift.fill((70, 62, 56), special_flags=pg.BLEND_RGB_MULT)
    table.blit(lift, (0, 0), special_flags=pg.BLEND_RGB_ADD)
    return table


def parchment_tile() -> pg.Surface:
    """Mottled skin that joins itself on all sides: clouds, pores and fibres."""
    size = (TILE + OVERLAP, TILE + OVERLAP)
    skin = pg.Surface(size, 0, 24)
    skin.fill((255, 249, 228))
    layers = (((110, 96), 244), ((48, 40), 249), ((12, 8), 251), ((2, 2), 250), ((48, 2), 251), ((3, 32), 252))
    for seed, (cell, low) in enumerate(layers):
        skin.blit(_noise(size, cell, 30 + seed, low, warm=True), (0, 0), special_flags=pg.BLEND_RGB_MULT)
    return _without_seams(skin)


def _without_seams(skin: pg.Surface) -> pg.Surface:
    """The skin cut to TILE; its right and lower rims fade into the left and upper ones."""
    for i in range(OVERLAP):
        column = skin.subsurface((TILE + i, 0, 1, skin.get_height())).copy()
        column.set_alpha(255 - 255 * i // OVERLAP)
        skin.blit(column, (i, 0))
    for i in range(OVERLAP):
        row = skin.subsurface((0, TILE + i, skin.get_width(), 1)).copy()
        row.set_alpha(255 - 255 * i // OVERLAP)
        skin.blit(row, (0, i))
    return skin.subsurface((0, 0, TILE, TILE)).copy()


def _noise(size: tuple[int, int], cell: tuple[float, float], seed: int, low: int, warm: bool = False) -> pg.Surface:
    """Smooth noise from `low` to 255 with blobs of about `cell` pixels; warm noise darkens blue more than red."""
    across, down = max(2, round(size[0] / cell[0])), max(2, round(size[1] / cell[1]))
    rows = random.Random(seed).randbytes(across * down)
    small = pg.image.frombytes(rows, (across, down), "P")
    shares = (0.75, 1.0, 1.9) if warm else (1.0, 1.0, 1.0)
    dip = 255 - low
    small.set_palette([tuple(round(255 - dip * share * (255 - i) / 255) for share in shares) for i in range(256)])
    return pg.transform.smoothscale(small.convert(24), size)
