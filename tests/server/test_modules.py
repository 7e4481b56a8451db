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
    assert [told.modules for told in (base, first, every)] == [(1, 2, 3)] * 3
    assert [told.in_play for told in (base, first, every)] == [(), (1,), (1, 2, 3)]
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
    wanted = {"reckoners": ["prof", "cody", "tia"], "modules": [3, 2], "seed": "modules"}
    answer = house.http.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    info = msgspec.json.decode(answer.content, type=TableInfo)
    assert (info.modules, info.packs) == ((2, 3), ("steelslayer",))
    with house.window(info.id) as window:
        table = window.table()
        assert table.laid is not None
        assert (table.laid.modules, table.laid.packs) == ((2, 3), ("steelslayer",))
        assert table.view.red_shields_left == 10
        assert table.view.copy_tokens_left == 8


def test_a_base_game_says_nothing_of_them(house: House) -> None:
    with house.window(house.new().id) as window:
        window.socket.send('{"type": "look", "at": 0}')
        said = [str(window.socket.recv(60)) for _ in range(2)]
    for word in ("shields", "copy_tokens", "stolen", "asleep", "charges", "waiting", "owing", "least", "modules"):
        assert all(f'"{word}' not in text for text in said), word
