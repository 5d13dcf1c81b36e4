"""The toy game as a game of the catalogue: two to four seats with fixed sides, two teams of four, several options."""

from types import SimpleNamespace

from game.rules.core import InvalidText, Option
from game.view.moment import Sentence
from game.view.view_package import OptionWords
from tests import toy_games
from tests.scenes.fake_view import FakePackage

SIDES = ("rose_king/shield_red", "rose_king/shield_white", "ui/crest_2")
MANY = (
    *toy_games.OPTIONS,
    Option("first", ("drawn", "1", "2", "3", "4"), (2, 2, 2, 3, 4)),
    Option("talk", ("no", "yes"), (2, 4)),
    Option("dice", ("low", "high")),
)


def game_with(options=MANY):
    """Return the toy game with these options, of which only its own change anything."""
    known = {option.key: option for option in options}

    def new_state(seats, chosen=None):
        chosen = chosen or {}
        for key, value in chosen.items():
            if key not in known or value not in known[key].values_at(seats if isinstance(seats, int) else 0):
                raise InvalidText(f"{key} cannot be {value}")
        own = {key: value for key, value in chosen.items() if key in {one.key for one in toy_games.OPTIONS}}
        return toy_games.new_state(seats, own)

    offered = {name: getattr(toy_games, name) for name in dir(toy_games) if not name.startswith("_")}
    return SimpleNamespace(**{**offered, "OPTIONS": tuple(options), "new_state": new_state})


class ToyPackage(FakePackage):
    """Its view. With four seats the first two and the last two play together."""

    def __init__(self, game):
        super().__init__()
        self._game = game

    def title(self):
        return "Toy"

    def tagline(self):
        return "Coins for prizes"

    def option_words(self):
        return {
            one.key: OptionWords(one.key.title(), f"What {one.key} means.", {value: value for value in one.values})
            for one in self._game.OPTIONS
        }

    def side_pictures(self, options, seats):
        return (SIDES[0], SIDES[0], SIDES[1], SIDES[1]) if seats == 4 else SIDES[:seats]

    def seat_words(self, options, seats):
        return ("red", "red", "white", "white") if seats == 4 else ("red", "white", "black")[:seats]

    def sentences(self, before, action, after, seats, ply=-1):
        return (Sentence(toy_games.action_to_text(before, action), before.actor, ply),)

    def joint_sentences(self, before, choices, after, seats, ply=-1):
        return (Sentence("all have bid", -1, ply),)


def add_to(monkeypatch, options=MANY):
    """Put the game into both catalogues for the length of a test; returns it and its package."""
    from game.rules import catalog as rules
    from game.scenes import catalog as views

    game = game_with(options)
    package = ToyPackage(game)
    monkeypatch.setitem(rules.GAMES, toy_games.KEY, game)
    monkeypatch.setitem(views.VIEWS, toy_games.KEY, package)
    return game, package
