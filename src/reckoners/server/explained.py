"""Which rules speak about which thing, and what the thing is in words: `inspect-<kind>` in the texts."""

from __future__ import annotations

from reckoners.content import Content, parse_word
from reckoners.content.model import (
    SYMBOLS,
    TRACK_COLOURS,
    Ability,
    AfterMove,
    AnyPower,
    Boss,
    City,
    Consumable,
    Converter,
    CostsTwo,
    Doubler,
    Equipment,
    Exchanger,
    ExtraDie,
    Odd,
    Reach,
    Symbols,
)
from reckoners.engine.boss import BOSSES
from reckoners.engine.city import CITIES
from reckoners.game.names import Names
from reckoners.server.printed import Explained

KINDS: dict[str, tuple[str, ...]] = {
    "epic": ("ACT-02", "ACT-03", "SYM-05", "SYM-07"),
    "research": ("SYM-04", "SYM-05", "SYM-10"),
    "health": ("SYM-06", "SYM-07", "SYM-10"),
    "bracket": ("ACT-02", "ACT-03", "ACT-05", "SYM-03"),
    "reward": ("REW-01", "REW-02", "REW-08"),
    "boss": ("BOSS-01", "BOSS-03", "BOSS-04", "STL-01", "STL-02"),
    "reckoner": ("SET-13", "USE-01", "USE-07"),
    "ability": ("CARD-02", "CARD-03"),
    "equipment": ("CARD-07", "BUY-01"),
    "die": ("USE-02", "USE-03", "ROLL-03"),
    "district": ("SET-02", "MOVE-01", "MOVE-02", "ACT-01"),
    "enforcement": ("ACT-03", "SYM-02", "COMP-01"),
    "barricade": ("MOVE-02", "BAR-01", "BAR-02", "COMP-02"),
    "plan": ("PLAN-01", "PLAN-02", "PLAN-03", "PLAN-04"),
    "sniper": ("HERO-04",),
    "population": ("BOSS-05", "EPI-03", "SET-07"),
    "money": ("BUY-01", "SYM-01", "PLAN-04"),
    "base": ("EPI-09", "EPI-10", "BUY-04"),
    "market": ("BUY-01", "BUY-02", "BUY-03"),
    "forecast": ("ACT-01", "ACT-02", "ACT-03"),
    "epic-deck": ("ADD-01", "REW-09", "COMP-07"),
    "equipment-deck": ("BUY-02", "BUY-03", "COMP-08"),
}
# Pieces that only some games have: what the table counts of them, and their rules.
PIECES: dict[str, tuple[str, tuple[str, ...]]] = {
    "red-shield": ("red_shields", ("EP2-15", "EP2-17", "EP2-18", "COMP-05")),
    "blue-shield": ("blue_shields", ("EP2-16", "EP2-17", "EP2-18", "COMP-05")),
    "copy-token": ("copy_tokens", ("EP2-21", "EP2-22", "EP2-23", "COMP-05")),
    "stolen": ("ability_die", ("EP2-07", "EP2-08", "EP2-09")),
    "asleep": ("ability_die", ("EP2-08",)),
    "ability-die": ("ability_die", ("EP2-06",)),
    "demolitions": ("demolitions", ("HER2-02", "HER2-05")),
}
# What a Boss or a city brings: the things, and theirs instead of others', by the kind and its id behind.
CARDS: dict[str, tuple[str, ...]] = {
    "boss-card": ("REG-03", "REG-04", "REG-07"),
    "attack-token": ("ATK-01", "REG-04"),
}
DISTRICT_TRACKS: dict[str, tuple[str, ...]] = {
    "marker": ("BAB-06", "BAB-07", "BAB-04", "BAB-05"),
    "dawnslight": ("BAB-10", "BAB-12", "BAB-09"),
}
WALKING: dict[str, tuple[str, ...]] = {
    "marker-passed": ("ILD-06", "ILD-07", "ILD-04", "ILD-08"),
    "tram": ("ILD-03", "ILD-04", "ILD-02"),
}
DISTRICT_CARDS: dict[str, tuple[str, ...]] = {
    "newcago-card": ("NEW-01", "NEW-02", "NEW-03", "NEW-08"),
}
POWER_TABLES: dict[str, tuple[str, ...]] = {"power-die": ("LIM-03", "LIM-01", "LIM-15")}
AT_ONCE: dict[str, tuple[str, ...]] = {"reward-at-once": ("MOD4-01", "MOD4-03", "MOD4-04", "REW-08")}
OWN: dict[str, tuple[str, ...]] = {
    "boss-regalia": ("REG-03", "REG-04", "BOSS-01", "BOSS-03", "BOSS-04"),
    "boss-limelight": ("LIM-03", "LIM-04", "BOSS-01", "BOSS-03", "BOSS-04"),
}
EFFECTS: dict[str, tuple[str, ...]] = {
    "reroll": ("ATK-02", "ATK-01"),
    "die": ("ATK-03", "ATK-01"),
    "equipment": ("ATK-04", "ATK-08", "ATK-01"),
    "ability": ("ATK-05", "ATK-08", "ATK-01"),
    "move": ("ATK-06", "ATK-01"),
    "doubles": ("ATK-07", "ATK-01"),
}
OWN_TRACKS: dict[str, tuple[str, ...]] = {
    "red-regalia": ("REG-05", "BOSS-02", "EPI-08"),
    "blue-regalia": ("REG-06", "BOSS-02", "EPI-08"),
    "yellow-limelight": ("LIM-05", "LIM-06", "LIM-07", "LIM-08", "LIM-15"),
    "black-limelight": ("LIM-09", "LIM-17", "LIM-15"),
    "red-limelight": ("LIM-10", "LIM-11", "LIM-12", "LIM-17", "LIM-15"),
    "blue-limelight": ("LIM-13", "LIM-17", "LIM-15"),
}
TRACKS: dict[str, tuple[str, ...]] = {
    "yellow": ("STL-01", "BOSS-02", "EPI-03", "EPI-08"),
    "black": ("STL-01", "BOSS-02", "EPI-08"),
    "red": ("STL-04", "BOSS-02", "EPI-08"),
    "blue": ("STL-05", "BOSS-02", "EPI-08"),
}
SYMBOL_RULES: dict[str, tuple[str, ...]] = {
    "money": ("SYM-01",),
    "enforcement": ("SYM-02",),
    "contain": ("SYM-03", "BOSS-02"),
    "research": ("SYM-04", "SYM-05"),
    "attack": ("SYM-06", "SYM-09"),
    "plan": ("SYM-08", "PLAN-01"),
}
ACTION_RULES: dict[str, tuple[str, ...]] = {
    "fortify": ("EPI-01", "SYM-10"),
    "enforcement": ("EPI-02", "COMP-01"),
    "population": ("EPI-03",),
    "barricade": ("EPI-06", "COMP-02"),
    "boss": ("EPI-07", "EPI-08"),
    "discover": ("EPI-09", "EPI-10"),
    "deploy": ("STL-04", "COMP-01"),
    "wall": ("STL-05", "COMP-02"),
    "pull": ("EP2-03", "EP2-02"),
    "repel": ("EP2-04", "COMP-02"),
    "power-up": ("EP2-05",),
    "transform": ("EP2-06",),
    "steal": ("EP2-07", "EP2-08", "EP2-09"),
    "attack-money": ("EP2-11", "EP2-12"),
    "attack-plan": ("EP2-13",),
    "red-shield": ("EP2-14", "EP2-15", "COMP-05"),
    "blue-shield": ("EP2-14", "EP2-16", "COMP-05"),
    "copy": ("EP2-19",),
    "copy-token": ("EP2-20", "EP2-21", "COMP-05"),
    "copy-token-clockwise": ("EP2-20", "EP2-21", "COMP-05"),
    "aid": ("BAB-09", "BAB-07"),
    "copy-own": ("ILD-05", "ILD-04"),
    "boss-research": ("ILD-07",),
    "enforcement-clockwise": ("REG-05", "COMP-01"),
    "enforcement-counterclockwise": ("REG-05", "COMP-01"),
    "population-by shields": ("LIM-05", "EPI-03"),
    "population-by enforcement": ("LIM-06", "EPI-03"),
    "population-by defeated": ("LIM-07", "EPI-03"),
    "population-by equipment": ("LIM-08", "EPI-03"),
    "fortify-own": ("LIM-09", "EPI-01"),
    "fortify-near": ("LIM-17", "EPI-01"),
    "fortify-all": ("LIM-09", "EPI-01"),
    "fortify-boss": ("LIM-09",),
    "enforcement-all": ("LIM-10", "LIM-14", "COMP-01"),
    "barricade-all": ("LIM-14", "COMP-02"),
    "red-shield-all": ("LIM-10", "LIM-14", "COMP-05"),
    "blue-shield-all": ("LIM-14", "EP2-14", "COMP-05"),
    "copy-token-all": ("LIM-14", "EP2-20", "COMP-05"),
    "enforcement-per-reckoner": ("LIM-11", "LIM-17", "COMP-01"),
    "enforcement-per-equipment": ("LIM-12", "LIM-17", "COMP-01"),
    "brackets": ("LIM-17", "EP2-05"),
    "suffer-all": ("LIM-13", "ATK-01"),
    "suffer": ("NEW-04", "ATK-01"),
}
NEWCAGO_RULES: dict[str, tuple[str, ...]] = {
    "on-defeat": ("NEW-05", "NEW-02", "NEW-03"),
    "on-weaken": ("NEW-05", "NEW-02", "NEW-03"),
    "exchange": ("NEW-06", "NEW-02", "NEW-03"),
    "reach-here": ("NEW-07", "NEW-02", "NEW-03"),
}
DAWNSLIGHT_RULES = ("BAB-10", "BAB-12", "BAB-09")
PER_RULES = ("EP2-10",)
GIFT_RULES = ("EPI-04", "EPI-05")
ABILITY_RULES = {
    "improvise": "HERO-01",
    "faith": "HERO-02",
    "operations": "HERO-03",
    "sniper": "HERO-04",
    "checkmate": "HERO-05",
    "lead-the-way": "HERO-06",
    "dispatcher": "HER2-01",
    "demolitions": "HER2-02",
    "tradecraft": "HER2-03",
    "joker": "HER2-04",
}
GIFT_CARD = ("CARD-02", "EQ2-01", "CARD-15")
# By the power of an odd card; what is always on is used by nobody.
POWER_RULES: dict[str, tuple[str, ...]] = {
    "tradecraft": ("CARD-03", "CARD-05", "CARD-15"),
    "joker": ("CARD-01",),
    "spyril": ("EQ2-05", *GIFT_CARD),
    "utility-tool": ("EQ2-06", "CARD-02", "CARD-15"),
    "herman": ("EQ2-07", "CARD-01"),
    "kidnap": ("EQ2-08", "CARD-02", "CARD-15"),
    "dish-soap": ("EQ2-09", "CARD-02", "CARD-15"),
    "tracking-device": ("EQ2-10", "CARD-02", "CARD-15"),
    "blackmail": ("EQ2-13", "EQ2-23", "CARD-01"),
    "fuel-cells": ("EQ2-14", "CARD-01"),
    "extra-ammo": ("EQ2-17", *GIFT_CARD),
    "predictive-analytics": ("EQ2-18", "CARD-01"),
    "sabotage": ("EQ2-19", "EQ2-23", "CARD-01"),
    "blind-spot": ("EQ2-20", "CARD-01"),
    "rtich": ("EQ2-22", "CARD-01"),
    "favor": ("EQ2-21", "CARD-01"),
    "med-kit": ("EQ2-25", "CARD-02", "CARD-15"),
}


def explained(names: Names) -> dict[str, Explained]:
    """Every kind of thing on the table, every Boss track (`track-red`), every symbol (`symbol-money`) and what cards of
    a Boss do (`effect-die`). What a Boss has otherwise than others has his id behind it (`track-red-regalia`)."""
    words = names.words
    table = names.content.table
    kinds = KINDS | {kind: rules for kind, (field, rules) in PIECES.items() if getattr(table, field)}
    kinds |= _brought(names.content)
    found = {kind: Explained(words(f"inspect-{kind}"), words(f"inspect-{kind}.text"), kinds[kind]) for kind in kinds}
    for colour in TRACK_COLOURS:
        found[f"track-{colour}"] = Explained(names.track(colour), words(f"inspect-track-{colour}"), TRACKS[colour])
    for track, rules in OWN_TRACKS.items():
        own, _, boss = track.partition("-")
        if boss in names.content.bosses:
            found[f"track-{track}"] = Explained(names.track(own, boss), words(f"inspect-track-{track}"), rules)
    for effect in dict.fromkeys(card.effect for boss in names.content.bosses.values() for card in boss.cards):
        told = Explained(words(f"suffers-{effect}"), words(f"suffers-{effect}.text"), EFFECTS[effect])
        found[f"effect-{effect}"] = told
    for symbol in SYMBOLS:
        text = words(f"symbol-{symbol}.text")
        found[f"symbol-{symbol}"] = Explained(names.symbol(symbol), text, SYMBOL_RULES[symbol])
    return found


def _brought(content: Content) -> dict[str, tuple[str, ...]]:
    """What only some Bosses and cities have."""
    bosses, cities = content.bosses.values(), content.cities.values()
    found: dict[str, tuple[str, ...]] = {}
    if any(boss.cards for boss in bosses):
        found |= CARDS
    if any(city.marker_start is not None for city in cities):
        found |= DISTRICT_TRACKS
    if any(city.marker_starts is not None for city in cities):
        found |= WALKING
    if content.city_cards:
        found |= DISTRICT_CARDS
    if any(boss.pages for boss in bosses):
        found |= POWER_TABLES
    if any(map(comes_at_once, bosses)) or any(map(comes_at_once, cities)):
        found |= AT_ONCE
    return found | {kind: rules for kind, rules in OWN.items() if kind.partition("-")[2] in content.bosses}


def card_rules(card: Ability | Equipment) -> tuple[str, ...]:
    own = (ABILITY_RULES[card.id],) if card.id in ABILITY_RULES else ()
    return tuple(dict.fromkeys((*own, *_family_rules(card.does))))


def comes_at_once(who: Boss | City) -> bool:
    """Whether rewards come at once with this Boss or in this city (MOD4-01)."""
    piece = (BOSSES if isinstance(who, Boss) else CITIES).get(who.plays or who.id)
    return piece is not None and piece.at_once


def _family_rules(power: AnyPower) -> tuple[str, ...]:
    if isinstance(power, Converter):
        return ("CARD-08", "CARD-01")
    if isinstance(power, ExtraDie):
        return ("CARD-09", "CARD-01")
    if isinstance(power, Doubler):
        return ("CARD-10", "CARD-01")
    if isinstance(power, Exchanger):
        return ("CARD-11", "CARD-03", "CARD-05", "CARD-15")
    if isinstance(power, Symbols):
        return ("CARD-12" if power.anywhere else "CARD-13", "CARD-02", "CARD-04", "CARD-15")
    if isinstance(power, Reach):
        return ("EQ2-04", "CARD-01")
    if isinstance(power, CostsTwo):
        return ("EQ2-16", "EQ2-02", "CARD-05", "CARD-15")
    if isinstance(power, Consumable):
        return ("EQ2-15", "EQ2-03", "EQ2-24")
    if isinstance(power, AfterMove):
        return ("EQ2-12", "CARD-01")
    if isinstance(power, Odd):
        return POWER_RULES.get(power.power, ("CARD-02", "CARD-15"))
    return ("CARD-14", "CARD-02", "CARD-15")


def action_rules(text: str) -> tuple[str, ...]:
    """The rules of a word on a track, such as `gift fortify` or `boss red`."""
    word = parse_word(text)
    own = ACTION_RULES.get("boss" if word.colour is not None else word.name, ())
    own = ACTION_RULES.get(f"{word.name} {word.kind}", own)
    if word.per is not None:
        own = (*PER_RULES, *own)
    return (*GIFT_RULES, *own) if word.gift else own


def family_title(names: Names, power: AnyPower) -> str:
    """The family of a card in words; empty for one that has no words of ours."""
    if isinstance(power, Odd):
        key = f"family-odd-{power.power}"
    elif isinstance(power, Symbols) and power.anywhere:
        key = "family-symbols-anywhere"
    else:
        key = f"family-{type(power).__struct_config__.tag}"
    return names.words(f"{key}.title") if names.words.has(f"{key}.title") else ""
