"""REW: what the team gets for the Epics that it defeated."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, epic, offers, refuses, shows, told


def defeating(reward: dict[str, int], other: dict[str, int] | None = None, more: str = "") -> Game:
    """Tia is one attack away from Digzone's reward, and from Faultline's; nobody is with Frostbite."""
    return table(
        QUIET
        + epic("digzone", reward={"boss_research": 1, **reward})
        + epic("faultline", reward={"boss_research": 1, **(other or {})})
        + f"""
        [position]
        district = [
          {{ id = "the-loop", epic = "digzone", health = 1, enforcement = 1 }},
          {{ id = "chinatown", epic = "faultline", research = 3, health = 1, bracket = 2, enforcement = 2 }},
          {{ id = "understreets", epic = "frostbite", research = 2, bracket = 3, enforcement = 3 }},
          {{ id = "station-seven", epic = "herald" }},
        ]
        reckoners.tia = {{ dice = ["basic attack", "basic money"], plan = 1 }}
        reckoners.cody = {{ district = "chinatown" }}
        reckoners.prof = {{}}
        {more}
        """
    )


def after(game: Game) -> Game:
    """Digzone is defeated and the use step ended."""
    game.play_all(["tia use d1 attack digzone", "end use"])
    return game


@rule("REW-01")
def test_rewards_come_after_the_use_step_and_for_all_epics_defeated_in_it() -> None:
    game = defeating({"money": 2, "boss_research": 2}, {"money": 3, "boss_research": 4})
    game.play_all(["tia use d1 attack digzone", "cody use plan attack faultline"])
    shows(game, {"money": 4, "boss.research": 26, "beaten": ["digzone", "faultline"], "defeated": []})
    game.play("end use")
    shows(game, {"step": "purchase", "money": 9, "boss.research": 20})


@rule("REW-01")
def test_rewards_cannot_be_saved() -> None:
    game = after(defeating({"plan": 2}))
    shows(game, {"step": "rewards", "rewards.plan": 2})
    refuses(game, "end use", "cannot-end", "REW-01")
    refuses(game, "refresh market", "wrong-step", "BUY-03")
    assert {action.verb for action in game.legal()} == {"reward"}
    game.play_all(["reward plan tia", "reward plan tia"])
    shows(game, {"step": "purchase", "rewards.plan": 0})


@rule("REW-01")
def test_without_a_defeat_there_is_no_reward() -> None:
    game = defeating({"plan": 2, "money": 2})
    refuses(game, "reward plan tia", "wrong-step", "REW-01")
    game.play("end use")
    shows(game, {"step": "purchase", "money": 4, "boss.research": 26})


@rule("REW-01")
def test_only_the_rewards_on_the_card_are_given() -> None:
    game = after(defeating({"enforcement": 1}))
    refuses(game, "reward plan tia", "no-such-reward", "REW-01")
    refuses(game, "reward contain frostbite", "no-such-reward", "REW-01")


@rule("REW-02", "REW-03", "REW-04")
def test_rewards_are_divided_among_districts_where_nobody_stands() -> None:
    game = after(defeating({"enforcement": 3, "contain": 3}))
    game.play_all(
        [
            "reward contain frostbite",
            "reward enforcement understreets",
            "reward enforcement chinatown",
            "reward contain steelheart blue",
            "reward enforcement understreets",
            "reward contain faultline",
        ]
    )
    shows(game, {"district.understreets.enforcement": 1, "district.chinatown.enforcement": 1})
    shows(game, {"district.the-loop.enforcement": 1, "enforcement_left": 22})
    shows(game, {"epic.frostbite.bracket": 2, "boss.blue": 1, "boss.red": 2, "epic.faultline.bracket": 1})
    shows(game, {"step": "purchase"})


@rule("REW-03")
def test_an_enforcement_reward_acts_where_enforcement_is() -> None:
    game = after(defeating({"enforcement": 3}))
    refuses(game, "reward enforcement station-seven", "no-enforcement", "REW-03")
    game.play("reward enforcement the-loop")
    refuses(game, "reward enforcement the-loop", "no-enforcement", "REW-03")
    shows(game, {"rewards.enforcement": 2})


@rule("REW-04")
def test_a_contain_reward_leaves_every_track_one_action() -> None:
    game = after(defeating({"contain": 5}))
    refuses(game, "reward contain herald", "contained-already", "REW-04")
    game.play_all(["reward contain faultline", "reward contain steelheart red"])
    refuses(game, "reward contain faultline", "contained-already", "REW-04")
    refuses(game, "reward contain steelheart red", "boss-contained", "REW-04")
    assert offers(game, *(f"reward contain steelheart {track}" for track in ("yellow", "black", "blue")))


@rule("REW-05", "PLAN-02")
def test_the_team_deals_out_plan_rewards_which_are_usable_from_the_next_use_step_on() -> None:
    game = after(defeating({"plan": 3}))
    game.play_all(["reward plan prof", "reward plan tia", "reward plan prof"])
    shows(game, {"prof.plan": 1, "prof.plan_next": 2, "tia.plan": 1, "tia.plan_next": 1, "cody.plan_next": 0})
    game.play_all(["end purchase", "tia stop", "cody stop", "prof stop"])
    shows(game, {"step": "use", "prof.plan": 3, "tia.plan": 2, "cody.plan": 1, "prof.plan_next": 0})


@rule("REW-06")
def test_money_rewards_can_be_spent_in_the_purchase_that_follows() -> None:
    game = after(defeating({"money": 3}, more='money = 0\nmarket = ["helicopter"]'))
    shows(game, {"step": "purchase", "money": 3})
    game.play("buy helicopter for tia")


@rule("REW-07")
def test_a_boss_research_reward_lowers_his_research_alone() -> None:
    game = after(defeating({"boss_research": 3}))
    shows(game, {"boss.research": 23, "epic.frostbite.research": 2, "epic.faultline.research": 3})


@rule("REW-07", "BOSS-03")
def test_a_boss_research_reward_weakens_him_and_the_rest_is_lost() -> None:
    game = after(defeating({"boss_research": 3}, more="boss.research = 2"))
    shows(game, {"boss.research": 0, "boss.health": 26})


@rule("REW-07")
def test_once_he_is_weakened_boss_research_does_nothing() -> None:
    game = defeating({"boss_research": 3}, more="boss = { research = 0, health = 5 }")
    game.play("tia use d1 attack digzone")
    happened = game.play("end use")
    shows(game, {"boss.research": 0, "boss.health": 5})
    assert told(happened, "reward-lost", "symbol", "n") == [("research", 3)]


@rule("REW-08")
def test_an_enforcement_reward_is_lost_when_the_board_is_clear() -> None:
    game = table(
        epic("digzone", reward={"boss_research": 1, "enforcement": 2})
        + """
        [position]
        district = [{ id = "the-loop", epic = "digzone", health = 1, enforcement = 1 }]
        reckoners.tia = { dice = ["basic attack", "basic enforcement"] }
        reckoners.prof = {}
        """
    )
    game.play_all(["tia use d1 attack digzone", "tia use d2 enforcement the-loop"])
    happened = game.play("end use")
    assert told(happened, "reward-lost", "symbol", "n") == [("enforcement", 2)]
    shows(game, {"step": "purchase", "enforcement_left": 25})


@rule("REW-08")
def test_what_a_reward_takes_away_in_full_needs_no_choice_and_the_rest_is_lost() -> None:
    game = defeating({"enforcement": 8, "contain": 9})
    game.play("tia use d1 attack digzone")
    happened = game.play("end use")
    shows(game, {"step": "purchase", "enforcement_left": 25, "epic.frostbite.bracket": 1, "epic.faultline.bracket": 1})
    shows(game, {f"boss.{track}": 1 for track in ("yellow", "black", "red", "blue")})
    assert told(happened, "reward-lost", "symbol", "n") == [("enforcement", 2), ("contain", 2)]


@rule("REW-08")
@pytest.mark.parametrize(("reward", "left"), [(6, 0), (5, 1)])
def test_as_many_as_the_reward_says_and_no_more(reward: int, left: int) -> None:
    game = after(defeating({"enforcement": reward}))
    asked = left > 0
    shows(game, {"step": "rewards" if asked else "purchase"})
    while game.step == "rewards":
        game.play(game.legal()[0])
    view = game.view()
    assert sum(district.enforcement for district in view.districts) == left


@rule("REW-09")
def test_defeated_epics_lie_face_up_in_the_order_of_their_defeat() -> None:
    game = defeating({}, more='defeated = ["absence"]')
    game.play_all(["cody use plan attack faultline", "tia use d1 attack digzone"])
    shows(game, {"defeated": ["absence"], "district.the-loop.epic": "none"})
    game.play("end use")
    shows(game, {"defeated": ["absence", "faultline", "digzone"], "beaten": []})
