"""What a card's power is in the tables: a family, and the numbers that go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reckoners.content.model import (
    SYMBOLS,
    AfterMove,
    AnyPower,
    CityCard,
    Consumable,
    Converter,
    CostsTwo,
    Doubler,
    Exchanger,
    ExtraDie,
    Mover,
    Odd,
    Reach,
    Symbols,
)
from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.action import bit
from reckoners.engine.codes import (
    AFTER_MOVE,
    CONSUMABLE,
    CONVERTER,
    COSTS_TWO,
    DOUBLER,
    EXCHANGER,
    EXTRA_DIE,
    FREE_SYMBOLS,
    MOVER,
    ODD,
    ON_DEFEAT,
    ON_WEAKEN,
    REACH,
)
from reckoners.engine.pools import both_ways, mask_of, pool_of
from reckoners.engine.powers import POWERS
from reckoners.engine.track_words import word_code

if TYPE_CHECKING:
    from reckoners.engine.tables import Tables


def note_power(tables: Tables, i: int, power: AnyPower) -> None:
    """An Equipment or ability card."""
    if isinstance(power, Converter):
        tables.family[i] = CONVERTER
        one, other = (SYMBOLS.index(symbol) for symbol in power.symbols)
        tables.converts[i] = both_ways(one, other)
    elif isinstance(power, ExtraDie):
        tables.family[i] = EXTRA_DIE
        tables.gives_die[i] = tables.die_ids.index(power.die)
    elif isinstance(power, Doubler):
        tables.family[i] = DOUBLER
        tables.doubles[i] = bit(SYMBOLS.index(power.symbol))
    elif isinstance(power, Exchanger):
        tables.family[i] = EXCHANGER
        tables.cost[i] = mask_of(pool_of(power.cost))
        tables.gives[i] = pool_of(power.gives)
    elif isinstance(power, Symbols):
        tables.family[i] = FREE_SYMBOLS
        tables.gives[i] = pool_of(power.gives)
        tables.anywhere[i] = power.anywhere
    elif isinstance(power, Mover):
        tables.family[i] = MOVER
    elif isinstance(power, Odd):
        tables.family[i] = ODD
        tables.power[i] = ODD_POWERS.index(power.power)
        odd = POWERS[tables.power[i]]
        tables.near[i] = odd.near
        tables.power_frame[i] = odd.frame
        tables.gives[i] = odd.gives
        tables.swaps[i] = odd.swaps
        tables.watches[i] = odd.watches
        tables.effects[i] = bit(odd.effect) if odd.effect >= 0 else 0
    elif isinstance(power, Reach):
        tables.family[i] = REACH
        tables.near[i] = mask_of(pool_of(power.symbols))
    elif isinstance(power, CostsTwo):
        tables.family[i] = COSTS_TWO
        one, other = (SYMBOLS.index(symbol) for symbol in power.cost)
        tables.cost_two[i] = (one, other)
        tables.gives[i] = pool_of(power.gives)
    elif isinstance(power, Consumable):
        tables.family[i] = CONSUMABLE
        tables.gives[i] = pool_of(power.gives)
        tables.boss_reward[i] = power.boss_research
    elif isinstance(power, AfterMove):
        tables.family[i] = AFTER_MOVE
        tables.gives[i] = pool_of(power.either)
        tables.either[i] = True


def note_city_card(tables: Tables, i: int, card: CityCard) -> None:
    """One side of a district's card."""
    tables.harm[i] = word_code(card.harm)
    benefit = card.benefit
    if benefit.exchange is not None:
        tables.family[i] = EXCHANGER
        tables.cost[i] = mask_of(pool_of((benefit.exchange.pays,)))
        tables.gives[i] = pool_of(benefit.exchange.gives)
    elif benefit.reach is not None:
        tables.family[i] = REACH
        tables.near[i] = mask_of(pool_of(benefit.reach))
    else:
        tables.family[i] = ON_DEFEAT if benefit.on_defeat else ON_WEAKEN
        tables.gives[i] = pool_of(benefit.on_defeat or benefit.on_weaken)
