"""Friends on the same network: they come in with the key of the link, and nobody without it does.

127.0.0.2 plays the machine's address on its network: another one than 127.0.0.1, and on loopback all the same.
"""

from __future__ import annotations

import re
import socket
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from reckoners.game.errors import ToldError
from reckoners.server.errors import ServerError
from reckoners.server.invitation import in_terminal
from reckoners.server.lan import KEY_FILE, kept_key, own_address, whereabouts
from reckoners.server.protocol import PROTOCOL, Invitation
from reckoners.text import languages
from tests.server.house import LONGEST, House, Window
from tests.server.test_serve import one_line, served

NETWORK = "127.0.0.2"
HTML = {"accept": "text/html,application/xhtml+xml"}

pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="there loopback is one address only")


@pytest.fixture
def open_house(start: Callable[..., House]) -> House:
    return start(lan=NETWORK)


def friend(house: House, **headers: str) -> httpx.Client:
    """A browser on the network, that has never been here."""
    return httpx.Client(base_url=house.link.partition("?")[0], headers=headers, timeout=LONGEST)


def test_the_link_lets_in_and_the_cookie_does_from_then_on(open_house: House) -> None:
    link = urlsplit(open_house.link)
    assert (link.hostname, link.port) == (NETWORK, urlsplit(open_house.address).port)
    with friend(open_house) as guest:
        opened = guest.get(f"/?{link.query}", headers=HTML)
        assert opened.status_code == 200
        kept = opened.headers["set-cookie"]
        assert "HttpOnly" in kept
        assert "SameSite=Strict" in kept
        again = guest.get("/api/tables")
        assert (again.status_code, "set-cookie" in again.headers) == (200, False)
        made = guest.post("/api/tables", json={"reckoners": ["tia", "prof"]}, headers={"origin": origin(open_house)})
        assert made.status_code == 201
        address = f"ws://{link.netloc}/api/tables/{made.json()['id']}/play?protocol={PROTOCOL}"
        cookie = {"cookie": kept.partition(";")[0]}
        with Window(address, origin=origin(open_house), additional_headers=cookie) as window:
            assert window.table().at == 0
        for without in ({}, {"cookie": "reckoners=1"}, {"cookie": re.sub("=.*", "=wrong", cookie["cookie"])}):
            with pytest.raises(InvalidStatus):
                Window(address, origin=origin(open_house), additional_headers=without)


def test_who_sits_at_the_machine_needs_no_key(open_house: House) -> None:
    assert open_house.http.get("/api/tables").status_code == 200
    with open_house.window(open_house.new().id) as window:
        assert window.table().at == 0


@pytest.mark.parametrize("language", languages())
def test_without_the_key_there_is_a_page_to_read(open_house: House, language: str) -> None:
    with friend(open_house, **{"accept-language": language}) as guest:
        for path in ("/", "/?key=", "/?key=wrong", "/table/x", "/?" + "&".join(f"a{n}=1" for n in range(50))):
            answer = guest.get(path, headers=HTML)
            assert (answer.status_code, answer.headers["content-type"]) == (403, "text/html; charset=utf-8")
            assert f'<html lang="{language}">' in answer.text
            assert "<h1" in answer.text
            assert "{" not in answer.text
            assert "default-src 'self'" in answer.headers["content-security-policy"]
        told = guest.get("/api/tables", headers=HTML)
        assert (told.status_code, told.json()["code"]) == (403, "no-key")
        assert told.json()["sentence"] in guest.get("/", headers=HTML).text.replace("&#x27;", "'")
        assert guest.get("/assets/x.js").status_code == 403


def test_saying_to_be_local_is_no_key(open_house: House) -> None:
    """From the network under the names of loopback, and with headers of a proxy."""
    port = urlsplit(open_house.address).port
    for host in (f"127.0.0.1:{port}", f"localhost:{port}"):
        with friend(open_house, host=host) as guest:
            assert guest.get("/api/tables", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403


def test_other_names_and_other_sites_stay_outside(open_house: House) -> None:
    """Also with the key: a name that somebody has made to point here, and a page of another site."""
    query = urlsplit(open_house.link).query
    with friend(open_house) as guest:
        port = urlsplit(open_house.link).port
        for host in ("evil.example", f"evil.example:{port}", NETWORK, f"{NETWORK}:1"):
            answer = guest.get(f"/?{query}", headers={"host": host, **HTML})
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers
            assert "<h1" in answer.text
        for other in ("http://evil.example", "null", f"http://{NETWORK}"):
            assert guest.get(f"/?{query}", headers={"origin": other}).status_code == 403


def test_the_host_can_show_the_link(open_house: House, house: House) -> None:
    told = msgspec.json.decode(open_house.http.get("/api/lan").content, type=Invitation)
    assert told.link == open_house.link
    assert told.qr.startswith("data:image/svg+xml")
    table = open_house.new().id
    at_table = open_house.http.get("/api/lan", params={"place": f"table/{table}"}).json()
    assert at_table["link"] == f"{open_house.link}#/table/{table}"
    for odd in ("//evil.example", "table/../..", "x" * 5000, "table/" + "a" * 65):
        assert open_house.http.get("/api/lan", params={"place": odd}).json()["link"] == open_house.link
    assert house.http.get("/api/lan").json() == {"link": "", "qr": ""}


def test_the_key_stays_and_is_the_owners(tmp_path: Path) -> None:
    key = kept_key(tmp_path)
    assert len(key) >= 16
    assert kept_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    for odd in (b"", b"short", b"\xff" * 20, b"with spaces in between"):
        (tmp_path / KEY_FILE).write_bytes(odd)
        assert kept_key(tmp_path) not in (key, odd.decode("latin-1"))
    (tmp_path / KEY_FILE).unlink()
    assert kept_key(tmp_path) != key


@pytest.mark.parametrize(
    ("host", "lan", "found"),
    [
        ("127.0.0.1", False, ("127.0.0.1", "")),
        ("localhost", False, ("localhost", "")),
        ("::1", False, ("::1", "")),
        ("127.0.0.1", True, ("127.0.0.1", "10.0.0.7")),
        ("0.0.0.0", False, ("127.0.0.1", "10.0.0.7")),
        ("::", False, ("127.0.0.1", "10.0.0.7")),
        ("0.0.0.0", True, ("127.0.0.1", "10.0.0.7")),
        ("192.168.1.5", False, ("127.0.0.1", "192.168.1.5")),
        ("192.168.1.5", True, ("127.0.0.1", "192.168.1.5")),
    ],
)
def test_where_it_listens(host: str, lan: bool, found: tuple[str, str]) -> None:
    assert whereabouts(host, lan=lan, find=lambda: "10.0.0.7") == found


def test_one_line_if_there_is_no_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path, "--host", "") as process:
        assert "--lan" in one_line(process)

    def nothing(*_: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(socket, "socket", nothing)
    monkeypatch.setattr(socket, "getaddrinfo", nothing)
    with pytest.raises(ServerError) as none:
        own_address()
    assert isinstance(none.value, ToldError)


def test_the_terminal_shows_link_and_code(tmp_path: Path) -> None:
    with served(tmp_path, "--lan", "--host", NETWORK) as process:
        assert process.stdout is not None
        own, friends, more = (process.stdout.readline() for _ in range(3))
        assert "http://127.0.0.1:" in own
        link = re.search(r"http://\S+", friends)
        assert link is not None
        assert "link" in more
        drawn = in_terminal(link[0])
        assert "".join(process.stdout.readline() for _ in drawn.splitlines()).strip("\n") == drawn
        assert httpx.get(link[0]).status_code == 200
        assert httpx.get(link[0].partition("?")[0]).status_code == 403


def origin(house: House) -> str:
    return house.link.partition("/?")[0]
