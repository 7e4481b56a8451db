"""The log: each message brings what it added, and the rest is asked for in pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.game import Game, Setup
from reckoners.game.files import text_of
from reckoners.server import story as story_module
from reckoners.server.crew import Bots
from reckoners.server.messages import encoded, table_now
from reckoners.server.story import MOST_ENTRIES, PAGE, Story, lines_of
from reckoners.server.teller import teller
from tests.server.house import House, to_the_use_step

FINISHED = Path(__file__).parents[1] / "finished"


def retold(name: str) -> tuple[Game, Story]:
    game = Game.load(FINISHED / f"{name}.jsonl")
    again = game.at(0)
    story = Story.of(again)
    for code in game.log:
        story.play(again, code)
    return again, story


def test_a_message_brings_what_it_added(house: House) -> None:
    with house.window(house.new().id) as window:
        table = window.table()
        assert [entry.at for entry in table.log] == [0]
        place = table.view.districts[0].id
        table = window.act(table, "end purchase", f"tia place {place}", f"abraham place {place}")
        assert [entry.at for entry in table.log] == [1, 2, 3]
        assert tuple(line for entry in table.log for line in entry.lines) == table.events
        window.say("undo", version=table.version, steps=2)
        table = window.table()
        assert ([entry.at for entry in table.log], table.events) == ([1], ())
        window.say("redo", version=table.version, steps=2)
        assert [entry.at for entry in window.table().log] == [3]
    with house.window(table.table) as window:
        assert [entry.at for entry in window.table().log] == [3]


def test_pages_reach_back_to_the_set_up(house: House) -> None:
    name = "5-sparks-won"  # longer than what one answer holds
    made = house.http.post("/api/tables/file", content=text_of(Game.load(FINISHED / f"{name}.jsonl"))).json()
    id, at = made["id"], made["actions"]
    newest = house.log_page(id)
    assert (newest.version, newest.at) == (at, at)
    assert [entry.at for entry in newest.entries] == list(range(at + 1 - PAGE, at + 1))
    earlier = house.log_page(id, before=newest.entries[0].at, most=10)
    assert [entry.at for entry in earlier.entries] == list(range(at - PAGE - 9, at - PAGE + 1))
    whole = house.log(id)
    assert [entry.at for entry in whole] == list(range(at + 1))
    assert whole[0].action == ""
    assert {entry.round for entry in whole} == set(range(max(entry.round for entry in whole) + 1))
    assert house.log_page(id, before=0).entries == ()
    assert house.log_page(id, before=10**8).entries == newest.entries
    assert len(house.log_page(id, most=10**6).entries) == MOST_ENTRIES
    german = house.log_page(id, "de", before=5).entries
    assert [entry.action for entry in german] == [entry.action for entry in whole[:5]]
    assert [entry.text for entry in german] != [entry.text for entry in whole[:5]]


@pytest.mark.parametrize("query", ["before=-1", "before=x", "most=1e3", "before=" + "9" * 5000, "most=²"])
def test_a_page_that_there_cannot_be(house: House, query: str) -> None:
    answer = house.http.get(f"/api/tables/{house.new().id}/log?{query}")
    assert answer.status_code == 400
    assert answer.json()["code"] == "unreadable"


def test_a_page_is_of_one_line_only(house: House) -> None:
    """After an undo and another action nothing of the old line is told, and the version says which line it is."""
    with house.window(house.new().id) as window:
        table = to_the_use_step(window, window.table())
        moves = [o.action for o in table.options if o.kind == "move" and o.source == "d1" and o.who == "tia"]
        table = window.act(table, moves[0])
        before = house.log_page(table.table)
        window.say("undo", version=table.version)
        back = window.table()
        undone = house.log_page(table.table)
        assert (undone.version, undone.at, len(undone.entries)) == (back.version, back.at, back.at + 1)
        table = window.act(back, moves[1])
        after = house.log_page(table.table)
        assert after.version == table.version == before.version + 2
        assert (before.entries[-1].action, after.entries[-1].action) == (moves[0], moves[1])
        assert before.entries[:-1] == after.entries[:-1]


def test_an_action_of_a_long_game_tells_no_more_than_one_of_a_short_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in entries told nor in bytes sent."""
    told: list[int] = []

    def counting(*args: object) -> object:
        told.append(1)
        return lines_of(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(story_module, "lines_of", counting)
    long, story = retold("6-beginner-won")
    short = Game(Setup(reckoners=long.setup.reckoners, seed="short"))
    for game, of in ((short, Story.of(short)), (long, story)):
        told.clear()
        crew = Bots({}).told(game, len(game))
        message = table_now("x", len(game), game, of, crew, teller("en"))
        assert (len(message.log), len(told)) == (1, 1)
        assert len(encoded(message)) < 40_000
