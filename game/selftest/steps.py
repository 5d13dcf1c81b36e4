"""The steps of the selftest in their order, and what they share."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from game.selftest import computers, files, lan, scenes
from game.selftest.failure import Failure as Failure

#: A step gets the folder that all of them share, in which the matches stay for the scenes, and returns what it has
#: seen. It raises Failure, or anything else, when something is wrong.
STEPS: dict[str, Callable[[Path], str]] = {
    "files": files.try_files,
    "languages": files.try_languages,
    "computer players": computers.try_worker,
    "matches": computers.try_matches,
    "scenes": scenes.try_scenes,
    "network": lan.try_lan,
}


class _Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


@contextmanager
def listening() -> Iterator[list[str]]:
    """Collect what the program's parts report as errors: a file that is missing stops no scene."""
    errors = _Errors()
    loggers = [logging.getLogger(name) for name in ("game", "three_crowns")]
    for one in loggers:
        one.addHandler(errors)
    try:
        yield errors.heard
    finally:
        for one in loggers:
            one.removeHandler(errors)
