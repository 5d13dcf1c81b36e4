"""Chat and small signs: passed on with the sender's number, and not without limit. Nothing of it is in the log."""

from __future__ import annotations

from net.host_room import Guest, Room
from net.messages import Chat, Emote


class Talk:
    """What people say beside the match."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def chat(self, guest: Guest, said: Chat) -> None:
        """Pass a line on to everybody, the speaker too."""
        if self._is_heard(guest):
            self._room.tell_all(Chat(guest.peer, said.text))

    def emote(self, guest: Guest, shown: Emote) -> None:
        """Pass a sign on to everybody."""
        if self._is_heard(guest):
            self._room.tell_all(Emote(guest.peer, shown.emote))

    def _is_heard(self, guest: Guest) -> bool:
        if guest.chat.allows(self._room.now):
            return True
        self._room.refuse(guest, "chat")
        return False
