"""What a table is set up with: pieces of packs, and combinations that cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from reckoners import Game, Setup, SetupError
from reckoners.content import load_content
from reckoners.game.record import entry_hashes
from reckoners.game.scenario import table
from reckoners.game.setup import RANDOM, check_table, checked
from reckoners.text import Words, languages
from tests.second_city import BOSS, CITY, MODULE, write_second_city

TEAM = ("tia", "prof")


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(write_second_city(tmp_path_factory.mktemp("packs") / "second-city"))


def test_another_boss_in_another_city(pack: str, tmp_path: Path) -> None:
    setup = Setup(reckoners=TEAM, boss=BOSS, city=CITY, modules=(MODULE, MODULE), packs=(pack,), seed="away")
    game = Game(setup)
    view = game.view()
    assert view.boss.id == BOSS
    assert all(district.id.startswith("other-") for district in view.districts)
    assert game.setup.modules == game.state.tables.modules == (MODULE,)
    for _ in range(30):
        game.play(game.legal()[0])
    game.save(tmp_path / "away.jsonl")
    assert Game.load(tmp_path / "away.jsonl").setup == game.setup
    assert Game.load(tmp_path / "away.jsonl").view() == game.view()


def test_pieces_mix(pack: str) -> None:
    game = Game(Setup(reckoners=TEAM, city=CITY, packs=(pack,), seed="mixed"))
    assert (game.view().boss.id, game.view().districts[0].id[:6]) == ("steelheart", "other-")


def test_pieces_that_are_not_played_are_no_part_of_a_record(pack: str) -> None:
    """A Boss or a city that comes into the house later makes no old game another one."""
    setup = Setup(reckoners=TEAM)
    assert entry_hashes(load_content([pack]), setup) == entry_hashes(load_content(), setup)


def test_in_a_scenario(pack: str) -> None:
    text = '[setup]\nreckoners = ["tia", "prof"]\nboss = "{}"\ncity = "{}"\nmodules = [{}]\npacks = ["{}"]\n'
    game = table(text.format(BOSS, CITY, MODULE, pack))
    assert (game.view().boss.id, game.setup.city, game.setup.modules) == (BOSS, CITY, (MODULE,))


def test_a_pack_by_name_and_by_a_path_of_another_machine(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RECKONERS_PACKS", str(Path(pack).parent))
    for called in ("second-city", "/home/friend/second-city", "C:\\games\\second-city"):
        game = Game(Setup(reckoners=TEAM, city=CITY, packs=(called,), seed="found"))
        assert [info.id for info in game.content.packs] == ["base", "second-city"]
    with pytest.raises(SetupError, match=r"no pack '/home/.*first-city' here; there are: steelslayer, second-city"):
        Game(Setup(reckoners=TEAM, packs=("/home/friend/first-city",)))


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"boss": "nobody"}, r"nobody.*steelheart, regalia, limelight, other-steelheart"),
    ({"city": "atlantis"}, r"atlantis.*newcago, babilar, ildithia, other-newcago"),
    ({"modules": (9, 7)}, r"module 9; there are: 1, 2, 3, 4, 7"),
    ({"modules": (7,), "packs": ()}, r"module 7; there are: 1, 2, 3, 4"),
    ({"options": ("easy-mode",)}, r"easy-mode.*there are: casual, intense"),
]


@pytest.mark.parametrize(("wanted", "told"), IMPOSSIBLE)
def test_what_is_not_there_is_named_with_what_is(wanted: dict[str, Any], told: str, pack: str) -> None:
    with pytest.raises(SetupError, match=told) as no:
        Game(Setup(**{"reckoners": TEAM, "packs": (pack,), **wanted}))
    in_all_languages(no.value)


def test_a_city_that_is_too_small_and_a_boss_without_boards() -> None:
    content = load_content()
    setup = Setup(reckoners=("tia", "prof", "cody"))
    check_table(setup, content)
    city = content.cities["newcago"]
    small = msgspec.structs.replace(
        content, cities={"newcago": msgspec.structs.replace(city, districts=city.districts[:3])}
    )
    with pytest.raises(SetupError, match=r"newcago.*3 districts.*3 Reckoners need 4") as no:
        check_table(setup, small)
    in_all_languages(no.value)
    check_table(Setup(reckoners=TEAM), small)
    boss = content.bosses["steelheart"]
    research = {count: row for count, row in boss.research.items() if count != "3"}
    bare = msgspec.structs.replace(content, bosses={"steelheart": msgspec.structs.replace(boss, research=research)})
    with pytest.raises(SetupError, match=r"steelheart.*no boards for 3") as no:
        check_table(setup, bare)
    in_all_languages(no.value)


def in_all_languages(error: SetupError) -> None:
    told = {error.tell(Words(language)) for language in languages()}
    assert len(told) == len(languages())
    assert not any("\n" in line or "{" in line for line in told)


def test_a_module_of_the_house_brings_its_pack_and_its_reckoners() -> None:
    setup, content = checked(Setup(reckoners=("tia", "prof"), modules=(3, 1, 3), seed="layers"))
    assert (setup.modules, setup.packs) == ((1, 3), ("steelslayer",))
    assert content.module_of("reckoner", "val") == 1
    assert checked(setup) == (setup, content)
    assert Game(Setup(reckoners=TEAM, seed="layers")).setup.packs == ()


def test_a_reckoner_of_a_module_that_is_not_in_play() -> None:
    for modules in ((), (2,)):
        with pytest.raises(SetupError, match=r"'val' belongs to module 1, which is not in play; add module 1") as no:
            Game(Setup(reckoners=("val", "prof"), modules=modules))
        in_all_languages(no.value)


def test_reckoners_are_drawn_from_the_modules_in_play() -> None:
    def drawn_with(modules: tuple[int, ...]) -> set[str]:
        setups = (Setup(reckoners=(RANDOM,) * 6, modules=modules, seed=f"draw {n}") for n in range(12))
        return {reckoner for setup in setups for reckoner in checked(setup)[0].reckoners}

    assert drawn_with((1,)) == {*drawn_with(()), "val", "mizzy", "exel", "sam"}
