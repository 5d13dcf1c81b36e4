"""Every code of the network has a sentence of its own, in every language."""

import pytest

from game import language
from game.language import LANGUAGES
from game.scenes.lan import lobby_words
from game.scenes.lan import words as lan_words
from net.events import Refused, Unreachable
from net.reasons import BYES, NACKS, REFUSALS
from tests.scenes.fake_network import found_table

OWN, THEIRS = {"app": "0.1.0"}, {"app": "7.7"}


@pytest.fixture(params=LANGUAGES)
def spoken(request):
    language.use(request.param)
    return request.param


def refusal(code):
    return lan_words.refused(Refused(code, OWN, THEIRS))


@pytest.mark.parametrize(
    ("codes", "sentence"),
    [
        (tuple(REFUSALS), refusal),
        (tuple(NACKS), lan_words.not_entered),
        (tuple(code for code in BYES if code != "leave"), lan_words.ended),
        (
            ("refused", "silent", "no-route", "name"),
            lambda cause: lan_words.unreachable(Unreachable("10.0.0.9", cause)),
        ),
        (("no-network", "blocked", "off"), lan_words.search_off),
        (("", "full", "forbidden"), lan_words.not_kept),
        (("protocol", "rules", "app"), lambda code: lan_words.trouble(found_table(trouble=code, app="7.7"), "0.1.0")),
    ],
    ids=["refusals", "nacks", "ends", "unreachable", "search", "not kept", "trouble"],
)
def test_every_code_has_a_sentence_of_its_own(spoken, codes, sentence):
    words = [sentence(code) for code in codes]
    unknown = sentence("something new")
    assert all(text[-1] in ".?" and text != unknown for text in words) and unknown.endswith(".")
    assert len(set(words)) == len(codes)


@pytest.mark.parametrize("code", ["protocol", "rules", "app"])
def test_both_versions_are_named(spoken, code):
    for text in (refusal(code), lan_words.trouble(found_table(trouble=code, app="7.7"), "0.1.0")):
        assert "0.1.0" in text and "7.7" in text


def test_a_version_that_is_not_told_is_unknown():
    assert "unknown version" in lan_words.refused(Refused("rules", OWN, {}))


@pytest.mark.parametrize("code", ["leave", "over"])
def test_an_end_on_purpose_needs_no_sentence(code):
    assert lan_words.ended(code) == ""


@pytest.mark.parametrize(
    ("tables", "silent", "words"),
    [(0, 0, ""), (1, 0, "1 table"), (6, 1, "6 tables, 1 without an answer"), (2, 2, "2 tables, 2 without an answer")],
)
def test_tables_are_counted(tables, silent, words):
    assert lan_words.count_of_tables(tables, silent) == words


def test_a_game_that_this_program_lacks_has_a_name():
    assert lan_words.game_name("rose_king") == "Rose King" and lan_words.game_name("long_boats") == "Long Boats"


@pytest.mark.parametrize(
    ("names", "words"),
    [([], ""), (["Anna"], "Anna"), (["Anna", "Bert"], "Anna and Bert"), (list("ABC"), "A, B and C")],
)
def test_names_are_read_out(names, words):
    assert lobby_words.listed(names) == words


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, "no limit"), (30, "30 seconds"), (60, "1 minute"), (600, "10 minutes")]
)
def test_the_time_of_a_turn_is_said(seconds, words):
    assert lobby_words.duration(seconds) == words
