"""What our own numbers must keep: variety among the Epics, fair cards, boards that grow with the difficulty."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate, pairwise
from statistics import fmean

import pytest

from reckoners.content import WORDS, ActionWord, Content, load_content, parse_word
from reckoners.content.ids import why_not_an_id
from reckoners.content.model import (
    SYMBOLS,
    TRACK_COLOURS,
    AdjustmentBoard,
    Converter,
    Epic,
    Exchanger,
    PowerBoard,
    Symbols,
    words_on,
)

COUNTS = range(2, 7)
KINDS = [
    *("fortify", "enforcement", "population", "barricade", "discover"),
    *(f"boss {colour}" for colour in TRACK_COLOURS),
    *("gift fortify", "gift enforcement", "gift barricade"),
]
STEELSLAYER = [
    *("pull", "repel", "power-up", "transform", "steal", "attack-money", "attack-plan", "red-shield", "blue-shield"),
    *("copy", "copy-token", "copy-token-clockwise"),
]


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def kind(action: ActionWord) -> str:
    return str(ActionWord(action.name, 1, action.colour, action.gift))


def kinds(track: tuple[str, ...]) -> list[str]:
    return [kind(parse_word(text)) for text in track]


def on(board: AdjustmentBoard | PowerBoard, track: str, level: str = "standard") -> tuple[str, ...]:
    words = words_on(board.tracks, track, level)
    assert words is not None
    return words


def totals(track: tuple[str, ...]) -> list[int]:
    """What a track of numbers does at each place of its bracket."""
    return list(accumulate(parse_word(text).number for text in track))[:-1]


def test_the_kinds_are_all_that_the_vocabulary_allows_an_epic_and_steelslayer_does_not_bring() -> None:
    base = [word for word in WORDS.values() if word.name not in STEELSLAYER]
    names = {word.name for word in base if "epic" in word.places}
    gifts = {f"gift {word.name}" for word in base if word.giftable}
    assert {text.split()[0] for text in KINDS} - {"gift"} == names
    assert {text for text in KINDS if text.startswith("gift")} == gifts


def test_every_epic_has_five_actions(content: Content) -> None:
    assert {len(epic.track) for epic in content.epics.values()} == {5}


def test_no_two_epics_have_the_same_track_or_the_same_first_three_actions(content: Content) -> None:
    assert len({epic.track for epic in content.epics.values()}) == 25
    assert len({epic.track[:3] for epic in content.epics.values()}) == 25


@pytest.mark.parametrize("theme", KINDS)
def test_every_action_is_somebodys_theme(content: Content, theme: str) -> None:
    assert [epic.id for epic in content.epics.values() if kinds(epic.track).count(theme) >= 2]


def test_every_epic_has_a_theme_or_serves_the_boss_in_all_colours(content: Content) -> None:
    for epic in content.epics.values():
        words = Counter(parse_word(text).name for text in epic.track)
        assert max(words.values()) >= 2, epic.id


def work(epic: Epic) -> int:
    """Symbols that it takes at least to defeat an Epic that nobody has hardened."""
    known = epic.research + epic.weakened
    return known if epic.health == "infinite" else min(epic.health, known)


def mild_and_dangerous(content: Content) -> tuple[list[Epic], list[Epic]]:
    """By what they do each round however far they are contained: the dangerous ones kill, bring Enforcement or move a
    bracket of the Boss."""
    mild: list[Epic] = []
    dangerous: list[Epic] = []
    for epic in content.epics.values():
        dangers = parse_word(epic.track[0]).name in ("population", "enforcement", "boss")
        (dangerous if dangers else mild).append(epic)
    return mild, dangerous


def deaths(content: Content) -> list[int]:
    """How many people the Epics kill together at each place of their tracks; the counted ones as one."""
    words = [[parse_word(text) for text in epic.track] for epic in content.epics.values()]
    return [sum(word.number for word in place if word.name == "population") for place in zip(*words, strict=True)]


def test_a_third_of_the_epics_kill_with_their_first_action(content: Content) -> None:
    """An Epic that is contained as far as it goes must still be worth hunting: most who kill with it kill two, and who
    kills one is cheap."""
    first = [parse_word(epic.track[0]) for epic in content.epics.values()]
    killers = [epic for epic, action in zip(content.epics.values(), first, strict=True) if action.name == "population"]
    assert 5 <= len(killers) <= 9
    assert all(action.number == 1 for action in first if action.name != "population")
    numbers = {epic.id: parse_word(epic.track[0]).number for epic in killers}
    assert sorted(numbers.values()) == [1, 1, 2, 2, 2, 2, 2]
    assert max(work(epic) for epic in killers if numbers[epic.id] == 1) <= min(
        work(epic) for epic in killers if numbers[epic.id] == 2
    )
    assert len({kind(action) for action in first}) >= 8


def test_after_the_first_action_deaths_come_late(content: Content) -> None:
    for epic in content.epics.values():
        for place, text in enumerate(epic.track):
            action = parse_word(text)
            if action.name == "population":
                assert action.number <= (2 if place < 3 else 3)
    *before, last = deaths(content)
    assert last > 2 * max(before)
    assert sum(before[1:3]) <= before[3]


def test_no_last_action_feeds_itself(content: Content) -> None:
    """It comes once for each step that Enforcement pushes its bracket too far: if it brought more of it, a table that
    is doing well could lose a dozen people at a blow."""
    for epic in content.epics.values():
        last = parse_word(epic.track[-1])
        assert last.name != "enforcement"
        assert last.colour != "red"


def test_values_are_inside_what_is_known(content: Content) -> None:
    infinite = [epic for epic in content.epics.values() if epic.health == "infinite"]
    assert 3 <= len(infinite) <= 6
    for epic in content.epics.values():
        if epic.health != "infinite":
            assert 3 <= epic.health <= 10
            assert epic.weakened < epic.health
            # Research must be worth while for somebody, and for nobody a gift.
            assert epic.weakened + epic.research >= epic.health - 3
        assert 2 <= work(epic) <= 10
    assert len({(epic.research, epic.health, epic.weakened) for epic in content.epics.values()}) >= 18


def test_mild_epics_are_cheap_and_teach_more_about_the_boss(content: Content) -> None:
    """Dangerous ones are hunted anyway; mild ones need the lure."""
    mild, dangerous = mild_and_dangerous(content)
    assert len(mild) >= 6
    assert fmean(epic.reward.boss_research for epic in mild) > fmean(epic.reward.boss_research for epic in dangerous)
    assert fmean(map(work, mild)) < fmean(map(work, dangerous))
    assert max(map(work, mild)) < max(map(work, dangerous)) / 2
    assert {epic.reward.boss_research for epic in content.epics.values()} == {1, 2, 3, 4}
    assert 1.6 <= fmean(epic.reward.boss_research for epic in content.epics.values()) <= 2.4


@pytest.mark.rule("REW-03", "REW-04", "REW-05", "REW-06", "REW-07")
def test_every_kind_of_reward_occurs(content: Content) -> None:
    for field in ("boss_research", "money", "plan", "contain", "enforcement"):
        assert sum(getattr(epic.reward, field) > 0 for epic in content.epics.values()) >= 4, field


def test_no_face_has_two_different_symbols_and_every_colour_is_biased_to_its_own(content: Content) -> None:
    """Money and Attack are the strangers most often: what one does not want is rolled again. A Plan is for any place
    and any time, so black shows it twice on one face only; green has three such faces, all others two. Money fights
    nobody, so orange is the one with a stranger that counts twice."""
    strangers: Counter[str] = Counter()
    twice: dict[str, int] = {}
    for die in content.dice.values():
        assert all(len(set(face)) == 1 for face in die.faces)
        if die.special:
            own = die.faces[0][0]
            shown = Counter(symbol for face in die.faces for symbol in face)
            assert shown[own] == {"plan": 4, "attack": 7}.get(own, 5)
            assert shown[own] > sum(shown.values()) / 2
            doubled = [face for face in die.faces if own not in face and len(face) > 1]
            assert doubled == ([("attack", "attack")] if own == "money" else [])
            twice[own] = sum(face == (own, own) for face in die.faces)
            strangers.update(face[0] for face in die.faces if own not in face)
    assert twice == {symbol: {"plan": 1, "attack": 3}.get(symbol, 2) for symbol in SYMBOLS}
    assert {symbol for symbol, _ in strangers.most_common(2)} == {"attack", "money"}
    assert set(strangers) == set(SYMBOLS)
    assert sorted(content.dice["basic"].faces) == sorted((symbol,) for symbol in SYMBOLS)


@pytest.mark.rule("COMP-03", "SET-12")
def test_six_reckoners_leave_one_special_die_of_each_colour(content: Content) -> None:
    owned: Counter[str] = Counter()
    for reckoner in content.reckoners.values():
        owned.update(reckoner.dice)
    assert len(content.reckoners) == 6
    assert {die: content.dice[die].count - owned[die] for die in content.dice} == {
        die: int(die != "basic") for die in content.dice
    }


def test_converters_share_out_the_six_symbols(content: Content) -> None:
    pairs = [card.does.symbols for card in content.equipment.values() if isinstance(card.does, Converter)]
    assert sorted(symbol for pair in pairs for symbol in pair) == sorted(SYMBOLS)


def test_exchangers_cost_and_give_six_different_symbols(content: Content) -> None:
    powers = [ability.does for ability in content.abilities.values()]
    powers += [card.does for card in content.equipment.values()]
    exchangers = [does for does in powers if isinstance(does, Exchanger)]
    assert sorted(cost for does in exchangers for cost in does.cost) == sorted(SYMBOLS)
    assert sorted(Counter(does.gives).most_common(1)[0][0] for does in exchangers) == sorted(SYMBOLS)
    assert all(len(does.gives) >= 3 for does in exchangers)


def test_single_symbol_cards_differ(content: Content) -> None:
    singles = [
        card.does.gives
        for card in content.equipment.values()
        if isinstance(card.does, Symbols) and not card.does.anywhere
    ]
    assert all(len(gives) == 1 for gives in singles)
    assert len(set(singles)) == len(singles)


def test_prices(content: Content) -> None:
    prices = [card.price for card in content.equipment.values()]
    assert min(prices) == 2
    assert max(prices) == 8
    assert sum(price <= content.table.money for price in prices) >= len(prices) // 2
    assert content.equipment["motorcycle"].price < content.equipment["helicopter"].price
    # A card with a symbol also moves, so a vehicle must not be dearer.
    singles = [card.price for card in content.equipment.values() if isinstance(card.does, Symbols)]
    assert content.equipment["helicopter"].price <= min(singles)


@pytest.mark.rule("STL-04", "STL-05", "SET-11")
@pytest.mark.parametrize("side", "AB")
def test_boards_grow_with_the_number_of_reckoners(content: Content, side: str) -> None:
    boss = content.bosses["steelheart"]
    boards = sorted((board for board in boss.adjustment if board.side == side), key=lambda board: board.reckoners)
    start = content.table.boss_bracket - 1
    for small, large in pairwise(boards):
        assert totals(on(small, "red"))[start] <= totals(on(large, "red"))[start]
        assert totals(on(small, "blue"))[-1] <= totals(on(large, "blue"))[-1]
    assert totals(on(boards[0], "red"))[start] < totals(on(boards[-1], "red"))[start]


@pytest.mark.rule("SET-10")
def test_side_b_is_never_milder(content: Content) -> None:
    boss = content.bosses["steelheart"]
    mild, harsh = ({board.reckoners: board for board in boss.adjustment if board.side == side} for side in "AB")
    for count in COUNTS:
        reds = totals(on(mild[count], "red")), totals(on(harsh[count], "red"))
        assert all(a <= b for a, b in zip(*reds, strict=True))
        assert sum(reds[0]) < sum(reds[1])
        blues = totals(on(mild[count], "blue")), totals(on(harsh[count], "blue"))
        assert all(a <= b for a, b in zip(*blues, strict=True))
        assert mild[count].group_size <= harsh[count].group_size
        for board, levels in ((mild[count], ("beginner", "standard")), (harsh[count], ("hard", "sparks"))):
            yellows = [totals(on(board, "yellow", level)) for level in levels]
            assert all(a <= b for a, b in zip(*yellows, strict=True))
            assert sum(yellows[0]) < sum(yellows[1])
    powers = {board.side: board for board in boss.power}
    assert on(powers["A"], "black") != on(powers["B"], "black")


@pytest.mark.rule("SET-09")
def test_research_rises_with_difficulty_and_reckoners(content: Content) -> None:
    research = content.bosses["steelheart"].research
    for values in research.values():
        assert list(values) == sorted(set(values))
    for fewer, more in pairwise(research[str(count)] for count in COUNTS):
        assert all(a < b for a, b in zip(fewer, more, strict=True))


@pytest.mark.rule("STL-04")
def test_three_enforcement_in_groups_of_two_can_be_reached(content: Content) -> None:
    boards = content.bosses["steelheart"].adjustment
    assert [board for board in boards if board.group_size == 2 and 3 in totals(on(board, "red"))]


@pytest.mark.rule("STL-05")
def test_two_barricades_can_be_reached(content: Content) -> None:
    assert all(2 in totals(on(board, "blue")) for board in content.bosses["steelheart"].adjustment)


@pytest.mark.rule("STL-02")
def test_steelheart_comes_round_in_small_rings_only(content: Content) -> None:
    movement = content.bosses["steelheart"].movement
    comes_round = {ring for ring in range(3, 8) if any(steps % ring == 0 for steps in movement)}
    assert comes_round == {3, 4, 5}


def test_ids_are_words_of_one_notation(content: Content) -> None:
    ids = [
        *content.reckoners,
        *content.abilities,
        *content.equipment,
        *content.epics,
        *content.bosses,
        *(district.id for city in content.cities.values() for district in city.districts),
    ]
    assert len(ids) == len(set(ids)) == 6 + 6 + 29 + 25 + 1 + 7
    assert [why_not_an_id(id) for id in ids] == [""] * len(ids)


@pytest.mark.rule("EPI-08")
def test_the_last_space_of_a_boss_track_is_never_empty(content: Content) -> None:
    for board in content.bosses["steelheart"].adjustment:
        assert min(parse_word(track[-1]).number for track in (on(board, "red"), on(board, "blue"))) >= 1
        assert totals(on(board, "red"))[content.table.boss_bracket - 1] >= 1
