"""The demo's match from the deal to the last page."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from game.ai.messages import Job
from game.ai.thinking import Thought
from game.atomic import write_atomically
from game.demo.album import Album
from game.demo.teller import Teller
from game.language import _
from game.match import COMPUTER, Change, Seat, new_match
from game.match.record import record_of, record_to_text
from game.match.saver import ENDING
from game.rules.catalog import GAMES
from game.rules.core import State
from game.scenes.catalog import VIEWS
from game.scenes.chronicle import Chronicle
from game.scenes.seats import looks_of
from game.view.legend import legend_of
from game.view.moment import Moment

NAMES = ("Henry", "Margaret", "Richard", "Elizabeth")
LEVEL = 2


class Performance:
    """Plays one match and leaves its traces in `folder`. The same `seed` gives the same match.

    key: of the game, the first of the catalogue if "". As few seats as it allows take part.
    """

    def __init__(self, folder: Path, teller: Teller | None = None, seed: int | None = None, key: str = "") -> None:
        self._folder = folder
        self._teller = teller or Teller()
        self._key = key or next(iter(GAMES))
        self._package, game = VIEWS[self._key], GAMES[self._key]
        seats = [Seat(COMPUTER, NAMES[seat], seat, LEVEL) for seat in range(game.SEATS[0])]
        started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        self._match = new_match(game, seats, started=started, seed=seed)
        self._looks = looks_of(seats)
        self._chronicle = Chronicle(self._package, self._looks)
        self._moments: list[Moment] = []

    def run(self) -> None:
        """Play to the end, write the replay and the pictures, say where they are. Raises OSError."""
        match = self._match
        if not self._teller.lively:
            self._teller.table([*legend_of(self._package), ""])
        self._follow(match.poll())
        while not match.is_over:
            seat = match.to_act[0]
            match.propose(seat, self._choice(seat))
            self._follow(match.poll())
        self._close()

    def _choice(self, seat: int) -> int:
        match = self._match
        ply, observation = len(match.log), match.observation(seat).to_text()
        thought = Thought(Job(ply, self._key, match.game.VERSION, seat, observation, LEVEL, match.seed + ply))
        while thought.step():
            pass
        return thought.best().action

    def _follow(self, changes: list[Change]) -> None:
        for change in changes:
            if change.entry is None:
                continue
            before = len(self._chronicle.lines)
            told = self._chronicle.add(change)
            self._moments.append(self._moment(change.after))
            if told:
                renews = len(self._chronicle.lines) < before + len(told)
                table = self._package.table_lines(change.after, self._looks, self._teller.colour)
                if self._teller.lively:
                    table = [*table, "", *legend_of(self._package)]
                self._teller.ply([sentence.text for sentence in told], table, renews)

    def _moment(self, observation: State) -> Moment:
        last = tuple(pair for entry in self._match.log[-16:] for pair in entry.pairs)
        return Moment(
            observation,
            seat=0,
            actor=observation.actor,
            seats=self._looks,
            chronicle=self._chronicle.lines,
            last=last,
            replaying=True,
        )

    def _close(self) -> None:
        outcome = self._match.outcome()
        assert outcome is not None
        replay = self._folder / f"replay{ENDING}"
        write_atomically(replay, record_to_text(record_of(self._match)))
        album = Album(self._folder, self._package)
        decided = [moment for moment in self._moments if moment.actor >= 0]
        album.table("1-start", decided[0])
        album.table("2-middle", decided[len(decided) // 2])
        album.table("3-end", self._moments[-1])
        album.result("4-result", self._moments[-1], outcome)
        self._tell_end(replay, album)

    def _tell_end(self, replay: Path, album: Album) -> None:
        match, say = self._match, self._teller.say
        final = match.observation(None)
        outcome = match.outcome()
        assert outcome is not None
        self._teller.last_table()
        say(self._package.result_words(final, outcome, self._looks))
        say(_("Pictures and the replay are in {folder}:").format(folder=self._folder.resolve()))
        for path in [*album.written, replay]:
            say(f"  {path.name}")
