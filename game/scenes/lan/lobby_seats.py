"""The seats in the lobby: who sits where with which side, how fast they answer, and who is ready."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ai.levels import LEVELS
from game.language import _
from game.scenes import dialogs
from game.scenes.asking import AskText
from game.scenes.lan.lobby_room import Room
from game.scenes.lan.lobby_rows import Rows, Seal
from game.scenes.player_name import name_trouble
from game.scenes.preferences import CRESTS
from game.scenes.seats import NAMES
from game.settings import LONGEST_NAME
from game.view.widgets.base import Widget, Words
from game.view.widgets.button import Button, IconButton
from game.view.widgets.picker import Picker
from game.view.widgets.segments import Segments
from game.view.widgets.stepper import Stepper
from net.lobby import COMPUTER, OPEN, PERSON, LobbySeat


class Seats:
    """Makes the widgets of all seats. rows: places them and draws what is behind them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.rows = Rows(room)

    # -- widgets

    def widgets(self) -> list[Widget]:
        """Return the widgets for the lobby as it is now, in the order of reading."""
        rows = [self._of_seat(number, seat) for number, seat in enumerate(self.room.state.seats)]
        self.rows.fill(rows)
        found = [widget for row in rows for widget in row]
        counts = self.room.counts()
        if self.room.is_host and len(counts) > 1:
            values: list[tuple[object, Words]] = [(count, str(count)) for count in counts]
            found.insert(0, Segments("seats", values, len(self.room.state.seats), self.room.have_seats))
        if self.room.is_host and any(one.peer != self.room.me for one in self.room.standing()):
            found.append(IconButton("guests", lambda: _("Send somebody away"), "seats", self._choose_guest))
        return found

    def _of_seat(self, number: int, seat: LobbySeat) -> list[Widget]:
        """Return what can be done at a seat, from left to right."""
        found = [*self._pickers(number, seat)]
        if seat.kind == OPEN:
            return found + self._of_open_seat(number)
        if seat.kind == COMPUTER:
            return found + self._of_computer(number, seat)
        ready = self._is_ready(seat)
        if self.room.is_mine(seat):
            found.append(self._knob(number, "name", lambda: _("Another name"), "pen", partial(self._rename, number)))
            found.append(self._knob(number, "leave", lambda: _("Leave the seat"), "leave",
                                    partial(self.room.session.leave_seat, number)))  # fmt: skip
            name = f"seat_{number}_{'unready' if ready else 'ready'}"
            return [*found, Seal(name, ready, partial(self.room.agree, not ready))]
        if self.room.is_host:
            found.append(self._knob(number, "kick", lambda: _("Send away"), "cross", partial(self._kick, seat.peer)))
        return [*found, Seal(f"seat_{number}_ready", ready, None)]

    def _of_open_seat(self, number: int) -> list[Widget]:
        found: list[Widget] = [self._sit_down(number)]
        if self.room.is_host:
            add = partial(self._add_computer, number)
            found.append(Button(f"seat_{number}_computer", lambda: _("Add computer"), add, "helm", size=16))
        return [*found, Seal(f"seat_{number}_ready", False, None)]

    def _sit_down(self, number: int) -> Widget:
        """Return what one sits down by: a knob where a host who sits already has no room for a second plaque."""
        take = partial(self._take, number)
        if not self.room.sits:
            return Button(f"seat_{number}_take", lambda: _("Sit here"), take, "person", size=16)
        words = lambda: _("One more here")  # noqa: E731
        if self.room.is_host and not self.rows.are_tall:
            return self._knob(number, "take", words, "person", take)
        return Button(f"seat_{number}_take", words, take, "person", size=16)

    def _of_computer(self, number: int, seat: LobbySeat) -> list[Widget]:
        found: list[Widget] = []
        if self.room.is_host:
            levels = [(level.number, partial(_, level.name)) for level in LEVELS]
            change = partial(self.room.session.change_seat, number, "computer")
            found.append(Stepper(f"seat_{number}_level", levels, seat.level, change))
            reopen = partial(self.room.session.change_seat, number, "open", None)
            found.append(self._knob(number, "open", lambda: _("Open the seat again"), "cross", reopen))
        return [*found, Seal(f"seat_{number}_ready", True, None)]

    def _pickers(self, number: int, seat: LobbySeat) -> list[Widget]:
        """Return what picks the side, the crest and the team of a seat, where we may."""
        side = self.room.package.side_option()
        session = self.room.session
        found: list[Widget] = []
        if side and self.room.is_host:
            values = next(self.room.values(one) for one in self.room.game.OPTIONS if one.key == side)
            label = self.room.package.option_words()[side].label
            now, choose = self.room.state.options[side], partial(session.option, side)
            picture = partial(self.room.picture, number)
            found.append(Picker(f"seat_{number}_side", label, values, now, choose, picture))
        elif not self.room.has_sides and self._may_dress(seat):
            found.append(Picker(f"seat_{number}_colour", lambda: _("Crest"), range(CRESTS), seat.colour,
                                partial(session.change_seat, number, "colour"), partial(self.room.picture, number),
                                free=self._is_free))  # fmt: skip
        if seat.team >= 0 and self._may_dress(seat):
            teams = [(team, partial(_team, team)) for team in sorted({one.team for one in self.room.state.seats})]
            found.append(Stepper(f"seat_{number}_team", teams, seat.team, partial(session.change_seat, number, "team")))
        return found

    def _may_dress(self, seat: LobbySeat) -> bool:
        return self.room.is_mine(seat) or (self.room.is_host and seat.kind == COMPUTER)

    def _is_free(self, colour: object) -> bool:
        return all(seat.kind != PERSON or seat.colour != colour for seat in self.room.state.seats)

    def _is_ready(self, seat: LobbySeat) -> bool:
        one = self.room.state.peer(seat.peer)
        return bool(one and one.ready)

    def _knob(self, number: int, what: str, words: Words, icon: str, on: Callable[[], object]) -> IconButton:
        return IconButton(f"seat_{number}_{what}", words, icon, on)

    # -- what a person does

    def _take(self, number: int) -> None:
        """Sit down; a second person at this machine says who it is."""
        if not self.room.sits:
            self.room.session.take_seat(number)
            return
        question = AskText(self.room.context, lambda: _("One more here"), lambda: _("Who else plays at this machine?"),
                           partial(self.room.session.take_seat, number), "", LONGEST_NAME,
                           refuse=name_trouble)  # fmt: skip
        self.room.context.stack.push(question)

    def _rename(self, number: int) -> None:
        seat = self.room.state.seats[number]
        rename = partial(self.room.session.change_seat, number, "name")
        title = lambda: _("Another name")  # noqa: E731
        question = AskText(self.room.context, title, "", rename, seat.name, LONGEST_NAME, refuse=name_trouble)
        self.room.context.stack.push(question)

    def _add_computer(self, number: int) -> None:
        """Let a computer sit there, under a name of the time that nobody has."""
        taken = {seat.name for seat in self.room.state.seats} | {peer.name for peer in self.room.state.peers}
        name = next((name for name in NAMES[::-1] if name not in taken), NAMES[0])
        self.room.session.change_seat(number, "computer", LEVELS[1].number)
        self.room.session.change_seat(number, "name", name)

    def _kick(self, peer: int) -> None:
        one = self.room.state.peer(peer)
        question = _("Send {name} away from the table?").format(name=one.name if one else "")
        dialogs.ask(self.room.context, question, partial(self.room.session.kick, peer), yes=lambda: _("Send away"))

    def _choose_guest(self) -> None:
        answers = [dialogs.Answer(f"kick_{one.peer}", one.name, partial(self._kick, one.peer))
                   for one in self.room.standing() if one.peer != self.room.me]  # fmt: skip
        answers.append(dialogs.Answer("cancel", lambda: _("Cancel"), icon="cross"))
        dialogs.choose(self.room.context, lambda: _("Send away"), answers)


def _team(number: int) -> str:
    return _("Team {letter}").format(letter="ABCDEFGH"[number])
