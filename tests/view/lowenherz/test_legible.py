"""What is drawn at Löwenherz' table can be read: buttons hold their words, and no sign lies on a number."""

from dataclasses import replace

import pytest

from game import language
from game.language import LANGUAGES
from game.rules.lowenherz.actions import taken
from game.view.boxes import Box
from game.view.lowenherz import amount, asked, overlay, realms, status
from game.view.lowenherz.geometry import layout
from game.view.moment import Presence
from game.view.widgets import fitted
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import shown


@pytest.fixture(params=LANGUAGES)
def spoken(request):
    language.use(request.param)
    yield request.param
    language.use("en")


def test_answers_of_a_bargain_are_set_in_letters_of_nearly_their_full_size(canvas, spoken, monkeypatch):
    drawn = []
    monkeypatch.setattr("game.view.lowenherz.bargain.plaque", lambda *found, **_more: drawn.append(found))
    monkeypatch.setattr(asked, "plaque", lambda *found, **_more: drawn.append(found))
    shown(canvas, samples.of("four_offer")).draw(canvas)
    assert len(drawn) >= 4
    for _canvas, box, text, *rest in drawn:
        room = box.w - 18 - (27 if len(rest) > 2 else 0)
        assert canvas.measure(text, "title", 17)[0] * 0.8 < room, text


def test_coins_that_could_be_taken_are_drawn_faintly_unless_they_would_run_together(canvas, monkeypatch):
    coins = []
    monkeypatch.setattr(canvas, "put", lambda name, *place, **_: coins.append((name, *place[4:])))
    parts = asked.Asked(shown(canvas, samples.of("four_bids")).look)
    row = amount.places(0, 0, 400)
    amount.draw(canvas, parts, row, 3, range(13))
    assert [c[1:] for c in coins if c[0] == "lowenherz/coin"] == [(255,)] * 3 + [(amount.GHOST,)] * 9
    coins.clear()
    amount.draw(canvas, parts, row, 3, range(100))
    assert [c[1:] for c in coins if c[0] == "lowenherz/coin"] == [(255,)] * 3


def test_a_title_stays_in_one_line_where_that_makes_it_only_a_little_smaller(canvas):
    for title, in_one in (("Margaret setzt Grenzen", True), ("Constance spielt einen Überläufer", False)):
        size = status.title_size(canvas, title, 220)
        assert (canvas.measure(title, "title", size)[0] <= 220) == in_one


def test_a_box_that_only_says_whose_turn_it_is_says_it_in_its_middle(canvas, monkeypatch):
    look, found = shown(canvas, samples.of("four_laying")).look, []
    box = look.table.status
    told = status.Status("Henry chooses", 0)
    monkeypatch.setattr(status, "_title", lambda _canvas, _title, room: found.append(room.centre[1]))
    for text in ("", "Choose a line."):
        status.draw(canvas, look, replace(told, text=text), Presence(), "")
    assert found[0] == pytest.approx(box.centre[1]) and found[1] < box.centre[1] - 20


def test_the_seal_of_an_expansion_leaves_the_number_of_a_pennant_free():
    state, table = samples.state("four_growing"), layout(1280, 720, 4)
    takeable = {taken(action)[1] for action in state.legal_actions() if taken(action)}
    regions = [n for n, fields in enumerate(state.regions) if fields and realms.pennant_field(state, n) in takeable]
    assert regions
    for region in regions:
        piece, field = realms.pennant_piece(state, table, region), realms.pennant_field(state, region)
        number = Box(piece.x - 8, piece.y - piece.h / 2, 16, piece.h * 0.5)
        x, y = overlay.seal_middle(table.field_box(field), True)
        assert not number.meets(Box(x - overlay.SEAL / 2, y - overlay.SEAL / 2, overlay.SEAL, overlay.SEAL))


@pytest.mark.parametrize("name", ["four_growing", "three_keep", "three_tied", "four_early", "four_basic"])
def test_the_sign_of_an_alliance_lies_beside_pennants_and_castles_where_it_can(name):
    state, table = samples.state(name), layout(1280, 720, samples.state(name).players)
    standing = realms.pennant_fields(state) | {field for castles in state.castles for field in castles}
    for one, other in state.alliances:
        edges = realms.common_edges(state.regions[one], state.regions[other])
        free = [edge for edge in edges if standing.isdisjoint(realms.EDGE_FIELDS[edge])]
        middle = realms._between(state, table, one, other)
        assert not free or middle in [table.edge_middle(edge) for edge in free]


def test_lines_of_a_note_are_of_about_one_length_and_no_words_take_no_room(canvas):
    said = "Whoever pays carries out the line. No agreement: a duel."
    wide = fitted.even_width(canvas, said, 320, "body", 15)
    assert 160 < wide < 320
    assert canvas.measure(said, "body", 15, wrap=wide)[1] == canvas.measure(said, "body", 15, wrap=320)[1]
    assert fitted.even_width(canvas, "", 320, "body", 15) == 320
