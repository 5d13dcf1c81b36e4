"""The computer player of Rose King: how a position is searched, and what an action gains (`thinking.Thinking`)."""

from __future__ import annotations

from game.ai.rose_king.search import Search, gain

__all__ = ["Search", "gain"]
