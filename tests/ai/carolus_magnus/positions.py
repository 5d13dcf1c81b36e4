"""Positions of Carolus Magnus in a few words, as the tactics of its computer player need them."""

from __future__ import annotations

from game.ai import carolus_magnus as thinking
from game.rules import carolus_magnus as rules
from game.rules.core import CHANCE, TERMINAL

LORDS = {"W": "white", "K": "black", "G": "grey"}


def position(ring, courts, reserves, discs, phase="place", emperor="A", left=None, arms="", turn=1):
    """Return the position in which seat `turn` is to act.

    ring: "A r2 b1 W, BC y3 K": knights, and castles of a side on every tile; tiles that are not named are empty ones.
    courts, reserves: a word a seat ("r2 b1"); the last one says with what they are filled up,
    "r2 *g" means two red ones, the others green. discs: numbers
    played by seat, in a DISC phase 0 for who has not. arms: "r2" where a holder is not who has most.
    """
    players = len(courts)
    left = rules.HAND[players] if left is None else left
    missing = {turn - 1: {"place": rules.HAND[players] - left, "crown": 1}.get(phase, 0)}
    if phase == "move":
        left, missing = 0, {turn - 1: rules.HAND[players]}
    courts = [" ".join(sorted(court.split(), key=_by_colour)) for court in courts]
    full = [_filled(reserve, rules.RESERVE[players] - missing.get(seat, 0)) for seat, reserve in enumerate(reserves)]
    lands, used, castles = _ring(ring)
    seats = [f"seat {n}: court {court}; reserve {reserve}; discs {_unused(disc)}; played {disc or ''}"
             for n, (court, reserve, disc) in enumerate(zip(courts, full, discs, strict=True), 1)]  # fmt: skip
    for words in (*courts, *full):
        used = _add(used, words)
    choosing = sorted(range(1, players + 1), key=lambda seat: (not discs[seat - 1], seat != turn, seat))
    lines = [
        "carolus_magnus 1",
        f"players: {players}",
        "options: first=drawn talk=no crown_die=no roll=end rounds=100",
        f"phase: {phase} {turn}" + (f", {left} left" if phase == "place" else ""),
        "round: 1",
        f"emperor: {next(land for land in lands if emperor in land.partition(':')[0]).partition(':')[0]}",
        *lands,
        "supply: " + " ".join(f"{letter}{40 - used[letter]}" for letter in rules.COLOUR_LETTERS),
        "arms: " + (" ".join(_holders(courts, arms))),
        "dice:" + (" c" if phase == "crown" else ""),
        "stock: " + ", ".join(f"{word} {rules.CASTLES[players] - castles[word]}" for word in _sides(players)),
        "choosing: " + " ".join(map(str, choosing)),
        *seats,
    ]
    return rules.state_from_text("\n".join(line.rstrip().replace("  ", " ") for line in lines) + "\n")


def _sides(players):
    return ("white", "black", "grey")[: 3 if players == 3 else 2]


def _unused(disc):
    return " ".join(str(number) for number in range(1, 6) if number != disc)


def _ring(words):
    """Return (lines of the regions in the ring's order, knights used by letter, castles by side)."""
    used, castles, lines = {}, dict.fromkeys(LORDS.values(), 0), {}
    for land in filter(None, map(str.strip, words.split(","))):
        name, *things = land.split()
        lord = LORDS[things.pop()] if things and things[-1] in LORDS else ""
        if lord:
            castles[lord] += len(name)
        things.sort(key=_by_colour)
        used = _add(used, " ".join(things))
        lines[name] = f"{name}:" + "".join(f" {thing}" for thing in things) + (f", {lord} {len(name)}" if lord else "")
    for tile in rules.TILE_LETTERS:
        if not any(tile in name for name in lines):
            lines[tile] = f"{tile}:"
    return [lines[name] for name in sorted(lines)], _add(used, ""), castles


def _add(used, words):
    used = {letter: used.get(letter, 0) for letter in rules.COLOUR_LETTERS}
    for word in words.split():
        used[word[0]] += int(word[1:])
    return used


def _filled(reserve, size):
    *words, last = reserve.split()
    rest = size - sum(int(word[1:]) for word in words)
    words += [f"{last[1]}{rest}"] if rest else []
    return " ".join(sorted(words, key=_by_colour))


def _by_colour(word):
    return rules.COLOUR_LETTERS.index(word[0])


def _holders(courts, arms):
    """Return the holder of every colour: who has most of it, of equals the first, unless `arms` says otherwise."""
    said = {word[0]: word for word in arms.split()}
    for letter in rules.COLOUR_LETTERS:
        counts = [_add({}, court)[letter] for court in courts]
        if letter in said:
            yield said[letter]
        elif max(counts):
            yield f"{letter}{counts.index(max(counts)) + 1}"


def ranking(state, plies):
    """Return what the search finds."""
    search = thinking.Search(state, plies)
    while search.step():
        pass
    return search.ranking()


def best(state, plies):
    """Return the word of the best action."""
    return rules.action_to_text(state, ranking(state, plies)[0][0])


def played(state, plies):
    """Return (position after the computer has played the turn up to the dice, words of its actions)."""
    state, seat, words = state.clone(), state.turn, []
    while state.actor not in (CHANCE, TERMINAL) and state.turn == seat:
        action = ranking(state, plies)[0][0]
        words.append(rules.action_to_text(state, action))
        state.apply(action)
    return state, words
