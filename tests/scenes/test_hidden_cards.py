"""Two matches that differ in a kept card only look alike to everybody who may not know it: pictures, words, everything.

Whether somebody may know is what the rules' observation says. Everything that a screen tells is held against it.
"""

import random

import pytest

from game.match import Match, Seat
from game.match.link import LocalLink
from game.match.log import NO_ACTION, Choice, Entry, told
from game.rules import lowenherz as rules
from game.rules.core import SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.actions import ACTION_WORDS
from game.scenes import catalog, table_dialogs
from game.scenes.table import Table
from game.view.text import Typesetter

NAMES = ("Henry", "Margaret", "Richard", "Eleanor")
# panels, politics cards, stacks, lines of the card
PANELS = [(100, 60 + 178 * seat) for seat in range(4)]
HANDS = [(30 + 22 * n, 157 + 178 * seat) for seat in range(4) for n in range(3)]
SPOTS = [*PANELS, *HANDS, (1090, 50), (1244, 50), (1170, 220), (1170, 343), (1170, 466), (270, 690)]


class World:
    """A match as it grows: its state, and the entries that led there."""

    def __init__(self, players):
        self.options = {"setup": "basic"} if players > 2 else {}
        self.state, self.log = rules.new_state(players, self.options), []

    def does(self, action):
        actor, ply = self.state.actor, len(self.log) + 1
        if actor == SIMULTANEOUS:
            choices = tuple(Choice(seat, one, ACTION_WORDS[one]) for seat, one in sorted(action.items()))
            word = " ".join(f"{seat} {word}" for seat, _, word in choices)
            self.log.append(Entry(ply, actor, NO_ACTION, word, choices))
            self.state.apply_joint(action)
        else:
            self.log.append(Entry(ply, actor, action, ACTION_WORDS[action]))
            self.state.apply(action)

    def match(self, seats):
        found = Match(rules, seats, self.options, chance=None, link=LocalLink(told(self.log, ())))
        found.poll()
        return found


def both(one, other, rng, seat=None):
    """Return an action that can be done in both worlds, None where there is none."""
    found = sorted(set(one.legal_actions(seat)) & set(other.legal_actions(seat)))
    return rng.choice(found[-40:]) if found else None


def goes_on(one, other, rng):
    """Let the same be done in both worlds; only what lies in a stack may differ. Return whether that was possible."""
    state = one.state
    if state.actor == TERMINAL or (state.actor, state.phase) != (other.state.actor, other.state.phase):
        return False
    if state.actor == SIMULTANEOUS:
        action = {seat: both(state, other.state, rng, seat) for seat in state.rivals if state.legal_actions(seat)}
        if None in action.values():
            return False
    else:
        action = both(state, other.state, rng)
    if action is None and state.phase == phases.CONTENT:
        for world in (one, other):
            world.does(world.state.sample_chance(rng.randrange))
        return True
    if action is not None:
        for world in (one, other):
            world.does(action)
    return action is not None


def kept_differently(players, seed):
    """Return two worlds in which somebody has just kept another card, all else being equal, and who it was."""
    rng = random.Random(seed)
    one, other = World(players), World(players)
    while one.state.phase != phases.KEEP or len(one.state.legal_actions()) < 2:
        assert goes_on(one, other, rng)
    keeper = one.state.actor
    for world, action in zip((one, other), rng.sample(list(one.state.legal_actions()), 2), strict=True):
        world.does(action)
    return one, other, keeper, rng


def sits(players, viewer):
    """Return who sits there: the viewer a person among computers, persons only where nobody in particular looks."""
    return [Seat("person" if viewer in (seat, None) else "computer", NAMES[seat], seat, int(viewer not in (seat, None)))
            for seat in range(players)]  # fmt: skip


@pytest.fixture
def words(monkeypatch):
    """Return the set of all words that were drawn."""
    found = set()
    for name in ("line", "paragraph", "large_line"):
        original = getattr(Typesetter, name)

        def watched(self, text, *more, original=original, **how):
            found.add(text)
            return original(self, text, *more, **how)

        monkeypatch.setattr(Typesetter, name, watched)
    return found


@pytest.fixture
def told_to(pilot, thinkers, words):
    """Return a function that gives all that a screen tells to one of the players, or to a table of persons."""

    def picture():
        pilot.scene.dirty = True
        pilot.ticks(1)
        return pilot.context.canvas.surface.get_buffer().raw

    def everything(world, viewer):
        match = world.match(sits(world.state.players, viewer))
        pilot.context.canvas.workshop.cache.clear()
        pilot.context.canvas.workshop.layers.clear()
        words.clear()
        scene = Table(pilot.context, match)
        thinkers[-1].ready = False  # nobody plays on
        pilot.open(lambda _context: scene)
        pilot.until(lambda: scene.play.show.is_settled)
        pilot.point((2, 2))
        pilot.ticks(40)  # a curtain may fall
        found = [pilot.scene.name, scene.targets(), picture()]
        found.append({name: value for name, value in scene.status().items() if name != "digest"})
        seen = match.observation(scene.play.show.seat)
        found += catalog.VIEWS["lowenherz"].table_lines(seen, scene.play.show.looks)
        for spot in SPOTS if pilot.scene is scene else ():
            pilot.point(spot)
            found.append(picture())
        table_dialogs.open_log(scene.play)
        pilot.ticks(2)
        return [*found, picture(), frozenset(words)]

    return everything


def differences(one, other):
    """Return what differs, words only where they do: whole pictures say nothing."""
    if one[-1] != other[-1]:
        return sorted(one[-1] ^ other[-1])
    return [number for number, pair in enumerate(zip(one, other, strict=True)) if pair[0] != pair[1]]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 3)])
def test_a_kept_card_changes_nothing_for_whoever_may_not_know_it(told_to, players, seed):
    one, other, keeper, rng = kept_differently(players, seed)
    compared = 0
    for plies in (0, 30):
        for _ in range(plies):
            goes_on(one, other, rng)
        assert one.state.hands[keeper] != other.state.hands[keeper]
        for viewer in (None, *range(players)):
            alike = one.state.observation(viewer).to_text() == other.state.observation(viewer).to_text()
            shown = told_to(one, viewer), told_to(other, viewer)
            found = differences(*shown)
            assert not alike or found == [], (viewer, plies)
            assert alike or found, (viewer, plies)
            compared += alike
    assert compared >= 2 * players - 1
