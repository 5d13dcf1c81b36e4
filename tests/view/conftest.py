"""A canvas without a screen, and sittings at Rose King's table."""

import random

import pygame as pg
import pytest

from game.rules.core import CHANCE, TERMINAL
from game.view.canvas import Canvas
from tests.view.rose_king import samples

SIZE = (1280, 720)


@pytest.fixture(scope="session")
def screen():
    """A surface as large as the design. It is no window: one that is closed takes its surface along."""
    pg.font.init()
    return pg.Surface(SIZE)


@pytest.fixture(scope="session")
def shared_canvas(screen):
    """One canvas for all tests of a run: making its pictures is what takes time."""
    return Canvas(screen)


@pytest.fixture
def canvas(shared_canvas):
    shared_canvas.workshop.layers.clear()
    return shared_canvas


def dealt(seed, seats=samples.SEATS, options=None):
    """Return a sitting after the deal."""
    from game.rules import rose_king

    sitting = samples.Sitting(rose_king.new_state(2, options), seats)
    rng = random.Random(seed)
    while sitting.state.actor == CHANCE:
        sitting.apply(sitting.state.sample_chance(rng.randrange))
    return sitting


def steps_of_match(sitting, seed, plies=400):
    """Play on at random; yield (action, position before, moment after) for every ply."""
    rng = random.Random(seed)
    for _ in range(plies):
        if sitting.state.actor == TERMINAL:
            return
        if sitting.state.actor == CHANCE:
            action = sitting.state.sample_chance(rng.randrange)
        else:
            action = rng.choice(sitting.state.legal_actions())
        before = sitting.apply(action)
        yield action, before, sitting.moment
