"""How the table gets from one moment to the next: who flies when, and what is heard.

All times in milliseconds at normal speed. A move of somebody else is announced first (its card rises for a while), so
that a person sees what is coming; a move of one's own starts at once.
"""

from __future__ import annotations

import math
from dataclasses import replace

from game.rules import rose_king as rules
from game.rules.core import TERMINAL
from game.view.bends import arc, turn_over
from game.view.rose_king import effects, pieces
from game.view.rose_king.look import Look
from game.view.rose_king.rewards import finale, score
from game.view.rose_king.steps import Steps
from game.view.script import Cue, Effect, Motion, Piece, Script
from game.view.table_view import Play
from game.view.tween import in_quad, linear, out_quad

ANNOUNCE, HOLD = 350.0, 250.0
CARD_MS, CROWN_MS, DROP_MS, FLIP_MS, SQUASH_MS, LAND_MS = 420.0, 380.0, 200.0, 320.0, 160.0, 180.0
DRAW_MS, SHUFFLE_MS = 460.0, 520.0
DEAL_MS, DEAL_GAP = 320.0, 84.0  # the flight of a dealt card, and how long after it the next one leaves
BLOW_AT = 140.0  # when swords meet


# ---- bends
def squash(piece: Piece, u: float) -> Piece:
    """A thing that lands: flatter and broader for a moment."""
    by = 0.07 * math.sin(u * math.pi) * (1 - u * 0.4)
    return replace(piece, sx=1 + by, sy=1 - by, y=piece.y + piece.h * by / 2)


# ---- the steps
def steps(look: Look, before: Look, action: int | None, foreign: bool, play: Play) -> Steps:
    """Return how the table gets from `before` to `look` by an action (None: everything glides by itself)."""
    if action is None:
        moved = look.pieces.get("crown") != before.pieces.get("crown") or look.state.hands != before.state.hands
        return Steps(Script(cues=[Cue(lambda: play("card"))] if moved else []))
    made = Steps(Script())
    card = rules.card_of(action)
    if rules.is_card_coming(action) and card is not None:
        _card_comes(made, look, before, card, foreign, play)
    elif card is not None:
        _move(made, look, before, action, card, foreign, play)
    if rules.is_reshuffled(before.state, look.state):
        _shuffle(made, look, before, play)
    if look.state.actor == TERMINAL:
        finale(made, look, play)
    return made


def _move(made: Steps, look: Look, before: Look, action: int, card: int, foreign: bool, play: Play) -> None:
    """A card is played: it flies to the discard, the crown to its square, the stone is laid or turned."""
    script, house, square = made.script, before.state.house, look.state.crown
    start = ANNOUNCE if foreign else 0.0
    _card_away(script, before, look, card, start, foreign)
    hero = rules.is_hero_play(action)
    landing = start + 130 + CROWN_MS
    script.cues.append(Cue(lambda: play("card"), start))
    if hero:
        _turn_stone(script, look, before, house, square, start + 160, play)
        made.strike(start + 160 + BLOW_AT)
        landing += 160
    else:
        _drop_stone(script, look, square, landing - 90, play)
        if look.state.actor == TERMINAL:
            made.strike(landing - 90)
    _crown(script, look, before, landing, play)
    _change_lands(script, look, before, landing + 30)
    score(made, look, before, house, square, landing + 80, play)
    _late_targets(script, look, before, script.length - 200)
    made.turn_at = landing + 200
    script.hold = script.length + (HOLD if foreign else 0)


def _card_away(script: Script, before: Look, look: Look, card: int, start: float, foreign: bool) -> None:
    name = pieces.card_name(card)
    old, new = before.pieces.get(name), look.pieces.get(name)
    if old is None:
        return
    if foreign:
        risen = replace(old, w=old.w * 1.16, h=old.h * 1.16, lift=10)
        script.motions.append(Motion(name, 0, 160, out_quad, target=risen, layer=pieces.FLYING))
    target = new or replace(pieces.put(pieces.card_picture(card), look.table.discard(0)), alpha=0)
    script.motions.append(Motion(name, start, CARD_MS, target=target, bends=(arc(46),), layer=pieces.FLYING))


def _crown(script: Script, look: Look, before: Look, landing: float, play: Play) -> None:
    a, b = before.pieces["crown"], look.pieces["crown"]
    far = math.hypot(a.x - b.x, a.y - b.y) / look.table.step
    script.motions += [
        Motion("crown", landing - CROWN_MS, CROWN_MS, bends=(arc(34 + 16 * far),), layer=pieces.FLYING),
        Motion("crown", landing, SQUASH_MS, linear, source=b, target=b, bends=(squash,)),
    ]
    script.cues.append(Cue(lambda: play("crown"), landing - 20))


def _drop_stone(script: Script, look: Look, square: int, landing: float, play: Play) -> None:
    """The stone falls from above and is squashed a little; dust flies."""
    name = f"stone:{square}"
    stone = look.pieces[name]
    above = replace(stone, lift=110, alpha=0, shadow="stone")
    down = replace(stone, shadow="stone")
    script.motions += [
        Motion(name, landing - DROP_MS, DROP_MS, in_quad, source=above, target=down, layer=pieces.FLYING),
        Motion(name, landing, SQUASH_MS, linear, source=stone, target=stone, bends=(squash,)),
    ]
    x, y = look.table.square(square).centre
    script.effects.append(Effect(effects.dust(x, y, look.table.step, square), landing, 420))
    script.cues.append(Cue(lambda: play("stone"), landing - 20))


def _turn_stone(
    script: Script, look: Look, before: Look, house: int, square: int, start: float, play: Play
) -> None:  # fmt: skip
    """A hero fights: his card turns over, swords clash, the stone is flipped to the other colour."""
    name, hero = f"stone:{square}", f"hero:{house}:{look.state.heroes[house]}"
    old = before.pieces[name]
    flip = (turn_over(old.picture), arc(26))
    script.motions.append(Motion(name, start + 180, FLIP_MS, linear, bends=flip, layer=pieces.FLYING))
    shown = before.pieces[hero].picture
    script.motions.append(Motion(hero, start - 120, FLIP_MS, bends=(turn_over(shown), arc(20)), layer=pieces.FLYING))
    x, y = look.table.square(square).centre
    script.effects += [
        Effect(effects.flash(x, y, look.table.step, "#ff5a3a"), start, 420),
        Effect(effects.clash(x, y, look.table.step * 0.9), start, 460),
    ]
    script.cues += [Cue(lambda: play("swords"), start), Cue(lambda: play("flip"), start + 200)]


def _change_lands(script: Script, look: Look, before: Look, at: float) -> None:
    """Outlines and seals change when the stone lies; stones turn their ring of the last move off at once."""
    for name, new in look.pieces.items():
        if name.startswith(("land:", "seal:")) and before.pieces.get(name) != new:
            source = replace(new, alpha=0)
            if name.startswith("seal:"):
                source = replace(source, w=new.w * 1.5, h=new.h * 1.5)
            script.motions.append(Motion(name, at, LAND_MS, source=source))
    for name, old in before.pieces.items():
        if name.startswith(("land:", "seal:")) and name not in look.pieces:
            script.motions.append(Motion(name, at, LAND_MS, target=replace(old, alpha=0)))


def _late_targets(script: Script, look: Look, before: Look, at: float) -> None:
    """The new targets light up at the end, the old ones go out at once."""
    for name, new in look.pieces.items():
        if name.startswith("target:"):
            script.motions.append(Motion(name, max(0, at), 160, source=replace(new, alpha=0)))


def _card_comes(made: Steps, look: Look, before: Look, card: int, foreign: bool, play: Play) -> None:
    """The top of the pile is turned up on its way to the hand."""
    name = pieces.card_name(card)
    new = look.pieces.get(name)
    if new is None:
        return
    drawn = before.state.drawing
    ms = DRAW_MS if drawn else DEAL_MS
    made.next_at = DEAL_GAP if look.is_dealing else math.inf
    back = pieces.pile_card(look.table, 3)
    bends = (turn_over(back.picture), arc(50))
    made.script.motions.append(Motion(name, 0, ms, source=back, bends=bends, layer=pieces.FLYING))
    made.script.cues.append(Cue(lambda: play("draw" if drawn else "card")))
    if drawn:
        _late_targets(made.script, look, before, ms - 60)
        made.script.hold = ms + (HOLD if foreign else 60)
        made.turn_at = ms - 80


def _shuffle(made: Steps, look: Look, before: Look, play: Play) -> None:
    """The discards fly to the pile, face down."""
    pile = pieces.pile_card(look.table, 3)
    for i, (name, old) in enumerate(before.pieces.items()):
        if name.startswith("card:") and before.holder(rules.CARD_WORDS.index(name[5:])) == rules.NOBODY:
            bends = (turn_over(old.picture), arc(30 + 8 * (i % 3)))
            target = replace(pile, shadow="card")
            made.script.motions.append(
                Motion(name, 40 * (i % 5), SHUFFLE_MS - 120, target=target, bends=bends, layer=pieces.FLYING)
            )
    made.script.cues.append(Cue(lambda: play("shuffle")))
    made.script.hold = max(made.script.hold, SHUFFLE_MS)
