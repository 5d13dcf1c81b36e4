"""Rules 1.9: partners may talk where the table says so; what is written at a table is read by all."""

from game.rules import carolus_magnus as rules
from game.view import carolus_magnus as view
from game.view.view_package import talk_rule


def test_only_where_there_are_partners_and_they_may_not_talk_nobody_writes():
    usual = {option.key: option.default for option in rules.OPTIONS}
    assert [bool(talk_rule(view, usual, seats)) for seats in rules.SEATS] == [False, False, True]
    assert talk_rule(view, {**usual, "talk": "yes"}, 4) == ""
