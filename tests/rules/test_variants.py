"""VAR-04, VAR-05 and rewards at once as words of a set-up: what each of them changes, and which go together."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from reckoners import Game, Setup, SetupError
from reckoners.engine.steps import STEP_REWARDS
from reckoners.game import Happening
from reckoners.game.variants import OPTIONS
from reckoners.text import languages, words_of
from tests.positions import rule, table
from tests.rules.regalia import regalia
from tests.rules.seen import epic, steelheart, told
from tests.rules.steelslayer import toml

TEAM = ("abraham", "cody", "david", "megan", "prof", "tia")
YELLOW = ["population"] * 4


def game_with(*options: str, count: int = 2, boss: str = "steelheart", city: str = "newcago") -> Game:
    return Game(Setup(reckoners=TEAM[:count], boss=boss, city=city, options=options, seed="variants"))


def his_phase(
    *options: str, boss: str = "steelheart", population: int = 20, brackets: int = 2, track: str = ""
) -> tuple[Game, list[Happening]]:
    """An Epic phase in which nothing attacks the population but his yellow track, and an Epic that does this."""
    there = ', epic = "digzone", bracket = 1' if track else ""
    game = table(
        f"""
        [setup]
        boss = "{boss}"
        options = {toml(options)}
        reckoners = ["tia", "prof"]
        {regalia(YELLOW) if boss == "regalia" else steelheart(YELLOW)}
        {epic("digzone", [track] * 4) if track else ""}
        [position]
        step = "purchase"
        market = []
        equipment_deck = []
        epic_deck = []
        population = {population}
        boss = {{ district = "the-loop", yellow = {brackets}{', deck = ["reroll"]' if boss == "regalia" else ""} }}
        reckoners = {{ tia = {{ plan = 0 }}, prof = {{ plan = 0 }} }}
        district = [{{ id = "the-loop" }}, {{ id = "chinatown"{there} }}, {{ id = "understreets" }}]
        """
    )
    return game, game.play("end purchase")


# -- casual


@rule("VAR-04")
@pytest.mark.parametrize("count", [2, 3, 6])
@pytest.mark.parametrize(("boss", "city"), [("steelheart", "newcago"), ("regalia", "babilar")])
def test_a_casual_game_starts_with_a_dollar_more_for_each(count: int, boss: str, city: str) -> None:
    plain = game_with(count=count, boss=boss, city=city).view().money
    assert game_with("casual", count=count, boss=boss, city=city).view().money == plain + count


# -- intense


@rule("VAR-05")
@pytest.mark.parametrize("boss", ["steelheart", "regalia"])
@pytest.mark.parametrize(("options", "more"), [((), 0), (("intense",), 1), (("most-intense", "casual"), 2)])
def test_more_people_are_attacked_once_in_each_activation(boss: str, options: tuple[str, ...], more: int) -> None:
    game, happened = his_phase(*options, boss=boss)
    assert game.view().population == 20 - 2 - more
    assert told(happened, "intense", "n") == ([(more,)] if more else [])


@rule("VAR-05")
def test_right_after_the_yellow_track() -> None:
    happened = his_phase("intense")[1]
    tracks = [str(event.args.get("track", event.kind)) for event in happened if event.kind in ("boss-acts", "intense")]
    assert tracks[:4] == ["yellow", "yellow", "intense", "black"]


@rule("VAR-05", "PRO-02")
@pytest.mark.parametrize("boss", ["steelheart", "regalia"])
def test_not_in_the_prologue(boss: str) -> None:
    game = game_with("most-intense", boss=boss)
    assert not told(game.events, "intense", "n")
    assert game.view().population == game_with(boss=boss).view().population


@rule("VAR-05", "EPI-08")
def test_not_for_a_lost_yellow_step() -> None:
    game, happened = his_phase("intense", brackets=3, track="boss yellow")
    assert told(happened, "boss-overflows", "track") == [("yellow",)]
    assert told(happened, "intense", "n") == [(1,)]
    assert game.view().population == 20 - 1 - 3 - 1


@rule("VAR-05", "BOSS-05")
def test_the_last_people_are_lost_before_his_other_tracks() -> None:
    game, happened = his_phase("most-intense", population=4)
    assert game.view().result == "lost"
    assert told(happened, "boss-acts", "track") == [("yellow",), ("yellow",)]


@rule("VAR-05")
def test_the_forecast_knows_of_it() -> None:
    plain, intense = (game_with(*options).forecast() for options in ((), ("most-intense",)))
    assert intense.population - plain.population == 2


# -- rewards at once


@rule("MOD4-01")
def test_rewards_at_once_in_the_base_game() -> None:
    assert STEP_REWARDS in game_with().state.tables.steps
    game = table(
        f"""
        [setup]
        options = ["rewards-at-once"]
        reckoners = ["tia", "prof"]
        {epic("digzone", reward={"boss_research": 1, "money": 2})}
        [position]
        money = 4
        boss.district = "understreets"
        reckoners = {{ tia = {{ dice = ["basic attack"] }}, prof = {{ dice = ["basic money"] }} }}
        district = [
          {{ id = "the-loop", epic = "digzone", research = 0, health = 1 }},
          {{ id = "chinatown" }},
          {{ id = "understreets" }},
        ]
        """
    )
    game.play("tia use d1 attack digzone")
    assert (game.step, game.view().money) == ("use", 6)


@rule("MOD4-01")
@pytest.mark.parametrize(("boss", "city"), [("regalia", "newcago"), ("steelheart", "babilar")])
def test_the_word_is_dropped_where_it_is_so_anyway(boss: str, city: str) -> None:
    game = game_with("rewards-at-once", "casual", boss=boss, city=city)
    assert game.setup.options == ("casual",)


# -- everything together


@rule("VAR-06")
@pytest.mark.parametrize("modules", [some for n in range(4) for some in combinations((1, 2, 3), n)])
def test_modules_bosses_cities_and_variants_mix_freely(modules: tuple[int, ...]) -> None:
    """Each set of modules with each Boss in each city; in turn with variants."""
    sides = ("newcago-cards-a", "newcago-cards-b", "newcago-cards-mixed")
    places = [(boss, city) for boss in ("steelheart", "regalia", "limelight") for city in ("newcago", "babilar")]
    for number, (boss, city) in enumerate(places):
        options = ("casual", sides[number % 3]) if city == "newcago" else ("most-intense",)
        setup = Setup(reckoners=TEAM[:2], boss=boss, city=city, modules=modules, options=options, seed=str(number))
        game = Game(setup)
        assert game.setup.modules == (*modules, 4)
        while game.codes() and game.view().round < 2:
            game.play_code(game.codes()[-1])
        assert game.view().round == 2 or game.result != "playing"


# -- the words


@rule("VAR-05")
def test_one_of_both_intensities() -> None:
    with pytest.raises(SetupError, match=r"'intense' and 'most-intense' cannot be played together.*VAR-05") as no:
        game_with("most-intense", "intense")
    for language in languages():
        assert "VAR-05" in no.value.tell(words_of(language))


def test_each_word_has_a_name_and_a_sentence() -> None:
    for language in languages():
        words = words_of(language)
        assert all(words(f"option-{option}") and words(f"option-{option}.text") for option in OPTIONS)
        assert all(option in words("cli-help-options") for option in OPTIONS)


def test_they_are_kept(tmp_path: Path) -> None:
    game = game_with("most-intense", "casual", "rewards-at-once")
    game.play("end purchase")
    game.save(tmp_path / "game.jsonl")
    again = Game.load(tmp_path / "game.jsonl")
    assert again.setup == game.setup
    assert again.setup.options == ("casual", "most-intense", "rewards-at-once")
    assert again.state.key() == game.state.key()
