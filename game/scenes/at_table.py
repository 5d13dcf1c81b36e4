"""Being at a table on the network: what the lobby hands on to the match, and the way from the one to the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.scenes.scene import Context, Scene
from net.events import Connected, Event, LobbyChanged, Said, Started
from net.facade import Session


@dataclass
class AtTable:
    """One table that we host, sit at or watch. said: the chat since we came, oldest first.

    password: what we, as its host, ask for at the door.
    """

    session: Session
    connected: Connected
    password: str = ""
    said: list[Said] = field(default_factory=list)

    @property
    def peer(self) -> int:
        """Our number at the table."""
        return self.connected.peer


def open_table(context: Context, at: AtTable, event: LobbyChanged | Started, later: Sequence[Event]) -> None:
    """Show the lobby or the match in place of the scene on top. later: what has happened since `event`."""
    context.network.browse(False)  # the list of tables may lie below
    try:
        scene = _scene(context, at, event, later)
    except Exception:
        at.session.leave()  # nobody else would, and the match could not be gone back to
        raise
    context.stack.replace(scene)


def _scene(context: Context, at: AtTable, event: LobbyChanged | Started, later: Sequence[Event]) -> Scene:
    if isinstance(event, Started):
        from game.scenes.lan.table import LanTable

        return LanTable(context, at, event, later)
    from game.scenes.lan.lobby import Lobby

    return Lobby(context, at, event.state, later)
