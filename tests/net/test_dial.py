"""Reaching a table: several addresses, several families, names, and every way in which it can fail."""

import asyncio
import errno
import socket
import threading

import pytest

from net import dial
from net.addresses import USUAL_PORTS, BadAddress
from net.dial import NotReached, ask, ask_first, places_of, resolve
from net.messages import PROTOCOL, Refuse
from tests.net.loopback import WITHIN, Door, Somebody, answer, closed_port, run, until

HOST = "127.0.0.1"


def cause_of(work):
    with pytest.raises(NotReached) as caught:
        run(work)
    return caught.value.cause


def test_the_one_that_answers_is_found_among_many():
    async def work():
        async with Door() as door, Somebody() as silent:
            places = [(HOST, closed_port()), (HOST, silent.port), ("::1", closed_port()), (HOST, door.server.port)]
            found = await ask_first(places, WITHIN)
            assert (found.place, found.reply) == ((HOST, door.server.port), door.reply)
            assert found.ping >= 0
            assert not found.connection.has_ended
            found.connection.abort()

    run(work())


def test_only_one_connection_stays_when_several_answer(monkeypatch):
    monkeypatch.setattr(dial, "HEAD_START", 0.0)

    async def work():
        async with Door() as first, Door() as second, Door() as third:
            found = await ask_first([(HOST, door.server.port) for door in (first, second, third)], WITHIN)
            doors = [door for door in (first, second, third) if door.server.port != found.place[1]]
            await until(lambda: not any(door.inside for door in doors))
            found.connection.abort()

    run(work())


def test_another_table_at_the_address_does_not_count():
    async def work():
        async with Door(reply=answer("11111111")) as other, Door(reply=answer("22222222")) as wanted:
            places = [(HOST, other.server.port), (HOST, wanted.server.port)]
            found = await ask_first(places, WITHIN, lambda reply: reply.summary["id"] == "22222222")
            assert found.place == (HOST, wanted.server.port)
            found.connection.abort()

    run(work())


def test_a_port_where_nobody_listens_refuses():
    assert cause_of(ask((HOST, closed_port()), WITHIN)) == "refused"


def test_somebody_who_takes_the_connection_and_says_nothing_is_silent():
    async def work():
        async with Somebody() as silent:
            await ask((HOST, silent.port), 0.05)

    assert cause_of(work()) == "silent"


@pytest.mark.parametrize("says", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\xff" * 20, b"\0\0\0\2\x91\x01", b""])
def test_somebody_elses_program_counts_as_nobody(says):
    async def work():
        async with Somebody(says, stays=False) as other:
            await ask((HOST, other.port), WITHIN)

    assert cause_of(work()) == "refused"


def test_a_host_with_too_many_connections_says_so():
    assert cause_of(_asked(Door(reply=Refuse("busy", PROTOCOL, "", {})))) == "busy"


async def _asked(door):
    async with door:
        await ask((HOST, door.server.port), WITHIN)


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (OSError(errno.ENETUNREACH, ""), "no-route"),
        (OSError(errno.EHOSTUNREACH, ""), "no-route"),
        (OSError(errno.EAFNOSUPPORT, ""), "no-route"),
        (ConnectionRefusedError(), "refused"),
        (ConnectionResetError(), "refused"),
        (TimeoutError(), "silent"),
        (OSError(errno.ETIMEDOUT, ""), "silent"),
    ],
)
def test_each_failure_has_its_cause(monkeypatch, error, cause):
    async def fail(place, owner):
        raise error

    monkeypatch.setattr(dial, "connect", fail)
    assert cause_of(ask((HOST, 1), WITHIN)) == cause


def test_the_most_telling_cause_is_told(monkeypatch):
    async def fail(place, owner):
        raise {1: OSError(errno.ENETUNREACH, ""), 2: ConnectionRefusedError(), 3: TimeoutError()}[place[1]]

    monkeypatch.setattr(dial, "connect", fail)
    monkeypatch.setattr(dial, "HEAD_START", 0.0)
    assert cause_of(ask_first([("a", 1), ("a", 2)], WITHIN)) == "refused"
    assert cause_of(ask_first([("a", 1), ("a", 2), ("a", 3)], WITHIN)) == "silent"
    assert cause_of(ask_first([], WITHIN)) == "no-route"


def test_a_family_that_this_machine_lacks_is_no_way():
    assert cause_of(ask(("fe80::1%nosuchcard", 1), WITHIN)) == "no-route"


def test_an_address_without_a_port_means_the_usual_ones():
    assert run(places_of("192.168.1.7")) == [("192.168.1.7", port) for port in USUAL_PORTS]
    assert run(places_of("192.168.1.7:5")) == [("192.168.1.7", 5)]
    assert run(places_of("[::1]:5")) == [("::1", 5)]
    with pytest.raises(BadAddress):
        run(places_of("a b"))


def test_a_name_may_have_several_addresses(monkeypatch):
    def look_up(name, port, **more):
        assert name == "anna.local"
        return [
            (socket.AF_INET6, 0, 0, "", ("fe80::7", 0, 0, 3)),
            (socket.AF_INET, 0, 0, "", ("192.168.1.7", 0)),
            (socket.AF_INET, 0, 0, "", ("192.168.1.7", 0)),
        ]

    monkeypatch.setattr(dial.socket, "getaddrinfo", look_up)
    assert run(places_of("anna.local:9")) == [("fe80::7%3", 9), ("192.168.1.7", 9)]


@pytest.mark.parametrize("error", [socket.gaierror(), UnicodeError()])
def test_a_name_that_nobody_knows_is_told(monkeypatch, error):
    def look_up(name, port, **more):
        raise error

    monkeypatch.setattr(dial.socket, "getaddrinfo", look_up)
    assert cause_of(resolve("nobody")) == "name"


def test_a_silent_name_server_is_not_waited_for(monkeypatch):
    answered = threading.Event()
    monkeypatch.setattr(dial.socket, "getaddrinfo", lambda name, port, **more: answered.wait(10) and [])
    monkeypatch.setattr(dial, "RESOLVE_WITHIN", 0.05)
    assert cause_of(resolve("nobody")) == "name"
    answered.set()


def test_giving_up_leaves_no_connection_behind():
    async def work():
        async with Door() as door:
            door.received = lambda connection, message: None  # takes the question and is silent
            task = asyncio.ensure_future(ask_first([(HOST, door.server.port)], 60.0))
            await until(lambda: door.inside)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await until(lambda: not door.inside)

    run(work())
