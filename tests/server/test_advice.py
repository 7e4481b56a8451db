"""Advice, odds and what decided a game: asked at a table, thought elsewhere, told in the window's language."""

from __future__ import annotations

import msgspec

from reckoners.server.bots_protocol import Advised, DecisiveTurn, OddsTold
from reckoners.server.protocol import Refused, TableNow
from tests.server.house import House, Window, to_the_use_step


def advice(window: Window) -> Advised:
    window.say("advise")
    answer = window.until(lambda message: isinstance(message, Advised))
    assert isinstance(answer, Advised)
    return answer


def odds(window: Window, reckoner: str) -> OddsTold:
    window.say("odds", reckoner=reckoner)
    answer = window.until(lambda message: isinstance(message, OddsTold))
    assert isinstance(answer, OddsTold)
    return answer


def test_each_proposal_can_be_played(house: House) -> None:
    with house.window(house.new(seed="advice").id) as window:
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
    info = house.new(seed="advice")
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


def test_people_act_while_the_planner_thinks(house: House) -> None:
    """A window that has asked goes on at once; the answer says which position it is about."""
    with house.window(house.new(seed="advice").id) as window:
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
        assert turn.before != turn.after
        assert turn.text
        assert (turn.start, turn.before) == (french.start, french.before)
        assert turn.text != french.text
    assert house.http.get(f"/api/tables/{house.new().id}/decisive").json() == []
    assert house.http.get("/api/tables/nonsense/decisive").status_code == 404
