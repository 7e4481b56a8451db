"""Games of Steelslayer that were kept before its tables were tuned still open, with the numbers of then."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from reckoners.bots import Team
from reckoners.content import check_pack, load_content
from reckoners.game import Game, Setup
from reckoners.game.files import load, read_lines
from reckoners.game.record import header_of, lines_of, replayed
from tests.first_steelslayer.make import BASE_GAME, GAMES, HASH, MODULES, PACK, TABLES

DAYS = sorted(GAMES.glob("*.jsonl"))
GUEST = GAMES / "guest-steelheart-2.jsonl"


def test_nothing_is_wrong_with_the_pack() -> None:
    assert check_pack(PACK) == []
    assert load_content([PACK], MODULES).packs[-1].id == "first-steelslayer"


def test_all_values_are_those_of_that_day() -> None:
    """If this fails, Steelslayer has something that the pack cannot know of: a new entry, field or book value."""
    assert load_content([BASE_GAME, PACK], MODULES).hash == HASH != load_content([], MODULES).hash


def test_one_for_each_table_and_one_in_which_a_guest_has_limelights_health() -> None:
    """Such a record names nothing else that was tuned: a game of Steelheart in Ildithia, won."""
    assert len(DAYS) == len(TABLES) + 1
    header, _ = read_lines(GUEST)
    assert (header.setup.boss, header.setup.city) == ("steelheart", "ildithia")
    assert not [name for name in header.content if "limelight" in name]


@pytest.mark.parametrize("file", DAYS, ids=lambda file: file.stem)
def test_a_game_of_that_day_opens_by_itself(file: Path) -> None:
    """Every action and the position after each 64 of them is checked."""
    header, _ = read_lines(file)
    assert header.setup.packs == ("steelslayer",)
    game = load(file)
    assert game.result in ("won", "lost")
    assert game.setup.packs == ("steelslayer", "first-steelslayer", BASE_GAME)


def test_so_does_one_from_before_the_base_game_was_tuned_too() -> None:
    """Such a record knows nothing of either pack: it has the numbers of both days."""
    numbers = ("first-steelslayer", "first-balance")
    setup = Setup(
        reckoners=("david", "megan"), boss="regalia", modules=(4,), difficulty="hard", seed="both", packs=numbers
    )
    game = Team({0: "greedy", 1: "greedy"}, 2).play_out(Game(setup))
    header = header_of(game, "save")
    header = msgspec.structs.replace(header, setup=msgspec.structs.replace(header.setup, packs=("steelslayer",)))
    again = replayed(header, lines_of(game, header), "a record", 0)
    assert again.setup.packs == ("steelslayer", *numbers)
    assert again.result == game.result
