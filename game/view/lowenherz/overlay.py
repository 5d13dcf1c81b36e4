"""What can be chosen on the board: places that glow under the men, and over them what an expansion brings or costs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame as pg

from game.rules.lowenherz import actions as of
from game.rules.lowenherz.board import COLUMNS, EDGE_FIELDS
from game.rules.lowenherz.cards import FOREST_COST
from game.rules.lowenherz.land import fields_of
from game.view.assets import transparent
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.frame import Item
from game.view.lowenherz import names, picking, preview, walls
from game.view.lowenherz.geometry import F, Table, is_upright
from game.view.lowenherz.look import Look
from game.view.lowenherz.pointer import Pointer
from game.view.lowenherz.realms import pennant_fields
from game.view.palette import rgb

GOLD, PALE = "#ffdf6b", "#fff6cf"
INSET = 4.0
EDGE_REACH = 26.0
PRICE, SEAL = 17.0, 23.0
FAINT = 150  # of the many edges that can be chosen


# ---- what lies under the men
def places(look: Look, pointer: Pointer) -> Iterator[Item]:
    """Yield the light of every field and edge that can be chosen."""
    fields = picking.lit(look, pointer)
    if fields:
        boxes = tuple(look.table.field_box(field) for field in fields)
        yield Item("places", (look.table, tuple(fields)), boxes, partial(_fields, boxes=boxes))
    rows: dict[int, list[int]] = {}
    for edge in look.choices.edges:
        if not preview.is_idle(look, edge, EDGE_FIELDS[edge]):
            rows.setdefault(EDGE_FIELDS[edge][1] // COLUMNS, []).append(edge)
    left, top, wide, _high = look.table.fields
    for row, edges in rows.items():  # a row is drawn anew together
        strip = Box(left, top + row * F - EDGE_REACH, wide, F + 2 * EDGE_REACH)
        yield Item(("edges", row), (look.table, tuple(edges)), (strip,), partial(_edges, table=look.table, edges=edges))


def _fields(canvas: Canvas, boxes: tuple[Box, ...]) -> None:
    for box in boxes:
        lit_field(canvas, box)


def lit_field(canvas: Canvas, box: Box, strong: bool = False) -> None:
    """Light a field that can be chosen; strong: that is pointed at."""
    inner = box.grown(-INSET)
    size = canvas.rect(*inner).size
    key = ("lowenherz place", size, strong)
    made = canvas.workshop.cache.get(key, lambda: _place(canvas, size, strong))
    canvas.blit(made, inner.x, inner.y)


def _place(canvas: Canvas, size: tuple[int, int], strong: bool) -> pg.Surface:
    """Return a rounded square of light with a bright rim."""
    whole = transparent(*size)
    line, round_ = max(1, canvas.px(2.5)), canvas.px(9)
    pg.draw.rect(whole, (*rgb(GOLD), 128 if strong else 84), whole.get_rect(), border_radius=round_)
    pg.draw.rect(whole, (*rgb("#5a3c0a"), 150), whole.get_rect(), line, border_radius=round_)
    inner = whole.get_rect().inflate(-line, -line)
    pg.draw.rect(whole, (*rgb(PALE if strong else GOLD), 255), inner, line, border_radius=round_)
    return whole.premul_alpha()


def _edges(canvas: Canvas, table: Table, edges: list[int]) -> None:
    for edge in edges:
        put_edge(canvas, table, edge, "edge_small", FAINT)


def put_edge(canvas: Canvas, table: Table, edge: int, picture: str, alpha: int = 255) -> None:
    """Draw a sign on an edge: "edge", "edge_small", "edge_glow", "edge_last"."""
    upright = is_upright(edge)
    box = (walls.GLOWS if picture == "edge_glow" else walls.PLACES)[upright]
    name = f"{names.PICTURES}{picture}_{'upright' if upright else 'lying'}"
    canvas.put(name, *walls.boxed(table.edge_ends(edge)[0], box), alpha)


# ---- what lies over them
def prices(look: Look, pointer: Pointer, but: int | None = None) -> Iterator[Item]:
    """Yield what stands at the places: walls that would close a region, but for one; what a field brings and costs."""
    closing = tuple(edge for edge in look.closing if edge != but)
    if closing:
        boxes = tuple(look.table.edge_box(edge, EDGE_REACH).grown(EDGE_REACH) for edge in closing)
        yield Item("closing", (look.table, closing), boxes, partial(_closing, table=look.table, edges=closing))
    told = {field: price(look, field) for field in picking.fields(look, pointer)}
    told = {field: one for field, one in told.items() if any(one)}
    if told:
        boxes = tuple(look.table.field_box(field).grown(4) for field in told)
        flags = pennant_fields(look.state).intersection(told)
        key = (look.table, tuple(told.items()), frozenset(flags))
        yield Item("prices", key, boxes, partial(_prices, table=look.table, told=told, flags=flags))


def threats(look: Look) -> Iterator[Item]:
    """Yield small swords on the fields that somebody else could take."""
    found = tuple(fields_of(look.threatened))
    if found:
        boxes = tuple(look.table.field_box(field) for field in found)
        yield Item("threats", (look.table, found), boxes, partial(_threats, boxes=boxes))


def _threats(canvas: Canvas, boxes: tuple[Box, ...]) -> None:
    for box in boxes:
        canvas.put("lowenherz/line_number", box.right - 24, box.bottom - 24, 22, 22)
        canvas.put("lowenherz/swords", box.right - 21, box.bottom - 21, 16, 16)


def _closing(canvas: Canvas, table: Table, edges: tuple[int, ...]) -> None:
    for edge in edges:
        put_edge(canvas, table, edge, "edge_glow", 200)
        put_edge(canvas, table, edge, "edge")


def price(look: Look, field: int) -> tuple[int, int]:
    """Return (points that taking a field brings, ducats that a knight there costs), 0 where that is none."""
    found = look.choices.fields.get(field, [])
    points = 0
    if any(of.taken(action) is not None for action in found):
        points = 6 if look.state.city >> field & 1 else 1
    pays = any(of.placed_knight(action) or of.removed_knight(action) for action in found)
    return points, FOREST_COST if pays and look.state.forest >> field & 1 else 0


def _prices(canvas: Canvas, table: Table, told: dict[int, tuple[int, int]], flags: set[int]) -> None:
    """Draw what fields bring and cost; flags: those with a pennant, whose number must be seen too."""
    for field, (points, ducats) in told.items():
        box = table.field_box(field)
        if points:
            seal(canvas, *seal_middle(box, field in flags), f"+{points}")
        if ducats:
            canvas.put("lowenherz/coin", box.right - 5 - PRICE, box.y + 5, PRICE, PRICE)
            ink, size = "#3a2208", 12 / canvas.text_scale
            canvas.text(str(ducats), box.right - 5 - PRICE / 2, box.y + 5 + PRICE / 2, "bold", size, ink, "center",
                        shadow=("#ffe9a0", 0.6, 0.6))  # fmt: skip


def seal_middle(box: Box, flagged: bool) -> tuple[float, float]:
    """Return the middle of the seal on a field; flagged: below the pennant that stands there."""
    return box.x + 15, box.bottom - 13 if flagged else box.y + 15


def seal(canvas: Canvas, x: float, y: float, text: str) -> None:
    """Draw a few letters on a round seal, its middle at x, y."""
    canvas.put("lowenherz/line_number", x - SEAL / 2, y - SEAL / 2, SEAL, SEAL)
    canvas.text(text, x, y, "bold", 12 / canvas.text_scale, "#f8e3a0", "center")
