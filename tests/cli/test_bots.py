"""Bots at the terminal's table: who sits where, when they act, how they are stopped, and what is told of them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from reckoners import Game
from reckoners.bots import Seen
from reckoners.bots.team import Team
from reckoners.cli.mates import _stoppable
from tests.cli.terminal import Terminal

PLAY = ("play", "--reckoners", "tia,abraham,prof", "--seed", "four", "--pace", "0")


def only_game(folder: Path) -> Game:
    (file,) = sorted((folder / "data" / "reckoners" / "games").glob("*.jsonl"))
    return Game.load(file)


def actions(folder: Path) -> list[str]:
    return [str(action) for action in only_game(folder).actions]


def test_a_table_of_bots_plays_itself(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*PLAY, "--bots", "greedy", typed="\n")
    assert (said.code, said.err) == (0, "")
    assert "greedy: end use" in said.out
    assert only_game(tmp_path).result in ("won", "lost")
    assert "decisions that cost most:" in said.out or "The decision that cost most:" in said.out
    assert "chance of winning" in said.out


def test_bots_leave_team_decisions_to_people(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*PLAY, "--bots", "abraham=greedy,prof=random", typed="end purchase\n1\n")
    assert said.code == 0
    played = actions(tmp_path)
    assert played[0] == "end purchase", "the first purchase is for people"
    assert {action.split()[0] for action in played[1:4]} == {"tia", "abraham", "prof"}
    assert any(action.split()[0] == "abraham" for action in played[4:]), "bots roll at once"
    assert not any(action.split()[0] == "tia" for action in played[4:])
    assert "greedy: abraham place" in said.out
    assert "random: prof place" in said.out


@pytest.mark.parametrize(
    ("bots", "answer"),
    [
        ("nobody", "unknown bot 'nobody'; there are: random, greedy, planner"),
        ("tia=nobody", "unknown bot 'nobody'"),
        ("zed,tia", "No Reckoner at this table is called 'zed'; there are: tia, abraham, prof."),
        ("4", "4 bots for 3 seats are too many."),
        ("tia=planner:effort", "'effort' is no option of the bot"),
    ],
)
def test_seats_that_cannot_be_given(terminal: Terminal, tmp_path: Path, bots: str, answer: str) -> None:
    said = terminal(*PLAY, "--bots", bots)
    assert said.code == 2
    assert answer in said.err
    assert not (tmp_path / "data").exists(), "nothing was begun"


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        ("1", ["a person", "a person", "planner"]),
        ("tia prof", ["planner", "a person", "planner"]),
        ("ti=greedy,ab=random", ["greedy", "random", "a person"]),
        ("tia=planner:effort=0.5,seconds=1,prof=random", ["planner:effort=0.5,seconds=1", "a person", "random"]),
        ("none", ["a person"] * 3),
    ],
)
def test_who_sits_where(terminal: Terminal, bots: str, seats: list[str]) -> None:
    said = terminal(*PLAY, "--bots", bots, typed="bots\n")
    for name, who in zip(("Tia", "Abraham", "Prof"), seats, strict=True):
        assert f"{name}: {who}\n" in said.out


def test_the_lobby_asks_who_plays(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("play", "--pace", "0", typed="\n\n\ntia abraham\n7\nab\n1\n\nseed\nbots\nend purchase\n")
    assert "7 bots for 2 seats are too many." in said.out
    assert "Tia: a person" in said.out
    assert "Abraham: planner" in said.out
    assert actions(tmp_path)[1].startswith("abraham place")


def test_a_seat_changes_hands(terminal: Terminal, tmp_path: Path) -> None:
    typed = "bot tia greedy\nend purchase\nbot tia off\nbots\nbot zed greedy\nbot tia\nbot tia nobody\ngo\n"
    said = terminal(*PLAY, typed=typed)
    assert said.code == 0
    assert next(action for action in actions(tmp_path) if action.startswith("tia")).startswith("tia place")
    assert said.out.count("Tia: a person") == 2
    assert "is called 'zed'" in said.out
    assert "Write, for example: bot tia planner" in said.out
    assert "unknown bot 'nobody'" in said.out
    assert "No bot plays here" in said.out


def test_after_an_undo_bots_wait(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal(*PLAY, "--bots", "prof=greedy", typed="end purchase\nundo\n")
    assert actions(tmp_path) == ["end purchase"], "the bot's placing is taken back and not done again"
    assert "The bots wait." in said.out


@pytest.mark.parametrize("go_on", ["go", "tia place soldier-field"])
def test_bots_go_on_after_an_undo(terminal: Terminal, tmp_path: Path, go_on: str) -> None:
    terminal(*PLAY, "--bots", "prof=greedy", typed=f"end purchase\nundo\n{go_on}\n")
    assert any(action.startswith("prof place") for action in actions(tmp_path))


def test_ctrl_c_stops_bots(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Team.next_turn
    calls: Iterator[int] = iter(range(10_000))

    def interrupted(team: Team, game: Game) -> tuple[str, int] | None:
        if next(calls) == 7:
            raise KeyboardInterrupt
        return asked(team, game)

    monkeypatch.setattr(Team, "next_turn", interrupted)
    said = terminal(*PLAY, "--bots", "greedy", typed="bots\n")
    assert said.code == 0
    assert len(actions(tmp_path)) == 7
    assert "The bots wait." in said.out


def test_an_action_is_whole_whatever_ctrl_c_does() -> None:
    done = []

    def interrupted() -> None:
        with _stoppable() as hold:
            with hold:
                os.kill(os.getpid(), signal.SIGINT)
                done.append("all of it")
            done.append("not this")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert done == ["all of it"]


def test_a_bot_that_fails_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(bot: object, seen: Seen) -> list[int]:
        raise KeyError(f"{type(bot).__name__} {len(seen.seats)}")

    monkeypatch.setattr("reckoners.bots.random_bot.RandomBot.choose", lambda _, seen: seen.options[:1])
    monkeypatch.setattr("reckoners.bots.greedy.GreedyBot.choose", fails)
    said = terminal(*PLAY, "--bots", "prof=greedy", typed="end purchase\nbots\n")
    assert said.code == 0
    assert "The bot greedy failed (KeyError: 'GreedyBot 1'); another one plays on in its place." in said.out
    assert "Prof: random" in said.out


def test_resume_takes_bots_too(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*PLAY, typed="end purchase\n")
    said = terminal("resume", "--bots", "prof=greedy", "--pace", "0")
    assert said.code == 0
    assert actions(tmp_path)[1].startswith("prof place")
    assert terminal("resume", "--bots", "nobody").code == 2
    assert terminal("resume").code == 0, "the file was left as it is"


def test_bots_come_back_with_their_game(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*PLAY, "--bots", "prof=greedy", typed="bot abraham random\nbot prof off\n")
    said = terminal("resume", "--pace", "0", typed="end purchase\nbots\n")
    assert "Abraham: random" in said.out.partition("1. ")[0], "told with the first board"
    assert "Prof: a person" in said.out
    assert actions(tmp_path)[1].startswith("abraham place")
    said = terminal("resume", "--bots", "none", typed="bots\n")
    assert "random" not in said.out, "what is typed counts more than what the file says"
    assert "random" not in terminal("resume", typed="bots\n").out


def test_a_bot_that_has_left_the_machine_leaves_its_seat_to_people(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*PLAY, "--bots", "prof=greedy,tia=random")
    (file,) = (tmp_path / "data" / "reckoners" / "games").glob("*.jsonl")
    file.write_text(file.read_text(encoding="utf-8").replace('"greedy"', '"gone"'), encoding="utf-8")
    said = terminal("resume", typed="bots\n")
    assert said.code == 0
    assert "unknown bot 'gone'" in said.out
    assert "Prof: a person" in said.out
    assert "Tia: random" in said.out
