"""The recorded messages that the client's tests draw: each is one that the server could still send."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from reckoners.server.protocol import FromServer, TableNow

SAMPLES = sorted((Path(__file__).parents[2] / "client" / "samples").glob("table-*.json"))


def test_there_are_samples_of_every_step() -> None:
    steps = {msgspec.json.decode(path.read_bytes(), type=TableNow).view.step for path in SAMPLES}
    assert steps >= {"prologue", "roll", "use", "rewards", "purchase", "over"}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_is_a_message_of_the_protocol(path: Path) -> None:
    text = path.read_bytes()
    message = msgspec.json.decode(text, type=FromServer)
    assert isinstance(message, TableNow)
    assert msgspec.json.decode(msgspec.json.encode(message), type=FromServer) == message
