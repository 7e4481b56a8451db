"""Bots wait till the Epic phase has been read, and for nobody who is not there."""

from __future__ import annotations

import pytest

from reckoners.server.protocol import TableNow
from tests.server.house import House, Window, to_the_use_step

A_WHILE = 1.0  # seconds: bots without a pause would have acted many times
PHASE = {"activates", "boss-activates"}


def seated(house: House, pace: str) -> str:
    """A table before its first Epic phase, with a bot that has nothing to do before it is over."""
    id = house.new(seed="reading", pace=pace).id
    with house.window(id) as window:
        table = to_the_use_step(window, window.table())
        while table.view.step != "purchase":
            table = window.act(table, "end use")
        window.say("seat", reckoner="abraham", bot="greedy")
        window.bots()
    return id


def epics(window: Window, table: TableNow) -> TableNow:
    """The Epics act; the window has shown what was before."""
    window.say("shown", version=table.version)
    table = window.act(table, "end purchase")
    assert {event.kind for event in table.events} >= PHASE
    assert table.crew.acting == ("abraham",)
    return table


def quiet(window: Window) -> None:
    with pytest.raises(TimeoutError):
        window.socket.recv(A_WHILE)


@pytest.mark.parametrize("pace", ["at-once", "fast"])
def test_bots_wait_for_whoever_reads(house: House, pace: str) -> None:
    with house.window(seated(house, pace)) as window:
        table = epics(window, window.table())
        quiet(window)
        window.say("shown", version=table.version)
        assert window.table().log[-1].action.startswith("abraham ")


def test_bots_wait_for_nobody_who_has_gone(house: House) -> None:
    id = seated(house, "at-once")
    with house.window(id) as window:
        other = house.window(id)
        other.say("shown", version=other.table().version)
        table = epics(window, window.table())
        window.say("shown", version=table.version)
        quiet(window)
        other.socket.close()
        assert window.table().log[-1].action.startswith("abraham ")


def test_whoever_acts_shows_that_people_go_on(house: House) -> None:
    """One window reads on; another person acts, and bots follow."""
    id = seated(house, "at-once")
    with house.window(id) as window, house.window(id) as other:
        other.say("shown", version=other.table().version)
        table = epics(window, window.table())
        window.say("shown", version=table.version)
        quiet(window)
        table = window.act(table, "tia stop")
        assert window.table().log[-1].action.startswith("abraham ")
