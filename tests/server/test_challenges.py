"""Challenges at a server: those of a date, those of a link, and how they went here."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from reckoners.server.stats_protocol import ChallengeInfo
from reckoners.text import languages
from tests.server.house import House

WISH: dict[str, Any] = {"reckoners": ["tia", "prof"], "boss": "regalia", "seed": "from a friend"}


def of_day(house: House, day: str) -> tuple[ChallengeInfo, ...]:
    return msgspec.json.decode(house.http.get(f"/api/challenges/{day}").content, type=tuple[ChallengeInfo, ...])


def looked_at(house: House, wish: dict[str, Any], language: str = "en") -> ChallengeInfo:
    answer = house.http.post("/api/challenge", json=wish, params={"lang": language})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ChallengeInfo)


def begun(house: House, info: ChallengeInfo) -> str:
    told = msgspec.to_builtins(info)
    fields = ("reckoners", "boss", "city", "modules", "difficulty", "options", "packs", "seed")
    answer = house.http.post("/api/tables", json={name: told[name] for name in fields})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_the_games_of_a_day_and_its_week(house: House) -> None:
    day, week = of_day(house, "2031-05-23")
    assert [(one.kind, one.date, one.seed, one.results) for one in (day, week)] == [
        ("day", "2031-05-23", "day-2031-05-23", ()),
        ("week", "2031-W21", "week-2031-W21", ()),
    ]
    first, second = begun(house, day), begun(house, day)
    house.new(seed=day.seed, difficulty="beginner")  # the same seed, but another game
    again, _ = of_day(house, "2031-05-23")
    assert [(one.id, one.result) for one in again.results] == [(second, "playing"), (first, "playing")]
    assert msgspec.structs.replace(again, results=()) == day


@pytest.mark.parametrize("day", ["yesterday", "2031-13-01", "9" * 300])
def test_what_is_no_day(day: str, house: House) -> None:
    answer = house.http.get(f"/api/challenges/{day}")
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


def test_a_link_gives_the_same_game_as_its_sender_has(house: House) -> None:
    info = looked_at(house, WISH)
    assert (info.kind, info.problem, info.missing, info.differs) == ("link", "", (), False)
    assert info.modules == (4,)  # it comes with the Boss
    id = begun(house, info)
    sent = {**WISH, "modules": info.modules, "content": info.content}
    assert [one.id for one in looked_at(house, sent).results] == [id]
    assert looked_at(house, {**sent, "content": "00000000"}).differs


@pytest.mark.parametrize("language", languages())
def test_a_missing_pack_is_named(language: str, house: House) -> None:
    info = looked_at(house, {**WISH, "packs": ["grandma"]}, language)
    assert info.missing == ("grandma",)
    assert "grandma" in info.problem
    assert "reckoners pack list" in info.problem


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"reckoners": ["tia", "nobody"]}, "nobody"),
        ({"boss": "grandma"}, "grandma"),
        ({"modules": [77]}, "77"),
        ({"difficulty": "odd"}, "odd"),
    ],
)
def test_what_cannot_be_played_is_said(wrong: dict[str, Any], said: str, house: House) -> None:
    info = looked_at(house, WISH | wrong)
    assert said in info.problem
    assert info.content == ""


def test_what_is_no_set_up(house: House) -> None:
    for wish in ({}, {**WISH, "seed": "s" * 201}, {**WISH, "pace": "slow"}, {**WISH, "packs": ["../etc"] * 21}):
        assert house.http.post("/api/challenge", json=wish).status_code == 400
    assert looked_at(house, {**WISH, "packs": ["../../etc"]}).missing == ("../../etc",)
