"""EQ2-03, EQ2-15, EQ2-24: consumables act at once on purchase, as rewards do; Epics that they defeat pay at once."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.cards import replaced
from tests.rules.crew import crew, options, play
from tests.rules.seen import epic, offers, refuses, shows, told
from tests.rules.steelslayer import IDLE, Values

DOG = "newcago-dog"


def food(*gives: str, boss: int = 0) -> str:
    symbols = ", ".join(f'"{symbol}"' for symbol in gives)
    return replaced(DOG, f'family = "consumable", gives = [{symbols}], boss_research = {boss}')


def rewards(**values: dict[str, int]) -> str:
    """What these Epics pay; they do nothing else."""
    return "".join(epic(id, IDLE, reward={"boss_research": 1, **reward}) for id, reward in values.items())


def market(
    does: str,
    districts: dict[str, Values] | None = None,
    *,
    money: int = 10,
    more: str = "",
    epics: str = "",
    tia: Values | None = None,
    prof: Values | None = None,
    boss: str = "understreets",
) -> Game:
    """A purchase step; Newcago Dog does this. Earless of the fourth district pays what `epics` says."""
    team = {"tia": tia or {}, "prof": prof or {}}
    head = f'money = {money}\nmarket = ["{DOG}", "rifle", "grenade", "emp"]\nequipment_deck = ["schematics"]\n'
    return crew(team, districts, step="purchase", boss=boss, more=head + more, replace=does + epics)


# -- the three foods


@rule("EQ2-03", "EQ2-15", "BUY-02", "COMP-06")
def test_newcago_dog_attacks_anywhere_and_leaves_the_game() -> None:
    game = crew(
        {"tia": {"district": "the-loop"}, "prof": {}},
        {"chinatown": {"research": 0, "health": 2}},
        step="purchase",
        more=f'money = 10\nmarket = ["{DOG}", "rifle", "grenade", "emp"]\nequipment_deck = ["schematics"]',
    )
    happened = game.play(f"buy {DOG} for tia")
    assert told(happened, "market", "card") == [("schematics",)], "the place is filled before it acts"
    shows(game, {"money": 7, "tia.equipment": [], "market": ["schematics", "rifle", "grenade", "emp"]})
    assert game.view().decision == "rewards"
    assert game.view().discarded.count(DOG) == 1
    assert offers(game, "reward attack digzone", "reward attack frostbite", "reward enforcement the-loop")
    play(game, "reward attack frostbite", "reward enforcement chinatown", "reward attack digzone")
    shows(game, {"epic.frostbite.health": 1, "epic.digzone.health": 8, "district.chinatown.enforcement": 3})
    assert game.view().decision == "buy"


@rule("EQ2-15", "REW-04", "REW-05", "MOD4-04")
def test_babilar_pizza_contains_and_plans() -> None:
    game = crew(
        {"tia": {}, "prof": {}}, step="purchase", more='money = 10\nmarket = ["babilar-pizza"]\nequipment_deck = []'
    )
    game.play("buy babilar-pizza for prof")
    play(game, "reward contain digzone", "reward contain steelheart red", "reward plan tia", "reward plan tia")
    shows(game, {"epic.digzone.bracket": 3, "boss.red": 1, "tia.plan": 0, "tia.plan_next": 2, "money": 6})
    game.play("end purchase")
    shows(game, {"tia.plan": 2, "round": 2})  # usable from the next use step on


@rule("EQ2-15", "REW-07")
def test_ildithia_tea_researches_epics_and_the_boss() -> None:
    game = crew(
        {"tia": {}, "prof": {}}, step="purchase", more='money = 10\nmarket = ["ildithia-tea"]\nequipment_deck = []'
    )
    before = game.view().boss.research
    game.play("buy ildithia-tea for prof")
    shows(game, {"boss.research": before - 2})
    play(game, "reward research frostbite", "reward research steelheart")
    shows(game, {"epic.frostbite.research": 4, "boss.research": before - 3, "money": 6})


@rule("EQ2-03", "REW-06")
def test_money_comes_by_itself_and_can_be_spent_in_the_same_step() -> None:
    game = market(food("money", "money", "money"), money=3, tia={"dice": ["basic captured"]})
    happened = [event.kind for event in game.play(f"buy {DOG} for tia")]
    assert happened.index("money") < happened.index("market") < happened.index("reward"), "pay, refill, then it acts"
    shows(game, {"money": 3})
    game.play("ransom tia d1")
    shows(game, {"money": 1, "captured": []})


@rule("EQ2-03", "REW-08")
def test_what_finds_nothing_is_lost() -> None:
    bare: dict[str, Values] = {"the-loop": {"enforcement": 0}, "chinatown": {"enforcement": 0}}
    game = market(food("enforcement", "enforcement"), bare)
    happened = game.play(f"buy {DOG} for tia")
    assert told(happened, "reward-lost", "n") == [(2,)]
    assert game.view().decision == "buy"


@rule("EQ2-03", "REW-07")
def test_boss_research_is_lost_once_he_is_weakened() -> None:
    game = market(food("money", boss=2), more="boss.research = 0")
    assert told(game.play(f"buy {DOG} for tia"), "reward-lost", "n") == [(2,)]


@rule("EQ2-03", "CARD-07")
def test_a_consumable_is_never_owned() -> None:
    game = market(food("money"))
    play(game, f"buy {DOG} for tia")
    refuses(game, f"buy {DOG} for tia", "not-on-market", "BUY-01")
    poor = market(food("money"), money=1)
    refuses(poor, f"buy {DOG} for tia", "too-dear", "BUY-01")


# -- as rewards: as shown only


@rule("EQ2-03", "MOD4-03", "CARD-08", "EQ2-14", "HER2-03")
def test_no_card_changes_what_it_gives() -> None:
    own: Values = {"equipment": ["gravatonics", "fuel-cells", "utility-tool"]}
    game = market(food("contain", "contain"), tia=own)
    game.play(f"buy {DOG} for tia")
    assert game.view().rewards.contain == 2
    refuses(game, "reward enforcement the-loop", "no-such-reward", "REW-01")
    refuses(game, "reward attack digzone", "no-such-reward", "REW-01")
    assert {action.split()[1] for action in options(game)} == {"contain"}


@rule("EQ2-03", "REW-01")
def test_it_cannot_be_saved_and_is_finished_first() -> None:
    game = market(food("contain", "contain"))
    game.play(f"buy {DOG} for tia")
    refuses(game, "end purchase", "cannot-end", "REW-01")
    refuses(game, "buy rifle for tia", "wrong-step", "BUY-01")


@rule("EQ2-03", "REW-01", "MOD4-01")
def test_its_parts_are_taken_in_any_order() -> None:
    """Both Epics have infinite health: the attack waits for the research that weakens one."""
    ring: dict[str, Values] = {
        "the-loop": {"research": 1, "health": "infinite"},
        "chinatown": {"research": 5, "health": "infinite"},
    }
    game = market(food("research", "attack"), ring)
    game.play(f"buy {DOG} for tia")
    refuses(game, "reward attack digzone", "no-such-target", "EQ2-03")
    game.play("reward research digzone")
    weak = game.view().districts[0].epic
    if game.view().decision == "rewards":  # with one target it is attacked by itself
        game.play("reward attack digzone")
    assert weak is not None
    assert weak.health is not None
    shows(game, {"epic.digzone.health": weak.weakened_health - 1})


@rule("EQ2-03", "EP2-15", "EP2-16", "EP2-17")
def test_shields_stop_it_until_a_matching_symbol_has_removed_them() -> None:
    ring: dict[str, Values] = {
        "the-loop": {"red_shields": 1, "blue_shields": 1},
        "chinatown": {"red_shields": 1, "blue_shields": 1},
    }
    game = market(food("contain", "contain", "enforcement", "enforcement"), ring)
    game.play(f"buy {DOG} for tia")
    play(game, "reward contain the-loop", "reward contain digzone")
    shows(game, {"district.the-loop.blue_shields": 0, "epic.digzone.bracket": 3})
    play(game, "reward enforcement the-loop", "reward enforcement the-loop")
    shows(game, {"district.the-loop.red_shields": 0, "district.the-loop.enforcement": 3})
    boss = market(food("contain", "contain"), {"understreets": {"blue_shields": 1}})
    boss.play(f"buy {DOG} for tia")
    refuses(boss, "reward contain steelheart red", "blue-shield", "EP2-16")


# -- rewards at once


FALLING: dict[str, Values] = {
    "the-loop": {"research": 0, "health": 1},
    "chinatown": {"research": 0, "health": 1},
    "understreets": {},
}


def chain(gives: str, digzone: dict[str, int], frostbite: dict[str, int] | None = None, **more: object) -> Game:
    epics = rewards(digzone=digzone, frostbite=frostbite or {})
    return market(gives, FALLING, epics=epics, **more)  # type: ignore[arg-type]


@rule("EQ2-24", "REW-06", "REW-07", "REW-09")
def test_an_epic_that_it_defeats_pays_at_once() -> None:
    game = chain(food("attack", "attack"), {"money": 3, "boss_research": 2, "plan": 1})
    before = game.view().boss.research
    game.play(f"buy {DOG} for tia")
    game.play("reward attack digzone")
    shows(game, {"money": 10, "boss.research": before - 2, "defeated": ["digzone"], "beaten": []})
    assert game.view().rewards.plan == 1, "its rewards are finished before the rest of the card"
    game.play("reward plan prof")
    shows(game, {"prof.plan": 0, "prof.plan_next": 1, "epic.frostbite": "none"})  # the last target fell by itself
    assert game.view().decision == "buy"


@rule("EQ2-24", "BUY-01", "BUY-04")
def test_money_won_so_can_be_spent_in_the_same_step() -> None:
    game = chain(food("attack"), {"money": 6}, money=3)
    game.play(f"buy {DOG} for tia")
    game.play("reward attack digzone")
    shows(game, {"money": 6})
    assert offers(game, "buy rifle for tia")


@rule("EQ2-24")
def test_rewards_go_on_in_a_chain() -> None:
    """The reward's Contain and Enforcement act before the second attack."""
    ring = {**FALLING, "chinatown": {"research": 0, "health": 2, "enforcement": 4, "bracket": 4}}
    epics = rewards(digzone={"contain": 1, "enforcement": 1}, frostbite={"money": 5})
    game = market(food("attack", "attack", "attack"), ring, epics=epics)
    game.play(f"buy {DOG} for tia")
    game.play("reward attack digzone")
    shows(game, {"rewards.contain": 1, "rewards.enforcement": 1})
    play(game, "reward contain frostbite", "reward enforcement chinatown")
    shows(game, {"money": 12, "epic.frostbite": "none", "defeated": ["digzone", "frostbite"]})  # both attacks, alone


@rule("EQ2-24", "MOD4-02", "BOSS-03", "BOSS-04")
def test_the_chain_may_end_the_game() -> None:
    """Digzone's reward weakens Steelheart, who has one health here; the second attack is for him."""
    counts = ", ".join(f'"{count}" = [1, 1, 1, 1]' for count in range(2, 7))
    health = f'[[replace.boss]]\nid = "steelheart"\nhealth = {{ {counts} }}\n'
    ring: dict[str, Values] = {"the-loop": {"research": 0, "health": 1}, "chinatown": {"health": "infinite"}}
    epics = rewards(digzone={"boss_research": 2})
    game = market(food("attack", "attack"), ring, epics=epics + health, more="boss.research = 2")
    game.play(f"buy {DOG} for tia")
    if game.result == "playing":
        game.play("reward attack digzone")
    shows(game, {"result": "won"})


@rule("EQ2-24", "REW-01")
def test_dice_still_pay_after_the_use_step() -> None:
    """Without a consumable nothing comes at once."""
    own = {"dice": ["basic attack", "basic money"]}
    game = crew({"tia": own}, {"the-loop": {"research": 0, "health": 1}}, replace=rewards(digzone={"money": 5}))
    game.play("tia use d1 attack digzone")
    shows(game, {"money": 4, "beaten": ["digzone"]})
    game.play("end use")
    shows(game, {"money": 9, "defeated": ["digzone"]})


@rule("EQ2-24", "EP2-08")
def test_stolen_cards_come_back_before_the_rewards() -> None:
    ring: dict[str, Values] = {"the-loop": {"research": 0, "health": 1, "stolen": ["tia trap"]}}
    game = market(food("attack"), ring, epics=rewards(digzone={"plan": 1}))
    game.play(f"buy {DOG} for prof")
    happened = game.play("reward attack digzone")
    assert told(happened, "given-back", "reckoner", "card") == [("tia", "trap")]
    shows(game, {"tia.equipment": ["trap"], "tia.trap": "asleep", "rewards.plan": 1})


@rule("EQ2-24", "EQ2-21", "MOD4-01")
def test_favor_comes_after_the_rewards() -> None:
    ring: dict[str, Values] = {"the-loop": {"research": 0, "health": 1}}
    game = market(food("attack"), ring, tia={"equipment": ["favor"]}, epics=rewards(digzone={"plan": 1}))
    play(game, f"buy {DOG} for tia", "reward attack digzone")
    shows(game, {"rewards.plan": 1, "tia.waiting": []})
    game.play("reward plan prof")
    shows(game, {"tia.waiting": ["favor"]})


# -- who performs it


@rule("EQ2-03", "EQ2-20", "EQ2-21")
def test_its_last_symbol_is_the_named_reckoners() -> None:
    """Nobody is where the Epic is."""
    for buyer, waits in (("tia", ["blind-spot", "favor"]), ("prof", [])):
        ring: dict[str, Values] = {
            "the-loop": {"research": 1, "health": 9},
            "chinatown": {"research": 0, "health": 1},
        }
        away: Values = {"district": "understreets"}
        game = market(
            food("research", "attack"),
            ring,
            tia={**away, "equipment": ["blind-spot", "favor"]},
            prof=away,
            epics=rewards(digzone={}, frostbite={}),
        )
        play(game, f"buy {DOG} for {buyer}", "reward research digzone", "reward attack frostbite")
        shows(game, {"tia.waiting": waits})


@rule("EQ2-03", "EQ2-20", "BOSS-03")
def test_boss_research_of_a_consumable_is_the_named_reckoners_too_a_rewards_is_nobodys() -> None:
    away: Values = {"district": "the-loop", "equipment": ["blind-spot"]}
    game = market(food("money", boss=2), more="boss.research = 2", tia=away)
    game.play(f"buy {DOG} for tia")
    shows(game, {"tia.waiting": ["blind-spot"]})
    for where, waits in (("chinatown", []), ("understreets", ["blind-spot"])):
        ring: dict[str, Values] = {"the-loop": {"research": 0, "health": 1}}
        own: Values = {"district": where, "equipment": ["blind-spot"]}
        game = market(
            food("attack"), ring, more="boss.research = 2", tia=own, epics=rewards(digzone={"boss_research": 2})
        )
        play(game, f"buy {DOG} for tia", "reward attack digzone")
        shows(game, {"boss.research": 0, "tia.waiting": waits})


# -- waiting actions in the purchase step


def waiting(cards: list[str], *more_cards: str, **more: object) -> Game:
    """Tia is where Digzone is weakened, and Frostbite defeated, by Prof's purchase."""
    ring: dict[str, Values] = {
        "the-loop": {"research": 1, "health": 9, "enforcement": 0},
        "chinatown": {"research": 1, "health": "infinite", "barricades": 1, "enforcement": 0},
    }
    own: Values = {"equipment": [*cards, *more_cards], **more}
    game = market(food("research"), ring, tia=own, epics=rewards(digzone={"money": 2}))
    play(game, f"buy {DOG} for prof", "reward research digzone")
    return game


@rule("EQ2-20", "EQ2-21")
def test_a_waiting_action_acts_on_targets_in_the_purchase_step() -> None:
    game = waiting(["blind-spot"])
    shows(game, {"tia.waiting": ["blind-spot"], "step": "purchase"})
    before = game.view().districts[0].epic
    assert before is not None
    assert options(game, "tia") == {"tia use blind-spot attack digzone", "tia lapse"}
    game.play("tia use blind-spot attack digzone")
    shows(game, {"epic.digzone.health": (before.health or 0) - 1, "tia.waiting": []})


@rule("EQ2-20", "MOVE-01", "CARD-03", "BAR-01")
@pytest.mark.parametrize("use", ["move understreets", "card bribe", "barricade chinatown"])
def test_it_moves_nobody_and_pays_for_nothing_then(use: str) -> None:
    game = waiting(["blind-spot"], "bribe")
    assert game.why_not(f"tia use blind-spot {use}") is not None
    before = game.state.key()
    refuses(
        game,
        f"tia use blind-spot {use}",
        "wrong-step",
        {"move": "MOVE-01", "card": "CARD-03"}.get(use.split()[0], "BAR-01"),
    )
    assert game.state.key() == before


@rule("EQ2-20", "USE-03")
def test_it_lapses_by_word_and_with_the_step() -> None:
    game = waiting(["blind-spot"])
    assert told(game.clone().play("tia lapse"), "lapsed", "source") == [("blind-spot",)]
    happened = game.play("end purchase")
    assert told(happened, "lapsed", "source") == [("blind-spot",)]


@rule("EQ2-20", "EQ2-21", "EQ2-24", "EQ2-18")
def test_what_it_defeats_pays_at_once_and_favors_plan_is_a_plan_action() -> None:
    for analytics in (False, True):
        cards = ["blind-spot", "favor", *(["predictive-analytics"] if analytics else [])]
        game = waiting(cards)
        game.state.health[0] = 1
        game.play("tia use blind-spot attack digzone")
        shows(game, {"money": 9, "defeated": ["digzone"], "tia.waiting": ["favor"]})
        game.play("tia use favor plan")
        shows(game, {"tia.plan": int(analytics), "tia.plan_next": int(not analytics)})
