"""Frames: every message comes back, and nothing else comes through."""

import msgpack
import pytest

from net import messages as m
from net.checks import DUMP_BYTES
from net.kinds import KINDS
from net.plain import MOST_DEPTH, MOST_NODES
from net.wire import LIMIT, STRANGER_LIMIT, FrameError, Splitter, decode, encode
from tests.net.messages_of_every_kind import B16, B32, MESSAGES

SHORT = [message for message in MESSAGES if len(encode(message)) < STRANGER_LIMIT]


def frame(body):
    return len(body).to_bytes(4, "big") + body


def test_there_is_a_sample_of_every_kind():
    assert {type(message) for message in MESSAGES} == {kind for kind, _ in KINDS.values()}


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_every_message_comes_back(message):
    data = encode(message)
    assert int.from_bytes(data[:4], "big") == len(data) - 4 <= LIMIT
    again = decode(data[4:])
    assert again == message and type(again) is type(message)


def test_messages_come_through_byte_by_byte():
    splitter, came = Splitter(), []
    for byte in b"".join(map(encode, SHORT)):
        came += splitter.feed(bytes([byte]))
    assert came == SHORT


def test_messages_come_through_all_at_once_and_cut_in_the_middle():
    data = b"".join(map(encode, SHORT))
    assert list(Splitter().feed(data)) == SHORT
    splitter = Splitter()
    assert [*splitter.feed(data[:777]), *splitter.feed(data[777:])] == SHORT


def test_a_raised_limit_counts_for_what_came_in_the_same_breath():
    welcome = next(message for message in MESSAGES if isinstance(message, m.Welcome))
    dump = next(message for message in MESSAGES if isinstance(message, m.Dump))
    splitter, came = Splitter(), []
    for message in splitter.feed(encode(welcome) + encode(dump)):
        came.append(message)
        splitter.limit = LIMIT
    assert came == [welcome, dump]


def test_too_long_a_frame_is_refused_by_its_length_alone():
    fits, too_long = STRANGER_LIMIT, STRANGER_LIMIT + 1
    assert list(Splitter().feed(fits.to_bytes(4, "big"))) == []
    with pytest.raises(FrameError) as caught:
        list(Splitter().feed(too_long.to_bytes(4, "big") + b"rest"))
    assert caught.value.sample == too_long.to_bytes(4, "big") + b"rest"


@pytest.mark.parametrize("length", [0, LIMIT + 1, 1 << 31, (1 << 32) - 1])
def test_lengths_that_no_frame_has(length):
    with pytest.raises(FrameError):
        list(Splitter(LIMIT).feed(length.to_bytes(4, "big")))


def test_after_an_error_nothing_comes_any_more():
    splitter = Splitter()
    with pytest.raises(FrameError):
        list(splitter.feed(frame(b"\xc1")))
    with pytest.raises(FrameError):
        list(splitter.feed(encode(m.Info())))


def test_nothing_is_kept_of_a_broken_connection():
    for bad in (frame(b"\xc1") + bytes(5000), b"\xff" * 5000):
        splitter = Splitter()
        for _ in range(3):
            with pytest.raises(FrameError):
                list(splitter.feed(bad))
            assert len(splitter._buffer) == 0


def test_an_error_says_what_was_wrong():
    with pytest.raises(FrameError, match="unknown kind 99"):
        decode(msgpack.packb([99]))


def test_the_longest_frame_there_can_be():
    longest = m.OptionWish("red", bytes(LIMIT - 9))
    data = encode(longest)
    assert len(data) == 4 + LIMIT and list(Splitter(LIMIT).feed(data)) == [longest]
    with pytest.raises(FrameError, match="too long"):
        encode(m.OptionWish("red", bytes(LIMIT - 8)))


def test_what_came_whole_before_an_error_still_comes():
    messages = Splitter().feed(encode(m.Ping(1)) + frame(b"\xc1" * 100))
    assert next(messages) == m.Ping(1)
    with pytest.raises(FrameError) as caught:
        next(messages)
    assert caught.value.sample == b"\xc1" * 64


NOT_A_MESSAGE = {
    "empty": b"",
    "no array": msgpack.packb({"kind": 1}),
    "an empty array": msgpack.packb([]),
    "a kind that is a text": msgpack.packb(["1"]),
    "a kind that is true": msgpack.packb([True]),
    "an unknown kind": msgpack.packb([99]),
    "a negative kind": msgpack.packb([-1]),
    "too few fields": msgpack.packb([40]),
    "too many fields": msgpack.packb([40, 1, 2]),
    "a wrong field": msgpack.packb([40, "1"]),
    "a truth for a number": msgpack.packb([40, True]),
    "bytes behind it": msgpack.packb([1]) + b"\x00",
    "cut off": encode(m.Chat(1, "hello"))[4:-1],
    "a float": msgpack.packb([11, 1, "name", 1.5]),
    "not a number": msgpack.packb([11, 1, "name", float("nan")]),
    "a number that is too large": msgpack.packb([11, 1, "name", 1 << 63]),
    "an extension": msgpack.packb([11, 1, "name", msgpack.ExtType(5, b"x")]),
    "a moment": msgpack.packb([11, 1, "name", msgpack.Timestamp(1)]),
    "a key of bytes": msgpack.packb([11, 1, "name", {b"a": 1}]),
    "a number as a key": msgpack.packb([11, 1, "name", {1: 1}]),
    "a key twice": b"\x94\x0b\x01\xa4name\x82\xa1a\x01\xa1a\x02",
    "half a character": b"\x93\x10\x01\xa2\xc3\x28",
    "a surrogate": b"\x93\x10\x01\xa3\xed\xa0\x80",
    "a text with a new line": msgpack.packb([16, 1, "one\ntwo"]),
    "too long a text": msgpack.packb([16, 1, "x" * 201]),
    "too long a name in bytes": msgpack.packb([3, 1, "0", {}, "世" * 17, "play", None, B16, 0, B32, 0, 0]),
    "a role that there is not": msgpack.packb([3, 1, "0", {}, "Ben", "host", None, B16, 0, B32, 0, 0]),
    "a token that is too short": msgpack.packb([3, 1, "0", {}, "Ben", "play", B16[:-1], B16, 0, B32, 0, 0]),
    "a hash that is a text": msgpack.packb([5, "x" * 32]),
    "an entry of an unknown kind": msgpack.packb([21, 1, "CHEAT", None, 0]),
    "four thousand millions of elements": b"\xdd\xff\xff\xff\xff",
    "four thousand millions of bytes": b"\x93\x10\x01\xc6\xff\xff\xff\xff",
    "a reserved byte": b"\xc1",
}


@pytest.mark.parametrize("body", NOT_A_MESSAGE.values(), ids=NOT_A_MESSAGE.keys())
def test_what_is_no_message_is_a_frame_error(body):
    with pytest.raises(FrameError):
        decode(body)


def nested(depth):
    value = 1
    for _ in range(depth):
        value = [value]
    return value


def test_depth_is_bounded():
    # the message itself is the first list
    assert decode(msgpack.packb([11, 1, "name", nested(MOST_DEPTH - 1)])).value == nested(MOST_DEPTH - 1)
    for depth in (MOST_DEPTH, 500, 5000):
        with pytest.raises(FrameError):
            decode(b"\x94\x0b\x01\xa4name" + b"\x91" * depth + b"\x01")


def test_the_number_of_values_is_bounded():
    most = MOST_NODES - 5  # the message, its kind, its three fields
    assert len(decode(msgpack.packb([11, 1, "name", [0] * most])).value) == most
    for bomb in ([0] * (most + 1), [{}] * (most + 1), [[0] * 1000] * 5):
        with pytest.raises(FrameError):
            decode(msgpack.packb([11, 1, "name", bomb]))


@pytest.mark.parametrize(
    "message",
    [
        m.Chat(1, ""),
        m.Chat(1, "x" * 201),
        m.Chat(1, "\ud800"),
        m.Chat(-1, "x"),
        m.OptionWish("red", (1, 2)),
        m.OptionWish("red", 0.5),
        m.OptionWish("red", {1: 2}),
        m.OptionWish("red", "\ud800"),
        m.OptionWish("red", 1 << 64),
        m.OptionWish("red", bytes(LIMIT)),
        m.OptionWish("red", ...),
        m.Dump(1, 1, bytes(DUMP_BYTES + 1)),
        "no message",
    ],
    ids=lambda message: repr(message)[:80],
)
def test_nothing_is_sent_that_the_other_side_would_not_take(message):
    with pytest.raises(FrameError):
        encode(message)
