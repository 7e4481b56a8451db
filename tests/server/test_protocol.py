"""The protocol as it is written down: the schema, the page about it, and the texts of the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import reckoners.server
from reckoners.server import protocol
from reckoners.server.schema import SHORTER, text
from reckoners.text import Words
from reckoners.text.words import HOME

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in Path(reckoners.server.__file__).parent.glob("*.py"))
EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
HEADINGS = re.findall(r"^### (.*)$", PAGE, re.MULTILINE)


def test_the_schema_is_not_stale() -> None:
    """If this fails: python -m reckoners.server.schema > client/schema.json"""
    assert (PROJECT / "client" / "schema.json").read_text(encoding="utf-8") == text()


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_of_the_page_is_one(example: str) -> None:
    heading = PAGE[: PAGE.index(example)].rpartition("### ")[2].partition("\n")[0]
    if '"type"' in example:
        kind = protocol.FromClient if PAGE.index(example) < PAGE.index("## From the server") else protocol.FromServer
        message = msgspec.json.decode(example, type=kind)
        assert f"`{message.__struct_config__.tag}`" in heading
    else:
        name = heading.strip("`")
        kind = getattr(protocol, {short: name for name, short in SHORTER.items()}.get(name, name))
        message = msgspec.json.decode(example, type=kind)
        known = {field.encode_name for field in msgspec.structs.fields(kind)}
        assert set(msgspec.json.decode(example)) <= known


def test_every_message_is_on_the_page() -> None:
    for message in (*get_args(protocol.FromClient), *get_args(protocol.FromServer)):
        assert any(f"`{message.__struct_config__.tag}`" in heading for heading in HEADINGS), message


def test_every_fault_is_on_the_page() -> None:
    codes = set(re.findall(r'fault\(\s*"([a-z-]+)"', SOURCES)) | {"storage", "broken-table", "forbidden"}
    assert len(codes) > 10
    assert sorted(code for code in codes if f"`{code}`" not in PAGE) == []
    words = Words("en")
    assert sorted(code for code in codes if not words.has(f"server-fault-{code}")) == []


def test_every_text_of_the_server_is_used() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted((HOME / "en").glob("*.ftl")))
    keys = set(re.findall(r"^(server-[a-z-]+) *=", source, re.MULTILINE))
    used = set(re.findall(r'"(server-[a-z-]+)(?:\.detail)?"', SOURCES))
    beginnings = tuple(re.findall(r'"(server-[a-z-]+-)\{', SOURCES))
    assert sorted(key for key in keys - used if not key.startswith(beginnings)) == []
    assert sorted(used - keys) == []
