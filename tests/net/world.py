"""A small world for the tests: every `machine` runs a table without sockets, and a clock is turned by hand."""

from __future__ import annotations

import heapq
import random

from net.events import Ended, HostSilent, LinkBack, Played, Rebuilt, Started
from net.facade import HostSetup
from net.kept import kept_from_bytes, kept_to_bytes
from net.lobby import LobbySeat
from net.messages import PLAY
from net.opening import join_table, open_table, rejoin_table
from net.orders import UP, Close, Dial, Probe, Send
from net.wire import LIMIT, Splitter, encode
from tests.net.games import ToyGame
from tests.net.machine import Machine


class World:
    """delay: bounds of how long a message takes, in seconds."""

    def __init__(self, seed=0, delay=(0.001, 0.002), game=ToyGame):
        self.rng = random.Random(seed)
        self.game = game
        self.now = 1000.0
        self.delay = delay
        self.machines = {}
        self._queue = []
        self._count = 0
        self.cut = set()  # pairs of names between which nothing passes
        self._held = []
        self.tap = None  # called with each message that is about to arrive: (from, to, message) -> messages

    def random_bytes(self, count):
        return self.rng.randbytes(count)

    def later(self, delay, what, *arguments):
        """Do something after so many seconds."""
        self._count += 1
        heapq.heappush(self._queue, (self.now + delay, self._count, what, arguments))

    def machine(self, name):
        """Return a machine of this name, a new one if there is none."""
        if name not in self.machines:
            self.machines[name] = Machine(name, self)
        return self.machines[name]

    # -- tables

    def start(self, machine, table):
        machine.table = table
        table.addresses = (machine.address,)
        self.pump(machine)
        return machine

    def host(self, name="anna", seats=2, **changes):
        """Let a machine open a table of the toy game; its person sits at seat 0."""
        machine = self.machine(name)
        rows = [LobbySeat("person", name, 1, 0), *(LobbySeat(colour=number) for number in range(1, seats))]
        setup = {
            "table": "a table", "player": name, "game": self.game.key, "version": self.game.version,
            "seats": tuple(rows), "options": dict(self.game.options), **changes,
        }  # fmt: skip
        means = setup.pop("means", None) or machine.means()
        return self.start(machine, open_table(HostSetup(**setup), means, self.now))

    def join(self, name, host="anna", role=PLAY, means=None):
        """Let a machine join another one's table."""
        machine = self.machine(name)
        means = means or machine.means()
        address = self.machine(host).address
        return self.start(machine, join_table((address,), name, role, means, self.now))

    def rejoin(self, name, means=None):
        """Start the killed program of a machine again."""
        machine = self.machine(name)
        kept = kept_from_bytes(kept_to_bytes(machine.disk.kept)[0])
        machine.screen, machine.silent = [], None
        return self.start(machine, rejoin_table(kept, means or machine.means(), self.now))

    def kill(self, name):
        """Kill the program of a machine; its connections break, its disk stays."""
        machine = self.machine(name)
        machine.table = machine.wakes = None
        machine.dial += 1
        for link in list(machine.ends):
            self.drop(machine, link)

    def lobby(self, *names, **changes):
        """Let these sit down at a table that the first opens; return the machines."""
        machines = [self.host(names[0], **{"seats": len(names), **changes})]
        for name in names[1:]:
            machines.append(self.join(name, names[0]))
            self.run(1)
        return machines

    def match(self, *names, **changes):
        """Let these begin a match; return the machines."""
        machines = self.lobby(*names, **changes)
        for machine in machines:
            machine.do("ready", True)
        self.run(1)
        machines[0].do("begin")
        self.run(1)
        assert all(machine.ledger.is_begun for machine in machines)
        return machines

    # -- the network

    def connect(self, machine, address, attempt):
        other = self.machines.get(address.partition(":")[0])
        if machine.table is None or attempt != machine.dial:
            return
        if other is None or other.table is None or other is machine or self.is_cut(machine, other):
            machine.table.failed("refused", self.now)
            self.pump(machine)
            return
        self.drop(machine, UP)
        other.links += 1
        link = other.links
        machine.ends[UP], other.ends[link] = (other, link, [0.0]), (machine, UP, [0.0])
        other.table.connected(link, machine.name, self.now)
        self.pump(other)
        if machine.ends.get(UP, (None, 0))[:2] == (other, link):
            machine.table.connected(UP, address, self.now)
            self.pump(machine)

    def is_cut(self, one, other):
        return frozenset((one.name, other.name)) in self.cut

    def mend(self, pairs):
        """Let messages pass again; what was closed meanwhile is noticed now."""
        self.cut -= pairs
        held, self._held = self._held, []
        for arrival in held:
            self._arrive(*arrival)
        for machine in self.machines.values():
            for link, (other, far, _) in list(machine.ends.items()):
                if other.ends.get(far, (None, None))[:2] != (machine, link):
                    self._lost(machine, link, other, far)

    def drop(self, machine, link):
        """Close one end; the other one hears of it when all that was sent has arrived."""
        end = machine.ends.pop(link, None)
        if end is not None:
            other, far, free = end
            self.later(max(0.0, free[0] - self.now) + self._travel(), self._lost, other, far, machine, link)

    def sever(self, machine, link, is_noticed=True):
        """Break a connection; the other side notices it, this one only perhaps."""
        self.drop(machine, link)
        if is_noticed:
            machine.table.lost(link, self.now)
            self.pump(machine)

    def _lost(self, machine, link, other, far):
        if machine.ends.get(link, (None, None))[:2] != (other, far):
            return
        if self.is_cut(machine, other):
            return  # nobody hears of it
        del machine.ends[link]
        if machine.table is not None:
            machine.table.lost(link, self.now)
            self.pump(machine)

    def _travel(self):
        return self.rng.uniform(*self.delay)

    def send(self, machine, link, message):
        end = machine.ends.get(link)
        if end is None:
            return
        other, far, free = end
        # within one connection nothing overtakes anything
        free[0] = max(free[0], self.now + self._travel())
        self.later(free[0] - self.now, self._arrive, other, far, machine, link, encode(message))

    def _arrive(self, machine, link, sender, sent_over, frame):
        if machine.ends.get(link, (None, None))[:2] != (sender, sent_over) or machine.table is None:
            return
        if self.is_cut(machine, sender):
            self._held.append((machine, link, sender, sent_over, frame))  # it is sent again until it gets through
            return
        (message,) = Splitter(LIMIT).feed(frame)
        for one in [message] if self.tap is None else self.tap(sender, machine, message):
            machine.table.received(link, one, self.now)
            self.pump(machine)

    def probe(self, machine, number, addresses):
        found = None
        for address in addresses:
            other = self.machines.get(address.partition(":")[0])
            if other is not None and other.table is not None and not self.is_cut(machine, other):
                found = (address, other.table.info())
                break
        self.later(self._travel(), self._probed, machine, machine.table, number, found)

    def _probed(self, machine, table, number, found):
        if machine.table is table and table is not None:
            table.probed(number, found[0] if found else "", found[1] if found else None, self.now)
            self.pump(machine)

    # -- running

    def pump(self, machine):
        """Carry out what a machine's table wants, and show its events to its person."""
        table = machine.table
        while table is not None and table is machine.table and (orders := table.take_orders()):
            for order in orders:
                self._carry_out(machine, order)
        if table is not None:
            for event in table.take_events():
                self._show(machine, event)
        machine.wakes = None if table is None else table.deadline()

    def _carry_out(self, machine, order):
        if isinstance(order, Send):
            self.send(machine, order.link, order.message)
        elif isinstance(order, Close):
            self.drop(machine, order.link)
        elif isinstance(order, Dial):
            machine.dial += 1
            for address in order.addresses[:1]:
                self.later(self._travel(), self.connect, machine, address, machine.dial)
        elif isinstance(order, Probe):
            self.later(self._travel(), self._probe_later, machine, machine.table, order)

    def _probe_later(self, machine, table, order):
        if machine.table is table and table is not None:
            self.probe(machine, order.number, order.addresses)

    def _show(self, machine, event):
        machine.events.append(event)
        if isinstance(event, Started | Rebuilt):
            machine.screen = []
        elif isinstance(event, Played):
            assert event.seq == len(machine.screen) + 1, "the screen is told every entry once and in order"
            machine.screen.append(event)
        elif isinstance(event, HostSilent):
            machine.silent = event
        elif isinstance(event, Ended | LinkBack):
            machine.silent = None

    def run(self, seconds):
        """Let time pass."""
        end = self.now + seconds
        ticked = 0
        while True:
            assert ticked < 20_000 * max(1.0, seconds), "a table wants to be woken again and again"
            ticks = [machine.wakes for machine in self.machines.values() if machine.wakes is not None]
            tick = min(ticks, default=end)
            tick = max(tick, self.now)
            event = self._queue[0][0] if self._queue else end
            if min(tick, event) >= end:
                break
            if event <= tick:
                self.now, _, what, arguments = heapq.heappop(self._queue)
                what(*arguments)
            else:
                self.now = tick + 1e-6
                ticked += 1
                self._tick()
        self.now = end

    def _tick(self):
        for machine in self.machines.values():
            if machine.table is not None and machine.wakes is not None and machine.wakes <= self.now:
                machine.table.tick(self.now)
                self.pump(machine)

    def run_until(self, condition, seconds=120):
        """Let time pass until something is so; fail if it takes longer."""
        end = self.now + seconds
        while not condition():
            assert self.now < end, "it did not come about"
            self.run(0.05)


def act(machine):
    """Let a machine do the first thing that one of its seats may do; return whether there was any."""
    ledger = machine.ledger
    for seat in ledger.waiting_for():
        if ledger.seats[seat]["peer"] != machine.peer:
            continue
        if ledger.auction is None:
            machine.do("play", seat, machine.legal(seat)[0], len(ledger.log))
            return True
        if seat in ledger.auction.missing():
            machine.do("seal", seat, machine.legal(seat)[-1])
            return True
    return False


def play_out(world, machines):
    """Play a match to its end."""

    def step():
        for machine in machines:
            act(machine)
        return all(machine.ledger.is_ended for machine in machines)

    world.run_until(step)
    assert len({machine.ledger.head for machine in machines}) == 1
    assert len({machine.ledger.digest for machine in machines}) == 1
