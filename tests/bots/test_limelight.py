"""The planner knows Ildithia, Limelight and Newcago's cards: what it protects, holds back, shares out and exchanges."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from reckoners.bots.greedy import GreedyBot
from reckoners.bots.planner.scales import Scales
from reckoners.bots.seen import Seen, asked
from reckoners.content.vocabulary import BY_WHAT
from reckoners.engine.bosses.limelight import SCALES, cost_by
from reckoners.game import Game
from tests.bots.test_steelslayer import planned
from tests.rules.ildithia import ildithia
from tests.rules.limelight import his_phase, limelight, team
from tests.rules.newcago import newcago
from tests.rules.steelslayer import Values

FAR: Values = {"research": 26}
MONEY: Values = {"dice": ["basic money", "basic money", "basic money"], "used": ["operations"]}
NOBODY: Mapping[str, Values] = {"abraham": {"dice": []}, "prof": {"dice": [], "used": ["lead-the-way"]}}


def protected(tracks: Mapping[str, Mapping[int, str]], **more: object) -> list[str]:
    """What Tia, with three dice of Money in Inkom Territory, protects."""
    tia: Values = {**MONEY, **more}
    game = ildithia({"tia": tia, **NOBODY}, tracks=tracks, boss=FAR)
    return [told for told in planned(game) if "protect" in told]


# -- Ildithia


def test_what_would_be_performed_next_is_prevented() -> None:
    deadly = {4: "population", 3: "population 2", 2: "discover", 1: "population"}
    assert len(protected({"inkom-territory": deadly})) == 3


def test_nobody_protects_what_does_nothing() -> None:
    assert protected({}) == []


def test_somebody_goes_where_the_city_will_pass() -> None:
    """Nothing is to be done here; there people die."""
    deadly = {4: "population 2", 3: "population 2", 2: "population 2"}
    told = protected({"inkom-territory": deadly}, district="sharp-tower")
    assert told
    assert all("inkom-territory" in one for one in told)


def test_the_last_spot_is_for_the_research_that_it_gives() -> None:
    """By Money, which is worth least of all."""
    who: Mapping[str, Values] = {"tia": {"dice": ["basic research", "basic money"], "used": ["operations"]}, **NOBODY}
    game = ildithia(who, {"inkom-territory": {"marker": 1}}, boss={"research": 4})
    told = planned(game)
    assert any("money protect inkom-territory" in one for one in told), told
    assert game.view().boss.research == 2


def test_who_is_weakened_already_is_not_researched() -> None:
    game = ildithia({"tia": MONEY, **NOBODY}, {"inkom-territory": {"marker": 1}}, boss={"research": 0, "health": 9})
    assert not any("protect" in one for one in planned(game))


# -- Limelight


def counting(yellow: str, boss: Values | None = None, reckoners: Mapping[str, Values] | None = None) -> Game:
    cells = limelight({f"{row}{column}": yellow for row in "ABCD" for column in (2, 3)})
    who = reckoners or team("chinatown", "the-loop", "the-loop")
    return his_phase(cells, who, boss={"yellow": 2, **(boss or {})}, step="use")


@pytest.mark.parametrize(("kind", "what"), list(enumerate(BY_WHAT)))
def test_scales_are_those_of_the_engine(kind: int, what: str) -> None:
    """At the ends of a step; between them they rise evenly."""
    st = counting(f"population-by {what}").state
    scales = Scales(st.tables)
    assert [scales.costs[kind][least] for least, _ in SCALES[what]] == [people for _, people in SCALES[what]]
    assert scales.cost(st, kind) == cost_by(what, 0)
    assert scales.likely(st, kind) == 1
    assert sum(scales.likely(st, other) for other in range(len(BY_WHAT))) == 1


def test_the_table_that_kills_is_held_back() -> None:
    """One column less is three people a round; the other tables do nothing."""
    cells = limelight({f"{row}{column}": f"population {3 * column}" for row in "ABCD" for column in (1, 2, 3)})
    tia: Values = {"dice": ["basic contain", "basic contain"], "used": ["operations"]}
    prof: Values = {"dice": [], "used": ["lead-the-way"]}
    who = team("chinatown", "the-loop", "the-loop", tia=tia, prof=prof, cody={"dice": [], "used": ["sniper"]})
    game = his_phase(cells, who, boss={"yellow": 3, "black": 3, "red": 3, "blue": 3}, step="use")
    told = planned(game)
    assert sum("yellow" in one for one in told) == 2, told


def test_cards_go_to_whoever_has_fewest() -> None:
    """Where an uneven team costs people."""
    cells = limelight({f"{row}2": "population-by equipment" for row in "ABCD"})
    who = team("the-loop", "the-loop", "the-loop", tia={"equipment": ["grenade"]}, cody={"equipment": ["rifle"]})
    game = his_phase(cells, who, boss={"yellow": 2}, market=["jacket"], more="money = 9")
    bought = [told for told in planned(game) if "buy" in told]
    assert [told.split()[-1] for told in bought] == ["prof"]


# -- Newcago's cards


def test_an_exchange_makes_more_of_a_die() -> None:
    swap: Values = {"exchange": {"pays": "money", "gives": ["attack", "attack"]}}
    who: Mapping[str, Values] = {
        "abraham": {"dice": ["basic money"], "district": "the-loop"},
        "prof": {"dice": [], "used": ["lead-the-way"], "district": "chinatown"},
    }
    game = newcago({"the-loop": ("fortify", swap)}, who, boss="the-loop", his={"research": 0, "health": 2})
    told = planned(game)
    assert game.result == "won", told
    assert told[0] == "abraham use d1 card the-loop-a"


def on_defeat(symbols: list[str], at: str = "the-loop") -> Game:
    """Abraham may defeat an Epic; two more Attacks would be the Boss's end."""
    who: Mapping[str, Values] = {
        "abraham": {"dice": ["basic attack"], "district": "the-loop"},
        "prof": {"dice": [], "used": ["lead-the-way"], "district": "chinatown"},
    }
    epics: Mapping[str, Values] = {"the-loop": {"research": 0, "health": 1}}
    cards = {"the-loop": ("fortify", {"on_defeat": symbols})}
    return newcago(cards, who, epics, boss=at, his={"research": 0, "health": len(symbols)})


def test_a_benefit_is_part_of_a_plan() -> None:
    game = on_defeat(["attack", "attack"])
    told = planned(game)
    assert game.result == "won", told


def test_the_greedy_bot_takes_a_benefit() -> None:
    game = on_defeat(["attack", "attack"])
    game.play("abraham use d1 attack digzone")
    assert asked(game.state) == "benefit"
    codes = GreedyBot().decide(Seen(game, (0, 1), team=True))
    assert str(game.action(codes[0])) == "abraham use the-loop-a attack steelheart"


def hit(effect: str, tia: Values, prof: Values) -> str:
    """Whom a card in The Loop hits, where both stand."""
    cards = {"the-loop": (f"suffer {effect}", {"on_defeat": ["money"]})}
    who: dict[str, Values] = {"tia": {"district": "the-loop", **tia}, "prof": {"district": "the-loop", **prof}}
    game = newcago(cards, who, boss="chinatown", step="purchase", more="market = []")
    game.play("end purchase")
    assert asked(game.state) == "victim"
    return planned(game)[0]


def test_who_misses_least_is_hit() -> None:
    """Who has no card to lose would cost people instead; of two cards the lesser one is missed less."""
    assert hit("equipment", {}, {"equipment": ["favor"]}) == "suffer prof"
    assert hit("equipment", {"equipment": ["favor"]}, {}) == "suffer tia"
    assert hit("equipment", {"equipment": ["favor"]}, {"equipment": ["rtich"]}) == "suffer tia"
