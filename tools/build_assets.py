"""Writes every picture and sound the client loads.

`python -m tools.build_assets [pictures|textures|sounds] [--to DIR]`, everything by default.

The results are committed; a change of a template is a change of the files, and a test compares the two.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.art import catalog

ASSETS = Path(__file__).resolve().parent.parent / "assets"


def write_pictures(folder: Path) -> int:
    """Writes all SVG files under folder/images and returns how many there are."""
    count = 0
    for name, text in catalog.pictures():
        file = folder / "images" / f"{name}.svg"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8", newline="\n")
        count += 1
    return count


def write_textures(folder: Path) -> None:
    """Writes the baked oak and parchment under folder/images/textures (needs pygame)."""
    from tools.art import textures

    textures.bake(folder / "images" / "textures")


def write_sounds(folder: Path) -> None:
    """Writes all sounds under folder/sounds (needs soundfile)."""
    from tools.art import sounds

    sounds.write(folder / "sounds")


def main() -> None:
    """Builds what the command line names, everything by default."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["pictures", "textures", "sounds"])
    parser.add_argument("--to", type=Path, default=ASSETS)
    wanted = parser.parse_args()
    if "pictures" in wanted.what:
        print(write_pictures(wanted.to), "pictures")
    if "textures" in wanted.what:
        write_textures(wanted.to)
    if "sounds" in wanted.what:
        write_sounds(wanted.to)


if __name__ == "__main__":
    main()
