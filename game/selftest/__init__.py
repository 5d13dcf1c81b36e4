"""The program tries itself out without a screen, from a checkout and as a package alike: `main.py --selftest`.

`run` says a line for every step, in English: what it says is sent to whoever mends the program. Nothing of the person's
is read or written, for everything happens in a folder that is made for it.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

FAILED = 1  # exit code
_PREFIX = "three-crowns-selftest-"


def run(report: Path | None = None) -> int:
    """Take every step; return 0, or 1 after one sentence that names what failed. report: a file for the same lines."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    try:
        with (
            _interruptible(),
            Telling(report) as tell,
            tempfile.TemporaryDirectory(prefix=_PREFIX, ignore_cleanup_errors=True) as folder,
        ):
            os.environ["THREE_CROWNS_HOME"] = folder
            return _take_steps(Path(folder), tell)
    except OSError as error:  # no file can be written, neither the report nor any other
        print(f"The selftest failed: {error}", file=sys.stderr)
        return FAILED


@contextmanager
def _interruptible() -> Iterator[None]:
    """Let a shutdown and a closed terminal end it like Ctrl+C, so that its folder goes."""
    endings = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
    before = [(one, signal.signal(one, signal.default_int_handler)) for one in endings]
    try:
        yield
    finally:
        for one, handler in before:
            signal.signal(one, handler)


class Telling:
    """Writes lines on the terminal, and into a file where one is named: a Windows program has no terminal."""

    def __init__(self, report: Path | None) -> None:
        self._report = report
        self._file: TextIO | None = None

    def __enter__(self) -> Telling:
        self._file = self._report.open("w", encoding="utf-8") if self._report else None
        return self

    def __exit__(self, *_: object) -> None:
        if self._file:
            self._file.close()

    def __call__(self, line: str) -> None:
        with suppress(OSError):  # whoever reads may have gone
            print(line, flush=True)
        if self._file:
            print(line, file=self._file, flush=True)


def _take_steps(folder: Path, tell: Telling) -> int:
    from game.selftest.steps import STEPS, Failure, listening  # late: they need pygame, which must know the drivers

    for name, step in STEPS.items():
        before = time.monotonic()
        try:
            with listening() as heard:
                found = step(folder)
            if heard:
                raise Failure(heard[0])
        except Exception as error:
            reason = str(error) if isinstance(error, Failure) else f"{_place(error)}: {type(error).__name__} {error}"
            tell(f"The selftest failed at the {name}: {' '.join(reason.split())}")
            return FAILED
        tell(f"{name}: {found} ({time.monotonic() - before:.1f} s)")
    tell("The selftest found nothing wrong.")
    return 0


def _place(error: Exception) -> str:
    """Return the file and the line that an error comes from."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"
