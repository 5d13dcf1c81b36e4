"""What a client keeps to itself until its time: the chain of its part of chance, and its sealed bids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from net.fair import NONCE_BYTES, SEED_BYTES, WITNESS_BYTES, Chain, commitment, witness
from net.ledger import Ledger
from net.messages import Message, Open, Reveal
from net.notebook import Notebook

Send = Callable[[Message], None]


class Hand:
    """Links and bids are shown only at the place in the log that they belong to, and only once it stands in our log."""

    def __init__(self, notebook: Notebook, random: Callable[[int], bytes]) -> None:
        self._notebook = notebook
        self._random = random
        self._chain: tuple[bytes, int, bytes, Chain] | None = None
        self._shown: set[object] = set()  # over the present connection

    def anchor(self) -> bytes:
        """Return what is published of our chain; its seed is on the disk by then."""
        kept = self._notebook.kept
        if not kept.seeds:
            self._notebook.write_down()
            self._notebook.note(seeds=[self._random(SEED_BYTES)])
        return self._newest().anchor

    def owns(self, anchor: bytes) -> bool:
        """Return whether this is the anchor of our chain."""
        return bool(self._notebook.kept.seeds) and self._newest().anchor == anchor

    def _newest(self) -> Chain:
        kept = self._notebook.kept
        key = (kept.game_id, kept.peer, kept.seeds[-1])
        if self._chain is None or self._chain[:3] != key:
            self._chain = (*key, Chain(*key))
        return self._chain[3]

    def reconnected(self) -> None:
        """What was shown over an older connection may not have arrived."""
        self._shown.clear()

    def show(self, ledger: Ledger, send: Send) -> None:
        """Send what is due of ours: the link of the open draw, the bids of an auction in which all have sealed."""
        if not ledger.is_begun or ledger.is_ended:
            return
        self._show_link(ledger, send)
        self._show_bids(ledger, send)

    def _show_link(self, ledger: Ledger, send: Send) -> None:
        draw, peer = ledger.draw, self._notebook.kept.peer
        if draw is None or peer not in draw.peers or draw in self._shown or not self._notebook.kept.seeds:
            return
        chain, link = self._newest(), ledger.draws.link(peer)
        if link > chain.links:
            return  # used up: nothing honest comes to this, and nothing can be shown
        self._shown.add(draw)
        send(Reveal(draw.index, chain.value(link), draw.head, self._witness(ledger)))

    def _witness(self, ledger: Ledger) -> bytes:
        """What we say of the log that the open draw is made from; the last link of a chain has none behind it."""
        assert ledger.draw is not None
        chain, link = self._newest(), ledger.draws.link(self._notebook.kept.peer)
        return witness(chain.value(link + 1), ledger.draw.head) if link < chain.links else bytes(WITNESS_BYTES)

    def has_said(self, ledger: Ledger, payload: list[Any]) -> bool:
        """Return whether a RAND that settles the open draw says of us what we say."""
        peer = self._notebook.kept.peer
        if ledger.draw is None or peer not in ledger.draw.peers or not self._notebook.kept.seeds:
            return True
        return bool(payload[2][ledger.draw.peers.index(peer)] == self._witness(ledger))

    def _show_bids(self, ledger: Ledger, send: Send) -> None:
        auction = ledger.auction
        if auction is None or not auction.is_sealed:
            return
        for seat in auction.hidden():
            seal = auction.seals[seat]
            if ledger.seats[seat]["peer"] != self._notebook.kept.peer or (seat, seal) in self._shown:
                continue
            for bid in self._notebook.kept.bids.get((auction.seq, seat), ()):
                if commitment(ledger.game_id, auction.seq, seat, *bid) == seal:
                    self._shown.add((seat, seal))
                    send(Open(auction.seq, seat, *bid))

    def seal(self, ledger: Ledger, seat: int, text: str) -> bytes:
        """Return the seal of a bid in the open auction; what opens it is on the disk by then."""
        assert ledger.auction is not None, "no auction is open"
        auction, nonce = ledger.auction.seq, self._random(NONCE_BYTES)  # bids are few and could be tried out without it
        self._notebook.add_bid(auction, seat, nonce, text)
        return commitment(ledger.game_id, auction, seat, nonce, text)
