"""The program's icon in the formats of the systems, drawn from the pictures of `tools/art` as the game draws them.

Both containers take PNG pictures as they are.
"""

from __future__ import annotations

import io
import os
import struct
from collections.abc import Iterable

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame as pg

from game.view.assets import Pictures
from game.view.cache import SurfaceCache
from tools.package import plan

SIZES = (16, 24, 32, 48, 64, 128, 256)
_DRAWN_FOR = {16: "ui/window_icon_16", 24: "ui/window_icon_32", 32: "ui/window_icon_32", 48: "ui/window_icon"}
_LARGE = "ui/icon_256"
_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def png(size: int) -> bytes:
    """Return the icon as a PNG file, `size` pixels wide and high."""
    name = _DRAWN_FOR.get(size, _LARGE)
    drawn = Pictures(SurfaceCache(0, 1)).rastered(name, size, size)
    if drawn.get_size() != (size, size):
        drawn = pg.transform.smoothscale(drawn, (size, size))
    file = io.BytesIO()
    pg.image.save(drawn, file, "icon.png")
    return file.getvalue()


def ico(pictures: Iterable[bytes], sizes: Iterable[int] = SIZES) -> bytes:
    """Return a Windows icon of PNG pictures."""
    entries, body, given = b"", b"", list(zip(sizes, pictures, strict=True))
    start = 6 + 16 * len(given)
    for size, picture in given:
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), start + len(body))
        body += picture
    return struct.pack("<HHH", 0, 1, len(given)) + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon of PNG pictures by their size."""
    parts = b"".join(_ICNS[size] + struct.pack(">I", len(one) + 8) + one for size, one in sorted(pictures.items()))
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def write() -> None:
    """Write the icons where PyInstaller takes them from."""
    plan.ICO.write_bytes(ico(map(png, SIZES)))
    plan.ICNS.write_bytes(icns({size: png(size) for size in _ICNS}))
