"""ATK-01 to ATK-03, ATK-05: how long attacks last, lost rerolls and dice, abilities out of use."""

from __future__ import annotations

import pytest

from tests.positions import rule
from tests.rules.attacked import ALL, attacked
from tests.rules.crew import crew, options, play
from tests.rules.regalia import her_phase, regalia
from tests.rules.seen import refuses, shows, told
from tests.rules.steelslayer import Values, actions, activation

# -- how long they last


@rule("ATK-01", "REG-03")
def test_tokens_come_back_when_regalia_activates_before_she_does_anything() -> None:
    there: Values = {"district": "the-loop", "suffers": ["move", "ability"]}
    game = her_phase({"tia": there, "prof": {"district": "the-loop"}}, deck=["reroll"])
    shows(game, {"tia.suffers": ["ability", "move"], "tia.operations": "disabled"})
    happened = game.play("end purchase")
    assert told(happened, "tokens-back", "n") == [(2,)]
    shows(game, {"tia.suffers": ["reroll"], "tia.operations": "ready"})


@rule("ATK-01", "ATK-08", "EQ2-13", "EQ2-19")
@pytest.mark.parametrize(("card", "acts"), [("blackmail", [("population 5",)]), ("sabotage", [("population 5",)])])
def test_a_disabled_card_does_not_work_in_the_epic_phase_before_it(card: str, acts: list[tuple[str]]) -> None:
    """Blackmail would skip the attack, Sabotage would hold the bracket."""
    game = her_phase(
        {
            "tia": {"district": "the-loop", "equipment": [card], "suffers": ["equipment"], "disabled": [card]},
            "prof": {"district": "chinatown"},
        },
        epics={"the-loop": actions("population 5")},
        modules=ALL,
    )
    happened = game.play("end purchase")
    assert told(happened, "acts", "action") == acts
    shows(game, {"population": 35, "epic.herald.bracket": 2, f"tia.{card}": "ready"})


@rule("ATK-01")
@pytest.mark.parametrize("card", ["blackmail", "sabotage"])
def test_with_steelheart_they_end_with_the_reckoner_phase(card: str) -> None:
    team: dict[str, dict[str, object]] = {
        "tia": {"district": "chinatown", "equipment": [card], "suffers": ["equipment"], "disabled": [card]},
        "prof": {"district": "station-seven"},
        "cody": {"district": "station-seven", "suffers": ["move"]},
    }
    track = {"chinatown": actions("population 5")}
    game = activation(track, None, team, modules=ALL, step="purchase", more="market = []\nequipment_deck = []")
    shows(game, {f"tia.{card}": "disabled"})
    lost = 0 if card == "blackmail" else 5
    assert game.forecast().population == lost
    happened = game.play("end purchase")
    assert told(happened, "tokens-back", "n") == [(2,)]
    shows(game, {"population": 40 - lost, "epic.earless.bracket": 1 if card == "sabotage" else 2, "cody.suffers": []})


# -- one reroll less


@rule("ATK-02", "ROLL-03", "ROLL-05")
def test_one_reroll_less_roll_keep_roll_keep_all() -> None:
    game = attacked({"suffers": ["reroll"]})
    refuses(game, "tia reroll", "keep-one-first", "ROLL-03")
    play(game, "tia keep d1", "tia reroll")
    shows(game, {"tia.rolling_done": True, "tia.d1": "kept", "tia.d6": "kept", "prof.rolling_done": False})


@rule("ATK-02")
def test_two_rerolls_less_all_of_the_first_roll_is_kept() -> None:
    game = attacked({"suffers": ["reroll", "reroll"]})
    shows(game, {"tia.rolling_done": True, "prof.rolling_done": False})
    game = attacked({"suffers": ["reroll", "reroll", "reroll"]})
    shows(game, {"tia.rolling_done": True})


@rule("ATK-02", "HERO-02")
def test_faith_still_works_on_the_last_roll() -> None:
    game = attacked({"suffers": ["reroll", "reroll"]}, who="abraham")
    shows(game, {"abraham.rolling_done": False})
    refuses(game, "abraham reroll", "no-reroll-left", "ATK-02")
    play(game, "abraham use faith d1", "abraham use faith roll")
    shows(game, {"abraham.rolling_done": True})


@rule("ATK-02", "HER2-04")
def test_sam_with_one_reroll_less() -> None:
    """He may keep none of roll 1, and keeps all of roll 2."""
    game = attacked({"suffers": ["reroll"]}, who="sam")
    game.play("sam reroll")
    shows(game, {"sam.rolling_done": True})


# -- one die less


@rule("ATK-03", "ROLL-02")
def test_the_victim_names_a_die_before_anybody_rolls() -> None:
    game = attacked({"suffers": ["die"]})
    assert options(game) == {"tia disable-die d1", "tia disable-die d4"}  # three purple ones, three basic ones
    refuses(game, "prof keep d1", "disable-first", "ATK-03")
    refuses(game, "prof disable-die d1", "nothing-to-disable", "ATK-03")
    happened = game.play("tia disable-die d5")
    assert told(happened, "disabled-die", "reckoner", "die") == [("tia", "d5")]
    assert ("tia", "d5") not in told(happened, "rolled", "reckoner", "die")
    assert len(told(happened, "rolled", "die")) == 11
    shows(game, {"tia.d5": "disabled", "tia.d4": "rolled"})
    refuses(game, "tia keep d5", "die-disabled", "ATK-03")


@rule("ATK-03")
def test_a_disabled_die_is_not_used() -> None:
    tia: Values = {"dice": ["basic money", "basic money disabled"], "suffers": ["die"]}
    game = crew({"tia": tia}, modules=ALL)
    for use in ("money", "move chinatown"):
        refuses(game, f"tia use d2 {use}", "die-disabled", "ATK-03")
    game.play("tia use d1 money")
    shows(game, {"tia.d1": "used", "tia.d2": "disabled"})


@rule("ATK-03", "EQ2-05", "EQ2-17", "HERO-01")
def test_nor_turned_rerolled_or_regained() -> None:
    team: dict[str, Values] = {
        "david": {"dice": ["basic money", "basic plan", "basic money disabled"], "suffers": ["die"]},
        "tia": {"equipment": ["spyril", "extra-ammo"], "dice": ["basic money"]},
    }
    game = crew(team, modules=ALL)
    refuses(game, "david use improvise d3 plan", "die-disabled", "ATK-03")
    game.play("tia use extra-ammo david")
    refuses(game, "david again d3", "die-disabled", "ATK-03")
    play(game, "david enough", "david use d1 money", "tia use spyril david")
    refuses(game, "david regain d3", "die-disabled", "ATK-03")


@rule("ATK-03")
def test_it_is_rolled_again_after_regalias_next_activation() -> None:
    there: Values = {"district": "the-loop", "suffers": ["die"], "dice": ["basic disabled"]}
    game = her_phase({"tia": there, "prof": {"district": "understreets"}}, deck=["reroll"])
    happened = game.play("end purchase")
    assert ("tia", "d1") in told(happened, "rolled", "reckoner", "die")


@rule("ATK-03", "ATK-08", "EPI-09")
def test_it_may_be_the_one_lost_to_a_found_base() -> None:
    there: Values = {"district": "the-loop", "suffers": ["die"], "dice": ["basic disabled", "basic used"]}
    game = her_phase(
        {"tia": there, "prof": {"district": "understreets"}},
        epics={"chinatown": actions("discover")},
        more='base = "bottom"',
    )
    game.play("end purchase")
    assert {"lose tia d1", "lose tia d2"} <= options(game)  # equal ones, but not to everybody who looks
    game.play("lose tia d1")
    shows(game, {"captured": ["tia d1"]})


@rule("ATK-03", "ATK-04")
def test_several_dice_add_up_and_captured_ones_do_not_count() -> None:
    game = attacked({"suffers": ["die", "die"]})
    play(game, "tia disable-die d1", "tia disable-die d4")
    shows(game, {"tia.d1": "disabled", "tia.d4": "disabled", "tia.d2": "rolled"})
    captured = ["basic captured"] * 3 + ["purple captured"] * 3
    game = attacked({"suffers": ["die", "die"], "dice": captured})
    shows(game, {"tia.rolling_done": True, "tia.d1": "captured"})


@rule("ATK-03")
def test_who_has_one_kind_of_dice_is_not_asked() -> None:
    captured = ["purple captured"] * 3
    game = attacked({"suffers": ["die"], "dice": captured}, {"suffers": ["die"]})
    shows(game, {"tia.d4": "disabled", "tia.d5": "idle"})
    assert options(game) == {"prof disable-die d1", "prof disable-die d4"}
    refuses(game, "tia disable-die d4", "die-disabled", "ATK-03")


# -- no ability


@rule("ATK-05")
@pytest.mark.parametrize(
    ("who", "use"),
    [
        ("david", "improvise d1 plan"),
        ("tia", "operations prof"),
        ("cody", "sniper chinatown"),
        ("val", "dispatcher prof chinatown"),
        ("mizzy", "demolitions put"),
        ("megan", ""),
        ("exel", ""),
    ],
)
def test_no_ability_in_the_use_step(who: str, use: str) -> None:
    own: Values = {"dice": ["basic contain", "basic money"], "suffers": ["ability"]}
    game = crew({who: own, "prof": {"dice": ["basic money"]}}, modules=ALL)
    ability = game.view().reckoners[0].ability.id
    shows(game, {f"{who}.{ability}": "disabled"})
    if use:
        refuses(game, f"{who} use {use}", "card-disabled", "ATK-05")
    assert not [action for action in game.legal() if action.card == ability or action.source == ability]


@rule("ATK-05")
def test_it_pays_for_nothing_either() -> None:
    own: Values = {"dice": ["basic contain", "basic money"], "suffers": ["ability"]}
    game = crew({"megan": own}, modules=ALL)
    refuses(game, "megan use d1 card checkmate", "card-disabled", "ATK-05")


@rule("ATK-05", "HERO-02")
def test_no_faith() -> None:
    game = attacked({"suffers": ["ability"]}, who="abraham")
    refuses(game, "abraham use faith d1", "card-disabled", "ATK-05")
    play(game, "abraham keep d1", "abraham reroll", "abraham keep d2", "abraham reroll")
    shows(game, {"abraham.rolling_done": True})


@rule("ATK-05", "HER2-04")
def test_sam_without_his_ability_keeps_at_least_one() -> None:
    game = attacked({"suffers": ["ability"]}, who="sam")
    refuses(game, "sam reroll", "card-disabled", "ATK-05")
    play(game, "sam keep d1", "sam reroll")
    shows(game, {"sam.rolling_done": False})


@rule("ATK-05")
def test_from_the_moment_of_the_card_till_the_next_one() -> None:
    game = her_phase(
        {"tia": {"district": "the-loop"}, "prof": {"district": "chinatown"}}, regalia(), deck=["ability", "reroll"]
    )
    game.play("end purchase")
    shows(game, {"tia.operations": "disabled", "prof.lead-the-way": "ready", "tia.disabled": ["operations"]})
    play(game, "tia stop", "prof stop")
    refuses(game, "tia use operations prof", "card-disabled", "ATK-05")
    play(game, "end use", "end purchase")
    shows(game, {"tia.disabled": [], "tia.operations": "ready"})
