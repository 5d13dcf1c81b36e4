"""The second text format: joint plies, seats that change, and the evidence of a network."""

import random

import pytest

from game.match import Saver, continue_match, saves, watch
from game.match.chance import SeededChance
from game.match.errors import SaveError
from game.match.log import Reseat, Rewind, Seat
from game.match.match import Match
from game.match.reader import SIZE_LIMIT, record_from_text, text_from_bytes
from game.match.record import record_of, record_to_text
from game.match.verify import verified_match
from tests import toy_games
from tests.match import toy

ANN, BOB, BOT = Seat("person", "Ann", 0), Seat("person", "Bob", 1), Seat("computer", "Bot", 1, 2)
GAMES = {"toy_auction": toy_games, "toy": toy}
HEAD = "0123456789abcdef" * 4
EVIDENCE = [
    "lan 00112233445566778899aabbccddeeff",
    f'1 START - {HEAD} {{"game":"toy_auction","name":"J\\u00f3"}}',
    f'2 RAND - {HEAD} [1,[[1,{{"hex:":"{HEAD}"}}]]]',
    f'3 INPUT 0 {HEAD} "play bid:3"',
]


def a_match(plies=99, lan=True, seats=(ANN, BOB)):
    """Return a match in which a computer takes Bob's seat after the first bids, and Bob comes back at the end."""
    match = Match(toy_games, seats, chance=SeededChance(2), seed=2, started="2025-03-01T18:00:00Z")
    match.poll()
    while not match.is_over and len(match.log) < plies:
        if len(match.log) in (3, 7) and match.to_act == (0, 1):
            match.reseat(1, BOT if len(match.log) == 3 else BOB)
        seat = match.to_act[0]
        match.propose(seat, match.choices(seat)[min(len(match.choices(seat)) - 1, 2 + seat)])
        match.poll()
    match.evidence = list(EVIDENCE) if lan else []
    return match


def text_of(match):
    return record_to_text(record_of(match))


def read(text):
    return record_from_text(text_from_bytes(text.encode()))


def test_the_text_looks_like_this():
    match = a_match()
    assert text_of(match).split("\n") == [
        "three-crowns match 2",
        "game toy_auction 3",
        'seat 0 person colour 0 level 0 "Ann"',
        'seat 1 person colour 1 level 0 "Bob"',
        "option coins 5",
        "seed 0000000000000002",
        "started 2025-03-01T18:00:00Z",
        f"1 chance {match.log[0].word}",
        f"2 chance {match.log[1].word}",
        f"3 chance {match.log[2].word}",
        'seat 1 computer colour 1 level 2 "Bot"',
        "4 joint 0 bid:2 1 bid:3",
        f"5 chance {match.log[4].word}",
        "6 joint 0 bid:2 1 bid:2",
        "7 0 keep",
        "8 1 keep",
        f"digest 8 {match.digest()}",
        f"outcome {record_of(match).outcome}",
        *EVIDENCE,
        "end",
        "",
    ]


@pytest.mark.parametrize("plies", [0, 1, 3, 4, 6, 99])
@pytest.mark.parametrize("lan", [False, True])
def test_what_is_written_reads_back(plies, lan):
    match = a_match(plies, lan)
    record = record_of(match)
    assert read(text_of(match)) == record
    again = verified_match(record, GAMES)
    assert (again.log, again.seats, again.reseats, again.evidence) == (
        match.log, match.seats, [Reseat(one.seat, one.holder, one.ply) for one in match.reseats], match.evidence,
    )  # fmt: skip
    assert text_of(again).replace("seed 0000000000000000\nstarted\n", "") == text_of(match).replace(
        "seed 0000000000000002\nstarted 2025-03-01T18:00:00Z\n", ""
    )


def test_the_oldest_format_that_can_hold_it_is_written(played):
    def first(match):
        return text_of(match).partition("\n")[0][-1]

    assert first(a_match(3, lan=False, seats=(ANN, BOB))) == "1"
    assert first(a_match(2)) == first(a_match(4, lan=False)) == "2"
    match = played(4)
    assert first(match) == "1"
    match.reseat(1, BOB), match.poll()
    assert first(match) == "2"


def test_a_file_of_format_two_may_hold_an_old_match(played):
    text = text_of(played(8))
    assert read(text.replace("match 1", "match 2")) == read(text)


def test_who_sat_down_after_a_rewind_is_still_there(played):
    match = played(8, seats=(ANN, BOT))
    match.reseat(1, BOB), match.poll()
    match._link.send(Rewind(3)), match.poll()
    again = verified_match(read(text_of(match)), {"toy": toy})
    assert again.seats == (ANN, BOB) and again.reseats == [Reseat(1, BOB, 3)]


def test_a_match_of_the_network_goes_on_at_one_screen_with_new_chance_and_no_evidence(tmp_path):
    match = a_match(4)
    match.keeper = Saver(tmp_path, pytest.fail)
    match.keep()
    (saved,) = saves.list_saves(tmp_path, GAMES)
    one, other = (continue_match(saved, games=GAMES) for _ in range(2))
    assert one.evidence == [] and one.seats == (ANN, BOT) and one.first_seats == (ANN, BOB)
    assert one.seed == other.seed != match.seed and one.log == match.log
    one.keeper = Saver(tmp_path, pytest.fail, saved.path.name)
    one.propose(0, 1), one.poll(), one.propose(1, 1), one.poll()
    (saved,) = saves.list_saves(tmp_path, GAMES)
    assert saved.record.evidence == () and saved.record.reseats == (Reseat(1, BOT, 3),)


def test_a_finished_match_keeps_its_evidence_and_is_watched_with_those_who_sat_there(tmp_path):
    match = a_match()
    match.keeper = Saver(tmp_path, pytest.fail)
    match.keep()
    (saved,) = saves.list_saves(tmp_path, GAMES)
    opened = continue_match(saved, games=GAMES)
    assert opened.evidence == EVIDENCE and text_of(opened) == text_of(match)
    again, link = watch(opened)
    assert again.seats == (ANN, BOB)
    link.seek(5), again.poll()
    assert again.seats == (ANN, BOT)


def test_new_evidence_alone_is_written_too(tmp_path):
    match = a_match()
    match.keeper = Saver(tmp_path, pytest.fail)
    match.poll()
    assert saves.list_saves(tmp_path, GAMES)[0].record.evidence == tuple(EVIDENCE)
    match.evidence.append(EVIDENCE[-1].replace("3", "4", 1))
    match.poll()
    assert len(saves.list_saves(tmp_path, GAMES)[0].record.evidence) == 5


def problem(text):
    with pytest.raises(SaveError) as caught:
        verified_match(read(text), GAMES)
    sentence = str(caught.value)
    assert sentence.endswith(".") and "\n" not in sentence
    return sentence


JOINT = "4 joint 0 bid:2 1 bid:3"
WRONG_PLIES = [
    "4 joint 0 bid:2", "4 joint 1 bid:3 0 bid:2", "4 joint 0 bid:2 0 bid:3", "4 joint 0 bid:2 1 bid:9",
    "4 joint 0 bid:2 2 bid:3", "4 joint 0 bid:2 1 keep", "4 joint 0 bid:2 1 bid:3 1 bid:3", "4 0 bid:2", "4 1 bid:3",
    "4 joint 0 bid:2 1 bid:3 0 bid:2 1 bid:2", "4 chance roll:11", "4 joint 0 dance 1 bid:3",
    "4 joint 00 bid:2 1 bid:3",
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG_PLIES)
def test_a_joint_ply_that_the_rules_do_not_allow_is_named(wrong):
    assert "Ply 4 " in problem(text_of(a_match()).replace(JOINT, wrong))


def test_a_ply_of_one_seat_is_not_written_as_a_joint_one():
    text = text_of(a_match())
    assert "Ply 7 " in problem(text.replace("7 0 keep", "7 joint 0 keep"))
    assert "Ply 1 " in problem(text.replace("1 chance", "1 joint 0"))


WRONG_LINES = [
    (12, JOINT, "4 joint"), (12, JOINT, "4 joint "), (12, JOINT, "4 joint 0"), (12, JOINT, "4 joint 0 bid:2 1"),
    (12, JOINT, "4 joint 0  bid:2"), (12, JOINT, "4 joint x bid:2"), (12, JOINT, "5 joint 0 bid:2 1 bid:3"),
    (12, JOINT, JOINT + " "), (12, JOINT, "4 joint 0 " + "x" * 99), (12, JOINT, "4 joint" + " 0 x" * 17),
    (12, JOINT, "4 joint \u0660 bid:2 1 bid:3"),
    (11, "seat 1 computer", "seat 2 computer"), (11, "seat 1 computer", "seat 1 ghost"), (11, '"Bot"', '"Bot'),
    (11, "seat 1 computer colour 1", "seat 1 computer colour 99"), (11, "level 2", "level 77"),
    (19, "lan 00", "lan"), (19, "lan 00", "lan 0g"), (20, "1 START", "2 START"), (20, "1 START", "0 START"),
    (20, "START -", "start -"), (20, "START -", "START x"), (20, HEAD, HEAD[1:]), (20, HEAD, HEAD.upper()),
    (20, "\\u00f3", "\u00f3"), (20, "\\u00f3", "\t"), (21, "2 RAND", "3 RAND"), (22, '"play bid:3"', ""),
    (22, '"play bid:3"', '"' + "x" * 60_000 + '"'), (19, EVIDENCE[0] + "\n", ""),
    (23, "end\n", EVIDENCE[0] + "\nend\n"),
    (23, "end\n", "seat 1 computer colour 1 level 2 \"Bot\"\nend\n"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "old", "new"), WRONG_LINES)
def test_a_damaged_line_is_named(line, old, new):
    text = text_of(a_match())
    assert old in text
    assert problem(text.replace(old, new, 1)) == f"Line {line} of the file is damaged."


SEAT_LINE = 'seat 1 computer colour 1 level 2 "Bot"\n'


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (text_of(a_match(2)), 12),
        (text_of(a_match(4, lan=False)), 11),
        (text_of(a_match(4, lan=False)).replace(SEAT_LINE, ""), 11),
    ],
    ids=["evidence", "seat", "joint"],
)
def test_an_older_format_knows_nothing_of_the_new_lines(text, line):
    read(text)
    assert problem(text.replace("match 2", "match 1")) == f"Line {line} of the file is damaged."


def test_altered_evidence_opens_as_before():
    text = text_of(a_match())
    for old, new in ((HEAD, HEAD[::-1]), ('bid:3"', 'bid:4"'), ("INPUT 0", "INPUT 9")):
        assert verified_match(read(text.replace(old, new)), GAMES).log == a_match().log
    assert read(text.replace("\n".join(EVIDENCE) + "\n", "")).evidence == ()


def test_a_long_match_of_the_network_fits_and_a_larger_file_does_not():
    match = a_match()
    row = HEAD * 8
    match.evidence += [f"{number} RAND - {HEAD} {row}" for number in range(4, 4000)]
    assert 2_000_000 < len(text_of(match)) < SIZE_LIMIT
    assert read(text_of(match)).evidence == tuple(match.evidence)
    assert "too large" in problem(text_of(match) + " " * SIZE_LIMIT)


def test_a_torn_text_is_refused_wherever_it_is_cut():
    text = text_of(a_match())
    for length in range(len(text) - 1):
        assert "cut off" in problem(text[:length])


def test_a_missing_line_is_noticed_above_the_evidence():
    lines = text_of(a_match()).split("\n")
    for number in range(lines.index(EVIDENCE[-1])):
        if not lines[number].startswith("seat 1 computer"):
            problem("\n".join(lines[:number] + lines[number + 1 :]))


def test_spoiled_texts_give_nothing_but_a_save_error():
    rng = random.Random(2)
    good = text_of(a_match()).encode()
    refused = 0
    for _ in range(3000):
        data = bytearray(good)
        for _ in range(rng.randint(1, 3)):
            place, start = rng.randrange(len(data)), rng.randrange(len(data))
            if rng.random() < 0.5:
                data[place] = rng.randrange(256)
            else:
                data[place : place + rng.randrange(9)] = data[start : start + rng.randrange(30)]
        try:
            verified_match(record_from_text(text_from_bytes(bytes(data))), GAMES)
        except SaveError as error:
            refused += 1
            assert str(error).endswith(".")
    assert refused > 1500
