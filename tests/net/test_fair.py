"""Chains, generators and seals: known values, and what must not open."""

import hashlib
from collections import Counter

import pytest

from game.rules.catalog import GAMES
from net import fair

GAME = bytes(range(16))
SEED = b"s" * 32


def by_hand(domain, *parts):
    """Hash like `fair.hashed`, written another way."""
    text = b""
    for part in (domain.encode(), *parts):
        text += bytes([len(part) >> 24 & 255, len(part) >> 16 & 255, len(part) >> 8 & 255, len(part) & 255]) + part
    return hashlib.sha256(text).digest()


def test_hashes_are_the_known_ones():
    # these values are part of the protocol: old match files are checked by them
    assert fair.hashed("a").hex() == "72ff6b02949dad95006c343e3db3150090d3afb49f6bbdb92fdc17607997a85c"
    assert (
        fair.Chain(GAME, 2, SEED, 5).anchor.hex() == "f7b0921a9e9f0c55906830a4561c12fc9fee5d35285399e92d5a8430d52169a1"
    )
    assert [drbg.below(6) for drbg in [fair.Drbg(b"key")] for _ in range(8)] == [2, 1, 0, 0, 2, 4, 0, 3]
    assert fair.hashed("draw", b"head", b"value") == by_hand("draw", b"head", b"value")


def test_parts_that_only_look_alike_differ():
    hashes = [
        fair.hashed("ab", b"c"),
        fair.hashed("a", b"bc"),
        fair.hashed("abc"),
        fair.hashed("ab", b"c", b""),
        fair.hashed("ab", b"", b"c"),
    ]
    assert len(set(hashes)) == len(hashes)


def test_a_chain_is_its_seed_hashed_again_and_again():
    chain = fair.Chain(GAME, 2, SEED, 5)
    value = SEED
    assert chain.value(5) == SEED
    for link in (4, 3, 2, 1):
        value = by_hand("chain", GAME, (2).to_bytes(8, "big"), value)
        assert chain.value(link) == value
    assert chain.anchor == by_hand("chain", GAME, (2).to_bytes(8, "big"), value)


def test_a_link_is_known_by_the_one_shown_before():
    chain = fair.Chain(GAME, 2, SEED, 20)
    assert fair.follows(GAME, 2, chain.value(1), chain.anchor, 1)
    assert fair.follows(GAME, 2, chain.value(9), chain.value(4), 5)
    assert not fair.follows(GAME, 2, chain.value(9), chain.value(4), 4)
    assert not fair.follows(GAME, 2, chain.value(4), chain.value(9), 5)
    assert not fair.follows(GAME, 2, bytes(32), chain.anchor, 1)


def test_a_copied_anchor_leads_nowhere():
    chain = fair.Chain(GAME, 2, SEED, 20)
    assert not fair.follows(GAME, 3, chain.value(1), chain.anchor, 1)
    assert not fair.follows(bytes(16), 2, chain.value(1), chain.anchor, 1)


@pytest.mark.parametrize("link", [0, -1, 21])
def test_a_chain_says_when_it_is_used_up(link):
    with pytest.raises(ValueError, match="no link"):
        fair.Chain(GAME, 1, SEED, 20).value(link)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_chain_is_long_enough_for_every_game(game):
    # each draw could be opened twice more because somebody came or went
    assert 3 * game.MAX_DRAWS <= fair.LINKS


def test_a_generator_is_its_key_and_a_counter():
    key = fair.draw_key(b"h" * 32, [b"a" * 32, b"b" * 32])
    assert key == by_hand("draw", b"h" * 32, b"a" * 32, b"b" * 32)
    stream = b"".join(by_hand("stream", key, number.to_bytes(8, "big")) for number in range(3))
    drbg = fair.Drbg(key)
    assert bytes(drbg.below(256) for _ in range(96)) == stream


def test_numbers_above_the_limit_are_drawn_again():
    stream = by_hand("stream", b"key", bytes(8))
    expected = [byte >> 5 for byte in stream if byte >> 5 < 6]
    drbg = fair.Drbg(b"key")
    assert [drbg.below(6) for _ in expected] == expected


def every_byte(limit):
    """Return how often each number comes if the stream brings each byte once."""
    stream = iter(range(256))
    drbg = fair.Drbg(b"")
    drbg._take = lambda count: bytes([next(stream)])
    drawn = Counter()
    while True:
        try:
            drawn[drbg.below(limit)] += 1
        except StopIteration:
            return drawn


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 8, 10, 13, 100, 200, 256])
def test_no_number_is_favoured(limit):
    drawn = every_byte(limit)
    assert set(drawn) == set(range(limit))
    assert len(set(drawn.values())) == 1


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 255, 256, 257, 65536, 65537, 10**30])
def test_numbers_stay_below_the_limit_and_reach_both_ends(limit):
    drbg = fair.Drbg(b"any key")
    drawn = [drbg.below(limit) for _ in range(2000)]
    assert min(drawn) >= 0 and max(drawn) < limit
    if limit <= 257:
        assert set(drawn) == set(range(limit))
    else:
        assert min(drawn) < limit // 100 and max(drawn) > limit - limit // 100


def test_one_choice_costs_nothing_and_none_is_an_error():
    drbg, other = fair.Drbg(b"key"), fair.Drbg(b"key")
    assert [drbg.below(1) for _ in range(100)] == [0] * 100
    assert drbg.below(1000) == other.below(1000)
    for limit in (0, -1):
        with pytest.raises(ValueError, match="nothing"):
            drbg.below(limit)


def test_other_keys_draw_other_numbers():
    keys = [fair.draw_key(bytes([number]) * 32, [b"a" * 32]) for number in range(50)]
    assert len({tuple(fair.Drbg(key).below(1 << 30) for _ in range(4)) for key in keys}) == 50


def test_the_order_of_the_links_counts():
    assert fair.draw_key(b"h", [b"a", b"b"]) != fair.draw_key(b"h", [b"b", b"a"])
    assert fair.draw_key(b"h", [b"a", b"b"]) != fair.draw_key(b"g", [b"a", b"b"])


def test_a_seal_opens_for_what_was_sealed_and_for_nothing_else():
    nonce = b"n" * 16
    seal = fair.commitment(GAME, 7, 1, nonce, "bid:3")
    assert seal == by_hand("bid", GAME, (7).to_bytes(8, "big"), (1).to_bytes(8, "big"), nonce, b"bid:3")
    assert fair.opens(seal, GAME, 7, 1, nonce, "bid:3")
    others = [
        (bytes(16), 7, 1, nonce, "bid:3"),
        (GAME, 8, 1, nonce, "bid:3"),
        (GAME, 7, 0, nonce, "bid:3"),
        (GAME, 7, 1, b"m" * 16, "bid:3"),
        (GAME, 7, 1, nonce, "bid:4"),
        (GAME, 7, 1, nonce + b"bid:", "3"),
    ]
    assert not any(fair.opens(seal, *other) for other in others)
