"""Watchers: they see everything that is in the log, are never waited for, and may be given a seat."""

import pytest

from net.events import Ended, LobbyChanged, NotEntered, Played, TableStatus
from net.messages import Caught, Entry, Input, Ready, Reveal, Seal, Status
from net.orders import UP
from tests.net.puppet import Puppet, hello
from tests.net.test_play import acting
from tests.net.world import World, act, play_out


@pytest.mark.parametrize("moment", ["at the beginning", "in the middle", "during a draw", "after the end"])
def test_a_late_watcher_sees_the_whole_match(moment):
    world = World(2)
    machines = world.match("anna", "ben") if moment != "during a draw" else drawing(world)
    if moment == "in the middle":
        acting(world, machines)
    if moment == "after the end":
        play_out(world, machines)
    watcher = world.join("eve", role="watch")
    world.run(1)
    assert watcher.ledger.head == machines[0].ledger.head
    assert not any(event.fresh for event in watcher.screen)
    world.tap = None
    for machine in machines:
        world.sever(machine, UP) if UP in machine.ends else None
    world.run(2)
    play_out(world, [*machines, watcher])


def drawing(world):
    """Begin a match in which the first draw stands still."""
    machines = world.lobby("anna", "ben")
    for machine in machines:
        machine.do("ready", True)
    world.run(1)
    world.tap = lambda sender, machine, message: [] if isinstance(message, Reveal) else [message]
    machines[0].do("begin")
    world.run(1)
    assert machines[0].ledger.draw is not None
    return machines


def test_watchers_are_never_waited_for():
    world = World(1)
    machines = world.match("anna", "ben")
    watcher = world.join("eve", role="watch")
    world.run(1)
    world.cut.add(frozenset(("anna", "eve")))
    play_out(world, machines)
    assert machines[0].seen(TableStatus)[-1].lost == () and not watcher.ledger.is_ended


def test_who_comes_to_watch_is_called_like_nobody_at_the_table():
    world = World(1)
    machines = world.match("anna", "ben")
    for machine in ("eve", "finn"):
        Puppet(world, name=machine).say(hello(name="ben", role="watch"))
    world.run(2)
    names = [one.name for one in machines[1].seen(TableStatus)[-1].peers]
    assert names == ["anna", "ben", "ben (2)", "ben (3)"]


def test_a_watcher_changes_nothing():
    world = World(1)
    machines = world.match("anna", "ben")
    puppet = Puppet(world)
    puppet.say(hello(role="watch"))
    length = len(machines[0].ledger.log)
    shown = Reveal(1, bytes(32), machines[0].ledger.head_at(1), bytes(16))
    answers = puppet.say(Input(1, length, 0, "keep"), Seal(2, length, 0, bytes(32)), shown)
    assert [answer.code for answer in answers if hasattr(answer, "code")] == ["seat", "seat"]
    assert len(machines[0].ledger.log) == length


def test_a_watcher_from_the_lobby_sees_the_match_from_its_beginning():
    world = World(1)
    host = world.host()
    watcher = world.join("eve", role="watch")
    ben = world.join("ben")
    world.run(1)
    for machine in (host, ben):
        machine.do("ready", True)
    world.run(1)
    host.do("begin")
    world.run(1)
    assert watcher.seen(Played)[0].kind == "START" and watcher.seats() == []
    play_out(world, [host, ben, watcher])


def test_a_watcher_takes_the_seat_of_somebody_who_is_lost():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    watcher = world.join("eve", role="watch")
    world.run(1)
    world.kill("ben")
    world.run(1)
    machines[0].do("give_seat", 1, watcher.peer)
    world.run(1)
    assert watcher.seats() == [1] and watcher.disk.kept.role == "play"
    assert machines[2].ledger.seats[1]["name"] == "eve"
    players = [machines[0], watcher, machines[2]]
    play_out(world, players)
    drawn = [entry.payload for entry in watcher.ledger.log.entries if entry.kind == "RAND"]
    assert [row[0] for row in drawn[-1][1]] == [1, 3, 4], "from then on he makes chance with the others"


def test_a_watcher_who_took_a_seat_comes_back_to_it():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    watcher = world.join("eve", role="watch")
    world.run(1)
    world.kill("ben")
    world.run(1)
    machines[0].do("give_seat", 1, watcher.peer)
    world.run(1)
    world.kill("eve")
    world.run(1)
    world.rejoin("eve")
    world.run(2)
    play_out(world, [machines[0], watcher, machines[2]])


def test_a_seat_is_not_given_while_its_player_is_here():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    watcher = world.join("eve", role="watch")
    world.run(1)
    machines[0].do("give_seat", 1, watcher.peer)
    machines[1].do("give_seat", 1, watcher.peer)
    world.run(1)
    assert machines[0].seen(NotEntered)[-1].code == "seat" and machines[1].seen(NotEntered)[-1].code == "host"


def test_a_watcher_who_leaves_leaves_nothing_behind():
    world = World(1)
    machines = world.match("anna", "ben")
    watcher = world.join("eve", role="watch")
    world.run(1)
    assert len(machines[0].seen(TableStatus)[-1].peers) == 3
    watcher.do("leave")
    world.run(2)
    assert watcher.events[-1] == Ended("leave") and watcher.disk.is_deleted
    assert len(machines[0].seen(TableStatus)[-1].peers) == 2


def test_a_watcher_whose_connection_breaks_sees_the_rest():
    world = World(1)
    machines = world.match("anna", "ben")
    watcher = world.join("eve", role="watch")
    world.run(1)
    world.sever(watcher, UP)
    act(machines[0])
    world.run(3)
    play_out(world, [*machines, watcher])


def test_the_log_that_a_watcher_gets_ends_with_caught():
    world = World(1)
    machines = world.match("anna", "ben")
    puppet = Puppet(world)
    puppet.say(hello(role="watch"))
    kinds = [type(message) for message in puppet.heard if isinstance(message, Entry | Caught)]
    assert kinds == [Entry, Entry, Caught]
    assert {type(message) for message in puppet.say(Ready(True, 0, bytes(32)))} <= {Status}
    play_out(world, machines)


def seated_watcher(world):
    """Let two begin of whom the second came to the lobby to watch; return their machines."""
    host, watcher = world.host(), world.join("eve", role="watch")
    world.run(1)
    watcher.do("take_seat", 1, "")
    world.run(1)
    for machine in (host, watcher):
        machine.do("ready", True)
    world.run(1)
    host.do("begin")
    world.run(1)
    return [host, watcher]


def test_who_came_to_the_lobby_to_watch_sits_down_there_and_plays():
    world = World(1)
    machines = seated_watcher(world)
    assert machines[1].seats() == [1] and [one.role for one in machines[0].seen(TableStatus)[-1].peers] == ["play"] * 2
    play_out(world, machines)
    drawn = [entry.payload for entry in machines[0].ledger.log.entries if entry.kind == "RAND"]
    assert [row[0] for row in drawn[0][1]] == [1, 2]


def test_who_sat_down_instead_of_watching_comes_back_to_the_seat():
    world = World(1)
    machines = seated_watcher(world)
    world.kill("eve")
    world.run(1)
    assert machines[1].disk.kept.role == "play"
    world.rejoin("eve")
    world.run(2)
    assert machines[1].seats() == [1]
    play_out(world, machines)


def test_who_sat_down_instead_of_watching_comes_to_the_lobby_again_as_a_player():
    world = World(1)
    host, watcher = world.host(), world.join("eve", role="watch")
    world.run(1)
    watcher.do("take_seat", 1, "")
    world.run(1)
    world.sever(watcher, UP)
    world.run(5)
    assert [(seat.kind, seat.name) for seat in host.seen(LobbyChanged)[-1].state.seats][1] == ("person", "eve")


def test_a_watcher_is_given_the_seat_of_a_computer():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    watcher = world.join("eve", role="watch")
    machines[0].do("kick", 2)
    world.run(1)
    assert machines[0].ledger.seats[1]["kind"] == "computer"
    machines[0].do("give_seat", 1, watcher.peer)
    world.run(1)
    assert watcher.seats() == [1]
    play_out(world, [machines[0], machines[2], watcher])
