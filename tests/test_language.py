"""Looking texts up: the current language, its plural forms, and English where something is missing or broken."""

import struct

import pytest

from game import language, paths


def write_mo(folder, code, texts):
    """Write a catalogue as GNU gettext's manual describes it: two tables of lengths and places, sorted by key."""
    pairs = sorted((key.encode(), text.encode()) for key, text in texts.items())
    place, tables, blob = 28 + 16 * len(pairs), [[], []], b""
    for side in (0, 1):
        for pair in pairs:
            tables[side].append((len(pair[side]), place + len(blob)))
            blob += pair[side] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    rows = b"".join(struct.pack("<2I", *row) for table in tables for row in table)
    target = folder / code / "LC_MESSAGES" / "three_crowns.mo"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(head + rows + blob)
    return target


HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"


@pytest.fixture
def catalogues(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "asset", lambda *parts: tmp_path.joinpath(*parts[1:]))
    yield tmp_path
    language.use("en")


def test_a_text_is_looked_up_in_the_language_in_use(catalogues):
    write_mo(catalogues, "hu", {"": HEADER, "Red to move": "Piros következik"})
    language.use("hu")
    assert (language.current(), language._("Red to move")) == ("hu", "Piros következik")
    assert language._("White to move") == "White to move"
    language.use("en")
    assert language._("Red to move") == "Red to move"


def test_the_plural_form_follows_the_number(catalogues):
    write_mo(catalogues, "nl", {"": HEADER, "{n} stone\0{n} stones": "{n} steen\0{n} stenen"})
    language.use("nl")
    assert language.ngettext("{n} stone", "{n} stones", 1) == "{n} steen"
    assert language.ngettext("{n} stone", "{n} stones", 3) == "{n} stenen"


def test_an_empty_text_stays_empty(catalogues):
    write_mo(catalogues, "nl", {"": HEADER})
    language.use("nl")
    assert language._("") == ""


@pytest.mark.parametrize("code", ["xx", "de", "../nl", ""])
def test_an_unknown_language_means_english(catalogues, code):
    language.use(code)
    assert language.current() == "en"


@pytest.mark.parametrize("length", [0, 3, 20, 40, 100])
def test_a_broken_catalogue_means_english(catalogues, length):
    target = write_mo(catalogues, "de", {"": HEADER, "Yes": "Ja"})
    target.write_bytes(target.read_bytes()[:length])
    language.use("de")
    assert (language.current(), language._("Yes")) == ("en", "Yes")


@pytest.mark.parametrize(
    ("variable", "value", "code"),
    [("LANG", "hu_HU.UTF-8", "hu"), ("LANGUAGE", "fr:nl:de", "nl"), ("LC_ALL", "C", "en"), ("LANG", "de-AT", "de")],
)
def test_the_machines_language_is_the_first_choice(monkeypatch, variable, value, code):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert language.system_language() == code
