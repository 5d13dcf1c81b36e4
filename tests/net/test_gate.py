"""The door's rules, with a clock of the test's own."""

from net.gate import (
    BAD_FRAMES,
    BAD_PENALTY,
    BAD_SPAN,
    HELLO_SPAN,
    HELLOS,
    MOST_CONNECTIONS,
    MOST_FROM_ONE,
    MOST_REMEMBERED,
    OPENED,
    OPENED_SPAN,
    Counter,
    Gate,
)

FAR, OTHER, HERE = "192.168.1.7", "192.168.1.8", "127.0.0.1"


def test_one_address_has_at_most_four_connections():
    gate = Gate()
    assert [gate.enter(FAR, False, 0.0) for _ in range(MOST_FROM_ONE + 1)] == [True] * MOST_FROM_ONE + [False]
    assert gate.enter(OTHER, False, 0.0)
    gate.leave(FAR)
    assert gate.enter(FAR, False, 1.0)


def test_all_together_have_at_most_sixteen():
    gate = Gate()
    entered = [gate.enter(f"10.0.0.{number}", False, 0.0) for number in range(MOST_CONNECTIONS + 1)]
    assert entered == [True] * MOST_CONNECTIONS + [False]
    assert not gate.enter(HERE, True, 0.0)
    gate.leave("10.0.0.3")
    assert gate.connections == MOST_CONNECTIONS - 1 and gate.enter(HERE, True, 0.0)


def test_windows_of_this_machine_are_not_counted_by_address():
    gate = Gate()
    assert all(gate.enter(HERE, True, 0.0) for _ in range(MOST_CONNECTIONS))
    assert all(gate.hello(HERE, True, 0.0) for _ in range(3 * HELLOS))


def test_hello_is_heard_three_times_in_ten_seconds():
    gate = Gate()
    assert [gate.hello(FAR, False, float(second)) for second in range(4)] == [True, True, True, False]
    assert gate.hello(OTHER, False, 3.0)
    assert not gate.hello(FAR, False, HELLO_SPAN - 0.1)
    assert gate.hello(FAR, False, HELLO_SPAN)


def test_a_list_of_tables_may_ask_often_but_not_without_end():
    gate = Gate()
    for _ in range(OPENED):
        assert gate.enter(FAR, False, 0.0)
        gate.leave(FAR)
    assert not gate.enter(FAR, False, OPENED_SPAN - 0.1)
    assert gate.enter(FAR, False, OPENED_SPAN)


def test_who_sends_no_messages_three_times_stays_outside_for_a_minute():
    gate = Gate()
    for second in range(BAD_FRAMES):
        assert gate.enter(FAR, False, float(second))
        gate.leave(FAR)
        gate.bad_frame(FAR, False, float(second))
    last = BAD_FRAMES - 1
    assert not gate.enter(FAR, False, last + BAD_PENALTY - 1)
    assert gate.enter(OTHER, False, float(last))
    assert gate.enter(FAR, False, last + BAD_PENALTY)


def test_bad_frames_far_apart_bar_nobody():
    gate = Gate()
    for number in range(2 * BAD_FRAMES):
        gate.bad_frame(FAR, False, number * BAD_SPAN / 2)
    assert gate.enter(FAR, False, BAD_FRAMES * BAD_SPAN)


def test_this_machine_is_never_barred():
    gate = Gate()
    for _ in range(5 * BAD_FRAMES):
        gate.bad_frame(HERE, True, 0.0)
    assert gate.enter(HERE, True, 0.0)


def test_a_flood_of_addresses_is_not_remembered_without_end():
    counter = Counter(3, 10.0)
    for number in range(4 * MOST_REMEMBERED):
        counter.add(str(number), 0.0)
    assert len(counter._times) <= MOST_REMEMBERED
    counter.add("late", 100.0)
    assert len(counter._times) == 1
