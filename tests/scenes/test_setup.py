"""Setting up a match, by mouse and by keys alone."""

import pytest

from game.rules import rose_king
from game.scenes import catalog, proposal
from game.scenes.setup import Setup
from game.settings import Settings
from tests.pilot import Pilot


def told(seats):
    return [(seat.kind, seat.name, seat.level) for seat in seats]


@pytest.fixture
def setup(pilot):
    return pilot.open(Setup)


def test_at_first_a_person_meets_the_weakest_computer(setup):
    assert told(setup.scene.proposal.seats()) == [("person", "Henry", 0), ("computer", "Richard", 1)]


def test_the_whole_way_with_the_mouse(setup):
    setup.click("name_0")
    setup.press("ctrl+a")
    setup.type("Győző")
    setup.click("kind_1.less")
    setup.click("name_1")
    setup.press("ctrl+a")
    setup.type("Borbála")
    setup.click("side_0.more")
    setup.click("option_reshuffle.more")
    setup.click("begin")
    match = setup.scene.match
    assert [(seat.kind, seat.name) for seat in match.seats] == [("person", "Győző"), ("person", "Borbála")]
    assert match.options == {"red": "second", "reshuffle": "eager"}


def test_the_whole_way_with_keys(setup):
    setup.press("tab")
    while setup.focus != "name_0":
        setup.press("tab")
    setup.type("Anna")
    while setup.focus != "kind_1":
        setup.press("tab")
    setup.press("right", "right")
    while setup.focus != "begin":
        setup.press("tab")
    setup.press("enter")
    assert told(setup.scene.match.seats) == [("person", "Anna", 0), ("computer", "Richard", 3)]


def test_every_widget_is_reached_by_the_arrows_alone(setup):
    wanted = {name for name in setup.targets() if "." not in name}
    seen, waiting = {"begin"}, ["begin"]
    while waiting:
        start = waiting.pop()
        for key in ("up", "down", "left", "right"):
            setup.scene.ui.focus(setup.scene.ui.find(start))
            for _ in range(5):  # a stepper goes through its values before an arrow leaves it
                setup.press(key)
                if setup.focus != start:
                    break
            if setup.focus not in seen:
                seen.add(setup.focus)
                waiting.append(setup.focus)
    assert len(wanted) > 8 and wanted <= seen


def test_enter_in_a_name_goes_to_the_button(setup):
    setup.click("name_0")
    setup.press("enter")
    assert setup.focus == "begin"


def test_the_houses_change_together(setup):
    setup.click("side_1.more")
    assert setup.scene.proposal.options["red"] == "second"
    assert setup.scene.ui.find("side_0").value == setup.scene.ui.find("side_1").value == "second"
    setup.click("side_0.more")
    assert setup.scene.proposal.options["red"] == "drawn"


def test_an_empty_name_becomes_the_usual_one(setup):
    setup.click("name_0")
    setup.press("ctrl+a", "backspace")
    setup.type("  ")
    setup.click("begin")
    assert setup.scene.match.seats[0].name == "Henry"


def test_it_is_remembered_for_the_next_time(tmp_path):
    pilot = Pilot(tmp_path).open(Setup)
    pilot.click("kind_1.more")
    pilot.click("name_1")
    pilot.press("ctrl+a")
    pilot.type("Kees")
    pilot.press("escape")
    pilot.close()
    again = Pilot(tmp_path).open(Setup)
    seat = again.scene.proposal.seats()[1]
    again.close()
    assert (seat.name, seat.level) == ("Kees", 2)


@pytest.mark.parametrize(
    "kept",
    [
        {}, {"game": "chess"}, {"game": ["x"]}, {"game": "rose_king", "seats": "no"},
        {"game": "rose_king", "seats": [1, None]}, {"game": "rose_king", "seats": [{}]},
        {"game": "rose_king", "seats": [{"name": 3, "kind": "ghost", "level": 99, "colour": -1}, {"colour": "red"}]},
        {"game": "rose_king", "options": {"red": "third", "reshuffle": ["lazy"]}},
        {"game": "rose_king", "seats": [{"colour": 2}, {"colour": 2}]},
    ],
)  # fmt: skip
def test_whatever_was_kept_a_match_can_begin(kept):
    made = proposal.from_plain(kept)
    seats = made.seats()
    assert len(seats) == 2 and len({seat.colour for seat in seats}) == 2
    made.game.new_state(len(seats), made.options)


def test_a_name_that_was_kept_is_cut_to_what_fits():
    made = proposal.from_plain({"game": "rose_king", "seats": [{"name": "x" * 500}, {}]})
    assert len(made.seats()[0].name) == proposal.LONGEST_NAME


def test_what_is_written_reads_back():
    made = proposal.fresh("rose_king")
    made.places[0].name, made.options["red"] = "Győző", "drawn"
    assert proposal.from_plain(made.to_plain()) == made


def test_back_leads_to_where_one_came_from(pilot):
    from game.scenes.title import Title

    pilot.open(Title)
    pilot.click("new_match")
    pilot.click("rules")
    assert pilot.scene.name == "rules"
    pilot.press("escape")
    assert pilot.scene.name == "setup"
    pilot.click("back")
    assert pilot.scene.name == "title"


def test_crests_are_picked_where_a_game_has_no_sides(pilot, monkeypatch):
    monkeypatch.setattr(catalog.VIEWS["rose_king"], "side_option", lambda: "")
    monkeypatch.setattr(catalog.VIEWS["rose_king"], "side_pictures", lambda options, seats: ())
    pilot.open(Setup)
    pilot.click("crest_0.more")
    assert pilot.scene.proposal.places[0].colour == 2  # 1 is taken by the other seat
    assert "option_red" in pilot.targets()


def test_a_game_for_two_to_four_asks_how_many_play(pilot, monkeypatch):
    view = catalog.VIEWS["rose_king"]
    monkeypatch.setattr(rose_king, "SEATS", (2, 3, 4))
    monkeypatch.setattr(view, "side_option", lambda: "")
    monkeypatch.setattr(view, "side_pictures", lambda options, seats: ())
    monkeypatch.setattr(view, "seat_words", lambda options, seats: ())
    pilot.open(Setup)
    pilot.click("crest_0.more")
    pilot.click("seats.4")
    seats = pilot.scene.proposal.seats()
    assert len(seats) == 4 and len({seat.colour for seat in seats}) == 4 and len({seat.name for seat in seats}) == 4
    assert {"name_3", "kind_3", "crest_3"} <= set(pilot.targets()) and pilot.focus == "seats"
    assert proposal.from_plain(pilot.scene.proposal.to_plain()) == pilot.scene.proposal
    pilot.press("left")
    assert pilot.scene.proposal.seats() == seats[:3] and "name_3" not in pilot.targets()


def test_very_large_text_and_a_small_window(tmp_path):
    pilot = Pilot(tmp_path, (960, 540), "de", Settings(text_size="very_large")).open(Setup)
    pilot.click("begin")
    assert pilot.scene.name == "table"
    pilot.close()


def test_every_game_remembers_who_sits_there_and_persons_keep_their_names(tmp_path):
    pilot = Pilot(tmp_path).open(Setup)
    pilot.click("kind_1.less")  # a person instead of the computer
    pilot.click("name_0")
    pilot.press("ctrl+a")
    pilot.type("Anna")
    pilot.click("game_carolus_magnus")
    assert told(pilot.scene.proposal.seats()) == [("person", "Anna", 0), ("computer", "Richard", 1)]
    pilot.click("seats.4")
    pilot.click("kind_3.more")
    pilot.click("game_rose_king")
    assert told(pilot.scene.proposal.seats()) == [("person", "Anna", 0), ("person", "Richard", 0)]
    pilot.press("escape")
    pilot.close()
    again = Pilot(tmp_path).open(lambda context: Setup(context, "carolus_magnus"))
    seats = again.scene.proposal.seats()
    again.close()
    assert [(seat.kind, seat.level) for seat in seats] == [("person", 0), *[("computer", 1)] * 2, ("computer", 2)]


@pytest.mark.parametrize(
    "seated", [3, [], {"chess": []}, {"lowenherz": 3}, {"lowenherz": [1, 2]}, {"lowenherz": [{}] * 9}]
)
def test_whatever_was_kept_of_other_games_they_can_be_chosen(seated):
    made = proposal.from_plain({"game": "rose_king", "seated": seated})
    for key in catalog.VIEWS:
        made.take_game(key)
        assert len(made.seats()) in made.game.SEATS and len({seat.colour for seat in made.seats()}) == len(made.seats())
    assert proposal.from_plain(made.to_plain()) == made
