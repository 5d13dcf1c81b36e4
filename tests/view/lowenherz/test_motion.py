"""How Löwenherz' board gets from one position to the next, and that mended land looks like land painted at once."""

import itertools
import random
from dataclasses import replace

import pygame as pg
import pytest

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import actions
from game.rules.lowenherz.cards import SILVER_CARDS
from game.rules.lowenherz.land import enclose, fields_of, neighbours, occupied
from game.rules.lowenherz.land_regions import own_land
from game.view.canvas import Canvas
from game.view.lowenherz import choices, effects, flights, names, panel_cards, rewards, soil, tones
from game.view.lowenherz.choreography import steps
from game.view.lowenherz.geometry import layout
from game.view.lowenherz.ground import Ground, changed, scene
from game.view.lowenherz.look import Look
from game.view.lowenherz.steps import ANNOUNCE, Course
from game.view.moment import ViewPreferences
from tests.view.lowenherz import samples
from tests.view.lowenherz.test_pointing import closing
from tests.view.lowenherz.test_table import of_board, picture, play, run, shown, still

TABLE = layout(1280, 720, 4)
LONGEST = 6000.0  # ms that one step may take


def step(name, number=0, foreign=False):
    """Return (looks before and after, steps, sounds) of an action on the board at a sample position."""
    sitting, heard = samples.of(name), []
    before = Look(sitting.moment, TABLE)
    action = of_board(sitting.moment)[number]
    sitting.apply(action)
    look = Look(sitting.moment, TABLE)
    return before, look, steps(look, before, action, foreign, lambda sound, pitch=0: heard.append(sound)), heard


def heard_in(found):
    heard = []
    for cue in found.script.cues:
        heard.append(cue.call.args[0])
    return heard


@pytest.mark.parametrize("name", ["four_castles", "four_knights", "four_growing", "four_remove", "four_early"])
def test_whatever_comes_or_goes_has_a_way_of_its_own(name):
    before, look, found, _heard = step(name)
    moved = {motion.piece for motion in found.script.motions}
    other = {n for n in {**before.pieces, **look.pieces} if before.pieces.get(n) != look.pieces.get(n)}
    assert other and other <= moved
    assert found.script.length < LONGEST


def test_a_deed_of_somebody_else_is_announced_and_stands_for_a_while():
    _before, _look, own, _heard = step("four_early")
    _before, _look, foreign, _heard = step("four_early", foreign=True)
    assert min(motion.delay for motion in own.script.motions) == 0
    assert min(motion.delay for motion in foreign.script.motions) == ANNOUNCE
    assert foreign.script.length > own.script.length + ANNOUNCE


def test_a_wall_is_heard_when_it_stands_and_a_castle_when_it_falls_to_its_place():
    assert "wall" in heard_in(step("four_early")[2])
    assert "castle" in heard_in(step("four_castles")[2])
    assert {"wall_falls", "wall", "score_1"} <= set(heard_in(step("four_growing")[2]))


def test_a_new_region_is_coloured_from_its_castle_outwards():
    sitting = samples.of("four_early")
    state = sitting.state
    castle = state.castles[0][0]
    free = ~occupied(state) | state.knights[0]
    fields = 1 << castle | neighbours(1 << castle) & free  # the castle and what lies beside it
    state.right = state.below = 0
    enclose(state, fields)
    state.right &= state.right - 1  # but for one wall
    look = Look(sitting.moment, TABLE)
    edge, regions = next(iter(look.closing.items()))
    sitting.apply(look.choices.edges[edge])
    after = Look(sitting.moment, TABLE)
    found = steps(after, look, look.choices.edges[edge], False, lambda *_: None)
    assert found.spread[castle] == min(found.spread.values()) < max(found.spread.values())
    assert set(found.spread) == set(fields_of(after.state.regions[regions[0]]))
    assert found.count_at >= max(found.spread.values())


def test_without_motion_nothing_moves_and_nothing_waits(canvas):
    sitting = samples.of("four_growing")
    view = shown(canvas, sitting)
    sitting.preferences = ViewPreferences(reduced_motion=True)
    moment = sitting.moment
    before, action = sitting.state.observation(sitting.viewer), of_board(moment)[0]
    sitting.apply(action)
    view.play(replace(sitting.moment, preferences=sitting.preferences), before, action)
    assert not view.busy


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1366, 768)])
def test_mended_land_looks_like_land_that_is_painted_at_once(screen, size):
    canvas = Canvas(pg.Surface(size))
    sitting, ground, rng = samples.of("four_middle"), Ground(), random.Random(3)
    ground.show(canvas, scene(sitting.state))
    compared = 0
    for _ in range(400):
        if sitting.state.actor == TERMINAL or compared == 6:
            break
        before = scene(sitting.state)
        samples.advance(sitting.state, rng)
        if changed(before, scene(sitting.state)):
            mended = pg.image.tobytes(ground.show(canvas, scene(sitting.state)), "RGB")
            assert mended == pg.image.tobytes(Ground().show(canvas, scene(sitting.state)), "RGB")
            compared += 1
    assert compared == 6


@pytest.mark.parametrize("made", [1, 2])
def test_land_that_was_begun_and_left_is_mended_too(canvas, made):
    sitting, ground, rng = samples.of("four_middle"), Ground(), random.Random(3)
    scenes = [scene(sitting.state)]
    while len(scenes) < 3 and sitting.state.actor != TERMINAL:
        samples.advance(sitting.state, rng)
        if changed(scenes[-1], scene(sitting.state)):
            scenes.append(scene(sitting.state))
    old, begun, other = scenes
    for wanted in (old, other, begun):
        ground.show(canvas, old)
        assert len(list(itertools.islice(ground.portions(canvas, begun), made))) == made
        mended = pg.image.tobytes(ground.show(canvas, wanted), "RGB")
        assert mended == pg.image.tobytes(Ground().show(canvas, wanted), "RGB")


def test_every_action_of_the_board_belongs_to_a_field_or_an_edge_of_the_table(canvas):
    sitting, rng = samples.played(4, 5, 0, setup="basic"), random.Random(5)
    seen = set()
    for _ in range(200):
        if sitting.state.actor in (CHANCE, SIMULTANEOUS, TERMINAL):
            samples.advance(sitting.state, rng)
            continue
        moment = sitting.moment
        found = choices.choices(moment.actions)
        for action in of_board(moment):
            field, edge = choices.field_of(action), choices.edge_of(action)
            assert (field is None) != (edge is None)
            seen.add("field" if edge is None else "edge")
            assert action in (found.fields[field] if edge is None else [found.edges[edge]])
        samples.advance(sitting.state, rng)
    assert seen == {"field", "edge"}


def test_pieces_stand_before_what_is_farther_up():
    look = Look(samples.of("four_middle").moment, TABLE)
    men = [piece for name, piece in look.pieces.items() if name.startswith(("castle:", "knight:"))]
    for one in men:
        for other in men:
            if one.y + one.h / 2 < other.y + other.h / 2 - 10:
                assert one.layer < other.layer < names.MARKER


def test_an_animation_can_be_skipped_by_a_press(canvas):
    from game.view.input import Event

    sitting = samples.of("four_castles")
    view = shown(canvas, sitting)
    play(view, sitting, of_board(sitting.moment)[0])
    assert view.busy
    view.handle(Event("down", 5, 5, 1))
    assert not view.busy


def test_the_land_unrolls_tile_by_tile_and_ends_as_the_still_picture(canvas):
    sitting, rng = samples.played(4, 2, 0), random.Random(2)
    view = shown(canvas, sitting)
    for tile in range(6):
        picture(view, canvas)
        play(view, sitting, sitting.state.sample_chance(rng.randrange))
        assert view.busy
        for _ in range(8):
            view.update()
        moving = picture(view, canvas)
        run(view)
        assert picture(view, canvas) != moving
        assert tile not in (0, 5) or picture(view, canvas) == still(canvas, sitting)


def test_the_full_colours_of_the_land_are_made_over_many_frames(canvas, monkeypatch):
    sitting, rng, made = samples.played(4, 2, 0), random.Random(2), []
    view = shown(canvas, sitting)
    for _ in range(5):
        play(view, sitting, sitting.state.sample_chance(rng.randrange))
        run(view)
        picture(view, canvas)
    paint, mask = Ground._paint, soil._mask
    monkeypatch.setattr(Ground, "_paint", lambda *args: made.append("strip") or paint(*args))
    monkeypatch.setattr(soil, "_mask", lambda *args: made.append("terrain") or mask(*args))
    play(view, sitting, sitting.state.sample_chance(rng.randrange))
    frames = []
    while view.busy:
        view.update()
        made.clear()
        picture(view, canvas)
        frames.append(tuple(made))
    assert {*frames} == {(), ("strip",), ("terrain",)}
    assert picture(view, canvas) == still(canvas, sitting)


# ---- a politics card that is kept
def kept(monkeypatch, viewer_before, viewer_after, number):
    """Return (pictures that fly, the holder's hand) after a card was kept, as viewers see it; None for those who only
    look on."""
    flown, state = [], samples.state("three_keep")
    monkeypatch.setattr(effects, "politics", lambda picture, start, end: flown.append((picture, end)) or (lambda *_: 0))
    seat, action = state.turn, state.legal_actions()[number]
    after = state.clone()
    after.apply(action)
    moment = samples.Sitting(state).moment
    table = layout(1280, 720, 3)
    before = Look(replace(moment, observation=state.observation(viewer_before)), table)
    look = Look(replace(moment, observation=after.observation(viewer_after), actions=()), table)
    steps(look, before, action, False, lambda *_: None)
    return flown, panel_cards.cards(look, look, seat)


@pytest.mark.parametrize("number", range(6))
def test_a_kept_card_flies_open_into_the_hand_of_whoever_knows_it(monkeypatch, number):
    state = samples.state("three_keep")
    kind = actions.kept(state.legal_actions()[number])
    ((picture, end),), hand = kept(monkeypatch, state.turn, state.turn, number)
    assert picture == panel_cards.card_picture(kind)
    assert end in [card.box for card in hand if card.kind == kind]


@pytest.mark.parametrize("viewers", [(1, 1), (None, None), (0, None)])
def test_a_kept_card_flies_with_its_back_up_before_all_others(monkeypatch, viewers):
    assert samples.state("three_keep").turn == 0
    for number in range(6):
        ((picture, end),), hand = kept(monkeypatch, *viewers, number)
        assert picture == panel_cards.card_picture(panel_cards.HIDDEN)
        assert end == hand[-1].box


def test_the_number_of_cards_changes_when_the_kept_one_has_arrived(canvas):
    sitting = samples.of("three_keep", "ppp")
    view = shown(canvas, sitting)
    play(view, sitting, sitting.state.legal_actions()[0])
    assert view._steps.count_at >= flights.KEPT_MS
    run(view)
    assert picture(view, canvas) == still(canvas, sitting)


def test_a_new_region_shows_the_crest_of_its_owner_before_its_points_rise(monkeypatch):
    seat = samples.of("four_early").moment.seat
    sitting, shown_at = closing(seat), {}
    before = Look(sitting.moment, TABLE)
    sitting.apply(before.choices.edges[next(iter(before.closing))])
    look = Look(sitting.moment, TABLE)
    for name in ("crest", "number"):
        monkeypatch.setattr(effects, name, lambda *how, name=name: (name, *how))
    found = steps(look, before, actions.BORDER, False, lambda sound, pitch=0: None)
    for effect in found.script.effects:
        if isinstance(effect.draw, tuple):
            shown_at[effect.draw[:2]] = effect.delay
    gain = look.state.points[seat] - before.state.points[seat]
    assert gain > 0 and list(shown_at) == [("crest", f"crest_{tones.WORDS[seat]}"), ("number", gain)]
    assert shown_at["number", gain] > shown_at["crest", f"crest_{tones.WORDS[seat]}"] + 500


def test_points_for_silver_rise_from_the_mountains_of_the_regions(monkeypatch):
    state = samples.state("four_middle")
    gains = [seat for seat in range(4) if own_land(state, seat) & state.mountain]
    after = state.clone()
    for seat in gains:
        after.points[seat] += 1
    sitting = samples.Sitting(after)
    course = Course(Look(sitting.moment, TABLE), Look(samples.Sitting(state).moment, TABLE), lambda *_: None, 0.0)
    starts = []
    monkeypatch.setattr(effects, "number", lambda _points, x, y, _end: starts.append((x, y)))
    rewards.points(course, actions.CARD + SILVER_CARDS[0])
    assert len(starts) == len(gains) > 0
    assert all(TABLE.fields.holds(x, y) for x, y in starts)
