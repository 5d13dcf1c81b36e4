"""What is heard at a table and over menus: a bell for one's turn, a page for rules and chronicle, hardly a hover."""

from tests.scenes.conftest import COMPUTER, HENRY, MARGARET
from tests.scenes.test_table import first_action


def test_a_bell_calls_the_person_after_a_computer_has_moved_once(pilot, sit, heard):
    table = sit(HENRY, COMPUTER)
    assert "bell" not in heard
    pilot.click(first_action(table))
    pilot.until(lambda: len([entry for entry in table.match.log if entry.actor >= 0]) == 2)
    assert "bell" not in heard  # the move is seen first
    pilot.until(lambda: table.play.show.is_settled)
    pilot.ticks(30)
    assert heard.count("bell") == 1


def test_no_bell_rings_when_a_move_is_taken_back_while_the_computer_thinks(pilot, sit, thinkers, heard):
    table = sit(HENRY, COMPUTER)
    thinkers[0].ready = False
    pilot.click(first_action(table))
    pilot.ticks(40)
    pilot.press("u")
    pilot.ticks(40)
    assert table.play.view.moment.actions and "bell" not in heard


def test_persons_call_one_another(pilot, sit, heard):
    table = sit(HENRY, MARGARET)
    pilot.click(first_action(table))
    pilot.ticks(60)
    assert "bell" not in heard


def test_rules_and_chronicle_are_pages(pilot, sit, heard):
    sit(HENRY, COMPUTER)
    pilot.press("l")
    assert heard.count("page") == 1
    pilot.press("escape", "f1")
    assert heard.count("page") == 2


def test_a_button_is_heard_when_the_mouse_comes_over_it_and_not_while_it_stays(pilot, sit, heard):
    sit(HENRY, COMPUTER)
    pilot.press("m")
    pilot.point("rules")
    x, y = pilot.middle("rules")
    pilot.point((x + 3, y))
    assert heard.count("hover") == 1
    pilot.point("settings")
    assert heard.count("hover") == 2
