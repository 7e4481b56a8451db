"""Symbols of a district's card, for one Reckoner there: each is used as what it shows, or left (NEW-05)."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import END_STEP, SEAT_BIT, spend, symbol_of, unpacked, with_seat, with_source
from reckoners.engine.codes import CARD, END, F_BENEFIT, MONEY, SPEND
from reckoners.engine.decision import Decision, Reason
from reckoners.engine.happenings import E_BENEFIT_LEFT, E_SPENT
from reckoners.engine.pools import N_SYMBOLS, ONE
from reckoners.engine.reasons_use import why_not_target
from reckoners.engine.state import State
from reckoners.engine.targets import aims_for
from reckoners.engine.use import act

LEFT: Final = 3  # where in the frame the symbols begin


def who_may(st: State) -> list[int]:
    """Everybody there, till somebody has begun."""
    _, district, whose = st.stack[-1][:LEFT]
    return [whose - 1] if whose else [seat for seat in range(st.tables.n_seats) if st.where[seat] == district]


def benefit_options(st: State) -> list[int]:
    """Where a Reckoner's own symbols act, too: next to them by a card, or by the Sniper token (NEW-03)."""
    left = st.stack[-1][LEFT:]
    source = CARD + st.sides[st.stack[-1][1]]
    if not any(left):
        return []
    seats = who_may(st)
    if not any(left[MONEY + 1 :]):  # whoever takes it: nothing to choose
        return [spend(seats[0], source, MONEY)]
    out: list[int] = []
    st.aims = [None] * st.tables.n_districts
    for seat in seats:
        aims = aims_for(st, seat)
        for symbol in range(N_SYMBOLS):
            if left[symbol]:
                out += [with_source(with_seat(aim, seat), source) for aim in aims[symbol]]
    if out:
        out.append(END_STEP)
    return out


def answer_benefit(st: State, action: int) -> None:
    verb, seat, source, target = unpacked(action)
    frame = st.stack[-1]
    if verb == END:
        st.stack.pop()
        pool = sum([frame[LEFT + symbol] * ONE[symbol] for symbol in range(N_SYMBOLS)])
        st.events.append((E_BENEFIT_LEFT, frame[1], st.sides[frame[1]], pool))
        return
    symbol = symbol_of(action)
    left = list(frame[LEFT:])
    left[symbol] -= 1
    st.stack[-1] = (F_BENEFIT, frame[1], seat + 1, *left)
    st.stale |= SEAT_BIT[seat]
    st.events.append((E_SPENT, seat, source, symbol, target, symbol))
    act(st, seat, symbol, target)


def benefit_first(st: State, action: int) -> Reason | None:
    """Why an action has to wait, or cannot be what these symbols do."""
    verb, seat, source, target = unpacked(action)
    _, district, whose = st.stack[-1][:LEFT]
    if verb != SPEND or source != CARD + st.sides[district]:
        return ("benefit-first", "NEW-05", {"district": district})
    if st.where[seat] != district:
        return ("stands-elsewhere", "NEW-03", {"seat": seat, "district": district})
    if whose and seat != whose - 1:
        return ("benefit-of-another", "NEW-05", {"seat": whose - 1})
    symbol = symbol_of(action)
    if not st.stack[-1][LEFT + symbol]:
        return ("symbol-not-shown", "NEW-05", {"seat": seat, "symbol": symbol})
    return why_not_target(st, seat, symbol, target, False)


def why_not_benefit(st: State, action: int) -> Reason:
    return benefit_first(st, action) or ("no-such-action", "USE-01", {})


DECISION: Final = Decision(
    "benefit",
    F_BENEFIT,
    (),
    benefit_options,
    answer_benefit,
    why_not_benefit,
    step="use",
    team=True,
    ends="benefit",
    end_rule="NEW-05",
    meanwhile=benefit_first,
)
