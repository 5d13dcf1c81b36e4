"""A session file whose log cannot be right from some entry on: the rest comes from the host, on the disk too."""

import pytest

from net.messages import Entry
from tests.net.world import World


@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_the_ledger_does_not_take_is_replaced(place):
    world = World()
    anna, ben = world.match("anna", "ben")
    for machine in (anna, ben):
        machine.do("seal", machine.seats()[0], "bid:1")
        world.run(1)
    right = list(ben.ledger.log.entries)
    assert len(right) > 3
    world.kill("ben")
    world.run(1)
    ben.disk.kept.entries[place] = Entry(place + 1, "INPUT", 0, "what nobody has done")
    world.rejoin("ben")
    world.run(5)
    entries = list(anna.ledger.log.entries)
    assert entries[: len(right)] == right
    assert ben.ledger.log.entries == entries and ben.disk.kept.entries == entries
