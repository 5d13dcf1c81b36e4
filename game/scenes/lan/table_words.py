"""What is said at a table on the network about its machines, in sentences."""

from __future__ import annotations

from game.language import _
from game.match import Seat
from game.scenes.lan.company import Missing
from game.view.widgets.presence import clock_words
from net.events import Differed, Forked, Heir, HostMoved


def missing(one: Missing) -> str:
    """Return who is lost and for how long."""
    text = _("{name} has left, waiting {time}.") if one.has_left else _("{name}: connection lost, waiting {time}.")
    return text.format(name=one.name, time=clock_words(one.seconds))


def pause(reason: str) -> str:
    """Return why nothing goes on; reason as in `TableStatus.paused`, "" for one that needs no words."""
    return {
        "gathering": _("The match waits until everybody is back."),
        "desync": _("The positions of the machines are being compared."),
        "draw": _("The next draw waits for a machine."),
        "lost": _("The match stands still until somebody is back."),
    }.get(reason, "")


def timed_out(name: str) -> str:
    """Return that somebody's turn ended without them."""
    return _("Time was up for {name}: the computer played.").format(name=name)


def silent(host: str, heirs: tuple[Heir, ...], has_left: bool = False) -> str:
    """Return that the host is silent or has left, and who can host on."""
    text = _("{name} hosts this match and has not answered for a while.")
    if has_left:
        text = _("{name} hosted this match and has left.")
    text = text.format(name=host)
    if not heirs:
        return text
    if heirs[0].is_self:
        return text + " " + _("You are next in line and can take over as host.")
    return text + " " + _("{name} is next in line and can take over as host.").format(name=heirs[0].name)


def host_moved(event: HostMoved) -> str:
    """Return who hosts now."""
    return _("You host the match now.") if event.is_self else _("{name} hosts the match now.").format(name=event.name)


def differed(event: Differed) -> str:
    """Return that positions differed, what came of it, and where the report is."""
    if event.healed:
        text = _("The positions of the machines differed and were put right. A report was written: {file}")
    else:
        text = _("The positions of the machines differ. A report was written: {file}")
    return text.format(file=event.file)


def forked(event: Forked) -> str:
    """Return that the match went on elsewhere, and where both ways are written down."""
    text = _("The match had gone on elsewhere; that counts, and what was played here since is taken back.")
    if not event.file:
        return text
    return text + " " + _("Both ways are kept in {file}").format(file=event.file)


def reseated(holder: Seat, before: str) -> str:
    """Return who sits down. before: the name of whoever sat there."""
    if holder.is_person:
        return _("{name} sits down at the table.").format(name=holder.name)
    return _("The computer plays for {name} from now on.").format(name=before)
