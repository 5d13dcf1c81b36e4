"""The host: lets peers in, orders and checks what they want, and alone adds to the log."""

from __future__ import annotations

from net.messages import InfoReply, Message
from net.orders import Order

LOCAL = 0  # the connection of the host's own client


class HostCore:
    """See `table.Table`, which joins it with this machine's own client; the methods mean the same as there."""

    def connected(self, link: int, address: str, now: float) -> None: ...

    def received(self, link: int, message: Message, now: float) -> None: ...

    def lost(self, link: int, now: float) -> None: ...

    def bad_frame(self, link: int, now: float) -> None: ...

    def overran(self, link: int, code: str, now: float) -> None: ...

    def woke(self, now: float) -> None: ...

    def tick(self, now: float) -> None: ...

    def deadline(self) -> float | None: ...

    def take_orders(self) -> list[Order]:
        """Return what is to be sent and closed since the last call."""
        raise NotImplementedError

    def info(self) -> InfoReply:
        """Return the answer to Info."""
        raise NotImplementedError
