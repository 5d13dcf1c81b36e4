"""The board as a small picture: for the title's cabinet, for lists of matches, for the last page."""

from __future__ import annotations

from typing import Any

import pygame as pg

from game.rules import lowenherz as rules
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.notation import walls_of
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz.anchors import ANCHORED, FOOT, depth
from game.view.lowenherz.geometry import is_upright
from game.view.lowenherz.ground import Ground, scene
from game.view.lowenherz.soil import TERRAINS, VARIANTS, F
from game.view.lowenherz.tones import NEUTRAL, RIMS, picture
from game.view.lowenherz.words import number

COLUMNS, ROWS = rules.board.COLUMNS, rules.board.ROWS
WIDE, HIGH = COLUMNS * F, ROWS * F
DETAIL = 13.0  # units of a field; on smaller ones nothing stands but castles, and walls are lines
_GROUND = {"P": "#a9b04e", "F": "#4c6b32", "M": "#8d8b80", "C": "#b89a5f"}
_UNLAID, _FRAME, _WALL, _EDGE = "#6f5a34", "#2c1a0c", "#3a2512", "#fff0c8"
_GROWN = 1.25  # pieces are larger than on the table


def draw_small(canvas: Canvas, observation: Any, x: float, y: float, size: float) -> None:
    """Draw the position in the square box at x, y: the board, over and below it crests with power points."""
    with canvas.clipped(x, y, size, size):
        canvas.dim(x, y, size, size, _FRAME, 235, size * 0.04)
        w = size * 0.96
        box = Box(x + (size - w) / 2, y + (size - w * HIGH / WIDE) / 2, w, w * HIGH / WIDE)
        board(canvas, observation, box)
        for seat in range(observation.players):
            _standing(canvas, observation, seat, box, size)


def _standing(canvas: Canvas, state: rules.State, seat: int, box: Box, size: float) -> None:
    """Draw the crest of a seat with its points: two over the board, two below it."""
    band = (size - box.h) / 2
    middle = box.x + box.w * (0.27 if seat % 2 == 0 else 0.73)
    y = box.y - band / 2 if seat < 2 else box.bottom + band / 2
    high = band * 0.66
    canvas.put(picture("crest", seat), middle - high * 0.95, y - high / 2, high * 104 / 124, high)
    canvas.text(number(state.points[seat]), middle + high * 0.1, y, "bold", high * 0.72 / canvas.text_scale, _EDGE)


def board(canvas: Canvas, state: rules.State, box: Box, painted: bool = False) -> None:
    """Draw the land with its regions, walls and pieces in a box of 15 to 10.

    painted: the land is that of the table, made smaller, which takes a quarter of a second.
    """
    terrains = (state.plain, state.forest, state.mountain, state.city)
    land = (terrains, state.right, state.below, *state.castles, *state.knights, *state.regions)
    key = ("lowenherz small board", state.players, land, canvas.palette, painted)
    inner = Box(0, 0, box.w, box.h)
    canvas.blit(
        canvas.layer(key, box.w, box.h, lambda on: _board(on, state, inner, painted), opaque=True), box.x, box.y
    )


def _board(canvas: Canvas, state: rules.State, box: Box, painted: bool) -> None:
    k = box.w / WIDE
    fine = F * k >= DETAIL
    if painted:
        land = Ground().show(canvas, scene(state))
        canvas.blit(pg.transform.smoothscale(land, (canvas.px(box.w), canvas.px(box.h))), box.x, box.y)
    else:
        _land(canvas, state, box, k, fine)
    if fine:
        _standing_things(canvas, state, box, k)
        return
    for edge in walls_of(state):
        _line(canvas, edge, box, k)
    for colour, castles in enumerate(state.castles):
        for field in castles:
            _put(canvas, "castle", look_of(state, colour), field, box, k, 2.0)


def terrain(state: rules.State) -> str:
    """Return the letters of all 150 fields, row by row; "-" where no tile lies yet."""
    masks = ((state.plain, "P"), (state.forest, "F"), (state.mountain, "M"), (state.city, "C"))
    return "".join(
        next((letter for mask, letter in masks if mask >> field & 1), "-") for field in range(rules.board.FIELDS)
    )


def look_of(state: rules.State, colour: int) -> int:
    """Return in which colour of the pictures the pieces of a colour are drawn."""
    return colour if colour < state.players else NEUTRAL


def _land(canvas: Canvas, state: rules.State, box: Box, k: float, fine: bool) -> None:
    """Draw ground and landscape, then the light of the regions over them."""
    counts = dict.fromkeys(TERRAINS, 0)
    for field, letter in enumerate(terrain(state)):
        x, y, w, h = _field(field, box, k)
        canvas.dim(x, y, w, h, _GROUND.get(letter, _UNLAID), 255)
    for field, letter in enumerate(terrain(state)):
        if letter not in TERRAINS or (letter == "P" and not fine):
            continue
        kind, count = TERRAINS[letter], counts[letter]
        counts[letter] += 1
        x, y, _w, _h = _field(field, box, k)
        variant = f"lowenherz/field_{kind}_{(count + field // COLUMNS // 2) % VARIANTS[kind]}"
        canvas.put(variant, x - 6 * k, y - 14 * k, (F + 12) * k, (F + 18) * k)
    for region, mask in enumerate(state.regions):
        colour = look_of(state, region // rules.board.MOST_CASTLES)
        ink = RIMS[canvas.palette][colour]
        for field in fields_of(mask):
            canvas.dim(*_field(field, box, k), ink, 84)
            _rim(canvas, mask, field, ink, box, k)


def _rim(canvas: Canvas, mask: int, field: int, ink: str, box: Box, k: float) -> None:
    """Draw the rim of a region on those sides of a field where it ends."""
    x, y, w, h = _field(field, box, k)
    row, column = divmod(field, COLUMNS)
    thick = max(1.0, 5 * k)
    sides = (
        (column == 0 or not mask >> field - 1 & 1, (x, y, thick, h)),
        (column == COLUMNS - 1 or not mask >> field + 1 & 1, (x + w - thick, y, thick, h)),
        (row == 0 or not mask >> field - COLUMNS & 1, (x, y, w, thick)),
        (row == ROWS - 1 or not mask >> field + COLUMNS & 1, (x, y + h - thick, w, thick)),
    )
    for ends, side in sides:
        if ends:
            canvas.dim(*side, ink, 200)


def _field(field: int, box: Box, k: float) -> tuple[float, float, float, float]:
    row, column = divmod(field, COLUMNS)
    return box.x + column * F * k, box.y + row * F * k, F * k, F * k


def _line(canvas: Canvas, edge: int, box: Box, k: float) -> None:
    x, y, w, h = _field(rules.board.EDGE_FIELDS[edge][1], box, k)
    thick = max(1.4, 9 * k)
    if is_upright(edge):
        canvas.dim(x - thick / 2, y, thick, h, _WALL, 235)
    else:
        canvas.dim(x, y - thick / 2, w, thick, _WALL, 235)


def _standing_things(canvas: Canvas, state: rules.State, box: Box, k: float) -> None:
    """Draw walls, knights and castles, what is nearer over what is farther."""
    things: list[tuple[float, str, int, int]] = []
    for edge in walls_of(state):
        kind = "wall_upright" if is_upright(edge) else "wall_lying"
        top = rules.board.EDGE_FIELDS[edge][1] // COLUMNS * F
        things.append((depth(kind, top), kind, NEUTRAL, edge))
    for colour, castles in enumerate(state.castles):
        own = [("castle", castles), ("knight", tuple(fields_of(state.knights[colour])))]
        for kind, fields in own:
            things += [(depth(kind, field // COLUMNS * F + FOOT[1]), kind, colour, field) for field in fields]
    for _depth, kind, colour, place in sorted(things):
        if kind in ("castle", "knight"):
            _put(canvas, kind, look_of(state, colour), place, box, k, _GROWN)
        else:
            _wall(canvas, kind, place, box, k)


def _put(canvas: Canvas, kind: str, colour: int, field: int, box: Box, k: float, grown: float) -> None:
    """Draw a piece with its foot where it stands, larger."""
    x, y, _w, _h = _field(field, box, k)
    left, top, w, h = (v * grown * k for v in ANCHORED[kind])
    canvas.put(picture(kind, colour), x + FOOT[0] * k + left, y + (FOOT[1] + 4) * k + top, w, h)


def _wall(canvas: Canvas, kind: str, edge: int, box: Box, k: float) -> None:
    x, y, _w, _h = _field(rules.board.EDGE_FIELDS[edge][1], box, k)
    left, top, w, h = (v * k for v in ANCHORED[kind])
    name = f"lowenherz/{kind}" if kind == "wall_upright" else f"lowenherz/{kind}_{edge % 3}"
    canvas.put(name, x + left, y + top, w, h)
