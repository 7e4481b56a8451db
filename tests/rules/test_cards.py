"""CARD: Equipment and ability cards. Each family is played with every card of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from reckoners.content import load_content
from reckoners.content.model import (
    SYMBOLS,
    Ability,
    Converter,
    Doubler,
    Equipment,
    Exchanger,
    ExtraDie,
    Mover,
    Power,
    Symbols,
)
from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, offers, refuses, shows, told

CONTENT = load_content()
CARDS: tuple[Equipment | Ability, ...] = (*CONTENT.equipment.values(), *CONTENT.abilities.values())
OWNERS = {reckoner.ability: id for id, reckoner in CONTENT.reckoners.items()}

# Megan stands in The Loop with Digzone and Steelheart; Frostbite is in Chinatown, and Enforcement everywhere.
RING = """
district = [
  { id = "the-loop", epic = "digzone", bracket = 4, research = 5, health = 9, enforcement = 4 },
  { id = "chinatown", epic = "frostbite", bracket = 4, research = 5, health = 9, enforcement = 4 },
]
"""
# Where a symbol acts in The Loop, and in Chinatown; Money and Plan act nowhere.
HERE = {"enforcement": " the-loop", "contain": " digzone", "research": " digzone", "attack": " digzone"}
THERE = {"enforcement": " chinatown", "contain": " frostbite", "research": " frostbite", "attack": " frostbite"}
SEEN = {
    "enforcement": "district.the-loop.enforcement",
    "contain": "epic.digzone.bracket",
    "research": "epic.digzone.research",
    "attack": "epic.digzone.health",
    "money": "money",
    "plan": "megan.plan_next",
}


def team(megan: str = "", tia: str = "", more: str = "") -> Game:
    """Megan and Tia in The Loop, without Plan tokens."""
    return table(f"""
        {more}
        [position]
        {RING}
        reckoners.megan = {{ plan = 0{"," if megan else ""} {megan} }}
        reckoners.tia = {{ plan = 0{"," if tia else ""} {tia} }}
        """)


def word(symbols: Iterable[str]) -> str:
    """Symbols as the table shows them: `plan2+attack` in the order of the symbols."""
    counts = Counter(symbols)
    return "+".join(symbol + (str(counts[symbol]) if counts[symbol] > 1 else "") for symbol in SYMBOLS if symbol in counts)


def spend(symbol: str, where: dict[str, str] = HERE) -> str:
    return symbol + where.get(symbol, "")


def seen(game: Game, symbol: str) -> int:
    """How much a symbol has done so far."""
    view = game.view()
    loop = view.districts[0]
    assert loop.epic is not None
    return {
        "money": view.money - 4,
        "enforcement": 4 - loop.enforcement,
        "contain": 4 - loop.epic.bracket,
        "research": 5 - loop.epic.research,
        "attack": 9 - loop.epic.health if loop.epic.health is not None else 0,
        "plan": view.reckoners[0].plan_next,
    }[symbol]


def ids(cards: Iterable[Equipment | Ability]) -> list[str]:
    return [card.id for card in cards]


def family(kind: type[Power]) -> list[str]:
    return [card.id for card in CARDS if isinstance(card.does, kind)]


def does(card: str) -> Power:
    return next(other.does for other in CARDS if other.id == card)


def pairs(*kinds: type[Power]) -> list[tuple[str, str]]:
    return [(card, "") for kind in kinds for card in family(kind)]


CONVERTERS = [(card.id, *card.does.symbols) for card in CARDS if isinstance(card.does, Converter)]
EXTRA_DICE = [(card.id, card.does.die) for card in CARDS if isinstance(card.does, ExtraDie)]
DOUBLERS = [(card.id, card.does.symbol) for card in CARDS if isinstance(card.does, Doubler)]
EXCHANGERS = [(card.id, card.does.cost, card.does.gives) for card in CARDS if isinstance(card.does, Exchanger)]
REMOTE = [(card.id, card.does.gives) for card in CARDS if isinstance(card.does, Symbols) and card.does.anywhere]
FREE = [(card.id, card.does.gives) for card in CARDS if isinstance(card.does, Symbols) and not card.does.anywhere]
MOVERS = [card.id for card in CARDS if isinstance(card.does, Mover)]
