"""Ildithia as printed: what the book gives, what our own values must keep, and how a wrong walking city is told."""

from __future__ import annotations

import pytest

from reckoners.content import Content, load_content, parse_word
from reckoners.content.loader import check_pack
from tests.content.packs import MakePack, only

BOOK = ("sharp-tower", "inkom-territory")
COUNTS = [str(count) for count in range(2, 7)]
# What it costs a team if nobody does anything about it, roughly: people are worth most.
WEIGHT = {"population": 2, "discover": 2, "boss": 2, "copy-own": 2}


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(modules=(4,))


def from_book(content: Content, *fields: str) -> list[bool]:
    return [content.origin("city", "ildithia", field).provenance == "book" for field in fields]


# -- the book's


@pytest.mark.rule("ILD-01")
def test_seven_districts_two_of_them_by_name(content: Content) -> None:
    city = content.cities["ildithia"]
    assert city.name == "Ildithia"
    assert len(city.districts) == 7
    assert tuple(district.id for district in city.districts if district.provenance == "book") == BOOK
    assert [district.name for district in city.districts[:2]] == ["Sharp Tower", "Inkom Territory"]
    assert from_book(content, *(f"districts.{place}.name" for place in range(7))) == [True] * 2 + [False] * 5


@pytest.mark.rule("ILD-07")
def test_the_bottom_spot_is_two_research_on_the_boss(content: Content) -> None:
    districts = content.cities["ildithia"].districts
    assert {district.track[-1] for district in districts} == {"boss-research 2"}
    assert all(from_book(content, *(f"districts.{place}.track.4" for place in range(7))))


@pytest.mark.rule("ILD-01", "ILD-04", "ILD-05")
def test_inkom_territory(content: Content) -> None:
    """EX-21: three start on its top spot; a Protect later Boss black, Barricade and Copy are left."""
    city = content.cities["ildithia"]
    inkom = city.districts[1]
    assert inkom.track[-4:] == ("boss black", "barricade", "copy-own", "boss-research 2")
    assert city.marker_starts is not None
    assert city.marker_starts["3"] == len(inkom.track) - 1
    assert from_book(content, *(f"districts.1.track.{place}" for place in range(5))) == [False, True, True, True, True]
    assert from_book(content, "marker_starts.3", "marker_starts.4", "passes.3") == [True, False, False]


@pytest.mark.rule("VAR-01", "VAR-02")
def test_whose_research_and_health_count(content: Content) -> None:
    his = content.bosses[content.cities["ildithia"].boss]
    assert his.research["4"][3] == 38
    for boss in content.bosses:
        assert content.measure(boss, "ildithia") is his
        assert content.measure(boss, "newcago") is content.bosses["steelheart"]


def test_a_boss_without_a_city_brings_his_own_numbers(pack: MakePack) -> None:
    steelheart = load_content().bosses["steelheart"]
    text = f"""
    [[boss]]
    id = "somebody"
    name = "Somebody"
    plays = "steelheart"
    tracks = [{{ id = "red", colour = "red" }}]
    movement = {list(steelheart.movement)}
    research = {{ 2 = [1, 2, 3, 4], 3 = [1, 2, 3, 4], 4 = [1, 2, 3, 4], 5 = [1, 2, 3, 4], 6 = [1, 2, 3, 4] }}
    boards = [["A", "A"], ["A", "A"], ["A", "A"], ["A", "A"]]
    power = [{{ side = "A", tracks.red = ["deploy", "deploy", "deploy"] }}]
    adjustment = [{", ".join(f'{{ reckoners = {count}, side = "A", tracks = {{}} }}' for count in COUNTS)}]
    provenance = {{ default = "ours" }}
    """
    content = load_content([pack(bosses=text)], (4,))
    assert content.measure("somebody", "ildithia").research["4"] == (1, 2, 3, 4)
    assert content.measure("regalia", "ildithia").id != "somebody"


# -- ours


def test_no_two_tracks_are_alike(content: Content) -> None:
    tracks = [district.track for district in content.cities["ildithia"].districts]
    assert len(set(tracks)) == len({track[1:] for track in tracks}) == len({frozenset(track) for track in tracks}) == 7
    assert {len(track) for track in tracks} == {5}


def test_it_hurts_but_not_much(content: Content) -> None:
    """Every spot does something once; no district costs more than two people, and each track another thing first."""
    for district in content.cities["ildithia"].districts:
        words = [parse_word(text) for text in district.track[:-1]]
        assert all(word.number == 1 and not word.gift and word.per is None for word in words)
        assert sum(WEIGHT.get(word.name, 1) for word in words) <= 7, district.id
        assert [word.name for word in words].count("population") <= 2
        assert [word.name for word in words].count("boss") <= 1


def test_the_city_is_felt_in_many_ways(content: Content) -> None:
    districts = content.cities["ildithia"].districts
    words = {parse_word(text).name for district in districts for text in district.track[:-1]}
    assert words >= {
        "population",
        "barricade",
        "enforcement",
        "fortify",
        "boss",
        "copy-own",
        "discover",
        "attack-money",
    }
    raised = [parse_word(text).colour for district in districts for text in district.track if text.startswith("boss ")]
    assert sorted(map(str, raised)) == ["black", "blue", "red", "yellow"]


@pytest.mark.rule("ILD-01", "ILD-03")
def test_smaller_teams_have_less_to_do(content: Content) -> None:
    city = content.cities["ildithia"]
    assert city.marker_starts is not None
    assert city.passes is not None
    starts, passes = ([values[count] for count in COUNTS] for values in (city.marker_starts, city.passes))
    assert starts == sorted(starts)
    assert passes == sorted(passes)
    assert starts[0] < starts[1]
    assert passes[0] < passes[-1]
    assert all(
        passed * 2 <= int(count) + 1 for passed, count in zip(passes, COUNTS, strict=True)
    )  # never half the ring


# -- what is wrong with a pack's


def patched(lines: str) -> str:
    return f'[[replace.city]]\nid = "ildithia"\n{lines}\n'


def spots(*words: str) -> str:
    return patched(f'[[replace.city.districts]]\nid = "salt-mills"\ntrack = [{", ".join(map(repr, words))}]')


WRONG = [
    (spots("", "", "boss-research 2"), "districts[6].track", "3 spots; give 5, from spot 4 down to spot 0"),
    (spots("", "", "", "", ""), "districts[6].track[4]", "unknown action word ''"),
    (spots("", "", "", "", "aid"), "districts[6].track[4]", "'aid' cannot stand on the bottom spot; fitting: boss-res"),
    (
        *(spots("", "boss-research 2", "", "", "boss-research 2"), "districts[6].track[1]"),
        "'boss-research 2' cannot stand on the track of a district that is passed; fitting: fortify",
    ),
    (spots("aid", "", "", "", "boss-research"), "districts[6].track[0]", "'aid' cannot stand on the track of a dist"),
    (spots("copy", "", "", "", "boss-research"), "districts[6].track[0]", "'copy' cannot stand on the track of a dis"),
    (patched("marker_start = [1, 2, 3, 4]"), "marker_start", "beside marker_starts; the city's markers start by diff"),
    (patched("marker_starts = { 2 = 0, 3 = 4, 4 = 4, 5 = 4, 6 = 4 }"), "marker_starts.2", "0 is out of range; give 1"),
    (patched("marker_starts = { 2 = 5, 3 = 4, 4 = 4, 5 = 4, 6 = 4 }"), "marker_starts.2", "5 is out of range; give 1"),
    (patched("passes = { 2 = 4, 3 = 4, 4 = 4, 5 = 4, 6 = 4 }"), "passes.2", "4 is out of range; give 1 to 3"),
    (
        patched("passes = { 2 = 1, 3 = 1, 4 = 1, 5 = 1, 6 = 1, 7 = 1 }"),
        "passes.7",
        "unknown Reckoner count '7'; kno",
    ),
]


@pytest.mark.rule("ILD-01", "ILD-03")
@pytest.mark.parametrize(("text", "field", "message"), WRONG)
def test_a_wrong_city_that_walks(pack: MakePack, text: str, field: str, message: str) -> None:
    problem = only(pack(cities=text))
    assert (problem.file, problem.entry, problem.field) == ("cities.toml", "city 'ildithia'", field)
    assert problem.message.startswith(message)


@pytest.mark.rule("ILD-01", "ILD-03")
def test_one_without_the_other(pack: MakePack) -> None:
    text = '[[replace.city]]\nid = "newcago"\npasses = { 2 = 1, 3 = 1, 4 = 1, 5 = 1, 6 = 1 }\n'
    problems = check_pack(pack(cities=text))
    assert problems[0].field == "marker_starts"
    assert problems[0].message == "is missing beside passes; give a number for each Reckoner count, 2 to 6"
    assert {problem.field for problem in problems[1:]} == {f"districts[{place}].track" for place in range(7)}


def test_a_count_that_is_missing(pack: MakePack) -> None:
    tracks = ", ".join(
        f'{{ id = "place-{n}", name = "D{n}", track = ["population", "boss-research"], provenance = "ours" }}'
        for n in range(7)
    )
    text = f"""
    [[city]]
    id = "treadmill"
    name = "Treadmill"
    plays = "ildithia"
    boss = "steelheart"
    marker_starts = {{ 2 = 1, 3 = 1, 4 = 1, 5 = 1 }}
    passes = {{ 2 = 1, 3 = 1, 4 = 1, 5 = 1, 6 = 1 }}
    districts = [{tracks}]
    provenance = {{ default = "ours" }}
    """
    problem = only(pack(cities=text))
    assert (problem.field, problem.message) == ("marker_starts.6", "is missing; give a number for 6 Reckoners")


def test_right_words_on_a_track(pack: MakePack) -> None:
    words = ("population 2 per barricade", "gift enforcement", "steal", "transform", "boss-research 3")
    folder = pack(cities=spots(*words))
    assert check_pack(folder) == []
    assert load_content([folder], (4,)).cities["ildithia"].districts[6].track == words
