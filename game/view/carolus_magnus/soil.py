"""The drawings of a land, part by part, as texts: washes, pen marks, lines, rim, light, thickness. Pure, no pixels.

They are drawn for hexes of the outer radius `coast.UNIT` and start at the corner of the land's box (`ring.Land.box`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache

from game.view.carolus_magnus import coast, hexes, names
from game.view.carolus_magnus.coast import UNIT
from game.view.carolus_magnus.hexes import ROOT3, Point
from game.view.palette import mix

RIM = 0.62  # round the hexes in the picture of a land, in hex radii
DEPTH = 6.0  # of a land below its face
NOBODY = -1

#: the wash of every land on the map sheet, light and dark, and the mark of the map-maker's pen
WASHES = {
    "A": ("#efe6b0", "#b9a552", "furrow"), "B": ("#f6e2b6", "#cf9650", "grass"), "C": ("#e2e6b0", "#93a954", "grass"),
    "D": ("#efe6b4", "#b3ab62", "stone"), "E": ("#f8e4a0", "#cf9c34", "furrow"), "F": ("#d7e6e0", "#689fa6", "wave"),
    "G": ("#f3dcb0", "#c08548", "stone"), "H": ("#d9e3a6", "#739648", "grass"), "I": ("#d8e8da", "#6ba3a8", "wave"),
    "J": ("#ebddc0", "#a1855a", "stone"), "K": ("#cfdeb0", "#628c5a", "grass"), "L": ("#f6dfb2", "#cc8c4e", "furrow"),
    "M": ("#dfe6c2", "#86a468", "wave"), "N": ("#e9e5ae", "#9fa44e", "grass"), "O": ("#dbe4a8", "#7c9a4a", "grass"),
}  # fmt: skip
_MARKS = {
    "grass": "M-3 2 q.4 -3 -1 -5 M0 2 q0 -4 0 -6 M3 2 q-.4 -3 1 -5",
    "wave": "M-6 0 q3 -3 6 0 t6 0",
    "stone": "M-4 1 q1 -3 4 -2 M2 3 q1 -2 3 -1",
    "furrow": "M-5 3 L-1 -3 M-1 3 L3 -3 M3 3 L7 -3",
}
#: the band inside the coast by owner: white, black, grey; and the line that sets it off
_RIMS = (("#fffdf4", "#8b7346"), ("#26262c", "#e9cf93"), ("#8b98a6", "#f4f2e6"))


@dataclass(frozen=True)
class Shape:
    """The outline of a run of tiles. path: its coast; w, h: the size of its box."""

    tiles: tuple[int, ...]
    path: str
    origin: Point
    w: float
    h: float


@lru_cache(maxsize=64)
def shape(tiles: tuple[int, ...]) -> Shape:
    """Return the outline of a region's tiles, which are a run of the ring; the latest are kept."""
    cells = [cell for tile in tiles for cell in hexes.cells(tile)]
    points = [hexes.point(cell) for cell in cells]
    xs, ys = [x * UNIT for x, _ in points], [y * UNIT for _, y in points]
    across, down = (ROOT3 / 2 + RIM) * UNIT, (1 + RIM) * UNIT
    origin = (min(xs) - across, min(ys) - down)
    w, h = max(xs) - min(xs) + 2 * across, max(ys) - min(ys) + 2 * down
    return Shape(tiles, coast.coast(cells, origin), origin, w, h)


def _document(of: Shape, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {of.w:.2f} {of.h:.2f}">{body}</svg>'


def _stroke(of: Shape, colour: str, width: float, opacity: float = 1.0, shift: str = "") -> str:
    move = f' transform="translate({shift})"' if shift else ""
    return (
        f'<path d="{of.path}"{move} fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-opacity="{opacity}" stroke-linejoin="round"/>'
    )


def mask(of: Shape) -> str:
    """Return the face of the land in plain white."""
    return _document(of, f'<path d="{of.path}" fill="#ffffff"/>')


def washes(of: Shape) -> str:
    """Return the watercolour of all tiles, light in their middle, with the marks of the pen."""
    return _document(of, "".join(_wash(of, tile) for tile in of.tiles))


def _wash(of: Shape, tile: int) -> str:
    letter = names.LETTERS[tile]
    pale, deep, mark = WASHES[letter]
    cells = hexes.cells(tile)
    x, y = hexes.point(hexes.PLACE_OF[tile])
    x, y = x * UNIT - of.origin[0], y * UNIT - of.origin[1]
    path = coast.coast(cells, of.origin, wobble=0, rounding=0.05)
    return (
        f'<defs><radialGradient id="w{letter}" gradientUnits="userSpaceOnUse" cx="{x - 4:.1f}" cy="{y - 6:.1f}" r="62">'
        f'<stop offset="0" stop-color="{mix(pale, "#ffffff", 0.22)}"/><stop offset="0.42" stop-color="{pale}"/>'
        f'<stop offset="1" stop-color="{deep}"/></radialGradient></defs>'
        f'<path d="{path}" fill="url(#w{letter})" stroke="url(#w{letter})" stroke-width="1.5"/>' + _pen(of, tile, mark)
    )


def _pen(of: Shape, tile: int, mark: str) -> str:
    """Return small marks, two a hex: grass, waves, stones, furrows."""
    chance = random.Random(tile)
    ink = "#2f6073" if mark == "wave" else "#5a4a1e"
    body = ""
    for cell in hexes.cells(tile):
        x, y = hexes.point(cell)
        for _ in range(2):
            dx, dy = chance.uniform(-0.5, 0.5), chance.uniform(-0.55, 0.55)
            at = f"{(x + dx) * UNIT - of.origin[0]:.1f} {(y + dy) * UNIT - of.origin[1]:.1f}"
            body += (
                f'<path d="{_MARKS[mark]}" transform="translate({at})" fill="none" stroke="{ink}" '
                'stroke-opacity="0.5" stroke-width="1.1" stroke-linecap="round"/>'
            )
    return body


def borders(of: Shape, owner: int) -> str:
    """Return what is drawn over the washes: dots along hexes, seams, the rim of the owner, light. To be masked."""
    tiles = [hexes.cells(tile) for tile in of.tiles]
    dots = coast.lines([edge for cells in tiles for edge in coast.inner_edges(cells)], of.origin)
    dashes = coast.lines(coast.seams(tiles), of.origin)
    body = (
        f'<path d="{dots}" fill="none" stroke="#6b4a24" stroke-opacity="0.42" stroke-width="1.1" '
        'stroke-dasharray="1 3.4" stroke-linecap="round"/>'
    )
    if dashes:
        body += (
            f'<path d="{dashes}" fill="none" stroke="#7c2f22" stroke-opacity="0.55" stroke-width="1.5" '
            'stroke-dasharray="5 3.4" stroke-linecap="round"/>'
        )
    if owner == NOBODY:
        body += _stroke(of, "#8a6a3a", 8.6, 0.55) + _stroke(of, "#dfc48c", 7)
    else:
        rim, line = _RIMS[owner]
        body += _stroke(of, line, 14.4) + _stroke(of, rim, 11.6)
    light = _stroke(of, "#ffffff", 2, 0.6, "1.5 1.8") + _stroke(of, "#2b1606", 2.4, 0.28, "-1.6 -2")
    return _document(of, body + light)


def outline(of: Shape, colour: str, width: float) -> str:
    """Return just the coast line."""
    return _document(of, _stroke(of, colour, width))
