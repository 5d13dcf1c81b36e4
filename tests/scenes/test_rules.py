"""The rules page: reading, searching, going back."""

from pathlib import Path

import pytest

from game import language
from game.match import Seat, continue_match, saves
from game.rules import rose_king
from game.scenes import search
from game.scenes.opening import new_table
from game.scenes.replay import Replay
from game.scenes.replays import Replays
from game.scenes.result import Result
from game.scenes.rules import Rules
from game.scenes.setup import Setup
from game.scenes.title import Title
from game.view.rose_king import rule_page
from game.view.view_package import RuleSection

GOLDEN = Path(__file__).parents[1] / "replays" / "rose_king-2-first-lazy.txt"


@pytest.fixture
def rules(pilot):
    pilot.open(Title)
    pilot.context.stack.push(Rules(pilot.context, "rose_king"))
    pilot.ticks(2)
    return pilot


def chosen(pilot):
    return pilot.scene.ui.find("sections").chosen.title


def test_a_section_is_brought_into_view(rules):
    rules.click("sections.4")
    rules.ticks(3)
    log = rules.scene.ui.find("text")
    assert log.scroll.offset > 300 and chosen(rules) == rule_page()[4].title


def test_reading_by_keys_alone(rules):
    rules.press("tab", "shift+tab", "down", "down")
    assert chosen(rules) == rule_page()[2].title
    rules.press("right", "page_down")
    assert rules.focus == "text"
    rules.ticks(60)
    assert rules.scene.ui.find("text").scroll.offset > 0


def test_searching_leaves_the_sections_that_hold_the_words(rules):
    rules.click("search")
    rules.type("hero")
    found = rules.scene.ui.find("sections").items
    assert 1 < len(found) < len(rule_page())
    assert all("hero" in "\n".join((section.title, *section.paragraphs)).lower() for section in found)


def test_what_is_nowhere_is_said(rules):
    rules.click("search")
    rules.type("xylophone")
    assert rules.scene.ui.find("sections").items == []
    rules.ticks(3)
    rules.press("enter", "escape")
    assert len(rules.scene.ui.find("sections").items) == len(rule_page())
    rules.press("escape")
    assert rules.scene.name == "title"


def test_enter_in_the_search_goes_to_what_was_found(rules):
    rules.click("search")
    rules.type("draw")
    rules.press("enter")
    assert rules.focus == "sections"


def test_back_goes_back(rules):
    rules.click("back")
    assert rules.scene.name == "title"


def test_from_the_rules_to_the_keys(rules):
    rules.click("keys")
    assert rules.scene.name == "keys"


def test_changing_the_language_changes_the_text(rules):
    rules.context.settings.language = "de"
    rules.context.apply_settings()
    rules.ticks(3)
    assert [section.title for section in rules.scene.ui.find("sections").items] == [
        section.title for section in rule_page()
    ]


SECTIONS = (RuleSection("Héroes", ("Four heroes.", "A HERO dies.")), RuleSection("Cards", ("Five cards.",)))


def test_search_ignores_capitals_and_accents():
    assert search.found(SECTIONS, " heroes ") == [0] and search.count(SECTIONS, "hero") == 3
    assert search.found(SECTIONS, "") == [0, 1] and search.count(SECTIONS, "") == 0


def test_what_was_found_is_marked_and_no_letter_is_lost():
    runs = search.marked("A HERO and a hero.", "hero")
    assert "".join(run.text for run in runs) == "A HERO and a hero."
    assert [run.text for run in runs if run.face == "bold"] == ["HERO", "hero"]


def test_letters_that_grow_when_folded_are_left_alone():
    assert search.marked("İstanbul ß", "s")[0].text and "".join(run.text for run in search.marked("İß", "s")) == "İß"


def test_the_rules_name_the_numbers_of_the_game():
    language.use("en")
    text = " ".join(paragraph for section in rule_page() for paragraph in section.paragraphs)
    for number in ("24 cards", "52 stones", "four heroes", "gets five", "other 14", "nine times nine"):
        assert number in text


def test_the_page_opens_for_its_game(pilot):
    pilot.open(lambda context: Rules(context, "rose_king"))
    assert pilot.scene.status()["sections"] == len(rule_page())


def at_a_table(context):
    return new_table(context, rose_king, (Seat("person", "Henry", 0), Seat("person", "Margaret", 1)))


def at_a_replay(context):
    return Replay(context, continue_match(saves.load(GOLDEN)))


def at_a_result(context):
    return Result(context, continue_match(saves.load(GOLDEN)))


@pytest.mark.parametrize("first", [Title, Setup, Replays, at_a_table, at_a_replay, at_a_result])
def test_f1_opens_them_and_escape_leads_back(pilot, first):
    pilot.open(first)
    before = pilot.scene
    pilot.press("f1")
    assert pilot.scene.name == "rules"
    pilot.press("escape")
    assert pilot.scene is before
