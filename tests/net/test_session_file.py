"""The session file: cut or spoiled anywhere it is good up to there, and a disk that fails ends no match."""

import errno
import os
import stat
import sys

import pytest

from net import session_file
from net.kept import MAGIC, Kept, SessionError, frame, kept_from_bytes, kept_to_bytes
from net.messages import WATCH, Entry
from net.network import _unfinished
from net.session_file import SessionFile, delete_session, is_in_use, load_session, session_files, session_path
from tests.net.tables import GAME_ID, Table

BID = (2, 0, b"n" * 16, "bid:3")


def said_nothing(trouble):
    raise AssertionError(f"there is no trouble, but {trouble!r}")


def begun(home, report=said_nothing):
    """Return a file of somebody who sat down at a table."""
    return SessionFile(home, Kept(GAME_ID, peer=2, token=b"t" * 16, name="Ben"), report)


def played(home):
    """Return the file of a whole match, with every kind of note."""
    file = begun(home)
    file.note(seeds=[b"s" * 32], table="Round table", players=["Anna", "Ben"])
    entries = Table().begin().play().ledger.log.entries
    for entry in entries[:3]:
        file.add_entry(entry)
    file.add_bid(*BID)
    for entry in entries[3:]:
        file.add_entry(entry)
    file.note(heirs=[[1, "Anna", ["10.0.0.1:47810"]]], term=2, was_host=True)
    file.close()
    return file


def test_what_was_noted_is_loaded(tmp_path):
    file = played(tmp_path)
    kept = load_session(file.path)
    assert kept == file.kept
    assert (kept.peer, kept.token, kept.seeds, kept.term, kept.was_host) == (2, b"t" * 16, [b"s" * 32], 2, True)
    assert kept.bids == {(2, 0): [(b"n" * 16, "bid:3")]}
    assert [entry.kind for entry in kept.entries][::11] == ["START", "END"]


def test_a_file_that_is_opened_again_goes_on(tmp_path):
    first = begun(tmp_path)
    first.add_entry(Entry(1, "INPUT", 0, "a"))
    first.close()
    second = SessionFile(tmp_path, load_session(first.path), said_nothing)
    second.add_entry(Entry(2, "INPUT", 0, "b"))
    second.note(role=WATCH)
    second.close()
    kept = load_session(first.path)
    assert len(kept.entries) == 2 and kept.role == WATCH and kept.name == "Ben"


def test_it_is_written_at_once_without_being_closed(tmp_path):
    file = begun(tmp_path)
    for number in range(1, 5):
        file.add_entry(Entry(number, "INPUT", 0, "a"))
        assert len(load_session(file.path).entries) == number
    file.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_nobody_else_may_read_the_secrets(tmp_path):
    path = session_path(tmp_path, GAME_ID, 2)
    path.parent.mkdir()
    path.write_bytes(b"")
    path.chmod(0o666)
    begun(tmp_path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_name_is_that_of_the_match_and_of_the_peer(tmp_path):
    assert session_path(tmp_path, GAME_ID, 2) == tmp_path / "lan" / "000102030405060708090a0b0c0d0e0f-2.session"


def test_files_are_listed_the_newest_first(tmp_path):
    assert session_files(tmp_path) == []
    for number in (1, 2, 3):
        SessionFile(tmp_path, Kept(bytes([number]) * 16), said_nothing).close()
        os.utime(session_path(tmp_path, bytes([number]) * 16, 0), (number % 3, number % 3))
    (tmp_path / "lan" / "other.txt").write_text("x")
    assert [path.name[:2] for path in session_files(tmp_path)] == ["02", "01", "03"]


def test_cut_at_every_byte_it_is_good_up_to_its_last_whole_frame(tmp_path):
    file = played(tmp_path)
    data, whole = file.path.read_bytes(), kept_from_bytes(file.path.read_bytes())
    loaded = []
    for length in range(len(data)):
        try:
            kept = kept_from_bytes(data[:length])
        except SessionError:
            assert not loaded
            continue
        loaded.append((len(kept.entries), len(kept.bids)))
        assert kept.entries == whole.entries[: len(kept.entries)]
    assert loaded == sorted(loaded) and len(set(loaded)) == len(whole.entries) + 2
    assert kept_from_bytes(data) == whole


def test_with_every_byte_spoiled_nothing_false_is_loaded(tmp_path):
    file = played(tmp_path)
    data, whole = file.path.read_bytes(), kept_from_bytes(file.path.read_bytes())
    refused = 0
    for place in range(len(data)):
        spoiled = bytearray(data)
        spoiled[place] ^= 1 << place % 8
        try:
            kept = kept_from_bytes(bytes(spoiled))
        except SessionError:
            refused += 1
            continue
        assert kept.entries == whole.entries[: len(kept.entries)]
        assert kept != whole and (kept.peer, kept.token) == (whole.peer, whole.token)
    first = len(frame(["facts", begun(tmp_path).kept.facts()], b"")[0])
    assert refused == len(MAGIC) + first


def test_a_frame_taken_out_of_the_middle_ends_the_reading(tmp_path):
    kept = Kept(GAME_ID, entries=[Entry(number, "INPUT", 0, "same") for number in (1, 2, 3)])
    data, _ = kept_to_bytes(kept)
    size = len(frame(["entry", 1, "INPUT", 0, "same"], b"")[0])
    start = len(data) - 3 * size
    assert kept_from_bytes(data[: start + size] + data[start + 2 * size :]).entries == kept.entries[:1]


@pytest.mark.parametrize(
    "parts",
    [
        [],
        ["entry"],
        ["gossip", 1],
        [["facts"], {}],
        ["facts", {"peer": -1}],
        ["facts", {"unknown": 1}],
        ["entry", 3, "INPUT", 0, "a gap"],
        ["entry", 1, "CHEAT", 0, "a"],
        ["entry", 1, "INPUT", -1, "a"],
        ["bid", 1, 0, b"short", "bid:1"],
        ["bid", 1, 0, b"n" * 16, 5],
    ],
    ids=str,
)
def test_a_frame_of_another_shape_ends_the_reading(parts):
    data, check = kept_to_bytes(Kept(GAME_ID, peer=2))
    bad, check = frame(parts, check)
    good, _ = frame(["facts", {"peer": 3}], check)
    assert kept_from_bytes(data + bad + good).peer == 2


@pytest.mark.parametrize("data", [b"", MAGIC, MAGIC[:-1], b"three-crowns session 2\n", b"\x00" * 100])
def test_what_is_no_session_says_so(tmp_path, data):
    path = tmp_path / "x.session"
    path.write_bytes(data)
    with pytest.raises(SessionError):
        load_session(path)
    assert path.read_bytes() == data


def test_a_session_begins_with_who_we_are():
    for parts in (["entry", 1, "INPUT", 0, "a"], ["facts", {"peer": 1}]):
        with pytest.raises(SessionError):
            kept_from_bytes(MAGIC + frame(parts, b"")[0])


def test_what_is_no_file_says_so(tmp_path):
    for path in (tmp_path, tmp_path / "none", tmp_path / ("x" * 300)):
        with pytest.raises(SessionError):
            load_session(path)


def test_an_entry_twice_is_written_once_and_a_gap_is_an_error(tmp_path):
    file = begun(tmp_path)
    assert file.add_entry(Entry(1, "INPUT", 0, "a")) and file.add_entry(Entry(1, "INPUT", 0, "a"))
    assert len(load_session(file.path).entries) == 1
    with pytest.raises(ValueError, match="too early"):
        file.add_entry(Entry(3, "INPUT", 0, "a"))
    file.close()


def test_facts_that_cannot_be_are_an_error_and_change_nothing(tmp_path):
    file = begun(tmp_path)
    before = file.path.read_bytes()
    for facts in (
        {"peer": 5, "term": -1},
        {"colour": 1},
        {"heirs": [(1, 2)]},
        {"lobby": {1: 2}},
        {"seeds": [b""]},
        {"players": [1]},
        {"addresses": "x"},
    ):
        with pytest.raises(ValueError, match="cannot be"):
            file.note(**facts)
    assert file.kept.peer == 2 and file.path.read_bytes() == before
    file.close()


def test_another_log_replaces_the_one_that_led_nowhere(tmp_path):
    file = begun(tmp_path)
    for number in (1, 2, 3):
        file.add_entry(Entry(number, "INPUT", 0, "wrong"))
    assert file.replace_log([Entry(1, "INPUT", 0, "right")])
    file.add_entry(Entry(2, "INPUT", 0, "right"))
    assert [entry.payload for entry in load_session(file.path).entries] == ["right", "right"]
    file.close()


class Disk:
    """A disk that takes `room` bytes more."""

    def __init__(self, monkeypatch):
        self.room = 1 << 30
        self._write = os.write
        monkeypatch.setattr(session_file.os, "write", self.write)

    def write(self, number, data):
        if not self.room:
            raise OSError(errno.ENOSPC, "No space left on device")
        count = self._write(number, bytes(data[: self.room]))
        self.room -= count
        return count


def test_on_a_full_disk_play_goes_on_and_is_told_once(tmp_path, monkeypatch):
    disk, said = Disk(monkeypatch), []
    file = begun(tmp_path, said.append)
    assert file.add_entry(Entry(1, "INPUT", 0, "a"))
    disk.room = 10  # a part of the next frame fits
    for number in (2, 3, 4):
        assert not file.add_entry(Entry(number, "INPUT", 0, "a"))
    assert not file.add_bid(*BID) and not file.note(term=7)
    assert said == ["full"] and file.trouble == "full"
    assert len(load_session(file.path).entries) == 1
    disk.room = 1 << 30
    assert file.add_entry(Entry(5, "INPUT", 0, "a"))
    assert said == ["full", ""] and file.trouble == ""
    assert load_session(file.path) == file.kept and file.kept.term == 7 and len(file.kept.entries) == 5
    file.close()
    assert [path.suffix for path in file.path.parent.iterdir()] == [".session"]


def test_a_folder_that_cannot_be_made_is_told_at_once(tmp_path):
    (tmp_path / "lan").write_text("a file stands in the way")
    said = []
    file = begun(tmp_path, said.append)
    assert not file.add_entry(Entry(1, "INPUT", 0, "a"))
    assert said == ["failed"]
    (tmp_path / "lan").unlink()
    assert file.add_entry(Entry(2, "INPUT", 0, "a"))
    assert len(load_session(file.path).entries) == 2
    file.close()


def test_nothing_is_left_of_a_deleted_file(tmp_path):
    file = begun(tmp_path)
    leftover = file.path.with_name(f"{file.path.stem}.123.tmp")
    leftover.write_bytes(b"secrets")
    file.delete()
    file.delete()
    delete_session(tmp_path / "none")
    assert list(file.path.parent.iterdir()) == []


def test_what_a_killed_program_left_is_removed_when_the_file_is_opened(tmp_path):
    begun(tmp_path).close()
    leftover = session_path(tmp_path, GAME_ID, 2).with_suffix(".123.tmp")
    leftover.write_bytes(b"secrets")
    begun(tmp_path).close()
    assert not leftover.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other locks")
def test_a_file_is_in_use_until_its_program_ends_or_closes_it(tmp_path):
    file = begun(tmp_path)
    assert is_in_use(file.path)
    file.note(term=3)
    file.replace_log([])
    assert is_in_use(file.path)
    file.close()
    assert not is_in_use(file.path) and not is_in_use(tmp_path / "none")
    file.note(term=4)
    assert is_in_use(file.path)
    file.close()


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="only Linux tells the open files")
def test_no_file_stays_open(tmp_path):
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(5):
        file = begun(tmp_path)
        file.replace_log([])
        file.replace_log([])
        file.delete()
    assert len(os.listdir("/proc/self/fd")) == before


def test_secrets_are_on_the_disk_before_they_are_used(tmp_path, monkeypatch):
    synced, sync = [], os.fsync
    monkeypatch.setattr(session_file.os, "fsync", lambda number: (synced.append(number), sync(number)))
    file = begun(tmp_path)
    count = len(synced)
    assert count == 1
    file.note(seeds=[b"s" * 32])
    file.add_bid(*BID)
    assert len(synced) == count + 2
    file.close()


def test_a_file_whose_facts_change_without_end_stays_small(tmp_path, monkeypatch):
    monkeypatch.setattr(session_file, "TIDY_AFTER", 10_000)
    file = begun(tmp_path)
    entry = Table().begin().ledger.log.entries[0]
    file.add_entry(entry)
    for number in range(2000):
        file.note(term=number)
        assert file.path.stat().st_size < 20_000
    kept = load_session(file.path)
    assert (kept.term, kept.entries) == (1999, [entry])
    file.delete()


def test_heirs_that_cannot_be_are_no_heirs(tmp_path):
    kept = Kept(GAME_ID, peer=2)
    for heirs in ([1], [[1, "Anna", "10.0.0.1"]], [[1, "Anna", [7]]], [[1, "Anna", [], 1]], [[1, "A", []]] * 100):
        with pytest.raises(ValueError, match="heirs"):
            kept.set({"heirs": heirs})


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes among the files")
def test_a_pipe_in_the_place_of_a_file_keeps_nobody_waiting(tmp_path):
    path = session_path(tmp_path, GAME_ID, 2)
    path.parent.mkdir()
    os.mkfifo(path)
    assert not is_in_use(path)
    with pytest.raises(SessionError):
        load_session(path)


def test_a_list_of_matches_shows_only_what_can_be_shown(tmp_path):
    file = begun(tmp_path)
    file.note(table="a\x00b\n" + "W" * 300_000, players=["\u202eAnna"] * 100)
    file.add_entry(Table().begin().ledger.log.entries[0])
    match = _unfinished(file.path)
    assert match.table == "ab" + "W" * 58
    assert match.players == ("Anna",) * 8


def test_every_bid_of_a_seat_is_kept(tmp_path):
    """A log that comes back after another one may hold the seal of any of them."""
    file = played(tmp_path)
    auction, seat, _, _ = BID
    file.add_bid(auction, seat, b"m" * 16, "bid:1")
    kept = load_session(file.path)
    assert kept.bids[auction, seat] == [BID[2:], (b"m" * 16, "bid:1")]
    file.replace_log(list(kept.entries))
    assert load_session(file.path).bids == kept.bids
