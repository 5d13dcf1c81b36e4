"""The three ways to a table: open one, join one, go back to one."""

from __future__ import annotations

from net.checks import PLAY
from net.client import ClientCore
from net.facade import HostSetup
from net.host_opening import host_lobby
from net.kept import Kept
from net.means import Means
from net.notebook import Notebook
from net.table import Table
from net.table_roles import Roles


def open_table(setup: HostSetup, means: Means, now: float) -> Table:
    """Return a table that is hosted here, with its lobby open. `Table.addresses` is to be set next."""
    notebook = Notebook(means.open_store)
    client = ClientCore(means, notebook, setup.player, PLAY, now)
    client.greeting.password = setup.password
    roles = Roles(client, means)
    table = Table(client, roles)
    roles.begin(host_lobby(setup, means, notebook, now), now)
    table.tick(now)
    return table


def join_table(addresses: tuple[str, ...], player: str, role: str, means: Means, now: float) -> Table:
    """Return a table that dials the host; it gives up (Unreachable) where nobody answers the first time."""
    client = ClientCore(means, Notebook(means.open_store), player, role, now)
    client.line.dial(addresses, now)
    table = Table(client, Roles(client, means))
    table.tick(now)
    return table


def rejoin_table(kept: Kept, means: Means, now: float) -> Table:
    """Return the table of a session that was loaded from its file.

    It first looks (Probe) whether the match is hosted anywhere, and hosts it itself where it did so before and nobody
    else does; else it dials, and goes on dialling.
    """
    notebook = Notebook(means.open_store)
    notebook.take_up(means.open_store(kept))
    client = ClientCore(means, notebook, kept.name, kept.role, now)
    client.resume()
    roles = Roles(client, means)
    table = Table(client, roles)
    roles.go_home(now)
    table.tick(now)
    return table
