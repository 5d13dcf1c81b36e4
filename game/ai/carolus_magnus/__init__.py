"""The computer player of Carolus Magnus: how a position is searched, and what an action gains (`thinking.Thinking`)."""

from __future__ import annotations

from game.ai.carolus_magnus.search import Search, gain

__all__ = ["Search", "gain"]
