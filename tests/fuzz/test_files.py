"""Files that somebody has changed, by accident or on purpose: a sentence that names the place, or they are read; never
a traceback, never a hang. Many more than here come with `make test-slow`."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.conftest import terminal  # noqa: F401 - a fixture
from tests.cli.terminal import Terminal
from tests.fuzz.odd import JSON_MUTATIONS, TOML_MUTATIONS, Mutation, other_action, with_action

PROJECT = Path(__file__).parents[2]
BASE = PROJECT / "src" / "reckoners" / "content" / "packs" / "base"
SAVED = PROJECT / "tests" / "finished" / "2-sparks-lost.jsonl"
SCENARIO = PROJECT / "scenarios" / "EX-02.toml"
A_FEW, MANY = 12, 700


def mutated(path: Path, source: Path, ways: Sequence[Mutation], chance: random.Random) -> Path:
    path.write_bytes(chance.choice(ways)(source.read_bytes(), chance))
    return path


def answered(terminal: Terminal, *argv: str | Path, lines: int = 1) -> None:  # noqa: F811
    """Whatever the file is: done, or a scenario that fails, or refused in so many lines."""
    said = terminal(*argv, typed="quit\n")
    assert said.code in (0, 1, 2), (argv, said.err)
    assert "Traceback" not in said.err + said.out
    if said.code == 2:
        assert 1 <= said.err.count("\n") <= lines, said.err


def saved(terminal: Terminal, folder: Path, seed: str) -> None:  # noqa: F811
    chance = random.Random(f"saved {seed}")
    file = mutated(folder / "game.jsonl", SAVED, (*JSON_MUTATIONS, other_action, other_action), chance)
    answered(terminal, "replay", file, "--verify")
    answered(terminal, "resume", file)


def scenario(terminal: Terminal, folder: Path, seed: str) -> None:  # noqa: F811
    file = mutated(folder / "one.toml", SCENARIO, TOML_MUTATIONS, random.Random(f"scenario {seed}"))
    answered(terminal, "scenario", "run", file)


def pack(terminal: Terminal, folder: Path, seed: str) -> None:  # noqa: F811
    """The base game as a pack that replaces everything by itself, but for one change."""
    chance = random.Random(f"pack {seed}")
    mine = folder / "pack"
    shutil.rmtree(mine, ignore_errors=True)
    shutil.copytree(BASE, mine)
    for file in mine.glob("*.toml"):
        text = re.sub(r"^\[\[(\w+)\]\]", r"[[replace.\1]]", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        file.write_text(text, encoding="utf-8")
    (mine / "pack.toml").write_text('id = "mine"\ntitle = "Mine"\nversion = "1"\n', encoding="utf-8")
    changed = chance.choice(sorted(mine.glob("*.toml")))
    mutated(changed, changed, TOML_MUTATIONS, chance)
    answered(terminal, "pack", "check", mine, lines=500)
    answered(terminal, "play", "--reckoners", "tia,prof", "--pack", mine)


def results(terminal: Terminal, folder: Path, seed: str) -> None:  # noqa: F811
    kept = folder / "kept.jsonl"
    if not kept.exists():
        terminal("sim", "--games", "3", "--workers", "1", "--bot", "random", "--seed", "fuzz", "--out", kept)
    file = mutated(folder / "games.jsonl", kept, JSON_MUTATIONS, random.Random(f"results {seed}"))
    answered(terminal, "report", file)
    answered(terminal, "report", "--json", file)


KINDS = {"saved": saved, "scenario": scenario, "pack": pack, "results": results}


@pytest.mark.parametrize("kind", KINDS)
def test_some_changed_files(kind: str, terminal: Terminal, tmp_path: Path) -> None:  # noqa: F811
    for number in range(A_FEW):
        KINDS[kind](terminal, tmp_path, f"few {number}")


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_many_changed_files(kind: str, terminal: Terminal, tmp_path: Path) -> None:  # noqa: F811
    for number in range(MANY):
        KINDS[kind](terminal, tmp_path, f"many {number}")


@pytest.mark.parametrize("argv", [("replay",), ("resume",), ("scenario", "run"), ("report",)], ids=" ".join)
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_no_file_of_ours(argv: tuple[str, ...], device: str, terminal: Terminal) -> None:  # noqa: F811
    said = terminal(*argv, device)
    assert (said.code, said.err.count("\n")) == (2, 1), said.err
    assert device in said.err


NESTED = b"[" * 3_000


@pytest.mark.parametrize(
    ("name", "text", "argv"),
    [
        ("deep.toml", b"x = " + NESTED, ("scenario", "run")),
        ("deep.jsonl", NESTED + b"\n", ("replay",)),
        ("deep.jsonl", NESTED + b"\n", ("report",)),
        ("undo.jsonl", with_action(SAVED.read_bytes(), 0.5, "undo " + "9" * 5_000), ("replay", "--verify")),
    ],
    ids=["scenario", "saved", "results", "undo"],
)
def test_what_was_a_traceback(
    name: str,
    text: bytes,
    argv: tuple[str, ...],
    terminal: Terminal,  # noqa: F811
    tmp_path: Path,
) -> None:
    file = tmp_path / name
    file.write_bytes(text)
    said = terminal(*argv, file)
    assert (said.code, said.err.count("\n")) == (2, 1), said.err
    assert str(file) in said.err
