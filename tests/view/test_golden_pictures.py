"""The table, a play, a hero play, the last page and the small board look as the kept pictures do."""

import pygame as pg
import pytest

from tests.view import golden


@pytest.mark.skipif(pg.version.ver != golden.VERSION, reason="the pictures belong to another version of pygame-ce")
@pytest.mark.parametrize("name", golden.PICTURES)
def test_the_picture_looks_as_it_did(name, screen, tmp_path):
    kept = pg.image.load(golden.FOLDER / f"{name}.png").convert(24)
    now = golden.drawn(name)
    difference = golden.largest_difference(kept, now)
    if difference > golden.TOLERANCE:
        pg.image.save(now, tmp_path / f"{name}.png")
    assert difference <= golden.TOLERANCE, f"{name} looks different: {tmp_path / name}.png"


def test_a_missing_stone_would_be_seen(screen):
    from game.view import rose_king
    from game.view.canvas import Canvas
    from tests.view.rose_king import samples

    canvas = Canvas(pg.Surface(golden.SIZE))
    view = rose_king.view()
    view.layout(canvas)
    moment = samples.middle().moment
    moment.observation.board[5] = 0
    view.show(moment)
    view.draw(canvas)
    spoiled = pg.transform.smoothscale(canvas.surface.convert(24), golden.KEPT)
    assert golden.largest_difference(golden.drawn("rose_king_table"), spoiled) > golden.TOLERANCE
