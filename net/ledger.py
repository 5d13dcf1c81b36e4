"""The ledger: what a log means. Host, clients, healing and the check of a finished match all read it by this.

ledger = Ledger(game_id, make_engine)
applied = ledger.append("START", None, payload)     # or raises BadEntry and nothing has changed
"""

from __future__ import annotations

from typing import Any, NamedTuple

from net.auctions import Auction
from net.checks import B16, ENTRY_KINDS, played, u16
from net.draws import Draw, Draws
from net.engine import ACT, DRAW, OVER, SEAL, Due, Engine, MakeEngine, UnknownSetup
from net.log import Log, next_head
from net.messages import Entry
from net.playing import TIMEOUT, play_entry, refusal_by
from net.reasons import FAULTS
from net.seating import Holder, Peer, Seating, start_problem

MOVING = ("START", "INPUT", "RAND", "OPEN", "SEATSET")  # kinds that the engine hears of, and that change a position


class BadEntry(ValueError):
    """The entry cannot stand in the log at this place. reason: a code of `reasons.FAULTS`, or of the engine."""

    def __init__(self, seq: int, reason: str) -> None:
        super().__init__(f"entry {seq}: {FAULTS.get(reason, reason)}")
        self.seq = seq
        self.reason = reason


class Applied(NamedTuple):
    """An entry that stands in the log. results: what the engine gave back. digest: of the position after it."""

    seq: int
    entry: Entry
    results: tuple[Any, ...]
    digest: bytes
    head: bytes


class Ledger:
    """One match as its log tells it.

    due: what has to happen next. draws: where all chains stand. auction: the open one, its seats may have sealed.
    digest: of the present position. is_ended: whether END stands in the log. Everything here is only to be read.
    """

    def __init__(self, game_id: bytes, make_engine: MakeEngine) -> None:
        self.game_id = game_id
        self.log = Log(game_id)
        self.start: dict[str, Any] = {}
        self.due = Due(ACT)
        self.digest = bytes(16)
        self.auction: Auction | None = None
        self.is_ended = False
        self._make_engine = make_engine
        self._engine: Engine | None = None
        self._seating: Seating | None = None
        self.draws = Draws(game_id, 0)

    @property
    def engine(self) -> Engine:
        """The engine, once START is in. Nobody else may change it."""
        assert self._engine is not None, "the match has not begun"
        return self._engine

    @property
    def seating(self) -> Seating:
        """Who sits where, who hosts in which term, and whose token is whose, once START is in."""
        assert self._seating is not None, "the match has not begun"
        return self._seating

    @property
    def seats(self) -> list[Holder]:
        """Who holds each seat now: kind, name, colour, team, level, peer; [] before START."""
        return [] if self._seating is None else self._seating.seats

    @property
    def peers(self) -> dict[int, Peer]:
        """The machines with a part in the match by their number; {} before START."""
        return {} if self._seating is None else self._seating.peers

    @property
    def head(self) -> bytes:
        """The head after the last entry."""
        return self.log.head

    def head_at(self, seq: int) -> bytes:
        """Return the head after entry `seq`; 0 is the head before the first. Raises ValueError where none is yet."""
        return self.log.head_at(seq)

    def head_with(self, entry: Entry) -> bytes:
        """Return what the head would be after this entry. Raises `log.EntryError` for one that is not plain."""
        return next_head(self.head, entry)

    @property
    def draw(self) -> Draw | None:
        """The draw that waits for links, None while none is open."""
        return self.draws.open

    @property
    def is_begun(self) -> bool:
        """Whether START stands in the log."""
        return self._engine is not None

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything more to choose; END may still be missing."""
        return self.due.kind == OVER

    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that are to act, to seal or to show their bid; () while chance decides and at the end."""
        if self.auction is None:
            return self.due.seats
        return self.auction.hidden() if self.auction.is_sealed else self.auction.missing()

    def refusal_of(self, kind: str, seat: Any, payload: Any) -> str:
        """Return "" for an entry that may come next, else why not; changes nothing, whatever it is given."""
        if kind not in ENTRY_KINDS:
            return "shape"
        if not self.is_begun or kind == "START":
            return start_problem(payload) if kind == "START" and not self.is_begun and seat is None else "start"
        if kind not in ("INPUT", "SEAL", "SEATSET") and seat is not None:
            return "shape"
        if self.is_ended:
            return "over"
        check = {
            "INPUT": self._input_problem,
            "RAND": self._rand_problem,
            "SEAL": self._seal_problem,
            "OPEN": self._open_problem,
            "SEATSET": self._change_problem,
            "TERM": self._term_problem,
            "END": self._end_problem,
        }[kind]
        return check(seat, payload)

    def bid_refusal(self, seat: int, text: str) -> str:
        """Return "" for a bid that the rules let this seat make in the open auction, else why not."""
        if self.auction is None or seat not in self.auction.seats or not played(text):
            return "turn"
        return refusal_by(self.engine, seat, text)

    def append(self, kind: str, seat: int | None, payload: Any) -> Applied:
        """Put the next entry into the log and do what it says. Raises BadEntry; then nothing has changed.

        The payload belongs to the log from now on and may not be changed by anybody.
        """
        entry = Entry(len(self.log) + 1, kind, seat, payload)
        reason = self.refusal_of(kind, seat, payload)
        if reason:
            raise BadEntry(entry.seq, reason)
        results: tuple[Any, ...] = ()
        if kind in MOVING:
            results, self.due, self.digest = self._moved(entry)
        head = self.log.append(entry)
        self._note(entry)
        self._open_what_is_due()
        return Applied(entry.seq, entry, results, self.digest, head)

    def take(self, entry: Entry) -> Applied:
        """Append an entry that came from elsewhere. Raises BadEntry, also where it is not the next one."""
        if entry.seq != len(self.log) + 1:
            raise BadEntry(entry.seq, "sequence")
        return self.append(entry.kind, entry.seat, entry.payload)

    def rebuilt(self) -> Ledger:
        """Return a ledger that was made anew from the same log, with an engine of its own. Raises BadEntry."""
        fresh = Ledger(self.game_id, self._make_engine)
        for entry in self.log.entries:
            fresh.take(entry)
        return fresh

    def _input_problem(self, seat: Any, payload: Any) -> str:
        if not u16(seat) or seat >= len(self.seats) or not played(payload):
            return "shape"
        if self.due.kind != ACT:
            return {OVER: "over", DRAW: "paused"}.get(self.due.kind, "turn")
        if payload == TIMEOUT:
            if not self.start["timer"]:
                return "timeout"
            return "" if seat in self.due.seats else "turn"
        return refusal_by(self.engine, seat, payload)

    def _rand_problem(self, _seat: Any, payload: Any) -> str:
        return self.draws.problem(payload)

    def _seal_problem(self, seat: Any, payload: Any) -> str:
        if self.auction is None:
            return "turn"
        return self.auction.seal_problem(seat, payload, bool(self.start["timer"]))

    def _open_problem(self, _seat: Any, payload: Any) -> str:
        return "turn" if self.auction is None else self.auction.open_problem(payload)

    def _change_problem(self, seat: Any, payload: Any) -> str:
        if self.is_over:
            return "over"
        return self.seating.change_problem(seat, payload) or self._host_problem(seat, payload)

    def _host_problem(self, seat: int, payload: dict[str, Any]) -> str:
        """The host sees links and bids first. What it saw must not be made void by its own coming and going."""
        if self.draw is not None and self.seating.touches_host(seat, payload):
            return "host"
        if self.auction is None or not self.auction.is_sealed or seat not in self.auction.hidden():
            return ""
        return "host" if self.seats[seat]["peer"] == self.seating.host else ""

    def _term_problem(self, _seat: Any, payload: Any) -> str:
        return self.seating.term_problem(payload)

    def _end_problem(self, _seat: Any, payload: Any) -> str:
        if not B16(payload):
            return "shape"
        if not self.is_over:
            return "turn"
        return "" if payload == self.digest else "digest"

    def _moved(self, entry: Entry) -> tuple[tuple[Any, ...], Due, bytes]:
        """Let the engine do what the entry says; a failure is undone by making the engine anew from the log."""
        try:
            if entry.kind == "START":
                self._engine = self._make_engine(entry.payload)
            results = () if entry.kind == "START" else tuple(play_entry(self.engine, entry, self.draws))
            return results, self.engine.due(), self.engine.digest()
        except Exception as error:
            self._engine = self.rebuilt()._engine
            raise BadEntry(entry.seq, "setup" if isinstance(error, UnknownSetup) else "engine") from error

    def _note(self, entry: Entry) -> None:
        """Keep the tables that the engine knows nothing of. Nothing in here can fail any more."""
        seat, payload = entry.seat, entry.payload
        if entry.kind == "START":
            self._begin(payload)
        elif entry.kind == "RAND":
            self.draws.settle(payload)
        elif entry.kind == "OPEN":
            self.auction = None
        elif entry.kind == "END":
            self.is_ended = True
        elif entry.kind == "TERM":
            self._void(self.seating.begin_term(*payload))
        elif entry.kind == "SEAL" and self.auction is not None and seat is not None:
            self.auction.seals[seat] = payload
        elif entry.kind == "SEATSET" and seat is not None:
            self._change(seat, payload)

    def _begin(self, start: dict[str, Any]) -> None:
        self.start = start
        self._seating = Seating(start)
        self.draws = Draws(self.game_id, start["chain"])
        for peer in self._seating.peers.values():
            if peer.anchor is not None:
                self.draws.anchor(peer.number, peer.anchor)

    def _change(self, seat: int, payload: dict[str, Any]) -> None:
        self.seating.change(seat, payload)
        if "anchor" in payload:
            self.draws.anchor(payload["peer"], payload["anchor"])
        self._void((seat,))
        # Links of an open draw may be known by now. Whoever comes or goes must not decide between two outcomes.
        if self.draw is not None and ("anchor" in payload or self.draw.peers != self.seating.contributors()):
            self.draws.open = None

    def _void(self, seats: tuple[int, ...]) -> None:
        for seat in seats:
            if self.auction is not None and seat in self.auction.seats:
                self.auction.void(seat)

    def _open_what_is_due(self) -> None:
        if self.due.kind != DRAW:
            self.draws.open = None
        elif self.draw is None:
            self.draws.begin(self.head, self.seating.contributors())
        if self.due.kind != SEAL:
            self.auction = None
        elif self.auction is None:
            self.auction = Auction(self.game_id, len(self.log), self.due.seats)
