"""The host: lets peers in, orders and checks what they want, and alone adds to the log."""

from __future__ import annotations

from typing import Any

from net.facade import HostSetup
from net.host_admission import Admission
from net.host_catching import CatchingUp
from net.host_clock import TurnClock
from net.host_digests import Digests
from net.host_hall import Hall
from net.host_play import Play
from net.host_pulse import Pulse
from net.host_room import LOCAL, Guest, Link, Room
from net.host_seats import Seats
from net.host_status import StatusBoard
from net.host_talk import Talk
from net.messages import (
    Begin,
    Bye,
    Caught,
    Chat,
    Digest,
    Dump,
    Emote,
    Entry,
    Hello,
    Info,
    InfoReply,
    Input,
    Kick,
    Message,
    Open,
    OptionWish,
    Ping,
    Pong,
    Proof,
    Ready,
    Reveal,
    Seal,
    SeatDecision,
    SeatWish,
)
from net.orders import Order


class HostCore:
    """See `table.Table`, which joins it with this machine's own client; the methods mean the same as there.

    `host_opening` makes it: with a lobby, or with a log that is gone on with.
    """

    def __init__(self, room: Room, setup: HostSetup | None) -> None:
        self.room = room
        self.admission = Admission(room)
        self.play = Play(room)
        self.clock = TurnClock(room)
        self.digests = Digests(room)
        self.talk = Talk(room)
        self.seats = Seats(room)
        self.hall = Hall(room, setup)
        self.pulse = Pulse(room)
        self.status = StatusBoard(room, self.play, self.clock)
        self.catching = CatchingUp(room, self.digests)
        self._handlers: dict[type, Any] = {
            SeatWish: self.hall.wish, OptionWish: self.hall.option, Ready: self._ready, Begin: self._begin,
            Kick: self._kick, Chat: self.talk.chat, Emote: self.talk.emote, Input: self.play.input,
            Seal: self.play.seal, Open: self.play.open, Reveal: self.play.reveal, Digest: self._digest,
            Dump: self.digests.pass_on, SeatDecision: self._decide,
            Entry: self.catching.entry, Caught: self._caught,
        }  # fmt: skip

    # -- what happened

    def connected(self, link: int, address: str, now: float) -> None:
        """Note a connection; nothing is sent before its Hello."""
        self.room.now = now
        self.room.links[link] = Link(link, address, now, now)

    def received(self, link: int, message: Message, now: float) -> None:
        """Answer a message. Whatever it is, it harms nobody but its sender."""
        self.room.now = now
        known = self.room.links.get(link)
        if known is None:
            return
        known.heard = now
        if known.guest is None:
            self._from_stranger(known, message)
        else:
            self._from_guest(known, known.guest, message)
        self._settle()

    def lost(self, link: int, now: float) -> None:
        """Note that a connection is gone."""
        self.room.now = now
        known = self.room.links.pop(link, None)
        if known is not None and known.guest is not None and known.guest.link is known:
            self._gone(known.guest)
        self._settle()

    def trouble(self, link: int, code: str, now: float) -> None:
        """Close a connection that breaks the limits."""
        self.room.now = now
        known = self.room.links.get(link)
        if known is not None:
            self.room.bye(known, code)
            if known.guest is not None:
                self._gone(known.guest)
        self._settle()

    def woke(self, now: float) -> None:
        """Start the clocks anew: the time asleep counts for nobody."""
        self.room.now = now
        for link in self.room.links.values():
            link.heard = now
        self.clock.restart()
        self._settle()

    def tick(self, now: float) -> None:
        """Do what time demands."""
        self.room.now = now
        for guest in [*self.pulse.tick(), *self.digests.tick()]:
            self._gone(guest)
        self.catching.tick()
        if self.clock.is_over() and self.play.accepts():
            self.play.time_over()
        self._settle()

    def deadline(self) -> float | None:
        """Return when `tick` is to be called next."""
        times = [self.pulse.deadline(), self.digests.deadline(), self.clock.deadline(), self.status.deadline()]
        times.append(self.catching.deadline())
        return min((time for time in times if time is not None), default=None)

    def leave(self, now: float) -> None:
        """Say goodbye to everybody; whose match is hosted on elsewhere looks for it."""
        self.room.now = now
        code = "timeout" if self.room.superseded else "host-left"
        for link in list(self.room.links.values()):
            if link.number != LOCAL:
                self.room.bye(link, code)

    def take_orders(self) -> list[Order]:
        """Return what is to be sent and closed since the last call."""
        orders, self.room.orders = self.room.orders, []
        return orders

    def info(self) -> InfoReply:
        """Return the answer to Info."""
        return self.hall.info()

    # -- messages

    def _from_stranger(self, link: Link, message: Message) -> None:
        if isinstance(message, Info):
            self.room.send(link, self.info())
        elif isinstance(message, Hello):
            self._admitted(self.admission.hello(link, message))
        elif isinstance(message, Proof):
            self._admitted(self.admission.proof(link, message))
        elif isinstance(message, Bye):
            self.room.links.pop(link.number, None)
        elif not isinstance(message, Ping | Pong):
            self.room.bye(link, "bad-frame")

    def _from_guest(self, link: Link, guest: Guest, message: Message) -> None:
        if isinstance(message, Ping):
            self.room.send(link, Pong(message.stamp))
        elif isinstance(message, Pong):
            self.pulse.pong(link, message)
        elif isinstance(message, Bye):
            guest.has_left = message.code == "leave"
            self._left(link, guest)
        elif isinstance(message, Info):
            self.room.send(link, self.info())
        elif type(message) in self._handlers:
            self._handlers[type(message)](guest, message)
        else:
            self.room.bye(link, "bad-frame")  # only hosts send this
            self._gone(guest)

    def _admitted(self, guest: Guest | None) -> None:
        if guest is None:
            return
        if self.room.lobby is not None:
            self.hall.enter(guest)
            self.status.tell(guest)
            return
        self.catching.begin(guest)
        self.hall.tell_heirs(guest)
        self.status.tell(guest)
        self.catching.send_log(guest)

    def _ready(self, guest: Guest, wish: Ready) -> None:
        if self.room.lobby is None:
            guest.anchor = wish.anchor or guest.anchor
            return
        self.hall.ready(guest, wish)

    def _begin(self, guest: Guest, wish: Begin) -> None:
        if self.hall.begin(guest, wish):
            self.play.settle()

    def _kick(self, guest: Guest, wish: Kick) -> None:
        target = self.room.guests.get(wish.peer)
        if guest.peer != self.room.me or target is None or target.peer == self.room.me:
            self.room.refuse(guest, "host")
            return
        if self.room.is_gathering or self.room.differing:
            self.room.refuse(guest, "paused")
            return
        self.admission.ban(target)
        if target.link is not None:
            self.room.bye(target.link, "kicked")
        if self.room.is_begun:
            for seat in self.room.lost_seats():
                if self.room.ledger.seats[seat]["peer"] == target.peer:
                    self.seats.to_computer(seat, 1, "kicked")
        self._gone(target)
        self.play.settle()

    def _digest(self, guest: Guest, said: Digest) -> None:
        self.digests.compare(guest, said)
        self.play.settle()

    def _decide(self, guest: Guest, wish: SeatDecision) -> None:
        self.seats.decide(guest, wish)
        self.hall.tell_heirs()
        self.play.settle()

    def _caught(self, guest: Guest, said: Caught) -> None:
        self.catching.caught(guest, said)
        self.play.settle()

    # -- comings and goings

    def _left(self, link: Link, guest: Guest) -> None:
        self.room.links.pop(link.number, None)
        if guest.link is link:
            guest.link = None
            self._gone(guest)

    def _gone(self, guest: Guest) -> None:
        """Somebody is not connected any more."""
        guest.link = None
        guest.since = self.room.now
        guest.owes_log = False
        if self.room.lobby is not None:
            self.hall.leave(guest)
            return
        if not guest.plays:
            del self.room.guests[guest.peer]
        self.digests.gone()
        self.hall.tell_heirs()

    def _settle(self) -> None:
        while thrown := self.digests.take_thrown():
            for guest in thrown:
                self._gone(guest)
        self.catching.tick()
        if self.room.is_begun:
            self.clock.update(is_paused=not self.play.accepts())
        self.status.update()
