"""What a table is set up with, checked in full before anything is laid out."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec

from reckoners.content import Content, ContentError, load_content
from reckoners.content.model import DIFFICULTIES
from reckoners.engine.chance import mix, stream_keys
from reckoners.engine.codes import S_RECKONERS
from reckoners.engine.tables import Tables
from reckoners.game.errors import SetupError

RANDOM = "random"
FEWEST = 2
MOST = 6
LONGEST_SEED = 200  # characters


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Reckoners in seat order, difficulty, seed, and the packs on top of the base game.

    `random` among the Reckoners stands for one that the seed draws (SET-14). An empty seed is replaced by a fresh one
    when the game starts.
    """

    reckoners: tuple[str, ...]
    difficulty: str = "standard"
    seed: str = ""
    city: str = "newcago"
    packs: tuple[str, ...] = ()


def checked(setup: Setup) -> tuple[Setup, Content]:
    """The set-up with a seed, and its content; or a sentence that says what is wrong with it."""
    if len(setup.seed) > LONGEST_SEED:
        raise SetupError("long-seed", length=len(setup.seed), most=LONGEST_SEED)
    try:
        setup.seed.encode()
    except UnicodeEncodeError as error:  # half a pair: no dice can be drawn from it
        raise SetupError("odd-seed") from error
    try:
        content = load_content([Path(pack) if Path(pack).is_dir() else pack for pack in setup.packs])
    except ContentError as error:
        raise SetupError("content", problems=error) from error
    if not setup.seed:
        setup = msgspec.structs.replace(setup, seed=secrets.token_hex(4))
    setup = msgspec.structs.replace(setup, reckoners=drawn(setup, content))
    known = ", ".join(content.reckoners)
    if not FEWEST <= len(setup.reckoners) <= MOST:
        raise SetupError("reckoner-count", count=len(setup.reckoners), fewest=FEWEST, most=MOST)
    for reckoner in setup.reckoners:
        if reckoner not in content.reckoners:
            raise SetupError("unknown-reckoner", name=reckoner, known=known)
        if setup.reckoners.count(reckoner) > 1:
            raise SetupError("double-reckoner", name=reckoner)
    if setup.difficulty not in DIFFICULTIES:
        raise SetupError("unknown-difficulty", name=setup.difficulty, known=", ".join(DIFFICULTIES))
    if setup.city not in content.cities:
        raise SetupError("unknown-city", name=setup.city, known=", ".join(content.cities))
    return setup, content


def drawn(setup: Setup, content: Content) -> tuple[str, ...]:
    """The Reckoners with every `random` replaced by one that nobody has picked."""
    left = [reckoner for reckoner in content.reckoners if reckoner not in setup.reckoners]
    key = stream_keys(setup.seed, S_RECKONERS + 1)[S_RECKONERS]
    team: list[str] = []
    for place, reckoner in enumerate(setup.reckoners):
        drawn_now = reckoner == RANDOM and left
        team.append(left.pop(mix(key, place) % len(left)) if drawn_now else reckoner)
    return tuple(team)


_tables: dict[tuple[str, tuple[str, ...], str, str], Tables] = {}


def tables_for(setup: Setup, content: Content) -> Tables:
    """Tables are shared by all games of one set-up and content."""
    key = (content.hash, setup.reckoners, setup.difficulty, setup.city)
    tables = _tables.get(key)
    if tables is None:
        if len(_tables) > 256:
            _tables.clear()
        tables = _tables[key] = Tables(content, setup.reckoners, setup.difficulty, setup.city)
    return tables
