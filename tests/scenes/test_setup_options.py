"""Setting up a game of several options for two to four, with sides that nobody chooses."""

import pytest

from game.rules.core import Option
from game.scenes import proposal
from game.scenes.setup import Setup
from game.settings import Settings
from tests import toy_games
from tests.pilot import Pilot
from tests.scenes import many_seats


@pytest.fixture
def setup(pilot, monkeypatch):
    many_seats.add_to(monkeypatch)
    pilot.open(Setup)
    pilot.click(f"game_{toy_games.KEY}")
    return pilot


def rows(pilot):
    return [row.name.removeprefix("option_") for row in pilot.scene._options.rows]


def test_only_options_that_leave_a_choice_are_offered(setup):
    assert rows(setup) == ["coins", "first", "dice"]
    setup.click("seats.4")
    assert rows(setup) == ["coins", "first", "talk", "dice"]


def test_a_value_exists_from_a_number_of_seats_on(setup):
    for seats, most in ((2, "2"), (3, "3"), (4, "4")):
        setup.click(f"seats.{seats}")
        for _ in range(6):
            setup.click("option_first.more")
        assert setup.scene.proposal.options["first"] == most


def test_what_is_no_choice_any_more_has_its_default(setup):
    setup.click("seats.4")
    setup.click("option_talk.more")
    for _ in range(4):
        setup.click("option_first.more")
    setup.click("seats.3")
    assert setup.scene.proposal.options == {"coins": "5", "first": "drawn", "talk": "no", "dice": "low"}
    setup.click("begin")
    assert setup.scene.name == "table" and len(setup.scene.match.seats) == 3


def test_with_another_game_the_same_people_sit_down_and_each_game_keeps_its_seats(setup):
    setup.click("name_1")
    setup.press("ctrl+a")
    setup.type("Kees")
    setup.click("seats.4")
    setup.click("option_dice.more")
    setup.click("game_rose_king")
    assert setup.focus == "game_rose_king" and [seat.name for seat in setup.scene.proposal.seats()] == ["Henry", "Kees"]
    setup.click("side_0.more")
    setup.click(f"game_{toy_games.KEY}")
    assert len(setup.scene.proposal.seats()) == 4 and setup.scene.proposal.options["dice"] == "high"
    setup.click("game_rose_king")
    assert setup.scene.proposal.options["red"] == "second"
    again = proposal.from_plain(setup.scene.proposal.to_plain())
    assert again == setup.scene.proposal and again.others[toy_games.KEY]["dice"] == "high"


@pytest.mark.parametrize("others", [None, [], {"chess": {}}, {toy_games.KEY: 3}, {toy_games.KEY: {"dice": 7, "x": ""}}])
def test_whatever_was_kept_of_other_games_they_can_be_chosen(monkeypatch, others):
    many_seats.add_to(monkeypatch)
    made = proposal.from_plain({"game": "rose_king", "others": others})
    made.take_game(toy_games.KEY)
    assert made.options == {"coins": "5", "first": "drawn", "talk": "no", "dice": "low"}
    made.game.new_state(len(made.places), made.options)


def test_what_was_kept_is_checked_against_the_seats(monkeypatch):
    many_seats.add_to(monkeypatch)
    kept = {"game": toy_games.KEY, "seats": [{}, {}, {}], "options": {"first": "4", "talk": "yes", "dice": "high"}}
    made = proposal.from_plain(kept)
    assert made.options == {"coins": "5", "first": "drawn", "talk": "no", "dice": "high"}
    made.game.new_state(3, made.options)


def test_fixed_sides_are_shown_and_not_picked(setup):
    assert not [name for name in setup.targets() if name.startswith(("side_", "crest_"))]
    assert setup.scene.ui.find("side_1").picture() == many_seats.SIDES[1]
    setup.click("seats.4")
    assert setup.scene.ui.find("side_1").picture() == many_seats.SIDES[0]


def test_the_option_that_is_looked_at_is_explained(setup):
    def explained():
        setup.ticks(2)
        return [row.name for row in setup.scene._options.rows if row.explained]

    setup.point("option_dice")
    assert explained() == ["option_dice"]
    setup.point("option_first")
    assert explained() == ["option_first"]
    setup.point("begin")
    assert explained() == ["option_first"]  # until another one is looked at
    setup.press("up")
    while setup.focus != "option_coins":
        setup.press("tab")
    assert explained() == ["option_coins"]


def test_the_label_of_an_option_is_no_arrow(setup):
    x, y, _w, h = setup.targets()["option_dice"]
    setup.click((round(x + 8), round(y + h / 2)))
    assert setup.scene.proposal.options["dice"] == "low"


@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 6, 8])
def test_any_number_of_options_has_room_beside_one_another(tmp_path, monkeypatch, count):
    many_seats.add_to(monkeypatch, [Option(f"o{number}", ("a", "b")) for number in range(count)])
    pilot = Pilot(tmp_path, (960, 540), "de", Settings(text_size="very_large")).open(Setup)
    pilot.click(f"game_{toy_games.KEY}")
    boxes = [row.rect for row in pilot.scene._options.rows]
    tops = [y for _x, y, _w, _h in boxes]
    ends = [y + h for _x, y, _w, h in boxes]
    assert len(boxes) == count and all(end < top for end, top in zip(ends, tops[1:], strict=False))
    begin = pilot.targets()["begin"]
    assert all(end < begin[1] for end in ends)
    for row in pilot.scene._options.rows:
        pilot.click(f"{row.name}.more")
    assert set(pilot.scene.proposal.options.values()) <= {"b"}
    pilot.close()
