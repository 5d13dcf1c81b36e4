"""A match over the network on one machine's screen: whose turn, undo, computers, watching late, the end."""

from dataclasses import replace

from game.match import saves
from net.events import NotEntered, Rebuilt
from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame, seat, start_of


def first_action(table):
    return f"action{table.play.view.moment.actions[0]}"


def settle(pilot, table):
    pilot.ticks(2)
    pilot.until(lambda: table.play.show.is_settled)


def test_a_seat_elsewhere_is_remote_and_cannot_be_acted_for(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    moment = table.play.view.moment
    assert [look.kind for look in moment.seats] == ["remote", "person"]
    assert moment.seat == 1 and moment.actor == 0 and moment.actions == () and not moment.thinking


def test_what_is_chosen_here_goes_to_the_host_and_is_shown_when_it_comes_back(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(*game.act())
    settle(pilot, table)
    before = len(table.match.log)
    pilot.click(first_action(table))
    pilot.click(first_action(table))  # the second click counts for nothing while the first is on its way
    assert len(table.match.log) == before and len(game.session.calls("play")) == 1
    (number, text, base), *_ = game.answer()
    settle(pilot, table)
    assert (number, base) == (1, len(game.told) - 1) and text.startswith("play ")
    assert len(table.match.log) == before + 1 and table.play.view.moment.actor == 0


def test_a_refused_choice_is_said_and_can_be_made_anew(pilot, join):
    game = LanGame(ANNA)
    table = join(game)
    pilot.click(first_action(table))
    game.tell(NotEntered("stale"))
    pilot.ticks(2)
    assert pilot.toast == "Something else happened first."
    pilot.click(first_action(table))
    assert len(game.session.calls("play")) == 2


def test_only_the_persons_of_this_machine_turn_the_table(pilot, join):
    game = LanGame(ANNA, start_of(seat(ANNA, name="Anna"), seat(ANNA, name="Agnes")))
    table = join(game)
    assert table.play.view.moment.seat == 0
    pilot.click(first_action(table))
    game.answer()
    settle(pilot, table)
    pilot.ticks(4)
    assert table.play.view.moment.seat == 1
    other = LanGame(BEN)
    table = join(other)
    other.tell(*other.act())
    settle(pilot, table)
    pilot.ticks(4)
    assert table.play.view.moment.seat == 1 and table.play.view.moment.actions


def test_undo_asks_the_host_and_only_for_an_own_action(pilot, join):
    game = LanGame(ANNA)
    table = join(game)
    pilot.press("u")
    assert game.session.calls("play") == []
    pilot.click(first_action(table))
    game.answer()
    settle(pilot, table)
    assert table.play.view.moment.can_undo and not table.play.view.moment.can_redo
    pilot.press("u")
    assert game.session.calls("play")[-1][:2] == (0, "undo")
    game.answer()
    settle(pilot, table)
    assert [entry for entry in table.match.log if entry.actor >= 0] == []
    game.tell(*game.act(), *game.act())
    settle(pilot, table)
    assert not table.play.view.moment.can_undo  # Ben acted last


def test_hints_are_for_those_who_play_against_the_computer_alone(pilot, join, thinkers):
    game = LanGame(ANNA)
    table = join(game)
    assert not table.play.view.moment.can_hint and table.play.view.moment.without == ("redo", "hint")
    pilot.press("h")
    pilot.ticks(3)
    assert table.play.view.hinted == []
    alone = LanGame(ANNA, start_of(seat(ANNA), seat(ANNA, "computer", "Richard", level=1)))
    table = join(alone)
    pilot.press("h")
    pilot.ticks(3)
    assert table.play.view.hinted == [table.play.view.moment.actions[0]]
    assert table.play.view.moment.without == ("redo",)


def test_the_buttons_stay_the_same_while_what_others_did_is_shown(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(*game.act(), *game.act(), *game.act())
    seen, waits = set(), []
    while not table.play.show.is_settled or not waits:
        pilot.ticks(1)
        seen.add(table.play.view.moment.without)
        waits.append(not table.play.show.is_newest)
    assert any(waits) and seen == {("redo", "hint")}


def test_who_watches_sees_no_buttons_of_play(pilot, join):
    moment = join(LanGame(KEES)).play.view.moment
    assert moment.without == ("undo", "redo", "hint", "done")


def test_the_table_says_when_something_may_be_taken_back(pilot, join):
    rules = [join(LanGame(ANNA, start_of(undo=undo))).play.view.moment.undo_rule for undo in ("turn", "move")]
    assert len({*rules, ""}) == 3


def test_the_host_plays_for_the_computer_also_behind_a_menu(pilot, join):
    pilot.app.settings.least_thinking = 0
    game = LanGame(ANNA, start_of(seat(ANNA, "computer", "Richard", level=1), seat(BEN)))
    table = join(game)
    pilot.press("m")
    assert pilot.scene.name == "dialog"
    pilot.until(lambda: game.session.calls("play"), 200)
    assert game.answer()[0][0] == 0
    pilot.ticks(5)
    assert table.match.actor == 1 and len(game.session.calls("play")) == 1
    game.tell(*game.act())
    pilot.until(lambda: len(game.session.calls("play")) == 2, 200)
    assert pilot.scene is not table


def test_who_does_not_host_plays_for_no_computer_until_the_host_moves_here(pilot, join):
    pilot.app.settings.least_thinking = 0
    game = LanGame(BEN, start_of(seat(ANNA, "computer", "Richard", level=1), seat(BEN)))
    table = join(game)
    pilot.ticks(60)
    assert game.session.calls("play") == [] and table.play.view.moment.thinking
    game.session.is_host = True
    game.tell(*game.move_host(BEN), game.status())
    pilot.until(lambda: game.session.calls("play"), 200)
    assert game.answer()[0][0] == 0


def test_a_late_watcher_sees_the_match_as_it_stands(pilot, join):
    game = LanGame(KEES)
    game.settle()
    for _ in range(6):
        game.act()
    table = join(game, late=True)
    view = table.play.view
    assert view.played == [] and len(table.match.log) == len(table.play.show.chronicle.lines)
    assert view.moment.seat is None and view.moment.actions == ()
    assert "You are watching this match." in table.status()["said"]
    pilot.click((5, 700))
    game.tell(*game.act())
    settle(pilot, table)
    assert len(view.played) >= 1 and game.session.calls("play") == []


def test_who_comes_while_everything_is_told_once_more_sees_the_match_as_it_stands(pilot, package, thinkers):
    game = LanGame(BEN)
    game.settle(), game.act()
    told = [replace(one, fresh=False) for one in game.told]
    pilot.open(lambda context: game.open(context, late=True, later=[told[0], Rebuilt(game.start), *told]))
    pilot.until(lambda: pilot.scene.play.show.is_settled)
    assert pilot.scene.match.log == game.engine.match.log and pilot.scene.play.view.moment.actions


def test_everything_told_once_more_ends_at_the_same_position(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(*game.act())
    settle(pilot, table)
    digest, before = table.match.digest(), len(table.match.log)
    game.tell(Rebuilt(game.start), *game.told)
    settle(pilot, table)
    assert table.match.digest() == digest and len(table.match.log) == before
    assert table.play.view.moment.actions  # and Ben can go on


def test_the_end_is_shown_and_kept(pilot, join):
    game = LanGame(BEN)
    table = join(game)
    game.tell(*game.play_to_the_end())
    pilot.until(lambda: pilot.scene.name == "result", most=20_000)
    (saved,) = saves.list_saves(pilot.app.home)
    assert table.match.is_over and saved.is_finished and saved.log == tuple(table.match.log)
    text = saved.path.read_text(encoding="utf-8")
    assert text.count("\nlan ") == 1 and f"\n{len(game.told)} END - " in text


def test_leaving_says_goodbye(pilot, join):
    game = LanGame(BEN)
    join(game)
    pilot.app.stack.pop()
    assert game.session.left


def test_closing_the_window_says_goodbye(pilot, join):
    game = LanGame(BEN)
    join(game)
    pilot.app.stack.abandon()  # as the program does when it ends
    assert game.session.left
