"""Every cheat of a player: refused, and the others play on."""

import pytest

from net.events import Differed, Ended, NotEntered
from net.fair import commitment
from net.messages import Entry, Input, Open, Ready, Reveal, Seal, SeatDecision
from net.orders import UP
from tests.net.puppet import Puppet, hello
from tests.net.test_play import acting
from tests.net.world import World, play_out


def refused(machine):
    return [event.code for event in machine.seen(NotEntered)]


def say(world, machine, kind, *fields):
    """Send an input or a seal that the machine's own program would not send, with the next number."""
    wishes = machine.table.client.wishes
    wishes.number += 1
    world.send(machine, UP, kind(wishes.number, *fields))


def twisted(kind, twist, name="carl"):
    """Return a tap that changes the messages of this kind that a cheat sends."""

    def tap(sender, machine, message):
        if sender.name == name and isinstance(message, kind):
            return twist(message)
        return [message]

    return tap


def play_on_without(world, machines, name="carl"):
    """Let the others play to the end, with a computer for the cheat whose machine they threw out."""
    world.tap = None
    world.kill(name)
    world.run(1)
    seat = next(machine for machine in machines if machine.name == name and machine is not None)
    number = [machine.name for machine in machines].index(seat.name)
    if machines[0].ledger.seats[number]["kind"] == "person":
        machines[0].do("replace_lost", number, 1)
    world.run(1)
    others = [machine for machine in machines if machine.name != name]
    play_out(world, others)
    assert not any(machine.seen(Differed) for machine in others)


# -- chance

WRONG_REVEALS = {
    "a made up value": lambda shown: [shown._replace(value=bytes(32))],
    "one bit changed": lambda shown: [shown._replace(value=bytes([shown.value[0] ^ 1]) + shown.value[1:])],
    "for another head": lambda shown: [shown._replace(head=bytes(32))],
    "for a draw to come": lambda shown: [shown._replace(draw=shown.draw + 1)],
}


@pytest.mark.parametrize("twist", WRONG_REVEALS.values(), ids=WRONG_REVEALS.keys())
def test_a_wrong_link_is_refused_and_nothing_is_drawn(twist):
    world = World(1)
    machines = world.lobby("anna", "ben", "carl")
    for machine in machines:
        machine.do("ready", True)
    world.run(1)
    world.tap = twisted(Reveal, twist)
    machines[0].do("begin")
    world.run(2)
    assert refused(machines[2]) == ["reveal"]
    assert [entry.kind for entry in machines[0].ledger.log.entries] == ["START"]
    play_on_without(world, machines)


def test_a_link_that_is_shown_early_is_refused_and_does_not_count():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    chain = machines[2].table.client.hand._newest()
    world.send(machines[2], UP, Reveal(2, chain.value(2), machines[2].ledger.head, bytes(16)))
    world.run(1)
    assert refused(machines[2]) == ["reveal"]
    play_out(world, machines)


def test_a_link_of_somebody_else_does_not_count():
    world = World(1)
    machines = world.lobby("anna", "ben", "carl")
    for machine in machines:
        machine.do("ready", True)
    world.run(1)
    stolen = []

    def tap(sender, machine, message):
        if isinstance(message, Reveal) and sender.name == "ben":
            stolen.append(message)
        if isinstance(message, Reveal) and sender.name == "carl":
            return [message._replace(value=stolen[0].value)] if stolen else []
        return [message]

    world.tap = tap
    machines[0].do("begin")
    world.run(2)
    if not refused(machines[2]):
        world.sever(machines[2], UP)
        world.run(2)
    assert "reveal" in refused(machines[2])
    play_on_without(world, machines)


def test_a_copied_anchor_begins_no_match():
    world = World(1)
    machines = world.lobby("anna", "ben", "carl")
    anchors = []

    def tap(sender, machine, message):
        if isinstance(message, Ready):
            anchors.append(message.anchor)
            return [message._replace(anchor=anchors[0])]
        return [message]

    world.tap = tap
    for machine in machines[1:]:
        machine.do("ready", True)
    world.run(1)
    machines[0].do("ready", True)
    machines[0].do("begin")
    world.run(1)
    assert not machines[0].ledger.is_begun and refused(machines[0]) == ["lobby"]
    machines[0].do("kick", machines[2].peer)
    world.tap = None
    world.run(1)
    machines[0].do("change_seat", 2, "computer", 1)
    world.run(1)
    for machine in machines[:2]:
        machine.do("ready", True)
    world.run(1)
    machines[0].do("begin")
    world.run(1)
    play_out(world, machines[:2])


def test_somebody_who_lies_about_his_log_is_thrown_out_of_the_next_draw():
    world = World(1)
    machines = world.lobby("anna", "ben", "carl")
    for machine in machines:
        machine.do("ready", True)
    world.run(1)
    lies = []

    def tap(sender, machine, message):
        if isinstance(message, Reveal) and sender.name == "carl":
            lies.append(message)
            return [message._replace(witness=bytes(16))]
        return [message]

    world.tap = tap
    machines[0].do("begin")
    world.run(1)
    # the liar's own program sees words in the log that it has not said, and leaves
    assert machines[2].events[-1] == Ended("desync")
    assert not machines[0].seen(Differed) and not machines[1].seen(Differed)


# -- bids


def sealed(world, machines):
    """Let all but carl bid."""
    for seat, machine in enumerate(machines[:2]):
        machine.do("seal", seat, "bid:1")
    world.run(1)


CHANGED_BIDS = {
    "another bid": lambda shown: [shown._replace(text="bid:5")],
    "another nonce": lambda shown: [shown._replace(nonce=bytes(16))],
    "for another seat": lambda shown: [shown._replace(seat=0)],
}


@pytest.mark.parametrize("twist", CHANGED_BIDS.values(), ids=CHANGED_BIDS.keys())
def test_a_changed_bid_is_refused_and_his_seal_counts_as_no_bid(twist):
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    sealed(world, machines)
    world.tap = twisted(Open, twist)
    machines[2].do("seal", 2, "bid:0")
    world.run(1)
    assert refused(machines[2])[-1] in ("seal", "seat")
    assert "OPEN" not in {entry.kind for entry in machines[0].ledger.log.entries}
    play_on_without(world, machines)
    opened = next(entry for entry in machines[0].ledger.log.entries if entry.kind == "OPEN")
    assert opened.payload[2][1:] == [None, ""]


def test_a_bid_without_a_seal_is_refused():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    sealed(world, machines)
    world.send(machines[2], UP, Open(machines[2].ledger.auction.seq, 2, bytes(16), "bid:5"))
    world.run(1)
    assert refused(machines[2]) == ["seal"]
    play_out(world, machines)


def test_a_second_seal_is_refused():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    machines[2].do("seal", 2, "bid:1")
    world.run(1)
    ledger = machines[2].ledger
    other = commitment(ledger.game_id, ledger.auction.seq, 2, bytes(16), "bid:5")
    say(world, machines[2], Seal, ledger.auction.seq, 2, other)
    machines[2].do("seal", 2, "bid:5")
    world.run(1)
    assert refused(machines[2]) == ["seal"] and len(machines[0].ledger.auction.seals) == 1
    play_out(world, machines)


def test_a_seal_for_another_seat_or_another_auction_is_refused():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    seq = machines[2].ledger.auction.seq
    say(world, machines[2], Seal, seq, 0, bytes(32))
    say(world, machines[2], Seal, seq - 1, 2, bytes(32))
    world.run(1)
    assert refused(machines[0]) == [] and not machines[0].ledger.auction.seals
    play_out(world, machines)


def test_a_bid_that_is_higher_than_the_purse_counts_as_the_default():
    world = World(1)
    machines = world.match("anna", "ben", "carl", options={"coins": "3"})
    sealed(world, machines)
    client = machines[2].table.client
    commit = client.hand.seal(client.copy.ledger, 2, "bid:5")
    client.send(client.wishes.seal(client.copy.ledger.auction.seq, 2, commit))
    machines[2].table.tick(world.now)
    world.pump(machines[2])
    world.run(1)
    opened = next(entry for entry in machines[0].ledger.log.entries if entry.kind == "OPEN")
    assert opened.payload[2][2] == "bid:5" and machines[0].ledger.engine.state.coins[2] == 3
    play_out(world, machines)


# -- inputs


def test_inputs_of_a_watcher_are_refused():
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    puppet = Puppet(world)
    puppet.say(hello(role="watch"))
    answers = puppet.say(Input(1, len(mover.ledger.log), mover.seats()[0], "keep"))
    assert answers[0].code == "seat"
    play_out(world, machines)


def test_entries_that_a_client_makes_up_are_not_heard():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    length = len(machines[0].ledger.log)
    world.send(machines[2], UP, Entry(length + 1, "SEAL", 0, None))
    world.send(machines[2], UP, Entry(length + 1, "END", None, bytes(16)))
    world.run(1)
    assert len(machines[0].ledger.log) == length
    play_out(world, machines)


def test_seats_are_not_taken_by_decision():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    for what, value in (("computer", 1), ("give", machines[2].peer), ("back", None)):
        world.send(machines[2], UP, SeatDecision(1, what, value))
    world.run(1)
    assert refused(machines[2]) == ["host", "host", "seat"]
    play_out(world, machines)


def test_a_forged_token_takes_nobodys_place():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    for token in (bytes(16), b"x" * 16, machines[2].disk.kept.token[::-1]):
        assert Puppet(world).say(hello(token=token))[-1].code == "token"
    play_out(world, machines)
