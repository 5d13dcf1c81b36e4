"""The door that the scenes use, see `facade`: calls go into the network's thread, what happened comes out of queues."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

from net.addresses import BadAddress, shown_addresses, split_address
from net.events import Event
from net.facade import Found, HostSetup, Identity, Limits, Search, Unfinished
from net.hub import Hub
from net.kept import Kept, SessionError
from net.means import Means
from net.messages import PLAY
from net.migrate import heirs_from_rows
from net.runner import Runner
from net.seating import MOST_SEATS
from net.session import LanSession
from net.session_file import SessionFile, delete_session, is_in_use, load_session, session_files
from net.table import Table
from net.tables import shown_text
from net.thread import NetThread, end_log, log_into

log = logging.getLogger("three_crowns.net")

REPORTS = "lan/reports"
MOST_REPORTS = 50
ADDRESSES_KEPT = 2.0  # seconds that the list of own addresses is good for


class Lan:
    """A `facade.Network`. limits: what may be lifted for a measurement."""

    def __init__(self, home: Path, identity: Identity, limits: Limits | None = None) -> None:
        self._home = home
        self._identity = identity
        self._limits = limits
        self._thread = NetThread()
        self._hub = Hub(self._thread, identity.rules)
        self._log = log_into(home)
        self._own: tuple[float, tuple[str, ...]] = (-ADDRESSES_KEPT, ())
        self._sessions: list[LanSession] = []

    def browse(self, wanted: bool) -> None:
        """Look for tables, or stop."""
        if wanted or self._thread.is_running:
            self._thread.call(self._hub.browse, wanted)

    def search(self) -> Search:
        """Return the list as it stands."""
        return self._hub.discovery.search

    def own_addresses(self) -> tuple[str, ...]:
        """Return how other machines reach this one; with a port while something is hosted."""
        hosted = next((one.addresses for one in self._sessions if one.is_open and one.is_host and one.addresses), None)
        if hosted:
            return hosted
        now = time.monotonic()
        if now - self._own[0] >= ADDRESSES_KEPT:
            self._own = (now, shown_addresses())
        return self._own[1]

    def host(self, setup: HostSetup) -> LanSession:
        """Open a table."""
        from net.opening import open_table

        return self._run(lambda means, now: open_table(setup, means, now))

    def join(self, address: str | Found, player: str, role: str = PLAY) -> LanSession:
        """Go to a table."""
        from net.opening import join_table

        if isinstance(address, Found):
            addresses, identity = address.addresses, address.id
        else:
            addresses, identity = (address,), ""
        return self._run(lambda means, now: join_table(addresses, player, role, means, now), identity)

    def unfinished(self) -> list[Unfinished]:
        """Return the matches that can be gone back to, newest first, without those that are open in any window."""
        open_now = {one.path for one in self._sessions if one.is_open}
        # The thread holds a file for a moment after its table was left. Going back comes after that in any case.
        closing = {one.path for one in self._sessions if one.is_closing}
        found = []
        for path in session_files(self._home):
            is_open = path in open_now or (path not in closing and is_in_use(path))
            match = None if is_open else _unfinished(path)
            if match:
                found.append(match)
        return found

    def rejoin(self, match: Unfinished) -> LanSession:
        """Go back to a match."""
        from net.opening import rejoin_table

        def make(means: Means, now: float) -> Table:
            return rejoin_table(load_session(match.path), means, now)

        return self._run(make, match.id[:8], lambda: _former_port(load_session(match.path)))

    def forget(self, match: Unfinished) -> None:
        """Take it off the list."""
        delete_session(match.path)

    def close(self) -> None:
        """Say goodbye to everybody and end the thread; waits at most a second."""
        self._thread.close(self._hub.close)
        end_log(self._log)

    def _run(
        self, make: Callable[[Means, float], Table], identity: str = "", port: Callable[[], int] = lambda: 0
    ) -> LanSession:
        session = LanSession(self._thread)
        means = Means(
            self._identity, lambda kept: self._keep(session, kept), self._report, limits=self._limits or Limits()
        )

        def tell(runner: Runner, events: list[Event]) -> None:
            session.tell(runner, events)
            self._hub.changed(runner)

        runner = Runner(self._thread, lambda now: make(means, now), tell, identity, self._limits, port)
        session.attach(runner)
        self._sessions = [one for one in self._sessions if one.is_open or one.is_closing] + [session]
        self._thread.call(self._hub.run, runner)
        return session

    # -- files; inside the network's thread

    def _keep(self, session: LanSession, kept: Kept) -> SessionFile:
        file = SessionFile(self._home, kept, session.tell_unkept)
        session.path = file.path
        return file

    def _report(self, name: str, data: bytes) -> str:
        folder = self._home / REPORTS
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
            for old in sorted(folder.glob("*.zip"), key=lambda one: one.stat().st_mtime)[:-MOST_REPORTS]:
                old.unlink(missing_ok=True)
        except OSError as error:
            log.warning("the report %s could not be written: %s", name, error)
            return ""
        return str(folder / name)


def _former_port(kept: Kept) -> int:
    """Return where the others of the match look for us, 0 where nobody does."""
    ours = [addresses for peer, _, addresses in heirs_from_rows(kept.heirs) if peer == kept.peer]
    for address in ours[0] if ours else ():
        try:
            return split_address(address)[1] or 0
        except BadAddress:
            continue
    return 0


def _unfinished(path: Path) -> Unfinished | None:
    try:
        kept, when = load_session(path), path.stat().st_mtime
    except (SessionError, OSError) as error:
        log.info("%s is passed over: %s", path.name, error)
        return None
    if not kept.entries or kept.role != PLAY:
        return None
    players = tuple(shown_text(player) for player in kept.players[:MOST_SEATS])
    return Unfinished(kept.game_id.hex(), shown_text(kept.table), kept.game, players, kept.was_host, path, when)
