"""Every word on every screen goes through the catalogue, and none is cut off, also on the tables of a real match."""

import re
import shutil

import pytest

from game import language
from game.language import LANGUAGES
from game.rules import carolus_magnus
from game.scenes.title import Title
from game.settings import Settings
from game.view import assets, light
from game.view.text import ELLIPSIS, Typesetter
from tests.pilot import Pilot
from tools import studio, studio_lan, studio_lan_table

NAMES = {"Henry", "Margaret", "Richard", "Ősi", "Gergő"}
GAMES = {"Carolus", "Magnus", "Löwenherz"}  # named alike everywhere
NOT_WORDS = {"Three", "Crowns", "hree", "rowns", "T", "C", "F", *LANGUAGES.values(), *"ENHUDL", "EN", "NL", "HU", "DE"}
KEYS_AND_BUTTONS = set("URHLMABXYZ") | {"LB", "RB"}
SQUARES_AND_STEPS = {*"abcdefghijklmno", "I", "II", "III", "IV", "½"}
LETTERS = 2 * carolus_magnus.TILE_LETTERS
LANDS = {LETTERS[first : first + size] for first in range(15) for size in range(1, 16)}  # named by their letters
ON_THE_MAP = {"MARE", "GERMANICVM", "HIBERNIA", "GALLIA", "SCOTIA", "ANGLIA", "ENGLAND", "WALES", "SCOTLAND", "CAMBRIA"}
WRITTEN = f"{studio_lan.written_by_people()} {studio_lan_table.written_by_people()}"
ON_THE_NETWORK = {"tcp", "udp", "Q", "uick", "G", "yőző", *re.findall(r"[^\W\d_]+", WRITTEN)}
ALLOWED = ON_THE_NETWORK | NAMES | GAMES | NOT_WORDS | KEYS_AND_BUTTONS | SQUARES_AND_STEPS | LANDS | ON_THE_MAP

LOOKS = [("normal", (1280, 720)), ("small", (960, 540)), ("normal", (960, 540)), ("very_large", (960, 540))]
TIGHTEST, LONGEST = LOOKS[-1], "de"  # where all languages are tried, and the one that is tried everywhere
CASES = [(*look, lang) for look in LOOKS for lang in LANGUAGES if look == TIGHTEST or lang == LONGEST]


class Veiled:
    """A language in which every letter is an x: a word that shows did not come from the catalogue."""

    def gettext(self, text):
        return re.sub(r"\{[^}]*\}|[^\W\d_]", lambda found: found[0] if found[0][0] == "{" else "x", text)

    def ngettext(self, one, many, n):
        return self.gettext(one if n == 1 else many)


@pytest.fixture(scope="module")
def stock(tmp_path_factory):
    return studio.prepare(tmp_path_factory.mktemp("stock"))


@pytest.fixture
def home(stock, tmp_path):
    return shutil.copytree(stock, tmp_path / "home")


@pytest.fixture
def drawn(monkeypatch):
    texts = set()
    for name in ("line", "paragraph", "large_line"):
        original = getattr(Typesetter, name)

        def watched(self, text, *more, original=original, **words):
            texts.add(text)
            return original(self, text, *more, **words)

        monkeypatch.setattr(Typesetter, name, watched)
    return texts


@pytest.mark.parametrize("scene", studio.SCENES)
def test_every_word_comes_from_the_catalogue(home, monkeypatch, drawn, scene):
    pilot = Pilot(home, settings=Settings(language="en", animation="off"))
    monkeypatch.setattr(language, "_texts", Veiled())
    studio.SCENES[scene](pilot)
    assert pilot.scene.name
    pilot.close()
    words = {word for text in drawn for word in re.findall(r"[^\W\d_]+", text) if set(word.lower()) != {"x"}}
    assert drawn and words - ALLOWED == set()


@pytest.fixture
def cut(monkeypatch):
    """Return the list of the texts that were shortened; what is too wide ends in an ellipsis."""
    shortened = []
    fit = Typesetter.fit

    def watched(self, text, *more):
        short, smaller = fit(self, text, *more)
        if short.endswith(ELLIPSIS) and not text.endswith(ELLIPSIS):
            shortened.append(text)
        return short, smaller

    monkeypatch.setattr(Typesetter, "fit", watched)
    return shortened


@pytest.fixture
def without_pictures(monkeypatch):
    """Draw no drawing and no soft light: where words stand does not depend on them, and they cost most of the time."""
    monkeypatch.setattr(assets, "rasterise", lambda svg, w, h: assets.transparent(w, h))
    monkeypatch.setattr(light, "blurred", lambda shape, blur: shape)


@pytest.mark.parametrize(("text_size", "size", "lang"), CASES)
def test_no_word_is_cut_off(home, cut, without_pictures, text_size, size, lang):
    pilot = Pilot(home, size, lang, Settings(language=lang, text_size=text_size, animation="off"))
    found = {}
    for name, open_scene in studio.SCENES.items():
        open_scene(pilot)
        assert pilot.scene.name
        if cut:
            found[name] = sorted(set(cut))
            cut.clear()
        studio.reset(pilot)
    pilot.close()
    assert found == {}


def test_the_watch_sees_a_text_that_is_cut(tmp_path, cut):
    pilot = Pilot(tmp_path).open(Title)
    pilot.context.canvas.text("a text that is far too long for its place", 0, 0, fit=60)
    pilot.close()
    assert cut == ["a text that is far too long for its place"]
