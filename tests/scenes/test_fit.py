"""No text of any scene is cut off, in any language and text size. What is too wide would end in an ellipsis."""

import pytest

from game.language import LANGUAGES
from game.scenes.keys import Keys
from game.scenes.rules import Rules
from game.scenes.settings import SettingsScene
from game.scenes.setup import Setup
from game.scenes.title import Title
from game.settings import Settings
from game.view.text import ELLIPSIS, Typesetter
from tests.pilot import Pilot
from tests.scenes.test_title import save_a_match

SCENES = [Title, Setup, SettingsScene, Rules, Keys]
LOOKS = [("normal", (1280, 720)), ("very_large", (960, 540)), ("small", (960, 540))]


@pytest.fixture
def cut(monkeypatch):
    """Return the list of the texts that were shortened."""
    shortened = []
    fit = Typesetter.fit

    def watched(self, text, *more):
        short, smaller = fit(self, text, *more)
        if short.endswith(ELLIPSIS) and not text.endswith(ELLIPSIS):
            shortened.append(text)
        return short, smaller

    monkeypatch.setattr(Typesetter, "fit", watched)
    return shortened


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("text_size", "size"), LOOKS)
@pytest.mark.parametrize("scene", SCENES)
def test_every_text_fits(tmp_path, cut, scene, text_size, size, lang):
    pilot = Pilot(tmp_path, size, lang, Settings(language=lang, text_size=text_size))
    if scene is Title:
        save_a_match(tmp_path)
    pilot.open(scene)
    pilot.ticks(2)
    assert pilot.scene.name
    pilot.close()
    assert cut == []


def test_the_watch_sees_a_text_that_is_cut(tmp_path, cut):
    pilot = Pilot(tmp_path).open(Title)
    pilot.context.canvas.text("a text that is far too long for its place", 0, 0, fit=60)
    pilot.close()
    assert cut == ["a text that is far too long for its place"]
