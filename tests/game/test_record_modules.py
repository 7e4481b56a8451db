"""Games with modules on paper: they come back with what they were played with, or one line says what is missing."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from reckoners import Game, Setup
from reckoners.game.errors import SaveError

TEAM = ("tia", "prof")
WRENCH = '[[equipment]]\nid = "wrench"\nname = "Wrench"\nprice = 2\ndoes = { family = "symbols", gives = ["plan"] }\n'


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A player's pack with a module of its own."""
    folder = tmp_path / "packs" / "toolbox"
    (folder / "7").mkdir(parents=True)
    (folder / "pack.toml").write_text(
        'id = "toolbox"\ntitle = "Tools"\nversion = "1"\nmodules = [7]\n', encoding="utf-8"
    )
    (folder / "7" / "equipment.toml").write_text(WRENCH, encoding="utf-8")
    monkeypatch.setenv("RECKONERS_PACKS", str(tmp_path / "packs"))
    return folder


def saved(path: Path, **setup: tuple[object, ...]) -> Path:
    game = Game(msgspec.convert({"reckoners": TEAM, "seed": "kept", **setup}, Setup))
    for _ in range(20):
        game.play(game.legal()[0])
    game.save(path)
    return path


def with_header(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def told(path: Path) -> str:
    with pytest.raises(SaveError) as no:
        Game.load(path)
    line = str(no.value)
    assert "\n" not in line
    return line


def test_a_game_comes_back_with_its_modules(tools: Path, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.jsonl", packs=("toolbox",), modules=(7,))
    game = Game.load(path)
    assert (game.setup.modules, game.setup.packs) == ((7,), (tools.name,))
    assert game.content.module_of("equipment", "wrench") == 7


def test_a_module_of_the_house_is_kept_with_its_pack(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.jsonl", modules=(3,))
    assert Game.load(path).setup.packs == ("steelslayer",)
    assert len(Game.load(path).content.epics) == 39


def test_the_pack_is_gone(tools: Path, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.jsonl", packs=("toolbox",), modules=(7,))
    shutil.rmtree(tools)
    assert told(path).endswith("there is no pack 'toolbox' here; there are: steelslayer")


def test_a_module_that_no_pack_brings(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.jsonl")
    with_header(path, '"modules":[]', '"modules":[77]')
    assert told(path).endswith("no pack of this table brings module 77; there are: 1, 2, 3, 4")


def test_a_save_made_without_the_pack_says_what_differs(tmp_path: Path) -> None:
    path = saved(tmp_path / "game.jsonl")
    with_header(path, '"modules":[]', '"modules":[3]')
    line = told(path)
    assert "saved with other content" in line
    assert "epic ozone" in line


def test_the_pack_has_lost_its_module(tools: Path, tmp_path: Path) -> None:
    path = saved(tmp_path / "game.jsonl", packs=("toolbox",), modules=(7,))
    (tools / "7" / "equipment.toml").write_text("", encoding="utf-8")
    line = told(path)
    assert "saved with other content" in line
    assert "equipment wrench" in line
