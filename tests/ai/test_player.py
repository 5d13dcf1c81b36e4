"""The computer players as a scene uses them: with the real worker process, which may be slow, dropped or killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from game.ai.levels import STRONGEST
from game.ai.messages import Best, Info, Notice
from game.ai.player import ComputerPlayers
from game.ai.process import WorkerLost
from game.rules import rose_king as rk
from game.rules.core import InvalidText
from tests.ai.questions import PATIENCE, positions, question, wait_for_best

ROOT = Path(__file__).resolve().parents[2]


def no_worker():
    raise WorkerLost("none in this test")


@pytest.fixture(scope="module")
def players():
    with closing(ComputerPlayers(time.monotonic)) as found:
        yield found


@pytest.fixture
def local_players():
    with closing(ComputerPlayers(time.monotonic, no_worker)) as found:
        yield found


def test_answers_are_legal_and_the_same_for_a_seed(players):
    for number, state in enumerate(positions(8)):
        answers = []
        for level in (1, 3):
            for repeat in range(2):
                job = number * 10 + level * 2 + repeat
                players.ask(question(state, job, level, seed=number))
                answers.append(wait_for_best(players, job)[0])
        assert all(best.action in state.legal_actions() for best in answers)
        assert answers[0][1:] == answers[1][1:] and answers[2][1:] == answers[3][1:]


def test_the_worker_and_the_client_itself_find_the_same(players, local_players):
    for job, state in enumerate(positions(5, seed=3)):
        answers = []
        for who in (players, local_players):
            who.ask(question(state, job, level=3, seed=7))
            answers.append(wait_for_best(who, job)[0])
        assert answers[0] == answers[1]


def test_a_new_job_drops_the_old_one(players):
    first, second = positions(2, seed=4)
    players.ask(question(first, job=1, level=4))
    players.ask(question(second, job=2, level=1))
    best, heard = wait_for_best(players, job=2)
    assert best.action in second.legal_actions()
    assert not [answer for answer in heard if not isinstance(answer, Info)]


def test_a_cancelled_job_is_never_answered(players):
    state = positions(1)[0]
    players.ask(question(state, job=1, level=4))
    players.cancel()
    players.ask(question(state, job=2, level=1))
    _, heard = wait_for_best(players, job=2)
    assert not [answer for answer in heard if isinstance(answer, Best)]
    assert players.poll() == []


def test_a_hint_says_what_it_brings(players):
    state = positions(1, seed=8)[0]
    players.ask(question(state, job=5, level=STRONGEST))
    best, _ = wait_for_best(players, job=5)
    assert best.action == best.ranking[0][0]
    assert best.value == best.ranking[0][1]
    assert isinstance(best.gain, int)


def kill(players):
    os.kill(players.worker.pid, signal.SIGTERM)


def test_a_killed_worker_is_started_once_more_then_the_client_thinks_itself():
    state = positions(1)[0]
    with closing(ComputerPlayers(time.monotonic)) as players:
        players.ask(question(state, job=1))
        expected, _ = wait_for_best(players, job=1)
        first = players.worker.pid
        kill(players)
        players.ask(question(state, job=2))
        again, heard = wait_for_best(players, job=2)
        assert again[1:] == expected[1:] and heard == []
        assert players.worker.pid != first and not players.is_local
        kill(players)
        players.ask(question(state, job=3))
        here, heard = wait_for_best(players, job=3)
        assert here[1:] == expected[1:]
        assert players.is_local and players.worker is None
        assert [type(answer) for answer in heard] == [Notice] and heard[0].text


def test_a_worker_killed_while_it_thinks_loses_no_job():
    state = positions(1, seed=2)[0]
    with closing(ComputerPlayers(time.monotonic)) as players:
        players.ask(question(state, job=1, level=4))
        kill(players)
        best, _ = wait_for_best(players, job=1)
        assert best.action in state.legal_actions()


def test_thinking_in_the_client_comes_in_slices(local_players):
    """A poll may take one step longer than its slice, never the whole search."""
    clock = iter(range(10**6))
    local_players._clock = lambda: next(clock)
    state = positions(1)[0]
    local_players.ask(question(state, level=3))
    polls = 0
    while not any(isinstance(answer, Best) for answer in local_players.poll()):
        polls += 1
    assert polls > len(state.legal_actions())


@pytest.mark.parametrize("part", ["__init__", "step"])
def test_a_search_that_fails_still_gives_a_legal_action(local_players, monkeypatch, part):
    from game.ai import rose_king as thinking

    state = positions(1)[0]
    monkeypatch.setattr(thinking.Search, part, lambda *arguments: 1 / 0)
    local_players.ask(question(state))
    best, _ = wait_for_best(local_players)
    assert best.action in state.legal_actions() and best.ranking == ()


@pytest.mark.parametrize(
    "wrong",
    [{"game": "chess"}, {"version": rk.VERSION + 1}, {"seat": 7}, {"observation": "rose_king 1"}, {"observation": ""}],
    ids=str,
)
def test_a_question_without_an_answer_is_refused_at_once(local_players, wrong):
    with pytest.raises(InvalidText):
        local_players.ask(question(positions(1)[0])._replace(**wrong))


def test_closing_ends_the_worker():
    players = ComputerPlayers(time.monotonic)
    players.start()
    pid = players.worker.pid
    players.close()
    players.close()
    assert players.worker is None
    with pytest.raises(OSError):
        os.kill(pid, 0)


def run_fresh(code, **more):
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, **more
    )


def test_a_worker_ends_when_its_client_is_killed(tmp_path):
    script = tmp_path / "client.py"
    script.write_text(
        "import os, sys, time\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        "from game.ai.player import ComputerPlayers\n"
        "if __name__ == '__main__':\n"
        "    players = ComputerPlayers(time.monotonic)\n"
        "    players.start()\n"
        "    print(players.worker.pid, flush=True)\n"
        "    time.sleep(60)\n"
    )
    client = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    pid = int(client.stdout.readline())
    client.kill()
    client.wait()
    client.stdout.close()
    end = time.monotonic() + PATIENCE
    while is_running(pid):
        assert time.monotonic() < end
        time.sleep(0.01)


def is_running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_the_worker_needs_no_pygame_and_no_multiprocessing_before_it_starts():
    code = (
        "import runpy, sys; import game.ai.player; print('multiprocessing' in sys.modules);"
        "runpy.run_path('main.py', run_name='__mp_main__'); import game.ai.worker; print('pygame' in sys.modules)"
    )
    run = run_fresh(code)
    assert run.stdout.split() == ["False", "False"], run.stderr


def test_answers_do_not_follow_the_hash_seed():
    code = (
        "import sys; from game.ai.thinking import Thought\n"
        "from tests.ai.questions import positions, question\n"
        "for state in positions(4):\n"
        "    thought = Thought(question(state, level=1, seed=5))\n"
        "    while thought.step(): pass\n"
        "    print(thought.best())\n"
    )
    answers = {run_fresh(code, env={**os.environ, "PYTHONHASHSEED": seed}).stdout for seed in ("0", "1", "77")}
    assert len(answers) == 1 and answers.pop().count("Best") == 4
