"""Bakes the still part of the title into assets/images/textures/title.jpg.

`python -m tools.bake_title`, after the pictures it shows or their places have changed; a test says when that is.
"""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame as pg

from game import paths
from game.scenes.title_stage import BAKED, BAKED_SIZE, paint
from game.view.canvas import Canvas


def painted() -> pg.Surface:
    """Return the still part of the title as it is drawn from its pictures, at the size that is baked."""
    canvas = Canvas(pg.Surface(BAKED_SIZE, 0, 24))
    paint(canvas, 0, 0)
    return canvas.surface


def main() -> None:
    """Write the file."""
    argparse.ArgumentParser(description="Bake the still part of the title into its picture.").parse_args()
    pg.display.init()
    pg.font.init()
    pg.display.set_mode((1, 1))
    file = paths.asset("images", "textures", f"{BAKED}.jpg")
    pg.image.save(painted(), file)
    print(f"{file}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
