"""What moves on the ring: every step ends as the still picture, merges slide, the set-up overlaps, nothing is lost."""

import random

import pygame as pg
import pytest

from game.rules import carolus_magnus as rules
from game.rules.core import CHANCE, TERMINAL
from game.view.carolus_magnus import choreography, names
from game.view.carolus_magnus.geometry import layout
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.ring import part
from game.view.carolus_magnus.table import CarolusTable
from game.view.moment import Moment, SeatLook, ViewPreferences
from game.view.stage import Stage

SEATS = (SeatLook("Ada"), SeatLook("Bernat", "computer", 1, 1), SeatLook("Cecil"), SeatLook("Dora", "remote"))


def choose(state, rng):
    """Return an action that makes much happen: knights go anywhere, the emperor where lands merge or castles rise."""
    if state.actor == CHANCE:
        return state.sample_chance(rng.randrange)
    actions = state.legal_actions()
    walks = [action for action in actions if rules.steps_of(action)]
    if not walks:
        return rng.choice(actions)

    def after(action):
        then = state.clone()
        then.apply(action)
        return len(then.starts), sum(then.stocks), rng.random()

    return min(walks, key=after)


def match(players, seed, plies=2000):
    """Yield (moment before, action, moment after) of a match."""
    rng, state, last = random.Random(seed), rules.new_state(players), ()
    for _ in range(plies):
        if state.actor == TERMINAL:
            return
        before = moment(state, last)
        action = choose(state, rng)
        last = (*last, (state.actor, action))[-14:]
        state.apply(action)
        yield before, action, moment(state, last)


def moment(state, last=(), **preferences):
    actions = tuple(state.legal_actions()) if state.actor in (0, 2) else ()
    return Moment(
        state.clone(), actions, 0, state.actor, SEATS[: state.players], last=last,
        preferences=ViewPreferences(**preferences),
    )  # fmt: skip


def looks(before, after):
    table = layout(1280, 720, before.observation.players)
    return Look(before, table), Look(after, table)


def sounds():
    heard = []
    return heard, lambda name, pitch=0: heard.append(name)


def script_of(before, action, after, foreign=False):
    old, new = looks(before, after)
    heard, play = sounds()
    return old, new, choreography.steps(new, old, action, foreign, play), heard


def first(players, seed, wanted):
    """Return the first step that `wanted` accepts, of the match with this seed or of one of the next."""
    matches = (match(players, seed + number) for number in range(20))
    return next(step for one in matches for step in one if wanted(*step))


def merges(before, action, after):
    return len(after.observation.starts) < len(before.observation.starts)


def builds(before, action, after):
    return sum(after.observation.stocks) < sum(before.observation.stocks)


def takes_over(before, action, after):
    old, new = before.observation, after.observation
    return any(was >= 0 for was in old.lords) and any(a < b for a, b in zip(old.stocks, new.stocks, strict=True))


# ---- what holds for every step
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_at_the_end_of_every_step_each_piece_is_where_it_belongs(players, seed):
    stage = Stage()
    for number, (before, action, after) in enumerate(match(players, seed)):
        old, new, made, _ = script_of(before, action, after, foreign=number % 2 == 0)
        stage.show(old.pieces)
        stage.move_to(new.pieces, made.script)
        for _ in range(600):
            if not stage.busy:
                break
            stage.update()
            if stage.busy and number % 9 == 0:
                stage.shown(0.5)
        assert not stage.busy, "no step takes ten seconds"
        assert stage.shown() == new.pieces


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_nothing_jumps_at_the_end_of_a_step(players, seed):
    """Just before the end every piece that stays is near its goal already."""
    for before, action, after in match(players, seed, 260):
        old, new, made, _ = script_of(before, action, after)
        stage = Stage()
        stage.show(old.pieces)
        stage.move_to(new.pieces, made.script)
        while stage.busy:
            shown = stage.shown()
            stage.update()
        for name, piece in new.pieces.items():
            assert name in shown, name
            seen = shown[name]
            assert abs(seen.x - piece.x) < 12 and abs(seen.y - piece.y) < 12, name
            assert abs(seen.alpha - piece.alpha) < 60, name


def test_every_piece_of_a_step_has_a_name_that_is_there():
    for before, action, after in match(3, 7, 400):
        old, new, made, _ = script_of(before, action, after)
        for motion in made.script.motions:
            assert motion.piece in old.pieces or motion.piece in new.pieces, motion.piece


def test_every_sound_has_a_file():
    from game import paths

    heard = set()
    for before, action, after in match(2, 8):
        made, said = script_of(before, action, after)[2:]
        for cue in made.script.cues:
            cue.call()
        heard |= set(said)
    assert {"knight", "dice", "footstep", "build", "merge", "arms", "disc"} <= heard
    for name in heard:
        assert paths.asset("sounds", f"{name}.ogg").is_file(), name


# ---- single steps
def test_the_knights_of_the_set_up_follow_one_another_quickly():
    for before, action, after in match(2, 1, 15):
        made = script_of(before, action, after)[2]
        assert made.next_at < 80 < made.script.length < 400


def test_charlemagne_visits_every_land_on_his_way():
    before, action, after = first(2, 2, lambda b, a, _: rules.steps_of(a) == 3)
    old, _, made, _ = script_of(before, action, after)
    ways = [motion for motion in made.script.motions if motion.piece == names.EMPEROR_PIECE]
    stops = [(motion.target.x, motion.target.y) for motion in ways[:3]]
    count = len(old.ring.lands)
    for number, (x, y) in enumerate(stops, 1):
        land = old.ring.lands[(before.observation.emperor + number) % count]
        assert land.box.holds(x, y + 20)


def test_a_castle_comes_from_the_stock_and_falls():
    before, action, after = first(2, 3, lambda *step: builds(*step) and not merges(*step))
    old, _, made, _ = script_of(before, action, after)
    falls = [motion for motion in made.script.motions if motion.piece.startswith("castle:")]
    stock = {piece.picture for name, piece in old.pieces.items() if name.startswith("stock:")}
    assert falls[0].source.picture in stock
    assert [motion.delay for motion in falls] == sorted(motion.delay for motion in falls)
    assert falls[1].source.lift > 40 and falls[1].target.lift == 0


def test_castles_that_are_taken_over_go_home():
    before, action, after = first(2, 4, takes_over)
    old, new, made, _ = script_of(before, action, after)
    home = [motion for motion in made.script.motions if motion.piece.startswith("stock:") and motion.source is not None]
    assert home and all(motion.piece in new.pieces and motion.piece not in old.pieces for motion in home)


@pytest.mark.parametrize("seed", range(6))
def test_lands_that_merge_slide_into_their_part_of_the_whole(seed):
    before, action, after = first(2, seed, merges)
    old, new, made, _ = script_of(before, action, after)
    whole = new.ring.lands[after.observation.emperor]
    parts = [land for land in old.ring.lands if set(land.tiles) <= set(whole.tiles)]
    assert len(parts) in (2, 3)
    for land in parts:
        goal = part(whole, land.tiles).box
        slides = [
            motion for motion in made.script.motions if motion.piece == names.land(land.tiles) and motion.ms > 500
        ]
        assert [(motion.target.x, motion.target.y) for motion in slides] == [goal.centre]
    appears = [motion for motion in made.script.motions if motion.piece == names.land(whole.tiles)]
    assert appears[0].source.alpha == 0


def test_a_knight_that_is_played_ends_among_its_kind():
    before, action, after = first(2, 5, lambda b, a, _: rules.placed(a) and rules.placed(a)[1] is not None)
    colour, tile = rules.placed(action)
    _, new, made, _ = script_of(before, action, after)
    goal = new.pieces[names.group(tile, colour)]
    flight = next(motion for motion in made.script.motions if motion.piece.startswith("reserve:"))
    assert (flight.target.x, flight.target.y) == (goal.x, goal.y)
    assert flight.piece not in new.pieces


def test_arms_fly_when_they_change_hands():
    before, action, after = first(2, 6, lambda b, a, c: b.observation.arms != c.observation.arms)
    made = script_of(before, action, after)[2]
    assert any(motion.piece.startswith("arms:") and motion.layer == names.FLYING for motion in made.script.motions)


def test_a_move_of_somebody_else_is_announced():
    before, action, after = first(2, 7, lambda b, a, _: rules.placed(a))
    own = script_of(before, action, after)[2]
    foreign = script_of(before, action, after, foreign=True)[2]
    assert foreign.script.length >= own.script.length + 350


# ---- the table
def pixels(view, canvas):
    view.draw(canvas)
    return pg.image.tobytes(canvas.surface, "RGB")


def shown(after, canvas):
    view = CarolusTable()
    view.layout(canvas)
    view.show(after)
    return pixels(view, canvas)


@pytest.mark.parametrize("wanted", [builds, merges, takes_over])
@pytest.mark.parametrize("cut", [0, 40, None])
def test_a_step_that_is_skipped_or_played_out_leaves_the_still_picture(canvas, wanted, cut):
    before, action, after = first(3, 11, wanted)
    view = CarolusTable()
    view.layout(canvas)
    view.show(before)
    pixels(view, canvas)
    view.play(after, before.observation, action)
    ticks = 0
    while view.busy and ticks != cut:
        view.update()
        pixels(view, canvas)
        ticks += 1
    view.finish()
    assert pixels(view, canvas) == shown(after, canvas)


def test_with_reduced_motion_nothing_moves(canvas):
    before, action, after = first(2, 12, merges)
    view = CarolusTable()
    view.layout(canvas)
    view.show(before)
    still = Moment(after.observation, after.actions, 0, after.actor, SEATS[:2], last=after.last,
                   preferences=ViewPreferences(reduced_motion=True))  # fmt: skip
    view.play(still, before.observation, action)
    assert not view.busy
    assert pixels(view, canvas) == shown(still, canvas)
