"""Collecting the texts for translators and keeping their catalogues."""

import pytest

from tools.messages import Message, MessageError, messages_of

SOURCE = """
from game.language import N_, _, ngettext
NAMES = (N_("Lancaster"), N_("York"))
def say(n, kind):
    print(_(NAMES[kind]), language._("It is " "over."))
    return ngettext("{n} stone", "{n} stones", n)
"""


def test_every_kind_of_mark_is_found_in_order():
    found = messages_of(SOURCE, "game/x.py")
    assert found == [
        Message("Lancaster", "", "game/x.py", 3),
        Message("York", "", "game/x.py", 3),
        Message("It is over.", "", "game/x.py", 5),
        Message("{n} stone", "{n} stones", "game/x.py", 6),
    ]


@pytest.mark.parametrize("line", ['_(f"{n} stones")', '_("a" + b)', "N_(name)", 'ngettext("one", many, 2)', "_()"])
def test_a_text_that_no_translator_would_see_is_an_error(line):
    with pytest.raises(MessageError, match=r"^game/x\.py:1: "):
        messages_of(line, "game/x.py")


@pytest.fixture
def catalogues(tmp_path, monkeypatch):
    pytest.importorskip("babel", reason="babel comes with tools/dev.py check")
    from tools import catalogues

    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    monkeypatch.setattr(catalogues, "find_messages", lambda root: messages_of(SOURCE, "game/x.py"))
    return catalogues


def test_update_makes_the_files_and_check_then_agrees(catalogues, capsys):
    assert catalogues.main(["check"]) == 1
    assert "hu/LC_MESSAGES/three_crowns.mo is not up to date" in capsys.readouterr().out
    assert catalogues.main(["update"]) == 0
    assert catalogues.main(["check"]) == 0


def test_update_keeps_translations_and_drops_what_is_gone(catalogues, monkeypatch, capsys):
    catalogues.main(["update"])
    path = catalogues.po_path("nl")
    path.write_text(path.read_text().replace('msgid "York"\nmsgstr ""', 'msgid "York"\nmsgstr "Yorck"'))
    monkeypatch.setattr(catalogues, "find_messages", lambda root: [Message("York", "", "game/y.py", 1)])
    catalogues.main(["update"])
    assert 'msgid "York"\nmsgstr "Yorck"' in path.read_text() and "Lancaster" not in path.read_text()
    capsys.readouterr()
    catalogues.main(["missing"])
    assert "nl: 0 to translate" in capsys.readouterr().out


def test_update_is_repeatable_to_the_byte(catalogues):
    assert catalogues.files() == catalogues.files()
