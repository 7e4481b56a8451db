"""The messages that the client's tests draw: each is one that the server would send now."""

from __future__ import annotations

import msgspec
import pytest

from reckoners.server.protocol import FromServer, TableNow
from tests.server.samples import MAKERS, SAMPLES

TABLES = [name for name in MAKERS if name.startswith("table-")]


def test_every_sample_can_be_made_anew() -> None:
    assert {path.stem for path in SAMPLES.glob("*.json")} == set(MAKERS)


@pytest.mark.parametrize("name", MAKERS)
def test_a_sample_is_what_the_server_sends(name: str) -> None:
    kept, sent = (SAMPLES / f"{name}.json").read_bytes().rstrip(), MAKERS[name]()
    assert kept == sent, "make them anew: python -m tests.server.samples"


def test_there_are_samples_of_every_step() -> None:
    steps = {msgspec.json.decode((SAMPLES / f"{name}.json").read_bytes(), type=TableNow).view.step for name in TABLES}
    assert steps >= {"prologue", "roll", "use", "rewards", "purchase", "over"}


@pytest.mark.parametrize("name", TABLES)
def test_a_sample_is_a_message_of_the_protocol(name: str) -> None:
    message = msgspec.json.decode((SAMPLES / f"{name}.json").read_bytes(), type=FromServer)
    assert isinstance(message, TableNow)
    assert msgspec.json.decode(msgspec.json.encode(message), type=FromServer) == message
