"""NEW-06, NEW-07: districts whose cards trade a die for other symbols, or let symbols reach the neighbours."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from reckoners import Game
from tests.positions import check_undo, rule
from tests.rules.crew import options, play
from tests.rules.newcago import newcago
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values

HARM = "attack-money"
TRADE: Values = {"exchange": {"pays": "money", "gives": ["contain", "contain"]}}
HELD: Values = {"research": 3, "health": 4, "bracket": 4, "enforcement": 2}
TEAM: dict[str, Values] = {
    "tia": {"district": "the-loop", "plan": 1, "dice": ["basic money", "purple research2", "basic money"]},
    "abraham": {"district": "the-loop", "dice": ["basic money", "green attack2"]},
    "cody": {"district": "chinatown", "dice": ["basic money", "basic attack"]},
}


def trading(team: Mapping[str, Values] | None = None, benefit: Values = TRADE, **more: str) -> Game:
    """Digzone in The Loop, whose card trades; Frostbite next door; Barricades further on."""
    epics = {"the-loop": HELD, "chinatown": HELD, "understreets": {"barricades": 1}}
    replace = more.get("replace", "")
    return newcago({"the-loop": (HARM, benefit)}, team or TEAM, epics, boss="understreets", replace=replace)


@rule("NEW-06")
def test_a_die_with_the_symbol_buys_the_shown_ones() -> None:
    game = trading()
    happened = game.play("tia use d1 card the-loop-a")
    assert told(happened, "exchanged", "reckoner", "source", "card", "symbols") == [
        ("tia", "d1", "the-loop-a", "contain2")
    ]
    shows(game, {"tia.open": "the-loop-a contain2", "tia.d1.state": "used"})
    play(game, "tia use the-loop-a contain digzone", "tia use the-loop-a contain digzone")
    shows(game, {"epic.digzone.bracket": 2, "tia.open": "none"})


@rule("NEW-06")
def test_once_in_a_step_whoever_does_it() -> None:
    game = trading()
    game.play("tia use d1 card the-loop-a")
    assert game.view().districts[0].exchanged
    refuses(game, "abraham use d1 card the-loop-a", "traded-already", "NEW-06")
    refuses(game, "tia use d3 card the-loop-a", "traded-already", "NEW-06")
    assert not [option for option in options(game) if "the-loop-a" in option and " card " in option]
    game.play("end use")
    assert not game.view().districts[0].exchanged


@rule("NEW-06", "NEW-03")
def test_only_for_who_stands_there() -> None:
    game = trading()
    refuses(game, "cody use d1 card the-loop-a", "stands-elsewhere", "NEW-03")
    game.play("cody use sniper the-loop")
    refuses(game, "cody use d1 card the-loop-a", "stands-elsewhere", "NEW-03")
    game.play("cody use d2 move the-loop")
    assert offers(game, "cody use d1 card the-loop-a")


@rule("NEW-03", "HERO-04")
def test_cody_uses_what_he_traded_at_home_where_his_token_lies() -> None:
    team = {**TEAM, "cody": {"district": "the-loop", "dice": ["basic money", "basic attack"]}}
    game = trading(team)
    play(game, "cody use sniper chinatown", "cody use d1 card the-loop-a", "cody use the-loop-a contain frostbite")
    shows(game, {"epic.frostbite.bracket": 3})


@rule("NEW-06", "PLAN-01")
def test_a_plan_token_pays_as_a_die_does() -> None:
    game = trading()
    game.play("tia use plan card the-loop-a")
    shows(game, {"tia.plan": 0, "tia.open": "the-loop-a contain2"})


@rule("NEW-06", "CARD-03")
def test_so_does_a_card_with_the_symbol_and_what_an_exchanger_gave() -> None:
    team = {
        "tia": {"district": "the-loop", "dice": ["basic contain"], "equipment": ["rifle", "grenade-launcher"]},
        "megan": {"district": "the-loop", "dice": ["basic contain"]},
    }
    attack = trading(team, {"exchange": {"pays": "attack", "gives": ["plan"]}})
    assert offers(attack, "tia use rifle card the-loop-a", "tia use grenade-launcher card the-loop-a")
    play(attack, "megan use d1 card checkmate", "megan use checkmate card the-loop-a")
    shows(attack, {"megan.open": "the-loop-a plan"})


@rule("NEW-06", "CARD-08")
def test_a_converter_serves_the_payment() -> None:
    team = {**TEAM, "abraham": {"district": "the-loop", "dice": ["basic contain"], "equipment": ["gravatonics"]}}
    game = trading(team, {"exchange": {"pays": "enforcement", "gives": ["contain"]}})
    game.play("abraham use d1 card the-loop-a")
    shows(game, {"abraham.open": "the-loop-a contain"})


@rule("NEW-06")
def test_a_die_that_does_not_show_it_pays_nothing() -> None:
    game = trading()
    refuses(game, "tia use d2 card the-loop-a", "cost-not-shown", "NEW-06")
    without = trading({**TEAM, "cody": {"district": "the-loop", "dice": ["basic attack"]}})
    refuses(without, "cody use d1 card the-loop-a", "nothing-pays", "NEW-06")


@rule("NEW-06")
def test_cards_that_trade_nothing_and_cards_that_are_not_there() -> None:
    game = trading(benefit={"on_defeat": ["plan"]})
    refuses(game, "tia use d1 card the-loop-a", "card-does-not-trade", "NEW-06")
    refuses(game, "tia use d1 card the-loop-b", "card-not-laid", "NEW-01")
    refuses(game, "tia use the-loop-a plan", "card-does-not-trade", "NEW-06")


@rule("NEW-06", "MOD4-03")
def test_only_as_shown_no_move_no_barricade_no_card_no_converter_no_change() -> None:
    team = {
        "tia": {
            "district": "the-loop",
            "dice": ["basic money"],
            "equipment": ["gravatonics", "fuel-cells", "utility-tool", "camera"],
        },
        "exel": {"district": "the-loop", "dice": ["basic money", "basic attack"]},
    }
    game = trading(team)
    game.play("tia use d1 card the-loop-a")
    shows(game, {"tia.open": "the-loop-a contain2"})
    assert options(game, "tia use the-loop-a") == {"tia use the-loop-a contain digzone"}
    for deed in ("move chinatown", "barricade understreets", "card utility-tool", "card tradecraft"):
        refuses(game, f"tia use the-loop-a {deed}", "only-as-shown", "NEW-06")
    refuses(game, "tia use the-loop-a enforcement the-loop", "symbol-not-shown", "SYM-02")
    exel = trading(team)
    exel.play("exel use d1 card the-loop-a")
    assert options(exel, "exel use the-loop-a") == {"exel use the-loop-a contain digzone"}
    refuses(exel, "exel use the-loop-a card tradecraft contain", "only-as-shown", "NEW-06")


@rule("NEW-06", "MOD4-03", "ATK-07")
def test_neither_fuel_cells_nor_an_attack_on_doubles_counts_them_anew() -> None:
    for values in ({"equipment": ["fuel-cells"]}, {"suffers": ["doubles"]}):
        game = trading({**TEAM, "tia": {"district": "the-loop", "dice": ["basic money"], **values}})
        game.play("tia use d1 card the-loop-a")
        shows(game, {"tia.open": "the-loop-a contain2"})


@rule("NEW-06", "USE-03")
def test_another_die_lets_the_rest_lapse() -> None:
    game = trading()
    play(game, "tia use d1 card the-loop-a", "tia use the-loop-a contain digzone")
    happened = game.play("tia use d3 money")
    assert told(happened, "lapsed", "source", "symbols") == [("the-loop-a", "contain")]


@rule("NEW-06")
def test_every_use_step_anew() -> None:
    game = newcago({"the-loop": (HARM, TRADE)}, TEAM, {"the-loop": HELD}, boss="understreets")
    play(game, "tia use d1 card the-loop-a", "end use", "end purchase")
    while game.view().step == "roll":
        game.play_code(game.codes()[-1])
    assert game.view().round == 2
    assert game.state.exchanged == 0


@rule("NEW-06")
def test_undo_and_the_text_of_a_position_in_the_middle_of_an_exchange() -> None:
    game = trading()
    deeds = ["tia use d1 card the-loop-a", "tia use the-loop-a contain digzone", "tia lapse"]
    keys = [game.state.key()]
    for deed in deeds:
        game.play(deed)
        keys.append(game.state.key())
        assert Game.from_position(repr(game)).state.key() == game.state.key()
    check_undo(game, keys)


# -- reach


@rule("NEW-07", "EQ2-04")
@pytest.mark.parametrize(
    ("pair", "near", "far"),
    [
        (["contain", "research"], "tia use d2 research frostbite", "abraham use d2 attack frostbite"),
        (["attack", "enforcement"], "abraham use d2 attack frostbite", "tia use d2 research frostbite"),
    ],
)
def test_all_who_stand_there_reach_the_neighbours_with_these_symbols(pair: list[str], near: str, far: str) -> None:
    game = trading(benefit={"reach": pair})
    state = game.state.clone()
    state.health[1] = 4
    game = Game.from_state(game.setup, game.content, state)
    assert offers(game, near)
    refuses(game, far, "too-far", "USE-07")


@rule("NEW-07", "MOVE-01")
def test_it_comes_and_goes_with_the_miniature() -> None:
    game = trading(benefit={"reach": ["contain", "research"]})
    assert offers(game, "tia use d2 research frostbite")
    game.play("tia use d1 move station-seven")
    refuses(game, "tia use d2 research digzone", "too-far", "USE-07")
    game.play("tia use d3 move the-loop")
    assert offers(game, "tia use d2 research frostbite")


@rule("NEW-07", "NEW-03", "HERO-04")
def test_not_by_the_token_but_from_the_own_district_around_the_token() -> None:
    benefit: Values = {"reach": ["contain", "research"]}
    there = trading({**TEAM, "cody": {"district": "understreets", "dice": ["basic research"]}}, benefit)
    there.play("cody use sniper the-loop")
    refuses(there, "cody use d1 research frostbite", "too-far", "USE-07")
    home = trading({**TEAM, "cody": {"district": "the-loop", "dice": ["basic research", "basic contain"]}}, benefit)
    home.play("cody use sniper understreets")
    assert offers(home, "cody use d1 research frostbite"), "next to his own district and to the token's"


@rule("NEW-07", "EP2-03")
def test_who_is_pulled_there_has_it() -> None:
    game = newcago(
        {"the-loop": ("pull", {"reach": ["contain", "research"]})}, TEAM, boss="understreets", step="purchase"
    )
    game.play("end purchase")
    cody = game.state.tables.seat_ids.index("cody")
    assert game.view().reckoners[cody].district == "the-loop"
    assert game.state.near[cody]
