"""What the network reports, as plain sentences: why somebody is refused, why a table is gone, what an address lacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.language import _, ngettext
from game.scenes.catalog import VIEWS
from net.events import Ended, Refused, Unreachable
from net.facade import Found

PORTS = "5353/udp, 47810/tcp"


def refused(event: Refused) -> str:
    """Return why the host does not let us in; where the programs differ, both versions are named."""
    own, theirs = _version(event.own), _version(event.theirs)
    versions = {
        "protocol": _("Your Three Crowns {own} and the host's {theirs} cannot talk to each other."),
        "rules": _("Your Three Crowns {own} and the host's {theirs} have different rules of this game."),
        "app": _("The host's Three Crowns {theirs} does not know this game, yours is {own}."),
    }
    if event.code in versions:
        same = versions[event.code].format(own=own, theirs=theirs)
        return same + " " + _("Both need the same version.")
    sentences = {
        "password": _("The password is wrong."),
        "full": _("All seats at this table are taken."),
        "started": _("This match has already begun; you may only watch it."),
        "no-watching": _("The host of this table does not let others watch."),
        "banned": _("The host has sent you away. In a minute you may try again."),
        "name": _("The host cannot use your name. Choose another one in the settings."),
        "term": _("This match goes on at another host. Look for it in the list."),
        "token": _("This seat belongs to somebody else."),
        "busy": _("Too many people are at this table."),
        "not-hosting": _("No match is played there now."),
    }
    return sentences.get(event.code) or _("The host does not let you in.")


def unreachable(event: Unreachable) -> str:
    """Return why nobody answers at the address, and what may help."""
    sentences = {
        "refused": _("At {address} nobody hosts a table."),
        "silent": _("There is no answer from {address}. A firewall may be in the way: it must let 47810/tcp through."),
        "no-route": _("There is no way to {address}. Are both machines on the same network?"),
        "name": _("{address} is no address that can be found."),
    }
    sentence = sentences.get(event.cause) or _("At {address} nobody could be reached.")
    return sentence.format(address=event.address)


def ended(code: str) -> str:
    """Return why a table is over, "" when we left it ourselves or the match came to its end."""
    sentences = {
        "host-left": _("The host has closed the table."),
        "kicked": _("The host has sent you away."),
        "replaced": _("You have come back to this table from elsewhere; here it is over."),
        "bad-frame": _("The other program sent something that makes no sense, so the connection was closed."),
        "timeout": _("The host gives no sign of life any more."),
        "slow": _("The connection was too slow for this match."),
        "rate": _("This program sent more than the host takes."),
        "desync": _("The positions of the match differ between the machines and could not be brought together."),
        "failed": _("Something went wrong in this program. You can come back to the table."),
        "nonsense": _("The host sent a table that makes no sense here."),
        "leave": "",
        "over": "",
    }
    return sentences[code] if code in sentences else _("The connection has ended.")


def over(event: Ended | Refused | Unreachable) -> str:
    """Return why a session is over, "" when that needs no words."""
    if isinstance(event, Refused):
        return refused(event)
    return unreachable(event) if isinstance(event, Unreachable) else ended(event.code)


def not_entered(code: str) -> str:
    """Return why what we wanted did not happen."""
    sentences = {
        "turn": _("It is not your turn."),
        "seat": _("This seat belongs to somebody else."),
        "illegal": _("The rules do not allow this now."),
        "undo": _("This can no longer be taken back."),
        "stale": _("Something else happened first."),
        "paused": _("The match waits for somebody."),
        "over": _("The match is over."),
        "reveal": _("What was revealed does not belong to what was promised."),
        "seal": _("The bid does not belong to its seal."),
        "ready": _("Not everybody is ready."),
        "host": _("Only the host may do this."),
        "chat": _("Too many lines in a short time. Wait a few seconds."),
        "lobby": _("This cannot be chosen now."),
    }
    return sentences.get(code) or _("The host does not allow this.")


def not_kept(cause: str) -> str:
    """Return that coming back after a kill is not possible now, and why; for "" that it is possible again."""
    sentences = {
        "": _("The match over the network is written down again; you can come back to it."),
        "full": _("The disk is full: play goes on, but should this program end, you cannot come back to this table."),
        "forbidden": _("Nothing may be written here: play goes on, but should this program end, you cannot come back."),
    }
    other = _("The match could not be written down: play goes on, but should this program end, you cannot come back.")
    return sentences.get(cause) or other


def search_off(problem: str) -> str:
    """Return that tables are not looked for, and why."""
    reasons = {
        "no-network": _("this machine is on no network"),
        "blocked": _("the system does not allow it"),
        "off": _("switched off in the settings"),
    }
    reason = reasons.get(problem) or _("it could not be started")
    return _("The network search is off: {reason}.").format(reason=reason)


def trouble(table: Found, own: str) -> str:
    """Return why a table of the list cannot be joined, with its version and our own; "" when it can."""
    if not table.trouble:
        return ""
    theirs = table.app or _("an unknown version")
    sentences = {
        "protocol": _("Version {theirs} there, {own} here: they cannot talk to each other."),
        "rules": _("Version {theirs} there, {own} here: the rules differ."),
        "app": _("Version {theirs} there, {own} here: this game is unknown here."),
    }
    sentence = sentences.get(table.trouble) or _("Version {theirs} there, {own} here: they do not fit together.")
    return sentence.format(theirs=theirs, own=own)


def game_name(key: str) -> str:
    """Return the name of a game, also of one that this program does not have."""
    return VIEWS[key].title() if key in VIEWS else key.replace("_", " ").title()


def count_of_tables(tables: int, silent: int) -> str:
    """Return how many tables the list holds and how many of them do not answer."""
    if not tables:
        return ""
    text = ngettext("{n} table", "{n} tables", tables).format(n=tables)
    if not silent:
        return text
    return text + ", " + ngettext("{n} without an answer", "{n} without an answer", silent).format(n=silent)


def help_text(has_network: bool) -> str:
    """Return what to do when a table does not show up."""
    if not has_network:
        return without_network()
    return "\n".join((
        _("Tables on this network appear by themselves within a few seconds. If one does not:"),
        _("• Are both machines on the same network? Guest Wi-Fi often keeps machines apart: take another one then."),
        _("• A firewall must let through the ports {ports}, on the machine of the host above all.").format(ports=PORTS),
        _("• Ask the host for the address of the table and join by address."),
    ))  # fmt: skip


def without_network() -> str:
    """Return that nobody else can be reached now, and how one can play all the same."""
    return "\n".join((
        _("This machine is on no network: other machines cannot be reached from here, by address neither."),
        _("• Connect it to the network of the others, by cable or Wi-Fi; their tables then appear by themselves."),
        _("• Or begin a new match from the title: against the computer, or with somebody at this screen."),
    ))  # fmt: skip


def beside_address(has_network: bool) -> str:
    """Return for which tables one types an address."""
    if not has_network:
        return _("Without a network only tables on this machine can be reached.")
    return _("For tables that do not show up here: in another part of the house, or on a guest network.")


def below_address(others: Sequence[str], has_network: bool) -> str:
    """Return what stands below the own address. others: this machine's further ones."""
    if not has_network:
        return _("Nobody else can reach this machine now.")
    if not others:
        return _("Others find you here once you host.")
    return _("Also {addresses}").format(addresses=", ".join(others))


def is_for_others(address: str) -> bool:
    """Whether an address of ours leads here from other machines too."""
    return not address.startswith("127.")


def _version(side: Mapping[str, str]) -> str:
    return side.get("app") or _("of an unknown version")
