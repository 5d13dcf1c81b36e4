"""The program's own files: all there, whole, and of use."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pygame as pg

from game import language, paths
from game.language import _
from game.selftest.failure import Failure, must
from game.view.assets import Pictures, rasterise
from game.view.cache import SurfaceCache
from game.view.fonts import FACES, load_font

LETTERS = "AZaz09 äöüß áéíóöőúüű ëïĳ – „“ »«"
SIDE = 160  # pixels of the longer side at which a picture is tried
SHORTEST = 0.02  # seconds; every sound lasts longer


def try_files(_home: Path) -> str:
    """Check every file of the program against the list of the package, and use every picture, font and sound."""
    listed = _compare_with_list()
    pictures = [_try_picture(file) for file in _all("images", ".svg")]
    pg.font.init()
    grounds = [pg.image.load(file) for file in _all("images", ".jpg")]
    for face in FACES:
        must(load_font(face, 20).size(LETTERS)[0] > 50, f"the font {FACES[face]} draws nothing")
    sounds = _try_sounds(_all("sounds", ".ogg"))
    must(pictures and grounds and sounds, "pictures or sounds are missing altogether")
    return f"{listed}{len(pictures)} pictures, {len(grounds)} grounds, {len(FACES)} fonts, {sounds} sounds"


def _compare_with_list() -> str:
    """Compare the files of a package with its list; a checkout has none."""
    file = paths.root() / paths.LIST
    if not file.exists():
        return ""
    lines = file.read_text("utf-8").splitlines()
    for line in lines:
        digest, _space, name = line.partition("  ")
        found = paths.root() / name
        must(found.is_file(), f"the file {name} is missing")
        must(hashlib.sha256(found.read_bytes()).hexdigest() == digest, f"the file {name} is not as it was packed")
    return f"{len(lines)} files as they were packed, "


def _all(folder: str, ending: str) -> list[Path]:
    return sorted(path for path in paths.asset(folder).rglob(f"*{ending}") if path.is_file())


def _try_picture(file: Path) -> Path:
    name = file.relative_to(paths.asset("images")).with_suffix("").as_posix()
    drawing = Pictures(SurfaceCache(0, 1)).load(name)
    scale = SIDE / max(drawing.w, drawing.h)
    drawn = rasterise(drawing.svg, round(drawing.w * scale), round(drawing.h * scale))
    must(drawn.get_bounding_rect().w, f"the picture {name} shows nothing")
    return file


def _try_sounds(files: list[Path]) -> int:
    pg.mixer.init()
    try:
        for file in files:
            must(pg.mixer.Sound(file).get_length() > SHORTEST, f"the sound {file.name} is empty")
    except pg.error as error:
        raise Failure(f"a sound cannot be played: {error}") from error
    finally:
        pg.mixer.quit()
    return len(files)


def try_languages(_home: Path) -> str:
    """Look a text up in every language."""
    seen = {}
    for code in language.LANGUAGES:
        language.use(code)
        must(language.current() == code, f"the language {code} cannot be used")
        seen[_("New match")] = code
    must(len(seen) == len(language.LANGUAGES), "two languages say the same: a catalogue is missing")
    language.use("en")
    return ", ".join(language.LANGUAGES)
