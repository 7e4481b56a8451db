"""What Epics and the Boss will do if nobody stops them, and what an Epic in some state means to the team."""

from __future__ import annotations

from typing import Final

from reckoners.bots.cell_harm import by_column, dead_in, harm_in
from reckoners.bots.planner.steady import summed
from reckoners.bots.planner.weights import Weights
from reckoners.engine.tables import Tables
from reckoners.engine.track_words import (
    ADD_BARRICADE,
    ADD_COPY_TOKEN,
    ADD_COPY_TOKEN_CLOCKWISE,
    ADD_ENFORCEMENT,
    ADD_ENFORCEMENT_CLOCKWISE,
    ADD_ENFORCEMENT_COUNTERCLOCKWISE,
    ATTACK_MONEY,
    ATTACK_PLAN,
    BLUE_SHIELD,
    BOSS_POWER,
    COPY,
    DEPLOY,
    DISCOVER,
    FORTIFY,
    PER_BARRICADE,
    PER_ENFORCEMENT,
    POPULATION,
    POWER_UP,
    PULL,
    RED_SHIELD,
    REPEL,
    STEAL,
    TRANSFORM,
    WALL,
    is_gift,
    number_of,
    operation_of,
    per_of,
)

ABOVE: Final = 2**40  # over all that the base game has in a key
ROUNDS_AHEAD: Final = (1.0, 0.6, 0.36)  # how much the harm of this round, the next and the one after it counts

# What those who stand there take from an Epic: bits.
FIRST_ACTION: Final = 1
ONE_STEP: Final = 2

Share = tuple[float, float, float]  # of one district: dead at once, other harm now and later, what is gained already


class Threats:
    """The threats of one set-up. What depends on few numbers is remembered."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables: Tables = tables
        self.weights: Weights = weights
        self._shares: dict[int, Share] = {}
        self._strangers: dict[int, Share] = {}
        # what else an action is about; all others are worth the same whatever lies in the district
        self.worths: dict[int, float] = {
            ADD_ENFORCEMENT: weights.enforcement,
            ADD_ENFORCEMENT_CLOCKWISE: weights.enforcement,
            ADD_ENFORCEMENT_COUNTERCLOCKWISE: weights.enforcement,
            DEPLOY: weights.enforcement,
            FORTIFY: weights.fortify,
            ADD_BARRICADE: weights.barricade,
            WALL: weights.barricade,
            DISCOVER: weights.discover,
            PULL: weights.pull,
            REPEL: weights.repel,
            POWER_UP: weights.power_up,
            STEAL: weights.steal,
            ATTACK_MONEY: weights.attack_money,
            ATTACK_PLAN: weights.attack_plan,
            RED_SHIELD: weights.shield,
            BLUE_SHIELD: weights.shield,
            COPY: weights.copy,
            ADD_COPY_TOKEN: weights.copy_token,
            ADD_COPY_TOKEN_CLOCKWISE: weights.copy_token,
        }
        self.worths[TRANSFORM] = self._rolled()
        # what Boss research of a reward is worth: one that comes at once is in the position as soon as the Epic is gone
        self.learn: float = weights.progress if tables.at_once else weights.learn
        self.per_barricade: list[bool] = [self._counts_barricades(track) for track in tables.epic_track]
        self.rewards: list[float] = [self._reward(epic) for epic in range(len(tables.epic_ids))]
        self.boss_dead: list[list[float]] = [
            [self._dead(words, place) for place in range(len(words) + 1)] for words in tables.boss_tracks
        ]
        self.boss_harm: list[list[float]] = [
            [
                self._dead(words, place) * (weights.boss_lasts - 1)
                + summed([self.harm(word) for word in words[:place]]) * weights.boss_lasts
                for place in range(len(words) + 1)
            ]
            for words in tables.boss_tracks
        ]
        if tables.boss_cells:
            self._judge_cells()

    def _judge_cells(self) -> None:
        """Of a Boss with power tables: what an activation costs on average, by column."""
        tables, lasts = self.tables, self.weights.boss_lasts
        for track in range(len(tables.boss_cells)):
            dead = by_column(tables, track, dead_in)
            other = by_column(tables, track, lambda word: harm_in(word, tables, self.harm))
            self.boss_dead[track] = dead
            self.boss_harm[track] = [
                one * (lasts - 1) + more * lasts
                for one, more in zip(dead, other)  # noqa: B905 - as long as one another
            ]

    def harm(self, word: int) -> float:
        """An action of a track, deaths left out."""
        number = number_of(word)
        operation = operation_of(word)
        if operation == POPULATION:
            return 0.0
        if operation == BOSS_POWER:
            return self.weights.boss_power[number]
        return self.worths.get(operation, self.weights.unknown) * (2 if is_gift(word) else 1) * number

    def _rolled(self) -> float:
        """What one roll of the Epic Ability die does, deaths and all."""
        faces = self.tables.ability_die
        if not faces:
            return self.weights.unknown
        return summed([self._dead((face,), 1) + self.harm(face) for face in faces]) / len(faces)

    def _counts_barricades(self, track: tuple[int, ...]) -> bool:
        return any(per_of(word) == PER_BARRICADE for word in track)

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
            t.reward_boss[epic] * self.learn
            + t.reward_money[epic] * w.money
            + t.reward_plan[epic] * w.plan
            + pieces * w.piece
        )

    def _threat(
        self, epic: int, place: int, troops: int, strength: int = 0, closed: int = 0, copies: int = 0, calmed: int = 0
    ) -> tuple[float, float, float]:
        """What an Epic will do if it stays: dead at once, other harm at once, harm later.

        Copy tokens make it act more often; those who stand there may take its first action or a step of its bracket.
        """
        words = self.tables.epic_track[epic]
        dead = [0.0, 0.0, 0.0]
        harm = [0.0, 0.0, 0.0]
        for ahead in range(3):
            done = list(words[:place])
            if calmed & FIRST_ACTION and ahead == 0:
                done = done[1:]
            for token in range(copies):
                done.append(words[min(token, len(words) - 1)])
            for word in done:
                operation = operation_of(word)
                if operation == ADD_ENFORCEMENT and not is_gift(word):
                    troops += self.times(word, troops, closed, strength) * number_of(word)
                elif operation == ADD_BARRICADE and not is_gift(word):
                    closed += self.times(word, troops, closed, strength) * number_of(word)
            steps = 1 + troops
            if calmed & ONE_STEP and ahead == 0:
                steps -= 1
            free = min(steps, len(words) - 1 - place)
            done += [words[-1]] * (steps - free)
            place += free
            for word in done:
                number = self.times(word, troops, closed, strength)
                if operation_of(word) == POPULATION:
                    dead[ahead] += number * number_of(word)
                else:
                    harm[ahead] += number * self.harm(word)
        later = 0.0
        for ahead in (1, 2):
            later += (dead[ahead] + harm[ahead]) * ROUNDS_AHEAD[ahead]
        return (dead[0], harm[0], later)

    def times(self, word: int, troops: int, closed: int, strength: int) -> int:
        """How often an action is performed: once, or once for each of something (EP2-10)."""
        per = per_of(word)
        if per == 0:
            return 1
        return closed if per == PER_BARRICADE else troops if per == PER_ENFORCEMENT else strength

    def _share(
        self,
        epic: int,
        place: int,
        troops: int,
        strength: int,
        work: int,
        closed: int,
        copies: int,
        calmed: int,
        lost: int,
    ) -> Share:
        dead, harm, later = self._threat(epic, place, troops, strength, closed, copies, calmed)
        reward = self.rewards[epic] - lost * self.learn
        gained = reward * self.weights.half_done * max(0.0, 1 - work / 9)
        stays = min(
            1.0, 0.4 + work / 8
        )  # one that is nearly beaten may be gone soon, and a stranger comes in its place
        return (dead, harm + later * stays + (1 - stays) * self.stranger(troops)[1], gained)

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

    def share(
        self,
        epic: int,
        place: int,
        troops: int,
        research: int,
        health: int,
        closed: int = 0,
        copies: int = 0,
        calmed: int = 0,
        lost: int = 0,
    ) -> Share:
        """What a district has to do with the worth of a position: an Epic in some state, or the one to come. `lost` is
        Boss research of its reward for which there is no room any more."""
        if epic < 0:
            return self.stranger(troops)
        key = (((epic * 16 + place) * 64 + troops) * 16 + research) * 128 + health
        if closed and not self.per_barricade[epic]:
            closed = 0
        if closed or copies or calmed or lost:
            key += (((lost * 64 + closed) * 64 + copies) * 4 + calmed) * ABOVE
        known = self._shares.get(key)
        if known is None:
            work = self.work(epic, research, health)
            known = self._share(epic, place, troops, research or health, work, closed, copies, calmed, lost)
            self._shares[key] = known
        return known

    def work(self, epic: int, research: int, health: int) -> int:
        """How many symbols still defeat an Epic."""
        if research:
            weakened = self.tables.epic_weakened[epic]
            return min(health, research + (min(health, weakened)))
        return health
