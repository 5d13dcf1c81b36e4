"""Every cheat of the list: refused, and the others play on; a host that cheats is left by all who notice."""

import pytest

from net.events import Differed, Ended, NotEntered
from net.fair import commitment
from net.messages import Digest, Entry, Input, Open, Ready, Reveal, Seal, SeatDecision
from net.orders import UP
from tests import toy_games
from tests.net.puppet import Puppet, hello
from tests.net.test_play import acting
from tests.net.world import World, act, play_out


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
        world.send(machines[2], UP, SeatDecision(1, what, value, None))
    world.run(1)
    assert refused(machines[2]) == ["host", "host", "seat"]
    play_out(world, machines)


def test_a_forged_token_takes_nobodys_place():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    for token in (bytes(16), b"x" * 16, machines[2].disk.kept.token[::-1]):
        assert Puppet(world).say(hello(token=token))[-1].code == "token"
    play_out(world, machines)


# -- a host that cheats


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
            machines[1].table.bad_frame(UP, world.now)
            world.pump(machines[1])
    world.run(3)
    if times == 1:
        play_out(world, machines)
    else:
        assert machines[1].events[-1] == Ended("bad-frame")
