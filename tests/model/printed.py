"""What is printed on the components, as the model reads it: the pack's own files, no loader of ours in between."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

PACKS = Path(__file__).parents[2] / "src" / "reckoners" / "content" / "packs"
RICH = Path(__file__).parent / "rich"  # much money and many people, so that cards are bought and games are long
RICH_BABILAR = Path(__file__).parent / "rich_babilar"  # the same for Regalia and her city
SYMBOLS = ("money", "enforcement", "contain", "research", "attack", "plan")
TRACKS = ("yellow", "black", "red", "blue")
KINDS = ("table", "city", "boss", "die", "reckoner", "ability", "equipment", "epic", "dawnslight", "newcago-card")
LEVELS = ("beginner", "standard", "hard", "sparks")

Entries = dict[str, dict[str, Any]]


_kinds: dict[str, Entries] = {}  # what is in play


def lay_out(modules: tuple[int, ...] = (), rich: bool = False) -> None:
    """What is in play from now on: the base game, what any module brings, the modules, the riches."""
    folders = ["base"] + ["steelslayer", *(f"steelslayer/{module}" for module in modules)] * bool(modules)
    _kinds.clear()
    riches = ((RICH, RICH_BABILAR) if 4 in modules else (RICH,)) if rich else ()
    _kinds.update(_laid((*(PACKS / folder for folder in folders), *riches)))


@cache
def _laid(layers: tuple[Path, ...]) -> dict[str, Entries]:
    found: dict[str, Entries] = {kind: {} for kind in KINDS}
    for layer in layers:
        files = [tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(layer.glob("*.toml"))]
        for file, kind in product(files, KINDS):
            for id in file.get("remove", {}).get(kind, []):
                del found[kind][id]
        for file, kind in product(files, KINDS):
            for entry in file.get(kind, []):
                found[kind][entry["id"]] = entry
            for entry in file.get("replace", {}).get(kind, []):
                found[kind][entry["id"]] = {**found[kind][entry["id"]], **entry}
    return found


def printed(kind: str) -> Entries:
    """All entries of a kind, by their id, in their order."""
    return _kinds[kind]


def board() -> dict[str, Any]:
    """The numbers of the set-up."""
    return next(iter(printed("table").values()))


def card(id: str) -> dict[str, Any]:
    """What a card does, an ability as well as Equipment; one of Dawnslight is a die, or feeds people (BAB-10)."""
    if id in printed("dawnslight"):
        gift = printed("dawnslight")[id]
        return {"family": "symbols", "gives": gift["gives"]} if "gives" in gift else {"family": "food", **gift}
    entry = printed("equipment").get(id) or printed("ability")[id]
    does: dict[str, Any] = entry["does"]
    return does


def faces(colour: str) -> list[list[str]]:
    return [list(face) for face in printed("die")[colour]["faces"]]


def boss_board(boss: dict[str, Any], reckoners: int, difficulty: str) -> dict[str, Any]:
    """His tracks, group size and research at this table (SET-09, SET-10); or his tables and their dice (LIM-01)."""
    level = LEVELS.index(difficulty)
    if "pages" in boss:
        page = next(one for one in boss["pages"] if (one["reckoners"], one["difficulty"]) == (reckoners, difficulty))
        tables = {colour: boss["power_tables"][page["tables"][colour]] for colour in TRACKS}
        return {"tables": tables, "dice": dict(zip(TRACKS, boss["power_dice"], strict=True))}
    adjustment, power = boss["boards"][level]
    one = next(one for one in boss["adjustment"] if (one["reckoners"], one["side"]) == (reckoners, adjustment))
    other = next(other for other in boss["power"] if other["side"] == power)
    printed_tracks = {**other["tracks"], **one["tracks"]}
    sides = {id: words[difficulty] if isinstance(words, dict) else words for id, words in printed_tracks.items()}
    return {
        "tracks": {colour: list(sides[colour]) for colour in TRACKS},
        "group": one.get("group_size", 0),
    }


def in_words(symbols: list[str]) -> str:
    """Symbols as the table writes them: `contain2+money`."""
    counted = [(symbol, symbols.count(symbol)) for symbol in (*SYMBOLS, "any")]
    return "+".join(symbol if n == 1 else f"{symbol}{n}" for symbol, n in counted if n) or "nothing"


def in_symbols(words: str) -> list[str]:
    """And back."""
    found: list[str] = []
    for part in words.split("+"):
        symbol = part.rstrip("0123456789")
        if symbol != "nothing":
            found += [symbol] * int(part[len(symbol) :] or 1)
    return found
