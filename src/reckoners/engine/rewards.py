"""What is still to be shared out of rewards and consumables: a frame of its numbers, and when rewards come at once.

(F_REWARD, Enforcement, Contain, Plan, Research, Attack, who, money, Boss research, district): `who` performs it where
somebody asks, one more than the seat; 0 is nobody in particular (EQ2-03). Money and Boss research wait there only where
the order of the parts can matter: on district tracks. `district` is the one of the defeat, one more than its number;
of a consumable 0 (BAB-05).
"""

from __future__ import annotations

from typing import Final

from reckoners.engine.board import come_at_once, earn, research_boss
from reckoners.engine.codes import (
    ATTACK,
    BOSS_RESEARCH,
    CONTAIN,
    ENFORCEMENT,
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

NOWHERE: Final = -1


def receive_all(st: State) -> None:
    """The step of the book: what all Epics of this round give, together (REW-01)."""
    receive_rewards(st, NOBODY, NOWHERE)


def receive_rewards(st: State, who: int, district: int) -> None:
    """Money and Boss research come by themselves; the rest waits for the team's choice (REW-01, REW-06, REW-07). On
    district tracks the parts are taken in any order: what a marker performs may cost money or Plan tokens (BAB-07)."""
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
    if tables.marker_start:
        st.stack.append((F_REWARD, enforcement, steps, plans, 0, 0, who + 1, money, boss, district + 1))
        return
    receive_plainly(st, money, boss, NOBODY)
    st.stack.append((F_REWARD, enforcement, steps, plans, 0, 0, who + 1, 0, 0, 0))


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
    money, boss = counted(pool, MONEY), st.tables.boss_reward[card]
    rest = [counted(pool, symbol) for symbol in (ENFORCEMENT, CONTAIN, PLAN, RESEARCH, ATTACK)]
    if st.tables.marker_start:
        st.stack.append((F_REWARD, *rest, seat + 1, money, boss, 0))
        return
    receive_plainly(st, money, boss, seat)
    st.stack.append((F_REWARD, *rest, seat + 1, 0, 0, 0))


def receive_at_once(st: State, who: int, district: int) -> None:
    """Called after anything that may have defeated the Epic of a district."""
    if st.beaten and not st.over and come_at_once(st):
        receive_rewards(st, who, district)


def left_of(frame: Frame, symbol: int) -> int:
    """How much of a symbol is still to be shared out."""
    return frame[PLACE_OF[symbol]]


PLACE_OF: Final[dict[int, int]] = {
    ENFORCEMENT: 1,
    CONTAIN: 2,
    PLAN: 3,
    RESEARCH: 4,
    ATTACK: 5,
    MONEY: 7,
    BOSS_RESEARCH: 8,
}
