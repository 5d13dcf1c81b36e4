"""Following the host's log: entries are applied, positions told, and what is due of ours is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from net.checks import PLAY
from net.client_report import report
from net.events import Forked, HostMoved
from net.ledger import MOVING, Applied, BadEntry
from net.lobby import PERSON
from net.messages import Caught, Digest, Entry, Message, Ready, Sync, Welcome, table_id
from net.playing import TIMEOUT
from net.seating import anchor_named

if TYPE_CHECKING:
    from net.client import ClientCore


class Following:
    """is_catching: entries still come that were entered while we were away.

    is_from_disk: the log came from there, and more of ours may come that this run of the program has not sent.
    """

    def __init__(self, client: ClientCore) -> None:
        self._client = client
        self.is_catching = False
        self.is_from_disk = False
        self._may_part = False  # the host is another one than before, its log counts
        self._has_shown = False  # our log, over the present connection

    def take_up(self) -> None:
        """Go on with the log of the session file."""
        client = self._client
        client.copy.begin(client.notebook.kept.game_id)
        client.copy.take_up(client.notebook.kept.entries)
        self.is_from_disk = True

    def welcomed(self, message: Welcome) -> None:
        """The host lets us in; the log follows if there is one."""
        ledger = self._client.copy.ledger
        self.is_catching = message.phase == "play"
        self._has_shown = False
        if ledger.is_begun:
            here = (ledger.seating.term, ledger.seating.host)
            self._may_part = message.term >= here[0] and (message.term, self._client.host) != here

    def take(self, message: Message) -> bool:
        """Take in a message about the log; return False for another one. Raises BadEntry."""
        if isinstance(message, Entry):
            self._on_entry(message)
        elif isinstance(message, Caught):
            self._on_caught(message)
        elif isinstance(message, Sync):
            self._on_sync(message)
        else:
            return False
        return True

    # -- entries

    def _on_entry(self, entry: Entry) -> None:
        copy = self._client.copy
        known = copy.ledger.log.entries[entry.seq - 1] if 0 < entry.seq <= copy.length else None
        if copy.other is None and known is not None and known != entry and self._may_part and self.is_catching:
            copy.part(entry)
            return
        if known is None and copy.other is None:
            self._check_own(entry)
        applied = copy.take(entry, fresh=not self.is_catching)
        if applied is not None:
            self._applied(applied)

    def _check_own(self, entry: Entry) -> None:
        """Nobody plays for a person of ours but we: a host that does is found out."""
        client = self._client
        if entry.kind in ("START", "SEATSET", "RAND"):
            self._check_chance(entry)
        seats = client.copy.ledger.seats
        is_answer = client.wishes.entered(entry)
        if entry.kind not in ("INPUT", "SEAL") or is_answer or self.is_from_disk:
            return
        if entry.payload in (TIMEOUT, None) or entry.seat is None or entry.seat >= len(seats):
            return
        holder = seats[entry.seat]
        if holder["kind"] == PERSON and holder["peer"] == client.peer:
            raise BadEntry(entry.seq, "forged")

    def _check_chance(self, entry: Entry) -> None:
        """A chain that somebody made in our name, or words that we have not said, would bend our part of chance."""
        client = self._client
        if client.copy.ledger.refusal_of(entry.kind, entry.seat, entry.payload):
            return  # it is refused anyway
        if entry.kind == "RAND":
            if not client.hand.has_said(client.copy.ledger, entry.payload):
                raise BadEntry(entry.seq, "forged")
            return
        anchor = anchor_named(entry, client.peer)
        if anchor is not None and not client.hand.owns(anchor):
            raise BadEntry(entry.seq, "forged")

    def _applied(self, applied: Applied) -> None:
        entry, client = applied.entry, self._client
        if entry.kind == "START":
            self._begun(entry.payload)
        elif entry.kind == "TERM":
            self._moved()
        elif entry.kind == "SEATSET" and entry.payload["peer"] == client.peer and entry.payload["kind"] == PERSON:
            client.notebook.note(role=PLAY)
        if self.is_catching:
            return
        if entry.kind in MOVING:
            client.send(Digest(applied.seq, applied.digest))
        self._give()

    def _begun(self, start: dict[str, Any]) -> None:
        client = self._client
        if any(seat["peer"] == client.peer and seat["kind"] == PERSON for seat in start["seats"]):
            client.notebook.note(role=PLAY)  # also who came to the lobby to watch
        client.notebook.note(
            table=start["table"], game=start["game"], players=[seat["name"] for seat in start["seats"]]
        )

    def _moved(self) -> None:
        client = self._client
        seating = client.copy.ledger.seating
        client.host, client.term = seating.host, max(client.term, seating.term)
        client.notebook.note(term=client.term)
        client.tell(HostMoved(client.host, seating.peers[client.host].name, client.host == client.peer))

    def _give(self) -> None:
        """Send what is due of ours at this place of the log."""
        client = self._client
        client.hand.show(client.copy.ledger, client.send)

    # -- catching up

    def _on_caught(self, message: Caught) -> None:
        copy = self._client.copy
        if copy.other is not None:
            self._adopt()
        if (message.seq, message.head) != (copy.length, copy.ledger.head):
            raise BadEntry(message.seq, "sequence")
        if not self.is_catching:
            return
        self.is_catching = self.is_from_disk = self._may_part = False
        client = self._client
        if not copy.ledger.is_begun:
            return
        client.send(Digest(copy.length, copy.ledger.digest))
        self._pledge()
        self._give()
        for wish in client.wishes.waiting():
            client.send(wish)

    def _pledge(self) -> None:
        """Whoever has no part in chance yet promises his, so that he can be given a seat at once."""
        client = self._client
        known = client.copy.ledger.peers.get(client.peer)
        if known is None or known.anchor is None:
            client.send(Ready(True, 0, client.hand.anchor()))

    def _on_sync(self, message: Sync) -> None:
        """A host that took the log up lacks entries that we have."""
        client = self._client
        if self._has_shown:
            return  # a host asks once, when we come
        self._has_shown = True
        for entry in client.copy.ledger.log.since(message.seq):
            client.send(entry)
        client.send(Caught(client.copy.length, client.copy.ledger.head))

    def _adopt(self) -> None:
        """The match went on from another entry than ours: keep both logs, and follow."""
        client = self._client
        seq = client.copy.parted_at
        ours, theirs = client.copy.ledger.seating, client.copy.other_seating
        if theirs.term < ours.term or (theirs.term, theirs.host) == (ours.term, ours.host):
            raise BadEntry(seq, "sequence")  # nobody else has hosted there, so it may not differ
        lines = client.copy.adopt()
        other = client.copy.ledger
        name = f"logs-{table_id(other.game_id)}-{seq}-{client.peer}.zip"
        logs = {"ours.txt": "\n".join(lines) + "\n", "theirs.txt": "\n".join(other.log.lines()) + "\n"}
        client.tell(Forked(seq, client.means.report(name, report(logs))))
        client.term = max(client.term, other.seating.term)
        client.notebook.note(term=client.term)
        client.tell(HostMoved(client.host, other.seating.peers[client.host].name, client.host == client.peer))
