"""When a screen is handed over no tick shows what was chosen unseen: whatever that was, all looks the same."""

import random

import pygame as pg
import pytest

from game.app import TICK
from game.rules.core import CHANCE, SIMULTANEOUS
from game.rules.lowenherz import phases
from game.scenes.table import Table
from game.settings import Settings
from tests.pilot import Pilot
from tests.scenes.test_hidden_cards import World
from tests.scenes.test_lowenherz_secrets import PEOPLE, raised, settle

BEGINS = 1200  # ticks: when what is chosen is pressed
LONG = 160  # ticks: until the next curtain stands, and longer than a card flies


def before(phase, seed, rivals=0):
    """Return a match of three just before the first choice of a phase, among so many rivals; all chosen by chance."""
    rng, world = random.Random(seed), World(3)
    while world.state.phase != phase or len(world.state.rivals) != rivals:
        state = world.state
        if state.actor == SIMULTANEOUS:
            world.does({seat: rng.choice(state.legal_actions(seat)) for seat in state.rivals})
        else:
            chance = state.actor == CHANCE
            world.does(state.sample_chance(rng.randrange) if chance else rng.choice(state.legal_actions()))
    return world.match(PEOPLE)


@pytest.fixture
def person(tmp_path):
    """Return a function that shows a match to the first who chooses unseen; all films begin at the same time."""
    pilots = []

    def show(match, animation):
        if pilots:
            pilots[-1].close()
        pilot = Pilot(tmp_path / str(len(pilots)), settings=Settings(animation=animation))
        pilots.append(pilot)
        pilot.open(lambda context: Table(context, match))
        settle(pilot)
        raised(pilot)
        return pilot

    yield show
    pilots[-1].close()


def film(pilot, press):
    """Return the pictures of all ticks from the one on in which a choice is made, and of the next curtain's rising."""
    pilot.point(press)
    pilot.ticks(BEGINS - round(pilot.time / TICK))
    pilot.send(pg.event.Event(pg.MOUSEBUTTONDOWN, pos=pilot._place, button=1, touch=False))
    pictures = []

    def tick(*raw):
        pilot.time += TICK
        pilot.app.step(list(raw))
        pictures.append(pg.image.tobytes(pilot.app.window.surface, "RGB"))

    tick(pg.event.Event(pg.MOUSEBUTTONUP, pos=pilot._place, button=1, touch=False))
    tick(pg.event.Event(pg.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    for _ in range(LONG):
        tick()
    assert pilot.scene.name in ("curtain", "table")
    return pictures


@pytest.mark.parametrize("animation", ["normal", "off"])
def test_a_sealed_bid_is_seen_at_no_tick(person, animation):
    films = []
    for bid in (1, 3):
        pilot = person(before(phases.BID, 13, 3), animation)
        for _ in range(bid):
            pilot.click("more")
        films.append(film(pilot, f"bid:{bid}"))
        assert pilot.scene.name == "curtain"
    assert films[0] == films[1]


@pytest.mark.parametrize("animation", ["normal", "off"])
def test_a_kept_card_is_seen_at_no_tick(person, animation):
    films = []
    for number in (0, 1):
        pilot = person(before(phases.KEEP, 28), animation)
        kept = [name for name in pilot.targets() if name.startswith("keep")]
        films.append(film(pilot, kept[number]))
    assert len(kept) > 1 and films[0] == films[1]
