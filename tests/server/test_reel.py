"""The replay from the server: a game as a strip, what was taken back, moments, and tables that go on from one."""

from __future__ import annotations

import msgspec

from reckoners.game import Game
from reckoners.game.files import lines_in
from reckoners.game.record import replayed
from reckoners.server.bots_protocol import BotsNow
from reckoners.server.history_protocol import History
from reckoners.server.protocol import Fault, PastTable, TableInfo, TableNow
from reckoners.server.reel_protocol import PlayedOn, Reel
from tests.server.house import House, Window


def reel(house: House, id: str) -> Reel:
    answer = house.http.get(f"/api/tables/{id}/reel?lang=en")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Reel)


def look(window: Window, at: int, line: int = 0) -> PastTable:
    window.say("look", at=at, line=line)
    message = window.hear()
    assert isinstance(message, PastTable), message
    return message


def first(window: Window, table: TableNow, other: int = 0) -> TableNow:
    return window.act(table, table.options[other].action)


def undo(window: Window, table: TableNow, steps: int) -> TableNow:
    window.say("undo", version=table.version, steps=steps)
    return window.table()


def forked(house: House) -> str:
    """Six actions; then three taken back and one other played, that taken back too, and the second line again."""
    id = house.new(seed="reel").id
    with house.window(id) as window:
        table = window.table()
        for _ in range(6):
            table = first(window, table)
        table = undo(window, table, 3)
        table = first(window, table, -1)
        table = first(window, table)
        table = undo(window, table, 1)
        first(window, table, -1)
    return id


def go_on(house: House, id: str, **wish: object) -> TableInfo:
    answer = house.http.post(f"/api/tables/{id}/branch", json=wish)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def test_a_whole_game_is_one_strip_of_numbers(house: House) -> None:
    id = house.played_out()
    told = reel(house, id)
    line = told.line
    assert (line.id, line.start, told.at) == (0, 0, len(line.population) - 1)
    assert len(line.research) == len(line.population)
    assert line.result in ("won", "lost")
    assert [mark.at for mark in line.marks] == sorted({mark.at for mark in line.marks})
    assert line.marks[-1].step == "over"
    assert [moment.kind for moment in line.moments if moment.kind == "over"] == ["over"]
    assert all(moment.text for moment in line.moments)
    with house.window(id) as window:
        window.table()
        for at in (0, told.at // 2, told.at):
            past = look(window, at)
            mark = [mark for mark in line.marks if mark.at <= at][-1]
            assert (past.view.population, past.view.boss.research) == (line.population[at], line.research[at])
            assert (past.view.round, past.view.step) == (mark.round, mark.step)
            assert past.log[-1].at == at


def test_the_end_knows_how_many_branches_the_strip_has(house: House) -> None:
    def branches(id: str) -> int:
        return msgspec.json.decode(house.http.get(f"/api/tables/{id}/history").content, type=History).branches

    id = forked(house)
    assert branches(id) == len(reel(house, id).undone) == 2
    other = go_on(house, id, at=2)
    told = reel(house, id)
    assert branches(id) == len(told.undone) + len(told.tables) == 3
    assert branches(other.id) == 0
    assert branches(house.new().id) == 0


def test_the_time_of_a_table_is_from_its_making_to_its_last_action(house: House) -> None:
    """Whoever sits down, changes the pace or looks at it later; a table that begins in mid-game has none yet."""

    def times(id: str) -> tuple[float, float]:
        info = msgspec.json.decode(house.http.get(f"/api/tables/{id}").content, type=TableInfo)
        return info.created, info.changed

    id = house.new(seed="time").id
    made, changed = times(id)
    assert changed == made
    with house.window(id) as window:
        table = first(window, window.table())
        made_then, acted = times(id)
        assert made_then == made < acted
        window.say("seat", reckoner=table.view.reckoners[0].id, bot="greedy")
        window.say("bots", pace="slow", running=False)
        window.until(lambda heard: isinstance(heard, BotsNow) and heard.crew.pace == "slow")
    branch = go_on(house, id, at=1)
    assert times(id) == (made, acted)
    assert branch.created == branch.changed > acted


def test_what_was_taken_back_can_be_looked_at(house: House) -> None:
    id = forked(house)
    told = reel(house, id)
    assert told.at == 5
    assert sorted((line.of, line.start, len(line.population) - 1) for line in told.undone) == [(0, 3, 3), (0, 4, 1)]
    with house.window(id) as window:
        window.table()
        for line in told.undone:
            last = line.start + len(line.population) - 1
            there = look(window, last, line.id)
            assert there.view.population == line.population[-1]
            assert there.log[-1].at == last
            assert look(window, line.start, line.id).view == look(window, line.start).view
        window.say("look", at=7, line=told.undone[0].id)
        assert window.fault().code == "no-position"
        window.say("look", at=0, line=999)
        assert window.fault().code == "no-position"


def test_who_plays_again_what_was_undone_has_left_nothing(house: House) -> None:
    id = house.new(seed="reel").id
    with house.window(id) as window:
        table = window.table()
        begun = first(window, first(window, table))
        back = undo(window, begun, 2)
        first(window, first(window, back))
    assert reel(house, id).undone == ()


def test_a_table_goes_on_from_a_moment_and_says_where_it_came_from(house: House) -> None:
    id = forked(house)
    told = reel(house, id)
    same = go_on(house, id, at=4)
    anew = go_on(house, id, at=2, dealt=True)
    left = next(line for line in told.undone if line.start == 3)
    aside = go_on(house, id, at=6, line=left.id)
    assert same.origin is not None
    assert (same.origin.table, same.origin.at, same.origin.dealt) == (id, 4, False)
    with house.window(id) as window, house.window(aside.id) as other, house.window(anew.id) as third:
        window.table()
        table = other.table()
        assert table.at == 6
        assert table.laid is not None
        assert table.laid.origin is not None
        assert (table.laid.origin.table, table.laid.origin.line) == (id, left.id)
        assert table.view == look(window, 6, left.id).view
        assert third.table().view == look(window, 2).view
    hanging = {one.id: one for one in reel(house, id).tables}
    assert set(hanging) == {same.id, anew.id, aside.id}
    assert hanging[anew.id].dealt
    assert (hanging[same.id].at, hanging[same.id].actions, hanging[same.id].result) == (4, 4, "playing")
    house.http.delete(f"/api/tables/{id}")
    orphan = reel(house, same.id).origin
    assert orphan is not None
    assert not orphan.there


def test_a_moment_that_is_not_there_is_refused_with_a_reason(house: House) -> None:
    id = forked(house)
    for wish in ({"at": 99}, {"at": 1, "line": 77}):
        answer = house.http.post(f"/api/tables/{id}/branch?lang=en", json=wish)
        assert answer.status_code == 422
        assert answer.json()["code"] == "no-moment"
    assert house.http.post(f"/api/tables/{id}/branch", json={"at": -1}).status_code == 400
    assert house.http.get(f"/api/tables/{id}/file?at=99").status_code == 422
    assert house.http.get(f"/api/tables/{id}/file?at=x").status_code == 400


def test_a_file_is_cut_at_a_moment(house: House) -> None:
    id = forked(house)

    def kept(query: str) -> Game:
        return replayed(*lines_in(house.http.get(f"/api/tables/{id}/file{query}").content, "file"), "file", 2)

    assert len(kept("")) == 5
    assert (len(kept("?at=3")), kept("?at=3").undone) == (3, 0)
    line = reel(house, id).undone[0]
    last = line.start + len(line.population) - 1
    assert kept(f"?at={last}&line={line.id}").state.population == line.population[-1]


def test_the_planner_plays_on_and_can_be_stopped(house: House) -> None:
    id = house.played_out("near")
    with house.window(id) as window:
        at = window.table().at
        window.say("play-on", at=at, games=2)
        over = window.hear()
        assert isinstance(over, Fault)
        assert over.code == "play-on-over"
        window.say("play-on", at=at - 8, games=3)
        heard = [window.hear() for _ in range(4)]
        assert all(isinstance(one, PlayedOn) for one in heard)
        assert [len(one.ends) for one in heard if isinstance(one, PlayedOn)] == [0, 1, 2, 3]
        last = heard[-1]
        assert isinstance(last, PlayedOn)
        assert last.won == sum(saved >= 0 for saved in last.ends)
        assert 0 <= last.low <= last.won / 3 <= last.high <= 1
        window.say("play-on", at=0, games=50)
        assert isinstance(window.hear(), PlayedOn)
        window.say("play-on", at=0, games=0)
        window.say("why", action="nonsense")
        window.until(lambda message: not isinstance(message, PlayedOn))
