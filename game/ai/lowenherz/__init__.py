"""The computer player of Löwenherz: how a position is searched, and what an action gains (`thinking.Thinking`)."""

from __future__ import annotations

from game.ai.lowenherz.search import Search, gain

__all__ = ["Search", "gain"]
