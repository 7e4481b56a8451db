"""Tables with puzzles: laid out, played, judged; kept nowhere."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from reckoners.server.protocol import PuzzleHelp, PuzzleInfo, PuzzleTable
from tests.puzzles.small import SMALL
from tests.server.house import House


def opened(house: House, text: str = SMALL) -> str:
    answer = httpx.post(f"{house.address}/api/puzzles/file", content=text.encode(), timeout=60)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleTable).table


def test_a_puzzle_is_played_and_judged(house: House) -> None:
    id = opened(house)
    told = httpx.get(f"{house.address}/api/tables/{id}/puzzle", timeout=60)
    help = msgspec.json.decode(told.content, type=PuzzleHelp)
    assert help.hints[0] == "It takes these Reckoners: Tia, Prof."
    assert len(help.hints) == 3
    with house.window(id) as window:
        table = window.table()
        assert table.puzzle is not None
        assert (table.puzzle.standing, table.puzzle.ending) == ("open", "")
        assert table.puzzle.goal == "Defeat Steelheart in this step."
        window.say("advise", reckoner="tia", version=table.version)
        assert window.fault().code in ("puzzle-alone", "unreadable")
        for step in help.solution:
            table = window.act(table, step.action)
        assert table.puzzle is not None
        assert table.puzzle.standing == "solved"
        assert table.puzzle.ending == "Steelheart is defeated."
        window.say("undo", version=table.version, steps=3)
        table = window.table()
        assert table.puzzle is not None
        assert table.puzzle.standing == "open"
        table = window.act(table, "end use")
        assert table.puzzle is not None
        assert table.puzzle.standing == "failed"
        window.say("act", version=table.version, actions=[table.options[0].action])
        assert window.refused().code == "puzzle-over"
    assert id not in {table.id for table in house.list()}  # it is in no list of games
    assert httpx.get(f"{house.address}/api/tables/{id}/file", timeout=60).status_code == 404


def test_the_list_and_a_table_of_each(house: House) -> None:
    answer = httpx.get(f"{house.address}/api/puzzles?lang=de", timeout=60)
    puzzles = msgspec.json.decode(answer.content, type=list[PuzzleInfo])
    assert [puzzle.id for puzzle in puzzles] == [str(number) for number in range(1, 13)]
    assert puzzles[0].title == "Rätsel 1"
    laid = httpx.post(f"{house.address}/api/puzzles/3/table", timeout=60)
    id = msgspec.json.decode(laid.content, type=PuzzleTable).table
    with house.window(id, "fr") as window:
        puzzle = window.table().puzzle
        assert puzzle is not None
        assert (puzzle.id, puzzle.title, puzzle.mark) == ("3", "Énigme 3", puzzles[2].mark)
    assert httpx.post(f"{house.address}/api/puzzles/99/table", timeout=60).status_code == 404


def test_a_bad_file_is_told_with_its_place(house: House) -> None:
    for text, said in (
        (SMALL.replace('goal = "win"', 'goal = "wind"'), "puzzle.goal"),
        ("[scenario", "This file is no puzzle, or it was cut off"),
        (SMALL.replace("[setup]", '[setup]\npacks = ["/etc"]'), "etc"),
    ):
        answer = httpx.post(f"{house.address}/api/puzzles/file", content=text.encode(), timeout=60)
        assert answer.status_code == 422
        assert said in answer.json()["sentence"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "is no puzzle"), ("fr", "n’est pas une énigme"), ("de", "ist kein Rätsel"), ("es", "no es un enigma")],
)
def test_what_is_no_puzzle_at_all_is_said_in_every_language(house: House, language: str, said: str) -> None:
    """One sentence without a word of the reader of files, which is for who writes puzzles."""
    for body in (SMALL[: len(SMALL) // 2].encode().rstrip(), b"hello", b"\xff\xfe\x00", b"a = " + b"[" * 5000):
        address = f"{house.address}/api/puzzles/file?lang={language}"
        answer = httpx.post(address, content=body, timeout=60)
        assert answer.status_code == 422
        sentence = answer.json()["sentence"]
        assert said in sentence, body[:40]
        assert "TOML" not in sentence
