"""The files that the players of one match have are the same, and are found to be fair."""

import pytest

from game.match import saves
from game.match.record import record_of, record_to_text
from game.scenes.lan.evidence import FAIR, OPEN, check_match
from game.scenes.lan.keeper import LanKeeper
from tests.net import tables
from tests.scenes.ledger_table import GAMES, LedgerTable
from tests.scenes.test_lan_link import BOT, Screen, play_to_the_end, poll


def keeper(folder):
    return LanKeeper(folder, pytest.fail, tables.GAME_ID)


def file_in(folder):
    (saved,) = saves.list_saves(folder, GAMES)
    return saved.path.read_bytes()


def test_everybody_has_the_same_file_and_it_is_fair(tmp_path):
    table = LedgerTable().begin()
    one = Screen(table, 1, keeper(tmp_path / "one"))
    two = Screen(table, 2, keeper(tmp_path / "two"))
    poll(one, two)
    table.write("SEATSET", 1, BOT)
    poll(one, two)
    table.write("SEATSET", 1, table.seatset(2, why="back"))
    two.session.heal()  # told once more from the beginning
    poll(one, two)
    play_to_the_end(one, two)
    late = Screen(table, 3, keeper(tmp_path / "late"))
    poll(late)
    files = [file_in(tmp_path / name) for name in ("one", "two", "late")]
    assert files[0] == files[1] == files[2]
    verdict = check_match(files[0], GAMES)
    assert (verdict.kind, verdict.entries) == (FAIR, len(table.ledger.log))


def test_a_match_that_was_broken_off_is_fair_so_far(tmp_path):
    table = LedgerTable().begin()
    one, two = Screen(table, 1), Screen(table, 2)
    poll(one, two)
    assert check_match(record_to_text(record_of(one.match)).encode(), GAMES).kind == OPEN
