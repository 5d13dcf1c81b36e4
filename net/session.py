"""One table as the window's thread sees it, see `facade.Session`."""

from __future__ import annotations

import queue
from pathlib import Path
from typing import Any

from net.events import Ended, Event, NotKept, Refused, Unreachable
from net.runner import Runner
from net.thread import NetThread


class LanSession:
    """A `facade.Session`. All its wishes are sent into the network's thread, in order."""

    def __init__(self, thread: NetThread) -> None:
        self.is_host = False
        self.addresses: tuple[str, ...] = ()
        self._thread = thread
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._runner: Runner | None = None
        self.path: Path | None = None  # of the session file
        self.is_over = False
        self.was_left = False

    def poll(self) -> list[Event]:
        """Return what has happened since the last call."""
        events: list[Event] = []
        while not self.is_over:
            try:
                event = self._events.get_nowait()
            except queue.Empty:
                break
            events.append(event)
            self.is_over = isinstance(event, Refused | Unreachable | Ended)
        return events

    @property
    def is_open(self) -> bool:
        """Whether somebody at this screen sits at the table."""
        return not (self.is_over or self.was_left)

    @property
    def is_closing(self) -> bool:
        """Whether it was left and the network's thread has still to hear of it."""
        return self.was_left and self._runner is not None and not self._runner.is_over

    def attach(self, runner: Runner) -> None:
        """Send the wishes to this table."""
        self._runner = runner

    def tell(self, runner: Runner, events: list[Event]) -> None:
        """Take events in, inside the network's thread."""
        self.is_host = runner.is_host
        self.addresses = runner.addresses if runner.is_host else ()
        for event in events:
            self._events.put(event)

    def tell_unkept(self, cause: str) -> None:
        """Take in that the match cannot be written down, or "" can again; inside the network's thread."""
        self._events.put(NotKept(cause))

    def _wish(self, name: str, *arguments: Any) -> None:
        if self._runner is not None:
            self._thread.call(self._runner.do, name, *arguments)

    # what the facade promises, word for word

    def take_seat(self, seat: int, name: str = "") -> None:
        """Sit down."""
        self._wish("take_seat", seat, name)

    def leave_seat(self, seat: int) -> None:
        """Stand up."""
        self._wish("leave_seat", seat)

    def change_seat(self, seat: int, what: str, value: Any) -> None:
        """Change a seat as `messages.SeatWish` says."""
        self._wish("change_seat", seat, what, value)

    def option(self, key: str, value: Any) -> None:
        """Set an option of the table."""
        self._wish("option", key, value)

    def ready(self, ready: bool) -> None:
        """Agree with the lobby, or not."""
        self._wish("ready", ready)

    def begin(self) -> None:
        """Begin the match."""
        self._wish("begin")

    def kick(self, peer: int) -> None:
        """Send somebody away."""
        self._wish("kick", peer)

    def answer_password(self, password: str) -> None:
        """Answer `PasswordWanted`."""
        self._wish("answer_password", password)

    def chat(self, text: str) -> None:
        """Say something."""
        self._wish("chat", text)

    def emote(self, emote: int) -> None:
        """Show a small sign."""
        self._wish("emote", emote)

    def play(self, seat: int, text: str, base: int) -> None:
        """Propose an input."""
        self._wish("play", seat, text, base)

    def seal(self, seat: int, text: str) -> None:
        """Bid in secret."""
        self._wish("seal", seat, text)

    def replace_lost(self, seat: int, level: int) -> None:
        """Let the computer play on for somebody who is lost."""
        self._wish("replace_lost", seat, level)

    def take_back(self, seat: int) -> None:
        """Sit down again where the computer plays for us."""
        self._wish("take_back", seat)

    def give_seat(self, seat: int, peer: int) -> None:
        """Let a watcher take a lost seat."""
        self._wish("give_seat", seat, peer)

    def wait(self) -> None:
        """Go on dialling the old host."""
        self._wish("wait")

    def take_over(self) -> None:
        """Host on here."""
        self._wish("take_over")

    def heal(self) -> None:
        """Have everything sent again."""
        self._wish("heal")

    def leave(self) -> None:
        """End it."""
        self.was_left = True
        self._wish("leave")
