"""What a host decides about guests during a match: who is sent away, and which watcher gets a computer's seat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.language import _
from game.scenes import dialogs
from game.scenes.dialogs import Answer
from net.events import PeerStatus
from net.messages import WATCH

if TYPE_CHECKING:
    from game.scenes.lan.table import LanTable

_MOST = 6  # as many as there is room for in a menu; whoever watches last is not among them


def may_decide(table: LanTable) -> bool:
    """Whether this machine hosts a match that goes on, and somebody else is there."""
    is_on = table.session.is_host and not table.match.is_over and not table.trouble.is_cut_off
    return is_on and bool(table.company.guests())


def open_guests(table: LanTable) -> None:
    """Ask of whom it is to be decided."""
    answers = [Answer(f"guest_{one.peer}", one.name, partial(_open_guest, table, one), _icon(one))
               for one in table.company.guests()[:_MOST]]  # fmt: skip
    dialogs.choose(table.context, lambda: _("Guests"), [*answers, _cancel()])


def _icon(one: PeerStatus) -> str:
    return "eye" if one.role == WATCH else "person"


def _cancel() -> Answer:
    return Answer("cancel", lambda: _("Cancel"), icon="cross")


def _open_guest(table: LanTable, one: PeerStatus) -> None:
    """Ask what is to become of a guest; somebody who plays can only be sent away."""
    watchers = {other.peer for other in table.company.watchers()}
    vacant = table.company.vacant(table.match.seats) if one.peer in watchers else []
    if not vacant:
        _ask_to_send_away(table, one)
        return
    answers = [_seat_answer(table, one, seat) for seat in vacant]
    away = Answer("kick", lambda: _("Send away"), partial(_ask_to_send_away, table, one), "door")
    dialogs.choose(table.context, one.name, [*answers, away, _cancel()])


def _seat_answer(table: LanTable, one: PeerStatus, seat: int) -> Answer:
    holder = table.match.seats[seat].name
    give = partial(table.session.give_seat, seat, one.peer)
    return Answer(f"give_{seat}", lambda: _("Takes the seat of {name}").format(name=holder), give, "person")


def _ask_to_send_away(table: LanTable, one: PeerStatus) -> None:
    question = _("Send {name} away from the table?").format(name=one.name)
    if any(table.match.seats[seat].is_person for seat in table.company.seats_of(one.peer)):
        question += " " + _("The computer plays on at that seat.")
    dialogs.ask(table.context, question, partial(table.session.kick, one.peer), yes=lambda: _("Send away"))
