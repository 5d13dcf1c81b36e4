"""What tells the princes of Löwenherz apart, in every palette, and the names the view counts on."""

import itertools

import pygame as pg
import pytest

from game import paths
from game.view.assets import Pictures
from game.view.cache import SurfaceCache
from game.view.canvas import Canvas
from game.view.lowenherz import anchors, geometry, soil, tones, washes
from game.view.palette import SEAT_SETS
from tools.art.lowenherz import fields as lowenherz_fields
from tools.art.lowenherz import frame as lowenherz_frame
from tools.art.lowenherz import grounds as lowenherz_grounds
from tools.art.lowenherz import letters as lowenherz_letters
from tools.art.lowenherz import tones as lowenherz_tones

PRINCES, COLOURS = lowenherz_tones.PRINCES, lowenherz_tones.COLOURS
OTHERS = [name for name in SEAT_SETS if name != "heraldic"]
TERRAIN = "PFPFFFFFPPPFFPFPMPCFFMFPMFCMPPPPPPFFFFCPPFPPFFCFPPPFFPPMPPCFPPPMMMMFMMMFPPF" * 2


def drawn(name, palette="heraldic", size=(44, 56)):
    return Pictures(SurfaceCache(1_000_000), palette).picture(f"lowenherz/{name}", *size)


def lightness(name, palette, box):
    """The mean lightness, 0..255, of what is painted in a part of a picture."""
    surface = drawn(name, palette)
    part = surface.subsurface([round(v * side) for v, side in zip(box, surface.get_size() * 2, strict=True)])
    spots = itertools.product(range(part.get_width()), range(part.get_height()))
    seen = [c for c in map(part.get_at, spots) if c.a > 200]
    return sum(0.30 * c.r + 0.59 * c.g + 0.11 * c.b for c in seen) / len(seen)


def differing(one, other, by=40):
    spots = itertools.product(range(one.get_width()), range(one.get_height()))
    return sum(max(abs(a - b) for a, b in zip(one.get_at(s)[:3], other.get_at(s)[:3], strict=True)) > by for s in spots)


@pytest.fixture
def canvas(screen):
    return Canvas(pg.Surface((960, 540)))


def test_every_palette_of_the_settings_has_the_colours_of_the_princes():
    assert set(lowenherz_tones.LOOKS) == set(SEAT_SETS) == set(tones.LANDS) == set(tones.RIMS) == set(tones.INKS)
    assert tones.WORDS == COLOURS
    for palette, looks in lowenherz_tones.LOOKS.items():
        assert tuple(looks) == COLOURS
        assert tuple(look.land for look in looks.values()) == tones.LANDS[palette]


@pytest.mark.parametrize("palette", OTHERS)
def test_a_palette_has_all_that_has_the_colours_of_princes(palette):
    folder = paths.asset("images", "lowenherz")
    coloured = {file.stem for file in folder.glob("*.svg") if set(file.stem.split("_")) & {*COLOURS}}
    coloured = {name for name in coloured if not name.startswith("chest_gold_")}
    assert {file.stem for file in (folder / palette).iterdir()} == coloured
    assert {f"{thing}_{colour}" for thing in ("knight", "castle", "pennant") for colour in COLOURS} < coloured


@pytest.mark.parametrize("palette", SEAT_SETS)
@pytest.mark.parametrize("thing", ["knight", "castle", "crest", "pennant"])
def test_the_pieces_of_two_princes_differ_where_a_field_is_small(palette, thing):
    shown = {colour: drawn(f"{thing}_{colour}", palette, (33, 42)) for colour in COLOURS}
    meeting = [pair for pair in itertools.combinations(COLOURS, 2) if pair != ("gray", "neutral")]
    assert min(differing(shown[one], shown[other]) for one, other in meeting) > 40


@pytest.mark.parametrize("palette", OTHERS)
def test_the_pennants_of_the_princes_differ_in_lightness(palette):
    seen = sorted(lightness(f"pennant_{colour}", palette, (0.35, 0.3, 0.3, 0.3)) for colour in PRINCES)
    assert min(b - a for a, b in itertools.pairwise(seen)) > 14


@pytest.mark.parametrize("palette", SEAT_SETS)
def test_a_number_on_a_pennant_stands_out(palette):
    for colour, ink in zip(COLOURS, tones.INKS[palette], strict=True):
        pen = pg.Color(ink)
        bright = 0.30 * pen.r + 0.59 * pen.g + 0.11 * pen.b
        assert abs(bright - lightness(f"pennant_{colour}", palette, (0.35, 0.3, 0.3, 0.3))) > 75


def test_the_view_knows_the_variants_of_the_fields():
    assert soil.VARIANTS == lowenherz_fields.VARIANTS
    assert {*soil.TERRAINS.values()} == {*lowenherz_fields.TERRAINS} == {*lowenherz_grounds.GROUNDS}
    assert (lowenherz_tones.F, lowenherz_grounds.SIZE[0]) == (soil.F, soil.WIDE)


def test_the_cells_of_the_track_go_round_the_board_without_gaps():
    cells = [pg.FRect(lowenherz_frame.cell(n)).inflate(14, 14) for n in range(50)]
    assert all(a.colliderect(b) for a, b in itertools.pairwise([*cells, cells[0]]))
    inner = pg.FRect(32, 32, 780, 520)
    assert not any(inner.colliderect(lowenherz_frame.cell(n)) for n in range(50))


def test_the_view_knows_the_cells_of_the_frame():
    table = geometry.layout(1280, 720, 4)
    for points in range(120):
        x, y, w, h = table.cell_box(points)
        assert (x - table.board.x, y - table.board.y, w, h) == lowenherz_frame.cell(points)
    assert (table.board.w, table.board.h) == (lowenherz_frame.WIDTH, lowenherz_frame.HEIGHT)


@pytest.mark.parametrize("kind", anchors.ANCHORED)
def test_the_view_puts_a_picture_by_its_anchor(kind):
    ending = {"knight": "_rose", "castle": "_gold", "pennant": "_gray"}.get(kind, "")
    if kind in ("wall_lying", "rubble", "dust"):
        ending = "_0"
    text = paths.asset("images", "lowenherz", f"{kind}{ending}.svg").read_text("utf-8")
    box = tuple(float(v) for v in text.split('viewBox="')[1].split('"')[0].split())
    assert box == anchors.ANCHORED[kind]


def test_the_numbers_in_pictures_are_those_of_the_font():
    ttfont = pytest.importorskip("fontTools.ttLib")
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    font = ttfont.TTFont(paths.asset("fonts", "Cinzel-Bold.ttf"))
    scale, names = 100 / font["OS/2"].sCapHeight, font.getBestCmap()
    for letter, (advance, outline) in lowenherz_letters.GLYPHS.items():
        glyph, pen = font.getGlyphSet()[names[ord(letter)]], SVGPathPen(font.getGlyphSet(), ntos=lambda v: f"{v:.0f}")
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        assert (advance, outline) == (round(glyph.width * scale), pen.getCommands().replace("-0", "0"))


def test_neighbours_of_one_terrain_show_other_variants():
    counts = soil._counted("F" * 150)
    assert all((b - a) % variants for a, b in itertools.pairwise(counts[:15]) for variants in soil.VARIANTS.values())


def test_trees_make_room_for_a_piece_and_come_back(canvas):
    wood = TERRAIN.index("F")
    land, visited, left = (soil.landscape(canvas, TERRAIN, frozenset(busy)) for busy in ((), (wood,), ()))
    box = canvas.rect(wood % 15 * 52, wood // 15 * 52, 52, 52)
    assert differing(land.subsurface(box).copy(), visited.subsurface(box).copy()) > 60
    assert land.get_buffer().raw == left.get_buffer().raw


@pytest.mark.parametrize("palette", SEAT_SETS)
def test_a_region_is_coloured_on_its_fields_only(canvas, palette):
    canvas.use_palette(palette)
    plain, coloured = soil.landscape(canvas, TERRAIN), soil.landscape(canvas, TERRAIN)
    washes.wash(canvas, coloured, [0, 1, 15], 0)
    inside, outside = canvas.rect(8, 8, 80, 36), canvas.rect(104, 0, 676, 52)
    assert differing(plain.subsurface(inside).copy(), coloured.subsurface(inside).copy(), 8) > 800
    assert differing(plain.subsurface(outside).copy(), coloured.subsurface(outside).copy(), 0) == 0


def test_the_rim_of_a_region_stays_within_it_and_is_strongest_at_its_walls(canvas):
    shown = washes.rim(canvas, [16, 17], 2)
    at = [shown.get_at((canvas.px(x), canvas.px(y))).a for x, y in ((54, 78), (104, 78), (50, 78), (160, 78))]
    assert at[0] > at[1] + 60
    assert at[2:] == [0, 0]


def test_fields_are_toned_in_runs_that_end_with_their_row():
    assert washes.runs([16, 0, 1, 2, 14, 15]) == [(0, 2), (14, 14), (15, 16)]
    assert washes.runs([]) == []
