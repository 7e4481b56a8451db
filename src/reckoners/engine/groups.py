"""The open group of a Reckoner: the symbols of one die, token or card that are still to be used (USE-03).

Beside it actions may wait (Submarine, Blind Spot, Favor): each is a die of its own, used at once or right after the
open die, and gone when its owner starts another one (EQ2-12, EQ2-20, EQ2-21).
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit
from reckoners.engine.benefits import is_as_shown
from reckoners.engine.codes import CARD, F_USE, OPEN, TOKEN, USED
from reckoners.engine.dice import SINGLED, symbols_shown
from reckoners.engine.effects import FUEL_CELLS
from reckoners.engine.happenings import E_DAWNSLIGHT_USED, E_LAPSED, E_OPENED, kind_of_event
from reckoners.engine.pools import WILD_POOL, fueled, singled, size_of
from reckoners.engine.state import State

E_WAITS: Final = kind_of_event("waits", "reckoner", "card")
E_HALF_LOST: Final = kind_of_event("half-lost", "reckoner", "card")
E_MOVE_LOST: Final = kind_of_event("move-lost", "reckoner", "district")

FUELED: Final = bit(FUEL_CELLS)
COUNTED_ANEW: Final = FUELED | SINGLED
ROOM: Final = 1024  # more than there are cards
SETS: Final = 64  # sets of symbols
A_MOVE: Final = ROOM - 16  # + district: stands for a card where half a Move is paid


def in_use_step(st: State) -> bool:
    """Whether what happens now, or is asked, happens in the middle of the use step (MOD4-01)."""
    for frame in st.stack:  # noqa: SIM110 - half the time of any()
        if frame[0] == F_USE:
            return True
    return False


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
    if st.effects[seat] & COUNTED_ANEW:
        pool = counted_anew(st, seat, source, pool)
    st.events.append((E_OPENED, seat, source, pool))
    return pool


def counted_anew(st: State, seat: int, source: int, pool: int) -> int:
    """What printed symbols are worth by Fuel Cells, or under an attack on doubles (EQ2-14, ATK-07).

    The attack takes the doubles of dice, whose symbols were counted so already, and of cards that show two symbols in
    all. Where it does, Fuel Cells finds no two; a card with more symbols is as it was.
    """
    if st.effects[seat] & SINGLED:
        if source <= TOKEN:
            return pool
        if size_of(pool) == 2 or source - CARD >= st.tables.first_dawnslight:  # these count as dice (BAB-10)
            return singled(pool)
    return fueled(pool) if st.effects[seat] & FUELED else pool


def use_up(st: State, seat: int, card: int) -> None:
    """A Dawnslight card is out of the game (BAB-10)."""
    st.cards[seat] = tuple(other for other in st.cards[seat] if other != card)
    st.events.append((E_DAWNSLIGHT_USED, seat, card))


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
    if st.effects[seat] & COUNTED_ANEW:
        pool = counted_anew(st, seat, source, pool)
    return pool, source > TOKEN and st.tables.anywhere[source - CARD]


def converts_of(st: State, seat: int, source: int) -> int:
    """What the symbols of a source may be changed into; those of a district's card stay what they are (NEW-06)."""
    return 0 if source == OPEN and is_as_shown(st, seat) else st.converts[seat]


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


# -- a card, or a Move, that costs two and is half paid (EQ2-02, ATK-06)


def packed_owing(card: int, shown: int, source: int) -> int:
    """The card, what its first payment could be used as, and its die (a token or a card leaves none)."""
    return card + 1 + ROOM * (shown + SETS * (source + 1 if source < TOKEN else 0))


def unpacked_owing(owing: int) -> tuple[int, int, int]:
    return owing % ROOM - 1, owing // ROOM % SETS, owing // (ROOM * SETS) - 1


def owes(st: State, seat: int) -> int:
    """The card that waits for its second payment; -1 if there is none."""
    card = unpacked_owing(st.owing[seat])[0]
    return card if card < A_MOVE else -1


def owes_a_move(st: State, seat: int) -> int:
    """The district to which half a Move is paid; -1 if there is none."""
    card = unpacked_owing(st.owing[seat])[0]
    return card - A_MOVE if card >= A_MOVE else -1


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


def die_leaves(st: State, seat: int, slot: int, card: int) -> None:
    """A die goes back to the supply by this card: what is open or half paid names the dice behind it anew. Symbols of
    the die itself stay open, as the card's (BAB-08)."""
    source = st.source[seat]
    if slot <= source < TOKEN:
        st.source[seat] = CARD + card if source == slot else source - 1
    if st.owing[seat]:
        owed, shown, payer = unpacked_owing(st.owing[seat])
        if slot <= payer:
            owe(st, seat, owed, shown, TOKEN if payer == slot else payer - 1)


def forget_half(st: State, seat: int) -> None:
    """The first payment is lost: another die is started, or the step ends."""
    district = owes_a_move(st, seat)
    st.events.append((E_HALF_LOST, seat, owes(st, seat)) if district < 0 else (E_MOVE_LOST, seat, district))
    owe_nothing(st, seat)
