"""Putting what the peers want in order: inputs, links of draws, seals and bids; whatever is complete is entered."""

from __future__ import annotations

from net.auctions import Auction
from net.engine import ACT, DRAW, SEAL
from net.host_clock import UNDO
from net.host_room import Guest, Room
from net.ledger import Applied
from net.messages import Input, Nack, Open, Reveal, Seal
from net.playing import TIMEOUT
from net.reasons import NACKS

ANSWERS_KEPT = 32
NUMBERS_AHEAD = 1 << 20
MOST_UNDOS = 100  # until somebody else acts: the log must not grow without end
_NEW_POSITION = ("INPUT", "RAND", "OPEN")  # after these an older input was made for another position


class Play:
    """One match, from START on. Everything that is refused is answered by a Nack and changes nothing."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._values: dict[int, bytes] = {}  # links of the open draw
        self._witnesses: dict[int, bytes] = {}
        self._value_draw = 0
        self._bids: dict[int, tuple[bytes, str]] = {}  # shown bids of the sealed auction
        self._bid_auction = 0
        self._undos = 0  # in a row by one seat, what it played between them not counted
        self._undoer: int | None = None
        self._moved_at = 0  # the last entry after which inputs are stale
        room.listeners.append(self._applied)

    def paused(self) -> str:
        """Return why nothing goes on, "" when it does: "gathering", "desync", "lost" or "draw"."""
        room = self._room
        if room.is_gathering:
            return "gathering"
        if room.differing:
            return "desync"
        if room.ledger.is_over:
            return ""
        if room.is_alone():
            return "lost"
        if room.ledger.due.kind == DRAW:
            return "draw" if self._is_draw_stuck() else ""
        return "lost" if self._are_all_lost(room.ledger.waiting_for()) else ""

    def accepts(self) -> bool:
        """Return whether anything may be entered at all."""
        room = self._room
        return room.is_begun and not (room.is_gathering or room.differing or room.is_alone())

    # -- what comes from peers

    def input(self, guest: Guest, wanted: Input) -> None:
        """Enter an input, or say why not; one that was answered already is answered alike."""
        if self._is_repeated(guest, wanted.number):
            return
        code = self._input_refusal(guest, wanted)
        if code:
            self._refuse(guest, wanted.number, code)
            return
        guest.acted = self._room.now
        self._room.append("INPUT", wanted.seat, wanted.text)
        self.settle()

    def _input_refusal(self, guest: Guest, wanted: Input) -> str:
        ledger = self._room.ledger
        if not guest.plays or not self._owns(guest, wanted.seat):
            return "seat"
        if ledger.is_over:
            return "over"
        if not self.accepts() or not guest.is_here:
            return "paused"
        if not self._moved_at <= wanted.base <= len(ledger.log):
            return "stale"
        if wanted.text == TIMEOUT:
            return "illegal"
        if wanted.text == UNDO and wanted.seat == self._undoer and self._undos >= MOST_UNDOS:
            return "undo"
        return nack_code(ledger.refusal_of("INPUT", wanted.seat, wanted.text))

    def seal(self, guest: Guest, wanted: Seal) -> None:
        """Enter a sealed bid, or say why not; the same seal once more is no error."""
        if self._is_repeated(guest, wanted.number):
            return
        auction = self._room.ledger.auction
        if auction is not None and auction.seals.get(wanted.seat) == wanted.commit and self._owns(guest, wanted.seat):
            return
        code = self._seal_refusal(guest, wanted, auction)
        if code:
            self._refuse(guest, wanted.number, code)
            return
        guest.acted = self._room.now
        self._room.append("SEAL", wanted.seat, wanted.commit)
        self.settle()

    def _seal_refusal(self, guest: Guest, wanted: Seal, auction: Auction | None) -> str:
        if not guest.plays or not self._owns(guest, wanted.seat):
            return "seat"
        if not self.accepts() or not guest.is_here:
            return "paused"
        if auction is None or auction.seq != wanted.auction:
            return "stale"
        if wanted.seat in auction.seals:
            return "seal"
        return nack_code(self._room.ledger.refusal_of("SEAL", wanted.seat, wanted.commit))

    def open(self, guest: Guest, shown: Open) -> None:
        """Take in what a seal hid; a bid that does not belong to its seal is refused."""
        auction = self._room.ledger.auction
        if auction is None or auction.seq != shown.auction:
            return  # settled meanwhile
        if not guest.plays or not self._owns(guest, shown.seat):
            self._refuse(guest, 0, "seat")
            return
        if not auction.is_sealed or auction.bid_problem(shown.seat, shown.nonce, shown.text):
            self._refuse(guest, 0, "seal")
            return
        if self._bid_auction != auction.seq:
            self._bid_auction, self._bids = auction.seq, {}
        self._bids[shown.seat] = (shown.nonce, shown.text)
        self.settle()

    def reveal(self, guest: Guest, shown: Reveal) -> None:
        """Take in a peer's link of the open draw; one that is early, for another head or wrong is refused."""
        ledger = self._room.ledger
        if shown.draw <= ledger.draws.opened and (ledger.draw is None or shown.draw < ledger.draw.index):
            return  # settled meanwhile
        problem = ledger.draws.problem_of_value(guest.peer, shown.draw, shown.value, shown.head)
        if problem or not guest.plays:
            self._refuse(guest, 0, "reveal")
            return
        if self._value_draw != shown.draw:
            self._value_draw, self._values, self._witnesses = shown.draw, {}, {}
        self._values[guest.peer] = shown.value
        self._witnesses[guest.peer] = shown.witness
        self.settle()

    # -- what follows from it

    def settle(self) -> None:
        """Enter everything that is complete by now: draws, opened bids, the end."""
        while self._room.is_begun and not self._room.is_gathering and not self._room.differing and self._step():
            pass

    def time_over(self) -> None:
        """Play for the seats whose time is over."""
        ledger = self._room.ledger
        if ledger.due.kind == ACT:
            for seat in ledger.due.seats[:1]:
                self._room.append("INPUT", seat, TIMEOUT)
        elif ledger.auction is not None:
            for seat in ledger.auction.missing():
                self._room.append("SEAL", seat, None)
        self.settle()

    def _step(self) -> bool:
        ledger = self._room.ledger
        if ledger.is_over:
            return not ledger.is_ended and self._enter("END", ledger.digest)
        if ledger.due.kind == DRAW and ledger.draw is not None:
            values = self._values if self._value_draw == ledger.draw.index else {}
            if all(peer in values for peer in ledger.draw.peers):
                return self._enter("RAND", ledger.draws.payload(values, self._witnesses))
        auction = ledger.auction
        if ledger.due.kind == SEAL and auction is not None and auction.is_sealed:
            bids = self._bids if self._bid_auction == auction.seq else {}
            if all(seat in bids for seat in auction.hidden()):
                return self._enter("OPEN", auction.payload(bids))
        return False

    def _enter(self, kind: str, payload: object) -> bool:
        self._room.append(kind, None, payload)
        return True

    def _applied(self, applied: Applied) -> None:
        entry = applied.entry
        if entry.kind in _NEW_POSITION:
            self._moved_at = applied.seq
        if entry.kind == "INPUT" and entry.seat != self._undoer:
            self._undoer, self._undos = entry.seat, 0
        self._undos += entry.kind == "INPUT" and entry.payload == UNDO

    # -- inside

    def _owns(self, guest: Guest, seat: int) -> bool:
        seats = self._room.ledger.seats
        return seat < len(seats) and seats[seat]["peer"] == guest.peer

    def _are_all_lost(self, seats: tuple[int, ...]) -> bool:
        holders = [self._room.ledger.seats[seat] for seat in seats]
        return bool(holders) and not any(self._room.is_here(holder["peer"]) for holder in holders)

    def _is_draw_stuck(self) -> bool:
        draw = self._room.ledger.draw
        return draw is not None and any(
            peer not in self._values and not self._room.is_here(peer) for peer in draw.peers
        )

    def _is_repeated(self, guest: Guest, number: int) -> bool:
        if number > guest.number + NUMBERS_AHEAD:
            self._refuse(guest, 0, "stale")  # nobody has wanted so much meanwhile, and the numbers must not run out
            return True
        if number > guest.number:
            guest.number = number
            return False
        if number in guest.answers:
            self._room.tell(guest, guest.answers[number])
        return True

    def _refuse(self, guest: Guest, number: int, code: str) -> None:
        answer = Nack(number, code)
        if number:
            guest.answers[number] = answer
            guest.answers.pop(next(iter(guest.answers)) if len(guest.answers) > ANSWERS_KEPT else 0, None)
        self._room.tell(guest, answer)


def nack_code(reason: str) -> str:
    """Return the code by which a peer is told why the ledger does not take something."""
    if not reason or reason in NACKS:
        return reason
    return "illegal"
