"""Campaigns on the server: begun, played game by game at tables, kept in the database (VAR-06; ours)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reckoners.game.campaign import Campaign, begin, record
from reckoners.game.campaign_files import campaign_to_json
from reckoners.server.campaign_protocol import CampaignGame, CampaignInfo
from reckoners.server.database import FILE
from reckoners.server.protocol import Fault, TableInfo, TableNow
from tests.game.test_campaign import over
from tests.positions import rule
from tests.server.house import House

TEAM = ["tia", "prof"]


def asked(house: House, place: str = "", sent: object = None) -> Any:
    """A campaign, its table, a fault: whatever comes back."""
    address = f"/api/campaigns{place}"
    answer = house.http.get(address) if sent is None else house.http.post(address, json=sent)
    kind = TableInfo if place.endswith("/next") else CampaignInfo
    return msgspec.json.decode(answer.content, type=kind if answer.is_success else Fault)


def begun(house: House, **more: object) -> CampaignInfo:
    info = asked(house, sent={"reckoners": TEAM, "seed": "served", "pace": "at-once", **more})
    assert isinstance(info, CampaignInfo), info
    return info


def play_out(house: House, table: str) -> None:
    with house.window(table) as window:
        window.until(lambda message: isinstance(message, TableNow) and message.view.result != "playing")


@rule("VAR-06")
def test_a_campaign_game_by_game(house: House) -> None:
    campaign = begun(house, bots=["random", "random"])
    assert [game.state for game in campaign.games] == ["next", "later", "later"]
    assert (campaign.games[0].boss, campaign.next is not None) == ("steelheart", True)
    table = asked(house, f"/{campaign.id}/next", {})
    assert isinstance(table, TableInfo)
    assert (table.campaign, table.seed, table.bots) == (campaign.id, "served 1", {"tia": "random", "prof": "random"})
    assert asked(house, f"/{campaign.id}/next", {}).id == table.id  # not begun twice
    assert table in house.list()
    assert asked(house, f"/{campaign.id}").games[0].state in ("begun", "won", "lost")
    play_out(house, table.id)
    after = asked(house, f"/{campaign.id}")
    assert (after.games[0].state, after.games[0].table) == ("lost", table.id)
    assert after.wins == 0
    if after.choices:
        assert after.one_card
        refused = asked(house, f"/{campaign.id}/next", {})
        assert (refused.code, "first choose" in refused.sentence) == ("campaign", True)
        after = asked(house, f"/{campaign.id}/keep", {"cards": after.usual})
    assert after.next.bolder == ("intense",)
    assert after.next.remembered == -3
    following = asked(house, f"/{campaign.id}/next", {})
    assert (following.boss, following.city, following.options) == ("regalia", "babilar", ("intense",))
    assert following.population <= after.next.population
    told = [game.state for game in asked(house, f"/{campaign.id}").games]
    assert told[0] == "lost"
    assert told[2] in ("later", "next")


def test_they_are_listed_newest_first_and_deleted_without_their_games(house: House) -> None:
    older, newer = begun(house), begun(house, length=7)
    table = asked(house, f"/{newer.id}/next", {})
    listed = msgspec.json.decode(house.http.get("/api/campaigns").content, type=list[CampaignInfo])
    assert [info.id for info in listed][:2] == [newer.id, older.id]
    assert len(listed[0].games) == 7
    assert listed[0].games[-1].boss == ""
    assert house.http.delete(f"/api/campaigns/{newer.id}").status_code == 204
    assert asked(house, f"/{newer.id}").code == "unknown-campaign"
    assert house.http.delete(f"/api/campaigns/{newer.id}").status_code == 404
    left = msgspec.json.decode(house.http.get(f"/api/tables/{table.id}").content, type=TableInfo)
    assert left.campaign == ""


def test_courses_can_be_seen_before(house: House) -> None:
    found = msgspec.json.decode(house.http.get("/api/courses").content, type=dict[str, tuple[CampaignGame, ...]])
    assert {length: len(games) for length, games in found.items()} == {str(n): n for n in range(3, 8)}
    assert found["3"] == tuple(msgspec.structs.replace(game, state="later") for game in begun(house).games)


def test_a_game_that_was_deleted_is_begun_anew(house: House) -> None:
    campaign = begun(house)
    table = asked(house, f"/{campaign.id}/next", {})
    house.http.delete(f"/api/tables/{table.id}")
    assert asked(house, f"/{campaign.id}").games[0].state == "next"
    assert asked(house, f"/{campaign.id}/next", {}).id != table.id


@pytest.mark.parametrize(
    ("sent", "code", "said"),
    [
        ({"reckoners": TEAM, "length": 8}, "campaign", "3 to 7"),
        ({"reckoners": ["tia", "nobody"]}, "campaign", "nobody"),
        ({"reckoners": TEAM, "bots": ["nobody"]}, "campaign", "nobody"),
        ({"reckoners": TEAM, "packs": ["../.."]}, "campaign", ".."),
        ({"reckoners": TEAM, "boss": "regalia"}, "unreadable", "boss"),
        ({}, "unreadable", "reckoners"),
    ],
)
def test_what_cannot_be(house: House, sent: dict[str, object], code: str, said: str) -> None:
    fault = asked(house, sent=sent)
    assert isinstance(fault, Fault)
    assert (fault.code, said in fault.sentence) == (code, True)


def test_there_is_nothing_to_keep_before_a_game(house: House) -> None:
    campaign = begun(house)
    assert "nothing to choose" in asked(house, f"/{campaign.id}/keep", {"cards": {}}).sentence
    assert asked(house, f"/{campaign.id}/keep", {"cards": 3}).code == "unreadable"


@rule("VAR-06")
def test_it_outlives_the_server_and_what_was_won_is_chosen(start: Callable[..., House], tmp_path: Path) -> None:
    """A game that was won with cards is laid into the database: nobody waits for a bot that wins. Beside it one that
    somebody has edited: it hides no other."""
    house = start()
    edited, campaign = begun(house, length=4), begun(house)
    table = asked(house, f"/{campaign.id}/next", {})
    house.kill()
    value = begin(Campaign(reckoners=("tia", "prof"), seed="served"))
    value = record(value, over(value, cards="tia emp tia jacket"))
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as database:
        database.execute("UPDATE campaign SET document = ? WHERE id = ?", (campaign_to_json(value), campaign.id))
        change = "UPDATE campaign SET document = replace(document, 'prof', 'cody') WHERE id = ?"
        database.execute(change, (edited.id,))
        database.commit()
    house = start(tmp_path / "data")
    info = asked(house, f"/{campaign.id}")
    assert msgspec.json.decode(house.http.get("/api/campaigns").content, type=list[CampaignInfo]) == [info]
    assert "changed by hand" in asked(house, f"/{edited.id}").sentence
    assert (info.choices, info.one_card, info.next) == ({"tia": ("emp", "jacket")}, False, None)
    assert (info.games[0].state, info.games[0].table, info.wins) == ("won", table.id, 1)
    assert "cannot keep" in asked(house, f"/{campaign.id}/keep", {"cards": {"prof": "emp"}}).sentence
    info = asked(house, f"/{campaign.id}/keep", {"cards": {"tia": "jacket"}})
    assert info.games[0].kept == {"tia": "jacket"}
    assert (info.next.equipment, info.next.population) == ({"tia": "jacket"}, 42)
    following = asked(house, f"/{campaign.id}/next", {})
    with house.window(following.id) as window:
        now = window.table()
        assert [card.id for card in now.view.reckoners[0].equipment] == ["jacket"]
        assert "Tia still has" in " ".join(line.text for line in now.log[0].lines)
