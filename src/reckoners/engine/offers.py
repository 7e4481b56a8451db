"""The options of the use step: what each Reckoner may do now, with every die, token and card (USE, MOVE, BAR, CARD).

This is where most of the time goes, so it packs actions by itself (see `action`).
The list of a seat is looked at anew only when something that matters to it has changed; `State.stale` says for whom.
"""

from __future__ import annotations

from reckoners.engine.action import (
    CARD_SHIFT,
    END_STEP,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    SYMBOL_MASK,
    TAKEN_SHIFT,
    TARGET_SHIFT,
    USE_SHIFT,
    VERB_MASK,
)
from reckoners.engine.benefits import is_as_shown
from reckoners.engine.codes import (
    CARD,
    CLEAR,
    COPY_TOKEN,
    COSTS_TWO,
    EXCHANGER,
    F_USE,
    FREE_SYMBOLS,
    HEAL,
    HEALING,
    KEPT,
    LAPSE,
    MOVE,
    MOVER,
    OPEN,
    PAY,
    TOKEN,
)
from reckoners.engine.groups import converts_of, first_payer, first_payers_die, owes_a_move, symbols_of
from reckoners.engine.moving import is_held
from reckoners.engine.paying import pays_for_two, shown_by
from reckoners.engine.pools import WILD_MASK, mask_of, shown_in
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.targets import (
    NOTHING,
    PROTECT,
    PROTECTS,
    Aims,
    aims_for,
    aims_of,
    everywhere,
    reached,
    reached_with,
)


def use_options(st: State) -> list[int]:
    """Every seat's options, looked at anew only where something that matters to it has changed."""
    out: list[int] = []
    stale = st.stale
    lists = st.seat_options
    if stale < 0:
        st.aims = [None] * st.tables.n_districts
    watches = st.tables.any_watches
    for seat in range(st.tables.n_seats):
        if stale >> seat & 1:
            lists[seat] = seat_use_options(st, seat)
        out += lists[seat]
        if watches:
            out += watching_options(st, seat)
    st.stale = 0
    out.append(END_STEP)
    return out


def watching_options(st: State, seat: int) -> list[int]:
    """Options of cards that look at what others have: never remembered, for everybody's doings change them."""
    tables = st.tables
    out = NOTHING
    for card in st.cards[seat]:
        if tables.watches[card] and not st.used[seat] >> card & 1:
            out = out + POWERS[tables.power[card]].options(st, seat, card)
    return out


def moves_of(st: State, seat: int) -> list[int]:
    """Districts that the Reckoner could move to, as move options without a source (MOVE-02, EP2-03)."""
    where = st.where[seat]
    barricades = st.barricades
    if barricades[where] or is_held(st, where):
        return []
    if st.barricades_left == st.tables.barricades:
        return st.tables.open_moves[where]
    return [MOVE | d << TARGET_SHIFT for d in range(len(barricades)) if d != where and not barricades[d]]


def clears_of(st: State, seat: int) -> list[int]:
    """What any whole source can remove: a Barricade anywhere, a Copy token where its owner acts (BAR-01, EP2-22)."""
    barricades = st.barricades
    out = [CLEAR | d << TARGET_SHIFT for d in range(len(barricades)) if barricades[d]]
    copies = st.copies
    return out + [CLEAR | (COPY_TOKEN + d) << TARGET_SHIFT for d in reached(st, seat) if copies[d]]


def seat_use_options(st: State, seat: int) -> list[int]:
    """What one Reckoner may do: with the open die, with every other source, with free cards.

    What a source can do depends only on the symbols that it shows, so sources are sorted by these first.
    """
    tables = st.tables
    base = seat << SEAT_SHIFT
    if st.barricades_left == tables.barricades and not (
        tables.ways_vary and (any(st.copies) or is_held(st, st.where[seat]))
    ):  # mostly nothing is closed
        moves = whole = tables.open_moves[st.where[seat]]
        clears = NOTHING
    else:
        moves = moves_of(st, seat)
        clears = clears_of(st, seat)
        whole = moves + clears
    half = goal = -1
    if st.owing[seat]:
        half = first_payers_die(st, seat)
        goal = owes_a_move(st, seat)
        if goal >= 0:  # the other half of a Move goes to the same district (ATK-06)
            moves = [move for move in moves if move >> TARGET_SHIFT == goal]
            whole = moves + clears
    used = st.used[seat]
    family = tables.family
    out: list[int] = []
    payable: list[int] = []
    sources: list[int] = []
    by_mask: dict[int, list[int]] = {}
    remote: list[int] = []
    for_two = changers = NOTHING
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
            elif kind == COSTS_TWO:
                for_two = [*for_two, card]
            elif kind == HEALING:
                out.append(base | HEAL | card << SOURCE_SHIFT)
            elif tables.power_frame[card] == F_USE and not tables.watches[card]:
                odd = POWERS[tables.power[card]]
                out += odd.options(st, seat, card)
                if odd.changes is not None:
                    changers = [*changers, card]
                elif odd.shows is not None and odd.shows(st, seat):
                    source = base | (CARD + card) << SOURCE_SHIFT
                    sources.append(source)
                    by_mask.setdefault(mask_of(tables.gives[card]), []).append(source)
    if st.sides and traded(st, seat) >= 0:
        payable.append(traded(st, seat))
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
            if not seen & bit or die == half:  # equal dice are offered once
                if die != half:
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
    protects = tables.protects
    if st.pool[seat]:
        source = base | OPEN << SOURCE_SHIFT
        usable = tables.usable(converts_of(st, seat, OPEN), mask_of(st.pool[seat]))
        aims = aims_of(st, everywhere(st)) if st.reach[seat] else aims_for(st, seat)
        offer = spend_options(usable, aims)
        if converts and not is_as_shown(st, seat):
            offer = chosen_options(tables, converts, mask_of(st.pool[seat]), offer)
        if protects:
            offer = offer + protect_options(st, seat, mask_of(st.pool[seat]), usable, st.reach[seat])
        if st.untouched[seat]:
            if is_never_a_move(st, seat):
                offer = offer + clears
            else:
                sources.append(source)
            offer += pay_options(tables, usable, payable)
        out += [source | rest for rest in offer]
        out.append(base | LAPSE)
    elif st.owing[seat] or st.waiting[seat]:
        out.append(base | LAPSE)
    if st.waiting[seat]:
        out += waiting_options(st, seat, moves, clears, payable)
    if for_two or changers:
        out += odd_payments(st, seat, sources, for_two, changers)
    if sources:
        out += [source | rest for source in sources for rest in whole]
        if goal >= 0 and half >= 0:
            out = not_twice(st, seat, out)
    if by_mask:
        known_here = st.aims[st.where[seat]]
        if known_here is not None and st.sniper[seat] < 0 and not st.near[seat]:
            here = known_here
        else:
            here = aims_for(st, seat)
        known = tables.uses
        where = st.where[seat]
        plain = protects and st.sniper[seat] < 0 and not st.near[seat]  # only one's own district can be protected
        if plain and not st.markers[where]:
            protects = False
        for mask, same in by_mask.items():
            usable = known.get(converts << 7 | mask) or tables.usable(converts, mask)
            # most dice show one kind of symbol, and most Reckoners have nothing to convert or to pay for
            offer = here[usable[0]] if len(usable) == 1 else spend_options(usable, here)
            if converts:
                offer = chosen_options(tables, converts, mask, offer)
            if protects:
                offer = offer + (PROTECTS[mask][where] if plain else protect_options(st, seat, mask, usable))
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
        if tables.protects:
            offer += protect_options(st, seat, mask_of(tables.gives[card]), usable, anywhere=True)
        out += [source | rest for rest in offer]
    return out


def protect_options(st: State, seat: int, mask: int, usable: tuple[int, ...], anywhere: bool = False) -> list[int]:
    """Lower a district's marker, by any symbol (ILD-06): once for each that is there, for they do the same whatever
    they are used as. What reaches a neighbour only as another symbol is offered as that one (EQ2-04)."""
    markers = st.markers
    shown = shown_in(mask)
    near = reached(st, seat)
    districts = everywhere(st) if anywhere else near
    out = [PROTECT[symbol][district] for symbol in shown for district in districts if markers[district]]
    if st.near[seat] and not anywhere:
        further = [
            PROTECT[symbol][district]
            for symbol in usable
            for district in reached_with(st, seat, symbol)
            if markers[district] and district not in near
        ]
        out += chosen_options(st.tables, st.converts[seat], mask, further)
    return out


def traded(st: State, seat: int) -> int:
    """The card of the Reckoner's district that may be paid now like an own one; -1 if it trades nothing, or has done so
    in this step (NEW-06)."""
    card = st.sides[st.where[seat]]
    if card < 0 or st.tables.family[card] != EXCHANGER or st.exchanged >> st.where[seat] & 1:
        return -1
    return card


def not_twice(st: State, seat: int, options: list[int]) -> list[int]:
    """Without a Move by the die that has paid the first half, and was regained since (ATK-06)."""
    payer = first_payer(st, seat)
    opened = payer == st.source[seat]
    return [
        option
        for option in options
        if option & VERB_MASK != MOVE
        or (
            option >> SOURCE_SHIFT & SOURCE_MASK != payer
            and not (opened and option >> SOURCE_SHIFT & SOURCE_MASK == OPEN)
        )
    ]


def is_never_a_move(st: State, seat: int) -> bool:
    """Whether what is open came after a Move: Submarine's action, changed by the Utility Tool (EQ2-12)."""
    card = st.source[seat] - CARD
    return card >= 0 and st.tables.either[card]


def waiting_options(st: State, seat: int, moves: list[int], clears: list[int], payable: list[int]) -> list[int]:
    """Actions that wait: beside an open die they act or clear; after it they do what a die does (EQ2-12, EQ2-20)."""
    tables = st.tables
    converts = st.converts[seat]
    aims = aims_for(st, seat)
    out: list[int] = []
    opened = st.source[seat] if st.pool[seat] else -1
    for card in dict.fromkeys(st.waiting[seat]):
        if opened == CARD + card:
            continue  # another action of this card is open: it has the same name, and comes first
        source = seat << SEAT_SHIFT | (CARD + card) << SOURCE_SHIFT
        mask = mask_of(tables.gives[card])
        usable = tables.usable(converts, mask)
        offer = spend_options(usable, aims)
        if converts and not tables.either[card]:
            offer = chosen_options(tables, converts, mask, offer)
        if tables.protects:
            offer = offer + protect_options(st, seat, mask, usable)
        offer = offer + clears
        if not st.pool[seat]:
            offer = offer + pay_options(tables, usable, payable)
            if not tables.either[card]:  # Submarine's action is no Move
                offer += moves
        out += [source | rest for rest in offer]
    return out


def odd_payments(st: State, seat: int, sources: list[int], for_two: list[int], changers: list[int]) -> list[int]:
    """Every source, untouched, for cards that cost two; every source and the open one for powers that change it."""
    tables = st.tables
    base = seat << SEAT_SHIFT
    payers = [source >> SOURCE_SHIFT & SOURCE_MASK for source in sources]
    if not st.pool[seat]:
        payers += [CARD + card for card in dict.fromkeys(st.waiting[seat])]
    elif OPEN not in payers and not is_as_shown(st, seat):
        payers.append(OPEN)
    out: list[int] = []
    for source in payers:
        pool = symbols_of(st, seat, source)[0]
        if for_two and (source != OPEN or st.untouched[seat]):
            shown = shown_by(st, seat, pool)
            out += [
                base | source << SOURCE_SHIFT | PAY | card << CARD_SHIFT
                for card in for_two
                if pays_for_two(st, seat, card, source, shown)
            ]
        for card in changers:
            change = POWERS[tables.power[card]].changes
            if change is not None:
                out += change(st, seat, card, source, pool)
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
