"""The page about packs is tried: its blocks make a pack that loads and plays."""

from __future__ import annotations

import re
from pathlib import Path

from reckoners import Game, Setup
from reckoners.content import check_pack, load_content
from reckoners.content.model import page_tables, words_on

PAGE = (Path(__file__).parent.parent / "docs" / "packs.md").read_text(encoding="utf-8")


def written(folder: Path) -> Path:
    """Each block goes into the file that its first line names; blocks of one file are put together."""
    for name, text in re.findall(r"```toml\n# (?:in )?mine/(\S+)\n(.*?)```", PAGE, re.DOTALL):
        (folder / name).parent.mkdir(exist_ok=True)
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(text + "\n")
    return folder


def test_the_page_makes_a_pack_that_plays(tmp_path: Path) -> None:
    folder = written(tmp_path)
    assert check_pack(folder) == []
    content = load_content([folder])
    assert content.equipment["emp"].price == 4
    assert content.origin("equipment", "emp", "price").provenance == "book"
    assert content.origin("equipment", "emp", "price").pack == "mine"
    assert "pocket-radio" in content.equipment
    assert content.epics["tollgate"].weakened == 3
    assert "curveball" not in content.epics
    with_modules = load_content([folder], (2, 3))
    assert with_modules.equipment["data-chip"].price == 3
    assert with_modules.origin("equipment", "data-chip", "price").pack == "mine"
    assert with_modules.epics["curveball"].research == 3  # removed from the base game, not from module 3
    assert with_modules.equipment["emp"].price == 4
    babilar = load_content([folder], (4,))
    assert babilar.cities["babilar"].marker_start == (6, 7, 8, 9)
    assert babilar.cities["babilar"].districts[1].track.count("aid") == 1
    assert {"night-blossom", "orchard", "fruit-bowl"} <= set(babilar.dawnslight)
    limelight = babilar.bosses["limelight"]
    assert page_tables(limelight, 2, "sparks")["yellow"] == limelight.power_tables["yellow-mine"]
    assert page_tables(limelight, 2, "hard")["yellow"] != limelight.power_tables["yellow-mine"]
    boards = content.bosses["steelheart"].adjustment
    board = next(board for board in boards if (board.reckoners, board.side) == (4, "A"))
    assert words_on(board.tracks, "yellow", "beginner") == ("population",) * 3
    assert words_on(board.tracks, "red", "standard") == ("deploy 3", "deploy", "deploy 2", "deploy")
    assert len(words_on(board.tracks, "blue", "standard") or ()) == 6
    game = Game(Setup(reckoners=("tia", "prof"), seed="page", packs=(str(folder),)))
    while game.result == "playing":
        game.play_code(game.codes()[0])
    assert Game.from_json(game.to_json()).result == "lost"


def test_the_pieces_on_the_page_are_enough_for_an_epic_that_transforms(tmp_path: Path) -> None:
    table = re.search(r"```toml\n# in a pack's table.toml\n(.*?)```", PAGE, re.DOTALL)
    assert table is not None
    (tmp_path / "table.toml").write_text(table[1], encoding="utf-8")
    (tmp_path / "pack.toml").write_text('id = "mine"\ntitle = "Mine"\nversion = "1"\n', encoding="utf-8")
    (tmp_path / "epics.toml").write_text(
        '[[replace.epic]]\nid = "herald"\ntrack = ["transform", "copy-token", "copy", "red-shield", "transform 2"]\n',
        encoding="utf-8",
    )
    assert check_pack(tmp_path) == []
    assert load_content([tmp_path]).table.copy_tokens == 8
