"""The network's thread: calls in order, nothing thrown at the window, and an end within a second."""

import asyncio
import logging
import queue
import threading

import pytest

from net import thread as thread_module
from net.thread import NetThread, end_log, log_into
from tests.net.loopback import WITHIN


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """Let a busy machine take its time to end a thread."""
    monkeypatch.setattr(thread_module, "END_WITHIN", WITHIN)
    monkeypatch.setattr(thread_module, "GOODBYES_WITHIN", WITHIN)


def test_nothing_is_started_before_something_is_asked_for():
    thread = NetThread()
    assert not thread.is_running
    thread.close()
    thread.call(print, "never")
    assert not thread.is_running


def test_calls_come_in_order_and_in_another_thread():
    thread, heard = NetThread(), queue.SimpleQueue()
    for number in range(100):
        thread.call(lambda number=number: heard.put((number, threading.current_thread().name)))
    assert [heard.get(timeout=WITHIN) for _ in range(100)] == [(number, "network") for number in range(100)]
    thread.close()
    assert not thread.is_running


def test_what_fails_goes_into_the_log_and_the_thread_lives_on(tmp_path):
    handler = log_into(tmp_path)
    thread, heard = NetThread(), queue.SimpleQueue()

    async def fail():
        raise RuntimeError("in a task")

    try:
        thread.call(lambda: 1 / 0)
        thread.call(lambda: thread.spawn(fail()))
        thread.call(lambda: asyncio.get_running_loop().call_soon(lambda: 1 // 0))
        thread.call(lambda: asyncio.get_running_loop().call_later(0.01, heard.put, "alive"))
        assert heard.get(timeout=WITHIN) == "alive"
    finally:
        thread.close()
        end_log(handler)
    written = (tmp_path / "net.log").read_text(encoding="utf-8")
    assert written.count("ZeroDivisionError") == 2 and "in a task" in written


def test_the_end_waits_for_goodbyes():
    thread, heard = NetThread(), []

    async def goodbye():
        await asyncio.sleep(0)
        heard.append("goodbye")

    thread.call(lambda: None)
    thread.close(goodbye)
    assert heard == ["goodbye"] and not thread.is_running


def test_the_end_does_not_wait_for_ever(monkeypatch):
    monkeypatch.setattr(thread_module, "GOODBYES_WITHIN", 0.05)
    thread, heard = NetThread(), []

    async def stuck():
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    thread.call(lambda: thread.spawn(stuck()))
    thread.close(stuck)
    assert not thread.is_running and heard == ["cancelled", "cancelled"]
    thread.close()


def test_a_blocked_thread_does_not_block_the_window(monkeypatch):
    monkeypatch.setattr(thread_module, "END_WITHIN", 0.05)
    thread, release = NetThread(), threading.Event()
    thread.call(release.wait, WITHIN)
    thread.close()
    assert thread.is_running
    release.set()
    thread._thread.join(WITHIN)
    assert not thread.is_running


def test_a_full_disk_does_not_stop_the_log(tmp_path):
    (tmp_path / "file").write_text("in the way")
    handler = log_into(tmp_path / "file")
    try:
        thread_module.log.error("cannot be written")
    finally:
        end_log(handler)


def test_other_libraries_complain_into_the_same_file(tmp_path, capsys):
    handler = log_into(tmp_path)
    try:
        logging.getLogger("zeroconf").warning("no such device")
    finally:
        end_log(handler)
    assert "no such device" in (tmp_path / "net.log").read_text(encoding="utf-8")
    assert capsys.readouterr().err == ""


def test_that_nobody_can_be_found_on_ourselves_is_no_complaint(tmp_path):
    handler, zeroconf = log_into(tmp_path), logging.getLogger("zeroconf")
    try:
        for place in ("('::1', 5353, 0, 0)", "('127.0.0.1', 5353)", "('192.168.1.7', 5353)"):
            zeroconf.warning(f"Error with socket 24 ({place})): %s", OSError(101, "Network is unreachable"))
    finally:
        end_log(handler)
    (line,) = (tmp_path / "net.log").read_text(encoding="utf-8").splitlines()
    assert "192.168.1.7" in line and "unreachable" in line
