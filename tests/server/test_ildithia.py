"""What windows get of Ildithia: its markers as targets of any symbol, where it walks next, what that would do."""

from __future__ import annotations

import random

import msgspec
import pytest

from reckoners.content import load_content
from reckoners.game import Game, Setup
from reckoners.game.forecast import acting_now
from reckoners.server.choices import groups_of, options_of
from reckoners.server.content_words import content_in, rules_in
from reckoners.server.decision_words import decision_of
from reckoners.server.option_protocol import Option
from reckoners.server.outlook import outlook_of
from reckoners.server.protocol import TableInfo
from reckoners.server.teller import teller
from reckoners.text import languages
from tests.rules.ildithia import ildithia, walk
from tests.server.house import House

HERE = "inkom-territory"
TRACK = {HERE: {4: "population", 3: "boss black", 2: "barricade", 1: "copy-own"}}


def offered(game: Game) -> dict[str, Option]:
    found = options_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    return {option.action: option for option in found}


def test_a_table_there(house: House) -> None:
    answer = house.http.post("/api/tables", json={"reckoners": ["tia", "prof"], "city": "ildithia"})
    assert answer.status_code == 201, answer.text
    info = msgspec.json.decode(answer.content, type=TableInfo)
    assert (info.city, info.modules) == ("ildithia", (4,))
    with house.window(info.id) as window:
        now = window.table()
        starts = load_content(modules=(4,)).cities["ildithia"].marker_starts
        assert starts
        assert [district.marker for district in now.view.districts] == [starts["2"]] * 3
        assert now.view.tram == now.view.boss.district
        assert len(now.view.tram_next) == 1
        assert now.laid is not None
        assert now.laid.steps == ("roll", "use", "purchase", "ildithia", "add", "activate")


def test_any_symbol_has_the_marker_for_a_target() -> None:
    dice = ["purple research2", "basic money", "basic enforcement"]
    game = ildithia({"tia": {"plan": 1, "dice": dice}}, {HERE: {"enforcement": 1}}, tracks=TRACK)
    found = offered(game)
    for source, symbol, times in (("d1", "research", 2), ("d2", "money", 1), ("d3", "enforcement", 1)):
        option = found[f"tia use {source} {symbol} protect {HERE}"]
        assert (option.kind, option.target.kind, option.target.id) == ("protect", "marker", HERE)
        assert (option.before, option.after, option.times, option.spots) == (4, 3, times, ())
        assert option.label == "Protect Inkom Territory"
    assert found[f"tia use d3 enforcement {HERE}"].target.kind == "enforcement"
    assert f"tia use plan plan protect {HERE}" in found
    groups = groups_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    assert not any(group.money for group in groups if group.kind == "protect")


def test_the_outlook_begins_with_the_districts_that_are_passed() -> None:
    game = ildithia({"tia": {"dice": ["basic money"]}}, tracks=TRACK, passes=2)
    outlook = outlook_of(game.forecast(), teller("en", game.content))
    assert [actor.id for actor in outlook.actors][:3] == [HERE, "salt-mills", "digzone"]
    assert outlook.actors[0].actions == ("population", "boss black", "barricade", "copy-own")
    assert [(cost.place, cost.people) for cost in outlook.actors[0].costs] == [(4, 1)]
    assert "Copy the Epic here" in outlook.actors[0].text


def test_a_choice_in_the_middle_says_who_makes_the_team_choose() -> None:
    game = walk(ildithia({"tia": {"dice": ["basic money"]}}, tracks={HERE: {4: "discover"}}, more='base = "bottom"'))
    assert (game.view().step, game.view().decision) == ("ildithia", "lose")
    acting = acting_now(game.state)[0].id
    told = decision_of(game.view(printed=False), game.legal(), acting, teller("en", game.content))
    assert acting == HERE
    assert "Inkom Territory" in told.detail


@pytest.mark.parametrize("language", languages())
def test_what_it_brings_is_explained(language: str) -> None:
    content = content_in(language, load_content(modules=(4,)))
    known = {rule.id for rule in rules_in(language)}
    for kind in ("marker-passed", "tram"):
        assert content.explained[kind].text
        assert set(content.explained[kind].rules) <= known
    for word in ("copy-own", "boss-research 2"):
        assert content.action_rules[word]
    city = next(city for city in content.cities if city.id == "ildithia")
    assert (city.markers, city.marker_starts["3"], city.passes["3"]) == ((), 4, 1)
    assert content.names.steps["ildithia"]


def test_every_option_of_random_games_is_told() -> None:
    chance = random.Random("windows")
    game = Game(Setup(reckoners=("tia", "cody", "sam"), city="ildithia", modules=(1, 2, 3), seed="windows"))
    protected = 0
    while game.result == "playing" and len(game) < 150:
        if len(game) % 5 == 0:
            protected += sum(" protect " in action for action in offered(game))
        game.play_code(chance.choice(game.codes()))
    assert protected
