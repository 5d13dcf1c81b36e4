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

    def keep(self, match: Match) -> None:
        """Write the match down if it is over. Never raises."""
        if not match.is_over:
            return
        if self._saver is None:
            self._saver = Saver(self._root, self._report, file_name(match, self._mark))
        self._saver.keep(match)

    def seen(self) -> None:
        """Take note that the last page of the match was shown."""
        if self._saver is not None:
            self._saver.seen()
