"""Places in one's own box: districts and the cards that lie on them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from reckoners.content import load_content
from tests.server.boxes import fault, field, form, post, the_box
from tests.server.house import House


@pytest.fixture
def house(boxed: House) -> House:
    return boxed


def test_a_district_s_card_is_corrected(house: House, shelf: Path) -> None:
    """Its action, and its one benefit: that of another kind takes the place of what was there."""
    key = "newcago-card:the-loop-a:4"
    thing = next(one for one in the_box(house).things if one.key == key)
    assert (thing.kind, thing.name, thing.module) == ("newcago-card", "The Loop, side A", 4)
    shown = form(house, key)
    card = load_content(modules=(4,)).city_cards["the-loop-a"]
    assert field(shown, "harm").value == [card.harm]
    assert field(shown, "benefit.family").value == "on_defeat"
    assert field(shown, "benefit.on_defeat").value == list(card.benefit.on_defeat)
    assert {word.name for word in shown.words["card"]} > {"enforcement", "suffer"}

    fewer = post(house, "draft", key, {"benefit.on_defeat": ["money"]})
    assert (fewer.problems, fewer.changed) == ((), True)
    assert fewer.card is not None
    assert fewer.card.gives == ("money",)
    values = {
        "harm": ["suffer move"],
        "benefit.family": "exchange",
        "benefit.exchange.pays": ["plan"],
        "benefit.exchange.gives": ["research", "research"],
    }
    kept = post(house, "keep", key, values)
    assert (kept.problems, kept.pack) == ((), "as-in-my-box")
    assert kept.card is not None
    assert (kept.card.family, kept.card.harm, kept.card.cost) == ("exchange", "suffer move", ("plan",))
    assert "suffer move" in kept.actions
    written = tomllib.loads((shelf / kept.pack / "newcago_cards.toml").read_text(encoding="utf-8"))
    (replaced,) = written["replace"]["newcago-card"]
    assert replaced["benefit"] == {"exchange": {"pays": "plan", "gives": ["research", "research"]}}
    assert replaced["harm"] == "suffer move"
    again = form(house, key, kept.pack)
    assert (field(again, "benefit.family").value, field(again, "benefit.family").printed) == ("exchange", "on_defeat")
    back = post(house, "keep", key, {"harm": [card.harm], "benefit.family": "on_defeat"}, pack=kept.pack)
    assert back.problems == ()

    nothing = post(house, "draft", key, {"benefit.family": "exchange", "benefit.exchange.gives": []})
    assert [(problem.field, problem.text) for problem in nothing.problems] == [
        ("benefit.exchange.gives", "Choose at least one symbol.")
    ]
    misplaced = post(house, "draft", key, {"harm": ["move"]})
    assert {problem.field for problem in misplaced.problems} == {"harm"}


def test_a_district_is_corrected(house: House, shelf: Path) -> None:
    """Its name, and its own track with as many spots as before: of a city with markers, and of one that walks."""
    things = {thing.key: thing for thing in the_box(house).things}
    plain, key = "city:newcago:0:the-loop", "city:babilar:4:central-park"
    assert (things[plain].kind, things[plain].name) == ("district", "The Loop")
    assert [one.path for one in form(house, plain).fields] == ["districts.0.name"]
    assert form(house, plain).subject == "district/the-loop"

    shown = form(house, key)
    (path,) = (one.path for one in shown.fields if one.kind == "track")
    before = field(shown, path)
    assert shown.words["district"][0].name == ""
    track = [str(word) for word in load_content(modules=(4,)).cities["babilar"].districts[1].track]
    assert (before.value, before.least, before.most) == (track, len(track), len(track))
    track[0], track[2] = "discover", ""
    kept = post(house, "keep", key, {path: track, path.replace("track", "name"): "Old Park"})
    assert (kept.problems, kept.pack) == ((), "as-in-my-box")
    assert kept.district is not None
    assert (kept.district.name, list(kept.district.track)) == ("Old Park", track)
    written = tomllib.loads((shelf / kept.pack / "cities.toml").read_text(encoding="utf-8"))
    (city,) = written["replace"]["city"]
    assert city["districts"] == [{"id": "central-park", "name": "Old Park", "track": track}]
    (change,) = the_box(house).packs[0].changes
    assert change.thing == key
    long = post(house, "draft", key, {path: [*track, ""]}, pack=kept.pack)
    assert {problem.field for problem in long.problems} == {path}

    walking = next(one for one in things if one.startswith("city:ildithia:4:"))
    passed = form(house, walking)
    (place,) = passed.words
    spots = next(one for one in passed.fields if one.kind == "track").value
    assert isinstance(spots, list)
    known = {word.name for word in passed.words[place]}
    assert {str(spot).removeprefix("gift ").partition(" ")[0] for spot in spots} <= known
    assert fault(house.http.get("/api/box/form", params={"thing": "city:newcago:0:nowhere"})).code == "box-thing"
    assert fault(house.http.get("/api/box/form", params={"thing": "city:newcago:0"})).code == "box-thing"
