"""Cards of a city's districts: one side each, laid out at the start; before Epics activate each of them acts (NEW).

What they give to Reckoners is in `benefits` and `decisions.benefit`; an exchange is paid like a card (`paying`), a
reach stands among what a Reckoner's own cards change (`cards.note_effects`).
"""

from __future__ import annotations

from reckoners.engine.attack_reckoners import suffer
from reckoners.engine.chance import draw
from reckoners.engine.codes import F_CITY_CARDS, F_VICTIM, S_DISTRICTS
from reckoners.engine.epic_actions import perform, performs
from reckoners.engine.happenings import E_CITY_CARD
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_CITY_CARDS, begins_with


def lay_cards(st: State) -> None:
    """Each district gets its card; where both sides may lie, chance says which (NEW-01)."""
    sides: list[int] = []
    for board in st.districts:
        cards = st.tables.city_cards[board]
        sides.append(cards[draw(st, S_DISTRICTS, len(cards))] if len(cards) > 1 else cards[0] if cards else -1)
    st.sides = tuple(sides)


def begin_city_cards(st: State) -> None:
    st.stack.append((F_CITY_CARDS, st.boss_at, 0, 0, 0))


def advance_city_cards(st: State) -> None:
    """(F_CITY_CARDS, first district, districts done, how often this one has acted, whom it hit): from the Boss's
    district clockwise, his own twice, as if an Epic there did it (NEW-02, NEW-08)."""
    _, start, done, times, victim = st.stack[-1]
    ring = st.tables.n_districts
    if done == ring:
        st.stack.pop()
        return
    district = (start + done) % ring
    card = st.sides[district]
    if card < 0 or times == (2 if st.boss_at == district else 1):
        st.stack[-1] = (F_CITY_CARDS, start, done + 1, 0, 0)
        return
    st.stack[-1] = (F_CITY_CARDS, start, done, times + 1, victim)
    word = st.tables.harm[card]
    st.events.append((E_CITY_CARD, district, card, word))
    perform(st, word, district)


# -- whom a card attacks


def strike(st: State, effect: int, district: int) -> None:
    """Somebody in that district, else in the first one clockwise that has somebody, but nobody whom this card has hit
    in this step already. Among several there the team chooses (NEW-04)."""
    hit = hit_already(st)
    for step in range(st.tables.n_districts):
        there = (district + step) % st.tables.n_districts
        seats = victims(st, there, hit)
        if len(seats) > 1:
            st.stack.append((F_VICTIM, there, effect, hit + 1))
            return
        if seats:
            strike_seat(st, seats[0], effect)
            return


def victims(st: State, district: int, hit: int) -> list[int]:
    return [seat for seat in range(st.tables.n_seats) if st.where[seat] == district and seat != hit]


def threatened(st: State, district: int, times: int) -> tuple[list[int], list[int]]:
    """Whom a card there will hit by acting so often, and those of whom the team chooses the rest."""
    ring = st.tables.n_districts
    groups = [there for step in range(ring) if (there := victims(st, (district + step) % ring, -1))]
    sure: list[int] = []
    for group in groups:
        if len(group) > times - len(sure):
            return sure, group if len(sure) < times else []
        sure += group
    return sure, []


def hit_already(st: State) -> int:
    """Whom the card that acts has hit before; -1: nobody."""
    return next((frame[4] - 1 for frame in reversed(st.stack) if frame[0] == F_CITY_CARDS), -1)


def strike_seat(st: State, seat: int, effect: int) -> None:
    """The token comes, and the card remembers whose it is."""
    for place in range(len(st.stack)):
        if st.stack[place][0] == F_CITY_CARDS:
            st.stack[place] = (*st.stack[place][:4], seat + 1)
    suffer(st, seat, effect)


performs("suffer", strike)
begins_with(STEP_CITY_CARDS, begin_city_cards)
