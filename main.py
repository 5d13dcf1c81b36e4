"""Reads the command line and starts the game. pygame is imported later: worker processes run this file too."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from pathlib import Path


def main(arguments: list[str] | None = None) -> int:
    """Run the program; return its exit code."""
    multiprocessing.freeze_support()
    chosen = _parser().parse_args(arguments)
    if chosen.demo:
        from game import demo

        return demo.run(chosen.demo, chosen.lang)
    from game import app

    try:
        return app.play(chosen.window, chosen.lang, chosen.file)
    except app.NoScreen as error:
        from game import demo

        return demo.run_instead(str(error), chosen.lang)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="three-crowns", description="Medieval territory board games on one table.")
    parser.add_argument("file", nargs="?", type=Path, help="a saved match or a replay to open")
    parser.add_argument("--demo", type=Path, metavar="DIR", help="play a match without a screen; pictures go to DIR")
    parser.add_argument("--lang", choices=["en", "nl", "hu", "de"], help="the language, instead of the one last used")
    parser.add_argument("--window", type=_size, metavar="WxH", help="the size of the window in pixels")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and max(len(width), len(height)) <= 4):
        raise argparse.ArgumentTypeError(f"{text} is not a size like 1280x720")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
