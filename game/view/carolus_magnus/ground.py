"""What never changes under the ring: the emperor's road, the compass rose, the seal, the plate and the tray."""

from __future__ import annotations

import pygame as pg

from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.carolus_magnus import names
from game.view.carolus_magnus.middle import Middle, middle
from game.view.carolus_magnus.ring import road_of

ROSE_ALPHA = 210
CORNER = 92.0


def draw_ground(canvas: Canvas, box: tuple[float, float, float, float], dice: int = 3) -> None:
    """Draw the ground of the ring that fills the box; dice: how many places the tray has."""
    board, places = Box(*box), middle(box, dice)
    _corners(canvas, board)
    _road(canvas, board)
    canvas.put(f"{names.PICTURES}compass_rose", *places.rose, alpha=ROSE_ALPHA)
    _seal(canvas, places)
    for name, plate in (("dark_plate", places.supply), ("dice_tray", places.tray)):
        canvas.shadow(*plate, 18, 5, 170, 3, 5)
        canvas.nine(names.PICTURES + name, *plate)


def _corners(canvas: Canvas, board: Box) -> None:
    scroll = canvas.picture(f"{names.PICTURES}corner_scroll", CORNER, CORNER)
    for right in (False, True):
        for low in (False, True):
            x = board.right - CORNER + 3 if right else board.x - 3
            y = board.bottom - CORNER if low else board.y - 8
            canvas.blit(pg.transform.flip(scroll, right, low), x, y)


def _road(canvas: Canvas, board: Box) -> None:
    """Draw a groove with golden dots, inlaid in the table."""
    road = road_of(board)
    w, h = 2 * road.rx + 16, 2 * road.ry + 16
    ring = f'<ellipse cx="{w / 2:.1f}" cy="{h / 2:.1f}" rx="{road.rx:.1f}" ry="{road.ry:.1f}" fill="none"'
    body = (
        f'{ring} stroke="#0d0703" stroke-opacity="0.5" stroke-width="11"/>'
        f'{ring} stroke="#e0b04a" stroke-opacity="0.28" stroke-width="12.6"/>'
        f'{ring} stroke="#1b0f06" stroke-width="10.4"/>'
        f'{ring} stroke="#e0b04a" stroke-opacity="0.6" stroke-width="2.6" stroke-dasharray="0.1 9" '
        'stroke-linecap="round"/>'
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:.1f} {h:.1f}">{body}</svg>'
    canvas.blit(canvas.drawing(svg, w, h), road.x - w / 2, road.y - h / 2)


def _seal(canvas: Canvas, places: Middle) -> None:
    seal = places.seal
    canvas.shadow(*seal, 8, 9, 200, 4, 8, ellipse=True)
    canvas.put(f"{names.PICTURES}seal", *seal)
