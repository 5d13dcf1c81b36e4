"""The font files, and the fonts opened from them at the sizes used last."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict

import pygame as pg

from game import paths
from game.view.assets import AssetError, transparent

FACES = {"title": "Cinzel-Bold.ttf", "body": "Alegreya-Regular.ttf", "bold": "Alegreya-Bold.ttf"}
_KEPT = 24
# Control characters and halves of characters: names come from files too.
_UNDRAWABLE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_MARKS = (b"\0\1\0\0", b"OTTO", b"true")
log = logging.getLogger(__name__)


def load_font(face: str, px: int) -> pg.font.Font:
    """A face at px pixels; AssetError names a file that cannot be read."""
    file = paths.asset("fonts", FACES[face])
    try:
        with open(file, "rb") as opened:
            if opened.read(4) not in _MARKS:  # pygame takes any bytes for a font and draws its own instead
                raise AssetError(f"font {file}: not a font")
        return pg.font.Font(file, px)
    except (OSError, pg.error) as broken:
        raise AssetError(f"font {file}: {broken}") from broken


def drawable(text: str) -> str:
    """The text with the box of a missing letter in place of what pygame refuses to draw."""
    return _UNDRAWABLE.sub("\ufffd", text)


def rendered(text: str, font: pg.font.Font, colour: tuple[int, ...]) -> pg.Surface:
    """One line as the font draws it; an empty pixel column for a text without width."""
    text = drawable(text)
    if not font.size(text)[0]:
        return transparent(1, font.get_height())
    return font.render(text, True, colour)


class Fonts:
    """Fonts by face and pixels; the ones used longest ago are closed."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[str, int], pg.font.Font] = OrderedDict()
        self._broken: set[str] = set()

    def get(self, face: str, px: int) -> pg.font.Font:
        """A face at px pixels; pygame's own font and one line in the log if the file cannot be read."""
        key = (face, px)
        if key not in self._open:
            self._open[key] = self._load(face, px)
            while len(self._open) > _KEPT:
                self._open.popitem(last=False)
        self._open.move_to_end(key)
        return self._open[key]

    def _load(self, face: str, px: int) -> pg.font.Font:
        try:
            return load_font(face, px)
        except AssetError as broken:
            if face not in self._broken:
                log.error("%s", broken)
            self._broken.add(face)
            return pg.font.Font(None, px)

    def clear(self) -> None:
        """Closes all, after a change of scale."""
        self._open.clear()
