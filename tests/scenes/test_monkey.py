"""Storms of input in every scene: nothing fails, nothing holds on, and what is saved is what was played."""

import random

import pytest

from game.match import Seat, continue_match, saves
from game.rules import rose_king
from game.rules.catalog import GAMES
from game.scenes.at_table import AtTable
from game.scenes.catalog import VIEWS
from game.scenes.lan.lobby import Lobby
from game.scenes.lan.tables import LanTables
from game.scenes.opening import new_table
from game.scenes.seats import NAMES
from game.scenes.setup import Setup
from game.scenes.table import Table
from game.scenes.title import Title
from game.scenes.tutorial import Tutorial
from net.events import (
    Connected,
    Differed,
    Emoted,
    Heir,
    HostMoved,
    HostSilent,
    LinkBack,
    LinkLost,
    NotEntered,
    Rebuilt,
    Said,
)
from net.facade import Search
from net.messages import PLAY
from tests.monkey import Monkey
from tests.pilot import Pilot
from tests.scenes.conftest import COMPUTER, HENRY, MARGARET
from tests.scenes.fake_network import GAME_ID, FakeSession, found_table, rose_lobby
from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame

STEPS = 40


def finished(context):
    table = new_table(context, rose_king, (HENRY, MARGARET))
    table.match.poll()
    while not table.match.is_over:
        table.match.propose(table.match.actor, table.match.observation(None).legal_actions()[0])
        table.match.poll()
    return table.match


def tables_on_the_network(context):
    context.settings.player_name = "Anna"
    context.network.found = Search(
        tuple(found_table(id=str(n), table=f"Table {n}", gone=n > 5) for n in range(9)), True
    )
    context.network.matches = []
    return LanTables(context)


def a_lobby(context):
    at = AtTable(FakeSession(), Connected(2, PLAY, "lobby", False, GAME_ID))
    at.session.tell(*(Said(1, "Wilhelmina", f"Line {n}") for n in range(30)))
    return Lobby(context, at, rose_lobby())


def of_many(game, count):
    """Return what opens a table of persons, with a computer player at every third seat."""
    seats = [Seat(COMPUTER.kind, name, n, 2) if n % 3 == 2 else Seat(HENRY.kind, name, n)
             for n, name in enumerate(NAMES[:count])]  # fmt: skip
    return lambda context: new_table(context, game, seats)


FIRST = {
    "two persons": lambda context: new_table(context, rose_king, (HENRY, MARGARET)),
    "a person and a computer": lambda context: new_table(context, rose_king, (HENRY, COMPUTER)),
    "a finished match": lambda context: Table(context, finished(context)),
    "a new match": Setup,
    "tables on the network": tables_on_the_network,
    "a lobby": a_lobby,
    **{f"{key} of {count}": of_many(GAMES[key], count) for key in VIEWS for count in GAMES[key].SEATS[1:]},
    "a lesson": lambda context: Tutorial(context, "carolus_magnus"),
}


@pytest.fixture
def tables(monkeypatch):
    """Return the list of the tables that were opened."""
    opened = []
    begin = Table.__init__

    def remember(self, context, match):
        opened.append(self)
        begin(self, context, match)

    monkeypatch.setattr(Table, "__init__", remember)
    return opened


@pytest.mark.parametrize(("seed", "first"), list(enumerate(FIRST)))
def test_a_storm_of_input_breaks_nothing(tmp_path, thinkers, tables, monkeypatch, seed, first):
    monkeypatch.setattr("game.match.opening.fresh_seed", lambda: seed)
    pilot = Pilot(tmp_path, size=(960, 540)).open(Title)
    pilot.app.settings.least_thinking = 0
    pilot.context.stack.push(FIRST[first](pilot.context))
    if first == "a finished match":
        pilot.until(lambda: pilot.scene.name == "result")
    monkey = Monkey(pilot, seed)
    monkey.storm(STEPS)
    monkey.go_home()
    assert len(monkey.seen) > 2
    listed = {saved.path: saved for saved in saves.list_saves(tmp_path)}
    assert [saved.problem for saved in listed.values() if saved.problem] == []
    for path, match in {table.match.keeper.path(table.match): table.match for table in tables}.items():
        if path in listed:  # the monkey may have given it up or deleted it
            assert continue_match(listed[path]).digest() == match.digest()
    pilot.close()


def news(game, rng):
    """Tell the table one thing that may happen between machines."""
    peer = rng.choice((ANNA, BEN, KEES))
    tell = (
        lambda: game.answer(), lambda: game.answer(), lambda: game.tell(*game.act()),
        lambda: game.lose(peer, rng.choice((0, 30))), lambda: game.find(peer),
        lambda: game.tell(game.status(clock=rng.choice((-1, 0, 5, 90)))),
        lambda: game.tell(Said(peer, "Anna", "Hello there")), lambda: game.tell(Emoted(peer, rng.randrange(8))),
        lambda: game.tell(LinkLost()), lambda: game.tell(LinkBack()), lambda: game.tell(Differed(True, "a.zip")),
        lambda: game.tell(HostSilent((Heir(BEN, "Ben", True),))), lambda: game.tell(HostMoved(peer, "Kees", False)),
        lambda: game.tell(NotEntered("stale")), lambda: game.tell(Rebuilt(game.start), *game.told),
    )  # fmt: skip
    rng.choice(tell)()


@pytest.mark.parametrize("me", [ANNA, BEN, KEES])
def test_a_storm_of_input_and_news_breaks_no_table_of_several_machines(tmp_path, thinkers, me):
    pilot = Pilot(tmp_path, size=(960, 540)).open(Title)
    pilot.app.settings.least_thinking = 0
    game, rng = LanGame(me), random.Random(me)
    pilot.context.stack.push(game.open(pilot.context))
    monkey = Monkey(pilot, me)
    for _ in range(30):
        if game.engine.due().kind == "act" and not game.session.left:
            news(game, rng)
        monkey.storm(2)
    monkey.go_home()
    assert game.session.left and "lan_table" in monkey.seen
    pilot.close()
