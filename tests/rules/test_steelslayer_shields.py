"""EP2-03, EP2-15 to EP2-18, EP2-22: what Pull, Shields and Copy tokens mean to Reckoners who use their dice."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import IDLE, Team, Values, actions, activation

EPIC: Values = {"bracket": 3, "enforcement": 2, "research": 2, "health": 6}


def using(there: Values, *dice: str, boss: str = "chinatown", empty: tuple[str, ...] = (), who: str = "tia") -> Game:
    """Tia, or somebody else, with these dice in The Loop, Prof beside her; Herald there, contained by nobody yet."""
    team: Team = {who: {"dice": list(dice), "plan": 0}, "prof": {"plan": 0}, "cody": {"district": "understreets"}}
    values = there if "the-loop" in empty else {**EPIC, **there}
    game = activation({}, {"the-loop": values}, team, step="use", boss=boss, empty=empty)
    shows(game, {"step": "use"})
    return game


# -- Pull


@rule("EP2-03", "EP2-02")
def test_nobody_moves_out_of_a_pull_and_containing_it_lets_everybody_go() -> None:
    team: Team = {
        "tia": {"dice": ["basic contain", "basic plan"]},
        "prof": {"dice": ["basic money"], "equipment": ["helicopter"]},
        "cody": {"district": "chinatown", "dice": ["basic plan"]},
    }
    game = activation(
        {"the-loop": ["boss red", "boss red", "pull", *IDLE[3:]]}, {"the-loop": {"bracket": 3}}, team, step="use"
    )
    refuses(game, "tia use d2 move understreets", "pulled", "EP2-03")
    refuses(game, "prof use helicopter move understreets", "pulled", "EP2-03")
    assert offers(game, "cody use d1 move the-loop", "cody use d1 move understreets")
    game.play("tia use d1 contain herald")
    assert offers(game, "tia use d2 move understreets", "prof use helicopter move understreets")


@rule("EP2-03")
def test_a_pull_ends_with_its_epic() -> None:
    team: Team = {"tia": {"dice": ["basic attack", "basic plan"]}, "prof": {"dice": ["basic money"]}, "cody": {}}
    there: Values = {"bracket": 2, "research": 0, "health": 1}
    game = activation({"the-loop": actions("pull")}, {"the-loop": there}, team, step="use")
    refuses(game, "prof use d1 move understreets", "pulled", "EP2-03")
    game.play("tia use d1 attack herald")
    assert offers(game, "prof use d1 move understreets", "tia use d2 move understreets")


# -- Shields


@rule("EP2-15", "EP2-17")
def test_a_red_shield_goes_before_the_enforcement_and_the_rest_of_the_die_goes_on() -> None:
    game = using({"red_shields": 1}, "red enforcement2", "basic enforcement", who="megan")
    happened = game.play("megan use d1 enforcement the-loop")
    assert told(happened, "red-shields", "district", "n", "now") == [("the-loop", -1, 0)]
    shows(game, {"district.the-loop.enforcement": 2, "megan.open": "d1 enforcement"})
    game.play("megan use d1 enforcement the-loop")
    shows(game, {"district.the-loop.enforcement": 1})


@rule("EP2-15", "EP2-17")
def test_a_red_shield_can_be_removed_where_no_enforcement_is() -> None:
    game = using({"red_shields": 2, "enforcement": 0}, "basic enforcement")
    game.play("tia use d1 enforcement the-loop")
    shows(game, {"district.the-loop.red_shields": 1})


@rule("EP2-16", "EP2-17")
def test_a_blue_shield_goes_before_the_bracket() -> None:
    game = using({"blue_shields": 1}, "blue contain2", who="david")
    happened = game.play("david use d1 contain herald")
    assert told(happened, "blue-shields", "district", "n", "now") == [("the-loop", -1, 0)]
    shows(game, {"epic.herald.bracket": 3, "david.open": "d1 contain"})
    game.play("david use d1 contain herald")
    shows(game, {"epic.herald.bracket": 2})


@rule("EP2-16")
def test_a_blue_shield_guards_the_boss_while_he_is_there() -> None:
    game = using({"blue_shields": 1}, "basic contain", "basic contain", boss="the-loop")
    refuses(game, "tia use d1 contain steelheart red", "blue-shield", "EP2-16")
    game.play("tia use d1 contain herald")
    game.play("tia use d2 contain steelheart red")
    shows(game, {"boss.red": 1, "epic.herald.bracket": 3})


@rule("EP2-16")
def test_a_blue_shield_elsewhere_does_not_guard_him() -> None:
    game = using({}, "basic contain", boss="the-loop")
    game.state.blue_shields = (0, 1, 0, 0)
    game.play("tia use d1 contain steelheart red")
    shows(game, {"boss.red": 1})


@rule("EP2-17", "SYM-07")
def test_a_blue_shield_stays_when_its_epic_is_gone_and_can_be_removed() -> None:
    game = using({"blue_shields": 1}, "basic contain", empty=("the-loop",))
    (option,) = [str(action) for action in game.legal() if " contain " in str(action)]
    game.play(option)
    shows(game, {"district.the-loop.blue_shields": 0})


@rule("EP2-18")
def test_shields_do_not_stop_other_uses_of_the_symbols() -> None:
    game = using({"red_shields": 1, "blue_shields": 1}, "basic contain", "basic enforcement", "basic research")
    assert offers(game, "tia use d1 move chinatown", "tia use d2 move chinatown", "tia use d3 research herald")


@rule("EP2-17")
def test_a_shield_is_removed_only_where_the_reckoner_is() -> None:
    game = using({}, "basic contain", "basic enforcement")
    game.state.red_shields = game.state.blue_shields = (0, 1, 0, 0)
    refuses(game, "tia use d2 enforcement chinatown", "too-far", "USE-07")
    refuses(game, "tia use d1 contain earless", "too-far", "USE-07")


@rule("EP2-15", "EP2-16", "EP2-17")
@pytest.mark.parametrize("shield", ["red_shields", "blue_shields"])
def test_shields_stop_rewards_as_well_and_a_reward_may_remove_one(shield: str) -> None:
    reward = '[[replace.epic]]\nid = "lacuna"\nreward = { boss_research = 1, contain = 1, enforcement = 1 }\n'
    there: dict[str, Values] = {"the-loop": {**EPIC, shield: 1}, "chinatown": {"bracket": 2, "enforcement": 1}}
    game = activation({}, there, step="rewards", replace=reward, more='beaten = ["lacuna"]')
    symbol, target = ("enforcement", "the-loop") if shield == "red_shields" else ("contain", "herald")
    game.play(f"reward {symbol} {target}")
    shows(game, {f"district.the-loop.{shield}": 0, "epic.herald.bracket": 3, "district.the-loop.enforcement": 2})


# -- Copy tokens


@rule("EP2-22")
def test_any_die_removes_a_copy_token_where_its_reckoner_is() -> None:
    game = using({"copy_tokens": 2}, "basic money", "purple research2")
    clears = [str(action) for action in game.legal() if str(action).startswith("tia") and "copy" in str(action)]
    assert len(clears) >= 2
    happened = game.play(clears[0])
    assert told(happened, "copy-tokens", "district", "n", "now") == [("the-loop", -1, 1)]
    shows(game, {"district.the-loop.copy_tokens": 1, "tia.d1": "used"})


@rule("EP2-22")
def test_nobody_removes_a_copy_token_of_another_district() -> None:
    game = using({"copy_tokens": 1}, "basic money")
    assert [action for action in game.legal() if str(action).startswith("cody") and "copy" in str(action)] == []
