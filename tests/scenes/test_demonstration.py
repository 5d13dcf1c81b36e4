"""The matches that the title and the full screen show while nobody plays: with every number of seats in turn."""

import pytest

from game.rules.catalog import GAMES
from game.scenes.attract import Attract
from game.scenes.demonstration import Demonstration
from game.scenes.title import Title

SEVERAL = [key for key, game in GAMES.items() if len(game.SEATS) > 1]


@pytest.mark.parametrize("key", GAMES)
def test_the_numbers_of_seats_are_shown_one_after_the_other(key):
    counts = GAMES[key].SEATS
    shown = [len(Demonstration(key, 1, turn).seats) for turn in range(2 * len(counts))]
    assert shown == list(counts) * 2


def test_the_title_goes_through_games_and_numbers_of_seats(pilot):
    title = pilot.open(Title).scene
    shown = set()
    for _ in range(3 * len(GAMES)):
        shown.add((title._play.key, len(title._play.seats)))
        title._show_match()
        pilot.ticks()
    assert shown == {(key, count) for key, game in GAMES.items() for count in game.SEATS}


@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("key", SEVERAL)
def test_the_full_screen_goes_on_with_another_number_of_seats(pilot, key, turn):
    pilot.context.settings.animation = "off"
    play = Demonstration(key, 2, turn)
    while not play.is_over:
        play.advance()
    before = len(play.seats)
    pilot.open(lambda context: Attract(context, play))
    pilot.until(lambda: not play.is_over)
    pilot.ticks(200)
    counts = GAMES[key].SEATS
    assert len(play.seats) == counts[(counts.index(before) + 1) % len(counts)]
    assert len(play.observation.scores()) == len(play.seats) and pilot.scene.name == "attract"
