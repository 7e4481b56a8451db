"""What a Boss is to the core: a piece that says what he does in the prologue and when he activates.

Here is also what Bosses share: the frames that perform tracks and move him. Who he is, how he moves and what his own
words do is his file's to say (`bosses`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.content.model import TRACK_COLOURS
from reckoners.engine.attack_reckoners import turn_boss_card
from reckoners.engine.board import lose_population
from reckoners.engine.chance import draw
from reckoners.engine.codes import F_BOSS, F_BOSS_CARD, F_BOSS_GOES, F_BOSS_MOVE, F_PROLOGUE, S_MOVEMENT
from reckoners.engine.epic_actions import DEALT, PERFORM, last_action, perform
from reckoners.engine.happenings import BY_ATTACK, E_BOSS_ACTS, E_BOSS_GOES, E_BOSS_MOVES, E_INTENSE
from reckoners.engine.state import State
from reckoners.engine.track_words import number_of, operation_of, word_of
from reckoners.engine.triggers import Trigger

YELLOW: Final = TRACK_COLOURS.index("yellow")

BossAct = Callable[[State], None]
BossGoes = Callable[[State], int]  # a district
LostStep = Callable[[State, int], None]  # state, track


class BossPiece:
    """`prologue` and `activate` put on the stack what he does, the last thing first; `move` is how he moves then. Who
    goes somewhere without a die says where by `goes`. `triggers` are what he answers to. Attack Reckoners tokens come
    back in his activation, or else after the Reckoner phase (ATK-01): `takes_back_tokens` says which. `at_once`: with
    him defeated Epics give their rewards in the use step (MOD4-01). `lost_step` is what a bracket of his does that
    should move and cannot."""

    def __init__(
        self,
        name: str,
        prologue: BossAct,
        activate: BossAct,
        move: BossAct,
        *,
        goes: BossGoes | None = None,
        takes_back_tokens: bool = False,
        triggers: tuple[tuple[int, Trigger], ...] = (),
        at_once: bool = False,
        lost_step: LostStep = last_action,
    ) -> None:
        self.name: str = name
        self.prologue: BossAct = prologue
        self.activate: BossAct = activate
        self.move: BossAct = move
        self.goes: BossGoes | None = goes
        self.takes_back_tokens: bool = takes_back_tokens
        self.triggers: tuple[tuple[int, Trigger], ...] = triggers
        self.at_once: bool = at_once
        self.lost_step: LostStep = lost_step


BOSSES: Final[dict[str, BossPiece]] = {}  # by the name that the content calls


def register_boss(piece: BossPiece) -> None:
    BOSSES[piece.name] = piece


def perform_tracks(st: State, first: int, end: int) -> None:
    """Next, everything left of the brackets of his tracks from the first to before the end."""
    st.stack.append((F_BOSS, first, 0, end))


def red_track_then_die(st: State) -> None:
    """The prologue of a Boss with tracks: the red one alone, then the movement die, however he moves later (PRO-02,
    PRO-03, REG-02)."""
    red = st.tables.track_ids.index("red")
    then_move(st)
    perform_tracks(st, red, red + 1)


def then_move(st: State) -> None:
    """Next, he moves."""
    st.stack.append((F_BOSS_MOVE,))


def then_go(st: State) -> None:
    """Next, he goes where he has to, without a die."""
    st.stack.append((F_BOSS_GOES,))


def then_turn_card(st: State) -> None:
    """Next, the top one of his cards is turned."""
    st.stack.append((F_BOSS_CARD,))


def perform_dealt(st: State, track: int, first: int, count: int) -> int:
    """Pieces that are dealt round the ring are counted along the track first (STL-04, STL-05).

    Performs the actions from `first` on that are of the same dealt kind; returns the next one.
    """
    words = st.tables.boss_tracks[track]
    operation = operation_of(words[first])
    pieces = 0
    action = first
    while action < count and operation_of(words[action]) == operation:
        pieces += number_of(words[action])
        action += 1
    st.events.append((E_BOSS_ACTS, track, action - 1, word_of(operation, pieces)))
    PERFORM[operation](st, pieces, st.boss_at)
    return action


def advance_tracks(st: State) -> None:
    """(F_BOSS, track, next action, end): the top track first; his brackets stay (STL-01, STL-03)."""
    depth = len(st.stack)
    _, track, action, end = st.stack[-1]
    while track < end:
        words = st.tables.boss_tracks[track]
        count = st.boss_bracket[track]
        while action < count:
            if operation_of(words[action]) in DEALT:
                action = perform_dealt(st, track, action, count)
            else:
                st.events.append((E_BOSS_ACTS, track, action, words[action]))
                perform(st, words[action], st.boss_at)
                action += 1
            if st.over:
                return
            if len(st.stack) != depth:
                st.stack[depth - 1] = (F_BOSS, track, action, end)
                return
        if st.tables.intense and track == st.tables.track_of_colour[YELLOW]:
            attack_intensely(st)
            if st.over:
                return
        track += 1
        action = 0
    st.stack.pop()


def attack_intensely(st: State) -> None:
    """What a more intense game adds to his yellow track, or to what he has instead of one: called once in an
    activation, right after it; in the prologue it does nothing (VAR-05)."""
    people = st.tables.intense
    if people and not st.over and st.stack[0][0] != F_PROLOGUE:
        st.events.append((E_INTENSE, people))
        lose_population(st, people, BY_ATTACK)


def advance_boss_move(st: State) -> None:
    st.stack.pop()
    if st.veiled:
        st.stack.clear()  # a forecast ends before the die
    else:
        st.tables.boss.move(st)


def boss_goes(st: State) -> int:
    """The district to which he would go now without a die; -1 if a die decides, or nobody stands anywhere yet."""
    goes = st.tables.boss.goes
    return -1 if goes is None or min(st.where) < 0 else goes(st)


def advance_boss_goes(st: State) -> None:
    """He may stay where he is: that is told too."""
    st.stack.pop()
    goes = st.tables.boss.goes
    assert goes is not None
    start = st.boss_at
    st.boss_at = goes(st)
    st.stale = -1
    st.events.append((E_BOSS_GOES, start, st.boss_at))


def advance_boss_card(st: State) -> None:
    st.stack.pop()
    if st.veiled:
        st.stack.clear()  # nobody has seen the card yet
    else:
        turn_boss_card(st)


def move_by_die(st: State) -> None:
    """The movement die, clockwise; he may come round to where he was (STL-02, PRO-03)."""
    steps = st.tables.movement[draw(st, S_MOVEMENT, len(st.tables.movement))]
    start = st.boss_at
    st.boss_at = (start + steps) % st.tables.n_districts
    st.events.append((E_BOSS_MOVES, start, st.boss_at, steps))
