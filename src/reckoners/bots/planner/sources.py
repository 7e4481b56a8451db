"""What a Reckoner has in hand, and every way to use it where it stands."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import (
    clear,
    has,
    packed,
    pay,
    spend,
    with_source,
)
from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import (
    ATTACK,
    CARD,
    CONTAIN,
    COPY_TOKEN,
    ENFORCEMENT,
    EXCHANGER,
    F_USE,
    FREE_SYMBOLS,
    KEPT,
    MONEY,
    ODD,
    OPEN,
    PLAN,
    RESEARCH,
    TOKEN,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.groups import COUNTED_ANEW, converts_of, counted_anew
from reckoners.engine.offers import protect_options, traded
from reckoners.engine.pools import N_SYMBOLS, WILD_POOL, counted, mask_of
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.engine.targets import aims_in, everywhere, reached, reached_with

Values = list[float]  # by symbol, the wild one last

# First know, then hold back, then strike; what acts on no district comes last. By symbol, the wild one last.
USE_ORDER: Final = [5, 2, 1, 0, 3, 4, 6]
# Where any symbol protects, those come first that do least else.
WALK_ORDER: Final = [0, 4, 3, 2, 5, 1, 6]


class Source:
    """A die, a Plan token, a card that shows symbols, what is left of an open one, or what actions would lay open."""

    def __init__(self, id: int, pool: int, anywhere: bool, whole: bool, opening: list[int] | None = None) -> None:
        self.id: int = id
        self.pool: int = pool
        self.anywhere: bool = anywhere
        self.whole: bool = whole
        self.opening: list[int] | None = opening  # actions after which it lies open


class Twist:
    """Something that a card makes of sources: the actions, what lies open after them, and what they take."""

    def __init__(self, card: int, opening: list[int], pool: int, takes: list[int], gain: float) -> None:
        self.card: int = card
        self.opening: list[int] = opening
        self.pool: int = pool
        self.takes: list[int] = takes  # ids of sources
        self.gain: float = gain  # an estimate


def pool_value(values: Values, pool: int) -> float:
    value = 0.0
    for symbol in range(N_SYMBOLS + 1):
        count = counted(pool, symbol)
        if count:
            value += count * values[symbol]
    return value


def lowest_symbol(pool: int) -> int:
    symbol = 0
    while symbol < N_SYMBOLS and not counted(pool, symbol):
        symbol += 1
    return symbol


def ready_cards(st: State, seat: int, family: int) -> list[int]:
    families = st.tables.family
    return [card for card in st.cards[seat] if families[card] == family and card_is_ready(st, seat, card)]


def has_power(st: State, seat: int, power: int) -> bool:
    """Is this the Reckoner's ability, and unused?"""
    card = st.tables.ability[seat]
    return st.tables.power[card] == power and card_is_ready(st, seat, card)


def open_source(st: State, seat: int) -> Source:
    return Source(OPEN, st.pool[seat], st.reach[seat], st.untouched[seat])


def sources(st: State, seat: int) -> list[Source]:
    """What is open, then dice in the order of their symbols, cards, Plan tokens. Equal dice follow each other.

    Actions that wait come before all that would make them lapse.
    """
    if st.waiting[seat] or st.effects[seat] or has_odd_equipment(st, seat):
        return all_sources(st, seat, [])
    dice: list[tuple[int, int, int]] = []
    order = WALK_ORDER if st.tables.protects else USE_ORDER
    for slot, die in enumerate(st.dice[seat]):
        if st.status[die] == KEPT:
            pool = symbols_shown(st, seat, die)
            dice.append((order[lowest_symbol(pool)], pool, slot))
    dice.sort()
    found = [open_source(st, seat)] if st.pool[seat] else []
    found += [Source(entry[2], entry[1], False, True) for entry in dice]
    tables = st.tables
    for card in ready_cards(st, seat, FREE_SYMBOLS):
        found.append(Source(CARD + card, tables.gives[card], tables.anywhere[card], True))
    for _ in range(st.tokens[seat]):
        found.append(Source(TOKEN, WILD_POOL, False, True))
    return found


def all_sources(st: State, seat: int, twists: list[Twist]) -> list[Source]:
    """The same with all that cards can make of them."""
    tables = st.tables
    anew = st.effects[seat] & COUNTED_ANEW != 0
    order = WALK_ORDER if tables.protects else USE_ORDER
    taken: list[int] = []
    dice: list[tuple[int, int, int]] = []
    for number, twist in enumerate(twists):
        if card_is_ready(st, seat, twist.card) and (not tables.at_once or are_there(st, seat, twist)):
            taken += twist.takes
            dice.append((order[lowest_symbol(twist.pool)], twist.pool, CARD + number))
    for slot, die in enumerate(st.dice[seat]):
        if st.status[die] == KEPT and slot not in taken:
            pool = symbols_shown(st, seat, die)
            if anew:
                pool = counted_anew(st, seat, slot, pool)
            dice.append((order[lowest_symbol(pool)], pool, slot))
    dice.sort()
    found = [open_source(st, seat)] if st.pool[seat] else []
    found += [Source(CARD + card, tables.gives[card], False, False) for card in dict.fromkeys(st.waiting[seat])]
    for entry in dice:
        if entry[2] < CARD:
            found.append(Source(entry[2], entry[1], False, True))
        else:
            found.append(Source(OPEN, entry[1], False, False, twists[entry[2] - CARD].opening))
    for card in st.cards[seat]:
        if shows_symbols(st, seat, card) and CARD + card not in taken:
            pool = tables.gives[card]
            if anew:
                pool = counted_anew(st, seat, CARD + card, pool)
            found.append(Source(CARD + card, pool, tables.anywhere[card], True))
    found += [Source(TOKEN, WILD_POOL, False, True) for _ in range(st.tokens[seat] - taken.count(TOKEN))]
    return found


def is_there(st: State, seat: int, id: int) -> bool:
    """Whether a Reckoner still has a source unused: in the middle of a step dice, tokens and cards can be lost."""
    if id < TOKEN:
        return id < len(st.dice[seat]) and st.status[st.dice[seat][id]] == KEPT
    if id == TOKEN:
        return st.tokens[seat] > 0
    return id == OPEN or (id - CARD in st.cards[seat] and card_is_ready(st, seat, id - CARD))


def are_there(st: State, seat: int, twist: Twist) -> bool:
    """Whether a twist still has all that it takes."""
    if not is_there(st, seat, CARD + twist.card):
        return False
    for id in twist.takes:  # noqa: SIM110 - half the time of all()
        if not is_there(st, seat, id):
            return False
    return True


def has_odd_equipment(st: State, seat: int) -> bool:
    families = st.tables.family
    for card in st.cards[seat][1:]:  # noqa: SIM110 - half the time of any()
        if families[card] == ODD:
            return True
    return False


def shows_symbols(st: State, seat: int, card: int) -> bool:
    """Whether a card can be used as a die now."""
    tables = st.tables
    if not card_is_ready(st, seat, card):
        return False
    if tables.family[card] == FREE_SYMBOLS:
        return True
    if tables.family[card] != ODD or tables.power_frame[card] != F_USE:
        return False
    shows = POWERS[tables.power[card]].shows
    return shows is not None and shows(st, seat)


def uses(st: State, seat: int, source: Source) -> list[int]:
    """Every way to spend a first symbol of a source, or all of it on a card or against a Barricade."""
    tables = st.tables
    mask = mask_of(source.pool)
    usable = tables.usable(converts_of(st, seat, source.id), mask)
    base = with_source(packed(0, seat), source.id)
    codes: list[int] = []
    for district in everywhere(st) if source.anywhere else reached(st, seat):
        aims = aims_in(st, district)
        for symbol in usable:
            if symbol == ENFORCEMENT or symbol == CONTAIN or symbol == RESEARCH or symbol == ATTACK:
                codes += [base | aim for aim in aims[symbol]]
    if st.near[seat] and not source.anywhere:
        here = len(reached(st, seat))
        for symbol in usable:
            if has(st.near[seat], symbol):
                for district in reached_with(st, seat, symbol)[here:]:
                    codes += [base | aim for aim in aims_in(st, district)[symbol]]
    for symbol in usable:
        if symbol == MONEY or symbol == PLAN:
            codes.append(spend(seat, source.id, symbol))
    if tables.protects:
        codes += [base | aim for aim in protect_options(st, seat, mask, usable, source.anywhere)]
    if source.whole:
        payable = ready_cards(st, seat, EXCHANGER)
        if st.sides and traded(st, seat) >= 0:
            payable.append(traded(st, seat))
        for card in payable:
            for symbol in usable:
                if has(tables.cost[card], symbol):
                    codes.append(pay(seat, source.id, card))
                    break
        if st.barricades_left < tables.barricades:
            for district in range(tables.n_districts):
                if st.barricades[district]:
                    codes.append(clear(seat, source.id, district))
        if tables.copy_tokens:
            for district in reached(st, seat):
                if st.copies[district]:
                    codes.append(clear(seat, source.id, COPY_TOKEN + district))
    return codes
