"""The options of the use step: what each Reckoner may do now, with every die, token and card (USE, MOVE, BAR, CARD).

This is where most of the time goes, so it packs actions by itself (see `action`).
The list of a seat is looked at anew only when something that matters to it has changed; `State.stale` says for whom.
"""

from __future__ import annotations

from reckoners.engine.action import (
    CARD_SHIFT,
    END_STEP,
    SEAT_SHIFT,
    SOURCE_SHIFT,
    SYMBOL_MASK,
    TAKEN_SHIFT,
    TARGET_SHIFT,
    USE_SHIFT,
)
from reckoners.engine.codes import (
    CARD,
    CLEAR,
    EXCHANGER,
    F_USE,
    FREE_SYMBOLS,
    KEPT,
    LAPSE,
    MOVE,
    MOVER,
    OPEN,
    PAY,
    TOKEN,
)
from reckoners.engine.pools import WILD_MASK, mask_of
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.targets import Aims, aims_for, aims_of, everywhere


def use_options(st: State) -> list[int]:
    """Every seat's options, looked at anew only where something that matters to it has changed."""
    out: list[int] = []
    stale = st.stale
    lists = st.seat_options
    if stale < 0:
        st.aims = [None] * st.tables.n_districts
    for seat in range(st.tables.n_seats):
        if stale >> seat & 1:
            lists[seat] = seat_use_options(st, seat)
        out += lists[seat]
    st.stale = 0
    out.append(END_STEP)
    return out


def moves_of(st: State, seat: int) -> list[int]:
    """Districts that the Reckoner could move to, as move options without a source (MOVE-02)."""
    where = st.where[seat]
    barricades = st.barricades
    if barricades[where]:
        return []
    if st.barricades_left == st.tables.barricades:
        return st.tables.open_moves[where]
    return [MOVE | d << TARGET_SHIFT for d in range(len(barricades)) if d != where and not barricades[d]]


def wholes_of(st: State, moves: list[int]) -> list[int]:
    """What any whole source can do: the moves, and any Barricade anywhere (BAR-01)."""
    if st.barricades_left == st.tables.barricades:
        return moves
    barricades = st.barricades
    return moves + [CLEAR | d << TARGET_SHIFT for d in range(len(barricades)) if barricades[d]]


def seat_use_options(st: State, seat: int) -> list[int]:
    """What one Reckoner may do: with the open die, with every other source, with free cards.

    What a source can do depends only on the symbols that it shows, so sources are sorted by these first.
    """
    tables = st.tables
    base = seat << SEAT_SHIFT
    if st.barricades_left == tables.barricades:  # mostly nothing is closed
        moves = whole = tables.open_moves[st.where[seat]]
    else:
        moves = moves_of(st, seat)
        whole = wholes_of(st, moves)
    used = st.used[seat]
    family = tables.family
    out: list[int] = []
    payable: list[int] = []
    sources: list[int] = []
    by_mask: dict[int, list[int]] = {}
    remote: list[int] = []
    for card in st.cards[seat]:
        kind = family[card]
        if kind >= EXCHANGER and not used >> card & 1:
            if kind == EXCHANGER:
                payable.append(card)
            elif kind == FREE_SYMBOLS:
                source = base | (CARD + card) << SOURCE_SHIFT
                sources.append(source)
                if tables.anywhere[card]:
                    remote.append(card)
                else:
                    by_mask.setdefault(mask_of(tables.gives[card]), []).append(source)
            elif kind == MOVER:
                source = base | (CARD + card) << SOURCE_SHIFT
                out += [source | move for move in moves]
            else:
                if tables.power_frame[card] == F_USE:
                    out += POWERS[tables.power[card]].options(st, seat, card)
    kinds = tables.kind
    status = st.status
    faces = st.face
    seen = 0
    source = base
    for die in st.dice[seat]:
        if status[die] == KEPT:
            kind = kinds[die]
            face = faces[die]
            bit = 1 << (kind * 8 + face)
            if not seen & bit:  # equal dice are offered once
                seen |= bit
                sources.append(source)
                mask = tables.face_mask[kind][face]
                same = by_mask.get(mask)
                if same is None:
                    by_mask[mask] = [source]
                else:
                    same.append(source)
        source += 1 << SOURCE_SHIFT
    if st.tokens[seat]:
        source = base | TOKEN << SOURCE_SHIFT
        sources.append(source)
        by_mask[WILD_MASK] = [source]
    converts = st.converts[seat]
    if st.pool[seat]:
        source = base | OPEN << SOURCE_SHIFT
        usable = tables.usable(converts, mask_of(st.pool[seat]))
        aims = aims_of(st, everywhere(st)) if st.reach[seat] else aims_for(st, seat)
        offer = spend_options(usable, aims)
        if converts:
            offer = chosen_options(tables, converts, mask_of(st.pool[seat]), offer)
        if st.untouched[seat]:
            sources.append(source)
            offer += pay_options(tables, usable, payable)
        out += [source | rest for rest in offer]
        out.append(base | LAPSE)
    if sources:
        out += [source | rest for source in sources for rest in whole]
    if by_mask:
        known_here = st.aims[st.where[seat]]
        if known_here is not None and st.sniper[seat] < 0 and not st.near[seat]:
            here = known_here
        else:
            here = aims_for(st, seat)
        known = tables.uses
        for mask, same in by_mask.items():
            usable = known.get(converts << 7 | mask) or tables.usable(converts, mask)
            # most dice show one kind of symbol, and most Reckoners have nothing to convert or to pay for
            offer = here[usable[0]] if len(usable) == 1 else spend_options(usable, here)
            if converts:
                offer = chosen_options(tables, converts, mask, offer)
            if payable:
                offer = offer + pay_options(tables, usable, payable)
            if not offer:
                continue
            out += [source | rest for source in same for rest in offer]
    for card in remote:
        source = base | (CARD + card) << SOURCE_SHIFT
        usable = tables.usable(converts, mask_of(tables.gives[card]))
        offer = spend_options(usable, aims_of(st, everywhere(st)))
        if converts:
            offer = chosen_options(tables, converts, mask_of(tables.gives[card]), offer)
        offer = offer + pay_options(tables, usable, payable)
        out += [source | rest for rest in offer]
    return out


def spend_options(usable: tuple[int, ...], aims: Aims) -> list[int]:
    """Spend one symbol: as any that it may be used as (CARD-08)."""
    out: list[int] = []
    for symbol in usable:
        out += aims[symbol]
    return out


def chosen_options(tables: Tables, converts: int, mask: int, spends: list[int]) -> list[int]:
    """Where several symbols could serve, one option for each that leaves something else behind (CARD-08)."""
    if not mask & (mask - 1):
        return spends  # one kind of symbol
    out: list[int] = []
    for spend in spends:
        serving = tables.serving(converts, mask, spend >> USE_SHIFT & SYMBOL_MASK)
        if serving:
            out += [spend | (taken + 1) << TAKEN_SHIFT for taken in serving]
        else:
            out.append(spend)
    return out


def pay_options(tables: Tables, usable: tuple[int, ...], payable: list[int]) -> list[int]:
    """Activate a card whose cost is among the symbols (CARD-03)."""
    shown = 0
    for symbol in usable:
        shown |= 1 << symbol
    return [PAY | card << CARD_SHIFT for card in payable if tables.cost[card] & shown]
