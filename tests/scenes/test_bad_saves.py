"""Saves as an unlucky or hostile person might have them: opened by the title, by the list and from the command line.

Whatever lies there, one sentence tells what is wrong, the file stays as it is, and the other matches can be played.
"""

import os

import pytest

from game.match import Seat, new_match
from game.match.record import record_of, record_to_text
from game.rules import rose_king
from game.scenes.title import Title

NAMES = (
    "two\nlines", "\u202eשלום", "a" * 80, "\ud800", "\x00\x1b[2J\u2028", "👑" * 24, "e\u0301" * 40, "", "\ufeff",
    "{name}{0}%s</svg>",
)  # fmt: skip
FAR = (10**15, -(10**15), 2**62)


def text_of(names=("Ann", "Bert"), plies=20, **look):
    seats = [Seat("person", name, **{"colour": number, **look}) for number, name in enumerate(names)]
    match = new_match(rose_king, seats, {"red": "first"}, seed=3, started="2024-05-17T19:00:00Z")
    match.poll()
    while len(match.log) < plies and not match.is_over:
        match.propose(match.actor, match.observation(None).legal_actions()[0])
        match.poll()
    return record_to_text(record_of(match))


GOOD = text_of()
LINES = GOOD.split("\n")
BROKEN = {
    "empty": b"",
    "foreign": b"hello\n",
    "binary": bytes(range(256)) * 40,
    "zeros": bytes(10_000),
    "utf16": GOOD.encode("utf-16"),
    "torn": GOOD[: len(GOOD) // 2],
    "huge": b"three-crowns match 1\n" + b"x" * 5_000_000,
    "newer format": GOOD.replace("match 1", "match 3", 1),
    "older format": GOOD.replace("match 1", "match 0", 1),
    "newer rules": GOOD.replace("rose_king 1", "rose_king 2", 1),
    "older rules": GOOD.replace("rose_king 1", "rose_king 0", 1),
    "unknown game": GOOD.replace("rose_king", "rose_queen", 1),
    "wrong digest": GOOD.replace(GOOD[GOOD.index("digest 16 ") + 10 :][:6], "ffffff"),
    "wrong actor": GOOD.replace("\n13 0 ", "\n13 1 "),
    "illegal ply": GOOD.replace("\n13 0 ", "\n13 0 K"),
    "unknown option": GOOD.replace("option red", "option blue"),
    "unknown value": GOOD.replace("option red first", "option red third"),
    "no option": GOOD.replace("option red first\n", ""),
    "one seat": "\n".join(LINES[:3] + LINES[4:]),
    "three seats": "\n".join([*LINES[:4], 'seat 2 person colour 2 level 0 "C"', *LINES[4:]]),
    "no seats": "\n".join(LINES[:2] + LINES[4:]),
    "negative colour": GOOD.replace("colour 0", "colour -1"),
    "huge colour": GOOD.replace("colour 0", "colour 999"),
    "huge level": GOOD.replace("level 0", "level 99999999999"),
    "a ghost": GOOD.replace("person", "ghost", 1),
    "long name": GOOD.replace('"Ann"', '"' + "A" * 10_000 + '"'),
    "long number": GOOD.replace("\n13 ", "\n" + "1" * 5000 + " "),
    "no seed": GOOD.replace("seed 0", "sead 0"),
}


def put(home, name, data):
    path = home / "saves" / f"{name}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


def read_the_list(pilot):
    pilot.click("replays")
    pilot.until(lambda: not pilot.scene.status()["reading"])
    return pilot.scene


def test_the_examples_are_wrong_each_in_its_way():
    assert all(data not in (GOOD, GOOD.encode()) for data in BROKEN.values())


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_a_sentence_and_stays_as_it_is(pilot, name):
    path = put(pilot.app.home, name, BROKEN[name])
    before = path.read_bytes()
    pilot.open(lambda context: Title(context, path))
    assert pilot.scene.name == "dialog"
    assert pilot.scene.status()["text"].startswith(f"{path.name}\n")  # not as a title: those have capitals only
    pilot.click("ok")
    assert pilot.scene.name == "title" and "continue" not in pilot.targets()
    assert path.read_bytes() == before and os.listdir(path.parent) == [path.name]


def test_all_of_them_are_listed_with_the_good_one(pilot):
    for name, data in {**BROKEN, "good": GOOD}.items():
        put(pilot.app.home, name, data)
    pilot.open(Title)
    scene = read_the_list(pilot)
    assert len(scene.status()["matches"]) == len(BROKEN) + 1
    assert len(scene.status()["problems"]) == len(BROKEN)
    for _ in range(len(BROKEN) + 1):
        pilot.press("down")
        assert pilot.scene is scene
    pilot.press("escape")
    pilot.click("continue")
    assert pilot.scene.name == "table" and len(pilot.scene.match.log) == 20


@pytest.mark.parametrize("name", NAMES)
def test_a_name_of_any_letters_is_played_listed_and_watched(pilot, name):
    path = put(pilot.app.home, "names", text_of((name, name[:70] + " too")))
    pilot.open(Title)
    read_the_list(pilot)
    pilot.click("watch")
    pilot.press("end", "escape", "escape")
    pilot.click("continue")
    table = pilot.scene
    pilot.until(lambda: table.play.show.is_settled)
    pilot.press("l", "escape", "m", "escape")
    assert pilot.scene is table and table.match.seats[0].name == name
    assert path.exists()


@pytest.mark.parametrize("look", [{"colour": 15}, {"level": 15}, {"colour": 0}])
def test_colours_and_levels_of_a_later_version_are_shown_as_what_is_known(pilot, look):
    put(pilot.app.home, "later", text_of(**look).replace("person", "computer", 1))
    pilot.open(Title)
    read_the_list(pilot)
    pilot.press("escape")
    pilot.click("continue")
    assert pilot.scene.name == "table"


@pytest.mark.parametrize("moment", FAR)
def test_a_file_from_beyond_the_calendar_is_listed_all_the_same(pilot, monkeypatch, moment):
    put(pilot.app.home, "far", GOOD)
    monkeypatch.setattr("game.match.saves._modified", lambda path: float(moment))
    pilot.open(Title)
    assert "continue" in pilot.targets()
    read_the_list(pilot)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such names")
def test_a_file_name_that_is_no_text_is_listed_copied_and_played(pilot):
    folder = os.fsencode(put(pilot.app.home, "good", GOOD).parent)
    for name, data in ((b"/bad\xff.txt", b"x"), (b"/fine\xfe.txt", GOOD.encode()), (b"/two\nlines.txt", b"y")):
        with open(folder + name, "wb") as file:
            file.write(data)
    pilot.open(Title)
    scene = read_the_list(pilot)
    assert len(scene.status()["matches"]) == 4
    for _ in range(4):
        pilot.click("copy")
        pilot.press("down")
    assert pilot.scene is scene


def test_a_match_that_another_window_ended_is_not_continued(pilot):
    path = put(pilot.app.home, "match", GOOD)
    pilot.open(Title)
    path.unlink()
    pilot.click("continue")
    assert pilot.scene.name == "dialog"
    pilot.click("ok")
    assert pilot.scene.name == "title" and "continue" not in pilot.targets()
