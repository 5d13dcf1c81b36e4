"""The lobby of a table on the network: who sits where, what is played, what is said, and when it begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.language import _
from game.scenes import dialogs
from game.scenes.asking import AskText
from game.scenes.at_table import AtTable, open_table
from game.scenes.doors import open_rules
from game.scenes.lan import lobby_words, words
from game.scenes.lan.lobby_options import Options
from game.scenes.lan.lobby_room import Room, is_sensible
from game.scenes.lan.lobby_rows import COUNTS
from game.scenes.lan.lobby_seats import Seats
from game.scenes.page import Page
from game.scenes.player_name import name_trouble
from game.scenes.scene import Context
from game.scenes.talk import MOST_LINES, Talk
from game.settings import LONGEST_NAME
from game.view.canvas import Canvas
from game.view.palette import BROWN
from game.view.widgets import headline
from game.view.widgets.base import Widget
from game.view.widgets.button import Button, IconButton, NotedButton
from game.view.widgets.label import heading
from net.events import (
    Ended,
    Event,
    LinkBack,
    LinkLost,
    LobbyChanged,
    NotEntered,
    NotKept,
    Refused,
    Said,
    Started,
    TableStatus,
    Unreachable,
)
from net.lobby import LobbyState

_ENDS = 120  # ticks between the host's ready and the beginning after which it is given up


class Lobby(Page):
    """state: the lobby as it was told first. later: what has happened since."""

    name = "lobby"

    def __init__(self, context: Context, at: AtTable, state: LobbyState, later: Sequence[Event] = ()) -> None:
        super().__init__(context)
        self.room = Room(context, at, state)
        self._seats, self._options = Seats(self.room), Options(self.room)
        self.talk = Talk(at.session.chat)
        self._handed_on = False
        self._beginning = 0
        self._changes = 0  # of what is shown
        self._build()
        self.ui.focus(self.ui.widgets[-1])
        for line in at.said:
            self._show_line(line)
        self._hear_all(list(later))

    # -- the life of a scene

    def enter(self) -> None:
        self.context.sound.play("page")

    def leave(self) -> None:
        if not self._handed_on:
            self.room.session.leave()

    def resized(self, canvas: Canvas) -> None:
        super().resized(canvas)
        self._place()

    def update(self) -> None:
        super().update()
        self._beginning = max(0, self._beginning - 1)
        if self._options.addresses != self.room.session.addresses:
            self._rebuild()
        self._hear_all(self.room.session.poll())

    def behind(self) -> None:
        """Go on listening below a dialog."""
        self._hear_all(self.room.session.poll())

    def command(self, word: str) -> None:
        if word == "help":
            open_rules(self.context, self.room.state.game)
        elif word == "back" and self.ui.focused is self.talk.field:
            self.ui.focus(self.ui.find("leave"))
        elif word in ("back", "menu"):
            self.ask_leave()

    def status(self) -> dict[str, object]:
        state = self.room.state
        seats = [{"kind": seat.kind, "name": seat.name, "peer": seat.peer} for seat in state.seats]
        return {
            **super().status(), "table": state.table, "revision": state.revision, "peer": self.room.me, "seats": seats,
            "ready": [one.peer for one in state.peers if one.ready], "chat": self.talk.lines,
            "field": self.talk.field.value, "options": state.options,
            "addresses": list(self.room.session.addresses), "is_host": self.room.is_host,
        }  # fmt: skip

    # -- widgets

    def _build(self) -> None:
        """Make the widgets anew for the lobby as it is now; the focus stays where it was."""
        found: list[Widget] = [IconButton("back", lambda: _("Leave"), "back", self.ask_leave, "oak")]
        if self.room.is_host:
            found += [IconButton("rename_table", lambda: _("Another name for the table"), "pen", self._rename, "oak")]
        found += self._seats.widgets() + self._options.widgets() + self.talk.widgets
        found.append(Button("leave", lambda: _("Leave"), self.ask_leave, "door", size=19))
        found.append(self._main_button())
        self.ui.replace(found)
        if self.ui.focused is None and not self.talk.field.value:
            self.ui.focus(found[-1])

    def _main_button(self) -> Button:
        """Return what brings the beginning nearer: for the host Begin, for a guest the ready, for a watcher nothing."""
        note = lobby_words.awaited(self.room)
        if self.room.is_host:
            button = NotedButton("begin", lambda: _("Begin"), self.begin, "swords", "oxblood", 25, note)
            button.enabled = self.room.can_begin
            return button
        waits = note or _("{name} may begin now").format(name=self.room.host_name)
        if not self.room.sits:
            label = _("Watching") if self.room.watches else _("Without a seat")
            button = NotedButton("ready", label, lambda: None, "eye", size=25, note=waits)
            button.enabled = False
        elif self.room.ready:
            disagree = partial(self.room.agree, False)
            button = NotedButton("unready", lambda: _("Not yet"), disagree, "hourglass", size=25, note=waits)
        else:
            waits = _("the others wait for you")
            agree = partial(self.room.agree, True)
            button = NotedButton("ready", lambda: _("Ready"), agree, "check", "gold", 25, waits)
        button.enabled = button.enabled and not self.room.lost
        return button

    @property
    def _has_counts(self) -> bool:
        return any(widget.name == "seats" for widget in self.ui.widgets)

    def _place(self) -> None:
        ox, oy = self.origin
        there = {widget.name: widget for widget in self.ui.widgets}
        there["back"].place(ox + 40, oy + 33, 42, 42)
        if "rename_table" in there:
            there["rename_table"].place(ox + 1198, oy + 33, 42, 42)
        self._seats.rows.place(ox, oy, there.get("guests"), there.get("seats"))
        self._options.place(ox, oy)
        self.talk.place(ox + 802, oy + 154, 414, 416)
        there["leave"].place(ox + 778, oy + 604, 148, 78)
        self.ui.widgets[-1].place(ox + 940, oy + 604, 300, 78)

    # -- what the host says

    def _hear_all(self, events: list[Event]) -> None:
        revision = self._changes
        for number, event in enumerate(events):
            if isinstance(event, Started):
                self._go_on(event, events[number + 1 :])
                return
            if isinstance(event, Ended | Refused | Unreachable):
                self._end(words.over(event))
                return
            self._hear(event)
            if self._handed_on:
                return
        if revision != self._changes:
            self._rebuild()  # once, however much has changed

    def _hear(self, event: Event) -> None:
        self.dirty = True
        if isinstance(event, LobbyChanged):
            self._change(event.state)
        elif isinstance(event, Said):
            self.room.at.said.append(event)
            del self.room.at.said[:-MOST_LINES]
            self._show_line(event)
        elif isinstance(event, TableStatus):
            self.room.pings = {one.peer: one.ping for one in event.peers}
        elif isinstance(event, NotEntered):
            self._beginning = 0
            self.talk.note(words.not_entered(event.code), alarm=True)
            self.context.sound.play("refuse")
        elif isinstance(event, LinkLost | LinkBack):
            self._link(isinstance(event, LinkLost))
        elif isinstance(event, NotKept):
            self.talk.note(words.not_kept(event.cause), alarm=bool(event.cause))

    def _change(self, state: LobbyState) -> None:
        if not is_sensible(state):
            self.room.session.leave()
            self._end(words.ended("nonsense"))
            return
        before, self.room.state = self.room.state, state
        for sentence in lobby_words.changes(before, state, self.room.me):
            self.talk.note(sentence)
        if len(state.peers) > len(before.peers):
            self.context.sound.play("bell")
        self._changes += 1
        if before.revision != state.revision:
            self._beginning = 0  # what was to begin was another lobby
        if self._beginning and state.can_begin:
            self._beginning = 0
            self.room.session.begin()

    def _link(self, lost: bool) -> None:
        self.room.lost = lost
        gone, back = _("The connection to the host is lost; it is dialled again."), _("The connection is back.")
        self.talk.note(gone if lost else back, alarm=lost)
        self._changes += 1

    def _rebuild(self) -> None:
        self._build()
        self._place()
        self.dirty = True

    def _show_line(self, line: Said) -> None:
        name = line.name or self.room.host_name
        self.talk.heard(name, line.text, self.room.picture_of(line.peer), self.room.ink_of(line.peer))
        if line.peer != self.room.me:
            self.context.sound.play("card")

    def _go_on(self, event: Started, later: list[Event]) -> None:
        """Let the match take this scene's place."""
        self._handed_on = True
        self.room.remember_options()
        self._come_to_the_top()
        open_table(self.context, self.room.at, event, later)

    def _end(self, sentence: str) -> None:
        self._handed_on = True  # the session is over by itself
        self._come_to_the_top()
        self.context.stack.pop()
        if sentence:
            dialogs.tell(self.context, sentence, self.room.state.table)

    def _come_to_the_top(self) -> None:
        while self.context.stack.top not in (self, None):
            self.context.stack.pop()

    # -- what a person does

    def begin(self) -> None:
        """Begin the match; that the host is ready goes without saying."""
        if self.room.state.can_begin:
            self.room.session.begin()
            return
        self._beginning = _ENDS
        self.room.session.ready(True)

    def ask_leave(self) -> None:
        """Leave; a host who has guests is asked first."""
        if self.room.is_host and self.room.others():
            question = _("Close this table? Your guests will have to leave.")
            dialogs.ask(self.context, question, self.context.stack.pop, yes=lambda: _("Close the table"))
        else:
            self.context.stack.pop()

    def _rename(self) -> None:
        def keep(name: str) -> None:
            self.room.session.option("table", name)

        title = lambda: _("Name of the table")  # noqa: E731
        self.context.stack.push(
            AskText(self.context, title, "", keep, self.room.state.table, LONGEST_NAME, refuse=name_trouble)
        )

    # -- pictures

    def paint_still(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        state = self.room.state
        canvas.backdrop(framed=True)
        headline.draw(canvas, state.table, "green", state.game, 760, top=oy)
        canvas.panel(ox + 40, oy + 96, 720, 374, seed=7)
        heading(canvas, _("Seats"), ox + 66, oy + 127, 560 - (COUNTS + 16 if self._has_counts else 0))
        canvas.text(_("Ready"), ox + 732, oy + 128, "title", 16, BROWN, "midright", fit=96)
        canvas.panel(ox + 40, oy + 488, 720, 194, seed=9)
        heading(canvas, self.room.package.title(), ox + 66, oy + 519, self._options.heading_room)
        canvas.panel(ox + 778, oy + 96, 462, 490, seed=8)
        heading(canvas, _("At the table"), ox + 802, oy + 128, 414, 19)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        ox, oy = self.origin
        self.draw_still(canvas, f"{self.room.state.table}/{self._options.heading_room}/{self._has_counts}")
        self._seats.rows.draw(canvas, ox, oy)
        self._options.draw(canvas, ox, oy)
        self.ui.draw(canvas)
        self.talk.draw(canvas)
        if self.room.lost:
            canvas.nine("ui/pill_red", ox + 1036, oy + 113, 180, 30)
            canvas.text(_("connection lost"), ox + 1126, oy + 127, "bold", 16, "#fff8e4", "center", fit=160)
