"""What the planner holds dear. Harm is counted in population, all else in symbols on the Boss."""

from __future__ import annotations


class Weights:
    """`life` is between the two. Tuned by simulation; see docs/bots.md."""

    def __init__(self) -> None:
        self.life: float = 2.0
        self.progress: float = 1.0
        self.pace: float = 3.5  # symbols that a Reckoner brings to the Boss in a round
        self.learn: float = 1.5  # Boss research that an Epic would give
        self.money: float = 0.5
        self.plan: float = 0.85
        self.token: float = 0.8
        self.piece: float = 0.6  # rewards of Contain and of Attack Enforcement
        self.half_done: float = 0.9  # of a reward, for an Epic that is almost defeated
        self.die: float = 6.0
        self.closed: float = 0.25  # a Barricade
        self.short: float = 0.2  # Barricades that are about to run out: the next ones cost population
        self.crowd: float = 0.2  # Enforcement that is about to run out
        self.base: float = 0.5
        self.boss_lasts: float = 2.4  # rounds that a bracket of the Boss stays where it is
        self.enforcement: float = 0.7
        self.fortify: float = 0.35
        self.barricade: float = 0.35
        self.discover: float = 0.5
        self.pull: float = 0.3
        self.repel: float = 0.5
        self.power_up: float = 0.6
        self.steal: float = 1.2
        self.attack_money: float = 0.5
        self.attack_plan: float = 0.7
        self.shield: float = 0.3  # one that an Epic will put
        self.copy: float = 1.2  # what an Epic does twice as much, once for each neighbour
        self.copy_token: float = 0.9
        self.red_shield: float = 0.15  # one that lies there; and for each piece behind it
        self.blue_shield: float = 0.15
        self.guarded: float = 0.08
        self.charge: float = 1.9  # a Demolitions token, in symbols
        self.stolen: float = 2.5  # a card that an Epic has, in symbols
        self.unknown: float = 0.5  # an action of a pack that the planner has not heard of
        self.boss_power: list[float] = [1.8, 0.6, 0.8, 0.4]
        # districts with research tracks, rewards at once
        self.defeat: float = 0.8  # an Epic less, beside its reward
        self.aid: float = 1.6  # a card of Dawnslight that is still to come
        self.held_people: float = 0.5
        self.spot_discover: float = 0.9
        self.spot_money: float = 0.7
        self.spot_plan: float = 0.9
        # Attack Reckoners: a reroll, a die, a card, the ability less, dear moves, no doubles; in symbols
        self.suffers: list[float] = [0.6, 1.4, 1.2, 0.8, 0.6, 0.8]
        self.no_card: float = 1.5  # one of the population instead of a card
        self.uneven: float = 2.0  # one of the population less for cards that are unevenly shared, in symbols
        self.lure: float = 0.9  # a Reckoner who stands where a nearly beaten Boss will be
