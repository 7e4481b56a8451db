"""The open group of a Reckoner: the symbols of one die, token or card that are still to be used (USE-03).

Beside it actions may wait (Submarine, Blind Spot, Favor): each is a die of its own, used at once or right after the
open die, and gone when its owner starts another one (EQ2-12, EQ2-20, EQ2-21).
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit
from reckoners.engine.codes import CARD, OPEN, TOKEN, USED
from reckoners.engine.dawnslight import use_up
from reckoners.engine.dice import symbols_shown
from reckoners.engine.effects import FUEL_CELLS
from reckoners.engine.happenings import E_LAPSED, E_OPENED, kind_of_event
from reckoners.engine.pools import WILD_POOL, fueled
from reckoners.engine.state import State

E_WAITS: Final = kind_of_event("waits", "reckoner", "card")
E_HALF_LOST: Final = kind_of_event("half-lost", "reckoner", "card")

FUELED: Final = bit(FUEL_CELLS)
ROOM: Final = 1024  # more than there are cards
SETS: Final = 64  # sets of symbols


def open_group(st: State, seat: int, source: int, pool: int, anywhere: bool = False) -> None:
    """Symbols lie open: they are used before anything else of this Reckoner."""
    st.pool[seat] = pool
    st.source[seat] = source
    st.reach[seat] = anywhere
    st.untouched[seat] = True
    st.events.append((E_OPENED, seat, source, pool))


def start_source(st: State, seat: int, source: int) -> int:
    """A source is used now, and its symbols are there; what was left of the one before is lost (USE-03)."""
    if st.pool[seat]:
        lapse(st, seat)
    waited = False
    if source < TOKEN:
        die = st.dice[seat][source]
        pool = symbols_shown(st, seat, die)
        st.status[die] = USED
    elif source == TOKEN:
        st.tokens[seat] -= 1
        pool = WILD_POOL
    else:
        card = source - CARD
        waited = card in st.waiting[seat]
        if waited:
            take_waiting(st, seat, card)
        elif card >= st.tables.first_dawnslight:
            use_up(st, seat, card)
        else:
            st.used[seat] |= bit(card)
        pool = st.tables.gives[card]
    if st.waiting[seat] and not waited:
        let_go(st, seat)
    if st.effects[seat] & FUELED:
        pool = fueled(pool)
    st.events.append((E_OPENED, seat, source, pool))
    return pool


def open_source(st: State, seat: int, source: int) -> None:
    """Start a source: its symbols lie open from now on."""
    if source == OPEN:
        return
    pool = start_source(st, seat, source)
    st.pool[seat] = pool
    st.source[seat] = source
    st.reach[seat] = source > TOKEN and st.tables.anywhere[source - CARD]
    st.untouched[seat] = True


def close(st: State, seat: int) -> None:
    st.pool[seat] = 0
    st.source[seat] = -1
    st.reach[seat] = False
    st.untouched[seat] = False


def lapse(st: State, seat: int) -> None:
    """The rest of the open die is not used (USE-03)."""
    st.events.append((E_LAPSED, seat, st.source[seat], st.pool[seat]))
    close(st, seat)


def printed(st: State, seat: int, source: int) -> int:
    """What a source shows before Fuel Cells."""
    if source < TOKEN:
        return symbols_shown(st, seat, st.dice[seat][source])
    return WILD_POOL if source == TOKEN else st.tables.gives[source - CARD]


def symbols_of(st: State, seat: int, source: int) -> tuple[int, bool]:
    """A source's pool, and whether it acts in any district."""
    if source == OPEN:
        return st.pool[seat], st.reach[seat]
    pool = printed(st, seat, source)
    if st.effects[seat] & FUELED:
        pool = fueled(pool)
    return pool, source > TOKEN and st.tables.anywhere[source - CARD]


# -- actions that wait


def waits(st: State, seat: int, card: int) -> bool:
    """Whether an action of this card waits to be used."""
    return card in st.waiting[seat]


def wait(st: State, seat: int, card: int) -> None:
    """A card gives an action."""
    waiting = list(st.waiting)
    waiting[seat] = tuple(sorted((*waiting[seat], card)))
    st.waiting = tuple(waiting)
    st.stale |= bit(seat)
    st.events.append((E_WAITS, seat, card))


def take_waiting(st: State, seat: int, card: int) -> None:
    """One action of this card is used."""
    left = list(st.waiting[seat])
    left.remove(card)
    waiting = list(st.waiting)
    waiting[seat] = tuple(left)
    st.waiting = tuple(waiting)


def let_go(st: State, seat: int) -> None:
    """Actions that wait are lost."""
    for card in st.waiting[seat]:
        st.events.append((E_LAPSED, seat, CARD + card, st.tables.gives[card]))
    waiting = list(st.waiting)
    waiting[seat] = ()
    st.waiting = tuple(waiting)


# -- a card that costs two and is half paid (EQ2-02)


def packed_owing(card: int, shown: int, source: int) -> int:
    """The card, what its first payment could be used as, and its die (a token or a card leaves none)."""
    return card + 1 + ROOM * (shown + SETS * (source + 1 if source < TOKEN else 0))


def unpacked_owing(owing: int) -> tuple[int, int, int]:
    return owing % ROOM - 1, owing // ROOM % SETS, owing // (ROOM * SETS) - 1


def owes(st: State, seat: int) -> int:
    """The card that waits for its second payment; -1 if there is none."""
    return unpacked_owing(st.owing[seat])[0]


def paid_first(st: State, seat: int) -> int:
    """What the first payment could have been used as: a set of symbols."""
    return unpacked_owing(st.owing[seat])[1]


def first_payer(st: State, seat: int) -> int:
    """The die of the first payment; -1 if it was a token or a card."""
    return unpacked_owing(st.owing[seat])[2]


def first_payers_die(st: State, seat: int) -> int:
    """The die of the first payment while the second is waited for: regained, it pays for less than its equals."""
    slot = first_payer(st, seat) if st.owing[seat] else -1
    return st.dice[seat][slot] if slot >= 0 else -1


def owe(st: State, seat: int, card: int, shown: int, source: int) -> None:
    owing = list(st.owing)
    owing[seat] = packed_owing(card, shown, source)
    st.owing = tuple(owing)


def owe_nothing(st: State, seat: int) -> None:
    owing = list(st.owing)
    owing[seat] = 0
    st.owing = tuple(owing)


def forget_half(st: State, seat: int) -> None:
    """The first payment is lost: another die is started, or the step ends."""
    st.events.append((E_HALF_LOST, seat, owes(st, seat)))
    owe_nothing(st, seat)
