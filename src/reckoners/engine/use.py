"""The use step: all Reckoners at the same time, each with at most one open die (USE, MOVE, BAR, SYM, PLAN, CARD).

A source is a die, a Plan token, a card that shows symbols, or the open group. Its symbols are spent one by one; an
untouched source may instead be spent whole: to move, to remove a Barricade, to activate a card.
"""

from __future__ import annotations

from reckoners.engine.action import (
    SEAT_BIT,
    bit,
    card_of,
    symbol_of,
    taken_of,
    unpacked,
)
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
    CLEAR,
    CONTAIN,
    END,
    ENFORCEMENT,
    LAPSE,
    MONEY,
    MOVE,
    OPEN,
    PAY,
    POWER,
    RESEARCH,
    SPEND,
    TOKEN,
    USED,
)
from reckoners.engine.dice import gain_tokens, symbols_shown
from reckoners.engine.happenings import (
    E_LAPSED,
    E_MOVED,
    E_OPENED,
    E_PAID,
    E_SPENT,
)
from reckoners.engine.pools import N_SYMBOLS, ONE, WILD_POOL, converts_into, counted, symbol_to_take
from reckoners.engine.powers import answer_power
from reckoners.engine.state import State
from reckoners.engine.triggers import MOVED, answered


def answer_use(st: State, action: int) -> None:
    verb, seat, source, target = unpacked(action)
    if verb == END:
        end_use(st)
        return
    st.stale |= SEAT_BIT[seat]
    if verb == SPEND:
        open_source(st, seat, source)
        spend(st, seat, symbol_of(action), target, taken_of(action))
    elif verb == MOVE:
        open_source(st, seat, source)
        close(st, seat)
        start = st.where[seat]
        st.where[seat] = target
        st.events.append((E_MOVED, seat, start, target))
        answered(st, MOVED, seat, target)
    elif verb == CLEAR:
        open_source(st, seat, source)
        close(st, seat)
        remove_barricade(st, target)
    elif verb == PAY:
        pay(st, seat, source, card_of(action))
    elif verb == LAPSE:
        lapse(st, seat)
    elif verb == POWER:
        card = source - CARD
        answer_power(st, seat, card, action)


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
        st.used[seat] |= bit(card)
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
    st.used[seat] |= bit(card)
    st.pool[seat] = st.tables.gives[card]
    st.source[seat] = CARD + card
    st.reach[seat] = False  # a remote card does not make the next one remote (CARD-12)
    st.untouched[seat] = True
    st.events.append((E_PAID, seat, paid_with, card))


def symbols_of(st: State, seat: int, source: int) -> tuple[int, bool]:
    """A source's pool, and whether it acts in any district."""
    if source == OPEN:
        return st.pool[seat], st.reach[seat]
    if source < TOKEN:
        return symbols_shown(st, seat, st.dice[seat][source]), False
    if source == TOKEN:
        return WILD_POOL, False
    card = source - CARD
    return st.tables.gives[card], st.tables.anywhere[card]


def can_serve(st: State, seat: int, source: int, symbol: int, taken: int) -> bool:
    """Whether a symbol of a source may be used up as another: it is there, and is that one or a partner (CARD-08)."""
    pool = symbols_of(st, seat, source)[0]
    if taken >= N_SYMBOLS or not counted(pool, taken):
        return False
    return taken == symbol or converts_into(st.converts[seat], taken, symbol)


def spend(st: State, seat: int, symbol: int, target: int, taken: int = -1) -> None:
    """One symbol acts. `taken` is used up for it; below 0 it is what serves best."""
    pool = st.pool[seat]
    if taken < 0:
        taken = symbol_to_take(pool, st.converts[seat], symbol)
    pool -= ONE[taken]
    source = st.source[seat]
    if pool:
        st.pool[seat] = pool
        st.untouched[seat] = False
    else:
        close(st, seat)
    st.events.append((E_SPENT, seat, source, symbol, target, taken))
    if symbol == MONEY:
        earn(st, 1)
    elif symbol == ENFORCEMENT:
        remove_enforcement(st, target)
    elif symbol == CONTAIN:
        if target >= BOSS_TRACK:
            contain_boss(st, target - BOSS_TRACK, seat)
        else:
            contain(st, target, seat)
    elif symbol == RESEARCH:
        if target == BOSS:
            research_boss(st, 1, seat)
        else:
            research(st, target, seat)
    elif symbol == ATTACK:
        if target == BOSS:
            attack_boss(st, seat)
        else:
            attack(st, target, seat)
    else:
        gain_tokens(st, seat, 1)


def end_use(st: State) -> None:
    """What is unused is lost; the Sniper token goes back to Cody (USE-08, HERO-04)."""
    for seat in range(st.tables.n_seats):
        if st.pool[seat]:
            lapse(st, seat)
        st.sniper[seat] = -1
    st.stack.pop()
