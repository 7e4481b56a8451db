"""Challenges at this server: whether a set-up can be played here, and how it went so far."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from reckoners.content.folders import is_built_in, pack_ids
from reckoners.game import Setup, SetupError
from reckoners.game.challenge import challenge, fingerprint
from reckoners.game.setup import checked
from reckoners.server.packs import known_packs
from reckoners.server.stats_protocol import ChallengeInfo, ChallengeWish, SeedResult
from reckoners.server.storage import crew_of
from reckoners.server.summary_storage import SetupOnly
from reckoners.text import Words

MOST_RESULTS = 50
ChallengeKind = Literal["day", "week", "link"]


class Looked(msgspec.Struct, frozen=True):
    """A set-up as a table here would have it, and the fingerprint of its cards; or why there cannot be one."""

    setup: Setup
    content: str = ""
    missing: tuple[str, ...] = ()
    problem: str = ""


def of_date(kind: Literal["day", "week"], day: date) -> Looked:
    setup, content = checked(challenge(kind, day))
    return Looked(setup, fingerprint(setup, content))


def of_wish(wish: ChallengeWish, words: Words) -> Looked:
    """Packs that are not here are said first: everything else may follow from it."""
    asked = {name: value for name, value in msgspec.structs.asdict(wish).items() if name != "content"}
    setup = Setup(**asked)
    missing = tuple(pack for pack in wish.packs if pack not in pack_ids())
    if missing:
        problem = words("server-challenge-packs", packs=", ".join(missing), n=len(missing))
        return Looked(setup, missing=missing, problem=problem)
    try:
        setup, content = checked(msgspec.structs.replace(setup, packs=known_packs(wish.packs)))
    except SetupError as error:
        return Looked(setup, problem=error.tell(words))
    return Looked(setup, fingerprint(setup, content))


def results_of(rows: Iterable[sa.Row[Any]], setup: Setup, but: str = "") -> tuple[SeedResult, ...]:
    """Games of exactly this set-up among those with its seed, the newest first."""
    found: list[SeedResult] = []
    for row in rows:
        try:
            played = msgspec.json.decode(row.header, type=SetupOnly).setup
        except msgspec.DecodeError:
            continue
        if played == setup and row.id != but:
            bots = sum(id in crew_of(row)[0] for id in setup.reckoners)
            found.append(SeedResult(row.id, row.result, row.round, row.population, row.changed, bots))
    return tuple(found[:MOST_RESULTS])


def told(looked: Looked, rows: Iterable[sa.Row[Any]], kind: ChallengeKind, name: str, sent: str = "") -> ChallengeInfo:
    setup = looked.setup
    return ChallengeInfo(
        kind=kind,
        date=name,
        reckoners=setup.reckoners,
        boss=setup.boss,
        city=setup.city,
        modules=setup.modules,
        difficulty=setup.difficulty,
        options=setup.options,
        packs=tuple(pack for pack in setup.packs if not is_built_in(pack)),
        seed=setup.seed,
        content=looked.content,
        results=results_of(rows, setup),
        problem=looked.problem,
        missing=looked.missing,
        differs=bool(sent and looked.content and sent != looked.content),
    )
