"""BAB-09 to BAB-12: Dawnslight gives cards, each of which helps once."""

from __future__ import annotations

import pytest

from reckoners.content import load_content
from reckoners.game import Game, Setup
from tests.positions import rule
from tests.rules.babilar import NOBODY_THERE, babilar, markers
from tests.rules.cards import replaced
from tests.rules.crew import options, play
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values

AID = {"grand-central": {5: "aid"}}
DECK = 'dawnslight_deck = ["glowing-vines", "fruit-bowl", "neon-graffiti"]'
VINES = "glowing-vines"  # two Contain
BOWL = "fruit-bowl"  # +3 population
SEARCH: dict[str, Values] = {"tia": {"dice": ["purple research2"]}, "prof": {"dice": ["basic money"]}}


def aided(reckoners: dict[str, Values] | None = None, deck: str = DECK) -> Game:
    """Tia's first Research brings Dawnslight Aid to Grand Central."""
    game = babilar(reckoners or SEARCH, tracks=AID, more=deck)
    game.play("tia use d1 research grand-central")
    return game


def holding(card: str, *dice: str, modules: tuple[int, ...] = (1, 2), who: str = "tia", **more: object) -> Game:
    """Somebody has this card and these dice."""
    values: Values = {"dawnslight": [card], "dice": list(dice), **more}
    return babilar({who: values, "prof": {"dice": ["basic money"]}}, modules=modules)


# -- how one comes by them


@rule("BAB-11")
def test_the_deck_has_all_fourteen_cards_in_an_order_of_the_seed() -> None:
    cards = set(load_content(modules=(4,)).dawnslight)
    assert len(cards) == 14
    decks = []
    for seed in "abc":
        game = Game(Setup(reckoners=("tia", "prof"), city="babilar", seed=seed))
        shows(game, {"dawnslight_left": 14})
        decks.append([game.state.tables.card_ids[card] for card in game.state.dawnslight_deck])
        assert set(decks[-1]) == cards
    assert decks[0] != decks[1] != decks[2]
    assert not Game(Setup(reckoners=("tia", "prof"), modules=(4,), seed="a")).state.dawnslight_deck, "none in Newcago"


@rule("BAB-09")
def test_one_of_two_cards_is_kept_and_the_other_goes_under_the_deck() -> None:
    game = aided()
    assert game.view().decision == "aid"
    assert options(game) == {f"aid {card} {who}" for card in (VINES, BOWL) for who in ("tia", "prof")}
    refuses(game, "aid neon-graffiti tia", "card-not-drawn", "BAB-09")
    refuses(game, "tia use d1 research digzone", "aid-first", "BAB-09")
    happened = game.play(f"aid {BOWL} prof")
    assert told(happened, "aid-kept", "reckoner", "card", "other") == [("prof", BOWL, VINES)]
    shows(game, {"prof.dawnslight": [BOWL], "tia.dawnslight": [], "dawnslight_left": 2, "tia.open": "d1 research"})
    assert [game.state.tables.card_ids[card] for card in game.state.dawnslight_deck] == ["neon-graffiti", VINES]


@rule("BAB-09")
def test_only_a_reckoner_in_that_district_gets_it() -> None:
    game = aided({"tia": SEARCH["tia"], "prof": {"district": "central-park"}, "cody": {}})
    assert {text.split()[-1] for text in options(game)} == {"tia", "cody"}
    refuses(game, f"aid {VINES} prof", "not-in-district", "BAB-09")


@rule("BAB-09", "HERO-04")
def test_where_nobody_is_who_caused_it_gets_it_and_the_sniper_token_is_nobody() -> None:
    game = babilar(
        {
            "cody": {"dice": ["basic research", "basic money"], "sniper": "central-park"},
            "prof": {"dice": ["basic money"]},
        },
        tracks={"central-park": {5: "aid"}},
        more=DECK,
    )
    game.play("cody use d1 research central-park")
    assert options(game) == {f"aid {VINES} cody", f"aid {BOWL} cody"}


@rule("BAB-09", "CARD-12")
def test_who_is_there_gets_it_even_if_another_caused_it() -> None:
    game = babilar(
        {"tia": {"equipment": ["notebooks"], "dice": ["basic money"]}, "prof": {"district": "central-park"}},
        tracks={"central-park": {5: "aid"}},
        more=DECK,
    )
    game.play("tia use notebooks research central-park")
    assert options(game) == {f"aid {VINES} prof", f"aid {BOWL} prof"}


@rule("BAB-09", "MOD4-01")
def test_who_defeated_the_epic_gets_it_where_nobody_is() -> None:
    game = babilar(
        {"tia": {"equipment": ["grenade-launcher"], "dice": ["basic money"]}, "prof": {}},
        {"central-park": {"research": 0, "health": 1}},
        frostbite={"boss_research": 1},
        tracks={"central-park": {5: "aid"}},
        more=DECK,
    )
    game.play("tia use grenade-launcher attack frostbite")
    assert options(game) == {f"aid {VINES} tia", f"aid {BOWL} tia"}


@rule("BAB-09")
def test_of_a_single_card_there_is_no_choice_but_whose_it_is() -> None:
    game = aided(deck=f'dawnslight_deck = ["{VINES}"]')
    assert options(game) == {f"aid {VINES} tia", f"aid {VINES} prof"}
    game.play(f"aid {VINES} tia")
    shows(game, {"dawnslight_left": 0, "tia.dawnslight": [VINES]})


@rule("BAB-09")
def test_without_cards_there_is_no_aid() -> None:
    game = aided(deck="dawnslight_deck = []")
    assert told(game.last_events, "aid-none", "district") == [("grand-central",)]
    assert game.view().decision == "use"


# -- as a die


@rule("BAB-10", "CARD-04")
def test_its_symbols_are_used_as_those_of_a_die_and_it_leaves_the_game() -> None:
    game = holding(VINES, "basic money")
    happened = game.play(f"tia use {VINES} contain digzone")
    assert told(happened, "dawnslight-used", "reckoner", "card") == [("tia", VINES)]
    shows(game, {"tia.dawnslight": [], "tia.open": f"{VINES} contain", "epic.digzone.bracket": 3})
    game.play(f"tia use {VINES} contain digzone")
    shows(game, {"tia.open": "none", "epic.digzone.bracket": 2})
    refuses(game, f"tia use {VINES} contain digzone", "card-not-owned", "BAB-10")
    assert VINES not in [game.state.tables.card_ids[card] for card in game.state.dawnslight_deck]


@rule("BAB-10", "USE-03")
def test_it_is_finished_before_another_die_is_started() -> None:
    game = holding(VINES, "basic money", "purple research2")
    play(game, "tia use d2 research digzone")
    happened = game.play(f"tia use {VINES} contain digzone")
    assert told(happened, "lapsed", "source", "symbols") == [("d2", "research")]
    happened = game.play("tia use d1 money")
    assert told(happened, "lapsed", "source", "symbols") == [(VINES, "contain")]


@rule("BAB-10", "MOVE-01", "BAR-01")
def test_whole_it_moves_or_removes_a_barricade() -> None:
    game = holding(VINES, "basic money")
    game.play(f"tia use {VINES} move central-park")
    shows(game, {"tia.district": "central-park", "tia.dawnslight": [], "tia.open": "none"})
    closed = babilar(
        {"tia": {"dawnslight": [VINES], "dice": ["basic money"]}, "prof": {}}, {"central-park": {"barricades": 1}}
    )
    closed.play(f"tia use {VINES} barricade central-park")
    shows(closed, {"district.central-park.barricades": 0, "tia.dawnslight": []})


@rule("BAB-10", "CARD-03", "CARD-06")
def test_it_pays_for_a_card() -> None:
    paid = babilar(
        {"tia": {"dawnslight": [VINES], "equipment": ["emp"], "dice": ["basic money"]}, "prof": {}},
        replace=replaced("emp", 'family = "exchanger", cost = ["contain"], gives = ["attack", "attack", "attack"]'),
    )
    paid.play(f"tia use {VINES} card emp")
    shows(paid, {"tia.open": "emp attack3", "tia.dawnslight": []})


@rule("BAB-10", "HER2-03")
def test_tradecraft_adds_a_symbol_to_it() -> None:
    game = holding(VINES, "basic money", who="exel")
    game.play(f"exel use {VINES} card tradecraft contain")
    shows(game, {"exel.open": "tradecraft contain3", "exel.dawnslight": []})


@rule("BAB-10", "EQ2-14")
def test_fuel_cells_make_two_of_it_three() -> None:
    game = holding(VINES, "basic money", equipment=["fuel-cells"])
    game.play(f"tia use {VINES} contain digzone")
    shows(game, {"tia.open": f"{VINES} contain2"})


@rule("BAB-10", "EQ2-06")
def test_the_utility_tool_changes_a_symbol_of_it() -> None:
    game = holding(VINES, "basic money", equipment=["utility-tool"])
    game.play(f"tia use {VINES} card utility-tool contain research")
    shows(game, {"tia.open": f"{VINES} contain+research"})


@rule("BAB-10", "CARD-08")
def test_a_converter_works_on_it() -> None:
    game = holding(VINES, "basic money", equipment=["gravatonics"])
    assert offers(game, f"tia use {VINES} contain digzone", f"tia use {VINES} enforcement grand-central")


@rule("BAB-10", "EQ2-04")
def test_climbing_kit_takes_it_to_the_neighbours() -> None:
    game = holding("neon-graffiti", "basic money", equipment=["climbing-kit"])
    play(game, "tia use neon-graffiti research frostbite", "tia use neon-graffiti research painted-village")
    assert markers(game) == [6, 6, 5]


@rule("BAB-10", "CARD-10")
def test_it_is_no_basic_die_and_no_doubler_counts() -> None:
    game = holding("neon-graffiti", "basic research", equipment=["camera"])
    game.play("tia use neon-graffiti research digzone")
    shows(game, {"tia.open": "neon-graffiti research"})
    game.play("tia use d1 research digzone")
    shows(game, {"tia.open": "d1 research"})


# -- people


@rule("BAB-10", "COMP-08")
@pytest.mark.parametrize(("population", "after"), [(20, 23), (39, 42), (40, 43)])
def test_people_come_back_above_the_start_too(population: int, after: int) -> None:
    game = babilar(
        {"tia": {"dawnslight": [BOWL], "dice": ["basic money"]}, "prof": {}}, more=f"population = {population}"
    )
    game.play(f"tia heal {BOWL}")
    shows(game, {"population": after, "tia.dawnslight": []})


@rule("BAB-10", "USE-03")
def test_a_card_of_people_is_no_die_and_leaves_an_open_one_open() -> None:
    game = holding(BOWL, "purple research2")
    refuses(game, f"tia use {BOWL} money", "card-only-heals", "BAB-10")
    refuses(game, f"tia use {BOWL} move central-park", "card-only-heals", "BAB-10")
    play(game, "tia use d1 research digzone", f"tia heal {BOWL}")
    shows(game, {"tia.open": "d1 research", "population": 43})


@rule("BAB-10")
def test_a_card_with_symbols_heals_nobody() -> None:
    game = holding(VINES, "basic money")
    refuses(game, f"tia heal {VINES}", "heals-nobody", "BAB-10")
    refuses(game, f"tia heal {BOWL}", "card-not-owned", "BAB-10")


@rule("BAB-10", "EQ2-25")
def test_a_med_kit_has_nobody_to_heal_afterwards() -> None:
    game = babilar(
        {"tia": {"dawnslight": [BOWL], "dice": ["basic money"]}, "prof": {"equipment": ["med-kit"]}},
        more="population = 39",
    )
    assert offers(game, "prof use med-kit")
    game.play(f"tia heal {BOWL}")
    refuses(game, "prof use med-kit", "nobody-hurt", "EQ2-25")


# -- for how long


@rule("BAB-12")
def test_they_stay_from_round_to_round_and_are_used_in_use_steps_only() -> None:
    game = babilar({"tia": {"dawnslight": [VINES, BOWL]}, "prof": {}}, step="purchase")
    refuses(game, f"tia heal {BOWL}", "wrong-step", "BAB-10")
    game.play("end purchase")
    shows(game, {"round": 2, "tia.dawnslight": [VINES, BOWL]})


@rule("BAB-12")
def test_any_number_is_used_in_one_step() -> None:
    game = babilar({"tia": {"dawnslight": [VINES, "neon-graffiti", BOWL], "dice": ["basic money"]}, "prof": {}})
    play(game, f"tia use {VINES} contain digzone", f"tia use {VINES} contain digzone", f"tia heal {BOWL}")
    play(game, "tia use neon-graffiti research digzone", "tia use neon-graffiti research digzone")
    shows(game, {"tia.dawnslight": [], "population": 43})


@rule("EP2-07", "EP2-12", "BAB-12")
def test_they_are_no_equipment() -> None:
    game = babilar(
        {"tia": {"dice": ["basic research"], "dawnslight": [VINES]}, "prof": {}},
        {"grand-central": NOBODY_THERE},
        tracks={"grand-central": {5: "attack-money"}},
        more="money = 0",
    )
    game.play("tia use d1 research grand-central")
    shows(game, {"population": 39, "tia.dawnslight": [VINES], "tia.equipment": []})
