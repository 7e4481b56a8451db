"""EP2: what Steelslayer's Epics do to Reckoners, to brackets and to each other."""

from __future__ import annotations

import pytest

from reckoners.content import load_content
from tests.positions import rule
from tests.rules.seen import shows, steelheart, told
from tests.rules.steelslayer import IDLE, actions, activation

TEAM = {"tia": {"district": "the-loop"}, "prof": {"district": "station-seven"}, "cody": {"district": "chinatown"}}


@rule("EP2-01")
def test_the_39_replace_the_25() -> None:
    base, with_module = load_content().epics, load_content(modules=(3,)).epics
    assert (len(base), len(with_module)) == (25, 39)
    assert all(with_module[id].track != epic.track for id, epic in base.items())


# -- Pull and Repel


@rule("EP2-03")
def test_pull_brings_everybody_from_both_neighbours_past_barricades() -> None:
    walls = {name: {"barricades": 1} for name in ("the-loop", "chinatown", "understreets")}
    game = activation({"the-loop": actions("pull")}, walls, TEAM)
    assert told(game.last_events, "pulled", "reckoner", "from", "district") == [
        ("prof", "station-seven", "the-loop"),
        ("cody", "chinatown", "the-loop"),
    ]
    shows(game, {f"{name}.district": "the-loop" for name in TEAM})


@rule("EP2-03")
def test_pull_leaves_those_alone_who_are_farther_away() -> None:
    game = activation({"the-loop": actions("pull")}, None, {**TEAM, "prof": {"district": "understreets"}})
    shows(game, {"prof.district": "understreets", "cody.district": "the-loop"})


@rule("EP2-02", "EP2-03")
@pytest.mark.parametrize(("bracket", "held"), [(1, False), (2, True), (3, True)])
def test_pull_holds_while_it_is_left_of_the_bracket(bracket: int, held: bool) -> None:
    game = activation(
        {"the-loop": ["boss red", "pull", *IDLE[2:]]}, {"the-loop": {"bracket": bracket}}, TEAM, step="use"
    )
    shows(game, {"district.the-loop.held": held, "district.chinatown.held": False})


@rule("EP2-02", "EP2-03")
def test_a_gift_of_the_die_or_a_copy_holds_nobody() -> None:
    """Only what stands on the Epic's own track persists."""
    tracks = {"the-loop": actions("copy", "copy"), "chinatown": actions("pull")}
    game = activation(tracks, {"the-loop": {"bracket": 2}, "chinatown": {"bracket": 2}}, step="use")
    shows(game, {"district.the-loop.held": False, "district.chinatown.held": True})


@rule("EP2-04")
def test_repel_builds_a_barricade_and_everybody_goes_on_clockwise() -> None:
    team = {"tia": {"district": "station-seven"}, "prof": {"district": "station-seven"}, "cody": {}}
    game = activation({"station-seven": actions("repel")}, {"the-loop": {"barricades": 1}}, team)
    assert told(game.last_events, "repelled", "reckoner", "from", "district") == [
        ("tia", "station-seven", "the-loop"),
        ("prof", "station-seven", "the-loop"),
    ]
    shows(game, {"district.station-seven.barricades": 1, "district.the-loop.reckoners": ["tia", "prof", "cody"]})


@rule("EP2-04", "COMP-02")
def test_repel_without_a_barricade_costs_one_and_still_moves() -> None:
    game = activation({"the-loop": actions("repel")}, {"chinatown": {"barricades": 8}}, TEAM)
    assert told(game.last_events, "population", "n", "why") == [(1, "no-barricade")]
    shows(game, {"tia.district": "chinatown", "district.the-loop.barricades": 0})


@rule("EP2-04")
def test_each_repel_moves_those_who_are_there_then() -> None:
    tracks = {"chinatown": actions("repel"), "understreets": actions("repel")}
    game = activation(tracks, None, TEAM)
    shows(game, {"cody.district": "station-seven", "tia.district": "the-loop"})


# -- Power Up


@rule("EP2-05")
def test_power_up_moves_the_bracket_and_the_epic_does_no_more_for_it() -> None:
    game = activation({"chinatown": ["power-up", "population", *IDLE[2:]]}, {"chinatown": {"bracket": 1}})
    assert told(game.last_events, "acts", "epic", "place")[:2] == [("earless", 0), ("absence", 0)]
    assert told(game.last_events, "bracket", "epic", "was", "now")[:2] == [("earless", 1, 2), ("earless", 2, 3)]
    shows(game, {"population": 40, "epic.earless.bracket": 3})


@rule("EP2-05", "EPI-04")
def test_a_gifted_power_up_gives_more_actions_only_to_who_has_not_activated_yet() -> None:
    tracks = {"understreets": actions("gift power-up"), "chinatown": actions("boss red", "population")}
    tracks["station-seven"] = actions("boss red", "attack-plan")
    game = activation(tracks, reckoners={"tia": {"plan": 0}, "prof": {"plan": 0}, "cody": {"plan": 0}})
    assert told(game.last_events, "gift", "from", "district") == [
        ("understreets", "station-seven"),
        ("understreets", "chinatown"),
    ]
    assert told(game.last_events, "population", "n", "why") == [(1, "no-plan")]
    shows(game, {"epic.earless.bracket": 3, "epic.conflux.bracket": 3})


@rule("EP2-05")
def test_power_up_without_room_performs_the_last_action() -> None:
    tracks = {"understreets": actions("gift power-up"), "chinatown": [*IDLE[:4], "population 3"]}
    game = activation(tracks, {"chinatown": {"bracket": 4}})
    # once for its own bracket, which cannot move, and once for the gift
    assert told(game.last_events, "powers-up", "epic", "place", "action") == [("earless", 4, "population 3")]
    assert told(game.last_events, "population", "n") == [(3,), (3,)]


@rule("EP2-05")
def test_power_up_as_an_overflow_is_performed_once_and_never_again_by_itself() -> None:
    """A Copy as the last action could bring Power Up back for ever."""
    tracks = {"chinatown": ["population", *IDLE[:3], "copy"], "understreets": actions("power-up")}
    game = activation(tracks, {"chinatown": {"bracket": 4}}, empty=["the-loop"])
    # the overflow copies Power Up, which finds no room and performs the Copy again; that one's Power Up does nothing
    assert told(game.last_events, "powers-up", "epic") == [("earless",)]
    assert len(told(game.last_events, "copied", "district")) == 2
    shows(game, {"population": 39, "epic.earless.bracket": 4})


@rule("EP2-05")
def test_power_up_for_an_empty_district_is_nothing() -> None:
    game = activation({"understreets": actions("gift power-up")}, empty=["station-seven"])
    assert told(game.last_events, "powers-up", "epic") == []
    assert told(game.last_events, "gift", "district") == [("station-seven",), ("chinatown",)]


# -- Transform


@rule("EP2-06")
def test_transform_performs_what_the_die_shows_once_for_each_symbol() -> None:
    game = activation(
        {"the-loop": actions("transform 2")},
        script='[script]\nability = ["barricade", "population"]',
    )
    assert told(game.last_events, "transforms", "district", "action") == [
        ("the-loop", "barricade"),
        ("the-loop", "population"),
    ]
    shows(game, {"population": 39, "district.the-loop.barricades": 1})


@rule("EP2-06")
def test_a_gifted_transform_is_rolled_for_each_district() -> None:
    game = activation(
        {"the-loop": actions("gift transform")},
        script='[script]\nability = ["barricade", "enforcement"]',
    )
    assert told(game.last_events, "transforms", "district", "action") == [
        ("chinatown", "barricade"),
        ("station-seven", "enforcement"),
    ]
    shows(game, {"district.chinatown.barricades": 1, "district.station-seven.enforcement": 1})


@rule("EP2-06")
def test_what_the_first_roll_asks_is_answered_before_the_second_roll() -> None:
    game = activation(
        {"the-loop": actions("gift transform")},
        reckoners={"tia": {"equipment": ["emp", "trap"]}, "prof": {}, "cody": {}},
        more="money = 0",
        script='[script]\nability = ["attack-money", "population"]',
    )
    assert told(game.last_events, "transforms", "district") == [("chinatown",)]
    happened = game.play("sell tia emp")
    assert told(happened, "transforms", "district", "action") == [("station-seven", "population")]


@rule("EP2-06")
def test_without_a_script_the_die_is_rolled_by_the_seed() -> None:
    tracks = {name: actions("transform 9") for name in ("the-loop", "chinatown", "understreets", "station-seven")}
    game = activation(tracks, more="money = 99\npopulation = 99")
    shown = {action for (action,) in told(game.last_events, "transforms", "action")}
    assert len(told(game.last_events, "transforms", "action")) == 36
    assert shown == set(load_content(modules=(3,)).table.ability_die)


# -- Copy


@rule("EP2-19")
def test_copy_performs_the_first_actions_of_both_neighbours_in_its_own_district() -> None:
    tracks = {
        "the-loop": actions("copy"),
        "chinatown": actions("barricade", "population"),
        "station-seven": actions("enforcement", "population"),
    }
    game = activation(tracks, {"chinatown": {"bracket": 2}})
    assert told(game.last_events, "copied", "district", "from", "action") == [
        ("the-loop", "chinatown", "barricade"),
        ("the-loop", "station-seven", "enforcement"),
    ]
    shows(game, {"district.the-loop.barricades": 1, "district.the-loop.enforcement": 1, "population": 39})


@rule("EP2-19")
def test_a_copy_of_a_copy_does_nothing() -> None:
    tracks = {"the-loop": actions("copy"), "chinatown": actions("copy"), "station-seven": actions("population")}
    game = activation(tracks, empty=["understreets"])
    assert told(game.last_events, "copied-nothing", "district", "from") == [
        ("chinatown", "the-loop"),
        ("the-loop", "chinatown"),
    ]
    assert told(game.last_events, "copied", "district", "action") == [("the-loop", "population")]


@rule("EP2-19")
def test_a_copied_gift_is_for_the_copiers_neighbours_and_a_copied_power_up_for_its_bracket() -> None:
    tracks = {
        "the-loop": actions("copy"),
        "chinatown": actions("gift barricade"),
        "station-seven": actions("power-up"),
    }
    game = activation(tracks)
    # the gift's barricades from Chinatown itself, then those from The Loop
    assert told(game.last_events, "gift", "from", "district") == [
        ("chinatown", "understreets"),
        ("chinatown", "the-loop"),
        ("the-loop", "chinatown"),
        ("the-loop", "station-seven"),
    ]
    shows(game, {"epic.herald.bracket": 3, "epic.conflux.bracket": 3})


@rule("EP2-19")
def test_a_copy_finds_nothing_in_a_district_without_an_epic() -> None:
    game = activation({"the-loop": actions("copy"), "chinatown": actions("population")}, empty=["station-seven"])
    assert told(game.last_events, "copied", "from") == [("chinatown",)]
    shows(game, {"population": 38})


# -- the Boss's tracks


@rule("EP2-03", "EP2-05", "EP2-07", "EP2-19")
def test_actions_that_need_an_epic_do_nothing_on_the_boss_track_of_an_empty_district() -> None:
    boss = steelheart(yellow=["power-up", "steal", "population"], black=["copy", "pull", "fortify"])
    game = activation({"the-loop": actions("population")}, reckoners=TEAM, replace=boss, empty=["chinatown"])
    assert told(game.last_events, "boss-acts", "action") == [
        ("power-up",),
        ("steal",),
        ("copy",),
        ("pull",),
        ("deploy 0",),
        ("wall 0",),
    ]
    shows(game, {"population": 39, "tia.district": "chinatown", "prof.district": "station-seven"})


@rule("EP2-10", "EPI-08")
def test_a_boss_track_that_overflows_in_an_activation_counts_at_once() -> None:
    """His last action is no part of the Epic's activation, though both are in Chinatown."""
    boss = steelheart(yellow=["fortify", "fortify", "population per enforcement"])
    game = activation({"chinatown": actions("boss yellow", "enforcement")}, {"chinatown": {"bracket": 2}}, replace=boss)
    assert told(game.last_events, "settles", "n") == []
    assert [n for (n, why) in told(game.last_events, "population", "n", "why") if why == "attack"] == []
