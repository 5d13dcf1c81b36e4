"""Writes a match down after every ply. A disk that refuses is reported and never stops the match."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
from collections.abc import Callable
from pathlib import Path

from game.atomic import remove_leftovers, write_atomically
from game.language import _
from game.match.match import Match
from game.match.record import record_of, record_to_text

SAVES = "saves"
REPLAYS = "replays"
ENDING = ".threecrowns"  # by which a system knows what opens the file
ENDINGS = (ENDING, ".txt")  # the second one of older programs
UNSEEN = ".unseen"  # an empty file beside a replay whose last page nobody has seen yet
_STEM = 50  # characters of a name from elsewhere that are kept

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_FORBIDDEN = (errno.EROFS, errno.EACCES, errno.EPERM)


class Saver:
    """Keeps one match in `root`: in the folder of saves while it goes on, in that of replays once it is over.

    report: is given one sentence when saving fails (once per cause) and one when it works again. name: the file of a
    match that is continued, as it lies there now; a new match names its own.
    """

    def __init__(self, root: Path, report: Callable[[str], None], name: str = "") -> None:
        self.root = root
        self.name = name
        self._report = report
        self._cause = ""
        self._is_marked = False
        self._kept: tuple[Path, bytes | None] | None = None  # the file as it was read or written here last
        if name:
            here = root / SAVES / name
            path = here if os.path.lexists(here) else root / REPLAYS / name
            self._kept = path, _content(path)

    @property
    def trouble(self) -> str:
        """Why the match is not saved as it stands, in a sentence; "" while all is well."""
        return self._cause

    def keep(self, match: Match) -> None:
        """Write the match as it stands, durably. Never raises."""
        try:
            self._write(match)
        except OSError as error:
            self._fail(error)
            return
        if self._cause:
            self._cause = ""
            self._report(_("Saving works again; the match is safe."))

    def seen(self) -> None:
        """Take note that the last page of the match was shown; until then it is offered at the next start."""
        mark_seen(self.root / REPLAYS / self.name)

    def path(self, match: Match) -> Path:
        """Return where the match lies in its present stage."""
        return self.root / (REPLAYS if match.is_over else SAVES) / self.name

    def _write(self, match: Match) -> None:
        if not self.name:
            self.name = file_name(match)
        text = record_to_text(record_of(match))
        if self._is_taken(text.encode()):
            self.name = free_name(self.root, Path(self.name).stem)
            self._report(_("The match was played in another window too; here it goes on in a file of its own."))
        path = self.path(match)
        path.parent.mkdir(parents=True, exist_ok=True)
        if len(match.log) <= 1:
            remove_leftovers(path)
        self._mark_end(match)
        write_atomically(path, text)
        self._kept = path, text.encode()
        # The other stage's file goes only now: a crash in between leaves both, and the replay counts.
        other = self.root / (SAVES if match.is_over else REPLAYS) / self.name
        if os.path.lexists(other):
            other.unlink()

    def _mark_end(self, match: Match) -> None:
        """Leave a mark before the end is written down, so that a program that is killed then shows it later."""
        mark = mark_of(self.root / REPLAYS / self.name)
        if not match.is_over:
            self._is_marked = False
            mark_seen(mark)  # the end was taken back
        elif not self._is_marked:
            self._is_marked = True
            with contextlib.suppress(OSError):  # the match itself matters more
                mark.touch()

    def _is_taken(self, text: bytes) -> bool:
        """Whether another window wrote under our name, in which the match went on otherwise."""
        for folder in (SAVES, REPLAYS):
            path = self.root / folder / self.name
            content = _content(path)
            if content not in (None, text) and (path, content) != self._kept:
                return True
        return False

    def _fail(self, error: OSError) -> None:
        cause = _sentence(error)
        if cause != self._cause:
            self._cause = cause
            self._report(cause)


def mark_of(replay: Path) -> Path:
    """Return the file that says, by being there, that nobody has seen the end of the match in the replay."""
    return replay.with_suffix(UNSEEN)


def mark_seen(replay: Path) -> None:
    """Take note that the end of the match in the replay was seen. Never raises."""
    with contextlib.suppress(OSError):
        mark_of(replay).unlink(missing_ok=True)


def file_name(match: Match, mark: str = "") -> str:
    """Return the name of a new match's file: game, moment of its start, and a mark against clashes.

    mark: a few letters and digits; a little of the seed where none is given.
    """
    moment = "".join(sign for sign in match.started if sign.isalnum()) or "undated"
    return f"{match.game.KEY}-{moment}-{mark or f'{match.seed & 0xFFFF:04x}'}{ENDING}"


def free_name(root: Path, stem: str) -> str:
    """Return a name for a file, the stem itself or with a number, that neither a save nor a replay has."""
    short = stem[:_STEM]
    for number in itertools.count(1):
        name = f"{short}-{number}{ENDING}" if number > 1 else f"{short}{ENDING}"
        if not any(os.path.lexists(root / folder / name) for folder in (SAVES, REPLAYS)):
            return name
    raise AssertionError("numbers do not end")


def _content(path: Path) -> bytes | None:
    """Return what lies there, None where nothing does or nobody can tell; then writing will tell."""
    try:
        return path.read_bytes()
    except OSError:
        return None


def _sentence(error: OSError) -> str:
    if error.errno in _FULL:
        return _("The disk is full: the match goes on, but it is not being saved.")
    if error.errno in _FORBIDDEN:
        return _("The folder for saves may not be written: the match goes on, but it is not being saved.")
    return _("The disk does not take the save: the match goes on, but it is not being saved.")
