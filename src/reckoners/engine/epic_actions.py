"""Epic actions: what each word of a track does, one function each, found by its word. A pack adds its own here.

`perform` may push a frame (a choice of the team), so callers perform one action at a time and can be resumed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.content.vocabulary import WORDS
from reckoners.engine.board import add_barricades, add_enforcement, lose_population
from reckoners.engine.codes import (
    CAPTURED,
    F_ASIDE,
    F_GIFT,
    F_LOSE,
    INFINITE,
)
from reckoners.engine.happenings import (
    BY_ATTACK,
    BY_FORTIFY,
    E_BASE,
    E_BASE_FOUND,
    E_BOSS_BRACKET,
    E_BOSS_OVERFLOWS,
    E_FORTIFIED,
    E_GIFT,
)
from reckoners.engine.repeated import counted, in_own_activation, put_off
from reckoners.engine.state import State
from reckoners.engine.track_words import (
    ATTACK_MONEY,
    ATTACK_PLAN,
    GIFT,
    NAMES,
    PER,
    POPULATION,
    POWER_UP,
    PULL,
    TRANSFORM,
    parts_of,
    per_of,
)

ATTACKS: Final = (POPULATION, ATTACK_MONEY, ATTACK_PLAN)  # per something they wait for the end (EP2-10)
IN_PARTS: Final = (POWER_UP, TRANSFORM)  # gifts of these are done one after the other, with all that comes of them


def perform(st: State, word: int, district: int) -> None:
    """One action as printed, in this district; a gift is for both neighbours, the clockwise one first (EPI-04)."""
    operation, number, modifiers = parts_of(word)
    if not modifiers:
        PERFORM[operation](st, number, district)
    elif modifiers != GIFT:
        perform_per(st, word, district)
    elif operation in IN_PARTS:
        ring = st.tables.n_districts
        for neighbour in ((district - 1) % ring, (district + 1) % ring):  # the last thing first
            PERFORM[operation](st, number, neighbour)
            st.stack.append((F_GIFT, district, neighbour))
    else:
        ring = st.tables.n_districts
        for neighbour in ((district + 1) % ring, (district - 1) % ring):
            if not st.over:
                st.events.append((E_GIFT, district, neighbour))
                PERFORM[operation](st, number, neighbour)


def perform_per(st: State, word: int, district: int) -> None:
    """An attack per something waits for the end of its Epic's activation, pieces are added in their turn (EP2-10)."""
    operation = parts_of(word)[0]
    if operation in ATTACKS and in_own_activation(st, district):
        put_off(st, district, word)
    else:
        perform_times(st, word, district, counted(st, per_of(word), district))


def perform_times(st: State, word: int, district: int, times: int) -> None:
    operation, number, _ = parts_of(word)
    if times:
        PERFORM[operation](st, number * times, district)


def perform_aside(st: State, word: int, district: int) -> None:
    """An action of the Boss, perhaps in the middle of an Epic's activation: no part of that one (EP2-10)."""
    operation, _, modifiers = parts_of(word)
    if operation >= PULL or modifiers >= PER:
        st.stack.append((F_ASIDE,))
    perform(st, word, district)


def advance_aside(st: State) -> None:
    st.stack.pop()


def advance_gift(st: State) -> None:
    """(F_GIFT, from, for): the next thing is a gift."""
    _, district, neighbour = st.stack.pop()
    st.events.append((E_GIFT, district, neighbour))


def attack_population(st: State, number: int, district: int) -> None:  # noqa: ARG001 - every action has this shape
    """EPI-03."""
    lose_population(st, number, BY_ATTACK)


def increase_enforcement(st: State, number: int, district: int) -> None:
    """EPI-02."""
    add_enforcement(st, district, number)


def put_barricades(st: State, number: int, district: int) -> None:
    """EPI-06."""
    add_barricades(st, district, number)


def fortify(st: State, number: int, district: int) -> None:  # noqa: ARG001
    """+1 research and +1 health as far as they may rise; if neither can, one population (EPI-01)."""
    if st.epic[district] < 0:
        return  # a gift to an empty district hits no limit
    limits = st.tables
    rises = False
    if 0 < st.research[district] < limits.research_limit:
        st.research[district] += 1
        rises = True
    if st.health[district] != INFINITE and st.health[district] < limits.health_limit:
        st.health[district] += 1
        rises = True
    if rises:
        st.events.append((E_FORTIFIED, district, st.epic[district], st.research[district], st.health[district]))
    else:
        lose_population(st, 1, BY_FORTIFY)


def raise_boss_power(st: State, colour: int, district: int) -> None:  # noqa: ARG001
    """A bracket that cannot move is the Boss's to answer: with the last action of its track (EPI-08), or in his way."""
    track = st.tables.track_of_colour[colour]
    if track < 0:
        return
    place = st.boss_bracket[track]
    if place < st.tables.bracket_end[track]:
        st.boss_bracket[track] = place + 1
        st.events.append((E_BOSS_BRACKET, track, place, place + 1))
    else:
        st.tables.boss.lost_step(st, track)


def last_action(st: State, track: int) -> None:
    """A bracket that cannot move performs the last action of its track, from the Boss's district (EPI-08)."""
    words = st.tables.boss_tracks[track]
    st.events.append((E_BOSS_OVERFLOWS, track, len(words) - 1, words[-1]))
    perform_aside(st, words[-1], st.boss_at)


def discover_base(st: State, number: int, district: int) -> None:  # noqa: ARG001
    """One step down; from the bottom the team loses a die and the marker returns to the top (EPI-09)."""
    st.stale = -1  # what some cards show depends on where the marker is
    if st.base < st.tables.base_steps - 1:
        st.base += 1
        st.events.append((E_BASE, st.base))
        return
    st.base = 0
    st.events.append((E_BASE_FOUND,))
    if any_die_left(st):
        st.stack.append((F_LOSE,))


def any_die_left(st: State) -> bool:
    return any(st.status[die] != CAPTURED for slots in st.dice for die in slots)


Perform = Callable[[State, int, int], None]  # state, number, district

HANDLERS: Final[dict[str, Perform]] = {
    "fortify": fortify,
    "enforcement": increase_enforcement,
    "population": attack_population,
    "barricade": put_barricades,
    "discover": discover_base,
    "boss": raise_boss_power,
}


def nobody_performs(st: State, number: int, district: int) -> None:
    """A word of a Boss who is not here."""


PERFORM: Final[list[Perform]] = [HANDLERS.get(name, nobody_performs) for name in NAMES]

# Operations whose numbers along a track are added up before they are performed (STL-04, STL-05).
DEALT: Final[list[int]] = [NAMES.index(word.name) for word in WORDS.values() if word.dealt]


def performs(name: str, perform: Perform) -> None:
    """What a word of the vocabulary does. A pack that brings a word puts it into the vocabulary first."""
    if name not in NAMES:
        NAMES.append(name)
        PERFORM.append(nobody_performs)
        if WORDS[name].dealt:
            DEALT.append(NAMES.index(name))
    PERFORM[NAMES.index(name)] = perform
