"""The text format: what is written reads back, and everything else is one clear sentence."""

import random

import pytest

from game.match.errors import SaveError
from game.match.log import Seat
from game.match.match import Match
from game.match.reader import SIZE_LIMIT, record_from_text, text_from_bytes
from game.match.record import record_of, record_to_text
from game.match.verify import verified_match
from tests.match import toy

NAMES = (
    "Ann", "", " ", 'quo"te\\', "Őrült Ödön", "two\nlines", "\r", "end", "\x00\x1b", "\u2028\u2029\x85", "\ud800",
    "🌹 rose", '" level 9', "a" * 80,
)  # fmt: skip


def text_of(match):
    return record_to_text(record_of(match))


def read(text):
    return record_from_text(text_from_bytes(text.encode()))


def test_the_text_looks_like_this(played):
    match = played(plies=4)
    lines = text_of(match).split("\n")
    assert lines[:10] == [
        "three-crowns match 1",
        "game toy 1",
        'seat 0 person colour 0 level 0 "Ann"',
        'seat 1 computer colour 1 level 2 "Bot"',
        "option goal near",
        "seed 0000000000000001",
        "started 2025-03-01T18:00:00Z",
        f"1 chance {match.log[0].word}",
        "2 0 throw",
        f"3 chance {match.log[2].word}",
    ]
    assert lines[-3:] == [f"digest {len(match.log)} {match.digest()}", "end", ""]


@pytest.mark.parametrize("plies", [0, 1, 4, None])
def test_what_is_written_reads_back(played, plies, games):
    match = played(plies)
    record = record_of(match)
    assert read(record_to_text(record)) == record
    assert verified_match(record, games).log == match.log
    assert bool(record.outcome) == match.is_over


@pytest.mark.parametrize("name", NAMES)
def test_any_name_survives(name, games):
    record = record_of(Match(toy, (Seat("person", name, 0), Seat("person", "x", 1)), chance=None))
    text = record_to_text(record)
    assert read(text).seats[0].name == name
    assert len(text.split("\n")) == 10


def test_an_older_line_end_and_a_mark_at_the_start_are_read(played):
    text = text_of(played(6))
    data = b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()
    assert record_from_text(text_from_bytes(data)) == read(text)
    assert read(text.removesuffix("\n")) == read(text)


def problem(data, games=None):
    with pytest.raises(SaveError) as caught:
        data = data.encode() if isinstance(data, str) else data
        verified_match(record_from_text(text_from_bytes(data)), games or {"toy": toy})
    sentence = str(caught.value)
    assert sentence.endswith(".") and "\n" not in sentence
    return sentence


def test_each_trouble_has_its_sentence(played):
    text = text_of(played(options={"goal": "far"}))
    middle = text.index("digest 16")
    assert "not a match" in problem("hello")
    assert "not a match" in problem(b"\x89PNG\r\n")
    assert "not a match" in problem("three-crowns match rose\n")
    assert "too large" in problem(b"three-crowns match 1\n" + b"x" * SIZE_LIMIT)
    assert "newer" in problem(text.replace("match 1", "match 3", 1))
    assert "newer" in problem(text.replace("game toy 1", "game toy 2"))
    assert "older" in problem(text.replace("game toy 1", "game toy 0"))
    assert "does not know" in problem(text.replace("game toy 1", "game chess 1"))
    assert "does not know" in problem(text.replace("goal far", "goal nowhere"))
    assert "Ply 13" in problem(text.replace("goal far", "goal near"))
    assert "altered" in problem(text.replace("scores", "scores 9"))
    assert "altered" in problem(text[: middle + 14] + ("0" if text[middle + 14] != "0" else "1") + text[middle + 15 :])
    assert "cut off" in problem("") and "cut off" in problem("three-cr")
    assert "Line 3" in problem(text.replace("seat 0 person", "seat 0 ghost"))
    assert "Line 4" in problem(text.replace("seat 1", "seat 2"))
    assert "Line 3" in problem(text.replace('"Ann"', '"Ann'))
    assert "Line 2" in problem(text.replace("game toy", "game  toy"))
    assert "Line 9" in problem(text.replace("\n2 ", "\n3 "))
    assert "Line 9" in problem(text.encode().replace(b"\n2 0", b"\n\xff 0"))
    assert "Ply 2" in problem(text.replace("\n2 0 ", "\n2 1 "))
    assert "Ply 2" in problem(text.replace("\n2 0 throw", "\n2 0 dance"))


def test_a_torn_text_is_refused_wherever_it_is_cut(played):
    text = text_of(played())
    for length in range(len(text) - 1):
        assert "cut off" in problem(text[:length]) or text[length - 3 : length] == "end"


def test_a_missing_line_is_noticed(played):
    lines = text_of(played(options={"goal": "far"})).split("\n")
    for number in range(len(lines) - 1):
        if lines[number].startswith("digest 16"):
            continue  # the digest at the end vouches for the whole
        problem("\n".join(lines[:number] + lines[number + 1 :]))


def test_random_bytes_give_nothing_but_a_save_error(played):
    rng = random.Random(1)
    good = text_of(played()).encode()
    for _ in range(300):
        problem(rng.randbytes(rng.randrange(200)))
        problem(b"three-crowns match 1\n" + rng.randbytes(rng.randrange(200)) + b"\nend\n")
    for _ in range(3000):
        data = bytearray(good)
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(data))
            if rng.random() < 0.5:
                data[place] = rng.randrange(256)
            else:
                start = rng.randrange(len(data))
                data[place : place + rng.randrange(9)] = data[start : start + rng.randrange(9)]
        try:
            verified_match(record_from_text(text_from_bytes(bytes(data))), {"toy": toy})
        except SaveError as error:
            assert str(error)
