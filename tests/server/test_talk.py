"""Talk at a table: bots say what they are about to do, and can be asked for a symbol."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

from reckoners.server.bots_protocol import BotsNow, PlanLine, TalkNow
from reckoners.server.database import FILE
from reckoners.server.protocol import PastTable, TableNow
from tests.server.house import House, Window, to_the_use_step


def heard(window: Window) -> TalkNow | TableNow:
    """The next that happens, or that is said."""
    while not isinstance(message := window.anything(), TalkNow | TableNow):
        continue
    return message


def talk(window: Window) -> TalkNow:
    message = heard(window)
    assert isinstance(message, TalkNow)
    return message


def test_bots_say_what_they_plan_and_answer_wishes(house: House) -> None:
    info = house.new("tia", "prof", "cody", bots=("", "planner", "planner"), seed="talk")
    with house.window(info.id) as window:
        table = window.table()
        window.say("bots", running=False)
        assert isinstance(window.hear(), BotsNow)
        table = to_the_use_step(window, table)
        epic = next(district.epic.id for district in table.view.districts if district.epic is not None)
        wish = {"reckoner": "prof", "symbol": "contain", "target": epic}

        window.say("wish", **{**wish, "reckoner": "tia"})
        assert window.fault().code == "no-seat"
        window.say("wish", **{**wish, "target": "nobody"})
        assert window.refused().code == "unknown-epic"
        window.say("wish", **{**wish, "n": 7})
        assert window.fault().code == "unreadable"

        window.say("wish", **wish)
        said = talk(window).said
        assert [(line.who, line.wish[:5]) for line in said] == [("prof", "Prof,")]
        assert said[0].answer
        window.say("wish", **wish, n=2)  # of the same: instead of it
        assert len(talk(window).said) == 1
        window.say("wish", **wish, n=0)
        assert talk(window) == TalkNow()
        window.say("wish", **wish)
        said = talk(window).said
        with house.window(info.id, "de") as other:  # whoever comes later hears it too, in the own language
            other.table()
            assert talk(other).said[0].wish != said[0].wish

        window.say("bots", running=True)
        plans = talk(window).plans  # before anything is done
        assert {plan.who for plan in plans} <= {"prof", "cody"}
        done = heard(window)
        assert isinstance(done, TableNow)
        assert done.log[-1].who == plans[0].who
        while plans := talk_or_none(window, plans):
            pass


def talk_or_none(window: Window, plans: tuple[PlanLine, ...]) -> tuple[PlanLine, ...]:
    """The plan as it gets shorter; it ends when they have nothing to do any more."""
    message = heard(window)
    return message.plans if isinstance(message, TalkNow) else plans


def test_a_new_round_begins_in_silence(house: House) -> None:
    info = house.new("tia", "prof", bots=("", "planner"), seed="silence")
    with house.window(info.id) as window:
        table = window.table()
        window.say("bots", running=False)
        window.hear()
        table = to_the_use_step(window, table)
        place = table.view.districts[0].id
        window.say("wish", reckoner="prof", symbol="enforcement", target=place)
        assert talk(window).said
        window.say("act", version=table.version, actions=["end use"])
        while isinstance(message := heard(window), TableNow) and message.view.round == 1:
            window.say("act", version=message.version, actions=[message.options[-1].action])
        assert message == TalkNow() or heard(window) == TalkNow()


def look(window: Window, at: int) -> PastTable:
    window.say("look", at=at)
    while not isinstance(message := window.anything(), PastTable):
        continue
    return message


def test_what_was_said_is_kept_for_the_replay_beside_the_record(start: Callable[..., House]) -> None:
    """Also by a server that was ended, and told in the language of whoever looks back."""
    house = start()
    id = house.new("tia", "prof", bots=("", "planner"), seed="said then").id
    with house.window(id) as window:
        table = window.table()
        window.say("bots", running=False)
        window.hear()
        table = to_the_use_step(window, table)
        said_at = table.at
        window.say("wish", reckoner="prof", symbol="enforcement", target=table.view.districts[0].id)
        said = talk(window).said
        using = next(option.action for option in table.options if option.action.startswith("tia use"))
        table = window.act(table, using)
        assert look(window, said_at - 1).talk is None
        for at in (said_at, table.at):
            then = look(window, at).talk
            assert then is not None
            assert (then.plans, then.said) == ((), said)
        record = house.http.get(f"/api/tables/{id}/file").text
        assert "wish" not in record
        window.say("undo", version=table.version, steps=1)
        table = window.table()
        table = window.act(table, "end use")
        while table.view.round == 1:
            table = window.act(table, table.options[-1].action)
        assert look(window, table.at).talk is None, "a new round begins in silence"
    house.end()

    house = start()
    assert house.http.get(f"/api/tables/{id}/reel").json()["talked"]
    with house.window(id, "de") as window:
        window.table()
        then = look(window, said_at).talk
        assert then is not None
        assert [line.who for line in then.said] == ["prof"]
        assert then.said[0].wish != said[0].wish
    with closing(sqlite3.connect(house.folder / FILE)) as database:
        assert database.execute("SELECT count(*) FROM talk").fetchone() != (0,)
        assert house.http.delete(f"/api/tables/{id}").is_success
        assert database.execute("SELECT count(*) FROM talk").fetchone() == (0,)


def test_a_plan_that_bots_announced_is_kept_too(house: House) -> None:
    id = house.new("tia", "prof", bots=("", "planner"), seed="talk", pace="at-once").id
    with house.window(id) as window:
        table = window.table()
        window.say("bots", running=False)
        window.hear()
        table = to_the_use_step(window, table)
        window.say("bots", running=True)
        plans = talk(window).plans
        while not isinstance(heard(window), TableNow):
            continue
        then = look(window, table.at).talk
        assert then is not None
        assert then.plans == plans


def test_talk_that_cannot_be_read_hides_no_game(start: Callable[..., House]) -> None:
    house = start()
    id = house.new().id
    with closing(sqlite3.connect(house.folder / FILE)) as database:
        database.execute('INSERT INTO talk VALUES (?, 0, \'{"told": "long ago"}\')', (id,))
        database.commit()
    with house.window(id) as window:
        assert window.table().at == 0
        assert look(window, 0).talk is None
