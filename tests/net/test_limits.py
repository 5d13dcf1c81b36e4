"""How much a connection may send, by a clock in the hand."""

import math

from net.limits import Bucket, ChatLimit


def taken(bucket, now, tries):
    return sum(bucket.take(now) for _ in range(tries))


def test_a_burst_and_then_the_rate():
    bucket = Bucket(rate=120, burst=240)
    assert taken(bucket, 0.0, 1000) == 240
    assert taken(bucket, 1.0, 1000) == 120
    assert taken(bucket, 1.5, 1000) == 60
    assert taken(bucket, 1000.0, 1000) == 240


def test_what_is_not_there_is_not_taken():
    bucket = Bucket(rate=10, burst=10)
    assert bucket.take(0.0, 8)
    assert not bucket.take(0.0, 3)
    assert bucket.take(0.0, 2)


def test_the_time_to_wait():
    bucket = Bucket(rate=10, burst=10)
    assert bucket.wait(5.0, 10) == 0
    bucket.take(5.0, 10)
    assert bucket.wait(5.0, 1) == 0.1
    assert bucket.wait(5.25, 5) == 0.25
    assert math.isinf(bucket.wait(5.0, 11))
    assert bucket.take(5.5 + 1e-9, 5)


def test_a_clock_that_runs_backwards_gives_nothing():
    bucket = Bucket(rate=10, burst=10)
    bucket.take(5.0, 10)
    assert not bucket.take(1.0)
    assert not bucket.take(5.0)
    assert bucket.take(5.25)


def test_five_lines_of_chat_in_five_seconds_and_then_silence():
    chat = ChatLimit()
    assert [chat.allows(second) for second in (0, 1, 2, 3, 4)] == [True] * 5
    assert not chat.allows(4.9)
    assert not chat.allows(19.8)
    assert chat.allows(19.9)


def test_the_sixth_line_is_heard_five_seconds_after_the_first():
    chat = ChatLimit()
    assert all(chat.allows(100.0) for _ in range(5))
    assert chat.allows(105.0)
    chat = ChatLimit()
    assert all(chat.allows(100.0) for _ in range(5))
    assert not chat.allows(104.75)


def test_slow_talk_is_never_cut_off():
    chat = ChatLimit()
    assert all(chat.allows(number * 1.25) for number in range(200))
