"""What a host, a guest or a stranger could do to wear the others out: bounded, and nobody else is disturbed."""

import zlib

import pytest

from net.client_differing import MOST_TEXTS
from net.client_line import BACKED_UP, MOST_WAITING
from net.client_news import MOST_TALK
from net.events import Emoted, Ended, LobbyChanged, NotEntered, Said
from net.host_play import MOST_UNDOS
from net.host_room import MOST_WISHES
from net.messages import Chat, Desync, Dump, Emote, Heirs, Input, Nack, Ping, Ready, SeatWish, Sync
from net.orders import UP
from net.seating import TERM_STEP
from tests.net.games import REAL
from tests.net.puppet import Puppet, hello
from tests.net.test_desync import texts
from tests.net.test_migration import taken_over
from tests.net.test_play import acting
from tests.net.world import World, play_out


def told(world, machine, *messages, wait=1.0):
    """Let a machine hear this from its host."""
    for message in messages:
        machine.table.received(UP, message, world.now)
    world.pump(machine)
    world.run(wait)


# -- guests


@pytest.mark.parametrize("wish", [SeatWish(1, "colour", 5), SeatWish(1, "leave", None), Ready(False, 0, None)])
def test_a_guest_who_changes_the_lobby_without_end_is_heard_a_few_times_only(wish):
    world = World(1)
    anna, ben = world.lobby("anna", "ben", seats=3)
    puppet = Puppet(world)
    puppet.say(hello())
    before = len(ben.seen(LobbyChanged))
    for number in range(10 * MOST_WISHES):
        colour = wish._replace(value=number % 16) if isinstance(wish, SeatWish) else wish
        puppet.say(colour, wait=0.01)
    assert len(ben.seen(LobbyChanged)) - before <= 2 * MOST_WISHES
    anna.do("kick", next(peer.peer for peer in anna.seen(LobbyChanged)[-1].state.peers if peer.name == "eve"))
    world.run(1)
    ben.do("take_seat", 1, "ben")
    world.run(1)
    assert ben.seen(LobbyChanged)[-1].state.seats_of(ben.peer)


@pytest.mark.parametrize("what", ["take", "name"])
def test_nobody_sits_under_a_name_that_cannot_be_seen(what):
    world = World(1)
    anna, ben = world.lobby("anna", "ben", seats=3)
    ben.do("change_seat", 2 if what == "take" else 1, what, "   ")
    world.run(1)
    assert [event.code for event in ben.seen(NotEntered)] == ["lobby"]
    assert not any(seat.name == "   " for seat in anna.seen(LobbyChanged)[-1].state.seats)


def test_the_host_may_change_his_own_lobby_as_often_as_he_likes():
    world = World(1)
    anna, _ben = world.lobby("anna", "ben")
    for number in range(3 * MOST_WISHES):
        anna.do("change_seat", 0, "colour", 2 + number % 14)
    assert not anna.seen(NotEntered)


def test_taking_back_without_end_does_not_fill_the_log():
    world = World(1, game=REAL["rose_king"])
    machines = world.match("anna", "ben", undo="move")
    world.run_until(lambda: machines[0].ledger.due.kind == "act")
    (seat,) = machines[0].ledger.due.seats
    mover = next(machine for machine in machines if seat in machine.seats())
    word = next(word for word in mover.legal(seat) if word.startswith("play"))
    for _ in range(MOST_UNDOS + 20):
        mover.do("play", seat, word, len(mover.ledger.log))
        world.run(0.1)
        mover.do("play", seat, "undo", len(mover.ledger.log))
        world.run(0.1)
    undone = [entry for entry in machines[0].ledger.log.entries if entry.payload == "undo"]
    assert len(undone) == MOST_UNDOS
    play_out(world, machines)


# -- hosts


def test_a_host_who_asks_for_the_log_again_and_again_is_told_once():
    world = World(1)
    _, ben = world.match("anna", "ben")
    heard = []
    world.tap = lambda sender, receiver, message: heard.append(message) or [message]
    told(world, ben, *[Sync(1)] * 50, wait=0.0)
    assert len(ben.table.client.line._queue) < 50
    world.run(5)
    assert not ben.seen(Ended)


def test_what_waits_to_be_sent_is_bounded():
    world = World(1)
    _, ben = world.match("anna", "ben")
    client = ben.table.client
    for number in range(1000):
        client.received(Ping(number), world.now)
    assert BACKED_UP <= len(client.line._queue) <= BACKED_UP + 1
    for number in range(2 * MOST_WAITING):
        client.line.send(Ping(number), world.now)
    assert len(client.line._queue) == MOST_WAITING


def test_a_host_who_talks_without_end_is_not_shown_all_of_it():
    world = World(1)
    _, ben = world.match("anna", "ben")
    told(world, ben, *(Chat(1, f"line {number}") for number in range(1000)), *[Emote(1, 1)] * 1000)
    assert len(ben.seen(Said)) == MOST_TALK and not ben.seen(Emoted)
    told(world, ben, *[Nack(0, "seat")] * 1000)
    assert len(ben.seen(NotEntered)) == MOST_TALK
    told(world, ben, Chat(1, "later"), wait=0.1)
    assert ben.seen(Said)[-1].text == "later" and not ben.seen(Ended)


def test_more_positions_than_there_are_machines_are_not_kept():
    world = World(1)
    _, ben = world.match("anna", "ben")
    seq = len(ben.ledger.log)
    bomb = zlib.compress(b"x" * 500_000)
    told(world, ben, Desync(seq, {}), *(Dump(number, seq, bomb) for number in range(100, 400)), wait=5.0)
    (report,) = [name for name in ben.reports if name.startswith("desync")]
    assert len(texts(ben, report)) <= MOST_TEXTS + 3


def test_a_host_who_names_a_crowd_of_heirs_is_not_believed():
    world = World(1)
    _, ben = world.match("anna", "ben")
    before = ben.table.client.notebook.kept.heirs
    rows = [[number, "X", [f"10.0.0.{number}:1"]] for number in range(1, 200)]
    told(world, ben, Heirs(rows))
    assert ben.table.client.notebook.kept.heirs == before


def test_a_term_that_uses_up_all_numbers_is_no_term():
    world = World(1)
    *_, carl = machines = taken_over(world, "anna", "ben", "carl")
    ledger = carl.ledger
    assert ledger.refusal_of("TERM", None, [2**32 - 1, carl.peer]) == "term"
    assert ledger.refusal_of("TERM", None, [ledger.seating.term + TERM_STEP, carl.peer]) == ""
    carl.table.client.hear_of(2**32 - 1)
    assert carl.table.client.term == ledger.seating.term
    world.rejoin("anna")
    world.run(10)
    play_out(world, machines)


# -- inputs at the edge of what a message may be


@pytest.mark.parametrize("number", [0, 2**32 - 1, 2**31])
def test_an_input_with_an_absurd_number_changes_nothing(number):
    world = World(1)
    machines = world.match("anna", "ben")
    mover = acting(world, machines)
    length = len(machines[0].ledger.log)
    other = next(machine for machine in machines if machine is not mover)
    world.send(other, UP if other is not machines[0] else next(iter(other.ends)), Input(number, 2**32 - 1, 65535, "x"))
    world.run(1)
    assert len(machines[0].ledger.log) == length
    play_out(world, machines)
