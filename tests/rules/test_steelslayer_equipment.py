"""EQ2: gift cards, reach, Utility Tool, Kidnap, Dish Soap, Tracking Device, Illicit Investments, Med Kit."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.cards import replaced, two_faced
from tests.rules.crew import crew, options, play, repeated
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values


def tia_and(
    cards: list[str], *tias: str, prof: tuple[str, ...] = ("black plan2", "basic money"), **more: object
) -> Game:
    """Tia has the cards, Prof dice."""
    own = {"equipment": cards, "dice": list(tias), **more}
    return crew({"tia": own, "prof": {"dice": list(prof)}})


# -- gifts


@rule("EQ2-01", "CARD-02")
@pytest.mark.parametrize("card", ["spyril", "extra-ammo"])
def test_gifts_are_for_another_reckoner(card: str) -> None:
    game = tia_and([card], "basic money", "purple research2 used", prof=("black plan2 used", "basic money"))
    assert options(game, f"tia use {card}") == {f"tia use {card} prof"}
    refuses(game, f"tia use {card} tia", "not-for-oneself", "EQ2-01")
    refuses(game, f"prof use {card} tia", "card-not-owned", "CARD-07")


@rule("EQ2-05")
def test_spyril_gives_a_used_die_back_as_it_lies() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2", "basic money used", "basic contain used"))
    play(game, "prof use d1 plan", "prof use d1 plan", "tia use spyril prof")
    assert game.view().decision == "regain"
    shown = options(game)
    assert {"prof regain d1", "prof regain d2", "prof regain d3"} <= shown
    happened = game.play("prof regain d1")
    assert told(happened, "regained", "reckoner", "die") == [("prof", "d1")]
    assert not told(happened, "rolled")
    shows(game, {"prof.d1": "kept", "prof.d1.face": "plan2", "prof.plan_next": 2, "tia.spyril": "used"})
    game.play("prof use d1 move chinatown")
    shows(game, {"prof.district": "chinatown", "prof.plan_next": 2})  # both uses count


@rule("EQ2-05", "CARD-02")
def test_spyril_works_once_and_needs_a_used_die() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2 used", "basic money used"))
    play(game, "tia use spyril prof", "prof regain d1")
    refuses(game, "tia use spyril prof", "card-used", "CARD-02")
    fresh = tia_and(
        ["spyril"], prof=("black plan2", "basic money", "black plan", "black plan", "basic plan", "basic plan")
    )
    refuses(fresh, "tia use spyril prof", "no-used-die", "EQ2-05")
    fresh.play("prof use d2 money")
    fresh.play("tia use spyril prof")  # one die: it comes back by itself
    shows(fresh, {"prof.d2": "kept", "tia.spyril": "used"})


@rule("EQ2-05")
def test_spyril_waits_for_the_other_reckoners_choice() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2 used", "basic money"))
    game.play("tia use spyril prof")
    refuses(game, "tia regain d1", "not-asked", "EQ2-05")
    refuses(game, "prof regain d2", "die-not-used", "EQ2-05")
    refuses(game, "prof use d2 money", "answer-first", "EQ2-05")
    refuses(game, "end use", "answer-first", "EQ2-05")


@rule("EQ2-05", "EPI-10")
def test_no_captured_die_comes_back_by_spyril() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2 used", "basic money captured"))
    game.play("tia use spyril prof")
    refuses(game, "prof regain d2", "die-not-used", "EQ2-05")


@rule("EQ2-05", "USE-03")
def test_a_partly_used_die_comes_back_whole_and_is_closed_first() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2", "basic money used"))
    play(game, "prof use d1 plan", "tia use spyril prof")
    happened = game.play("prof regain d1")
    assert told(happened, "lapsed", "source", "symbols") == [("d1", "plan")]
    shows(game, {"prof.open": "none", "prof.d1": "kept"})
    play(game, "prof use d1 plan", "prof use d1 plan")
    shows(game, {"prof.plan_next": 3})


@rule("EQ2-05", "USE-03")
def test_an_open_die_and_its_used_twin_are_two_choices() -> None:
    """To take the twin back leaves the open one open."""
    game = tia_and(["spyril"], "basic money", prof=("black plan2", "black plan2 used"))
    shown = ("prof", "basic", "prof regain d1", "prof regain d2")
    play(game, "prof use d1 plan", "tia use spyril prof")
    assert set(shown[2:]) <= options(game)
    game.play("prof regain d2")
    shows(game, {"prof.open": "d1 plan", "prof.d2": "kept"})


@rule("EQ2-05", "CARD-03")
def test_a_regained_die_does_not_pay_for_the_same_card_again() -> None:
    lead = crew({"tia": {"equipment": ["spyril"]}, "megan": {"dice": ["red enforcement2"], "equipment": ["emp"]}})
    play(lead, "megan use d1 card emp", "megan lapse", "tia use spyril megan", "megan regain d1")
    refuses(lead, "megan use d1 card emp", "card-used", "CARD-03")
    assert offers(lead, "megan use d1 enforcement the-loop")


@rule("EQ2-05", "HERO-01")
def test_a_turned_face_stays_and_a_changed_symbol_does_not() -> None:
    game = crew(
        {
            "tia": {"equipment": ["spyril"], "dice": ["basic money"]},
            "david": {"dice": ["blue contain", "basic money"], "equipment": ["utility-tool"]},
        }
    )
    play(game, "david use improvise d1 contain2", "david use d1 card utility-tool contain attack")
    shows(game, {"david.open": "d1 contain+attack"})
    play(game, "david use d1 attack digzone", "tia use spyril david", "david regain d1")
    shows(game, {"david.d1": "kept", "david.d1.face": "contain2", "david.open": "none"})


@rule("EQ2-17")
def test_extra_ammo_rolls_two_unused_dice_again_or_one_twice() -> None:
    for second in ("d1", "d2"):
        script = '[script]\ndice.prof = ["black plan2", "basic attack"]' if second == "d2" else ""
        if second == "d1":
            script = '[script]\ndice.prof = ["black plan2", "black plan"]'
        game = crew(
            {"tia": {"equipment": ["extra-ammo"]}, "prof": {"dice": ["black plan", "basic money"]}}, script=script
        )
        game.play("tia use extra-ammo prof")
        assert game.view().decision == "ammo"
        happened = game.play("prof again d1")
        assert told(happened, "rolled", "die", "face") == [("d1", "plan2")]
        shows(game, {"prof.d1": "kept", "prof.d1.face": "plan2"})
        assert game.view().decision == "ammo", "the second one is chosen when the first is seen"
        game.play(f"prof again {second}")
        assert game.view().decision == "use"
        shows(game, {f"prof.{second}.face": "attack" if second == "d2" else "plan", f"prof.{second}": "kept"})


@rule("EQ2-17")
def test_extra_ammo_may_be_enough_and_never_rolls_used_dice() -> None:
    game = crew({"tia": {"equipment": ["extra-ammo"]}, "prof": {"dice": ["black plan", "basic money used"]}})
    game.play("tia use extra-ammo prof")
    refuses(game, "prof again d2", "die-used", "EQ2-17")
    refuses(game, "tia again d1", "not-asked", "EQ2-17")
    refuses(game, "prof use d1 plan", "answer-first", "EQ2-17")
    before = game.view().reckoners[1].dice
    game.play("prof enough")
    assert game.view().reckoners[1].dice == before
    refuses(game, "tia use extra-ammo prof", "card-used", "CARD-02")
    none = crew({"tia": {"equipment": ["extra-ammo"], "plan": 1}, "prof": {"dice": ["basic money used"]}})
    refuses(none, "tia use extra-ammo prof", "no-unused-die", "EQ2-17")


@rule("EQ2-17", "USE-03")
def test_an_open_die_is_used_already() -> None:
    game = tia_and(["extra-ammo"], prof=("black plan2", "basic money"))
    play(game, "prof use d1 plan", "tia use extra-ammo prof")
    refuses(game, "prof again d1", "die-used", "EQ2-17")


@rule("EQ2-17", "CARD-10")
def test_a_face_rolled_by_extra_ammo_is_natural() -> None:
    double = replaced("camera", 'family = "doubler", symbol = "research"')
    game = crew(
        {"tia": {"equipment": ["extra-ammo"]}, "prof": {"dice": ["basic money"], "equipment": ["camera"], "plan": 1}},
        replace=double,
        script='[script]\ndice.prof = ["basic research"]',
    )
    play(game, "tia use extra-ammo prof", "prof again d1", "prof enough", "prof use d1 research digzone")
    shows(game, {"prof.open": "d1 research", "epic.digzone.research": 4})


@rule("USE-03", "EQ2-01")
@pytest.mark.parametrize(
    ("card", "act"),
    [
        ("spyril", "tia use spyril prof"),
        ("extra-ammo", "tia use extra-ammo prof"),
        ("kidnap", "tia use kidnap the-loop"),
        ("tracking-device", "tia use tracking-device"),
        ("dish-soap", "tia use dish-soap"),
        ("med-kit", "tia use med-kit"),
    ],
)
def test_cards_without_symbols_are_used_while_ones_own_die_is_open(card: str, act: str) -> None:
    own = {"equipment": [card], "dice": ["purple research2"]}
    game = crew(
        {"tia": own, "prof": {"dice": ["black plan2 used", "basic money used", "black plan"]}},
        more="base = 1\npopulation = 30",
    )
    game.play("tia use d1 research digzone")
    assert not told(game.play(act), "lapsed")
    for end in ("prof enough", "prof regain d1", "tia done"):
        if end in options(game):
            game.play(end)
    shows(game, {"tia.open": "d1 research", f"tia.{card}": "used", "step": "use"})
    game.play("tia use d1 research digzone")
    shows(game, {"epic.digzone.research": 3})


@rule("USE-03", "CARD-14")
def test_a_move_is_not_among_them() -> None:
    game = tia_and(["helicopter"], "purple research2")
    game.play("tia use d1 research digzone")
    assert told(game.play("tia use helicopter move chinatown"), "lapsed", "source") == [("d1",)]


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
        replace=two_faced("enforcement", "research"),
    )
    assert len(options(game, "megan use d1 card utility-tool")) == 10
    game.play("megan use d1 card utility-tool research enforcement")
    shows(game, {"megan.open": "d1 enforcement2"})


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


@rule("EQ2-08", "BOSS-01", "ACT-01", "ADD-01")
def test_the_bosss_new_district_counts_at_once() -> None:
    """For symbols, and for the order of the Epics: The Loop would have been the first after the Understreets."""
    own = {"equipment": ["kidnap"], "dice": ["purple research2"]}
    game = crew({"tia": own}, {"the-loop": {"enforcement": 0}, "chinatown": {"enforcement": 0}}, more="epic_deck = []")
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
