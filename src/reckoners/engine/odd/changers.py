"""Powers that change what a source shows: Exel's Tradecraft and the Utility Tool. They are paid for with the source."""

from __future__ import annotations

from reckoners.engine.action import bit, change, pay, second_of, source_of, third_of
from reckoners.engine.codes import CARD, OPEN
from reckoners.engine.effects import FUEL_CELLS, SINGLES, works
from reckoners.engine.groups import open_source, printed
from reckoners.engine.happenings import E_PAID, kind_of_event
from reckoners.engine.pools import N_SYMBOLS, ONE, WILD, counted, fueled, mask_of
from reckoners.engine.powers import OddPower, register_power
from reckoners.engine.state import State

# remembered: what can be made of a source depends on which symbols it shows
_added: dict[tuple[int, int], list[int]] = {}
_turned: dict[tuple[int, int], list[int]] = {}

E_CHANGED = kind_of_event("changed", "reckoner", "card", "symbol", "taken")

# -- Tradecraft


def is_one_of_two(st: State, seat: int, source: int) -> bool:
    """Whether only one of the symbols that a source shows is used (Submarine)."""
    card = (st.source[seat] if source == OPEN else source) - CARD
    return card >= 0 and st.tables.either[card]


def tradecraft_options(st: State, seat: int, card: int, source: int, pool: int) -> list[int]:
    """One more of a symbol that the untouched source shows; of a Plan token any (HER2-03)."""
    if source == OPEN and not st.untouched[seat]:
        return []
    key = (pay(seat, source, card), mask_of(pool))
    known = _added.get(key)
    if known is None:
        wild = counted(pool, WILD) > 0
        known = [change(seat, source, card, symbol) for symbol in range(N_SYMBOLS) if wild or counted(pool, symbol)]
        _added[key] = known
    return known


def tradecraft(st: State, seat: int, card: int, action: int) -> None:
    """The source's symbols come back with one more; where they act anywhere, it does too. Fuel Cells works once on the
    group: on two that the source shows, else on two that are there now. Under an attack on doubles it adds nothing to
    them (ATK-07)."""
    source, symbol = source_of(action), second_of(action) - 1
    one_of_two = is_one_of_two(st, seat, source)
    open_source(st, seat, source)
    paid_with = st.source[seat]
    shown = printed(st, seat, paid_with)
    pool = st.pool[seat]
    if counted(pool, WILD) or one_of_two:
        pool = ONE[symbol]
    pool += ONE[symbol]
    if works(st, seat, FUEL_CELLS) and not works(st, seat, SINGLES) and fueled(shown) == shown:
        pool = fueled(pool)
    st.used[seat] |= bit(card)
    st.pool[seat] = pool
    st.source[seat] = CARD + card
    st.untouched[seat] = True
    st.events.append((E_PAID, seat, paid_with, card))
    st.events.append((E_CHANGED, seat, card, symbol, symbol))


# -- Utility Tool


def utility_options(st: State, seat: int, card: int, source: int, pool: int) -> list[int]:  # noqa: ARG001
    """One symbol becomes any other; of a die that is partly used too (EQ2-06). A Plan token is any symbol already."""
    if counted(pool, WILD):
        return []
    key = (pay(seat, source, card), mask_of(pool))
    known = _turned.get(key)
    if known is None:
        known = _turned[key] = [
            change(seat, source, card, was, becomes)
            for was in range(N_SYMBOLS)
            if counted(pool, was)
            for becomes in range(N_SYMBOLS)
            if becomes != was
        ]
    return known


def utility_tool(st: State, seat: int, card: int, action: int) -> None:
    source, was, becomes = source_of(action), second_of(action) - 1, third_of(action) - 1
    one_of_two = is_one_of_two(st, seat, source)
    open_source(st, seat, source)
    st.used[seat] |= bit(card)
    st.pool[seat] = ONE[becomes] if one_of_two else st.pool[seat] - ONE[was] + ONE[becomes]
    st.events.append((E_CHANGED, seat, card, becomes, was))


register_power(OddPower("tradecraft", rule="HER2-03", changes=tradecraft_options, changed=tradecraft))
register_power(OddPower("utility-tool", rule="EQ2-06", changes=utility_options, changed=utility_tool))
