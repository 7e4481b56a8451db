"""What a position is worth to the team, as one number: the unit is one symbol spent on the Boss."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.city_walk import CityWalk
from reckoners.bots.planner.districts import Districts
from reckoners.bots.planner.lean import Lean
from reckoners.bots.planner.pieces_worth import guards, kept_things
from reckoners.bots.planner.pursuit import Pursuit
from reckoners.bots.planner.scales import Scales
from reckoners.bots.planner.sources import Values
from reckoners.bots.planner.steady import log
from reckoners.bots.planner.threats import FIRST_ACTION, ONE_STEP, Share, Threats
from reckoners.bots.planner.trading import CityCards
from reckoners.bots.planner.weights import Weights
from reckoners.engine.action import bit
from reckoners.engine.codes import (
    ATTACK,
    BOSS_TRACK,
    CONTAIN,
    ENFORCEMENT,
    INFINITE,
    LOST,
    ON_DEFEAT,
    ON_WEAKEN,
    RESEARCH,
    WON,
)
from reckoners.engine.effects import BLACKMAIL, SABOTAGE, works
from reckoners.engine.forecast import foresee
from reckoners.engine.pools import WILD
from reckoners.engine.state import State
from reckoners.engine.tables import Tables

END_OF_GAME: Final = 1e6
UNKNOWN: Final = -1.0
CALMING: Final = bit(BLACKMAIL) | bit(SABOTAGE)
ONLY_ONE: Final = 0.8  # of a symbol's worth, where only one of its kind can be used
NOBODY: Final[list[int]] = []
PLENTY: Final = 3  # Barricades on the board, of eight


class Judge:
    """Judges positions of one set-up. What depends on few numbers is remembered."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables: Tables = tables
        self.weights: Weights = weights
        self.work_of_a_round: float = weights.pace * tables.n_seats
        self.threats: Threats = Threats(tables, weights)
        self.rewards: list[float] = self.threats.rewards
        self.districts: Districts = Districts(tables, weights)
        self.pursuit: Pursuit = Pursuit(tables, weights)
        self.walk: CityWalk = CityWalk(tables, self.threats, weights)
        self.scales: Scales = Scales(tables)
        self.city_cards: CityCards = CityCards(tables)
        self.lean: Lean = Lean()  # what somebody wants beside; nothing, as a rule
        # pieces that only an expansion brings: where there are none, nobody looks for them
        self.extras: bool = tables.at_once or tables.copy_tokens + tables.red_shields + tables.blue_shields > 0

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
                dead += self.threats.stranger(st.enforcement[district])[0]
        return self.weighed(st, dead + self.unforeseen(st))

    def unforeseen(self, st: State) -> float:
        """Deaths that no forecast counts, since dice decide: what the power tables of a Boss cost on average."""
        if not self.tables.boss_cells:
            return 0.0
        dead = self.scales.beyond(st)
        for track, place in enumerate(st.boss_bracket):
            dead += self.threats.boss_dead[track][place]
        return dead

    def weighed(self, st: State, deaths: float) -> float:
        if st.over:
            return END_OF_GAME if st.over == WON else -END_OF_GAME if st.over == LOST else 0.0
        w = self.weights
        left = self.left(st)
        rounds_left = left / self.work_of_a_round
        far = rounds_left / 3 if rounds_left < 3 else 1.0  # near the end only this round counts
        value = -left * w.progress
        dead = 0.0
        harm = 0.0
        for epic in st.beaten:
            value += self.rewards[epic]
        if self.extras:
            calm = self.calm(st) if self.tables.hinders else NOBODY
            markers = st.markers if self.districts.any else ()
            troops = st.enforcement
            if self.city_cards.any:
                dead += self.city_cards.dead(st)
                troops = [st.enforcement[d] + self.city_cards.to_come(st, d) for d in range(len(troops))]
            for district in range(len(troops)):  # a zip here is a quarter of all thought, compiled
                epic = st.epic[district]
                lost = 0
                if markers:
                    room = markers[district]
                    value -= self.districts.ahead[st.districts[district]][room]
                    if epic >= 0 and self.tables.reward_boss[epic] > room:
                        lost = self.tables.reward_boss[epic] - room
                share = self.threats.share(
                    epic,
                    st.bracket[district],
                    troops[district],
                    st.research[district],
                    st.health[district],
                    st.barricades[district],
                    st.copies[district],
                    calm[district] if calm else 0,
                    lost,
                )
                dead += share[0]
                harm += share[1]
                value += share[2]
            if self.tables.at_once:
                value += len(st.defeated) * w.defeat
                if markers:
                    value += self.districts.in_hand(st) * far
                if self.pursuit.any:
                    value += self.pursuit.worth(st, far)
                if self.scales.any:
                    dead += self.scales.beyond(st)
                if self.walk.any:
                    share = self.walk.all(st)
                    dead += share[0]
                    harm += share[1]
                    value += share[2]
            if any(st.red_shields) or any(st.blue_shields):
                harm += guards(st, w)
            if any(st.charges) or any(st.stolen):
                value += kept_things(st, w, self.threats) * far
        else:
            for district in range(self.tables.n_districts):
                share = self.threats.share(
                    st.epic[district],
                    st.bracket[district],
                    st.enforcement[district],
                    st.research[district],
                    st.health[district],
                )
                dead += share[0]
                harm += share[1]
                value += share[2]
        for track, place in enumerate(st.boss_bracket):
            dead += self.threats.boss_dead[track][place]
            harm += self.threats.boss_harm[track][place]
        harm += st.base * w.base
        blocked = self.tables.barricades - st.barricades_left
        if blocked:
            value -= blocked * w.closed
            if blocked > PLENTY:
                harm += w.short * (blocked - PLENTY) * (blocked - PLENTY)
        if self.tables.enforcement - st.enforcement_left > self.tables.enforcement * 2 // 3:
            harm += w.crowd * (self.tables.enforcement // 3 - st.enforcement_left)
        if deaths != UNKNOWN:
            dead = deaths
        value += self.lives(st.population - dead, harm * far)
        value += st.money * w.money * (rounds_left / 4 if rounds_left < 4 else 1.0)
        value -= len(st.captured) * w.die * far
        value += (sum(st.tokens) + sum(st.fresh)) * w.token
        return value + self.lean.worth(st) if self.lean.any else value

    def share_in(self, st: State, district: int) -> Share:
        """What a district has to do with the worth of this position."""
        return self.share_with(st, district, st.bracket[district], st.enforcement[district])

    def share_with(self, st: State, district: int, place: int, troops: int) -> Share:
        """The same with another bracket or other Enforcement there."""
        return self.share_as(st, district, place, troops, st.research[district], st.health[district])

    def share_as(self, st: State, district: int, place: int, troops: int, research: int, health: int) -> Share:
        if not self.extras:
            return self.threats.share(st.epic[district], place, troops, research, health)
        if self.city_cards.any:
            troops += self.city_cards.to_come(st, district)
        return self.threats.share(
            st.epic[district],
            place,
            troops,
            research,
            health,
            st.barricades[district],
            st.copies[district],
            self.calmed(st, district) if self.tables.hinders else 0,
            self.lost_in(st, district) if self.districts.any else 0,
        )

    def lost_in(self, st: State, district: int) -> int:
        """Boss research that an Epic's reward would bring too much: it counts on the track of its own district."""
        epic = st.epic[district]
        return max(0, self.tables.reward_boss[epic] - st.markers[district]) if epic >= 0 else 0

    def calm(self, st: State) -> list[int]:
        """What is taken from the Epic of each district; nothing at all if nobody has such a card."""
        found = NOBODY
        for seat, effects in enumerate(st.effects):
            if effects & CALMING:
                if not found:
                    found = [0] * self.tables.n_districts
                found[st.where[seat]] |= self.calms(st, seat)
        return found

    def calmed(self, st: State, district: int) -> int:
        """What those who stand in a district take from its Epic (Blackmail, Sabotage)."""
        found = 0
        for seat, effects in enumerate(st.effects):
            if effects & CALMING and st.where[seat] == district:
                found |= self.calms(st, seat)
        return found

    def calms(self, st: State, seat: int) -> int:
        return (FIRST_ACTION if works(st, seat, BLACKMAIL) else 0) | (ONE_STEP if works(st, seat, SABOTAGE) else 0)

    def calm_gain(self, st: State, seat: int, district: int) -> float:
        """What it would be worth if a Reckoner with such cards stood there."""
        found = self.calmed(st, district)
        then = found | self.calms(st, seat)
        if then == found:
            return 0.0
        epic, place, troops = st.epic[district], st.bracket[district], st.enforcement[district]
        research, health = st.research[district], st.health[district]
        closed, copies = st.barricades[district], st.copies[district]
        slopes = self.slopes(st)
        now = self.threats.share(epic, place, troops, research, health, closed, copies, found)
        calm = self.threats.share(epic, place, troops, research, health, closed, copies, then)
        return self._score(calm, slopes) - self._score(now, slopes)

    def left(self, st: State) -> int:
        """What is still to be done to the Boss: his research, then his health."""
        return st.boss_research + (st.boss_health if st.boss_research == 0 else self.tables.boss_health)

    def danger(self, st: State) -> float:
        """All harm that lies ahead, deaths left out that the next Epic phase brings."""
        harm = st.base * self.weights.base
        for district in range(self.tables.n_districts):
            harm += self.share_in(st, district)[1]
        for track in range(len(st.boss_bracket)):
            harm += self.threats.boss_harm[track][st.boss_bracket[track]]
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
            dead += self.share_in(st, district)[0]
        for track in range(len(st.boss_bracket)):
            dead += self.threats.boss_dead[track][st.boss_bracket[track]]
        if self.walk.any:
            dead += self.walk.all(st)[0]
        after = max(st.population - dead, 1.0)
        left = self.left(st)
        return (w.life * (0.5 + 20 / after), w.life * (0.5 + 20 / max(after, 6.0)) * min(1.0, self.rounds(left) / 3))

    def rounds_to_go(self, st: State) -> float:
        return self.rounds(self.left(st))

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
        now = self._score(self.share_in(st, district), slopes)
        boss = st.boss_at == district
        red = st.red_shields[district]
        blue = st.blue_shields[district]
        values: Values = [w.money * 0.8, 0.0, 0.0, 0.0, 0.0, w.token, 0.0]
        if troops or red:
            fewer = max(0, troops - max(0, 3 - red))
            then = self._score(self.share_with(st, district, place, fewer), slopes)
            if red:
                then += min(red, 3) * slopes[1] * (w.red_shield + w.guarded * min(troops, 4))
            values[ENFORCEMENT] = (then - now) / 3
        if epic >= 0:
            back = max(1, place - max(0, 3 - blue))
            then = self._score(self.share_with(st, district, back, troops), slopes)
            if blue:
                then += min(blue, 3) * slopes[1] * (w.blue_shield + w.guarded * min(place - 1, 4))
            values[CONTAIN] = (then - now) / 3
            if research:
                values[RESEARCH] = self._researched(st, district, slopes, now)
            if health != INFINITE:
                values[ATTACK] = self._attacked(st, district, slopes, now)
        if boss:
            held = 0.0
            for track in range(len(st.boss_bracket)):
                if st.boss_bracket[track] > 1:
                    held = max(held, self._held(st, track, slopes))
            values[CONTAIN] = max(values[CONTAIN], held if not blue else held / (1 + blue))
            symbol = RESEARCH if st.boss_research else ATTACK
            if symbol == ATTACK or self.tables.researches_boss:
                values[symbol] = max(values[symbol], w.progress)
        if self.districts.any and st.markers[district]:
            values[RESEARCH] = max(values[RESEARCH], w.progress * (1.0 if st.markers[district] > 1 else ONLY_ONE))
        if self.walk.any:
            self.walk.raise_values(st, district, slopes, values)
        if self.lean.any:
            self.lean.raise_values(st, district, values)
        values[WILD] = max(values)
        return values

    def step_gain(self, st: State, symbol: int, target: int, slopes: tuple[float, float]) -> float:
        """What one Contain or Attack Enforcement changes, wherever it acts."""
        w = self.weights
        if target >= BOSS_TRACK:
            return self._held(st, target - BOSS_TRACK, slopes)
        place = st.bracket[target]
        troops = st.enforcement[target]
        now = self._score(self.share_in(st, target), slopes)
        if symbol == ENFORCEMENT:
            if st.red_shields[target]:
                return slopes[1] * (w.red_shield + w.guarded * min(troops, 4))
            return self._score(self.share_with(st, target, place, troops - 1), slopes) - now
        if st.blue_shields[target]:
            return slopes[1] * (w.blue_shield + w.guarded * min(place - 1, 4))
        return self._score(self.share_with(st, target, place - 1, troops), slopes) - now

    def _held(self, st: State, track: int, slopes: tuple[float, float]) -> float:
        """One step back of a bracket of the Boss."""
        at = st.boss_bracket[track]
        dead = self.threats.boss_dead[track][at] - self.threats.boss_dead[track][at - 1]
        harm = self.threats.boss_harm[track][at] - self.threats.boss_harm[track][at - 1]
        return dead * slopes[0] + harm * slopes[1]

    def _score(self, share: Share, slopes: tuple[float, float]) -> float:
        return share[2] - share[0] * slopes[0] - share[1] * slopes[1]

    def _researched(self, st: State, district: int, slopes: tuple[float, float], now: float) -> float:
        epic = st.epic[district]
        health = st.health[district]
        research = max(0, st.research[district] - 3)
        if not research:
            health = min(health, self.tables.epic_weakened[epic])
        then = self.share_as(st, district, st.bracket[district], st.enforcement[district], research, health)
        given = self.city_cards.given(st, district, ON_WEAKEN) if self.city_cards.any and not research else 0.0
        return (self._score(then, slopes) + given - now) / 3

    def _attacked(self, st: State, district: int, slopes: tuple[float, float], now: float) -> float:
        epic = st.epic[district]
        health = st.health[district] - 3
        troops = st.enforcement[district]
        if health <= 0:
            gone = self._score(self.threats.stranger(troops), slopes) + self.rewards[epic]
            if self.districts.any:
                gone -= self.lost_in(st, district) * self.threats.learn
            if self.extras:
                gone += len(st.stolen[district]) * self.weights.stolen
            if self.city_cards.any:
                gone += self.city_cards.given(st, district, ON_DEFEAT)
            return (gone - now) / max(1, st.health[district])
        then = self.share_as(st, district, st.bracket[district], troops, st.research[district], health)
        return (self._score(then, slopes) - now) / 3
