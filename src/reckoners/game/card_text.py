"""Cards in words: what each does, what an Epic is worth, and which of its values are ours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from reckoners.content import Content, Kind, Origin, parse_word
from reckoners.content.folders import is_built_in
from reckoners.content.model import (
    AfterMove,
    AnyPower,
    Benefit,
    City,
    CityCard,
    Consumable,
    Converter,
    CostsTwo,
    Dawnslight,
    Die,
    Doubler,
    Entry,
    Epic,
    Exchanger,
    ExtraDie,
    Odd,
    Reach,
    Reckoner,
    Reward,
    Symbols,
)
from reckoners.game.names import Names

REWARDS = ("boss_research", "money", "plan", "contain", "enforcement")


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
    if isinstance(entry, Dawnslight):
        return dawnslight_text(names, entry)
    if isinstance(entry, CityCard):
        harm = action_name(names, entry.harm)
        return names.words("printed-newcago-card", harm=harm, benefit=benefit_text(names, entry.benefit))
    if isinstance(entry, City):
        return ", ".join(names.name(district.id) for district in entry.districts)
    does = getattr(entry, "does", None)
    return power_text(names, does) if does is not None else ""


def benefit_family(benefit: Benefit) -> str:
    """What kind of benefit a district's card has, as its text is called."""
    if benefit.exchange is not None:
        return "exchange"
    if benefit.reach is not None:
        return "reach-here"
    return "on-defeat" if benefit.on_defeat else "on-weaken"


def benefit_text(names: Names, benefit: Benefit) -> str:
    key = f"family-{benefit_family(benefit)}"
    if benefit.exchange is not None:
        gives = names.symbols("+".join(_counted(benefit.exchange.gives)))
        return names.words(key, pays=names.symbol(benefit.exchange.pays), gives=gives)
    if benefit.reach is not None:
        first, last = (names.symbol(symbol) for symbol in benefit.reach)
        return names.words(key, symbols=names.words("list-and", first=first, last=last))
    return names.words(key, gives=names.symbols("+".join(_counted(benefit.on_defeat or benefit.on_weaken))))


def dawnslight_text(names: Names, card: Dawnslight) -> str:
    if card.population:
        return names.words("family-dawnslight-population", n=card.population)
    return names.words("family-dawnslight", gives=names.symbols("+".join(_counted(card.gives))))


def rewards_of(names: Names, reward: Reward) -> Iterator[str]:
    for field in REWARDS:
        count = getattr(reward, field)
        if count:
            yield names.words(f"reward-{field.replace('_', '-')}", n=count)


def rewards_told(names: Names, reward: Reward) -> Iterator[str]:
    """What each reward does, in the same order."""
    for field in REWARDS:
        count = getattr(reward, field)
        if count:
            yield names.words(f"reward-{field.replace('_', '-')}.text", n=count)


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
    if isinstance(power, Reach):
        first, second = (names.symbol(symbol) for symbol in power.symbols)
        return words("family-reach", first=first, second=second)
    if isinstance(power, CostsTwo):
        first, second = (names.symbol(symbol) for symbol in power.cost)
        gives = names.symbols("+".join(_counted(power.gives)))
        return words("family-costs-two", first=first, second=second, gives=gives)
    if isinstance(power, Consumable):
        return words("family-consumable", gives=_consumed(names, power))
    if isinstance(power, AfterMove):
        first, second = (names.symbol(symbol) for symbol in power.either)
        return words("family-after-move", first=first, second=second)
    if isinstance(power, Odd):
        key = f"family-odd-{power.power}"
        return words(key) if words.has(key) else power.power
    return words("family-mover")


def _consumed(names: Names, power: Consumable) -> str:
    """What it gives: symbols, then research of the Boss."""
    symbols = names.symbols("+".join(_counted(power.gives))) if power.gives else ""
    if not power.boss_research:
        return symbols
    research = names.words("reward-boss-research", n=power.boss_research)
    return names.words("list-comma", first=symbols, last=research) if symbols else research


def action_name(names: Names, text: str) -> str:
    return _action(names, text, "")


def action_told(names: Names, text: str) -> str:
    return _action(names, text, ".text")


def _action(names: Names, text: str, part: str) -> str:
    word = parse_word(text)
    if word.colour is not None:
        return names.words(f"action-boss{part}", track=word.colour)
    if word.kind:
        return names.words(f"action-{word.name}{part}", kind=word.kind)
    if word.per is not None:
        action = names.words(f"action-{word.name}", n=word.number)
        return names.words(f"action-per{part}", action=action, per=word.per)
    if word.gift:
        return names.words(f"action-gift{part}", action=names.words(f"action-{word.name}", n=word.number))
    return names.words(f"action-{word.name}{part}", n=word.number)


def values_of(content: Content, kind: Kind, entry: Entry) -> Iterator[tuple[str, str, Origin]]:
    """Every printed value with its origin. What comes from one place as a whole is one line."""
    fields = msgspec.to_builtins(entry)
    for field, value in fields.items():
        if field not in ("id", "provenance"):
            yield from _values(content, kind, entry.id, field, value)


def _values(content: Content, kind: Kind, id: str, path: str, value: object) -> Iterator[tuple[str, str, Origin]]:
    origins = set(_origins(content, kind, id, path, value))
    if len(origins) == 1:
        yield path, _shown(value), origins.pop()
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _values(content, kind, id, f"{path}.{key}", inner)
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from _values(content, kind, id, f"{path}.{place}", inner)


def _origins(content: Content, kind: Kind, id: str, path: str, value: object) -> Iterator[Origin]:
    inner: list[tuple[str, object]] = []
    if isinstance(value, dict):
        inner = [(str(key), part) for key, part in value.items()]
    elif isinstance(value, list | tuple):
        inner = [(str(place), part) for place, part in enumerate(value)]
    if not inner:
        yield content.origin(kind, id, path)
    for key, part in inner:
        yield from _origins(content, kind, id, f"{path}.{key}", part)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(part)}" for key, part in value.items() if part not in (0, None))
    if isinstance(value, list | tuple):
        nested = any(isinstance(part, dict | list | tuple) for part in value)
        return ("; " if nested else ", ").join(_shown(part) for part in value)
    return str(value)


def ours_of(content: Content, kind: Kind, entry: Entry) -> tuple[str, ...]:
    """The fields that hold values of our own design."""
    found = (field.partition(".")[0] for field, _, origin in values_of(content, kind, entry) if is_ours(origin))
    return tuple(dict.fromkeys(found))


def ours_at(content: Content, kind: Kind, entry: Entry) -> tuple[str, ...]:
    """The same to the point: `track.3` if only that space of a track is ours."""
    return tuple(path for path, _, origin in values_of(content, kind, entry) if is_ours(origin))


def packs_at(content: Content, kind: Kind, entry: Entry) -> dict[str, str]:
    """The paths whose values are a player's own pack's, and the pack; an empty path: the whole entry is."""
    sources = content.sources[f"{kind} {entry.id}"]
    return {path: pack for path, pack in sources.items() if not _of_the_house(pack)}


@cache
def _of_the_house(pack: str) -> bool:
    return is_built_in(pack)


def is_ours(origin: Origin) -> bool:
    return origin.provenance == "ours"
