"""MOD4-01 to MOD4-07: with a Boss or a city of module 4 rewards come at once, in the middle of whatever is done."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from reckoners.engine.steps import STEP_REWARDS
from reckoners.game import Game, Setup
from tests.positions import check_undo, rule, table
from tests.rules.babilar import NOBODY_THERE, babilar, markers
from tests.rules.cards import replaced
from tests.rules.crew import options, play
from tests.rules.seen import QUIET, epic, offers, refuses, shows, told
from tests.rules.steelslayer import IDLE, Values, activation, toml

PAIRS = [("regalia", "newcago"), ("regalia", "babilar"), ("steelheart", "babilar")]


def newcago(
    reckoners: Mapping[str, Values],
    reward: Mapping[str, int],
    *,
    loop: Values | None = None,
    boss: str = "understreets",
    more: str = "",
    replace: str = "",
    modules: tuple[int, ...] = (1, 2),
    module4: bool = True,
) -> Game:
    """Regalia in Newcago; Digzone in The Loop pays this, one Attack away."""
    ring: list[Values] = [
        {"id": "the-loop", "epic": "digzone", "research": 0, "health": 1, "enforcement": 1, **(loop or {})},
        {"id": "chinatown", "epic": "frostbite", "research": 0, "health": 2, "bracket": 4, "enforcement": 3},
        {"id": "understreets"},
    ]
    return table(
        f"""
        [setup]
        boss = "{"regalia" if module4 else "steelheart"}"
        modules = {toml(modules)}
        {QUIET}
        {epic("digzone", IDLE, reward={"boss_research": 1, **reward})}
        {epic("frostbite", IDLE, reward={"boss_research": 1})}
        {replace}
        [position]
        boss.district = "{boss}"
        reckoners = {toml({id: {"plan": 0, **values} for id, values in reckoners.items()})}
        district = {toml(ring)}
        {more}
        """
    )


SHOT = {"abraham": {"dice": ["green attack2", "basic attack", "basic money"]}, "tia": {"dice": ["basic attack"]}}


# -- rewards at once


@rule("MOD4-01")
@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_there_is_no_step_for_rewards(boss: str, city: str) -> None:
    game = Game(Setup(reckoners=("tia", "prof"), boss=boss, city=city, seed="s"))
    assert STEP_REWARDS not in game.state.tables.steps
    assert STEP_REWARDS in Game(Setup(reckoners=("tia", "prof"), modules=(4,), seed="s")).state.tables.steps


@rule("MOD4-01")
def test_a_reward_is_taken_in_the_middle_of_a_die_which_then_goes_on() -> None:
    game = newcago(SHOT, {"enforcement": 1, "money": 2})
    happened = game.play("abraham use d1 attack digzone")
    assert told(happened, "money", "now") == [(6,)]
    assert game.view().decision == "rewards"
    shows(game, {"abraham.open": "d1 attack", "defeated": ["digzone"]})
    refuses(game, "abraham use d1 attack frostbite", "rewards-first", "MOD4-01")
    refuses(game, "tia use d1 attack frostbite", "rewards-first", "MOD4-01")
    game.play("reward enforcement chinatown")
    assert game.view().step == "use"
    shows(game, {"district.chinatown.enforcement": 2, "abraham.open": "d1 attack"})
    assert offers(game, "abraham lapse")
    assert game.view().rewards.enforcement == 0


@rule("MOD4-01", "REW-01")
def test_without_module_4_rewards_wait_for_their_step() -> None:
    game = newcago(SHOT, {"enforcement": 1, "money": 2}, module4=False)
    game.play("abraham use d1 attack digzone")
    shows(game, {"money": 4, "beaten": ["digzone"]})


@rule("MOD4-01")
def test_undo_brings_back_every_position_of_a_reward_in_the_middle_of_a_die() -> None:
    game = babilar(
        {"tia": {"dice": ["basic attack", "purple research2"]}, "abraham": {"dice": ["green attack2"]}},
        {"grand-central": NOBODY_THERE},
        reward={"boss_research": 3, "plan": 1, "money": 1},
        tracks={"grand-central": {5: "attack-plan", 4: "aid", 3: "discover"}},
        more='base = "bottom"',
    )
    deeds = [
        "tia use d2 research grand-central",
        "abraham use d1 attack digzone",
        "reward plan abraham",
        "reward boss-research grand-central",
    ]
    keys = [game.state.key()]
    for deed in deeds:
        game.play(deed)
        keys.append(game.state.key())
    while game.view().decision != "use":
        game.play(str(game.legal()[0]))
        keys.append(game.state.key())
    shows(game, {"tia.open": "d2 research", "abraham.open": "d1 attack"})
    check_undo(game, keys)


@rule("MOD4-01", "EP2-08", "EQ2-21")
def test_stolen_cards_come_back_then_the_reward_then_favor() -> None:
    game = newcago(
        {"abraham": {"dice": ["green attack"], "equipment": ["favor"]}, "tia": {"dice": ["basic money"]}},
        {"plan": 1, "money": 1},
        loop={"stolen": ["tia emp"]},
    )
    happened = [*game.play("abraham use d1 attack digzone"), *game.play("reward plan tia")]
    kinds = [event.kind for event in happened if event.kind in ("defeated", "given-back", "reward", "money", "waits")]
    assert kinds == ["defeated", "given-back", "reward", "money", "reward", "reward", "waits"]
    assert offers(game, "abraham use favor plan")
    refuses(game, "tia use emp enforcement the-loop", "card-asleep", "EP2-08")


@rule("MOD4-01", "EQ2-21", "BAB-08")
def test_favor_that_was_sold_for_the_reward_gives_nothing() -> None:
    game = babilar(
        {"abraham": {"dice": ["green attack"], "equipment": ["favor"]}, "tia": {"dice": ["basic money"]}},
        {"grand-central": NOBODY_THERE},
        reward={"boss_research": 1},
        tracks={"grand-central": {5: "attack-money"}},
        more="money = 0",
    )
    happened = game.play("abraham use d1 attack digzone")
    assert told(happened, "sold", "card") == [("favor",)]
    assert told(happened, "waits", "card") == []


# -- the Boss


@rule("MOD4-02", "MOD4-01")
def test_a_reward_weakens_the_boss_and_he_is_attacked_in_the_same_step() -> None:
    game = newcago(SHOT, {"boss_research": 2, "money": 2}, boss="the-loop", more="boss.research = 2")
    refuses(game, "tia use d1 attack regalia", "boss-infinite", "BOSS-03")
    happened = game.play("abraham use d1 attack digzone")
    health = game.view().boss.health
    assert told(happened, "boss-weakened", "health") == [(health,)]
    assert isinstance(health, int)
    shows(game, {"boss.research": 0, "money": 6})
    play(game, "abraham use d1 attack regalia", "tia use d1 attack regalia")
    shows(game, {"boss.health": health - 2})


@rule("MOD4-06", "BOSS-04")
@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_the_boss_at_health_0_is_a_victory_at_once(boss: str, city: str) -> None:
    name = "grand-central" if city == "babilar" else "the-loop"
    rest = ["central-park", "painted-village"] if city == "babilar" else ["chinatown", "understreets"]
    done = ", marker = 0" if city == "babilar" else ""
    weak = "" if city == "babilar" else "boss.research = 0"
    game = table(
        f"""
        [setup]
        boss = "{boss}"
        city = "{city}"
        [position]
        boss.health = 1
        {weak}
        reckoners.tia = {{ dice = ["basic attack"] }}
        reckoners.prof = {{}}
        district = [{", ".join(f'{{ id = "{id}"{done} }}' for id in (name, *rest))}]
        """
    )
    game.play(f"tia use d1 attack {boss}")
    assert game.result == "won"


@rule("EQ2-20", "BAB-04")
@pytest.mark.parametrize(("who", "waits"), [("tia", ["tia", "prof"]), ("abraham", ["prof"])])
def test_blind_spot_answers_to_the_last_track(who: str, waits: list[str]) -> None:
    """Prof is with the Boss; Tia, who is not, has to spend the last symbol herself."""
    done = {id: {"marker": 0} for id in ("central-park", "painted-village", "drowned-market")}
    game = babilar(
        {
            "tia": {"dice": ["purple research2"], "equipment": ["blind-spot"]},
            "abraham": {"dice": ["basic research"]},
            "prof": {"district": "painted-village", "equipment": ["favor"]},
        },
        {"grand-central": {"marker": 1}, **done},
        replace=replaced("favor", 'family = "odd", power = "blind-spot"'),
    )
    happened = game.play(f"{who} use d1 research grand-central")
    assert sorted(told(happened, "waits", "reckoner")) == sorted((name,) for name in waits)


@rule("EQ2-20", "BAB-05")
@pytest.mark.parametrize("passed", [{}, {1: "discover"}])
def test_a_reward_that_ends_the_last_track_is_nobodys_symbol(passed: dict[int, str]) -> None:
    done = {id: {"marker": 0} for id in ("central-park", "painted-village")}
    game = babilar(
        {"abraham": {"dice": ["green attack2"], "equipment": ["blind-spot"]}, "prof": {"dice": ["basic money"]}},
        {"grand-central": {**NOBODY_THERE, "marker": 2}, **done},
        reward={"boss_research": 2},
        tracks={"grand-central": passed},
    )
    happened = game.play("abraham use d1 attack digzone")
    assert told(happened, "boss-weakened", "health")
    assert told(happened, "waits", "reckoner") == []


# -- as shown


@rule("MOD4-03")
def test_rewards_are_used_as_shown_and_no_card_changes_them() -> None:
    cards = ["gravatonics", "flash-grenade", "utility-tool", "fuel-cells", "climbing-kit"]
    game = newcago(
        {"exel": {"dice": ["basic attack", "red enforcement2"], "equipment": cards}, "tia": {"dice": ["basic money"]}},
        {"contain": 2, "enforcement": 1},
        loop={"copy_tokens": 1},
        more="",
    )
    game.play("exel use d1 attack digzone")
    assert options(game) == {
        "reward enforcement chinatown",
        "reward enforcement the-loop",
        "reward contain frostbite",
        *(f"reward contain regalia {track}" for track in ("yellow", "black", "red", "blue")),
    }
    assert (game.view().rewards.contain, game.view().rewards.enforcement) == (2, 1), "nothing is doubled or added"
    play(game, "reward contain frostbite", "reward contain frostbite", "reward enforcement chinatown")
    shows(game, {"epic.frostbite.bracket": 2, "district.chinatown.enforcement": 2, "district.the-loop.copy_tokens": 1})


@rule("MOD4-03", "EP2-17")
def test_a_matching_symbol_of_a_reward_removes_a_shield() -> None:
    game = newcago(SHOT, {"contain": 2}, loop={"blue_shields": 1})
    game.play("abraham use d1 attack digzone")
    game.play("reward contain the-loop")
    shows(game, {"district.the-loop.blue_shields": 0})


@rule("MOD4-04", "PLAN-02")
@pytest.mark.parametrize("card", ["predictive-analytics"])
def test_plan_tokens_of_rewards_are_not_usable_now(card: str) -> None:
    game = newcago({**SHOT, "abraham": {**SHOT["abraham"], "equipment": [card]}}, {"plan": 1})
    play(game, "abraham use d1 attack digzone", "reward plan abraham")
    shows(game, {"abraham.plan": 0, "abraham.plan_next": 1})
    refuses(game, "abraham use plan attack frostbite", "token-fresh", "PLAN-02")
    play(game, "end use")
    assert told(game.play("end purchase"), "plans-ready", "reckoner", "n") == [("abraham", 1)]


# -- with what it goes


@rule("MOD4-05")
@pytest.mark.parametrize("modules", [(), (1,), (2,), (3,), (1, 2, 3)])
@pytest.mark.parametrize(("boss", "city"), PAIRS)
def test_it_goes_with_and_without_other_modules(modules: tuple[int, ...], boss: str, city: str) -> None:
    game = Game(Setup(reckoners=("tia", "prof"), boss=boss, city=city, modules=modules, seed="m"))
    assert game.setup.modules == tuple(sorted({*modules, 4}))
    assert game.setup.packs == ("steelslayer",)
    game.play("end purchase")
    assert game.view().decision == "place"


@rule("MOD4-07")
def test_new_epic_actions_hold_with_the_epics_of_the_base_game() -> None:
    words = ("red-shield", "copy-token", "attack-money", "population per enforcement", "boss red")
    game = activation(
        {"chinatown": words},
        {"chinatown": {"bracket": 4, "enforcement": 2}},
        modules=(4,),
        step="purchase",
    )
    game.play("end purchase")
    assert told(game.last_events, "acts-again", "action") == [("red-shield",)], "the token counts at once"
    shows(
        game, {"district.chinatown.red_shields": 2, "district.chinatown.copy_tokens": 1, "money": 3, "population": 38}
    )


@rule("EQ2-15", "EQ2-03", "BAB-05")
def test_boss_research_of_a_consumable_goes_to_a_track_of_the_teams_choice() -> None:
    game = babilar(
        {"tia": {}, "prof": {}},
        step="purchase",
        tracks={"central-park": {5: "aid"}},
        more='money = 9\nmarket = ["ildithia-tea"]\nequipment_deck = []',
    )
    game.play("buy ildithia-tea for prof")
    assert options(game, "reward boss-research") == {
        f"reward boss-research {id}" for id in ("grand-central", "central-park", "painted-village")
    }
    assert offers(game, "reward research frostbite", "reward research painted-village")
    game.play("reward boss-research central-park")
    assert {text.split()[-1] for text in options(game)} == {"prof"}, "where nobody is, it is who bought it"
    game.play(str(game.legal()[0]))
    play(game, "reward research painted-village", "reward research frostbite")
    assert markers(game) == [6, 4, 5]
    assert game.view().decision == "buy"


@rule("EQ2-03", "BAB-05", "MOD4-02")
def test_an_attack_of_a_consumable_waits_for_its_boss_research_which_may_weaken_the_boss() -> None:
    game = babilar(
        {"tia": {}, "prof": {}},
        {
            "grand-central": {"health": "infinite", "marker": 2},
            "central-park": {"health": "infinite", "marker": 0},
            "painted-village": {"marker": 0},
        },
        step="purchase",
        tracks={"grand-central": {1: "attack-plan"}},
        replace=replaced("newcago-dog", 'family = "consumable", gives = ["attack"], boss_research = 2'),
        more='money = 9\nmarket = ["newcago-dog"]\nequipment_deck = []',
        difficulty="beginner",
    )
    game.play("buy newcago-dog for prof")
    assert markers(game) == [0, 0, 0]
    shows(game, {"boss.health": 9})
