"""What shines because a coach speaks of it, at the table of every game, and the finger that points at it."""

import pytest

from game.scenes.catalog import VIEWS
from game.view.boxes import Box
from game.view.shining import Shining
from tests.view.sitting import positions
from tests.view.test_tabletop import ACTING
from tests.view.watching import picture

NOWHERE = Box(0, 0, 0, 0)


def finger(canvas, monkeypatch, places, coach=NOWHERE, in_hand=False):
    """Return where the finger lies that points at one of the places."""
    drawn = []
    monkeypatch.setattr(canvas, "put", lambda name, *box, **_how: drawn.append((name, Box(*box[:4]))))
    shining = Shining()
    shining.begin(tuple(places), True, coach)
    shining.in_hand = in_hand
    shining.draw(canvas, places.get)
    return dict(drawn)["ui/knob_gold"]


@pytest.mark.parametrize("key", VIEWS)
def test_places_shine_until_told_otherwise(canvas, key):
    sitting = positions(key)[ACTING[key]]()
    view = VIEWS[key].view()
    view.layout(canvas)
    view.show(sitting.moment)
    plain = picture(view, canvas)
    spot = next(spot for spot in view._pointer.stops(view.look) if view.place_of(spot))
    view.shine((spot,))
    lit = picture(view, canvas)
    view.shine((spot,), sitting.moment.actions[0])
    assert len({plain, lit, picture(view, canvas)}) == 3
    view.shine(())
    assert picture(view, canvas) == plain


def test_the_finger_points_from_above_and_from_below_where_there_is_no_room(canvas, monkeypatch):
    assert finger(canvas, monkeypatch, {"land": Box(300, 300, 40, 40)}).bottom < 300
    assert finger(canvas, monkeypatch, {"land": Box(300, 10, 40, 40)}).y > 50


def test_the_finger_is_not_behind_the_coach(canvas, monkeypatch):
    coach = Box(200, 100, 250, 190)
    found = finger(canvas, monkeypatch, {"land": Box(300, 300, 40, 40)}, coach)
    assert found.y > 340 and not found.meets(coach)


@pytest.mark.parametrize(("in_hand", "meant"), [(False, "knight"), (True, "court")])
def test_the_finger_goes_on_to_the_last_place_once_something_is_in_hand(canvas, monkeypatch, in_hand, meant):
    places = {"knight": Box(100, 300, 40, 40), "court": Box(700, 300, 40, 40)}
    assert finger(canvas, monkeypatch, places, in_hand=in_hand).centre[0] == places[meant].centre[0]
