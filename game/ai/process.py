"""The worker process as the client holds it: start, send, receive, stop. Never waits for it while a match runs."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from game.ai.messages import STOP

END_SECONDS = 0.5  # given to a worker to end by itself


class WorkerLost(Exception):
    """The worker process is gone or could not be started."""


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Let a process that is started inherit that Ctrl+C, which a terminal sends to both, is not meant for it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say so; the worker then does, as soon as it runs
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)


class WorkerProcess:
    """One spawned process with a pipe to it. Raises WorkerLost when it cannot be started."""

    def __init__(self) -> None:
        import multiprocessing  # not at the top: the first picture of the game comes before

        from game.ai.worker import run

        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=run, args=(theirs,), name="computer players", daemon=True)
        try:
            with _interrupts_ignored():
                self._process.start()
        except (OSError, RuntimeError) as error:
            self._pipe.close()
            raise WorkerLost(str(error)) from error
        finally:
            theirs.close()  # so that the end of the process is the end of the pipe

    @property
    def pid(self) -> int | None:
        """The number of the process, None before it runs."""
        return self._process.pid

    def send(self, *message: Any) -> None:
        """Send a message. Raises WorkerLost."""
        try:
            self._pipe.send(message)
        except OSError as error:
            raise WorkerLost("the pipe is closed") from error

    def receive(self) -> list[tuple[Any, ...]]:
        """Return what has arrived. Raises WorkerLost."""
        messages = []
        try:
            while self._pipe.poll():
                messages.append(self._pipe.recv())
        except (EOFError, OSError) as error:
            if not messages:  # otherwise the next call finds the end again
                raise WorkerLost("the worker has ended") from error
        return messages

    def stop(self) -> None:
        """End the process, gently first."""
        with suppress(WorkerLost):
            self.send(STOP)
        self._pipe.close()
        self._process.join(END_SECONDS)
        if self._process.is_alive():
            self._process.terminate()
            self._process.join(END_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
