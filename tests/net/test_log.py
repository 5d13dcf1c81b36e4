"""The log: heads that tell every difference, and lines of text that read back."""

import random

import pytest

from net.checks import ENTRY_KINDS
from net.log import EntryError, Log, entry_from_line, entry_to_line, first_head, next_head, pack
from net.messages import Entry
from tests.net.tables import GAME_ID, Table

HEAD = bytes(range(32))
PAYLOADS = [
    None,
    True,
    -1,
    (1 << 63) - 1,
    -(1 << 63),
    "play NE2",
    'quotes " and \\ and ő and \n and \u2028',
    b"",
    bytes(range(32)),
    [],
    {},
    [1, [[1, bytes(32)], [2, None]]],
    {"z": 1, "a": {"inner": [b"x", "hex"]}, "hex": "00"},
]


@pytest.mark.parametrize("payload", PAYLOADS, ids=repr)
def test_an_entry_comes_back_from_text(payload):
    entry = Entry(12, "INPUT", 3, payload)
    line = entry_to_line(entry, HEAD)
    assert line.isascii() and "\n" not in line
    assert entry_from_line(line) == (entry, HEAD)


def test_the_order_of_keys_is_kept():
    entry = Entry(1, "START", None, {"b": 1, "a": 2})
    again, _ = entry_from_line(entry_to_line(entry, HEAD))
    assert list(again.payload) == ["b", "a"] and pack(again) == pack(entry)


def test_every_entry_of_a_match_comes_back():
    table = Table([(1, "person"), (2, "person"), (1, "computer")]).begin().play()
    log = table.ledger.log
    lines = log.lines()
    assert [entry_from_line(line) for line in lines] == [(entry, log.head_at(entry.seq)) for entry in log.entries]
    assert {entry.kind for entry in log.entries} >= {"START", "RAND", "SEAL", "OPEN", "INPUT", "END"}


def test_a_head_depends_on_everything():
    entry = Entry(1, "INPUT", 0, "play A")
    heads = [
        next_head(first_head(GAME_ID), entry),
        next_head(first_head(bytes(16)), entry),
        next_head(HEAD, entry),
        *(
            next_head(first_head(GAME_ID), other)
            for other in (
                Entry(2, "INPUT", 0, "play A"),
                Entry(1, "SEAL", 0, "play A"),
                Entry(1, "INPUT", 1, "play A"),
                Entry(1, "INPUT", None, "play A"),
                Entry(1, "INPUT", 0, "play B"),
                Entry(1, "INPUT", 0, b"play A"),
            )
        ),
    ]
    assert len(set(heads)) == len(heads)


def test_a_log_numbers_its_entries():
    log = Log(GAME_ID)
    first = log.append(Entry(1, "INPUT", 0, "a"))
    second = log.append(Entry(2, "INPUT", 1, "b"))
    assert (len(log), log.head, log.head_at(0), log.head_at(1)) == (2, second, first_head(GAME_ID), first)
    assert log.since(2) == [Entry(2, "INPUT", 1, "b")] and len(log.since(0)) == len(log.since(1)) == 2
    assert log.since(3) == []
    for wrong in (1, 2, 4):
        with pytest.raises(ValueError, match="next"):
            log.append(Entry(wrong, "INPUT", 0, "c"))
    for missing in (-1, 3):
        with pytest.raises(ValueError, match="no entry"):
            log.head_at(missing)
    assert (len(log), log.head) == (2, second)


@pytest.mark.parametrize("payload", [1.5, (1, 2), {1: 2}, ..., "\ud800", 1 << 64, [[[[[[[[[1]]]]]]]]]], ids=repr)
def test_what_is_not_plain_is_no_entry(payload):
    with pytest.raises(EntryError):
        pack(Entry(1, "INPUT", 0, payload))
    log = Log(GAME_ID)
    with pytest.raises(EntryError):
        log.append(Entry(1, "INPUT", 0, payload))
    assert len(log) == 0 and log.head == first_head(GAME_ID)


GOOD = entry_to_line(Entry(7, "INPUT", 1, {"a": b"\xab", "b": "é"}), HEAD)
SPOILED_LINES = {
    "empty": "",
    "no payload": GOOD.rpartition(" ")[0],
    "a leading zero": "0" + GOOD,
    "a space more": GOOD.replace(" ", "  ", 1),
    "a space in the payload": GOOD.replace(":", ": ", 1),
    "capitals in the head": GOOD.replace("0a0b", "0A0B"),
    "capitals in the bytes": GOOD.replace('"ab"', '"AB"'),
    "odd bytes": GOOD.replace('"ab"', '"a"'),
    "bytes that are none": GOOD.replace('"ab"', '"zz"'),
    "bytes and more": GOOD.replace('"ab"', '"ab","x":1'),
    "bytes of a number": GOOD.replace('"ab"', "17"),
    "an unknown kind": GOOD.replace("INPUT", "OUTPUT"),
    "a seat that is too large": GOOD.replace(" 1 ", " 99999 "),
    "a letter written openly": GOOD.replace("\\u00e9", "é"),
    "a key twice": GOOD.replace('"b":', '"a":1,"a":'),
    "a float": GOOD.replace('"\\u00e9"', "1.0"),
    "infinite": GOOD.replace('"\\u00e9"', "Infinity"),
    "a number that is too large": GOOD.replace('"\\u00e9"', "9" * 20),
    "half a surrogate": GOOD.replace("\\u00e9", "\\ud800"),
    "cut off": GOOD[:-1],
    "something behind it": GOOD + " ",
    "much too deep": GOOD.replace('"\\u00e9"', "[" * 100_000 + "]" * 100_000),
}


@pytest.mark.parametrize("line", SPOILED_LINES.values(), ids=SPOILED_LINES.keys())
def test_lines_that_are_no_entry(line):
    with pytest.raises(EntryError):
        entry_from_line(line)


def test_spoiled_lines_are_an_entry_error_or_an_entry():
    rng = random.Random(3)
    entries = Table([(1, "person"), (2, "person")], seed=4).begin().play().ledger.log.entries
    refused = 0
    for number in range(6000):
        entry = entries[number % len(entries)]
        data = bytearray(entry_to_line(entry, HEAD).encode())
        for _ in range(rng.randrange(1, 3)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        try:
            line = data.decode("latin-1")
            read, head = entry_from_line(line)
        except EntryError:
            refused += 1
        else:
            assert read.kind in ENTRY_KINDS and entry_to_line(read, head) == line
    assert 2000 < refused < 6000
