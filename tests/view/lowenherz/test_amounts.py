"""Amounts of ducats to press at once beside the roll of coins."""

from game.view.lowenherz import amount
from tests.view.lowenherz.test_contest import asked, click, offers, set_to
from tests.view.lowenherz.test_table import shown

ROOM = 5 * amount.CHIP + 4 * amount.CHIP_GAP


def chips(view):
    return [int(name[7:]) for name in asked(view).stops(view.look) if name.startswith("amount:")]


def test_sums_that_are_usual_can_be_asked_of_a_hidden_purse_at_once_and_any_other_by_the_roll(canvas):
    """The most that may be asked is all the money of the game, so that it tells nothing; nobody has so much."""
    view = shown(canvas, offers(0))
    if asked(view).side != "ask":
        click(view, "ask")
    assert chips(view) and max(chips(view)) <= 10
    assert set(chips(view)) <= set(view.look.choices.asks)
    most = max(view.look.choices.asks)
    assert most > 40
    set_to(view, most)
    assert chips(view) and max(chips(view)) <= 10


def test_what_somebody_has_is_offered_whole_at_once():
    assert amount.quick(0, 12, ROOM)[-1] == 12
    assert amount.quick(1, 44, ROOM, hidden=True) == [1, 2, 3, 5, 10]
    assert amount.quick(1, 3, ROOM, hidden=True) == [1, 2, 3]
    assert amount.quick(30, 44, ROOM, hidden=True) == [44]
