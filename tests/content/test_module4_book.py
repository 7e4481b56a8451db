"""Every value of Steelslayer's module 4 that the rule books give, and that it is known to be from there."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners.content import Content, Kind, load_content, parse_word
from reckoners.content.model import ATTACK_EFFECTS, DIFFICULTIES, AdjustmentBoard, words_on

COUNTS = range(2, 7)


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(modules=(4,))


def from_book(content: Content, kind: Kind, id: str, *fields: str) -> bool:
    return all(content.origin(kind, id, field).provenance == "book" for field in fields)


def track(board: AdjustmentBoard, id: str) -> tuple[str, ...]:
    return words_on(board.tracks, id, "standard") or ()


def test_what_the_module_brings(content: Content) -> None:
    assert [id for id in content.bosses if content.module_of("boss", id) == 4] == ["regalia", "limelight"]
    assert [id for id in content.cities if content.module_of("city", id) == 4] == ["babilar", "ildithia"]
    assert set(content.dawnslight) == {id for id in content.dawnslight if content.module_of("dawnslight", id) == 4}
    assert not load_content(modules=(1, 2, 3)).dawnslight


@pytest.mark.rule("MOD4-05")
def test_it_needs_no_other_module(content: Content) -> None:
    base = load_content()
    assert (content.epics, content.equipment, content.reckoners) == (base.epics, base.equipment, base.reckoners)


@pytest.mark.rule("REG-01")
def test_regalia_has_a_board_for_each_number_of_reckoners_and_difficulty(content: Content) -> None:
    boss = content.bosses["regalia"]
    assert boss.name == "Regalia"
    assert [board.side for board in boss.power] == ["A"]
    assert boss.boards == tuple((side, "A") for side in "ABCD")
    assert [(board.reckoners, board.side) for board in boss.adjustment] == [(n, s) for n in COUNTS for s in "ABCD"]
    assert from_book(content, "boss", "regalia", "name", "boards")


@pytest.mark.rule("REG-01", "REG-03")
def test_her_four_tracks_from_top_to_bottom(content: Content) -> None:
    boss = content.bosses["regalia"]
    colours = ["yellow", "black", "red", "blue"]
    assert [(row.id, row.colour) for row in boss.tracks] == [(colour, colour) for colour in colours]
    assert from_book(content, "boss", "regalia", "tracks")
    assert all("yellow" in board.tracks for board in boss.adjustment)  # where the difficulty token lies beside it
    assert content.table.boss_bracket == 2


@pytest.mark.rule("REG-02")
def test_in_the_prologue_she_moves_by_steelhearts_die(content: Content) -> None:
    assert content.bosses["regalia"].movement == content.bosses["steelheart"].movement


@pytest.mark.rule("VAR-01", "SET-09")
def test_outside_of_babilar_her_research_is_every_bosses(content: Content) -> None:
    boss = content.bosses["regalia"]
    assert boss.research == content.bosses["steelheart"].research
    assert boss.health is None
    assert boss.research["4"][3] == 38
    assert from_book(content, "boss", "regalia", "research")


@pytest.mark.rule("REG-05")
def test_the_three_kinds_of_her_red_track_stand_on_one_board(content: Content) -> None:
    """EX-23: five for both neighbours, one clockwise, one counterclockwise."""
    boards = content.bosses["regalia"].adjustment
    wanted = {"gift enforcement 5", "enforcement-clockwise", "enforcement-counterclockwise"}
    (index,) = [place for place, board in enumerate(boards) if wanted == set(track(board, "red")[:3])]
    assert from_book(content, "boss", "regalia", *(f"adjustment.{index}.tracks.red.{place}" for place in range(3)))


@pytest.mark.rule("REG-06")
def test_the_example_of_her_blue_track_can_stand_left_of_a_bracket(content: Content) -> None:
    """EX-17: blue Shield, Copy token, Transform, Transform."""
    boards = content.bosses["regalia"].adjustment
    wanted = ("blue-shield", "copy-token", "transform", "transform")
    (index,) = [place for place, board in enumerate(boards) if track(board, "blue")[:4] == wanted]
    assert len(track(boards[index], "blue")) > 4
    assert from_book(content, "boss", "regalia", *(f"adjustment.{index}.tracks.blue.{place}" for place in range(4)))


@pytest.mark.rule("REG-09", "ATK-02", "ATK-03", "ATK-04", "ATK-05", "ATK-06", "ATK-07")
def test_twelve_cards_with_six_effects(content: Content) -> None:
    cards = content.bosses["regalia"].cards
    assert tuple(card.effect for card in cards) == ATTACK_EFFECTS
    assert sum(card.count for card in cards) == 12
    assert from_book(content, "boss", "regalia", *(f"cards.{place}.effect" for place in range(6)))
    assert content.origin("boss", "regalia", "cards.0.count").provenance == "ours"


@pytest.mark.rule("COMP-05")
def test_attack_reckoners_tokens(content: Content) -> None:
    assert content.table.attack_tokens == 12
    assert from_book(content, "table", "set-up", "attack_tokens")
    assert load_content().table.attack_tokens == 0


@pytest.mark.rule("BAB-01", "BAB-02")
def test_babilar_by_difficulty(content: Content) -> None:
    city = content.cities["babilar"]
    assert (city.name, city.boss) == ("Babilar", "regalia")
    assert city.marker_start == (7, 8, 9, 10)
    assert city.boss_health == (10, 15, 20, 25)
    assert len(DIFFICULTIES) == 4
    assert from_book(content, "city", "babilar", "name", "boss", "marker_start", "boss_health")


@pytest.mark.rule("BAB-01")
def test_seven_districts_with_tracks_from_ten_to_zero(content: Content) -> None:
    city = content.cities["babilar"]
    assert len(city.districts) == 7
    for district in city.districts:
        assert len(district.track) == 11
        assert district.track[-1] == ""
    known = [district.name for district in city.districts if district.provenance == "book"]
    assert known == ["Painted Village", "Central Park", "Grand Central"]
    for place, district in enumerate(city.districts):
        assert from_book(content, "city", "babilar", f"districts.{place}.name") == (district.name in known)


@pytest.mark.rule("BAB-07", "BAB-09")
def test_what_stands_on_the_tracks(content: Content) -> None:
    spots = [spot for district in content.cities["babilar"].districts for spot in district.track if spot]
    assert {parse_word(spot).name for spot in spots} == {"discover", "attack-money", "attack-plan", "aid"}


@pytest.mark.rule("BAB-07")
def test_grand_central(content: Content) -> None:
    """EX-18: two Discover Base in a row, then Dawnslight Aid within two, for a marker where one can start."""
    city = content.cities["babilar"]
    assert city.marker_start is not None
    place = next(place for place, district in enumerate(city.districts) if district.id == "grand-central")
    spots = {10 - index: (index, spot) for index, spot in enumerate(city.districts[place].track)}
    starts = [
        spot
        for spot in range(10, 3, -1)
        if spots[spot - 1][1] == spots[spot - 2][1] == "discover" and "aid" in (spots[spot - 3][1], spots[spot - 4][1])
    ]
    assert set(starts) & set(city.marker_start)
    found = [spots[start - step][0] for start in starts for step in (1, 2)]
    found += [index for start in starts for step in (3, 4) for index, spot in [spots[start - step]] if spot == "aid"]
    assert from_book(content, "city", "babilar", *(f"districts.{place}.track.{index}" for index in found))
    others = [index for index, _ in spots.values() if index not in found]
    assert not any(from_book(content, "city", "babilar", f"districts.{place}.track.{index}") for index in others)


@pytest.mark.rule("BAB-11", "BAB-10")
def test_fourteen_dawnslight_cards(content: Content) -> None:
    cards = content.dawnslight
    assert len(cards) == 14
    (held,) = [card for card in cards.values() if Counter(card.gives) == {"contain": 2}]
    assert from_book(content, "dawnslight", held.id, "gives")
    fed = [card for card in cards.values() if card.population]
    assert fed
    assert {card.population for card in fed} == {3}
    assert all(from_book(content, "dawnslight", card.id, "population") for card in fed)
    others = [card for card in cards.values() if card is not held and card not in fed]
    assert not any(from_book(content, "dawnslight", card.id, "gives") for card in others)
    assert not any(from_book(content, "dawnslight", id, "name") for id in cards)
