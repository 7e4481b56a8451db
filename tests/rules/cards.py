"""A team with cards in their hands, and the families that the Equipment falls into."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

from reckoners.content import load_content
from reckoners.content.model import SYMBOLS, Converter, Doubler, Exchanger, ExtraDie, Mover, Symbols
from reckoners.game import Game
from tests.positions import table

CONTENT = load_content()
EQUIPMENT = CONTENT.equipment.values()
CONVERTERS = [(card.id, *card.does.symbols) for card in EQUIPMENT if isinstance(card.does, Converter)]
EXTRA_DICE = [(card.id, card.does.die) for card in EQUIPMENT if isinstance(card.does, ExtraDie)]
DOUBLERS = [(card.id, card.does.symbol) for card in EQUIPMENT if isinstance(card.does, Doubler)]
EXCHANGERS = [(card.id, card.does.cost, card.does.gives) for card in EQUIPMENT if isinstance(card.does, Exchanger)]
REMOTE = [(card.id, card.does.gives) for card in EQUIPMENT if isinstance(card.does, Symbols) and card.does.anywhere]
FREE = [(card.id, card.does.gives) for card in EQUIPMENT if isinstance(card.does, Symbols) and not card.does.anywhere]
MOVERS = [card.id for card in EQUIPMENT if isinstance(card.does, Mover)]

# Where a symbol acts in The Loop, in Chinatown and in Understreets; Money and Plan need no place.
HERE = {"enforcement": " the-loop", "contain": " digzone", "research": " digzone", "attack": " digzone"}
THERE = {"enforcement": " chinatown", "contain": " frostbite", "research": " frostbite", "attack": " frostbite"}
BEYOND = {"enforcement": " understreets", "contain": " earless", "research": " earless", "attack": " earless"}


def team(megan: str = "", tia: str = "", more: str = "") -> Game:
    """Megan and Tia in The Loop with Digzone and Steelheart, without Plan tokens; two Epics elsewhere."""
    return table(f"""
        {more}
        [position]
        district = [
          {{ id = "the-loop", epic = "digzone", bracket = 4, research = 5, health = 9, enforcement = 4 }},
          {{ id = "chinatown", epic = "frostbite", bracket = 4, research = 5, health = 9, enforcement = 4 }},
          {{ id = "understreets", epic = "earless", bracket = 4, enforcement = 4 }},
        ]
        reckoners.megan = {{ {megan or "plan = 0"} }}
        reckoners.tia = {{ {tia or "plan = 0"} }}
        """)


def replaced(card: str, does: str) -> str:
    """An Equipment card that does something else."""
    return f'[[replace.equipment]]\nid = "{card}"\ndoes = {{ {does} }}\n'


def red_with(*symbols: str) -> str:
    """Red dice whose last face shows these symbols."""
    other = '["attack"], ' * 5
    return f'[[replace.die]]\nid = "red"\nfaces = [{other}{json.dumps(symbols)}]\n'


def word(symbols: Iterable[str]) -> str:
    """Symbols as the table shows them, as in `attack+plan2`."""
    counts = Counter(symbols)
    return "+".join(f"{symbol}{counts[symbol]}".removesuffix("1") for symbol in SYMBOLS if symbol in counts)


def use(by: str, symbol: str, where: dict[str, str] = HERE) -> str:
    return f"megan use {by} {symbol}{where.get(symbol, '')}"


def done(game: Game) -> dict[str, int]:
    """What symbols have done in The Loop and for the team."""
    view = game.view()
    loop = view.districts[0]
    assert loop.epic is not None
    assert loop.epic.health is not None
    results = (
        view.money - 4,
        4 - loop.enforcement,
        4 - loop.epic.bracket,
        5 - loop.epic.research,
        9 - loop.epic.health,
        view.reckoners[0].plan_next,
    )
    return {symbol: result for symbol, result in zip(SYMBOLS, results, strict=True) if result}
