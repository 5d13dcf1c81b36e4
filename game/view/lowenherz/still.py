"""The items of a still picture, by their old name."""

from game.view.frame import Item

__all__ = ["Item"]
