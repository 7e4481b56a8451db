"""EQ2-13, EQ2-19, EQ2-23: Blackmail and Sabotage in the activation of an Epic."""

from __future__ import annotations

from tests.positions import rule
from tests.rules.seen import shows, steelheart, told
from tests.rules.steelslayer import IDLE, Team, actions, activation


def team(card: str, district: str = "chinatown", **more: object) -> Team:
    """Tia owns the card and stands there; the others are far away."""
    far: dict[str, object] = {"district": "station-seven"}
    return {"tia": {"district": district, "equipment": [card], **more}, "prof": far, "cody": far}


@rule("EQ2-13")
def test_blackmail_skips_the_first_action_of_the_epic_where_its_owner_is() -> None:
    tracks = {"chinatown": actions("population 5", "population"), "understreets": actions("population 2")}
    game = activation(tracks, {"chinatown": {"bracket": 2}}, team("blackmail"), modules=(2, 3))
    assert told(game.last_events, "blackmailed", "district", "epic", "place", "action") == [
        ("chinatown", "earless", 0, "population 5")
    ]
    assert told(game.last_events, "acts", "district", "place")[:2] == [("chinatown", 1), ("understreets", 0)]
    shows(game, {"population": 37, "epic.earless.bracket": 3})


@rule("EQ2-13", "EQ2-19")
def test_neither_works_for_an_epic_elsewhere_nor_for_the_boss() -> None:
    boss = steelheart(yellow=["population", "population", "population"])
    for card in ("blackmail", "sabotage"):
        game = activation(
            {"the-loop": actions("population")},
            None,
            team(card),
            modules=(2, 3),
            replace=boss,
            empty=["chinatown"],
        )
        shows(game, {"population": 37, "epic.herald.bracket": 2})


@rule("EQ2-13", "EP2-21")
def test_blackmail_does_not_stop_copy_tokens_or_copies_of_the_action() -> None:
    tracks = {"chinatown": actions("population"), "understreets": actions("copy")}
    game = activation(tracks, {"chinatown": {"copy_tokens": 1}}, team("blackmail"), modules=(2, 3))
    assert told(game.last_events, "acts-again", "district", "place") == [("chinatown", 0)]
    assert told(game.last_events, "copied", "district", "from") == [
        ("understreets", "station-seven"),
        ("understreets", "chinatown"),
    ]
    shows(game, {"population": 38})


@rule("EQ2-13", "EP2-02")
def test_a_persistent_effect_in_the_first_space_goes_on() -> None:
    game = activation({"chinatown": actions("pull")}, None, team("blackmail"), step="use", modules=(2, 3))
    shows(game, {"district.chinatown.held": True})


@rule("EQ2-13")
def test_blackmail_is_looked_at_when_the_epic_starts() -> None:
    """Chinatown's Epic drives Tia into the Understreets, whose Epic is blackmailed then."""
    tracks = {"chinatown": actions("boss red", "repel"), "understreets": actions("population")}
    game = activation(tracks, {"chinatown": {"bracket": 2}}, team("blackmail"), modules=(2, 3))
    assert told(game.last_events, "blackmailed", "district") == [("chinatown",), ("understreets",)]
    shows(game, {"population": 40})


@rule("EQ2-19")
def test_sabotage_takes_one_step_off_the_bracket_and_off_the_overflow() -> None:
    there = {"chinatown": {"bracket": 2, "enforcement": 1}}
    game = activation({}, there, team("sabotage"), modules=(2, 3))
    assert told(game.last_events, "sabotaged", "district", "epic") == [("chinatown", "earless")]
    shows(game, {"epic.earless.bracket": 3})
    full = {"chinatown": {"bracket": 4, "enforcement": 2}}
    game = activation({"chinatown": [*IDLE[:4], "population"]}, full, team("sabotage"), modules=(2, 3))
    shows(game, {"population": 38, "epic.earless.bracket": 4})


@rule("EQ2-19")
def test_without_enforcement_the_bracket_stays() -> None:
    game = activation({}, {"chinatown": {"bracket": 2}}, team("sabotage"), modules=(2, 3))
    shows(game, {"epic.earless.bracket": 2})


@rule("EQ2-19", "EP2-05")
def test_sabotage_takes_nothing_off_power_up() -> None:
    game = activation({"chinatown": actions("power-up")}, None, team("sabotage"), modules=(2, 3))
    shows(game, {"epic.earless.bracket": 2})


@rule("EQ2-19")
def test_sabotage_is_looked_at_when_the_bracket_is_about_to_move() -> None:
    game = activation({"chinatown": actions("repel")}, None, team("sabotage"), modules=(2, 3))
    assert told(game.last_events, "sabotaged", "district") == [("understreets",)]
    shows(game, {"epic.earless.bracket": 2, "epic.absence.bracket": 1})


@rule("EP2-08", "EQ2-13", "EQ2-19")
def test_sleeping_cards_hinder_nobody() -> None:
    for card in ("blackmail", "sabotage"):
        game = activation({"chinatown": actions("population")}, None, team(card, asleep=[card]), modules=(2, 3))
        shows(game, {"population": 39, "epic.earless.bracket": 2})


@rule("EQ2-13", "EQ2-19", "HERO-04")
def test_the_sniper_token_is_not_enough() -> None:
    for card in ("blackmail", "sabotage"):
        cody: Team = {
            "cody": {"district": "station-seven", "equipment": [card], "sniper": "chinatown"},
            "tia": {"district": "station-seven"},
            "prof": {"district": "station-seven"},
        }
        game = activation({"chinatown": actions("population")}, None, cody, modules=(2, 3), step="use")
        assert game.forecast().population == 1
        assert game.forecast().actors[0].sabotaged is False


@rule("EQ2-23")
def test_they_work_right_after_they_were_bought() -> None:
    for card, seen in (("blackmail", {"population": 40}), ("sabotage", {"epic.earless.bracket": 1})):
        game = activation(
            {"chinatown": actions("population")},
            None,
            {"tia": {"district": "chinatown"}, "prof": {"district": "the-loop"}, "cody": {"district": "the-loop"}},
            modules=(2, 3),
            step="purchase",
            more=f'money = 20\nmarket = ["{card}"]\nequipment_deck = []',
        )
        game.play(f"buy {card} for tia")
        game.play("end purchase")
        shows(game, seen)


@rule("EQ2-13", "EQ2-19")
def test_the_forecast_knows_what_they_take_away() -> None:
    tracks = {"chinatown": actions("population 5", "population")}
    there = {"chinatown": {"bracket": 2}}
    seen = activation(tracks, there, team("blackmail"), modules=(2, 3), step="purchase").forecast()
    assert (seen.population, seen.actors[0].skipped) == (1, (0,))
    seen = activation(tracks, there, team("sabotage"), modules=(2, 3), step="purchase").forecast()
    assert (seen.population, seen.actors[0].sabotaged) == (6, True)
