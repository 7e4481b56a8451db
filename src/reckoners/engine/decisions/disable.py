"""Attacked Reckoners choose which die and which Equipment card they do without, before dice are swapped and rolled
(ATK-03, ATK-04)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import bit, has, packed, seat_of, source_of, verb_of
from reckoners.engine.attack_reckoners import disable_card, disable_die, to_choose, why_disabled
from reckoners.engine.cards import equipment_of
from reckoners.engine.codes import CAPTURED, DISABLE_CARD, DISABLE_DIE, DISABLED, F_DISABLE
from reckoners.engine.decision import DIE, EQUIPMENT, Decision, Reason, Verb
from reckoners.engine.state import State


def ask_to_disable(st: State) -> None:
    """(F_DISABLE, dice by seat, cards by seat): what everybody has still to name."""
    seats = range(st.tables.n_seats)
    wanted = [to_choose(st, seat) for seat in seats]
    st.stack.append((F_DISABLE, *(dice for dice, _ in wanted), *(cards for _, cards in wanted)))
    name_the_only_ones(st)


def left(st: State, seat: int) -> tuple[int, int]:
    """Dice and cards that a Reckoner has still to name."""
    frame = st.stack[-1]
    return frame[1 + seat], frame[1 + st.tables.n_seats + seat]


def note_named(st: State, seat: int, dice: int, cards: int) -> None:
    frame = list(st.stack[-1])
    frame[1 + seat] -= dice
    frame[1 + st.tables.n_seats + seat] -= cards
    st.stack[-1] = tuple(frame)


def seat_choices(st: State, seat: int) -> list[int]:
    """Cards before dice: the die of a card that is out of use is not lost a second time. Equal dice once."""
    dice, cards = left(st, seat)
    if cards:
        own = [card for card in equipment_of(st, seat) if not has(st.disabled[seat], card)]
        if own:
            return [packed(DISABLE_CARD, seat, card) for card in own]
    out: list[int] = []
    if dice:
        seen: list[int] = []
        slots = st.dice[seat]
        for slot in range(len(slots)):
            kind = st.tables.kind[slots[slot]]
            if st.status[slots[slot]] < CAPTURED and kind not in seen:
                seen.append(kind)
                out.append(packed(DISABLE_DIE, seat, slot))
    return out


def name_the_only_ones(st: State) -> None:
    """Who has nothing to choose is not asked, also while others are."""
    for seat in range(st.tables.n_seats):
        choices = seat_choices(st, seat)
        while len(choices) == 1:
            name(st, choices[0])
            choices = seat_choices(st, seat)


def name(st: State, action: int) -> None:
    seat, what = seat_of(action), source_of(action)
    if verb_of(action) == DISABLE_CARD:
        disable_card(st, seat, what)
        note_named(st, seat, 0, 1)
    else:
        disable_die(st, seat, what)
        note_named(st, seat, 1, 0)


def disable_options(st: State) -> list[int]:
    return [choice for seat in range(st.tables.n_seats) for choice in seat_choices(st, seat)]


def answer_disable(st: State, action: int) -> None:
    name(st, action)
    name_the_only_ones(st)


def why_not_disable(st: State, action: int) -> Reason:
    verb, seat, what = verb_of(action), seat_of(action), source_of(action)
    dice, cards = left(st, seat)
    if verb == DISABLE_CARD:
        about = {"seat": seat, "card": what}
        if what not in st.cards[seat]:
            return ("card-not-owned", "ATK-04", about)
        if has(st.disabled[seat], what):
            return ("card-disabled", "ATK-08", about)
        return ("nothing-to-disable", "ATK-04", {"seat": seat})
    status = st.status[st.dice[seat][what]]
    if status == DISABLED:
        return why_disabled(st, seat, what)
    if status == CAPTURED:
        return ("die-captured", "EPI-10", {"seat": seat, "die": what})
    if dice and cards:
        return ("disable-card-first", "ATK-04", {"seat": seat})
    return ("nothing-to-disable", "ATK-03", {"seat": seat})


def disable_first(st: State, action: int) -> Reason | None:  # noqa: ARG001 - every decision has this shape
    return ("disable-first", "ATK-03", {"seats": still_choosing(st)})


def still_choosing(st: State) -> int:
    """The seats that everybody waits for, a bit each."""
    seats = 0
    for seat in range(st.tables.n_seats):
        if seat_choices(st, seat):
            seats |= bit(seat)
    return seats


DECISION: Final = Decision(
    "disable",
    F_DISABLE,
    (
        Verb(DISABLE_DIE, "disable-die", "ATK-03", (DIE,), any_face=True),
        Verb(DISABLE_CARD, "disable-card", "ATK-04", (EQUIPMENT,)),
    ),
    disable_options,
    answer_disable,
    why_not_disable,
    step="roll",
    end_rule="ATK-03",
    meanwhile=disable_first,
)
