"""The tree as a whole: files and functions stay short, and nothing names the machine it was written on."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_OURS = {".git", ".venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", "build", "dist", "out"}
TEXT = {".py", ".md", ".toml", ".lock", ".txt", ".svg", ".po", ".pot", ".yml", ".json", ""}
MOST_LINES, MOST_LINES_OF_TESTS = 300, 400
MOST_LINES_OF_A_FUNCTION = 50

# Written apart, so that this file does not find itself.
PLACES = [r"/wor" r"k/", r"/tm" r"p/", r"/roo" r"t/", r"\.\./shar" r"ed"]
INDEXES = [r"pypi\." r"org", r"pythonhosted\." r"org", r"registry\.npmjs", r"deb\.debian"]
FORBIDDEN = re.compile("|".join([*PLACES, *INDEXES]))


def files():
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        if path.is_file() and not NOT_OURS.intersection(parts) and path.suffix in TEXT and parts[0] != ".git":
            yield path


def relative(path):
    return path.relative_to(ROOT).as_posix()


PYTHON = [path for path in files() if path.suffix == ".py"]


def test_there_is_something_to_check():
    assert "game/language.py" in map(relative, PYTHON)


def test_nothing_names_a_machines_folder_or_a_package_index():
    found = []
    for path in files():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if FORBIDDEN.search(line):
                found.append(f"{relative(path)}:{number}: {line.strip()[:100]}")
    assert found == []


@pytest.mark.parametrize("path", PYTHON, ids=relative)
def test_files_are_one_idea_long(path):
    most = MOST_LINES_OF_TESTS if relative(path).startswith("tests/") else MOST_LINES
    assert len(path.read_text(encoding="utf-8").splitlines()) <= most


@pytest.mark.parametrize("path", PYTHON, ids=relative)
def test_functions_fit_a_screen(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    long = [f"{node.name} at line {node.lineno}" for node in functions if length(node) > MOST_LINES_OF_A_FUNCTION]
    assert long == []


def length(node):
    return node.end_lineno - node.lineno + 1
