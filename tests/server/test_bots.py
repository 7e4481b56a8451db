"""Bots at a table: they sit down, act one at a time, stop, and never get in anybody's way."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from reckoners.server.bots_protocol import BotInfo, BotsNow
from reckoners.server.protocol import Refused, TableNow
from tests.server.house import Heard, House, Window

TWO = ("greedy", "random")


def over(message: Heard) -> bool:
    return isinstance(message, TableNow) and message.view.result != "playing"


def quiet(message: Heard) -> bool:
    """The bots have nothing to do before people do something."""
    return isinstance(message, TableNow | BotsNow) and message.crew.running and not message.crew.acting


def settled(window: Window) -> TableNow:
    """The table at which bots wait for people."""
    tables: list[TableNow] = []
    while True:
        message = window.hear()
        if isinstance(message, TableNow):
            tables.append(message)
        if quiet(message):
            return tables[-1]


def test_seats_are_kept_and_told_to_everybody(start: Callable[..., House]) -> None:
    house = start()
    info = house.new("tia", "prof", "cody", bots=("", "greedy"), pace="slow")
    assert info.bots == {"prof": "greedy"}
    with house.window(info.id) as one, house.window(info.id) as other:
        for window in (one, other):
            crew = window.table().crew
            assert (crew.seats, crew.running, crew.pace) == ({"prof": "greedy"}, True, "slow")
        one.say("seat", reckoner="cody", bot="random")
        for window in (one, other):
            assert window.bots().crew.seats == {"prof": "greedy", "cody": "random"}
        other.say("seat", reckoner="prof", bot=None)
        other.say("bots", pace="fast")
        for window in (one, other):
            assert window.bots().crew.seats == {"cody": "random"}
            assert window.bots().crew.pace == "fast"
    house.kill()
    house = start()
    assert house.list()[0].bots == {"cody": "random"}
    with house.window(info.id) as window:
        crew = window.table().crew
        assert (crew.seats, crew.pace) == ({"cody": "random"}, "fast")


def test_a_change_of_seats_is_no_action_of_the_game(house: House) -> None:
    with house.window(house.new().id) as window:
        table = window.table()
        window.say("seat", reckoner="tia", bot="greedy")
        assert window.bots().crew.seats == {"tia": "greedy"}
        window.say("undo", version=table.version)
        assert window.until(lambda message: isinstance(message, Refused)).code == "nothing-to-undo"  # type: ignore[union-attr]


def test_bots_leave_the_decisions_of_the_team_to_people(house: House) -> None:
    with house.window(house.new(bots=("greedy",)).id) as window:
        table = window.table()
        assert table.crew.acting == ()  # the first purchases
        window.say("act", version=table.version, actions=["end purchase"])
        table = settled(window)
        assert [seat.id for seat in table.view.reckoners if seat.district] == ["tia"]
        window.say("act", version=table.version, actions=[o.action for o in table.options if o.kind == "place"][:1])
        table = settled(window)
        assert [seat.rolling_done for seat in table.view.reckoners] == [True, False]
        window.say("act", version=table.version, actions=["abraham stop"])
        table = settled(window)
        assert table.view.step == "use"
        actions = [entry.action for entry in house.log(table.table)[1:]]
        assert {action.split()[0] for action in actions} == {"end", "tia", "abraham"}
        assert any(action.startswith("tia use") for action in actions)


@pytest.mark.parametrize("bots", [TWO, ("random", "random")])
def test_a_table_of_bots_plays_itself(house: House, bots: tuple[str, ...]) -> None:
    info = house.new(seed="alone", bots=bots)
    with house.window(info.id) as window:
        last = window.table()
        while last.view.result == "playing":
            message = window.hear()
            assert isinstance(message, TableNow), message
            assert message.at == last.at + 1  # one action at a time
            last = message
        assert last.crew.acting == ()
    assert next(other for other in house.list() if other.id == info.id).result == last.view.result


def test_they_stop_and_go_on(house: House) -> None:
    with house.window(house.new(seed="stop", bots=TWO).id) as window:
        window.until(lambda message: isinstance(message, TableNow) and message.at > 5)
        window.say("bots", running=False)
        crew = window.until(lambda message: isinstance(message, BotsNow))
        assert isinstance(crew, BotsNow)
        assert (crew.crew.running, crew.crew.acting) == (False, ())
        table = still(window)
        window.say("act", version=table.version, actions=[table.options[0].action])
        now = window.table()
        assert (now.at, now.crew.running) == (table.at + 1, False)  # who has stopped them lets them go on
        window.say("bots", running=True)
        window.until(lambda message: isinstance(message, TableNow) and message.at > now.at)


def still(window: Window) -> TableNow:
    """The table as it is, told again."""
    window.say("speak", language="en")
    return window.table()


def test_after_an_undo_they_wait_for_people(house: House) -> None:
    info = house.new(seed="undo", bots=("greedy",))
    with house.window(info.id) as window:
        table = window.table()
        window.say("act", version=table.version, actions=["end purchase"])
        table = settled(window)
        window.say("undo", version=table.version)
        back = window.table()
        assert (back.at, back.undone, back.crew.running, back.crew.acting) == (table.at - 1, 1, False, ())
        window.say("redo", version=back.version)
        again = window.table()
        assert (again.at, again.crew.running) == (table.at, False)
        window.say("undo", version=again.version)
        back = window.table()
    with house.window(info.id) as window:
        assert not window.table().crew.running
        mine = next(option for option in back.options if option.who == "abraham")
        window.say("act", version=back.version, actions=[mine.action])
        now = window.table()
        assert now.crew.running
        window.until(lambda message: isinstance(message, TableNow) and message.at > now.at)


def test_after_an_undo_go_lets_them_go_on(house: House) -> None:
    with house.window(house.new(seed="undo", bots=("greedy",)).id) as window:
        table = window.table()
        window.say("act", version=table.version, actions=["end purchase"])
        table = settled(window)
        window.say("undo", version=table.version)
        back = window.table()
        window.say("bots", running=True)
        assert window.bots().crew.acting == ("tia",)
        now = settled(window)
        assert now.at == table.at
        assert now.version > back.version


def test_a_late_thought_is_dropped(house: House) -> None:
    """A person acts while a bot waits for its turn: both actions are played, neither twice, none in a wrong place."""
    info = house.new("tia", "prof", seed="late", bots=("greedy",), pace="normal")
    with house.window(info.id) as window:
        table = window.table()
        window.say("act", version=table.version, actions=["end purchase"])
        table = window.table()
        assert table.crew.acting == ("tia",)
        place = next(option for option in table.options if option.who == "prof")
        window.say("act", version=table.version, actions=[place.action])
        mine = window.table()
        assert mine.log[-1].action == place.action
        window.say("bots", pace="at-once")
        after = window.until(lambda message: isinstance(message, TableNow) and message.at > mine.at)
        assert isinstance(after, TableNow)
        assert after.log[-1].action.startswith("tia place")
        window.say("act", version=mine.version, actions=["prof stop"])
        no = window.until(lambda message: isinstance(message, Refused))
        assert isinstance(no, Refused)
        assert no.code == "late"


def test_nobody_plays_for_an_empty_room(house: House) -> None:
    info = house.new(seed="empty", bots=TWO)
    with house.window(info.id) as window:
        window.until(lambda message: isinstance(message, TableNow) and message.at > 3)
    with house.window(info.id) as window:
        window.say("bots", running=False)
        window.until(lambda message: isinstance(message, BotsNow))
        stopped = still(window)
        window.say("bots", running=True)
        window.until(lambda message: isinstance(message, TableNow) and message.at > stopped.at)
    assert next(other for other in house.list() if other.id == info.id).result == "playing"
    with house.window(info.id) as window:
        assert over(window.until(over))


def test_every_bot_has_a_name(house: House) -> None:
    for language in ("en", "fr", "de", "es"):
        answer = house.http.get(f"/api/bots?lang={language}")
        bots = msgspec.json.decode(answer.content, type=list[BotInfo])
        assert [bot.id for bot in bots][:3] == ["planner", "greedy", "random"]
        assert all(bot.name and bot.text for bot in bots[:3])


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "seat", "reckoner": "tia"}, "unreadable"),
        ({"type": "seat", "reckoner": "tia", "bot": 1}, "unreadable"),
        ({"type": "seat", "reckoner": "x" * 200, "bot": None}, "unreadable"),
        ({"type": "seat", "reckoner": "megan", "bot": "greedy"}, "no-seat"),
        ({"type": "seat", "reckoner": "tia", "bot": "nobody"}, "no-bot"),
        ({"type": "seat", "reckoner": "tia", "bot": "greedy:seconds=9"}, "no-bot"),
        ({"type": "bots", "running": "yes"}, "unreadable"),
        ({"type": "bots", "pace": "warp"}, "unreadable"),
        ({"type": "shown"}, "unreadable"),
        ({"type": "advise", "seconds": 900}, "unreadable"),
        ({"type": "odds"}, "unreadable"),
        ({"type": "odds", "reckoner": "megan"}, "no-seat"),
    ],
)
def test_a_bad_message_is_refused(house: House, message: dict[str, object], code: str) -> None:
    with house.window(house.new().id) as window:
        table = window.table()
        window.say(**message)  # type: ignore[arg-type]
        fault = window.fault()
        assert fault.code == code
        assert fault.sentence
        assert window.act(table, "end purchase").crew.seats == {}


def test_a_table_that_cannot_have_such_bots(house: House) -> None:
    for bots, status in ((["nobody"], 422), (["greedy"] * 21, 400), ("greedy", 400), ([1], 400)):
        answer = house.http.post("/api/tables", json={"reckoners": ["tia", "prof"], "bots": bots})
        assert answer.status_code == status
        assert answer.json()["sentence"]
