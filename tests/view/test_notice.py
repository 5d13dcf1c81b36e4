"""What is amiss for long is said where it hides neither what is to be done nor a field, in every game."""

import pygame as pg
import pytest

from game.scenes.lan.strip import Notice, Strip
from game.view.carolus_magnus import geometry as carolus_magnus
from game.view.input import Input
from game.view.lowenherz import geometry as lowenherz
from game.view.rose_king import geometry as rose_king

SIZES = [(1280, 720), (1500, 720), (1280, 900)]
LONG = "Ősi Gergő der Jüngere: Verbindung verloren, warte seit 10:42. Wilhelmina entscheidet, wie es weitergeht."
SLACK, SHADOW = 5.0, 12.0  # a line is a little higher than the frame that it lies on; below a button


def kept_free(w, h):
    """Yield (place for the notice, what has to be seen) of every table."""
    table = rose_king.layout(w, h)
    yield table.notice, [table.board]
    for players in (2, 3, 4):
        table = lowenherz.layout(w, h, players)
        yield table.notice, [table.status, table.fields, table.chronicle]
        table = carolus_magnus.layout(w, h, players)
        yield table.notice, [table.ribbon, table.board, table.round]


@pytest.mark.parametrize(("w", "h"), SIZES)
def test_its_place_is_beside_the_status_and_the_board(w, h):
    for place, seen in kept_free(w, h):
        assert not any(place.meets(box) for box in seen)


@pytest.mark.parametrize("label", ["", "Wieder hinsetzen"])
@pytest.mark.parametrize("place", [(200.0, 100.0, 840.0, 30.0), (20.0, 560.0, 257.0, 98.0)])
def test_the_slip_stays_at_its_place_whatever_it_says(canvas, place, label):
    strip = Strip(Input(), lambda _name: None)
    strip.show(Notice("lost", LONG, label, (lambda: None) if label else None))
    canvas.surface.fill("#123456")
    strip.draw(canvas, place)
    plain = pg.mask.from_threshold(canvas.surface, "#123456", (1, 1, 1, 255))
    plain.invert()
    box = plain.get_bounding_rects()[0].unionall(plain.get_bounding_rects())
    x, y, w, h = place
    assert box.x >= x - SLACK and box.right <= x + w + SLACK
    assert box.y >= y - SLACK and box.bottom <= y + h + SHADOW
