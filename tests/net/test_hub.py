"""The watch over sleep and addresses, and what a runner does with its table's orders."""

import pytest

from net import hub as hub_module
from net.events import Ended, Unreachable
from net.hub import ASLEEP, LOOK_EVERY, Hub, SleepClock
from net.orders import Close, Dial, Probe, Send
from net.runner import Runner
from net.thread import NetThread
from tests.net.loopback import OWN_ID, Door, answer, closed_port, run, until


def test_an_awake_machine_has_not_slept():
    clock = SleepClock()
    assert not any(clock.has_slept(1000.0 + second, 50.0 + second) for second in range(60))


def test_a_clock_on_the_wall_that_runs_ahead_means_sleep():
    clock = SleepClock()
    clock.has_slept(1000.0, 50.0)
    assert clock.has_slept(1000.0 + ASLEEP + 2, 51.0)
    assert not clock.has_slept(1000.0 + ASLEEP + 3, 52.0)


def test_a_clock_that_is_set_a_little_or_back_means_nothing():
    clock = SleepClock()
    clock.has_slept(1000.0, 50.0)
    assert not clock.has_slept(1001.0 + ASLEEP - 1, 51.0)
    assert not clock.has_slept(500.0, 52.0)


def test_a_program_that_stood_still_has_slept():
    clock = SleepClock()
    clock.has_slept(1000.0, 50.0)
    assert clock.has_slept(1000.0 + ASLEEP + LOOK_EVERY + 1, 50.0 + ASLEEP + LOOK_EVERY + 1)


class Told:
    """A runner or a search that notes what it is told."""

    is_over = is_host = is_gone = False

    def __init__(self):
        self.calls = []

    def woke(self):
        self.calls.append("woke")

    def addresses_changed(self):
        self.calls.append("addresses")

    def network_changed(self):
        self.calls.append("network")


@pytest.fixture
def watched(monkeypatch):
    """A hub whose watch looks all the time, with one runner; returns the hub, the runner and the machine's state."""
    machine = {"addresses": ("a",), "ahead": 0.0, "looks": 0}
    monkeypatch.setattr(hub_module, "LOOK_EVERY", 0.001)
    monkeypatch.setattr(hub_module, "ADDRESSES_EVERY", 0.001)

    def own_addresses():
        machine["looks"] += 1
        return machine["addresses"]

    monkeypatch.setattr(hub_module, "own_addresses", own_addresses)
    real = hub_module.time.time
    monkeypatch.setattr(hub_module.time, "time", lambda: real() + machine["ahead"])
    hub, runner = Hub(NetThread(), {}), Told()
    hub.discovery = Told()
    hub._runners.append(runner)
    return hub, runner, machine


@pytest.mark.parametrize(
    ("change", "calls"),
    [({"addresses": ("b",)}, ["addresses"]), ({"ahead": 3600.0}, ["woke", "addresses"])],
)
def test_what_happens_to_the_machine_is_told_to_its_tables_and_to_the_search(watched, change, calls):
    hub, runner, machine = watched

    async def work():
        hub._watch()
        await until(lambda: machine["looks"] > 3)
        assert runner.calls == []
        machine.update(change)
        await until(lambda: hub.discovery.calls)
        assert runner.calls == calls and hub.discovery.calls == ["network"]
        runner.is_over = True
        await until(lambda: not hub._is_watching)

    run(work())


class Script:
    """A table that orders what a test wants, and notes what it is told."""

    is_host = is_over = False
    addresses = ()

    def __init__(self, *orders):
        self.orders = list(orders)
        self.events = []
        self.heard = []

    def take_orders(self):
        orders, self.orders = self.orders, []
        return orders

    def take_events(self):
        events, self.events = self.events, []
        return events

    def deadline(self):
        return None

    def __getattr__(self, name):
        return lambda *arguments: self.heard.append((name, *arguments[:-1]))

    def names(self):
        return [heard[0] for heard in self.heard]


async def running(script, told=None, identity=""):
    runner = Runner(NetThread(), lambda now: script, told or (lambda runner, events: None), identity)
    await runner.start()
    return runner


async def ended(runner):
    runner._finish()
    await until(lambda: runner.is_gone)


def test_a_dial_takes_the_first_address_that_answers_as_the_wanted_table():
    async def work():
        async with Door(reply=answer("11111111")) as other, Door() as wanted:
            script = Script(Dial((f"127.0.0.1:{other.server.port}", f"127.0.0.1:{wanted.server.port}")))
            runner = await running(script, identity=OWN_ID)
            await until(lambda: script.heard)
            assert script.heard == [("connected", 0, f"127.0.0.1:{wanted.server.port}")]
            wanted.inside[0].close()
            await until(lambda: len(script.heard) == 2)
            assert script.heard[1] == ("lost", 0)
            await ended(runner)

    run(work())


def test_a_dial_that_fails_tells_why_and_one_that_is_given_up_tells_nothing():
    async def work():
        script = Script(Dial((f"127.0.0.1:{closed_port()}",)))
        runner = await running(script)
        await until(lambda: script.heard)
        assert script.heard == [("failed", "refused")]
        async with Door() as door:
            door.received = lambda connection, message: None
            script.orders = [Dial((f"127.0.0.1:{door.server.port}",))]
            runner._pump()
            await until(lambda: door.inside)
            script.orders = [Dial(())]
            runner._pump()
            await until(lambda: not door.inside)
        assert len(script.heard) == 1
        await ended(runner)

    run(work())


def test_a_probe_is_answered_with_its_number():
    async def work():
        async with Door() as door:
            address = f"127.0.0.1:{door.server.port}"
            script = Script(Probe(7, (address,)), Probe(8, (f"127.0.0.1:{closed_port()}",)), Probe(9, ("a b",)))
            runner = await running(script)
            await until(lambda: len(script.heard) == 3)
            assert sorted(script.heard, key=lambda heard: heard[1]) == [
                ("probed", 7, address, door.reply), ("probed", 8, "", None), ("probed", 9, "", None),
            ]  # fmt: skip
            await ended(runner)

    run(work())


def test_orders_for_connections_that_are_gone_are_no_mistake():
    async def work():
        runner = await running(Script(Send(5, answer()), Close(6)))
        assert not runner.is_over
        await ended(runner)

    run(work())


@pytest.mark.parametrize("moment", ["take_orders", "take_events", "tick", "deadline"])
def test_a_table_that_fails_ends_with_a_word_and_closes_its_door(moment):
    told = []

    async def work():
        script = Script()
        runner = await running(script, lambda runner, events: told.extend(events))
        setattr(script, moment, lambda *arguments: 1 / 0)
        runner._core("tick")
        assert runner.is_over and told == [Ended("failed")]
        runner.do("chat", "nobody hears this")
        await until(lambda: runner.is_gone)

    run(work())


def test_wishes_made_before_there_is_a_table_are_kept():
    async def work():
        script = Script()
        runner = Runner(NetThread(), lambda now: script, lambda runner, events: None)
        runner.do("ready", True)
        await runner.start()
        assert ("wish", "ready", (True,)) in script.heard
        await ended(runner)

    run(work())


def test_a_table_that_is_over_tells_its_last_events():
    told = []

    async def work():
        script = Script()
        script.events = [Unreachable("host", "name")]
        script.is_over = True
        runner = await running(script, lambda runner, events: told.extend(events))
        assert told == [Unreachable("host", "name")] and runner.is_gone

    run(work())
