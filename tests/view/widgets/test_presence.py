"""How other machines are doing, in small signs."""

import pytest

from game.view.widgets import presence


@pytest.mark.parametrize(("ping", "count"), [(-1, 0), (0, 3), (60, 3), (61, 2), (200, 2), (201, 1), (9000, 1)])
def test_bars_stand_for_milliseconds(ping, count):
    assert presence.bars(ping) == count


@pytest.mark.parametrize(("seconds", "words"), [(-1, ""), (0, "0:00"), (59, "0:59"), (60, "1:00"), (3600, "60:00")])
def test_a_clock_has_minutes_and_seconds(seconds, words):
    assert presence.clock_words(seconds) == words
