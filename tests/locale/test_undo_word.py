"""Undo and Back are two things in every language: taking a move back does not read like leaving."""

import pytest

from game import language
from game.language import LANGUAGES, _


@pytest.mark.parametrize("code", LANGUAGES)
def test_undo_does_not_read_like_back(code):
    was = language.current()
    try:
        language.use(code)
        assert len({_("Undo"), _("Redo"), _("Back"), _("Cancel"), _("Go back")}) == 5
    finally:
        language.use(was)
