"""Every action can be picked by mouse and by keys alone; what is not legal is refused with the reason."""

import random
from dataclasses import replace

import pytest

from game.rules import rose_king as rules
from game.rules.core import TERMINAL
from game.view import table_view as contract
from game.view.input import Event
from game.view.rose_king import geometry, picking
from game.view.rose_king.look import Look, near_house
from game.view.rose_king.pointer import Pointer
from tests.view.conftest import dealt
from tests.view.rose_king import samples

TABLE = geometry.layout(1280, 720)


def look_at(moment):
    return Look(moment, TABLE, near_house(moment))


def click(pointer, look, x, y):
    pointer.handle(Event("move", x, y), look)
    pointer.handle(Event("down", x, y, 1), look)
    return pointer.handle(Event("up", x, y, 1), look)


def command(pointer, look, word):
    return pointer.handle(Event("command", command=word), look)


def spots_of(look, action):
    """Return the spots that stand for an action: the card and its square, or the button."""
    if action == rules.DRAW:
        return ["draw"]
    card = rules.card_of(action)
    return [f"card:{rules.CARD_WORDS[card]}", f"square:{rules.target(look.state.crown, card)}"]


def match_with_people(seed):
    """Yield a look for every decision of a random match between two people."""
    sitting, rng = dealt(seed, samples.PEOPLE), random.Random(seed)
    while sitting.state.actor != TERMINAL:
        if sitting.state.actor >= 0:
            yield look_at(sitting.moment)
        sitting.apply(rng.choice(sitting.state.legal_actions()))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_action_of_a_match_is_picked_with_the_mouse(seed):
    pointer = Pointer()
    for look in match_with_people(seed):
        pointer.follow(look)
        for action in look.moment.actions:
            for spot in spots_of(look, action):
                intent = click(pointer, look, *picking.box_of(look, spot).centre)
                assert intent == contract.Intent(contract.ACTION, action), spot


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_action_of_a_match_is_picked_with_arrows_and_enter(seed):
    pointer = Pointer()
    for look in match_with_people(seed):
        pointer.follow(look)
        reached = walk_everywhere(pointer, look)
        for action in look.moment.actions:
            for spot in spots_of(look, action):
                assert spot in reached, (spot, look.state)


def walk_everywhere(pointer, look):
    """Return {spot: intent of Enter} for all that the four arrows can reach."""
    command(pointer, look, "right")
    seen, todo = {}, [pointer.focus]
    while todo:
        spot = todo.pop()
        if spot in seen:
            continue
        pointer.focus = spot
        seen[spot] = command(pointer, look, "confirm")
        for word in ("left", "right", "up", "down"):
            pointer.focus = spot
            command(pointer, look, word)
            todo.append(pointer.focus)
    for spot, intent in seen.items():
        action = picking.action_of(look, spot)
        if action is not None:
            assert intent == contract.Intent(contract.ACTION, action)
    return seen


def test_tab_walks_over_everything_round_and_round():
    look, pointer = look_at(samples.middle().moment), Pointer()
    seen = set()
    for _ in range(len(pointer.stops(look))):
        command(pointer, look, "next")
        seen.add(pointer.focus)
    assert seen == set(pointer.stops(look))
    before = pointer.focus
    command(pointer, look, "next")
    command(pointer, look, "previous")
    assert pointer.focus == before


def test_digits_choose_the_cards_from_the_left():
    look, pointer = look_at(samples.middle().moment), Pointer()
    for place, card in enumerate(look.state.hand(rules.RED)):
        command(pointer, look, f"digit_{place + 1}")
        assert pointer.focus == f"card:{rules.CARD_WORDS[card]}"
    command(pointer, look, "digit_9")
    assert pointer.focus == f"card:{rules.CARD_WORDS[card]}"


def test_the_first_enter_after_the_mouse_only_shows_the_focus():
    look, pointer = look_at(samples.middle().moment), Pointer()
    pointer.handle(Event("move", 5, 5), look)
    assert command(pointer, look, "confirm") is None
    assert pointer.focus == pointer.first(look)
    assert command(pointer, look, "confirm").kind == contract.ACTION


def test_pressing_here_and_letting_go_there_does_nothing():
    look, pointer = look_at(samples.middle().moment), Pointer()
    x, y = picking.box_of(look, "card:E1").centre
    pointer.handle(Event("down", x, y, 1), look)
    assert pointer.handle(Event("up", 640, 300, 1), look) is None
    pointer.handle(Event("down", x, y, 3), look)
    assert pointer.handle(Event("up", x, y, 3), look) is None


@pytest.mark.parametrize(
    "spot, reason",
    [
        ("card:N3", "N\u00a0III leads off the board"),
        ("card:SE2", "This card belongs to Margaret"),
        ("square:80", "None of your cards leads there"),
        ("square:5", "The square is taken, and none of your cards leads there"),
        ("draw", "your hand is full"),
    ],
)
def test_what_is_not_legal_is_refused_with_its_reason(spot, reason):
    look, pointer = look_at(samples.middle().moment), Pointer()
    intent = click(pointer, look, *picking.box_of(look, spot).centre)
    assert intent == contract.Intent(contract.REFUSED, text=reason)


@pytest.mark.parametrize(
    "change, reason",
    [
        ({"heroes": [0, 4]}, "S\u00a0II leads to an opponent's stone, and no hero is left"),
        ({"stone": rules.RED_STONE}, "S\u00a0II leads to a stone of your own"),
    ],
)
def test_cards_tell_why_their_square_is_closed(change, reason):
    state = samples.middle().state
    state.heroes = change.get("heroes", state.heroes)
    state.board[42] = change.get("stone", state.board[42])
    moment = samples.moment(state)
    look, pointer = look_at(moment), Pointer()
    picker_text = picking.refusal(look, "card:S2")
    assert picker_text == reason == picking.refusal(look, "square:42")
    assert pointer.pointed is None


def test_nobody_acts_while_the_computer_thinks():
    sitting = samples.middle()
    sitting.apply(rules.play(rules.CARD_WORDS.index("E1")))
    look, pointer = look_at(sitting.moment), Pointer()
    for spot in ("card:W2", "square:40", "draw"):
        intent = click(pointer, look, *picking.box_of(look, spot).centre)
        assert intent == contract.Intent(contract.REFUSED, text="Margaret is thinking")
    assert click(pointer, look, *picking.box_of(look, "menu").centre) == contract.Intent(contract.MENU)


def test_enter_pressed_once_too_often_takes_nothing_back():
    pointer = Pointer()
    moment = samples.middle().moment
    mine, waiting = look_at(moment), look_at(replace(moment, actions=(), thinking=True, can_undo=True))
    command(pointer, mine, "right")
    pointer.follow(waiting)
    assert command(pointer, waiting, "confirm") is None
    pointer.follow(mine)
    assert pointer.focus.startswith("card:")


def test_undo_is_reached_by_keys_while_the_computer_thinks():
    pointer = Pointer()
    waiting = look_at(replace(samples.middle().moment, actions=(), thinking=True, can_undo=True))
    command(pointer, waiting, "right")
    assert pointer.focus == "undo"
    assert command(pointer, waiting, "confirm") == contract.Intent(contract.UNDO)


def test_commands_and_buttons_say_the_same():
    moment = samples.middle().moment
    look, pointer = look_at(moment), Pointer()
    for word in ("undo", "hint", "menu"):
        assert command(pointer, look, word) == contract.Intent(word)
        assert click(pointer, look, *picking.box_of(look, word).centre) == contract.Intent(word)
    assert command(pointer, look, "back") == contract.Intent(contract.MENU)
    assert command(pointer, look, "log") == contract.Intent(contract.LOG)
    assert click(pointer, look, *look.table.chronicle.centre) == contract.Intent(contract.LOG)
    assert command(pointer, look, "redo") is None


def test_what_a_match_is_without_has_no_button_and_the_keys_say_why():
    moment = replace(
        samples.middle().moment, can_hint=False, can_undo=False, without=("redo", "hint"), undo_rule="rule"
    )
    look, pointer = look_at(moment), Pointer()
    assert look.button("hint") is None and look.button("redo") is None
    for hidden, shown in (("hint", "undo"), ("redo", "menu")):
        assert picking.spot_at(look, *look.table.button(hidden).centre) == shown  # which has the row to itself
        assert look.button(shown).w == look.table.draw.w
        intent = command(pointer, look, hidden)
        assert intent.kind == contract.REFUSED and intent.text
    assert click(pointer, look, *look.button("undo").centre) == contract.Intent(contract.REFUSED, text="rule")
    assert command(pointer, look_at(replace(moment, can_undo=True)), "undo") == contract.Intent(contract.UNDO)


def test_a_focus_that_is_gone_moves_to_a_card_that_can_be_played():
    sitting = samples.middle()
    sitting.seats = samples.PEOPLE
    look, pointer = look_at(sitting.moment), Pointer()
    command(pointer, look, "digit_2")
    sitting.apply(rules.play(rules.CARD_WORDS.index("E1")))
    look = look_at(sitting.moment)
    pointer.follow(look)
    assert picking.action_of(look, pointer.focus) is not None


def test_a_lifted_card_is_hit_where_it_lay_and_where_it_rose():
    look = look_at(samples.middle().moment)
    box = picking.box_of(look, "card:E1")
    assert picking.spot_at(look, box.centre[0], box.y - 10) != "card:E1"
    assert picking.spot_at(look, box.centre[0], box.y - 10, "card:E1") == "card:E1"
    assert picking.spot_at(look, box.centre[0], box.bottom - 2, "card:E1") == "card:E1"


def test_a_replay_has_no_buttons_to_press():
    from dataclasses import replace

    look = look_at(replace(samples.middle().moment, replaying=True, actions=()))
    assert Pointer().stops(look) == {}
    assert picking.spot_at(look, *look.table.menu.centre) is None
    assert picking.refusal(look, "card:E1") == ""
