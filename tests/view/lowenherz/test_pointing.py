"""What Löwenherz' board says and asks about the place that is pointed at."""

from dataclasses import replace

import pygame as pg
import pytest

from game.rules.lowenherz import actions as of
from game.rules.lowenherz.land import enclose, fields_of, flood, neighbours, occupied
from game.rules.lowenherz.land_expansion import expansions
from game.view import table_view as contract
from game.view.input import Event
from game.view.lowenherz import foretell, options, overlay, picking, pointing, preview, reckoning
from game.view.lowenherz.geometry import layout
from game.view.lowenherz.look import Look
from game.view.moment import ViewPreferences
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import click, of_board, shown

TABLE = layout(1280, 720, 4)


def closing(colour):
    """Return a sitting in which one wall is missing round the first castle of a colour and what lies beside it."""
    sitting = samples.of("four_early")
    state = sitting.state
    castle = state.castles[colour][0]
    fields = 1 << castle | neighbours(1 << castle) & (~occupied(state) | state.knights[colour])
    state.right = state.below = 0
    enclose(state, fields)
    state.right &= state.right - 1
    return sitting


def told(look, action):
    return [line.text for line in foretell.lines(preview.after(look, action))]


def test_a_wall_that_closes_a_region_says_how_many_fields_and_for_whom():
    sitting = closing(0)
    look = Look(sitting.moment, TABLE)
    edge, (region,) = next(iter(look.closing.items()))
    then = preview.after(look, look.choices.edges[edge])
    n = then.look.state.regions[region].bit_count()
    assert told(look, then.action) == [f"closes {n} fields:", reckoning.by_size(n, 0), f"+{then.gains[0]} for Ada"]


def test_a_wall_that_closes_nothing_needs_no_slip():
    look = Look(closing(0).moment, TABLE)
    loose = [action for edge, action in look.choices.edges.items() if edge not in look.closing]
    silent = [action for action in loose if not preview.after(look, action).closed]
    assert silent and not any(told(look, action) for action in silent)
    for action in {*loose} - {*silent}:
        assert told(look, action)[0].endswith("no castle, no points")


def test_a_wall_inside_a_closed_area_without_a_castle_is_said_to_change_nothing():
    sitting = closing(0)
    state = sitting.state
    zone = flood(neighbours(1 << 0), 0, 0, 0) | 1 << 0  # the corner with its neighbours
    assert not zone & occupied(state)
    enclose(state, zone)
    look = Look(sitting.moment, TABLE)
    inside = [edge for edge in look.choices.edges if preview.is_idle(look, edge, (0, 1))]
    assert inside
    edge = min(look.choices.edges)  # between the corner and the field on its right
    assert told(look, look.choices.edges[edge]) == ["A border changes nothing here"]


def test_an_expansion_says_what_it_brings_and_what_it_costs_whom():
    sitting = samples.of("four_growing")
    look = Look(sitting.moment, TABLE)
    taking = [action for action in of_board(sitting.moment) if of.taken(action)]
    for action in taking:
        then = preview.after(look, action)
        gain = then.gains[look.acting]
        assert f"+{gain} for Ada" in told(look, action)
        for seat, lost in then.gains.items():
            if lost < 0:
                assert f"−{-lost} for {samples.NAMES[seat]}" in told(look, action)
    assert any(len(preview.after(look, action).gains) == 2 for action in taking)


def test_a_wall_for_somebody_else_is_asked_about_before_it_is_placed(canvas):
    sitting = closing(0)
    assert sitting.moment.seat != 0
    view = shown(canvas, sitting)
    edge = next(iter(view.look.closing))
    action = view.look.choices.edges[edge]
    assert "Ada" in view.warning(action)
    other = next(found for wall, found in view.look.choices.edges.items() if wall not in view.look.closing)
    assert view.warning(other) is None
    view.hint(action)
    assert view.warning(action) is None
    view.show(replace(sitting.moment, preferences=ViewPreferences(warnings=False)))
    assert view.warning(action) is None


def test_a_wall_for_oneself_is_asked_about_by_nobody(canvas):
    seat = samples.of("four_early").moment.seat
    view = shown(canvas, closing(seat))
    assert view.warning(view.look.choices.edges[next(iter(view.look.closing))]) is None


@pytest.mark.parametrize("plan", ["renegade", "alliance", "break"])
def test_while_a_region_is_to_be_chosen_the_table_says_which_and_lets_go_of_it_again(canvas, plan):
    view = shown(canvas, samples.of("four_laying"))
    if plan not in view.look.choices.plays:
        assert view._pointer.choose(view.look, f"play:{plan}") is None
        return
    view._pointer.choose(view.look, f"play:{plan}")
    assert pointing.remark(view.look, view._pointer, view.pointed) == "Choose one of your regions."
    view.handle(Event("command", command="back"))
    assert pointing.remark(view.look, view._pointer, view.pointed) == ""


@pytest.mark.parametrize(("name", "spot"), [("four_laying", "play:renegade"), ("two_late", "lay:1")])
def test_undo_lays_down_what_is_in_hand(canvas, name, spot):
    view = shown(canvas, samples.of(name))
    assert "undo" not in view.targets()
    for way in ("click", "key"):
        click(view, spot)
        assert view._pointer.in_hand and "undo" in view.targets()
        if way == "click":
            assert click(view, "undo").kind == contract.NOTHING
        else:
            assert view.handle(Event("command", command="undo")).kind == contract.NOTHING
        assert not view._pointer.in_hand and "undo" not in view.targets()


def test_every_way_to_pay_and_every_region_that_can_expand_has_its_own_words():
    for name in ("four_middle", "two_late", "four_late", "two_middle", "four_knights"):
        look = Look(samples.of(name).moment, TABLE)
        for field, found in look.choices.fields.items():
            said = [options.words(look, action) for action in found]
            assert len(set(said)) == len(said), (name, field)


def test_other_places_keep_their_light_while_one_is_pointed_at(canvas):
    view = shown(canvas, samples.of("four_knights"))
    view.draw(canvas)
    neighbour = canvas.rect(*view.targets()["field:l6"]).inflate(
        -canvas.px(34), -canvas.px(34)
    )  # beside walls that would rise
    before = pg.image.tobytes(canvas.surface.subsurface(neighbour), "RGB")
    x, y, w, h = view.targets()["field:k6"]
    view.handle(Event("move", x + w / 2, y + h / 2))
    view.draw(canvas)
    assert view.pointed == "field:k6"
    assert pg.image.tobytes(canvas.surface.subsurface(neighbour), "RGB") == before


@pytest.mark.parametrize("name", ["four_late", "two_late", "three_middle", "four_middle"])
def test_threatened_are_the_own_fields_that_somebody_else_could_take_if_the_settings_want_it(name):
    moment = samples.of(name).moment
    look = Look(replace(moment, preferences=ViewPreferences(show_threats=True)), TABLE)
    state, mine = look.state, moment.seat
    others = {field for seat in range(state.players) if seat != mine for _castle, field in expansions(state, seat)}
    own = {field for region, fields in enumerate(state.regions) if region // 4 == mine for field in fields_of(fields)}
    assert set(fields_of(look.threatened)) == others & own
    assert Look(moment, TABLE).threatened == 0


def test_any_field_of_a_region_stands_for_it_while_one_is_to_be_chosen(canvas):
    view = shown(canvas, samples.of("four_laying"))
    view._pointer.choose(view.look, "play:renegade")
    owns = picking.regions(view.look, view._pointer)
    assert set(picking.lit(view.look, view._pointer)) == {
        field for region in owns for field in fields_of(view.look.state.regions[region])
    }
    home = picking.castle_field(view.look, owns[0])
    other = next(field for field in fields_of(view.look.state.regions[owns[0]]) if field != home)
    x, y = view.table.field_box(other).centre
    for kind in ("move", "down", "up"):
        intent = view.handle(Event(kind, x, y, 1))
    assert view._pointer.own == owns[0] or intent.action in view.look.choices.plays["renegade"].values()


def test_the_wall_that_is_pointed_at_is_not_hidden_by_the_sign_of_its_place(canvas):
    view = shown(canvas, closing(0))
    edge = next(iter(view.look.closing))
    signs = {item.name: item.key[1] for item in overlay.prices(view.look, view._pointer)}
    others = {item.name: item.key[1] for item in overlay.prices(view.look, view._pointer, edge)}
    assert edge in signs["closing"] and edge not in others.get("closing", ())
    x, y = view.table.edge_middle(edge)
    view.handle(Event("move", x, y))
    view.draw(canvas)
    pointed = canvas.surface.get_at((canvas.px(x), canvas.px(y)))
    assert pointed.r - pointed.b < 100  # of stone, not of gold
