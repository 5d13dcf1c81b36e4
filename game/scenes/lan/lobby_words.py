"""The words of the lobby: who sits where, what is waited for, what has changed."""

from __future__ import annotations

from game.ai.levels import level_of
from game.language import _, ngettext
from game.scenes.lan.lobby_room import Room
from game.view.listed import listed
from net.lobby import COMPUTER, HOST, OPEN, LobbySeat, LobbyState
from net.messages import WATCH

_MINUTE = 60


def note(room: Room, number: int) -> str:
    """Return the small line below the name of a seat."""
    seat = room.state.seats[number]
    if seat.kind == OPEN:
        return _("waiting for a guest")
    if seat.kind == COMPUTER:
        return _("computer, {level}").format(level=_(level_of(seat.level).name))
    if seat.peer == room.me:
        return _own_note(room, number)
    peer = room.state.peer(seat.peer)
    machine = peer.machine if peer else ""
    ping = room.ping(seat.peer)
    if ping < 0:
        return machine
    milliseconds = _("{n} ms").format(n=ping)
    return _("{machine}, {ping}").format(machine=machine, ping=milliseconds) if machine else milliseconds


def _own_note(room: Room, number: int) -> str:
    mine = [i for i, seat in enumerate(room.state.seats) if room.is_mine(seat)]
    if number != mine[0]:
        return _("beside you")
    return _("you, the host") if room.is_host else _("you")


def seat_name(seat: LobbySeat) -> str:
    """Return who sits at a seat, also where nobody does."""
    if seat.kind == OPEN:
        return _("Free seat")
    return seat.name or _("Computer")


def awaited(room: Room) -> str:
    """Return what the beginning waits for, "" when it waits for nothing but the host."""
    who = list(room.awaited())
    free = room.state.free_seats()
    if free:
        who.append(ngettext("one guest", "{n} guests", free).format(n=free))
    return _("waiting for {who}").format(who=listed(who)) if who else ""


def standing(room: Room) -> str:
    """Return who is here without a seat, "" when nobody is."""
    people = [_("{name} (watching)").format(name=one.name) if one.role == WATCH else one.name
              for one in room.standing()]  # fmt: skip
    return _("Also here: {names}").format(names=listed(people)) if people else ""


def duration(seconds: int) -> str:
    """Return the time of a turn in words."""
    if not seconds:
        return _("no limit")
    if seconds % _MINUTE:
        return _("{n} seconds").format(n=seconds)
    return ngettext("{n} minute", "{n} minutes", seconds // _MINUTE).format(n=seconds // _MINUTE)


def undo(rule: str) -> str:
    """Return what may be taken back, for one of the rules "turn" and "move"."""
    return _("within the turn") if rule == "turn" else _("until the next move")


def changes(before: LobbyState, after: LobbyState, me: int) -> list[str]:
    """Return what has changed between two states of the lobby, a sentence each; nothing about ourselves."""
    old = {one.peer: one for one in before.peers}
    new = {one.peer: one for one in after.peers}
    found = [_("{name} has come.").format(name=new[peer].name) for peer in new if peer not in old]
    found += [_("{name} has left.").format(name=old[peer].name) for peer in old if peer not in new]
    found += [
        _("{name} is ready.").format(name=new[peer].name)
        for peer in new
        if peer != me and new[peer].ready and not (peer in old and old[peer].ready)
    ]
    if me != HOST and _rules(before) != _rules(after):
        found.append(_("The host has changed the options."))
    asked = before.revision != after.revision and any(one.ready for one in before.peers)
    if asked and not any(one.ready for one in after.peers):
        found.append(_("Something has changed, so everybody is asked anew whether they are ready."))
    return found


def _rules(state: LobbyState) -> tuple[object, ...]:
    return state.options, state.timer, state.undo, state.watch, state.table
