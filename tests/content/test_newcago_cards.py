"""Newcago's cards: what the book says of them, what our own design must keep, and mistakes that are told."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners.content import Content, ContentError, load_content, parse_word
from reckoners.content.city_checks import BENEFITS
from reckoners.content.model import ATTACK_EFFECTS, CityCard, Reach
from tests.content.packs import MakePack

SYMBOLS_AT_MOST = 4


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(modules=(4,))


@pytest.fixture(scope="module")
def cards(content: Content) -> list[CityCard]:
    return list(content.city_cards.values())


def kind_of(card: CityCard) -> str:
    return next(name for name in BENEFITS if getattr(card.benefit, name))


@pytest.mark.rule("NEW-01")
def test_seven_districts_with_two_sides_each(content: Content, cards: list[CityCard]) -> None:
    districts = [district.id for district in content.cities["newcago"].districts]
    assert [(card.district, card.side) for card in cards] == [(id, side) for id in districts for side in "ab"]
    assert all(card.id == f"{card.district}-{card.side}" for card in cards)
    assert all(content.origin("newcago-card", card.id, "side").provenance == "book" for card in cards)
    assert all(content.module_of("newcago-card", card.id) == 4 for card in cards)
    assert not load_content().city_cards
    assert not load_content(modules=(1, 2, 3)).city_cards


@pytest.mark.rule("NEW-04", "NEW-05", "NEW-06", "NEW-07", "NEW-08")
def test_all_kinds_of_harm_and_benefit_occur_on_both_sides(cards: list[CityCard]) -> None:
    for side in "ab":
        some = [card for card in cards if card.side == side]
        assert {kind_of(card) for card in some} == set(BENEFITS)
        assert {card.harm.startswith("suffer ") for card in some} == {True, False}
    pieces = {parse_word(card.harm).name for card in cards}
    assert {"enforcement", "barricade", "red-shield", "blue-shield"} <= pieces, "the book names them"


@pytest.mark.rule("NEW-07")
def test_reach_is_that_of_the_two_equipment_cards(cards: list[CityCard]) -> None:
    module2 = load_content(modules=(2,)).equipment
    known = {card.does.symbols for card in module2.values() if isinstance(card.does, Reach)}
    assert {card.benefit.reach for card in cards if card.benefit.reach} == known


def test_no_card_is_another_one_and_none_is_large(cards: list[CityCard]) -> None:
    assert len({card.benefit for card in cards}) == len(cards)
    harms = Counter(card.harm for card in cards)
    assert [harm for harm, often in harms.items() if often > 1] == ["attack-money"]
    assert harms["attack-money"] == 2
    assert len({(card.district, card.harm) for card in cards}) == len(cards)
    for card in cards:
        assert parse_word(card.harm).number == 1
        gives = card.benefit.on_defeat or card.benefit.on_weaken
        if card.benefit.exchange is not None:
            gives = card.benefit.exchange.gives
            assert len(gives) >= 2, "more than a die"
            assert card.benefit.exchange.pays not in gives
        assert len(gives) <= SYMBOLS_AT_MOST


def test_several_ways_to_attack_reckoners(cards: list[CityCard]) -> None:
    effects = Counter(parse_word(card.harm).kind for card in cards if card.harm.startswith("suffer "))
    assert set(effects) <= set(ATTACK_EFFECTS)
    assert len(effects) >= 4


# -- mistakes


WRONG: list[tuple[str, str]] = [
    ('district = "atlantis"', "district: unknown district 'atlantis'"),
    ('side = "c"', "side: "),
    ('harm = "deploy 2"', "harm: 'deploy 2' cannot stand on a Newcago card; fitting: "),
    ('harm = "suffer"', "harm: 'suffer' lacks its argument; write 'suffer reroll|die|"),
    ('harm = "suffer hunger"', "harm: 'hunger' is nothing that 'suffer' knows"),
    ("benefit = {}", "benefit: is empty; a card has one of: on_defeat, on_weaken, exchange, reach"),
    ('benefit = { on_defeat = ["plan"], reach = ["attack", "contain"] }', "benefit: 2 of them: on_defeat, reach"),
    ('benefit = { reach = ["attack", "attack"] }', "benefit.reach: 'attack' twice"),
    ('benefit = { reach = ["attack", "money"] }', "benefit.reach: 'money' is used in no district"),
    ('benefit = { exchange = { pays = "plan", gives = [] } }', "benefit.exchange.gives: is empty"),
    ('benefit = { exchange = { pays = "love", gives = ["plan"] } }', "benefit.exchange.pays: "),
    (f"benefit = {{ on_weaken = {['plan'] * 10} }}".replace("'", '"'), "benefit.on_weaken: 10 symbols"),
]


@pytest.mark.parametrize(("line", "told"), WRONG, ids=[told for _, told in WRONG])
def test_mistakes_are_told(pack: MakePack, line: str, told: str) -> None:
    folder = pack(newcago_cards=f'[[replace.newcago-card]]\nid = "chinatown-a"\n{line}\n')
    with pytest.raises(ContentError) as no:
        load_content([folder], (4,))
    assert [told for problem in no.value.problems if f"{problem.field}: {problem.message}".startswith(told)] == [told]


def test_one_card_for_each_side_of_a_district(pack: MakePack) -> None:
    text = """
    [[newcago-card]]
    id = "another"
    name = "Another"
    district = "chinatown"
    side = "a"
    harm = "population"
    benefit = { on_defeat = ["plan"] }
    """
    folder = pack(newcago_cards=text)
    with pytest.raises(ContentError, match="there is another side 'a' for 'chinatown'"):
        load_content([folder], (4,))


def test_a_pack_changes_one(pack: MakePack) -> None:
    text = '[[replace.newcago-card]]\nid = "chinatown-a"\nbenefit = { on_defeat = ["plan"] }\n'
    card = load_content([pack(newcago_cards=text)], (4,)).city_cards["chinatown-a"]
    assert (card.benefit.on_defeat, card.benefit.exchange, card.harm) == (("plan",), None, "attack-money")
