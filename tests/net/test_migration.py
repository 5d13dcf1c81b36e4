"""The host is gone: somebody else hosts on, everybody follows, nothing that was seen is lost."""

import pytest

from net.events import Ended, Forked, HostMoved, HostSilent, LinkBack, NotEntered, Refused
from net.log import next_head
from net.messages import Caught, Entry, Hello, Info, Open, Refuse, Reveal, Seal, Sync
from net.orders import UP
from tests.net.puppet import Puppet, hello
from tests.net.test_pulse import silence, status
from tests.net.test_resume import play_out_with_absences
from tests.net.world import World, act, play_out


def taken_over(world, *names, victim="anna"):
    """Let the host be killed and the first heir host on."""
    machines = world.match(*names)
    world.kill(victim)
    world.run(9)
    machines[1].do("take_over")
    world.run(8)
    return machines


def test_the_first_heir_hosts_on_and_the_others_follow():
    world = World(1)
    machines = taken_over(world, "anna", "ben", "carl")
    assert machines[1].table.is_host and not machines[2].table.is_host
    for machine in machines[1:]:
        assert machine.seen(HostMoved)[-1] == HostMoved(2, "ben", machine is machines[1])
        assert machine.seen(LinkBack) and machine.ledger.log.entries[-1].kind == "TERM"
    assert status(machines[2]).host == 2 and status(machines[2]).lost == (0,)


def test_play_goes_on_without_the_old_host():
    world = World(1)
    machines = taken_over(world, "anna", "ben", "carl")
    machines[1].do("replace_lost", 0, 1)
    world.run(1)
    play_out(world, machines[1:])


def test_the_old_host_comes_back_as_a_player():
    world = World(1)
    machines = taken_over(world, "anna", "ben", "carl")
    world.rejoin("anna")
    world.run(10)
    assert not machines[0].table.is_host and machines[0].seats() == [0]
    assert machines[0].seen(HostMoved)[-1] == HostMoved(2, "ben", False)
    play_out(world, machines)


def test_the_new_host_who_is_alone_is_told_why_nothing_can_be_played():
    world = World(1)
    machines = taken_over(world, "anna", "ben")
    assert machines[1].table.is_host and status(machines[1]).paused == "lost"
    machines[1].do("play", 1, "keep", len(machines[1].ledger.log))
    machines[1].do("seal", 1, "bid:2")
    world.run(1)
    assert machines[1].seen(NotEntered) == [NotEntered("paused")] * 2


def test_computer_seats_move_to_the_new_host():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    world.kill("carl")
    world.run(1)
    machines[0].do("replace_lost", 2, 1)
    world.run(1)
    world.kill("anna")
    world.run(9)
    machines[1].do("take_over")
    world.run(8)
    assert machines[1].seats() == [1, 2]


def test_entries_that_only_another_peer_has_are_gathered_first():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    silence(world, "anna", "ben")
    machines[0].do("seal", 0, "bid:2")
    world.run(0.5)
    assert len(machines[2].ledger.log) == 3 and len(machines[1].ledger.log) == 2
    world.kill("anna")
    world.run(30)
    machines[1].do("take_over")
    world.run(8)
    kinds = [entry.kind for entry in machines[1].ledger.log.entries]
    assert kinds == ["START", "RAND", "SEAL", "TERM"]
    world.cut.clear()
    world.rejoin("anna")
    world.run(10)
    play_out(world, machines)
    assert opened(machines[0])[0][2] == "bid:2", "the bid sealed before the move is the one that counts"


def opened(machine):
    return next(entry.payload for entry in machine.ledger.log.entries if entry.kind == "OPEN")


@pytest.mark.parametrize("kind", [Reveal, Seal, Open])
def test_a_host_killed_for_good_in_the_middle_of_a_draw_or_a_bid(kind):
    world = World(5)
    machines = world.match("anna", "ben", "carl")
    struck = []

    def tap(sender, machine, message):
        if machine.name == "anna" and isinstance(message, kind) and not struck:
            struck.append(message)
            world.later(0, world.kill, "anna")
            world.later(10, machines[1].do, "take_over")
            world.later(20, world.rejoin, "anna")
        return [message]

    world.tap = tap
    play_out_with_absences(world, machines)
    assert struck and machines[1].table.is_host and not machines[0].table.is_host


def test_nobody_takes_over_while_the_host_is_heard():
    world = World(1)
    machines = world.match("anna", "ben")
    machines[1].do("take_over")
    world.run(3)
    assert not machines[1].table.is_host
    play_out(world, machines)


def test_two_who_take_over_at_once_find_each_other_before_anything_is_entered():
    world = World(1)
    machines = world.match("anna", "ben", "carl", "dora")
    world.kill("anna")
    world.run(9)
    machines[3].do("take_over")
    machines[2].do("take_over")
    machines[1].do("take_over")
    world.run(20)
    assert [machine.table.is_host for machine in machines[1:]] == [True, False, False]
    assert {len(machine.ledger.log) for machine in machines[1:]} == {3}
    assert not any(machine.seen(Forked) for machine in machines)
    world.rejoin("anna")
    world.run(10)
    play_out(world, machines)


def test_a_host_that_was_only_cut_off_gives_way_and_its_lonely_entries_do_not_count():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    pairs = silence(world, "anna", "ben") | silence(world, "anna", "carl")
    machines[0].do("seal", 0, "bid:2")  # nobody hears of it
    world.run(25)
    machines[1].do("take_over")
    world.run(8)
    assert len(machines[0].ledger.log) == 3 and machines[0].table.is_host
    world.mend(pairs)
    world.run(20)
    assert not machines[0].table.is_host and machines[0].ledger.head == machines[1].ledger.head
    (forked,) = machines[0].seen(Forked)
    assert forked.seq == 3 and forked.file in machines[0].reports, "both logs are kept"
    assert not machines[1].seen(Forked)
    play_out(world, machines)


def test_a_host_without_anybody_enters_nothing():
    world = World(1)
    machines = world.match("anna", "ben")
    world.kill("ben")
    world.run(1)
    length = len(machines[0].ledger.log)
    machines[0].do("seal", 0, "bid:2")
    world.run(1)
    assert machines[0].events[-1].code == "paused" and len(machines[0].ledger.log) == length
    assert status(machines[0]).paused == "lost"


def test_a_host_that_leaves_is_asked_about_at_once():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    machines[0].do("leave")
    world.run(1)
    assert machines[0].seen(Ended) == [Ended("leave")] and not machines[0].disk.is_deleted
    assert machines[1].seen(HostSilent) and machines[2].seen(HostSilent)
    machines[1].do("take_over")
    world.run(8)
    world.rejoin("anna")
    world.run(5)
    play_out(world, machines)


def test_save_and_leave_then_all_come_back_another_day():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    for _ in range(3):
        act(machines[1])
        world.run(0.5)
    length = len(machines[0].ledger.log)
    for machine in machines:
        machine.do("leave")
        world.run(1)
    for machine in machines:
        machine.table = machine.wakes = None
    world.run(100_000)
    for name in ("ben", "carl", "anna"):
        world.rejoin(name)
        world.run(60)
    assert machines[0].table.is_host and len(machines[0].ledger.log) == length
    world.run(10)
    play_out(world, machines)


def test_who_comes_back_first_waits_for_the_host():
    world = World(1)
    machines = world.match("anna", "ben")
    for machine in machines:
        world.kill(machine.name)
    world.run(5)
    world.rejoin("ben")
    world.run(30)
    assert machines[1].seen(HostSilent) and not machines[1].table.is_over
    world.rejoin("anna")
    world.run(20)
    play_out(world, machines)


# -- at the door of somebody who does not host


def test_an_heir_answers_who_he_is_and_lets_nobody_in():
    world = World(1)
    world.match("anna", "ben")
    puppet = Puppet(world, host="ben")
    (reply,) = puppet.say(Info())
    assert reply.summary["state"] == "heir" and reply.summary["id"]
    assert puppet.say(hello())[-1].code == "not-hosting"
    assert isinstance(puppet.heard[-1], Refuse) and not puppet.is_connected


@pytest.mark.parametrize("is_ours", [False, True])
def test_nobody_makes_a_host_give_way_by_words_alone(is_ours):
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    world.kill("ben")
    token = machines[1].disk.kept.token if is_ours else None
    heard = Puppet(world).say(hello(term=9, token=token))
    assert heard[-1].code == "term"
    world.run(20)
    assert machines[0].table.is_host and status(machines[0]).lost == (1,)
    world.rejoin("ben")
    world.run(5)
    play_out(world, machines)


def test_a_host_of_an_older_term_is_not_followed():
    world = World(1)
    machines = taken_over(world, "anna", "ben", "carl")
    hellos = []

    def tap(sender, machine, message):
        if isinstance(message, Hello):
            hellos.append((sender.name, machine.name, message.term))
        return [message]

    world.tap = tap
    world.sever(machines[2], UP)
    world.run(3)
    assert hellos == [("carl", "ben", 1)]
    assert not machines[2].seen(Refused)


def test_the_log_of_a_match_that_moved_can_be_read_by_anybody():
    world = World(1)
    machines = taken_over(world, "anna", "ben", "carl")
    world.rejoin("anna")
    world.run(10)
    play_out(world, machines)
    ledger = machines[2].ledger
    assert ledger.rebuilt().digest == ledger.digest and ledger.seating.term == 1
    assert all(isinstance(entry, Entry) for entry in ledger.log.entries)


def test_who_came_late_to_watch_finds_the_new_host_too():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    world.run(1)
    watcher = world.join("eve", role="watch")
    world.run(1)
    world.kill("anna")
    world.run(9)
    machines[1].do("take_over")
    world.run(8)
    assert watcher.seen(HostMoved)[-1] == HostMoved(2, "ben", False) and watcher.seen(LinkBack)


def test_an_old_host_does_not_host_again_what_somebody_else_has_hosted_meanwhile():
    """Neither the new host nor its entries are there; but somebody is who knows that there was one."""
    world = World(1)
    machines = taken_over(world, "anna", "ben", "carl")
    world.kill("ben")
    world.run(1)
    world.rejoin("anna")
    world.run(20)
    assert not machines[0].table.is_host and machines[0].seen(HostSilent)
    world.rejoin("ben")
    world.run(20)
    assert machines[1].table.is_host
    play_out(world, machines)
    assert not any(machine.seen(Forked) for machine in machines)


def test_a_lonely_host_finds_the_match_at_somebody_whose_seat_it_gave_to_the_computer():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    pairs = silence(world, "anna", "ben") | silence(world, "anna", "carl")
    world.run(30)
    for seat in (1, 2):
        machines[0].do("replace_lost", seat, 1)
    machines[1].do("take_over")
    world.run(8)
    world.mend(pairs)
    world.run(20)
    assert not machines[0].table.is_host and machines[0].seats() == [0]
    play_out(world, machines)


def taking_up(world):
    """Let ben's place be taken by somebody who says that his log is longer; return the host and him."""
    machines = world.match("anna", "ben", "carl")
    token = machines[1].disk.kept.token
    for name in ("ben", "anna"):
        world.kill(name)
    world.rejoin("anna")
    world.run(3.5)
    puppet = Puppet(world)
    heard = puppet.say(hello(token=token, have_seq=3, have_head=bytes(32)), wait=0.5)
    assert any(isinstance(message, Sync) for message in heard)
    return machines[0], puppet


@pytest.mark.parametrize(
    "offer",
    [
        lambda log: [Entry(3, "SEAL", 0, bytes(32))],
        lambda log: [Entry(4, "SEAL", 0, bytes(32))],
        lambda log: [log[1]._replace(payload=None), Entry(3, "SEAL", 0, bytes(32))],
        lambda log: [],
    ],
)
def test_entries_that_do_not_go_on_from_the_log_are_not_believed(offer):
    host, puppet = taking_up(World(1))
    heard = puppet.say(*offer(host.ledger.log.entries), Caught(3, bytes(32)))
    assert len(host.table.host.room.ledger.log) == 2
    assert [message.seq for message in heard if isinstance(message, Entry)] == [1, 2], "he is sent the log that counts"


def test_entries_that_cannot_be_are_not_believed_even_if_they_are_bound_to_the_log():
    host, puppet = taking_up(World(1))
    made_up = Entry(3, "INPUT", 0, "keep")
    puppet.say(made_up, Caught(3, next_head(host.ledger.head, made_up)))
    assert len(host.table.host.room.ledger.log) == 2


def test_a_host_that_comes_back_is_not_held_up_by_one_of_an_older_term():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    pairs = silence(world, "anna", "ben") | silence(world, "anna", "carl")
    world.run(25)
    machines[1].do("take_over")
    world.run(8)
    world.kill("ben")
    world.mend(pairs)  # anna hosts on in the old term, for nobody
    world.run(0.5)
    world.rejoin("ben")
    world.run(20)
    assert [machine.table.is_host for machine in machines] == [False, True, False]
    play_out(world, machines)
