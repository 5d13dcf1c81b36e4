"""What tells the knights and the sides of Carolus Magnus apart, in every palette, and the names the view counts on."""

import itertools

import pytest

from game import paths
from game.view.assets import Pictures
from game.view.cache import SurfaceCache
from game.view.palette import SEAT_SETS
from tools.art.carolus_magnus import cinzel
from tools.art.carolus_magnus import tones as carolus_tones

COLOURS, SIDES = carolus_tones.COLOURS, carolus_tones.SIDES
OTHERS = [name for name in SEAT_SETS if name != "heraldic"]
SIZE = (40, 48)


def lightness(name, palette="heraldic", box=(0, 0, 1, 1)):
    """The mean lightness, 0..255, of what is painted in a part of the picture."""
    surface = Pictures(SurfaceCache(1_000_000), palette).picture(f"carolus_magnus/{name}", *SIZE)
    part = surface.subsurface([round(v * side) for v, side in zip(box, SIZE * 2, strict=True)])
    spots = itertools.product(range(part.get_width()), range(part.get_height()))
    seen = [c for c in map(part.get_at, spots) if c.a > 200]
    return sum(0.30 * c.r + 0.59 * c.g + 0.11 * c.b for c in seen) / len(seen)


def field(colour, palette):
    """The lightness of a knight's field, at its point, where no charge is."""
    return lightness(f"knight_{colour}", palette, (0.45, 0.84, 0.1, 0.06))


def test_every_palette_of_the_settings_has_the_colours_of_the_knights():
    assert set(carolus_tones.KNIGHTS) == set(SEAT_SETS)


@pytest.mark.parametrize("palette", OTHERS)
def test_a_palette_has_all_that_has_the_colours_of_knights(palette):
    folder = paths.asset("images", "carolus_magnus")
    variants = {file.stem for file in (folder / palette).iterdir()}
    coloured = {f"{piece}_{colour}" for piece in ("knight", "arms", "die") for colour in COLOURS}
    assert variants == coloured | {"die_crown", "die_tumble_0", "die_tumble_1", "die_tumble_2"}
    assert all((folder / f"{name}.svg").is_file() for name in variants)


@pytest.mark.parametrize("palette", OTHERS)
def test_the_fields_of_the_knights_differ_in_lightness(palette):
    seen = sorted(field(colour, palette) for colour in COLOURS)
    assert min(b - a for a, b in itertools.pairwise(seen)) > 14


def test_the_sides_differ_in_lightness():
    for piece in ("castle", "side_shield"):
        white, black, grey = (lightness(f"{piece}_{side}") for side in SIDES)
        assert white - grey > 45 and grey - black > 45


@pytest.mark.parametrize("side", ["white", "black"])
@pytest.mark.parametrize("state", ["free", "played", "used"])
def test_the_discs_of_partners_differ(side, state):
    pictures = Pictures(SurfaceCache(1_000_000))
    plain, rimmed = (pictures.picture(f"carolus_magnus/disc_{side}{rim}_{state}", 40, 40) for rim in ("", "_rim"))
    spots = list(itertools.product(range(40), range(40)))
    assert sum(plain.get_at(spot) != rimmed.get_at(spot) for spot in spots) > 60


def test_the_inscription_is_that_of_the_font():
    ttfont = pytest.importorskip("fontTools.ttLib")
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    font = ttfont.TTFont(paths.asset("fonts", "Cinzel-Bold.ttf"))
    scale = 100 / font["OS/2"].sCapHeight
    for letter, (advance, outline) in cinzel.CAPITALS.items():
        glyph, pen = font.getGlyphSet()[letter], SVGPathPen(font.getGlyphSet(), ntos=lambda v: str(round(v)))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        assert (advance, outline) == (round(glyph.width * scale), pen.getCommands())
