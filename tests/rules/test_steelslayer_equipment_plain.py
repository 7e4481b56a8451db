"""EQ2: Dish Soap, Tracking Device, Med Kit, Illicit Investments, Kidnap."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.cards import replaced
from tests.rules.crew import crew, play
from tests.rules.seen import offers, refuses, shows, told

# -- Dish Soap, Tracking Device, Med Kit, Illicit Investments


@rule("EQ2-09")
def test_dish_soap_lifts_the_marker() -> None:
    own = {"tia": {"equipment": ["dish-soap"], "dice": ["basic money"]}}
    game = crew(own, more="base = 2")
    refuses(game, "tia use dish-soap money", "base-hidden-first", "EQ2-09")
    happened = game.play("tia use dish-soap")
    assert told(happened, "base", "now") == [(1,)]
    shows(game, {"base": 1, "money": 4, "tia.dish-soap": "used"})
    refuses(game, "tia use dish-soap", "card-used", "CARD-02")


@rule("EQ2-09", "CARD-04", "MOVE-01", "BAR-01", "CARD-03")
@pytest.mark.parametrize(
    ("use", "then"),
    [
        ("money", {"money": 5}),
        ("move chinatown", {"tia.district": "chinatown"}),
        ("barricade understreets", {"district.understreets.barricades": 0}),
        ("card bribe", {"tia.bribe": "used"}),
    ],
)
def test_at_the_top_dish_soap_is_a_die_with_money(use: str, then: dict[str, object]) -> None:
    bribe = replaced("bribe", 'family = "exchanger", cost = ["money"], gives = ["plan", "plan", "plan"]')
    own = {"tia": {"equipment": ["dish-soap", "bribe"]}}
    game = crew(own, {"understreets": {"barricades": 1}}, replace=bribe)
    refuses(game, "tia use dish-soap", "base-at-top", "EQ2-09")
    game.play(f"tia use dish-soap {use}")
    shows(game, {"tia.dish-soap": "used", "base": "top", **then})


@rule("EQ2-10", "PLAN-02")
def test_a_tracking_devices_token_is_usable_at_once() -> None:
    game = crew({"tia": {"equipment": ["tracking-device"]}})
    refuses(game, "tia use plan money", "no-token", "PLAN-01")
    game.play("tia use tracking-device")
    shows(game, {"tia.plan": 1, "tia.plan_next": 0})
    game.play("tia use plan money")
    shows(game, {"money": 5})
    refuses(game, "tia use tracking-device", "card-used", "CARD-02")


@rule("EQ2-10", "PLAN-03")
def test_or_it_is_saved() -> None:
    game = crew({"tia": {"equipment": ["tracking-device"]}})
    play(game, "tia use tracking-device", "end use", "end purchase", "tia stop", "abraham stop")
    shows(game, {"tia.plan": 1, "tia.tracking-device": "ready"})


@rule("EQ2-25")
def test_med_kit_heals_one_up_to_the_start() -> None:
    own = {"tia": {"equipment": ["med-kit"], "dice": ["basic money"]}}
    game = crew(own, more="population = 39")
    assert told(game.play("tia use med-kit"), "healed", "n", "now") == [(1, 40)]
    shows(game, {"population": 40, "tia.med-kit": "used"})
    refuses(game, "tia use med-kit", "card-used", "CARD-02")
    refuses(crew(own), "tia use med-kit", "nobody-hurt", "EQ2-25")
    refuses(crew(own, more="population = 45"), "tia use med-kit", "nobody-hurt", "EQ2-25")


@rule("EQ2-11", "CARD-10")
def test_illicit_investments_double_money_on_white_dice() -> None:
    own = {
        "cody": {
            "equipment": ["illicit-investments"],
            "dice": ["basic money", "orange money2", "orange money"],
            "plan": 1,
        }
    }
    game = crew(own)
    play(game, "cody use d1 money", "cody use d1 money")
    shows(game, {"money": 6, "cody.open": "none"})
    play(game, "cody use d2 money", "cody use d2 money", "cody use d3 money", "cody use plan money")
    shows(game, {"money": 10, "cody.open": "none"})


# -- Kidnap


THERE = {
    "the-loop": {"enforcement": 1, "barricades": 1},
    "chinatown": {"red_shields": 2, "blue_shields": 1, "copy_tokens": 1, "enforcement": 2},
}


def kidnapper(**more: object) -> Game:
    return crew({"tia": {"equipment": ["kidnap"], "dice": ["basic money"], **more}}, THERE)


@rule("EQ2-08")
def test_kidnap_moves_up_to_three_pieces_in_any_mix() -> None:
    """From a district with Shields, into another: it moves and does not remove."""
    game = kidnapper()
    game.play("tia use kidnap understreets")
    assert game.view().decision == "kidnap"
    happened = game.play("tia bring enforcement chinatown")
    assert told(happened, "brought", "piece", "from", "district") == [("enforcement", "chinatown", "understreets")]
    play(game, "tia bring red-shield chinatown", "tia bring copy-token chinatown")
    assert game.view().decision == "use", "three are enough"
    shows(
        game,
        {
            "district.understreets.enforcement": 1,
            "district.understreets.red_shields": 1,
            "district.understreets.copy_tokens": 1,
            "district.chinatown.enforcement": 1,
            "district.chinatown.red_shields": 1,
            "district.chinatown.copy_tokens": 0,
            "enforcement_left": 22,
            "red_shields_left": 8,
            "copy_tokens_left": 7,
            "tia.kidnap": "used",
        },
    )


@rule("EQ2-08")
def test_kidnap_takes_barricades_and_blue_shields_from_several_districts_and_may_stop() -> None:
    game = kidnapper()
    play(
        game,
        "tia use kidnap understreets",
        "tia bring barricade the-loop",
        "tia bring blue-shield chinatown",
        "tia done",
    )
    shows(
        game,
        {
            "district.understreets.barricades": 1,
            "district.the-loop.barricades": 0,
            "district.understreets.blue_shields": 1,
            "barricades_left": 7,
            "blue_shields_left": 5,
        },
    )
    refuses(game, "tia use kidnap chinatown", "card-used", "CARD-02")


@rule("EQ2-08")
def test_kidnap_takes_the_boss_or_pieces_never_both() -> None:
    game = kidnapper()
    game.play("tia use kidnap chinatown")
    happened = game.play("tia bring-boss")
    assert told(happened, "boss-moves", "from", "district") == [("understreets", "chinatown")]
    shows(game, {"boss.district": "chinatown", "step": "use"})
    assert game.view().decision == "use"
    game = kidnapper()
    play(game, "tia use kidnap chinatown", "tia bring enforcement the-loop")
    refuses(game, "tia bring-boss", "boss-or-pieces", "EQ2-08")


@rule("EQ2-08")
def test_kidnap_brings_what_is_on_the_board_elsewhere() -> None:
    game = kidnapper()
    game.play("tia use kidnap chinatown")
    refuses(game, "tia bring enforcement chinatown", "piece-there", "EQ2-08")
    refuses(game, "tia bring enforcement understreets", "no-such-piece", "EQ2-08")
    refuses(game, "tia bring red-shield the-loop", "no-such-piece", "EQ2-08")
    refuses(game, "abraham bring enforcement the-loop", "not-asked", "EQ2-08")
    refuses(game, "tia use d1 money", "answer-first", "EQ2-08")
    refuses(game, "end use", "answer-first", "EQ2-08")
    game = kidnapper()
    game.play("tia use kidnap understreets")
    refuses(game, "tia bring-boss", "boss-there", "EQ2-08")


@rule("EQ2-08")
def test_kidnap_needs_something_to_bring() -> None:
    bare = crew(
        {"tia": {"equipment": ["kidnap"], "dice": ["basic money"]}},
        {"the-loop": {"enforcement": 1}, "chinatown": {"enforcement": 0}},
        boss="the-loop",
    )
    refuses(bare, "tia use kidnap the-loop", "nothing-to-bring", "EQ2-08")
    assert offers(bare, "tia use kidnap chinatown")


@rule("EQ2-08", "BOSS-01", "ACT-01", "STL-02")
def test_the_bosss_new_district_counts_at_once() -> None:
    """For symbols, and for the order of the Epics: The Loop would have been the first after the Understreets."""
    own = {"equipment": ["kidnap"], "dice": ["purple research2"]}
    calm = {"the-loop": {"enforcement": 0}, "chinatown": {"enforcement": 0}}
    game = crew({"tia": own}, calm, more="epic_deck = []", script="[script]\nmovement = [1]")
    refuses(game, "tia use d1 research steelheart", "boss-elsewhere", "BOSS-01")
    play(game, "tia use kidnap the-loop", "tia bring-boss")
    before = game.view().boss.research
    game.play("tia use d1 research steelheart")
    shows(game, {"boss.research": before - 1})
    order = [district.order for district in game.view().districts]
    assert order == [1, 2, 3]
    play(game, "end use")
    happened = game.play("end purchase")
    assert told(happened, "activates", "epic") == [("digzone",), ("frostbite",)]
    assert told(happened, "boss-moves", "from", "district") == [("the-loop", "chinatown")]


@rule("EQ2-08", "MOVE-02")
def test_a_barricade_that_was_brought_closes_the_way_of_everybody_at_once() -> None:
    team = {"tia": {"equipment": ["kidnap"]}, "prof": {"dice": ["basic money"]}}
    game = crew(team, {"chinatown": {"barricades": 1}})
    assert offers(game, "prof use d1 move understreets")
    play(game, "tia use kidnap understreets", "tia bring barricade chinatown", "tia done")
    refuses(game, "prof use d1 move understreets", "barricaded", "MOVE-02")
    assert offers(game, "prof use d1 move chinatown", "prof use d1 barricade understreets")


@rule("EQ2-08", "EP2-16")
def test_a_shield_that_was_brought_guards_at_once() -> None:
    own = {"equipment": ["kidnap"], "dice": ["basic contain", "basic contain"]}
    game = crew({"tia": own}, THERE)
    assert offers(game, "tia use d1 contain digzone")
    play(game, "tia use kidnap the-loop", "tia bring blue-shield chinatown", "tia done")
    refuses(game, "tia use d1 contain steelheart red", "boss-elsewhere", "BOSS-01")
    game.play("tia use d1 contain the-loop")
    shows(game, {"district.the-loop.blue_shields": 0, "epic.digzone.bracket": 4})
    game.play("tia use d2 contain digzone")
    shows(game, {"epic.digzone.bracket": 3})
