"""Before the game: who plays, how hard, with which variants, which seed. Asks until the answers make a table."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from reckoners.cli.asked_variants import ask_variants
from reckoners.cli.failures import CommandError
from reckoners.cli.language import names_in
from reckoners.cli.marks import COST, HEAD, Marks, die_style
from reckoners.cli.pieces import Pieces
from reckoners.cli.screen import Screen
from reckoners.cli.typed import number_in, plain
from reckoners.content import Content, load_content, modules_here
from reckoners.content.content import ModuleInfo
from reckoners.content.model import DIFFICULTIES
from reckoners.game import Setup, SetupError
from reckoners.game.card_text import power_text
from reckoners.game.names import Names
from reckoners.game.setup import FEWEST, MOST, checked, with_all_modules, with_packs_of_modules

ALL = "all"  # modules


def ask_setup(
    screen: Screen, packs: tuple[str, ...], pieces: Pieces, difficulty: str, seed: str, bots: str | None
) -> tuple[Setup, str]:
    """Ask for everything that no option gave: the set-up, and who plays which seat."""
    table = with_packs_of_modules(Setup(reckoners=(), packs=packs, **pieces.given()))
    screen.say("cli-welcome", HEAD)
    if not pieces.modules:
        table = _ask_modules(screen, table)
    table = _ask_pieces(screen, table, pieces)
    content = load_content(table.packs, table.modules)
    names = names_in(content)
    reckoners = _ask_reckoners(screen, content, names, table)
    if bots is None:
        bots = _ask_bots(screen, reckoners, names)
    if not difficulty:
        difficulty = _ask_difficulty(screen)
    if not pieces.options:
        table = ask_variants(screen, table, reckoners)
    if not seed:
        seed = screen.ask(screen.words("cli-ask-seed") + " ").strip()
    return checked(msgspec.structs.replace(table, reckoners=reckoners, difficulty=difficulty, seed=seed))[0], bots


def _ask_modules(screen: Screen, table: Setup) -> Setup:
    """What is added to the base game, by numbers; Enter adds nothing."""
    here = modules_here(table.packs)
    if not here:
        return table
    words = screen.words
    for module in here:
        key = f"module-{module.number}"
        told = f"{words(key)}: {words(f'{key}.text')}" if words.has(key) else module.title
        screen.line(f" {module.number} {told}")
    while True:
        answer = screen.ask(words("cli-ask-modules") + " ").strip().lower()
        try:
            return with_packs_of_modules(msgspec.structs.replace(table, modules=_modules(answer, here)))
        except CommandError as error:
            screen.line(str(error), COST)
        except SetupError as error:
            screen.line(error.tell(words), COST)


def _modules(answer: str, here: Sequence[ModuleInfo]) -> tuple[int, ...]:
    if answer == ALL:
        return tuple(module.number for module in here)
    given: tuple[int, ...] = Pieces(modules=answer.replace(" ", ",")).given().get("modules", ())
    return given


def _ask_pieces(screen: Screen, table: Setup, pieces: Pieces) -> Setup:
    """The Boss and the city, of every module: what is chosen brings its module along. A Boss's own city comes first."""
    everything = with_all_modules(table.packs)
    names = names_in(everything)
    if not pieces.boss:
        table = msgspec.structs.replace(table, boss=_ask_piece(screen, names, table.boss, [*everything.bosses], "boss"))
    if not pieces.city:
        usual = next((id for id, city in everything.cities.items() if city.boss == table.boss), table.city)
        table = msgspec.structs.replace(table, city=_ask_piece(screen, names, usual, [*everything.cities], "city"))
    return with_packs_of_modules(table)


def _ask_piece(screen: Screen, names: Names, usual: str, ids: list[str], kind: str) -> str:
    """The Boss or the city, by number or name; with one of them there is nothing to ask."""
    if len(ids) < 2:
        return ids[0]
    for number, id in enumerate(ids, start=1):
        screen.line(f" {number} {names.name(id)}")
    while True:
        answer = screen.ask(screen.words(f"cli-ask-{kind}", usual=names.name(usual)) + " ").strip().lower()
        found = one_of(answer, ids, names) if answer else usual
        if found in ids:
            return found
        screen.line(SetupError(f"unknown-{kind}", name=answer, known=", ".join(ids)).tell(screen.words), COST)


def _ask_reckoners(screen: Screen, content: Content, names: Names, table: Setup) -> tuple[str, ...]:
    _show_reckoners(screen, content, names)
    screen.say("cli-alone", "dim", fewest=FEWEST, most=MOST)
    while True:
        answer = screen.ask(screen.words("cli-ask-reckoners") + " ")
        try:
            chosen = read_reckoners(answer, content, names)
            return checked(msgspec.structs.replace(table, reckoners=chosen))[0].reckoners
        except SetupError as error:
            screen.line(error.tell(screen.words), COST)


def _ask_bots(screen: Screen, reckoners: tuple[str, ...], names: Names) -> str:
    """Who plays: people, or which bots. Asked again until it can be understood."""
    from reckoners.bots.registry import BotError
    from reckoners.cli.seating import known_bots, read_seats

    while True:
        answer = screen.ask(screen.words("cli-ask-bots", known=known_bots(), first=reckoners[-1]) + " ")
        try:
            read_seats(answer, reckoners, names)
            return answer
        except CommandError as error:
            screen.line(str(error), COST)
        except BotError as error:
            screen.line(error.tell(screen.words), COST)


def _show_reckoners(screen: Screen, content: Content, names: Names) -> None:
    marks = Marks(content, names)
    grid = Grid.grid(padding=(0, 1))
    for number, (id, reckoner) in enumerate(content.reckoners.items(), start=1):
        ability = content.abilities[reckoner.ability]
        told = power_text(names, ability.does)
        dice = ", ".join(f"{count} {_short(screen, colour)}" for colour, count in reckoner.dice.items())
        if screen.plain:
            screen.line(f"{number} {names.name(id)}: {names.name(ability.id)}. {told} {dice}.")
            continue
        grid.add_row(
            str(number),
            Text(f" {marks.letter_of(id)} ", die_style(marks.colour_of(id))),
            Text(names.name(id), "bold"),
            Text(names.name(ability.id), HEAD),
            Text.assemble(told, (f" ({dice})", "dim")),
        )
    if not screen.plain:
        screen.show(grid)


def _short(screen: Screen, colour: str) -> str:
    key = f"die-{colour}.short"
    return screen.words(key) if screen.words.has(key) else colour


def read_reckoners(answer: str, content: Content, names: Names) -> tuple[str, ...]:
    """Numbers or names, whole or in part; one number alone draws so many at random, and nothing draws two."""
    ids = list(content.reckoners)
    parts = answer.replace(",", " ").lower().split()
    if not parts:
        return tuple(random.sample(ids, FEWEST))
    count = number_in(parts[1]) if parts[0] == "random" and len(parts) == 2 else None
    if count is not None and FEWEST <= count <= MOST:
        return tuple(random.sample(ids, count))
    return tuple(one_of(part, ids, names) for part in parts)


def one_of(part: str, ids: list[str], names: Names) -> str:
    """An id, as a Reckoner's, by its number, its name or the beginning of one; else the word as it is."""
    number = number_in(part)
    if number is not None and 1 <= number <= len(ids):
        return ids[number - 1]
    found = [id for id in ids if id.startswith(part) or plain(names.name(id)).startswith(plain(part))]
    return found[0] if len(found) == 1 else part


def _ask_difficulty(screen: Screen) -> str:
    words = screen.words
    for number, difficulty in enumerate(DIFFICULTIES, start=1):
        screen.line(f" {number} {words(f'difficulty-{difficulty}')}: {words(f'difficulty-{difficulty}.text')}")
    while True:
        answer = screen.ask(words("cli-ask-difficulty") + " ").strip().lower()
        if not answer:
            return "standard"
        chosen = number_in(answer)
        if chosen is not None and 1 <= chosen <= len(DIFFICULTIES):
            return DIFFICULTIES[chosen - 1]
        found = [
            id
            for id in DIFFICULTIES
            if id.startswith(answer) or plain(words(f"difficulty-{id}")).startswith(plain(answer))
        ]
        if len(found) == 1:
            return found[0]
        screen.say("cli-no-difficulty", COST, word=answer, known=", ".join(DIFFICULTIES))
