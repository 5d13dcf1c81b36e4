"""Pictures: canvas, text, widgets, stage, sound and input, and one folder for the looks of each game.

A view is a function of an observation. Nothing in here changes a match or sees a full state.
"""
