"""How the table gets from one moment to the next: who flies when, and what is heard.

All times in milliseconds at normal speed. A move of somebody else is announced first (its knight rises for a while), so
that a person sees what is coming; a move of one's own starts at once. Pieces that nothing is said about glide.
"""

from __future__ import annotations

from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import explain
from game.rules.core import TERMINAL
from game.view.carolus_magnus import choreography_dice as dice
from game.view.carolus_magnus import choreography_emperor as emperor
from game.view.carolus_magnus import choreography_knights as knights
from game.view.carolus_magnus import choreography_merge, effects
from game.view.carolus_magnus.steps import ANNOUNCE, HOLD, Course, Shown
from game.view.script import Cue, Effect, Script, Steps
from game.view.table_view import Play

DEAL_GAP = 64.0  # how long after a knight of the set-up the next one leaves
GOLD_MS = 2600.0
SETTLE_MS = 220.0
RING = ("land:", "castle:", "knights:", "label:", "arrow:", "supply:")
LIGHTS = ("light:", "coin:")
PANELS = ("court:", "reserve:", "stock:", "arms:", "die:", "thrower")


def steps(look: Shown, before: Shown, action: int | None, foreign: bool, play: Play) -> Steps:
    """Return how the table gets from `before` to `look` by an action (None: everything glides by itself)."""
    if action is None:
        moved = before.state.to_text() != look.state.to_text()
        return Steps(Script(cues=[Cue(lambda: play("card"))] if moved else []))
    announced = foreign and (rules.placed(action) is not None or rules.disc_of(action) is not None)
    course = Course(look, before, play, ANNOUNCE if announced else 0.0)
    if rules.laid(action) is not None:
        return _laying(course, action)
    happened = explain.events(before.state, action, look.state)
    _deed(course, action, happened, foreign)
    counted = course.at
    _follow(course, happened)
    _settle(course)
    if look.state.actor == TERMINAL:
        _finale(course)
    return _made(course, counted, foreign and action_is_seen(action))


def action_is_seen(action: int) -> bool:
    """Return whether a step is shown at rest for a moment when somebody else made it."""
    return rules.steps_of(action) is not None or rules.placed(action) is not None


def _made(course: Course, counted: float, hold: bool) -> Steps:
    script = course.script
    script.hold = max(script.hold, course.at + (HOLD if hold else 0))
    return Steps(script, count_at=counted, turn_at=max(0.0, course.at - 80))


def _laying(course: Course, action: int) -> Steps:
    """A knight of the set-up: it leaves, and the next one need not wait for it."""
    colour = rules.laid(action)
    assert colour is not None
    knights.lay(course, colour)
    return Steps(course.script, next_at=DEAL_GAP)


def _deed(course: Course, action: int, happened: tuple[explain.Event, ...], foreign: bool) -> None:
    """What the action itself does."""
    placed, number, walked = rules.placed(action), rules.disc_of(action), rules.steps_of(action)
    if placed is not None:
        knights.place(course, *placed, foreign)
    elif number is not None:
        knights.disc(course, number, foreign)
    elif walked is not None:
        emperor.go(course, walked)
    elif rules.emperor_tile_of(action) is not None:
        emperor.stand(course)
    elif rules.turned(action) is not None:
        dice.turn(course)
    elif rules.dice_of(action) is not None:
        _roll(course, happened)


def _roll(course: Course, happened: tuple[explain.Event, ...]) -> None:
    if any(isinstance(event, explain.Rerolled) for event in happened):
        dice.renewed(course)
    else:
        dice.throw(course, course.before.state.turn, _is_set_up(course))


def _is_set_up(course: Course) -> bool:
    return course.before.state.round == 0


def _follow(course: Course, happened: tuple[explain.Event, ...]) -> None:
    """What follows from it, in its order."""
    for event in happened:
        if isinstance(event, explain.ArmsMoved):
            knights.arms(course, event)
        elif isinstance(event, explain.Visited):
            emperor.resolve(course, event)
            if event.merged:
                choreography_merge.merge(course, event)
        elif isinstance(event, explain.Refilled):
            knights.refill(course, event, _is_set_up(course))
        elif isinstance(event, explain.Returned):
            knights.give_back(course, event)
        elif isinstance(event, explain.RoundBegan) and event.number > 1:
            course.sound("page", course.at)


def _settle(course: Course) -> None:
    """Let everything else take its new look once the deed is done; what was lit for the choice goes out at once."""
    end = max(0.0, course.at - SETTLE_MS * 0.5)
    course.put_out(LIGHTS, 0)
    knights.discs_turn(course, end)
    course.rest(RING, end, SETTLE_MS)
    course.rest(PANELS, end, SETTLE_MS)
    course.rest(LIGHTS, end, SETTLE_MS)
    course.at = end + SETTLE_MS if course.script.motions else course.at


def _finale(course: Course) -> None:
    """Gold sails over the ring; whoever sits at this screen hears whether they won."""
    outcome = course.look.state.outcome()
    assert outcome is not None
    at = max(0.0, course.at - 200)
    course.script.effects.append(Effect(effects.gold(course.look.ring.box), at, GOLD_MS))
    course.sound(_last_sound(course.look, set(outcome.winners)), at)


def _last_sound(look: Shown, winners: set[int]) -> str:
    sides = {look.state.sides[seat] for seat in winners}
    if len(sides) > 1:
        return "tie"
    persons = {seat for seat, sitting in enumerate(look.moment.seats) if sitting.kind == "person"}
    return "lose" if persons and not persons & winners else "fanfare"
