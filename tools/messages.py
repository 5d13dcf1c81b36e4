"""Finds the texts for translators in the source: the arguments of `_`, `N_` and `ngettext`, read with ast."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MARKS = {"_": 1, "N_": 1, "ngettext": 2}
SOURCES = ("main.py", "game")
THE_MARKS_THEMSELVES = "game/language.py"


@dataclass(frozen=True)
class Message:
    """One text: `many` is its plural or empty; `file` is where it stands, from the root, with slashes."""

    one: str
    many: str
    file: str
    line: int


class MessageError(Exception):
    """A marked text that no translator could ever see; the message names the file and the line."""


def find_messages(root: Path = ROOT) -> list[Message]:
    """Return every marked text of the program, file by file in the order of the alphabet. Raises MessageError."""
    found = []
    for source in SOURCES:
        place = root / source
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place] * place.exists():
            file = path.relative_to(root).as_posix()
            if file != THE_MARKS_THEMSELVES:
                found += messages_of(path.read_text(encoding="utf-8"), file)
    return found


def messages_of(source: str, file: str) -> list[Message]:
    """Return the marked texts of one source text, in the order of its lines."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _mark(node) in MARKS]
    calls.sort(key=lambda node: (node.lineno, node.col_offset))
    return [message for node in calls if (message := _message(node, file))]


def _mark(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _message(call: ast.Call, file: str) -> Message | None:
    mark = _mark(call)
    texts = [node.value for node in call.args if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    if len(texts) >= MARKS[mark]:
        return Message(texts[0], texts[1] if mark == "ngettext" else "", file, call.lineno)
    if mark == "_" and call.args and isinstance(call.args[0], ast.Name | ast.Attribute | ast.Subscript | ast.Call):
        return None  # a constant that N_ marks where it is written
    raise MessageError(f"{file}:{call.lineno}: {mark}() needs a plain text, not {ast.unparse(call)}")
