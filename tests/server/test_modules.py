"""Modules in the browser: what they bring is told, chosen, played and kept."""

from __future__ import annotations

import msgspec
import pytest

from reckoners.server.protocol import ContentInfo, Fault, TableInfo
from tests.server.house import House


def content(house: House, modules: str) -> ContentInfo:
    answer = house.http.get("/api/content", params={"modules": modules, "lang": "en"})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ContentInfo)


def test_content_says_which_module_brings_what(house: House) -> None:
    base, first, every = (content(house, modules) for modules in ("", "1", "all"))
    assert [told.modules for told in (base, first, every)] == [(1, 2, 3, 4)] * 3
    assert [told.in_play for told in (base, first, every)] == [(), (1,), (1, 2, 3, 4)]
    brought = {reckoner.id: reckoner.module for reckoner in first.reckoners}
    assert {id for id, module in brought.items() if module} == {"val", "mizzy", "exel", "sam"}
    assert {reckoner.module for reckoner in base.reckoners} == {0}
    assert base.ability_die == ()
    assert len(every.ability_die) == 6
    assert {every.names.actions[word] for word in every.ability_die}.isdisjoint({""})


@pytest.mark.parametrize("modules", ["9", "1,x", "all,1", "-1", "²"])
def test_a_module_that_is_not_there(house: House, modules: str) -> None:
    answer = house.http.get("/api/content", params={"modules": modules, "lang": "en"})
    assert answer.status_code == 422
    fault = msgspec.json.decode(answer.content, type=Fault)
    assert fault.code == "set-up"
    assert "module" in fault.sentence


def test_a_table_with_modules_brings_their_pack_along(house: House) -> None:
    wanted = {"reckoners": ["val", "sam", "tia"], "modules": [3, 1, 2], "seed": "modules"}
    answer = house.http.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    info = msgspec.json.decode(answer.content, type=TableInfo)
    assert (info.modules, info.packs) == ((1, 2, 3), ("steelslayer",))
    with house.window(info.id) as window:
        table = window.table()
        assert table.laid is not None
        assert (table.laid.modules, table.laid.packs) == ((1, 2, 3), ("steelslayer",))
        assert table.view.red_shields_left == 10
        assert table.view.copy_tokens_left == 8


def test_a_base_game_says_nothing_of_them(house: House) -> None:
    with house.window(house.new().id) as window:
        window.socket.send('{"type": "look", "at": 0}')
        said = [str(window.socket.recv(60)) for _ in range(2)]
    for word in ("shields", "copy_tokens", "stolen", "asleep", "charges", "waiting", "owing", "least", "modules"):
        assert all(f'"{word}' not in text for text in said), word


def test_a_table_with_modules_is_kept_and_opened_again(house: House) -> None:
    """As a file, too: the pack comes by itself."""
    wanted = {"reckoners": ["val", "mizzy"], "modules": [1, 2, 3], "seed": "kept"}
    id = msgspec.json.decode(house.http.post("/api/tables", json=wanted).content, type=TableInfo).id
    with house.window(id) as window:
        table = window.act(window.table(), "end purchase")
        first = next(option for option in table.options if option.who == "val")
        table = window.act(table, first.action)
    file = house.http.get(f"/api/tables/{id}/file").content
    again = msgspec.json.decode(house.http.post("/api/tables/file", content=file).content, type=TableInfo)
    assert (again.modules, again.packs, again.actions) == ((1, 2, 3), ("steelslayer",), 2)
    with house.window(again.id) as window:
        assert window.table().view == table.view


def test_a_reckoner_whose_module_is_not_in_play(house: House) -> None:
    answer = house.http.post("/api/tables?lang=en", json={"reckoners": ["val", "tia"], "modules": [2]})
    assert answer.status_code == 422
    assert "module 1" in msgspec.json.decode(answer.content, type=Fault).sentence


@pytest.mark.parametrize("where", [{}, {"boss": "regalia", "city": "babilar"}])
def test_a_bot_plays_a_round_with_modules(house: House, where: dict[str, str]) -> None:
    wanted = {"reckoners": ["exel", "sam"], "modules": [1, 2, 3], "seed": "bots", "bots": ["greedy", "greedy"]}
    answer = house.http.post("/api/tables", json={**wanted, **where, "pace": "at-once"})
    id = msgspec.json.decode(answer.content, type=TableInfo).id
    with house.window(id) as window:
        table = window.table()
        while table.view.round < 2 and table.view.result == "playing":
            table = window.table()
    assert table.version > 10
