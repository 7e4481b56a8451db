"""Whatever stands in a message or an address, the answer is a sentence: long texts and large numbers are shortened."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import msgspec
import pytest

from reckoners.game import Game, Setup
from reckoners.game.record import header_of
from reckoners.server.protocol import Fault
from tests.server.house import House

LONG = "x" * 9000
LARGE = 10**30

MESSAGES = [
    {"type": "look", "at": LARGE},
    {"type": "look", "at": -LARGE},
    {"type": "act", "version": LARGE, "actions": ["end purchase"]},
    {"type": "act", "version": 0, "actions": [LONG]},
    {"type": "act", "version": 0, "actions": [f"tia place {LONG}"]},
    {"type": "act", "version": 0, "actions": [f"{LONG} stop"]},
    {"type": "act", "version": 0, "actions": [f"buy {LONG} for tia"]},
    {"type": "act", "version": 0, "actions": ["tia keep d" + "9" * 5000]},
    {"type": "undo", "version": 0, "steps": LARGE},
    {"type": "redo", "version": LARGE, "steps": LARGE},
    {"type": "why", "action": LONG},
    {"type": "why", "action": f"tia use {LONG} research {LONG[:3000]}"},
    {"type": "preview", "action": f"tia use d1 {LONG}"},
    {"type": "seat", "reckoner": "x" * 100, "bot": "y" * 100},
    {"type": "seat", "reckoner": "tia", "bot": "y" * 100},
    {"type": "seat", "reckoner": "tia", "bot": f"random:{'a' * 40}={LARGE}"},
    {"type": "odds", "reckoner": "x" * 100},
    {"type": LONG},
    {LONG: 1, "type": "look", "at": 0},
    {"type": "bots", "pace": LONG},
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message)[:40])
def test_a_message_of_long_words_and_large_numbers(house: House, message: dict[str, object]) -> None:
    with house.window(house.new().id, language="de") as window:
        table = window.table()
        window.socket.send(msgspec.json.encode(message).decode())
        answer = window.hear()
        assert getattr(answer, "code", "") not in ("", "bug")
        assert 0 < len(getattr(answer, "sentence", "")) < 2000
        assert window.act(table, "end purchase").at == 1


def test_a_version_that_nobody_has_reached(house: House) -> None:
    with house.window(house.new().id) as window:
        table = window.table()
        window.say("shown", version=LARGE)
        window.say("speak", language=LONG)
        assert window.table() == table


def header(**fields: object) -> bytes:
    kept = header_of(Game(Setup(reckoners=("tia", "prof"), seed="x")), "journal")
    return msgspec.json.encode(msgspec.to_builtins(kept) | fields) + b"\n"


def setup(**fields: object) -> dict[str, object]:
    return {"reckoners": ["tia", "prof"], "seed": "x", **fields}


PATHS: dict[str, Callable[[httpx.Client], httpx.Response]] = {
    "table": lambda http: http.get(f"/api/tables/{LONG}/file"),
    "log": lambda http: http.get(f"/api/tables/{LONG}/log"),
    "history": lambda http: http.get(f"/api/tables/{LONG}/history"),
    "decisive": lambda http: http.get(f"/api/tables/{LONG}/decisive"),
    "delete": lambda http: http.delete(f"/api/tables/{LONG}"),
    "page": lambda http: http.get(f"/api/{LONG}"),
    "file": lambda http: http.get(f"/{LONG}.js"),
    "texts": lambda http: http.get(f"/text/{LONG}.ftl"),
    "method": lambda http: http.put(f"/api/tables?lang={LONG}"),
    "language": lambda http: http.get(f"/api/nothing?lang={LONG}", headers={"accept-language": LONG}),
    "paging": lambda http: http.get(f"/api/tables?limit={LARGE}"),
    "paging after": lambda http: http.get(f"/api/tables?after={LONG[:90]}"),
    "no JSON": lambda http: http.post("/api/tables", content=LONG),
    "a number": lambda http: http.post("/api/tables", content=str(LARGE)),
    "a field": lambda http: http.post("/api/tables", json={"reckoners": ["tia", "prof"], LONG: 1}),
    "a Reckoner": lambda http: http.post("/api/tables", json={"reckoners": ["tia", LONG]}),
    "a difficulty": lambda http: http.post("/api/tables", json={"reckoners": ["tia", "prof"], "difficulty": LONG}),
    "a seed": lambda http: http.post("/api/tables", json={"reckoners": ["tia", "prof"], "seed": LONG}),
    "a bot": lambda http: http.post("/api/tables", json={"reckoners": ["tia", "prof"], "bots": ["z" * 100]}),
    "a bot's option": lambda http: http.post(
        "/api/tables", json={"reckoners": ["tia", "prof"], "bots": [f"planner:effort={LARGE}", f"x:{'y' * 90}"]}
    ),
    "file: no save": lambda http: http.post("/api/tables/file", content=LONG + "\n"),
    "file: seed": lambda http: http.post("/api/tables/file", content=header(setup=setup(seed="s" * 40_000))),
    "file: long line": lambda http: http.post("/api/tables/file", content=header(setup=setup(seed="s" * 1_000_000))),
    "file: Reckoner": lambda http: http.post("/api/tables/file", content=header(setup=setup(reckoners=[LONG, "tia"]))),
    "file: city": lambda http: http.post("/api/tables/file", content=header(setup=setup(city=LONG))),
    "file: format": lambda http: http.post("/api/tables/file", content=header(format=LONG)),
    "file: version": lambda http: http.post("/api/tables/file", content=header(version=LARGE)),
    "file: rules": lambda http: http.post("/api/tables/file", content=header(rules=-LARGE)),
    "file: content": lambda http: http.post("/api/tables/file", content=header(content={LONG: "1"})),
    "file: line": lambda http: http.post("/api/tables/file", content=header() + LONG.encode() + b"\n"),
    "file: undo": lambda http: http.post(
        "/api/tables/file", content=header() + b'{"do":"undo ' + b"9" * 5000 + b'","sum":""}\n'
    ),
    "file: mixed": lambda http: http.post(
        "/api/tables/file", content=header() + b'{"do":"undo x","seats":{"tia":"greedy"}}\n'
    ),
}


@pytest.mark.parametrize("ask", PATHS.values(), ids=PATHS)
def test_an_address_or_a_body_of_long_words_and_large_numbers(
    house: House, ask: Callable[[httpx.Client], httpx.Response]
) -> None:
    answer = ask(house.http)
    assert 400 <= answer.status_code < 500
    fault = msgspec.json.decode(answer.content, type=Fault)
    assert fault.code != "bug"
    assert 0 < len(fault.sentence) < 2500
