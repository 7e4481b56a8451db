"""The use step: all Reckoners at the same time, each with at most one open die (USE, MOVE, BAR, SYM, PLAN, CARD).

A source is a die, a Plan token, a card that shows symbols, or the open group. Its symbols are spent one by one; an
untouched source may instead be spent whole: to move, to remove a Barricade, to activate a card.
"""

from __future__ import annotations

from reckoners.engine.board import (
    attack,
    attack_boss,
    contain,
    contain_boss,
    earn,
    remove_barricade,
    remove_enforcement,
    research,
    research_boss,
)
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_TRACK,
    CARD,
    CARD_MASK,
    CARD_SHIFT,
    CLEAR,
    CONTAIN,
    END,
    ENFORCEMENT,
    EXCHANGER,
    FIELD_MASK,
    FREE_SYMBOLS,
    KEPT,
    LAPSE,
    MONEY,
    MOVE,
    MOVER,
    N_SYMBOLS,
    OPEN,
    PAY,
    POOL_BITS,
    POWER,
    RESEARCH,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    SPEND,
    TARGET_SHIFT,
    TEAM,
    TOKEN,
    USE_SHIFT,
    USED,
    VERB_MASK,
    WILD,
    WILD_MASK,
    WILD_POOL,
)
from reckoners.engine.dice import gain_tokens, symbols_shown
from reckoners.engine.happenings import (
    E_LAPSED,
    E_MOVED,
    E_OPENED,
    E_PAID,
    E_SPENT,
)
from reckoners.engine.powers import POWERS, base_code
from reckoners.engine.state import State
from reckoners.engine.tables import Tables, mask_of
from reckoners.engine.targets import Aims, aims_of, everywhere, reached

END_USE = END | TEAM << SEAT_SHIFT


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
    out.append(END_USE)
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
                out += POWERS[tables.power[card]].options(st, seat, base_code(seat, card))
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
        reach = everywhere(st) if st.reach[seat] else reached(st, seat)
        offer = spend_options(usable, aims_of(st, reach))
        if st.untouched[seat]:
            sources.append(source)
            offer += pay_options(tables, usable, payable)
        out += [source | rest for rest in offer]
        out.append(base | LAPSE)
    if sources:
        out += [source | rest for source in sources for rest in whole]
    if by_mask:
        here = aims_of(st, reached(st, seat))
        known = tables.uses
        for mask, same in by_mask.items():
            usable = known.get(converts << 7 | mask) or tables.usable(converts, mask)
            # most dice show one kind of symbol, and most Reckoners have nothing to convert or to pay for
            offer = here[usable[0]] if len(usable) == 1 else spend_options(usable, here)
            if payable:
                offer = offer + pay_options(tables, usable, payable)
            out += [source | rest for source in same for rest in offer]
    for card in remote:
        source = base | (CARD + card) << SOURCE_SHIFT
        usable = tables.usable(converts, mask_of(tables.gives[card]))
        offer = spend_options(usable, aims_of(st, everywhere(st))) + pay_options(tables, usable, payable)
        out += [source | rest for rest in offer]
    return out


def spend_options(usable: tuple[int, ...], aims: Aims) -> list[int]:
    """Spend one symbol: as any that it may be used as (CARD-08)."""
    out: list[int] = []
    for symbol in usable:
        out += aims[symbol]
    return out


def pay_options(tables: Tables, usable: tuple[int, ...], payable: list[int]) -> list[int]:
    """Activate a card whose cost is among the symbols (CARD-03)."""
    shown = 0
    for symbol in usable:
        shown |= 1 << symbol
    return [PAY | card << CARD_SHIFT for card in payable if tables.cost[card] & shown]


def answer_use(st: State, action: int) -> None:
    verb = action & VERB_MASK
    if verb == END:
        end_use(st)
        return
    seat = action >> SEAT_SHIFT & SEAT_MASK
    source = action >> SOURCE_SHIFT & SOURCE_MASK
    target = action >> TARGET_SHIFT & FIELD_MASK
    st.stale |= 1 << seat
    if verb == SPEND:
        open_source(st, seat, source)
        spend(st, seat, action >> USE_SHIFT & FIELD_MASK, target)
    elif verb == MOVE:
        open_source(st, seat, source)
        close(st, seat)
        start = st.where[seat]
        st.where[seat] = target
        st.events.append((E_MOVED, seat, start, target))
    elif verb == CLEAR:
        open_source(st, seat, source)
        close(st, seat)
        remove_barricade(st, target)
    elif verb == PAY:
        pay(st, seat, source, action >> CARD_SHIFT & CARD_MASK)
    elif verb == LAPSE:
        lapse(st, seat)
    elif verb == POWER:
        card = source - CARD
        st.used[seat] |= 1 << card
        POWERS[st.tables.power[card]].answer(st, seat, action >> USE_SHIFT & FIELD_MASK, target)


def open_source(st: State, seat: int, source: int) -> None:
    """Start a source: what was left of the one before is lost (USE-03)."""
    if source == OPEN:
        return
    if st.pool[seat]:
        lapse(st, seat)
    anywhere = False
    if source < TOKEN:
        die = st.dice[seat][source]
        pool = symbols_shown(st, seat, die)
        st.status[die] = USED
    elif source == TOKEN:
        st.tokens[seat] -= 1
        pool = WILD_POOL
    else:
        card = source - CARD
        st.used[seat] |= 1 << card
        pool = st.tables.gives[card]
        anywhere = st.tables.anywhere[card]
    st.pool[seat] = pool
    st.source[seat] = source
    st.reach[seat] = anywhere
    st.untouched[seat] = True
    st.events.append((E_OPENED, seat, source, pool))


def close(st: State, seat: int) -> None:
    st.pool[seat] = 0
    st.source[seat] = -1
    st.reach[seat] = False
    st.untouched[seat] = False


def lapse(st: State, seat: int) -> None:
    """The rest of the open die is not used (USE-03)."""
    st.events.append((E_LAPSED, seat, st.source[seat], st.pool[seat]))
    close(st, seat)


def pay(st: State, seat: int, source: int, card: int) -> None:
    """The whole source goes; the card's symbols stay in the group of the die that paid (CARD-05, CARD-06)."""
    open_source(st, seat, source)
    paid_with = st.source[seat]
    st.used[seat] |= 1 << card
    st.pool[seat] = st.tables.gives[card]
    st.source[seat] = CARD + card
    st.reach[seat] = False  # a remote card does not make the next one remote (CARD-12)
    st.untouched[seat] = True
    st.events.append((E_PAID, seat, paid_with, card))


def symbol_to_take(pool: int, converts: int, symbol: int) -> int:
    """Which symbol of the pool serves: the very one, else a wild one, else one that converts."""
    if pool >> (POOL_BITS * symbol) & 15:
        return symbol
    if pool >> (POOL_BITS * WILD):
        return WILD
    for other in range(N_SYMBOLS):
        if pool >> (POOL_BITS * other) & 15 and converts >> (other * N_SYMBOLS + symbol) & 1:
            return other
    return -1


def spend(st: State, seat: int, symbol: int, target: int) -> None:
    pool = st.pool[seat]
    pool -= 1 << (POOL_BITS * symbol_to_take(pool, st.converts[seat], symbol))
    source = st.source[seat]
    if pool:
        st.pool[seat] = pool
        st.untouched[seat] = False
    else:
        close(st, seat)
    st.events.append((E_SPENT, seat, source, symbol, target))
    if symbol == MONEY:
        earn(st, 1)
    elif symbol == ENFORCEMENT:
        remove_enforcement(st, target)
    elif symbol == CONTAIN:
        if target >= BOSS_TRACK:
            contain_boss(st, target - BOSS_TRACK)
        else:
            contain(st, target)
    elif symbol == RESEARCH:
        if target == BOSS:
            research_boss(st, 1)
        else:
            research(st, target)
    elif symbol == ATTACK:
        if target == BOSS:
            attack_boss(st)
        else:
            attack(st, target)
    else:
        gain_tokens(st, seat, 1)


def end_use(st: State) -> None:
    """What is unused is lost; the Sniper token goes back to Cody (USE-08, HERO-04)."""
    for seat in range(st.tables.n_seats):
        if st.pool[seat]:
            lapse(st, seat)
        st.sniper[seat] = -1
    st.stack.pop()
