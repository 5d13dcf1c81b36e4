"""What Löwenherz' table says of regions, of lines that others have chosen, and of the neutral colour."""

import re

import pytest

from game.rules.core import CHANCE
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import ACTION_WORDS
from game.rules.lowenherz.board import EDGE_FIELDS, EDGE_NAMES, FIELD_NAMES
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.land_expansion import are_allied, expansions
from game.rules.lowenherz.land_regions import adjoining, mountains, region_at, strength
from game.view.input import Event
from game.view.lowenherz import card, foretell, preview, reach, settled, status_words, tips, tips_land
from game.view.lowenherz.geometry import layout
from game.view.lowenherz.look import Look
from game.view.moment import Presence
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_table import picture, shown

NAMES = ("four_laying", "four_late", "four_growing", "four_middle", "three_middle", "two_late")


def look_at(name):
    sitting = samples.of(name)
    return Look(sitting.moment, layout(1280, 720, sitting.state.players))


def regions(look):
    return [region for region, fields in enumerate(look.state.regions) if fields]


@pytest.mark.parametrize("name", NAMES)
def test_who_could_expand_into_whom_is_what_the_rules_would_let_him_take(name):
    state = samples.state(name)
    state.growing = -1
    pairs, found = reach.preys(state), 0
    for region, fields in enumerate(state.regions):
        for one in reach.neighbours(state, pairs, region) if fields else ():
            seat, castle = divmod(one.region, 4)
            found_by = expansions(state, seat) if seat < state.players else []
            takes = [field for number, field in found_by if number == castle and fields >> field & 1]
            assert one.takes == bool(takes)
            assert one.knights == strength(state, one.region)
            assert not (one.takes and (one.allied or one.knights <= strength(state, region)))
            found += one.takes
    assert found or not pairs


@pytest.mark.parametrize("name", NAMES)
def test_a_region_tells_its_size_its_knights_its_silver_and_all_its_neighbours(name):
    look = look_at(name)
    for region in regions(look):
        told = tips_land.region_tip(look, region)
        numbers = [line.number for line in told.lines]
        assert told.lines[0].text.startswith(f"{look.state.regions[region].bit_count()} field")
        silver = (look.state.regions[region] & look.state.mountain).bit_count()
        assert numbers[1] == (f"+{silver}" if silver else "±0")
        assert numbers[2] == str(strength(look.state, region))
        named = [line for line in told.lines if line.colour >= 0]
        assert len(named) == len(adjoining(look.state, region))
        allied = [line for line in named if line.text.endswith("(alliance)")]
        assert len(allied) == sum(are_allied(look.state, region, other) for other in adjoining(look.state, region))


def test_the_fields_of_a_region_and_the_edges_inside_it_stand_for_it_where_nothing_can_be_chosen():
    for name in (*NAMES, "four_early"):
        look = look_at(name)
        for field, spot in enumerate(FIELD_NAMES):
            found = tips_land.region_of(look, f"field:{spot}")
            assert found == (-1 if field in look.choices.fields else region_at(look.state, field))
        for edge, spot in enumerate(EDGE_NAMES):
            one, other = (region_at(look.state, field) for field in EDGE_FIELDS[edge])
            found = tips_land.region_of(look, f"edge:{spot}")
            assert found == (one if one == other and edge not in look.choices.edges else -1)


def test_pointing_at_a_region_shows_the_strength_of_it_and_of_its_neighbours_on_the_board(canvas):
    view = shown(canvas, samples.of("four_laying"))
    view.show(view.look.moment)
    plain = picture(view, canvas)
    region = next(region for region in regions(view.look) if adjoining(view.look.state, region))
    home = view.look.state.castles[region // 4][region % 4]
    field = next(field for field in fields_of(view.look.state.regions[region]) if field != home)
    x, y = view.table.field_box(field).centre
    view.handle(Event("move", x, y))
    assert tips.tip(view.look, view.pointed) is not None
    assert picture(view, canvas) != plain


@pytest.mark.parametrize("name", NAMES)
def test_a_panel_names_those_who_threaten_a_region_and_those_it_threatens(name):
    look = look_at(name)
    for seat in range(look.state.players):
        text = " ".join(line.text for line in tips.seat_tip(look, seat).lines)
        own = [region for region in regions(look) if region // 4 == seat]
        threats = {pair for pair in look.preys if pair[1] in own}
        assert ("could expand into it" in text) == bool(threats)
        assert all(look.owner_name(one // 4) in text for one, _other in threats)
        assert bool(re.search(r"could expand into (?!it)", text)) == any(pair[0] in own for pair in look.preys)


@pytest.mark.parametrize("name", NAMES)
def test_a_stack_tells_what_silver_would_bring_everybody_now(name):
    look = look_at(name)
    told = {line.colour: line.number for line in tips.stack_tip(look, 3).lines if line.colour >= 0}
    assert told == {seat: f"+{n}" if (n := mountains(look.state, seat)) else "±0"
                    for seat in range(look.state.players)}  # fmt: skip


# ---- lines that others have chosen
def test_a_line_that_somebody_has_chosen_says_with_whom_one_would_have_to_bargain():
    look = look_at("four_laying")
    met = set()
    for line in range(3):
        others = settled.laid_on(look, line)
        said = tips.waits(look, line)
        if others and card.CARD_LINES[look.state.card][line][0] != card.DUCATS:
            assert said == f"You would have to bargain with {look.player(others[0])}, or fight a duel."
            met.add("bargain")
        elif others:
            ducats = card.CARD_LINES[look.state.card][line][1]
            assert said.endswith(f"{ducats // (len(others) + 1)} for each with you.")
            met.add("share")
    assert met == {"bargain", "share"}


def test_a_line_that_two_have_chosen_says_with_whom_one_would_have_to_fight():
    sitting = samples.of("four_laying")
    line = next(line for line in range(3) if settled.laid_on(Look(sitting.moment, layout(1280, 720, 4)), line)
                and card.CARD_LINES[sitting.state.card][line][0] != card.DUCATS)  # fmt: skip
    sitting.step(f"lay:{line + 1}")
    look = Look(sitting.moment, layout(1280, 720, 4))
    assert look.state.phase == phases.LAY
    names = [look.player(seat) for seat in settled.laid_on(look, line)]
    assert tips.waits(look, line) == f"You would have to fight a duel with {names[0]} and {names[1]}."


# ---- the set-up
@pytest.mark.parametrize("players", [2, 3])
def test_who_places_a_castle_that_nobody_plays_is_told_why(players):
    sitting, said = samples.played(players, 1, 0), set()
    while sitting.state.phase not in (phases.LAY, phases.CARD):
        if sitting.state.phase == phases.CASTLE:
            look = Look(sitting.moment, layout(1280, 720, players))
            found = status_words.status(look, Presence())
            said.add(("neutral" in found.title, "Nobody plays it" in found.text))
        state = sitting.state
        state.apply(state.sample_chance(lambda n: 0) if state.actor == CHANCE else state.legal_actions()[0])
    assert said == {(False, False), (True, True)}


@pytest.mark.parametrize(("name", "word"), [("four_bids", "A tie"), ("three_tied", "Another tie")])
def test_a_contested_line_tells_beforehand_what_a_tie_means_and_that_nobody_breaks_it(name, word):
    look = look_at(name)
    told = " ".join(line.text for line in tips.line_tip(look, look.state.line, look.table.strip).lines)
    assert word in told and "black castle" in told


# ---- names of fields, which the frame of the board does not show
def test_the_slip_of_a_region_names_the_field_that_is_pointed_at():
    look = look_at("four_laying")
    region = regions(look)[0]
    for field in fields_of(look.state.regions[region]):
        told = tips.tip(look, f"field:{FIELD_NAMES[field]}")
        assert [line.number for line in told.lines if line.text == "This field:"] == [FIELD_NAMES[field]]
    assert not any(line.text == "This field:" for line in tips_land.region_tip(look, region).lines)


@pytest.mark.parametrize("name", ["four_knights", "four_middle"])
def test_the_slip_of_what_can_be_done_names_its_place(canvas, monkeypatch, name):
    view, drawn = shown(canvas, samples.of(name)), []
    monkeypatch.setattr(foretell, "_write", lambda canvas, told, box, left: drawn.append(told[0].text))
    named = set()
    for action in filter(preview.is_of_board, view.look.moment.actions):
        drawn.clear()
        foretell.draw(canvas, preview.after(view.look, action), view.table.field_box(0))
        word = ACTION_WORDS[action].split(":")[-1].replace("-", "–")
        assert all(text.endswith(word) for text in drawn), (drawn, word)
        named |= set(drawn)
    assert named
