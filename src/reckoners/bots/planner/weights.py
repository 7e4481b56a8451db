"""What the planner holds dear. Harm is counted in population, all else in symbols on the Boss."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from reckoners.content.model import ATTACK_EFFECTS, TRACK_COLOURS

MOST = 1000  # of any number that people give the planner: beyond that nobody waits, and nothing weighs so much
PARTS = {"boss_power": TRACK_COLOURS, "suffers": ATTACK_EFFECTS}  # what the numbers of a list are for


class Weights:
    """`life` is between the two. Tuned by simulation; see docs/bots.md."""

    def __init__(self) -> None:
        self.life: float = 2.0
        self.progress: float = 1.0
        self.pace: float = 3.5  # symbols that a Reckoner brings to the Boss in a round
        self.learn: float = 2.5  # Boss research that an Epic would give
        self.money: float = 0.5
        self.plan: float = 0.85
        self.token: float = 0.8
        self.piece: float = 0.8  # rewards of Contain and of Attack Enforcement
        self.half_done: float = 0.6  # of a reward, for an Epic that is almost defeated
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


# By what each character that the planner listens to differs from its own weights, as factors.
CHARACTERS: tuple[dict[str, float], ...] = (
    {},
    {"learn": 1.7, "half_done": 1.45},  # hunts
    {"progress": 1.5, "life": 0.8},  # races
    {"life": 1.5},  # guards
)


def character(given: Mapping[str, object], number: int) -> Weights:
    """The weights that somebody gave, as one of the characters changes them."""
    weights = weights_with(given)
    for name, factor in CHARACTERS[number].items():
        setattr(weights, name, getattr(weights, name) * factor)
    return weights


@cache
def weight_names() -> tuple[str, ...]:
    """Every weight by the name that people give it; of a list each number by itself.

    >>> "life" in weight_names(), [name for name in weight_names() if name.startswith("boss_power")]
    (True, ['boss_power_yellow', 'boss_power_black', 'boss_power_red', 'boss_power_blue'])
    """
    names: list[str] = []
    for name in dir(Weights()):  # compiled, it has no __dict__
        if not name.startswith("_"):
            names += [f"{name}_{part}" for part in PARTS[name]] if name in PARTS else [name]
    return tuple(names)


def weights_with(given: Mapping[str, object]) -> Weights:
    """The usual weights but for these; TypeError if there is none of that name, ValueError if one is no number."""
    weights = Weights()
    for name, value in given.items():
        if name not in weight_names():
            raise TypeError(f"there is no weight '{name}'; there are: {', '.join(weight_names())}")
        number = float(checked_amount(name, value))
        field, _, part = name.rpartition("_")
        if part in PARTS.get(field, ()):
            getattr(weights, field)[PARTS[field].index(part)] = number
        else:
            setattr(weights, name, number)
    return weights


def checked_amount(name: str, given: object) -> int | float:
    """A number as somebody gave it; options are typed by people, so they can be anything."""
    if isinstance(given, int | float) and not isinstance(given, bool) and 0 <= given <= MOST:
        return given
    raise ValueError(f"{name} is a number from 0 to {MOST}, not {given!r}")
