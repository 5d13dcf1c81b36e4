"""The text of a position, read into and written from the second reading of the rules."""

from __future__ import annotations

from tests.rules.lowenherz.naive_facts import COLOUR_NAMES, COLOURS, EDGES, FIELDS, edge_name
from tests.rules.lowenherz.naive_lines import BY_NAME, sort_cards, split_cards

SET_UP = ("tiles", "first", "castle", "castle-knight")


def read(kind, text):
    """Return the match that the text describes."""
    rows = {key: value.strip() for key, _, value in (line.partition(":") for line in text.strip().split("\n")[1:])}
    options = dict(word.split("=") for word in rows["options"].split())
    match = kind(int(rows["players"]), **options)
    match.stage, _, seat = rows["phase"].partition(" ")
    match.who = int(seat or 0)
    read_map(match, rows)
    read_course(match, rows)
    for number in match.seats:
        read_seat(match, number, rows[f"seat {number}"])
    for stack in (1, 2):
        size, cards = rows[f"stack {stack}"].split()
        match.sizes[stack], match.stacks[stack] = int(size), None if cards == "?" else split_cards(cards)
    match.looks = [read_look(word) for word in rows["looks"].split()]
    match.proofs = [read_proof(word) for word in rows["proofs"].split()]
    return match


def read_map(match, rows):
    land = match.map
    land.tiles, land.terrain = [], {}
    for word in rows["tiles"].split():
        land.lay_tile(word)
    land.walls = {BY_NAME[name] for name in rows["walls"].split()}
    for colour, name in COLOUR_NAMES.items():
        castles, knights = rows[name].split(";")
        land.castles[colour], land.knights[colour] = castles.split()[1:], set(knights.split()[1:])
    land.judged = match.setup == "basic" or match.stage not in SET_UP
    land.allied = {frozenset(pair.split("-")) for pair in rows["alliances"].split()}


def read_course(match, rows):
    match.deck = rows["deck"].split()
    match.card = none_or(rows["card"])
    match.start, match.lap = int(none_or(rows["start"]) or 0), int(rows["lap"])
    match.laid = {int(word[0]): word[2:] for word in rows["laid"].split()}
    match.line = int(none_or(rows["line"]) or 0)
    match.rivals = [int(seat) for seat in rows["rivals"].split()]
    count, _, last = rows["offers"].partition(", ")
    match.offers = int(count)
    match.offer = tuple(int(number) for number in last.split(" pays ")) if last else None
    match.bids = [read_bid(word) for word in rows["bids"].split()]
    match.left, match.swords = int(rows["left"]), int(rows["swords"])
    match.growing = none_or(rows["growing"])
    match.map.cut = dict.fromkeys(COLOURS, (0, 0))
    for word in rows["cut"].split():
        match.map.cut[word[0]] = tuple(int(number) for number in word[1:].split("/"))
    match.host, match.prey = (None, None) if rows["renegade"] == "-" else rows["renegade"].split()
    match.looked = int(none_or(rows["looked"]) or 0)


def read_bid(word):
    seat, what = word.split(":")
    ducats, _, cards = what.partition("+")
    return int(seat), int(ducats), split_cards(cards)


def read_seat(match, seat, text):
    points, ducats, cards, _, shown = (part.split()[1] for part in text.split(";"))
    match.map.points[match.colour(seat)], match.ducats[seat] = int(points), int(ducats)
    match.cards[seat], match.shown[seat] = split_cards(cards), split_cards(shown)


def read_look(word):
    who, cards, kept = word.split(":")
    seat, stack = who.split("@")
    return int(seat), int(stack), split_cards(cards), none_or(kept)


def read_proof(word):
    who, card = word.split(":")
    until, seat = who.split("@")
    return int(until), int(seat), card


def none_or(word):
    return None if word == "-" else word


def or_dash(value):
    return str(value) if value else "-"


def cards_word(cards):
    return "?" if cards is None else "".join(sort_cards(cards)) or "-"


def write(match):
    """Return the text of the match, line by line as the format says."""
    land = match.map
    either = "either" if match.either else "knight_first"
    rows = [
        "lowenherz 1",
        f"players: {match.players}",
        f"options: setup={match.setup} spacing={match.spacing} double_knight={either} purses={match.purses} "
        f"first={match.first}",
        "viewer: all",
        f"phase: {match.stage} {match.who or ''}",
        f"tiles: {' '.join(land.tiles)}",
        f"walls: {' '.join(edge_name(edge) for edge in EDGES_IN_ORDER if edge in land.walls)}",
    ]
    for colour, name in COLOUR_NAMES.items():
        knights = sorted(land.knights[colour], key=FIELDS.index)
        rows.append(f"{name}: {' '.join(['castles', *land.castles[colour]])}; {' '.join(['knights', *knights])}")
    names = [colour + number for colour in COLOURS for number in "1234"]
    pairs = sorted(sorted(pair, key=names.index) for pair in land.allied)
    pairs.sort(key=lambda pair: [names.index(name) for name in pair])
    rows += [f"alliances: {' '.join('-'.join(pair) for pair in pairs)}", *write_course(match)]
    rows += [write_seat(match, seat) for seat in match.seats]
    rows += [f"stack {stack}: {match.sizes[stack]} {cards_word(match.stacks[stack])}" for stack in (1, 2)]
    rows.append(
        "looks: " + " ".join(f"{s}@{t}:{cards_word(cards)}:{or_dash(kept)}" for s, t, cards, kept in match.looks)
    )
    rows.append("proofs: " + " ".join(f"{until}@{seat}:{card}" for until, seat, card in match.proofs))
    return "".join(row.rstrip() + "\n" for row in rows)


EDGES_IN_ORDER = sorted(EDGES, key=lambda edge: (len({field[0] for field in edge}) == 1, EDGES.index(edge)))


def write_course(match):
    offer = "{} pays {}".format(*match.offer) if match.offer else ""
    bids = [f"{seat}:{ducats}{'+' if cards else ''}{''.join(cards)}" for seat, ducats, cards in match.bids]
    cut = [f"{colour}{fields}/{cities}" for colour, (fields, cities) in match.map.cut.items() if fields]
    return [
        f"deck: {' '.join(sorted(match.deck))}",
        f"card: {or_dash(match.card)}",
        f"start: {or_dash(match.start)}",
        f"lap: {match.lap}",
        f"laid: {' '.join(f'{seat}:{lines}' for seat, lines in match.laid.items())}",
        f"line: {or_dash(match.line)}",
        f"rivals: {' '.join(map(str, match.rivals))}",
        f"offers: {match.offers}{', ' if offer else ''}{offer}",
        f"bids: {' '.join(bids)}",
        f"left: {match.left}",
        f"swords: {match.swords}",
        f"growing: {or_dash(match.growing)}",
        f"cut: {' '.join(cut)}",
        f"renegade: {match.host} {match.prey}" if match.host else "renegade: -",
        f"looked: {or_dash(match.looked)}",
    ]


def write_seat(match, seat):
    points = match.map.points[match.colour(seat)]
    cards, shown = cards_word(match.cards[seat]), cards_word(match.shown[seat])
    return f"seat {seat}: points {points}; ducats {match.ducats[seat]}; cards {cards}; strange 0; shown {shown}"
