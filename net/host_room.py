"""What all parts of the host share: who is connected, who has a place at the table, and what is to be sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from net.checks import PLAY
from net.fair import token_hash
from net.host_lobby import HostLobby
from net.ledger import Applied, Ledger
from net.limits import Bucket, ChatLimit
from net.lobby import PERSON
from net.means import Means
from net.messages import Bye, Caught, Entry, Hello, Lobby, Message, Nack
from net.notebook import Notebook
from net.orders import Close, Order, Send
from net.seating import contributors

LOCAL = 0  # the connection of the host's own client
DIGESTS_KEPT, STATES_KEPT = 256, 8
MOST_WATCHERS = 8
WISHES_PER_SECOND, MOST_WISHES = 4, 24  # each change of the lobby is told to all and takes back everybody's ready
MEASURED = 3


@dataclass(slots=True)
class Link:
    """A connection. hello: what it said first. nonce: of the challenge it was given. Times in seconds."""

    number: int
    address: str
    heard: float
    sent: float
    guest: Guest | None = None
    hello: Hello | None = None
    nonce: bytes = b""
    tries: int = 0
    pinged: float = 0.0


@dataclass(slots=True)
class Guest:
    """Somebody with a number at this table. token: hash of the one he comes back with, b"" for nobody.

    catching: the seq after which his position has yet to be compared, None when he counts. number: of his last input.
    since: when he was lost, None while here; has_left: he said so. owes_log: he was asked for entries that we lack.
    """

    peer: int
    name: str
    role: str
    token: bytes
    machine: str = ""
    link: Link | None = None
    address: str = ""
    listens: list[str] = field(default_factory=list)  # where he would host
    since: float | None = None
    has_left: bool = False
    catching: int | None = None
    caught_at: float = 0.0
    acted: float = 0.0
    ping: int = -1
    measured: deque[int] = field(default_factory=lambda: deque(maxlen=MEASURED))  # the last pings
    number: int = 0
    answers: dict[int, Message] = field(default_factory=dict)
    anchor: bytes | None = None
    owes_log: bool = False
    chat: ChatLimit = field(default_factory=ChatLimit)
    wishes: Bucket = field(default_factory=lambda: Bucket(WISHES_PER_SECOND, MOST_WISHES))  # in the lobby

    @property
    def is_here(self) -> bool:
        """Whether he is connected and his position is known to be right."""
        return self.link is not None and self.catching is None

    @property
    def plays(self) -> bool:
        """Whether he plays, not only watches."""
        return self.role == PLAY


class Room:
    """me: the peer number of the host's own client. lobby: None once the match has begun.

    superseded: a term that counts more than ours, in which the match goes on elsewhere; 0 for none. is_rumoured:
    somebody of ours has spoken of one.
    """

    def __init__(self, means: Means, notebook: Notebook, game_id: bytes, me: int, term: int, now: float) -> None:
        self.means = means
        self.notebook = notebook
        self.game_id = game_id
        self.me = me
        self.term = term
        self.now = now
        self.lobby: HostLobby | None = None
        self.ledger = Ledger(game_id, means.identity.make_engine)
        self.links: dict[int, Link] = {}
        self.guests: dict[int, Guest] = {}
        self._last_peer = 0
        self.password = ""
        self.watch = True
        self.superseded = 0
        self.is_rumoured = False
        self.has_written = False  # whether an entry was added since this host took up the log
        self.is_gathering = False
        self.differing = False  # positions are being compared, nothing may be entered
        self.digests: dict[int, bytes] = {}
        self.states: deque[tuple[int, str]] = deque(maxlen=STATES_KEPT)
        self.listeners: list[Callable[[Applied], None]] = []
        self.orders: list[Order] = []

    # -- who is here

    @property
    def is_begun(self) -> bool:
        """Whether the match has begun."""
        return self.lobby is None

    def guest_with(self, token: bytes | None) -> Guest | None:
        """Return whose token this is, None for nobody's."""
        if token is None:
            return None
        wanted = token_hash(token)  # hashes may be compared in any time: nobody can choose them
        return next((guest for guest in self.guests.values() if guest.token == wanted), None)

    def is_here(self, peer: int) -> bool:
        """Return whether a peer is connected and counts."""
        guest = self.guests.get(peer)
        return guest is not None and guest.is_here

    def present(self) -> list[Guest]:
        """Return everybody who is connected, in joining order."""
        return [guest for guest in self.guests.values() if guest.link is not None]

    def persons(self) -> set[int]:
        """Return the peers at whose machines persons sit."""
        if self.lobby is not None:
            return {seat.peer for seat in self.lobby.state.seats if seat.kind == PERSON}
        return set(contributors(self.ledger.seats))

    def lost_seats(self) -> tuple[int, ...]:
        """Return the seats of persons whose machine is lost."""
        return tuple(
            seat
            for seat, holder in enumerate(self.ledger.seats)
            if holder["kind"] == PERSON and not self.is_here(holder["peer"])
        )

    def is_alone(self) -> bool:
        """Return whether others play along, and none of them is here: what is entered now, nobody would hear of."""
        others = self.persons() - {self.me}
        return bool(others) and not any(self.is_here(peer) for peer in others)

    def next_peer(self) -> int:
        """Return a number that nobody has had, and give it away by that."""
        self._last_peer = max([self._last_peer, *self.guests, *self.ledger.peers]) + 1
        return self._last_peer

    # -- sending

    def send(self, link: Link, message: Message) -> None:
        """Send over a connection."""
        link.sent = self.now
        self.orders.append(Send(link.number, message))

    def tell(self, guest: Guest, message: Message) -> None:
        """Send to somebody, if he is connected."""
        if guest.link is not None:
            self.send(guest.link, message)

    def tell_all(self, message: Message, but: Guest | None = None) -> None:
        """Send to everybody who is connected."""
        for guest in self.present():
            if guest is not but:
                self.tell(guest, message)

    def refuse(self, guest: Guest, code: str) -> None:
        """Say why something is not done. code: of `reasons.NACKS`."""
        self.tell(guest, Nack(0, code))

    def tell_lobby(self) -> None:
        """Send the lobby to everybody."""
        if self.lobby is not None:
            self.tell_all(Lobby(self.lobby.state.revision, self.lobby.state.to_plain()))

    def hang_up(self, link: Link, message: Message) -> None:
        """Say something last and close a connection; whoever it belonged to is to be noted as lost by the caller."""
        self.send(link, message)
        self.orders.append(Close(link.number))
        self.links.pop(link.number, None)
        if link.guest is not None and link.guest.link is link:
            link.guest.link = None

    def bye(self, link: Link, code: str) -> None:
        """Close a connection, saying why."""
        self.hang_up(link, Bye(code))

    # -- the log

    def append(self, kind: str, seat: int | None, payload: Any) -> Applied:
        """Enter something that `Ledger.refusal_of` lets through: keep it, then send it to all. Raises BadEntry."""
        applied = self.ledger.append(kind, seat, payload)
        self.has_written = True
        self.note(applied)
        return applied

    def note(self, applied: Applied) -> None:
        """Keep and send an entry that stands in the ledger, and let all parts hear of it."""
        self.notebook.add_entry(applied.entry)
        self.remember(applied)
        self.tell_all(Entry(*applied.entry))
        for listener in self.listeners:
            listener(applied)

    def tell_caught(self, guest: Guest) -> None:
        """Tell somebody that he has the whole log now; the position that he says next is compared."""
        if guest.catching is not None:
            guest.catching, guest.caught_at = len(self.ledger.log), self.now
        self.tell(guest, Caught(len(self.ledger.log), self.ledger.head))

    def remember(self, applied: Applied) -> None:
        """Keep the position after an entry for comparisons."""
        self.digests[applied.seq] = applied.digest
        self.digests.pop(applied.seq - DIGESTS_KEPT, None)
        self.states.append((applied.seq, self.ledger.engine.to_text()))
