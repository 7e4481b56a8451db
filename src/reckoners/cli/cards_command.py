"""`reckoners cards`: what every card does, its numbers, and where each number comes from."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from difflib import get_close_matches

import msgspec
from rich import box
from rich.table import Table as Grid

from reckoners.cli.boss_pages import boss_boards
from reckoners.cli.failures import CommandError
from reckoners.cli.language import names_in, say, words
from reckoners.cli.pieces import content_with, modules_in
from reckoners.cli.screen import Screen
from reckoners.content import Content, Kind, load_content, modules_here
from reckoners.content.model import (
    DIFFICULTIES,
    Boss,
    City,
    Die,
    District,
    Entry,
    Epic,
    Equipment,
    Reckoner,
)
from reckoners.game.card_text import action_name, action_told, ours_of, rewards_of, text_of, values_of
from reckoners.game.names import Names

KINDS: tuple[Kind, ...] = (
    *("reckoner", "ability", "equipment", "dawnslight", "newcago-card", "epic", "boss", "city", "die"),
)


def show_cards(name: str, packs: list[str], modules: str, *, json: bool) -> int:
    chosen = modules_in(modules)
    content = content_with(packs, chosen)
    names = names_in(content)
    if name and not chosen and not known(names, name):  # a card of a module is found without its number
        everywhere = names_in(load_content([*packs], [module.number for module in modules_here(packs)]))
        names = everywhere if known(everywhere, name) else names
        content = names.content
    if json:
        described = described_all(names, name)
        sys.stdout.write(msgspec.json.encode(described[0] if name else described).decode() + "\n")
        return 0
    screen = Screen(words())
    if name or screen.plain:
        screen.lines(card_pages(name, names))
        return 0
    for kind in kinds_in(content):
        grid = Grid(title=say(f"cli-cards-{kind}"), title_justify="left", box=box.SIMPLE_HEAD, title_style="bold")
        for column in ("name", "text", "numbers", "ours"):
            grid.add_column(say(f"cli-column-{column}"), overflow="fold")
        for entry in content.entries(kind).values():
            grid.add_row(
                names.name(entry.id),
                text_of(names, entry),
                numbers_of(names, entry),
                origins_told(content, kind, entry),
            )
        screen.show(grid)
    screen.say("cli-cards-hint")
    return 0


def described_all(names: Names, name: str) -> list[dict[str, object]]:
    """For programs: what a name stands for, or everything."""
    district = find_district(names, name) if name else None
    if district is not None:
        city, board = district
        values = msgspec.to_builtins(board)
        provenance = values.pop("provenance")
        about = {"kind": "district", "id": board.id, "name": names.name(board.id), "city": city.id}
        return [{**about, "values": values, "origin": {"": {"provenance": provenance}}}]
    found = [find(names, name)] if name else list(everything(names.content))
    return [describe(names, kind, entry) for kind, entry in found]


def kinds_in(content: Content) -> list[Kind]:
    return [kind for kind in KINDS if content.entries(kind)]


def everything(content: Content) -> Iterator[tuple[Kind, Entry]]:
    for kind in KINDS:
        for entry in content.entries(kind).values():
            yield kind, entry


def known(names: Names, wanted: str) -> bool:
    try:
        return find_district(names, wanted) is not None or bool(find(names, wanted))
    except CommandError:
        return False


def find(names: Names, wanted: str) -> tuple[Kind, Entry]:
    """A card by its id or name; the beginning is enough where it is the only one."""
    key = " ".join(wanted.lower().split())
    cards = {}
    for kind, entry in everything(names.content):
        cards[entry.id] = (kind, entry)
        cards.setdefault(names.name(entry.id).lower(), (kind, entry))
    if key in cards:
        return cards[key]
    close = {word: found for word, found in cards.items() if key and key in word}
    if len({found[1].id for found in close.values()}) == 1:
        return next(iter(close.values()))
    hints = sorted(close) or get_close_matches(key, cards, n=3) or list(names.content.equipment)[:3]
    raise CommandError(say("cli-no-card", name=wanted[:60], known=", ".join(hints[:8])))


def card_pages(name: str, names: Names) -> Iterator[str]:
    """One card in full, or a line for each."""
    if name and (district := find_district(names, name)) is not None:
        yield from district_page(names, *district)
        return
    if name:
        yield from card_page(names, *find(names, name))
        return
    for kind in kinds_in(names.content):
        yield say(f"cli-cards-{kind}")
        for entry in names.content.entries(kind).values():
            told = [text_of(names, entry), numbers_of(names, entry), origins_told(names.content, kind, entry)]
            yield f"  {names.name(entry.id)}: " + " | ".join(part for part in told if part)
    yield say("cli-cards-hint")


def card_page(names: Names, kind: Kind, entry: Entry) -> Iterator[str]:
    yield f"{names.name(entry.id)} ({say(f'cli-kind-{kind}')}, {entry.id})"
    if module := names.content.module_of(kind, entry.id):
        yield f"  {say('cli-module', n=module)}"
    told = text_of(names, entry)
    if told:
        yield f"  {told}"
    line = f"{kind}-{entry.id}.line"
    if names.words.has(line):
        yield "  " + names.words("cli-quoted", text=names.words(line))
    if isinstance(entry, Epic):
        for place, word in enumerate(entry.track, start=1):
            yield f"  {place}. {action_name(names, word)}: {action_told(names, word)}"
    if isinstance(entry, Boss):
        yield from boss_cards(names, entry)
        yield from boss_boards(names, entry)
    if isinstance(entry, City):
        yield from city_tracks(names, entry)
    yield say("cli-values")
    for field, value, origin in values_of(names.content, kind, entry):
        source = f"{say(f'provenance-{origin.provenance}')}, {say('cli-from-pack', pack=origin.pack)}"
        yield f"  {field} = {value}  [{source}]"
    yield say("cli-provenance-hint")


def numbers_of(names: Names, entry: Entry) -> str:
    if isinstance(entry, Equipment):
        return f"${entry.price}"
    if isinstance(entry, Reckoner):
        return ", ".join(f"{count} {names.words(f'die-{die}.short')}" for die, count in entry.dice.items())
    if isinstance(entry, Epic):
        health = "∞" if entry.health == "infinite" else str(entry.health)
        reward = ", ".join(rewards_of(names, entry.reward))
        return say("cli-epic-numbers", research=entry.research, health=health, weakened=entry.weakened, reward=reward)
    if isinstance(entry, Die):
        return say("cli-die-numbers", n=entry.count)
    if isinstance(entry, Boss):
        return say("cli-boss-numbers", movement=", ".join(map(str, entry.movement)))
    if isinstance(entry, City):
        return say("cli-city-numbers", n=len(entry.districts))
    return ""


def boss_cards(names: Names, boss: Boss) -> Iterator[str]:
    """What the cards of his own deck do to Reckoners."""
    for card in boss.cards:
        key = f"suffers-{card.effect}"
        yield "  " + say("cli-boss-cards", n=card.count, card=names.words(key), text=names.words(f"{key}.text"))


def city_tracks(names: Names, city: City) -> Iterator[str]:
    """The tracks of its districts, if they have any; where their markers start and what that means for the Boss."""
    if city.marker_start is not None and city.boss_health is not None:
        levels = [names.words(f"difficulty-{difficulty}") for difficulty in DIFFICULTIES]
        markers, health = (
            ", ".join(f"{value} ({level})" for value, level in zip(values, levels, strict=True))
            for values in (city.marker_start, city.boss_health)
        )
        yield "  " + say("cli-city-markers", markers=markers, health=health)
    if city.marker_starts is not None and city.passes is not None:
        starts, passed = (
            ", ".join(f"{value} ({say('cli-so-many-reckoners', n=int(count))})" for count, value in values.items())
            for values in (city.marker_starts, city.passes)
        )
        yield "  " + say("cli-city-walks", markers=starts, passed=passed)
    for district in city.districts:
        if district.track:
            yield "  " + say("cli-city-track", district=names.name(district.id), spots=spots_told(names, district))


def spots_told(names: Names, district: District) -> str:
    """From the top down; spots that do nothing are left out."""
    top = len(district.track) - 1
    spots = [
        say("cli-say-spot", spot=top - place, action=names.action(word))
        for place, word in enumerate(district.track)
        if word
    ]
    return ", ".join(spots) or say("cli-say-no-spot")


def find_district(names: Names, wanted: str) -> tuple[City, District] | None:
    """A district by its id or name, whole."""
    key = " ".join(wanted.lower().split())
    for city in names.content.cities.values():
        for district in city.districts:
            if key in (district.id, names.name(district.id).lower()):
                return city, district
    return None


def district_page(names: Names, city: City, district: District) -> Iterator[str]:
    yield f"{names.name(district.id)} ({say('cli-kind-district')}, {names.name(city.id)}, {district.id})"
    if district.track:
        yield f"  {spots_told(names, district)}"
    words = dict.fromkeys(word for word in district.track if word)
    for word in words:
        yield f"  {action_name(names, word)}: {action_told(names, word)}"


def origins_told(content: Content, kind: Kind, entry: Entry) -> str:
    """Which fields hold values of ours, or of another pack than the base game."""
    ours = ours_of(content, kind, entry)
    packs = dict.fromkeys(origin.pack for _, _, origin in values_of(content, kind, entry) if origin.pack != "base")
    told = [say("cli-ours", fields=", ".join(ours))] if ours else []
    told += [say("cli-from-pack", pack=pack) for pack in packs]
    module = content.module_of(kind, entry.id)
    return "; ".join([*told, say("cli-module", n=module)] if module else told)


def describe(names: Names, kind: Kind, entry: Entry) -> dict[str, object]:
    """A card for programs."""
    values = msgspec.to_builtins(entry)
    values.pop("provenance")
    return {
        "kind": kind,
        "id": entry.id,
        "name": names.name(entry.id),
        "text": text_of(names, entry),
        "module": names.content.module_of(kind, entry.id),
        "values": values,
        "origin": {
            field: {"provenance": origin.provenance, "pack": origin.pack}
            for field, _, origin in values_of(names.content, kind, entry)
        },
    }
