r"""The text format of saves and replays: a match written down, and read back.

    three-crowns match 2                      format number
    game rose_king 1                          key and VERSION of the rules
    seat 0 person colour 0 level 0 "Henry"    one line a seat; the name as a JSON string
    option red first                          every table option
    seed 00f3a1b2c3d4e5f6                     of the chance source, 16 hexadecimal digits
    started 2025-03-01T18:00:00Z              UTC, may be empty
    1 chance NE2                              one ply a line: number, actor, word of the action
    2 joint 0 bid:3 1 bid:2                   what seats chose at the same time: every seat and its word
    seat 1 computer colour 1 level 2 "Bot"    somebody else sits down after the ply above
    digest 16 9f86d0...                       fingerprint of the position after that ply: at intervals and at the end
    outcome last_stone winners 0 scores 151,125    only when the match is over
    lan 8f14e45fceea167a5a36dedd4bea2543      only of a match over a network: its number, and then its whole log, an
    1 START - 6b51d4... {"game":...}          entry a line, by which `tools/verify_match.py` checks dice and bids
    end

UTF-8, one `\n` after each line. `end` shows that nothing is missing: a file without it is refused, since files are
replaced as a whole and a torn one was damaged by something else. Format 1 has no joint plies, no later seats and no
network; a match that needs none of them is written in it, so that older programs can read it.

What stands below `lan` is evidence and nothing else: a match is opened by its plies alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from game.match.log import Reseat, Seat
from game.match.match import Match
from game.rules.core import CHANCE, SIMULTANEOUS, Outcome

MAGIC = "three-crowns match"
FORMATS = (1, 2)
CHANCE_WORD = "chance"
JOINT_WORD = "joint"
STARTED = "[0-9TZ:+-]{0,40}"  # the moment of a start as a file holds it


@dataclass(frozen=True, slots=True)
class Record:
    """A match as its text says it was, not yet checked against the rules.

    seats: before ply 1. plies: (actor, word) in order; the word of a joint ply holds those of all seats. digests:
    ply -> fingerprint. outcome: the words of its line, "" if the match goes on. reseats: who sat down later.
    evidence: the lines of a network, as it wrote them.
    """

    game: str
    version: int
    seats: tuple[Seat, ...]
    options: dict[str, str]
    seed: int
    started: str
    plies: tuple[tuple[int, str], ...]
    digests: dict[int, str]
    outcome: str
    reseats: tuple[Reseat, ...] = ()
    evidence: tuple[str, ...] = ()

    @property
    def format(self) -> int:
        """The oldest format that can hold it."""
        joint = any(actor == SIMULTANEOUS for actor, _ in self.plies)
        return 2 if joint or self.reseats or self.evidence else 1


def record_of(match: Match) -> Record:
    """Return the match as it stands, with a fingerprint of its last position."""
    outcome = match.outcome()
    return Record(
        game=match.game.KEY,
        version=match.game.VERSION,
        seats=match.first_seats,
        options=dict(match.options),
        seed=match.seed,
        started=match.started,
        plies=tuple((entry.actor, entry.word) for entry in match.log),
        digests={**match.digests, len(match.log): match.digest()},
        outcome="" if outcome is None else outcome_to_text(outcome),
        reseats=tuple(Reseat(reseat.seat, reseat.holder, reseat.ply) for reseat in match.reseats),
        evidence=tuple(match.evidence),
    )


def record_to_text(record: Record) -> str:
    """Return the text that `record_from_text` reads back to an equal record."""
    lines = [
        f"{MAGIC} {record.format}",
        f"game {record.game} {record.version}",
        *(seat_to_text(number, seat) for number, seat in enumerate(record.seats)),
        *(f"option {key} {value}" for key, value in record.options.items()),
        f"seed {record.seed:016x}",
        f"started {record.started}".rstrip(),
        *_ply_lines(record),
    ]
    if record.outcome:
        lines.append(f"outcome {record.outcome}")
    lines += record.evidence
    lines.append("end")
    return "\n".join(lines) + "\n"


def _ply_lines(record: Record) -> Iterator[str]:
    actors = {CHANCE: CHANCE_WORD, SIMULTANEOUS: JOINT_WORD}
    later: dict[int, list[str]] = {}
    for reseat in record.reseats:
        later.setdefault(reseat.ply, []).append(seat_to_text(reseat.seat, reseat.holder))
    for ply in range(len(record.plies) + 1):
        if ply:
            actor, word = record.plies[ply - 1]
            yield f"{ply} {actors.get(actor, actor)} {word}"
        if ply in record.digests:
            yield f"digest {ply} {record.digests[ply]}"
        yield from later.get(ply, ())


def seat_to_text(number: int, seat: Seat) -> str:
    """Return the line of a seat."""
    # Whatever was typed stays on one line; only what cannot be shown is written as escapes.
    name = json.dumps(seat.name, ensure_ascii=not seat.name.isprintable())
    return f"seat {number} {seat.kind} colour {seat.colour} level {seat.level} {name}"


def outcome_to_text(outcome: Outcome) -> str:
    """Return the words of the line `outcome`."""
    winners = ",".join(map(str, outcome.winners)) or "-"
    return f"{outcome.reason} winners {winners} scores {','.join(map(str, outcome.scores))}"
