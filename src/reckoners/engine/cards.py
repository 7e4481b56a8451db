"""Cards of a Reckoner: receiving one, losing one, getting it back, and what on-going powers change meanwhile."""

from __future__ import annotations

from reckoners.engine.action import bit, has
from reckoners.engine.codes import CAPTURED, EXTRA_DIE, F_SWAP
from reckoners.engine.dice import back_to_supply, in_supply, lent_by, take_from_supply
from reckoners.engine.effects import suffered
from reckoners.engine.groups import die_leaves, forget_half, owes
from reckoners.engine.happenings import E_DIE_GAINED, E_DIE_RETURNED
from reckoners.engine.state import State


def receive_card(st: State, seat: int, card: int) -> None:
    """A card comes to a Reckoner (CARD-07); on-going powers work from now on (CARD-01)."""
    tables = st.tables
    st.cards[seat] = (*st.cards[seat], card)
    note_effects(st, seat)
    if tables.family[card] == EXTRA_DIE:
        kind = tables.gives_die[card]
        if take_from_supply(st, seat, kind, card):
            st.events.append((E_DIE_GAINED, seat, len(st.dice[seat]) - 1))
        else:
            st.owed[seat] = (*st.owed[seat], kind)
    elif tables.swaps[card]:
        ask_to_swap(st, seat, card)


def ask_to_swap(st: State, seat: int, card: int) -> None:
    """Herman and Rtich: their dice may be changed now (EQ2-07, EQ2-22)."""
    for stage in reversed(range(st.tables.swaps[card])):
        st.stack.append((F_SWAP, seat, card, stage))


def give_up_card(st: State, seat: int, card: int, sold: bool = False) -> None:
    """A card leaves a Reckoner, and what it did goes with it: its die to the supply, a swapped one back for one of the
    colour that was given (CARD-09, EQ2-07). A captured die of a stolen card stays captured (EPI-10)."""
    st.cards[seat] = tuple(other for other in st.cards[seat] if other != card)
    if st.owing[seat] and owes(st, seat) == card:
        forget_half(st, seat)
    die = lent_by(st, card)
    if die >= 0 and (sold or st.status[die] != CAPTURED):
        st.events.append((E_DIE_RETURNED, seat, st.tables.kind[die]))
        give_back_die(st, seat, die, card)
    kind = st.tables.gives_die[card]
    if die < 0 and kind in st.owed[seat]:
        owed = list(st.owed[seat])
        owed.remove(kind)
        st.owed[seat] = tuple(owed)
    for swap in st.swapped:
        if swap[1] == card:
            swap_back(st, seat, swap)
    st.swapped = tuple(swap for swap in st.swapped if swap[1] != card)
    if card in st.waiting[seat]:
        waiting = list(st.waiting)
        waiting[seat] = tuple(other for other in waiting[seat] if other != card)
        st.waiting = tuple(waiting)
    if has(st.disabled[seat], card):  # whoever gets it next may use it
        disabled = list(st.disabled)
        disabled[seat] -= bit(card)
        st.disabled = tuple(disabled)
    if has(st.asleep[seat], card):  # it came back in this phase already
        asleep = list(st.asleep)
        asleep[seat] -= bit(card)
        st.asleep = tuple(asleep)
    note_effects(st, seat)


def swap_back(st: State, seat: int, swap: tuple[int, int, int, int]) -> None:
    """The die that came in goes back for one of the colour given away, if the supply has one; else it stays."""
    die, given = swap[2], swap[3]
    lender = st.lent[die] - 1
    if die in st.dice[seat] and st.status[die] != CAPTURED and in_supply(st, given):
        st.events.append((E_DIE_RETURNED, seat, st.tables.kind[die]))
        give_back_die(st, seat, die, swap[1])
        take_from_supply(st, seat, given, lender)  # a die of Dowser, say, stays Dowser's
        st.events.append((E_DIE_GAINED, seat, len(st.dice[seat]) - 1))


def give_back_die(st: State, seat: int, die: int, card: int) -> None:
    die_leaves(st, seat, st.dice[seat].index(die), card)
    back_to_supply(st, seat, die)


def get_back(st: State, seat: int, card: int) -> None:
    """A stolen card returns and sleeps till the next Reckoner phase, its die too (EP2-08)."""
    st.cards[seat] = (*st.cards[seat], card)
    st.used[seat] |= bit(card)  # so it is not used; what works by itself looks at the other
    asleep = list(st.asleep)
    asleep[seat] |= bit(card)
    st.asleep = tuple(asleep)
    if st.tables.family[card] == EXTRA_DIE and lent_by(st, card) < 0:
        st.owed[seat] = (*st.owed[seat], st.tables.gives_die[card])
    note_effects(st, seat)


def is_working(st: State, seat: int, card: int) -> bool:
    """Whether a card does what it does by itself: it is there, neither asleep nor out of use (EP2-08, ATK-08)."""
    return card in st.cards[seat] and not has(st.asleep[seat] | st.disabled[seat], card)


def note_effects(st: State, seat: int) -> None:
    """What the cards that are there now change together, and what attacks add. Called whenever a Reckoner's cards have
    changed; nothing is added up along the way, so nothing is left of a card that has gone."""
    tables = st.tables
    converts = doubles = near = 0
    effects = suffered(st.suffers[seat])
    idle = st.asleep[seat] | st.disabled[seat]
    for card in st.cards[seat]:
        if idle and has(idle, card):
            continue
        converts |= tables.converts[card]
        doubles |= tables.doubles[card]
        near |= tables.near[card]
        effects |= tables.effects[card]
    if st.sides and st.where[seat] >= 0 and st.sides[st.where[seat]] >= 0:
        near |= tables.near[st.sides[st.where[seat]]]  # a district's card serves all who stand there (NEW-07)
    st.converts[seat] = converts
    st.doubles[seat] = doubles
    st.near[seat] = near
    if effects != st.effects[seat]:
        changed = list(st.effects)
        changed[seat] = effects
        st.effects = tuple(changed)
    st.stale = -1


def stand(st: State, seat: int, district: int) -> None:
    """A miniature stands elsewhere now, and has what is there."""
    st.where[seat] = district
    if st.sides:
        note_effects(st, seat)


def equipment_of(st: State, seat: int) -> list[int]:
    """Neither abilities nor Dawnslight cards are Equipment."""
    return [card for card in st.cards[seat] if card < st.tables.n_equipment]


def card_is_ready(st: State, seat: int, card: int) -> bool:
    """Not used yet in this round (CARD-02, CARD-03, CARD-15)."""
    return not has(st.used[seat], card)
