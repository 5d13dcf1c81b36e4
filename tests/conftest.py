"""Tests need neither a screen nor a sound device; who wants real ones sets the variables."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(autouse=True)
def english():
    """Begin every test in English: the language is one for the whole process, and a test before may have changed it."""
    from game import language

    language.use("en")


@pytest.fixture
def pilot(tmp_path):
    """The real app with somebody who drives it."""
    from tests.pilot import Pilot

    pilot = Pilot(tmp_path)
    yield pilot
    pilot.close()
