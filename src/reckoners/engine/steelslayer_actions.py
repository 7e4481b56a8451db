"""What the words of Steelslayer's Epics do (EP2). Some take a while: those put frames on the stack, with what comes of
them above.
"""

from __future__ import annotations

from reckoners.engine.board import add_barricades, lose_population
from reckoners.engine.cards import stand
from reckoners.engine.chance import draw
from reckoners.engine.codes import F_COPY, F_DISCARD, F_POWER_UP, F_SELL, F_STEAL, F_TRANSFORM, S_ABILITY
from reckoners.engine.epic_actions import perform, performs
from reckoners.engine.happenings import (
    BY_NO_EQUIPMENT,
    BY_NO_MONEY,
    BY_NO_PLAN,
    E_BRACKET,
    E_COPIED,
    E_COPIED_NOTHING,
    E_MONEY,
    E_POWERS_UP,
    E_PULLED,
    E_REPELLED,
    E_TRANSFORMS,
    E_UNKNOWN_ROLL,
)
from reckoners.engine.shields import add_blue_shields, add_copies, add_red_shields
from reckoners.engine.state import State
from reckoners.engine.track_words import COPY, operation_of

# -- where Reckoners stand


def pull(st: State, number: int, district: int) -> None:  # noqa: ARG001 - every action has this shape
    """Everybody in both neighbouring districts comes here. No Move: nothing stops it, nothing answers (EP2-03)."""
    ring = st.tables.n_districts
    neighbours = ((district + 1) % ring, (district - 1) % ring)
    for seat in range(st.tables.n_seats):
        start = st.where[seat]
        if start in neighbours:
            stand(st, seat, district)
            st.stale = -1
            st.events.append((E_PULLED, seat, start, district))


def repel(st: State, number: int, district: int) -> None:  # noqa: ARG001
    """A Barricade, then everybody there goes to the next district clockwise, also when none was left (EP2-04)."""
    add_barricades(st, district, 1)
    if st.over:
        return
    there = (district + 1) % st.tables.n_districts
    for seat in range(st.tables.n_seats):
        if st.where[seat] == district:
            stand(st, seat, there)
            st.stale = -1
            st.events.append((E_REPELLED, seat, district, there))


# -- brackets, the Epic Ability die, actions of others


def power_up(st: State, number: int, district: int) -> None:  # noqa: ARG001
    st.stack.append((F_POWER_UP, district, 0))


def advance_power_up(st: State) -> None:
    """(F_POWER_UP, district, whether its last action is under way): the bracket goes on by one, or else the last action
    is performed; nothing else is performed for it, and never again by itself (EP2-05)."""
    frame = st.stack.pop()
    _, district, under_way = frame
    epic = st.epic[district]
    if epic < 0 or under_way:
        return
    place = st.bracket[district]
    track = st.tables.epic_track[epic]
    if place < len(track) - 1:
        st.bracket[district] = place + 1
        st.events.append((E_BRACKET, district, epic, place, place + 1))
    elif (F_POWER_UP, district, 1) not in st.stack:
        st.stack.append((F_POWER_UP, district, 1))
        st.events.append((E_POWERS_UP, district, epic, len(track) - 1, track[-1]))
        perform(st, track[-1], district)


def transform(st: State, number: int, district: int) -> None:
    st.stack.append((F_TRANSFORM, district, number))


def advance_transform(st: State) -> None:
    """(F_TRANSFORM, district, rolls left): one roll and what it shows (EP2-06)."""
    _, district, left = st.stack.pop()
    if left > 1:
        st.stack.append((F_TRANSFORM, district, left - 1))
    die = st.tables.ability_die
    if not die:
        return
    face = foreseen(st) if st.veiled else draw(st, S_ABILITY, len(die))
    if face < 0:
        st.events.append((E_UNKNOWN_ROLL, district))
        return
    st.events.append((E_TRANSFORMS, district, die[face]))
    perform(st, die[face], district)


def foreseen(st: State) -> int:
    """In a forecast the die is not rolled: it shows what is supposed of it, and below 0 nobody knows."""
    if st.forced is None or not st.forced[S_ABILITY]:
        return -1
    face = st.forced[S_ABILITY][0]
    st.forced[S_ABILITY] = st.forced[S_ABILITY][1:]
    return face


def copy(st: State, number: int, district: int) -> None:  # noqa: ARG001
    if st.epic[district] >= 0:
        st.stack.append((F_COPY, district, 0))


def advance_copy(st: State) -> None:
    """(F_COPY, district, neighbours done): the left-most action of both neighbours as if it stood on the copier's own
    card; a copy of a copy is nothing (EP2-19)."""
    _, district, done = st.stack.pop()
    if done == 0:
        st.stack.append((F_COPY, district, 1))
    neighbour = (district + (1 if done == 0 else -1)) % st.tables.n_districts
    if st.epic[neighbour] < 0:
        return
    word = st.tables.epic_track[st.epic[neighbour]][0]
    if operation_of(word) == COPY:
        st.events.append((E_COPIED_NOTHING, district, neighbour))
    else:
        st.events.append((E_COPIED, district, neighbour, word))
        perform(st, word, district)


# -- what the team has


def anybody_has_equipment(st: State) -> bool:
    """Abilities are no Equipment; a stolen card is nobody's (EP2-09)."""
    equipment = st.tables.n_equipment
    return any(card < equipment for cards in st.cards for card in cards)


def anybody_has_a_token(st: State) -> bool:
    return any(st.tokens) or any(st.fresh)


def steal(st: State, number: int, district: int) -> None:
    """The team gives up a card for each symbol; population only if nobody has any (EP2-07)."""
    if st.epic[district] < 0:
        return  # nobody to keep it
    if anybody_has_equipment(st):
        st.stack.append((F_STEAL, district, number))
    else:
        lose_population(st, number, BY_NO_EQUIPMENT)


def attack_money(st: State, number: int, district: int) -> None:  # noqa: ARG001
    """EP2-11."""
    unpaid = pay_attack(st, number)
    if unpaid and anybody_has_equipment(st):
        st.stack.append((F_SELL, unpaid))
    else:
        lose_population(st, unpaid, BY_NO_MONEY)


def pay_attack(st: State, symbols: int) -> int:
    """Each symbol costs a dollar as long as there is one; returns how many are unpaid."""
    paid = min(symbols, st.money)
    if paid:
        st.money -= paid
        st.events.append((E_MONEY, -paid, st.money))
    return symbols - paid


def attack_plan(st: State, number: int, district: int) -> None:  # noqa: ARG001
    """The team discards a token for each symbol; population for what is missing (EP2-13)."""
    if anybody_has_a_token(st):
        st.stack.append((F_DISCARD, number))
    else:
        lose_population(st, number, BY_NO_PLAN)


# -- pieces


def put_red_shields(st: State, number: int, district: int) -> None:
    add_red_shields(st, district, number)


def put_blue_shields(st: State, number: int, district: int) -> None:
    add_blue_shields(st, district, number)


def put_copies(st: State, number: int, district: int) -> None:
    add_copies(st, district, number)


def put_copies_clockwise(st: State, number: int, district: int) -> None:
    """EP2-20."""
    add_copies(st, (district + 1) % st.tables.n_districts, number)


performs("pull", pull)
performs("repel", repel)
performs("power-up", power_up)
performs("transform", transform)
performs("steal", steal)
performs("attack-money", attack_money)
performs("attack-plan", attack_plan)
performs("red-shield", put_red_shields)
performs("blue-shield", put_blue_shields)
performs("copy", copy)
performs("copy-token", put_copies)
performs("copy-token-clockwise", put_copies_clockwise)
