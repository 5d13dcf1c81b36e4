"""Coming to a table and being sent away from it: Welcome, a password that is wanted, refusals, goodbyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from net.checks import PLAY
from net.events import Connected, Ended, PasswordWanted
from net.messages import Bye, Challenge, Message, Refuse, Welcome

if TYPE_CHECKING:
    from net.client import ClientCore

RETRIED = ("term", "not-hosting", "busy")  # refusals that may pass, once we have been at the table
DIALLED_AGAIN = ("timeout", "slow", "rate", "bad-frame")  # goodbyes that may pass


class Entering:
    """What the host says before we are in, and when we are out again."""

    def __init__(self, client: ClientCore) -> None:
        self._client = client

    def take(self, message: Message) -> bool:
        """Take in a message of a host that has not let us in yet; return False for another one.

        Raises ValueError for one that cannot be.
        """
        if isinstance(message, Welcome):
            self._on_welcome(message)
        elif isinstance(message, Challenge):
            self._on_challenge(message)
        elif isinstance(message, Refuse):
            self._on_refuse(message)
        else:
            return False
        return True

    def _on_challenge(self, message: Challenge) -> None:
        client = self._client
        answer = client.greeting.challenged(message)
        client.line.waits_for_person = answer is None
        if answer is None:
            client.tell(PasswordWanted(client.greeting.was_wrong))
        else:
            client.send(answer)

    def _on_refuse(self, message: Refuse) -> None:
        client = self._client
        if not client.is_first and message.code in RETRIED:
            client.trouble.fell()
            return
        client.tell(client.greeting.refused(message))
        client.finish()

    def _on_welcome(self, message: Welcome) -> None:
        client = self._client
        kept, is_known = client.notebook.kept, client.copy.ledger.is_begun
        is_other = is_known and message.game_id != kept.game_id
        is_somebody_else = is_known and message.peer != kept.peer and kept.role == PLAY  # watchers come anew
        if is_other or is_somebody_else:
            raise ValueError("a Welcome to another match")
        client.line.welcomed()
        client.home = ()
        client.hear_of(message.term)
        client.host = message.host
        client.wishes.number = max(client.wishes.number, message.number)
        if not is_known and kept.game_id != message.game_id:
            client.copy.begin(message.game_id)
        self._note(message)
        client.following.welcomed(message)
        if client.is_first:
            client.is_first = False
            client.tell(Connected(message.peer, message.role, message.phase, client.line.is_local, message.game_id))

    def _note(self, message: Welcome) -> None:
        client = self._client
        client.notebook.note(
            game_id=message.game_id,
            peer=message.peer,
            token=message.token,
            role=message.role,
            term=client.term,
            name=client.greeting.player,
            was_host=client.line.is_local,
            password=client.greeting.password,
        )
        if client.line.reached:
            client.notebook.note(addresses=[client.line.reached])

    def bye(self, message: Bye) -> None:
        """The host ends the connection."""
        client = self._client
        if message.code == "host-left" and client.is_in_match:
            client.trouble.fell(is_gone=True)
        elif message.code in DIALLED_AGAIN and not client.is_first and client.trouble.may_dial_again(message.code):
            client.trouble.fell()
        else:
            if message.code == "desync":
                client.trouble.write_difference(healed=False)
            client.tell(Ended("over" if client.copy.ledger.is_ended else message.code))
            client.finish(is_unwanted=message.code == "kicked")
