"""Only pages that this server has served itself may talk to it."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.house import House


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:80", ""])
def test_another_host_is_refused(house: House, host: str) -> None:
    answer = house.http.get("/api/tables", headers={"host": host})
    assert answer.status_code in (400, 403)
    assert house.http.get("/", headers={"host": host}).status_code in (400, 403)


def test_our_own_names_are_fine(house: House) -> None:
    port = urlsplit(house.address).port
    for name in ("127.0.0.1", "localhost", "LocalHost", "[::1]"):
        headers = {"host": f"{name}:{port}", "origin": f"http://{name}:{port}"}
        assert house.http.get("/api/tables", headers=headers).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "file://", "http://127.0.0.1:1"])
def test_another_origin_is_refused(house: House, origin: str) -> None:
    wanted = {"reckoners": ["tia", "abraham"]}
    before = len(house.list())
    answer = house.http.post("/api/tables", json=wanted, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert len(house.list()) == before
    with pytest.raises(InvalidStatus):
        house.window(house.new().id, origin=origin)


def test_our_own_page_opens_a_table(house: House) -> None:
    with house.window(house.new().id, origin=house.address.rstrip("/")) as window:
        assert window.table().at == 0


def test_a_trusted_name(start: Callable[..., House]) -> None:
    house = start(trusted=("table.example:80",))
    headers = {"host": "Table.example:80", "origin": "https://table.example:80"}
    assert house.http.get("/api/tables", headers=headers).status_code == 200


def test_the_page_is_kept_to_itself(house: House) -> None:
    for path in ("/", "/api/tables", "/api/nothing"):
        headers = house.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
