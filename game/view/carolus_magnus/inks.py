"""The inks of sides and panels that are no pictures: black, white and grey are told apart in every palette. Pure."""

from __future__ import annotations

from game.view.palette import OXBLOOD

SIDE_INKS = ("#2b1d10", "#ffe6a6", "#10161c")  # numbers on white, black, grey
HEAD_INKS = ("#4a2510", "#fbe6b4", "#141a20")  # names on the head of a panel
HELD, COUNT = OXBLOOD, "#7a5a34"  # the number of a court that holds the arms, and of one that does not
SECTION, LINE = "#6a3a17", "#b08a55"  # titles of a panel, the hair lines beside them
ROW_LINE = "#d9bf8c"
GOOD = "#1f6b3a"  # what is well: a hint, what is safe
GHOST = GOOD  # numbers that are not yet
