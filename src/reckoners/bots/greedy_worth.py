"""What a position is worth to the greedy bot, part by part. The unit is one symbol that is spent on the Boss.

The worth is a sum over districts, Boss tracks and stores, so what one symbol gains depends on its target alone. That is
looked up on a copy of the position once, by the engine's own rules, and remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reckoners.bots.cell_harm import by_column, dead_in, harm_in
from reckoners.bots.planner.steady import summed
from reckoners.engine.action import target_of
from reckoners.engine.codes import BOSS, COPY_TOKEN, DISTRICT_TRACK, LOST, MONEY, PLAN, WON
from reckoners.engine.pools import N_SYMBOLS
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.targets import aims_in
from reckoners.engine.track_words import (
    ADD_BARRICADE,
    ADD_COPY_TOKEN,
    ADD_COPY_TOKEN_CLOCKWISE,
    ADD_ENFORCEMENT,
    ADD_ENFORCEMENT_CLOCKWISE,
    ADD_ENFORCEMENT_COUNTERCLOCKWISE,
    BOSS_POWER,
    COPY,
    DEPLOY,
    DISCOVER,
    FORTIFY,
    GIVE_AID,
    POPULATION,
    STEAL,
    WALL,
    is_gift,
    number_of,
    operation_of,
)
from reckoners.engine.trying import one_symbol_more

SymbolValues = tuple[float, ...]  # by symbol, the wild one last

END_OF_GAME: Final = 1e6
MONEY_WORTH: Final = 0.5
PLAN_WORTH: Final = 0.8
REWARD_PIECE: Final = 0.6  # one step of Contain, or one Enforcement that goes
REWARD_BOSS: Final = 1.5  # Boss research comes to him wherever he is
CLOSED: Final = 0.4  # a Barricade
SHIELD: Final = 0.3
SHIELDS: Final = 64  # red and blue ones as one number: more than there are
DIE: Final = 6.0
AID_CARD: Final = 1.2  # a card of Dawnslight that is not used yet
BASE: Final = 0.5
SPOT: Final = 0.5  # of the harm that a spot of a district's track does: somebody has to pass it
BOSS_ROUNDS: Final = 2.4  # his brackets do not move by themselves: they hurt for some rounds
AHEAD: Final = 0.6  # how much the next round counts beside this one
MOST_WORK: Final = 9  # symbols; an Epic that needs more is no nearer to its defeat than any other
LOOK: Final = 3  # symbols of a kind that are tried in a row: the first alone would say little
ALL: Final = 99
REMEMBERED: Final = 20_000  # entries, then it starts again

# Harm of one action, in people; what a pack adds counts as much as the usual ones.
HARM: Final = {
    ADD_ENFORCEMENT: 0.7,
    ADD_ENFORCEMENT_CLOCKWISE: 0.7,
    ADD_ENFORCEMENT_COUNTERCLOCKWISE: 0.7,
    DEPLOY: 0.7,
    FORTIFY: 0.35,
    ADD_BARRICADE: 0.35,
    WALL: 0.35,
    DISCOVER: 0.5,
    BOSS_POWER: 0.9,
    STEAL: 1.0,
    COPY: 1.0,
    ADD_COPY_TOKEN: 0.8,
    ADD_COPY_TOKEN_CLOCKWISE: 0.8,
}
UNKNOWN_HARM: Final = 0.5
PEOPLE: Final = ((24, 2.0), (16, 3.0), (10, 4.5), (5, 7.0), (0, 14.0))  # with more than so many left, one is worth


def mood_of(st: State) -> float:
    """How much one of the population is worth: more when few would be left after this Epic phase."""
    left = st.population - deaths(st)
    for people, worth in PEOPLE:
        if left > people:
            return worth
    return 30.0


def deaths(st: State) -> int:
    """What the actions left of the brackets take at once."""
    tables = st.tables
    people = 0
    for district in range(tables.n_districts):
        if st.epic[district] >= 0:
            people += killed(tables.epic_track[st.epic[district]][: st.bracket[district]])
    for track, words in enumerate(tables.boss_tracks):
        people += killed(words[: st.boss_bracket[track]])
    for track in range(len(tables.boss_cells)):
        people += round(by_column(tables, track, dead_in)[st.boss_bracket[track]])
    return people


def killed(words: tuple[int, ...]) -> int:
    return sum(number_of(word) for word in words if operation_of(word) == POPULATION)


def harm(word: int) -> float:
    """One action of a track, in people."""
    operation = operation_of(word)
    number = 1 if operation == BOSS_POWER else number_of(word)
    if operation == POPULATION:
        return float(number)
    return HARM.get(operation, UNKNOWN_HARM) * number * (2 if is_gift(word) else 1)


@lru_cache(maxsize=32)
def judge(tables: Tables, life: float) -> Worth:
    return Worth(tables, life)


def judge_for(st: State) -> Worth:
    """Who judges this position. What it remembers is true for every game of the set-up, so all games share it."""
    return judge(st.tables, mood_of(st))


class Worth:
    """Judges the positions of one set-up, at one worth of people."""

    def __init__(self, tables: Tables, life: float) -> None:
        self.tables = tables
        self.life = life
        self._districts: dict[tuple[int, ...], float] = {}
        self._gains: dict[tuple[int, ...], float] = {}
        self._values: dict[tuple[int, ...], SymbolValues] = {}
        self._tracks = [
            [life * BOSS_ROUNDS * summed(map(harm, words[:place])) for place in range(len(words) + 1)]
            for words in tables.boss_tracks
        ]
        for track in range(len(tables.boss_cells)):
            columns = by_column(tables, track, lambda word: dead_in(word) + harm_in(word, tables, harm))
            self._tracks[track] = [life * BOSS_ROUNDS * people for people in columns]

    # -- a whole position

    def worth(self, st: State) -> float:
        if st.over:
            return END_OF_GAME if st.over == WON else -END_OF_GAME if st.over == LOST else 0.0
        value = self.life * (st.population - BASE * st.base) + MONEY_WORTH * st.money - DIE * len(st.captured)
        value += self.boss(st)
        for epic in st.beaten:
            value += self.reward(epic)
        for district in range(self.tables.n_districts):
            value += self.district(st, district)
        for seat in range(self.tables.n_seats):
            tokens = st.tokens[seat] + st.fresh[seat]
            value += tokens * (PLAN_WORTH - 0.02 * tokens)  # rather one for each than all for one
            if self.tables.marker_start:
                value += AID_CARD * sum(card >= self.tables.first_dawnslight for card in st.cards[seat])
        return value

    def boss(self, st: State) -> float:
        """Symbols that he still takes, and what his tracks do."""
        value = float(-st.boss_research - (self.tables.boss_health if st.boss_research else st.boss_health))
        for track, place in enumerate(st.boss_bracket):
            value -= self._tracks[track][place]
        return value

    def reward(self, epic: int, most: int = ALL) -> float:
        """`most` is Boss research that there is room for."""
        t = self.tables
        return (
            min(t.reward_boss[epic], most) * REWARD_BOSS
            + t.reward_money[epic] * MONEY_WORTH
            + t.reward_plan[epic] * PLAN_WORTH
            + (t.reward_contain[epic] + t.reward_enforcement[epic]) * REWARD_PIECE
        )

    def district(self, st: State, district: int) -> float:
        """What stands in a district: how much it will hurt, and how near its Epic is to its defeat."""
        key = part_of(st, district)
        found = self._districts.get(key)
        if found is None:
            if len(self._districts) > REMEMBERED:
                self._districts.clear()
            found = self._districts[key] = self._district(*key)
        return found

    def _district(
        self,
        epic: int,
        place: int,
        troops: int,
        research: int,
        health: int,
        closed: int,
        shields: int = 0,
        copies: int = 0,
        room: int = ALL,
    ) -> float:
        value = -CLOSED * closed - SHIELD * (shields // SHIELDS + shields % SHIELDS)
        if epic < 0:  # another one comes, of which nobody knows anything
            return value - self.life * (1.0 + 0.5 * troops)
        t = self.tables
        track = t.epic_track[epic]
        now = summed(map(harm, track[:place])) + copies * harm(track[0])
        there = min(place + 1 + troops, len(track) - 1)
        too_far = place + 1 + troops - there
        later = summed(map(harm, track[:there])) + too_far * harm(track[-1])
        work = research + min(health, t.epic_weakened[epic]) if research else health
        work = min(work, health, MOST_WORK)
        stays = 0.4 + 0.6 * work / MOST_WORK
        value -= self.life * (now + too_far * harm(track[-1]) + AHEAD * later * stays)
        return value + self.reward(epic, room) * 0.9 * (1 - work / MOST_WORK)

    # -- one symbol

    def gain(self, st: State, symbol: int, target: int) -> float:
        """What one symbol on this target gains."""
        if target >= DISTRICT_TRACK:
            return self._on_track(st, target - DISTRICT_TRACK)
        if symbol == MONEY:
            return MONEY_WORTH
        if symbol == PLAN:
            return PLAN_WORTH * 0.9  # it comes a round later
        if target >= BOSS:
            key = (symbol, target, st.boss_research, st.boss_health, *st.boss_bracket, st.blue_shields[st.boss_at])
        else:
            key = (symbol, *part_of(st, target))
        found = self._gains.get(key)
        if found is None:
            if len(self._gains) > REMEMBERED:
                self._gains.clear()
            then = one_symbol_more(st, 0, symbol, target)
            if then.over == LOST or (then.over and target < BOSS):
                return END_OF_GAME if then.over == WON else -END_OF_GAME  # by what a reward did elsewhere
            found = END_OF_GAME if then.over else self._part(then, target) - self._part(st, target)
            if target < BOSS and st.epic[target] >= 0 and then.epic[target] < 0:
                found += self.reward(st.epic[target], key[-1] if self.tables.marker_start else ALL)
            self._gains[key] = found
        return found

    def _on_track(self, st: State, district: int) -> float:
        """A step down a district's own track is one towards the Boss; what the spot does is counted a little. Where the
        city walks it is harm that does not come, if it comes soon; the last step also is research."""
        if self.tables.protects:
            spot = st.markers[district]
            word = self.tables.district_tracks[st.districts[district]][spot]
            ahead = (district - st.tram - 1) % self.tables.n_districts  # districts that are passed before it
            near = 1.0 if ahead < self.tables.passes else 0.4 if ahead < 2 * self.tables.passes else 0.1
            thanks = self.tables.bottoms[st.districts[district]] if spot == 1 and st.boss_research else 0
            return near * self.life * harm(word) + thanks
        word = self.tables.district_tracks[st.districts[district]][st.markers[district] - 1]
        if not word:
            return 1.0
        return 1.0 + (AID_CARD if operation_of(word) == GIVE_AID else -SPOT * harm(word))

    def _part(self, st: State, target: int) -> float:
        """Only what the target is about: in the last digit, whole positions would let the rest have its say."""
        return self.boss(st) if target >= BOSS else self.district(st, target)

    def values(self, st: State, district: int) -> SymbolValues:
        """What each symbol is worth in a district: the mean of the first few of it, on the Boss if he is there."""
        key = part_of(st, district)
        if self.tables.marker_start:
            key = (*key, st.districts[district])  # what its spots do
        local = self._meant(st, district, key)
        if st.boss_at != district:
            return local
        at = (st.boss_research, st.boss_health, *st.boss_bracket, st.blue_shields[district])
        boss = self._meant(st, BOSS, at)
        return tuple(map(max, local, boss))

    def _meant(self, st: State, where: int, key: tuple[int, ...]) -> SymbolValues:
        key = (where == BOSS, *key)
        found = self._values.get(key)
        if found is None:
            if len(self._values) > REMEMBERED:
                self._values.clear()
            each = [self._mean(st, symbol, where) for symbol in range(N_SYMBOLS)]
            found = self._values[key] = (*each, max(each))
        return found

    def _mean(self, st: State, symbol: int, where: int) -> float:
        if symbol == MONEY or symbol == PLAN:
            return self.gain(st, symbol, 0)
        district = st.boss_at if where == BOSS else where
        total = 0.0
        for _ in range(LOOK):
            targets = [target_of(code) for code in aims_in(st, district)[symbol]]
            gains = [(self.gain(st, symbol, t), t) for t in targets if (BOSS <= t < COPY_TOKEN) == (where == BOSS)]
            if not gains or max(gains)[0] <= 0:
                break
            gained, target = max(gains)
            total += gained
            st = one_symbol_more(st, 0, symbol, target)
            if st.over:
                break
        return total / LOOK


def part_of(st: State, district: int) -> tuple[int, ...]:
    """Everything in a district that its worth depends on."""
    shields = st.red_shields[district] + SHIELDS * st.blue_shields[district]
    searched = st.tables.marker_start > 0
    room = st.markers[district : district + 1] if searched else ()  # on the district's own track, where it has one
    if st.epic[district] < 0:
        return (-1, 0, st.enforcement[district], 0, 0, st.barricades[district], shields, 0, *room)
    return (
        st.epic[district],
        st.bracket[district],
        st.enforcement[district],
        st.research[district],
        st.health[district],
        st.barricades[district],
        shields,
        st.copies[district],
        *room,
    )
