"""What is written down when positions differ: both sides, field by field, in one file that can be sent to somebody."""

from __future__ import annotations

import io
import os
import platform
import sys
import zipfile
import zlib

LARGEST_STATE = 1 << 20


def state_from_dump(data: bytes) -> str:
    """Return the position that a Dump holds, "" for one that cannot be read or is too long."""
    try:
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(data, LARGEST_STATE)
        return "" if unpacker.unconsumed_tail else text.decode()
    except (zlib.error, UnicodeDecodeError):
        return ""


def difference(mine: str, theirs: str) -> str:
    """Return the fields that differ, one a line; a field is a word of a line of a position."""
    left, right = mine.splitlines(), theirs.splitlines()
    found = []
    for number in range(max(len(left), len(right))):
        one = left[number] if number < len(left) else ""
        other = right[number] if number < len(right) else ""
        if one != other:
            found += _words(number + 1, one, other)
    return "\n".join(found) + "\n" if found else "no difference\n"


def _words(line: int, one: str, other: str) -> list[str]:
    left, right = one.split(), other.split()
    if len(left) != len(right):
        return [f"line {line}: here {one!r}, there {other!r}"]
    name = f" ({left[0]})" if left and left[0] == right[0] else ""
    return [
        f"line {line}{name}, word {place}: here {mine!r}, there {theirs!r}"
        for place, (mine, theirs) in enumerate(zip(left, right, strict=True), 1)
        if mine != theirs
    ]


def report(files: dict[str, str]) -> bytes:
    """Return a zip file of these texts, with what machine this is beside them."""
    facts = {
        "python": sys.version,
        "system": platform.platform(),
        "hash seed": os.environ.get("PYTHONHASHSEED", "random"),
    }
    about = "".join(f"{key}: {value}\n" for key, value in facts.items())
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in {"about.txt": about, **files}.items():
            # no time is written down: the same report is the same file
            archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return stream.getvalue()
