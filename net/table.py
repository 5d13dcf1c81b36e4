"""One table as this machine takes part in it: always a client, and the host beside it where this machine hosts.

It is what the sockets are built around, and stays the same object when the host moves to this machine or away from it.
The host's own client is joined to it here, without frames and without limits. It knows no socket and no clock: whoever
owns those tells what happened (`connected`, `received` …) with the time, and then carries out `take_orders`.

    table.connected(3, "192.168.1.9", now)      # somebody opened a connection to us: number it from 1, never twice
    table.received(3, message, now)
    for order in table.take_orders(): ...       # Send, Close, Dial, Probe
    events = table.take_events()                # for the scene
    sleep_until(table.deadline())               # then table.tick(now)

All times are seconds of one monotonic clock.
"""

from __future__ import annotations

from typing import Any

from net.client import ClientCore
from net.events import Event
from net.host import HostCore
from net.host_room import LOCAL
from net.messages import InfoReply, Message
from net.orders import UP, Close, Order, Send
from net.table_roles import Roles


class Table:
    """Made by `net.opening`: `open_table`, `join_table`, `rejoin_table`."""

    def __init__(self, client: ClientCore, roles: Roles) -> None:
        self.client = client
        self._roles = roles
        self._orders: list[Order] = []

    @property
    def host(self) -> HostCore | None:
        """The host, while this machine hosts."""
        return self._roles.host

    @property
    def is_host(self) -> bool:
        """Whether this machine hosts."""
        return self._roles.host is not None

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come; the last orders are still to be carried out."""
        return self.client.is_over

    @property
    def addresses(self) -> tuple[str, ...]:
        """Under which our listener is reached, best first; set by whoever opened it, also when they change."""
        return self._roles.addresses

    @addresses.setter
    def addresses(self, addresses: tuple[str, ...]) -> None:
        self._roles.set_addresses(addresses)
        self._run()

    # -- what happened

    def connected(self, link: int, address: str, now: float) -> None:
        """A connection stands: UP after a Dial (address: the one that answered), else one that `address` opened."""
        if link == UP:
            self.client.connected(address, now)
        elif self.host is not None:
            self.host.connected(link, address, now)
        else:
            self._roles.connected(link)
        self._run()

    def received(self, link: int, message: Message, now: float) -> None:
        """A message came."""
        if link == UP:
            self.client.received(message, now)
        elif self.host is not None:
            self.host.received(link, message, now)
        else:
            self._roles.received(link, message)
        self._run()

    def lost(self, link: int, now: float) -> None:
        """A connection is gone, whatever the cause."""
        if link == UP:
            self.client.lost(now)
        elif self.host is not None:
            self.host.lost(link, now)
        else:
            self._roles.lost(link)
        self._run()

    def failed(self, cause: str, now: float) -> None:
        """A Dial came to nothing. cause: as in `events.Unreachable`."""
        self.client.failed(cause, now)
        self._run()

    def probed(self, number: int, address: str, reply: InfoReply | None, now: float) -> None:
        """A Probe is answered (address: the one that answered), or by nobody: "" and None."""
        self._roles.probed(number, address, reply, now)
        self._run()

    def trouble(self, link: int, code: str, now: float) -> None:
        """A connection sends no message ("bad-frame"), too much ("rate") or does not read ("slow"): it is closed."""
        if link == UP:
            self.client.bad_frame(now)
        elif self.host is not None:
            self.host.trouble(link, code, now)
        else:
            self._roles.trouble(link, code)
        self._run()

    def woke(self, now: float) -> None:
        """The machine has slept: connections are not to be trusted, clocks start anew."""
        if self.host is not None:
            self.host.woke(now)
        self.client.woke(now)
        self._run()

    def tick(self, now: float) -> None:
        """Time has passed; to be called at `deadline`, earlier or later does no harm."""
        if self.host is not None:
            self.host.tick(now)
        self._roles.tick(now)
        self.client.tick(now)
        self._run()

    # -- what is wanted

    def deadline(self) -> float | None:
        """Return when `tick` is to be called next; None: not before something happens."""
        times = [self.client.deadline(), self._roles.deadline()]
        if self.host is not None:
            times.append(self.host.deadline())
        return min((time for time in times if time is not None), default=None)

    def take_orders(self) -> list[Order]:
        """Return what is to be done since the last call."""
        orders, self._orders = self._orders, []
        return orders

    def take_events(self) -> list[Event]:
        """Return what the scene is to be told since the last call."""
        return self.client.take_events()

    def info(self) -> InfoReply:
        """Return the answer to Info; while `is_host` its `summary` is what is advertised too."""
        return self._roles.info()

    def wish(self, name: str, arguments: tuple[Any, ...], now: float) -> None:
        """The person at this machine wants something: a method of `facade.Session`, by its name."""
        if self.client.is_over:
            return
        self.client.now = now
        if name == "take_over":
            self._roles.take_over(now)
        elif name == "leave" and self.host is not None:
            self.host.leave(now)
            self.client.person.leave()
        else:
            getattr(self.client.person, name)(*arguments)
        self._run()

    # -- inside

    def _run(self) -> None:
        """Carry messages between host and own client until both have nothing more to say."""
        moving = True
        while moving:
            moving = False
            for order in self.client.take_orders():
                moving |= self._from_client(order)
            host = self.host
            for order in host.take_orders() if host is not None else ():
                moving |= self._from_host(order)
            moving |= self._roles.look()
        self._orders += self._roles.take_orders()

    def _from_client(self, order: Order) -> bool:
        if self.host is not None and self.client.line.is_local and isinstance(order, Send):
            self.host.received(LOCAL, order.message, self.client.now)
            return True
        self._orders.append(order)
        return False

    def _from_host(self, order: Order) -> bool:
        if isinstance(order, Send | Close) and order.link == LOCAL:
            if isinstance(order, Send):
                self.client.received(order.message, self.client.now)
            return True
        self._orders.append(order)
        return False
