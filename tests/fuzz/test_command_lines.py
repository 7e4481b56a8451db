"""Odd command lines, and odd things typed at a prompt: done or refused in one line, never a traceback, never a hang."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import terminal  # noqa: F401 - a fixture
from tests.cli.terminal import Said, Terminal
from tests.fuzz.odd import WORDS

# A command with a place for an odd word: `*`. What would really do something for long is left out.
PLAY = ("play", "--reckoners", "tia,prof")
SIM = ("sim", "--bot", "random", "--games", "1", "--workers", "1")
LINES: tuple[tuple[str, ...], ...] = (
    ("play", "--reckoners", "*"),
    *((*PLAY, option, "*") for option in ("--difficulty", "--seed", "--pack", "--save", "--bots", "--pace")),
    ("resume", "*"),
    ("resume", "--bots", "*"),
    ("cards", "*"),
    ("cards", "--pack", "*"),
    ("pack", "check", "*"),
    ("rules", "*"),
    ("scenario", "run", "*"),
    ("replay", "*"),
    ("replay", "nothing", "--from", "*"),
    ("report", "*"),
    ("report", "nothing", "--out", "*"),
    *((*SIM, option, "*") for option in ("--reckoners", "--difficulty", "--seed", "--pack", "--out", "--patience")),
    ("--language", "*"),
    ("*",),
)
TYPED = (
    "*", "undo *", "redo *", "why not *", "rules *", "cards *", "save *", "log *", "advice *", "odds *", "bot *",
    "bot tia *", "tia keep *", "tia use * *", "buy * for tia", "* * * *",
)  # fmt: skip


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An odd word may be the name of a file that is written."""
    monkeypatch.chdir(tmp_path)


def filled(line: tuple[str, ...], word: str) -> list[str]:
    return [word if part == "*" else part for part in line]


def answered(said: Said, about: object) -> None:
    assert said.code in (0, 1, 2), (about, said.err)
    assert "Traceback" not in said.err + said.out, about
    if said.code == 2:
        assert said.err.count("\n") == 1, (about, said.err)


@pytest.mark.slow
@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_every_odd_word_everywhere(line: tuple[str, ...], terminal: Terminal) -> None:  # noqa: F811
    for word in WORDS:
        argv = filled(line, word)
        answered(terminal(*argv, typed="quit\n"), argv)


@pytest.mark.slow
@pytest.mark.parametrize("line", TYPED)
def test_every_odd_word_at_the_prompt(line: str, terminal: Terminal) -> None:  # noqa: F811
    typed = "".join(line.replace("*", word.replace("\n", " ").replace("\ud800", "?")) + "\n" for word in WORDS)
    answered(terminal(*PLAY, "--seed", "odd", typed=typed + "quit\n"), line)


@pytest.mark.parametrize(
    "argv",
    [
        ("bench", "--seconds", "nan"),
        ("bench", "--seconds", "1e400"),
        ("bench", "--seconds", "-1"),
        (*PLAY, "--pace", "nan"),
        (*SIM, "--patience", "nan"),
        (*SIM, "--workers", "9" * 24),
        (*SIM, "--out", ""),
        (*SIM, "--out", "/"),
        (*SIM, "--reckoners", "9" * 5_000),
        (*PLAY, "--bots", "9" * 5_000),
        (*PLAY, "--save", "\x00"),
        (*PLAY, "--seed", "\ud800"),
        (*PLAY, "--pack", "a\nb"),
        ("cards", "a\nb"),
        ("cards", "x" * 3_000),
        ("rules", "x" * 3_000),
        ("x" * 3_000,),
        ("--language", "a\nb"),
        ("resume", "\x00"),
        ("report", "\x00"),
        ("scenario", "run", "\x00"),
    ],
    ids=lambda argv: " ".join(argv)[:40].encode("ascii", "backslashreplace").decode(),
)
def test_what_hung_or_was_a_traceback(argv: tuple[str, ...], terminal: Terminal) -> None:  # noqa: F811
    said = terminal(*argv, typed="quit\n")
    assert said.code == 2, said.err
    assert said.err.count("\n") == 1, said.err
    assert len(said.err) < 1_500


def test_a_number_of_any_length_and_an_impossible_name_at_the_prompt(terminal: Terminal) -> None:  # noqa: F811
    long = "9" * 5_000
    typed = "".join(f"{line}\n" for line in (long, f"undo {long}", f"log {long}", f"advice {long}", "save \0"))
    said = terminal(*PLAY, "--seed", "long", typed=typed + "quit\n")
    assert said.code == 0, said.err
    assert "Traceback" not in said.out + said.err
