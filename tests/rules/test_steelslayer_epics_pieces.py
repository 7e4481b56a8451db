"""EP2-10, EP2-14, EP2-20 to EP2-23, COMP-05: actions per something, Shields, Copy tokens."""

from __future__ import annotations

import pytest

from reckoners.engine.shields import remove_blue_shield, remove_copy, remove_red_shield
from tests.positions import rule
from tests.rules.seen import shows, steelheart, told
from tests.rules.steelslayer import IDLE, Team, actions, activation

# -- Shields and Copy tokens


@rule("EP2-14", "EP2-20")
@pytest.mark.parametrize("piece", ["red-shield", "blue-shield", "copy-token"])
def test_pieces_come_into_the_district_of_the_epic(piece: str) -> None:
    field = piece.replace("-", "_") + "s"
    game = activation({"the-loop": actions(f"{piece} 2")}, {"the-loop": {field: 1}})
    assert told(game.last_events, f"{piece}s", "district", "n", "now")[0] == ("the-loop", 2, 3)
    shows(game, {"district.chinatown.red_shields": 0, "population": 40})


@rule("EP2-14", "EP2-20", "EPI-04")
@pytest.mark.parametrize("piece", ["red-shield", "blue-shield", "copy-token"])
def test_gifted_pieces_come_into_both_neighbours(piece: str) -> None:
    field = piece.replace("-", "_") + "s"
    game = activation({"the-loop": actions(f"gift {piece}")})
    assert told(game.last_events, f"{piece}s", "district") == [("chinatown",), ("station-seven",)]
    shows(game, {f"district.the-loop.{field}": 0, f"district.chinatown.{field}": 1})


@rule("EP2-20")
def test_the_clockwise_copy_token_comes_into_the_next_district() -> None:
    game = activation({"station-seven": actions("copy-token-clockwise 2")})
    # The Loop has not activated yet: its two tokens count in this round
    assert told(game.last_events, "acts-again", "district", "place") == [("the-loop", 0), ("the-loop", 1)]
    shows(game, {"district.the-loop.copy_tokens": 2, "district.station-seven.copy_tokens": 0})


@rule("COMP-05")
@pytest.mark.parametrize(("piece", "all"), [("red-shield", 10), ("blue-shield", 6), ("copy-token", 8)])
def test_each_piece_that_is_missing_costs_one_and_what_is_left_is_placed_first(piece: str, all: int) -> None:
    field = piece.replace("-", "_") + "s"
    there = {"understreets": {field: all - 1}}
    game = activation({"station-seven": actions(f"gift {piece} 3")}, there, empty=["understreets"])
    # one for The Loop, none for the Understreets: two and then three are missing
    assert told(game.last_events, "population", "n", "why") == [(2, f"no-{piece}"), (3, f"no-{piece}")]
    shows(game, {f"district.the-loop.{field}": 1, f"{field}_left": 0, "population": 35})


@rule("COMP-05")
def test_the_loss_holds_for_the_boss_too() -> None:
    boss = steelheart(yellow=["red-shield 2", "blue-shield 2", "fortify"])
    there = {"the-loop": {"red_shields": 10, "blue_shields": 5}}
    game = activation({}, there, replace=boss)
    assert told(game.last_events, "population", "n", "why") == [(2, "no-red-shield"), (1, "no-blue-shield")]


@rule("COMP-09")
def test_a_piece_that_is_removed_can_be_placed_again() -> None:
    pieces = {"red_shields": 1, "blue_shields": 2, "copy_tokens": 3}
    game = activation({}, {"the-loop": pieces}, step="use")
    shows(game, {"red_shields_left": 9, "blue_shields_left": 4, "copy_tokens_left": 5})
    remove_red_shield(game.state, 0)
    remove_blue_shield(game.state, 0)
    remove_copy(game.state, 0)
    shows(game, {"red_shields_left": 10, "blue_shields_left": 5, "copy_tokens_left": 6})
    shows(game, {"district.the-loop.red_shields": 0, "district.the-loop.copy_tokens": 2})


# -- Copy tokens at work


@rule("EP2-21")
def test_tokens_perform_actions_from_the_left_wherever_the_bracket_is() -> None:
    track = ["barricade", "enforcement", "population", *IDLE[:2]]
    game = activation({"chinatown": track}, {"chinatown": {"copy_tokens": 3}})
    assert told(game.last_events, "acts", "district", "place")[0] == ("chinatown", 0)
    again = told(game.last_events, "acts-again", "district", "place", "action")
    assert again == [
        ("chinatown", 0, "barricade"),
        ("chinatown", 1, "enforcement"),
        ("chinatown", 2, "population"),
    ]
    shows(game, {"district.chinatown.barricades": 2, "district.chinatown.copy_tokens": 3, "population": 39})
    # then the bracket, with the Enforcement that has just come
    shows(game, {"epic.earless.bracket": 3})


@rule("EP2-21")
def test_more_tokens_than_actions_repeat_the_last_one() -> None:
    game = activation({"chinatown": [*IDLE[:4], "population"]}, {"chinatown": {"copy_tokens": 7}})
    assert [place for (place,) in told(game.last_events, "acts-again", "place")] == [0, 1, 2, 3, 4, 4, 4]
    shows(game, {"population": 37})


@rule("EP2-21")
def test_tokens_are_counted_once_after_the_normal_actions() -> None:
    track = actions("copy-token", "population")
    game = activation({"chinatown": track}, {"chinatown": {"copy_tokens": 1}})
    # two when they are counted; the one that the first of them brings waits for the next round
    assert told(game.last_events, "acts-again", "place") == [(0,), (1,)]
    shows(game, {"district.chinatown.copy_tokens": 3, "population": 39})


@rule("EP2-23")
def test_tokens_do_nothing_for_the_boss_or_in_an_empty_district() -> None:
    boss = steelheart(yellow=["population", "population", "population"])
    game = activation({}, {"chinatown": {"copy_tokens": 4}}, replace=boss, empty=["chinatown"])
    assert told(game.last_events, "acts-again", "place") == []
    shows(game, {"population": 38, "district.chinatown.copy_tokens": 4})


@rule("EP2-21", "EP2-11")
def test_tokens_go_on_after_the_team_was_asked() -> None:
    team = {"tia": {"equipment": ["emp"]}, "prof": {"equipment": ["camera"]}, "cody": {}}
    game = activation({"chinatown": actions("steal", "population")}, {"chinatown": {"copy_tokens": 2}}, reckoners=team)
    happened = game.play("steal tia emp")
    assert told(happened, "acts-again", "place") == [(0,), (1,)]
    shows(game, {"district.chinatown.stolen": ["tia emp", "prof camera"], "population": 39})


# -- actions per something


@rule("EP2-10")
@pytest.mark.parametrize(
    ("per", "there", "lost"),
    [
        ("barricade", {"barricades": 3}, 3),
        ("enforcement", {"enforcement": 2}, 2),
        ("research", {"research": 4, "health": 6}, 4),
        ("research", {"research": 0, "health": 5}, 5),
        ("barricade", {"enforcement": 2}, 0),
    ],
)
def test_an_attack_is_repeated_for_each_thing_there(per: str, there: dict[str, int], lost: int) -> None:
    game = activation({"the-loop": actions(f"population per {per}")}, {"the-loop": there})
    assert told(game.last_events, "settles", "epic", "place", "n") == [("herald", 0, lost)]
    shows(game, {"population": 40 - lost})


@rule("EP2-10")
def test_the_number_is_multiplied() -> None:
    game = activation({"the-loop": actions("population 2 per barricade")}, {"the-loop": {"barricades": 3}})
    shows(game, {"population": 34})


@rule("EP2-10")
def test_what_is_added_at_any_point_of_the_activation_counts() -> None:
    """Later actions, Copy tokens and overflow come before it is counted."""
    track = ["population per barricade", "barricade", "boss red", "boss red", "barricade"]
    there = {"chinatown": {"bracket": 4, "copy_tokens": 2, "barricades": 1, "enforcement": 1}}
    game = activation({"chinatown": track}, there)
    # 1 there, 1 by the second action, 1 by a token, 2 by the overflow; the attack itself twice: action and token
    assert told(game.last_events, "settles", "epic", "n") == [("earless", 5), ("earless", 5)]
    shows(game, {"population": 30})


@rule("EP2-10")
def test_what_is_added_after_the_activation_does_not_count() -> None:
    tracks = {"chinatown": actions("population per barricade"), "understreets": actions("gift barricade 2")}
    game = activation(tracks, {"chinatown": {"barricades": 1}})
    shows(game, {"population": 39, "district.chinatown.barricades": 3})


@rule("EP2-10")
def test_an_attack_performed_as_an_overflow_waits_too() -> None:
    track = [*IDLE[:4], "population per enforcement"]
    game = activation({"chinatown": track}, {"chinatown": {"bracket": 4, "enforcement": 1}})
    assert told(game.last_events, "settles", "place", "n") == [(4, 1), (4, 1)]
    assert next(event.kind for event in game.last_events if event.kind in ("overflows", "settles")) == "overflows"
    shows(game, {"population": 38})


@rule("EP2-10")
def test_pieces_per_something_are_added_in_their_turn() -> None:
    track = actions("barricade per enforcement", "enforcement", "population per barricade")
    game = activation({"chinatown": track}, {"chinatown": {"bracket": 3, "enforcement": 2}})
    shows(game, {"district.chinatown.barricades": 2, "district.chinatown.enforcement": 3, "population": 38})


@rule("EP2-10", "EP2-11", "EP2-13")
def test_attacks_on_money_and_plan_tokens_wait_as_well_and_are_settled_from_left_to_right() -> None:
    track = ["attack-plan per barricade", "attack-money per barricade", "barricade", *IDLE[:2]]
    team: Team = {
        "tia": {"plan": 1, "equipment": ["emp"]},
        "prof": {"plan": 1, "equipment": ["camera"]},
        "cody": {"plan": 0},
    }
    there = {"chinatown": {"bracket": 3, "barricades": 1}}
    game = activation({"chinatown": track}, there, reckoners=team, more="money = 1")
    # two tokens go by themselves once the first is chosen; then the money: a dollar, and a card for the other one
    game.play("discard prof")
    shows(game, {"tia.plan": 0, "prof.plan": 0, "money": 0})
    game.play("sell prof camera")
    shows(game, {"prof.equipment": [], "population": 40})


@rule("EP2-10", "EP2-19")
def test_a_copied_attack_per_something_is_settled_with_the_copiers_own_things() -> None:
    tracks = {"chinatown": actions("copy", "barricade"), "understreets": actions("population per barricade")}
    there = {"chinatown": {"bracket": 2}, "understreets": {"barricades": 3}}
    game = activation(tracks, there)
    assert told(game.last_events, "settles", "district", "place", "n") == [("chinatown", -1, 1), ("understreets", 0, 3)]
    shows(game, {"population": 36})


@rule("EP2-10", "EP2-05")
def test_a_last_action_by_anothers_power_up_counts_at_once() -> None:
    tracks = {
        "chinatown": actions("gift power-up"),
        "understreets": [*IDLE[:4], "population per barricade"],
        "station-seven": actions("gift barricade 2"),
    }
    there = {"understreets": {"bracket": 4, "barricades": 2}}
    game = activation(tracks, there)
    # two at once for the gift; two again for its own activation, before Station Seven brings more
    assert told(game.last_events, "population", "n") == [(2,), (2,)]
    assert told(game.last_events, "settles", "epic") == [("absence",)]


@rule("EP2-10")
def test_on_a_boss_track_it_counts_at_once_and_research_needs_an_epic() -> None:
    counting = ["population per enforcement", "enforcement", "fortify"]
    boss = steelheart(yellow=counting, black=["population per research", "fortify", "fortify"])
    game = activation({}, {"chinatown": {"enforcement": 2}}, replace=boss, empty=["chinatown"])
    shows(game, {"population": 38, "district.chinatown.enforcement": 3})
