"""Storms of well-formed messages that make no sense: no core ever raises, and nobody else is disturbed."""

import random

import pytest

from net.kinds import KINDS
from net.messages import Bye, Hello, Info
from net.orders import UP
from tests import toy_games
from tests.net.puppet import Puppet, hello
from tests.net.test_lobby import STATE
from tests.net.world import World, act, play_out

POOL = [
    None, True, False, 0, 1, 2, 3, 7, 14, 255, -1, (1 << 16) - 1, (1 << 32) - 1,
    bytes(16), bytes(32), b"x" * 16, b"", b"x\x9c",
    "", "anna", "play", "watch", "keep", "bid:1", "show:0", "undo", "timeout", "explode", "halfway", "computer",
    "back", "give", "take", "colour", "leave", "coins", "timer", "desync", "host-left", "term", "INPUT", "END", "RAND",
    {}, {"host": 1, "number": 0}, {"host": 1, "number": (1 << 32) - 1}, {"coins": "5"}, {toy_games.KEY: "aa" * 16},
    {"1": "aa"}, STATE.to_plain(), [], [1], [[]], [[1, "anna", ["anna:1"]]], [1, [[1, bytes(32)]], [bytes(16)]],
]  # fmt: skip
NEVER = (Bye,)  # it ends the connection, and so the storm


def storm(seed, world, count):
    """Return so many messages of all kinds, whose fields pass their checks and otherwise are anything."""
    rng = random.Random(seed)
    kinds = [kind for kind, _ in KINDS.values() if kind not in NEVER]
    found = []
    while len(found) < count:
        kind = rng.choice(kinds)
        checks = next(checks for one, checks in KINDS.values() if one is kind)
        pools = [[value for value in POOL if check(value)] for check in checks]
        if all(pools):
            found.append(kind(*(rng.choice(pool) for pool in pools)))
    return found


def pour(world, messages, deliver):
    """Deliver the messages, a few at a time."""
    for number, message in enumerate(messages):
        deliver(message)
        if number % 5 == 0:
            world.run(0.02)
    world.run(1)


def guest(world, first, **changes):
    """Return a function that sends to the host as such a guest, who comes again whenever he was thrown out."""
    state = {"puppet": None, "count": 0}

    def send(message):
        puppet = state["puppet"]
        if puppet is None or not puppet.is_connected:
            state["count"] += 1
            puppet = state["puppet"] = Puppet(world, name=f"eve{state['count']}")
            if first is not None:
                puppet.say(first, wait=0.01)
        world.send(puppet.machine, UP, message)

    return send


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("first", [None, hello(), hello(role="watch")], ids=["stranger", "player", "watcher"])
def test_a_storm_in_the_lobby(first, seed):
    world = World(seed)
    host = world.host(seats=4, options={"coins": "5"})
    ben = world.join("ben")
    world.run(1)
    pour(world, storm(seed, world, 400), guest(world, first))
    assert host.table.is_host and not ben.table.is_over
    assert {peer.name for peer in host.table.client.news.lobby.peers} >= {"anna", "ben"}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("role", ["stranger", "watcher", "player"])
def test_a_storm_in_the_match(role, seed):
    world = World(seed)
    machines = world.match("anna", "ben", "carl")
    first = None if role == "stranger" else hello(role="watch")
    if role == "player":
        token = machines[2].disk.kept.token
        world.kill("carl")
        first = hello(token=token)
    send = guest(world, first)
    for message in storm(seed, world, 400):
        send(message)
        world.run(0.01)
        for machine in machines[: 2 if role == "player" else 3]:
            act(machine)
    world.run(15)
    if role == "player":
        world.rejoin("carl")
        world.run(5)
    play_out(world, machines)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("moment", ["greeting", "lobby", "match", "catching up"])
def test_a_host_that_says_anything(moment, seed):
    """Whatever it says, the client ends with a word or goes on dialling."""
    world, ben = World(seed), None
    for number, message in enumerate(storm(seed, world, 120)):
        if ben is None or ben.table.is_over:
            world = World(seed)
            machines = world.match("anna", "ben") if moment != "lobby" else world.lobby("anna", "ben")
            ben = machines[1]
        if moment in ("greeting", "catching up"):
            if UP in ben.ends:
                world.sever(ben, UP)
            deliver_when(world, ben, Hello if moment == "greeting" else Info, message)
            world.run(1.5)
        else:
            ben.table.received(UP, message, world.now)
            world.pump(ben)
            world.run(0.5)
        assert ben.table.is_over or ben.table.deadline() is not None, (number, message)


def deliver_when(world, machine, kind, message):
    """Deliver a message to a machine in front of the first one that it hears over its next connection."""
    done = []

    def tap(sender, receiver, one):
        if receiver is machine and not done:
            done.append(one)
            return [message, one] if kind is Hello else [one, message]
        return [one]

    world.tap = tap
