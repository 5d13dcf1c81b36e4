"""The file of a match over a network: fair as it was written, and never fair with a single byte altered."""

import random
from pathlib import Path

import pytest

from game.match.reader import SIZE_LIMIT, record_from_text
from game.match.verify import verified_match
from game.rules import rose_king
from game.rules.catalog import GAMES as REAL
from game.scenes.lan.evidence import ALTERED, BAD_ENTRY, FAIR, LOCAL, OPEN, UNREADABLE, check_match
from net.engine import ACT, DRAW, SEAL
from net.kept import Kept
from net.log import entry_from_line, entry_to_line, next_head
from net.session_file import SessionFile
from tests.net.game_tables import GAMES, GameTable, PatientTable, file_of, persons
from tests.net.tables import GAME_ID
from tools import verify_match

REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob("*.txt"))
TABLES = [(key, seats) for key, game in REAL.items() for seats in game.SEATS]
THREE = [(1, "person"), (2, "person"), (1, "computer")]


def eventful():
    """Return a table where everything happened that a log can hold."""
    table = GameTable(seats=[*THREE, (3, "person")], timer=30).begin()
    table.change(3, 1, "computer")  # in an open draw
    table.until(SEAL)
    table.ledger.append("SEAL", 0, None)
    table.seal(1, "play bid:99")
    table.change(3, 3, why="back")
    table.until(SEAL, sealed=True)
    table.ledger.append("TERM", None, [1, 2])
    table.until(DRAW)
    table.change(3, 5, anchor=table.chain(5).anchor, token=table.token(5), why="given")
    table.until(ACT)
    table.ledger.append("INPUT", 0, "timeout")
    return table.play()


@pytest.fixture(scope="module")
def toy_file():
    """The file of an eventful match of the toy game."""
    return file_of(eventful().ledger).encode()


@pytest.fixture(scope="module")
def rose_file():
    """The file of a match of Rose King."""
    return file_of(GameTable(rose_king, seed=1).begin().play().ledger).encode()


def check(data):
    return check_match(data, GAMES)


@pytest.mark.parametrize("seats", [[(1, "person"), (2, "person")], THREE, [(1, "computer"), (1, "computer")]], ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_an_honest_match_is_fair(seats, seed):
    table = GameTable(seats=seats, seed=seed).begin().play()
    verdict = check(file_of(table.ledger).encode())
    assert (verdict.kind, verdict.reason, verdict.line) == (FAIR, "", 0)
    assert (verdict.entries, verdict.draws, verdict.bids) == (len(table.ledger.log), 2, 2 * len(seats))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_honest_match_of_every_game_is_fair(key, seats, seed):
    table = GameTable(REAL[key], persons(seats), seed).begin().play()
    verdict = check(file_of(table.ledger).encode())
    assert (verdict.kind, verdict.draws) == (FAIR, table.ledger.draws.opened)


@pytest.mark.parametrize("key", REAL)
def test_a_match_that_will_not_end_fits_its_file_and_is_fair(key):
    table = PatientTable(REAL[key], persons(max(REAL[key].SEATS)), seed=2)
    data = file_of(table.begin().play().ledger).encode()
    assert len(data) < SIZE_LIMIT / 2
    assert check(data).kind == FAIR


def test_an_eventful_match_is_fair_and_can_be_watched(toy_file):
    assert check(toy_file).kind == FAIR
    match = verified_match(record_from_text(toy_file.decode()), GAMES)
    assert match.is_over and len(match.reseats) == 3 and match.evidence[0] == f"lan {GAME_ID.hex()}"


def test_with_undo_a_match_is_fair():
    table = GameTable(rose_king, seed=11).begin()
    ledger, undone = table.ledger, 0
    while not ledger.is_ended:
        table.step()
        seat = ledger.log.entries[-1].seat
        if ledger.log.entries[-1].payload != "undo" and undone < 5 and not ledger.refusal_of("INPUT", seat, "undo"):
            ledger.append("INPUT", seat, "undo")
            undone += 1
    assert undone == 5
    assert check(file_of(ledger).encode()).kind == FAIR


def test_a_match_that_is_not_over_is_fair_so_far():
    table = GameTable(seats=THREE).begin()
    for _ in range(14):
        verdict = check(file_of(table.ledger).encode())
        assert (verdict.kind, verdict.entries) == (OPEN, len(table.ledger.log)) and verdict.is_fair
        table.step()
    assert table.ledger.is_over


def places(data):
    """Yield every byte's place, the line it stands in from 1, and the entry of the log that the line is, 0 for none."""
    line, entry, in_log = 1, 0, False
    for place, byte in enumerate(data):
        yield place, line, entry
        if byte == 10:
            line += 1
            in_log = in_log or data[place + 1 :].startswith(b"1 START")
            entry = entry + 1 if in_log and not data[place + 1 :].startswith(b"end") else 0


def flipped(data, place, bit):
    spoiled = bytearray(data)
    spoiled[place] ^= 1 << bit
    return bytes(spoiled)


def test_every_byte_flipped_in_turn_is_noticed_and_named(toy_file):
    for place, line, entry in places(toy_file):
        verdict = check(flipped(toy_file, place, place % 8))
        assert not verdict.is_fair, place
        if toy_file[place] == 10:
            continue  # two lines became one
        if entry:
            assert verdict.kind == UNREADABLE if place % 8 == 7 else (verdict.kind, verdict.entry) == (BAD_ENTRY, entry)
        elif verdict.kind == ALTERED:
            assert verdict.line == line


def test_flipped_bytes_in_a_match_of_rose_king_are_noticed(rose_file):
    rng = random.Random(8)
    for place, _line, entry in rng.sample(list(places(rose_file)), 120):
        verdict = check(flipped(rose_file, place, rng.randrange(7)))
        assert not verdict.is_fair
        if entry and rose_file[place] != 10:
            assert (verdict.kind, verdict.entry) == (BAD_ENTRY, entry)


def test_cut_anywhere_it_is_not_fair(toy_file):
    for length in range(0, len(toy_file), 7):
        assert not check(toy_file[:length]).is_fair
    assert not check(toy_file[:-1]).is_fair
    assert not check(toy_file + b"\n").is_fair


def rewritten(data, number, change):
    """Return the file with another payload in one entry, and all hashes from there on made anew."""
    lines = data.decode().split("\n")
    first = next(place for place, line in enumerate(lines) if line.startswith("1 START"))
    log = [entry_from_line(line) for line in lines[first:-2]]
    head = log[number - 2][1]
    for place in range(number - 1, len(log)):
        entry = log[place][0]
        if place == number - 1:
            entry = entry._replace(payload=change(entry.payload))
        head = next_head(head, entry)
        lines[first + place] = entry_to_line(entry, head)
    return "\n".join(lines).encode()


def number_of(table, kind):
    return next(entry.seq for entry in table.ledger.log.entries if entry.kind == kind)


CHEATS = {
    "RAND": (lambda payload: [payload[0], [[1, bytes(32)], *payload[1][1:]], payload[2]], "reveal"),
    "OPEN": (lambda payload: [[0, payload[0][1], "play bid:0"], *payload[1:]], "seal"),
    "END": (lambda payload: bytes(16), "digest"),
    "INPUT": (lambda payload: "play show:9", "illegal"),
}


@pytest.mark.parametrize("kind", CHEATS)
def test_a_cheat_with_all_hashes_made_anew_is_named(kind):
    table = GameTable(seed=2)
    table.begin().until(SEAL)
    for seat in (0, 1):
        table.seal(seat, f"play bid:{seat + 1}")
    table.play()
    change, reason = CHEATS[kind]
    number = number_of(table, kind)
    verdict = check(rewritten(file_of(table.ledger).encode(), number, change))
    assert (verdict.kind, verdict.entry, verdict.reason) == (BAD_ENTRY, number, reason)


def test_another_history_brings_other_cards():
    # a move exchanged and all hashes made anew: later draws are bound to the head of the log and come out otherwise
    honest = GameTable(rose_king, seed=1).begin().until(ACT)
    seat = honest.ledger.waiting_for()[0]
    first, other = len(honest.ledger.log) + 1, honest.legal(seat)
    honest.play()
    chosen = honest.ledger.log.entries[first - 1].payload
    word = next(word for word in other if word != chosen)
    verdict = check(rewritten(file_of(honest.ledger).encode(), first, lambda payload: word))
    assert not verdict.is_fair and verdict.draws >= 1


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"three-crowns match 9\n", b"three-crowns match 2\nend\n"], ids=str)
def test_what_is_no_match_file_says_so_in_a_sentence(data):
    verdict = check(data)
    assert verdict.kind == UNREADABLE and verdict.reason.endswith(".")


def test_a_log_without_entries_is_none():
    assert check(b"three-crowns match 2\nlan " + b"0" * 32 + b"\nend\n").kind == BAD_ENTRY


def test_a_match_at_one_screen_has_nothing_to_check():
    for path in REPLAYS:
        assert check(path.read_bytes()).kind == LOCAL


@pytest.fixture
def told(tmp_path, capsys):
    """Return a function that runs the tool on the contents of files, and gives its exit code and what it said."""

    def run(*contents):
        paths = [tmp_path / f"{number}.txt" for number in range(len(contents))]
        for path, content in zip(paths, contents, strict=True):
            path.write_bytes(content)
        code = verify_match.main([str(path) for path in paths], GAMES)
        return code, capsys.readouterr().out.strip().split("\n")

    return run


def test_the_tool_says_in_a_sentence_whether_it_was_fair(told, toy_file):
    lines = toy_file.decode().split("\n")
    code, said = told(toy_file)
    assert code == 0 and said[0].startswith("The match was fair: ") and len(said) == 1
    sixth = next(place for place, line in enumerate(lines) if line.startswith("6 ") and "{" in line)
    lines[sixth] = lines[sixth].replace("0", "1", 1)
    code, said = told("\n".join(lines).encode())
    assert code == 1 and said[0].startswith("The match cannot be called fair: entry 6 is the first bad one")
    code, said = told(toy_file.replace(b"P2", b"P3", 1))
    assert (code, said) == (1, ["The file was altered: line 4 is not what the log of the match says."])
    code, said = told(REPLAYS[0].read_bytes())
    assert (code, said) == (1, ["The match was not played over a network: there is nothing to check."])
    code, said = told(b"")
    assert code == 1 and said[0].startswith("The file cannot be checked: ")


def test_the_tool_says_when_a_file_cannot_be_read(tmp_path, capsys):
    assert verify_match.main([str(tmp_path)], GAMES) == 1
    assert verify_match.main([str(tmp_path / "none")], GAMES) == 1
    assert capsys.readouterr().out.count("The file cannot be checked: ") == 2


def test_the_tool_says_that_a_match_is_not_finished(tmp_path, capsys):
    file = SessionFile(tmp_path, Kept(GAME_ID, peer=2, token=b"t" * 16, name="Ben"), pytest.fail)
    file.close()
    assert verify_match.main([str(file.path)]) == 1
    assert "its match is not finished" in capsys.readouterr().out


def test_the_tool_compares_what_two_players_were_told(told):
    table = GameTable(rose_king, seed=1).begin()
    for _ in range(30):
        table.step()
    short = file_of(table.ledger).encode()
    table.step()
    whole = file_of(table.ledger).encode()
    assert told(whole, whole)[1][-1] == "Both files tell the same match."
    code, said = told(short, whole)
    assert (code, said[-1]) == (0, "Both files tell the same match, one of them 1 entry further.")
    # a host who tells two histories: each is good by itself, for the first draw that differs is still to come
    while table.ledger.due.kind != ACT or len(table.legal(table.ledger.waiting_for()[0])) < 2:
        table.step()
    seat = table.ledger.waiting_for()[0]
    one, other = table.legal(seat)[:2]
    twin = GameTable(rose_king, seed=1)
    for entry in table.ledger.log.entries:
        twin.ledger.take(entry)
    table.ledger.append("INPUT", seat, one)
    twin.ledger.append("INPUT", seat, other)
    code, said = told(file_of(table.ledger).encode(), file_of(twin.ledger).encode())
    number = len(table.ledger.log)
    assert (code, said[-1]) == (1, f"The two files tell the match differently from entry {number} on.")
    assert all("fair so far" in line for line in said[:2])
    code, said = told(whole, file_of(GameTable(rose_king, seed=2).begin().ledger).encode())
    assert (code, said[-1]) == (1, "The two files tell the match differently from entry 1 on.")
