"""The list of saved matches in two parts: those to continue, broken ones with their reason, and finished ones."""

from __future__ import annotations

from pathlib import Path

from game.language import _, ngettext
from game.match import Match, Saved, SaveError, continue_match, saves
from game.rules.core import CHANCE, Outcome
from game.scenes import catalog, dialogs
from game.scenes.doors import open_rules
from game.scenes.opening import open_file
from game.scenes.page import Page
from game.scenes.replay import Replay
from game.scenes.scene import Context, Rect
from game.scenes.seats import looks_of
from game.scenes.spoken import local_time, spoken_time
from game.view import clipboard
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.listed import listed
from game.view.palette import BROWN, INK, OXBLOOD, SOFT
from game.view.widgets import headline
from game.view.widgets.button import Button
from game.view.widgets.listbox import ListBox
from game.view.widgets.tabs import Tabs

_FILES_A_TICK = 3  # reading one takes about 3 ms
_ROW = 64.0
_SIDE = 380.0
_BUTTON = 50.0
_TAB, _OVERLAP = 44.0, 5.0
UNFINISHED, FINISHED = "unfinished", "finished"


class Replays(Page):
    """The lists on the left, what is known about the chosen match on the right."""

    name = "replays"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._read: list[Saved] = []
        self._is_part_chosen = False  # or the part that is shown follows what is read
        parts = ((UNFINISHED, lambda: self._part_words(UNFINISHED)), (FINISHED, lambda: self._part_words(FINISHED)))
        self._tabs = self.ui.add(Tabs("part", parts, UNFINISHED, self._turn_to))
        self._list: ListBox[Saved] = self.ui.add(
            ListBox("matches", [], self._paint, _ROW, self._choose, lambda _index: self.open())
        )
        self._open = self.ui.add(Button("open", self._open_words, self.open, "play", "gold"))
        self._watch = self.ui.add(Button("watch", lambda: _("Watch"), self.watch, "eye"))
        self._copy = self.ui.add(Button("copy", lambda: _("Copy the path"), self.copy, "copy"))
        self._delete = self.ui.add(Button("delete", lambda: _("Delete"), self.delete, "trash"))
        for button in (self._open, self._copy, self._delete):
            button.why_off = lambda: _("There is no match in this list.")
        self._back = self.ui.add(Button("back", lambda: _("Back"), context.stack.pop, "back"))
        self._unread = saves.found(context.home)
        self._match: Match | None = None
        self._side: Rect = (0, 0, 0, 0)
        self._sheet: Rect = (0, 0, 0, 0)
        self.ui.focus(self._list)
        self._choose(0)

    # -- the life of a scene

    def enter(self) -> None:
        """Look at the files again: a match may have been played or deleted meanwhile."""
        self._unread = saves.found(self.context.home)
        self._read = []
        self._list.fill([])
        self._choose(0)
        self.dirty = True

    def resized(self, canvas: Canvas) -> None:
        w, h = canvas.size
        top, high = 100.0, h - 130
        self._sheet = (40, top + _TAB - _OVERLAP, w - _SIDE - 104, high - _TAB + _OVERLAP)
        self._tabs.place(self._sheet[0] + 26, top, min(560.0, self._sheet[2] - 52), _TAB)
        self._side = x, y, wide, high = (w - _SIDE - 40, top, _SIDE, high)
        self._list.place(self._sheet[0] + 22, self._sheet[1] + 22, self._sheet[2] - 44, self._sheet[3] - 44)
        row = y + high - 24 - _BUTTON
        half = (wide - 48 - 12) / 2
        self._back.place(x + 24, row, wide - 48, _BUTTON)
        self._copy.place(x + 24, row - 60, wide - 48, _BUTTON)
        self._watch.place(x + 24, row - 120, half, _BUTTON)
        self._place_delete()
        self._open.place(x + 24, row - 180, wide - 48, _BUTTON)
        self.dirty = True

    def update(self) -> None:
        if self._unread:
            self._read_some()
        self.dirty = self.ui.update() or self.dirty

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.draw_still(canvas)
        self._draw_side(canvas)
        if not self._list.items and not self._unread:
            x, y, w, h = self._sheet
            text = _("There is no match in this list.") if self._read else _("No match has been played yet.")
            canvas.text(text, x + w / 2, y + h / 2, "body", 20, SOFT, "center", wrap=w - 80)
        self.ui.draw(canvas)

    def handle(self, event: Event) -> None:
        self._is_part_chosen = self._is_part_chosen or event.kind in ("down", "command")
        if event.command == "delete":
            self.delete()
        elif event.command == "copy":
            self.copy()
        else:
            super().handle(event)

    def command(self, word: str) -> None:
        super().command(word)
        if word == "help":
            saved = self._list.chosen
            open_rules(self.context, saved.record.game if saved and saved.record else next(iter(catalog.VIEWS)))

    def status(self) -> dict[str, object]:
        return {
            "matches": [saved.path.name for saved in self._list.items],
            "problems": [saved.problem for saved in self._read if saved.problem],
            "part": self._tabs.value,
            "reading": bool(self._unread),
        }

    # -- what a person does

    def open(self) -> None:
        """Continue an unfinished match, watch a finished one, explain a broken one."""
        saved = self._list.chosen
        if saved is None:
            return
        if saved.problem:
            dialogs.tell(self.context, f"{saved.path.name}\n{saved.problem}")
        else:
            open_file(self.context, saved.path)  # read again: another window may have played on

    def file_dropped(self, path: Path) -> None:
        open_file(self.context, path)

    def watch(self) -> None:
        """Watch the chosen match from its beginning."""
        if self._match is not None:
            self.context.stack.push(Replay(self.context, self._match))

    def copy(self) -> None:
        """Put the path of the chosen file on the clipboard, so that it can be sent to a friend."""
        saved = self._list.chosen
        if saved is None:
            return
        if clipboard.copy(str(saved.path)):
            self.context.toast(_("The path was copied."))
        else:
            self.context.toast(str(saved.path))

    def delete(self) -> None:
        """Ask whether the chosen file is to be deleted."""
        saved = self._list.chosen
        if saved is None:
            return
        question = _("This match and its file are deleted for good.")
        dialogs.ask(
            self.context, question, lambda: self._delete_file(saved), yes=lambda: _("Delete"), no=lambda: _("Keep")
        )

    def _delete_file(self, saved: Saved) -> None:
        try:
            saves.delete(saved.path)
        except SaveError as error:
            self.context.toast(str(error))
        self.enter()

    def _choose(self, _index: int) -> None:
        saved = self._list.chosen
        self._match = continue_match(saved) if saved is not None and saved.record is not None else None
        self._open.enabled = self._copy.enabled = self._delete.enabled = saved is not None
        self._open.visible = saved is None or saved.record is not None
        self._watch.visible = self._match is not None and not self._match.is_over
        self._place_delete()

    def _place_delete(self) -> None:
        """Delete stands beside Watch, or takes the whole row."""
        watch, back = self._watch, self._back
        left = watch.x + watch.w + 12 if watch.visible else watch.x
        self._delete.place(left, watch.y, back.x + back.w - left, _BUTTON)

    def _read_some(self) -> None:
        some, self._unread = self._unread[:_FILES_A_TICK], self._unread[_FILES_A_TICK:]
        self._read += [saves.checked(path) for path in some]
        part = FINISHED if all(saved.is_finished for saved in self._read) else UNFINISHED
        if part != self._tabs.value and not self._is_part_chosen:
            self._tabs.choose(part)
        else:
            self._fill(keep=bool(self._list.items))
        self.dirty = True

    def _turn_to(self, _part: object) -> None:
        """Show the other part from its newest match on."""
        self._list.index = 0
        self._list.scroll.to(0)
        self._fill()

    def _fill(self, keep: bool = False) -> None:
        """Show what has been read of the open part. keep: only more of it, the choice is as it was."""
        part = self._tabs.value
        self._list.fill([saved for saved in self._read if part == (FINISHED if saved.is_finished else UNFINISHED)])
        if not keep:
            self._choose(self._list.index)
        self.dirty = True

    # -- pictures and words

    def paint_still(self, canvas: Canvas) -> None:
        canvas.backdrop(framed=True)
        headline.draw(canvas, _("Saved matches"), "green")
        canvas.panel(*self._sheet)
        canvas.panel(*self._side, seed=2)

    def _part_words(self, part: str) -> str:
        many = sum(saved.is_finished == (part == FINISHED) for saved in self._read)
        words = _("To continue ({n})") if part == UNFINISHED else _("Finished ({n})")
        return words.format(n=many)

    def _open_words(self) -> str:
        saved = self._list.chosen
        return _("Watch") if saved is not None and saved.is_finished else _("Continue")

    def _paint(self, canvas: Canvas, saved: Saved, x: float, y: float, w: float, h: float, chosen: bool) -> None:
        upper, lower, left, room = y + h * 0.33, y + h * 0.7, x + 58, w - 76
        canvas.icon(_icon(saved), x + 30, y + h / 2, 26, OXBLOOD if saved.problem else BROWN)
        if saved.record is None:
            canvas.text(saved.path.name, left, upper, "bold", 18, INK, fit=room)
            canvas.text(saved.problem, left, lower, "body", 16, OXBLOOD, fit=room)
            return
        canvas.text(_names(saved), left, upper, "bold", 18, INK, fit=room)
        title = catalog.VIEWS[saved.record.game].title()
        when = spoken_time(local_time(saved.modified), self.context.now())
        text = f"{title}  ·  {when}  ·  {_stage(saved)}"
        canvas.text(text, left, lower, "body", 16, SOFT, fit=room)

    def _draw_side(self, canvas: Canvas) -> None:
        saved = self._list.chosen
        if saved is None:
            return
        x, y, w, _h = self._side
        room = self._open.y - y - 30
        if self._match is None or saved.record is None:
            canvas.icon("warning", x + w / 2, y + 70, 56, OXBLOOD)
            canvas.text(saved.problem, x + w / 2, y + 120, "body", 19, INK, "midtop", wrap=w - 60)
            return
        package = catalog.VIEWS[saved.record.game]
        size = min(w - 60, room - 70)
        package.draw_small(canvas, self._match.observation(None), x + (w - size) / 2, y + 26, size)
        canvas.text(self._where(), x + w / 2, y + size + 58, "bold", 18, INK, "center", fit=w - 50)

    def _where(self) -> str:
        """Return the result of the chosen match, or whose turn it is."""
        match = self._match
        assert match is not None
        outcome = match.outcome()
        if outcome is not None:
            return catalog.VIEWS[match.game.KEY].result_words(match.observation(None), outcome, looks_of(match.seats))
        if match.actor < 0:
            return ""
        return _("{name} is to move").format(name=match.seats[match.actor].name)


def _icon(saved: Saved) -> str:
    if saved.problem:
        return "warning"
    return "trophy" if saved.is_finished else "continue"


def _names(saved: Saved) -> str:
    return "  –  ".join(seat.name or "…" for seat in saved.seats)


def _stage(saved: Saved) -> str:
    """Return how far the match is, or who won it."""
    if saved.outcome is None:
        moves = sum(entry.actor != CHANCE for entry in saved.log)
        return ngettext("unfinished, {n} move", "unfinished, {n} moves", moves).format(n=moves)
    scores = " : ".join(map(str, _scores(saved, saved.outcome)))
    winners = [saved.seats[seat].name for seat in saved.outcome.winners]
    if len(winners) == len(saved.seats):
        return _("a draw, {scores}").format(scores=scores)
    names = listed(winners)  # a team, or several who share the first place
    return ngettext("{names} won, {scores}", "{names} won, {scores}", len(winners)).format(names=names, scores=scores)


def _scores(saved: Saved, outcome: Outcome) -> list[int]:
    """Return the points, of a team once."""
    seats, record = len(saved.seats), saved.record
    sides = catalog.VIEWS[record.game].side_pictures(record.options, seats) if record else ()
    first = [sides.index(side) for side in sides] if len(set(sides)) > 1 else list(range(seats))
    return [outcome.scores[seat] for seat in range(seats) if first[seat] == seat]
