"""kill -9 at any moment of a match, then Continue: the position that was saved last, whole."""

import random
import subprocess
import sys
from pathlib import Path

from game.match import continue_match, saves
from tests.match.endless_player import begin, choose

ROUNDS = 60
CHECKOUT = Path(__file__).parents[2]


def digests_of(seed):
    """Return the fingerprint after every number of plies at which the player saves."""
    match = begin(seed)
    match.poll()
    found = {len(match.log): match.digest()}
    while not match.is_over:
        match.propose(match.actor, choose(match))
        match.poll()
        found[len(match.log)] = match.digest()
    return found


def killed_player(root, delay):
    """Let the player play for a moment after its first word, kill it, and return the last thing it told."""
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.match.endless_player", str(root)], cwd=CHECKOUT, stdout=subprocess.PIPE
    )
    with player:
        first = player.stdout.readline()
        try:
            player.wait(delay)
        except subprocess.TimeoutExpired:
            player.kill()
        told = first + player.stdout.read()
    assert player.returncode == -9 or sys.platform == "win32", "the player stopped by itself"
    seed, ply, digest = told[: told.rindex(b"\n")].split(b"\n")[-1].decode().split()
    return int(seed), int(ply), digest


def test_nothing_is_lost_by_a_kill_at_any_moment(tmp_path):
    rng = random.Random(1455)
    reference = {}
    continued = 0
    for _ in range(ROUNDS):
        seed, ply, digest = killed_player(tmp_path, rng.random() * 0.06)
        listed = saves.list_saves(tmp_path)
        assert [saved.problem for saved in listed if saved.problem] == []
        saved = next(saved for saved in listed if saved.record.seed == seed)
        true = reference.setdefault(seed, digests_of(seed))
        assert true[ply] == digest
        assert len(saved.log) >= ply  # what was told was saved before
        assert true[len(saved.log)] == continue_match(saved).digest()
        offered = saves.newest(tmp_path).saved
        assert offered is None or offered.record.seed >= seed
        continued += offered is not None and offered.is_unfinished
    assert continued > ROUNDS // 2 and len(reference) > 1
