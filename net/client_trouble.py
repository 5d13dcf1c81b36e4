"""What a client does when something is wrong: a silent host, a host that cheats, positions that differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from net.client_line import UP_AND_WELL
from net.client_report import report
from net.events import Differed, Ended, LinkBack, LinkLost
from net.messages import table_id

if TYPE_CHECKING:
    from net.client import ClientCore

BAD_FRAMES = 3  # after so many in a row there is no sense in dialling again


class Trouble:
    """is_lost: the screen has been told that the host is not heard."""

    def __init__(self, client: ClientCore) -> None:
        self._client = client
        self._bad_frames = 0
        self.is_lost = False

    def fault(self, reason: str) -> None:
        """The host has sent what an honest host cannot send: write it down, leave, and say so."""
        client = self._client
        ledger = client.copy.ledger
        log = "".join(line + "\n" for line in ledger.log.lines())
        name = f"host-{table_id(ledger.game_id)}-{client.copy.length}-{client.peer}.zip"
        file = client.means.report(name, report({"fault.txt": reason + "\n", "log.txt": log}))
        client.line.say_bye("desync", client.now)
        client.tell(Differed(False, file))
        client.tell(Ended("desync"))
        client.finish()

    def bad_message(self) -> None:
        """Not a message of this game: try it over a new connection, but not for ever."""
        client = self._client
        client.line.say_bye("bad-frame", client.now)
        if client.is_first or not self.may_dial_again("bad-frame"):
            client.tell(Ended("bad-frame"))
            client.finish()
        else:
            self.fell()

    def may_dial_again(self, code: str) -> bool:
        """Return whether a new connection may be better than the one that ended so."""
        self._bad_frames += code == "bad-frame"
        return self._bad_frames < BAD_FRAMES

    def fell(self, is_gone: bool = False) -> None:
        """The connection is over: tell, and dial again after a pause."""
        client = self._client
        client.line.stop()
        if client.home:
            client.line.addresses, client.home = client.home, ()
        client.line.fell(client.now)
        self.miss(is_gone)

    def miss(self, is_gone: bool = False) -> None:
        """The host is not heard: tell the screen once, and look around. is_gone: it said goodbye."""
        client = self._client
        if not self.is_lost:
            self.is_lost = True
            client.tell(LinkLost())
        if not client.line.is_local:
            client.search.begin(client.now, is_gone)

    def look_well(self) -> None:
        """A host that is heard again, and has nothing left to send us of the log, is no worry any more."""
        client = self._client
        if client.is_over or client.line.state != UP_AND_WELL or client.following.is_catching:
            return
        client.search.end()
        if self.is_lost:
            self.is_lost = False
            self._bad_frames = 0
            client.tell(LinkBack())

    def write_difference(self, healed: bool = True) -> None:
        """Positions are the same again, or never will be: the report is complete."""
        client = self._client
        if client.differing.is_open:
            name, data = client.differing.written(client.peer)
            client.tell(Differed(healed, client.means.report(name, data)))
