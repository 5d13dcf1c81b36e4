"""Positions that differ: noticed within the turn, written down by both sides, healed from the log where it can be."""

import io
import zipfile
import zlib

import pytest

from net.client_report import difference, report, state_from_dump
from net.events import Differed, Ended, NotEntered, Rebuilt, TableStatus
from net.host_digests import AGREE_WITHIN
from net.messages import Desync, Digest, Dump
from net.orders import UP
from tests.net.puppet import Puppet, hello
from tests.net.test_play import acting
from tests.net.toy_engine import ToyEngine
from tests.net.world import World, act, play_out


def moved(world, machines):
    """Play one input, so that everybody tells his position."""
    mover = acting(world, machines)
    mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
    world.run(1)


def texts(machine, name):
    with zipfile.ZipFile(io.BytesIO(machine.reports[name])) as archive:
        return {part: archive.read(part).decode() for part in archive.namelist()}


def test_a_flipped_bit_at_a_guest_is_noticed_reported_by_both_and_healed():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    acting(world, machines)
    machines[1].ledger.engine.state.coins[0] ^= 1
    moved(world, machines)
    world.run(2)
    assert [len(machine.seen(Differed)) for machine in machines] == [1, 1, 1]
    assert all(machine.seen(Differed)[0].healed for machine in machines)
    assert machines[1].seen(Rebuilt) and not machines[0].seen(Rebuilt) and not machines[2].seen(Rebuilt)
    play_out(world, machines)


def test_the_reports_hold_both_positions_and_name_the_field():
    world = World(1)
    machines = world.match("anna", "ben")
    acting(world, machines)
    before = machines[1].ledger.engine.state.coins[0]
    machines[1].ledger.engine.state.coins[0] ^= 1
    moved(world, machines)
    world.run(2)
    for machine, other in ((machines[0], 2), (machines[1], 1)):
        found = texts(machine, machine.seen(Differed)[0].file)
        assert {f"position-{other}.txt", f"difference-{other}.txt", "log.txt", "about.txt", "fingerprints.txt"} <= set(
            found
        )
        here, there = (before, before ^ 1) if machine is machines[0] else (before ^ 1, before)
        assert found[f"difference-{other}.txt"] == f"line 2, word 1: here '{here}', there '{there}'\n"
        assert len(found["log.txt"].splitlines()) == len(machine.ledger.log)
        assert "PYTHONHASHSEED" not in found["about.txt"] and "python" in found["about.txt"]


def test_the_hosts_own_judge_may_be_the_one_that_is_wrong():
    world = World(1)
    machines = world.match("anna", "ben")
    acting(world, machines)
    machines[0].table.host.room.ledger.engine.state.coins[0] ^= 1
    moved(world, machines)
    world.run(2)
    assert all(machine.seen(Differed)[0].healed for machine in machines)
    assert not any(machine.seen(Rebuilt) for machine in machines)
    play_out(world, machines)


def test_nothing_is_entered_while_positions_are_compared():
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    host = machines[0].table.host
    host.room.differing = True
    host.digests._since = world.now
    mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
    world.run(1)
    assert mover.seen(NotEntered)[-1].code == "paused"
    assert mover.seen(TableStatus)[-1].paused == "desync"


class Crooked(ToyEngine):
    """Rules that differ from the others' in every position."""

    def digest(self):
        return bytes(15) + bytes([len(self.state.coins) + self.state.round])


def test_rules_that_differ_for_good_stop_the_match_and_keep_the_log():
    world = World(1)
    host = world.host(seats=2)
    machine = world.machine("ben")
    ben = world.join("ben", means=machine.means(make_engine=Crooked))
    world.run(1)
    for machine in (host, ben):
        machine.do("ready", True)
    world.run(1)
    host.do("begin")
    world.run(AGREE_WITHIN + 5)
    for machine in (host, ben):
        assert machine.events[-1] == Ended("desync") and machine.seen(Differed)[-1].healed is False
        assert not machine.disk.is_deleted
    assert texts(ben, ben.seen(Differed)[-1].file)["anew.txt"] == "ours came out the same\n"


def begun_with_crooked(world):
    """Begin a match of three, of whom ben's rules differ."""
    host = world.host(seats=3)
    ben = world.join("ben", means=world.machine("ben").means(make_engine=Crooked))
    world.run(1)
    carl = world.join("carl")
    world.run(1)
    for machine in (host, ben, carl):
        machine.do("ready", True)
    world.run(1)
    host.do("begin")
    world.run(5)
    return host, ben, carl


def test_one_whose_rules_differ_for_good_has_to_go_and_the_others_play_on():
    world = World(1)
    host, ben, carl = begun_with_crooked(world)
    assert ben.events[-1] == Ended("desync") and not carl.table.is_over
    assert carl.seen(TableStatus)[-1].lost == (1,)
    host.do("replace_lost", 1, 1)
    world.run(1)
    play_out(world, [host, carl])


def test_one_who_differs_again_and_again_has_to_go():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    lies = []

    def tap(sender, machine, message):
        if sender.name == "ben" and isinstance(message, Digest) and message.seq not in lies:
            lies.append(message.seq)
            return [message._replace(digest=bytes(16))]
        return [message]

    world.tap = tap
    for _ in range(30):
        for machine in machines:
            if not machine.table.is_over:
                act(machine)
        world.run(1)
    assert machines[1].events[-1] == Ended("desync") and not machines[2].table.is_over
    assert len(machines[0].seen(Differed)) <= 3
    machines[0].do("replace_lost", 1, 1)
    world.tap = None
    world.run(1)
    play_out(world, [machines[0], machines[2]])


def test_who_does_not_answer_is_not_waited_for():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    acting(world, machines)
    world.tap = lambda sender, machine, message: (
        [] if isinstance(message, Desync | Dump) and machine.name == "ben" else [message]
    )
    machines[1].ledger.engine.state.coins[0] ^= 1
    moved(world, machines)
    world.run(AGREE_WITHIN + 1)
    assert machines[0].seen(TableStatus)[-1].lost == (1,)
    world.tap = None
    world.run(2 * AGREE_WITHIN)
    assert machines[0].seen(Differed) and machines[0].seen(TableStatus)[-1].paused != "desync"


def test_a_watchers_difference_is_told_to_him_alone():
    world = World(1)
    machines = world.match("anna", "ben")
    watcher = world.join("eve", role="watch")
    world.run(1)
    acting(world, machines)
    watcher.ledger.engine.state.coins[0] ^= 1
    moved(world, machines)
    world.run(5)
    assert not machines[0].seen(Differed) and not machines[1].seen(Differed)
    assert watcher.seen(Differed) and watcher.seen(Rebuilt)
    play_out(world, [*machines, watcher])


def test_a_peer_that_always_tells_another_position_stops_only_a_match_that_it_plays_in():
    world = World(1)
    machines = world.match("anna", "ben")
    puppet = Puppet(world)
    puppet.say(hello(role="watch"))
    for _ in range(3):
        puppet.say(Digest(len(machines[0].ledger.log), bytes(16)))
    assert not puppet.is_connected and puppet.heard[-1].code == "desync"
    play_out(world, machines)


def test_fingerprints_of_long_ago_or_not_yet_are_passed_over():
    world = World(1)
    machines = world.match("anna", "ben")
    for seq in (0, 999, 1 << 31):
        world.send(machines[1], UP, Digest(seq, bytes(16)))
    world.run(1)
    assert not machines[0].seen(Differed)
    act(machines[0])


@pytest.mark.parametrize("data", [b"", b"no zlib", b"x\x9c" + bytes(20)])
def test_a_dump_that_cannot_be_read_is_no_position(data):
    assert state_from_dump(data) == ""


def test_a_dump_that_blows_up_is_no_position():
    assert state_from_dump(zlib.compress(b"0" * (64 << 20))) == ""


def test_differences_name_line_and_word():
    assert difference("coins 5 5\nround 1", "coins 5 4\nround 1") == "line 1 (coins), word 3: here '5', there '4'\n"
    assert difference("a\nb", "a") == "line 2: here 'b', there ''\n"
    assert difference("a", "a") == "no difference\n"


def test_the_same_report_is_the_same_file():
    assert report({"log.txt": "x"}) == report({"log.txt": "x"})
