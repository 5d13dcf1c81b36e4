"""Random schedules: a match among machines that lose connections, are killed and come back, in the middle of anything.

`simulate(seed)` plays one and returns what happened; it raises AssertionError unless all logs, positions and screens
are equal in the end. The same seed is always the same schedule.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from net.events import Differed, Ended, Forked, HostSilent, LinkBack, LinkLost, Refused, Unreachable
from tests.net.world import World

NAMES = ("anna", "ben", "carl", "dora")
PATIENCE = 1800.0  # seconds of the world within which a match has to come to its end
CALM_AFTER = 150.0  # then nothing more goes wrong
GIVEN_UP_AFTER = 40  # seconds of being lost; nobody is away so long but who was killed


@dataclass
class Figures:
    """What happened in one schedule."""

    seed: int
    seats: int
    entries: int = 0
    seconds: float = 0.0
    events: Counter = field(default_factory=Counter)


class Schedule:
    """One match and its troubles. game: of `worlds`, what is played and how."""

    def __init__(self, seed, game):
        self.rng = random.Random(f"schedule {seed}")
        self.game = game
        slowest = self.rng.choice((0.002, 0.03, 0.2))
        self.world = World(seed, (0.0005, slowest), game)
        seats = self.rng.choice(game.seats)
        self.figures = Figures(seed, seats)
        self.machines = self.world.match(*NAMES[:seats], timer=self.rng.choice((0, 0, 0, 20)))
        self.begun = self.world.now
        self.messages = 0
        self.strikes = sorted(self.rng.randrange(game.messages) for _ in range(self.rng.choice((0, 1, 2, 3, 4, 8, 12))))
        self.world.tap = self.tap
        for machine in self.machines:
            self.world.later(self.rng.uniform(0, 1), self.live, machine)

    # -- persons

    def live(self, machine):
        """Let somebody look at his screen and do something, again and again."""
        self.world.later(self.rng.choice((0.05, 0.3, 1.0)) * self.rng.random(), self.live, machine)
        if machine.table is None or machine.table.is_over:
            return
        self.choose(machine)
        if machine.silent is not None:
            self.answer_silence(machine)
        if self.rng.random() < 0.02:
            self.look_after_seats(machine)

    def choose(self, machine):
        ledger = machine.ledger
        for seat in ledger.waiting_for():
            if ledger.seats[seat]["peer"] != machine.peer or machine.table.client.wishes.waiting():
                continue
            if ledger.auction is None:
                machine.do("play", seat, self.game.choose(ledger, seat, self.rng), len(ledger.log))
            elif seat in ledger.auction.missing():
                machine.do("seal", seat, self.game.choose(ledger, seat, self.rng))
            return

    def answer_silence(self, machine):
        """The dialogue "the host does not answer": the first heir may host on, everybody else waits."""
        heirs, machine.silent = machine.silent.heirs, None
        if heirs and self.rng.random() < (0.7 if heirs[0].is_self else 0.15):
            self.figures.events["taken over"] += 1
            machine.do("take_over")
        else:
            machine.do("wait")

    def look_after_seats(self, machine):
        ledger = machine.ledger
        for seat, holder in enumerate(ledger.seats):
            was_ours = ledger.start["seats"][seat]["peer"] == machine.peer
            if holder["kind"] == "computer" and was_ours:
                machine.do("take_back", seat)
                return
            status = machine.table.client.news.status
            lost = {row.peer for row in status.peers if row.lost_for > GIVEN_UP_AFTER}
            if machine.table.is_host and holder["peer"] in lost:
                self.figures.events["replaced"] += 1
                machine.do("replace_lost", seat, 1)
                return

    # -- troubles

    def tap(self, sender, machine, message):
        self.messages += 1
        if self.strikes and self.messages >= self.strikes[0] and self.world.now < self.begun + CALM_AFTER:
            self.strikes.pop(0)
            self.world.later(0.0, self.strike, self.rng.choice((sender, machine)))
        return [message]

    def strike(self, machine):
        """Something goes wrong at a machine."""
        kind = self.rng.choice(("drop", "cut", "kill", "kill", "sleep"))
        self.figures.events[kind] += 1
        if machine.table is None:
            return
        if kind == "kill":
            self.figures.events["host killed"] += machine.table.is_host
            self.world.kill(machine.name)
            self.world.later(self.rng.choice((0.2, 3, 25, 90)) * self.rng.random(), self.revive, machine)
        elif kind == "sleep":
            machine.wake()
        elif kind == "cut":
            self.isolate(machine)
        elif machine.ends:
            self.world.sever(machine, self.rng.choice(sorted(machine.ends)), is_noticed=self.rng.random() < 0.7)

    def isolate(self, machine):
        pairs = {frozenset((machine.name, other.name)) for other in self.machines if other is not machine}
        self.world.cut |= pairs
        self.world.later(self.rng.choice((2, 8, 30)) * self.rng.random(), self.world.mend, pairs)

    def revive(self, machine):
        if machine.table is None:
            self.world.rejoin(machine.name)

    # -- the end

    def is_done(self):
        return all(
            machine.table is not None and machine.ledger.is_begun and machine.ledger.is_ended
            for machine in self.machines
        )

    def run(self):
        """Play to the end and check it."""
        self._run_to_end()
        self.strikes = []
        self.world.run(100.0)  # whoever was struck last comes back and hears of the end
        self._run_to_end()
        self.check()
        self.figures.entries = len(self.machines[0].ledger.log)
        self.figures.seconds = self.world.now - self.begun
        for machine in self.machines:
            for kind in (LinkLost, LinkBack, HostSilent, Forked):
                self.figures.events[kind.__name__] += len(machine.seen(kind))
        return self.figures

    def _run_to_end(self):
        while not self.is_done():
            assert self.world.now < self.begun + PATIENCE, f"no end: {self.where()}"
            self.world.run(1.0)

    def check(self):
        ledgers = [machine.ledger for machine in self.machines]
        assert len({tuple(ledger.log.lines()) for ledger in ledgers}) == 1, "the logs differ"
        assert len({ledger.digest for ledger in ledgers}) == 1, "the positions differ"
        assert ledgers[0].rebuilt().digest == ledgers[0].digest, "the log leads to another position"
        lines = ledgers[0].log.lines()
        for machine in self.machines:
            assert [event.line for event in machine.screen] == lines, "a screen was told something else"
            for kind in (Ended, Differed, Refused, Unreachable):
                assert not machine.seen(kind), f"{machine.name}: {machine.seen(kind)}"

    def where(self):
        return [
            (machine.name, machine.table and (machine.table.is_host, len(machine.ledger.log), machine.ledger.due))
            for machine in self.machines
        ]


def simulate(seed, game):
    """Play one schedule to its end."""
    return Schedule(seed, game).run()
