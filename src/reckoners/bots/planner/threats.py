"""What Epics and the Boss will do if nobody stops them, and what an Epic in some state means to the team."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.weights import Weights
from reckoners.engine.tables import Tables
from reckoners.engine.track_words import (
    ADD_BARRICADE,
    ADD_ENFORCEMENT,
    BOSS_POWER,
    DEPLOY,
    DISCOVER,
    FORTIFY,
    POPULATION,
    WALL,
    is_gift,
    number_of,
    operation_of,
)

ROUNDS_AHEAD: Final = (1.0, 0.6, 0.36)  # how much the harm of this round, the next and the one after it counts

Share = tuple[float, float, float]  # of one district: dead at once, other harm now and later, what is gained already


class Threats:
    """The threats of one set-up. What depends on few numbers is remembered."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables: Tables = tables
        self.weights: Weights = weights
        self._shares: dict[int, Share] = {}
        self._strangers: dict[int, Share] = {}
        self.rewards: list[float] = [self._reward(epic) for epic in range(len(tables.epic_ids))]
        self.boss_dead: list[list[float]] = [
            [self._dead(words, place) for place in range(len(words) + 1)] for words in tables.boss_tracks
        ]
        self.boss_harm: list[list[float]] = [
            [
                self._dead(words, place) * (weights.boss_lasts - 1)
                + sum([self.harm(word) for word in words[:place]]) * weights.boss_lasts
                for place in range(len(words) + 1)
            ]
            for words in tables.boss_tracks
        ]

    def harm(self, word: int) -> float:
        """An action of a track, deaths left out."""
        w = self.weights
        number = number_of(word)
        operation = operation_of(word)
        one = w.unknown
        if operation == POPULATION:
            return 0.0
        if operation == BOSS_POWER:
            return w.boss_power[number]
        if operation == ADD_ENFORCEMENT or operation == DEPLOY:
            one = w.enforcement
        elif operation == FORTIFY:
            one = w.fortify
        elif operation == ADD_BARRICADE or operation == WALL:
            one = w.barricade
        elif operation == DISCOVER:
            one = w.discover
        return one * (2 if is_gift(word) else 1) * number

    def _dead(self, words: tuple[int, ...], place: int) -> float:
        dead = 0
        for word in words[:place]:
            if operation_of(word) == POPULATION:
                dead += number_of(word)
        return float(dead)

    def _reward(self, epic: int) -> float:
        t, w = self.tables, self.weights
        pieces = t.reward_contain[epic] + t.reward_enforcement[epic]
        return (
            t.reward_boss[epic] * w.learn
            + t.reward_money[epic] * w.money
            + t.reward_plan[epic] * w.plan
            + pieces * w.piece
        )

    def _threat(self, epic: int, place: int, troops: int) -> tuple[float, float, float]:
        """What an Epic will do if it stays: dead at once, other harm at once, harm later."""
        words = self.tables.epic_track[epic]
        dead = [0.0, 0.0, 0.0]
        harm = [0.0, 0.0, 0.0]
        for ahead in range(3):
            done = list(words[:place])
            for word in words[:place]:
                if operation_of(word) == ADD_ENFORCEMENT and not is_gift(word):
                    troops += number_of(word)
            steps = 1 + troops
            free = min(steps, len(words) - 1 - place)
            done += [words[-1]] * (steps - free)
            place += free
            dead[ahead] = self._dead(tuple(done), len(done))
            harm[ahead] = sum([self.harm(word) for word in done])
        later = 0.0
        for ahead in (1, 2):
            later += (dead[ahead] + harm[ahead]) * ROUNDS_AHEAD[ahead]
        return (dead[0], harm[0], later)

    def _share(self, epic: int, place: int, troops: int, work: int) -> Share:
        dead, harm, later = self._threat(epic, place, troops)
        gained = self.rewards[epic] * self.weights.half_done * max(0.0, 1 - work / 9)
        return (dead, harm + later * min(1.0, 0.4 + work / 8), gained)

    def stranger(self, troops: int) -> Share:
        """The Epic that will be drawn for an empty district: the average of all."""
        found = self._strangers.get(troops)
        if found is None:
            n = len(self.tables.epic_ids)
            dead = harm = 0.0
            for epic in range(n):
                one = self._threat(epic, self.tables.new_bracket, troops)
                dead += one[0]
                harm += one[1] + one[2]
            found = self._strangers[troops] = (dead / n, harm / n, 0.0)
        return found

    def share(self, epic: int, place: int, troops: int, research: int, health: int) -> Share:
        """What a district has to do with the worth of a position: an Epic in some state, or the one to come."""
        if epic < 0:
            return self.stranger(troops)
        key = (((epic * 16 + place) * 64 + troops) * 16 + research) * 128 + health
        known = self._shares.get(key)
        if known is None:
            known = self._shares[key] = self._share(epic, place, troops, self.work(epic, research, health))
        return known

    def work(self, epic: int, research: int, health: int) -> int:
        """How many symbols still defeat an Epic."""
        if research:
            weakened = self.tables.epic_weakened[epic]
            return min(health, research + (min(health, weakened)))
        return health
