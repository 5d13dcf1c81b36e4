"""One playing of a game: the ordered log, the link it travels over, chance, players and saves.

`Match` is the only caller of `State.apply`. Nothing in here draws, and nothing in here thinks about good moves.

    match = new_match(game, seats, options, started=now, keeper=Saver(root, report))
    match.poll()                        # chance deals; returns the changes
    match.propose(match.actor, action)
    for change in match.poll(): ...     # written to the disk by now

Where several seats choose at the same time, `match.to_act` says who still has to; `match.propose(seat, action)` of each
stays secret until all have chosen. Over a network `game.match.start` makes the match, and a `Referee`
judges its inputs.

`game.match.saves` lists, opens and deletes what the keeper wrote; `game.match.record` documents the text format.
"""

from game.match.errors import SaveError
from game.match.link import ReplayLink
from game.match.log import COMPUTER, NAME_LIMIT, PERSON, Change, Entry, Reseat, Restart, Rewind, Sealed, Seat
from game.match.match import Match
from game.match.opening import continue_match, new_match, watch
from game.match.saver import Saver
from game.match.saves import Saved

__all__ = [
    "COMPUTER",
    "NAME_LIMIT",
    "PERSON",
    "Change",
    "Entry",
    "Match",
    "ReplayLink",
    "Reseat",
    "Restart",
    "Rewind",
    "SaveError",
    "Saved",
    "Saver",
    "Sealed",
    "Seat",
    "continue_match",
    "new_match",
    "watch",
]
