"""What holds for all tests."""

import pytest

from game import language


@pytest.fixture(autouse=True)
def english():
    """Begin every test in English, whatever language the one before has left."""
    language.use("en")
