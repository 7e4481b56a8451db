"""The command and its texts belong together: no key without a text, no text without a use."""

from __future__ import annotations

import re
from pathlib import Path

import reckoners.cli
from reckoners.cli.language import choose, wished, words
from reckoners.content.model import SYMBOLS, TRACK_COLOURS
from reckoners.content.vocabulary import WORDS
from reckoners.engine.happenings import LOSS_CAUSES
from reckoners.text import Words
from reckoners.text.words import HOME
from tests.cli.terminal import Terminal

SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in Path(reckoners.cli.__file__).parent.glob("*.py"))
FILES = ("ui.ftl", "ui-steelslayer.ftl", "ui-module4.ftl", "teammates.ftl")
MADE_UP = {
    *(f"cli-mark-{symbol}" for symbol in (*SYMBOLS, "any")),
    *(f"cli-{kind}-{word}" for kind in ("short", "letter") for word in WORDS),
    *(f"cli-track-{colour}" for colour in TRACK_COLOURS),
    *(f"cli-why-{why}" for why in LOSS_CAUSES),
    *(
        f"cli-{what}-{kind}"
        for what in ("cards", "kind")
        for kind in ("reckoner", "ability", "equipment", "dawnslight", "epic", "boss", "city", "die")
    ),
    *(f"cli-ask-{kind}" for kind in ("boss", "city")),
    *(f"cli-column-{column}" for column in ("name", "text", "numbers", "ours")),
}


def test_every_key_has_a_text() -> None:
    words = Words("en")
    used = set(re.findall(r'"(cli-[a-z-]+)"', SOURCES)) | MADE_UP
    assert sorted(key for key in used if not words.has(key)) == []


def test_every_text_is_used() -> None:
    source = "\n".join((HOME / "en" / name).read_text(encoding="utf-8") for name in FILES)
    keys = set(re.findall(r"^(cli-[a-z-]+) *=", source, re.MULTILINE))
    used = (
        set(re.findall(r'["\'](cli-[a-z-]+)["\']', SOURCES)) | set(re.findall(r"\{ (cli-[a-z-]+) \}", source)) | MADE_UP
    )
    assert sorted(keys - used) == []


def test_which_language() -> None:
    assert wished(["play", "--language", "fr"]) == "fr"
    assert wished(["--language=de", "play"]) == "de"
    assert wished(["play"]) is None
    assert choose([], {"LANG": "xx_XX.UTF-8"}).language == "en"
    assert choose(["--language", "en-GB"], {}).language == "en"


def test_a_command_leaves_no_language_behind(terminal: Terminal) -> None:
    """Whatever it spoke, and however it ended."""
    assert terminal("--language", "es", "rules", "USE-03").code == 0
    assert words().language == "en"
    assert terminal("--language", "es", "cards", "nobody").code != 0
    assert words().language == "en"
