"""The computer players of a client: asked and polled from its loop, thinking in one worker process beside it.

A worker that is lost is started once more. If that is lost too, the thinking goes on inside the client, in slices so
small that the picture keeps moving, and a notice says so.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ai.messages import BEST, CANCEL, GO, Best, Info, Job, Notice
from game.ai.process import WorkerLost, WorkerProcess
from game.ai.thinking import Thought, any_action, read_job
from game.language import _

Answer = Best | Info | Notice

SLICE_SECONDS = 0.004  # thinking in the client, per poll


class ComputerPlayers:
    """Answers one job at a time; a new one drops the old.

    clock: gives seconds, any origin. start: makes a worker, see WorkerProcess; it runs at the first job, or at `start`.
    """

    def __init__(self, clock: Callable[[], float], start: Callable[[], WorkerProcess] = WorkerProcess) -> None:
        self._clock = clock
        self._start = start
        self._worker: WorkerProcess | None = None
        self._losses = 0
        self._job: Job | None = None
        self._thought: Thought | None = None
        self._best: Best | None = None
        self._notices: list[Notice] = []

    @property
    def worker(self) -> WorkerProcess | None:
        """The process, None while there is none."""
        return self._worker

    @property
    def is_local(self) -> bool:
        """Whether the thinking goes on inside the client."""
        return self._losses > 1

    def start(self) -> None:
        """Start the worker now, so that the first answer need not wait for it."""
        if self._worker is None and not self.is_local:
            try:
                self._worker = self._start()
            except WorkerLost:
                self._recover()

    def ask(self, job: Job) -> None:
        """Ask what a seat should do; `poll` brings the answer.

        The same question with the same seed has the same answer. Raises InvalidText when the question has none.
        """
        read_job(job)
        self._job, self._best, self._thought = job, None, None
        self.start()
        self._send_job()

    def poll(self) -> list[Answer]:
        """Return what has come since the last call. Never waits."""
        answers: list[Answer] = []
        if self.is_local:
            self._think_here()
        elif self._worker is not None:
            answers += self._hear(self._worker)
        if self._best is not None:
            answers.append(self._best)
            self._job = self._best = None
        answers += self._notices
        self._notices = []
        return answers

    def cancel(self) -> None:
        """Drop the job; no answer to it will come."""
        if self._job is None:
            return
        self._job = self._best = self._thought = None
        self._tell(CANCEL)

    def close(self) -> None:
        """Drop the job and end the worker."""
        self._job = self._best = self._thought = None
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def _send_job(self) -> None:
        if self._job is not None and not self.is_local:
            self._tell(GO, *self._job)

    def _tell(self, *message: object) -> None:
        if self._worker is None:
            return
        try:
            self._worker.send(*message)
        except WorkerLost:
            self._recover()

    def _hear(self, worker: WorkerProcess) -> list[Answer]:
        """Take the worker's messages; those about a dropped job are out of date."""
        infos: list[Answer] = []
        try:
            messages = worker.receive()
        except WorkerLost:
            self._recover()
            return []
        for kind, *fields in messages:
            if self._job is None or fields[0] != self._job.number:
                continue
            if kind == BEST:
                self._best = Best(*fields)
            else:
                infos.append(Info(*fields))
        return infos

    def _recover(self) -> None:
        """Replace a lost worker, and ask again; after the second loss go on without one."""
        self._losses += 1
        if self._worker is not None:
            self._worker.stop()
            self._worker = None
        if self.is_local:
            self._notices.append(Notice(_("The computer player works inside the game now: pictures may stutter.")))
        else:
            self.start()
        if self._best is None:
            self._send_job()

    def _think_here(self) -> None:
        if self._job is None or self._best is not None:
            return
        end = self._clock() + SLICE_SECONDS
        try:
            self._thought = self._thought or Thought(self._job)
            while self._thought.step():
                if self._clock() >= end:
                    return
            self._best = self._thought.best()
        except Exception:  # the match must go on; whoever tests the search finds the error
            self._best = any_action(self._job)
        self._thought = None
