"""The forecast of Steelslayer's Epics: what is settled at the end, what the team has to choose, what a die decides."""

from __future__ import annotations

import pytest

from reckoners.engine.forecast import begun, suppose
from reckoners.game.forecast import forecast
from tests.positions import rule
from tests.rules.seen import shows, steelheart
from tests.rules.steelslayer import IDLE, Team, actions, activation

DIE = '[[replace.table]]\nid = "set-up"\nability_die = '
POOR: Team = {name: {"plan": 0} for name in ("tia", "prof", "cody")}


@rule("EP2-10")
def test_an_attack_per_something_costs_what_will_be_there_at_the_end() -> None:
    track = ["population per barricade", "barricade", *IDLE[:3]]
    game = activation({"chinatown": track}, {"chinatown": {"bracket": 2, "barricades": 1}}, step="purchase")
    seen = game.forecast()
    assert seen.population == 2
    assert [(loss.actor, loss.place, loss.action, loss.population) for loss in seen.losses] == [
        ("earless", 0, "population per barricade", 2)
    ]
    assert seen.actors[0].counts == {0: 2}
    game.play("end purchase")
    shows(game, {"population": 38})


@rule("EP2-21")
def test_what_copy_tokens_do_is_counted() -> None:
    there = {"chinatown": {"copy_tokens": 2}}
    game = activation({"chinatown": actions("boss red", "population 2")}, there, step="purchase")
    seen = game.forecast()
    assert [(loss.place, loss.population) for loss in seen.losses] == [(1, 2)]
    assert seen.actors[0].copied == {0: 1, 1: 1}


@rule("EP2-10", "EP2-19")
def test_a_copied_attack_is_told_as_the_copys() -> None:
    tracks = {"chinatown": actions("copy", "copy-token"), "the-loop": actions("population per enforcement")}
    game = activation(tracks, {"chinatown": {"enforcement": 2}}, step="purchase")
    seen = game.forecast()
    assert [(loss.actor, loss.place, loss.population) for loss in seen.losses] == [("earless", 0, 2)]
    assert seen.actors[0].counts == {}


@rule("EP2-11", "EP2-12")
@pytest.mark.parametrize(("cards", "lost"), [([], 5), (["emp"], 5), (["emp", "trap", "bribe"], 5)])
def test_what_the_team_can_sell_is_not_lost(cards: list[str], lost: int) -> None:
    team: Team = {**POOR, "tia": {"plan": 0, "equipment": cards}}
    game = activation({"chinatown": actions("attack-money 9")}, reckoners=team, step="purchase", more="money = 4")
    prices = game.content.equipment
    worth = sum(prices[card].price for card in cards)
    assert game.forecast().population == max(0, lost - worth)


@rule("EP2-07", "EP2-13")
def test_stolen_cards_and_discarded_tokens_are_guessed() -> None:
    team: Team = {**POOR, "tia": {"plan": 1, "equipment": ["emp"]}}
    tracks = {"chinatown": actions("steal 2", "attack-plan 3")}
    game = activation(tracks, {"chinatown": {"bracket": 2}}, reckoners=team, step="purchase")
    assert [(loss.why, loss.population) for loss in game.forecast().losses] == [("no-equipment", 1), ("no-plan", 2)]
    shows(game, {"tia.equipment": ["emp"], "tia.plan": 1})


def test_it_goes_on_from_a_card_that_has_to_be_given_up() -> None:
    team: Team = {**POOR, "tia": {"plan": 0, "equipment": ["emp", "trap"]}}
    game = activation({"chinatown": actions("boss red", "steal 4", "population")}, {"chinatown": {"bracket": 3}}, team)
    seen = game.forecast()
    assert [(loss.actor, loss.place, loss.action, loss.why, loss.population) for loss in seen.losses] == [
        ("earless", 1, "steal 4", "no-equipment", 2),
        ("earless", 2, "population", "attack", 1),
    ]


def test_it_goes_on_from_a_card_that_has_to_be_sold_at_the_end_of_an_activation() -> None:
    team: Team = {**POOR, "tia": {"plan": 0, "equipment": ["emp", "trap"]}}
    there = {"chinatown": {"bracket": 2, "barricades": 8}}
    track = ["boss red", "attack-money 9 per barricade", *IDLE[:3]]
    game = activation({"chinatown": track}, there, team, more="money = 0")
    (loss,) = game.forecast().losses
    assert (loss.actor, loss.place, loss.why) == ("earless", 1, "no-money")


def test_it_goes_on_from_the_bosss_track() -> None:
    team: Team = {**POOR, "tia": {"plan": 0, "equipment": ["emp", "trap"]}}
    boss = steelheart(yellow=["steal 3", "population", "fortify"])
    game = activation({}, reckoners=team, replace=boss)
    losses = [(loss.actor, loss.track, loss.place, loss.why, loss.population) for loss in game.forecast().losses]
    assert losses == [
        ("steelheart", "yellow", 0, "no-equipment", 1),
        ("steelheart", "yellow", 1, "attack", 1),
    ]


# -- the Epic Ability die


@rule("EP2-06")
def test_a_roll_is_told_by_its_least_its_most_and_its_mean() -> None:
    faces = DIE + '["population 3", "barricade", "barricade", "enforcement", "population 2", "population"]'
    tracks = {"chinatown": actions("transform", "population")}
    game = activation(tracks, {"chinatown": {"bracket": 2}}, step="purchase", replace=faces)
    seen = game.forecast()
    assert (seen.population, seen.left) == (1, 39)  # what is known
    assert (seen.rolls, seen.least, seen.most, seen.mean, seen.expected) == (1, 1, 4, 2.0, 2)
    assert seen.actors[0].rolls == 1
    assert "unknown-roll" in [event.kind for event in seen.events]


@rule("EP2-06")
def test_without_a_roll_least_and_most_are_what_is_lost() -> None:
    seen = activation({"chinatown": actions("population 2")}, step="purchase").forecast()
    assert (seen.rolls, seen.least, seen.most, seen.mean, seen.population) == (0, 2, 2, 2.0, 2)


@rule("EP2-06")
def test_a_face_that_brings_an_attack_per_something_counts_at_the_end() -> None:
    faces = DIE + '["population per barricade", ' + '"red-shield", ' * 5 + "]"
    tracks = {"chinatown": actions("transform", "barricade")}
    game = activation(tracks, {"chinatown": {"bracket": 2, "barricades": 1}}, step="purchase", replace=faces)
    seen = game.forecast()
    assert (seen.least, seen.most) == (0, 2)


@rule("EP2-06")
def test_nobody_foresees_the_seed_or_the_script() -> None:
    scripted = activation(
        {"chinatown": actions("transform")}, step="purchase", script='[script]\nability = ["population"]'
    )
    by_seed = activation({"chinatown": actions("transform")}, step="purchase")
    assert forecast(scripted.state) == forecast(by_seed.state)
    before = scripted.state.key()
    suppose(begun(scripted.state), 0)
    assert scripted.state.key() == before
    assert scripted.state.forced is not None
    assert any(scripted.state.forced)
