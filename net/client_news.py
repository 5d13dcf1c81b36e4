"""Everything the host says beside the log: the lobby, chat, status, refusals, heirs, differences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from net.client_status import status_from_plain
from net.events import Emoted, LobbyChanged, NotEntered, Said, TableStatus
from net.limits import Bucket
from net.lobby import LobbyState, lobby_from_plain
from net.messages import Chat, Desync, Dump, Emote, Heirs, Lobby, Message, Nack, Status
from net.migrate import heirs_from_rows
from net.reasons import NACKS

if TYPE_CHECKING:
    from net.client import ClientCore


TALK_PER_SECOND, MOST_TALK = 16, 80  # all at a full table at once; a host who lets more through talks itself


class News:
    """lobby, status: as they were told last."""

    def __init__(self, client: ClientCore) -> None:
        self._client = client
        self.lobby: LobbyState | None = None
        self.status = TableStatus(())
        self._talk = Bucket(TALK_PER_SECOND, MOST_TALK)
        self._refusals = Bucket(TALK_PER_SECOND, MOST_TALK)
        self._handlers: dict[type, Any] = {
            Lobby: self._on_lobby, Nack: self._on_nack, Chat: self._on_chat, Emote: self._on_emote,
            Status: self._on_status, Heirs: self._on_heirs, Desync: self._on_desync, Dump: self._on_dump,
        }  # fmt: skip

    def take(self, message: Message) -> bool:
        """Take in such a message; return False for another one. Raises ValueError for one that cannot be."""
        handler = self._handlers.get(type(message))
        if handler is None:
            return False
        handler(message)
        return True

    def _on_lobby(self, message: Lobby) -> None:
        state = lobby_from_plain(message.state)
        if state.revision != message.revision:
            raise ValueError("a lobby of two revisions")
        self.lobby = state
        own = state.peer(self._client.peer)
        if own is not None:
            self._client.greeting.role = own.role  # as whom we come again
        self._client.tell(LobbyChanged(state))

    def _on_nack(self, message: Nack) -> None:
        if message.code not in NACKS:
            raise ValueError("a refusal without reason")
        is_asked = self._client.wishes.refused(message.number)
        if is_asked or (message.number == 0 and self._refusals.take(self._client.now)):
            self._client.tell(NotEntered(message.code))

    def _on_chat(self, message: Chat) -> None:
        if self._talk.take(self._client.now):
            self._client.tell(Said(message.peer, self._name(message.peer), message.text))

    def _on_emote(self, message: Emote) -> None:
        if self._talk.take(self._client.now):
            self._client.tell(Emoted(message.peer, message.emote))

    def _name(self, peer: int) -> str:
        return next((one.name for one in self.status.peers if one.peer == peer), "")

    def _on_status(self, message: Status) -> None:
        before, self.status = self.status, status_from_plain(message.state)
        self._client.tell(self.status)
        if before.paused == "desync" and self.status.paused != "desync":
            self._client.trouble.write_difference()

    def _on_heirs(self, message: Heirs) -> None:
        heirs_from_rows(message.rows)
        self._client.notebook.note(heirs=message.rows)

    def _on_desync(self, message: Desync) -> None:
        if not self._client.copy.ledger.is_begun:
            raise ValueError("positions that differ before there are any")
        for answer in self._client.differing.begin(message, self._client.peer, self._client.now):
            self._client.send(answer)

    def _on_dump(self, message: Dump) -> None:
        self._client.differing.dump(message)
