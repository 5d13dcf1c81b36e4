"""Secrets at one screen: whoever chooses unseen looks alone, behind a curtain that shows nothing of it."""

import pygame as pg
import pytest

from game.match import Seat
from game.rules.catalog import GAMES
from game.scenes import catalog
from game.scenes.opening import new_table
from game.scenes.turns import REST
from game.view.moment import Sentence
from tests import toy_games
from tests.scenes.conftest import COMPUTER, HENRY, MARGARET
from tests.scenes.fake_view import FakePackage
from tests.scenes.test_joint_choices import AuctionPackage

ANNA = Seat("person", "Anna", 2)


class SecretPackage(AuctionPackage):
    """The toy game with its secrets: bids are made unseen, a card may be kept while others look, but not shown."""

    def __init__(self):
        super().__init__()
        self.cloths = []

    def open_actions(self, observation, seat):
        return tuple(action for action in observation.legal_actions(seat) if action == toy_games.KEEP)

    def has_secrets(self, observation, seat):
        return observation.shown[seat] != 1

    def draw_curtain(self, canvas, closed):
        self.cloths.append(closed)


@pytest.fixture
def package():
    return SecretPackage()


@pytest.fixture
def sit(pilot, thinkers, package, monkeypatch):
    """Return a function that opens a table of the toy game and lets the deal pass."""
    monkeypatch.setitem(GAMES, "toy_auction", toy_games)
    monkeypatch.setitem(catalog.VIEWS, "toy_auction", package)

    def open_table(*seats):
        pilot.open(lambda context: new_table(context, toy_games, seats))
        table = pilot.scene
        pilot.until(lambda: table.play.show.is_settled)
        return table

    return open_table


def curtain(pilot):
    """Return the curtain once it is closed."""
    pilot.until(lambda: pilot.scene.name == "curtain" and pilot.scene.status()["closed"])
    return pilot.scene


def look(pilot, table):
    """Raise the curtain as the person it names."""
    curtain(pilot)
    pilot.click("raise")
    pilot.until(lambda: pilot.scene is table and table.play.show.is_settled)


def bid(pilot, table, coins):
    look(pilot, table)
    pilot.click(f"action{coins}")


def test_nothing_secret_is_shown_before_somebody_raised_the_curtain(pilot, sit):
    table = sit(HENRY, MARGARET)
    assert curtain(pilot).status()["for"] == "Henry"
    seen = table.play.view.moment
    assert seen.seat is None and seen.actions == () and set(seen.observation.hands) == {toy_games.UNKNOWN}


@pytest.mark.parametrize("animation", ["off", "normal"])
def test_the_last_picture_of_a_closed_curtain_tells_that_it_can_be_raised(pilot, sit, animation):
    pilot.app.settings.animation = animation
    sit(HENRY, MARGARET)
    pilot.until(lambda: pilot.scene.name == "curtain")
    fallen, told = pilot.scene, []
    draw = fallen.draw
    fallen.draw = lambda *how: (draw(*how), told.append(fallen.status()["closed"]))
    pilot.ticks(90)
    assert told[-1]


def test_whoever_raises_it_sees_and_chooses_alone(pilot, sit):
    table = sit(HENRY, MARGARET)
    look(pilot, table)
    seen = table.play.view.moment
    assert seen.seat == 0 and seen.actions == (0, 1, 2, 3, 4, 5)
    assert seen.observation.hands[0] >= 0 and seen.observation.hands[1] == toy_games.UNKNOWN


def test_the_next_one_gets_a_curtain_of_the_own_and_sees_nothing_of_the_last(pilot, sit):
    table = sit(HENRY, MARGARET)
    bid(pilot, table, 3)
    assert table.play.view.moment.seat is None
    assert curtain(pilot).status()["for"] == "Margaret"
    look(pilot, table)
    seen = table.play.view.moment
    assert seen.seat == 1 and seen.observation.hands[0] == toy_games.UNKNOWN and seen.chosen == (0,)


def test_what_was_chosen_unseen_is_shown_to_all_from_nobodys_side(pilot, sit):
    table = sit(HENRY, MARGARET)
    bid(pilot, table, 3)
    shown = []
    play = table.play.view.play
    table.play.view.play = lambda moment, before, action: (shown.append(moment), play(moment, before, action))
    bid(pilot, table, 2)
    pilot.until(lambda: any(moment.joint for moment in shown))
    joint = [moment for moment in shown if moment.joint]
    assert len(joint) == 1 and joint[0].seat is None
    assert set(joint[0].observation.hands) == {toy_games.UNKNOWN}


def to_the_cards(pilot, table):
    for _ in range(4):
        bid(pilot, table, 0)
    pilot.until(lambda: pilot.scene is table and table.play.show.is_settled and table.match.actor == 0)


def to_margaret(pilot, table):
    """Let Henry keep his card before all: then it is Margaret's turn."""
    to_the_cards(pilot, table)
    pilot.click(f"action{toy_games.KEEP}")
    pilot.until(lambda: table.play.show.is_settled and table.match.actor == 1)


def test_what_gives_no_secret_away_needs_no_curtain(pilot, sit):
    table = sit(HENRY, MARGARET)
    to_the_cards(pilot, table)
    pilot.ticks(60)
    assert pilot.scene is table
    assert table.play.view.moment.actions == (toy_games.KEEP,) and table.play.view.moment.may_look


def test_the_own_hand_is_looked_at_behind_a_curtain_and_covered_again(pilot, sit):
    table = sit(HENRY, MARGARET)
    to_the_cards(pilot, table)
    table.play.show_own_hand()
    look(pilot, table)
    assert table.play.view.moment.seat == 0 and len(table.play.view.moment.actions) == 2
    table.play.show_own_hand()
    pilot.ticks(40)
    assert pilot.scene is table and table.play.view.moment.seat is None
    assert table.play.view.moment.actions == (toy_games.KEEP,)


def test_who_only_wanted_to_look_may_leave_it(pilot, sit):
    table = sit(HENRY, MARGARET)
    to_the_cards(pilot, table)
    table.play.show_own_hand()
    curtain(pilot)
    pilot.click("cancel")
    pilot.until(lambda: pilot.scene is table)
    assert table.play.view.moment.seat is None


def test_who_must_choose_unseen_cannot_pass_the_curtain_by(pilot, sit):
    sit(HENRY, MARGARET)
    curtain(pilot)
    pilot.press("escape")
    pilot.ticks(60)
    assert pilot.scene.name == "curtain" and "cancel" not in pilot.scene.targets()


def test_one_person_among_computers_needs_no_curtain(pilot, sit):
    table = sit(HENRY, COMPUTER)
    pilot.ticks(60)
    assert pilot.scene is table and table.play.view.moment.seat == 0
    assert not table.play.view.moment.may_look and table.play.view.moment.actions == (0, 1, 2, 3, 4, 5)


def test_a_hint_does_not_give_away_what_is_covered(pilot, sit, thinkers):
    table = sit(HENRY, MARGARET)
    to_the_cards(pilot, table)
    pilot.click("hint")
    assert curtain(pilot).status()["for"] == "Henry"
    assert thinkers[0].asked == []
    look(pilot, table)
    pilot.until(lambda: table.play.view.hinted)
    assert table.play.view.moment.seat == 0 and [seat for seat, _level in thinkers[0].asked] == [0]


def test_who_asked_for_a_hint_and_then_would_not_look_gets_none_later(pilot, sit, thinkers):
    table = sit(HENRY, MARGARET)
    to_the_cards(pilot, table)
    pilot.click("hint")
    curtain(pilot)
    pilot.click("cancel")
    pilot.until(lambda: pilot.scene is table)
    table.play.show_own_hand()
    look(pilot, table)
    pilot.ticks(30)
    assert thinkers[0].asked == [] and not table.play.view.hinted


def test_a_hint_that_is_found_too_late_is_not_shown_to_others_who_look_now(pilot, sit, thinkers):
    table = sit(HENRY, MARGARET)
    look(pilot, table)
    thinkers[0].ready = False
    pilot.click("hint")
    pilot.click("action0")
    look(pilot, table)
    thinkers[0].ready = True
    pilot.ticks(30)
    assert table.play.view.moment.seat == 1 and not table.play.view.hinted


def test_a_hint_that_is_found_once_the_hand_is_covered_is_not_shown(pilot, sit, thinkers):
    table = sit(HENRY, MARGARET)
    to_the_cards(pilot, table)
    table.play.show_own_hand()
    look(pilot, table)
    thinkers[0].ready = False
    pilot.click("hint")
    table.play.show_own_hand()
    thinkers[0].ready = True
    pilot.ticks(30)
    assert table.play.view.moment.seat is None and not table.play.view.hinted


def looked_back(pilot, table):
    """Let the curtain show first what happened; return all that is shown until it is closed again."""
    seen = []
    play = table.play.view.play
    table.play.view.play = lambda moment, before, action: (seen.append(moment), play(moment, before, action))
    curtain(pilot)
    pilot.click("look_back")
    pilot.until(lambda: pilot.scene is table)
    assert table.play.show.is_looking_back
    curtain(pilot)
    del table.play.view.play
    return seen


def is_covered(moment):
    return moment.seat is None and set(moment.observation.hands) == {toy_games.UNKNOWN}


def test_it_shows_first_to_all_what_happened_and_then_stands_again(pilot, sit):
    table = sit(HENRY, MARGARET)
    bid(pilot, table, 3)
    assert "look_back" not in curtain(pilot).targets()
    bid(pilot, table, 2)
    assert "look_back" in curtain(pilot).targets()
    seen = looked_back(pilot, table)
    assert seen and all(is_covered(moment) for moment in seen) and not table.play.show.is_looking_back
    assert curtain(pilot).status()["for"] == "Henry" and is_covered(table.play.view.moment)
    look(pilot, table)
    assert table.play.view.moment.seat == 0


def test_who_only_wanted_to_look_sees_what_happened_first_and_may_still_leave_it(pilot, sit):
    table = sit(HENRY, MARGARET)
    to_margaret(pilot, table)
    pilot.click("hint")
    assert all(is_covered(moment) for moment in looked_back(pilot, table))
    pilot.click("cancel")
    pilot.until(lambda: pilot.scene is table)
    pilot.ticks(90)
    assert pilot.scene is table and is_covered(table.play.view.moment) and not table.play.view.hinted


def test_a_hint_waits_until_what_happened_was_shown_and_the_curtain_was_raised(pilot, sit):
    table = sit(HENRY, MARGARET)
    to_margaret(pilot, table)
    pilot.click("hint")
    looked_back(pilot, table)
    assert not table.play.view.hinted
    look(pilot, table)
    pilot.until(lambda: table.play.view.hinted)
    assert table.play.view.moment.seat == 1


def both_have_bid(pilot, table):
    """Let both bid, so that the bids are opened before all and nothing moves any more."""
    bid(pilot, table, 3)
    bid(pilot, table, 2)
    pilot.until(lambda: len(table.match.log) > 1 and table.play.show.is_settled)


def test_what_was_shown_to_all_is_seen_before_it_falls(pilot, sit):
    table = sit(HENRY, MARGARET)
    both_have_bid(pilot, table)
    pilot.ticks(REST - 5)
    assert pilot.scene is table and not table.play.view.moment.actions
    pilot.until(lambda: pilot.scene is not table, most=10)
    assert pilot.scene.name == "curtain"


@pytest.mark.parametrize("how", ["click", "key"])
def test_who_has_seen_enough_need_not_wait_for_it(pilot, sit, how):
    table = sit(HENRY, MARGARET)
    both_have_bid(pilot, table)
    if how == "key":
        pilot.press("down")
    else:
        pilot.click((640, 400))
    pilot.ticks(2)
    assert pilot.scene.name == "curtain"


def test_it_falls_at_once_where_nothing_was_shown_since(pilot, sit):
    table = sit(HENRY, MARGARET)
    bid(pilot, table, 3)
    pilot.until(lambda: table.play.show.is_settled)
    pilot.ticks(3)
    assert pilot.scene.name == "curtain" and pilot.scene.status()["for"] == "Margaret"


def test_an_open_hand_is_covered_when_something_is_taken_back(pilot, sit):
    table = sit(HENRY, MARGARET)
    to_margaret(pilot, table)
    table.play.show_own_hand()
    look(pilot, table)
    assert table.play.view.moment.seat == 1 and table.match.can_undo()
    pilot.press("u")
    assert table.match.actor == 0 and is_covered(table.play.view.moment)


def test_the_table_is_not_seen_through_a_closed_curtain(pilot, sit, package):
    sit(HENRY, MARGARET)
    assert curtain(pilot) in pilot.app.stack.visible and len(pilot.app.stack.visible) == 1
    assert package.cloths[-1] == 1.0 or package.cloths == []


def test_a_game_without_secrets_has_no_curtain(pilot, sit, monkeypatch):
    class Open(FakePackage):
        def sentences(self, before, action, after, seats, ply=-1):
            return (Sentence("x", before.actor, ply),)

        def joint_sentences(self, before, choices, after, seats, ply=-1):
            return ()

    monkeypatch.setitem(catalog.VIEWS, "toy_auction", Open())
    table = sit(HENRY, MARGARET, ANNA)
    pilot.ticks(60)
    assert pilot.scene is table and table.play.view.moment.seat == 0


def test_the_name_lies_at_the_same_place_whatever_else_is_offered(pilot, sit):
    table = sit(HENRY, MARGARET)
    places = [curtain(pilot).targets()["raise"]]
    bid(pilot, table, 3)
    bid(pilot, table, 2)
    assert "look_back" in curtain(pilot).targets()
    places.append(curtain(pilot).targets()["raise"])
    assert places[0] == places[1]


def hurry(pilot, place):
    """Click where the mouse is at once."""
    for kind in (pg.MOUSEBUTTONDOWN, pg.MOUSEBUTTONUP):
        pilot.app.step([pg.event.Event(kind, pos=place, button=1, touch=False)])


@pytest.mark.parametrize("ticks", [1, 5, 12, 20])
def test_a_second_click_at_once_does_not_raise_it(pilot, sit, ticks):
    sit(HENRY, MARGARET)
    pilot.until(lambda: pilot.scene.name == "curtain")
    closing = pilot.scene
    x, y, w, h = closing.targets()["raise"]
    place = (round(x + w / 2), round(y + h / 2))
    pilot.until(lambda: closing._way == 0)
    hurry(pilot, place)
    pilot.ticks(ticks)
    hurry(pilot, place)
    pilot.ticks(40)
    assert pilot.scene is closing and closing.status()["closed"]
    hurry(pilot, place)
    pilot.until(lambda: pilot.scene is not closing)


def test_enter_pressed_as_it_closes_does_not_raise_it(pilot, sit):
    sit(HENRY, MARGARET)
    pilot.until(lambda: pilot.scene.name == "curtain")
    closing = pilot.scene
    pilot.until(lambda: closing._way == 0)
    pilot.press("enter", "space")
    pilot.ticks(40)
    assert pilot.scene is closing
    pilot.press("enter")
    pilot.until(lambda: pilot.scene is not closing)
