"""NEW-03, NEW-05: what a district's card gives when an Epic is defeated or weakened there, and to whom."""

from __future__ import annotations

from reckoners import Game
from tests.positions import check_undo, rule
from tests.rules.crew import options, play
from tests.rules.newcago import newcago
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values

HARM = "attack-money"
WEAK: Values = {"research": 0, "health": 1}
THREE: dict[str, Values] = {
    "tia": {"district": "the-loop", "dice": ["basic attack", "basic research", "basic money"]},
    "abraham": {"district": "the-loop", "dice": ["green attack2", "basic money"]},
    "cody": {"district": "chinatown", "dice": ["basic attack", "basic money"]},
}
NEXT: Values = {"research": 3, "health": 4, "bracket": 3, "enforcement": 2}


def on_defeat(*symbols: str) -> Game:
    """Digzone in The Loop, one Attack away; Frostbite next door."""
    epics = {"the-loop": {**WEAK, "enforcement": 2}, "chinatown": NEXT}
    cards = {"the-loop": (HARM, {"on_defeat": list(symbols)})}
    return newcago(cards, THREE, epics, more="money = 4")


def on_weaken(*symbols: str) -> Game:
    epics = {"the-loop": {"research": 1, "health": 5, "enforcement": 2}, "chinatown": NEXT}
    return newcago({"the-loop": (HARM, {"on_weaken": list(symbols)})}, THREE, epics, more="money = 4")


# -- when


@rule("NEW-05")
def test_a_defeat_in_the_district_gives_its_symbols_to_one_reckoner_there() -> None:
    game = on_defeat("enforcement", "plan")
    happened = game.play("tia use d1 attack digzone")
    assert told(happened, "benefit", "card", "symbols") == [("the-loop-a", "enforcement+plan")]
    assert (game.view().decision, game.view().step) == ("benefit", "use")
    assert options(game) == {
        *("tia use the-loop-a enforcement the-loop", "tia use the-loop-a plan"),
        *("abraham use the-loop-a enforcement the-loop", "abraham use the-loop-a plan"),
        "end benefit",
    }
    game.play("abraham use the-loop-a enforcement the-loop")
    shows(game, {"district.the-loop.enforcement": 1})
    refuses(game, "tia use the-loop-a plan", "benefit-of-another", "NEW-05")
    refuses(game, "abraham use the-loop-a enforcement the-loop", "symbol-not-shown", "NEW-05")
    game.play("abraham use the-loop-a plan")
    assert game.view().decision == "use"
    shows(game, {"abraham.plan_next": 1})


@rule("NEW-05")
def test_weakening_gives_them_too() -> None:
    game = on_weaken("attack", "attack")
    game.play("tia use d2 research digzone")
    play(game, "tia use the-loop-a attack digzone", "tia use the-loop-a attack digzone")
    assert game.view().decision == "use"
    weakened = game.view().districts[0].epic
    assert weakened is not None
    assert told(game.events, "spent", "reckoner", "source", "symbol")[-2:] == [("tia", "the-loop-a", "attack")] * 2


@rule("NEW-05")
def test_neither_for_the_other() -> None:
    game = on_defeat("plan")
    game.play("tia use d3 money")
    assert not told(game.events, "benefit", "card")
    weak = on_weaken("plan")
    weak.play("abraham use d1 attack digzone")
    assert not told(weak.events, "benefit", "card")


@rule("NEW-05", "NEW-03")
def test_nobody_there_no_benefit() -> None:
    """Cody's token does the last damage from elsewhere."""
    team: dict[str, Values] = {
        "cody": {"district": "chinatown", "dice": ["basic attack", "basic money"]},
        "tia": {"district": "chinatown"},
    }
    game = newcago({"the-loop": (HARM, {"on_defeat": ["plan"]})}, team, {"the-loop": WEAK}, boss="understreets")
    play(game, "cody use sniper the-loop", "cody use d1 attack digzone")
    assert not told(game.events, "benefit", "card")
    assert game.view().decision == "use"


@rule("NEW-03")
def test_not_for_who_is_there_by_the_token_but_used_from_the_own_district_at_the_token() -> None:
    epics = {"the-loop": WEAK, "chinatown": NEXT}
    team: dict[str, Values] = {
        "cody": {"district": "the-loop", "dice": ["basic attack", "basic money"]},
        "tia": {"district": "chinatown", "dice": ["basic attack"]},
    }
    card = {"the-loop": (HARM, {"on_defeat": ["contain"]})}
    game = newcago(card, team, epics, boss="understreets")
    play(game, "cody use sniper chinatown", "cody use d1 attack digzone")
    assert offers(game, "cody use the-loop-a contain frostbite")
    refuses(game, "tia use the-loop-a contain frostbite", "stands-elsewhere", "NEW-03")
    game.play("cody use the-loop-a contain frostbite")
    shows(game, {"epic.frostbite.bracket": 2})
    away = newcago(card, {**team, "cody": {**team["cody"], "district": "chinatown"}}, epics, boss="understreets")
    play(away, "cody use sniper the-loop", "cody use d1 attack digzone")
    assert away.view().decision == "use", "nobody stands in The Loop"


@rule("NEW-05")
def test_the_boss_is_no_epic_card() -> None:
    team: dict[str, Values] = {
        "tia": {"district": "the-loop", "dice": ["basic research", "basic money"]},
        "prof": {},
    }
    game = newcago({"the-loop": (HARM, {"on_weaken": ["plan"]})}, team, boss="the-loop", his={"research": 1})
    happened = game.play("tia use d1 research steelheart")
    assert told(happened, "boss-weakened", "health")
    assert not told(happened, "benefit", "card")


@rule("NEW-05")
def test_the_rest_may_be_left() -> None:
    game = on_defeat("plan", "plan")
    game.play("tia use d1 attack digzone")
    game.play("tia use the-loop-a plan")
    happened = game.play("end benefit")
    assert told(happened, "benefit-left", "card", "symbols") == [("the-loop-a", "plan")]
    assert game.view().decision == "use"


@rule("NEW-05")
def test_money_asks_nobody() -> None:
    game = on_defeat("money", "money")
    game.play("tia use d1 attack digzone")
    assert game.view().decision == "use"
    shows(game, {"money": 6})


@rule("NEW-05")
def test_what_can_act_on_nothing_is_over() -> None:
    game = newcago({"the-loop": (HARM, {"on_defeat": ["contain"]})}, THREE, {"the-loop": WEAK})
    game.play("tia use d1 attack digzone")
    assert game.view().decision == "use"


# -- how


@rule("NEW-05", "MOD4-03")
def test_only_as_shown() -> None:
    team = {
        "tia": {"district": "the-loop", "dice": ["basic attack"], "equipment": ["gravatonics", "camera", "fuel-cells"]},
        "exel": {"district": "the-loop", "dice": ["basic money"]},
    }
    epics = {"the-loop": {**WEAK, "enforcement": 3}}
    game = newcago({"the-loop": (HARM, {"on_defeat": ["enforcement"]})}, team, epics, boss="understreets")
    game.play("tia use d1 attack digzone")
    assert options(game) == {
        *("tia use the-loop-a enforcement the-loop", "exel use the-loop-a enforcement the-loop", "end benefit"),
    }, "no Move, no Barricade, no card, no converter"
    refuses(game, "tia use the-loop-a move chinatown", "benefit-first", "NEW-05")
    refuses(game, "exel use d1 money", "benefit-first", "NEW-05")
    refuses(game, "end use", "unknown-now", "PRO-06")


@rule("NEW-05", "EP2-17")
def test_a_shield_takes_the_symbol_first() -> None:
    epics = {"the-loop": {**WEAK, "enforcement": 1, "red_shields": 1}}
    game = newcago({"the-loop": (HARM, {"on_defeat": ["enforcement", "enforcement"]})}, THREE, epics, modules=(3,))
    game.play("tia use d1 attack digzone")
    game.play("tia use the-loop-a enforcement the-loop")
    shows(game, {"district.the-loop.red_shields": 0, "district.the-loop.enforcement": 1})


@rule("NEW-05", "USE-03")
def test_in_the_middle_of_a_die_which_then_goes_on() -> None:
    game = on_defeat("enforcement")
    game.play("abraham use d1 attack digzone")
    game.play("tia use the-loop-a enforcement the-loop")
    shows(game, {"abraham.open": "d1 attack"})
    assert offers(game, "abraham lapse")


@rule("NEW-05", "EQ2-18")
def test_a_plan_is_a_plan_action() -> None:
    team = {**THREE, "tia": {**THREE["tia"], "equipment": ["predictive-analytics"]}}
    game = newcago({"the-loop": (HARM, {"on_defeat": ["plan"]})}, team, {"the-loop": WEAK})
    play(game, "abraham use d1 attack digzone", "tia use the-loop-a plan")
    shows(game, {"tia.plan": 1})


@rule("MOD4-01", "NEW-05")
def test_the_order_on_a_defeat_stolen_cards_rewards_benefit_favor() -> None:
    team = {
        "tia": {"district": "the-loop", "dice": ["basic attack", "basic money"], "equipment": ["favor"]},
        "abraham": {"district": "the-loop", "dice": ["basic money"]},
    }
    game = newcago(
        {"the-loop": (HARM, {"on_defeat": ["plan"]})},
        team,
        {"the-loop": {**WEAK, "enforcement": 2, "stolen": ["abraham emp"]}, "chinatown": NEXT},
        boss="understreets",
        replace='[[replace.epic]]\nid = "digzone"\nreward = { boss_research = 1, enforcement = 1 }\n',
    )
    happened = game.play("tia use d1 attack digzone")
    assert told(happened, "given-back", "card") == [("emp",)]
    assert game.view().decision == "rewards"
    assert game.view().benefit is None, "not yet"
    game.play("reward enforcement the-loop")
    assert game.view().decision == "benefit"
    assert game.view().reckoners[0].waiting == ()
    game.play("abraham use the-loop-a plan")
    assert [one.card for one in game.view().reckoners[0].waiting] == ["favor"]


@rule("NEW-05", "MOD4-01")
def test_a_benefit_that_defeats_the_next_one_is_finished_after_its_rewards_and_its_own_benefit() -> None:
    team = {
        "tia": {"district": "the-loop", "dice": ["basic attack", "basic money"], "equipment": ["gottschalk"]},
        "prof": {},
    }
    epics = {"the-loop": WEAK, "chinatown": {"research": 0, "health": 1}}
    cards = {
        "the-loop": (HARM, {"on_defeat": ["attack", "plan"]}),
        "chinatown": (HARM, {"on_defeat": ["plan"]}),
    }
    game = newcago(cards, {**team, "prof": {"district": "chinatown"}}, epics, boss="understreets")
    game.play("tia use d1 attack digzone")
    game.play("tia use the-loop-a attack frostbite")
    assert options(game) == {"prof use chinatown-a plan", "end benefit"}
    benefit = game.view().benefit
    assert benefit is not None
    assert (benefit.district, benefit.symbols, benefit.reckoner) == ("chinatown", "plan", "")
    game.play("prof use chinatown-a plan")
    benefit = game.view().benefit
    assert benefit is not None
    assert (benefit.district, benefit.symbols, benefit.reckoner) == ("the-loop", "plan", "tia")
    game.play("tia use the-loop-a plan")
    shows(game, {"prof.plan_next": 1, "tia.plan_next": 1})
    assert game.view().decision == "use"


@rule("NEW-05", "EQ2-24")
def test_in_a_purchase_too() -> None:
    team = {"tia": {"district": "the-loop"}, "prof": {"district": "chinatown"}}
    game = newcago(
        {"the-loop": (HARM, {"on_defeat": ["plan"]})},
        team,
        {"the-loop": WEAK, "chinatown": {"research": 0, "health": 3}},
        boss="understreets",
        step="purchase",
        more='money = 20\nmarket = ["newcago-dog"]',
    )
    game.play("buy newcago-dog for prof")
    game.play("reward attack digzone")
    while game.view().decision == "rewards":
        game.play_code(game.codes()[0])
    assert options(game) == {"tia use the-loop-a plan", "end benefit"}
    game.play("tia use the-loop-a plan")
    assert game.view().decision == "buy"
    shows(game, {"tia.plan_next": 1})


@rule("NEW-05")
def test_undo_the_text_of_a_position_and_a_save_in_the_middle_of_a_benefit() -> None:
    game = on_defeat("enforcement", "plan")
    deeds = [
        "abraham use d1 attack digzone",
        "tia use the-loop-a enforcement the-loop",
        "tia use the-loop-a plan",
        "abraham lapse",
    ]
    keys = [game.state.key()]
    for deed in deeds:
        game.play(deed)
        keys.append(game.state.key())
        assert Game.from_position(repr(game)).state.key() == game.state.key()
    check_undo(game, keys)
