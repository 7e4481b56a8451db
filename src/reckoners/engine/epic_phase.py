"""The Epic phase: new Epics, their activation from the Boss's district clockwise, the Boss last (ADD, ACT)."""

from __future__ import annotations

from reckoners.engine.board import bring_epic
from reckoners.engine.codes import (
    F_ACTIVATE,
    F_COPIES,
    F_EPIC,
    F_OVERFLOW,
)
from reckoners.engine.effects import BLACKMAIL, SABOTAGE, works_in
from reckoners.engine.epic_actions import perform, perform_times
from reckoners.engine.happenings import (
    E_ACTIVATES,
    E_ACTS,
    E_ACTS_AGAIN,
    E_BLACKMAILED,
    E_BOSS_ACTIVATES,
    E_BRACKET,
    E_OVERFLOWS,
    E_SABOTAGED,
    E_SETTLES,
    E_UNKNOWN_EPIC,
)
from reckoners.engine.repeated import counted
from reckoners.engine.state import State
from reckoners.engine.track_words import per_of


def advance_add(st: State) -> None:
    """Each district without an Epic gets the next one (ADD-01); a forecast does not look at the deck."""
    st.stack.pop()
    ring = st.tables.n_districts
    for step in range(ring):
        district = (st.boss_at + step) % ring
        if st.epic[district] < 0:
            if st.veiled:
                st.events.append((E_UNKNOWN_EPIC, district))
            else:
                bring_epic(st, district, st.tables.new_bracket)


def advance_activate(st: State) -> None:
    """(F_ACTIVATE, first district, how many are done); first what the last one put off is settled (EP2-10)."""
    if st.pending:
        settle_attack(st)
        return
    _, start, done = st.stack[-1]
    ring = st.tables.n_districts
    if done == ring:
        st.stack.pop()
        st.events.append((E_BOSS_ACTIVATES,))
        st.tables.boss.activate(st)
        return
    st.stack[-1] = (F_ACTIVATE, start, done + 1)
    district = (start + done) % ring
    if st.epic[district] >= 0:
        st.events.append((E_ACTIVATES, district, st.epic[district]))
        st.stack.append((F_EPIC, district, skipped(st, district), st.bracket[district]))


def skipped(st: State, district: int) -> int:
    """Blackmail takes the left-most action away from an Epic that starts to activate (EQ2-13)."""
    if not st.tables.hinders or not works_in(st, district, BLACKMAIL):
        return 0
    epic = st.epic[district]
    st.events.append((E_BLACKMAILED, district, epic, 0, st.tables.epic_track[epic][0]))
    return 1


def settle_attack(st: State) -> None:
    """The first attack per something that was put off, with what is there now."""
    district, word = st.pending[0]
    st.pending = st.pending[1:]
    epic = st.epic[district]
    track = st.tables.epic_track[epic]
    place = track.index(word) if word in track else -1  # copied from another track, or rolled
    times = counted(st, per_of(word), district)
    st.events.append((E_SETTLES, district, epic, place, word, times))
    perform_times(st, word, district, times)


def advance_epic(st: State) -> None:
    """(F_EPIC, district, next action, how many): the actions left of the bracket, then the bracket (ACT-02, ACT-03).

    How many is settled when the Epic starts. An action that makes the team choose leaves the rest on the stack.
    """
    depth = len(st.stack)
    _, district, action, count = st.stack[-1]
    track = st.tables.epic_track[st.epic[district]]
    while action < count:
        word = track[action]
        st.events.append((E_ACTS, district, st.epic[district], action, word))
        perform(st, word, district)
        action += 1
        if st.over:
            return
        if len(st.stack) != depth:
            st.stack[depth - 1] = (F_EPIC, district, action, count)
            return
    if st.copies[district]:
        st.stack[-1] = (F_COPIES, district, 0, st.copies[district])
    else:
        st.stack.pop()
        end_actions(st, district)


def advance_copies(st: State) -> None:
    """(F_COPIES, district, next, tokens): what Copy tokens make an Epic do once more, from the left wherever its
    bracket is; more tokens than actions repeat the last one (EP2-21). They were counted when this began."""
    depth = len(st.stack)
    _, district, token, count = st.stack[-1]
    epic = st.epic[district]
    track = st.tables.epic_track[epic]
    while token < count:
        place = min(token, len(track) - 1)
        st.events.append((E_ACTS_AGAIN, district, epic, place, track[place]))
        perform(st, track[place], district)
        token += 1
        if st.over:
            return
        if len(st.stack) != depth:
            st.stack[depth - 1] = (F_COPIES, district, token, count)
            return
    st.stack.pop()
    end_actions(st, district)


def end_actions(st: State, district: int) -> None:
    """The bracket moves on by one and the Enforcement there; Sabotage takes one step off, overflow too (EQ2-19)."""
    steps = 1 + st.enforcement[district]
    if st.tables.hinders and works_in(st, district, SABOTAGE):
        steps -= 1
        st.events.append((E_SABOTAGED, district, st.epic[district]))
    move_bracket(st, district, steps)


def move_bracket(st: State, district: int, steps: int) -> None:
    """One action stays on the right; each step too many performs the last action once (ACT-04, ACT-05)."""
    place = st.bracket[district]
    free = min(steps, len(st.tables.epic_track[st.epic[district]]) - 1 - place)
    if free > 0:
        st.bracket[district] = place + free
        st.events.append((E_BRACKET, district, st.epic[district], place, place + free))
    if steps > free:
        st.events.append((E_OVERFLOWS, district, st.epic[district], steps - free))
        st.stack.append((F_OVERFLOW, district, steps - free))


def advance_overflow(st: State) -> None:
    """(F_OVERFLOW, district, how often)."""
    depth = len(st.stack)
    _, district, times = st.stack[-1]
    track = st.tables.epic_track[st.epic[district]]
    while times:
        times -= 1
        st.events.append((E_ACTS, district, st.epic[district], len(track) - 1, track[-1]))
        perform(st, track[-1], district)
        if st.over:
            return
        if len(st.stack) != depth:
            st.stack[depth - 1] = (F_OVERFLOW, district, times)
            return
    st.stack.pop()
