"""Talk at a table: bots say what they are about to do, and can be asked for a symbol."""

from __future__ import annotations

from reckoners.server.bots_protocol import BotsNow, PlanLine, TalkNow
from reckoners.server.protocol import TableNow
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
