"""Variants are asked for before a game in the terminal: by number or name, in each language, till they go together."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners import Game, Setup
from reckoners.cli.asked_variants import is_possible, read_variants
from reckoners.game.variants import OPTIONS
from reckoners.text import Words
from tests.cli.terminal import Terminal

TABLE = "tia prof\n\n\n"  # people at standard difficulty


@pytest.mark.parametrize(
    ("pieces", "answer", "options", "modules"),
    [
        ("\n\n\n", "", (), ()),
        ("\n\n\n", "1 4", ("casual", "rewards-at-once"), ()),
        ("\n\n\n", "most intense, Newcago cards, mixed", ("most-intense", "newcago-cards-mixed"), (4,)),
        ("\n\n\n", "casual newcago-cards-b", ("casual", "newcago-cards-b"), (4,)),
        ("\nregalia\n\n", "intense", ("intense",), (4,)),
        ("\nlimelight\nnewcago\n", "newcago-cards-a", ("newcago-cards-a",), (4,)),
    ],
)
@pytest.mark.rule("VAR-04", "VAR-05", "NEW-01", "MOD4-01")
def test_variants_are_asked_for(
    terminal: Terminal, tmp_path: Path, pieces: str, answer: str, options: tuple[str, ...], modules: tuple[int, ...]
) -> None:
    file = tmp_path / "one.jsonl"
    told = terminal("play", "--save", file, typed=f"{pieces}{TABLE}{answer}\nseed\nquit\n")
    assert (told.code, told.err) == (0, "")
    assert "1 Casual: " in told.out
    setup = Game.load(file).setup
    assert (setup.options, setup.modules, setup.seed) == (options, modules, "seed")


def test_what_cannot_be_is_told_with_its_rule_and_asked_again(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    answers = "intense most-intense\ncards\nnewcago-cards-a newcago-cards-b\n3\n"
    told = terminal("play", "--save", file, typed=f"\n\n\n{TABLE}{answers}\nquit\n")
    assert "'intense' and 'most-intense' cannot be played together; choose one of them (VAR-05)" in told.out
    assert "unknown option 'cards'; there are: casual, " in told.out
    assert "'newcago-cards-a' and 'newcago-cards-b' cannot be played together; choose one of them (NEW-01)" in told.out
    assert Game.load(file).setup.options == ("most-intense",)
    told = terminal("play", "--save", tmp_path / "two.jsonl", typed=f"\n\nbabilar\n{TABLE}newcago-cards-a\n\n\nquit\n")
    assert "the districts of 'babilar' have no Newcago cards" in told.out
    assert "(NEW-01)" in told.out
    assert "Rewards at once: " not in told.out, "they come at once there anyway"


def test_variants_that_are_given_are_not_asked_for(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    told = terminal("play", "--options", "casual", "--save", file, typed=f"\n\n\n{TABLE}seed\nquit\n")
    assert "Which variants?" not in told.out
    assert Game.load(file).setup.options == ("casual",)


def test_what_a_table_can_choose() -> None:
    def there(boss: str, city: str) -> list[str]:
        table = Setup(reckoners=("tia", "prof"), boss=boss, city=city)
        return [option for option in OPTIONS if is_possible(table, option)]

    assert there("steelheart", "newcago") == list(OPTIONS)
    assert there("regalia", "ildithia") == ["casual", "intense", "most-intense"]
    assert "rewards-at-once" not in there("regalia", "newcago")


@pytest.mark.parametrize("language", ["en", "fr", "de", "es"])
def test_names_of_each_language_are_understood(language: str) -> None:
    words = Words(language)
    assert words.has("cli-ask-variants")
    for number, option in enumerate(OPTIONS, start=1):
        for typed in (str(number), option, words(f"option-{option}").lower()):
            assert read_variants(typed, OPTIONS, words) == (option,)
    both = ", ".join(words(f"option-{option}").lower() for option in ("casual", "most-intense"))
    assert read_variants(both, OPTIONS, words) == ("casual", "most-intense")
