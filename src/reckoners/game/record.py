"""A game on paper: what was set up and everything that was done since, the undone things too.

A record is a header and lines. As a file it is one JSON value a line, so that a live game grows by appending; as a
document it is one JSON object. Each line carries a running checksum, and checks of the whole position stand in between:
a cut or edited record is found, and the place is named.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from reckoners.content import Content, Kind
from reckoners.content.model import CityCard
from reckoners.engine.state import State
from reckoners.game.action import shortened, unreadable
from reckoners.game.errors import Refusal, SaveError, SetupError
from reckoners.game.game import Game, steps_of
from reckoners.game.position_sum import laid_out
from reckoners.game.record_versions import EARLIER_NUMBERS, UNNAMED, as_now
from reckoners.game.setup import Setup
from reckoners.game.variants import sides_of

FORMAT = "reckoners-game"
VERSION = 2
CARRYING = 3  # the version of a campaign's game that carries something over; all others are written as before
DEALING = 4  # the version of a game in which something was dealt anew; it may carry something over as well
READABLE = (1, 2, CARRYING, DEALING)
RULES = 1  # raised when the same actions could lead elsewhere than before
CHECK_EVERY = 64
SHOWN = 5  # how many differing entries are named
MOST_LINES = 12_000  # of a file: a game that can go no further back, played to its end, with its checks
LONGEST_LINE = 50_000  # bytes
STEPS = re.compile("[1-9][0-9]{0,5}")
KINDS: tuple[Kind, ...] = (
    *("die", "reckoner", "ability", "equipment", "epic", "boss", "city", "dawnslight", "newcago-card", "table"),
)

Purpose = Literal["save", "journal"]


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the game is played with. `content` has a short hash of each entry, so that a difference can be named."""

    format: str
    version: int
    rules: int
    purpose: Purpose
    setup: Setup
    content: dict[str, str]


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position after so many lines. A `save` ends with a final one."""

    actions: int
    result: str
    state: str
    final: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that was done (`do`: an action, `undo` or `redo`, with the running checksum), or a check, or which bots
    play whom from here on. Who plays changes nothing in the game, so nobody has to believe it."""

    do: str = ""
    sum: str = ""
    check: Check | None = None
    seats: dict[str, str] | None = None


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Header
    log: list[Line]


def digest(state: State) -> str:
    """A short fingerprint of a position, the same in every process: of what lies on the table and in the decks, by its
    name, so that it does not depend on how the engine keeps it."""
    return hashlib.blake2b(msgspec.json.encode(laid_out(state)), digest_size=8).hexdigest()


def entry_hashes(content: Content, setup: Setup) -> dict[str, str]:
    """A short hash of the values of every content entry that can come into this game, so of no other Boss and city, and
    of no card side that does not lie there; where they come from does not matter."""
    hashes: dict[str, str] = {}
    played = {"boss": setup.boss, "city": setup.city}
    sides = sides_of(setup.options)
    for kind in KINDS:
        for id, entry in content.entries(kind).items():
            if played.get(kind, id) != id or (isinstance(entry, CityCard) and entry.side not in sides):
                continue
            values: dict[str, Any] = msgspec.to_builtins(entry)
            values.pop("provenance")
            fields = msgspec.structs.fields(entry)
            new = {one.name for one in fields if one.default in (None, "", 0, ()) or one.default_factory is dict}
            said = {field: value for field, value in values.items() if value or field not in new}
            hashes[f"{kind} {id}"] = entry_hash(said)
    measure = content.measure(setup.boss, setup.city)  # of another Boss his health, where that is printed
    if measure.id != setup.boss and measure.health is not None:
        hashes[f"measure {measure.id}"] = entry_hash({"research": measure.research, "health": measure.health})
    return hashes


def entry_hash(values: dict[str, Any]) -> str:
    return hashlib.blake2b(msgspec.json.encode(values, order="sorted"), digest_size=4).hexdigest()


def version_of(setup: Setup) -> int:
    """The version that a game is written in."""
    if setup.dealt:
        return DEALING
    return VERSION if setup.carried is None else CARRYING


def header_of(game: Game, purpose: Purpose) -> Header:
    return Header(
        format=FORMAT,
        version=version_of(game.setup),
        rules=RULES,
        purpose=purpose,
        setup=game.setup,
        content=entry_hashes(game.content, game.setup),
    )


def first_sum(header: Header) -> int:
    return zlib.crc32(msgspec.json.encode(as_written(header), order="sorted"))


def next_sum(before: int, do: str) -> int:
    return zlib.crc32(do.encode(), before)


def check_of(game: Game, *, final: bool = False) -> Check:
    return Check(len(game), game.result, digest(game.state), final)


def holds(check: Check, game: Game, version: int) -> bool:
    """Whether the game stands as a check says. The fingerprints of version 1 were of the engine's memory of then: what
    was done is checked line by line all the same."""
    now = check_of(game, final=check.final)
    return msgspec.structs.replace(check, state=now.state) == now if version == 1 else check == now


def as_written(header: Header) -> dict[str, Any]:
    """What a header said when it was written: version 1 had no Boss, modules and options in its set-up, and only a
    game of a campaign has something that was carried over, only one that left another something that was dealt anew."""
    written: dict[str, Any] = msgspec.to_builtins(header)
    if header.version != DEALING:
        del written["setup"]["dealt"]
    if header.version not in (CARRYING, DEALING):
        del written["setup"]["carried"]
    if header.version == 1:
        for field in ("boss", "modules", "options"):
            del written["setup"][field]
    return written


class Writer:
    """Turns what a game has done into lines. It follows the game with a copy of its own."""

    def __init__(self, game: Game, header: Header) -> None:
        self.shadow = game.fork(0)
        self.sum = first_sum(header)
        self.written = 0

    def lines(self, game: Game) -> Iterator[Line]:
        """The lines for everything that was done since the last call."""
        for entry in game.record[self.written :]:
            text = done(self.shadow, entry)
            self.sum = next_sum(self.sum, text)
            self.written += 1
            yield Line(text, f"{self.sum:08x}")
            if self.written % CHECK_EVERY == 0:
                yield Line(check=check_of(self.shadow))


def done(game: Game, entry: int) -> str:
    """Do with a game what an entry of another's record says; in words."""
    if entry >= 0:
        text = str(game.action(entry))
        game.play_code(entry)
        return text
    steps = steps_of(entry)
    if steps < 0:
        game.undo(-steps)
        return went("undo", -steps)
    game.redo(steps)
    return went("redo", steps)


def went(word: str, steps: int) -> str:
    """The line of steps back or forth."""
    return f"{word} {steps}" if steps > 1 else word


def lines_of(game: Game, header: Header) -> list[Line]:
    return [*Writer(game, header).lines(game), Line(check=check_of(game, final=True))]


def seats_in(lines: Iterable[Line]) -> dict[str, str]:
    """Which bots played whom at the end."""
    seats: dict[str, str] = {}
    for line in lines:
        seats = line.seats if line.seats is not None else seats
    return seats


def to_json(game: Game) -> str:
    header = header_of(game, "save")
    return msgspec.json.encode(Document(header, lines_of(game, header))).decode()


def from_json(text: str) -> Game:
    try:
        document = msgspec.json.decode(text, type=Document)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise SaveError("no-record", reason=error) from error
    return replayed(document.game, document.log, "record", 0)


def replayed(header: Header, lines: list[Line], place: str, first: int, packs: tuple[str, ...] | None = None) -> Game:
    """The game of a record, checked line by line. `first` is the number of the first line in its file; `packs` are the
    record's as they are called here, if that is not as they are called there."""
    if len(lines) > MOST_LINES:
        raise SaveError("too-many-lines", place=place, line=first + MOST_LINES, most=MOST_LINES)
    game = opened(header, place, packs)
    running = first_sum(header)
    for number, line in enumerate(lines, start=first):
        if bool(line.do) + (line.check is not None) + (line.seats is not None) != 1:
            raise SaveError("mixed-line", place=place, line=number)
        if line.seats is not None:
            continue
        if line.check is not None:
            if not holds(line.check, game, header.version):
                raise SaveError("other-position", place=place, line=number)
            continue
        running = next_sum(running, line.do)
        if line.sum != f"{running:08x}":
            raise SaveError("edited", place=place, line=number, do=shortened(line.do))
        try:
            follow(game, line.do)
        except Refusal as no:
            told = shortened(line.do)
            raise SaveError("unplayable", place=place, line=number, do=told, reason=no, rule=no.rule) from no
    if header.purpose == "save" and not (lines and lines[-1].check is not None and lines[-1].check.final):
        raise SaveError("no-end", place=place, line=first + len(lines) - 1)
    return game


def opened(header: Header, place: str, packs: tuple[str, ...] | None = None) -> Game:
    """The set-up of a record, if it was made with the same content and rules."""
    if header.format != FORMAT or header.version not in READABLE:
        raise SaveError(
            "other-format", place=place, format=header.format, version=header.version, known=FORMAT, ours=VERSION
        )
    if header.rules != RULES:
        raise SaveError("other-rules", place=place, version=header.rules, ours=RULES)
    setup = header.setup if packs is None else msgspec.structs.replace(header.setup, packs=packs)
    try:
        game = Game(setup)
    except SetupError as error:
        raise SaveError("save-setup", place=place, reason=error) from error
    told = differences(header, game)
    if not told:
        return game
    for numbers in EARLIER_NUMBERS:  # from before the game was tuned
        earlier = Game(msgspec.structs.replace(setup, packs=(*setup.packs, *numbers)))
        if not differences(header, earlier):
            return earlier
    raise SaveError("other-content", place=place, differences=told)


def differences(header: Header, game: Game) -> str:
    """In what the content of a record is another than that of a game; empty if it is the same."""
    ours = entry_hashes(game.content, game.setup)
    theirs = {name: hash for name, hash in UNNAMED.items() if name in ours}
    theirs |= {name: as_now(name, hash) for name, hash in header.content.items()}
    entries = {
        "entries-differ": [name for name in ours if theirs.get(name, ours[name]) != ours[name]],
        "entries-new": [name for name in ours if name not in theirs],
        "entries-gone": [name for name in theirs if name not in ours],
    }
    told = [
        str(SaveError(key, entries=", ".join(names[:SHOWN]) + (" ..." if len(names) > SHOWN else "")))
        for key, names in entries.items()
        if names
    ]
    return "; ".join(told)


def follow(game: Game, do: str) -> None:
    """Do what a line says: an action, or `undo` or `redo`, several at once with a number."""
    word, space, number = do.partition(" ")
    if word in ("undo", "redo"):
        if space and not STEPS.fullmatch(number):
            raise unreadable(do)
        steps = int(number or 1)
        if (game.undo(steps) if word == "undo" else game.redo(steps)) != steps:
            raise Refusal(f"nothing-to-{word}", "PRO-06", {"steps": steps})
    else:
        game.play_code(game.code(do))
