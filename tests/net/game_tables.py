"""Tables where a real game is played by the real referee, and the file that a player of such a match has."""

from __future__ import annotations

from game.match.golden import rules_hash
from game.match.link import LocalLink
from game.match.record import record_of, record_to_text
from game.match.start import match_from_start
from game.rules.catalog import GAMES as REAL
from game.rules.core import SIMULTANEOUS
from game.scenes.lan.engine import engine_for
from tests import toy_games as toy
from tests.net.tables import GAME_ID, Table

GAMES = {toy.KEY: toy, **REAL}


class GameTable(Table):
    """A table of any game of the catalogue, or of the toy game."""

    def __init__(self, game=toy, seats=((1, "person"), (2, "person")), seed=0, **start):
        values = {option.key: option.values_at(len(seats)) for option in game.OPTIONS}
        options = {key: there[seed % len(there)] for key, there in values.items()}
        self.GAME = {"game": game.KEY, "version": game.VERSION, "rules": rules_hash(game), "options": options}
        super().__init__(seats, seed, engine_for(GAMES), links=max(300, game.MAX_DRAWS), **start)

    def legal(self, seat):
        """Return the inputs that the seat may choose from now."""
        match = self.ledger.engine.match
        return [f"play {match.word_of(action)}" for action in match.choices(seat)]


class PatientTable(GameTable):
    """A table where everybody does the first thing that leaves the score as it is: the match takes long."""

    def legal(self, seat):
        """Return one input, or all where every one changes the score."""
        match = self.ledger.engine.match
        state = match.observation(seat)
        if state.actor == SIMULTANEOUS:  # nobody can try what others have to choose as well
            return super().legal(seat)[:1]
        for action in match.choices(seat):
            after = state.clone()
            after.apply(action)
            if after.scores() == state.scores():
                return [f"play {match.word_of(action)}"]
        return super().legal(seat)


def persons(seats):
    """Return so many seats, a person on a machine of its own at each."""
    return [(peer, "person") for peer in range(1, seats + 1)]


def file_of(ledger):
    """Return the text of the file that a player's match writes, told by the results as a screen hears them."""
    link = LocalLink()
    match = match_from_start(GAMES, ledger.start, link)
    again = type(ledger)(ledger.game_id, engine_for(GAMES))
    for entry in ledger.log.entries:
        for result in again.take(entry).results:
            link.send(result)
            match.poll()
    match.evidence = [f"lan {GAME_ID.hex()}", *ledger.log.lines()]
    return record_to_text(record_of(match))
