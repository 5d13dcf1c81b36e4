"""A hundred thousand spoiled frames: the documented error, or a message that is one."""

import random

import pytest

from net.wire import LIMIT, FrameError, Splitter, decode, encode
from tests.net.messages_of_every_kind import MESSAGES

FRAMES = [data for data in map(encode, MESSAGES) if len(data) < 400]
ROUNDS, EACH = 10, 10_000
TELLING = [0x00, 0x7F, 0x80, 0x90, 0xA0, 0xC0, 0xC1, 0xC4, 0xC7, 0xCA, 0xCB, 0xCF, 0xD4, 0xD9, 0xDC, 0xDE, 0xFF]


def changed(rng, data):
    data[rng.randrange(len(data))] = rng.randrange(256)


def told(rng, data):
    data[rng.randrange(len(data))] = rng.choice(TELLING)


def flipped(rng, data):
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def longer(rng, data):
    data.insert(rng.randrange(len(data) + 1), rng.choice(TELLING))


def shorter(rng, data):
    del data[rng.randrange(len(data))]


def cut(rng, data):
    del data[rng.randrange(1, len(data) + 1) :]


def crossed(rng, data):
    other = rng.choice(FRAMES)
    data[rng.randrange(len(data)) :] = other[rng.randrange(len(other)) :]


def noise(rng, data):
    data[:] = rng.randbytes(rng.randrange(1, 60))


WAYS = [changed, told, flipped, longer, shorter, cut, crossed, noise]


def spoiled(rng):
    """Return the body of a frame after one to four accidents."""
    data = bytearray(rng.choice(FRAMES)[4:])
    for _ in range(rng.randrange(1, 5)):
        if data:
            rng.choice(WAYS)(rng, data)
    return bytes(data)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_spoiled_frames_are_a_frame_error_or_a_message(seed):
    rng = random.Random(seed)
    refused = taken = 0
    for _ in range(EACH):
        body = spoiled(rng)
        try:
            message = decode(body)
        except FrameError:
            refused += 1
        else:
            taken += 1
            assert decode(encode(message)[4:]) == message
    assert refused + taken == EACH and refused > taken > 0


@pytest.mark.parametrize("seed", range(4))
def test_a_spoiled_stream_is_a_frame_error_or_messages(seed):
    rng = random.Random(seed)
    broken = 0
    for _ in range(2_000):
        stream = bytearray(b"".join(rng.choice(FRAMES) for _ in range(3)))
        rng.choice(WAYS)(rng, stream)
        splitter = Splitter(LIMIT)
        try:
            for place in range(0, len(stream), 97):
                list(splitter.feed(bytes(stream[place : place + 97])))
        except FrameError:
            broken += 1
    assert 500 < broken < 2_000
