"""While it happens, what is hidden shows in nothing either: not in a picture, a sound, the time it takes, or a thought.

Two matches that differ in what somebody finds in a stack, and in the card that is kept of it, are played on before
everybody who may not know it. Every tick of both is compared.
"""

import random
import zlib

import pytest

from game.app import TICK
from game.match import Seat
from game.rules.lowenherz import phases
from game.scenes.computer import Computers
from game.scenes.table import Table
from tests.scenes.test_hidden_cards import NAMES, World, goes_on

STILL = 8  # ticks that are watched after all has come to rest
AFTERWARDS = 3  # plies that are the same in both


def found_differently(players, seed):
    """Return two matches before somebody looks, the different plies of either, and who looks."""
    rng = random.Random(seed)
    one, other = World(players), World(players)
    while one.state.phase != phases.CONTENT:
        assert goes_on(one, other, rng)
    looker, begun = one.state.turn, len(one.log)
    outcomes = one.state.legal_actions()
    one.does(outcomes[0])
    other.does(outcomes[-1])
    one.does(one.state.legal_actions()[0])
    other.does(other.state.legal_actions()[-1])
    assert one.log[-1].word != other.log[-1].word
    for _ in range(AFTERWARDS):
        assert goes_on(one, other, rng)
    return one, other, looker, begun


def cut(world, plies):
    """Return the match after its first plies, and what came then."""
    before = World(world.state.players)
    before.log = world.log[:plies]
    return before, world.log[plies:]


@pytest.fixture
def seen_by(pilot, thinkers, heard):
    """Return a function that plays a match on before a viewer and gives what there was at every tick."""

    def everything(world, plies, viewer):
        before, coming = cut(world, plies)
        seats = [Seat("person" if seat == viewer else "computer", NAMES[seat], seat, int(seat != viewer))
                 for seat in range(world.state.players)]  # fmt: skip
        match = before.match(seats)
        scene = Table(pilot.context, match)
        pilot.context.canvas.workshop.cache.clear()
        pilot.context.canvas.workshop.layers.clear()
        thinkers[-1].ready = False  # nobody plays on
        pilot.open(lambda _context: scene)
        pilot.until(lambda: scene.play.show.is_settled)
        pilot.point((2, 2))
        heard.clear()
        told = []
        for entry in coming:
            match._link.send(entry)
            scene.play.poll()
            told += ticks(scene)
        return told

    def one_tick():
        """Let one tick pass, always to the same moment: the rounding of a clock is no secret."""
        pilot.time = pilot.app._last = 64.0
        pilot.app._spare = TICK / 2
        pilot.ticks(1)

    def ticks(scene):
        rested = 0
        while rested < STILL:
            one_tick()
            picture = zlib.crc32(pilot.context.canvas.surface.get_buffer())
            yield picture, tuple(heard), sorted(scene.targets()), scene.play.announcer.text
            heard.clear()
            rested = rested + 1 if scene.play.show.is_settled else 0

    return everything


@pytest.mark.parametrize(("players", "seed", "is_playing"), [(2, 5, True), (4, 1, False)])
def test_what_somebody_finds_and_keeps_shows_to_nobody_else_while_it_happens(seen_by, players, seed, is_playing):
    one, other, looker, begun = found_differently(players, seed)
    viewer = (looker + 1) % players if is_playing else None
    left, right = seen_by(one, begun, viewer), seen_by(other, begun, viewer)
    assert len(left) > 100 and len({picture for picture, *_ in left}) > 20, "something moves"
    assert any(sounds for _, sounds, *_ in left)
    assert len(left) == len(right)
    assert [n for n, pair in enumerate(zip(left, right, strict=True)) if pair[0] != pair[1]] == []


def test_whoever_looks_sees_what_lies_there(seen_by):
    one, other, looker, begun = found_differently(2, 5)
    assert seen_by(one, begun, looker) != seen_by(other, begun, looker)


class Asked:
    """Stands for the process in which computer players think; keeps what it is told."""

    def __init__(self):
        self.jobs = []

    def ask(self, job):
        self.jobs.append(job)


def test_a_computer_player_is_told_nothing_that_its_seat_may_not_know():
    one, other, looker, _ = found_differently(4, 1)
    told = []
    for world in (one, other):
        match = world.match([Seat("computer", name, seat, 1) for seat, name in enumerate(NAMES)])
        computers = Computers(asked := Asked(), match, print)
        for seat in range(4):
            computers.think(seat)
            computers.ask_hint(seat)
        told.append(asked.jobs)
    for left, right in zip(*told, strict=True):
        assert (left == right) == (left.seat != looker)
