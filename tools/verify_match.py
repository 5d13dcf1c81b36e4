#!/usr/bin/env python3
"""Check whether a match over a network was fair: every draw, every sealed bid, every entry, every byte of its file.

tools/verify_match.py FILE [OTHER]      one sentence a file; exit code 0 only if all is well

With the file of another player too it also says whether both were told the same match: a host could have told two.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.environment import go_inside  # noqa: E402

go_inside("msgpack")

from game.match.reader import SIZE_LIMIT  # noqa: E402
from game.rules.catalog import GAMES  # noqa: E402
from game.rules.core import Game  # noqa: E402
from game.scenes.lan import evidence  # noqa: E402
from net.kept import MAGIC as SESSION  # noqa: E402
from net.reasons import FAULTS  # noqa: E402

_FAULTS = {**FAULTS, "damaged": "the line cannot be read", "head": "its content and its hash do not belong together"}

_UNFINISHED = "its match is not finished; once it is, the match is a file in the folder replays."


def sentence(verdict: evidence.Verdict) -> str:
    """Return the verdict in words."""
    good = f"{count(verdict.entries, 'entry', 'entries')}, {count(verdict.draws, 'draw')}, {count(verdict.bids, 'bid')}"
    if verdict.kind == evidence.FAIR:
        return f"The match was fair: {good}, all checked."
    if verdict.kind == evidence.OPEN:
        return f"The match has been fair so far and is not over: {good}, all checked."
    if verdict.kind == evidence.LOCAL:
        return "The match was not played over a network: there is nothing to check."
    if verdict.kind == evidence.ALTERED:
        return f"The file was altered: line {verdict.line} is not what the log of the match says."
    if verdict.kind == evidence.BAD_ENTRY:
        why = _FAULTS.get(verdict.reason, verdict.reason)
        return f"The match cannot be called fair: entry {verdict.entry} is the first bad one, {why}."
    return f"The file cannot be checked: {verdict.reason or 'its log is not where it belongs.'}"


def count(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def comparison(first: evidence.Verdict, second: evidence.Verdict) -> tuple[str, bool]:
    """Return in words whether both files tell the same match, and whether they do."""
    pairs = list(zip(first.lines, second.lines, strict=False))
    place = next((place for place, (one, other) in enumerate(pairs) if one != other), None)
    if not pairs or place == 0:
        return "The two files tell different matches.", False
    if place is not None:
        return f"The two files tell the match differently from entry {place} on.", False
    longer = abs(len(first.lines) - len(second.lines))
    more = f", one of them {count(longer, 'entry', 'entries')} further" if longer else ""
    return f"Both files tell the same match{more}.", True


def verdict_on(path: Path, games: Mapping[str, Game]) -> evidence.Verdict:
    """Return the verdict on a file."""
    try:
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        return evidence.Verdict(evidence.UNREADABLE, f"{error.strerror or error}.")
    if data.startswith(SESSION):
        return evidence.Verdict(evidence.UNREADABLE, _UNFINISHED)
    return evidence.check_match(data, games)


def main(arguments: list[str] | None = None, games: Mapping[str, Game] = GAMES) -> int:
    """Check and print; returns the exit code."""
    parser = argparse.ArgumentParser(description="Check whether a match over a network was fair.")
    parser.add_argument("file", type=Path)
    parser.add_argument("other", type=Path, nargs="?", help="the file of another player of the same match")
    chosen = parser.parse_args(arguments)
    verdicts = []
    for path in [chosen.file, *([chosen.other] if chosen.other else [])]:
        verdicts.append(verdict_on(path, games))
        print(sentence(verdicts[-1]) if chosen.other is None else f"{path.name}: {sentence(verdicts[-1])}")
    is_well = all(verdict.is_fair for verdict in verdicts)
    if chosen.other is not None:
        text, is_same = comparison(*verdicts)
        print(text)
        is_well = is_well and is_same
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
