"""Event numbers. An event is a tuple of one of these and its arguments; `reckoners.game.events` names the arguments."""

from __future__ import annotations

from typing import Final

E_ROUND: Final = 0
E_STEP: Final = 1
E_ROLLED: Final = 2
E_KEPT: Final = 3
E_ROLLING_DONE: Final = 4
E_OPENED: Final = 5
E_SPENT: Final = 6
E_LAPSED: Final = 7
E_MOVED: Final = 8
E_PAID: Final = 9
E_TURNED: Final = 10
E_GAVE: Final = 11
E_SNIPER: Final = 12
E_MONEY: Final = 13
E_PLAN: Final = 14
E_PLANS_READY: Final = 15
E_ENFORCEMENT: Final = 16
E_BARRICADES: Final = 17
E_BRACKET: Final = 18
E_BOSS_BRACKET: Final = 19
E_RESEARCH: Final = 20
E_WEAKENED: Final = 21
E_HEALTH: Final = 22
E_DEFEATED: Final = 23
E_BOSS_RESEARCH: Final = 24
E_BOSS_WEAKENED: Final = 25
E_BOSS_HEALTH: Final = 26
E_REWARD: Final = 27
E_REWARD_LOST: Final = 28
E_BOUGHT: Final = 29
E_MARKET: Final = 30
E_REFRESHED: Final = 31
E_RANSOMED: Final = 32
E_ENTERS: Final = 33
E_ACTS: Final = 34
E_OVERFLOWS: Final = 35
E_BOSS_ACTS: Final = 36
E_POPULATION: Final = 37
E_FORTIFIED: Final = 38
E_BASE: Final = 39
E_BASE_FOUND: Final = 40
E_CAPTURED: Final = 41
E_BOSS_MOVES: Final = 42
E_RESHUFFLED: Final = 43
E_OVER: Final = 44
E_PLACED: Final = 45
E_BOSS_PLACED: Final = 46
E_DIE_GAINED: Final = 47
E_UNKNOWN_EPIC: Final = 48
E_FORCED: Final = 49
E_FAITH: Final = 50
E_ACTIVATES: Final = 51
E_BOSS_ACTIVATES: Final = 52
E_GIFT: Final = 53
E_BOSS_OVERFLOWS: Final = 54

# Why population fell (argument of E_POPULATION).
BY_ATTACK: Final = 0
BY_NO_ENFORCEMENT: Final = 1
BY_NO_BARRICADE: Final = 2
BY_FORTIFY: Final = 3
