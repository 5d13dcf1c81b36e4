"""What a table says about itself on the network."""

import pytest

from net.advert import SERVICE, Advert, advert_from_reply, advert_from_txt, cut, service_name
from net.messages import PROTOCOL, InfoReply

ADVERT = Advert(
    id="0badcafe", protocol=1, app="0.2.0", rules="12345678", game="rose_king", table="Annas Tisch", host="Anna",
    taken=2, seats=4, state="play", locked=True, term=3,
)  # fmt: skip


def as_bytes(txt):
    """Return a record as zeroconf hands it over."""
    return {key.encode(): value.encode() for key, value in txt.items()}


def size(txt):
    return sum(len(f"{key}={value}".encode()) + 1 for key, value in txt.items())


def test_an_advert_reads_back():
    assert advert_from_txt(as_bytes(ADVERT.to_txt())) == ADVERT


def test_the_record_stays_small_whatever_the_names_are():
    long = Advert("0badcafe", 1, "v" * 99, "r" * 8, "g" * 99, "ő" * 99, "👑" * 99, 2, 4, "open", False, 9999)
    txt = long.to_txt()
    assert size(txt) < 400
    assert set(txt["h"]) == {"👑"} and set(txt["n"]) == {"ő"}  # cut between two characters


@pytest.mark.parametrize(
    "change",
    [{b"id": None}, {b"id": b"xyz"}, {b"id": b"0BADCAFE"}, {b"id": b"\xff" * 8}, {b"id": b"0badcafe0"}],
)
def test_a_record_without_our_id_is_none_of_ours(change):
    assert advert_from_txt(as_bytes(ADVERT.to_txt()) | change) is None
    assert advert_from_txt({}) is None


def test_nonsense_in_other_fields_is_nothing():
    wild = {
        b"p": b"-1",
        b"c": b"\xff/x",
        b"s": b"burning",
        b"k": None,
        b"t": b"9" * 99,
        b"n": b"a\x00\x1b[2Jb",
        b"\xff": b"",
    }
    read = advert_from_txt(as_bytes(ADVERT.to_txt()) | wild)
    assert (read.protocol, read.taken, read.seats, read.state, read.locked, read.term) == (0, 0, 0, "open", False, 0)
    assert read.table == "a[2Jb"


def test_an_answer_becomes_an_advert():
    told = {"id": "0badcafe", "table": "T", "host": "H", "game": "toy", "taken": 1, "seats": 3, "state": "full",
            "locked": True, "watch": True}  # fmt: skip
    advert = advert_from_reply(InfoReply(PROTOCOL, "0.2", {"toy": "ab" * 32}, told, 7))
    assert advert == Advert("0badcafe", PROTOCOL, "0.2", "abababab", "toy", "T", "H", 1, 3, "full", True, 7)
    assert advert_from_reply(InfoReply(PROTOCOL, "", {}, {"id": 5, "taken": True, "seats": -1}, 0)).id == ""


@pytest.mark.parametrize(
    "display", ["Anna", "Anna's table. No. 2", "👑" * 40, "x" * 200, "", "\x00\n", "ő" * 25, "a" * 49 + "é"]
)
def test_service_names_are_ones_that_zeroconf_takes(display):
    from zeroconf import service_type_name

    name = service_name(display, "0badca")
    assert service_type_name(name) == SERVICE
    assert len(name.removesuffix("." + SERVICE).encode()) <= 63 and name.endswith("-0badca." + SERVICE)


def test_cutting_leaves_no_control_characters_and_no_halves():
    assert cut("a\x00b\u202e ", 10) == "ab"
    assert cut("éééé", 5) == "éé" and cut("\ud800x", 5) == "x"
