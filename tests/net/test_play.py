"""A match without troubles: order, refusals, the clock of a turn, chat, computer seats, the end."""

import pytest

from net.events import Emoted, Ended, NotEntered, Played, Said, TableStatus
from net.facade import HostSetup
from net.limits import CHAT_LINES, CHAT_SILENCE
from net.lobby import LobbySeat
from net.messages import Emote, Entry, Input, Nack
from net.opening import open_table
from net.orders import UP
from tests.net.world import ToyGame, World, act, play_out


def acting(world, machines):
    """Play until seats show their cards one after another; return the machine that is to act."""

    def step():
        if machines[0].ledger.due.kind == "act":
            return True
        for machine in machines:
            act(machine)
        return False

    world.run_until(step)
    world.run(0.5)
    (seat,) = machines[0].ledger.due.seats
    return next(machine for machine in machines if seat in machine.seats())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_ends_alike_on_every_machine(seats):
    world = World(seats)
    machines = world.match(*("anna", "ben", "carl", "dora")[:seats])
    play_out(world, machines)
    assert len({tuple(event.line for event in machine.screen) for machine in machines}) == 1
    assert all(event.fresh for machine in machines for event in machine.screen)


def test_two_matches_differ():
    drawn = []
    for seed in (1, 2):
        world = World(seed)
        play_out(world, world.match("anna", "ben"))
        drawn.append(world.machine("anna").ledger.log.entries[1])
    assert drawn[0] != drawn[1]


def test_the_host_plays_alone_against_computers():
    world = World(3)
    seats = (LobbySeat("computer", "", 1, 0, -1, 1), LobbySeat("computer", "", 1, 1, -1, 2))
    host = host_with(world, seats)
    host.do("ready", True)
    host.do("begin")
    world.run(1)
    assert host.ledger.is_begun and host.ledger.draw is None, "chance needs nobody where no person plays"
    play_out(world, [host])


def host_with(world, seats):
    """Let anna open a table with these seats."""
    machine = world.machine("anna")
    setup = HostSetup("table", "anna", ToyGame.key, ToyGame.version, seats, {"coins": "5"})
    return world.start(machine, open_table(setup, machine.means(), world.now))


def test_several_seats_of_one_machine_and_a_computer():
    world = World(4)
    seats = (
        LobbySeat("person", "anna", 1, 0),
        LobbySeat("person", "grandma", 1, 1),
        LobbySeat("computer", "", 1, 2, -1, 1),
        LobbySeat(colour=3),
    )
    host = host_with(world, seats)
    ben = world.join("ben")
    world.run(1)
    for machine in (host, ben):
        machine.do("ready", True)
    world.run(1)
    host.do("begin")
    world.run(1)
    assert host.seats() == [0, 1, 2] and ben.seats() == [3]
    play_out(world, [host, ben])


# -- refusals


def test_an_input_for_another_seat_is_refused():
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    other = next(machine for machine in machines if machine is not mover)
    length = len(mover.ledger.log)
    other.do("play", mover.seats()[0], "keep", length)
    other.do("play", other.seats()[0], "keep", length)
    other.do("play", 17, "keep", length)
    world.run(1)
    assert [event.code for event in other.seen(NotEntered)] == ["seat", "turn", "seat"]
    assert len(mover.ledger.log) == length


@pytest.mark.parametrize("text", ["show:99", "bid:1", "castle", "timeout", "explode"])
def test_what_the_rules_do_not_allow_is_refused(text):
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    length = len(mover.ledger.log)
    mover.do("play", mover.seats()[0], text, length)
    world.run(1)
    assert mover.seen(NotEntered)[-1].code == "illegal"
    assert len(mover.ledger.log) == length
    play_out(world, machines)


@pytest.mark.parametrize("text", ["", "x" * 300, "two\nlines", "\ud800"])
def test_what_is_no_input_at_all_never_leaves(text):
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    mover.do("play", mover.seats()[0], text, len(mover.ledger.log))
    assert mover.seen(NotEntered)[-1].code == "illegal"
    play_out(world, machines)


def test_an_input_for_an_older_position_is_stale_and_what_was_missing_has_come_before_the_answer():
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    mover.do("play", mover.seats()[0], "keep", 2)
    world.run(1)
    assert mover.seen(NotEntered)[-1].code == "stale"
    mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log) + 5)
    world.run(1)
    assert mover.seen(NotEntered)[-1].code == "stale"
    mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
    world.run(1)
    assert mover.seen(Played)[-1].kind == "INPUT" or mover.ledger.is_over


def test_an_input_that_comes_twice_counts_once():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    mover = acting(world, machines)
    if mover.table.is_host:
        mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
        world.run(1)
        mover = acting(world, machines)
    length = len(mover.ledger.log)
    doubled = []

    def tap(sender, machine, message):
        if isinstance(message, Input) and sender is mover:
            doubled.append(message)
            return [message, message]
        return [message]

    world.tap = tap
    mover.do("play", mover.seats()[0], "keep", length)
    world.run(1)
    assert len(doubled) == 1
    assert [entry.kind for entry in mover.ledger.log.since(length + 1)] in (["INPUT"], ["INPUT", "END"])
    assert not mover.seen(NotEntered)


def test_a_refusal_is_repeated_for_a_repeated_input():
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    other = next(machine for machine in machines if machine is not mover)
    if other.table.is_host:
        mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
        world.run(1)
        mover, other = other, mover
    answers = []
    world.tap = lambda sender, machine, message: (
        (answers.append(message) if isinstance(message, Nack) else None) or [message]
    )
    wish = Input(40, len(other.ledger.log), other.seats()[0], "keep")
    for _ in range(2):
        world.send(other, UP, wish)
    world.run(1)
    assert len(answers) == 2 and answers[0] == answers[1]


# -- the clock


def clock(machine):
    return machine.seen(TableStatus)[-1].clock


def test_the_clock_plays_for_whoever_lets_it_run_out():
    world = World(1)
    machines = world.match("anna", "ben", timer=20)
    world.run(25)
    texts = [entry.payload for entry in machines[1].ledger.log.entries if entry.kind == "SEAL"]
    assert texts == [None, None], "nobody has bid"
    world.run(200)
    assert [entry.payload for entry in machines[1].ledger.log.entries if entry.kind == "INPUT"] == ["timeout"] * 2
    told = [(event.kind, event.seat) for event in machines[1].seen(Played) if event.is_timeout]
    assert set(told) == {("INPUT", 0), ("INPUT", 1), ("SEAL", 0), ("SEAL", 1)}
    assert all(machine.ledger.is_ended for machine in machines)


def test_the_clock_counts_down_and_is_wound_up_by_the_next_turn():
    world = World(1)
    machines = world.match("anna", "ben", timer=60)
    mover = acting(world, machines)
    start = clock(mover)
    world.run(10)
    assert start - 11 <= clock(mover) <= start - 9
    mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
    world.run(0.5)
    assert clock(machines[0]) >= 59


def test_the_clock_stands_while_somebody_is_lost_and_begins_anew_after():
    world = World(1)
    machines = world.match("anna", "ben", timer=20)
    world.run(10)
    world.kill("ben")
    world.run(100)
    assert clock(machines[0]) == -1
    assert not [entry for entry in machines[0].ledger.log.entries if entry.kind == "SEAL"]
    world.rejoin("ben")
    world.run(1)
    assert clock(machines[0]) >= 18
    world.run(25)
    assert [entry for entry in machines[0].ledger.log.entries if entry.kind == "SEAL"]


def test_the_clock_begins_anew_when_the_host_has_slept():
    world = World(1)
    machines = world.match("anna", "ben", timer=20)
    world.run(15)
    machines[0].wake()
    world.run(15)
    assert not [entry for entry in machines[0].ledger.log.entries if entry.kind == "SEAL"]


def test_without_a_timer_nobody_is_hurried():
    world = World(1)
    machines = world.match("anna", "ben")
    world.run(1000)
    assert clock(machines[0]) == -1 and machines[1].ledger.waiting_for() == (0, 1)


# -- beside the match


def test_chat_and_signs_reach_everybody_with_the_name_of_the_speaker():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    machines[1].do("chat", "well played")
    machines[2].do("emote", 4)
    world.run(1)
    for machine in machines:
        assert machine.seen(Said) == [Said(2, "ben", "well played")]
        assert machine.seen(Emoted) == [Emoted(3, 4)]


def test_nobody_speaks_in_the_name_of_another():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    world.send(machines[1], UP, Emote(3, 1))
    world.run(1)
    assert machines[0].seen(Emoted) == [Emoted(2, 1)]


def test_whoever_chatters_is_silent_for_a_while():
    world = World(1)
    machines = world.match("anna", "ben")
    for number in range(CHAT_LINES + 2):
        machines[1].do("chat", f"line {number}")
    world.run(1)
    assert len(machines[0].seen(Said)) == CHAT_LINES
    assert [event.code for event in machines[1].seen(NotEntered)] == ["chat", "chat"]
    world.run(CHAT_SILENCE)
    machines[1].do("chat", "sorry")
    world.run(1)
    assert machines[0].seen(Said)[-1].text == "sorry"


def test_status_tells_who_is_waited_for_and_whose_bid_is_in():
    world = World(1)
    machines = world.match("anna", "ben", "carl")
    machines[1].do("seal", 1, "bid:1")
    world.run(1)
    status = machines[2].seen(TableStatus)[-1]
    assert (status.waiting_for, status.sealed, status.lost, status.paused) == ((0, 2), (1,), (), "")
    assert [(peer.peer, peer.name, peer.state) for peer in status.peers] == [
        (1, "anna", "connected"), (2, "ben", "connected"), (3, "carl", "connected"),
    ]  # fmt: skip
    world.run(15)
    assert all(0 <= peer.ping < 100 for peer in machines[2].seen(TableStatus)[-1].peers if peer.peer != 1)


def test_whoever_does_nothing_for_long_is_away():
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    world.run(100)
    states = {peer.peer: peer.state for peer in machines[0].seen(TableStatus)[-1].peers}
    assert states == {1: "connected", 2: "connected", mover.peer: "away"}


def test_whoever_has_waited_long_for_the_others_is_not_away_when_asked():
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    world.run(100)
    mover.do("play", mover.seats()[0], "keep", len(mover.ledger.log))
    world.run(5)
    assert machines[0].ledger.due.kind == "act"
    (seat,) = machines[0].ledger.due.seats
    assert seat not in mover.seats()
    states = {peer.state for peer in machines[0].seen(TableStatus)[-1].peers}
    assert states == {"connected"}


# -- the end


def test_a_guest_who_leaves_is_gone_and_his_session_stays():
    world = World(1)
    machines = world.match("anna", "ben")
    machines[1].do("leave")
    world.run(1)
    assert machines[1].events[-1] == Ended("leave") and machines[1].table.is_over
    assert not machines[1].disk.is_deleted
    assert machines[0].seen(TableStatus)[-1].lost == (1,)


def test_after_the_end_of_a_match_there_is_nothing_to_go_back_to():
    world = World(1)
    machines = world.match("anna", "ben")
    play_out(world, machines)
    machines[0].do("leave")
    world.run(1)
    assert machines[0].events[-1] == Ended("over") and machines[1].events[-1] == Ended("over")
    assert machines[0].disk.is_deleted and machines[1].disk.is_deleted


def test_a_lobby_that_the_host_leaves_is_over_for_all():
    world = World(1)
    machines = world.lobby("anna", "ben")
    machines[1].do("ready", True)
    world.run(1)
    machines[0].do("leave")
    world.run(1)
    assert machines[1].events[-1] == Ended("host-left")
    assert machines[1].disk.is_deleted


def test_entries_come_in_order_from_the_first():
    world = World(1)
    heard = []
    world.tap = lambda sender, machine, message: (
        (heard.append(message.seq) if isinstance(message, Entry) and machine.name == "ben" else None) or [message]
    )
    play_out(world, world.match("anna", "ben"))
    assert heard == list(range(1, len(heard) + 1))
