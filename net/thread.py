"""The one thread of the network: an asyncio loop that lives beside the window's loop and never throws at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Coroutine
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

log = logging.getLogger("three_crowns.net")
# What these say would else be written to the terminal that the game was started from, tracebacks and all.
_OURSELVES = ("('::1',", "('127.0.0.1',")  # many systems have no way for multicast there, and nobody to be found
LOGGERS = (log, logging.getLogger("zeroconf"), logging.getLogger("asyncio"))

END_WITHIN = 1.0  # seconds; what has not ended by then is cut off
GOODBYES_WITHIN = 0.7
LOG_SIZE = 256 * 1024


class NetThread:
    """Runs what it is given in a thread of its own. Started by the first call, ended by `close`."""

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready = threading.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def is_running(self) -> bool:
        """Whether the thread was started and has not ended."""
        return self._thread is not None and self._thread.is_alive()

    def call(self, function: Callable[..., object], *arguments: Any) -> None:
        """Let the thread call this, soon and in the order of the calls. After `close` nothing is called any more."""
        if self._closed:
            return
        if self._thread is None:
            self._start()
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # it ended in this very moment
            self._loop.call_soon_threadsafe(_guarded, function, arguments)

    def spawn(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[Any]:
        """Run a coroutine; only inside the thread. What it raises is written to the log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a task of the network failed", exc_info=task.exception())

    def close(self, goodbye: Callable[[], Coroutine[Any, Any, object]] | None = None) -> None:
        """End the thread, after `goodbye` or when that takes too long; returns within a second."""
        if self._closed or self._thread is None:
            self._closed = True
            return
        self.call(self._begin_end, goodbye)
        self._closed = True
        if threading.current_thread() is not self._thread:
            self._thread.join(END_WITHIN)

    def _start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="network", daemon=True)
        self._thread.start()
        self._ready.wait()

    def _run(self) -> None:
        loop = self._loop = asyncio.new_event_loop()
        loop.set_exception_handler(_to_log)
        loop.call_soon(self._ready.set)
        try:
            loop.run_forever()
        finally:
            _finish(loop)

    def _begin_end(self, goodbye: Callable[[], Coroutine[Any, Any, object]] | None) -> None:
        asyncio.get_running_loop().create_task(self._end(goodbye))

    async def _end(self, goodbye: Callable[[], Coroutine[Any, Any, object]] | None) -> None:
        try:
            if goodbye:
                await asyncio.wait_for(goodbye(), GOODBYES_WITHIN)
        except Exception:
            log.exception("the network did not end in good order")
        finally:
            asyncio.get_running_loop().stop()


def _guarded(function: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    try:
        function(*arguments)
    except Exception:
        log.exception("a call into the network failed")


def _to_log(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    log.error("%s", context.get("message", "the network failed"), exc_info=context.get("exception"))


def _finish(loop: asyncio.AbstractEventLoop) -> None:
    """Cancel what still runs, let it see that, and close the loop."""
    try:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left, timeout=0.2))
        loop.run_until_complete(loop.shutdown_asyncgens())
    except Exception:
        log.exception("the network did not end in good order")
    finally:
        loop.close()


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    if record.name != "zeroconf":
        return True
    record.exc_info = None  # an interface without a way is told at length, each time
    text = record.getMessage()
    return not (text.startswith("Error with socket") and any(place in text for place in _OURSELVES))


class _QuietFile(RotatingFileHandler):
    """A log file whose own failures (a full disk) are nobody's concern."""

    def _open(self) -> Any:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging calls it so
        """Go on without the line."""


def log_into(folder: Path) -> logging.Handler:
    """Write what goes wrong in the network into `net.log` in a folder; returns what `end_log` takes."""
    handler = _QuietFile(folder / "net.log", maxBytes=LOG_SIZE, backupCount=1, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(_is_worth_a_line)
    for logger in LOGGERS:
        logger.addHandler(handler)
        logger.propagate = False
    return handler


def end_log(handler: logging.Handler) -> None:
    """Close the log file."""
    for logger in LOGGERS:
        logger.removeHandler(handler)
    handler.close()
