"""Whatever a client sends, it gets a typed answer in words, and the table stays as it was."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from reckoners.server.protocol import MOST_BYTES, MOST_FILE, Fault
from tests.server.house import House, Window

SAVE = (Path(__file__).parents[1] / "finished" / "2-beginner-won.jsonl").read_bytes()

MALFORMED = {
    "empty": "",
    "no JSON": "hello",
    "half": '{"type":"act"',
    "a list": "[]",
    "null": "null",
    "no type": "{}",
    "unknown type": '{"type":"cheat"}',
    "our own type": '{"type":"table"}',
    "no version": '{"type":"act","actions":["end purchase"]}',
    "version as text": '{"type":"act","version":"0","actions":["end purchase"]}',
    "version with a fraction": '{"type":"act","version":0.5,"actions":["end purchase"]}',
    "no actions": '{"type":"act","version":0,"actions":[]}',
    "too many actions": msgspec.json.encode({"type": "act", "version": 0, "actions": ["x"] * 65}).decode(),
    "an action as a number": '{"type":"act","version":0,"actions":[1]}',
    "an extra field": '{"type":"act","version":0,"actions":["end purchase"],"seat":1}',
    "undo nothing": '{"type":"undo","version":0,"steps":0}',
    "undo backwards": '{"type":"undo","version":0,"steps":-3}',
    "half a pair": '{"type":"why","action":"\\ud800"}',
    "deep": "[" * 8000,
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_message(house: House, text: str) -> None:
    with house.window(house.new().id) as window:
        table = window.table()
        window.socket.send(text)
        fault = window.fault()
        assert fault.code == "unreadable"
        assert fault.sentence
        assert window.act(table, "end purchase").at == 1


def test_binary_and_oversized_messages(house: House) -> None:
    with house.window(house.new().id) as window:
        table = window.table()
        window.socket.send(b'{"type":"look","at":0}')
        assert window.fault().code == "binary"
        window.say("why", action="x" * MOST_BYTES)
        assert window.fault().code == "too-large"
        window.say("why", action="é" * (MOST_BYTES // 2))
        assert window.fault().code == "too-large"
        assert window.act(table, "end purchase").at == 1


def test_a_flood_ends_the_connection_and_not_the_table(house: House) -> None:
    info = house.new()
    with house.window(info.id) as window, house.window(info.id) as other:
        window.table()
        table = other.table()
        with pytest.raises(ConnectionClosed):
            flood(window)
        assert other.act(table, "end purchase").at == 1


def flood(window: Window) -> None:
    """The server may close the connection before or after all of it is sent."""
    window.socket.send("x" * 3_000_000)
    window.hear()


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("", "unreadable"),
        ("dance", "unreadable"),
        ("tia use d1", "unknown-form"),
        ("nobody use d1 money", "unknown-reckoner"),
        ("tia place atlantis", "unknown-district"),
        ("tia use d99999999999 money", "unknown-die"),
        ("tia stop", "wrong-step"),
        ("undo 3", "unreadable"),
        ("buy emp for nobody", "unknown-reckoner"),
        ("x" * 9000, "unreadable"),
        ("tia keep ²", "unknown-die"),
    ],
)
def test_an_action_that_cannot_be_played(house: House, action: str, code: str) -> None:
    with house.window(house.new().id) as window:
        table = window.table()
        for say in ({"type": "act", "version": 0, "actions": [action]}, {"type": "why", "action": action}):
            window.socket.send(msgspec.json.encode(say).decode())
            no = window.refused()
            assert (no.code, no.action) == (code, action)
            assert no.rule
            assert no.sentence
            assert len(no.sentence) < 400
        assert window.act(table, "end purchase").at == 1


@pytest.mark.parametrize("id", ["nothing", "..", "%00", "a" * 3000, "'%20or%201=1%20--", "%ff"])
def test_an_unknown_table(house: House, id: str) -> None:
    with house.window(id) as window:
        assert window.fault().code == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            window.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    for path in ("file", "log", "history"):
        answer = house.http.get(f"/api/tables/{id}/{path}")
        assert answer.status_code == 404
        assert told(answer.content).sentence


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "unreadable"),
        (b"\xff\xfe", 400, "unreadable"),
        (b'{"reckoners":"tia"}', 400, "unreadable"),
        (b'{"reckoners":["tia","abraham"],"packs":["/etc"]}', 422, "set-up"),
        (b'{"reckoners":["tia"]}', 422, "set-up"),
        (b'{"reckoners":["tia","tia"]}', 422, "set-up"),
        (b'{"reckoners":["tia","nobody"]}', 422, "set-up"),
        (b'{"reckoners":["tia","abraham"],"difficulty":"easy"}', 422, "set-up"),
        (b'{"reckoners":["tia","abraham"],"boss":"nobody"}', 422, "set-up"),
        (b'{"reckoners":["tia","abraham"],"city":"atlantis"}', 422, "set-up"),
        (b'{"reckoners":["tia","abraham"],"modules":[9]}', 422, "set-up"),
        (b'{"reckoners":["tia","abraham"],"options":["easy"]}', 422, "set-up"),
        (b'{"reckoners":["tia","abraham"],"seed":"' + b"x" * 201 + b'"}', 400, "unreadable"),
        (b'{"reckoners":["' + b"x" * MOST_BYTES + b'"]}', 413, "too-large"),
    ],
)
def test_a_table_that_cannot_be_set_up(house: House, body: bytes, status: int, code: str) -> None:
    before = len(house.list())
    answer = house.http.post("/api/tables", content=body)
    assert (answer.status_code, told(answer.content).code) == (status, code)
    assert told(answer.content).sentence
    assert len(house.list()) == before


LINES = SAVE.split(b"\n")
FILES = {
    "empty": (b"", "empty"),
    "no save": (b"hello\n", "no saved game"),
    "binary": (b"\x00\xff\xfe" * 50 + b"\n", "no saved game"),
    "cut": (SAVE[:-40], "cut off"),
    "without its end": (b"\n".join(LINES[:30]) + b"\n", "the end is missing"),
    "another version": (SAVE.replace(b'"version":2', b'"version":9', 1), "'reckoners-game' 9"),
    "other rules": (SAVE.replace(b'"rules":1', b'"rules":7', 1), "rules version 7"),
    "other content": (SAVE.replace(b'"epic conflux":"', b'"epic conflux":"0', 1), "epic conflux"),
    "edited": (b"\n".join([*LINES[:3], LINES[3].replace(b"use", b"usa").replace(b"p", b"b"), *LINES[4:]]), "line 4"),
    "a line left out": (b"\n".join([*LINES[:5], *LINES[6:]]), "line 6"),
    "with a pack": (SAVE.replace(b'"packs":[]', b'"packs":["/etc"]', 1), "there is no pack 'etc' here"),
    "another Reckoner": (SAVE.replace(b'"reckoners":["', b'"reckoners":["nobody","', 1), "nobody"),
}


@pytest.mark.parametrize(("file", "told_of"), FILES.values(), ids=FILES)
def test_a_file_that_cannot_be_loaded(house: House, file: bytes, told_of: str) -> None:
    before = len(house.list())
    answer = house.http.post("/api/tables/file", content=file)
    fault = told(answer.content)
    assert (answer.status_code, fault.code) == (422, "file")
    assert told_of in fault.sentence
    assert len(house.list()) == before


def test_a_file_that_is_too_large(house: House) -> None:
    answer = house.http.post("/api/tables/file", content=b"x" * (MOST_FILE + 1))
    assert (answer.status_code, told(answer.content).code) == (413, "file-too-large")


def test_a_whole_file(house: House) -> None:
    assert house.http.post("/api/tables/file", content=SAVE).json()["result"] == "won"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/nothing.js", "/assets/../../app.py", "/..%2f..%2fapp.py"])
def test_a_page_that_is_not_there(house: House, path: str) -> None:
    answer = house.http.get(path)
    assert (answer.status_code, told(answer.content).code) == (404, "unknown-page")


def test_a_method_that_is_not_there(house: House) -> None:
    answer = house.http.put("/api/tables", content=b"{}")
    assert answer.status_code == 405
    assert told(answer.content).sentence


def told(content: bytes) -> Fault:
    fault: Fault = msgspec.json.decode(content, type=Fault)
    return fault
