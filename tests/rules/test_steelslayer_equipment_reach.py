"""EQ2: reach, the Utility Tool."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.cards import red_with, replaced
from tests.rules.crew import crew, options, play, repeated
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values


def tia_and(
    cards: list[str], *tias: str, prof: tuple[str, ...] = ("black plan2", "basic money"), **more: object
) -> Game:
    """Tia has the cards, Prof dice."""
    own = {"equipment": cards, "dice": list(tias), **more}
    return crew({"tia": own, "prof": {"dice": list(prof)}})


# -- reach


@rule("EQ2-04")
@pytest.mark.parametrize(
    ("card", "die", "where"),
    [
        ("gottschalk", "green attack2", "attack frostbite"),
        ("gottschalk", "red enforcement2", "enforcement chinatown"),
        ("climbing-kit", "purple research2", "research frostbite"),
        ("climbing-kit", "blue contain2", "contain frostbite"),
    ],
)
def test_both_symbols_reach_the_neighbours(card: str, die: str, where: str) -> None:
    who = {"green": "abraham", "red": "megan", "purple": "tia", "blue": "david"}[die.split()[0]]
    ring: dict[str, Values] = {"understreets": {}, "station-seven": {}}
    game = crew({who: {"dice": [die], "equipment": [card]}, "cody": {}, "prof": {}}, ring, boss="station-seven")
    assert offers(game, f"{who} use d1 {where}")
    symbol = where.split()[0]
    other = "contain" if card == "gottschalk" else "attack"
    assert symbol != other
    token = crew({who: {"plan": 2, "equipment": [card]}, "cody": {}, "prof": {}}, ring, boss="station-seven")
    assert offers(token, f"{who} use plan {where}")
    refuses(token, f"{who} use plan {other} frostbite", "too-far", "USE-07")
    token.play(f"{who} use plan move understreets")  # opposite The Loop: Chinatown and Station Seven are beside it
    refuses(
        token, f"{who} use plan {symbol} {'the-loop' if symbol == 'enforcement' else 'digzone'}", "too-far", "USE-07"
    )


@rule("EQ2-04", "BOSS-01", "EP2-17")
def test_reach_is_for_the_boss_and_shields_too_but_not_for_moves_tokens_and_payments() -> None:
    """Chinatown is next door, with a Barricade, a Shield, a Copy token and Steelheart."""
    there = {"chinatown": {"blue_shields": 1, "copy_tokens": 1, "barricades": 1}}
    game = crew({"tia": {"equipment": ["climbing-kit"], "plan": 9}}, there, boss="chinatown")
    assert offers(game, "tia use plan research steelheart", "tia use plan contain chinatown")
    game.play("tia use plan contain chinatown")
    shows(game, {"district.chinatown.blue_shields": 0})
    assert offers(game, "tia use plan contain steelheart red", "tia use plan contain frostbite")
    refuses(game, "tia use plan copy chinatown", "too-far", "EP2-22")
    refuses(game, "tia use plan move chinatown", "barricaded", "MOVE-02")


@rule("EQ2-04", "CARD-04", "CARD-08")
def test_cards_and_converted_symbols_reach_as_well() -> None:
    game = crew({"megan": {"dice": ["red enforcement2"], "equipment": ["climbing-kit", "emp"]}})
    play(game, "megan use d1 card emp", *repeated("megan use emp contain frostbite", 2))
    shows(game, {"epic.frostbite.bracket": 2})
    game = crew({"megan": {"dice": ["red enforcement2"], "equipment": ["climbing-kit", "gravatonics"]}})
    game.play("megan use d1 contain frostbite")
    shows(game, {"epic.frostbite.bracket": 3})


@rule("HERO-04", "EQ2-04")
def test_the_neighbours_of_the_sniper_tokens_district_are_reached_too() -> None:
    """Five districts in a ring: Cody in the first, his token in the third, an Epic in the fourth."""
    ring = {
        "chinatown": {},
        "understreets": {},
        "station-seven": {"epic": "earless", "research": 5},
        "soldier-field": {},
    }
    cody = {"plan": 3, "equipment": ["climbing-kit"], "sniper": "understreets"}
    game = crew({"cody": cody, "tia": {}, "prof": {}, "megan": {}}, ring)
    assert offers(game, "cody use plan research earless", "cody use plan research frostbite")
    without = crew({"cody": {**cody, "equipment": []}, "tia": {}, "prof": {}, "megan": {}}, ring)
    refuses(without, "cody use plan research earless", "too-far", "USE-07")


# -- Utility Tool


@rule("EQ2-06")
def test_utility_tool_changes_one_symbol() -> None:
    game = tia_and(["utility-tool"], "purple research2")
    happened = game.play("tia use d1 card utility-tool research attack")
    assert told(happened, "changed", "card", "symbol", "taken") == [("utility-tool", "attack", "research")]
    shows(game, {"tia.open": "d1 research+attack", "tia.utility-tool": "used", "tia.d1": "used"})
    play(game, "tia use d1 attack digzone", "tia use d1 research digzone")
    shows(game, {"epic.digzone.health": 8, "epic.digzone.research": 4})


@rule("EQ2-06", "USE-03")
def test_utility_tool_changes_what_is_left_of_an_open_die() -> None:
    game = tia_and(["utility-tool"], "purple research2")
    play(game, "tia use d1 research digzone", "tia use d1 card utility-tool research money")
    shows(game, {"tia.open": "d1 money"})
    refuses(game, "tia use d1 move chinatown", "die-touched", "USE-03")
    game.play("tia use d1 money")
    shows(game, {"money": 5})


@rule("EQ2-06", "CARD-06")
def test_a_changed_die_pays_and_a_cards_symbols_are_changed_too() -> None:
    game = tia_and(["utility-tool", "emp"], "purple research2")
    play(game, "tia use d1 card utility-tool research enforcement", "tia use d1 card emp")
    shows(game, {"tia.open": "emp contain3"})
    game = tia_and(["utility-tool", "notebooks"])
    game.play("tia use notebooks card utility-tool research attack")
    shows(game, {"tia.open": "notebooks research+attack"})
    game.play("tia use notebooks attack frostbite")  # still anywhere
    shows(game, {"epic.frostbite.health": 8})


@rule("EQ2-06")
def test_utility_tool_refuses_what_is_no_change() -> None:
    game = tia_and(["utility-tool"], "purple research2", plan=1)
    refuses(game, "tia use d1 card utility-tool attack money", "cannot-change", "EQ2-06")
    refuses(game, "tia use d1 card utility-tool research research", "cannot-change", "EQ2-06")
    refuses(game, "tia use plan card utility-tool plan money", "cannot-change", "EQ2-06")
    refuses(game, "tia use utility-tool", "card-costs", "EQ2-06")
    game.play("tia use d1 card utility-tool research attack")
    refuses(game, "tia use d1 card utility-tool attack money", "card-used", "CARD-02")


@rule("EQ2-06", "CARD-10")
def test_a_changed_symbol_is_not_doubled() -> None:
    double = replaced("camera", 'family = "doubler", symbol = "research"')
    game = crew({"tia": {"dice": ["basic money"], "equipment": ["utility-tool", "camera"]}}, replace=double)
    game.play("tia use d1 card utility-tool money research")
    shows(game, {"tia.open": "d1 research"})
    game = crew({"tia": {"dice": ["basic research"], "equipment": ["utility-tool", "camera"]}}, replace=double)
    game.play("tia use d1 card utility-tool research attack")
    shows(game, {"tia.open": "d1 research+attack"})  # doubled first, then one of both is changed


@rule("EQ2-06")
def test_of_several_symbols_only_one() -> None:
    game = crew(
        {"megan": {"dice": ["red enforcement+research"], "equipment": ["utility-tool"]}},
        replace=red_with("enforcement", "research"),
    )
    assert len(options(game, "megan use d1 card utility-tool")) == 10
    game.play("megan use d1 card utility-tool research enforcement")
    shows(game, {"megan.open": "d1 enforcement2"})
