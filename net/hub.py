"""The network's side of `network`: all tables of this program, the search, and the watch over addresses and sleep."""

from __future__ import annotations

import asyncio
import logging
import time

from net.addresses import own_addresses
from net.discovery import Discovery
from net.runner import Runner
from net.thread import NetThread

log = logging.getLogger("three_crowns.net")

LOOK_EVERY = 1.0
ADDRESSES_EVERY = 5.0
ASLEEP = 5.0  # seconds that are missing: the machine slept, or this program was stopped
GOODBYES_WITHIN = 0.4


class Hub:
    """Lives in the network's thread; only `discovery.search` is read from outside."""

    def __init__(self, thread: NetThread, rules: dict[str, str]) -> None:
        self.discovery = Discovery(thread, rules)
        self._thread = thread
        self._runners: list[Runner] = []
        self._is_browsing = False
        self._is_watching = False

    def browse(self, wanted: bool) -> None:
        """Look for tables, or stop."""
        self._is_browsing = wanted
        self._watch()
        self.discovery.browse(wanted)

    def run(self, runner: Runner) -> None:
        """Run a table until it is over."""
        self._runners = [one for one in self._runners if not one.is_gone] + [runner]
        self._watch()
        self._thread.spawn(self._run(runner))

    def changed(self, runner: Runner) -> None:
        """Note that a table may have become ours, or no longer be."""
        if runner.is_host and not runner.is_over:
            self.discovery.hold(runner)
        else:
            self.discovery.drop(runner)

    async def close(self) -> None:
        """Say goodbye to everybody and take every name back."""
        for runner in self._runners:
            runner.do("leave")
        await asyncio.gather(self.discovery.close(), _flushed(self._runners), return_exceptions=True)
        for runner in self._runners:
            runner.cut()
        await asyncio.sleep(0.01)  # for the connections to hear of it

    async def _run(self, runner: Runner) -> None:
        await runner.start()
        self.changed(runner)

    def _watch(self) -> None:
        if not self._is_watching:
            self._is_watching = True
            self._thread.spawn(self._watch_on())

    async def _watch_on(self) -> None:
        watch = Watch()
        while self._is_browsing or not all(runner.is_over for runner in self._runners):
            await asyncio.sleep(LOOK_EVERY)
            try:
                self._look(watch)
            except Exception:
                log.exception("the watch over sleep and addresses failed once")
        self._is_watching = False

    def _look(self, watch: Watch) -> None:
        has_slept = watch.clock.has_slept(time.time(), time.monotonic())
        if has_slept:
            log.info("the machine slept")
            for runner in list(self._runners):
                runner.woke()
        if not has_slept and time.monotonic() < watch.look_at:
            return
        watch.look_at = time.monotonic() + ADDRESSES_EVERY
        found = own_addresses()
        if has_slept or found != watch.known:
            self._new_addresses()
        watch.known = found

    def _new_addresses(self) -> None:
        for runner in list(self._runners):
            runner.addresses_changed()
        self.discovery.network_changed()


async def _flushed(runners: list[Runner]) -> None:
    until = time.monotonic() + GOODBYES_WITHIN
    while any(runner.is_sending for runner in runners) and time.monotonic() < until:
        await asyncio.sleep(0.01)


class SleepClock:
    """Notices that the machine slept: the wall's clock went on and ours did not, or nobody looked for too long."""

    def __init__(self) -> None:
        self._ahead: float | None = None
        self._looked: float | None = None

    def has_slept(self, wall: float, steady: float) -> bool:
        """Whether seconds are missing since the last call. wall: `time.time()`. steady: `time.monotonic()`."""
        ahead = wall - steady
        jumped = self._ahead is not None and ahead - self._ahead > ASLEEP
        stood = self._looked is not None and steady - self._looked > ASLEEP + LOOK_EVERY
        self._ahead, self._looked = ahead, steady
        return jumped or stood


class Watch:
    """What was seen last. known: the addresses. look_at: when they are looked at again."""

    def __init__(self) -> None:
        self.clock = SleepClock()
        self.known = own_addresses()
        self.look_at = 0.0
