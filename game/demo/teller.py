"""What the demo prints: on a terminal one table that changes in place, elsewhere plain lines that can be read later."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from typing import TextIO

HOME_AND_CLEAR = "\x1b[H\x1b[J"
SECONDS_A_PLY = 0.15
PLIES_A_TABLE = 8  # in plain lines: a table after so many plies


class OutputLost(Exception):
    """Nothing more can be printed: the reader has gone, or the disk behind the output is full. Its cause says which."""


class Teller:
    """Prints sentences and tables to `out`, standard output unless another is given. Raises OutputLost."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out or sys.stdout
        self.lively = self._out.isatty() and os.environ.get("TERM") != "dumb"
        self.colour = self.lively and "NO_COLOR" not in os.environ
        self._told: list[str] = []
        self._plies = 0
        self._last: Sequence[str] = ()  # told but not yet shown
        self._held: Sequence[str] = ()  # sentences that the next ply may tell anew
        if hasattr(self._out, "reconfigure"):
            self._out.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
        if self.lively and sys.platform == "win32":
            os.system("")  # switches the escape sequences of the Windows console on

    def say(self, text: str) -> None:
        """Print one line."""
        self._write(f"{text}\n")

    def ply(self, sentences: Sequence[str], table: Sequence[str], renews: bool = False) -> None:
        """Tell one ply: what happened, and the table after it. renews: in place of the sentence before."""
        if self.lively:
            self._told = [*(self._told[:-1] if renews else self._told), *sentences]
            self._write(HOME_AND_CLEAR)
            self.table([*table, "", *self._told[-4:]])
            time.sleep(SECONDS_A_PLY)
            return
        if not renews:
            self._release()
        self._held, self._last = sentences, table

    def last_table(self) -> None:
        """Print the table as it stands now, unless it is the newest thing on the screen."""
        self._say_held()
        if self._last:
            self._show_last()

    def _release(self) -> None:
        """Print what was held back, and the table after it where one is due."""
        if not self._held:
            return
        self._say_held()
        self._plies += 1
        if self._plies % PLIES_A_TABLE == 0:
            self._show_last()

    def _say_held(self) -> None:
        held, self._held = self._held, ()
        for sentence in held:
            self.say(sentence)

    def _show_last(self) -> None:
        self.table(["", *self._last, ""])
        self._last = ()

    def _write(self, text: str) -> None:
        try:
            self._out.write(text)
            self._out.flush()
        except OSError as error:
            raise OutputLost from error

    def table(self, lines: Sequence[str]) -> None:
        """Print the lines of a table."""
        self.say("\n".join(lines))
