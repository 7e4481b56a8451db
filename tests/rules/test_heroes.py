"""HERO: the six abilities of the base game."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, offers, refuses, shows, told

# -- David


def david(dice: str = '["basic money", "blue contain2", "basic plan used"]', more: str = "") -> Game:
    return table(f"""
        [position]
        district = [{{ id = "the-loop", epic = "digzone", research = 2, bracket = 4 }}]
        reckoners.david = {{ dice = {dice}, plan = 0 {more} }}
        reckoners.tia = {{ dice = ["basic money"] }}
        """)


@rule("HERO-01")
def test_improvise_turns_a_die_to_any_of_its_faces() -> None:
    game = david()
    offered = {str(action) for action in game.legal("david") if action.source == "improvise"}
    basic = ("enforcement", "contain", "research", "attack", "plan")
    blue = ("contain", "attack", "plan", "money")
    faces = {*(f"d1 {face}" for face in basic), *(f"d2 {face}" for face in blue)}
    assert offered == {f"david use improvise {face}" for face in faces}
    game.play("david use improvise d2 attack")
    shows(game, {"david.d2.face": "attack", "david.d2": "kept", "david.improvise": "used", "tia.d1.face": "money"})
    game.play("david use d2 attack digzone")
    shows(game, {"epic.digzone.health": 2, "david.open": "none"})


@rule("HERO-01")
def test_improvise_works_once_and_only_on_an_unused_die_and_another_face_that_it_has() -> None:
    game = david()
    refuses(game, "david use improvise d1 money", "shows-it-already", "HERO-01")
    refuses(game, "david use improvise d2 research", "unknown-face", "HERO-01")
    refuses(game, "david use improvise d3 money", "die-used", "HERO-01")
    refuses(game, "david use improvise d7 money", "unknown-die", "ROLL-02")
    game.play("david use improvise d1 plan")
    refuses(game, "david use improvise d2 attack", "card-used", "CARD-02")


@rule("HERO-01", "EPI-10")
def test_improvise_does_not_turn_a_captured_die() -> None:
    game = david('["basic money", "blue captured"]')
    refuses(game, "david use improvise d2 contain2", "die-captured", "EPI-10")


@rule("HERO-01")
def test_improvise_does_not_turn_a_die_of_which_a_symbol_was_spent() -> None:
    game = david()
    game.play("david use d2 contain digzone")
    refuses(game, "david use improvise d2 attack", "die-used", "HERO-01")


@rule("HERO-01", "USE-03")
def test_improvise_turns_a_die_while_another_one_of_david_is_open() -> None:
    game = david()
    game.play_all(["david use d2 contain digzone", "david use improvise d1 contain"])
    shows(game, {"david.open": "d2 contain", "david.d1.face": "contain"})
    game.play_all(["david use d2 contain digzone", "david use d1 contain digzone"])
    shows(game, {"epic.digzone.bracket": 1})


@rule("HERO-01")
def test_improvise_turns_a_die_from_equipment_and_for_this_step_only() -> None:
    game = david('["basic money", "red attack"]', ', equipment = ["harmsway"]')
    game.play("david use improvise d2 enforcement2")
    shows(game, {"david.d2.face": "enforcement2", "david.d1.face": "money"})


# -- Abraham


def abraham(dice: str, roll: int = 1, script: str = '["basic plan", "basic attack"]', more: str = "") -> Game:
    """In the middle of a roll. The script says what Faith, and rerolls after it, will show."""
    return table(f"""
        [position]
        step = "roll"
        reckoners.abraham = {{ roll = {roll}, dice = {dice} {more} }}
        reckoners.tia = {{}}
        [script]
        dice.abraham = {script}
        """)


FRESH = '["basic money", "basic research", "basic contain", "green attack", "green attack", "green research"]'
SOME_KEPT = (
    '["basic money", "basic research", "basic contain", "green attack kept", "green attack kept", "green research"]'
)


@rule("HERO-02")
def test_faith_rerolls_chosen_dice_before_keeping_and_is_no_reroll() -> None:
    game = abraham(FRESH)
    game.play_all(["abraham use faith d1", "abraham use faith d2"])
    happened = game.play("abraham use faith roll")
    assert told(happened, "rolled", "die", "face") == [("d1", "plan"), ("d2", "attack")]
    shows(game, {"abraham.rolls": 1, "abraham.d1": "rolled", "abraham.d3.face": "contain", "abraham.faith": "used"})
    refuses(game, "abraham reroll", "keep-one-first", "ROLL-03")
    game.play_all(["abraham keep d1", "abraham reroll", "abraham keep d2", "abraham reroll"])
    shows(game, {"abraham.rolling_done": True})


@rule("HERO-02")
@pytest.mark.parametrize("roll", [1, 2, 3])
def test_faith_works_on_any_of_the_three_rolls(roll: int) -> None:
    game = abraham(SOME_KEPT, roll)
    game.play_all(["abraham use faith d1", "abraham use faith roll"])
    shows(game, {"abraham.d1.face": "plan", "abraham.d2.face": "research", "abraham.rolling_done": roll == 3})


@rule("HERO-02", "ROLL-05")
def test_after_faith_on_the_third_roll_all_dice_are_kept() -> None:
    game = abraham(SOME_KEPT, 3)
    refuses(game, "abraham keep d1", "last-roll", "ROLL-05")
    game.play_all(["abraham use faith d1", "abraham use faith d2", "abraham use faith roll"])
    shows(game, {f"abraham.d{die}": "kept" for die in range(1, 7)})


@rule("HERO-02")
def test_faith_may_be_left_unused_on_the_third_roll() -> None:
    game = abraham(SOME_KEPT, 3)
    game.play("abraham stop")
    shows(game, {"abraham.rolling_done": True, "abraham.faith": "ready", "abraham.d1.face": "money"})


@rule("HERO-02")
def test_faith_never_rerolls_kept_or_captured_dice_and_works_once() -> None:
    game = abraham(SOME_KEPT.replace("green research", "green captured"), 2)
    refuses(game, "abraham use faith d4", "kept-die", "HERO-02")
    refuses(game, "abraham use faith d6", "die-captured", "ROLL-02")
    refuses(game, "abraham use faith roll", "nothing-marked", "HERO-02")
    game.play("abraham use faith d1")
    refuses(game, "abraham keep d2", "faith-first", "HERO-02")
    refuses(game, "abraham stop", "faith-first", "HERO-02")
    game.play("abraham use faith roll")
    refuses(game, "abraham use faith d2", "card-used", "CARD-02")
    shows(game, {"abraham.d4": "kept", "abraham.d4.face": "attack"})


@rule("HERO-02", "CARD-02")
def test_faith_belongs_to_the_roll_step_and_to_abraham() -> None:
    game = table('[position]\nreckoners = { abraham = { dice = ["basic money"] }, tia = {} }')
    refuses(game, "abraham use faith d1", "wrong-step", "HERO-02")
    other = table('[position]\nstep = "roll"\nreckoners = { david = {}, tia = {} }')
    assert not any(action.source == "faith" for action in other.legal())


# -- Tia


def tia(more: str = "") -> Game:
    return table(f"""
        [position]
        district = [{{ id = "the-loop", epic = "digzone", research = 5 }}]
        reckoners.tia = {{ dice = ["purple research2"], plan = 2 {more} }}
        reckoners.prof = {{ plan = 0 }}
        """)


@rule("HERO-03", "PLAN-02")
def test_operations_gives_another_reckoner_a_token_that_is_usable_at_once() -> None:
    game = tia()
    refuses(game, "prof use plan money", "no-token", "PLAN-01")
    game.play("tia use operations prof")
    shows(game, {"prof.plan": 1, "prof.plan_next": 0, "tia.plan": 2, "tia.operations": "used"})
    game.play("prof use plan research digzone")
    shows(game, {"prof.plan": 0, "epic.digzone.research": 4})


@rule("HERO-03")
def test_operations_is_for_others_and_works_once() -> None:
    game = tia()
    refuses(game, "tia use operations tia", "not-for-oneself", "HERO-03")
    game.play("tia use operations prof")
    refuses(game, "tia use operations prof", "card-used", "CARD-02")


@rule("HERO-03", "USE-03")
def test_operations_leaves_open_dice_of_giver_and_receiver_alone() -> None:
    game = table("""
        [position]
        district = [{ id = "the-loop", epic = "digzone", research = 5 }]
        reckoners.tia = { dice = ["purple research2"] }
        reckoners.prof = { dice = ["black plan2"] }
        """)
    game.play_all(["tia use d1 research digzone", "prof use d1 plan", "tia use operations prof"])
    shows(game, {"tia.open": "d1 research", "prof.open": "d1 plan", "prof.plan": 2})


# -- Cody

# Cody in The Loop, Steelheart and Frostbite in Chinatown behind a Barricade.
CODY = """
    [position]
    boss.district = "chinatown"
    district = [
      {{ id = "the-loop", epic = "digzone", bracket = 4, enforcement = 2 }},
      {{ id = "chinatown", epic = "frostbite", bracket = 4, enforcement = 2, barricades = {barricades} }},
      {{ id = "understreets" }},
      {{ id = "station-seven" }},
    ]
    reckoners.cody = {{ {cody} }}
    reckoners.tia = {{ dice = ["basic contain"] }}
    reckoners.david = {{ dice = ["blue contain2"] }}
    """


def cody(dice: str, barricades: int = 1) -> Game:
    return table(CODY.format(cody=dice, barricades=barricades))


@rule("HERO-04")
def test_the_sniper_token_lets_cody_split_symbols_between_two_districts_and_steelheart() -> None:
    game = cody('equipment = ["emp"], dice = ["basic enforcement"]')
    game.play_all(["cody use sniper chinatown", "cody use d1 card emp"])
    shows(game, {"cody.district": "the-loop", "district.chinatown.sniper": True, "cody.sniper": "chinatown"})
    shows(game, {"cody.sniper": "used", "cody.used": ["sniper", "emp"]})
    game.play_all(
        ["cody use emp contain digzone", "cody use emp contain frostbite", "cody use emp contain steelheart red"]
    )
    shows(game, {"epic.digzone.bracket": 3, "epic.frostbite.bracket": 3, "boss.red": 1})


@rule("HERO-04")
def test_the_token_serves_dice_plan_tokens_and_equipment() -> None:
    game = cody('equipment = ["grenade"], dice = ["basic enforcement"], plan = 1')
    action = "cody use {} enforcement chinatown"
    refuses(game, action.format("d1"), "too-far", "USE-07")
    game.play("cody use sniper chinatown")
    assert offers(game, action.format("d1"), action.format("plan"), action.format("grenade"))
    assert offers(game, action.format("d1").replace("chinatown", "the-loop"))


@rule("HERO-04")
def test_the_token_reaches_no_third_district_and_serves_nobody_else() -> None:
    game = cody('dice = ["basic contain"]')
    game.play("cody use sniper understreets")
    refuses(game, "cody use d1 contain frostbite", "too-far", "USE-07")
    refuses(game, "cody use d1 contain steelheart red", "boss-elsewhere", "BOSS-01")
    other = cody('dice = ["basic contain"]')
    other.play("cody use sniper chinatown")
    refuses(other, "tia use d1 contain frostbite", "too-far", "USE-07")
    refuses(other, "david use d1 contain steelheart red", "boss-elsewhere", "BOSS-01")


@rule("HERO-04", "MOVE-02")
def test_cody_moves_from_where_his_miniature_is() -> None:
    game = cody('dice = ["basic contain", "basic contain"]')
    game.play("cody use sniper chinatown")
    refuses(game, "cody use d1 move chinatown", "barricaded", "MOVE-02")
    refuses(game, "cody use d1 move the-loop", "already-there", "MOVE-01")
    game.play("cody use d1 move understreets")
    shows(game, {"cody.district": "understreets", "district.chinatown.sniper": True})
    refuses(game, "cody use d2 contain digzone", "too-far", "USE-07")
    game.play("cody use d2 contain frostbite")


@rule("HERO-04")
def test_the_token_may_go_anywhere_but_only_once_in_a_step() -> None:
    game = cody('dice = ["basic contain"]')
    districts = ("the-loop", "chinatown", "understreets", "station-seven")
    assert offers(game, *(f"cody use sniper {district}" for district in districts))
    game.play("cody use sniper the-loop")
    refuses(game, "cody use sniper chinatown", "card-used", "CARD-02")
    assert offers(game, "cody use d1 contain digzone")
    refuses(game, "cody use d1 contain frostbite", "too-far", "USE-07")


@rule("HERO-04", "USE-03")
def test_cody_may_aim_in_the_middle_of_a_die() -> None:
    game = cody('equipment = ["jacket"], dice = ["blue contain2"]')
    game.play_all(["cody use d1 contain digzone", "cody use sniper chinatown", "cody use d1 contain frostbite"])
    shows(game, {"epic.digzone.bracket": 3, "epic.frostbite.bracket": 3})


@rule("HERO-04")
def test_the_token_comes_back_at_the_end_of_the_use_step() -> None:
    game = table(
        QUIET
        + """
        [position]
        boss.district = "understreets"
        epic_deck = []
        district = [{ id = "the-loop" }, { id = "chinatown", enforcement = 1 }, { id = "understreets" }]
        reckoners = { cody = {}, tia = {} }
        """
    )
    game.play_all(["cody use sniper chinatown", "end use"])
    shows(game, {"step": "purchase", "district.chinatown.sniper": False})
    game.play_all(["end purchase", "cody stop", "tia stop"])
    refuses(game, "cody use plan enforcement chinatown", "too-far", "USE-07")
    game.play_all(["cody use sniper chinatown", "cody use plan enforcement chinatown"])
    shows(game, {"district.chinatown.enforcement": 0})


@rule("HERO-04", "CARD-12")
def test_a_card_paid_by_a_remote_one_still_reaches_the_token() -> None:
    game = cody('equipment = ["drone", "emp"]')
    game.play_all(["cody use sniper chinatown", "cody use drone card emp", "cody use emp contain frostbite"])
    shows(game, {"epic.frostbite.bracket": 3})


# -- Megan and Prof


@rule("HERO-05")
def test_checkmate_gives_three_attacks_for_a_contain() -> None:
    game = table("""
        [position]
        boss = { research = 0, health = 5 }
        district = [{ id = "the-loop", epic = "digzone", health = 6 }]
        reckoners.megan = { dice = ["basic contain", "red attack", "basic contain"] }
        reckoners.tia = {}
        """)
    refuses(game, "megan use d2 card checkmate", "cost-not-shown", "CARD-03")
    game.play("megan use d1 card checkmate")
    shows(game, {"megan.open": "checkmate attack3", "megan.checkmate": "used"})
    game.play_all(["megan use checkmate attack digzone"] * 2 + ["megan use checkmate attack steelheart"])
    shows(game, {"epic.digzone.health": 4, "boss.health": 4, "megan.open": "none"})
    refuses(game, "megan use d3 card checkmate", "card-used", "CARD-03")


@rule("HERO-05")
def test_an_ability_is_for_its_reckoner_alone() -> None:
    game = table('[position]\nreckoners = { megan = {}, tia = { dice = ["basic contain"] } }')
    refuses(game, "tia use d1 card checkmate", "card-not-owned", "SET-13")


@rule("HERO-06")
def test_lead_the_way_gives_what_it_shows_for_its_cost() -> None:
    game = table("""
        [[replace.ability]]
        id = "lead-the-way"
        does = { family = "exchanger", cost = ["plan"], gives = ["research", "money", "money"] }
        [position]
        district = [{ id = "the-loop", epic = "digzone", research = 5 }]
        reckoners.prof = { dice = ["black plan2", "black money"] }
        reckoners.tia = {}
        """)
    refuses(game, "prof use d2 card lead-the-way", "cost-not-shown", "CARD-03")
    game.play("prof use d1 card lead-the-way")
    shows(game, {"prof.open": "lead-the-way money2+research", "prof.plan_next": 0})
    game.play_all(["prof use lead-the-way research digzone", *["prof use lead-the-way money"] * 2])
    shows(game, {"epic.digzone.research": 4, "money": 6, "prof.lead-the-way": "used"})


@rule("HERO-06")
def test_lead_the_way_as_printed() -> None:
    game = table('[position]\nreckoners = { prof = { dice = ["black plan2"], plan = 1 }, tia = {} }')
    power = game.content.abilities["lead-the-way"].does
    game.play("prof use plan card lead-the-way")
    opened = game.view().reckoners[0].open
    assert opened is not None
    assert opened.source == "lead-the-way"
    assert set(opened.symbols.replace("2", "").split("+")) == set(getattr(power, "gives", ()))
