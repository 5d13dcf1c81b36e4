"""A host that cheats is found out by its clients, who leave it with a report and keep the match."""

import pytest

from net.events import Differed, Ended, Forked
from net.fair import commitment
from net.messages import Digest, Entry, Hello, Reveal, Welcome
from net.orders import UP
from tests import toy_games
from tests.net.test_play import acting
from tests.net.world import World, act, play_out


def lying(world, name, change):
    """Let the host tell one machine something else than the others."""

    def tap(sender, machine, message):
        if sender.name == "anna" and machine.name == name and isinstance(message, Entry):
            return change(message)
        return [message]

    world.tap = tap


def test_a_host_that_tells_two_stories_is_found_out_by_both(monkeypatch):
    """Each of the two is told a log that fits together; it even changes what they say of heads and positions.

    The stories part in the first auction. Both witness the next draw, each for his own story, and see at the one after
    that that the other has witnessed something else.
    """
    monkeypatch.setattr(toy_games, "ROUNDS", 4)
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    honest = machines[0].ledger
    host = machines[0].table.host
    monkeypatch.setattr(host.room.ledger.draws, "_was_here", lambda *_: True, raising=False)  # it looks away itself
    seal = commitment(honest.game_id, honest.auction.seq, 0, bytes(16), "bid:1")

    def tap(sender, machine, message):
        if machine.name == "ben" and isinstance(message, Entry) and message.seq <= 6:
            if message.kind == "SEAL" and message.seat == 0:
                return [message._replace(payload=seal)]
            if message.kind == "OPEN":
                return [message._replace(payload=[[0, bytes(16), "bid:1"], *message.payload[1:]])]
        if machine.name == "anna" and isinstance(message, Reveal) and host.room.ledger.draw is not None:
            return [message._replace(head=host.room.ledger.draw.head)]
        if machine.name == "anna" and isinstance(message, Digest):
            return [message._replace(digest=host.room.digests.get(message.seq, bytes(16)))]
        return [message]

    world.tap = tap
    for _ in range(40):
        for machine in machines:
            if not machine.table.is_over:
                act(machine)
        world.run(0.2)
    logs = [machine.ledger.log.entries for machine in machines[1:]]
    assert logs[0][:2] == logs[1][:2] and logs[0][2:] != logs[1][2:], "they were told two stories"
    for machine, log in zip(machines[1:], logs, strict=True):
        assert machine.events[-1] == Ended("desync") and machine.seen(Differed)[-1].file in machine.reports
        assert sum(entry.kind == "RAND" for entry in log) == 2


@pytest.mark.parametrize(
    "change",
    [
        lambda entry: [entry._replace(seq=entry.seq + 1)],
        lambda entry: [entry._replace(kind="END", seat=None, payload=bytes(16))],
        lambda entry: [entry._replace(payload={})],
        lambda entry: [entry._replace(seat=9)],
        lambda entry: [entry, entry._replace(payload=bytes(31) + b"x")],
        lambda entry: [Entry(1, "START", None, {})],
    ],
)
def test_an_entry_that_cannot_be_ends_the_connection_and_is_reported(change):
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    lying(world, "ben", change)
    machines[2].do("seal", 2, "bid:1")
    world.run(2)
    assert machines[1].events[-1] == Ended("desync")
    differed = machines[1].seen(Differed)[-1]
    assert not differed.healed and differed.file in machines[1].reports
    assert not machines[1].disk.is_deleted
    assert len(machines[1].ledger.log) <= 3


def test_a_host_does_not_play_for_a_person():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    mover = acting(world, machines)
    while mover.table.is_host:
        act(mover)
        world.run(1)
        mover = acting(world, machines)
    machines[0].table.host.room.append("INPUT", mover.seats()[0], "keep")
    world.pump(machines[0])
    machines[0].table.tick(world.now)
    world.pump(machines[0])
    world.run(1)
    assert mover.events[-1] == Ended("desync")


@pytest.mark.parametrize("times", [1, 5])
def test_a_bad_frame_from_the_host_is_tried_again_but_not_for_ever(times):
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    for _ in range(times):
        if not machines[1].table.is_over:
            machines[1].table.trouble(UP, "bad-frame", world.now)
            world.pump(machines[1])
    world.run(3)
    if times == 1:
        play_out(world, machines)
    else:
        assert machines[1].events[-1] == Ended("bad-frame")


def test_a_host_does_not_take_back_what_it_has_said():
    """It claims over a new connection that another one hosts now, and tells the match anew from the third entry on."""
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    for seat, machine in enumerate(machines):
        machine.do("seal", seat, "bid:1")
    world.run(1)
    ledger = machines[0].ledger
    other = commitment(ledger.game_id, 2, 0, bytes(16), "bid:5")

    def tap(sender, machine, message):
        if machine.name == "ben" and isinstance(message, Welcome):
            return [message._replace(host=3)]
        if machine.name == "ben" and isinstance(message, Entry) and message.seq == 3:
            return [*ledger.log.entries[:2], message._replace(payload=other)]
        return [message]

    world.tap = tap
    hello_of(world, machines[1])
    world.run(2)
    assert machines[1].events[-1] == Ended("desync") and not machines[1].seen(Forked)


def hello_of(world, machine):
    """Let a machine come back with a log of which the host says that it is another."""
    send = world.send

    def changed(sender, link, message):
        if sender is machine and isinstance(message, Hello):
            message = message._replace(have_head=bytes(32))
        send(sender, link, message)

    world.send = changed
    world.sever(machine, UP)
