"""The games there are, one line each. Static imports are what the packager follows."""

from game.rules import carolus_magnus, lowenherz, rose_king
from game.rules.core import Game

GAMES: dict[str, Game] = {
    rose_king.KEY: rose_king,
    carolus_magnus.KEY: carolus_magnus,
    lowenherz.KEY: lowenherz,
}
