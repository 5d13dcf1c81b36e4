"""Files of matches: written at every ply, listed with their troubles, never touched by reading."""

import errno
import os
from pathlib import Path

import pytest

from game import atomic
from game.match import saves
from game.match.errors import SaveError
from game.match.opening import continue_match, new_match, watch
from game.match.saver import Saver, free_name
from tests.match import toy
from tests.match.conftest import SEATS


def files(root):
    return sorted(str(path.relative_to(root)) for path in root.rglob("*") if path.is_file())


def test_every_ply_is_on_the_disk_when_poll_returns(tmp_path, games):
    match = new_match(toy, SEATS, seed=3, keeper=Saver(tmp_path, pytest.fail))
    match.poll()
    while not match.is_over:
        match.propose(match.actor, 0)
        match.poll()
        (saved,) = saves.list_saves(tmp_path, games)
        assert saved.log == tuple(match.log)


def test_a_finished_match_becomes_a_replay_and_an_undone_end_a_save(tmp_path, played, games):
    match = played()
    match.keeper.seen()
    assert files(tmp_path) == ["replays/toy-20250301T180000Z-0001.threecrowns"]
    assert saves.newest(tmp_path, games).saved is None
    assert match.undo()
    match.poll()
    assert files(tmp_path) == ["saves/toy-20250301T180000Z-0001.threecrowns"]
    assert saves.newest(tmp_path, games).saved.log == tuple(match.log)


def test_a_continued_match_goes_on_as_it_would_have_gone_on(tmp_path, played, games):
    whole = played(root=tmp_path / "whole")
    half = played(plies=7)
    saved = saves.newest(tmp_path, games).saved
    again = continue_match(saved, Saver(tmp_path, pytest.fail, saved.path.name), games)
    assert (again.digest(), again.log, again.seats) == (half.digest(), half.log, half.seats)
    assert again.options == half.options and again.started == half.started
    while not again.is_over:
        again.propose(again.actor, (0, 2, 1)[len(again.log) % 3])
        again.poll()
    again.keeper.seen()
    assert again.log == whole.log
    assert files(tmp_path / "replays") == [saved.path.name]


def test_a_replay_goes_to_any_place(played):
    match = played()
    again, link = watch(match)
    for place in (5, 2, 9, 0, len(match.log), 3, 99):
        link.seek(place)
        again.poll()
        assert again.log == match.log[:place]
    assert again.digest() == match.digest() and again.outcome() == match.outcome()
    assert again.poll() == []


def test_a_replay_does_not_listen_to_proposals(played):
    again, link = watch(played())
    link.seek(1)
    again.poll()
    again.propose(0, 0)
    assert again.poll() == []


def test_broken_files_are_listed_with_their_reason_beside_the_others(tmp_path, played, games):
    played(plies=5)
    played(started="2025-03-02T18:00:00Z").keeper.seen()
    bad = {"saves/foreign.txt": b"hello\n", "saves/empty.txt": b"", "replays/noise.txt": bytes(range(256))}
    for name, data in bad.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "saves/folder.txt").mkdir()
    (tmp_path / "saves/x.txt.1.tmp").write_text("half")
    found = saves.list_saves(tmp_path, games)
    good = next(saved for saved in found if saved.is_unfinished)
    assert found[-1].is_finished or found[-1].path.name == "noise.txt"
    assert sum(saved.is_finished for saved in found) == 1
    broken = {saved.path.name: saved.problem for saved in found if saved.problem}
    assert set(broken) == {"foreign.txt", "empty.txt", "noise.txt", "folder.txt"}
    assert "not a match" in broken["foreign.txt"] and "cannot be read" in broken["folder.txt"]
    for name, data in bad.items():
        assert (tmp_path / name).read_bytes() == data
    assert saves.newest(tmp_path, games).saved.path == good.path


def age(match, day):
    """Have the match's file written on a day long ago; returns the file."""
    path = match.keeper.path(match)
    os.utime(path, (day, day))
    return path


def test_continue_takes_the_one_played_last_and_says_which_newer_ones_are_broken(tmp_path, played, games):
    paths = [age(played(plies=3 + day, started=f"2025-03-0{day}T00:00:00Z"), day) for day in range(1, 5)]
    for path, day in zip(paths, (9, 2, 7, 1), strict=True):
        if day > 2:
            path.write_bytes(path.read_bytes()[:-10])
        os.utime(path, (day, day))
    torn = {path: path.read_bytes() for path in (paths[0], paths[2])}
    found = saves.newest(tmp_path, games)
    assert found.saved.modified == 2
    assert [saved.path for saved in found.spoiled] == list(torn) and all(saved.problem for saved in found.spoiled)
    assert all(path.read_bytes() == data for path, data in torn.items())


def test_a_broken_save_older_than_the_one_that_is_offered_is_no_matter(tmp_path, played, games):
    old = age(played(plies=3), 1)
    played(plies=4, started="2025-03-02T00:00:00Z")
    old.write_bytes(b"")
    os.utime(old, (1, 1))
    assert saves.newest(tmp_path, games).spoiled == ()


def test_an_end_that_nobody_has_seen_is_offered_until_it_was_seen(tmp_path, played, games):
    older = played(plies=5, started="2025-03-02T00:00:00Z")
    age(older, 1)
    over = played()
    path = age(over, 2)
    assert saves.newest(tmp_path, games).saved.path == path
    over.keeper.keep(over)
    Saver(tmp_path, pytest.fail, path.name).seen()
    over.keeper.keep(over)  # written once more, but not ended once more
    assert saves.newest(tmp_path, games).saved.log == tuple(older.log)


def test_a_match_that_was_played_after_an_unseen_end_comes_first(tmp_path, played, games):
    age(played(), 1)
    later = played(plies=5, started="2025-03-02T00:00:00Z")
    assert saves.newest(tmp_path, games).saved.log == tuple(later.log)


def test_the_mark_of_an_unseen_end_goes_with_it(tmp_path, played, games):
    match = played()
    saves.delete(match.keeper.path(match))
    assert files(tmp_path) == []
    again = played()
    assert again.undo() and again.poll()
    assert [Path(name).suffix for name in files(tmp_path)] == [".threecrowns"]


def test_a_mark_without_its_replay_is_nothing(tmp_path, played, games):
    match = played()
    match.keeper.path(match).unlink()  # killed between the mark and the replay
    assert saves.newest(tmp_path, games) == saves.Newest(None)


def test_a_replay_stands_for_the_save_of_the_same_name(tmp_path, played, games):
    match = played(plies=5)
    save = match.keeper.path(match)
    text = save.read_bytes()
    while not match.is_over:
        match.propose(match.actor, 1)
        match.poll()
    save.write_bytes(text)  # what a crash between writing the one and deleting the other leaves
    assert saves.newest(tmp_path, games).saved.is_finished
    match.keeper.seen()
    assert saves.newest(tmp_path, games).saved is None
    assert [saved.is_finished for saved in saves.list_saves(tmp_path, games)] == [True]


def test_no_folder_is_no_saves(tmp_path, games):
    assert saves.list_saves(tmp_path / "none", games) == []
    assert saves.newest(tmp_path / "none", games).saved is None
    with pytest.raises(SaveError, match="cannot be read"):
        saves.load(tmp_path / "none.txt", games)


def test_delete_removes_the_file_and_what_a_kill_left_beside_it(tmp_path, played):
    match = played(plies=5)
    path = match.keeper.path(match)
    path.with_name(path.name + ".77.tmp").write_text("half")
    (path.parent / "other.txt.77.tmp").write_text("not ours")
    saves.delete(path)
    assert files(tmp_path) == ["saves/other.txt.77.tmp"]
    saves.delete(path)


def test_a_game_of_no_catalogue_is_not_known(tmp_path, played):
    played(plies=5)
    (saved,) = saves.list_saves(tmp_path)
    assert "does not know" in saved.problem


def two_windows(tmp_path, played, games, told):
    """Return the same saved match, opened twice."""
    played(plies=5)
    saved = saves.newest(tmp_path, games).saved
    return [continue_match(saved, Saver(tmp_path, told.append, saved.path.name), games) for _ in range(2)]


def step(match, action=0):
    match.propose(match.actor, action)
    match.poll()


def test_a_match_that_goes_on_in_two_windows_is_kept_twice(tmp_path, played, games):
    told = []
    one, other = two_windows(tmp_path, played, games, told)
    for _ in range(3):
        step(one)
    assert not told
    step(other, 1), step(other, 1)
    assert len(told) == 1 and "another window" in told[0]
    step(one), step(other)
    assert len(told) == 1
    assert {saved.log for saved in saves.list_saves(tmp_path, games)} == {tuple(one.log), tuple(other.log)}
    both = ("saves/toy-20250301T180000Z-0001-2.threecrowns", "saves/toy-20250301T180000Z-0001.threecrowns")
    assert files(tmp_path) == list(both)


def test_a_match_that_ended_in_another_window_does_not_hide_the_one_that_goes_on(tmp_path, played, games):
    told = []
    one, other = two_windows(tmp_path, played, games, told)
    while not one.is_over:
        step(one)
    step(other, 1)
    assert saves.newest(tmp_path, games).saved.log == tuple(other.log)
    assert sum(saved.is_finished for saved in saves.list_saves(tmp_path, games)) == 1


def test_a_save_that_was_deleted_meanwhile_is_written_again(tmp_path, played, games):
    match = played(plies=5)
    saves.delete(match.keeper.path(match))
    step(match)
    assert saves.newest(tmp_path, games).saved.log == tuple(match.log)


def test_a_name_from_elsewhere_is_kept_short_and_free(tmp_path):
    (tmp_path / "replays").mkdir()
    (tmp_path / "saves").mkdir()
    assert free_name(tmp_path, "match") == "match.threecrowns"
    (tmp_path / "replays/match.threecrowns").write_text("")
    (tmp_path / "saves/match-2.threecrowns").write_text("")
    assert free_name(tmp_path, "match") == "match-3.threecrowns"
    assert len(free_name(tmp_path, "🌹" * 250).encode()) < 255


def test_a_file_with_the_longest_name_there_is_can_be_written_again(tmp_path):
    path = tmp_path / ("a" * 251 + ".txt")
    path.write_text("old")
    atomic.write_atomically(path, "new")
    assert path.read_text() == "new"


@pytest.fixture
def failing(monkeypatch):
    """Return a dict; while its "error" is set, no file can be synchronised."""
    trouble = {"error": None}
    real = os.fsync

    def fsync(number):
        if trouble["error"]:
            raise OSError(trouble["error"], "refused")
        real(number)

    monkeypatch.setattr(atomic.os, "fsync", fsync)
    return trouble


def test_a_disk_that_refuses_is_told_once_per_cause_and_the_match_goes_on(tmp_path, failing, games):
    told = []
    match = new_match(toy, SEATS, seed=1, keeper=Saver(tmp_path, told.append))
    match.poll()
    kept = files(tmp_path)

    def play(error):
        failing["error"] = error
        match.propose(match.actor, 0)
        match.poll()

    play(errno.ENOSPC), play(errno.ENOSPC)
    assert len(told) == 1 and "full" in told[0]
    assert files(tmp_path) == kept  # no half file is left behind
    play(errno.EROFS), play(errno.EACCES)
    assert len(told) == 2 and "may not be written" in told[1]
    play(errno.EIO)
    assert len(told) == 3
    play(None), play(None)
    assert len(told) == 4 and "again" in told[3]
    assert saves.newest(tmp_path, games).saved.log == tuple(match.log)
    play(errno.ENOSPC)
    assert len(told) == 5


def test_a_file_where_the_folder_should_be_is_told(tmp_path):
    told = []
    (tmp_path / "saves").write_text("in the way")
    match = new_match(toy, SEATS, seed=1, keeper=Saver(tmp_path, told.append))
    match.poll()
    assert len(told) == 1 and match.log


def test_a_full_disk_for_real():
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    with pytest.raises(OSError) as caught, full.open("wb") as file:
        file.write(b"x")
    assert caught.value.errno == errno.ENOSPC  # the number the sentence about a full disk goes by


def test_a_broken_replay_does_not_hide_the_save_of_the_same_name(tmp_path, played, games):
    match = played(plies=5)
    save = match.keeper.path(match)
    (tmp_path / "replays").mkdir()
    (tmp_path / "replays" / save.name).write_bytes(b"torn")
    assert saves.newest(tmp_path, games).saved.path == save
    assert [bool(saved.problem) for saved in saves.list_saves(tmp_path, games)] == [False, True]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_among_the_saves_keeps_nobody_waiting(tmp_path, games):
    (tmp_path / "saves").mkdir()
    os.mkfifo(tmp_path / "saves/pipe.txt")
    (saved,) = saves.list_saves(tmp_path, games)
    assert "cannot be read" in saved.problem


def test_links_that_lead_nowhere_are_listed_as_unreadable(tmp_path, played, games):
    played(plies=5)
    for name, target in (("loop.txt", "loop.txt"), ("lost.txt", "nowhere")):
        try:
            (tmp_path / "saves" / name).symlink_to(target)
        except OSError:
            pytest.skip("this system makes no links")
    found = saves.list_saves(tmp_path, games)
    assert sorted(saved.path.name for saved in found if "cannot be read" in saved.problem) == ["loop.txt", "lost.txt"]
    assert saves.newest(tmp_path, games).saved is not None


def test_a_folder_of_replays_that_may_not_be_opened_keeps_no_save_from_being_written(tmp_path, monkeypatch, games):
    real = os.stat, os.lstat

    def guarded(call):
        def ask(path, *more, **named):
            if "replays" in str(path):
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
            return call(path, *more, **named)

        return ask

    match = new_match(toy, SEATS, seed=1, keeper=Saver(tmp_path, pytest.fail))
    with monkeypatch.context() as patch:
        patch.setattr(os, "stat", guarded(real[0]))
        patch.setattr(os, "lstat", guarded(real[1]))
        match.poll()
    assert saves.newest(tmp_path, games).saved.log == tuple(match.log)


def test_a_match_of_an_older_program_is_found_and_goes_on_under_its_name(tmp_path, played, games):
    played(plies=7)
    (new,) = (tmp_path / "saves").iterdir()
    old = new.rename(new.with_suffix(".txt"))
    saved = saves.newest(tmp_path, games).saved
    assert saved.path == old
    again = continue_match(saved, Saver(tmp_path, pytest.fail, old.name), games)
    again.propose(again.actor, 0)
    again.poll()
    assert files(tmp_path) == [f"saves/{old.name}"]
