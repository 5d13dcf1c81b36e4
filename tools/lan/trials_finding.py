"""Trials of finding tables: by zeroconf, by avahi, through firewalls, after a death, without a network."""

from __future__ import annotations

import time

from tools.lan.lab import Line, PeerProcess
from tools.lan.trial import ANY, BRIDGE, IPV6, LINK_LOCAL, Ground, expect, same_result, told, trial

SERVICE = "_three-crowns._tcp"
TOY, ROSE = "toy_auction", "rose_king"
GUESTS = (("b", "Ben"), ("c", "Cleo"), ("d", "Dan"))


def find_and_play(ground: Ground, game: str, count: int) -> str:
    """Let a host wait and others find it; play a whole match."""
    kinds = ",".join(["person"] * count)
    host = ground.peer("a", "Anna", "--host", f"{game}:{kinds}", "--peers", str(count))
    host.wait("addresses")
    before = time.monotonic()
    others = [ground.peer(place, name, "--find") for place, name in GUESTS[: count - 1]]
    for peer in others:
        peer.wait("Connected")
    seconds = time.monotonic() - before
    return f"found and joined in {seconds:.1f} s after starting; {told(same_result([host, *others]))}"


@trial(ANY)
def two_find_each_other(ground: Ground) -> str:
    """Two programs find each other and play Rose King."""
    return find_and_play(ground, ROSE, 2)


@trial(ANY)
def three_find_each_other(ground: Ground) -> str:
    """Three programs find each other and play the game with dice and sealed bids."""
    return find_and_play(ground, TOY, 3)


@trial(ANY)
def four_find_each_other(ground: Ground) -> str:
    """Four programs find each other and play the game with dice and sealed bids."""
    return find_and_play(ground, TOY, 4)


@trial(IPV6)
def ipv6_only(ground: Ground) -> str:
    """No machine has an IPv4 address."""
    return find_and_play(ground, ROSE, 2)


@trial(LINK_LOCAL)
def link_local_only(ground: Ground) -> str:
    """No machine has any address but the IPv6 one that it gives itself."""
    for place in "ab":
        until = time.monotonic() + 10
        while "tentative" in ground.net.at(place, "ip -6 addr show dev eth0") and time.monotonic() < until:
            time.sleep(0.2)
    return find_and_play(ground, ROSE, 2)


@trial(BRIDGE)
def no_default_route(ground: Ground) -> str:
    """The network leads nowhere else."""
    routes = ground.net.at("a", "ip route")
    expect("default" not in routes, "there is a default route")
    return find_and_play(ground, TOY, 2)


@trial(BRIDGE)
def avahi_sees_us(ground: Ground) -> str:
    """Avahi, another implementation, lists our service with its record."""
    ground.net.start_avahi("d", ground.folder / "avahi")
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person")
    host.wait("addresses")
    until = time.monotonic() + 20
    while time.monotonic() < until:
        seen = ground.net.avahi(ground.folder / "avahi", "avahi-browse", "-r", "-t", "-p", SERVICE)
        lines = [line for line in seen.splitlines() if line.startswith("=") and "Anna" in line and f'"g={TOY}"' in line]
        if lines:
            fields = lines[0].split(";")
            return f"avahi lists {fields[3]!r} at {fields[7]}:{fields[8]} with {fields[9].count('=')} values"
    expect(False, "avahi did not list the table")
    return ""


@trial(BRIDGE)
def we_see_avahi(ground: Ground) -> str:
    """A table that avahi publishes for a host without zeroconf is found and played at."""
    ground.net.start_avahi("a", ground.folder / "avahi")
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person", "--peers", "2", "--unnamed")
    identity = host.wait("Connected")["game_id"][:8]
    port = ground.address("a", host).rsplit(":", 1)[1]
    record = [f"id={identity}", "p=1", f"g={TOY}", "n=By avahi", "h=Anna", "c=1/2", "s=open", "k=0", "t=1"]
    ground.net.keep_publishing(ground.folder / "avahi", "avahi-publish", "-s", "Anna by avahi", SERVICE, port, *record)
    guest = ground.peer("b", "Ben", "--find")
    guest.wait("Connected")
    return told(same_result([host, guest]))


@trial(ANY)
def three_hosts_of_one_name(ground: Ground) -> str:
    """Three tables of the same name open in the same moment; a list shows all three."""
    for number, place in enumerate("abc"):
        ground.lab.peer(f"host {number}", "--name", "Ren", "--host", f"{TOY}:person,person",
                        place=place if ground.space else "")  # fmt: skip
    browser = ground.peer("d", "Dan", "--browse")
    line = browser.wait_until(lambda one: len(alive(one)) == 3, "three tables")
    return f"three tables, ids {sorted(str(row[0]) for row in alive(line))}"


def alive(line: Line) -> list[list[object]]:
    """Return the tables in a line that answer."""
    return [row for row in line.get("tables", ()) if not row[3]]


def wait_for_table(browser: PeerProcess, within: float = 30.0) -> float:
    """Return how many seconds it took until the list showed a table that answers."""
    before = time.monotonic()
    browser.wait_until(lambda one: bool(alive(one)), "a table", within)
    return time.monotonic() - before


@trial(ANY)
def ghost_after_kill(ground: Ground) -> str:
    """kill -9 of a host: its table is greyed within 10 s, and goes."""
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person")
    browser = ground.peer("b", "Ben", "--browse")
    wait_for_table(browser)
    host.kill()
    before = time.monotonic()
    browser.wait_until(lambda one: one["event"] == "tables" and any(row[3] for row in one["tables"]), "a grey table")
    greyed = time.monotonic() - before
    browser.wait_until(lambda one: one["event"] == "tables" and not one["tables"], "an empty list")
    gone = time.monotonic() - before
    expect(greyed <= 10.5, f"greyed only after {greyed:.1f} s")
    return f"greyed after {greyed:.1f} s, gone after {gone:.1f} s"


@trial(ANY)
def stopped_host(ground: Ground) -> str:
    """A host that stands still (SIGSTOP) takes connections and does not answer: greyed, and back when it goes on."""
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person")
    browser = ground.peer("b", "Ben", "--browse")
    wait_for_table(browser)
    host.stop()
    before = time.monotonic()
    browser.wait_until(lambda one: one["event"] == "tables" and any(row[3] for row in one["tables"]), "a grey table")
    greyed = time.monotonic() - before
    host.go_on()
    return f"greyed after {greyed:.1f} s, back {wait_for_table(browser):.1f} s after it goes on"


@trial(BRIDGE)
def questions_blocked_at_the_host(ground: Ground) -> str:
    """The host's firewall drops incoming 5353: a list opened later has the table within 20 s."""
    ground.net.block("a", "udp dport 5353 drop")
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person")
    host.wait("addresses")
    time.sleep(4.0)  # until the first announcements are over
    browser = ground.peer("b", "Ben", "--browse")
    seconds = wait_for_table(browser)
    expect(seconds <= 21.0, f"only after {seconds:.1f} s")
    return f"listed after {seconds:.1f} s"


@trial(BRIDGE)
def answers_blocked_at_the_guest(ground: Ground) -> str:
    """The guest's firewall drops 5353: the list stays empty, and joining by address works."""
    ground.net.block("b", "udp dport 5353 drop")
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person", "--peers", "2")
    browser = ground.peer("b", "Bea", "--browse")
    address = ground.address("a", host)
    guest = ground.peer("b", "Ben", "--join", address.rsplit(":", 1)[0])
    end = same_result([host, guest])
    expect(not browser.told("tables") or not alive(browser.told("tables")[-1]), "the list shows a table")
    return f"nothing listed; joined without a port: {told(end)}"


@trial(BRIDGE)
def ways_to_fail(ground: Ground) -> str:
    """A closed port, a dropping firewall, a machine that is not there, a name that nobody knows: four causes."""
    ground.net.block("a", "tcp dport 47815 drop")
    causes = {}
    targets = {
        "closed": "10.78.0.1:47816",
        "dropped": "10.78.0.1:47815",
        "absent": "10.78.0.99:47810",
        "name": "nobody.invalid",
    }
    for what, target in targets.items():
        line = ground.lab.peer(what, "--join", target, place="b").wait("Unreachable")
        causes[what] = line["cause"]
    wanted = {"closed": "refused", "dropped": "silent", "absent": "no-route", "name": "name"}
    expect(causes == wanted, f"{causes}")
    return ", ".join(f"{what}: {cause}" for what, cause in causes.items())


@trial(BRIDGE)
def no_interface(ground: Ground) -> str:
    """A machine without any interface, then with the loopback one alone: no search, no traceback, play by address."""
    net = ground.net
    net.at("d", "ip link set eth0 down")
    net.at("d", "ip link set lo down")
    net.at("d", "ip addr flush dev eth0")
    net.at("d", "ip addr flush dev lo")
    browser = ground.peer("d", "Dan", "--browse")
    problem = browser.wait_until(lambda one: one["event"] == "tables" and one["problem"] != "", "a problem")["problem"]
    net.at("d", "ip link set lo up")
    net.at("d", "ip addr replace 127.0.0.1/8 dev lo")
    host = ground.peer("d", "Anna", "--host", f"{TOY}:person,person", "--peers", "2")
    port = ground.address("d", host).rsplit(":", 1)[1]
    guest = ground.peer("d", "Ben", "--join", f"127.0.0.1:{port}")
    end = same_result([host, guest])
    expect(problem == "no-network", f"problem {problem}")
    return f"search off ({problem}); on loopback alone {told(end)}"


@trial(BRIDGE)
def another_address(ground: Ground) -> str:
    """The host's address changes while its table is open: the list follows, and the new address can be joined."""
    net = ground.net
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person", "--peers", "2")
    browser = ground.peer("b", "Bea", "--browse")
    wait_for_table(browser)
    net.at("a", "ip addr del 10.78.0.1/24 dev eth0")
    net.at("a", "ip addr add 10.78.0.51/24 dev eth0")
    before = time.monotonic()
    browser.wait_until(lambda one: "10.78.0.51" in str(alive(one)), "the new address", 40.0)
    seconds = time.monotonic() - before
    guest = ground.peer("c", "Ben", "--find")
    return f"listed with its new address after {seconds:.1f} s; {told(same_result([host, guest]))}"


@trial(BRIDGE)
def cable_out_and_in(ground: Ground) -> str:
    """The host's interface goes down for 8 s and comes up again: the list greys the table and has it back."""
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person")
    browser = ground.peer("b", "Ben", "--browse")
    host.wait("addresses")
    wait_for_table(browser)
    ground.net.at("a", "ip link set eth0 down")
    time.sleep(8.0)
    ground.net.at("a", "ip link set eth0 up")
    before = time.monotonic()
    later = ground.peer("c", "Cleo", "--browse")
    wait_for_table(later, 40.0)
    return f"a new list has the table {time.monotonic() - before:.1f} s after it is up"


@trial(BRIDGE)
def another_clock(ground: Ground) -> str:
    """One machine's clock counts from somewhere else (a time namespace), and the programs still agree."""
    clock = ["unshare", "--time", "--fork", "--kill-child", "--monotonic", "1000000", "--boottime", "1000000"]
    ground.lab.prefixes["b"] = [*ground.net.prefix("b"), *clock]
    return find_and_play(ground, ROSE, 2)
