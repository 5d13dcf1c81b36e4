"""The real app with a pilot, and a table whose view and computer player are fakes."""

import pytest

from game.match import Seat, opening
from game.rules import rose_king
from game.scenes import catalog
from game.scenes.opening import new_table
from game.view.text import Typesetter
from tests.scenes.fake_thinker import FakeThinker
from tests.scenes.fake_view import FakePackage

HENRY, MARGARET = Seat("person", "Henry", 0), Seat("person", "Margaret", 1)
SEED = 1
COMPUTER = Seat("computer", "Richard", 1, 2)


@pytest.fixture
def package(monkeypatch):
    fake = FakePackage()
    monkeypatch.setitem(catalog.VIEWS, "rose_king", fake)
    return fake


@pytest.fixture
def thinkers(monkeypatch):
    """Return the list of the thinkers that tables have made."""
    made = []

    def make(clock):
        made.append(FakeThinker())
        return made[-1]

    monkeypatch.setattr("game.scenes.play.ComputerPlayers", make)
    return made


@pytest.fixture
def sit(pilot, package, thinkers, monkeypatch):
    """Return a function that opens a new table with these seats and lets the deal pass; always the same cards."""
    monkeypatch.setattr(opening, "fresh_seed", lambda: SEED)

    def open_table(*seats, settled=True):
        pilot.open(lambda context: new_table(context, rose_king, seats))
        if settled:
            pilot.until(lambda: pilot.scene.play.show.is_settled)
        return pilot.scene

    return open_table


@pytest.fixture
def join(pilot, package, thinkers):
    """Return a function that opens the table of a game and lets the deal pass."""

    def open_table(game, late=False):
        pilot.open(lambda context: game.open(context, late))
        pilot.until(lambda: pilot.scene.play.show.is_settled)
        return pilot.scene

    return open_table


@pytest.fixture
def heard(pilot, monkeypatch):
    """Return the list of the sounds that are played."""
    names = []
    monkeypatch.setattr(type(pilot.context.sound), "play", lambda self, name, pitch=0: names.append(name))
    return names


@pytest.fixture
def drawn(pilot, monkeypatch):
    """Return a function that gives all words of the picture as it is drawn now."""
    texts = []
    for name in ("line", "paragraph", "large_line"):
        original = getattr(Typesetter, name)

        def watched(self, text, *more, original=original, **words):
            texts.append(text)
            return original(self, text, *more, **words)

        monkeypatch.setattr(Typesetter, name, watched)

    def now():
        texts.clear()
        pilot.scene.dirty = True
        pilot.context.canvas.workshop.layers.clear()
        pilot.ticks(1)
        return " ".join(texts)

    return now
