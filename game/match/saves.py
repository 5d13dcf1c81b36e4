"""The saves and replays there are: listed, checked, opened and deleted.

`root` is the folder that holds both kinds. `games` are the games that can be opened, those of the catalogue unless
others are given.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.atomic import remove_leftovers
from game.language import _
from game.match.errors import SaveError
from game.match.log import Entry, Seat, seats_at
from game.match.reader import SIZE_LIMIT, record_from_text, text_from_bytes
from game.match.record import Record
from game.match.saver import ENDINGS, REPLAYS, SAVES, mark_of, mark_seen
from game.match.verify import verified_match
from game.rules.catalog import GAMES
from game.rules.core import Game, Outcome


@dataclass(frozen=True, slots=True)
class Saved:
    """One file of the list. A broken one has a `problem` (a sentence) and no record.

    modified: seconds since 1970. log: the plies, checked against the rules and the file's digests. outcome: None while
    the match goes on.
    """

    path: Path
    modified: float
    problem: str = ""
    record: Record | None = None
    log: tuple[Entry, ...] = ()
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits there at the end of what is written; () for a broken file."""
        return () if self.record is None else seats_at(self.record.seats, self.record.reseats, len(self.log))

    @property
    def is_finished(self) -> bool:
        """Whether the match is over."""
        return self.outcome is not None

    @property
    def is_unfinished(self) -> bool:
        """Whether the match can be continued."""
        return self.record is not None and self.outcome is None


def load(path: Path, games: Mapping[str, Game] = GAMES) -> Saved:
    """Return the match in the file. Raises SaveError, whose sentence says what is wrong; the file is never touched."""
    try:
        if not path.is_file():  # a pipe would keep whoever opens it waiting
            raise OSError("not a file")
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT + 1)
    except OSError:
        raise SaveError(_("The file cannot be read.")) from None
    record = record_from_text(text_from_bytes(data))
    match = verified_match(record, games)
    return Saved(path, _modified(path), record=record, log=tuple(match.log), outcome=match.outcome())


def found(root: Path, games: Mapping[str, Game] = GAMES) -> list[Path]:
    """Return the files of all saves and then of all replays, each newest first, unread."""
    return _saves(root, games) + _newest_first(_files(root, REPLAYS))


def checked(path: Path, games: Mapping[str, Game] = GAMES) -> Saved:
    """Return the match in the file, or the file with its problem. Takes about 3 ms for a long match."""
    try:
        return load(path, games)
    except SaveError as error:
        return Saved(path, _modified(path), problem=str(error))


def list_saves(root: Path, games: Mapping[str, Game] = GAMES) -> list[Saved]:
    """Return every save and then every replay, each newest first; broken ones with their problem."""
    return [checked(path, games) for path in found(root, games)]


@dataclass(frozen=True, slots=True)
class Newest:
    """What was played last: `saved` goes on, or is over and nobody has seen its last page; None where there is nothing.

    spoiled: the saves that are newer and cannot be opened, newest first.
    """

    saved: Saved | None
    spoiled: tuple[Saved, ...] = ()


def newest(root: Path, games: Mapping[str, Game] = GAMES) -> Newest:
    """Return the match that "Continue" offers, and what is broken and was played after it."""
    spoiled: list[Saved] = []
    for path in _newest_first([*_saves(root, games), *_unseen(root)]):
        saved = checked(path, games)
        if saved.is_unfinished or (saved.is_finished and path.parent.name == REPLAYS):
            return Newest(saved, tuple(spoiled))
        if saved.problem:
            spoiled.append(saved)
    return Newest(None, tuple(spoiled))


def delete(path: Path) -> None:
    """Delete a save or replay; one that is gone already is no error. Raises SaveError."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        raise SaveError(_("The file cannot be deleted.")) from None
    mark_seen(path)
    remove_leftovers(path)


def _files(root: Path, kind: str) -> list[Path]:
    try:
        return sorted(path for path in (root / kind).iterdir() if path.suffix in ENDINGS)
    except OSError:
        return []


def _saves(root: Path, games: Mapping[str, Game]) -> list[Path]:
    # A crash between the replay's writing and the save's deletion leaves both; a broken replay stands for nothing.
    ended = {path.name for path in _files(root, REPLAYS)}
    return _newest_first(
        [path for path in _files(root, SAVES) if path.name not in ended or not _is_replay(path, games)]
    )


def _unseen(root: Path) -> list[Path]:
    """Return the replays whose last page nobody has seen; a mark alone, of a replay never written, is nothing."""
    return [path for path in _files(root, REPLAYS) if os.path.exists(mark_of(path))]


def _is_replay(save: Path, games: Mapping[str, Game]) -> bool:
    return checked(save.parent.parent / REPLAYS / save.name, games).is_finished


def _newest_first(files: list[Path]) -> list[Path]:
    return sorted(files, key=_modified, reverse=True)


def _modified(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
