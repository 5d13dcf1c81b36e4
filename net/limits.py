"""How much one connection may send, and how long it may be silent.

Clocks are handed in: `now` is in seconds and never runs backwards.
"""

from __future__ import annotations

from collections import deque

PING_AFTER, LOST_AFTER = 2.0, 12.0  # seconds of silence, at both ends
CHAT_LINES, CHAT_SECONDS, CHAT_SILENCE = 5, 5.0, 15.0


class Bucket:
    """A bucket of tokens that fills at `rate` a second up to `burst`; it is full at the beginning."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._filled: float | None = None

    def take(self, now: float, amount: float = 1) -> bool:
        """Take tokens out if there are as many; return whether there were."""
        self._fill(now)
        if amount > self._level:
            return False
        self._level -= amount
        return True

    def wait(self, now: float, amount: float = 1) -> float:
        """Return the seconds until `take` would say yes; infinite for more than the bucket ever holds."""
        self._fill(now)
        if amount > self.burst:
            return float("inf")
        return max(0.0, (amount - self._level) / self.rate)

    def _fill(self, now: float) -> None:
        if self._filled is not None and now > self._filled:
            self._level = min(self.burst, self._level + (now - self._filled) * self.rate)
        self._filled = now if self._filled is None else max(now, self._filled)


class ChatLimit:
    """Five lines within five seconds are heard; whoever says more is not heard for fifteen seconds."""

    def __init__(self) -> None:
        self._said: deque[float] = deque(maxlen=CHAT_LINES)
        self._silent_until = 0.0

    def allows(self, now: float) -> bool:
        """Return whether a line said now is heard, and count it if so."""
        if now < self._silent_until:
            return False
        if len(self._said) == CHAT_LINES and now - self._said[0] < CHAT_SECONDS:
            self._silent_until = now + CHAT_SILENCE
            return False
        self._said.append(now)
        return True
