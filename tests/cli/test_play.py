"""Games at the prompt, from the first question to the end, and what is on disk after each of them."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from reckoners import Game
from tests.cli.terminal import Terminal
from tests.second_city import BOSS, CITY, write_second_city

PLAY = ("play", "--reckoners", "tia,abraham", "--seed", "one")
BEGIN = "end purchase\ntia place soldier-field\nabraham place station-seven\n"


def games(folder: Path) -> list[Path]:
    return sorted((folder / "data" / "reckoners" / "games").glob("*.jsonl"))


def test_a_short_game(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*PLAY, typed=BEGIN + "tia keep d1 d2\ntia reroll\ntia stop\nabraham stop\nquit\n")
    assert said.code == 0
    assert said.err == ""
    assert "Round 1, Use dice." in said.out
    (file,) = games(tmp_path)
    assert f'reckoners resume "{file}"' in said.out
    actions = [str(action) for action in Game.load(file).actions]
    assert actions[:3] == ["end purchase", "tia place soldier-field", "abraham place station-seven"]
    assert actions[3:6] == ["tia keep d1", "tia keep d2", "tia reroll"]


def test_a_game_to_its_end(terminal: Terminal, tmp_path: Path) -> None:
    round_ = "tia stop\nabraham stop\nend use\nend purchase\n1\n"
    said = terminal(*PLAY, typed=BEGIN + round_ * 40)
    assert said.code == 0
    assert "Defeat. The city is lost." in said.out
    assert "Seed one" in said.out
    (file,) = games(tmp_path)
    assert Game.load(file).result == "lost"
    assert terminal("replay", file, "--verify").code == 0
    assert terminal("resume").code == 2, "a finished game is not resumed"


def test_questions_without_options(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("play", typed="\n\n\ntia\ntia, tia\n4 abr\ntia=nobody\n\nimpossible\nhard\n\none\nquit\n")
    assert said.code == 0
    assert "1 Reckoner cannot play" in said.out
    assert "'tia' is chosen twice" in said.out
    assert "unknown bot 'nobody'" in said.out
    assert "unknown difficulty 'impossible'" in said.out
    (file,) = games(tmp_path)
    setup = Game.load(file).setup
    assert (setup.reckoners, setup.difficulty, setup.seed) == (("tia", "abraham"), "hard", "one")


def test_leaving_the_questions_begins_nothing(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("play", typed="")
    assert (said.code, games(tmp_path)) == (0, [])
    assert "No game was begun." in said.out


def test_words_narrow_and_a_unique_match_is_played(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*PLAY, typed="end\ntia\nsoldier\nquit\n")
    assert "tia> soldier" in said.out
    assert "Tia starts in Soldier Field." in said.out
    assert len(Game.load(games(tmp_path)[0])) == 2


def test_a_number_opens_a_group_and_then_picks(terminal: Terminal) -> None:
    said = terminal(*PLAY, typed=BEGIN + "tia stop\nabraham stop\n1\n1\nquit\n")
    assert "options" in said.out
    assert "There is no number" not in said.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("frobnicate", "Nothing that can be done now fits 'frobnicate'."),
        ("99", "There is no number 99 in the list"),
        ("0", "There is no number 0 in the list"),
        ("tia keep d1", "only while dice are being rolled. (ROLL-03)"),
        ("why not", "Why not what?"),
        ("why not tia keep d1", "only while dice are being rolled. (ROLL-03)"),
        ("why not end purchase", "That can be played now."),
        ("why not blah", "is no action"),
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to play again."),
        ("undo all", "'all' is no number"),
        ("rules ZZ-99", "No rule is called 'ZZ-99'"),
        ("rules use-03", "USE-03  One die at a time"),
        ("cards emp", "EMP (Equipment, emp)"),
        ("cards nothing", "There is no card 'nothing'"),
        ("forecast", "If the Epic phase began now"),
        ("help", "why not ACTION"),
        ("board", "Steelheart in "),
        ("log 2", "Steelheart walks"),
        ("save", "The game is kept in "),
        ("; ;", "Nothing that can be done now fits"),
        ("\x00\ufffd[/]", "Nothing that can be done now fits"),
    ],
)
def test_a_line_at_the_prompt(terminal: Terminal, tmp_path: Path, typed: str, answer: str) -> None:
    said = terminal(*PLAY, typed=f"{typed}\n")
    assert said.code == 0
    assert answer in said.out
    assert said.err == ""
    assert len(Game.load(games(tmp_path)[0])) == 0, "nothing was played"


def test_undo_and_redo_are_kept(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*PLAY, typed=BEGIN + "undo 2\nredo\nquit\n")
    assert "2 actions taken back." in said.out
    assert "One action played again." in said.out
    game = Game.load(games(tmp_path)[0])
    assert (len(game), game.undone) == (2, 1)


def test_a_copy_never_replaces_a_file(terminal: Terminal, tmp_path: Path) -> None:
    there, new = tmp_path / "mine.txt", tmp_path / "copy.jsonl"
    there.write_text("precious", encoding="utf-8")
    said = terminal(*PLAY, typed=f"save {there}\nsave {new}\nquit\n")
    assert "exists already" in said.out
    assert there.read_text(encoding="utf-8") == "precious"
    assert Game.load(new).setup.seed == "one"


def test_resume_goes_on_with_the_newest(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*PLAY, typed="end purchase\n")
    said = terminal("resume", typed="1\nquit\n")
    assert said.code == 0
    assert "Going on with" in said.out
    assert len(Game.load(games(tmp_path)[0])) == 2


def test_a_killed_game_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    """kill -9 in the middle: every action that was answered is there."""
    file = tmp_path / "killed.jsonl"
    code = "import sys; from reckoners.cli import main; sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *PLAY, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdin is not None
    process.stdin.write(f"{BEGIN}tia stop\n".encode())
    process.stdin.flush()
    deadline = time.monotonic() + 90  # long, for a machine that is busy with other things
    while time.monotonic() < deadline and not (file.exists() and b"tia stop" in file.read_bytes()):
        time.sleep(0.02)
    process.kill()
    process.stdin.close()
    process.wait()
    with file.open("ab") as half:
        half.write(b'{"do":"abraham st')
    said = terminal("resume", file, typed="abraham stop\nquit\n")
    assert said.code == 0
    assert "4 actions played" in said.out
    assert [str(action) for action in Game.load(file).actions][3:] == ["tia stop", "abraham stop"]


def test_another_boss_and_city_are_given_or_asked_for(terminal: Terminal, tmp_path: Path) -> None:
    pack = str(write_second_city(tmp_path / "second-city"))
    given = ("--pack", pack, "--boss", BOSS, "--city", CITY, "--modules", "7")
    said = terminal(*PLAY, *given, "--save", str(tmp_path / "one.jsonl"), typed="quit\n")
    assert said.code == 0
    setup = Game.load(tmp_path / "one.jsonl").setup
    assert (setup.boss, setup.city, setup.modules) == (BOSS, CITY, (7,))
    answers = "\nnobody\nother-steel\nother-new\ntia prof\n\n\n\n\nquit\n"
    said = terminal("play", "--pack", pack, "--save", str(tmp_path / "two.jsonl"), typed=answers)
    assert "unknown Boss 'nobody'" in said.out
    setup = Game.load(tmp_path / "two.jsonl").setup
    assert (setup.boss, setup.city, setup.reckoners) == (BOSS, CITY, ("tia", "prof"))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--boss", "nobody"), "unknown Boss 'nobody'"),
        (("--city", "atlantis"), "unknown city 'atlantis'"),
        (("--modules", "9"), "module 9"),
        (("--modules", "four"), "'four' is no number of a module"),
        (("--options", "easy"), "unknown option 'easy'"),
    ],
)
@pytest.mark.parametrize("command", [PLAY, ("sim", "--bot", "random", "--games", "1")])
def test_pieces_that_are_not_there(
    terminal: Terminal, command: tuple[str, ...], given: tuple[str, ...], told: str
) -> None:
    said = terminal(*command, *given)
    assert said.code != 0
    assert told in said.err


def test_packs_of_ones_own_have_a_name(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are found by it from anywhere; a folder of that name that is here comes first."""
    own, here = tmp_path / "own", tmp_path / "here"
    write_second_city(own / "second-city")
    monkeypatch.setenv("RECKONERS_PACKS", str(own))
    listed = terminal("pack", "list").out
    assert "second-city: A second city" in listed
    assert str(own) in listed.replace("\n", "")
    file = tmp_path / "named.jsonl"
    said = terminal(*PLAY, "--pack", "second-city", "--city", CITY, "--save", file, typed="quit\n")
    assert said.code == 0
    assert Game.load(file).setup.packs == ("second-city",)
    here.mkdir()
    monkeypatch.chdir(here)
    (here / "second-city").mkdir()
    assert terminal("cards", "emp", "--pack", "second-city").code != 0  # an empty folder is no pack
    monkeypatch.chdir(tmp_path)
    assert terminal("cards", BOSS, "--pack", "second-city").code == 0
