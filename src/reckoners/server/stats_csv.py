"""Finished games as CSV (RFC 4180): a header, a row for each game. Columns and values are ids, the same in every
language; lists have spaces between their parts."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from datetime import UTC, datetime
from io import StringIO

from reckoners.server.summary_storage import FinishedGame

COLUMNS = (
    "id",
    "ended",
    "result",
    "boss",
    "city",
    "difficulty",
    "reckoners",
    "reckoner_count",
    "bot_count",
    "modules",
    "options",
    "packs",
    "seed",
    "campaign",
    "rounds",
    "actions",
    "population",
    "boss_left",
    "epics_defeated",
    "dice_rolled",
    "symbols_rolled",
    "symbols_on_average",
    "cards",
)
FORMULA = (
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
)  # a spreadsheet would work it out; a seed that was sent may begin so


def csv_of(games: Iterable[FinishedGame]) -> str:
    """What is not known, of games that were not read or cannot be, is empty."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    writer.writerows(_row(game) for game in games)
    return out.getvalue()


def _row(game: FinishedGame) -> list[object]:
    setup, told = game.setup, game.summary
    whole = told if told is not None and told.whole else None
    return [
        game.id,
        datetime.fromtimestamp(game.changed, UTC).isoformat(timespec="seconds"),
        "won" if game.won else "lost",
        setup.boss,
        setup.city,
        setup.difficulty,
        " ".join(setup.reckoners),
        len(setup.reckoners),
        sum(id in game.bots for id in setup.reckoners),
        " ".join(map(str, setup.modules)),
        " ".join(setup.options),
        _safe(" ".join(setup.packs)),
        _safe(setup.seed),
        game.campaign,
        game.rounds,
        game.actions,
        game.population,
        *((whole.left, whole.epics, whole.dice, whole.symbols, whole.average) if whole is not None else ("",) * 5),
        " ".join(told.cards) if told is not None else "",
    ]


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
