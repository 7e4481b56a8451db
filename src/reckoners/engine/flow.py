"""How a game goes on: the stack of frames, what each does by itself, which options it has, what an answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.engine import decisions  # noqa: F401 - registers them
from reckoners.engine.action import has
from reckoners.engine.alike import same_is_offered
from reckoners.engine.attack_reckoners import end_reckoner_phase, forget_age
from reckoners.engine.board import advance_defeated
from reckoners.engine.boss import advance_boss_card, advance_boss_goes, advance_boss_move, advance_tracks
from reckoners.engine.cards import ask_to_swap
from reckoners.engine.cells import advance_cell, advance_power_dice
from reckoners.engine.city_cards import advance_city_cards
from reckoners.engine.codes import (
    F_ACTIVATE,
    F_ADD,
    F_ASIDE,
    F_BOSS,
    F_BOSS_CARD,
    F_BOSS_GOES,
    F_BOSS_MOVE,
    F_BUY,
    F_CELL,
    F_CITY_CARDS,
    F_COPIES,
    F_COPY,
    F_DEFEATED,
    F_EPIC,
    F_GIFT,
    F_MARKER,
    F_OVERFLOW,
    F_PASSED,
    F_POWER_DICE,
    F_POWER_UP,
    F_PROLOGUE,
    F_ROLL,
    F_ROLLING,
    F_ROUND,
    F_SWAPPING,
    F_TRANSFORM,
    F_USE,
    F_WALK,
    IDLE,
    KEPT,
    USED,
)
from reckoners.engine.decision import DECISIONS
from reckoners.engine.decisions.disable import ask_to_disable
from reckoners.engine.decisions.roll import start_rolling
from reckoners.engine.dice import claim_owed_dice
from reckoners.engine.epic_actions import advance_aside, advance_gift
from reckoners.engine.epic_phase import (
    advance_activate,
    advance_add,
    advance_copies,
    advance_epic,
    advance_overflow,
)
from reckoners.engine.happenings import E_FORCED, E_PLANS_READY, E_ROUND, E_STEP
from reckoners.engine.markers import advance_marker
from reckoners.engine.market import fill_market
from reckoners.engine.prologue import advance_prologue, set_up
from reckoners.engine.rewards import receive_all
from reckoners.engine.state import State
from reckoners.engine.steelslayer_actions import advance_copy, advance_power_up, advance_transform
from reckoners.engine.steps import (
    BEGINS,
    STEP_ACTIVATE,
    STEP_ADD,
    STEP_OVER,
    STEP_PROLOGUE,
    STEP_PURCHASE,
    STEP_REWARDS,
    STEP_ROLL,
    STEP_USE,
    begins_with,
)
from reckoners.engine.stolen_cards import wake_cards
from reckoners.engine.tables import Tables
from reckoners.engine.walking import advance_passed, advance_walk


def new_game(tables: Tables, seed: str) -> State:
    """A table that waits for its first decision."""
    st = set_up(tables, seed)
    settle(st)
    return st


def settle(st: State) -> None:
    """Go on until somebody has a choice or the game is over. A decision with one option is taken by itself."""
    while st.stack:
        decision = DECISIONS[st.stack[-1][0]]
        if decision is None:
            ADVANCES[st.stack[-1][0]](st)
            continue
        options = decision.options(st)
        if len(options) > 1:
            st.options = options
            return
        if options:
            st.events.append((E_FORCED, options[0]))
            decision.answer(st, options[0])
        else:
            st.stack.pop()  # everybody has answered
    st.options = []


def snapshot(st: State) -> State:
    """A copy to keep: without the options, which are most of its memory and follow from the rest."""
    kept = st.clone()
    kept.options = []
    kept.seat_options = [[] for _ in kept.seat_options]
    kept.aims = []
    kept.stale = -1
    return kept


def restored(kept: State) -> State:
    """A snapshot brought back to life; the snapshot stays as it is."""
    st = kept.clone()
    if st.stack:
        st.options = options_of(st) or []
        st.events.clear()
    return st


def options_of(st: State) -> list[int] | None:
    """The options of the frame on top; None if it goes on by itself."""
    decision = DECISIONS[st.stack[-1][0]]
    return None if decision is None else decision.options(st)


def answer(st: State, action: int) -> None:
    """An answer to the frame on top. It must be one of the options."""
    decision = DECISIONS[st.stack[-1][0]]
    assert decision is not None
    decision.answer(st, action)


def advance(st: State) -> None:
    """What the frame on top does by itself."""
    ADVANCES[st.stack[-1][0]](st)


def guess(st: State, depth: int = 0) -> None:
    """Go on until the stack is no higher than this. What has to be chosen is guessed: the first option."""
    while not st.over and len(st.stack) > depth:
        guess_one(st)


def guess_one(st: State) -> None:
    """Go on by one, with the first option."""
    options = options_of(st)
    if options is None:
        advance(st)
    elif options:
        answer(st, options[0])
    else:
        st.stack.pop()


def advance_round(st: State) -> None:
    """(F_ROUND, place in the steps of the set-up): the next step begins."""
    steps = st.tables.steps
    place = st.stack[-1][1]
    if st.veiled and place == 0:
        st.stack.clear()  # a forecast ends with the round
        return
    st.stack[-1] = (F_ROUND, (place + 1) % len(steps))
    if place == 0:
        st.round += 1
        st.defeats = 0
        st.events.append((E_ROUND, st.round))
    st.events.append((E_STEP, steps[place]))
    if place == st.tables.first_epic_step:
        end_reckoner_phase(st)
        ready_tokens(st)
    begin = BEGINS[steps[place]]
    assert begin is not None
    begin(st)


def step_now(st: State) -> int:
    """The step that the table is in, by the frame at the bottom."""
    if st.over:
        return STEP_OVER
    bottom = st.stack[0]
    if bottom[0] != F_ROUND or not st.round:
        return STEP_PROLOGUE
    return st.tables.steps[bottom[1] - 1]


def begin_roll(st: State) -> None:
    """Who was attacked says what is out of use, dice are swapped, then everybody rolls (ATK-03, EQ2-07, EQ2-22)."""
    start_round(st)
    if any(st.suffers):
        st.stack.append((F_SWAPPING,))
        ask_to_disable(st)
    else:
        ask_for_swaps(st)


def advance_swapping(st: State) -> None:
    """(F_SWAPPING): everybody has said what is out of use."""
    st.stack.pop()
    ask_for_swaps(st)


def ask_for_swaps(st: State) -> None:
    depth = len(st.stack)
    if st.tables.any_swaps:
        for seat in reversed(range(st.tables.n_seats)):
            for card in reversed(st.cards[seat]):
                if st.tables.swaps[card] and not has(st.disabled[seat], card):
                    ask_to_swap(st, seat, card)
    if len(st.stack) > depth:
        st.stack.insert(depth, (F_ROLLING,))
    else:
        start_rolling(st)
        st.stack.append((F_ROLL,))


def advance_rolling(st: State) -> None:
    """(F_ROLLING): everybody has swapped."""
    st.stack[-1] = (F_ROLL,)
    start_rolling(st)


def begin_use(st: State) -> None:
    st.stale = -1
    st.stack.append((F_USE,))


def begin_purchase(st: State) -> None:
    fill_market(st)
    st.stack.append((F_BUY,))


def begin_add(st: State) -> None:
    st.stack.append((F_ADD,))


def begin_activate(st: State) -> None:
    st.stack.append((F_ACTIVATE, st.boss_at, 0))


begins_with(STEP_ROLL, begin_roll)
begins_with(STEP_USE, begin_use)
begins_with(STEP_REWARDS, receive_all)
begins_with(STEP_PURCHASE, begin_purchase)
begins_with(STEP_ADD, begin_add)
begins_with(STEP_ACTIVATE, begin_activate)

ADVANCES: Final[dict[int, Callable[[State], None]]] = {
    F_PROLOGUE: advance_prologue,
    F_ROUND: advance_round,
    F_ADD: advance_add,
    F_ACTIVATE: advance_activate,
    F_EPIC: advance_epic,
    F_OVERFLOW: advance_overflow,
    F_BOSS: advance_tracks,
    F_BOSS_MOVE: advance_boss_move,
    F_COPIES: advance_copies,
    F_TRANSFORM: advance_transform,
    F_COPY: advance_copy,
    F_POWER_UP: advance_power_up,
    F_GIFT: advance_gift,
    F_ASIDE: advance_aside,
    F_ROLLING: advance_rolling,
    F_MARKER: advance_marker,
    F_DEFEATED: advance_defeated,
    F_SWAPPING: advance_swapping,
    F_BOSS_GOES: advance_boss_goes,
    F_BOSS_CARD: advance_boss_card,
    F_WALK: advance_walk,
    F_PASSED: advance_passed,
    F_POWER_DICE: advance_power_dice,
    F_CELL: advance_cell,
    F_CITY_CARDS: advance_city_cards,
}  # what frames that wait for nobody do; a Boss or a city adds its own


def start_round(st: State) -> None:
    """Cards are ready again, those that were stolen too; dice come back to hand (CARD-15, EP2-08, USE-02)."""
    wake_cards(st)
    ready_tokens(st)  # of the prologue: they wait for the first use step (EQ2-24)
    claim_owed_dice(st)
    forget_age(st)
    for seat in range(st.tables.n_seats):
        st.used[seat] = st.disabled[seat]  # an ability that is out of use stays so (ATK-05)
        for die in st.dice[seat]:
            if st.status[die] == KEPT or st.status[die] == USED:
                st.status[die] = IDLE


def ready_tokens(st: State) -> None:
    """Plan tokens gained in this phase move onto the board (PLAN-03)."""
    for seat in range(st.tables.n_seats):
        if st.fresh[seat]:
            st.tokens[seat] += st.fresh[seat]
            st.events.append((E_PLANS_READY, seat, st.fresh[seat]))
            st.fresh[seat] = 0


def play(st: State, action: int) -> bool:
    """Play an action if it is legal; nothing changes if it is not."""
    if action not in st.options and not same_is_offered(st, action):
        return False
    decision = DECISIONS[st.stack[-1][0]]
    assert decision is not None
    decision.answer(st, action)
    if not st.over:
        settle(st)
    return True
