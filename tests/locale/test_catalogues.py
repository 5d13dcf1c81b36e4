"""The translations: nothing missing, no placeholder lost or invented, every character in the fonts.

They are read from the compiled files that the program reads, so what is fuzzy or left out shows up as missing.
"""

import gettext
import re
import string

import pytest

from game import language, paths
from tools.messages import find_messages

CODES = [code for code in language.LANGUAGES if code != "en"]
MESSAGES = find_messages()
CLOSING = ".!?:…"


def catalogue(code):
    return gettext.translation(language.DOMAIN, paths.asset("locale"), [code])


def forms(translations, message):
    """Return the translations of one message: a single one, or one for each plural form."""
    texts = translations._catalog
    if not message.many:
        return [texts.get(message.one)]
    return [texts.get((message.one, 0)), texts.get((message.one, 1))]


def fields(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_there_are_texts_to_translate():
    assert len(MESSAGES) > 100


def test_no_placeholder_is_nameless():
    assert [message for message in MESSAGES if "" in fields(message.one) | fields(message.many)] == []


@pytest.mark.parametrize("code", CODES)
def test_no_text_is_missing(code):
    translations = catalogue(code)
    assert [message for message in MESSAGES if not all(forms(translations, message))] == []


@pytest.mark.parametrize("code", CODES)
def test_no_placeholder_is_lost_or_invented(code):
    wrong = []
    for message in MESSAGES:
        *few, last = [fields(text or "") for text in forms(catalogue(code), message)]
        allowed = fields(message.one) | fields(message.many)
        # The form for one thing may leave the number out, as in English.
        if last != allowed or any(not allowed - {"n"} <= found <= allowed for found in few):
            wrong.append(message)
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
def test_sentences_stay_sentences(code):
    wrong = []
    for message in MESSAGES:
        for text in forms(catalogue(code), message):
            source = message.many or message.one
            if text and (ending(text) != ending(source) or (text != text.strip() and source == source.strip())):
                wrong.append((source, text))
    assert wrong == []


def ending(text):
    """Return the closing mark of a sentence; dates and the like have their own customs."""
    return text[-1] if text[-1:] in CLOSING and text[-2:-1] != "}" else ""


@pytest.mark.parametrize("code", CODES)
def test_plural_forms_follow_the_number(code):
    header = catalogue(code).info()["plural-forms"]
    assert re.sub(r"\s", "", header).startswith("nplurals=2;plural=(n!=1)")


@pytest.mark.parametrize("code", [*CODES, "en"])
def test_every_character_is_in_the_fonts(code):
    pygame = pytest.importorskip("pygame")
    pygame.font.init()
    fonts = sorted(paths.asset("fonts").rglob("*.ttf"))
    assert fonts
    texts = [text for message in MESSAGES for text in (message.one, message.many)]
    if code != "en":
        texts = [text for message in MESSAGES for text in forms(catalogue(code), message) if text]
    characters = sorted(set("".join(texts)) - {"\n"})
    for path in fonts:
        metrics = pygame.font.Font(path, 20).metrics("".join(characters))
        absent = [char for char, metric in zip(characters, metrics, strict=True) if metric is None]
        assert absent == [], path.name


def test_the_files_are_up_to_date():
    pytest.importorskip("babel", reason="babel comes with tools/dev.py check, which makes this test too")
    from tools import catalogues

    assert [path.name for path in catalogues.stale_files()] == []
