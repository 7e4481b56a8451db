"""What our own numbers of module 4 must keep: boards that differ and grow, no track or card that is another one."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate, permutations

import pytest

from reckoners.content import Content, load_content, parse_word
from reckoners.content.model import SYMBOLS, AdjustmentBoard, words_on

COUNTS = range(2, 7)
SIDES = "ABCD"
START = 2  # actions left of each of her brackets


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(modules=(4,))


@pytest.fixture(scope="module")
def boards(content: Content) -> dict[tuple[int, str], AdjustmentBoard]:
    return {(board.reckoners, board.side): board for board in content.bosses["regalia"].adjustment}


EMPTY = "wall 0"  # a space of the blue track on which nothing stands: for two Reckoners


def on(board: AdjustmentBoard, track: str) -> tuple[str, ...]:
    words = words_on(board.tracks, track, "standard")
    assert words is not None
    return words


def deaths(board: AdjustmentBoard) -> list[int]:
    return list(accumulate(parse_word(text).number for text in on(board, "yellow")))


def pieces(board: AdjustmentBoard) -> list[int]:
    """Enforcement that her red track brings at each place of its bracket: a gift comes twice."""
    return list(accumulate(parse_word(text).number * (1 + parse_word(text).gift) for text in on(board, "red")))


def test_no_two_boards_are_the_same(boards: dict[tuple[int, str], AdjustmentBoard]) -> None:
    assert len({tuple(on(board, id) for id in ("yellow", "red", "blue")) for board in boards.values()}) == 20
    assert len({on(board, "red") for board in boards.values()}) >= 12
    assert len({on(board, "blue") for board in boards.values()}) >= 15


@pytest.mark.rule("REG-01")
@pytest.mark.parametrize("count", COUNTS)
def test_side_a_is_the_mildest_and_side_d_harder_than_b(
    boards: dict[tuple[int, str], AdjustmentBoard], count: int
) -> None:
    """From side B on her research makes the difference: there a side may trade the dead for police, or the night at
    which she begins for later ones."""
    four = [boards[count, side] for side in SIDES]
    at_first = [deaths(board)[START - 1] + pieces(board)[START - 1] for board in four]
    assert at_first[0] < min(at_first[1:])
    harm = [sum(deaths(board) + pieces(board)) for board in four]  # at all places of the brackets
    assert harm[0] < min(harm[1:])
    assert max(harm[:2]) < harm[3]


@pytest.mark.parametrize("side", SIDES)
def test_red_grows_with_the_number_of_reckoners(boards: dict[tuple[int, str], AdjustmentBoard], side: str) -> None:
    row = [pieces(boards[count, side])[START - 1] for count in COUNTS]
    assert row == sorted(row)
    assert row[0] < row[-1]


@pytest.mark.rule("REG-05", "REG-06", "EPI-08")
def test_what_stands_on_her_tracks(content: Content, boards: dict[tuple[int, str], AdjustmentBoard]) -> None:
    for board in boards.values():
        assert {parse_word(text).name for text in on(board, "yellow")} == {"population"}
        red = [parse_word(text) for text in on(board, "red")]
        names = {"enforcement", "enforcement-clockwise", "enforcement-counterclockwise"}
        assert {word.name for word in red} == names
        assert all(word.gift == (word.name == "enforcement") for word in red)
        blue = {parse_word(text).name for text in on(board, "blue") if text != EMPTY}
        assert {"blue-shield", "transform"} <= blue <= {"red-shield", "blue-shield", "copy-token", "transform"}
        assert parse_word(on(board, "blue")[-1]).name == "transform"  # what overflows never comes to nothing
        assert [len(on(board, id)) for id in ("yellow", "red", "blue")] == [7, 6, 7]
    (power,) = content.bosses["regalia"].power
    assert "black" in power.tracks


def test_she_is_feared_for_another_reason_than_steelheart(content: Content) -> None:
    """He hardens Epics; she watches, and takes what Reckoners have."""
    black = words_on(content.bosses["regalia"].power[0].tracks, "black", "standard") or ()
    names = [parse_word(text).name for text in black]
    assert len(names) == 7
    assert {"discover", "attack-plan", "attack-money", "steal", "fortify"} <= set(names)
    assert "fortify" not in names[:START]


@pytest.mark.rule("REG-09")
def test_each_effect_twice(content: Content) -> None:
    assert [card.count for card in content.bosses["regalia"].cards] == [2] * 6


def test_no_two_districts_have_the_same_track(content: Content) -> None:
    tracks = [district.track for district in content.cities["babilar"].districts]
    assert len(set(tracks)) == len({track[3:] for track in tracks}) == 7  # on Beginner too


@pytest.mark.rule("BAB-03", "BAB-09")
@pytest.mark.parametrize("level", range(4))
def test_every_district_helps_and_hurts_whoever_searches_it(content: Content, level: int) -> None:
    city = content.cities["babilar"]
    assert city.marker_start is not None
    start = city.marker_start[level]
    for district in city.districts:
        ahead = [spot for spot in district.track[len(district.track) - start :] if spot]
        assert "aid" in ahead, district.id
        assert len(ahead) > ahead.count("aid"), district.id
        assert ahead.count("aid") <= 2


@pytest.mark.rule("BAB-09", "BAB-11")
def test_there_are_cards_for_all_the_aid(content: Content) -> None:
    """Each takes one out of the deck, and shows another."""
    aid = [district.track.count("aid") for district in content.cities["babilar"].districts]
    assert sum(aid) < len(content.dawnslight)


def test_dawnslight_cards(content: Content) -> None:
    cards = [card for card in content.dawnslight.values() if card.gives]
    assert {symbol for card in cards for symbol in card.gives} == set(SYMBOLS)
    assert all(2 <= len(card.gives) <= 3 for card in cards)
    assert len({card.name for card in content.dawnslight.values()}) == 14
    worse = [(one.id, other.id) for one, other in permutations(cards, 2) if Counter(one.gives) <= Counter(other.gives)]
    assert worse == []  # no card is only a better version of another
