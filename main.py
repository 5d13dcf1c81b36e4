"""Reads the command line and starts the game. pygame is imported later: worker processes run this file too."""

from __future__ import annotations

import argparse
import errno
import multiprocessing
import os
import sys
from contextlib import suppress
from pathlib import Path

from game import VERSION, language, paths
from game.language import _

UNWRITABLE, INCOMPLETE = 2, 3  # exit codes: no folder for the person's files, the program's own files are not there
FAILED, INTERRUPTED = 1, 130  # the latter is the exit code that shells give


def run() -> int:
    """Do what the command line says; return the exit code. Nobody gets to read a traceback."""
    try:
        return main()
    except KeyboardInterrupt:  # Ctrl+C before the window is there, or twice
        return INTERRUPTED
    except Exception as error:
        return _give_up(error)
    finally:
        _drop_unwritten()


def main(arguments: list[str] | None = None) -> int:
    """Run the program; return its exit code."""
    multiprocessing.freeze_support()
    _settle_output()
    chosen = _parser().parse_args(arguments)
    if chosen.licences:
        return _tell_licences()
    problem = _lost_folder()
    if problem:
        return _refuse(problem, INCOMPLETE)
    problem = _make_portable() if chosen.portable else ""
    if problem:
        return _refuse(problem, UNWRITABLE)
    if chosen.selftest:
        from game import selftest

        return selftest.run(chosen.report)
    if chosen.demo:
        from game import demo

        return demo.run(chosen.demo, chosen.lang, key=chosen.game)
    from game import app

    try:
        return app.play(chosen.window, chosen.lang, chosen.file)
    except app.NoScreen as error:
        from game import demo

        return demo.run_instead(str(error), chosen.lang)


def _settle_output() -> None:
    # Nothing printed may stop the program: neither a letter that the terminal lacks nor a stream that is closed, as in
    # a program without a console.
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - for as long as we run
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _refuse(sentence: str, code: int) -> int:
    with suppress(OSError):  # the terminal may have gone
        print(sentence, file=sys.stderr)
    return code


def _give_up(error: Exception) -> int:
    from datetime import datetime

    from game.scenes import crash

    if language.current() == "en":  # nothing has been chosen yet
        language.use(language.system_language())
    return _refuse(crash.record(error, "the program", paths.user_dir(), datetime.now()), FAILED)


def _drop_unwritten() -> None:
    # What cannot be written, for nobody reads it any more or a disk is full, must not be tried again at the very end.
    for stream in (sys.stdout, sys.stderr):
        if stream is None or stream.closed:  # in processes that multiprocessing has begun
            continue
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _lost_folder() -> str:
    """Return a sentence when the program lies here without its pictures or fonts, else ""."""
    for name in ("images", "fonts"):
        folder = paths.asset(name)
        if not folder.is_dir():
            language.use(language.system_language())
            text = _("The folder {folder} belongs to the program and is missing; please install Three Crowns again.")
            return text.format(folder=folder)
    return ""


def _make_portable() -> str:
    """Make the folder that keeps the person's files beside the program; return a sentence where that fails, else ""."""
    folder = paths.portable_dir()
    try:
        folder.mkdir(exist_ok=True)
        if not os.access(folder, os.W_OK):  # it was made before, by somebody else or on a stick that is locked now
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        language.use(language.system_language())
        text = _("The folder {folder} cannot be written: {reason}.")
        return text.format(folder=folder, reason=error.strerror or error)
    return ""


def _tell_licences() -> int:
    """Print the terms of everything inside: of a package whole, of a checkout what it has itself."""
    packed = sorted((paths.root() / paths.LICENCES).glob("*"))
    try:
        for file in packed or [paths.root() / "LICENSE", paths.asset("CREDITS.md")]:
            print(f"--- {file.name}\n\n{file.read_text('utf-8', errors='replace')}", flush=True)
    except BrokenPipeError:
        return 0  # whoever reads has gone, which is their right
    except OSError as error:
        return _refuse(f"{error.filename or 'the licences'}: {error.strerror or error}", FAILED)
    return 0


def _parser() -> argparse.ArgumentParser:
    about = "Medieval board games about land and power, on one table."
    parser = argparse.ArgumentParser(prog="three-crowns", description=about)
    parser.add_argument("file", nargs="?", type=Path, help="a saved match or a replay to open")
    parser.add_argument("--demo", type=Path, metavar="DIR", help="play a match without a screen; pictures go to DIR")
    parser.add_argument("--game", default="", metavar="KEY", help="the game of the demo, such as carolus_magnus")
    parser.add_argument("--lang", choices=list(language.LANGUAGES), help="the language, instead of the one last used")
    parser.add_argument("--portable", action="store_true", help="from now on keep everything beside the program")
    parser.add_argument("--version", action="version", version=f"Three Crowns {VERSION}")
    parser.add_argument("--licences", action="store_true", help="print the licences of everything inside")
    parser.add_argument("--selftest", action="store_true", help="try everything without a screen, and say what fails")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write to FILE as well what the selftest says")
    parser.add_argument("--window", type=_size, metavar="WxH", help="the size of the window in pixels")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and max(len(width), len(height)) <= 4):
        raise argparse.ArgumentTypeError(f"{text} is not a size like 1280x720")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(run())
