"""The tables on this network: who hosts what, sitting down, watching, hosting, and joining by address."""

from __future__ import annotations

from functools import partial

from game.language import _
from game.scenes import beacons, cut_off, dialogs
from game.scenes.lan import doors as lan_doors
from game.scenes.lan import list as lan_list
from game.scenes.lan import words as lan_words
from game.scenes.page import Page
from game.scenes.scene import Context
from game.settings import LONGEST_ADDRESS
from game.view import clipboard
from game.view.canvas import Canvas
from game.view.palette import INK, OXBLOOD, SOFT
from game.view.widgets import fitted, headline
from game.view.widgets.button import Button, IconButton
from game.view.widgets.label import heading
from game.view.widgets.listbox import ListBox
from game.view.widgets.scrolling import BAR
from game.view.widgets.textfield import TextField
from net.facade import Found, Search, Unfinished
from net.messages import WATCH, table_id

_LIST = (62.0, 176.0, lan_list.WIDE, 418.0)
_DUSK = (876.0, 113.0, 346.0)
_ADDRESSES_EVERY = 120  # ticks


class LanTables(Page):
    """The list on the left; addresses and the way to a table of one's own on the right."""

    name = "lan"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._search = Search()
        self._own: tuple[str, ...] = ()
        self._cut_off: dict[str, Unfinished] = {}  # by the id of their tables: matches that we were cut off from
        self._age = 0
        self._beacons = beacons.Beacons(not context.settings.reduced_motion)
        add = self.ui.add
        add(IconButton("back", lambda: _("Back"), "back", context.stack.pop, "oak"))
        self._list: ListBox[Found] = add(
            ListBox("tables", [], lan_list.paint_row, lan_list.ROW, self._choose, lambda _row: self.open())
        )
        self._switch = add(Button("search_on", lambda: _("Search the network"), self._search_on, "search", size=18))
        self._join = add(Button("join", self._join_words, self.open, "swords", "gold", 19))
        self._watch = add(Button("watch", lambda: _("Watch"), self.watch, "eye", size=19))
        self._help = add(IconButton("help", lambda: _("A table does not show up?"), "question", self._tell_help))
        self._copy = add(IconButton("copy", lambda: _("Copy the address"), "copy", self._copy_address))
        self._field = add(TextField("address_field", "", LONGEST_ADDRESS, self._typed, lambda _text: self.dial(),
                                    lambda: "192.168.1.7", 19))  # fmt: skip
        self._recent = add(IconButton("recent", lambda: _("Recent addresses"), "time", self._open_recent))
        self._dial = add(Button("join_address", lambda: _("Join"), self.dial, size=18))
        self._join.why_off = lambda: lan_list.why_not_join(self._list.chosen)
        self._watch.why_off = self._why_not_watch
        self._dial.why_off = lambda: _("Type an address first.")
        self._host = add(Button("host", lambda: _("Host a table"), self.host, "beacon", "oxblood", 26))
        self.ui.default = self._host
        self.ui.focus(self._list)
        self._choose(0)
        self._typed("")

    # -- the life of a scene

    def enter(self) -> None:
        """Look for tables, also after a match: many may have come and gone."""
        self._beacons.moves = not self.context.settings.reduced_motion
        self.context.network.browse(self.context.settings.lan_search)
        self._look_at_addresses()
        self._cut_off = {table_id(bytes.fromhex(match.id)): match for match in cut_off.find(self.context)}
        self._look()
        self._choose(self._list.index)

    def leave(self) -> None:
        self.context.network.browse(False)

    def resized(self, canvas: Canvas) -> None:
        super().resized(canvas)
        self._place()

    def update(self) -> None:
        self._age += 1
        if self._age % _ADDRESSES_EVERY == 0:
            self._look_at_addresses()
        self._look()
        self._beacons.update()
        self.dirty = self.ui.update() or self._beacons.dirty or self.dirty

    def command(self, word: str) -> None:
        super().command(word)
        if word == "help":
            self._tell_help()

    def status(self) -> dict[str, object]:
        tables = [{"id": one.id, "table": one.table, "state": one.state, "gone": one.gone} for one in self._list.items]
        return {
            **super().status(), "tables": tables, "listening": self._search.listening, "problem": self._problem,
            "address": self._field.value,
        }  # fmt: skip

    # -- what a person does

    def open(self) -> None:
        """Go back to the chosen table or sit down, offer to watch where neither is possible, or say why nothing is."""
        table, match = self._list.chosen, self._unfinished
        if match is not None:
            lan_doors.rejoin(self.context, match)
        elif lan_list.can_join(table):
            self.join()
        elif lan_list.can_watch(table):
            dialogs.ask(self.context, lambda: _("There is no free seat. Do you want to watch?"), self.watch)
        elif table is not None:
            dialogs.tell(self.context, lan_doors.closed(table), table.table)

    def join(self) -> None:
        """Sit down at the chosen table."""
        table = self._list.chosen
        if table is not None:
            lan_doors.join(self.context, table)

    def watch(self) -> None:
        """Watch at the chosen table."""
        table = self._list.chosen
        if table is not None:
            lan_doors.join(self.context, table, WATCH)

    def dial(self) -> None:
        """Sit down at the table of the address that was typed."""
        address = self._field.value.strip()
        if address:
            lan_doors.join(self.context, address)

    def host(self) -> None:
        """Open a table of one's own."""
        lan_doors.host(self.context)

    def _open_recent(self) -> None:
        def take(address: str) -> None:
            self._field.set(address)
            self.dial()

        answers = [
            dialogs.Answer(f"address_{i}", address, partial(take, address))
            for i, address in enumerate(self.context.settings.addresses)
        ]
        answers.append(dialogs.Answer("cancel", lambda: _("Cancel"), icon="cross"))
        dialogs.choose(self.context, lambda: _("Recent addresses"), answers)

    def _copy_address(self) -> None:
        if clipboard.copy(self._own[0]):
            self.context.toast(_("The address was copied."))

    def _tell_help(self) -> None:
        dialogs.tell(self.context, lambda: lan_words.help_text(bool(self._own)), lambda: _("A table does not show up?"))

    def _search_on(self) -> None:
        self.context.settings.lan_search = True
        self.context.apply_settings()
        self.enter()

    # -- what is found

    @property
    def _problem(self) -> str:
        return self._search.problem if self.context.settings.lan_search else "off"

    def _look_at_addresses(self) -> None:
        own = tuple(filter(lan_words.is_for_others, self.context.network.own_addresses()))
        self.dirty = self.dirty or own != self._own
        self._own = own

    def _look(self) -> None:
        found = self.context.network.search()
        if found != self._search:
            self._search = found
            self._fill(sorted(found.tables, key=lan_list.order))
            self.dirty = True
        self._beacons.listening = found.listening and not self._problem
        self._recent.visible = bool(self.context.settings.addresses)
        self._copy.visible = bool(self._own)
        self._switch.visible = self._problem == "off" and not self._list.items

    def _fill(self, tables: list[Found]) -> None:
        """Show the tables; the chosen one stays chosen wherever it moves to."""
        chosen = self._list.chosen
        self._list.fill(tables)
        self._place_list()
        for row, table in enumerate(tables):
            if chosen is not None and table.id == chosen.id:
                self._list.index = row
        self._choose(self._list.index)

    def _choose(self, _row: int) -> None:
        is_ours = self._unfinished is not None
        self._join.enabled = is_ours or lan_list.can_join(self._list.chosen)
        self._watch.enabled = not is_ours and lan_list.can_watch(self._list.chosen)

    @property
    def _unfinished(self) -> Unfinished | None:
        """The match at the chosen table, where it answers and we were cut off from it."""
        table = self._list.chosen
        return self._cut_off.get(table.id) if table is not None and lan_list.answers(table) else None

    def _join_words(self) -> str:
        return _("Go back") if self._unfinished else _("Join this table")

    def _why_not_watch(self) -> str:
        return _("You have a seat there.") if self._unfinished else lan_list.why_not_watch(self._list.chosen)

    def _typed(self, text: str) -> None:
        self._dial.enabled = bool(text.strip())

    # -- places and pictures

    def _place(self) -> None:
        ox, oy = self.origin
        self.ui.find("back").place(ox + 40, oy + 33, 42, 42)
        self._place_list()
        self._switch.place(ox + 290, oy + 470, 300, 50)
        self._join.place(ox + 62, oy + 612, 250, 52)
        self._watch.place(ox + 326, oy + 612, 170, 52)
        self._help.place(ox + 794, oy + 112, 32, 32)
        self._copy.place(ox + 1174, oy + 302, 42, 42)
        recent = 50.0 if self.context.settings.addresses else 0.0
        self._field.place(ox + 882, oy + 418, 206 - recent, 46)
        self._recent.place(ox + 1046, oy + 420, 42, 42)
        self._dial.place(ox + 1096, oy + 418, 120, 46)
        self._host.place(ox + 858, oy + 588, 382, 94)

    def _place_list(self) -> None:
        """Rows keep their width; where they do not all fit, the bar stands beside them."""
        x, y, wide, high = _LIST
        fits = len(self._list.items) * (lan_list.ROW + 8) - 8 <= high
        self._list.place(self.origin[0] + x, self.origin[1] + y, wide if fits else wide + BAR + 10, high)

    def paint_still(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        canvas.backdrop(framed=True)
        headline.draw(canvas, _("LAN tables"), "oxblood", top=oy)
        canvas.panel(ox + 40, oy + 96, 800, 586, seed=5)
        heading(canvas, _("Found on this network"), ox + 66, oy + 128, 560)
        if self._list.items:
            lan_list.paint_head(canvas, ox + _LIST[0], oy + 161)
        canvas.panel(ox + 858, oy + 96, 382, 470, seed=6)
        beacons.paint_dusk(canvas, ox + _DUSK[0], oy + _DUSK[1], _DUSK[2])
        heading(canvas, _("Your address"), ox + 882, oy + 284, 334, 18)
        canvas.nine("ui/field_normal", ox + 882, oy + 302, 282, 42)
        heading(canvas, _("Join by address"), ox + 882, oy + 400, 334, 18)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.draw_still(canvas, "tables" if self._list.items else "")
        ox, oy = self.origin
        self._beacons.draw(canvas, ox + _DUSK[0], oy + _DUSK[1], _DUSK[2])
        self._draw_listening(canvas)
        self._draw_addresses(canvas)
        if not self._list.items:
            self._draw_empty(canvas)
        self.ui.draw(canvas)

    def _draw_listening(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        words = _("listening") if self._beacons.listening else _("not listening")
        box = canvas.text(words, ox + 786, oy + 128, "body", 17, SOFT, "midright", fit=120)
        canvas.icon("beacon", box[0] - 18, oy + 128, 24, OXBLOOD if self._beacons.listening else SOFT)
        gone = sum(table.gone for table in self._list.items)
        count = lan_words.count_of_tables(len(self._list.items), gone)
        canvas.text(count, ox + 806, oy + 638, "body", 16, SOFT, "midright", fit=296)

    def _draw_addresses(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        text = lan_words.beside_address(bool(self._own))
        fitted.draw(canvas, text, ox + 884, oy + 474, 332, 76, "body", 17, SOFT)
        first = self._own[0] if self._own else _("no network")
        canvas.text(first, ox + 896, oy + 323, "body", 19, INK if self._own else SOFT, fit=254)
        words = lan_words.below_address(self._own[1:3], bool(self._own))
        canvas.text(words, ox + 884, oy + 362, "body", 16, SOFT, fit=332)

    def _draw_empty(self, canvas: Canvas) -> None:
        """Say why the list is empty, and what helps."""
        ox, oy = self.origin
        x, y, w = ox + _LIST[0], oy + _LIST[1], lan_list.WIDE
        problem = self._problem or ("" if self._own else "no-network")
        title = lan_words.search_off(problem) if problem else _("No table found yet.")
        canvas.icon("warning" if problem else "beacon", x + w / 2, y + 56, 56, OXBLOOD)
        fitted.draw(canvas, title, x + 60, y + 92, w - 120, 44, "bold", 21, INK, "center")
        text = lan_words.help_text(bool(self._own))
        if self._problem and self._own:
            text = _("You can still host a table, and join one by its address.")
        high = 150.0 if self._switch.visible else 250.0
        fitted.draw(canvas, text, x + 70, y + 144, w - 140, high, "body", 18, SOFT)
