"""Who is let in, who is refused, and by which word."""

import pytest

from net.events import Connected, LobbyChanged, PasswordWanted, Refused, Unreachable
from net.gate import MOST_CONNECTIONS
from net.host_admission import BAN_SECONDS, PASSWORD_TRIES
from net.limits import LOST_AFTER
from net.messages import (
    PROTOCOL,
    Bye,
    Challenge,
    Chat,
    Entry,
    Info,
    InfoReply,
    Lobby,
    Ping,
    Proof,
    Refuse,
    Welcome,
)  # fmt: skip
from tests import toy_games
from tests.net.puppet import Puppet, hello
from tests.net.world import World


@pytest.fixture
def world():
    return World(1)


def refusal(puppet, **changes):
    """Return the code by which such a Hello is refused, "" if it is not."""
    puppet.say(hello(**changes), wait=0.1)
    refused = puppet.all(Refuse)
    assert bool(refused) != puppet.is_connected
    return refused[0].code if refused else ""


def test_info_is_told_to_anybody_before_a_hello(world):
    world.host(seats=3)
    puppet = Puppet(world)
    (reply,) = puppet.say(Info())
    assert isinstance(reply, InfoReply)
    assert reply.summary["state"] == "open" and reply.summary["taken"] == 1 and reply.summary["seats"] == 3
    assert reply.summary["host"] == "anna" and reply.summary["table"] == "a table"
    assert refusal(puppet) == ""


def test_a_newcomer_gets_a_number_a_token_and_a_seat(world):
    host = world.host()
    puppet = Puppet(world)
    puppet.say(hello())
    welcome = puppet.all(Welcome)[0]
    assert (welcome.peer, welcome.role, welcome.phase) == (2, "play", "lobby")
    assert len(set(welcome.token)) > 1
    lobby = host.table.client.news.lobby
    assert [seat.peer for seat in lobby.seats] == [1, 2]
    assert puppet.all(Lobby)[-1].state == lobby.to_plain()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"protocol": PROTOCOL + 1}, "protocol"),
        ({"rules": {"chess": "aa"}}, "app"),
        ({"rules": {toy_games.KEY: "bb" * 16}}, "rules"),
        ({"name": "  "}, "name"),
        ({"term": 5}, "term"),
    ],
)
def test_who_does_not_fit_is_refused_with_the_versions_of_the_host(world, changes, code):
    world.host()
    puppet = Puppet(world)
    assert refusal(puppet, **changes) == code
    refused = puppet.all(Refuse)[0]
    assert (refused.protocol, refused.app, refused.rules) == (PROTOCOL, "1.0", {toy_games.KEY: "aa" * 16})


def test_a_real_client_tells_its_person_the_versions_of_both_sides(world):
    world.host()
    machine = world.machine("ben")
    world.join("ben", means=machine.means(rules={toy_games.KEY: "bb" * 16}, app="2.0"))
    world.run(1)
    (refused,) = machine.seen(Refused)
    assert refused.code == "rules"
    assert refused.own == {"app": "2.0", "protocol": str(PROTOCOL), "rules": "bbbbbbbb"}
    assert refused.theirs == {"app": "1.0", "protocol": str(PROTOCOL), "rules": "aaaaaaaa"}
    assert machine.table.is_over


def test_no_more_players_than_seats(world):
    world.host()
    assert refusal(Puppet(world)) == ""
    assert refusal(Puppet(world, name="mallory"), name="mallory") == "full"


def test_a_match_that_has_begun_takes_no_new_players_but_watchers(world):
    world.match("anna", "ben")
    assert refusal(Puppet(world)) == "started"
    assert refusal(Puppet(world), token=bytes(16)) == "token"
    assert refusal(Puppet(world), role="watch") == ""


def test_a_host_may_forbid_watching(world):
    world.match("anna", "ben", watch=False)
    assert refusal(Puppet(world), role="watch") == "no-watching"


def test_no_more_than_eight_watch(world):
    world.match("anna", "ben")
    codes = [refusal(Puppet(world, name=f"watcher{number}"), role="watch") for number in range(9)]
    assert codes == [*[""] * 8, "full"]


def test_the_last_connections_are_kept_for_whoever_is_lost(world):
    world.match("anna", "ben")
    world.kill("ben")
    world.run(1)
    for number in range(MOST_CONNECTIONS - 3):
        Puppet(world, name=f"silent{number}")
    codes = [refusal(Puppet(world, name=f"watcher{number}"), role="watch") for number in range(3)]
    assert codes == ["", "", "busy"]


def test_whoever_was_sent_away_stays_outside_for_a_minute(world):
    host = world.host(seats=3)
    assert refusal(Puppet(world)) == ""
    host.do("kick", 2)
    world.run(1)
    assert world.machine("eve").table.all(Bye)[-1].code == "kicked"
    assert refusal(Puppet(world)) == "banned"
    world.run(BAN_SECONDS)
    assert refusal(Puppet(world)) == ""


def test_nobody_but_the_host_sends_people_away(world):
    host, ben, carl = world.lobby("anna", "ben", "carl")
    ben.do("kick", carl.peer)
    world.run(1)
    assert len(host.table.client.news.lobby.peers) == 3
    assert ben.events[-1].code == "host"


# -- the password


def test_a_password_is_asked_for_and_never_sent(world):
    frames = []
    world.tap = lambda sender, machine, message: frames.append(message) or [message]
    world.host(password="swordfish")
    ben = world.join("ben")
    world.run(1)
    assert ben.seen(PasswordWanted) == [PasswordWanted(again=False)] and not ben.seen(Connected)
    ben.do("answer_password", "swordfish")
    world.run(1)
    assert ben.seen(Connected)
    assert any(isinstance(message, Proof) for message in frames)
    assert "swordfish" not in repr(frames)


def test_a_wrong_password_is_asked_for_again_and_three_are_too_many(world):
    world.host(password="swordfish")
    ben = world.join("ben")
    world.run(1)
    for number in range(PASSWORD_TRIES):
        ben.do("answer_password", f"wrong {number}")
        world.run(1)
    assert [event.again for event in ben.seen(PasswordWanted)] == [False, True, True]
    assert ben.seen(Refused)[0].code == "password"


def test_the_proof_of_somebody_else_opens_nothing(world):
    proofs = []
    world.tap = lambda sender, machine, message: proofs.append(message) or [message]
    world.host(seats=3, password="swordfish")
    ben = world.join("ben")
    world.run(1)
    ben.do("answer_password", "swordfish")
    world.run(1)
    stolen = next(message for message in proofs if isinstance(message, Proof))
    puppet = Puppet(world)
    assert isinstance(puppet.say(hello())[0], Challenge)
    assert isinstance(puppet.say(stolen)[0], Challenge)


def test_whoever_looks_for_the_password_is_given_time(world):
    host = world.host(password="swordfish")
    ben = world.join("ben")
    world.run(5 * LOST_AFTER)
    ben.do("answer_password", "swordfish")
    world.run(1)
    assert [peer.name for peer in host.seen(LobbyChanged)[-1].state.peers] == ["anna", "ben"]


# -- strangers


def test_a_second_hello_ends_the_connection(world):
    world.host(seats=3)
    puppet = Puppet(world)
    puppet.say(hello())
    assert puppet.say(hello())[-1].code == "bad-frame"
    assert not puppet.is_connected


@pytest.mark.parametrize("message", [Chat(1, "hi"), Proof(bytes(32)), Entry(1, "START", None, {})])
def test_nothing_is_heard_before_a_hello(world, message):
    world.host()
    puppet = Puppet(world)
    assert puppet.say(message)[-1].code == "bad-frame"
    assert not puppet.is_connected


def test_what_only_hosts_say_ends_the_connection(world):
    world.host(seats=3)
    puppet = Puppet(world)
    puppet.say(hello())
    assert puppet.say(Lobby(1, {}))[-1].code == "bad-frame"


def test_a_ping_is_no_hello_and_harms_nothing(world):
    world.host()
    puppet = Puppet(world)
    puppet.say(Ping(1))
    assert refusal(puppet) == ""


def test_an_address_where_nobody_is_ends_the_first_try(world):
    ben = world.join("ben", host="nobody")
    world.run(1)
    assert ben.seen(Unreachable) == [Unreachable("nobody:1", "refused")]
    assert ben.table.is_over


def test_a_host_that_accepts_and_says_nothing_is_given_up(world):
    Puppet(world, host="nobody", name="anna")
    ben = world.join("ben")
    world.run(10)
    assert ben.seen(Unreachable) == [Unreachable("anna:1", "silent")]


@pytest.mark.parametrize("heir", ["anna", "ben"])
def test_the_password_holds_after_the_host_was_killed_and_when_it_moves(heir):
    world = World(1)
    host = world.host(password="swordfish")
    ben = world.join("ben")
    world.run(1)
    ben.do("answer_password", "swordfish")
    world.run(1)
    for machine in (host, ben):
        machine.do("ready", True)
    world.run(1)
    host.do("begin")
    world.run(1)
    world.kill("anna")
    world.run(9)
    if heir == "anna":
        world.rejoin("anna")
    else:
        ben.do("take_over")
    world.run(20)
    assert world.machine(heir).table.is_host
    assert isinstance(Puppet(world, host=heir).say(hello(role="watch"))[0], Challenge)
