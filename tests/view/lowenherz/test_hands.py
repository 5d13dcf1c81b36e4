"""The politics cards of Löwenherz' panels, which are small: mouse, keys and pad show them large."""

import pytest

from game.rules.lowenherz.hands import COUNTS
from game.view.input import Event
from game.view.lowenherz import panel_cards, tips, tooltip
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import shown


def hand_of(view, seat):
    return [card.kind for card in panel_cards.cards(view.look, view.look, seat)]


@pytest.mark.parametrize("name", ["four_laying", "four_growing"])
def test_keys_reach_every_open_card(canvas, name):
    view = shown(canvas, samples.of(name))
    hands = {seat: panel_cards.cards(view.look, view.look, seat) for seat in range(4)}
    wanted = {f"hand:{seat}:{n}" for seat, hand in hands.items() for n, kept in enumerate(hand)
              if kept.kind != panel_cards.HIDDEN and not kept.play}  # fmt: skip
    seen = set()
    for _ in range(2 * len(view._pointer.stops(view.look))):
        view.handle(Event("command", command="next"))
        seen.add(view.pointed)
    assert wanted and wanted <= seen


def test_a_card_that_is_pointed_at_is_shown_large_among_the_others_of_its_hand(canvas, monkeypatch):
    view = shown(canvas, samples.of("four_laying"))
    seat = view.look.state.viewer
    kinds = hand_of(view, seat)
    assert len(kinds) == sum(COUNTS[view.look.state.hands[seat]]) > 3
    view._pointer.keys, view._pointer.focus = True, f"hand:{seat}:{len(kinds) - 1}"
    told = tips.tip(view.look, view.pointed)
    assert told.cards == tuple(map(panel_cards.card_picture, kinds)) and told.chosen == len(kinds) - 1
    drawn = []
    monkeypatch.setattr(canvas, "put", lambda name, x, y, w, h, *_rest: drawn.append((name, w, h)))
    tooltip.draw(canvas, told, view.table.board)
    assert {name for name, w, h in drawn if w >= 3 * panel_cards.W and h >= 3 * panel_cards.H} == set(told.cards)


def test_a_hidden_card_is_not_shown_large(canvas):
    view = shown(canvas, samples.played(4, 3, 400))
    hidden = [
        (seat, n) for seat in range(4) for n, kind in enumerate(hand_of(view, seat)) if kind == panel_cards.HIDDEN
    ]
    assert hidden
    for seat, n in hidden:
        assert tips.hand_tip(view.look, seat, n).cards == ()
        assert f"hand:{seat}:{n}" not in view._pointer.stops(view.look)


def test_a_card_is_looked_at_and_no_more(canvas):
    view = shown(canvas, samples.of("four_growing"))
    view._pointer.keys, view._pointer.focus = True, next(iter(panel_cards.shown(view.look)))
    assert view.handle(Event("command", command="confirm")) is None
    assert view._pointer.focus not in view.targets()
