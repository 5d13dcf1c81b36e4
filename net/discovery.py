"""Finding tables on the local network by zeroconf, and being found. Lives in the network's thread.

zeroconf failing is never more than a word in the list: tables are hosted and joined without it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from net.addresses import Own, Place, own_addresses
from net.advert import SERVICE, advert_from_txt
from net.dial import NotReached, ask_first
from net.facade import Search
from net.service import TRY_AGAIN_EVERY, Holder, Service, open_zeroconf
from net.tables import Tables

if TYPE_CHECKING:
    from zeroconf import ServiceStateChange, Zeroconf
    from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

    from net.thread import NetThread

log = logging.getLogger("three_crowns.net")

ASK_WITHIN = 2.0
BROWSE_ANEW_EVERY = 10.0
LOOK_UP_WITHIN = 3000  # milliseconds
STEP = 0.25


class Discovery:
    """Names the tables that this program holds, and lists those of others."""

    def __init__(self, thread: NetThread, rules: dict[str, str]) -> None:
        self._thread = thread
        self._rules = rules
        self._tables = Tables(rules)
        self._browse_anew_at = 0.0
        self._is_stale = False  # the browser has told its tables to an older list
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._services: dict[Holder, Service] = {}
        self._wanted = False
        self._addresses: tuple[Own, ...] = ()
        self._retry_at = 0.0
        self._problem = ""
        self._busy = asyncio.Lock()
        self._task: asyncio.Task[Any] | None = None
        self.search = Search()  # replaced as a whole, so that another thread may read it

    # what is wanted

    def browse(self, wanted: bool) -> None:
        """Look for tables, or stop."""
        if wanted and not self._wanted:
            self._tables = Tables(self._rules)
            self._is_stale = True
            self._retry_at = 0.0
        self._wanted = wanted
        self._show()
        self._start()

    def hold(self, holder: Holder) -> None:
        """Name a table that this program holds, for as long as it has an advert, until `drop`."""
        if holder not in self._services:
            self._services[holder] = Service(holder)
            self._retry_at = 0.0
        self._start()

    def drop(self, holder: Holder) -> None:
        """Take the name of a table back."""
        service = self._services.pop(holder, None)
        if service and service.info and self._zeroconf:
            self._thread.spawn(self._take_back(service.info))

    def network_changed(self) -> None:
        """Take the network's interfaces up anew, as after sleep or when the addresses changed."""
        self._tables.ask_all(time.monotonic())
        self._thread.spawn(self._renew())

    async def close(self) -> None:
        """Take every name back and stop."""
        self._wanted = False
        self._services.clear()
        if self._task:
            self._task.cancel()
        async with self._busy:
            await self._shut()

    # the work, a step at a time

    def _start(self) -> None:
        if self._task is None:
            self._task = self._thread.spawn(self._run())

    async def _run(self) -> None:
        while self._wanted or self._services:
            try:
                await self._step()
            except Exception:
                log.exception("a step of the search failed; starting the search over")
                await self._start_over()
            await asyncio.sleep(STEP)
        self._task = None
        async with self._busy:
            if not self._wanted and not self._services:
                await self._shut()

    async def _step(self) -> None:
        now = time.monotonic()
        self._ask_due()
        async with self._busy:
            await self._open(now)
            await self._follow_wish(now)
            await self._announce(now)

    async def _start_over(self) -> None:
        async with self._busy:
            self._problem, self._retry_at = "failed", time.monotonic() + TRY_AGAIN_EVERY
            try:
                await self._shut()
            except Exception:
                log.exception("the search could not be shut")

    async def _open(self, now: float) -> None:
        """Start zeroconf if it does not run and may be tried."""
        if self._zeroconf or now < self._retry_at:
            return
        self._retry_at = now + TRY_AGAIN_EVERY
        self._addresses = own_addresses()
        self._zeroconf, self._problem = open_zeroconf(bool(self._addresses))

    async def _follow_wish(self, now: float) -> None:
        """Browse or stop browsing, as is wanted; ask anew from time to time, for a question can be lost."""
        if self._browser and (self._is_stale or not self._wanted or now >= self._browse_anew_at):
            browser, self._browser = self._browser, None
            await browser.async_cancel()
        if self._zeroconf and self._wanted and not self._browser:
            from zeroconf.asyncio import AsyncServiceBrowser

            self._is_stale, self._browse_anew_at = False, now + BROWSE_ANEW_EVERY
            self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, handlers=[self._on_change])

    async def _announce(self, now: float) -> None:
        if not self._zeroconf:
            return
        for service in list(self._services.values()):
            try:
                await service.announce(self._zeroconf, self._addresses, now)
            except Exception:
                log.exception("a table could not be named on the network")
                service.forget(now + TRY_AGAIN_EVERY)

    async def _renew(self) -> None:
        async with self._busy:
            self._addresses = own_addresses()
            self._retry_at = 0.0
            if not self._zeroconf:
                return
            try:
                await self._zeroconf.async_update_interfaces()
            except Exception:
                log.exception("the interfaces could not be taken up anew; starting the search over")
                await self._shut()
            for service in self._services.values():
                service.announce_at = 0.0

    async def _take_back(self, info: AsyncServiceInfo) -> None:
        async with self._busy:
            if self._zeroconf:
                await self._zeroconf.async_unregister_service(info)

    async def _shut(self) -> None:
        zeroconf, self._zeroconf, self._browser = self._zeroconf, None, None
        for service in self._services.values():
            service.forget(0.0)
        if zeroconf:
            await zeroconf.async_close()
        self._show()

    # what others say

    def _on_change(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        from zeroconf import ServiceStateChange as Change
        from zeroconf.asyncio import AsyncServiceInfo

        if state_change is Change.Removed:
            self._tables.unhint(name, time.monotonic())
            self._ask_due()
            return
        info = AsyncServiceInfo(service_type, name)
        # An independent publisher's record can come bit by bit: Added, and only then what it is about.
        if info.load_from_cache(zeroconf) and self._hear(info):
            return
        self._thread.spawn(self._look_up(zeroconf, info))

    async def _look_up(self, zeroconf: Zeroconf, info: AsyncServiceInfo) -> None:
        try:
            if await info.async_request(zeroconf, LOOK_UP_WITHIN):
                self._hear(info)
        except Exception:
            log.exception("a name on the network could not be looked up")

    def _hear(self, info: AsyncServiceInfo) -> bool:
        """Take a service's record into the list; returns whether there was enough in it."""
        advert, port = advert_from_txt(info.properties), info.port
        hosts = info.parsed_scoped_addresses()
        if advert is None or not port or not hosts:
            return False
        mine = {own.text for own in self._addresses}
        if any(host.split("%")[0] in mine for host in hosts):
            hosts = [*hosts, "127.0.0.1"]  # a firewall or a tunnel may keep us from our own address
        self._tables.hint(info.name, advert, tuple((host, port) for host in hosts), time.monotonic())
        self._ask_due()
        return True

    def _ask_due(self) -> None:
        for identity, places in self._tables.due(time.monotonic()) if self._wanted else []:
            self._thread.spawn(self._ask(identity, places))
        self._show()

    async def _ask(self, identity: str, places: tuple[Place, ...]) -> None:
        before = time.monotonic()
        try:
            answer = await ask_first(places, ASK_WITHIN, lambda reply: reply.summary.get("id") == identity)
        except NotReached:
            self._tables.failed(identity, time.monotonic())
        except BaseException:
            self._tables.failed(identity, before)
            raise
        else:
            answer.connection.abort()
            self._tables.answered(identity, answer.place, answer.reply, answer.ping, time.monotonic())
        self._show()

    def _show(self) -> None:
        own = frozenset(service.advert.id for service in self._services.values() if service.advert)
        tables = self._tables.found(time.monotonic(), own) if self._wanted else ()
        listening = self._wanted and self._zeroconf is not None
        self.search = Search(tables, listening, self._problem if self._wanted and not self._zeroconf else "")
