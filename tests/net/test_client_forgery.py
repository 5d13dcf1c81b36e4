"""A host that speaks in the name of another: the other one finds it out before anything is applied."""

import pytest

from net.events import Ended
from net.fair import LINKS, Chain
from net.messages import Entry
from net.seating import anchor_named
from tests.net.world import World

FORGED_SEED = b"f" * 32


def forge(world, change):
    """Let every entry on its way to ben go through `change(entry)`, which returns the payload."""

    def tap(sender, receiver, message):
        if isinstance(message, Entry) and receiver.name == "ben":
            return [message._replace(payload=change(message))]
        return [message]

    world.tap = tap


def begun(world):
    machines = world.lobby("anna", "ben")
    for machine in machines:
        machine.do("ready", True)
    world.run(1)
    return machines


def test_an_honest_start_is_taken():
    world = World()
    anna, ben = begun(world)
    forge(world, lambda entry: entry.payload)
    anna.do("begin")
    world.run(1)
    assert ben.ledger.is_begun and not ben.seen(Ended)


def test_a_chain_made_in_our_name_is_found_out():
    world = World()
    anna, ben = begun(world)
    peer = ben.peer

    def change(entry):
        if entry.kind != "START":
            return entry.payload
        game_id = ben.table.client.notebook.kept.game_id
        anchor = Chain(game_id, peer, FORGED_SEED).anchor
        rows = [[*row[:3], anchor] if row[0] == peer else row for row in entry.payload["peers"]]
        return {**entry.payload, "peers": rows}

    forge(world, change)
    anna.do("begin")
    world.run(1)
    assert not ben.ledger.is_begun
    assert ben.seen(Ended)


@pytest.mark.parametrize("name", ["anna", "ben"])
def test_a_draw_beyond_the_end_of_a_chain_stops_nobodys_program(name):
    world = World()
    machines = world.match("anna", "ben")
    machine = next(machine for machine in machines if machine.name == name)
    hand, ledger = machine.table.client.hand, machine.ledger
    while ledger.draws.opened <= LINKS:
        ledger.draws.begin(ledger.head, (1, 2))
    sent = []
    hand.show(ledger, sent.append)
    assert sent == []


def test_the_anchor_that_an_entry_names_for_a_peer():
    start = Entry(1, "START", None, {"peers": [[1, "Anna", b"t", b"a"], [2, "Ben", b"t", None]]})
    assert [anchor_named(start, peer) for peer in (1, 2, 3)] == [b"a", None, None]
    change = Entry(2, "SEATSET", 0, {"peer": 2, "anchor": b"b"})
    assert [anchor_named(change, peer) for peer in (1, 2)] == [None, b"b"]
    assert anchor_named(Entry(2, "SEATSET", 0, {"peer": 2}), 2) is None


def test_a_new_chain_in_our_name_is_found_out_in_the_middle_of_a_match():
    world = World()
    anna, ben = world.match("anna", "ben")
    length, peer = len(ben.ledger.log), ben.peer
    holder = {**ben.ledger.seats[1], "why": "back"}
    anchor = Chain(ben.ledger.game_id, peer, FORGED_SEED).anchor
    world.send(anna, next(iter(anna.ends)), Entry(length + 1, "SEATSET", 1, {**holder, "anchor": anchor}))
    world.run(1)
    assert len(ben.ledger.log) == length and ben.seen(Ended)
