"""The file of a match over the network: written when the match is over; until then the session's own file holds it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.match import Match, Saver
from game.match.saver import file_name


class LanKeeper:
    """Keeps one match as a replay in `root`, under the same name whenever the match is told again.

    report: is given one sentence when saving fails and one when it works again.
    """

    def __init__(self, root: Path, report: Callable[[str], None], game_id: bytes) -> None:
        self._root, self._report = root, report
        self._mark = game_id[:4].hex()
        self._saver: Saver | None = None

    @property
    def trouble(self) -> str:
        """Why the match is not written down, in a sentence; "" while all is well."""
        return "" if self._saver is None else self._saver.trouble

    def keep(self, match: Match) -> None:
        """Write the match down if it is over. Never raises."""
        if match.is_over:
            self.keep_unfinished(match)

    def keep_unfinished(self, match: Match) -> None:
        """Write the match down as it stands, to be played on at one screen. Never raises."""
        if self._saver is None:
            self._saver = Saver(self._root, self._report, file_name(match, self._mark))
        self._saver.keep(match)
