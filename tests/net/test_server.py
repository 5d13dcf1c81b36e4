"""The door with real sockets: who comes in, what is no message, who is too fast and who does not read."""

import asyncio
import os
import random
import socket

import pytest

from net import connection as connection_module
from net import server as server_module
from net import wire
from net.connection import WRITE_LIMIT
from net.facade import Limits
from net.gate import MOST_CONNECTIONS, MOST_FROM_ONE, Gate
from net.messages import PLAY, PROTOCOL, Bye, Chat, Hello, Info, Ping, Refuse, Welcome
from net.server import listen_on
from tests.net.loopback import Door, Stranger, run, until

HELLO = Hello(PROTOCOL, "0.2", {}, "Anna", PLAY, None, bytes(16), 0, bytes(32), 0, 0)
WELCOME = Welcome(bytes(16), 2, bytes(16), PLAY, "lobby", 0, 1, 0)


class FarGate(Gate):
    """A gate that takes everybody for somebody from another machine."""

    def enter(self, address, is_own, now):
        return super().enter(address, False, now)

    def hello(self, address, is_own, now):
        return super().hello(address, False, now)

    def bad_frame(self, address, is_own, now):
        super().bad_frame(address, False, now)


def test_a_question_is_answered_and_messages_come_in_order():
    async def work():
        async with Door() as door:
            anna = await Stranger.to(door.server.port)
            anna.send(Info())
            assert await anna.hear() == door.reply
            anna.send(*[Ping(number) for number in range(50)])
            await until(lambda: len(door.messages) == 51)
            assert door.messages[1:] == [Ping(number) for number in range(50)]
            await anna.close()
            await until(lambda: not door.inside)

    run(work())


def test_messages_are_put_together_from_single_bytes():
    async def work():
        async with Door() as door:
            anna = await Stranger.to(door.server.port)
            for byte in wire.encode(Ping(7)) + wire.encode(Ping(8)):
                anna.send(bytes([byte]))
                await anna.writer.drain()
                await asyncio.sleep(0)
            await until(lambda: door.messages == [Ping(7), Ping(8)])
            await anna.close()

    run(work())


def rubbish():
    chance = random.Random(5)
    return {
        "random bytes": chance.randbytes(5000),
        "four gigabytes": b"\xff\xff\xff\xff" + b"x" * 100,
        "too long for a stranger": (3000).to_bytes(4, "big") + bytes(3000),
        "nothing": bytes(4),
        "deep nesting": (1500).to_bytes(4, "big") + b"\x91" * 1500,
        "an unknown kind": b"\0\0\0\x03\x92\x63\x01",
        "a web browser": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        "an extension": b"\0\0\0\x08\x92\x01\xd6\xff\0\0\0\1",
    }


@pytest.mark.parametrize("name", rubbish())
def test_what_is_no_message_ends_the_connection_and_touches_nobody_else(name):
    async def work():
        async with Door() as door:
            anna, villain = await Stranger.to(door.server.port), await Stranger.to(door.server.port)
            villain.send(rubbish()[name])
            assert await villain.hear_all() == []
            assert door.troubles == ["bad-frame"] and door.messages == []
            anna.send(Info())
            assert await anna.hear() == door.reply
            await villain.close()
            await anna.close()

    run(work())


@pytest.mark.parametrize("is_welcome", [False, True])
def test_a_welcome_raises_the_limit_of_a_frame(is_welcome):
    async def work():
        async with Door() as door:
            anna = await Stranger.to(door.server.port)
            await until(lambda: door.inside)
            if is_welcome:
                door.inside[0].send(WELCOME)
                assert await anna.hear() == WELCOME
            anna.send((wire.STRANGER_LIMIT + 1).to_bytes(4, "big"))
            anna.send(
                bytes(wire.STRANGER_LIMIT + 1)
            )  # no message in it, but it is read to its end before that is known
            assert await anna.hear_all() == []
            assert door.troubles == ["bad-frame"]
            await anna.close()

    logged = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection_module.log, "warning", lambda text, *values: logged.append(str(values[1])))
        run(work())
    assert ("a frame of" in logged[0]) != is_welcome


@pytest.mark.parametrize("says", [b"", b"\0", b"\0\0\0\x05\x92"])
def test_who_says_no_hello_in_time_is_sent_away(monkeypatch, says):
    monkeypatch.setattr(connection_module, "HELLO_WITHIN", 0.05)

    async def work():
        async with Door() as door:
            slow = await Stranger.to(door.server.port)
            slow.send(says)
            assert await slow.hear_all() == [Bye("timeout")]
            await until(lambda: not door.inside)
            await slow.close()

    run(work())


def test_questions_do_not_prolong_the_stay_but_a_hello_does(monkeypatch):
    monkeypatch.setattr(connection_module, "HELLO_WITHIN", 0.5)

    async def work():
        async with Door() as door:
            anna, asker = await Stranger.to(door.server.port), await Stranger.to(door.server.port)
            await until(lambda: len(door.inside) == 2)
            anna.send(HELLO)
            asker.send(Info())
            assert await asker.hear_all() == [door.reply, Bye("timeout")]
            await until(lambda: len(door.inside) == 1)
            door.inside[0].send(WELCOME)
            assert await anna.hear() == WELCOME
            await asker.close()
            await anna.close()

    run(work())


def test_the_seventeenth_connection_is_told_that_there_are_too_many():
    async def work():
        async with Door() as door:
            crowd = [await Stranger.to(door.server.port) for _ in range(MOST_CONNECTIONS)]
            await until(lambda: len(door.inside) == MOST_CONNECTIONS)
            late = await Stranger.to(door.server.port)
            assert await late.hear_all() == [Refuse("busy", PROTOCOL, "", {})]
            assert len(door.inside) == MOST_CONNECTIONS
            await crowd.pop().close()
            await until(lambda: len(door.inside) == MOST_CONNECTIONS - 1)
            later = await Stranger.to(door.server.port)
            later.send(Info())
            assert await later.hear() == door.reply
            for one in (*crowd, late, later):
                await one.close()

    run(work())


def test_another_machine_has_four_connections_and_three_hellos():
    async def work():
        async with Door(FarGate()) as door:
            crowd = [await Stranger.to(door.server.port) for _ in range(MOST_FROM_ONE + 1)]
            assert await crowd[-1].hear_all() == [Refuse("busy", PROTOCOL, "", {})]
            for one in crowd[:MOST_FROM_ONE]:
                one.send(HELLO)
                await one.writer.drain()
            assert await crowd[3].hear_all() == [Refuse("busy", PROTOCOL, "", {})]
            assert door.messages == [HELLO] * 3
            for one in crowd:
                await one.close()

    run(work())


def test_an_address_that_sends_rubbish_three_times_finds_the_door_shut():
    async def work():
        async with Door(FarGate()) as door:
            for _ in range(3):
                villain = await Stranger.to(door.server.port)
                villain.send(b"\xff" * 8)
                await villain.hear_all()
                await villain.close()
            late = await Stranger.to(door.server.port)
            assert await late.hear_all() == [Refuse("busy", PROTOCOL, "", {})]
            assert door.troubles == ["bad-frame"] * 3
            await late.close()

    run(work())


def test_who_sends_too_fast_is_read_slowly_and_loses_nothing():
    limits = Limits(messages_per_second=1000, burst=50)

    async def work():
        async with Door(limits=limits) as door:
            anna = await Stranger.to(door.server.port)
            anna.send(*[Ping(number) for number in range(200)])
            await until(lambda: len(door.messages) >= 50)
            first = len(door.messages)
            assert first < 200
            await until(lambda: len(door.messages) == 200)
            assert door.messages == [Ping(number) for number in range(200)] and door.troubles == []
            await anna.close()

    run(work())


def test_who_never_stops_sending_too_fast_is_cut_off(monkeypatch):
    monkeypatch.setattr(connection_module, "THROTTLED_AT_MOST", 0.05)

    async def work():
        async with Door(limits=Limits(messages_per_second=100, burst=5)) as door:
            villain = await Stranger.to(door.server.port)
            villain.send(*[Ping(number) for number in range(5000)])
            await until(lambda: door.troubles == ["rate"])
            await until(lambda: not door.inside)
            await villain.close()

    run(work())


def test_who_does_not_read_is_cut_off_before_much_waits_for_him():
    async def work():
        async with Door() as door:
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", door.server.port))
            await until(lambda: door.inside)
            victim = door.inside[0]
            while not victim.has_ended:
                victim.send(Chat(1, "x" * 200))
                assert victim._transport.get_write_buffer_size() <= WRITE_LIMIT + 1000
            assert door.troubles == ["slow"]
            await until(lambda: not door.inside)
            deaf.close()

    run(work())


def test_an_owner_who_fails_loses_that_connection_only(caplog):
    async def work():
        async with Door() as door:
            fine, bad = await Stranger.to(door.server.port), await Stranger.to(door.server.port)
            reply, door.reply = door.reply, "no message"
            bad.send(Info())
            door.received = lambda connection, message: 1 / 0
            assert await bad.hear_all() == []
            del door.received
            door.reply = reply
            fine.send(Info())
            assert await fine.hear() == reply
            await fine.close()
            await bad.close()

    run(work())
    assert "was not taken well" in caplog.text


def test_a_taken_port_is_passed_over():
    first = listen_on((0,))
    taken = first[0].getsockname()[1]
    second = listen_on((taken, 0))
    try:
        assert second[0].getsockname()[1] != taken
        with pytest.raises(OSError, match="in use"):
            listen_on((taken,))
    finally:
        for sock in first + second:
            sock.close()


def has_ipv6():
    """Whether this machine has an IPv6 address of its own at least."""
    try:
        with socket.socket(socket.AF_INET6) as sock:
            sock.bind(("::1", 0))
    except OSError:
        return False
    return socket.has_dualstack_ipv6()


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
def test_both_families_reach_the_door():
    async def work():
        async with Door() as door:
            for host in ("127.0.0.1", "::1"):
                anna = await Stranger.to(door.server.port, host)
                anna.send(Info())
                assert await anna.hear() == door.reply
                await anna.close()

    run(work())


@pytest.mark.parametrize("families", [(socket.AF_INET, socket.AF_INET6), (socket.AF_INET,)])
def test_without_dual_stack_there_is_a_socket_for_each_family(monkeypatch, families):
    made = socket.create_server
    monkeypatch.setattr(socket, "has_dualstack_ipv6", lambda: False)

    def create_server(address, *, family, **more):
        if family not in families:
            raise OSError("no such family")
        return made(address, family=family, **more)

    monkeypatch.setattr(server_module.socket, "create_server", create_server)
    sockets = listen_on((0,))
    try:
        assert [sock.family for sock in sockets] == list(families)
        assert len({sock.getsockname()[1] for sock in sockets}) == 1
    finally:
        for sock in sockets:
            sock.close()


@pytest.mark.skipif(os.name == "nt", reason="TCP_USER_TIMEOUT is of Linux")
def test_sockets_are_tuned():
    async def work():
        async with Door() as door:
            anna = await Stranger.to(door.server.port)
            await until(lambda: door.inside)
            sock = door.inside[0]._transport.get_extra_info("socket")
            assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                assert sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 12_000
            await anna.close()

    run(work())
