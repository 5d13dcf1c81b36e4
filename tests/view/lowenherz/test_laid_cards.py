"""The decision cards on a line of the open card: crest and number of each can be seen, also while one more is meant."""

import pytest

from game.view.boxes import Box
from game.view.lowenherz import card, settled
from game.view.lowenherz.geometry import layout
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import shown

WHOLE, CORE = (58, 78), (30, 64)  # of 76 x 96: the card itself, and its crest and number


def part(slot, size):
    w, h = slot.w * size[0] / 76, slot.h * size[1] / 96
    return Box(slot.x - w / 2, slot.y - h / 2, w, h)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_no_card_hides_the_crest_or_the_number_of_another_on_its_line(players, many):
    table = layout(1280, 720, players)
    slots = [card.card_slot(table, 1, n, many) for n in range(many)]
    for n, slot in enumerate(slots):
        box = part(slot, WHOLE)
        assert table.lines[1].grown(1).holds(box.x, box.y) and table.lines[1].grown(1).holds(box.right, box.bottom)
        assert not any(part(later, WHOLE).meets(part(slot, CORE)) for later in slots[n + 1 :])


def test_the_cards_of_a_line_make_room_for_the_one_that_would_be_laid(canvas, monkeypatch):
    view = shown(canvas, samples.of("four_laying"))
    line = next(line for line in range(3) if len(settled.laid_on(view.look, line)) == 1)
    drawn = []
    monkeypatch.setattr(card, "aslant", lambda canvas, picture, slot, alpha: drawn.append((slot, alpha)))
    card.over(canvas, view.look, None, line)
    assert drawn == [(card.card_slot(view.table, line, n, 2), alpha) for n, alpha in ((0, 255), (1, 170))]
