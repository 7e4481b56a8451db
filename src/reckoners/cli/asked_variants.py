"""Which variants of the rules a table plays with: asked for by number or name, till they go together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from reckoners.cli.marks import COST
from reckoners.cli.screen import Screen
from reckoners.cli.typed import number_in, plain
from reckoners.game import Setup, SetupError
from reckoners.game.setup import checked
from reckoners.game.variants import OPTIONS
from reckoners.text import Words


def ask_variants(screen: Screen, table: Setup, reckoners: tuple[str, ...]) -> Setup:
    """Those that this table can choose, by numbers or names; Enter takes none. If they do not go together the reason is
    told with its rule, and it is asked again; what a variant needs comes along with it."""
    words = screen.words
    table = msgspec.structs.replace(table, reckoners=reckoners)
    there = [option for option in OPTIONS if is_possible(table, option)]
    for number, option in enumerate(there, start=1):
        screen.line(f" {number} {words(f'option-{option}')}: {words(f'option-{option}.text')}")
    while True:
        answer = screen.ask(words("cli-ask-variants") + " ").strip().lower()
        try:
            return with_variants(table, read_variants(answer, there, words))
        except SetupError as error:
            screen.line(error.tell(words), COST)


def is_possible(table: Setup, option: str) -> bool:
    """Whether it changes anything here: some need another city, rewards come at once with some Bosses and cities."""
    try:
        return option in with_variants(table, (option,)).options
    except SetupError:
        return False


def with_variants(table: Setup, options: tuple[str, ...]) -> Setup:
    setup, _ = checked(msgspec.structs.replace(table, options=options))
    return msgspec.structs.replace(setup, seed=table.seed)


def read_variants(answer: str, there: Sequence[str], words: Words) -> tuple[str, ...]:
    """Numbers of this list, words of set-ups, or names, with spaces or commas between them and in them: of names that
    fit the longest is meant. A part that says nothing stays as it is, and the set-up tells what there is."""
    parts = answer.replace(",", " ").split()
    chosen: list[str] = []
    while parts:
        ways = ((length, variant_named(" ".join(parts[:length]), there, words)) for length in range(len(parts), 0, -1))
        length, option = next(((length, option) for length, option in ways if option), (1, parts[0]))
        chosen.append(option)
        del parts[:length]
    return tuple(chosen)


def variant_named(part: str, there: Sequence[str], words: Words) -> str:
    """An option by its number, by its whole name, or by the beginning of one; or nothing."""
    number = number_in(part)
    if number is not None and 1 <= number <= len(there):
        return there[number - 1]
    typed = plain(part)
    names = {option: (plain(option), plain(words(f"option-{option}"))) for option in OPTIONS}
    whole = [option for option, known in names.items() if typed in known]
    begun = [option for option, known in names.items() if typed and any(name.startswith(typed) for name in known)]
    found = whole or begun
    return found[0] if len(found) == 1 else ""
