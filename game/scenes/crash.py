"""What happens when a scene raises what nobody expected: the details go to a file, the person gets one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from game import paths
from game.language import _

FILE = "errors.log"
_LARGEST = 500_000  # bytes; an older log gives way
_MOST, _SHORT_TIME = 3, 60.0  # more than that many in that many seconds end the program


def _program() -> tuple[int, int]:
    """Return which file the program is at this moment; it reads parts of itself only when they are needed."""
    try:
        found = os.stat(sys.executable)
    except OSError:
        return 0, 0
    return found.st_ino, found.st_mtime_ns


_BEGUN = _program()


class Crashes:
    """Counts failures; a program that fails too often in a short time is beyond help."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self._seconds = seconds
        self._times: list[float] = []

    def one_more(self) -> bool:
        """Count one; return whether the program may go on."""
        now = self._seconds()
        self._times = [then for then in self._times if now - then < _SHORT_TIME] + [now]
        return len(self._times) <= _MOST


def _is_of_the_program(error: BaseException) -> bool:
    """Whether it comes from a file of the program: a library, as Python and pygame say it, or what it reads."""
    if isinstance(error, OSError):
        return str(error.filename).startswith(f"{paths.root()}{os.sep}assets")
    return isinstance(error, ImportError | NotImplementedError)


def record(error: BaseException, where: str, home: Path, now: datetime) -> str:
    """Append the error with its traceback to the log of the folder; return the sentence to show. Never raises."""
    import platform  # both are slow to import, and with luck never needed
    import traceback

    lines = [f"--- {now.isoformat(timespec='seconds')} in {where} on {platform.platform()}\n"]
    lines += traceback.format_exception(error)
    path, told = home / FILE, True
    try:
        home.mkdir(parents=True, exist_ok=True)
        mode = "a" if path.exists() and path.stat().st_size < _LARGEST else "w"
        with open(path, mode, encoding="utf-8") as file:
            file.writelines(lines)
    except OSError:
        told = False
    if _program() != _BEGUN:
        return _(
            "The program was replaced or removed while it was running; close it and start it again. "
            "The match is saved as far as it was played."
        )
    if _is_of_the_program(error):
        return _("A file of the program is missing or damaged: {file}.").format(file=" ".join(str(error).split()))
    if not told:
        return _("Something went wrong. The match can be continued from where it was saved last.")
    return _("Something went wrong; the details are in {file}. The match is saved as far as it was played.").format(
        file=FILE
    )
