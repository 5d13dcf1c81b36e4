"""Seats that change hands during a match: to the computer, back, and never to somebody they do not belong to."""

from net.events import Ended, NotEntered
from net.messages import Reveal, SeatDecision
from net.orders import UP
from tests.net.puppet import Puppet, hello
from tests.net.test_resume import status
from tests.net.world import World, play_out


def replaced(world):
    machines = world.match("anna", "ben", "carl")
    world.kill("ben")
    world.run(1)
    machines[0].do("replace_lost", 1, 2)
    world.run(1)
    assert machines[2].ledger.seats[1]["kind"] == "computer" and machines[2].ledger.seats[1]["peer"] == 1
    return machines


def test_the_computer_plays_on_for_whoever_is_lost():
    world = World(1)
    machines = replaced(world)
    assert status(machines[0]).lost == () and status(machines[2]).paused == ""
    assert machines[0].seats() == [0, 1]


def test_he_takes_his_seat_back():
    world = World(1)
    machines = replaced(world)
    world.rejoin("ben")
    world.run(1)
    assert machines[1].seats() == []
    machines[1].do("take_back", 1)
    world.run(1)
    assert machines[1].seats() == [1] and machines[0].ledger.seats[1]["name"] == "ben"
    play_out(world, machines)


def test_nobody_else_takes_it():
    world = World(1)
    machines = replaced(world)
    machines[2].do("take_back", 1)
    world.run(1)
    assert machines[2].seen(NotEntered)[-1].code == "seat"


def test_only_the_host_replaces_and_only_whoever_is_lost():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    machines[0].do("replace_lost", 1, 2)
    world.kill("ben")
    world.run(1)
    machines[2].do("replace_lost", 1, 2)
    machines[0].do("replace_lost", 1, 99)
    machines[0].do("replace_lost", 9, 2)
    world.run(1)
    assert [event.code for event in machines[0].seen(NotEntered)] == ["seat", "lobby", "seat"]
    assert machines[2].seen(NotEntered)[-1].code == "host"
    assert machines[0].ledger.seats[1]["kind"] == "person"


def test_a_seat_that_changes_hands_in_the_middle_of_a_draw_opens_another_draw():
    world = World(1)
    machines = world.lobby("anna", "ben", "carl")
    world.tap = lambda sender, machine, message: (
        [] if isinstance(message, Reveal) and sender.name == "ben" else [message]
    )
    for machine in machines:
        machine.do("ready", True)
    world.run(1)
    machines[0].do("begin")
    world.run(1)
    assert machines[0].ledger.draw.index == 1
    world.kill("ben")
    world.run(1)
    assert status(machines[2]).paused == "draw"
    machines[0].do("replace_lost", 1, 1)
    world.run(1)
    rand = next(entry for entry in machines[2].ledger.log.entries if entry.kind == "RAND")
    assert rand.payload[0] == 2 and [row[0] for row in rand.payload[1]] == [1, 3]


def test_a_decision_that_makes_no_sense_is_refused():
    world = World(1)
    machines = world.match("anna", "ben")
    for value in ("x", b"x", -1, None, True):
        world.send(machines[1], UP, SeatDecision(0, "give", value))
    world.run(1)
    assert {event.code for event in machines[1].seen(NotEntered)} == {"host"}
    for value in ("x", b"x", -1, None, True, 7):
        machines[0].do("give_seat", 1, value)
    assert {event.code for event in machines[0].seen(NotEntered)} == {"seat"}


def test_whoever_is_sent_away_in_the_match_leaves_his_seat_to_the_computer_and_cannot_come_back():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    token = machines[1].disk.kept.token
    machines[0].do("kick", 2)
    world.run(1)
    assert machines[1].events[-1] == Ended("kicked") and machines[1].disk.is_deleted
    assert machines[2].ledger.seats[1]["kind"] == "computer"
    world.kill("ben")
    assert Puppet(world).say(hello(token=token))[-1].code == "token"
    play_out(world, [machines[0], machines[2]])


def test_the_host_does_not_send_itself_away():
    world = World(1)
    machines = world.match("anna", "ben")
    machines[0].do("kick", 1)
    world.run(1)
    assert machines[0].seen(NotEntered)[-1].code == "host"
    play_out(world, machines)


def test_nobody_is_sent_away_while_positions_are_compared_or_the_log_is_gathered():
    for moment in ("differing", "is_gathering"):
        world = World(1)
        machines = world.match("anna", "ben")
        room = machines[0].table.host.room
        setattr(room, moment, True)
        machines[0].do("kick", 2)
        assert machines[0].seen(NotEntered)[-1].code == "paused" and room.is_here(2)
        setattr(room, moment, False)
        play_out(world, machines)
