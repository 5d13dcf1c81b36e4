"""The chronicle of small steps: one line for all of them, renewed with each, and as it was when they are taken back."""

from types import SimpleNamespace

from game.match import Change
from game.rules import carolus_magnus as rules
from game.scenes.chronicle import Chronicle
from game.view import carolus_magnus, rose_king
from game.view.carolus_magnus.words import NO_BREAK
from tests.rules.carolus_magnus.positions import position
from tests.view.carolus_magnus import samples


class Course:
    """A course of plies, each told to a chronicle; it can be taken back."""

    def __init__(self, state, package=carolus_magnus):
        self.states = [state]
        self.chronicle = Chronicle(package, samples.looks("pppp"[: state.players]))

    def step(self, word):
        after = self.states[-1].clone()
        action = rules.action_from_text(after, word)
        after.apply(action)
        ply = len(self.states)
        entry = SimpleNamespace(action=action, ply=ply, is_joint=False)
        self.chronicle.add(Change(self.states[-1], entry, after, ply))
        self.states.append(after)
        return self.texts()

    def back(self, plies=1):
        before = self.states[-1]
        del self.states[-plies:]
        assert self.chronicle.add(Change(before, None, self.states[-1], len(self.states) - 1)) == ()
        return self.texts()

    def texts(self):
        return [line.text.replace(NO_BREAK, " ") for line in self.chronicle.lines]


def a_turn():
    return Course(position("B{r2}", reserves=("r2 b1",), courts=("", ""), played=(3, 2), choosing=(2, 1)))


def test_the_line_of_a_turn_is_renewed_with_every_knight():
    course = a_turn()
    assert course.step("r:court") == ["Ada: red to court, wins the red arms"]
    assert course.step("b:B") == ["Ada: red to court, blue to B, wins the red arms"]
    assert course.step("r:court") == ["Ada: 2 red to court, blue to B, wins the red arms"]
    assert course.step("go:1")[0].startswith("Ada: 2 red") and len(course.texts()) == 3


def test_a_knight_taken_back_leaves_the_line_as_it_was():
    course = a_turn()
    once = course.step("r:court")
    twice = course.step("b:B")
    course.step("r:court")
    assert course.back() == twice
    assert course.back() == once
    assert course.step("b:court") == ["Ada: red and blue to court, wins the red arms and the blue arms"]
    course.step("r:B")
    assert course.back(3) == []


def test_a_line_belongs_to_the_newest_ply_that_it_tells():
    course = a_turn()
    for number, word in enumerate(("r:court", "b:B", "r:court")):
        course.step(word)
        assert [line.ply for line in course.chronicle.lines] == [number]


def test_what_followed_a_step_is_not_told_away():
    """The last blue knight brings a line of its own; the crown that is named next begins another."""
    state = position("B{b32}", courts=("b3", "b3"), arms="b2", phase="roll", played=(1, 2), round_number=31,
                     discs=("2 3 4 5", "1 3 4 5"))  # fmt: skip
    course = Course(state)
    course.step("roll:bbc")
    rolled = course.texts()
    assert rolled[1:] == ["Blue is used up: all return 3 knights"]
    assert course.step("crown:g")[: len(rolled)] == rolled and len(course.texts()) == 3


def test_a_game_of_large_steps_has_a_line_for_each():
    chronicle = Chronicle(rose_king, samples.looks("pp"))
    from game.rules import rose_king as other

    state = other.new_state()
    for ply in range(1, 12):
        before = state.clone()
        action = state.sample_chance(lambda n: 0) if state.actor < 0 else state.legal_actions()[0]
        state.apply(action)
        lines = chronicle.lines
        entry = SimpleNamespace(action=action, ply=ply, is_joint=False)
        chronicle.add(Change(before, entry, state.clone(), ply))
        assert chronicle.lines[: len(lines)] == lines
    assert chronicle.lines
