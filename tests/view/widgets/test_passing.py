"""What comes and goes by itself: toasts and the turn banner."""

from game.view.widgets.banner import Banner
from game.view.widgets.toast import Toasts


def pass_time(thing, ticks):
    for _ in range(ticks):
        thing.update()


def test_a_toast_goes_after_a_while_and_the_next_one_comes():
    toasts = Toasts()
    toasts.show("one")
    toasts.show("two")
    assert toasts.current == "one"
    pass_time(toasts, 181)
    assert toasts.current == "two"
    pass_time(toasts, 181)
    assert toasts.current == "" and not toasts._waiting


def test_a_long_toast_stays_longer():
    toasts = Toasts()
    toasts.show("word " * 40)
    pass_time(toasts, 400)
    assert toasts.current


def test_the_same_sentence_is_said_once():
    toasts = Toasts()
    for _ in range(5):
        toasts.show("once")
    toasts.show("")
    pass_time(toasts, 181)
    assert toasts.current == ""


def test_a_toast_that_rests_asks_for_no_picture():
    toasts = Toasts()
    toasts.show("one")
    pass_time(toasts, 60)
    toasts.dirty = False
    pass_time(toasts, 20)
    assert not toasts.dirty


def test_a_banner_lasts_as_long_as_it_is_told():
    banner = Banner()
    banner.show("York's turn", length=30)
    pass_time(banner, 29)
    assert banner.text == "York's turn"
    pass_time(banner, 1)
    assert banner.text == ""


def test_without_motion_there_is_no_banner():
    banner = Banner()
    banner.show("York's turn", length=0)
    assert banner.text == ""
