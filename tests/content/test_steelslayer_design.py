"""What our own numbers of Steelslayer must keep: variety among the Epics, and cards that are each somebody's choice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from statistics import fmean

import pytest

from reckoners.content import WORDS, Content, load_content, parse_word
from reckoners.content.model import (
    AfterMove,
    AnyPower,
    Consumable,
    CostsTwo,
    Doubler,
    Equipment,
    Exchanger,
    ExtraDie,
    Mover,
    Reach,
    Symbols,
)
from tests.content.test_design import STEELSLAYER, deaths, mild_and_dangerous, work

GIFTS = [name for name in STEELSLAYER if WORDS[name].giftable]
PER = ["population per barricade", "population per enforcement", "population per research"]


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(modules=(1, 2, 3))


def names(track: tuple[str, ...]) -> list[str]:
    return [parse_word(text).name for text in track]


def in_common(one: tuple[str, ...], other: tuple[str, ...]) -> int:
    """How many actions two tracks have in the same order."""
    rows = [[0] * (len(other) + 1)]
    for first in one:
        row = [0]
        for place, second in enumerate(other):
            row.append(rows[-1][place] + 1 if first == second else max(rows[-1][place + 1], row[-1]))
        rows.append(row)
    return rows[-1][-1]


def test_no_two_epics_are_nearly_the_same(content: Content) -> None:
    for one, other in combinations(content.epics.values(), 2):
        assert one.track[:3] != other.track[:3], (one.id, other.id)
        assert in_common(one.track, other.track) <= 3, (one.id, other.id)


@pytest.mark.parametrize("theme", STEELSLAYER)
def test_every_new_action_is_somebodys_theme(content: Content, theme: str) -> None:
    assert [epic.id for epic in content.epics.values() if names(epic.track).count(theme) >= 2]


@pytest.mark.parametrize("text", [*(f"gift {name}" for name in GIFTS), *PER])
def test_every_form_of_a_new_action_occurs(content: Content, text: str) -> None:
    assert [epic.id for epic in content.epics.values() if text in epic.track]


def test_actions_are_counted_per_something_in_each_way(content: Content) -> None:
    counted = {word.name for epic in content.epics.values() for text in epic.track if (word := parse_word(text)).per}
    assert counted == {word.name for word in WORDS.values() if word.per}


def test_who_counts_barricades_or_enforcement_has_some(content: Content) -> None:
    """Else an Epic would count what only others bring."""
    for epic in content.epics.values():
        brought = {"barricade" if name == "repel" else name for name in names(epic.track)}
        for text in epic.track:
            counted = parse_word(text).per
            assert counted in (None, "research") or counted in brought, epic.id


def test_every_epic_has_a_theme(content: Content) -> None:
    """Something twice on its track, or something that its own pieces are counted for."""
    for epic in content.epics.values():
        counted = any(parse_word(text).per for text in epic.track)
        assert counted or max(Counter(names(epic.track)).values()) >= 2, epic.id


def test_two_in_five_epics_kill_with_their_first_action(content: Content) -> None:
    """More than in the base game: one that is contained as far as it goes must still be worth hunting, also where
    research has other uses."""
    first = [parse_word(epic.track[0]) for epic in content.epics.values()]
    assert all(action.per is None for action in first)
    assert all(action.number <= (2 if action.name == "population" else 1) for action in first)
    assert not {"steal", "power-up", "copy", "copy-token", "copy-token-clockwise"} & {word.name for word in first}
    assert 14 <= sum(action.name == "population" for action in first) <= 18
    assert max(Counter(str(action) for action in first if action.name != "population").values()) <= 7
    assert len(set(map(str, first))) >= 14


def test_last_actions_hurt(content: Content) -> None:
    """They are what overflows, so what does nothing a second time is no last action. And as it may come again and
    again in one night, it kills few each time: a game is lost in several nights."""
    last = [parse_word(epic.track[-1]) for epic in content.epics.values()]
    harmless = {"pull", "fortify", "red-shield", "blue-shield", "copy-token", "copy-token-clockwise", "power-up"}
    assert not harmless & {action.name for action in last}
    assert sum(action.name == "population" for action in last) >= 15
    assert all(action.number <= 2 for action in last)
    assert sum(action.per is not None for action in last) <= len(last) // 4
    assert len({str(action) for action in last}) >= 5


def test_after_the_first_action_deaths_come_late(content: Content) -> None:
    for epic in content.epics.values():
        for place, text in enumerate(epic.track):
            action = parse_word(text)
            assert action.name != "population" or action.number <= (2 if place < 3 else 3)
    *before, last = deaths(content)
    assert last > max(before)
    assert max(before[1:]) < last * 2 / 3


def test_values_are_inside_what_is_known(content: Content) -> None:
    infinite = [epic for epic in content.epics.values() if epic.health == "infinite"]
    assert 1 <= len(infinite) <= 8  # they have to be researched first, so few of them: a team should like to hunt
    for epic in content.epics.values():
        if epic.health != "infinite":
            assert 3 <= epic.health <= 10
            assert epic.weakened < epic.health
            assert epic.weakened + epic.research >= epic.health - 3
        assert 2 <= work(epic) <= 10
    assert len({(epic.research, epic.health, epic.weakened) for epic in content.epics.values()}) >= 15


def test_mild_epics_are_cheap_and_teach_more_about_the_boss(content: Content) -> None:
    """Dangerous ones are hunted anyway; mild ones need the lure."""
    mild, dangerous = mild_and_dangerous(content)
    assert len(mild) >= 12
    assert fmean(epic.reward.boss_research for epic in mild) > fmean(epic.reward.boss_research for epic in dangerous)
    assert fmean(map(work, mild)) < fmean(map(work, dangerous))
    assert {2, 3} <= {epic.reward.boss_research for epic in content.epics.values()} <= {1, 2, 3, 4}
    assert 1.6 <= fmean(epic.reward.boss_research for epic in content.epics.values()) <= 2.4


def at_least(one: AnyPower, other: AnyPower) -> bool:
    """Whether one card does all that another does, as far as their families say it."""
    if isinstance(one, Symbols) and isinstance(other, Symbols):
        return more(one.gives, other.gives) and one.anywhere >= other.anywhere
    if isinstance(one, Exchanger) and isinstance(other, Exchanger | CostsTwo):
        return bool(set(other.cost) & set(one.cost)) and more(one.gives, other.gives)
    if isinstance(one, CostsTwo) and isinstance(other, CostsTwo):
        return set(one.cost) == set(other.cost) and more(one.gives, other.gives)
    if isinstance(one, Consumable) and isinstance(other, Consumable):
        return more(one.gives, other.gives) and one.boss_research >= other.boss_research
    if isinstance(one, Reach) and isinstance(other, Reach):
        return set(one.symbols) == set(other.symbols)
    if isinstance(one, AfterMove) and isinstance(other, AfterMove):
        return set(one.either) == set(other.either)
    return isinstance(one, Doubler | ExtraDie | Mover) and one == other


def more(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    return Counter(one) >= Counter(other)


def test_no_card_is_only_a_better_version_of_another(content: Content) -> None:
    """But for the Motorcycle: that it differs from the Helicopter in its price alone is the base game's."""

    def better(one: Equipment, other: Equipment) -> bool:
        return one.price <= other.price and at_least(one.does, other.does)

    pairs = [(one.id, other.id) for one, other in permutations(content.equipment.values(), 2) if better(one, other)]
    assert pairs == [("motorcycle", "helicopter")]


def test_cards_that_hold_another_card_are_dearer(content: Content) -> None:
    price = {id: card.price for id, card in content.equipment.items()}
    dice = [card.price for card in content.equipment.values() if isinstance(card.does, ExtraDie)]
    assert price["rtich"] > max(*dice, price["herman"])  # any die, and an exchange
    assert price["tracking-device"] > price["schematics"]  # the same token, but at once
    assert price["predictive-analytics"] >= price["evidence"]


def test_two_dice_give_less_than_two_exchanges_and_more_than_one(content: Content) -> None:
    for card in content.equipment.values():
        if isinstance(card.does, CostsTwo):
            assert 3 < len(card.does.gives) < 6
            assert not set(card.does.cost) & set(card.does.gives)


def test_the_two_reaching_cards_share_no_symbol(content: Content) -> None:
    pairs = [card.does.symbols for card in content.equipment.values() if isinstance(card.does, Reach)]
    assert len({symbol for pair in pairs for symbol in pair}) == 4
    assert not {"money", "plan"} & {symbol for pair in pairs for symbol in pair}  # those are used nowhere in particular


def test_foods_give_different_things_for_little_money(content: Content) -> None:
    foods = [card for card in content.equipment.values() if isinstance(card.does, Consumable)]
    given = [set(card.does.gives) for card in foods if isinstance(card.does, Consumable)]
    assert all(not one & other for one, other in combinations(given, 2))
    assert all("money" not in gives for gives in given)  # that would be a lower price
    assert all(card.price <= content.table.money for card in foods)


def test_prices(content: Content) -> None:
    prices = [card.price for card in content.equipment.values() if content.module_of("equipment", card.id) == 2]
    assert (min(prices), max(prices)) == (2, 8)
    assert sum(price <= content.table.money for price in prices) >= len(prices) // 2
    base = [card.price for card in load_content().equipment.values()]
    assert abs(sum(prices) / len(prices) - sum(base) / len(base)) <= 0.5
