"""Which rules speak about which thing, and what the thing is in words: `inspect-<kind>` in the texts."""

from __future__ import annotations

from reckoners.content import parse_word
from reckoners.content.model import (
    SYMBOLS,
    TRACK_COLOURS,
    Ability,
    AnyPower,
    Converter,
    Doubler,
    Equipment,
    Exchanger,
    ExtraDie,
    Odd,
    Symbols,
)
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
}
GIFT_RULES = ("EPI-04", "EPI-05")
ABILITY_RULES = {
    "improvise": "HERO-01",
    "faith": "HERO-02",
    "operations": "HERO-03",
    "sniper": "HERO-04",
    "checkmate": "HERO-05",
    "lead-the-way": "HERO-06",
}


def explained(names: Names) -> dict[str, Explained]:
    """Every kind of thing on the table, every Boss track (`track-red`) and every symbol (`symbol-money`)."""
    words = names.words
    found = {kind: Explained(words(f"inspect-{kind}"), words(f"inspect-{kind}.text"), KINDS[kind]) for kind in KINDS}
    for colour in TRACK_COLOURS:
        found[f"track-{colour}"] = Explained(names.track(colour), words(f"inspect-track-{colour}"), TRACKS[colour])
    for symbol in SYMBOLS:
        text = words(f"symbol-{symbol}.text")
        found[f"symbol-{symbol}"] = Explained(names.symbol(symbol), text, SYMBOL_RULES[symbol])
    return found


def card_rules(card: Ability | Equipment) -> tuple[str, ...]:
    own = (ABILITY_RULES[card.id],) if card.id in ABILITY_RULES else ()
    return tuple(dict.fromkeys((*own, *_family_rules(card.does))))


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
    return ("CARD-02", "CARD-15") if isinstance(power, Odd) else ("CARD-14", "CARD-02", "CARD-15")


def action_rules(text: str) -> tuple[str, ...]:
    """The rules of a word on a track, such as `gift fortify` or `boss red`."""
    word = parse_word(text)
    own = ACTION_RULES.get("boss" if word.colour is not None else word.name, ())
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
