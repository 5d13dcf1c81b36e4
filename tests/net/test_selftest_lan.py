"""The selftest's match over the network, when one of the two machines does not go on."""

import pytest

from game.selftest import lan
from game.selftest.failure import Failure


def test_a_match_over_the_network_that_comes_to_no_end_is_found(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(lan.Guest, "_act", lambda self, match: None)
    monkeypatch.setattr(lan, "PLAY_TICKS", 5)
    with pytest.raises(Failure, match="the scene result did not open"):
        lan.try_lan(tmp_path)
