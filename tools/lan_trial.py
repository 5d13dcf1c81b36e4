#!/usr/bin/env python3
"""Tries play over the network with real programs: networks inside this machine, bad cables, deaths, rubbish.

python3 tools/lan_trial.py             all trials, one line each
python3 tools/lan_trial.py NAME ...    some of them
python3 tools/lan_trial.py --list      what there is

As root on Linux each trial gets network namespaces of its own; elsewhere what can be tried on loopback is tried there.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.environment import go_inside  # noqa: E402

go_inside("msgpack", "zeroconf")

from tools.lan import (  # noqa: E402, F401
    trials_deaths,
    trials_finding,
    trials_games,
    trials_trouble,
    trials_window,
    trials_wire,
)
from tools.lan.lab import TrialFailed, lab  # noqa: E402
from tools.lan.space import NoNamespaces, Space, bridge, reason_against, wired  # noqa: E402
from tools.lan.trial import ANY, IPV6, LINK_LOCAL, PLACES_NEEDED, TRIALS, WIRE, Ground, Trial  # noqa: E402


@contextmanager
def network(trial: Trial, on_loopback: bool) -> Iterator[Space | None]:
    """Give the network that a trial needs, None for loopback."""
    if on_loopback:
        yield None
    elif trial.needs == WIRE:
        with wired(PLACES_NEEDED) as space:
            yield space
    else:
        with bridge(PLACES_NEEDED, {IPV6: 6, LINK_LOCAL: 64}.get(trial.needs, 4)) as space:
            yield space


def attempt(trial: Trial, on_loopback: bool) -> tuple[bool, str]:
    """Run one trial; return whether it went well, and what was seen."""
    with tempfile.TemporaryDirectory(prefix="lan-") as name, network(trial, on_loopback) as space:
        with lab(Path(name), space.prefixes if space else None) as made:
            ground = Ground(made, Path(name), space)
            try:
                seen = trial.run(ground)
            except TrialFailed as failure:
                return False, "\n    ".join([str(failure), *made.complaints()])
            tracebacks = made.tracebacks()
        return not tracebacks, f"{seen}; {'; '.join(tracebacks[:3])}" if tracebacks else seen


def report(trial: Trial, reason: str) -> bool:
    """Run one trial and print its line; return whether it did not fail."""
    if reason and trial.needs != ANY:
        print(f"{trial.name:32} skipped: no network namespaces here", flush=True)
        return True
    before = time.monotonic()
    try:
        is_good, seen = attempt(trial, bool(reason))
    except NoNamespaces as problem:
        print(f"{trial.name:32} skipped: {problem}", flush=True)
        return True
    seconds = time.monotonic() - before
    where = " (loopback)" if reason else ""
    print(f"{trial.name:32} {'ok' if is_good else 'FAILED'}{where}: {seen} [{seconds:.0f} s]", flush=True)
    return is_good


def main(arguments: list[str]) -> int:
    """Run the named trials, or all; returns the exit code."""
    known = {trial.name: trial for trial in TRIALS}
    if arguments == ["--list"]:
        for trial in TRIALS:
            print(f"{trial.name:32} {trial.what}")
        return 0
    if any(name.startswith("-") for name in arguments):
        print(__doc__)
        return 2
    unknown = [name for name in arguments if name not in known]
    if unknown:
        print(f"There is no trial {unknown[0]!r}; --list shows what there is.")
        return 2
    reason = reason_against()
    if reason:
        print(f"No network namespaces here ({reason}): what can be is tried on loopback.")
    results = [report(known[name], reason) for name in arguments or known]
    failed = results.count(False)
    print(f"{len(results)} trials, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
