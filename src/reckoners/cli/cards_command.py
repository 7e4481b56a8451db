"""`reckoners cards`: what every card does, its numbers, and where each number comes from."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from difflib import get_close_matches

import msgspec
from rich import box
from rich.table import Table as Grid

from reckoners.cli.failures import CommandError
from reckoners.cli.language import names_in, say, words
from reckoners.cli.pieces import content_with, modules_in
from reckoners.cli.screen import Screen
from reckoners.content import Content, Kind, load_content, modules_here
from reckoners.content.model import DIFFICULTIES, Boss, Die, Entry, Epic, Equipment, Reckoner, lines_on
from reckoners.game.card_text import action_name, action_told, ours_of, rewards_of, text_of, values_of
from reckoners.game.names import Names

KINDS: tuple[Kind, ...] = ("reckoner", "ability", "equipment", "epic", "boss", "die")


def show_cards(name: str, packs: list[str], modules: str, *, json: bool) -> int:
    chosen = modules_in(modules)
    content = content_with(packs, chosen)
    names = names_in(content)
    if name and not chosen and not known(names, name):  # a card of a module is found without its number
        everywhere = names_in(load_content([*packs], [module.number for module in modules_here(packs)]))
        names = everywhere if known(everywhere, name) else names
        content = names.content
    found = [find(names, name)] if name else list(everything(content))
    if json:
        described = [describe(names, kind, entry) for kind, entry in found]
        sys.stdout.write(msgspec.json.encode(described[0] if name else described).decode() + "\n")
        return 0
    screen = Screen(words())
    if name or screen.plain:
        screen.lines(card_pages(name, names))
        return 0
    for kind in KINDS:
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


def everything(content: Content) -> Iterator[tuple[Kind, Entry]]:
    for kind in KINDS:
        for entry in content.entries(kind).values():
            yield kind, entry


def known(names: Names, wanted: str) -> bool:
    try:
        find(names, wanted)
    except CommandError:
        return False
    return True


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
    if name:
        yield from card_page(names, *find(names, name))
        return
    for kind in KINDS:
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
        yield from boss_boards(names, entry)
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
    return ""


def boss_boards(names: Names, boss: Boss) -> Iterator[str]:
    """Which boards belong to which difficulty, and what stands on them."""
    for difficulty, (adjustment, power) in zip(DIFFICULTIES, boss.boards, strict=True):
        research = ", ".join(
            f"{count}: {by_level[DIFFICULTIES.index(difficulty)]}" for count, by_level in boss.research.items()
        )
        yield "  " + say(
            "cli-boss-level",
            level=names.words(f"difficulty-{difficulty}"),
            adjustment=adjustment,
            power=power,
            research=research,
        )
    for board in boss.power:
        for id, level, track in lines_on(board.tracks):
            yield "  " + say(
                "cli-boss-power", side=board.side, track=_track_name(names, id, level), actions=_actions(names, track)
            )
    for other in boss.adjustment:
        for id, level, track in lines_on(other.tracks):
            yield "  " + say(
                "cli-boss-adjustment",
                n=other.reckoners,
                side=other.side,
                group=other.group_size,
                track=_track_name(names, id, level),
                actions=_actions(names, track),
            )


def _track_name(names: Names, id: str, level: str) -> str:
    """A track, and the difficulty that its words are for."""
    return f"{names.track(id)} ({names.words(f'difficulty-{level}')})" if level else names.track(id)


def _actions(names: Names, track: tuple[str, ...]) -> str:
    return ", ".join(action_name(names, word) for word in track)


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
