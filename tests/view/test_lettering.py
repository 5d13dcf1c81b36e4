"""Text is measured, wrapped, fitted and set; every face can be read."""

import random
import shutil

import pygame as pg
import pytest

from game import paths
from game.view.assets import AssetError
from game.view.cache import SurfaceCache
from game.view.canvas import Canvas
from game.view.fonts import FACES, Fonts, load_font
from game.view.runs import Run, mixed, rows
from game.view.text import Typesetter

LONG = "Donaudampfschifffahrtsgesellschaftskapitän"


@pytest.fixture
def setter():
    pg.font.init()
    return Typesetter(SurfaceCache(2_000_000))


@pytest.fixture
def canvas():
    pg.font.init()
    return Canvas(pg.Surface((1280, 720)))


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_the_letters_of_its_players(setter, face):
    font = setter.font(face, 40)

    def drawn(letter: str) -> bytes:
        return pg.image.tobytes(font.render(letter, True, (0, 0, 0)), "RGBA")

    unknown = drawn("\u0416")  # no Cyrillic in these fonts: the box of a missing letter
    assert unknown == drawn("\u042f")
    for letter in "őűŐŰáéíóöüßäëïĳ0123456789…–’“„”×½":
        assert drawn(letter) != unknown, letter


def test_digits_are_all_of_one_width(setter):
    assert len({setter.width(digit, "body", 20) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("text", ["", " ", "A", "Győző", LONG])
def test_any_line_becomes_a_picture(setter, text):
    for size in (1, 9, 18, 60):
        assert setter.line(text, "body", size, "#000000").get_width() >= 1


def test_a_line_looks_the_same_whatever_was_written_before_it(setter):
    def written(on):
        return pg.image.tobytes(on.line("Győző", "body", 18, "#3a2010"), "RGBA")

    clean = written(Typesetter(SurfaceCache(2_000_000)))
    for before, size in ((LONG * 3, 40), ("W", 43)):
        setter.line(before, "title", size, "#ffffff")
    assert written(setter) == clean


@pytest.mark.parametrize(
    "text", ["\ud800", "a\x00b", "\x1b[1m", "\ufeff", "\u200d", "two\nlines", "\u0301", "👑" * 24, "\u202eabc"]
)
@pytest.mark.parametrize("spacing", [0, 2])
def test_whatever_stands_in_a_file_can_be_drawn(canvas, text, spacing):
    canvas.text(text, 10, 10, spacing=spacing)
    canvas.text(text, 10, 10, fit=60, spacing=spacing)
    canvas.text(text, 10, 10, wrap=60, spacing=spacing)
    canvas.rich((Run(text), Run(text, "bold")), 10, 10, wrap=60)
    canvas.gold_text(text, 200, 200, fit=100)
    assert canvas.measure(text)[0] >= 0


def test_a_line_that_is_fitted_stays_one_line(canvas):
    assert canvas.text("two\nlines", 10, 10, fit=400)[3] == canvas.text("two lines", 10, 10, fit=400)[3]


@pytest.mark.parametrize("width", [30, 60, 140, 400])
def test_no_line_is_wider_than_its_room(setter, width):
    rows = setter.lines(f"a few words and {LONG}\nand more", "body", 18, width)
    assert all(setter.width(row, "body", 18) <= width for row in rows)
    assert "".join("".join(rows).split()) == "".join(f"a few words and {LONG}\nand more".split())


def test_a_no_break_space_keeps_words_together(setter):
    rows = setter.lines("stone to\u00a0e5", "body", 18, setter.width("stone to", "body", 18))
    assert rows == ["stone", "to\u00a0e5"]


def test_text_is_shrunk_to_fit_and_then_shortened(setter):
    whole = setter.width("Nederlands", "body", 20)
    assert setter.fit("Nederlands", "body", 20, whole + 1) == ("Nederlands", 20)
    text, size = setter.fit("Nederlands", "body", 20, whole * 0.8)
    assert text == "Nederlands"
    assert size == pytest.approx(16, rel=0.03)
    text, size = setter.fit("Nederlands", "body", 20, whole * 0.5)
    assert text.endswith("…")
    assert size == 14
    assert setter.width(text, "body", size) <= whole * 0.5


@pytest.mark.parametrize("word", ["Menü", "Zurücknehmen", "Visszavonás", "Draw"])
@pytest.mark.parametrize("face", FACES)
def test_a_word_that_fits_between_seventy_and_a_hundred_per_cent_is_never_cut(setter, word, face):
    for size in (9, 12.75, 16.575, 17, 22.1):
        wide = setter.width(word, face, size)
        for share in range(74, 100):
            text, smaller = setter.fit(word, face, size, wide * share / 100)
            assert text == word, (size, share)
            assert setter.width(text, face, smaller) <= wide * share / 100


def test_mixed_runs_keep_the_spaces_of_their_text_and_no_others(setter):
    runs = (Run("Lancaster", "bold"), Run(": "), Run("e", "bold"), Run("5"), Run("!"))
    drawn = mixed(setter, runs, 18)
    apart = mixed(setter, (Run("Lancaster", "bold"), Run(" : "), Run("e", "bold"), Run(" 5"), Run(" !")), 18)
    assert drawn.get_width() < apart.get_width()
    assert mixed(setter, runs, 18, 60).get_height() > drawn.get_height()


def test_a_word_of_any_length_is_broken_by_looking_at_few_of_its_beginnings(setter, monkeypatch):
    looked, width = [], setter.width
    monkeypatch.setattr(setter, "width", lambda text, *rest: looked.append(text) or width(text, *rest))
    rows = setter.lines("x" * 5000, "body", 18, 400)
    assert "".join(rows) == "x" * 5000 and {len(row) for row in rows[:-1]} == {len(rows[0])}
    assert len(looked) < 20 * len(rows)


def test_an_unreadable_font_is_named_and_replaced(setter, monkeypatch, tmp_path, caplog):
    bad = tmp_path / "bad.ttf"
    monkeypatch.setattr(paths, "asset", lambda *parts: bad)
    for content in (None, b"not a font", b""):
        if content is not None:
            bad.write_bytes(content)
        with pytest.raises(AssetError, match=r"bad\.ttf"):
            load_font("body", 31)
    assert setter.line("still here", "body", 18, "#000000").get_width() > 20
    setter.line("and here", "body", 31, "#000000")
    assert len(caplog.records) == 1


def test_another_font_of_ours_takes_the_place_of_an_unreadable_one(setter, monkeypatch, tmp_path):
    ours = load_font("bold", 40).size("Charlemagne")
    shutil.copytree(paths.asset("fonts"), tmp_path / "fonts")
    monkeypatch.setattr(paths, "asset", lambda *parts: tmp_path.joinpath(*parts))
    for face in ("title", "body"):
        (tmp_path / "fonts" / FACES[face]).write_bytes(b"not a font")
    assert Fonts().get("body", 40).size("Charlemagne") == ours


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1080, 1920), (2560, 1080)])
def test_a_unit_is_the_same_part_of_the_design_at_any_window(size):
    canvas = Canvas(pg.Surface(size))
    assert canvas.size[0] >= 1280 - 1e-9
    assert canvas.size[1] >= 720 - 1e-9
    assert min(canvas.size[0] / 1280, canvas.size[1] / 720) == pytest.approx(1)


def test_capitals_stand_in_the_middle_of_their_anchor(canvas):
    for face in FACES:
        canvas.surface.fill("#ffffff")
        canvas.text("HHH", 640, 360, face, 60, "#000000", "center")
        mask = pg.mask.from_threshold(canvas.surface, (0, 0, 0), (90, 90, 90))
        box = mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())
        assert abs(box.centery - 360) <= 2
        assert abs(box.centerx - 640) <= 2


def test_measured_text_is_as_large_as_drawn_text(canvas):
    for text, wrap in (("Your turn", 0), ("a longer text that has to be broken somewhere", 120)):
        wide, high = canvas.measure(text, "body", 20, wrap)
        box = canvas.text(text, 100, 100, "body", 20, anchor="topleft", wrap=wrap)
        assert box[2] == pytest.approx(wide, abs=2)
        assert box[3] == pytest.approx(high, abs=2)


def test_larger_text_grows_and_pictures_do_not(canvas):
    before = canvas.measure("Crown")[0]
    canvas.rescale_text(1.3)
    assert canvas.measure("Crown")[0] == pytest.approx(before * 1.3, rel=0.03)
    assert canvas.picture("icons/crown", 24, 24).get_size() == (24, 24)


def test_enlarged_text_may_shrink_as_far_as_plain_text(canvas):
    room = canvas.measure("Visszavonás", "title", 17)[0] * 0.75
    canvas.rescale_text(1.3)
    drawn = canvas.text("Visszavonás", 100, 100, "title", 17, fit=room)
    assert room * 0.93 <= drawn[2] <= room + 1  # it fills its room: nothing was cut


def test_gold_letters_report_the_box_of_the_letters(canvas):
    x, _, w, _ = canvas.gold_text("Rose King", 640, 100, 40)
    assert x + w / 2 == pytest.approx(640, abs=2)
    assert canvas.surface.get_at((640, 400))[:3] == (0, 0, 0)


def test_a_layer_is_painted_once_and_forgotten_on_resize(canvas):
    painted = []
    for _ in range(3):
        canvas.layer("board", 100, 50, lambda inner: painted.append(inner.size))
    assert painted == [(100, 50)]
    canvas.attach(pg.Surface((960, 540)))
    canvas.layer("board", 100, 50, lambda inner: painted.append(inner.size))
    assert len(painted) == 2


def test_clipping_ends_with_its_block(canvas):
    with canvas.clipped(0, 0, 10, 10):
        canvas.dim(0, 0, 100, 100, "#ffffff", 255)
    assert canvas.surface.get_at((50, 50))[:3] == (0, 0, 0)
    canvas.dim(0, 0, 100, 100, "#ffffff", 255)
    assert canvas.surface.get_at((50, 50))[:3] == (255, 255, 255)


@pytest.mark.parametrize("radius", [0, 8])
def test_dimming_lets_the_rest_of_the_light_through(canvas, radius):
    canvas.surface.fill("#ffffff")
    canvas.dim(0, 0, 100, 100, "#000000", 51, radius)
    assert canvas.surface.get_at((50, 50)).r == pytest.approx(204, abs=2)
    sheet = canvas.on(pg.Surface((100, 100), pg.SRCALPHA))
    sheet.dim(0, 0, 100, 100, "#ff0000", 100, radius)
    assert sheet.surface.get_at((50, 50)) == (100, 0, 0, 100)


def test_words_of_one_look_are_set_as_one_line(setter):
    runs = (Run("Where it "), Run("stops, a stone"), Run(" of your house", "bold"))
    ((first, second),) = rows(setter, runs, 24, 0)
    assert [run.text for _, run in (first, second)] == ["Where it stops, a stone", "of your house"]
    assert second[0] >= setter.width("Where it stops, a stone", "body", 24)


def test_pieces_of_a_line_stay_within_its_width(setter):
    runs = (Run("a few plain words and "), Run("some bold ones", "bold"), Run(", then plain ones again"))
    for width in (80, 120, 300):
        for row in rows(setter, runs, 20, width):
            x, last = row[-1]
            assert x + setter.width(last.text, last.face, 20) <= width


@pytest.mark.parametrize("length", [0, 3, 4, 11, 40, 300, 20_000])
def test_a_font_that_is_cut_off_is_named_and_replaced(monkeypatch, tmp_path, caplog, setter, length):
    put_font(monkeypatch, tmp_path, lambda whole: whole[:length])
    assert setter.line("Three Crowns: őűß", "title", 20, "#000000").get_width() > 50
    assert [record.getMessage().count(FACES["title"]) for record in caplog.records] == [1]


@pytest.mark.parametrize("kept", [0, 4, 12])
def test_a_font_of_other_bytes_is_named_and_replaced(monkeypatch, tmp_path, caplog, setter, kept):
    noise = random.Random(1).randbytes(50_000)
    put_font(monkeypatch, tmp_path, lambda whole: whole[:kept] + noise)
    assert setter.line("Three Crowns: őűß", "title", 20, "#000000").get_width() > 50
    assert FACES["title"] in caplog.text


def put_font(monkeypatch, folder, damage):
    (folder / FACES["title"]).write_bytes(damage(paths.asset("fonts", FACES["title"]).read_bytes()))
    monkeypatch.setattr(paths, "asset", lambda *parts: folder / parts[-1])
