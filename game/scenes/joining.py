"""Knocking at a table: until the host lets us in, asks for the password, or says why not."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _
from game.scenes import dialogs
from game.scenes.asking import AskText
from game.scenes.lan import words as lan_words
from game.scenes.page import Page
from game.scenes.scene import Context
from game.settings import LONGEST_PASSWORD
from game.view.canvas import Canvas
from game.view.widgets.base import Words
from game.view.widgets.button import Button
from game.view.widgets.dialog import Dialog
from net.events import Connected, Ended, Event, LobbyChanged, PasswordWanted, Refused, Started, Unreachable
from net.facade import Session

_SEATLESS = ("full", "started")  # refusals after which one may still be let in to watch


class Joining(Page):
    """A sheet above the scene of now. table: its name or address. address: to be remembered when it was right.

    title: what is being done. watch: comes to watch instead, where the seats may all be taken. password: of a table
    that we host ourselves.
    """

    name = "joining"
    veiled = True

    def __init__(self, context: Context, session: Session, table: str, address: str = "",
                 title: Words = "", watch: Callable[[], object] | None = None, password: str = "",
                 ) -> None:  # fmt: skip
        super().__init__(context)
        self.session = session
        self._table, self._address, self._watch, self._password = table, address, watch, password
        self._connected: Connected | None = None
        self._inside = False
        self._dialog = Dialog(title or (lambda: _("Knocking")), self._words)
        self._cancel = self.ui.add(Button("cancel", lambda: _("Cancel"), context.stack.pop, "cross"))
        self.ui.focus(self._cancel)

    # -- the life of a scene

    def leave(self) -> None:
        if not self._inside:
            self.session.leave()

    def resized(self, canvas: Canvas) -> None:
        self._dialog.layout(canvas, [self._cancel])

    def update(self) -> None:
        super().update()
        self._listen()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        if self.context.stack.top is self:  # below the question for the password it would only look out
            self._dialog.draw(canvas)
            self.ui.draw(canvas)

    def status(self) -> dict[str, object]:
        return {**super().status(), "table": self._table}

    # -- what the host says

    def _listen(self) -> None:
        events = self.session.poll()
        for number, event in enumerate(events):
            if self._hear(event, events[number + 1 :]):
                return

    def _hear(self, event: Event, later: list[Event]) -> bool:
        """React to an event; returns whether this scene is over or has to wait for an answer."""
        if isinstance(event, Connected):
            self._connected = event
            if self._address:
                self.context.settings.remember_address(self._address)
        elif isinstance(event, PasswordWanted):
            if self.context.stack.top is self:  # a host may ask twice in one breath
                self._ask_password(event.again)
        elif isinstance(event, Refused | Unreachable | Ended):
            may_watch = isinstance(event, Refused) and event.code in _SEATLESS
            self._give_up(lan_words.over(event), self._watch if may_watch else None)
            return True
        elif isinstance(event, LobbyChanged | Started) and self._connected is not None:
            self._go_in(self._connected, event, later)
            return True
        return False

    def _go_in(self, connected: Connected, event: LobbyChanged | Started, later: list[Event]) -> None:
        from game.scenes.at_table import AtTable, open_table
        from game.scenes.lan.lobby_room import is_sensible

        if isinstance(event, LobbyChanged) and not is_sensible(event.state):
            self.session.leave()
            self._give_up(lan_words.ended("nonsense"))
            return
        self._inside = True
        open_table(self.context, AtTable(self.session, connected, self._password), event, later)

    def _give_up(self, sentence: str, watch: Callable[[], object] | None = None) -> None:
        """Say why we are not let in. watch: what else there is to do."""
        self._inside = True  # the session is over by itself
        self.context.stack.pop()
        if watch:
            dialogs.ask(self.context, sentence, watch, yes=lambda: _("Watch"), no=lambda: _("Cancel"))
        elif sentence:
            dialogs.tell(self.context, sentence, self._table)

    def _ask_password(self, again: bool) -> None:
        text = _("That was not the right one. Try again.") if again else _("The host lets in who knows the password.")
        question = AskText(self.context, lambda: _("Password"), text, self.session.answer_password,
                           longest=LONGEST_PASSWORD, otherwise=self.context.stack.pop, secret=True)  # fmt: skip
        self.context.stack.push(question)

    def _words(self) -> str:
        return _("Waiting for an answer from {table}.").format(table=self._table)
