"""What can happen to the city, the Boss and the team: small functions on the state that keep its limits.

Where `who` is given, it is the seat that does it: whoever answers to what happens may ask (`triggers`).
Whoever changes what a Reckoner could aim at says so by `stale = -1`: the options of every seat are looked at anew.
"""

from __future__ import annotations

from reckoners.engine.benefits import offer_benefit
from reckoners.engine.chance import shuffled
from reckoners.engine.codes import (
    F_BUY,
    F_DEFEATED,
    LOST,
    ON_DEFEAT,
    ON_WEAKEN,
    PLAYING,
    S_EPICS,
    WON,
)
from reckoners.engine.happenings import (
    BY_NO_BARRICADE,
    BY_NO_ENFORCEMENT,
    E_ANGRY,
    E_BARRICADES,
    E_BOSS_BRACKET,
    E_BOSS_HEALTH,
    E_BOSS_RESEARCH,
    E_BOSS_WEAKENED,
    E_BRACKET,
    E_DEFEATED,
    E_ENFORCEMENT,
    E_ENTERS,
    E_HEALTH,
    E_MONEY,
    E_OVER,
    E_POPULATION,
    E_RESEARCH,
    E_RESHUFFLED,
    E_WEAKENED,
)
from reckoners.engine.state import State
from reckoners.engine.stolen_cards import give_back_stolen
from reckoners.engine.triggers import (
    ATTACKED,
    BOSS_ATTACKED,
    BOSS_CONTAINED,
    BOSS_RESEARCHED,
    BOSS_WEAKENED,
    CONTAINED,
    DEFEATED,
    NOBODY,
    RESEARCHED,
    WEAKENED,
    answered,
)


def finish(st: State, result: int) -> None:
    """The game ends at once: nothing that waits is still done (BOSS-04, BOSS-05)."""
    st.over = result
    st.stack.clear()
    st.options = []
    st.events.append((E_OVER, result))


def lose_population(st: State, people: int, reason: int) -> None:
    if st.over or not people:
        return
    left = max(st.population - people, 0)
    st.population = left
    st.stale = -1  # somebody may have a card that heals
    st.events.append((E_POPULATION, people, left, reason))
    if left == 0:
        finish(st, LOST)


def earn(st: State, dollars: int) -> None:
    st.money += dollars
    st.events.append((E_MONEY, dollars, st.money))


def add_enforcement(st: State, district: int, pieces: int) -> None:
    """Each piece that is missing costs one population (COMP-01)."""
    placed = min(pieces, st.enforcement_left)
    if placed:
        st.enforcement_left -= placed
        st.enforcement[district] += placed
        st.events.append((E_ENFORCEMENT, district, placed, st.enforcement[district]))
    lose_population(st, pieces - placed, BY_NO_ENFORCEMENT)


def remove_enforcement(st: State, district: int) -> None:
    left = st.enforcement[district] - 1
    st.enforcement[district] = left
    st.enforcement_left += 1
    if left == 0:
        st.stale = -1
    st.events.append((E_ENFORCEMENT, district, -1, left))


def add_barricades(st: State, district: int, pieces: int) -> None:
    """Each piece that is missing costs one population (COMP-02)."""
    placed = min(pieces, st.barricades_left)
    if placed:
        st.barricades_left -= placed
        st.barricades[district] += placed
        st.events.append((E_BARRICADES, district, placed, st.barricades[district]))
    lose_population(st, pieces - placed, BY_NO_BARRICADE)


def remove_barricade(st: State, district: int) -> None:
    left = st.barricades[district] - 1
    st.barricades[district] = left
    st.barricades_left += 1
    if left == 0:
        st.stale = -1
    st.events.append((E_BARRICADES, district, -1, left))


def contain(st: State, district: int, who: int = NOBODY) -> None:
    place = st.bracket[district] - 1
    st.bracket[district] = place
    if place == 1 or place == st.tables.pull_place[st.epic[district]]:  # a Pull that ends lets everybody go (EP2-03)
        st.stale = -1
    st.events.append((E_BRACKET, district, st.epic[district], place + 1, place))
    answered(st, CONTAINED, who, district)


def contain_boss(st: State, track: int, who: int = NOBODY) -> None:
    place = st.boss_bracket[track] - 1
    st.boss_bracket[track] = place
    if place == 1:
        st.stale = -1
    st.events.append((E_BOSS_BRACKET, track, place + 1, place))
    answered(st, BOSS_CONTAINED, who, st.boss_at)


def research(st: State, district: int, who: int = NOBODY) -> None:
    """At 0 the Epic is weakened: its health falls to the weakened value if it is above it (SYM-05)."""
    left = st.research[district] - 1
    epic = st.epic[district]
    st.research[district] = left
    st.events.append((E_RESEARCH, district, epic, left))
    answered(st, RESEARCHED, who, district)
    if left == 0:
        st.stale = -1
        weakened = st.tables.epic_weakened[epic]
        if st.health[district] > weakened:
            st.health[district] = weakened
        st.events.append((E_WEAKENED, district, epic, st.health[district]))
        answered(st, WEAKENED, who, district)
        if st.sides:
            offer_benefit(st, district, ON_WEAKEN)


def attack(st: State, district: int, who: int = NOBODY) -> None:
    left = st.health[district] - 1
    epic = st.epic[district]
    st.health[district] = left
    st.events.append((E_HEALTH, district, epic, left))
    answered(st, ATTACKED, who, district)
    if left == 0:
        st.stale = -1
        st.epic[district] = -1
        st.beaten = (*st.beaten, epic)
        if st.tables.boss_cells:
            st.defeats += 1
        st.events.append((E_DEFEATED, district, epic))
        if st.stolen[district]:
            give_back_stolen(st, district)
        if st.tables.triggers[DEFEATED] and come_at_once(st):
            st.stack.append((F_DEFEATED, district, who + 1))  # below the rewards: after them (MOD4-01)
        else:
            answered(st, DEFEATED, who, district)
        if st.sides:  # between both: after the rewards, before what else answers
            offer_benefit(st, district, ON_DEFEAT)


def come_at_once(st: State) -> bool:
    """Whether a defeated Epic gives its reward now: with Bosses and cities that say so (MOD4-01), and always in a
    purchase, by a consumable and what follows from it (EQ2-24)."""
    return st.tables.at_once or any(frame[0] == F_BUY for frame in st.stack)


def advance_defeated(st: State) -> None:
    """(F_DEFEATED, district, who): the rewards are there, now comes what else answers to the defeat."""
    _, district, whose = st.stack.pop()
    answered(st, DEFEATED, whose - 1, district)


def research_boss(st: State, points: int, who: int = NOBODY) -> None:
    """At 0 his health is set: to a value of his own or of the city, else to what his research started at (BOSS-03)."""
    left = max(st.boss_research - points, 0)
    st.boss_research = left
    st.events.append((E_BOSS_RESEARCH, left))
    answered(st, BOSS_RESEARCHED, who, st.boss_at)
    if left == 0:
        weaken_boss(st, who)


def weaken_boss(st: State, who: int) -> None:
    st.stale = -1
    st.boss_health = st.tables.boss_health
    st.events.append((E_BOSS_WEAKENED, st.boss_health))
    answered(st, BOSS_WEAKENED, who, st.boss_at)


def attack_boss(st: State, who: int = NOBODY) -> None:
    left = st.boss_health - 1
    st.boss_health = left
    st.events.append((E_BOSS_HEALTH, left))
    if left == 0 and st.over == PLAYING:
        finish(st, WON)
    else:
        answered(st, BOSS_ATTACKED, who, st.boss_at)


def bring_epic(st: State, district: int, bracket: int) -> None:
    """The next Epic of the deck; an empty deck is refilled from the defeated pile (COMP-07)."""
    if not st.epic_deck:
        st.epic_deck = shuffled(st, S_EPICS, st.defeated)
        st.defeated = ()
        st.events.append((E_RESHUFFLED, len(st.epic_deck)))
        if not st.epic_deck:
            return
    epic = st.epic_deck[0]
    st.epic_deck = st.epic_deck[1:]
    tables = st.tables
    st.epic[district] = epic
    st.research[district] = tables.epic_research[epic]
    st.health[district] = tables.epic_health[epic]
    st.bracket[district] = bracket
    st.events.append((E_ENTERS, district, epic))
    if tables.angry and epic in tables.angry and bracket < len(tables.epic_track[epic]) - 1:
        st.bracket[district] = bracket + 1
        st.events.append((E_ANGRY, district, epic))
