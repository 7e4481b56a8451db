"""A wrong deck of a Boss, track of a district or card of Dawnslight is told in one line: where, and what helps."""

from __future__ import annotations

import pytest

from reckoners.content import check_pack, load_content
from reckoners.content.model import words_on
from tests.content.packs import MakePack, only

TEN = '"", "", "", "", "", "", "", "", "", "", ""'


def patched(kind: str, id: str, lines: str) -> str:
    return f'[[replace.{kind}]]\nid = "{id}"\n{lines}\n'


def track(spots: str) -> str:
    return patched("city", "babilar", f'[[replace.city.districts]]\nid = "central-park"\ntrack = [{spots}]')


def spot(place: int, text: str) -> str:
    spots = [""] * 11
    spots[place] = text
    return ", ".join(f'"{each}"' for each in spots)


TRACKS = [
    ('"aid", ""', "districts[1].track", "2 spots; give 11, from spot 10 down to spot 0"),
    (f'{TEN}, "", ""', "districts[1].track", "13 spots; give 11, from spot 10 down to spot 0"),
    ("", "districts[1].track", "0 spots; give 11, from spot 10 down to spot 0"),
    (spot(10, "aid"), "districts[1].track[10]", "'aid' on spot 0; a track ends with an empty spot, \"\""),
    (spot(3, "ait"), "districts[1].track[3]", "unknown action word 'ait'; did you mean 'aid'?"),
    (spot(3, "gift discover"), "districts[1].track[3]", "'discover' cannot be gifted; only: fortify, "),
    (spot(3, "aid 2"), "districts[1].track[3]", "'aid 2' says too much; write 'aid'"),
    (
        *(spot(5, "population"), "districts[1].track[5]"),
        "'population' cannot stand on a district's track; fitting: discover, attack-money [N]",
    ),
]


@pytest.mark.rule("BAB-01", "BAB-07")
@pytest.mark.parametrize(("spots", "field", "message"), TRACKS)
def test_a_wrong_track(pack: MakePack, spots: str, field: str, message: str) -> None:
    problem = only(pack(cities=track(spots)))
    assert (problem.file, problem.entry, problem.field) == ("cities.toml", "city 'babilar'", field)
    assert problem.message.startswith(message)


CITIES = [
    ("marker_start = [7, 8, 9, 0]", "marker_start[3]", "0 is out of range; give 1 to 10"),
    ("marker_start = [7, 8, 9, 11]", "marker_start[3]", "11 is out of range; give 1 to 10"),
    ("marker_start = [7, 8, 9]", "marker_start", "expected 4 items, got 3"),
    ("boss_health = [10, 15, 20, 0]", "boss_health[3]", "0 is below 1; the Boss must be worth fighting"),
]


@pytest.mark.rule("BAB-01", "BAB-02")
@pytest.mark.parametrize(("line", "field", "message"), CITIES)
def test_a_wrong_start(pack: MakePack, line: str, field: str, message: str) -> None:
    problem = only(pack(cities=patched("city", "babilar", line)))
    assert (problem.entry, problem.field) == ("city 'babilar'", field)
    assert problem.message.startswith(message)


def test_a_track_in_a_city_without_markers(pack: MakePack) -> None:
    line = f'[[replace.city.districts]]\nid = "the-loop"\ntrack = [{spot(4, "aid")}]'
    problem = only(pack(cities=patched("city", "newcago", line)))
    assert problem.field == "districts[0].track"
    assert problem.message == "the city does not say where markers start; give marker_start, or leave the track out"


def test_markers_without_tracks(pack: MakePack) -> None:
    problems = check_pack(pack(cities=patched("city", "newcago", "marker_start = [2, 3, 4, 5]")))
    assert [problem.field for problem in problems] == [f"districts[{place}].track" for place in range(7)]
    assert {problem.message for problem in problems} == {"has no spots; give at least 6, down to spot 0"}


CARDS = [
    ('[{ effect = "rerol", count = 2 }]', "cards[0].effect", "unknown value 'rerol'; did you mean 'reroll'?"),
    ("[{ count = 2 }]", "cards[0].effect", "is missing"),
    ('[{ effect = "die", count = 0 }]', "cards[0].count", "0 cards; at least 1 is needed, or leave the effect out"),
    (
        *('[{ effect = "die", count = 1 }, { effect = "die", count = 2 }]', "cards[1].effect"),
        "'die' is there twice; write it once",
    ),
    ("[[1, 2]]", "cards[0]", "expected a table, got a list"),
    ("[]", "cards", "is empty; she turns over one each round: give at least one, { effect = "),
]


@pytest.mark.rule("REG-09")
@pytest.mark.parametrize(("cards", "field", "message"), CARDS)
def test_wrong_cards_of_a_boss(pack: MakePack, cards: str, field: str, message: str) -> None:
    problem = only(pack(bosses=patched("boss", "regalia", f"cards = {cards}")))
    assert (problem.file, problem.entry, problem.field) == ("bosses.toml", "boss 'regalia'", field)
    assert problem.message.startswith(message)


GIVES = [
    ("", "", "gives nothing; add gives = [...] or population = 3"),
    ("gives = []\npopulation = 0", "", "gives nothing; add gives = [...] or population = 3"),
    ('gives = ["plan"]\npopulation = 3', "population", "beside symbols; a card gives symbols or people, not both"),
    ("population = -3", "population", "-3 is below 0; leave it out if there is none"),
    ('gives = ["plans"]', "gives[0]", "unknown value 'plans'; did you mean 'plan'?"),
    ("gives = [" + '"plan", ' * 10 + "]", "gives", "10 symbols; a card gives at most 9"),
]


@pytest.mark.rule("BAB-10")
@pytest.mark.parametrize(("lines", "field", "message"), GIVES)
def test_a_wrong_dawnslight_card(pack: MakePack, lines: str, field: str, message: str) -> None:
    problem = only(pack(dawnslight=f'[[dawnslight]]\nid = "weed"\nname = "Weed"\n{lines}\n'))
    assert (problem.file, problem.entry, problem.field) == ("dawnslight.toml", "dawnslight 'weed'", field)
    assert problem.message.startswith(message)


def test_a_dawnslight_card_has_an_id_of_its_own(pack: MakePack) -> None:
    problem = only(pack(dawnslight='[[dawnslight]]\nid = "emp"\nname = "Weed"\npopulation = 3\n'))
    assert problem.message == "'emp' is the id of an equipment already; choose another"


def board(track: str, *words: str) -> str:
    tracks = f"tracks.{track} = [{', '.join(map(repr, words))}]"
    return patched("boss", "regalia", f'[[replace.boss.adjustment]]\nreckoners = 4\nside = "A"\n{tracks}')


RED = ("gift enforcement", "enforcement-clockwise", "enforcement-counterclockwise", "gift enforcement 5")
BOARDS = [
    ("red", ("gift enforcement", "enforcement 2", "deploy"), 1, "'enforcement 2' cannot stand on a Boss's red track"),
    ("red", ("gift enforcement", "deploy", "gift fortify"), 2, "'gift fortify' cannot stand on a Boss's red track"),
    ("red", ("gift enforcement", "deploy", "aid"), 2, "'aid' cannot stand on a Boss's red track; fitting: gift enf"),
    ("blue", ("wall", "population", "wall"), 1, "'population' cannot stand on a Boss's blue track; fitting: wall"),
    ("blue", ("wall", "red-shield", "enforcement-clockwise"), 2, "'enforcement-clockwise' cannot stand on a Boss's bl"),
]


@pytest.mark.rule("REG-05", "REG-06")
@pytest.mark.parametrize(("id", "words", "place", "message"), BOARDS)
def test_a_wrong_track_of_a_boss(pack: MakePack, id: str, words: tuple[str, ...], place: int, message: str) -> None:
    problem = only(pack(bosses=board(id, *words)))
    assert (problem.entry, problem.field) == ("boss 'regalia'", f"adjustment[8].tracks.{id}[{place}]")
    assert problem.message.startswith(message)


def test_right_tracks_of_a_boss(pack: MakePack) -> None:
    blue = ("blue-shield", "red-shield 2", "copy-token", "transform 2")
    assert check_pack(pack(bosses=board("red", *RED))) == []
    assert check_pack(pack("other", bosses=board("blue", *blue))) == []


@pytest.mark.rule("EP2-06", "REG-06")
def test_a_boss_who_rolls_the_die_for_his_own_track(pack: MakePack) -> None:
    """His bracket at the end: the die raises it, so his last action rolls the die, which raises it."""
    faces = '["population", "barricade", "boss blue", "fortify", "discover", "enforcement"]'
    die = patched("table", "set-up", f"ability_die = {faces}")
    problems = check_pack(pack(table=die, manifest='requires = ["steelslayer"]\n'))
    assert len(problems) == 20
    assert {problem.entry for problem in problems} == {"boss 'regalia'"}
    assert problems[0].field == "adjustment[0].tracks.blue[6]"
    *_, last = words_on(load_content(modules=(4,)).bosses["regalia"].adjustment[0].tracks, "blue", "standard") or ()
    assert problems[0].message == (
        f"'{last}' as the last action could chain without end: the Epic Ability die has 'boss blue'; "
        "change one of the two"
    )
    black = die.replace("boss blue", "boss black")
    assert check_pack(pack("other", table=black, manifest='requires = ["steelslayer"]\n')) == []


def test_what_a_pack_changes_of_a_district_is_its_own(pack: MakePack) -> None:
    folder = pack(cities=track(spot(4, "attack-plan 2")))
    content = load_content([folder], (4,))
    city = content.cities["babilar"]
    assert city.districts[1].track[4] == "attack-plan 2"
    assert city.districts[1].name == "Central Park"
    assert content.origin("city", "babilar", "districts.1.track.4").pack == "mine"
    assert content.origin("city", "babilar", "districts.1.track.4").provenance == "ours"
    assert content.origin("city", "babilar", "districts.0.name").pack == "steelslayer"
    load_content([folder])  # Babilar is not in play
