"""A server that is killed loses nothing that it has acknowledged."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from reckoners.server.protocol import LogEntry
from tests.server.house import House


@pytest.mark.parametrize("kills", [6, pytest.param(15, marks=pytest.mark.slow)])
def test_killed_again_and_again_the_game_stands_at_the_last_acknowledged_action(
    start: Callable[..., House], kills: int
) -> None:
    """Also with an action under way: it is kept whole, or not at all."""
    chance = random.Random(3)
    house = start()
    info = house.new("tia", "prof", "megan", seed="kill")
    acknowledged = None
    log: tuple[LogEntry, ...] = ()
    for _ in range(kills):
        with house.window(info.id) as window:
            table = window.table()
            if acknowledged is not None:
                unanswered = table.version - acknowledged.version
                assert unanswered in (0, 1)
                if not unanswered:
                    assert (table.view, table.log) == (acknowledged.view, acknowledged.log)
                assert house.log(info.id)[: len(log)] == log
            for _ in range(chance.randrange(1, 8)):
                choice = chance.choice(table.options)
                if choice.kind == "end" and len(table.options) > 1:
                    choice = table.options[0]
                table = window.act(table, choice.action)
            acknowledged, log = table, house.log(info.id)
            window.say("act", version=table.version, actions=[chance.choice(table.options).action])
            house.kill()
        house = start()
    assert acknowledged is not None
    assert [(kept.id, kept.actions >= acknowledged.at) for kept in house.list()] == [(info.id, True)]


def test_undone_actions_are_still_there_after_a_kill(start: Callable[..., House]) -> None:
    house = start()
    info = house.new()
    with house.window(info.id) as window:
        table = window.act(window.table(), "end purchase")
        window.say("undo", version=table.version)
        undone = window.table()
        house.kill()
    house = start()
    with house.window(info.id) as window:
        again = window.table()
        assert msgspec.structs.replace(again, laid=None) == undone
        window.say("redo", version=again.version)
        assert window.table().view == table.view
