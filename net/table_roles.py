"""When this machine hosts and when it does not: the beginning, going back, taking over, and giving way."""

from __future__ import annotations

from net.client import ClientCore
from net.host import HostCore
from net.host_opening import host_log
from net.host_room import LOCAL
from net.ledger import BadEntry
from net.means import Means
from net.messages import NO_HOST_HERE, PROTOCOL, Bye, Info, InfoReply, Message, Refuse, table_id
from net.migrate import LOOK_WITHIN, HostSearch, is_hosted_match, is_match
from net.orders import UP, Close, Order, Send
from net.seating import is_credible

LOOK_EVERY = 5.0  # a host who misses somebody looks whether they play on without it
LOOK_OFTEN = 1.0  # while nothing is entered yet


class Roles:
    """host: while this machine hosts."""

    def __init__(self, client: ClientCore, means: Means) -> None:
        self.host: HostCore | None = None
        self.addresses: tuple[str, ...] = ()
        self._client = client
        self._means = means
        self._orders: list[Order] = []
        self._strangers: set[int] = set()  # connections to us while we do not host
        self._search = HostSearch(1)  # of the host for another one
        self._later_term = 0  # the latest that somebody has told
        self._home_at: float | None = None  # until when we look whether the match is hosted
        self._next_look = 0.0

    def set_addresses(self, addresses: tuple[str, ...]) -> None:
        """Note how our listener is reached."""
        self.addresses = addresses
        port = addresses[0].rpartition(":")[2] if addresses else ""
        self._client.port = int(port) if port.isdigit() else 0
        if self.host is not None:
            self.host.hall.addresses = addresses
            self.host.hall.tell_heirs()

    # -- hosting

    def begin(self, host: HostCore, now: float) -> None:
        """Host from now on, with our own client as the first peer."""
        self.host = host
        self._next_look = now
        host.hall.addresses = self.addresses
        client = self._client
        client.line.stop()
        client.line.is_local = True
        client.line.reached = ""
        client.search.end()
        for link in sorted(self._strangers):
            self._orders.append(Close(link))
        self._strangers.clear()
        host.connected(LOCAL, "", now)
        client.connected("", now)

    def take_over(self, now: float) -> None:
        """Host the match on, in a term of our own; not while the host is heard."""
        client = self._client
        is_silent = client.search.silent_since is not None
        if self.host is None and client.is_in_match and not client.is_over and is_silent:
            self._go_on(max(client.term, client.copy.ledger.seating.term) + 1, now)

    def _go_on(self, term: int | None, now: float) -> None:
        client = self._client
        ledger = client.copy.ledger
        try:
            host = host_log(ledger.game_id, ledger.log.entries, client.peer, term, self._means, client.notebook, now)
        except BadEntry as error:
            client.now = now
            client.trouble.fault(str(error))
            return
        host.room.password = client.greeting.password or client.notebook.kept.password
        self.begin(host, now)

    def _give_way(self, now: float) -> None:
        """Somebody hosts the match on in a later term: we are one of his players now."""
        host, client = self.host, self._client
        if host is None:
            return
        term = host.room.superseded
        host.leave(now)
        self._orders += [order for order in host.take_orders() if getattr(order, "link", UP) != LOCAL]
        self.host = None
        client.now = now
        client.line.stop()
        client.line.is_local = False
        client.line.addresses = ()
        client.hear_of(term - 1)
        client.notebook.note(was_host=False)
        client.trouble.miss()

    # -- going back

    def go_home(self, now: float) -> None:
        """Look whether the match of the session file is hosted anywhere."""
        self._home_at = now + LOOK_WITHIN
        kept = self._client.notebook.kept
        targets = self._client.others()
        if kept.addresses:
            targets = {**targets, 0: tuple(kept.addresses)}
        self._search.probe(targets)

    def _decide_home(self, address: str, now: float) -> None:
        client = self._client
        kept = client.notebook.kept
        self._home_at = None
        if address:
            client.line.dial((address,), now)
        elif kept.was_host and self._is_ours_to_host():
            self._go_on(None, now)
        else:
            client.line.dial(tuple(kept.addresses), now)
            client.trouble.miss()

    def _is_ours_to_host(self) -> bool:
        """Whether nobody has hosted after us, as far as anybody whom we could ask knows."""
        ledger = self._client.copy.ledger
        if not ledger.is_begun or ledger.seating.host != self._client.peer:
            return False
        self._client.hear_of(self._later_term)
        return self._client.term <= ledger.seating.term

    # -- time and answers

    def probed(self, number: int, address: str, reply: InfoReply | None, now: float) -> None:
        """Take in the answer to a probe: the client's, one on the way back, or one of the host for a later term."""
        if not self._search.answered(number):
            self._client.probed(number, address, reply, now)
            return
        game_id = self._client.copy.ledger.game_id
        is_it = reply is not None and is_hosted_match(reply, game_id)
        if reply is not None and is_match(reply, game_id):
            self._later_term = max(self._later_term, reply.term)
        if self._home_at is not None:
            # a host of an older term does not know yet that it is none any more; it follows us rather than we it
            is_home = is_it and reply is not None and reply.term >= self._client.term
            if is_home or not self._search.is_waiting:
                self._decide_home(address if is_home else "", now)
        elif is_it and reply is not None and self.host is not None:
            self._compare(reply)

    def _compare(self, reply: InfoReply) -> None:
        """Of two hosts of a match the later term counts, and of two in the same term the lower number."""
        host = self.host
        assert host is not None
        peer = reply.summary["peer"]
        if not is_credible(reply.term, host.room.term):
            return
        if peer != host.room.me and (reply.term, -peer) > (host.room.term, -host.room.me):
            host.room.superseded = reply.term

    def tick(self, now: float) -> None:
        """Do what time demands."""
        if self._home_at is not None and now >= self._home_at:
            self._decide_home("", now)
        if self.host is not None and self._misses_somebody() and now >= self._next_look:
            self._next_look = now + (LOOK_OFTEN if self.host.room.is_gathering else LOOK_EVERY)
            self._search.probe(self._client.others())

    def _misses_somebody(self) -> bool:
        host = self.host
        if host is None or not host.room.is_begun:
            return False
        return any(guest.plays and guest.link is None for guest in host.room.guests.values())

    def deadline(self) -> float | None:
        """Return when something of that is due."""
        times = [] if self._home_at is None else [self._home_at]
        if self._misses_somebody():
            times.append(self._next_look)
        return min(times, default=None)

    def look(self) -> bool:
        """Give way if the host was outrun; return whether anything has changed."""
        if self.host is not None and self.host.room.is_rumoured:
            self.host.room.is_rumoured = False
            self._search.probe(self._client.others())
        if self.host is None or not self.host.room.superseded:
            return False
        self._give_way(self.host.room.now)
        return True

    def take_orders(self) -> list[Order]:
        """Return what is to be done since the last call."""
        orders = [*self._orders, *self._search.orders]
        self._orders, self._search.orders = [], []
        return orders

    # -- others at our door while we do not host

    def connected(self, link: int) -> None:
        """Note a connection."""
        self._strangers.add(link)

    def lost(self, link: int) -> None:
        """Note that it is gone."""
        self._strangers.discard(link)

    def received(self, link: int, message: Message) -> None:
        """Answer Info; whatever else is wanted, nothing is hosted here."""
        if isinstance(message, Info):
            self._orders.append(Send(link, self.info()))
            return
        identity = self._means.identity
        self._send_away(link, Refuse("not-hosting", PROTOCOL, identity.app, dict(identity.rules)))

    def trouble(self, link: int, code: str) -> None:
        """Close a connection that breaks the limits."""
        self._send_away(link, Bye(code))

    def _send_away(self, link: int, last: Message) -> None:
        self.lost(link)
        self._orders += [Send(link, last), Close(link)]

    def info(self) -> InfoReply:
        """Return the answer to Info, as host or as one who does not host."""
        if self.host is not None:
            return self.host.info()
        identity, kept = self._means.identity, self._client.notebook.kept
        start = self._client.copy.ledger.start
        seats = len(start["seats"]) if start else 0
        summary = {
            "id": table_id(kept.game_id), "table": kept.table, "host": "", "game": kept.game, "taken": seats,
            "seats": seats, "state": NO_HOST_HERE, "watch": False, "locked": False, "peer": kept.peer,
        }  # fmt: skip
        return InfoReply(PROTOCOL, identity.app, dict(identity.rules), summary, self._client.term)
