"""Whatever one gives the command: one clear line on stderr, exit code 2, and the files stay as they were."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from reckoners import Game, Setup
from reckoners.cli import failures
from tests.cli.terminal import Said, Terminal

TIA = ("play", "--reckoners")


def refused(said: Said, *parts: str) -> None:
    assert said.code == 2
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err + said.out
    for part in parts:
        assert part in said.err


@pytest.mark.parametrize(
    ("argv", "parts"),
    [
        ((*TIA, "tia,nobody"), ("unknown Reckoner 'nobody'", "david, megan")),
        ((*TIA, "tia,tia"), ("'tia' is chosen twice",)),
        ((*TIA, "tia"), ("1 Reckoner cannot play", "2 to 6")),
        ((*TIA, "tia,abraham,david,megan,prof,cody,exel"), ("7 Reckoners cannot play", "2 to 6")),
        ((*TIA, "tia,abraham", "--difficulty", "easy"), ("unknown difficulty 'easy'", "beginner, standard")),
        (("play", "--difficulty", "easy"), ("unknown difficulty 'easy'",)),
        ((*TIA, "tia,abraham", "--pack", "/no/such/pack"), ("there is no pack '/no/such/pack'",)),
        (("play", "--nonsense"), ("No such option: --nonsense", "reckoners play --help")),
        (("nonsense",), ("No such command 'nonsense'", "reckoners --help")),
        (("resume",), ("no unfinished game", "reckoners play")),
        (("resume", "/no/such/file"), ("/no/such/file", "cannot be read")),
        (("replay", "/no/such/file", "--verify"), ("/no/such/file", "cannot be read")),
        (("cards", "nothing"), ("There is no card 'nothing'",)),
        (("cards", "--pack", "/no/such/pack"), ("no such pack",)),
        (("rules", "ZZ-99"), ("No rule is called 'ZZ-99'", "USE-03")),
        (("pack", "check", "/no/such/pack"), ("no such pack",)),
        (("scenario", "run", "/no/such.toml"), ("/no/such.toml",)),
        (("--language", "xx", "rules"), ("no language 'xx'", "en")),
    ],
)
def test_a_command_that_cannot_be(
    terminal: Terminal, tmp_path: Path, argv: tuple[str, ...], parts: tuple[str, ...]
) -> None:
    refused(terminal(*argv), *parts)
    assert not list(tmp_path.rglob("*.jsonl")), "no game was begun"


def pack(folder: Path, **files: str) -> Path:
    folder.mkdir()
    (folder / "pack.toml").write_text('id = "mine"\ntitle = "Mine"\nversion = "1"\n', encoding="utf-8")
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


BAD_PACKS = {
    "no-toml": ({"epics": "[[epic]\n"}, ("epics.toml", "is no TOML")),
    "unknown-word": (
        {"epics": '[[replace.epic]]\nid = "digzone"\ntrack = ["fortfy"]\n'},
        ("epics.toml", "digzone", "track", "did you mean 'fortify'?"),
    ),
    "negative-price": (
        {"equipment": '[[replace.equipment]]\nid = "emp"\nprice = -1\n'},
        ("equipment.toml", "emp", "price"),
    ),
}


@pytest.mark.parametrize("name", BAD_PACKS)
def test_a_broken_pack(terminal: Terminal, tmp_path: Path, name: str) -> None:
    files, parts = BAD_PACKS[name]
    folder = pack(tmp_path / name, **files)
    refused(terminal(*TIA, "tia,abraham", "--pack", folder), "pack 'mine'", *parts)
    refused(terminal("cards", "--pack", folder), *parts)
    said = terminal("pack", "check", folder)
    assert said.code == 2
    assert all(part in said.err for part in parts)


def test_several_mistakes_are_counted_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    folder = pack(tmp_path / "two", equipment='[[replace.equipment]]\nid = "emp"\nprice = -1\ncolour = 3\n')
    refused(terminal(*TIA, "tia,abraham", "--pack", folder), "and one more; see: reckoners pack check")
    assert terminal("pack", "check", folder).err.count("\n") == 2


def saved(folder: Path) -> Path:
    file = folder / "game.jsonl"
    game = Game(Setup(reckoners=("tia", "abraham"), seed="one"))
    game.play_all(["end purchase", "tia place soldier-field"])
    game.save(file)
    return file


def edited(file: Path, name: str) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    if name == "cut":
        file.write_bytes(b"".join(lines)[:-20])
    elif name == "shortened":
        file.write_bytes(b"".join(lines[:-1]))
    elif name == "changed":
        file.write_bytes(b"".join(lines).replace(b"tia place soldier-field", b"tia place station-seven"))
    elif name == "other-content":
        header = json.loads(lines[0])
        header["content"]["equipment emp"] = "00000000"
        file.write_bytes(json.dumps(header).encode() + b"\n" + b"".join(lines[1:]))
    elif name == "no-text":
        file.write_bytes(b"\xff\xfe\x00 nothing\n")
    elif name == "empty":
        file.write_bytes(b"")
    else:
        file.write_bytes(b"{}\n")


@pytest.mark.parametrize("name", ["cut", "shortened", "changed", "other-content", "no-text", "empty", "other-json"])
def test_a_save_that_is_not_as_it_was_written(terminal: Terminal, tmp_path: Path, name: str) -> None:
    file = saved(tmp_path)
    edited(file, name)
    before = file.read_bytes()
    refused(terminal("replay", file, "--verify"), str(file))
    refused(terminal("replay", file), str(file))
    refused(terminal("resume", file), str(file))
    assert file.read_bytes() == before


def test_resume_skips_what_it_cannot_read(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*TIA, "tia,abraham", typed="end purchase\n")
    (good,) = (tmp_path / "data" / "reckoners" / "games").glob("*.jsonl")
    bad = good.with_name("zzz.jsonl")
    bad.write_bytes(b"nonsense\n")
    os.utime(good, (1, 1))
    said = terminal("resume", typed="quit\n")
    assert said.code == 0
    assert said.err.count("\n") == 1
    assert str(bad) in said.err
    assert str(good) in said.out


def test_a_file_that_is_there_is_not_played_into(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious", encoding="utf-8")
    refused(terminal(*TIA, "tia,abraham", "--save", file), str(file), "choose another name")
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_bug_of_ours_is_said_and_kept(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: list[str]) -> int:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(failures, "_run", broken)
    said = terminal("play")
    assert said.code == 70
    assert said.err.count("\n") == 1
    assert "bug in Reckoners (ZeroDivisionError)" in said.err
    (report,) = (tmp_path / "data" / "reckoners" / "crashes").iterdir()
    assert str(report) in said.err
    assert "ZeroDivisionError: oh" in report.read_text(encoding="utf-8")
