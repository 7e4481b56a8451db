"""Plan tokens: a wild symbol that waits for the next round."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, offers, refuses, shows, told


def city(who: str = "tia", *, plan: int = 2, plan_next: int = 0, dice: tuple[str, ...] = (), more: str = "") -> Game:
    """One Reckoner with tokens where Digzone and Enforcement are; Chinatown is closed, the Boss is there."""
    return table(f"""
    [position]
    boss = {{ district = "chinatown" }}
    {more}
    [[position.district]]
    id = "the-loop"
    epic = "digzone"
    research = 3
    health = 6
    bracket = 3
    enforcement = 3
    [[position.district]]
    id = "chinatown"
    barricades = 1
    [[position.district]]
    id = "understreets"
    [position.reckoners]
    {who} = {{ plan = {plan}, plan_next = {plan_next}, dice = {list(dice)} }}
    abraham = {{ plan = 0 }}
    """)


# -- as a die


@rule("PLAN-01")
@pytest.mark.parametrize(
    ("use", "path", "value"),
    [
        ("money", "money", 5),
        ("enforcement the-loop", "district.the-loop.enforcement", 2),
        ("contain digzone", "epic.digzone.bracket", 2),
        ("research digzone", "epic.digzone.research", 2),
        ("attack digzone", "epic.digzone.health", 5),
        ("plan", "tia.plan_next", 1),
        ("move understreets", "tia.district", "understreets"),
        ("barricade chinatown", "district.chinatown.barricades", 0),
    ],
)
def test_a_token_is_one_symbol_of_choice_or_a_move_or_removes_a_barricade(
    use: str, path: str, value: int | str
) -> None:
    game = city()
    game.play(f"tia use plan {use}")
    shows(game, {path: value, "tia.plan": 1, "tia.open": "none"})


@rule("PLAN-01")
def test_a_token_activates_a_card() -> None:
    game = city("megan", plan=1)
    game.play("megan use plan card checkmate")
    shows(game, {"megan.plan": 0, "megan.open": "checkmate attack3", "megan.checkmate": "used"})


@rule("PLAN-01")
def test_each_use_takes_a_token() -> None:
    game = city(plan=3, dice=("basic money",))
    for tokens in (2, 1, 0):
        game.play("tia use plan money")
        shows(game, {"tia.plan": tokens})
    refuses(game, "tia use plan money", "no-token", "PLAN-01")
    refuses(game, "tia use plan move understreets", "no-token", "PLAN-01")
    assert not any("use plan" in str(action) for action in game.legal())


@rule("PLAN-01")
def test_a_token_obeys_the_rules_of_a_die() -> None:
    game = city()
    refuses(game, "tia use plan research steelheart", "boss-elsewhere", "BOSS-01")
    refuses(game, "tia use plan enforcement chinatown", "too-far", "USE-07")
    refuses(game, "tia use plan move chinatown", "barricaded", "MOVE-02")
    refuses(game, "tia use plan barricade the-loop", "no-barricade", "BAR-01")


@rule("PLAN-01")
def test_a_token_is_for_its_owner() -> None:
    game = city()
    refuses(game, "abraham use plan money", "no-token", "PLAN-01")


# -- when


@rule("PLAN-02")
def test_a_token_gained_now_waits_for_the_next_round() -> None:
    game = city(plan=0, dice=("basic plan", "basic money"))
    game.play("tia use d1 plan")
    refuses(game, "tia use plan money", "token-fresh", "PLAN-02")
    refuses(game, "tia use plan move understreets", "token-fresh", "PLAN-02")
    shows(game, {"tia.plan": 0, "tia.plan_next": 1})


@rule("PLAN-02")
def test_only_the_tokens_on_the_board_are_used() -> None:
    game = city(plan=1, plan_next=2, dice=("basic money",))
    game.play("tia use plan attack digzone")
    shows(game, {"tia.plan": 0, "tia.plan_next": 2})
    refuses(game, "tia use plan attack digzone", "token-fresh", "PLAN-02")


@rule("PLAN-02")
def test_a_token_that_becomes_a_plan_waits_too() -> None:
    game = city(plan=1, dice=("basic money",))
    game.play("tia use plan plan")
    refuses(game, "tia use plan plan", "token-fresh", "PLAN-02")


@rule("PLAN-02")
def test_a_token_from_operations_is_used_at_once() -> None:
    game = city(dice=("basic money",))
    refuses(game, "abraham use plan attack digzone", "no-token", "PLAN-01")
    game.play("tia use operations abraham")
    shows(game, {"abraham.plan": 1, "abraham.plan_next": 0, "tia.plan": 2})
    game.play("abraham use plan attack digzone")
    shows(game, {"abraham.plan": 0, "epic.digzone.health": 5})


@rule("PLAN-02")
@pytest.mark.parametrize("step", ["roll", "purchase"])
@pytest.mark.parametrize(
    ("use", "by"), [("move understreets", "MOVE-01"), ("barricade chinatown", "BAR-01"), ("card checkmate", "CARD-03")]
)
def test_tokens_are_used_in_the_use_step_only(step: str, use: str, by: str) -> None:
    game = city("megan", more=f'step = "{step}"')
    if step == "roll":
        refuses(game, f"megan use plan {use}", "still-rolling", "ROLL-07")
    else:
        refuses(game, f"megan use plan {use}", "wrong-step", by)


@rule("PLAN-02")
def test_a_symbol_of_a_token_waits_for_the_use_step_too() -> None:
    game = city(more='step = "roll"')
    refuses(game, "tia use plan attack digzone", "still-rolling", "ROLL-07")
    game.play("tia stop")
    game.play("abraham stop")
    game.play("tia use plan attack digzone")
    shows(game, {"epic.digzone.health": 5})


# -- from round to round


def round_after(plan: int, plan_next: int) -> Game:
    """The purchase step; nothing will happen before the next roll."""
    return table(f"""
    {QUIET}
    [position]
    step = "purchase"
    money = 1
    epic_deck = []
    [[position.district]]
    id = "the-loop"
    [position.reckoners]
    tia = {{ plan = {plan}, plan_next = {plan_next} }}
    prof = {{ plan = 0 }}
    """)


@rule("PLAN-03")
def test_tokens_come_onto_the_board_at_the_end_of_the_reckoner_phase() -> None:
    game = round_after(plan=1, plan_next=2)
    shows(game, {"step": "purchase", "tia.plan": 1, "tia.plan_next": 2})
    happened = game.play("end purchase")
    shows(game, {"round": 2, "step": "roll", "tia.plan": 3, "tia.plan_next": 0, "prof.plan": 0})
    assert told(happened, "plans-ready", "reckoner", "n") == [("tia", 2)]
    kinds = [event.kind for event in happened]
    assert kinds.index("plans-ready") < kinds.index("boss-activates")


@rule("PLAN-03")
def test_a_token_gained_in_one_round_is_used_in_the_next() -> None:
    game = round_after(plan=0, plan_next=1)
    game.play("end purchase")
    game.play("tia stop")
    game.play("prof stop")
    assert offers(game, "tia use plan money")
    game.play("tia use plan money")
    shows(game, {"money": 2, "tia.plan": 0})


@rule("PLAN-03")
def test_unused_tokens_stay_and_there_is_no_limit() -> None:
    game = round_after(plan=40, plan_next=1)
    for round in (2, 3, 4):
        game.play("end purchase")
        shows(game, {"round": round, "tia.plan": 41})
        for action in ("tia stop", "prof stop", "end use"):
            game.play(action)
    shows(game, {"tia.plan": 41})


@rule("PLAN-03")
def test_as_many_tokens_are_used_in_one_step_as_one_has() -> None:
    game = city(plan=12)
    for _ in range(12):
        game.play("tia use plan money")
    assert game.view().money == 16


# -- money


@rule("PLAN-04")
def test_a_token_earns_money_in_the_use_step() -> None:
    game = city()
    game.play("tia use plan money")
    shows(game, {"money": 5, "tia.plan": 1})


@rule("PLAN-04")
def test_a_token_earns_no_money_in_the_purchase_step() -> None:
    game = city(more='step = "purchase"')
    shows(game, {"step": "purchase", "tia.plan": 2})
    refuses(game, "tia use plan money", "token-in-purchase", "PLAN-04")
    assert not any("plan" in str(action) for action in game.legal())
