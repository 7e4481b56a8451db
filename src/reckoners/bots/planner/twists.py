"""What cards make of dice: one symbol more, another symbol, a card that costs two of them, a charge that is set off.

Each way is a twist: the actions, and what lies open after them. There are many, so an estimate sorts them, and only the
best few of each card are tried in earnest.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.sources import Source, Twist, Values, pool_value
from reckoners.engine.action import has, pay, second_of, third_of
from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import COSTS_TWO, F_USE, ODD
from reckoners.engine.decision import CHOICE
from reckoners.engine.groups import owes
from reckoners.engine.paying import pays_for_two, shown_by
from reckoners.engine.pools import ONE, WILD, counted
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.engine.trying import use_quietly

TRIED: Final = 2  # ways of one card that are tried in earnest
FEW: Final = 8  # choices; a power that offers more is nothing that a die could be made of


def changing_cards(st: State, seat: int) -> list[int]:
    """Cards that could make something else of this Reckoner's sources."""
    tables = st.tables
    found: list[int] = []
    for card in st.cards[seat]:
        family = tables.family[card]
        if family == COSTS_TWO:
            if card_is_ready(st, seat, card):
                found.append(card)
        elif family == ODD and tables.power_frame[card] == F_USE and card_is_ready(st, seat, card):
            power = POWERS[tables.power[card]]
            if power.changes is not None or power.shape == (CHOICE,):
                found.append(card)
    return found


def twists_of(st: State, seat: int, card: int, whole: list[Source], values: Values) -> list[Twist]:
    """The most promising ways of one card, the best first."""
    tables = st.tables
    if tables.family[card] == COSTS_TWO:
        return for_two(st, seat, card, whole, values)
    if POWERS[tables.power[card]].changes is not None:
        return changes_of(st, seat, card, whole, values)
    return set_off(st, seat, card, values)


def changes_of(st: State, seat: int, card: int, whole: list[Source], values: Values) -> list[Twist]:
    """A source with one symbol more, or with another one instead (Tradecraft, Utility Tool)."""
    change = POWERS[st.tables.power[card]].changes
    assert change is not None
    found: list[Twist] = []
    seen: list[int] = []
    for source in whole:
        if source.pool in seen:
            continue
        seen.append(source.pool)
        before = pool_value(values, source.pool)
        for code in change(st, seat, card, source.id, source.pool):
            first = second_of(code) - 1
            then = third_of(code) - 1
            if then >= 0:
                pool = source.pool - ONE[first] + ONE[then]
            elif counted(source.pool, WILD):
                pool = ONE[first] + ONE[first]
            else:
                pool = source.pool + ONE[first]
            gain = pool_value(values, pool) - before
            if gain > 0:
                found.append(Twist(card, [code], pool, [source.id], gain))
    found.sort(key=lambda twist: -twist.gain)
    return found[:TRIED]


def for_two(st: State, seat: int, card: int, whole: list[Source], values: Values) -> list[Twist]:
    """A card that costs two, paid with the sources that would be missed least."""
    tables = st.tables
    gives = tables.gives[card]
    one, other = tables.cost_two[card]
    worths: list[tuple[float, int, int, int]] = []
    for number, source in enumerate(whole):
        shown = shown_by(st, seat, source.pool)
        if pays_for_two(st, seat, card, source.id, shown):
            worths.append((pool_value(values, source.pool), number, source.id, shown))
    worths.sort()
    most = pool_value(values, gives)
    if owes(st, seat) == card:  # half is paid: any of these pays the rest
        return [Twist(card, [pay(seat, id, card)], gives, [id], most - worth) for worth, _, id, _ in worths[:1]]
    for i in range(len(worths)):
        for j in range(i + 1, len(worths)):
            a, b = worths[i][3], worths[j][3]
            if (has(a, one) and has(b, other)) or (has(a, other) and has(b, one)):
                gain = most - worths[i][0] - worths[j][0]
                if gain <= 0:
                    return []
                takes = [worths[i][2], worths[j][2]]
                return [Twist(card, [pay(seat, takes[0], card), pay(seat, takes[1], card)], gives, takes, gain)]
    return []


def set_off(st: State, seat: int, card: int, values: Values) -> list[Twist]:
    """A power that lays symbols open by itself, in any of its ways (Demolitions)."""
    codes = POWERS[st.tables.power[card]].options(st, seat, card)
    found: list[Twist] = []
    if len(codes) > FEW:
        return found
    for code in codes:
        then = st.clone()
        if use_quietly(then, code) and then.pool[seat] and then.untouched[seat]:
            found.append(Twist(card, [code], then.pool[seat], [], pool_value(values, then.pool[seat])))
    return found


def quiet_choices(st: State, seat: int, card: int) -> list[int]:
    """Ways of such a power that lay nothing open: a charge that is put down for later."""
    codes = POWERS[st.tables.power[card]].options(st, seat, card)
    found: list[int] = []
    if len(codes) <= FEW:
        for code in codes:
            then = st.clone()
            if use_quietly(then, code) and not then.pool[seat]:
                found.append(code)
    return found


def free_powers(st: State, seat: int) -> list[int]:
    """Odd cards that take nothing: whoever has one uses it if it helps."""
    tables = st.tables
    found: list[int] = []
    for card in st.cards[seat]:
        if tables.family[card] == ODD and tables.power_frame[card] == F_USE and card_is_ready(st, seat, card):
            power = POWERS[tables.power[card]]
            if not power.shape and power.changes is None:
                found += power.options(st, seat, card)
    return found
