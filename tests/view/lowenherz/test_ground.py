"""The land of Löwenherz under the colours of regions: what stands on it is still told from the ground."""

from dataclasses import replace

import pygame as pg
import pytest

from game.rules.lowenherz.land import fields_of
from game.settings import PALETTES
from game.view.lowenherz.ground import Ground, scene, standing
from game.view.lowenherz.soil import COLUMNS, F
from tests.view.lowenherz import samples

SAME, MOST = 0.93, 0.84  # of the contrast in the open: at least so much on average, at least so much of every field


@pytest.mark.parametrize("palette", PALETTES)
def test_towns_and_mountains_are_seen_under_every_colour_nearly_as_in_the_open(canvas, palette):
    canvas.use_palette(palette)
    coloured = scene(samples.state("four_late"))
    bare = replace(coloured, realms=())
    land, found = sum(fields for fields, _colour in coloured.realms), []
    pictures = [Ground().show(canvas, one).copy() for one in (coloured, bare)]
    for field in fields_of(land & standing(coloured.terrain)):
        under, free = (contrast(canvas, picture, field) for picture in pictures)
        found.append(under / free)
    assert len(found) > 9 and sum(found) / len(found) > SAME and min(found) > MOST


def contrast(canvas, picture, field):
    """Return how far the pixels of the middle of a field are from their mean, in grey, on average."""
    box = canvas.rect(field % COLUMNS * F + 8, field // COLUMNS * F + 8, F - 16, F - 16)
    grey = pg.transform.grayscale(picture.subsurface(box).copy())
    tones = [grey.get_at((x, y))[0] for x in range(box.w) for y in range(box.h)]
    mean = sum(tones) / len(tones)
    return sum(abs(tone - mean) for tone in tones) / len(tones)
