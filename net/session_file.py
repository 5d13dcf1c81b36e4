"""The file that lets a killed program go back to its match: who we are, our secrets, and every entry so far.

It is only ever added to. Each frame is a length, a check that binds it to all before it, and plain data; a file that
was cut or damaged anywhere is good up to that place.
"""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from net.kept import Kept, SessionError, frame, kept_from_bytes, kept_to_bytes
from net.messages import Entry

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

FOLDER, ENDING = "lan", ".session"
SIZE_LIMIT = 16 * 1024 * 1024  # bytes; a long match has about 50,000
TIDY_AFTER = 1024 * 1024  # bytes added, most of them facts that changed since: the file is written anew

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_FORBIDDEN = (errno.EROFS, errno.EACCES, errno.EPERM)

Report = Callable[[str], None]


def session_path(home: Path, game_id: bytes, peer: int) -> Path:
    """Return where the session of a peer in a match lies: two windows of one person may sit at the same table."""
    return home / FOLDER / f"{game_id.hex()}-{peer}{ENDING}"


def is_in_use(path: Path) -> bool:
    """Whether a running program keeps its session there; False where the system cannot tell."""
    if fcntl is None or not path.is_file():  # a pipe would keep whoever opens it waiting
        return False
    try:
        with path.open("rb") as file:
            return not _hold(file.fileno())
    except OSError:
        return False


def _hold(number: int) -> bool:
    """Mark an open file as in use until it is closed or its program ends; False where another has marked it."""
    if fcntl is not None:
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks
    return True


def session_files(home: Path) -> list[Path]:
    """Return the session files there are, unread, the one written last first."""
    try:
        found = [(path.stat().st_mtime, path) for path in (home / FOLDER).iterdir() if path.suffix == ENDING]
    except OSError:
        return []
    return [path for _, path in sorted(found, reverse=True)]


def load_session(path: Path) -> Kept:
    """Return what the file holds up to its last whole frame. Raises SessionError: unreadable, foreign or empty.

    The file is not touched.
    """
    try:
        if not path.is_file():  # a pipe would keep whoever opens it waiting
            raise SessionError("no file")
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT)
    except OSError as error:
        raise SessionError(str(error)) from None
    return kept_from_bytes(data)


def delete_session(path: Path) -> None:
    """Delete the file; one that is gone already, or will not go, is no error."""
    with contextlib.suppress(OSError):
        path.unlink()
    _remove_leftovers(path)


class SessionFile:
    """Keeps `kept` on the disk while a match is played: what is noted here changes both.

    report: is given a code when writing fails ("full", "forbidden" or "failed", once a cause) and "" when it works
    again. Nothing here raises: play goes on without a file.
    """

    def __init__(self, home: Path, kept: Kept, report: Report) -> None:
        self.kept = kept
        self.path = session_path(home, kept.game_id, kept.peer)
        self.trouble = ""
        self._report = report
        self._number = -1  # of the open file
        self._check = b""  # of the last frame; the next one is bound to it
        self._added = 0  # bytes since the file was written whole
        self._try(self._write_whole)

    def note(self, **facts: Any) -> bool:
        """Change facts of `Kept`; return whether they lie safely on the disk, a power cut included."""
        self.kept.set(facts)
        return self._add(["facts", facts], safely=True)

    def add_entry(self, entry: Entry) -> bool:
        """Add the next entry of the log; return whether it is written. It survives the program, not a power cut."""
        if not self.kept.add_entry(entry):
            return not self.trouble  # it is there already
        return self._add(["entry", *entry])

    def add_bid(self, auction: int, seat: int, nonce: bytes, text: str) -> bool:
        """Keep what a seal of ours hides, before the seal is sent; return whether it lies safely on the disk."""
        self.kept.add_bid(auction, seat, nonce, text)
        return self._add(["bid", auction, seat, nonce, text], safely=True)

    def replace_log(self, entries: list[Entry]) -> bool:
        """Keep another log: the one here was not the one that the match went on with."""
        self.kept.entries = list(entries)
        return self._try(self._write_whole)

    def close(self) -> None:
        """Close the file; the next note opens it again."""
        if self._number >= 0:
            with contextlib.suppress(OSError):
                os.close(self._number)
        self._number = -1

    def delete(self) -> None:
        """Close the file and delete it: there is nothing to go back to."""
        self.close()
        delete_session(self.path)

    def _add(self, parts: list[Any], safely: bool = False) -> bool:
        if self._number < 0:  # after a failure the file may end in half a frame
            return self._try(self._write_whole)
        return self._try(lambda: self._append(parts, safely))

    def _append(self, parts: list[Any], safely: bool) -> None:
        data, check = frame(parts, self._check)
        self._added += len(data)
        if self._added > TIDY_AFTER:
            self._write_whole()  # `kept` has it already
            return
        self._check = check
        _write(self._number, data)
        if safely:
            os.fsync(self._number)

    def _write_whole(self) -> None:
        self.close()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        _remove_leftovers(self.path)
        temporary = self.path.with_name(f"{self.path.stem}.{os.getpid()}.tmp")
        data, check = kept_to_bytes(self.kept)
        try:
            _write_anew(temporary, data)
            temporary.replace(self.path)
        except OSError:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
        self._check, self._added = check, 0
        self._number = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        _hold(self._number)

    def _try(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            self.close()
            self._tell(_cause(error))
            return False
        self._tell("")
        return True

    def _tell(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            self._report(trouble)


def _remove_leftovers(path: Path) -> None:
    """Delete what killed programs left beside the file: secrets are in it."""
    with contextlib.suppress(OSError):
        for left in path.parent.glob(f"{path.stem}.*.tmp"):
            left.unlink(missing_ok=True)


def _write_anew(path: Path, data: bytes) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
    number = os.open(path, flags, 0o600)  # it holds secrets: the token and the seed of the chain
    try:
        _write(number, data)
        os.fsync(number)
    finally:
        os.close(number)


def _write(number: int, data: bytes) -> None:
    while data:  # a disk that fills takes a part first
        data = data[os.write(number, data) :]


def _cause(error: OSError) -> str:
    if error.errno in _FULL:
        return "full"
    return "forbidden" if error.errno in _FORBIDDEN else "failed"
