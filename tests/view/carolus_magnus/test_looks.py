"""What is to be read at the table: nothing is covered, cut, of two sizes, in the wrong colour, or told too early."""

import random
from dataclasses import replace

import pytest

from game import language
from game.rules import carolus_magnus as rules
from game.rules.core import TERMINAL
from game.view import carolus_magnus
from game.view.carolus_magnus import (
    buttons,
    chronicle,
    hints,
    inks,
    overlay,
    panel,
    panel_head,
    panel_rows,
    status,
    tips,
)
from game.view.carolus_magnus.geometry import layout
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.ring import ring
from game.view.carolus_magnus.setup_words import side_name
from game.view.moment import Presence, Sentence
from game.view.palette import OXBLOOD
from tests.rules.carolus_magnus.positions import position
from tests.view.carolus_magnus import samples
from tests.view.carolus_magnus.test_ring import cases

LANGUAGES = ("en", "nl", "hu", "de")
TEXTS = (0.9, 1.0, 1.15, 1.3)
MAKERS = (samples.two, samples.three, samples.four)


@pytest.fixture
def written(canvas, monkeypatch):
    """The words that were written since, each with its size and colour."""
    found = []
    plain = type(canvas).text

    def text(self, words, x, y, face="body", size=18, colour="", *rest, **others):
        found.append((words, size, colour))
        return plain(self, words, x, y, face, size, colour or "#000000", *rest, **others)

    monkeypatch.setattr(type(canvas), "text", text)
    return found


@pytest.fixture
def speaking():
    yield language.use
    language.use("en")


def look_of(sitting, threats=False):
    moment = sitting.moment
    preferences = replace(moment.preferences, show_threats=threats)
    return Look(replace(moment, preferences=preferences), layout(1280, 720, sitting.state.players))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1706, 720)])
def test_a_lifted_knight_covers_neither_the_title_over_it_nor_the_court(players, size):
    for seat in layout(*size, players).seats:
        slot = seat.reserve(0, seat.plan.most)
        top = slot.y - overlay.RISE - slot.h * overlay.GROWN / 2
        assert top >= seat.court.bottom
        if seat.plan.titles[1]:
            assert top >= seat.y(seat.plan.titles[1]) + panel.TITLE / 2 - 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("make", MAKERS)
def test_the_names_of_all_sides_have_one_size_and_fit_their_heads(canvas, written, speaking, lang, text, make):
    speaking(lang)
    canvas.text_scale = text
    try:
        look = look_of(make())
        panel_head.heads(canvas, look)
        names = {side_name(side) for side in rules.SIDES[look.table.players]}
        sizes = {size for words, size, _ in written if words in names}
        assert len(sizes) == 1 and names <= {words for words, *_ in written}
        room = look.table.seats[0].head.w - panel_head.NUMBER - panel_head.TEAM_NAME
        assert max(canvas.measure(name, "title", *sizes)[0] for name in names) <= room
    finally:
        canvas.text_scale = 1.0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", TEXTS)
def test_the_words_of_all_buttons_have_one_size_and_leave_room_for_icon_and_studs(
    canvas, written, speaking, lang, text, monkeypatch
):
    speaking(lang)
    canvas.text_scale = text
    drawn = []
    monkeypatch.setattr(canvas, "icon", lambda name, *place: drawn.append(name))
    try:
        look = look_of(samples.two())
        buttons.buttons(canvas, look)
        sizes = {size for _, size, _ in written}
        assert len(written) == len(buttons.BUTTONS) and len(sizes) == 1
        room = look.table.undo.w - 2 * buttons.STUD + 1.5  # letters of another size are not wider in proportion
        icons = [buttons.ICON if name in drawn else 0.0 for name in buttons.BUTTONS]
        for (words, size, _), icon in zip(written, icons, strict=True):
            assert canvas.measure(words, "title", size)[0] + icon <= room
        assert len(drawn) >= len(buttons.BUTTONS) - 1, "one word alone may be too long for an icon"
    finally:
        canvas.text_scale = 1.0


def test_what_others_could_do_is_shown_only_where_that_is_wanted(canvas, written):
    sitting = samples.two()
    shown = {}
    for wanted in (False, True):
        look = look_of(sitting, wanted)
        written.clear()
        for seat in range(look.state.players):
            panel_rows.rows(canvas, look, seat)
        lands = range(len(sitting.state.starts))
        slips = [tips.land_tip(look, index) for index in lands] + [tips.row_tip(look, 0, c) for c in range(5)]
        shown[wanted] = len(written), sum(len(tip.lines) for tip in slips)
    assert shown[True][0] > shown[False][0] and shown[True][1] > shown[False][1]


def test_a_hint_is_not_written_in_the_colour_of_a_refusal(canvas, written):
    look = look_of(samples.two())
    status.ribbon(canvas, look, Presence(), "Blue to court: wins the blue arms", is_hint=True)
    status.ribbon(canvas, look, Presence(), "Not your turn")
    assert [colour for *_, colour in written] == [inks.GOOD, OXBLOOD]


def test_a_long_hint_is_not_cut(canvas, written):
    look = look_of(samples.two())
    long = "Pink to court: wins the pink arms, then White takes JKL, 4 : 3: 3 castles fall, 3 rise; JKL and M merge"
    status.ribbon(canvas, look, Presence(), long, is_hint=True)
    ((_, size, _),) = written
    rows = canvas.measure(long, "body", size, wrap=look.table.ribbon.w - 2 * status.SIGN - 22)[1]
    assert size > 13 and rows < look.table.ribbon.h + status.HIGHER


def test_nobody_is_told_the_end_while_the_last_step_still_plays(canvas, monkeypatch):
    sitting, rng = samples.Sitting(rules.new_state(2), "pp"), random.Random(1)
    view, told = carolus_magnus.view(), []
    view.layout(canvas)
    while True:
        action = samples.choose(sitting.state, rng)
        if sitting.state.actor >= 0:
            after = sitting.state.clone()
            after.apply(action)
            if after.actor == TERMINAL:
                break
        sitting.state.apply(action)
    view.show(sitting.moment)
    before = sitting.apply(action)
    view.play(sitting.moment, before, action)
    monkeypatch.setattr(status, "ribbon", lambda canvas, look, *_rest: told.append(look.state.actor))
    view.draw(canvas)
    view.finish()
    view.draw(canvas)
    assert told[0] != TERMINAL and told[1] == TERMINAL


def test_who_jumps_to_the_end_is_told_it_at_once(canvas, monkeypatch):
    sitting, rng = samples.Sitting(rules.new_state(2), "pp"), random.Random(1)
    view, told = carolus_magnus.view(), []
    view.layout(canvas)
    view.show(sitting.moment)
    before = sitting.state.clone()
    while sitting.state.actor != TERMINAL:
        sitting.state.apply(samples.choose(sitting.state, rng))
    view.play(sitting.moment, before, None)
    assert view.busy
    monkeypatch.setattr(status, "ribbon", lambda canvas, look, *_rest: told.append(look.state.actor))
    view.draw(canvas)
    assert told == [TERMINAL]


@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1706, 720)])
def test_what_is_called_in_large_letters_covers_no_land(canvas, size):
    view = carolus_magnus.view()
    view.table = layout(*size, 3)
    for number in (15, 9, 4):
        for partition in cases(number, number, 8):
            found = ring(partition, view.table.board)
            tops = [y - land.r for land in found.lands for tile in land.hexes for _x, y in tile]
            assert min(tops) > view.calling + 26  # the plate, without its shadow


def test_a_step_that_a_hint_calls_a_gift_is_not_asked_about_again(canvas):
    state = position("B{r1}", courts=("", "r3"), arms="r2", phase="move", played=(1, 2), choosing=(2, 1))
    sitting, action = samples.Sitting(state, "pp"), rules.action_from_text(state, "go:1")
    view = carolus_magnus.view()
    view.layout(canvas)
    view.show(sitting.moment)
    assert "gift" in view.warning(action)
    view.hint(action, hints.hint_words(state, action, 0))
    assert view.warning(action) is None and "gift" in hints.hint_words(state, action, 0)


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("text", TEXTS)
def test_the_newest_sentence_is_written_however_long_it_is(canvas, monkeypatch, make, text):
    long = Sentence("Black takes ABCDE, 10 : 12 : 3: 5 castles fall, 5 rise; ABCDE, FGH, IJK and LMNO merge " * 2, 1)
    sitting, drawn = make(), []
    look = look_of(sitting)
    look = Look(replace(look.moment, chronicle=(Sentence("short"), long)), look.table)
    plain = type(canvas).rich
    monkeypatch.setattr(
        type(canvas), "rich", lambda self, runs, *rest: drawn.append((runs, plain(self, runs, *rest))) or drawn[-1][1]
    )
    canvas.text_scale = text
    try:
        chronicle.chronicle(canvas, look)
    finally:
        canvas.text_scale = 1.0
    runs, (_x, y, _w, h) = drawn[-1]
    assert runs[0].text == long.text and runs[0].colour == OXBLOOD
    assert y + h <= look.table.chronicle.bottom


def test_the_chronicle_does_not_tell_of_a_step_before_it_has_been_seen(canvas, monkeypatch):
    sitting, told = samples.two(), []
    monkeypatch.setattr(chronicle, "chronicle", lambda canvas, look: told.append(len(look.moment.chronicle)))
    view = carolus_magnus.view()
    view.layout(canvas)
    view.show(sitting.moment)
    view.draw(canvas)
    before, action = sitting.step("r:court")
    view.play(sitting.moment, before, action)
    for _ in range(4):
        view.update()
        view.draw(canvas)
    assert view.busy and set(told) == {0}
    while view.busy:
        view.update()
        view.draw(canvas)
    assert told[-1] == len(sitting.moment.chronicle) > 0


def test_the_turn_does_not_pass_before_the_last_step_of_the_one_before_is_over(canvas, monkeypatch):
    turns = {}
    for module, name in ((panel_head, "heads"), (chronicle, "plate"), (status, "ribbon")):
        seen = turns.setdefault(name, [])
        monkeypatch.setattr(module, name, lambda canvas, look, *more, seen=seen: seen.append(look.turn))
    sitting = samples.Sitting(rules.new_state(2, {"first": "1"}), "pp")
    rng = random.Random(4)
    while sitting.state.phase != rules.phases.DISC:
        sitting.apply(samples.choose(sitting.state, rng))
    view = carolus_magnus.view()
    view.layout(canvas)
    view.show(sitting.moment)
    before, action = sitting.step("disc:3")
    view.play(sitting.moment, before, action)
    for _ in range(4):
        view.update()
        view.draw(canvas)
    assert view.look.turn == 1 and all(set(seen) == {0} for seen in turns.values())
    while view.busy:
        view.update()
        view.draw(canvas)
    assert all(seen[-1] == 1 for seen in turns.values())
