"""Draws every scene without a screen: in every language, at three sizes and two text sizes, with contact sheets.

    python tools/screenshots.py OUT [--lang nl] [--size 960x540] [--scene table]

OUT gets one PNG a picture, a contact sheet for every language, size and text size, and `all.png` with everything small.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.environment import go_inside  # noqa: E402

go_inside("pygame")
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import pygame as pg  # noqa: E402

from game.language import LANGUAGES  # noqa: E402
from game.settings import Settings  # noqa: E402
from tests.pilot import Pilot  # noqa: E402
from tools import studio  # noqa: E402

SIZES = ((960, 540), (1280, 720), (1920, 1080))
TEXT_SIZES = ("normal", "very_large")
SHEET_COLUMNS, SHEET_PICTURE = 4, (640, 360)
ALL_COLUMNS, ALL_PICTURE = 24, (240, 135)
LABEL = 22


def take_all(out: Path, wanted: Callable[[str, tuple[int, int], str], bool]) -> list[Path]:
    """Draw every scene for which `wanted(language, size, scene)` holds; returns the files, sheets not among them."""
    written: list[Path] = []
    with tempfile.TemporaryDirectory() as folder:
        stock = studio.prepare(Path(folder) / "stock")
        for lang, size, text in itertools.product(LANGUAGES, SIZES, TEXT_SIZES):
            scenes = [name for name in studio.SCENES if wanted(lang, size, name)]
            if not scenes:
                continue
            home = Path(folder) / "home"
            shutil.copytree(stock, home)
            files = take(out, home, lang, size, text, scenes)
            shutil.rmtree(home)
            write_sheet(out / f"sheet-{lang}-{size[0]}x{size[1]}-{text}.png", files, SHEET_COLUMNS, SHEET_PICTURE)
            written += files
            print(f"{lang} {size[0]}x{size[1]} {text}: {len(files)} pictures", flush=True)
    return written


def take(out: Path, home: Path, lang: str, size: tuple[int, int], text: str, scenes: list[str]) -> list[Path]:
    """Draw some scenes in one language, window and text size; returns the files."""
    pilot = Pilot(home, size, lang, Settings(language=lang, text_size=text, animation="off"))
    files = []
    try:
        for name in scenes:
            studio.SCENES[name](pilot)
            assert pilot.scene, name  # tells what went wrong, if anything did
            file = out / f"{lang}-{size[0]}x{size[1]}-{text}-{name}.png"
            pilot.picture(file)
            files.append(file)
            studio.reset(pilot)
    finally:
        pilot.close()
    return files


def write_sheet(target: Path, files: list[Path], columns: int, size: tuple[int, int]) -> None:
    """Write one picture with all files on it, small, their names below."""
    rows = -(-len(files) // columns)
    sheet = pg.Surface((columns * size[0], rows * (size[1] + LABEL)))
    pg.font.init()
    font = pg.font.Font(None, 20)
    for number, file in enumerate(files):
        x, y = number % columns * size[0], number // columns * (size[1] + LABEL)
        sheet.blit(pg.transform.smoothscale(pg.image.load(file), size), (x, y))
        sheet.blit(font.render(file.stem, True, "white"), (x + 4, y + size[1] + 3))
    pg.image.save(sheet, target)


def main(arguments: list[str]) -> int:
    """Draw what the arguments ask for; returns the exit code."""
    parser = argparse.ArgumentParser(description="Draw every scene without a screen.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--size", choices=[f"{w}x{h}" for w, h in SIZES])
    parser.add_argument("--scene", choices=studio.SCENES)
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)

    def wanted(lang: str, size: tuple[int, int], scene: str) -> bool:
        named = f"{size[0]}x{size[1]}"
        return chosen.lang in (None, lang) and chosen.size in (None, named) and chosen.scene in (None, scene)

    files = take_all(chosen.out, wanted)
    write_sheet(chosen.out / "all.png", files, ALL_COLUMNS, ALL_PICTURE)
    print(f"{len(files)} pictures and their sheets are in {chosen.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
