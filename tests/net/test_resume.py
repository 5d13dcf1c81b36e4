"""Lost connections, killed programs, tokens: nobody loses his seat, and nothing is played twice or forgotten."""

import pytest

from net.events import Connected, Ended, LinkBack, LinkLost, NotEntered, Rebuilt, TableStatus
from net.messages import Bye, Caught, Digest, Entry, Hello, Input, Open, Refuse, Reveal, Seal, Welcome
from net.orders import UP
from tests.net.puppet import Puppet, hello
from tests.net.test_play import acting
from tests.net.world import World, act, play_out


def status(machine):
    return machine.seen(TableStatus)[-1]


def heard_by(world, kind, name):
    """Return a list that fills with the messages of this kind that arrive at a machine."""
    found = []

    def tap(sender, machine, message):
        if machine.name == name and isinstance(message, kind):
            found.append(message)
        return [message]

    world.tap = tap
    return found


def test_a_broken_connection_comes_back_by_itself():
    world = World(1)
    machines = world.match("anna", "ben")
    world.sever(machines[1], UP)
    world.run(2)
    assert [type(event) for event in machines[1].events if isinstance(event, LinkLost | LinkBack)] == [
        LinkLost, LinkBack,
    ]  # fmt: skip
    assert status(machines[0]).lost == ()
    play_out(world, machines)


def test_dialling_is_patient_and_does_not_hurry():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    dials = []
    connect = world.connect

    def counted(machine, address, attempt):
        dials.append(world.now)
        connect(machine, address, attempt)

    world.connect = counted
    world.kill("anna")
    begin = world.now
    world.run(20)
    mine = [round(when - begin, 1) for when in dials[:14]]
    gaps = sorted({round(after - before, 1) for before, after in zip(mine[::2], mine[2::2], strict=False)})
    assert gaps[0] >= 0.2 and 5.0 in gaps and machines[1].seen(LinkLost)


def test_what_was_wanted_without_a_connection_is_played_once_it_is_back():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    mover = acting(world, machines)
    while mover.table.is_host:
        mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
        world.run(1)
        mover = acting(world, machines)
    length = len(mover.ledger.log)
    inputs = heard_by(world, Input, "anna")
    world.sever(mover, UP)
    mover.do("play", mover.seats()[0], "keep", length)
    world.run(2)
    assert [entry.payload for entry in mover.ledger.log.since(length + 1)] == ["keep"]
    assert len(inputs) == 1 and not mover.table.client.wishes.waiting()


def test_an_input_whose_answer_was_lost_is_not_played_twice():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    mover = acting(world, machines)
    while mover.table.is_host:
        mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
        world.run(1)
        mover = acting(world, machines)
    length = len(mover.ledger.log)

    def tap(sender, machine, message):
        if isinstance(message, Entry) and machine is mover and message.seq == length + 1:
            world.later(0, world.sever, mover, UP)
            return []
        return [message]

    world.tap = tap
    mover.do("play", mover.seats()[0], "keep", length)
    world.run(0.01)
    world.tap = None
    world.run(2)
    assert [entry.payload for entry in mover.ledger.log.since(length + 1) if entry.kind == "INPUT"] == ["keep"]
    assert not mover.seen(NotEntered)


@pytest.mark.parametrize("kind", [Reveal, Seal, Open, Input, Digest])
@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_client_killed_at_any_moment_changes_nothing(kind, moment):
    """The same seeds with and without the kill: the log must come out the same, drawn cards and bids included."""
    world = World(7)
    machines = world.match("anna", "ben")
    struck = []

    def tap(sender, machine, message):
        if sender.name == "ben" and isinstance(message, kind) and not struck:
            struck.append(message)
            world.later(0, world.kill, "ben")
            world.later(3, world.rejoin, "ben")
            return [] if moment == "before" else [message]
        return [message]

    world.tap = tap
    play_out_with_absences(world, machines)
    assert struck
    assert machines[1].ledger.rebuilt().digest == machines[0].ledger.digest


def play_out_with_absences(world, machines):
    """Play a match to its end while some programs do not run."""

    def step():
        for machine in machines:
            if machine.table is not None and not machine.table.is_over:
                act(machine)
        return all(machine.table is not None and machine.ledger.is_ended for machine in machines)

    world.run_until(step, seconds=300)
    assert len({machine.ledger.head for machine in machines}) == 1


@pytest.mark.parametrize("kind", [Reveal, Seal, Open])
def test_a_host_killed_in_the_middle_of_a_draw_or_a_bid_hosts_on_from_its_session_file(kind):
    world = World(8)
    machines = world.match("anna", "ben", "carl")
    struck = []

    def tap(sender, machine, message):
        if machine.name == "anna" and isinstance(message, kind) and not struck:
            struck.append(message)
            world.later(0, world.kill, "anna")
            world.later(2, world.rejoin, "anna")
        return [message]

    world.tap = tap
    play_out_with_absences(world, machines)
    assert struck and machines[0].table.is_host
    assert "TERM" not in {entry.kind for entry in machines[0].ledger.log.entries}


def test_a_draw_has_the_same_result_whoever_was_killed_in_it():
    results = []
    for victim in (None, "ben", "anna"):
        world = World(9)
        machines = world.lobby("anna", "ben")
        for machine in machines:
            machine.do("ready", True)
        world.run(1)
        struck = []

        def tap(sender, machine, message, world=world, victim=victim, struck=struck):
            if victim and isinstance(message, Reveal) and not struck:
                struck.append(message)
                world.later(0, world.kill, victim)
                world.later(5, world.rejoin, victim)
                return []
            return [message]

        world.tap = tap
        machines[0].do("begin")
        world.run(20)
        assert bool(struck) == bool(victim)
        results.append(machines[1].ledger.log.entries[:2])
    assert results[0] == results[1] == results[2] and len(results[0]) == 2


def test_a_bid_that_was_sealed_before_the_kill_is_opened_after_it():
    world = World(1)
    machines = world.match("anna", "ben")
    machines[1].do("seal", 1, "bid:3")
    world.run(0.01)
    world.kill("ben")
    machines[0].do("seal", 0, "bid:1")
    world.run(1)
    assert status(machines[0]).paused == "lost"
    world.rejoin("ben")
    world.run(2)
    opened = next(entry for entry in machines[0].ledger.log.entries if entry.kind == "OPEN")
    assert [row[2] for row in opened.payload] == ["bid:1", "bid:3"]


def test_a_bid_cannot_be_made_again_before_the_log_is_known():
    world = World(1)
    machines = world.match("anna", "ben")
    machines[1].do("seal", 1, "bid:3")
    world.run(0.0015)
    world.kill("ben")
    world.rejoin("ben")
    machines[1].do("seal", 1, "bid:5")
    assert machines[1].seen(NotEntered)[-1].code == "paused"
    world.run(2)
    machines[0].do("seal", 0, "bid:1")
    world.run(1)
    opened = next(entry for entry in machines[0].ledger.log.entries if entry.kind == "OPEN")
    assert opened.payload[1][2] == "bid:3"


# -- tokens


def test_the_newest_connection_with_a_token_counts_and_the_older_one_is_closed():
    world = World(1)
    machines = world.match("anna", "ben")
    kept = machines[1].disk.kept
    thief = Puppet(world)
    thief.say(hello(token=kept.token, have_seq=0))
    assert [welcome.peer for welcome in thief.all(Welcome)] == [2]
    assert machines[1].events[-1] == Ended("replaced") and machines[1].table.is_over
    assert not machines[1].disk.is_deleted


def test_a_seat_does_not_count_before_its_position_was_compared():
    world = World(1)
    machines = world.match("anna", "ben")
    token = machines[1].disk.kept.token
    world.kill("ben")
    world.run(1)
    puppet = Puppet(world)
    heard = puppet.say(hello(token=token))
    caught = next(message for message in heard if isinstance(message, Caught))
    assert caught.head == machines[0].ledger.head
    assert status(machines[0]).lost == (1,)
    puppet.say(Digest(caught.seq, machines[0].ledger.digest))
    assert status(machines[0]).lost == ()


def test_whoever_takes_the_log_and_says_nothing_is_lost_again():
    world = World(1)
    machines = world.match("anna", "ben")
    token = machines[1].disk.kept.token
    world.kill("ben")
    puppet = Puppet(world)
    puppet.say(hello(token=token))
    for _ in range(8):
        puppet.say(Input(1, 0, 1, "x"), wait=2)
    assert not puppet.is_connected and puppet.all(Bye)[-1].code == "timeout"


@pytest.mark.parametrize(("seq", "head"), [(2, bytes(32)), (99, bytes(32)), (1, b"x" * 32)])
def test_whose_log_is_another_one_gets_the_whole_log(seq, head):
    world = World(1)
    machines = world.match("anna", "ben")
    token = machines[1].disk.kept.token
    world.kill("ben")
    puppet = Puppet(world)
    puppet.say(hello(token=token, have_seq=seq, have_head=head))
    assert [entry.seq for entry in puppet.all(Entry)] == [1, 2]
    assert puppet.all(Caught)[-1].seq == len(machines[0].ledger.log)


def test_whose_log_is_a_part_gets_the_rest():
    world = World(1)
    machines = world.match("anna", "ben")
    token = machines[1].disk.kept.token
    world.kill("ben")
    puppet = Puppet(world)
    puppet.say(hello(token=token, have_seq=1, have_head=machines[0].ledger.head_at(1)))
    assert [entry.seq for entry in puppet.all(Entry)] == [2]


def test_a_token_that_was_made_up_opens_nothing():
    world = World(1)
    world.match("anna", "ben")
    world.kill("ben")
    puppet = Puppet(world)
    puppet.say(hello(token=b"0123456789abcdef"))
    assert puppet.all(Refuse)[-1].code == "token"


# -- beginning again


def test_a_program_that_starts_again_shows_the_match_at_once_and_the_rest_when_it_comes():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    world.kill("ben")
    world.run(1)
    machines[1].events.clear()
    machine = world.rejoin("ben")
    assert isinstance(machine.events[0], Connected) and len(machine.screen) == 2
    assert not any(event.fresh for event in machine.screen)
    world.run(2)
    play_out(world, machines)


def test_healing_tells_the_screen_everything_again():
    world = World(1)
    machines = world.match("anna", "ben")
    before = [event.line for event in machines[1].screen]
    machines[1].do("heal")
    assert machines[1].seen(Rebuilt) and [event.line for event in machines[1].screen] == before


def test_a_hello_tells_what_we_have():
    world = World(1)
    machines = world.match("anna", "ben")
    hellos = heard_by(world, Hello, "anna")
    world.sever(machines[1], UP)
    world.run(1)
    (said,) = hellos
    assert (said.have_seq, said.have_head) == (2, machines[1].ledger.head)
    assert said.token == machines[1].disk.kept.token and said.port == 1


@pytest.mark.parametrize("was_host", [False, True])
def test_a_session_file_without_a_single_entry_is_no_trap(was_host):
    world = World(1)
    machines = world.match("anna", "ben")
    victim = machines[0 if was_host else 1]
    world.kill(victim.name)
    victim.disk.kept.entries = []
    world.rejoin(victim.name)
    world.run(30)
    if was_host:
        assert not victim.table.is_host and not victim.table.is_over, "nobody has the log; it goes on asking"
        victim.do("leave")
        assert not victim.disk.is_deleted
    else:
        play_out(world, machines)


def test_a_hello_that_comes_late_over_an_older_connection_throws_nobody_out():
    world = World(1)
    machines = world.match("anna", "ben")
    late = Puppet(world)  # opened now, but silent yet
    world.sever(machines[1], UP)
    world.run(2)
    late.say(hello(token=machines[1].disk.kept.token))
    assert late.all(Bye)[-1].code == "replaced" and not late.is_connected
    assert not machines[1].table.is_over
    play_out(world, machines)
