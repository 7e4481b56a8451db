"""Cards in words and numbers: what each does, and what is printed on it."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.cli.language import say
from reckoners.content import parse_word
from reckoners.content.model import (
    AnyPower,
    Boss,
    Converter,
    Die,
    Doubler,
    Entry,
    Epic,
    Equipment,
    Exchanger,
    ExtraDie,
    Odd,
    Reckoner,
    Reward,
    Symbols,
)
from reckoners.game.names import Names


def text_of(names: Names, entry: Entry) -> str:
    """What an entry does, in words."""
    content = names.content
    if isinstance(entry, Reckoner):
        ability = content.abilities[entry.ability]
        return f"{names.name(ability.id)}: {power_text(names, ability.does)}"
    if isinstance(entry, Epic):
        return ", ".join(action_name(names, word) for word in entry.track)
    if isinstance(entry, Die):
        return " | ".join(names.symbols("+".join(_counted(face))) for face in entry.faces)
    does = getattr(entry, "does", None)
    return power_text(names, does) if does is not None else ""


def numbers_of(names: Names, entry: Entry) -> str:
    if isinstance(entry, Equipment):
        return f"${entry.price}"
    if isinstance(entry, Reckoner):
        return ", ".join(f"{count} {names.words(f'die-{die}.short')}" for die, count in entry.dice.items())
    if isinstance(entry, Epic):
        health = "∞" if entry.health == "infinite" else str(entry.health)
        reward = ", ".join(_rewards(names, entry.reward))
        return say("cli-epic-numbers", research=entry.research, health=health, weakened=entry.weakened, reward=reward)
    if isinstance(entry, Die):
        return say("cli-die-numbers", n=entry.count)
    if isinstance(entry, Boss):
        return say("cli-boss-numbers", movement=", ".join(map(str, entry.movement)))
    return ""


def _rewards(names: Names, reward: Reward) -> Iterator[str]:
    for field in ("boss_research", "money", "plan", "contain", "enforcement"):
        count = getattr(reward, field)
        if count:
            yield names.words(f"reward-{field.replace('_', '-')}", n=count)


def _counted(face: tuple[str, ...]) -> list[str]:
    return [f"{symbol}{face.count(symbol)}" for symbol in dict.fromkeys(face)]


def power_text(names: Names, power: AnyPower) -> str:
    words = names.words
    if isinstance(power, Converter):
        first, second = (names.symbol(symbol) for symbol in power.symbols)
        return words("family-converter", first=first, second=second)
    if isinstance(power, ExtraDie):
        return words("family-extra-die", die=names.name(power.die))
    if isinstance(power, Doubler):
        return words("family-doubler", symbol=names.symbol(power.symbol))
    if isinstance(power, Exchanger):
        cost = names.symbol(power.cost[0])
        for symbol in power.cost[1:]:
            cost = words("list-or", first=cost, last=names.symbol(symbol))
        return words("family-exchanger", cost=cost, gives=names.symbols("+".join(_counted(power.gives))))
    if isinstance(power, Symbols):
        family = "family-symbols-anywhere" if power.anywhere else "family-symbols"
        return words(family, gives=names.symbols("+".join(_counted(power.gives))))
    if isinstance(power, Odd):
        key = f"family-odd-{power.power}"
        return words(key) if words.has(key) else power.power
    return words("family-mover")


def action_name(names: Names, text: str) -> str:
    return _action(names, text, "")


def action_told(names: Names, text: str) -> str:
    return _action(names, text, ".text")


def _action(names: Names, text: str, part: str) -> str:
    word = parse_word(text)
    if word.colour is not None:
        return names.words(f"action-boss{part}", track=word.colour)
    if word.gift:
        return names.words(f"action-gift{part}", action=names.words(f"action-{word.name}", n=word.number))
    return names.words(f"action-{word.name}{part}", n=word.number)
