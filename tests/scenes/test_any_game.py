"""What the screens around a match do for any game of the catalogue: three and four seats, teams, several games."""

from types import SimpleNamespace

import pytest

from game import demo
from game.match import COMPUTER, PERSON, Saver, Seat, new_match
from game.scenes import cut_off, replays, seats, unfinished
from game.scenes.attract import Attract
from game.scenes.catalog import VIEWS
from game.scenes.demonstration import Demonstration
from game.scenes.replay import Replay
from game.scenes.replays import Replays
from game.scenes.result import Result
from game.scenes.rules import Rules
from game.scenes.title import Title
from game.view.moment import JOINT
from game.view.view_package import RuleSection
from tests import toy_games
from tests.scenes import many_seats

NAMES = ("Anna", "Bert", "Carla", "Dora")


@pytest.fixture
def toy(monkeypatch):
    game, package = many_seats.add_to(monkeypatch)
    package.rule_page = lambda: (RuleSection("Bids", ("Whoever bids most pays.",)),)
    return game, package


def played(game, count, keeper=None, persons=1, seed=3):
    """Return a finished match of so many seats."""
    players = [Seat(PERSON if n < persons else COMPUTER, NAMES[n], n, int(n >= persons)) for n in range(count)]
    match = new_match(game, players, seed=seed, started="2024-05-17T19:00:00Z", keeper=keeper)
    match.poll()
    while not match.is_over:
        for seat in match.to_act:
            actions = match.choices(seat)
            match.propose(seat, actions[(len(match.log) + seat) % len(actions)])
        match.poll()
    return match


def test_of_two_it_is_said_that_they_are_against_one_another_of_more_who_they_are():
    assert seats.opponents(NAMES[:2]) == "Anna against Bert"
    assert seats.opponents(NAMES[:3]) == "Anna, Bert and Carla"
    assert seats.opponents(NAMES[:1]) == "Anna" and seats.opponents(()) == ""
    sitting = tuple(Seat(PERSON, name, 0) for name in NAMES)
    assert unfinished.Unfinished(None, "toy", sitting, 0, 3).title("Toy") == "Toy: Anna, Bert, Carla and Dora"
    assert cut_off.title(SimpleNamespace(table="Roses", players=NAMES[:2])) == "Roses: Anna against Bert"


@pytest.mark.parametrize(
    ("winners", "words"),
    [((0,), "Anna won, 5 : 4 : 3"), ((0, 1), "Anna and Bert won, 5 : 4 : 3"), ((0, 1, 2), "a draw, 5 : 4 : 3"),
     ((2, 3), "Carla and Dora won, 5 : 3"), ((0, 1, 2, 3), "a draw, 5 : 3")],
)  # fmt: skip
def test_a_team_wins_together_and_a_draw_is_one_of_all(toy, winners, words):
    count = 4 if words.count(":") == 1 else 3  # four are two teams
    outcome = SimpleNamespace(winners=winners, scores=((5, 5, 3, 3) if count == 4 else (5, 4, 3)))
    players = tuple(Seat(PERSON, name, 0) for name in NAMES[:count])
    record = SimpleNamespace(game=toy_games.KEY, options={})
    assert replays._stage(SimpleNamespace(outcome=outcome, seats=players, record=record)) == words


@pytest.mark.parametrize("count", toy_games.SEATS)
def test_result_list_and_replay_take_any_number_of_seats(pilot, toy, count):
    match = played(toy[0], count, Saver(pilot.app.home, print))
    pilot.open(Replays)
    pilot.until(lambda: pilot.scene.status()["matches"])
    pilot.press("enter")
    assert isinstance(pilot.scene, Replay)
    pilot.until(lambda: not pilot.scene.playing, 20_000)
    assert pilot.scene.match.digest() == match.digest()
    pilot.open(lambda context: Result(context, match))
    assert pilot.scene.status()["scores"] == list(match.outcome().scores)
    pilot.click("again")
    assert pilot.scene.name == "table" and len(pilot.scene.match.seats) == count


def test_the_cabinet_shows_every_game_in_its_turn(pilot, toy, monkeypatch):
    pilot.open(Title)
    monkeypatch.setattr(Demonstration, "is_over", True)
    shown, games = [], len(VIEWS)
    for _ in range(2 * games):
        before = pilot.scene._play
        shown.append(before.key)
        pilot.until(lambda before=before: pilot.scene._play is not before, 300)
    assert shown[:games] == shown[games:] and set(shown) == set(VIEWS)


def test_what_is_learnt_first_is_the_game_that_is_shown(pilot, toy):
    pilot.open(Title)
    pilot.click("learn")
    assert pilot.scene.status()["game"] == pilot.context.stack._scenes[0]._play.key


def test_on_the_full_screen_choices_of_the_same_moment_are_one_change(pilot, toy):
    play = Demonstration(toy_games.KEY, seed=4)
    pilot.open(lambda context: Attract(context, play))
    view = pilot.scene._view
    pilot.until(lambda: JOINT in view.played, 4000)
    pilot.until(lambda: play.is_over, 4000)
    pilot.until(lambda: not play.is_over, 4000)


def test_the_rules_of_every_game_are_read_from_any_of_them(pilot, toy, drawn):
    pilot.open(lambda context: Rules(context, "rose_king"))
    sections = pilot.scene.status()["sections"]
    while pilot.scene.status()["game"] != toy_games.KEY:
        pilot.click("game.more")
    assert pilot.scene.status()["sections"] == 1 and "Bids" in drawn()
    while pilot.scene.status()["game"] != "rose_king":
        pilot.click("game.less")
    assert pilot.scene.status()["sections"] == sections > 1


def test_the_demo_of_a_game_that_there_is_not_ends_in_a_sentence(tmp_path, capsys):
    assert demo.run(tmp_path, "en", key="chess") == demo.UNKNOWN_GAME
    said = capsys.readouterr().err
    assert said.startswith("There is no game chess. The games are: rose_king, carolus_magnus") and said.count("\n") == 1
    assert not list(tmp_path.iterdir())
