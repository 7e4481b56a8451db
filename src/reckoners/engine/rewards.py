"""What is still to be shared out of rewards and consumables: a frame of its numbers, and when rewards come at once.

(F_REWARD, Enforcement, Contain, Plan, Research, Attack, who): `who` performs it where somebody asks, one more than the
seat; 0 is nobody in particular (EQ2-03).
"""

from __future__ import annotations

from reckoners.engine.board import earn, research_boss
from reckoners.engine.codes import (
    ATTACK,
    CONTAIN,
    ENFORCEMENT,
    F_BUY,
    F_REWARD,
    MONEY,
    PLAN,
    RESEARCH,
    Frame,
)
from reckoners.engine.happenings import E_REWARD, E_REWARD_LOST
from reckoners.engine.pools import counted
from reckoners.engine.state import State
from reckoners.engine.triggers import NOBODY


def receive_rewards(st: State) -> None:
    """Money and Boss research come by themselves; the rest waits for the team's choice (REW-01, REW-06, REW-07)."""
    tables = st.tables
    money = boss = enforcement = steps = plans = 0
    for epic in st.beaten:
        money += tables.reward_money[epic]
        boss += tables.reward_boss[epic]
        enforcement += tables.reward_enforcement[epic]
        steps += tables.reward_contain[epic]
        plans += tables.reward_plan[epic]
    st.defeated = st.defeated + st.beaten
    st.beaten = ()
    receive_plainly(st, money, boss, NOBODY)
    st.stack.append((F_REWARD, enforcement, steps, plans, 0, 0, 0))


def receive_plainly(st: State, money: int, boss: int, who: int) -> None:
    """What needs no choice."""
    if money:
        st.events.append((E_REWARD, MONEY, money))
        earn(st, money)
    if boss:
        if st.boss_research:
            st.events.append((E_REWARD, RESEARCH, boss))
            research_boss(st, boss, who)
        else:
            st.events.append((E_REWARD_LOST, RESEARCH, boss))


def consume(st: State, seat: int, card: int) -> None:
    """A consumable acts at once, as a reward does; its last Research or Attack counts as this Reckoner's (EQ2-03)."""
    pool = st.tables.gives[card]
    receive_plainly(st, counted(pool, MONEY), st.tables.boss_reward[card], seat)
    rest = [counted(pool, symbol) for symbol in (ENFORCEMENT, CONTAIN, PLAN, RESEARCH, ATTACK)]
    st.stack.append((F_REWARD, *rest, seat + 1))


def come_at_once(st: State) -> bool:
    """Whether a defeated Epic gives its reward now: always in a purchase, by a consumable and what follows from it
    (EQ2-24)."""
    return any(frame[0] == F_BUY for frame in st.stack)


def receive_at_once(st: State) -> None:
    """Called after anything that may have defeated an Epic."""
    if st.beaten and not st.over and come_at_once(st):
        receive_rewards(st)


def left_of(frame: Frame, symbol: int) -> int:
    """How much of a symbol is still to be shared out."""
    return frame[PLACE_OF[symbol]]


PLACE_OF: dict[int, int] = {ENFORCEMENT: 1, CONTAIN: 2, PLAN: 3, RESEARCH: 4, ATTACK: 5}
