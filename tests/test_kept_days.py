"""Games that were kept before the numbers were tuned again still open."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.content import check_pack, load_content
from reckoners.game.files import load, read_lines
from tests.fifth_balance.make import FIFTH
from tests.fourth_balance.make import FOURTH
from tests.kept_day import MODULES, Day
from tests.second_balance.make import SECOND
from tests.seventh_balance.make import SEVENTH
from tests.sixth_balance.make import SIXTH
from tests.third_balance.make import THIRD

DAYS = (SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH)
GAMES = [pytest.param(day, file, id=f"{day.name}-{file.stem}") for day in DAYS for file in day.games]
each_day = pytest.mark.parametrize("day", DAYS, ids=lambda day: day.name)


@each_day
def test_nothing_is_wrong_with_the_packs(day: Day) -> None:
    for pack in day.packs.values():
        assert check_pack(pack) == []


@each_day
@pytest.mark.parametrize("modules", [(), MODULES])
def test_all_values_are_those_of_that_day(day: Day, modules: tuple[int, ...]) -> None:
    """If this fails, the game has something that the packs cannot know of: a new entry, field or book value."""
    names = day.pack_names if modules else day.pack_names[:1]
    assert load_content(names, modules).hash == day.hashes[modules]
    assert load_content([], modules).hash != day.hashes[modules]


@each_day
def test_one_for_each_table(day: Day) -> None:
    assert len(day.games) == len(day.tables)


@pytest.mark.parametrize(("day", "file"), GAMES)
def test_a_game_of_that_day_opens_by_itself(day: Day, file: Path) -> None:
    """Every action and the position after each 64 of them is checked."""
    header, _ = read_lines(file)
    assert not set(day.pack_names) & set(header.setup.packs)
    game = load(file)
    assert game.result in ("won", "lost")
    assert set(game.setup.packs) >= {day.pack_names[0]}
