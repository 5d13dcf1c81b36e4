"""Pieces on their way: what was scaled for one frame serves the next, and never for another size or picture."""

import pygame as pg

from game.view import flight
from game.view.canvas import Canvas
from game.view.script import Piece


def a_canvas() -> Canvas:
    return Canvas(pg.Surface((1280, 720)))


def plain(colour: str, side: int = 40) -> pg.Surface:
    surface = pg.Surface((side, side), pg.SRCALPHA)
    surface.fill(colour)
    return surface


def test_a_piece_that_glides_is_scaled_once():
    canvas, square = a_canvas(), plain("red")
    here = flight.scaled(canvas, Piece("p", 10, 10, 20, 30), square, "p")
    there = flight.scaled(canvas, Piece("p", 300, 90, 20, 30), square, "p")
    assert here.get_size() == (20, 30)
    assert here is there


def test_another_size_or_picture_is_scaled_anew():
    canvas, square = a_canvas(), plain("red")
    first = flight.scaled(canvas, Piece("p", 0, 0, 20, 30), square, "p")
    larger = flight.scaled(canvas, Piece("p", 0, 0, 21, 30), square, "p")
    other = flight.scaled(canvas, Piece("q", 0, 0, 20, 30), plain("blue"), "q")
    assert larger.get_size() == (21, 30)
    assert first.get_at((5, 5)) != other.get_at((5, 5))


def test_a_piece_of_the_kept_size_is_not_scaled():
    canvas, square = a_canvas(), plain("red")
    assert flight.scaled(canvas, Piece("p", 0, 0, 40, 40), square, "p") is square


def test_what_was_scaled_is_forgotten_beyond_its_bytes():
    canvas, square = a_canvas(), plain("red")
    for side in range(50, 400):
        flight.scaled(canvas, Piece("p", 0, 0, side, side), square, "p")
    assert canvas.workshop.moving.used <= canvas.workshop.moving.limit


def test_a_thing_in_the_air_throws_a_fainter_shadow_further_off():
    dark = []
    for lift in (0.0, 90.0):
        canvas = a_canvas()
        flight.throw(canvas, Piece("p", 100, 100, 40, 40, lift=lift), plain("white"), 0, 0)
        box = pg.mask.from_threshold(canvas.surface, "white", (200, 200, 200, 255)).get_bounding_rects()[0]
        dark.append((box.centerx, canvas.surface.get_at(box.center)[0]))
    assert dark[1][0] > dark[0][0]
    assert dark[1][1] < dark[0][1]
