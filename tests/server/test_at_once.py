"""Several people act at the same time: who does not disturb another is never told to be late."""

from __future__ import annotations

import threading

import pytest

from reckoners.game import Game, Setup
from reckoners.server.protocol import Refused, TableNow
from tests.server.house import House, Window, to_the_use_step

SIX = ("david", "megan", "abraham", "tia", "prof", "cody")


def at_once(windows: list[Window], version: int, actions: list[str]) -> list[Refused]:
    """Everybody acts on the same table; what was refused. Each listens till the last one's action is there."""
    heard: list[Refused] = []
    ready = threading.Barrier(len(windows))

    def play(window: Window, action: str) -> None:
        ready.wait()
        window.say("act", version=version, actions=[action])
        answers = 0
        while answers < len(actions):
            message = window.hear()
            if isinstance(message, Refused):
                heard.append(message)
            answers += isinstance(message, TableNow | Refused)

    threads = [threading.Thread(target=play, args=both) for both in zip(windows, actions, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return heard


@pytest.fixture
def six(house: House) -> list[Window]:
    info = house.new(*SIX, seed="at once")
    return [house.window(info.id) for _ in SIX]


def newest(windows: list[Window], table: TableNow) -> TableNow:
    """What the first one has done, seen by all."""
    for window in windows[1:]:
        while window.table().version < table.version:
            pass
    return table


def test_six_are_placed_roll_and_use_dice_at_the_same_time(six: list[Window]) -> None:
    tables = [window.table() for window in six]
    table = tables[0]
    table = newest(six, six[0].act(table, "end purchase"))
    places = [place.id for place in table.view.districts]
    assert at_once(six, table.version, [f"{who} place {places[n]}" for n, who in enumerate(SIX)]) == []
    version = table.version + len(SIX)
    assert at_once(six, version, [f"{who} keep d1" for who in SIX]) == []
    assert at_once(six, version + 6, [f"{who} reroll" for who in SIX]) == []
    assert at_once(six, version + 12, [f"{who} stop" for who in SIX]) == []
    six[0].say("speak", language="en")
    table = six[0].table()
    assert table.view.step == "use"
    moves = [next(o.action for o in table.options if o.who == who and o.kind == "move") for who in SIX]
    assert at_once(six, table.version, moves) == []
    six[0].say("speak", language="en")
    assert six[0].table().at == table.at + len(SIX)
    for window in six:
        window.socket.close()


def test_what_means_something_else_by_now_is_late(house: House) -> None:
    """Both research the same Epic: the second one saw another number."""
    info = house.new("tia", "prof", seed=seed_with_research())
    with house.window(info.id) as one, house.window(info.id) as other:
        one_table = to_the_use_step(one, one.table())
        table = one_table
        while other.table().version < table.version:
            pass
        mine, theirs = (
            next(o for o in table.options if (o.who, o.symbol, o.target.kind) == (who, "research", "epic"))
            for who in ("tia", "prof")
        )
        assert mine.target == theirs.target
        elsewhere = next(o for o in table.options if (o.who, o.kind) == ("prof", "move"))
        now = one.act(table, mine.action)
        assert other.table() == now
        other.say("act", version=table.version, actions=[theirs.action])
        assert other.refused().code == "late"
        # one's own Reckoner has done something meanwhile: the same die may be another by now
        one.say("act", version=table.version, actions=[mine.action])
        assert one.refused().code == "late"
        # what has nothing to do with it is played
        other.say("act", version=table.version, actions=[elsewhere.action])
        assert other.table().log[-1].action == elsewhere.action


def test_steps_back_and_the_end_of_a_step_are_about_everybody(house: House) -> None:
    info = house.new("tia", "prof")
    with house.window(info.id) as window:
        table = to_the_use_step(window, window.table())
        move = next(o.action for o in table.options if (o.who, o.kind) == ("tia", "move"))
        window.act(table, move)
        for message in (("act", {"actions": ["end use"]}), ("undo", {}), ("redo", {})):
            window.say(message[0], version=table.version, **message[1])
            assert window.refused().code == "late"


def test_a_version_that_is_long_gone_or_never_was_is_late(house: House) -> None:
    info = house.new("tia", "prof")
    with house.window(info.id) as window:
        table = to_the_use_step(window, window.table())
        move = next(o.action for o in table.options if (o.who, o.kind) == ("prof", "move"))
        for version in (-1, 0, table.version + 1):
            window.say("act", version=version, actions=[move])
            assert window.refused().code == "late"


def test_a_page_of_an_older_version_is_told_to_load_again(house: House) -> None:
    id = house.new().id
    for language, word in (("en", "Reload"), ("fr", "Rechargez"), ("de", "neu laden"), ("es", "cargarla")):
        for protocol in ("", "&protocol=1", "&protocol=x"):
            place = f"ws{house.address.removeprefix('http')}api/tables/{id}/play?lang={language}{protocol}"
            with Window(place) as window:
                no = window.fault()
                assert (no.code, word in no.sentence) == ("old-client", True)


def seed_with_research() -> str:
    """A game in which both stand before the same Epic with research on a die, nothing rerolled."""
    for number in range(200):
        game = Game(Setup(reckoners=("tia", "prof"), seed=f"research {number}"))
        place = game.view().districts[0].id
        game.play_all(["end purchase", f"tia place {place}", f"prof place {place}", "tia stop", "prof stop"])
        boss = game.view().boss.id
        found = [{a.target for a in game.legal(who) if a.symbol == "research"} - {boss} for who in ("tia", "prof")]
        if all(found):
            return f"research {number}"
    raise AssertionError("none")
