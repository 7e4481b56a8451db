"""What the cells of a Boss's power tables cost on average, column by column: a die chooses the row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.engine.tables import Tables
from reckoners.engine.track_words import (
    ADD_BARRICADE,
    ADD_COPY_TOKEN,
    ADD_ENFORCEMENT,
    BLUE_SHIELD,
    FORTIFY,
    NAMES,
    POPULATION,
    POPULATION_BY,
    POWER_UP,
    RED_SHIELD,
    number_of,
    operation_of,
    word_of,
)

BY_SOMETHING: Final = 5.5  # people that an attack by something costs, taken over games
SUFFERING: Final = 0.7  # of each Reckoner who suffers an effect, in people
# Words that stand for many of another one: in every district, beside him and in his own, for each Reckoner.
EVERYWHERE: Final[dict[int, int]] = {
    NAMES.index("fortify-all"): FORTIFY,
    NAMES.index("enforcement-all"): ADD_ENFORCEMENT,
    NAMES.index("barricade-all"): ADD_BARRICADE,
    NAMES.index("red-shield-all"): RED_SHIELD,
    NAMES.index("blue-shield-all"): BLUE_SHIELD,
    NAMES.index("copy-token-all"): ADD_COPY_TOKEN,
    NAMES.index("brackets"): POWER_UP,
}
NEAR: Final = NAMES.index("fortify-near")
HIMSELF: Final = (NAMES.index("fortify-own"), NAMES.index("fortify-boss"))
FOR_EACH: Final = (NAMES.index("enforcement-per-reckoner"), NAMES.index("enforcement-per-equipment"))
ALL_SUFFER: Final = NAMES.index("suffer-all")


def plain(word: int, tables: Tables) -> int:
    """The same harm in a word of a track."""
    operation, number = operation_of(word), number_of(word)
    if operation in EVERYWHERE:
        return word_of(EVERYWHERE[operation], number * tables.n_districts)
    if operation == NEAR:
        return word_of(FORTIFY, number * 3)
    if operation in HIMSELF:
        return word_of(FORTIFY, number)
    if operation in FOR_EACH:
        return word_of(ADD_ENFORCEMENT, max(number, 1) * tables.n_seats)
    return word


def dead_in(word: int) -> float:
    operation = operation_of(word)
    return float(number_of(word)) if operation == POPULATION else BY_SOMETHING if operation == POPULATION_BY else 0.0


def harm_in(word: int, tables: Tables, harm: Callable[[int], float]) -> float:
    """What is not dead at once; `harm` judges words of tracks."""
    operation = operation_of(word)
    if operation in (POPULATION, POPULATION_BY):
        return 0.0
    return SUFFERING * tables.n_seats if operation == ALL_SUFFER else harm(plain(word, tables))


def by_column(tables: Tables, table: int, judge: Callable[[int], float]) -> list[float]:
    """From bracket 0, which there is not, to the last column: what an activation costs on average."""
    rows, die = tables.boss_cells[table], tables.power_dice[table]
    found = [0.0]
    for column in range(tables.bracket_end[table]):
        cost = 0.0
        for row in die:
            for word in rows[row][column]:
                cost += judge(word)  # one after the other: Python's own sum of floats is another from 3.12 on
        found.append(cost / len(die))
    return found
