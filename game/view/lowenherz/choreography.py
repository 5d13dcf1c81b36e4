"""How the table gets from one moment to the next: what moves when, and what is heard.

All times in milliseconds at normal speed. It is read off the two positions: what stands there now and did not before,
and the other way round. A deed of somebody else is announced first and stands for a while afterwards.
"""

from __future__ import annotations

from game.rules.core import TERMINAL
from game.rules.lowenherz import actions as of
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import COLUMNS, FIELDS, MOST_CASTLES, SLOTS, TILE_SIDE, steps_between
from game.rules.lowenherz.cards import KING_CARD, SILVER_CARDS
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.land_regions import all_land
from game.view.lowenherz import choices, effects, rewards
from game.view.lowenherz.look import Look
from game.view.lowenherz.realms import shown_colour
from game.view.lowenherz.steps import ANNOUNCE, FALL_MS, HOLD, RISE_MS, STEP_MS, Course, Steps
from game.view.lowenherz.tones import picture
from game.view.script import Cue, Script
from game.view.table_view import Play

WAVE = 34.0  # from one step of the colour that spreads over a region to the next
MAKING_MS = 400.0  # until the whole land spreads, while its picture is made frame by frame
SETTLE_MS = 200.0
CREST_MS = 900.0  # of the crest over a new region
SHORTEST = 34.0  # of any step: its picture is not worked out and drawn in one frame


def steps(look: Look, before: Look, action: int | None, foreign: bool, play: Play) -> Steps:
    """Return how the table gets from `before` to `look` by an action (None: everything glides by itself)."""
    if action is None:
        moved = before.state.to_text() != look.state.to_text()
        return Steps(Script(cues=[Cue(lambda: play("card"))] if moved else []))
    seen = foreign and is_seen(action)
    course = Course(look, before, play, ANNOUNCE if seen else 0.0)
    if seen:
        course.effect(effects.announced(look.table, action), 0.0, ANNOUNCE + 160.0)
    _tiles(course, action)
    _men(course, action)
    _walls(course)
    spread_at = course.at
    _regions(course)
    _talk(course, action)
    rewards.cards(course, action)
    counted = rewards.points(course, action)
    rewards.purses(course)
    _rest(course)
    if look.state.actor == TERMINAL:
        course.sound(_last_sound(look), course.at)
    script = course.script
    script.hold = max(script.hold, SHORTEST)
    if script.motions or script.effects:
        script.hold = max(script.hold, course.at + (HOLD if seen else 0.0))
    return Steps(script, count_at=counted, spread=course.spread, spread_at=spread_at)


def is_seen(action: int) -> bool:
    """Return whether a deed of somebody else is announced and shown at rest: all on the board."""
    return choices.field_of(action) is not None or choices.edge_of(action) is not None


# ---- the land
def _tiles(course: Course, action: int) -> None:
    """A tile of the land unrolls from its upper left corner; with the last one all of it takes its full colours."""
    if not of.TILE <= action < of.FIRST or course.before.state.phase != phases.TILES:
        return
    slot = len(course.before.state.tiles)
    top, left = slot // 3 * TILE_SIDE, slot % 3 * TILE_SIDE
    is_last = slot == SLOTS - 1
    begins = MAKING_MS if is_last else 0.0
    for field in range(FIELDS):
        row, column = divmod(field, COLUMNS)
        far = row - top + column - left
        if row // TILE_SIDE == slot // 3 and column // TILE_SIDE == slot % 3:
            course.spread[field] = begins + far * WAVE
        elif is_last:
            course.spread[field] = begins + (row + column) * WAVE / 2
    course.at = max(course.spread.values()) + 260.0
    course.script.hold = course.at
    course.sound("card", begins)


# ---- what stands on the board
def _men(course: Course, action: int) -> None:
    """Castles fall from above, knights step out of the nearest piece of their colour; whoever leaves falls."""
    at = course.at
    for name in course.vanished("knight:"):
        course.fade(name, at)
        course.sound("renegade", at)
        course.at = at + FALL_MS * 0.6
    for name in course.appeared("castle:"):
        course.drop(name, at)
        piece = course.new(name)
        if piece is not None:
            course.effect(effects.dust(piece.x, piece.y + 24, 50, 3), at + 240, 380)
        course.sound("castle", at + 200)
        course.at = at + 380
    for name in course.appeared("knight:"):
        course.march(name, _gate(course, name), course.at)
        course.sound("knight_steps", course.at)
        course.at += STEP_MS


def _gate(course: Course, name: str) -> tuple[float, float]:
    """Return from where a new knight steps on its field: the castle or knight of its colour beside it."""
    _kind, colour, field_ = name.split(":")
    mine = [*course.look.state.castles[int(colour)], *fields_of(course.before.state.knights[int(colour)])]
    beside = [other for other in mine if abs(other - int(field_)) in (1, COLUMNS)]
    new = course.new(name)
    assert new is not None
    if not beside:
        return new.x, new.y - 20
    here, there = course.look.table.field_box(int(field_)), course.look.table.field_box(beside[0])
    return new.x + (there.x - here.x) * 0.8, new.y + (there.y - here.y) * 0.8


def _walls(course: Course) -> None:
    """Walls that go fall into rubble, new ones rise in a cloud of dust."""
    at = course.at
    gone, new = course.vanished("wall:"), course.appeared("wall:")
    for name in gone:
        course.sink(name, at)
        old = course.old(name)
        if old is not None:
            course.effect(effects.rubble(old.x, old.y + 6, len(name) * 7 + int(old.x)), at + 60, 420)
    for name in course.vanished("turret:"):
        course.sink(name, at)
    if gone:
        course.sound("wall_falls", at)
        at += FALL_MS * 0.5
    for n, name in enumerate(new):
        start = at + n * 60
        course.rise(name, start)
        piece = course.new(name)
        if piece is not None:
            course.effect(effects.dust(piece.x, piece.y + 10, 46, n), start + 60, 420)
    for name in course.appeared("turret:"):
        course.rise(name, at + 80)
    if new:
        course.sound("wall", at)
        at += RISE_MS + (len(new) - 1) * 60
    elif gone:
        at += FALL_MS * 0.5
    course.at = at


def _regions(course: Course) -> None:
    """The colour of a new region spreads from its castle; its pennant goes up when all of it is coloured."""
    state, at = course.look.state, course.at
    last = at
    for region, fields in enumerate(state.regions):
        if not fields or course.before.state.regions[region] or course.before.state.phase == phases.TILES:
            continue
        home = state.castles[region // MOST_CASTLES][region % MOST_CASTLES]
        for field in fields_of(fields):
            far = steps_between(field, home)
            course.spread[field] = at + far * WAVE
            last = max(last, at + far * WAVE + 120)
        x, y = course.look.table.field_box(home).centre
        name = picture("crest", shown_colour(state, region)).partition("/")[2]
        course.effect(effects.crest(name, x, y - 12), at, CREST_MS)
        course.at = max(course.at, at + CREST_MS * 0.7)  # before points rise from the same place
        course.sound("region", at)
    for name in course.appeared("pennant:"):
        course.rise(name, last)
    for name in course.vanished("pennant:"):
        course.sink(name, at)
    changed = [name for name in course.look.pieces if name.startswith("pennant:") and name not in course.named]
    for name in changed:
        if course.old(name) != course.new(name):
            course.move(name, at, 260)
    course.at = max(course.at, last + (RISE_MS if course.appeared("pennant:") else 0.0))


def _talk(course: Course, action: int) -> None:
    """Sounds of what is chosen beside the board."""
    if of.allied(action) is not None:
        course.sound("alliance", course.at)
    elif of.lines_of(action) is not None:
        course.sound("card", course.at)
    elif of.kept(action) is not None:
        course.sound("seal", course.at)
    card = of.card_of(action)
    if card in SILVER_CARDS or card == KING_CARD:
        course.sound("silver" if card in SILVER_CARDS else "knell", course.at + 300)
        state = course.look.state
        for field in fields_of(all_land(state) & state.mountain):
            course.effect(effects.glint(course.look.table.field_box(field), field), course.at + 420, 900)


def _last_sound(look: Look) -> str:
    """Return what whoever sits at this screen hears at the end."""
    outcome = look.state.outcome()
    winners = set(outcome.winners) if outcome is not None else set()
    if len(winners) > 1:
        return "tie"
    persons = {seat for seat, sitting in enumerate(look.moment.seats) if sitting.kind == "person"}
    return "lose" if persons and not persons & winners else "fanfare"


def _rest(course: Course) -> None:
    """Let everything else take its new look, and leave time for it."""
    for name in {**course.before.pieces, **course.look.pieces}:
        if name in course.named or course.old(name) == course.new(name):
            continue
        old, new = course.old(name), course.new(name)
        if old is None and new is not None:
            course.rise(name, max(0.0, course.at - SETTLE_MS))
        elif new is None and old is not None:
            course.sink(name, max(0.0, course.at - SETTLE_MS))
        else:
            course.move(name, max(0.0, course.at - SETTLE_MS), SETTLE_MS)
