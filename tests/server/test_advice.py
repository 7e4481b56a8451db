"""Advice, odds and what decided a game: asked at a table, thought elsewhere, told in the window's language."""

from __future__ import annotations

import re

import msgspec

from reckoners.server.bots_protocol import Advised, DecisiveTurn, OddsTold
from reckoners.server.option_protocol import expanded
from reckoners.server.protocol import Refused, TableNow
from tests.server.house import House, Window, to_the_use_step


def advice(window: Window, **about: str) -> Advised:
    window.say("advise", **about)
    answer = window.until(lambda message: isinstance(message, Advised))
    assert isinstance(answer, Advised)
    return answer


def odds(window: Window, reckoner: str) -> OddsTold:
    window.say("odds", reckoner=reckoner)
    answer = window.until(lambda message: isinstance(message, OddsTold))
    assert isinstance(answer, OddsTold)
    return answer


def test_each_proposal_can_be_played(house: House) -> None:
    with house.window(house.new(seed="asked").id) as window:
        table = to_the_use_step(window, window.table())
        told = advice(window)
        assert told.version == table.version
        assert 1 <= len(told.proposals) <= 3
        assert 0 <= told.winning <= 1
        for proposal in told.proposals:
            assert proposal.text
            assert proposal.why
            assert proposal.before == table.forecast.population
            assert 0 <= proposal.chance <= 1
            now = window.act(table, *proposal.actions)
            assert now.at == table.at + len(proposal.actions)
            assert now.forecast.population == proposal.after or now.view.step != "use"
            window.say("undo", version=now.version, steps=len(proposal.actions))
            table = window.table()


def test_advice_changes_nothing_and_is_for_one_position(house: House) -> None:
    info = house.new(seed="asked")
    with house.window(info.id) as one, house.window(info.id, language="de") as other:
        table = to_the_use_step(one, one.table())
        first = advice(one)
        german = advice(other)
        assert [proposal.actions for proposal in german.proposals] == [each.actions for each in first.proposals]
        assert german.proposals[0].text != first.proposals[0].text
        now = one.act(table, table.options[0].action)
        one.say("act", version=first.version, actions=first.proposals[0].actions)
        no = one.until(lambda message: isinstance(message, Refused))
        assert isinstance(no, Refused)
        assert no.code == "late"
        assert advice(one).version == now.version


def test_whoever_is_looked_at_comes_first(house: House) -> None:
    with house.window(house.new(seed="asked").id) as window:
        to_the_use_step(window, window.table())
        for id in ("abraham", "tia"):
            first = advice(window, reckoner=id).proposals[0]
            assert first.who == id
            assert first.text.startswith(f"{id.title()}: ")
        window.say("advise", reckoner="nobody")
        assert window.fault().code == "no-seat"


def test_a_proposal_shows_its_dice_and_what_they_act_on(house: House) -> None:
    with house.window(house.new(seed="asked").id) as window:
        table = to_the_use_step(window, window.table())
        for proposal in advice(window).proposals:
            options = expanded(proposal.groups)
            assert [option.action for option in options] == list(proposal.actions)
            taken = {(option.who, option.source) for option in options if option.source.startswith("d")}
            assert {(die.who, die.name) for die in proposal.dice} >= taken
            faces = {(seat.id, die.name): (die.colour, die.face) for seat in table.view.reckoners for die in seat.dice}
            for place, die in enumerate(proposal.dice):
                assert faces[die.who, die.name][0] == die.colour
                assert f"{{{place}}}" in proposal.marked
            assert "{" not in proposal.text
            assert not re.search(r"\bd\d", proposal.text), proposal.text


def test_bots_that_were_stopped_go_on_first(house: House) -> None:
    """Nobody is told to end the step while bots have dice to use."""
    with house.window(house.new("tia", "abraham", "prof", seed="asked", bots=("", "greedy", "planner")).id) as window:
        table = window.table()
        window.say("bots", running=False)
        window.bots()
        table = to_the_use_step(window, table)
        while (told := advice(window, reckoner="tia")).proposals[-1].who == "tia":
            table = window.act(table, *told.proposals[-1].actions)  # till Tia has nothing more to do
        assert [proposal.who for proposal in told.proposals] == ["bots"]
        assert told.proposals[0].actions == ()
        assert told.proposals[0].text == "Let the bots go on"
        assert table.view.step == "use"
        window.say("bots", running=True)
        window.until(lambda message: isinstance(message, TableNow) and message.log[-1].action.startswith("abraham"))


def test_one_question_a_window(house: House) -> None:
    """Who asks again does not care for the answer to the last question."""
    with house.window(house.new(seed="asked").id) as window:
        to_the_use_step(window, window.table())
        for _ in range(5):
            window.say("advise", reckoner="tia")
        window.say("advise", reckoner="abraham")
        heard = [window.hear()]
        window.say("odds", reckoner="tia")  # behind everything that was asked before
        while not isinstance(heard[-1], OddsTold):
            heard.append(window.hear())
        assert [type(message) for message in heard] == [Advised, OddsTold]
        assert isinstance(heard[0], Advised)
        assert heard[0].proposals[0].who == "abraham"


def test_who_leaves_keeps_nobody_waiting(house: House) -> None:
    """Windows that asked and left are not thought about: whoever stays is answered before all of them would be."""
    busy = house.new("tia", "abraham", "prof", "cody", "megan", "david", seed="asked").id
    with house.window(busy) as first:
        to_the_use_step(first, first.table())
    for _ in range(40):
        with house.window(busy) as window:
            window.table()
            window.say("advise")
    with house.window(house.new(seed="asked").id) as window:
        to_the_use_step(window, window.table())
        assert advice(window).proposals  # or the test's patience ends


def test_people_act_while_the_planner_thinks(house: House) -> None:
    """A window that has asked goes on at once; the answer says which position it is about."""
    with house.window(house.new(seed="asked").id) as window:
        table = to_the_use_step(window, window.table())
        window.say("advise")
        window.say("act", version=table.version, actions=[table.options[0].action])
        heard = [window.hear(), window.hear()]
        now = next(message for message in heard if isinstance(message, TableNow))
        told = next(message for message in heard if isinstance(message, Advised))
        assert (told.version, now.version) == (table.version, table.version + 1)


def test_odds_of_each_way_to_keep(house: House) -> None:
    with house.window(house.new(seed="odds").id) as window:
        table = window.table()
        assert odds(window, "tia").keeps == ()
        place = table.view.districts[0].id
        table = window.act(table, "end purchase", f"tia place {place}", f"abraham place {place}")
        told = odds(window, "abraham")
        assert (told.version, told.reckoner) == (table.version, "abraham")
        assert told.keeps[0].wanted == 1.0
        for line in told.keeps:
            assert line.text
            for chances in line.odds.values():
                assert sorted(chances, reverse=True) == list(chances)
        reroll = next(line for line in told.keeps if line.rerolled)
        now = window.act(table, *reroll.actions)
        assert now.log[-1].action == "abraham reroll"


def test_what_decided_a_game(house: House) -> None:
    id = house.played_out()
    told = {}
    for language in ("en", "fr"):
        answer = house.http.get(f"/api/tables/{id}/decisive?lang={language}", timeout=60)
        assert answer.status_code == 200
        told[language] = msgspec.json.decode(answer.content, type=list[DecisiveTurn])
    assert 1 <= len(told["en"]) <= 3
    for turn, french in zip(told["en"], told["fr"], strict=True):
        assert turn.start < turn.end
        assert turn.best > turn.after
        assert turn.text
        assert (turn.start, turn.best) == (french.start, french.best)
        assert turn.text != french.text
    assert house.http.get(f"/api/tables/{house.new().id}/decisive").json() == []
    assert house.http.get("/api/tables/nonsense/decisive").status_code == 404
