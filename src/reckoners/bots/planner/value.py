"""The chance of winning from a position, as one number: the logarithm of the odds, fitted to games that were played.

A judge reckons in symbols by weights that somebody thought of; this one asks what became of positions like this. It
looks at the table as the Epic phase will leave it, so every chain and limit of that is in it. What a Boss, a city or
a module makes dangerous is in the fitted numbers, not in the search.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.fitted import VALUE
from reckoners.bots.planner.judge import END_OF_GAME, Judge
from reckoners.bots.planner.steady import log
from reckoners.bots.planner.weights import Weights
from reckoners.engine.codes import LOST, WON
from reckoners.engine.forecast import foresee
from reckoners.engine.state import State
from reckoners.engine.tables import Tables

JUDGED: Final = 31  # the feature that is a judge's opinion, in rounds
# How much that opinion counts beside what was fitted, where plans are compared: it knows where somebody stands and what
# a card is for. In games that were played such things hardly decide, so no fit finds them; between two plans they may.
OPINION: Final = 0.4
A_ROUND: Final = 0.9  # of the logarithm of the odds: what a round more until the Boss is defeated costs
EXACT: Final = 1e6  # more digits are noise: the last bit of a logarithm differs from machine to machine
HARD_WORK: Final = 9.0  # symbols that the hardest Epics take
NEAR: Final = 3.0  # rounds: when so few are left, what comes later counts less and less
SPARE: Final = 5  # Barricades in the supply; fewer are about to run out
MOST_ROUNDS: Final = -20.0  # behind: a judge cannot think worse of a position
Features = list[float]


class FittedValue:
    """One set-up's. The features reckon with the usual weights, whatever a bot's own are: the fit belongs to them."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.judge: Judge = Judge(tables, Weights())
        self.symbols: float = self.judge.work_of_a_round / A_ROUND  # that are as much as one of the logarithm
        self.fitted: list[float] = VALUE
        self.table: Features = table_features(tables)

    def worth(self, st: State) -> float:
        """The position at the end of a use step, in symbols on the Boss."""
        if st.over:
            return END_OF_GAME if st.over == WON else -END_OF_GAME if st.over == LOST else 0.0
        features = self.features(st)
        total = weighed(self.fitted, features) + OPINION * features[JUDGED]
        return round(total * self.symbols * EXACT) / EXACT

    def features(self, st: State) -> Features:
        """What the chance depends on: the race, the people, what threatens them, what the team has."""
        seen = foresee(st)
        lost = seen.over == LOST
        dead = float(st.population)
        people = 0.0
        if not lost:
            beyond = self.judge.unforeseen(st)
            people = max(0.0, seen.population - beyond)
            dead += beyond - seen.population
        return self.of_both(st, st if lost else seen, people, lost, self.judge.weighed(st, dead))

    def as_it_lies(self, st: State) -> Features:
        """The same of a table on which much is still to be done before its Epic phase."""
        return self.of_both(st, st, float(st.population), False, self.judge.worth(st))

    def of_both(self, st: State, seen: State, people: float, lost: bool, judged: float) -> Features:
        """`judged` is what a judge thinks of the position: it knows who stands where, what cards are about, and much
        else that no other feature sees."""
        judge = self.judge
        threats = judge.threats
        tables = self.tables
        n = float(tables.n_seats)
        ring = float(tables.n_districts)
        rewarded = 0
        for epic in st.beaten:
            rewarded += tables.reward_boss[epic]
        left = max(0, judge.left(st) - rewarded)
        rounds = left / judge.work_of_a_round
        far = min(1.0, rounds / NEAR)
        dead = harm = gained = close = 0.0
        weak = epics = 0
        for district in range(tables.n_districts):
            share = judge.share_in(seen, district)
            dead += share[0]
            harm += share[1]
            gained += share[2]
            epic = seen.epic[district]
            if epic >= 0:
                epics += 1
                research = seen.research[district]
                weak += research == 0
                close += max(0.0, 1 - threats.work(epic, research, seen.health[district]) / HARD_WORK)
            else:
                # Defeated: nearly defeated must not count for more, or no easy Epic is ever finished.
                weak += 1
                close += 1.0
        boss_dead = 0.0
        for track, place in enumerate(seen.boss_bracket):
            boss_dead += threats.boss_dead[track][place]
            harm += threats.boss_harm[track][place]
        walked = 0.0
        if judge.walk.any:
            share = judge.walk.all(seen)
            dead += share[0]
            harm += share[1]
            walked = share[2]
        dead += boss_dead
        cards = 0
        for hand in st.cards:
            cards += len(hand) - 1
        some = people + 2.0
        crowd = max(0.0, 1 - 3 * seen.enforcement_left / tables.enforcement) if tables.enforcement else 0.0
        found = [
            1.0,
            1.0 / n,
            rounds,
            min(rounds, 1.0),
            min(rounds, 2.0),
            log(people + 1.0),
            people / 10.0,
            dead / some,
            dead * far / 10,
            harm * far / 10,
            harm * far / some,
            rounds * harm / (10 * some),
            5 * rounds / some,
            gained / n * far,
            close / n,
            weak / n,
            5 * boss_dead * far / some,
            sum(seen.enforcement) / n / 4,
            sum(seen.barricades) / n,
            max(0.0, float(SPARE - seen.barricades_left)),
            crowd,
            sum(seen.bracket) / ring / 3,
            st.money / n * far,
            (sum(st.tokens) + sum(st.fresh)) / n,
            cards / n,
            cards / n * far,
            len(seen.captured) / n,
            seen.base / 5,
            1.0 if st.boss_research <= rewarded else 0.0,
            1.0 if lost else 0.0,
            epics / ring,
            max(MOST_ROUNDS, judged / judge.work_of_a_round),
        ]
        found += self.of_modules(st, seen, far, walked)
        return found

    def of_modules(self, st: State, seen: State, far: float, walked: float) -> Features:
        """What only expansions have: Shields, Copy tokens, attacks on Reckoners, stolen cards, what districts hold."""
        n = float(self.tables.n_seats)
        ring = float(self.tables.n_districts)
        stolen = attacked = held = 0
        for cards in seen.stolen:
            stolen += len(cards)
        for tokens in seen.suffers:
            attacked += len(tokens)
        for marker in seen.markers:
            held += marker
        shields = float(sum(seen.red_shields) + sum(seen.blue_shields))
        return [
            shields / ring * far,
            sum(seen.copies) / ring * far,
            stolen / n * far,
            attacked / n * far,
            sum(st.charges) / n,
            walked / n * far,
            held / ring,
            *self.table,
        ]


def table_features(tables: Tables) -> Features:
    """Which table it is: a chance that is higher or lower all over."""
    kinds = [
        len(tables.boss_cards) > 0,  # a Boss who hunts by cards
        len(tables.boss_cells) > 0,  # one who rolls for power tables
        tables.marker_start > 0,  # a city whose districts are researched
        tables.protects,  # one whose districts are protected
        any(len(cards) > 0 for cards in tables.city_cards),
        tables.copy_tokens + tables.red_shields + tables.blue_shields > 0,
    ]
    return [1.0 if kind else 0.0 for kind in kinds]


def weighed(fitted: list[float], features: Features) -> float:
    total = 0.0
    for i in range(len(fitted)):
        total += fitted[i] * features[i]
    return total
