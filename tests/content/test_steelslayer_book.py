"""Every value of Steelslayer's modules 1 to 3 that the rule books give, and that it is known to be from there."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners.content import Content, Kind, check_pack, load_content, parse_word
from reckoners.content.model import (
    SYMBOLS,
    AfterMove,
    Consumable,
    CostsTwo,
    Doubler,
    Odd,
    Power,
    Reach,
)

MODULES = (1, 2, 3)
COLOURS = ("blue", "red", "green", "purple", "orange", "black")
CARDS: dict[str, type[Power] | str] = {
    "Gottschalk": Reach,
    "Climbing Kit": Reach,
    "Spyril": "spyril",
    "Utility Tool": "utility-tool",
    "Herman": "herman",
    "Kidnap": "kidnap",
    "Dish Soap": "dish-soap",
    "Tracking Device": "tracking-device",
    "Illicit Investments": Doubler,
    "Submarine": AfterMove,
    "Blackmail": "blackmail",
    "Fuel Cells": "fuel-cells",
    "Newcago Dog": Consumable,
    "Babilar Pizza": Consumable,
    "Ildithia Tea": Consumable,
    "Data Chip": CostsTwo,
    "Epic Bomb": CostsTwo,
    "Extra Ammo": "extra-ammo",
    "Predictive Analytics": "predictive-analytics",
    "Sabotage": "sabotage",
    "Blind Spot": "blind-spot",
    "Favor": "favor",
    "Rtich": "rtich",
    "Med Kit": "med-kit",
}


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(modules=MODULES)


def from_book(content: Content, kind: Kind, id: str, *fields: str) -> bool:
    return all(content.origin(kind, id, field).provenance == "book" for field in fields)


def test_the_pack_has_nothing_wrong() -> None:
    assert check_pack("steelslayer") == []


@pytest.mark.rule("COMP-03")
@pytest.mark.parametrize("module", MODULES)
def test_any_module_brings_seven_dice_of_each_colour(module: int) -> None:
    content = load_content(modules=(module,))
    assert {colour: content.dice[colour].count for colour in COLOURS} == dict.fromkeys(COLOURS, 7)
    assert all(from_book(content, "die", colour, "count") for colour in COLOURS)
    assert content.dice["basic"].count == 18
    assert {colour: die.faces for colour, die in content.dice.items()} == {
        colour: die.faces for colour, die in load_content().dice.items()
    }


@pytest.mark.rule("HER2-01", "HER2-02", "HER2-03", "HER2-04", "SET-13")
@pytest.mark.parametrize(
    ("reckoner", "ability", "dice"),
    [
        ("val", "dispatcher", {"basic": 2, "green": 2, "purple": 2}),
        ("mizzy", "demolitions", {"basic": 2, "orange": 2, "black": 2}),
        ("exel", "tradecraft", {"basic": 2, "blue": 2, "red": 2}),
        ("sam", "joker", dict.fromkeys(COLOURS, 1)),
    ],
)
def test_a_reckoner_starts_with_its_ability_and_six_dice(
    content: Content, reckoner: str, ability: str, dice: dict[str, int]
) -> None:
    entry = content.reckoners[reckoner]
    assert (entry.ability, entry.dice, sum(entry.dice.values())) == (ability, dice, 6)
    assert content.abilities[ability].does == Odd(power=ability)
    assert from_book(content, "reckoner", reckoner, "name", "ability", "dice")
    assert from_book(content, "ability", ability, "name", "does")
    assert content.module_of("reckoner", reckoner) == content.module_of("ability", ability) == 1


@pytest.mark.rule("HER2-06", "COMP-03")
def test_any_six_of_the_ten_find_their_dice(content: Content) -> None:
    assert len(content.reckoners) == 10
    for colour in COLOURS:
        owned = sorted((reckoner.dice.get(colour, 0) for reckoner in content.reckoners.values()), reverse=True)
        assert sum(owned[:6]) < content.dice[colour].count
    basic = sorted((reckoner.dice.get("basic", 0) for reckoner in content.reckoners.values()), reverse=True)
    assert sum(basic[:6]) <= content.dice["basic"].count


@pytest.mark.rule("HER2-05", "COMP-05")
def test_the_pieces(content: Content) -> None:
    table = content.table
    assert (table.red_shields, table.blue_shields, table.copy_tokens, table.demolitions) == (10, 6, 8, 3)
    assert from_book(content, "table", "set-up", "red_shields", "blue_shields", "copy_tokens", "demolitions")
    base = load_content().table
    assert (base.red_shields, base.blue_shields, base.copy_tokens, base.demolitions, base.ability_die) == (
        *(0, 0, 0, 0),
        (),
    )


@pytest.mark.rule("EP2-06")
def test_the_epic_ability_die_has_six_actions_and_no_transform(content: Content) -> None:
    faces = [parse_word(face) for face in content.table.ability_die]
    assert len(faces) == 6
    assert not {"transform", "power-up", "copy"} & {face.name for face in faces}
    assert not any(face.gift for face in faces)
    assert content.origin("table", "set-up", "ability_die").provenance == "ours"


@pytest.mark.rule("COMP-06")
def test_there_are_twenty_four_equipment_cards_more_one_of_each(content: Content) -> None:
    new = [card for card in content.equipment.values() if content.module_of("equipment", card.id) == 2]
    assert len(new) == len(CARDS) == 24
    assert len(content.equipment) == 53
    assert sorted(card.name for card in new) == sorted(CARDS)


@pytest.mark.parametrize(("name", "does"), CARDS.items())
def test_each_card_is_of_its_family(content: Content, name: str, does: type[Power] | str) -> None:
    card = next(card for card in content.equipment.values() if card.name == name)
    assert card.id == name.lower().replace(" ", "-")
    if isinstance(does, str):
        assert card.does == Odd(power=does)
        assert from_book(content, "equipment", card.id, "does") == (does != "med-kit")
    else:
        assert isinstance(card.does, does)
        assert from_book(content, "equipment", card.id, "does.family")
    assert from_book(content, "equipment", card.id, "name")
    assert content.origin("equipment", card.id, "price").provenance == "ours"


@pytest.mark.rule("EQ2-16", "EQ2-02")
def test_the_data_chip_costs_plan_and_contain(content: Content) -> None:
    does = content.equipment["data-chip"].does
    assert isinstance(does, CostsTwo)
    assert does.cost == ("plan", "contain")
    assert from_book(content, "equipment", "data-chip", "does.cost")
    assert content.origin("equipment", "data-chip", "does.gives").provenance == "ours"


@pytest.mark.rule("EQ2-15", "EQ2-03")
def test_a_food_can_defeat_an_epic(content: Content) -> None:
    foods = [card.does for card in content.equipment.values() if isinstance(card.does, Consumable)]
    assert len(foods) == 3
    assert any("attack" in does.gives for does in foods)
    assert from_book(content, "equipment", "newcago-dog", "does.gives.0")


@pytest.mark.rule("EQ2-11")
def test_the_doublers_of_both_boxes_have_each_symbol_once(content: Content) -> None:
    doubled = [card.does.symbol for card in content.equipment.values() if isinstance(card.does, Doubler)]
    assert sorted(doubled) == sorted(SYMBOLS)


@pytest.mark.rule("EP2-01", "COMP-06")
def test_thirty_nine_epics_in_the_place_of_the_twenty_five(content: Content) -> None:
    base = load_content().epics
    assert len(content.epics) == 39
    assert set(base) < set(content.epics)
    assert {content.module_of("epic", epic) for epic in content.epics} == {3}
    assert [epic for epic in base if content.epics[epic].track == base[epic].track] == []
    assert {epic: content.epics[epic].name for epic in base} == {epic: base[epic].name for epic in base}
    assert load_content(modules=(1, 2)).epics == base


@pytest.mark.parametrize(
    "name",
    [
        *("Curveball", "Nightwielder", "Faultline", "Fortuity", "Digzone", "Frostbite", "Refractionary"),
        *("Ozone", "Dazzle", "Sourcefield", "Loophole"),
    ],
)
def test_the_epics_that_the_books_name(content: Content, name: str) -> None:
    epic = next(epic for epic in content.epics.values() if epic.name == name)
    assert from_book(content, "epic", epic.id, "name")


@pytest.mark.rule("EP2-10")
def test_ozone(content: Content) -> None:
    track = content.epics["ozone"].track
    assert Counter(track[:3]) == Counter(("enforcement", "population per enforcement", "boss blue"))
    assert track[3] == "enforcement"
    assert parse_word(track[4]).name not in ("enforcement", "population", "boss")  # EX-15: of another kind
    assert from_book(content, "epic", "ozone", "track.0", "track.1", "track.2", "track.3")
    assert content.origin("epic", "ozone", "track.4").provenance == "ours"


def test_dazzle(content: Content) -> None:
    epic = content.epics["dazzle"]
    assert (epic.reward.boss_research, epic.reward.money, epic.health) == (2, 2, 6)
    assert (epic.reward.plan, epic.reward.contain, epic.reward.enforcement) == (0, 0, 0)
    assert from_book(content, "epic", "dazzle", "reward", "health")


def test_sourcefield(content: Content) -> None:
    epic = content.epics["sourcefield"]
    assert (epic.reward.boss_research, epic.reward.plan) == (2, 2)
    assert (epic.reward.money, epic.reward.contain, epic.reward.enforcement) == (0, 0, 0)
    assert (epic.research, epic.weakened) == (2, 4)
    assert from_book(content, "epic", "sourcefield", "reward", "research", "weakened")


@pytest.mark.rule("EP2-14")
def test_refractionary_adds_a_blue_shield(content: Content) -> None:
    track = content.epics["refractionary"].track
    assert track[0] == "blue-shield"
    assert from_book(content, "epic", "refractionary", "track.0")


def test_loophole_begins_with_the_boss(content: Content) -> None:
    assert content.epics["loophole"].track[0] == "boss black"
    assert from_book(content, "epic", "loophole", "track.0")


@pytest.mark.rule("SYM-10")
def test_the_limits_of_all_epics(content: Content) -> None:
    for epic in content.epics.values():
        assert 1 <= epic.research <= 5
        assert epic.health == "infinite" or epic.health <= 10
        assert len(epic.track) == 5
        assert epic.reward.boss_research >= 1


@pytest.mark.rule("EP2-05", "EP2-19")
def test_nothing_chains_without_end(content: Content) -> None:
    for epic in content.epics.values():
        assert parse_word(epic.track[-1]).name != "power-up"
        assert parse_word(epic.track[0]).name != "copy"
