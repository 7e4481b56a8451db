"""What a position is worth to the team, as one number: the unit is one symbol spent on the Boss."""

from __future__ import annotations

from math import log
from typing import Final

from reckoners.bots.planner.sources import Values
from reckoners.bots.planner.weights import Weights
from reckoners.engine.codes import (
    ADD_BARRICADE,
    ADD_ENFORCEMENT,
    ATTACK,
    BOSS_POWER,
    CONTAIN,
    DEPLOY,
    DISCOVER,
    ENFORCEMENT,
    FORTIFY,
    INFINITE,
    LOST,
    NUMBER_MASK,
    OP_MASK,
    POPULATION,
    RESEARCH,
    WALL,
    WILD,
    WON,
    WORD_GIFT,
    WORD_NUMBER,
)
from reckoners.engine.forecast import foresee
from reckoners.engine.state import State
from reckoners.engine.tables import Tables

END_OF_GAME: Final = 1e6
UNKNOWN: Final = -1.0
PLENTY: Final = 3  # Barricades on the board, of eight
ROUNDS_AHEAD: Final = (1.0, 0.6, 0.36)  # how much the harm of this round, the next and the one after it counts

Share = tuple[float, float, float]  # of one district: dead at once, other harm now and later, what is gained already


class Judge:
    """Judges positions of one set-up. What depends on few numbers is remembered."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables: Tables = tables
        self.weights: Weights = weights
        self.work_of_a_round: float = weights.pace * tables.n_seats
        self._shares: dict[int, Share] = {}
        self._strangers: dict[int, Share] = {}
        self.rewards: list[float] = [self._reward(epic) for epic in range(len(tables.epic_ids))]
        self._boss_dead: list[list[float]] = [
            [self._dead(words, place) for place in range(len(words) + 1)] for words in tables.boss_tracks
        ]
        self._boss_harm: list[list[float]] = [
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
        number = word >> WORD_NUMBER & NUMBER_MASK
        operation = word & OP_MASK
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
        return one * (2 if word & WORD_GIFT else 1) * number

    def _dead(self, words: tuple[int, ...], place: int) -> float:
        dead = 0
        for word in words[:place]:
            if word & OP_MASK == POPULATION:
                dead += word >> WORD_NUMBER & NUMBER_MASK
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
                if word & OP_MASK == ADD_ENFORCEMENT and not word & WORD_GIFT:
                    troops += word >> WORD_NUMBER & NUMBER_MASK
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

    def worth(self, st: State) -> float:
        """The whole position, before its Epic phase."""
        return self.weighed(st, UNKNOWN)

    def prospect(self, st: State) -> float:
        """The same with the deaths that the forecast counts, instead of an estimate: every chain and limit is in it."""
        if st.over:
            return self.weighed(st, UNKNOWN)
        seen = foresee(st)
        if seen.over == LOST:
            return self.weighed(st, float(st.population))
        dead = float(st.population - seen.population)
        for district in range(self.tables.n_districts):
            if st.epic[district] < 0:
                dead += self.stranger(st.enforcement[district])[0]
        return self.weighed(st, dead)

    def weighed(self, st: State, deaths: float) -> float:
        if st.over:
            return END_OF_GAME if st.over == WON else -END_OF_GAME if st.over == LOST else 0.0
        w = self.weights
        left = st.boss_research + (st.boss_health if st.boss_research == 0 else self.tables.boss_research)
        rounds_left = left / self.work_of_a_round
        far = rounds_left / 3 if rounds_left < 3 else 1.0  # near the end only this round counts
        value = -left * w.progress
        dead = 0.0
        harm = 0.0
        for epic in st.beaten:
            value += self.rewards[epic]
        for district in range(self.tables.n_districts):
            share = self.share(
                st.epic[district],
                st.bracket[district],
                st.enforcement[district],
                st.research[district],
                st.health[district],
            )
            dead += share[0]
            harm += share[1]
            value += share[2]
        brackets = st.boss_bracket
        for track in range(len(brackets)):
            place = brackets[track]
            dead += self._boss_dead[track][place]
            harm += self._boss_harm[track][place]
        harm += st.base * w.base
        closed = self.tables.barricades - st.barricades_left
        if closed:
            value -= closed * w.closed
            if closed > PLENTY:
                harm += w.short * (closed - PLENTY) * (closed - PLENTY)
        if self.tables.enforcement - st.enforcement_left > self.tables.enforcement * 2 // 3:
            harm += w.crowd * (self.tables.enforcement // 3 - st.enforcement_left)
        if deaths != UNKNOWN:
            dead = deaths
        value += self.lives(st.population - dead, harm * far)
        value += st.money * w.money * (rounds_left / 4 if rounds_left < 4 else 1.0)
        value -= len(st.captured) * w.die * far
        return value + (sum(st.tokens) + sum(st.fresh)) * w.token

    def danger(self, st: State) -> float:
        """All harm that lies ahead, deaths left out that the next Epic phase brings."""
        harm = st.base * self.weights.base
        for district in range(self.tables.n_districts):
            harm += self.share(
                st.epic[district],
                st.bracket[district],
                st.enforcement[district],
                st.research[district],
                st.health[district],
            )[1]
        for track in range(len(st.boss_bracket)):
            harm += self._boss_harm[track][st.boss_bracket[track]]
        return harm

    def lives(self, after: float, harm: float) -> float:
        """People are worth the more the fewer are left."""
        w = self.weights
        value = 0.5 * after + 20 * log(after) if after >= 1 else 60 * (after - 1)
        return w.life * (value - harm * (0.5 + 20 / (after if after > 6 else 6.0)))

    # -- what one more symbol would change, without trying it

    def slopes(self, st: State) -> tuple[float, float]:
        """What a death less and a harm less are worth here, more or less."""
        w = self.weights
        dead = 0.0
        for district in range(self.tables.n_districts):
            dead += self.share(
                st.epic[district],
                st.bracket[district],
                st.enforcement[district],
                st.research[district],
                st.health[district],
            )[0]
        for track in range(len(st.boss_bracket)):
            dead += self._boss_dead[track][st.boss_bracket[track]]
        after = max(st.population - dead, 1.0)
        left = st.boss_research + (st.boss_health if st.boss_research == 0 else self.tables.boss_research)
        return (w.life * (0.5 + 20 / after), w.life * (0.5 + 20 / max(after, 6.0)) * min(1.0, self.rounds(left) / 3))

    def rounds_to_go(self, st: State) -> float:
        return self.rounds(st.boss_research + (st.boss_health if st.boss_research == 0 else self.tables.boss_research))

    def rounds(self, left: int) -> float:
        """How many rounds the Boss still needs, at the team's usual pace."""
        return left / self.work_of_a_round

    def symbol_values(self, st: State, district: int, slopes: tuple[float, float]) -> Values:
        """What each symbol is worth in a district: the mean of the best three of it."""
        w = self.weights
        epic = st.epic[district]
        place = st.bracket[district]
        troops = st.enforcement[district]
        research = st.research[district]
        health = st.health[district]
        now = self._score(self.share(epic, place, troops, research, health), slopes)
        boss = st.boss_at == district
        values: Values = [w.money * 0.8, 0.0, 0.0, 0.0, 0.0, w.token, 0.0]
        if troops:
            fewer = max(0, troops - 3)
            then = self._score(self.share(epic, place, fewer, research, health), slopes)
            values[ENFORCEMENT] = (then - now) / 3
        if epic >= 0:
            back = max(1, place - 3)
            values[CONTAIN] = (self._score(self.share(epic, back, troops, research, health), slopes) - now) / 3
            if research:
                values[RESEARCH] = self._researched(st, district, slopes, now)
            if health != INFINITE:
                values[ATTACK] = self._attacked(st, district, slopes, now)
        if boss:
            held = 0.0
            for track in range(len(st.boss_bracket)):
                at = st.boss_bracket[track]
                if at > 1:
                    dead = self._boss_dead[track][at] - self._boss_dead[track][at - 1]
                    harm = self._boss_harm[track][at] - self._boss_harm[track][at - 1]
                    held = max(held, dead * slopes[0] + harm * slopes[1])
            values[CONTAIN] = max(values[CONTAIN], held)
            symbol = RESEARCH if st.boss_research else ATTACK
            values[symbol] = max(values[symbol], w.progress)
        values[WILD] = max(values)
        return values

    def _score(self, share: Share, slopes: tuple[float, float]) -> float:
        return share[2] - share[0] * slopes[0] - share[1] * slopes[1]

    def _researched(self, st: State, district: int, slopes: tuple[float, float], now: float) -> float:
        epic = st.epic[district]
        health = st.health[district]
        research = max(0, st.research[district] - 3)
        if not research:
            health = min(health, self.tables.epic_weakened[epic])
        then = self.share(epic, st.bracket[district], st.enforcement[district], research, health)
        return (self._score(then, slopes) - now) / 3

    def _attacked(self, st: State, district: int, slopes: tuple[float, float], now: float) -> float:
        epic = st.epic[district]
        health = st.health[district] - 3
        troops = st.enforcement[district]
        if health <= 0:
            gone = self._score(self.stranger(troops), slopes) + self.rewards[epic]
            return (gone - now) / max(1, st.health[district])
        then = self.share(epic, st.bracket[district], troops, st.research[district], health)
        return (self._score(then, slopes) - now) / 3
