"""Pictures of the scenes and their contact sheets."""

import pygame as pg

from game.rules.catalog import GAMES
from game.scenes.catalog import VIEWS
from tools import screenshots, studio

TABLES = {(key, seats) for key in VIEWS for seats in GAMES[key].SEATS}


def test_wanted_scenes_are_drawn_in_every_size_with_a_sheet(tmp_path):
    files = screenshots.take_all(tmp_path, lambda lang, size, scene: (lang, scene) == ("de", "keys"))
    sizes = {pg.image.load(file).get_size() for file in files}
    assert len(files) == len(screenshots.SIZES) * len(screenshots.TEXT_SIZES)
    assert sizes == set(screenshots.SIZES)
    assert len(list(tmp_path.glob("sheet-de-*.png"))) == len(files)


def test_a_sheet_holds_all_its_pictures(tmp_path):
    files = []
    for number, colour in enumerate(("red", "green", "blue")):
        surface = pg.Surface((32, 18))
        surface.fill(colour)
        files.append(tmp_path / f"{number}.png")
        pg.image.save(surface, files[-1])
    screenshots.write_sheet(tmp_path / "sheet.png", files, columns=2, size=(64, 36))
    sheet = pg.image.load(tmp_path / "sheet.png")
    assert sheet.get_size() == (128, 2 * (36 + screenshots.LABEL))
    assert [sheet.get_at(place)[:3] for place in ((5, 5), (70, 5), (5, 40 + screenshots.LABEL))] == [
        (255, 0, 0),
        (0, 255, 0),
        (0, 0, 255),
    ]


def test_the_prepared_matches_are_there(tmp_path):
    from game.match.saves import list_saves

    found = list_saves(studio.prepare(tmp_path))
    assert sum(not saved.is_finished for saved in found) == 1
    assert {(saved.record.game, len(saved.seats)) for saved in found if saved.is_finished} == TABLES
    assert not any(saved.problem for saved in found)
