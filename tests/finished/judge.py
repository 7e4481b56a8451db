"""What a position is worth to the team, as one number: the unit is one symbol spent on the Boss."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from reckoners.engine.codes import (
    ADD_BARRICADE,
    ADD_ENFORCEMENT,
    BOSS_POWER,
    DEPLOY,
    DISCOVER,
    FORTIFY,
    LOST,
    NUMBER_MASK,
    OP_MASK,
    POPULATION,
    WALL,
    WON,
    WORD_GIFT,
    WORD_NUMBER,
)
from reckoners.engine.state import State
from reckoners.engine.tables import Tables

END_OF_GAME = 1e6
PLENTY = 3  # Barricades on the board, of eight
ROUNDS_AHEAD = (1.0, 0.6, 0.36)  # how much the harm of this round, the next and the one after it counts


@dataclass(frozen=True)
class Weights:
    """Harm is counted in population, all else in symbols on the Boss; `life` is between the two."""

    life: float = 2.0
    progress: float = 1.0
    learn: float = 1.5  # Boss research that an Epic would give
    money: float = 0.5
    plan: float = 0.85
    token: float = 0.8
    piece: float = 0.6  # rewards of Contain and of Attack Enforcement
    half_done: float = 0.9  # of a reward, for an Epic that is almost defeated
    die: float = 6.0
    closed: float = 0.25  # a Barricade
    short: float = 0.2  # Barricades that are about to run out: the next ones cost population
    base: float = 0.5
    boss_lasts: float = 2.4  # rounds that a bracket of the Boss stays where it is
    enforcement: float = 0.7
    fortify: float = 0.35
    barricade: float = 0.35
    discover: float = 0.5
    boss_power: tuple[float, float, float, float] = (1.8, 0.6, 0.8, 0.4)


@dataclass(frozen=True, slots=True)
class Threat:
    """What an Epic will do if it stays: dead at once, other harm at once, harm later."""

    dead: float
    harm: float
    later: float


class Judge:
    """Judges positions of one set-up. What depends on few numbers is remembered."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self.work_of_a_round = 3.5 * tables.n_seats
        self._threats: dict[int, Threat] = {}
        self._strangers: dict[int, Threat] = {}
        self._rewards = [self._reward(epic) for epic in range(len(tables.epic_ids))]
        self._boss_dead = [[self._dead(words, place) for place in range(len(words))] for words in tables.boss_tracks]
        self._boss_harm = [
            [sum(self.harm(word) for word in words[:place]) for place in range(len(words))]
            for words in tables.boss_tracks
        ]

    def harm(self, word: int) -> float:
        """An action of a track, deaths left out."""
        w = self.weights
        number = word >> WORD_NUMBER & NUMBER_MASK
        operation = word & OP_MASK
        if operation == POPULATION:
            return 0.0
        if operation == BOSS_POWER:
            return w.boss_power[number]
        one = {
            ADD_ENFORCEMENT: w.enforcement,
            DEPLOY: w.enforcement,
            FORTIFY: w.fortify,
            ADD_BARRICADE: w.barricade,
            WALL: w.barricade,
            DISCOVER: w.discover,
        }[operation]
        return one * (2 if word & WORD_GIFT else 1) * number

    def _dead(self, words: tuple[int, ...], place: int) -> int:
        return sum(word >> WORD_NUMBER & NUMBER_MASK for word in words[:place] if word & OP_MASK == POPULATION)

    def _reward(self, epic: int) -> float:
        t, w = self.tables, self.weights
        pieces = t.reward_contain[epic] + t.reward_enforcement[epic]
        return (
            t.reward_boss[epic] * w.learn
            + t.reward_money[epic] * w.money
            + t.reward_plan[epic] * w.plan
            + pieces * w.piece
        )

    def threat(self, epic: int, place: int, troops: int) -> Threat:
        key = (epic * 16 + place) * 64 + troops
        found = self._threats.get(key)
        if found is None:
            found = self._threats[key] = self._threat(epic, place, troops)
        return found

    def _threat(self, epic: int, place: int, troops: int) -> Threat:
        words = self.tables.epic_track[epic]
        dead = [0.0, 0.0, 0.0]
        harm = [0.0, 0.0, 0.0]
        for ahead in range(3):
            done = list(words[:place])
            troops += sum(
                word >> WORD_NUMBER for word in done if word & ~(NUMBER_MASK << WORD_NUMBER) == ADD_ENFORCEMENT
            )
            steps = 1 + troops
            free = min(steps, len(words) - 1 - place)
            done += [words[-1]] * (steps - free)
            place += free
            dead[ahead] = self._dead(tuple(done), len(done))
            harm[ahead] = sum(map(self.harm, done))
        later = sum((dead[ahead] + harm[ahead]) * ROUNDS_AHEAD[ahead] for ahead in (1, 2))
        return Threat(dead[0], harm[0], later)

    def stranger(self, troops: int) -> Threat:
        """The Epic that will be drawn for an empty district: the average of all."""
        found = self._strangers.get(troops)
        if found is None:
            epics = range(len(self.tables.epic_ids))
            all_of_them = [self.threat(epic, self.tables.new_bracket, troops) for epic in epics]
            n = len(all_of_them)
            found = self._strangers[troops] = Threat(
                sum(t.dead for t in all_of_them) / n,
                sum(t.harm for t in all_of_them) / n,
                sum(t.later for t in all_of_them) / n,
            )
        return found

    def work(self, st: State, district: int) -> int:
        """How many symbols still defeat the Epic there."""
        health = st.health[district]
        research = st.research[district]
        if research:
            return min(health, research + min(health, self.tables.epic_weakened[st.epic[district]]))
        return health

    def worth(self, st: State) -> float:
        """The whole position, before its Epic phase."""
        if st.over:
            return END_OF_GAME if st.over == WON else -END_OF_GAME if st.over == LOST else 0.0
        w = self.weights
        weakened = st.boss_research == 0
        health = st.boss_health if weakened else self.tables.boss_research
        left = st.boss_research + health
        rounds_left = left / self.work_of_a_round
        far = min(1.0, rounds_left / 3)  # near the end only this round counts
        value = -left * w.progress
        dead = harm = 0.0
        for epic in st.beaten:
            value += self._rewards[epic]
        for district in range(self.tables.n_districts):
            epic = st.epic[district]
            if epic < 0:
                threat = self.stranger(st.enforcement[district])
                dead += threat.dead
                harm += threat.harm * far + threat.later * far
            else:
                threat = self.threat(epic, st.bracket[district], st.enforcement[district])
                work = self.work(st, district)
                dead += threat.dead
                harm += threat.harm * far + threat.later * far * min(1.0, 0.4 + work / 8)
                value += self._rewards[epic] * w.half_done * max(0.0, 1 - work / 9)
        for track in range(4):
            place = st.boss_bracket[track]
            deaths = self._boss_dead[track][place]
            dead += deaths
            harm += (deaths * (w.boss_lasts - 1) + self._boss_harm[track][place] * w.boss_lasts) * far
        harm += st.base * w.base * far
        closed = sum(st.barricades)
        value -= closed * w.closed
        harm += w.short * max(0, closed - PLENTY) ** 2 * far
        after = st.population - dead
        value += w.life * (0.5 * after + 20 * log(after) if after >= 1 else 60 * (after - 1))
        value -= w.life * harm * (0.5 + 20 / max(after, 6))
        value += st.money * w.money * min(1.0, rounds_left / 4)
        value -= len(st.captured) * w.die * far
        return value + (sum(st.tokens) + sum(st.fresh)) * w.token
