"""The lobby: reading it back, who may change what, and that every change asks everybody anew."""

import pytest

from net.events import LobbyChanged, NotEntered
from net.facade import HostSetup
from net.host_lobby import HostLobby
from net.lobby import BadLobby, LobbyPeer, LobbySeat, LobbyState, lobby_from_plain
from net.messages import Ready
from tests.net.puppet import Puppet, hello
from tests.net.world import World, play_out

STATE = LobbyState(
    "table", "toy", 3, (LobbySeat("person", "anna", 1, 0), LobbySeat("computer", "", 1, 1, -1, 2), LobbySeat(colour=2)),
    (LobbyPeer(1, "anna", "play", True, "desk"), LobbyPeer(2, "ben", "watch")), {"coins": "5"}, 30, "move", False,
    True, 7,
)  # fmt: skip
SPOILED = {
    "a field less": lambda plain: plain.pop("timer"),
    "a field more": lambda plain: plain.update(more=1),
    "seats that are no list": lambda plain: plain.update(seats={}),
    "no seats": lambda plain: plain.update(seats=[]),
    "too many seats": lambda plain: plain.update(seats=plain["seats"] * 3),
    "a seat of a peer who is not there": lambda plain: plain["seats"][0].__setitem__(2, 9),
    "an open seat of somebody": lambda plain: plain["seats"][2].__setitem__(2, 1),
    "a short row": lambda plain: plain["seats"][0].pop(),
    "an unknown kind": lambda plain: plain["seats"][0].__setitem__(0, "ghost"),
    "a colour too high": lambda plain: plain["seats"][0].__setitem__(3, 16),
    "two peers of one number": lambda plain: plain["peers"][1].__setitem__(0, 1),
    "a peer who is nobody": lambda plain: plain["peers"][1].__setitem__(0, 0),
    "a peer without a name": lambda plain: plain["peers"][1].__setitem__(1, ""),
    "a name with a line break": lambda plain: plain["peers"][1].__setitem__(1, "a\nb"),
    "a role that there is not": lambda plain: plain["peers"][1].__setitem__(2, "host"),
    "an option that is no text": lambda plain: plain["options"].update(coins=5),
    "a timer of a day": lambda plain: plain.update(timer=86400),
    "True for a number": lambda plain: plain.update(timer=True),
    "an undo that there is not": lambda plain: plain.update(undo="always"),
    "a revision below nothing": lambda plain: plain.update(revision=-1),
}


def test_a_lobby_reads_back():
    assert lobby_from_plain(STATE.to_plain()) == STATE


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED.keys())
def test_what_is_no_lobby_is_refused(spoil):
    plain = STATE.to_plain()
    spoil(plain)
    with pytest.raises(BadLobby):
        lobby_from_plain(plain)


@pytest.mark.parametrize("value", [None, 3, [], "lobby", {}])
def test_other_values_are_no_lobby(value):
    with pytest.raises(BadLobby):
        lobby_from_plain(value)


# -- the host's lobby


def lobby(*kinds):
    seats = [LobbySeat("person", "anna", 1, 0)]
    seats += [LobbySeat(kind, colour=number + 1) for number, kind in enumerate(kinds or ("open", "open"))]
    made = HostLobby(HostSetup("table", "anna", "toy", 3, tuple(seats), {"coins": "5"}), 1)
    made.join(1, "anna", "play")
    return made


def test_whoever_comes_to_play_sits_on_the_first_free_seat():
    made = lobby()
    made.join(2, "ben", "play")
    made.join(3, "carl", "watch")
    assert [(seat.kind, seat.peer, seat.name) for seat in made.state.seats] == [
        ("person", 1, "anna"), ("person", 2, "ben"), ("open", 0, ""),
    ]  # fmt: skip


def test_two_of_one_name_are_told_apart():
    made = lobby()
    made.join(2, "anna", "play")
    made.join(3, "anna", "play")
    assert [peer.name for peer in made.state.peers] == ["anna", "anna (2)", "anna (3)"]
    assert [seat.name for seat in made.state.seats] == ["anna", "anna (2)", "anna (3)"]


def test_nobody_is_called_like_somebody_at_another_seat_or_who_watches():
    made = lobby("open", "computer")
    made.wish(1, 2, "name", "dora")
    made.join(2, "carl", "watch")
    made.join(3, "dora", "play")
    assert made.state.peers[2].name == made.state.seats[1].name == "dora (2)"
    made.wish(3, 1, "name", "carl")
    assert made.state.seats[1].name == "carl (2)"
    made.wish(3, 1, "name", "dora (2)")
    assert made.state.seats[1].name == "dora (2)", "one's own name is free"
    made.join(4, "carl", "watch")
    assert made.state.peers[3].name == "carl (2)"


@pytest.mark.parametrize("wanted", ["W" * 24, "ö" * 24, "🏰" * 12])
def test_a_name_with_a_number_is_still_a_name(wanted):
    made = lobby()
    made.join(2, wanted, "play")
    made.join(3, wanted, "play")
    plain = made.state.to_plain()
    assert lobby_from_plain(plain) == made.state
    assert made.state.peers[2].name.endswith("(2)")


CHANGES = {
    "a seat taken": lambda made: made.wish(2, 2, "take", "second"),
    "a seat left": lambda made: made.wish(2, 1, "leave", None),
    "a name": lambda made: made.wish(2, 1, "name", "benjamin"),
    "a colour": lambda made: made.wish(2, 1, "colour", 7),
    "a team": lambda made: made.wish(2, 1, "team", 1),
    "a computer": lambda made: made.wish(1, 2, "computer", 3),
    "an opened seat": lambda made: made.wish(1, 1, "open", None),
    "an option": lambda made: made.option(1, "coins", "3"),
    "a timer": lambda made: made.option(1, "timer", 60),
    "undo": lambda made: made.option(1, "undo", "move"),
    "watching": lambda made: made.option(1, "watch", False),
    "one seat more": lambda made: made.option(1, "seats", 4),
    "one seat fewer": lambda made: made.option(1, "seats", 2),
    "the table's name": lambda made: made.option(1, "table", "another"),
    "somebody new": lambda made: made.join(3, "carl", "play") or "",
    "somebody gone": lambda made: made.leave(2) or "",
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_every_change_raises_the_revision_and_clears_what_was_ready(change):
    made = lobby()
    made.join(2, "ben", "play")
    for peer in (1, 2):
        assert made.ready(peer, True, made.state.revision, bytes(32)) == ""
    before = made.state
    assert all(peer.ready for peer in before.peers)
    assert change(made) == ""
    assert made.state.revision > before.revision
    assert not any(peer.ready for peer in made.state.peers) and not made.anchors


def test_of_several_seats_the_open_ones_go_first_and_then_the_computers():
    made = lobby("computer", "open", "computer")
    made.join(2, "ben", "play")
    assert made.option(1, "seats", 5) == made.option(1, "seats", 6) == ""
    assert [seat.kind for seat in made.state.seats[4:]] == ["open", "open"]
    assert len({seat.colour for seat in made.state.seats}) == 6
    people = [seat.name for seat in made.state.seats if seat.kind == "person"]
    assert made.option(1, "seats", 3) == ""
    assert sorted(seat.kind for seat in made.state.seats) == ["computer", "person", "person"]
    assert made.option(1, "seats", 2) == ""
    assert [seat.name for seat in made.state.seats] == people


def test_a_watcher_comes_and_goes_and_everybody_is_still_ready():
    made = lobby("open")
    made.join(2, "ben", "play")
    for peer in (1, 2):
        made.ready(peer, True, made.state.revision, bytes(32))
    made.join(3, "carl", "watch")
    assert [one.name for one in made.state.peers] == ["anna", "ben", "carl"] and made.state.can_begin
    made.leave(3)
    assert [one.name for one in made.state.peers] == ["anna", "ben"] and made.state.can_begin
    assert set(made.anchors) == {1, 2}


def test_being_ready_changes_nothing_for_others():
    made = lobby()
    made.join(2, "ben", "play")
    revision = made.state.revision
    made.ready(1, True, revision, bytes(32))
    made.ready(2, True, revision, bytes(32))
    made.ready(2, False, revision, None)
    assert made.state.revision == revision
    assert [peer.ready for peer in made.state.peers] == [True, False]


def test_ready_for_an_older_revision_does_not_count():
    made = lobby()
    old = made.state.revision
    made.option(1, "timer", 60)
    assert made.ready(1, True, old, bytes(32)) == "stale"
    assert made.ready(1, True, made.state.revision, None) == "stale"
    assert not made.state.peers[0].ready


REFUSED = {
    "another's seat left": (2, 0, "leave", None, "seat"),
    "another's name": (2, 0, "name", "x", "seat"),
    "a taken seat": (2, 0, "take", "", "lobby"),
    "a seat that there is not": (2, 9, "take", "", "lobby"),
    "a computer set by a guest": (2, 2, "computer", 1, "host"),
    "a seat opened by a guest": (2, 0, "open", None, "host"),
    "the colour of another person": (2, 1, "colour", 0, "lobby"),
    "a colour that there is not": (2, 1, "colour", 99, "lobby"),
    "a name that is none": (2, 1, "name", "", "lobby"),
    "a name of bytes": (2, 1, "name", b"x", "lobby"),
    "a level that there is not": (1, 2, "computer", 99, "lobby"),
    "a level of text": (1, 2, "computer", "hard", "lobby"),
}


@pytest.mark.parametrize(("peer", "seat", "what", "value", "code"), REFUSED.values(), ids=REFUSED.keys())
def test_what_may_not_be_changed(peer, seat, what, value, code):
    made = lobby()
    made.join(2, "ben", "play")
    before = made.state
    assert made.wish(peer, seat, what, value) == code
    assert made.state == before


@pytest.mark.parametrize(
    ("peer", "key", "value", "code"),
    [
        (2, "coins", "3", "host"),
        (1, "sheep", "3", "lobby"),
        (1, "coins", 3, "lobby"),
        (1, "timer", -1, "lobby"),
        (1, "undo", "always", "lobby"),
        (1, "watch", "yes", "lobby"),
        (1, "table", "", "lobby"),
        (2, "seats", 4, "host"),
        (1, "seats", 1, "lobby"),  # two persons sit there
        (1, "seats", 0, "lobby"),
        (1, "seats", 9, "lobby"),
        (1, "seats", "4", "lobby"),
        (1, "seats", True, "lobby"),
    ],
)
def test_options_that_may_not_be_set(peer, key, value, code):
    made = lobby()
    made.join(2, "ben", "play")
    before = made.state
    assert made.option(peer, key, value) == code
    assert made.state == before


def test_the_colour_of_an_open_seat_is_exchanged():
    made = lobby()
    assert made.wish(1, 0, "colour", 2) == ""
    assert [seat.colour for seat in made.state.seats] == [2, 1, 0]


# -- at the table


def test_everybody_sees_the_same_lobby_and_the_match_begins_when_all_are_ready():
    world = World(1)
    host, ben = world.lobby("anna", "ben")
    host.do("begin")
    world.run(1)
    assert host.seen(NotEntered)[-1].code == "ready"
    for machine in (host, ben):
        machine.do("ready", True)
    world.run(1)
    assert host.seen(LobbyChanged)[-1].state.can_begin
    assert host.seen(LobbyChanged)[-1] == ben.seen(LobbyChanged)[-1]
    ben.do("begin")
    world.run(1)
    assert ben.seen(NotEntered)[-1].code == "host" and not ben.ledger.is_begun
    host.do("begin")
    world.run(1)
    assert host.ledger.start == ben.ledger.start and host.ledger.is_begun


def test_ready_that_crosses_a_change_does_not_start_a_match_that_nobody_agreed_to():
    world = World(1, (0.1, 0.1))
    host, ben = world.lobby("anna", "ben")
    host.do("ready", True)
    host.do("option", "coins", "3")
    ben.do("ready", True)  # has not seen it
    world.run(1)
    assert ben.seen(NotEntered)[-1].code == "stale"
    assert not host.table.client.news.lobby.can_begin


def test_a_seat_is_free_again_when_its_player_is_lost_before_the_match():
    world = World(1)
    host, _ = world.lobby("anna", "ben")
    world.kill("ben")
    world.run(1)
    assert [seat.kind for seat in host.table.client.news.lobby.seats] == ["person", "open"]
    carl = world.join("carl")
    world.run(1)
    assert carl.table.client.news.lobby.seats[1].peer == carl.peer == 3
    for machine in (host, carl):
        machine.do("ready", True)
    world.run(1)
    host.do("begin")
    world.run(1)
    play_out(world, [host, carl])
    assert [row[0] for row in host.ledger.start["peers"]] == [1, 3]


def test_two_persons_at_one_machine():
    world = World(1)
    host = world.host(seats=3)
    host.do("take_seat", 1, "grandma")
    ben = world.join("ben")
    world.run(1)
    assert [seat.name for seat in ben.table.client.news.lobby.seats] == ["anna", "grandma", "ben"]
    assert host.table.client.news.lobby.seats_of(1) == (0, 1)


def test_an_anchor_is_kept_on_the_disk_before_it_leaves():
    world = World(1)
    _, ben = world.lobby("anna", "ben")
    seen = []

    def tap(sender, machine, message):
        if isinstance(message, Ready):
            seen.append((sender.name, bool(sender.disk.kept.seeds)))
        return [message]

    world.tap = tap
    ben.do("ready", True)
    world.run(1)
    assert seen == [("ben", True)]


def test_wishes_that_are_no_messages_are_answered_and_not_sent():
    world = World(1)
    _, ben = world.lobby("anna", "ben")
    ben.do("change_seat", 1, "name", 3.5)
    ben.do("chat", "")
    ben.do("option", "x" * 100, 1)
    assert [event.code for event in ben.seen(NotEntered)] == ["lobby", "chat", "lobby"]


def test_a_watcher_takes_no_seat():
    world = World(1)
    host = world.host()
    puppet = Puppet(world)
    puppet.say(hello(role="watch"))
    assert host.table.client.news.lobby.free_seats() == 1
