"""A table with sockets around it: carries out what the core orders, and tells it what happened."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from net.addresses import USUAL_PORTS, join_address, shown_addresses
from net.advert import Advert, advert_from_reply
from net.connection import Connection
from net.dial import NotReached, reach
from net.events import Connected, Ended, Event
from net.messages import PROTOCOL, InfoReply, Message, Refuse, table_id
from net.orders import UP, Close, Dial, Order, Probe, Send
from net.server import Server

if TYPE_CHECKING:
    from net.facade import Limits
    from net.table import Table
    from net.thread import NetThread

log = logging.getLogger("three_crowns.net")

DIAL_WITHIN = 5.0  # seconds; a machine that is not there is known after three
PROBE_WITHIN = 2.0
BROKEN, BUSY = "failed", "busy"  # of `reasons.BYES` and `reasons.REFUSALS`

MakeTable = Callable[[float], "Table"]
Tell = Callable[["Runner", list[Event]], None]


class Runner:
    """Runs one table until it is over. tell: gets its events. identity: the table's id where it is known, else "".

    port: returns where others look for us already, 0 for nowhere.
    """

    def __init__(
        self, thread: NetThread, make: MakeTable, tell: Tell, identity: str = "", limits: Limits | None = None,
        port: Callable[[], int] = lambda: 0,
    ):  # fmt: skip
        self.is_over = False
        self.is_host = False
        self.addresses: tuple[str, ...] = ()
        self.server = Server(self, limits=limits)
        self._thread = thread
        self._make, self._port = make, port
        self._tell = tell
        self._identity = identity
        self._table: Table | None = None
        self._links: dict[int, Connection] = {}
        self._numbers: dict[Connection, int] = {}
        self._known: set[Connection] = set()  # every connection until it is gone
        self._last_number = UP
        self._waiting: list[tuple[str, tuple[Any, ...]]] = []  # what was wanted before there was a table
        self._dialling: asyncio.Task[Any] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_pumping = False

    # -- from the window's side

    async def start(self) -> None:
        """Open the door and the table."""
        try:
            former = self._port()
            await self.server.open((former, *USUAL_PORTS, 0) if former else (*USUAL_PORTS, 0))
            self._table = self._make(self.now())
            self._set_addresses()
            waiting, self._waiting = self._waiting, []
            self._pump()
            for name, arguments in waiting:
                self.do(name, *arguments)
        except Exception:
            self._break()

    def do(self, name: str, *arguments: Any) -> None:
        """Call a method of the table that stands for a wish of the person."""
        if self._table is None and not self.is_over:
            self._waiting.append((name, arguments))
            return
        self._core("wish", name, arguments)

    # -- from the hub

    def woke(self) -> None:
        """The machine has slept."""
        self._core("woke")

    def addresses_changed(self) -> None:
        """The machine has other addresses now."""
        if self._table is not None and not self.is_over:
            self._set_addresses()
            self._pump()

    def advert(self) -> Advert | None:
        """Return what the network is to be told about the table, None where it is not hosted here."""
        if self._table is None or self.is_over or not self._table.is_host:
            return None
        return advert_from_reply(self._table.info())

    @property
    def is_gone(self) -> bool:
        """Whether it is over and all its connections have ended."""
        return self.is_over and not self._known

    @property
    def is_sending(self) -> bool:
        """Whether something is still on its way out."""
        return any(connection.is_sending for connection in self._known)

    def cut(self) -> None:
        """End every connection at once."""
        for connection in list(self._known):
            connection.abort()

    def _set_addresses(self) -> None:
        hosts = shown_addresses() or ("127.0.0.1",)
        self.addresses = tuple(join_address(host, self.server.port) for host in hosts)
        assert self._table is not None
        self._table.addresses = self.addresses

    # -- from the connections

    def opened(self, connection: Connection) -> None:
        """Number a connection that others opened, and tell the core."""
        self._last_number += 1
        self._take(self._last_number, connection)
        self._core("connected", self._last_number, connection.address)

    def received(self, connection: Connection, message: Message) -> None:
        """Tell the core about a message."""
        if connection in self._numbers:
            self._core("received", self._numbers[connection], message)

    def trouble(self, connection: Connection, code: str) -> None:
        """Tell the core that a connection does not keep to the rules."""
        if connection in self._numbers:
            self._core("trouble", self._numbers[connection], code)

    def closed(self, connection: Connection) -> None:
        """Tell the core that a connection is gone."""
        self._known.discard(connection)
        number = self._numbers.pop(connection, None)
        if number is None:
            return
        if self._links.get(number) is connection:
            del self._links[number]
            self._core("lost", number)

    def _take(self, number: int, connection: Connection) -> None:
        self._links[number] = connection
        self._numbers[connection] = number
        self._known.add(connection)

    # -- to the core and back

    def _core(self, name: str, *arguments: Any) -> None:
        if self._table is None or self.is_over:
            return
        try:
            getattr(self._table, name)(*arguments, self.now())
        except Exception:
            self._break()
        else:
            self._pump()

    def _pump(self) -> None:
        """Carry out what the core wants, until it wants nothing more."""
        if self._is_pumping or self._table is None or self.is_over:
            return
        self._is_pumping = True
        try:
            while orders := self._table.take_orders():
                for order in orders:
                    self._carry_out(order)
            self._pass_events(self._table)
        except Exception:
            self._break()
        finally:
            self._is_pumping = False

    def _pass_events(self, table: Table) -> None:
        self.is_host = table.is_host
        events = table.take_events()
        for event in events:
            if isinstance(event, Connected):
                self._identity = table_id(event.game_id)
        if table.is_over:
            self._finish()
        else:
            self._set_timer(table.deadline())
        if events:
            self._tell(self, events)

    def _set_timer(self, deadline: float | None) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if deadline is not None:
            self._timer = asyncio.get_running_loop().call_at(deadline, self._core, "tick")

    def _carry_out(self, order: Order) -> None:
        if isinstance(order, Send):
            if order.link in self._links:
                self._links[order.link].send(order.message)
        elif isinstance(order, Close):
            self._close(order.link)
        elif isinstance(order, Dial):
            self._dial(order.addresses)
        elif isinstance(order, Probe):
            self._thread.spawn(self._probe(order))

    def _close(self, link: int) -> None:
        connection = self._links.pop(link, None)
        if connection:
            self._numbers.pop(connection, None)
            connection.close()

    # -- reaching others

    def _dial(self, addresses: tuple[str, ...]) -> None:
        if self._dialling:
            self._dialling.cancel()
            self._dialling = None
        if addresses:
            self._dialling = self._thread.spawn(self._reach(addresses))

    async def _reach(self, addresses: tuple[str, ...]) -> None:
        try:
            answer = await reach(addresses, DIAL_WITHIN, self._is_it)
        except NotReached as failure:
            self._dialling = None
            self._fail(failure.cause, addresses[0])
            return
        self._dialling = None
        if self.is_over or answer.connection.has_ended:
            answer.connection.abort()
            self._core("failed", "refused")
            return
        self._close(UP)
        answer.connection.owner = self
        self._take(UP, answer.connection)
        self._core("connected", UP, join_address(*answer.place))

    def _fail(self, cause: str, address: str) -> None:
        if cause != BUSY:
            self._core("failed", cause)
            return
        # The host's door said so before the host could: for the core it is the host who does.
        self._core("connected", UP, address)
        self._core("received", UP, Refuse(BUSY, PROTOCOL, "", {}))

    async def _probe(self, order: Probe) -> None:
        address, reply = "", None
        try:
            answer = await reach(order.addresses, PROBE_WITHIN, self._is_it)
            answer.connection.abort()
            address, reply = join_address(*answer.place), answer.reply
        except NotReached:
            pass
        self._core("probed", order.number, address, reply)

    def _is_it(self, reply: InfoReply) -> bool:
        """Whether this is our table, once we know which one is ours."""
        return not self._identity or reply.summary.get("id") == self._identity

    # -- the end

    def _break(self) -> None:
        """End a table whose core failed: in the log with all of it, for the person in a sentence."""
        log.exception("a table ended because of a mistake in this program")
        if not self.is_over:
            self._finish()
            self._tell(self, [Ended(BROKEN)])

    def _finish(self) -> None:
        self.is_over = True
        self._set_timer(None)
        self._dial(())
        self.server.close()
        for connection in (*self._known, *self.server.connections):
            connection.close()
        self._links.clear()
        self._numbers.clear()

    @staticmethod
    def now() -> float:
        """Return the time that the core goes by."""
        return asyncio.get_running_loop().time()
