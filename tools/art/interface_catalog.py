"""The pictures of the interface and the icons, by name."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.levels import LEVELS
from game.view.palette import LAPIS, LEAF, OXBLOOD, SEAT_SETS
from tools.art import arms, controls, crowns, icons, ornament, plates, seals
from tools.art.svg import document, mirrored, rect


def pictures() -> Iterator[tuple[str, str]]:
    """Interface and icons as (name, SVG text)."""
    yield from _frames()
    yield from _buttons()
    yield from _controls()
    yield from _signs()
    for name in icons.names():
        yield f"icons/{name}", document(icons.icon(name), 24, 24)


def _frames() -> Iterator[tuple[str, str]]:
    yield "ui/scene_frame", document(plates.scene_frame(240, 240), 240, 240, slices="44 44 44 44")
    yield "ui/panel", document(plates.panel(120, 120), 120, 120, slices="30 30 30 30")
    yield "ui/panel_scroll", document(plates.panel_scroll(140, 140), 140, 140, slices="38 38 38 38")
    yield "ui/panel_plain", document(plates.panel_scroll(80, 60, False), 80, 60, slices="16 16 16 16")
    yield "ui/gilt_frame", document(plates.gilt_frame(120, 120), 120, 120, slices="20 20 20 20")
    yield "ui/focus", document(plates.focus_ring(60, 60), 60, 60, slices="16 16 16 16")
    yield "ui/tooltip", document(plates.tooltip(60, 40), 60, 40, slices="12 12 12 12")
    yield "ui/banner", document(plates.banner(260), 260, 64, slices="60 0 60 0")


def _buttons() -> Iterator[tuple[str, str]]:
    for state in plates.PLAQUES:
        yield f"ui/button_{state}", document(plates.plaque(120, 54, state), 120, 54, slices="16 16 16 16")
        yield f"ui/knob_{state}", document(plates.knob(state), 40, 40)
    for kind in plates.TABLE_BUTTONS:
        yield f"ui/table_{kind}", document(plates.table_button(120, 58, kind), 120, 58, slices="18 0 18 0")
    yield "ui/nail", document(plates.nail(), 8, 20)
    yield "ui/nail_off", document(plates.nail(True), 8, 20)
    for chosen, name in ((False, "ui/tab"), (True, "ui/tab_chosen")):
        yield name, document(controls.tab(80, 40, chosen), 80, 40, slices="14 14 14 4")


def _controls() -> Iterator[tuple[str, str]]:
    for state in ("normal", "focus", "off"):
        yield f"ui/field_{state}", document(controls.field(80, 42, state), 80, 42, slices="10 10 10 10")
    for state in ("normal", "hover", "chosen", "off"):
        yield f"ui/row_{state}", document(controls.row(80, 54, state), 80, 54, slices="10 10 10 10")
    for on, word in ((True, "on"), (False, "off")):
        yield f"ui/check_{word}", document(controls.check(on), 28, 28)
        yield f"ui/radio_{word}", document(controls.radio(on), 28, 28)
    yield "ui/slider_groove", document(controls.slider_groove(80), 80, 28, slices="16 0 16 0")
    yield "ui/slider_fill", document(controls.slider_fill(80), 80, 28, slices="16 0 16 0")
    yield "ui/slider_knob", document(controls.slider_knob(False), 28, 28)
    yield "ui/slider_knob_hover", document(controls.slider_knob(True), 28, 28)
    yield "ui/scroll_groove", document(controls.scroll_groove(60), 12, 60, slices="1 8 1 8")
    yield "ui/scroll_grip", document(controls.scroll_grip(40), 12, 40, slices="1 8 1 8")
    yield "ui/caret", document(rect(0, 0, 2, 26, 0, OXBLOOD), 2, 26)
    for name, colour in controls.PILLS.items():
        yield f"ui/pill_{name}", document(controls.pill(98, 28, colour), 98, 28, slices="16 0 16 0")
    yield "ui/key_cap", document(controls.key_cap(40, 24), 40, 24, slices="9 0 9 0")
    for name in ("a", "b", "x", "y", "lb", "rb", "start", "back", "dpad"):
        yield f"ui/pad_{name}", document(controls.pad_button(name), 28, 28)
    yield "ui/pennant", document(controls.pennant(False), 50, 26)
    yield "ui/pennant_lit", document(controls.pennant(True), 50, 26)


def _signs() -> Iterator[tuple[str, str]]:
    yield "ui/heading_rule", document(ornament.heading_rule(80), 80, 6, slices="2 0 12 0")
    yield "ui/title_rule", document(ornament.title_rule(172), 172, 12)
    yield "ui/gold_rule", document(ornament.gold_rule(80), 80, 6, slices="12 0 12 0")
    yield "ui/rule", document(ornament.rule(206), 206, 10)
    yield "ui/sum_line", document(plates.sum_line(40), 40, 6, slices="4 0 4 0")
    for name, colours in SEAT_SETS.items():
        ending = "" if name == "heraldic" else f"_{name}"
        for seat in range(4):
            yield f"ui/crest_{seat}{ending}", document(arms.crest(seat, colours), 100, 100)
    yield "ui/crest_empty", document(arms.empty_crest(), 100, 100)
    for level in range(1, len(LEVELS) + 1):
        yield f"ui/level_{level}", document(crowns.level_crowns(level, len(LEVELS)), 22 * len(LEVELS), 18)
    yield "ui/ready", document(seals.ready_seal(True), 104, 104, -52, -52)
    yield "ui/not_ready", document(seals.ready_seal(False), 104, 104, -52, -52)
    vine = ornament.vine(210, 34)
    yield "ui/vine", document(vine, 210, 34)
    yield "ui/vine_right", document(mirrored(vine, 210), 210, 34)
    for name, ground in (("lapis", LAPIS), ("oxblood", OXBLOOD), ("green", LEAF)):
        yield f"ui/initial_{name}", document(ornament.initial_box(ground, vines=False), 100, 100)
