"""Writing a file so that a crash or a power cut leaves the old text or the new one, never half of either."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

SUFFIX = ".tmp"
_PREFIX = 50  # characters, up to four bytes each


def write_atomically(path: Path, text: str) -> None:
    """Replace the file by `text` (UTF-8), return when it lies on the disk. Raises OSError; then the old file stays."""
    temporary = path.with_name(f"{_prefix(path)}{os.getpid()}{SUFFIX}")
    try:
        with temporary.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def remove_leftovers(path: Path) -> None:
    """Delete the temporary files that killed processes left beside `path`."""
    with contextlib.suppress(OSError):
        for left in path.parent.iterdir():
            if left.name.startswith(_prefix(path)) and left.suffix == SUFFIX:
                left.unlink(missing_ok=True)


def _prefix(path: Path) -> str:
    return f"{path.stem[:_PREFIX]}."  # a file's name may be as long as the system allows already


def _sync_folder(folder: Path) -> None:
    # Makes the renaming itself durable. Windows cannot open folders and some file systems refuse: then it is at their
    # own pace.
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
