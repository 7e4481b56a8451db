"""What tests ask one's own box."""

from __future__ import annotations

from typing import Any

import msgspec

from reckoners.server.box_protocol import Box, BoxForm, DraftAnswer, FormField
from reckoners.server.protocol import Fault
from tests.server.house import House


def the_box(house: House, language: str = "en") -> Box:
    return msgspec.json.decode(house.http.get("/api/box", params={"lang": language}).content, type=Box)


def form(house: House, thing: str, pack: str = "", language: str = "en") -> BoxForm:
    answer = house.http.get("/api/box/form", params={"thing": thing, "pack": pack, "lang": language})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=BoxForm)


def field(shown: BoxForm, path: str) -> FormField:
    return next(one for one in shown.fields if one.path == path)


def post(house: House, what: str, thing: str, values: dict[str, Any], language: str = "en", **more: Any) -> DraftAnswer:
    wish = {"thing": thing, "values": values, "title": "As in my box", **more}
    answer = house.http.post(f"/api/box/{what}", params={"lang": language}, json=wish)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DraftAnswer)


def fault(answer: Any) -> Fault:
    return msgspec.json.decode(answer.content, type=Fault)
