"""NEW-01, NEW-02, NEW-04, NEW-08: Newcago's cards at the start, and what they do before Epics activate."""

from __future__ import annotations

from typing import Any

import pytest

from reckoners import Game, Setup, SetupError
from reckoners.engine.steps import STEP_CITY_CARDS
from reckoners.text import languages, words_of
from tests.positions import rule
from tests.rules.newcago import NO_USE, RING, newcago
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values

SIX = ("abraham", "cody", "david", "megan", "prof", "tia")
TEAM: dict[str, Values] = {
    "tia": {"district": "the-loop"},
    "prof": {"district": "chinatown"},
    "cody": {"district": "understreets"},
}
END: dict[str, Any] = {"step": "purchase", "more": "market = []\nequipment_deck = []"}


def table_with(*options: str, count: int = 3, seed: str = "cards", boss: str = "steelheart") -> Game:
    return Game(Setup(reckoners=SIX[:count], boss=boss, options=options, seed=seed))


def sides(game: Game) -> list[str]:
    return [district.newcago_card for district in game.view().districts]


# -- at the start


@rule("NEW-01")
@pytest.mark.parametrize("count", [2, 6])
@pytest.mark.parametrize("side", ["a", "b"])
def test_each_district_has_its_card_with_this_side(count: int, side: str) -> None:
    game = table_with(f"newcago-cards-{side}", count=count)
    assert sides(game) == [f"{district.id}-{side}" for district in game.view().districts]
    assert len(sides(game)) == count + 1
    assert game.setup.modules == (4,)


@rule("NEW-01")
def test_mixed_sides_are_drawn_by_the_seed() -> None:
    found = [sides(table_with("newcago-cards-mixed", count=6, seed=str(n))) for n in range(12)]
    again = [sides(table_with("newcago-cards-mixed", count=6, seed=str(n))) for n in range(12)]
    assert found == again
    assert {card[-1] for cards in found for card in cards} == {"a", "b"}
    assert len({"".join(card[-1] for card in cards) for cards in found}) > 6
    plain = table_with(count=6, seed="0").view().districts
    assert [district.id for district in plain] == [card[:-2] for card in found[0]], "the same boards as without"


@rule("NEW-01")
def test_without_the_option_there_are_none() -> None:
    game = Game(Setup(reckoners=SIX[:2], modules=(4,), seed="cards"))
    assert set(sides(game)) == {""}
    assert STEP_CITY_CARDS not in game.state.tables.steps


@rule("NEW-01")
@pytest.mark.parametrize("city", ["babilar", "ildithia"])
def test_only_in_newcago(city: str) -> None:
    with pytest.raises(SetupError, match=r"no Newcago cards.*NEW-01") as no:
        Game(Setup(reckoners=SIX[:2], city=city, options=("newcago-cards-a",)))
    for language in languages():
        assert "NEW-01" in no.value.tell(words_of(language))


@rule("NEW-01")
def test_one_kind_of_sides_only() -> None:
    with pytest.raises(SetupError, match=r"'newcago-cards-a' and 'newcago-cards-b' cannot be played together.*NEW-01"):
        table_with("newcago-cards-b", "newcago-cards-a")


@rule("NEW-01", "MOD4-01")
@pytest.mark.parametrize("boss", ["steelheart", "regalia", "limelight"])
def test_rewards_come_at_once_with_them(boss: str) -> None:
    game = table_with("newcago-cards-b", "rewards-at-once", boss=boss)
    assert game.state.tables.at_once
    assert game.setup.options == ("newcago-cards-b",)


@rule("NEW-01")
def test_they_stay_all_game() -> None:
    game = table_with("newcago-cards-mixed")
    before = sides(game)
    while game.codes() and game.view().round < 4:
        game.play_code(game.codes()[-1])
    assert sides(game) == before


# -- before Epics activate


@rule("NEW-02", "NEW-08")
def test_from_the_boss_clockwise_his_district_twice_after_new_epics_and_before_they_act() -> None:
    cards = dict.fromkeys(RING, ("enforcement", NO_USE))
    game = newcago(cards, TEAM, {"the-loop": {}}, boss="understreets", **END)
    happened = game.play("end purchase")
    acts = told(happened, "city-card", "district")
    assert acts == [("understreets",), ("understreets",), ("station-seven",), ("the-loop",), ("chinatown",)]
    steps = [event.args["step"] for event in happened if event.kind == "step"]
    assert steps[:3] == ["add", "city-cards", "activate"]
    kinds = [event.kind for event in happened]
    assert max(n for n, kind in enumerate(kinds) if kind == "city-card") < kinds.index("activates")
    shows(game, {"district.understreets.enforcement": 2, "district.chinatown.enforcement": 1})


@rule("NEW-02", "PRO-02")
def test_not_in_the_prologue() -> None:
    assert not told(table_with("newcago-cards-a").events, "city-card", "district")


@rule("NEW-08", "ACT-03")
def test_enforcement_that_a_card_adds_counts_in_the_same_round() -> None:
    game = newcago({"the-loop": ("enforcement", NO_USE)}, TEAM, {"the-loop": {"bracket": 1}}, **END)
    game.play("end purchase")
    shows(game, {"epic.digzone.bracket": 3})


@rule("NEW-08")
@pytest.mark.parametrize("word", ["fortify", "power-up", "steal", "copy", "population per research"])
def test_what_needs_an_epic_does_nothing_without_one_and_costs_nothing(word: str) -> None:
    game = newcago({"the-loop": (word, NO_USE)}, TEAM, step="purchase", more="population = 20\nmarket = []")
    game.play("end purchase")
    shows(game, {"population": 20})


@rule("NEW-08", "EPI-01")
def test_with_one_it_uses_that_epic() -> None:
    there = {"the-loop": {"research": 2, "health": 5}}
    game = newcago({"the-loop": ("fortify", NO_USE)}, TEAM, there, boss="the-loop", **END)
    happened = game.play("end purchase")
    assert told(happened, "fortified", "district", "research", "health")[:2] == [("the-loop", 3, 6), ("the-loop", 4, 7)]


@rule("NEW-08", "EP2-10")
def test_an_attack_per_something_counts_at_once() -> None:
    there = {"the-loop": {"enforcement": 3}}
    game = newcago(
        {"the-loop": ("population per enforcement", NO_USE)}, TEAM, there, step="purchase", more="population = 20"
    )
    happened = game.play("end purchase")
    kinds = [event.kind for event in happened]
    assert kinds.index("population") == kinds.index("city-card", kinds.index("population") - 1) + 1
    shows(game, {"population": 17})


@rule("NEW-08", "COMP-01")
def test_missing_pieces_cost_people() -> None:
    game = newcago(
        {"the-loop": ("enforcement 3", NO_USE)},
        TEAM,
        step="purchase",
        more="population = 20\nmarket = []",
        replace='[[replace.table]]\nid = "set-up"\nenforcement = 1\n',
    )
    game.play("end purchase")
    shows(game, {"population": 18, "district.the-loop.enforcement": 1})


@rule("NEW-08", "EP2-03")
def test_a_forced_move_of_a_card() -> None:
    game = newcago({"the-loop": ("pull", NO_USE)}, TEAM, boss="understreets", **END)
    game.play("end purchase")
    assert {seat.district for seat in game.view().reckoners if seat.id != "cody"} == {"the-loop"}


@rule("NEW-02", "BOSS-05")
def test_a_card_can_lose_the_game() -> None:
    cards = dict.fromkeys(RING, ("population", NO_USE))
    game = newcago(cards, TEAM, step="purchase", more="population = 3\nmarket = []")
    happened = game.play("end purchase")
    assert game.result == "lost"
    assert len(told(happened, "city-card", "card")) == 3


@rule("NEW-02", "EPI-09")
def test_the_team_chooses_in_the_middle_of_it_and_it_goes_on() -> None:
    cards = {"the-loop": ("discover", NO_USE), "chinatown": ("population", NO_USE)}
    more = 'population = 20\nbase = "bottom"\nmarket = []'
    game = newcago(cards, TEAM, boss="the-loop", step="purchase", more=more)
    game.play("end purchase")
    assert game.view().decision == "lose"
    assert game.view().step == "city-cards"
    shows(game, {"population": 20})
    assert game.forecast().population >= 1
    game.play(str(game.legal()[0]))
    shows(game, {"population": 19})
    assert len(told(game.events, "city-card", "card")) >= 5


# -- whom a card attacks


def struck(game: Game) -> dict[str, tuple[str, ...]]:
    return {seat.id: seat.suffers for seat in game.view().reckoners if seat.suffers}


@rule("NEW-04")
@pytest.mark.parametrize(
    ("at", "victim"), [("the-loop", "tia"), ("chinatown", "prof"), ("station-seven", "tia"), ("understreets", "cody")]
)
def test_somebody_there_or_the_first_clockwise(at: str, victim: str) -> None:
    game = newcago({at: ("suffer move", NO_USE)}, TEAM, boss="chinatown" if at != "chinatown" else "the-loop", **END)
    game.play("end purchase")
    assert struck(game) == {victim: ("move",)}


@rule("NEW-04")
def test_of_several_the_team_chooses() -> None:
    team = {**TEAM, "prof": {"district": "the-loop"}}
    game = newcago({"station-seven": ("suffer move", NO_USE)}, team, boss="chinatown", **END)
    game.play("end purchase")
    assert (game.view().decision, game.view().step) == ("victim", "city-cards")
    assert offers(game, "suffer tia", "suffer prof")
    refuses(game, "suffer cody", "victim-elsewhere", "NEW-04")
    refuses(game, "tia reroll", "victim-first", "NEW-04")
    refuses(game, "end purchase", "victim-first", "NEW-04")
    game.play("suffer prof")
    assert struck(game) == {"prof": ("move",)}


@rule("NEW-04", "NEW-02")
def test_where_the_boss_is_a_second_one_is_hit_who_stands_there_before_others() -> None:
    team = {**TEAM, "prof": {"district": "the-loop"}}
    game = newcago({"the-loop": ("suffer move", NO_USE)}, team, boss="the-loop", **END)
    game.play("end purchase")
    game.play("suffer prof")
    assert struck(game) == {"prof": ("move",), "tia": ("move",)}


@rule("NEW-04", "NEW-02")
def test_else_the_next_one_clockwise_is_the_second() -> None:
    game = newcago({"station-seven": ("suffer move", NO_USE)}, TEAM, boss="station-seven", **END)
    game.play("end purchase")
    assert struck(game) == {"tia": ("move",), "prof": ("move",)}


@rule("NEW-04")
def test_the_one_who_was_hit_already_cannot_be_chosen() -> None:
    team = {id: {"district": "the-loop"} for id in TEAM}
    game = newcago({"the-loop": ("suffer move", NO_USE)}, team, boss="the-loop", **END)
    game.play("end purchase")
    game.play("suffer cody")
    refuses(game, "suffer cody", "hit-already", "NEW-04")
    game.play("suffer tia")
    assert struck(game) == {"cody": ("move",), "tia": ("move",)}


@rule("NEW-04")
def test_undo_and_the_text_of_a_position_in_the_middle_of_that_choice() -> None:
    team = {id: {"district": "the-loop"} for id in TEAM}
    game = newcago({"the-loop": ("suffer die", NO_USE)}, team, boss="the-loop", **END)
    game.play("end purchase")
    keys = [game.state.key()]
    game.play("suffer cody")
    keys.append(game.state.key())
    assert Game.from_position(repr(game)).state.key() == keys[1]
    game.undo()
    assert game.state.key() == keys[0]
    game.redo()
    assert game.state.key() == keys[1]


# -- how long their attacks last


@rule("ATK-01", "NEW-04")
def test_with_steelheart_tokens_come_back_after_the_reckoner_phase() -> None:
    game = newcago({"the-loop": ("suffer ability", NO_USE)}, TEAM, boss="chinatown", **END)
    game.play("end purchase")
    assert struck(game) == {"tia": ("ability",)}
    shows(game, {"tia.disabled": ["operations"]})
    while game.view().step in ("roll", "use"):
        game.play_code(game.codes()[-1])
    assert struck(game) == {"tia": ("ability",)}, "in the whole Reckoner phase"
    happened = game.play("end purchase")
    assert told(happened, "tokens-back", "n") == [(1,)]
    kinds = [event.kind for event in happened]
    assert kinds.index("tokens-back") < kinds.index("city-card")
    assert struck(game) == {"tia": ("ability",)}, "and again by the card"


@rule("ATK-01", "REG-03")
def test_regalia_takes_back_what_lay_there_before_and_not_what_cards_laid_in_this_phase() -> None:
    team = {**TEAM, "cody": {"district": "understreets", "suffers": ["doubles", "move"]}}
    cards = {"the-loop": ("suffer ability", NO_USE), "chinatown": ("suffer doubles", NO_USE)}
    game = newcago(cards, team, boss="chinatown", against="regalia", deck=("reroll",), **END)
    happened = game.play("end purchase")
    assert told(happened, "tokens-back", "n") == [(2,)]
    found = struck(game)
    assert found["tia"] == ("ability",)
    shows(game, {"tia.disabled": ["operations"]})
    assert found["prof"] == ("doubles",)
    assert found["cody"] == ("reroll", "doubles"), "by her card, and as the second one whom Chinatown's hit"


@rule("ATK-04", "ATK-01")
def test_a_card_less_of_the_last_round_does_not_count_against_the_next_one() -> None:
    team = {**TEAM, "tia": {"district": "the-loop", "equipment": ["emp"], "suffers": ["equipment"]}}
    game = newcago(
        {"the-loop": ("suffer equipment", NO_USE)},
        team,
        boss="chinatown",
        against="regalia",
        step="purchase",
        more="population = 20\nmarket = []",
    )
    game.play("end purchase")
    shows(game, {"population": 20})
    assert struck(game)["tia"] == ("equipment",)


@rule("ATK-04")
def test_who_has_no_card_pays_with_people_at_once() -> None:
    game = newcago(
        {"the-loop": ("suffer equipment", NO_USE)}, TEAM, boss="the-loop", step="purchase", more="population = 20"
    )
    game.play("end purchase")
    shows(game, {"population": 18})


def test_a_card_is_an_actor_of_the_forecast() -> None:
    cards = {"the-loop": ("population 2", NO_USE), "chinatown": ("enforcement", NO_USE)}
    game = newcago(cards, TEAM, {"understreets": {}}, boss="the-loop", more="population = 20")
    forecast = game.forecast()
    actors = {actor.id: actor for actor in forecast.actors}
    assert actors["the-loop-a"].actions == ("population 2", "population 2")
    assert (actors["the-loop-a"].population, actors["the-loop-a"].district) == (4, "the-loop")
    assert actors["chinatown-a"].population == 0
    assert forecast.population == 4
    assert {loss.actor for loss in forecast.losses} == {"the-loop-a"}
