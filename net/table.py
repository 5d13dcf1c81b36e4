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

from net.events import Event
from net.messages import InfoReply, Message
from net.orders import Order


class Table:
    """Made by `net.opening`: `open_table`, `join_table`, `rejoin_table`."""

    is_host: bool
    is_over: bool  # nothing more will come; the last orders are still to be carried out
    addresses: tuple[str, ...]  # under which our listener is reached, set by whoever opened it, also when they change

    # -- what happened

    def connected(self, link: int, address: str, now: float) -> None:
        """A connection stands: UP after a Dial (address: the one that answered), else one that `address` opened."""
        raise NotImplementedError

    def received(self, link: int, message: Message, now: float) -> None:
        """A message came."""
        raise NotImplementedError

    def lost(self, link: int, now: float) -> None:
        """A connection is gone, whatever the cause."""
        raise NotImplementedError

    def failed(self, cause: str, now: float) -> None:
        """A Dial came to nothing. cause: as in `events.Unreachable`."""
        raise NotImplementedError

    def probed(self, number: int, address: str, reply: InfoReply | None, now: float) -> None:
        """A Probe is answered (address: the one that answered), or by nobody: "" and None."""
        raise NotImplementedError

    def bad_frame(self, link: int, now: float) -> None:
        """What came is no message: the other side is told, and the connection closed."""
        raise NotImplementedError

    def overran(self, link: int, code: str, now: float) -> None:
        """A connection sends too much ("rate") or does not read ("slow"): the same."""
        raise NotImplementedError

    def woke(self, now: float) -> None:
        """The machine has slept: connections are not to be trusted, clocks start anew."""
        raise NotImplementedError

    def tick(self, now: float) -> None:
        """Time has passed; to be called at `deadline`, earlier or later does no harm."""
        raise NotImplementedError

    # -- what is wanted

    def deadline(self) -> float | None:
        """Return when `tick` is to be called next; None: not before something happens."""
        raise NotImplementedError

    def take_orders(self) -> list[Order]:
        """Return what is to be done since the last call."""
        raise NotImplementedError

    def take_events(self) -> list[Event]:
        """Return what the scene is to be told since the last call."""
        raise NotImplementedError

    def info(self) -> InfoReply:
        """Return the answer to Info; while `is_host` its `summary` is what is advertised too."""
        raise NotImplementedError

    # -- what the person does; see `facade.Session`

    def take_seat(self, seat: int, name: str, now: float) -> None: ...

    def leave_seat(self, seat: int, now: float) -> None: ...

    def change_seat(self, seat: int, what: str, value: Any, now: float) -> None: ...

    def option(self, key: str, value: Any, now: float) -> None: ...

    def ready(self, ready: bool, now: float) -> None: ...

    def begin(self, now: float) -> None: ...

    def kick(self, peer: int, now: float) -> None: ...

    def answer_password(self, password: str, now: float) -> None: ...

    def chat(self, text: str, now: float) -> None: ...

    def emote(self, emote: int, now: float) -> None: ...

    def play(self, seat: int, text: str, base: int, now: float) -> None: ...

    def seal(self, seat: int, text: str, now: float) -> None: ...

    def replace_lost(self, seat: int, level: int, now: float) -> None: ...

    def take_back(self, seat: int, now: float) -> None: ...

    def give_seat(self, seat: int, peer: int, now: float) -> None: ...

    def wait(self, now: float) -> None: ...

    def take_over(self, now: float) -> None: ...

    def heal(self, now: float) -> None: ...

    def leave(self, now: float) -> None: ...
