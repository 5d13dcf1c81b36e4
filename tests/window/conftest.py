"""A desk for all tests of real windows, and programs that are ended with the test."""

import json
import os

import pytest

from tests.window.desk import Desk, Program, missing_tools
from tests.window.player import HIGH, TITLE, WIDE

QUICK = {"animation": "off", "least_thinking": 0, "language": "en"}


@pytest.fixture(scope="session")
def desk():
    yield from set_up()


@pytest.fixture(scope="session")
def hall():
    """A desk with room for four windows."""
    yield from set_up((2 * WIDE, 2 * (HIGH + TITLE)))


def set_up(*size):
    lacking = missing_tools()
    if lacking and not os.environ.get("CI"):
        pytest.skip(f"a real window needs {', '.join(lacking)}")
    assert not lacking, f"CI must install {', '.join(lacking)}"
    desk = Desk(*size)
    yield desk
    desk.close()


@pytest.fixture
def start(desk, tmp_path):
    programs = []

    def begin(*arguments, **settings):
        (tmp_path / "settings.json").write_text(json.dumps({**QUICK, **settings}))
        programs.append(Program(desk, tmp_path, *arguments))
        return programs[-1]

    yield begin
    for program in programs:
        program.end()
