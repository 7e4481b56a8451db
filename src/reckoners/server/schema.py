"""The protocol as JSON Schema: `python -m reckoners.server.schema > client/schema.json`."""

from __future__ import annotations

import re
import sys
from typing import Any

import msgspec

from reckoners.server import box_protocol, protocol, stats_protocol

TYPES: tuple[Any, ...] = (
    protocol.FromServer,
    protocol.FromClient,
    protocol.NewTable,
    protocol.PackOffer,
    protocol.TableInfo,
    protocol.TablePage,
    protocol.ContentInfo,
    protocol.RuleInfo,
    protocol.LanguageInfo,
    protocol.Invitation,
    protocol.History,
    protocol.LogPage,
    protocol.Reel,
    protocol.GoOn,
    protocol.BotInfo,
    protocol.DecisiveTurn,
    protocol.NewCampaign,
    protocol.KeepCards,
    protocol.CampaignInfo,
    stats_protocol.Stats,
    stats_protocol.StatsRead,
    stats_protocol.ChallengeWish,
    stats_protocol.ChallengeInfo,
    box_protocol.Box,
    box_protocol.BoxForm,
    box_protocol.DraftWish,
    box_protocol.DraftAnswer,
    box_protocol.UndoWish,
    protocol.PuzzleInfo,
    protocol.PuzzleHelp,
    protocol.PuzzleTable,
)
NAMES = ("FromServer", "FromClient")
# Longer in Python, where others are called so: a decision of the rules, the cards. The client has only these.
SHORTER = {"ContentInfo": "Content", "DecisionInfo": "Decision", "NamesInfo": "Names"}


def schema() -> dict[str, Any]:
    """All types under `$defs`; the two unions by their names."""
    unions, components = msgspec.json.schema_components(TYPES, ref_template="#/$defs/{name}")
    named = dict(zip(NAMES, unions, strict=False))
    found = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"What server and client say to each other, version {protocol.PROTOCOL}.",
        "$defs": {**named, **components},
    }
    text = re.sub(r"\b(\w+Info)\b", lambda name: SHORTER.get(name[0], name[0]), msgspec.json.encode(found).decode())
    return msgspec.json.decode(text, type=dict[str, Any])


def text() -> str:
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
