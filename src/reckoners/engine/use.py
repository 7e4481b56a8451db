"""The use step: all Reckoners at the same time, each with at most one open die (USE, MOVE, BAR, SYM, PLAN, CARD).

A source is a die, a Plan token, a card that shows symbols, or the open group. Its symbols are spent one by one; an
untouched source may instead be spent whole: to move, to remove a Barricade, to activate a card.
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import (
    SEAT_BIT,
    bit,
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
from reckoners.engine.cards import stand
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_TRACK,
    CARD,
    CLEAR,
    CONTAIN,
    COPY_TOKEN,
    DISTRICT_TRACK,
    END,
    ENFORCEMENT,
    HEAL,
    LAPSE,
    MONEY,
    MOVE,
    ODD,
    OPEN,
    PAY,
    POWER,
    RESEARCH,
    SPEND,
)
from reckoners.engine.dawnslight import heal
from reckoners.engine.dice import gain_ready_tokens, gain_tokens
from reckoners.engine.effects import COSTLY_MOVES, PREDICTIVE, works
from reckoners.engine.groups import (
    A_MOVE,
    close,
    converts_of,
    forget_half,
    lapse,
    let_go,
    open_group,
    open_source,
    owe,
    owe_nothing,
    owes_a_move,
    start_source,
    symbols_of,
    take_waiting,
    waits,
)
from reckoners.engine.happenings import E_MOVE_HALF, E_MOVED, E_OPENED, E_SPENT
from reckoners.engine.markers import research_marker
from reckoners.engine.paying import pay
from reckoners.engine.pools import N_SYMBOLS, ONE, converts_into, counted, symbol_to_take
from reckoners.engine.powers import answer_power
from reckoners.engine.rewards import receive_at_once
from reckoners.engine.shields import remove_blue_shield, remove_copy, remove_red_shield
from reckoners.engine.state import State
from reckoners.engine.triggers import MOVED, answered
from reckoners.engine.walking import protect

NO_OTHER_DIE: Final = (PAY, POWER, LAPSE, HEAL)  # after these a card that is half paid still waits (EQ2-02)
COSTLY: Final = bit(COSTLY_MOVES)


def answer_use(st: State, action: int) -> None:
    verb, seat, source, target = unpacked(action)
    if verb == END:
        end_use(st)
        return
    st.stale |= SEAT_BIT[seat]
    if st.owing[seat] and starts_another(st, seat, verb, source):
        forget_half(st, seat)
    if verb == SPEND:
        if st.waiting[seat] and source >= CARD and waits(st, seat, source - CARD):
            spend_waiting(st, seat, source - CARD, symbol_of(action), target, taken_of(action))
        else:
            open_source(st, seat, source)
            spend(st, seat, symbol_of(action), target, taken_of(action))
    elif verb == MOVE:
        paid_with = st.source[seat] if source == OPEN else source
        use_whole(st, seat, source)
        pay_move(st, seat, paid_with, target)
    elif verb == CLEAR:
        use_whole(st, seat, source)
        if target >= COPY_TOKEN:
            remove_copy(st, target - COPY_TOKEN)
        else:
            remove_barricade(st, target)
    elif verb == PAY:
        pay(st, seat, action)
    elif verb == LAPSE:
        let_lapse(st, seat)
    elif verb == POWER:
        card = source - CARD
        answer_power(st, seat, card, action)
    elif verb == HEAL:
        heal(st, seat, source)


def starts_another(st: State, seat: int, verb: int, source: int) -> bool:
    """Whether an action is something else than what is half paid (EQ2-02, ATK-06)."""
    if verb in NO_OTHER_DIE or shows_nothing(st, source):
        return False
    return verb != MOVE or owes_a_move(st, seat) < 0


def shows_nothing(st: State, source: int) -> bool:
    """Whether a source is a card that shows no symbols, and so no die of its own: Dispatcher (USE-03)."""
    return source >= CARD and st.tables.family[source - CARD] == ODD and not st.tables.gives[source - CARD]


def use_whole(st: State, seat: int, source: int) -> None:
    """A source is used up at once. An action that waited, or a card without symbols, leaves the open die as it is."""
    if source == OPEN:
        close(st, seat)
    elif shows_nothing(st, source):
        st.used[seat] |= bit(source - CARD)
        st.events.append((E_OPENED, seat, source, 0))
    elif source >= CARD and st.waiting[seat] and waits(st, seat, source - CARD):
        take_waiting(st, seat, source - CARD)
        st.events.append((E_OPENED, seat, source, st.tables.gives[source - CARD]))
    else:
        start_source(st, seat, source)


def pay_move(st: State, seat: int, source: int, district: int) -> None:
    """A whole source, or another one's Dispatcher, pays for a Move; for half of it where one costs two (ATK-06)."""
    if not st.effects[seat] & COSTLY:
        move_to(st, seat, district)
    elif owes_a_move(st, seat) == district:
        owe_nothing(st, seat)
        move_to(st, seat, district)
    else:
        if st.owing[seat]:
            forget_half(st, seat)
        owe(st, seat, A_MOVE + district, 0, source)
        st.stale |= SEAT_BIT[seat]
        st.events.append((E_MOVE_HALF, seat, source, district))


def move_to(st: State, seat: int, district: int) -> None:
    """A Move (MOVE-01); forced moves are none."""
    start = st.where[seat]
    stand(st, seat, district)
    st.stale |= SEAT_BIT[seat]
    st.events.append((E_MOVED, seat, start, district))
    answered(st, MOVED, seat, district)


def let_lapse(st: State, seat: int) -> None:
    """The open die, else what was paid for half a card, else the actions that wait."""
    if st.pool[seat]:
        lapse(st, seat)
    elif st.owing[seat]:
        forget_half(st, seat)
    else:
        let_go(st, seat)


def spend_waiting(st: State, seat: int, card: int, symbol: int, target: int, taken: int) -> None:
    """An action that waited is a die of its own: the open one stays open beside it (EQ2-12, EQ2-20, EQ2-21)."""
    take_waiting(st, seat, card)
    pool = st.tables.gives[card]
    if taken < 0:
        taken = symbol_to_take(pool, st.converts[seat], symbol)
    if st.tables.either[card]:
        pool = ONE[taken]
    opened = (st.pool[seat], st.source[seat], st.reach[seat], st.untouched[seat])
    open_group(st, seat, CARD + card, pool)
    spend(st, seat, symbol, target, taken)
    st.pool[seat], st.source[seat], st.reach[seat], st.untouched[seat] = opened


def can_serve(st: State, seat: int, source: int, symbol: int, taken: int) -> bool:
    """Whether a symbol of a source may be used up as another: it is there, and is that one or a partner (CARD-08)."""
    pool = symbols_of(st, seat, source)[0]
    if taken >= N_SYMBOLS or not counted(pool, taken):
        return False
    return taken == symbol or converts_into(converts_of(st, seat, source), taken, symbol)


def spend(st: State, seat: int, symbol: int, target: int, taken: int = -1) -> None:
    """One symbol acts, on a Shield where one guards its target (EP2-17). `taken` is used up for it; below 0 it is what
    serves best."""
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
    act(st, seat, symbol, target)


def act(st: State, seat: int, symbol: int, target: int) -> None:
    """What a symbol of a Reckoner does, wherever it comes from."""
    if target >= DISTRICT_TRACK and st.tables.protects:
        protect(st, target - DISTRICT_TRACK)
    elif symbol == MONEY:
        earn(st, 1)
    elif symbol == ENFORCEMENT:
        if st.red_shields[target]:
            remove_red_shield(st, target)
        else:
            remove_enforcement(st, target)
    elif symbol == CONTAIN:
        if target >= BOSS_TRACK:
            contain_boss(st, target - BOSS_TRACK, seat)
        elif st.blue_shields[target]:
            remove_blue_shield(st, target)
        else:
            contain(st, target, seat)
    elif symbol == RESEARCH:
        if target == BOSS:
            research_boss(st, 1, seat)
        elif target >= DISTRICT_TRACK:
            research_marker(st, target - DISTRICT_TRACK, 1, seat)
        else:
            research(st, target, seat)
    elif symbol == ATTACK:
        if target == BOSS:
            attack_boss(st, seat)
        else:
            attack(st, target, seat)
            if st.beaten and st.tables.at_once:
                receive_at_once(st, seat, target)
    elif works(st, seat, PREDICTIVE):
        gain_ready_tokens(st, seat, 1)
    else:
        gain_tokens(st, seat, 1)


def end_use(st: State) -> None:
    """What is unused is lost; the Sniper token goes back to Cody (USE-08, HERO-04)."""
    for seat in range(st.tables.n_seats):
        if st.pool[seat]:
            lapse(st, seat)
        if st.owing[seat]:
            forget_half(st, seat)
        if st.waiting[seat]:
            let_go(st, seat)
        st.sniper[seat] = -1
    st.exchanged = 0
    st.stack.pop()
