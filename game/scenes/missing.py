"""Files of the program that are missing or damaged: named to the person, while the program goes on without them."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from contextlib import suppress

from game.language import _

_FILE = re.compile(r"[\w.-]+\.(?:svg|jpg|ttf|ogg|mo)")
_MOST = 3  # sentences; whoever has lost a whole folder need not hear of every file
_LOGGER = "game"


class MissingFiles(logging.Handler):
    """Hears what drawing, sound and language report, tells it in a sentence, and writes it on the terminal as well."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell
        self._told: set[str] = set()
        logging.getLogger(_LOGGER).addHandler(self)

    def stop(self) -> None:
        """Hear nothing more."""
        logging.getLogger(_LOGGER).removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        message = record.getMessage()
        with suppress(OSError):  # the terminal may have gone
            print(message, file=sys.stderr)
        found = _FILE.search(message)
        name = found.group() if found else message
        if name not in self._told and len(self._told) < _MOST:
            self._told.add(name)
            self._tell(_("A file of the program is missing or damaged: {file}.").format(file=name))
