"""The contract suite of all games, for one table of Löwenherz with each number of seats."""

import inspect

import pytest

from game.rules import lowenherz
from tests.rules import test_contract
from tests.rules.random_play import set_ups

TABLES = [(lowenherz, seats, options) for seats, options in set_ups(lowenherz)]
CASES = [[table for table in TABLES if table[1] == seats][seats - 1] for seats in lowenherz.SEATS]


@pytest.fixture(params=CASES, ids=lambda case: "-".join((str(case[1]), *case[2].values())))
def case(request):
    return request.param


SUITE = {name: test for name, test in vars(test_contract).items() if name.startswith("test_")}
SUITE = {name: test for name, test in SUITE.items() if "case" in inspect.signature(test).parameters}
globals().update(SUITE)


def test_the_whole_suite_is_there():
    assert len(SUITE) > 20
