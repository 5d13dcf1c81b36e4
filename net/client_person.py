"""What a person at this machine wants, put into messages. See `facade.Session`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from net.events import Ended, NotEntered
from net.messages import Begin, Chat, Emote, Kick, Message, OptionWish, Ready, SeatDecision, SeatWish
from net.wire import FrameError, encode

if TYPE_CHECKING:
    from net.client import ClientCore


class Person:
    """What cannot be a message at all is answered at once, like what the host does not enter."""

    def __init__(self, client: ClientCore) -> None:
        self._client = client

    # -- the lobby

    def take_seat(self, seat: int, name: str) -> None:
        """Sit down."""
        self._send(SeatWish(seat, "take", name), "lobby")

    def leave_seat(self, seat: int) -> None:
        """Stand up."""
        self._send(SeatWish(seat, "leave", None), "lobby")

    def change_seat(self, seat: int, what: str, value: Any) -> None:
        """Change a seat."""
        self._send(SeatWish(seat, what, value), "lobby")

    def option(self, key: str, value: Any) -> None:
        """Change an option."""
        self._send(OptionWish(key, value), "lobby")

    def ready(self, ready: bool) -> None:
        """Agree with the lobby as it was told last."""
        lobby = self._client.news.lobby
        if lobby is not None and not self._client.copy.ledger.is_begun:
            anchor = self._client.hand.anchor() if ready else None
            self._send(Ready(ready, lobby.revision, anchor), "ready")

    def begin(self) -> None:
        """Start the match."""
        lobby = self._client.news.lobby
        if lobby is not None:
            self._send(Begin(lobby.revision), "ready")

    def kick(self, peer: int) -> None:
        """Send somebody away."""
        self._send(Kick(peer), "host")

    def answer_password(self, password: str) -> None:
        """Prove that we know the password."""
        self._client.greeting.password = password
        answer = self._client.greeting.proof()
        if answer is not None:
            self._client.send(answer)

    # -- talk

    def chat(self, text: str) -> None:
        """Say something."""
        self._send(Chat(self._client.peer, text), "chat")

    def emote(self, emote: int) -> None:
        """Show a sign."""
        self._send(Emote(self._client.peer, emote), "chat")

    # -- the match

    def play(self, seat: int, text: str, base: int) -> None:
        """Propose an input; without a connection it waits for one, unless the program has just been started again."""
        if self._client.following.is_from_disk:
            self._client.tell(NotEntered("paused"))
            return
        wish = self._client.wishes.input(base, seat, text)
        if not self._is_message(wish):
            self._client.wishes.refused(wish.number)
            self._client.tell(NotEntered("illegal"))
        elif self._client.is_in_touch:
            self._client.send(wish)

    def seal(self, seat: int, text: str) -> None:
        """Bid in secret. One bid for each seat of ours in an auction; the rules are asked before it is sealed."""
        ledger = self._client.copy.ledger
        code = self._seal_refusal(seat, text)
        if code or ledger.auction is None:
            self._client.tell(NotEntered(code))
            return
        commit = self._client.hand.seal(ledger, seat, text)
        self._client.send(self._client.wishes.seal(ledger.auction.seq, seat, commit))

    def _seal_refusal(self, seat: int, text: str) -> str:
        client = self._client
        ledger = client.copy.ledger
        if ledger.auction is None or not client.is_in_touch:
            return "paused"  # a seal of ours may stand in the log already, and only the bid in it can be opened
        if seat >= len(ledger.seats) or ledger.seats[seat]["peer"] != client.peer:
            return "seat"
        if seat not in ledger.auction.missing() or client.wishes.is_sealing(ledger.auction.seq, seat):
            return "seal"
        return "illegal" if ledger.bid_refusal(seat, text) else ""

    # -- trouble

    def replace_lost(self, seat: int, level: int) -> None:
        """Let the computer play on for a seat."""
        self._send(SeatDecision(seat, "computer", level), "seat")

    def take_back(self, seat: int) -> None:
        """Sit down again."""
        self._send(SeatDecision(seat, "back", None), "seat")

    def give_seat(self, seat: int, peer: int) -> None:
        """Let somebody else have a seat."""
        self._send(SeatDecision(seat, "give", peer), "seat")

    def wait(self) -> None:
        """Go on dialling the old host."""
        self._client.search.wait(self._client.now)

    def heal(self) -> None:
        """Begin the screen's match anew."""
        self._client.copy.tell_again()

    def leave(self) -> None:
        """End it."""
        client = self._client
        client.line.say_bye("leave", client.now)
        client.tell(Ended("over" if client.copy.ledger.is_ended else "leave"))
        client.finish()

    def _send(self, message: Message, code: str) -> None:
        if self._is_message(message):
            if self._client.is_in_touch:
                self._client.send(message)
        else:
            self._client.tell(NotEntered(code))

    def _is_message(self, message: Message) -> bool:
        try:
            encode(message)
        except FrameError:
            return False
        return True
