"""The ways to a table on the network: sit down, watch, host, go back to a match that was cut off."""

from __future__ import annotations

from functools import partial

from game import VERSION
from game.language import _
from game.scenes.joining import Joining
from game.scenes.lan import words as lan_words
from game.scenes.player_name import with_name
from game.scenes.scene import Context
from net.facade import Found, HostSetup, Unfinished
from net.messages import PLAY, WATCH


def join(context: Context, table: Found | str, role: str = PLAY) -> None:
    """Knock at a table of the list, or at an address, which is remembered once somebody answers there."""

    def knock(name: str) -> None:
        session = context.network.join(table, name, role)
        address = table if isinstance(table, str) else ""
        words = table if isinstance(table, str) else table.table
        watch = partial(join, context, table, WATCH) if role == PLAY else None
        context.stack.push(Joining(context, session, words, address, watch=watch))

    with_name(context, knock, () if isinstance(table, str) else (table.host,))


def host(context: Context) -> None:
    """Ask what table it is to be; `opening` follows."""
    from game.scenes.hosting import Hosting

    context.stack.push(Hosting(context))


def opening(context: Context, setup: HostSetup) -> Joining:
    """Open a table and return the way into its lobby."""
    session, title = context.network.host(setup), lambda: _("Opening the table")
    return Joining(context, session, setup.table, title=title, password=setup.password)


def rejoin(context: Context, match: Unfinished) -> None:
    """Go back to a match that was cut off."""
    context.stack.push(Joining(context, context.network.rejoin(match), match.table, title=lambda: _("Going back")))


def closed(table: Found) -> str:
    """Return why one can neither sit down nor watch at a table of the list."""
    if table.gone:
        return _("This table does not answer any more.")
    if table.trouble:
        return lan_words.trouble(table, VERSION) + " " + _("Both need the same version.")
    if table.own:
        return _("This is your own table.")
    return _("There is no free seat, and the host does not let others watch.")
