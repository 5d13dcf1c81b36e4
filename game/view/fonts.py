"""The font files, and the fonts opened from them at the sizes used last."""

from __future__ import annotations

import re
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path

import pygame as pg

from game import paths
from game.view.assets import AssetError, reason, report, transparent

FACES = {"title": "Cinzel-Bold.ttf", "body": "Alegreya-Regular.ttf", "bold": "Alegreya-Bold.ttf"}
_PROBE = "AZaz09őß…"  # a damaged font fails only when it is asked for letters
_DIRECTORY = 2048  # bytes that hold the list of tables with room to spare
_KEPT = 24
# Control characters and halves of characters: names come from files too.
_UNDRAWABLE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_MARKS = (b"\0\1\0\0", b"OTTO", b"true")


def load_font(face: str, px: int) -> pg.font.Font:
    """A face at px pixels; AssetError names a file that cannot be read."""
    file = paths.asset("fonts", FACES[face])
    try:
        _check(file)
        font = pg.font.Font(file, px)
        font.size(_PROBE)
        return font
    except (OSError, pg.error, AssetError) as broken:
        raise AssetError(f"{file}: {reason(broken)}") from broken


def _check(file: Path) -> None:
    """Raise AssetError for what pygame would take without a word: other bytes (it draws its own font), half a file."""
    with open(file, "rb") as opened:
        head = opened.read(_DIRECTORY)
        size = opened.seek(0, 2)
    if head[:4] not in _MARKS:
        raise AssetError("not a font")
    tables = int.from_bytes(head[4:6], "big")
    for place in range(12, 12 + 16 * tables, 16):  # each entry: name, checksum, offset, length
        offset, length = (int.from_bytes(head[at : at + 4], "big") for at in (place + 8, place + 12))
        if place + 16 > len(head) or offset + length > size:
            raise AssetError("a font that is cut off")


def drawable(text: str) -> str:
    """The text with the box of a missing letter in place of what pygame refuses to draw."""
    return _UNDRAWABLE.sub("\ufffd", text)


def rendered(text: str, font: pg.font.Font, colour: tuple[int, ...]) -> pg.Surface:
    """One line as the font draws it; an empty pixel column for a text without width."""
    text = drawable(text)
    if not font.size(text)[0]:
        return transparent(1, font.get_height())
    return font.render(text, True, colour)


def _another(px: int) -> pg.font.Font:
    """A face of ours that can be read, else pygame's own, which a package does not have."""
    for face in FACES:
        with suppress(AssetError):
            return load_font(face, px)
    return pg.font.Font(None, px)


class Fonts:
    """Fonts by face and pixels; the ones used longest ago are closed."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[str, int], pg.font.Font] = OrderedDict()
        self._broken: set[str] = set()

    def get(self, face: str, px: int) -> pg.font.Font:
        """A face at px pixels; another one of ours and one line in the log if the file cannot be read."""
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
                report(broken)
            self._broken.add(face)
            return _another(px)

    def clear(self) -> None:
        """Closes all, after a change of scale."""
        self._open.clear()
