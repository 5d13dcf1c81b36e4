"""Every action can be picked by mouse and by keys alone; what is not legal is refused with the reason."""

import random
from dataclasses import replace

import pytest

from game.rules import carolus_magnus as rules
from game.rules.core import CHANCE, TERMINAL
from game.view import table_view as contract
from game.view.carolus_magnus import geometry, hand, picking, spots
from game.view.carolus_magnus.focus import first_stop, stops
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.pointer import Pointer
from game.view.input import Event
from tests.view.carolus_magnus import samples


def look_at(sitting, **changes):
    moment = replace(sitting.moment, **changes)
    return Look(moment, geometry.layout(1280, 720, sitting.state.players, replaying=moment.replaying))


def centre(look, spot):
    return spots.sure_box(look, spot).centre


def press(pointer, look, spot, clicks=1):
    x, y = centre(look, spot)
    pointer.handle(Event("move", x, y), look)
    pointer.handle(Event("down", x, y, 1, clicks=clicks), look)
    return pointer.handle(Event("up", x, y, 1), look)


def drag(pointer, look, spot, to):
    pointer.handle(Event("move", *centre(look, spot)), look)
    pointer.handle(Event("down", *centre(look, spot), 1), look)
    pointer.handle(Event("move", 640, 300), look)
    pointer.handle(Event("move", *to), look)
    return pointer.handle(Event("up", *to, 1), look)


def command(pointer, look, word):
    return pointer.handle(Event("command", command=word), look)


def word_of(look, intent):
    return None if intent is None else rules.action_to_text(look.state, intent.action)


def spots_of(look, action):
    """Return the spots to press for an action, one after the other."""
    from game.view.carolus_magnus.pointing import spots_of

    return spots_of(look, action)


def by_mouse(look, action):
    pointer, intent = Pointer(), None
    for spot in spots_of(look, action):
        intent = press(pointer, look, spot)
    return intent


def by_keys(look, action):
    pointer, intent = Pointer(), None
    for spot in spots_of(look, action):
        for _ in range(60):
            if pointer.keys and pointer.focus == spot:
                break
            command(pointer, look, "next")
        assert pointer.focus == spot
        intent = command(pointer, look, "confirm")
    return intent


def walk(players, seed, options=None, plies=500):
    """Yield a look for every decision of a match of people, the first of every kind with care for lapping discs."""
    sitting = samples.Sitting(rules.new_state(players, options))
    rng = random.Random(seed)
    for _ in range(plies):
        state = sitting.state
        if state.actor == TERMINAL:
            return
        if state.actor != CHANCE:
            yield look_at(sitting)
        sitting.apply(samples.choose(state, rng))


def goal_of(look, action):
    """A step of a whole lap and more ends where a shorter one does, and is not offered apart."""
    steps = rules.steps_of(action)
    return action if steps is None else look.choices.steps[look.steps_to(look.at_step(steps))]


@pytest.mark.parametrize("players, seed", [(2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("picked", [by_mouse, by_keys])
def test_every_action_of_a_match_can_be_picked(players, seed, picked):
    rng, kinds = random.Random(seed), set()
    for count, look in enumerate(walk(players, seed, {"crown_die": "yes"}, 400)):
        if count % 4 and look.state.phase in kinds:
            continue
        kinds.add(look.state.phase)
        for action in rng.sample(look.moment.actions, min(4, len(look.moment.actions))):
            assert picked(look, action) == contract.Intent(contract.ACTION, goal_of(look, action))
    wanted = {rules.phases.PLACE, rules.phases.MOVE, rules.phases.DISC, rules.phases.CROWN, rules.phases.TURN_DIE}
    assert kinds >= wanted


def test_a_click_lifts_a_knight_and_a_second_one_puts_it_back():
    look, pointer = look_at(samples.two()), Pointer()
    assert press(pointer, look, "knight:red:1") is None
    assert pointer.lifted == (0, 1)
    assert press(pointer, look, "knight:red:1") is None
    assert pointer.lifted is None


def test_another_knight_takes_the_place_of_the_one_in_hand():
    look, pointer = look_at(samples.two()), Pointer()
    press(pointer, look, "knight:red:0")
    press(pointer, look, "knight:yellow:1")
    assert pointer.lifted == (3, 1)


def test_a_knight_in_hand_goes_to_the_court_and_to_any_land():
    look, pointer = look_at(samples.two()), Pointer()
    press(pointer, look, "knight:red:0")
    assert word_of(look, press(pointer, look, "court")) == "r:court"
    press(pointer, look, "knight:yellow:0")
    assert word_of(look, press(pointer, look, "land:F")) == "y:F"
    assert pointer.lifted is None


def test_a_double_click_sends_a_knight_to_the_court():
    look, pointer = look_at(samples.two()), Pointer()
    press(pointer, look, "knight:blue:0")
    assert word_of(look, press(pointer, look, "knight:blue:0", clicks=2)) == "b:court"


@pytest.mark.parametrize("spot, word", [("court", "g:court"), ("land:E", "g:E"), ("land:C", "g:C")])
def test_a_knight_can_be_dragged(spot, word):
    look, pointer = look_at(samples.two()), Pointer()
    box = look.table.seats[0].court if spot == "court" else spots.sure_box(look, spot)
    assert word_of(look, drag(pointer, look, "knight:green:0", box.centre)) == word


def test_a_knight_that_is_dropped_beside_everything_goes_back():
    look, pointer = look_at(samples.two()), Pointer()
    assert drag(pointer, look, "knight:green:0", (640, 362)) is None
    assert pointer.lifted is None and pointer.at is None


def test_a_knight_dropped_on_its_own_place_goes_back():
    look, pointer = look_at(samples.two()), Pointer()
    assert drag(pointer, look, "knight:green:0", centre(look, "knight:green:0")) is None
    assert pointer.lifted is None


def test_the_right_button_and_escape_lay_the_knight_down_and_open_no_menu():
    look, pointer = look_at(samples.two()), Pointer()
    press(pointer, look, "knight:red:0")
    assert pointer.handle(Event("down", 640, 360, 3), look).kind == contract.NOTHING
    assert pointer.lifted is None
    press(pointer, look, "knight:red:0")
    assert command(pointer, look, "back").kind == contract.NOTHING
    assert pointer.lifted is None
    assert command(pointer, look, "back") == contract.Intent(contract.MENU)


def test_charlemagne_can_be_dragged_to_a_land_within_reach():
    sitting = samples.four()
    look, pointer = look_at(sitting), Pointer()
    pointer.handle(Event("move", *centre(look, "land:A")), look)
    pointer.handle(Event("down", *centre(look, "land:A"), 1), look)
    pointer.handle(Event("move", *centre(look, "land:C")), look)
    assert word_of(look, pointer.handle(Event("up", *centre(look, "land:C"), 1), look)) == "go:2"


def test_numbers_lift_knights_choose_steps_discs_and_colours():
    look, pointer = look_at(samples.two()), Pointer()
    command(pointer, look, "digit_3")
    assert pointer.lifted == (1, 0) and pointer.focus == "court"
    assert word_of(look, command(pointer, look, "confirm")) == "p:court"
    look, pointer = look_at(samples.four()), Pointer()
    command(pointer, look, "digit_3")
    assert word_of(look, command(pointer, look, "confirm")) == "go:3"
    look, pointer = look_at(samples.three()), Pointer()
    command(pointer, look, "digit_4")
    assert word_of(look, command(pointer, look, "confirm")) == "crown:y"


def test_after_a_knight_was_played_the_next_one_is_pointed_at_by_keys():
    sitting = samples.two()
    look, pointer = look_at(sitting), Pointer()
    command(pointer, look, "digit_1")
    command(pointer, look, "confirm")
    sitting.step("r:court")
    look = look_at(sitting)
    pointer.follow(look)
    assert picking.can_lift(look, pointer.focus)


@pytest.mark.parametrize(
    "make, spot, reason",
    [
        (samples.two, "land:F", "First take a knight from your reserve"),
        (samples.two, "row:0:red", "First take a knight from your reserve"),
        (samples.two, "reserve:1:blue:0", "This knight belongs to Bernát"),
        (samples.two, "disc:0:2", "Your disc lies; first play your knights"),
        (samples.two, "disc:1:1", "This disc belongs to Bernát"),
        (samples.two, "crown:red", "First play your knights"),
        (samples.four, "land:H", "Charlemagne goes 4 regions at most with this disc"),
        (samples.four, "reserve:1:red:0", "All knights of this turn are played: now lead Charlemagne"),
        (samples.three, "land:E", "A crown: first choose the colour of the new knight in the middle"),
    ],
)
def test_what_is_not_legal_is_refused_with_its_reason(make, spot, reason):
    look, pointer = look_at(make()), Pointer()
    assert press(pointer, look, spot) == contract.Intent(contract.REFUSED, text=reason)


def test_discs_tell_why_they_cannot_be_chosen():
    sitting = samples.played(2, 5, until=2)
    sitting.step(rules.action_to_text(sitting.state, sitting.state.legal_actions()[0]))
    look = look_at(sitting)
    first, second = look.state.choosing
    number = look.state.played[first]
    assert look.state.hands[second] >> (number - 1) & 1
    assert picking.choose(look, f"disc:{second}:{number}").text == "This number has been played this round"
    used = next(n for n in range(1, 6) if not look.state.hands[second] >> (n - 1) & 1)
    assert picking.choose(look, f"disc:{second}:{used}").text == "This disc is used; it comes back when all five are"


def test_nobody_acts_while_another_seat_is_to_move():
    sitting = samples.two("cp")
    look, pointer = look_at(sitting), Pointer()
    for spot in ("reserve:1:red:0", "land:F", "disc:1:1", "row:1:red"):
        assert press(pointer, look, spot) == contract.Intent(contract.REFUSED, text="Ada is thinking")
    assert press(pointer, look, "menu") == contract.Intent(contract.MENU)
    assert first_stop(look) is None


def test_the_reserve_of_whoever_acts_is_picked_from_seat_after_seat():
    rng, seen = random.Random(4), set()
    for look in walk(4, 9, plies=600):
        if look.state.phase == rules.phases.PLACE and look.acting not in seen:
            seen.add(look.acting)
            action = rng.choice(look.moment.actions)
            box = spots.box_of(look, spots_of(look, action)[0])
            assert look.table.seats[look.acting].box.holds(*box.centre)
            assert by_mouse(look, action).action == action
    assert seen == {0, 1, 2, 3}


def test_a_knight_in_hand_stays_there_while_nothing_happens_and_not_when_something_does():
    sitting = samples.two()
    look, pointer = look_at(sitting), Pointer()
    press(pointer, look, "knight:red:0")
    pointer.follow(look_at(sitting, thinking=True), anew=False)
    assert pointer.lifted == (0, 0)
    pointer.follow(look_at(sitting))
    assert pointer.lifted is None


def test_a_click_that_is_repeated_before_the_match_answers_does_nothing_more():
    look, pointer = look_at(samples.two()), Pointer()
    press(pointer, look, "knight:red:0")
    assert press(pointer, look, "land:F").kind == contract.ACTION
    assert press(pointer, look, "land:F").kind == contract.REFUSED
    assert press(pointer, look, "row:0:red").kind == contract.REFUSED


def test_buttons_and_commands_say_the_same():
    look = look_at(samples.two(), can_undo=True, can_redo=True)
    pointer = Pointer()
    for word in ("undo", "redo", "hint", "menu"):
        assert command(pointer, look, word) == contract.Intent(word)
        assert press(pointer, look, word) == contract.Intent(word)
    assert press(pointer, look, "log") == contract.Intent(contract.LOG)
    assert command(pointer, look, "log") == contract.Intent(contract.LOG)


def test_what_a_match_is_without_has_no_button_and_the_keys_say_why():
    look = look_at(samples.two(), can_hint=False, without=("redo", "hint"), undo_rule="rule")
    assert look.button("hint") is None and look.button("redo") is None
    assert look.button("undo").w > look.table.undo.w
    assert command(Pointer(), look, "hint").kind == contract.REFUSED
    assert press(Pointer(), look, "undo") == contract.Intent(contract.REFUSED, text="rule")


def test_a_replay_has_nothing_to_press():
    look = look_at(samples.two(), replaying=True, actions=())
    assert stops(look) == []
    assert spots.spot_at(look, *look.table.menu.centre) is None
    assert picking.choose(look, "row:0:red") is None
    assert hand.targets(look, False) == {}


def test_enter_pressed_once_too_often_takes_nothing_back():
    pointer = Pointer()
    look = look_at(samples.two("pc"))
    command(pointer, look, "right")
    waiting = look_at(samples.two("cp"), can_undo=True)
    pointer.follow(waiting)
    assert command(pointer, waiting, "confirm") is None
