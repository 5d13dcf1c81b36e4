"""The page of the keys: every row can be told from the next."""

import pytest

from game import language
from game.scenes import keys


@pytest.fixture(params=language.LANGUAGES)
def lang(request):
    language.use(request.param)
    yield request.param
    language.use("en")


@pytest.mark.parametrize("sheet", [keys._menus, keys._table])
def test_no_two_rows_that_follow_one_another_need_two_lines(pilot, lang, sheet):
    canvas = pilot.app.screen.canvas
    language.use(lang)  # the pilot has come with its own
    wide, size = canvas.k * (538 - 212), 18 * canvas.k * canvas.text_scale
    texts = [text for _commands, text in sheet()]
    broken = [len(canvas.workshop.setter.lines(text, "body", size, wide)) > 1 for text in texts]
    assert not [pair for pair in zip(texts, texts[1:], broken, broken[1:], strict=False) if all(pair[2:])]
