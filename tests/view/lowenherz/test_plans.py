"""Renegades and alliances at Löwenherz' table: the pair of regions is shown before a second press plays the card."""

from dataclasses import replace

import pytest

from game.rules.lowenherz import actions as of
from game.view import table_view as contract
from game.view.input import Event
from game.view.lowenherz import plans, tips
from game.view.lowenherz.spots import field_spot
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import click, picture, shown


def only(canvas, kind):
    """Return a table at which a card can be played with one pair of regions, its action, and both castles."""
    sitting = samples.of("four_laying")
    view = shown(canvas, sitting)
    (pair, action), *_rest = view.look.choices.plays[kind].items()
    lays = tuple(view.look.choices.lays.values())
    view.show(replace(sitting.moment, actions=tuple(sorted((action, *lays)))))
    state, (castle, other) = sitting.state, pair
    own = state.castles[state.turn][castle]
    return view, action, field_spot(own), field_spot(state.castles[other // 4][other % 4])


@pytest.mark.parametrize("kind", ["renegade", "alliance"])
def test_a_card_with_one_possible_pair_is_played_by_the_second_press_too(canvas, kind):
    view, action, own, other = only(canvas, kind)
    click(view, f"play:{kind}")
    assert click(view, own) == contract.Intent(contract.NOTHING)
    assert [target for target in view.targets() if target.startswith("field:")] == [other]
    assert click(view, other) == contract.Intent(contract.ACTION, action)


def test_keys_show_the_pair_before_they_play_it(canvas):
    view, action, own, other = only(canvas, "renegade")
    click(view, "play:renegade")
    while view.pointed != own:
        view.handle(Event("command", command="next"))
    assert view.handle(Event("command", command="confirm")).kind == contract.NOTHING
    assert view.pointed == other
    assert view.handle(Event("command", command="confirm")) == contract.Intent(contract.ACTION, action)


@pytest.mark.parametrize(("kind", "part"), [("renegade", "loses a knight"), ("alliance", "neither could expand")])
def test_the_pair_that_is_meant_is_told_and_shown_on_the_board(canvas, kind, part):
    view, action, own, other = only(canvas, kind)
    click(view, f"play:{kind}")
    before = picture(view, canvas)
    x, y, w, h = view.targets()[own]
    view.handle(Event("move", x + w / 2, y + h / 2))
    said = plans.remark(view.look, view._pointer)
    assert part in said and own[6:] in said and other[6:] in said
    assert plans.meant(view.look, view._pointer)[1] == [(of.renegade_of(action) or of.allied(action))[1]]
    assert picture(view, canvas) != before


def test_no_slip_covers_the_regions_among_which_to_choose(canvas, monkeypatch):
    view, _action, own, _other = only(canvas, "renegade")
    drawn = []
    monkeypatch.setattr("game.view.lowenherz.tooltip.draw", lambda canvas, tip, room: drawn.append(tip))
    x, y, w, h = view.table.field_box(view.look.state.castles[view.look.turn][0])
    view.handle(Event("move", x + w / 2, y + h / 2))
    view.draw(canvas)
    assert tips.tip(view.look, own) in drawn
    click(view, "play:renegade")
    view.handle(Event("move", x + w / 2, y + h / 2))
    drawn.clear()
    view.draw(canvas)
    assert view.pointed == own and not drawn
