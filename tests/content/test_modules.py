"""Modules: layers of a pack, of which a table has those that it chooses."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from reckoners.content import ContentError, check_pack, load_content, module_that_brings, modules_here, packs_for
from reckoners.content.model import Symbols
from tests.content.packs import EPIC, MakePack

DIE = '[[replace.die]]\nid = "blue"\ncount = 5\n'
VAL = '[[replace.reckoner]]\nid = "val"\ndice = { green = 6 }\n'
RIFLE = '[[replace.equipment]]\nid = "rifle"\nprice = 1\n'
WRENCH = """
    [[equipment]]
    id = "wrench"
    name = "Wrench"
    price = 2
    does = { family = "symbols", gives = ["plan"] }
"""


def layer(folder: Path, number: int, **files: str) -> None:
    inner = folder / str(number)
    inner.mkdir()
    for name, text in files.items():
        (inner / f"{name}.toml").write_text(dedent(text), encoding="utf-8")


@pytest.fixture
def layered(pack: MakePack) -> Path:
    """Module 7 has a card; module 8 has another Curveball instead of all Epics that begin with a c."""
    folder = pack(manifest="modules = [7, 8]\n", dice=DIE)
    layer(folder, 7, module='title = "Tools"\n', equipment=WRENCH)
    away = 'title = "Curves"\n[remove]\nepic = ["curveball", "conflux", "cinderfall"]\n'
    layer(folder, 8, module=away, epics=EPIC.replace("gloom", "curveball").replace("Gloom", "Curveball"))
    return folder


def test_a_layer_is_there_when_its_module_is_in_play(layered: Path) -> None:
    content = load_content([layered], (7,))
    assert content.equipment["wrench"].does == Symbols(gives=("plan",))
    assert content.module_of("equipment", "wrench") == 7
    assert content.module_of("equipment", "rifle") == 0
    assert content.epics["curveball"] == load_content().epics["curveball"]
    assert content.dice["blue"].count == 5


def test_a_layer_takes_away_before_it_adds(layered: Path) -> None:
    content = load_content([layered], (8,))
    assert "wrench" not in content.equipment
    assert len(content.epics) == 23
    assert content.epics["curveball"].track[0] == "fortify"
    assert content.module_of("epic", "curveball") == 8
    assert content.origin("epic", "curveball", "track").pack == "mine"


def test_modules_together_in_any_order(layered: Path) -> None:
    content = load_content([layered], (8, 7, 8))
    assert content.hash == load_content([layered], (7, 8)).hash
    assert content.modules == {"equipment wrench": 7, "epic curveball": 8}
    assert content.in_play == (7, 8)


def test_a_pack_of_modules_without_one_of_them_changes_nothing(layered: Path) -> None:
    content = load_content([layered])
    assert content.hash == load_content().hash
    assert content.modules == {}
    assert [info.id for info in content.packs] == ["base", "mine"]


def test_a_pack_may_bring_a_module_without_a_layer(pack: MakePack) -> None:
    content = load_content([pack(manifest="modules = [7]\n", dice=DIE)])
    assert content.dice["blue"].count == 5


def test_a_pack_may_change_what_a_module_of_another_brings(layered: Path, pack: MakePack) -> None:
    """In its root what is always meant, in a folder of the module what only that module has."""
    other = pack(id="other", equipment=RIFLE + WRENCH.replace("[[", "[[replace.").replace("= 2", "= 3"))
    layer(other, 8, epics='[[replace.epic]]\nid = "curveball"\nresearch = 5\n')
    content = load_content([layered, other], (7,))
    assert (content.equipment["wrench"].price, content.equipment["rifle"].price) == (3, 1)
    assert content.epics["curveball"].research == load_content().epics["curveball"].research != 5
    assert load_content([layered, other], (8,)).epics["curveball"].research == 5
    assert load_content([layered, other]).equipment["rifle"].price == 1


def test_a_change_of_the_base_game_does_not_change_what_a_module_put_in_its_place(
    layered: Path, pack: MakePack
) -> None:
    other = pack(id="other", epics='[[replace.epic]]\nid = "curveball"\nresearch = 5\n')
    assert load_content([layered, other]).epics["curveball"].research == 5
    assert load_content([layered, other], (8,)).epics["curveball"].research == 2
    gone = pack(id="gone", manifest='[remove]\nepic = ["conflux", "curveball"]\n')
    assert len(load_content([layered, gone], (8,)).epics) == 23


def test_a_change_of_what_nobody_brings_is_a_mistake(layered: Path, pack: MakePack) -> None:
    other = pack(id="other", equipment=WRENCH.replace("[[", "[[replace.").replace('"wrench"', '"wrenhc"'))
    with pytest.raises(ContentError, match="no equipment 'wrenhc' to replace"):
        load_content([layered, other], (8,))


def test_an_unknown_module() -> None:
    with pytest.raises(ContentError, match=r"no pack here brings module 99; known: 1, 2, 3"):
        load_content(modules=(1, 99))


def test_the_check_reads_every_layer(layered: Path) -> None:
    assert check_pack(layered) == []
    (layered / "7" / "equipment.toml").write_text(dedent(WRENCH).replace("plan", "plam"), encoding="utf-8")
    (layered / "8" / "module.toml").write_text('titel = 3\n[remove]\nepic = ["nobody"]\n', encoding="utf-8")
    (layered / "8" / "sounds.toml").write_text("", encoding="utf-8")
    told = [(problem.file, problem.field) for problem in check_pack(layered)]
    assert sorted(told) == [
        ("7/equipment.toml", "does.gives[0]"),
        ("8/epics.toml", "id"),
        ("8/module.toml", "remove.epic[0]"),
        ("8/module.toml", "titel"),
        ("8/sounds.toml", ""),
    ]


def test_which_modules_there_are(layered: Path) -> None:
    assert [module.number for module in modules_here()] == [1, 2, 3, 4]
    assert [(module.number, module.title) for module in modules_here([layered])][-2:] == [(7, "Tools"), (8, "Curves")]
    assert module_that_brings("equipment", "wrench", [layered]) == 7
    assert module_that_brings("equipment", "rifle", [layered]) == 0


def test_a_module_of_the_house_brings_its_pack(layered: Path) -> None:
    mine = str(layered)
    assert packs_for((), (1, 2)) == ("steelslayer",)
    assert packs_for((mine,), (3, 7)) == ("steelslayer", mine)
    assert packs_for((mine,), (7,)) == (mine,)
    assert packs_for((mine, "steelslayer"), (1,)) == (mine, "steelslayer")
    assert load_content(modules=(1,)) is load_content(["steelslayer"], [1])


def test_a_pack_of_the_house_that_is_required_comes_by_itself(pack: MakePack) -> None:
    """A correction of Steelslayer can be left on while no module is in play."""
    mine = str(pack(manifest='requires = ["steelslayer"]\n', reckoners=VAL))
    assert packs_for((mine,), ()) == ("steelslayer", mine)
    assert load_content([mine]).hash == load_content().hash
    assert load_content([mine], (1,)).reckoners["val"].dice == {"green": 6}
