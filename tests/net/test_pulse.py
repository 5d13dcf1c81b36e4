"""Signs of life: pings, the banner after four seconds, being lost after twelve, the question after eight more."""

import pytest

from net.client_line import BANNER_AFTER, LOST_AFTER
from net.events import HostSilent, LinkBack, LinkLost, PeerStatus, TableStatus
from net.messages import Bye, Ping, Pong
from net.orders import UP
from tests.net.puppet import Puppet, hello
from tests.net.world import World, play_out


def status(machine):
    return machine.seen(TableStatus)[-1]


def silence(world, *names):
    """Let nothing pass between these two any more, and nobody notice it."""
    pair = frozenset(names)
    world.cut.add(pair)
    return {pair}


def test_both_sides_ping_when_nothing_is_said():
    world = World(1)
    pings = []
    world.tap = lambda sender, machine, message: (
        (pings.append(sender.name) if isinstance(message, Ping) else None) or [message]
    )
    machines = world.match("anna", "ben")
    world.run(20)
    assert {"anna"} <= set(pings) and 7 <= len(pings) <= 25
    assert not machines[1].seen(LinkLost)


def test_a_ping_is_answered_with_its_stamp():
    world = World(1)
    world.host(seats=3)
    puppet = Puppet(world)
    puppet.say(hello())
    assert Pong(77) in puppet.say(Ping(77))


def test_who_goes_is_told_apart_from_whoever_is_lost():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    world.run(1)
    machines[1].do("leave")
    world.kill("carl")
    world.run(2)
    assert [one.state for one in status(machines[0]).peers] == ["connected", "left", "lost"]
    world.rejoin("ben")
    world.run(2)
    world.kill("ben")
    world.run(2)
    assert [one.state for one in status(machines[0]).peers] == ["connected", "lost", "lost"]


@pytest.mark.parametrize("has_left", [True, False])
def test_a_host_who_goes_is_told_apart_from_one_who_is_silent(has_left):
    world = World(1)
    machines = world.match("anna", "ben")
    world.run(1)
    machines[0].do("leave") if has_left else world.kill("anna")
    world.run(12)
    assert [one.has_left for one in machines[1].seen(HostSilent)] == [has_left]


def test_one_slow_answer_is_not_yet_a_slow_connection():
    world = World(1)
    host = world.host(seats=3)
    puppet = Puppet(world)
    puppet.say(hello())
    assert [measured(world, host, puppet, late) for late in (0.4, 0.0, 0.4, 0.4, 0.4)] == [400, 0, 0, 0, 400]


def measured(world, host, puppet, late):
    """Answer the next ping so many seconds late; return what the host's screen says, in whole tenths of one."""
    before = len(puppet.all(Ping))
    while len(puppet.all(Ping)) == before:
        world.run(0.01)
    world.run(late)
    puppet.say(Pong(puppet.all(Ping)[-1].stamp))
    return next(one.ping for one in status(host).peers if one.peer == 2) // 100 * 100


def test_the_screen_is_told_after_four_seconds_and_again_when_it_is_well():
    world = World(1)
    machines = world.match("anna", "ben")
    world.run(1)
    pairs = silence(world, "anna", "ben")
    world.run(BANNER_AFTER - 0.5 - 2)
    assert not machines[1].seen(LinkLost)
    world.run(3)
    assert machines[1].seen(LinkLost) == [LinkLost()] and not machines[1].seen(LinkBack)
    world.mend(pairs)
    world.run(3)
    assert machines[1].seen(LinkBack) == [LinkBack()], "the same connection goes on"
    assert machines[0].links == 1


def test_after_twelve_seconds_somebody_is_lost_and_his_seat_is_shown_so():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    silence(world, "anna", "ben")
    world.run(LOST_AFTER - 3)
    assert status(machines[2]).lost == ()
    world.run(4)
    assert status(machines[2]).lost == (1,)
    world.run(10)
    (row,) = (peer for peer in status(machines[2]).peers if peer.peer == 2)
    assert isinstance(row, PeerStatus) and row.state == "lost" and 8 <= row.lost_for <= 13


def test_the_host_closes_the_connection_of_whoever_is_silent():
    world = World(1)
    world.host(seats=3)
    puppet = Puppet(world)
    puppet.say(hello())
    world.run(LOST_AFTER + 1)
    assert not puppet.is_connected and puppet.all(Bye)[-1].code == "timeout"


def test_eight_seconds_after_the_connection_broke_a_person_is_asked_once():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    world.kill("anna")
    world.run(7.5)
    assert not machines[1].seen(HostSilent)
    world.run(1)
    (silent,) = machines[1].seen(HostSilent)
    assert [(heir.peer, heir.name, heir.is_self) for heir in silent.heirs] == [(2, "ben", True), (3, "carl", False)]
    world.run(60)
    assert len(machines[1].seen(HostSilent)) == 1


def test_whoever_waits_is_asked_again_after_a_while():
    world = World(1)
    machines = world.match("anna", "ben")
    world.kill("anna")
    world.run(9)
    machines[1].do("wait")
    world.run(25)
    assert len(machines[1].seen(HostSilent)) == 1
    world.run(10)
    assert len(machines[1].seen(HostSilent)) == 2


def test_a_host_that_comes_back_in_time_is_no_question():
    world = World(1)
    machines = world.match("anna", "ben")
    world.kill("anna")
    world.run(3)
    world.rejoin("anna")
    world.run(20)
    assert machines[1].seen(LinkBack) and not machines[1].seen(HostSilent)
    play_out(world, machines)


def test_a_silent_host_is_asked_about_too():
    world = World(1)
    machines = world.match("anna", "ben")
    silence(world, "anna", "ben")
    world.run(LOST_AFTER + 1.5)
    assert machines[1].seen(HostSilent)


def test_after_sleep_the_client_dials_at_once():
    world = World(1)
    machines = world.match("anna", "ben")
    machines[1].wake()
    world.run(1)
    assert machines[0].links == 2 and machines[1].seen(LinkBack)
    play_out(world, machines)


def test_after_sleep_the_host_throws_nobody_out():
    world = World(1)
    machines = world.match("anna", "ben")
    world.now += 3600
    machines[0].table.woke(world.now)
    world.pump(machines[0])
    world.run(1)
    assert status(machines[0]).lost == ()


@pytest.mark.parametrize("code", ["rate", "slow", "bad-frame"])
def test_who_breaks_the_limits_is_closed_and_may_come_back(code):
    world = World(1)
    machines = world.match("anna", "ben")
    machines[0].table.trouble(1, code, world.now)
    world.pump(machines[0])
    world.run(2)
    assert machines[1].seen(LinkBack) and status(machines[0]).lost == ()
    play_out(world, machines)


def test_a_client_sends_slower_than_the_host_allows():
    world = World(1)
    machines = world.match("anna", "ben")
    arrived = []
    world.tap = lambda sender, machine, message: (
        (arrived.append(world.now) if machine.name == "anna" else None) or [message]
    )
    for number in range(600):
        machines[1].do("emote", number)
    world.run(10)
    for start in range(10):
        within = sum(world.now - 10 + start <= when < world.now - 9 + start for when in arrived)
        assert within <= 310
    assert len(arrived) >= 600
    assert machines[1].table.client.line.orders == []


def test_a_connection_of_which_nobody_knows_harms_nothing():
    world = World(1)
    machines = world.match("anna", "ben")
    table = machines[0].table
    table.received(99, Ping(1), world.now)
    table.lost(99, world.now)
    table.trouble(99, "rate", world.now)
    table.probed(99, "", None, world.now)
    assert UP == 0
    play_out(world, machines)
