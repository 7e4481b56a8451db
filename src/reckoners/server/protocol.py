"""What server and client say to each other over the WebSocket: tagged messages, decoded strictly.

The server holds the game; a client draws `table`, lights up `options`, and sends one action back with the version of
the decision that it answers. Every text is ready to show, in the language that the client asked for.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from reckoners.game.forecast import Forecast
from reckoners.game.view import TableView

PROTOCOL = 1

TargetKind = Literal[
    "none", "epic", "enforcement", "boss", "track", "district", "barricade", "card", "reckoner", "die", "face"
]


class Target(msgspec.Struct, frozen=True):
    """What an option acts on, so that the client can light it: an Epic by its id, Enforcement and Barricades by their
    district, a Boss track by its colour, a market card or an own card by its id, a die by Reckoner and name."""

    kind: TargetKind
    id: str = ""
    district: str = ""


class Option(msgspec.Struct, frozen=True):
    """One legal action. `action` is sent back as it is.

    `kind` is the verb or the use: keep, reroll, stop, faith, spend, move, barricade, card, lapse, power, end, reward,
    buy, refresh, ransom, lose, place. `source` is what is used: a die (`d1`), `plan`, or a card. `effect` is the result
    in short ("3 → 2"), `lapses` what would be lost by starting this.
    """

    action: str
    who: str
    kind: str
    label: str
    target: Target
    source: str = ""
    symbol: str = ""
    effect: str = ""
    lapses: str = ""


class EventLine(msgspec.Struct, frozen=True):
    """One thing that happened: for the log and the screen reader (`text`) and for the animation (`kind`, `args`)."""

    kind: str
    args: dict[str, int | str]
    text: str


class LogEntry(msgspec.Struct, frozen=True):
    """An action of the log and what it made happen. `at` is the number of actions played after it."""

    at: int
    action: str
    text: str
    round: int
    step: str
    lines: tuple[EventLine, ...]


class Cause(msgspec.Struct, frozen=True):
    """One actor of the forecast: what it would do, in words, and what that costs."""

    actor: str
    district: str
    population: int
    text: str


class Decision(msgspec.Struct, frozen=True):
    """What the table waits for. `open` are Reckoners who can still do something."""

    title: str
    detail: str
    open: tuple[str, ...]


# -- from the server


class TableNow(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The whole table. `version` belongs to this decision; `events` are what the last action made happen."""

    table: str
    version: int
    at: int
    undone: int
    view: TableView
    decision: Decision
    options: tuple[Option, ...]
    forecast: Forecast
    causes: tuple[Cause, ...]
    events: tuple[EventLine, ...]
    log: tuple[LogEntry, ...]


class PastTable(msgspec.Struct, frozen=True, tag="past", tag_field="type"):
    """The table as it stood after `at` actions, to look at."""

    at: int
    view: TableView
    forecast: Forecast
    causes: tuple[Cause, ...]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """An action that cannot be played, or the answer to `why`. `code` is `late` if the decision was over already."""

    action: str
    code: str
    rule: str
    sentence: str


class Previewed(msgspec.Struct, frozen=True, tag="previewed", tag_field="type"):
    """How the forecast would change: population lost now and after the action."""

    action: str
    before: int
    after: int


class Fault(msgspec.Struct, frozen=True, tag="fault", tag_field="type"):
    """A message that could not be understood or answered. The table is unharmed."""

    code: str
    sentence: str


FromServer = TableNow | PastTable | Refused | Previewed | Fault

# -- from the client


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Actions of one gesture: all of them are played, or none."""

    version: int
    actions: tuple[str, ...]


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    version: int
    steps: int = 1


class Redo(msgspec.Struct, frozen=True, tag="redo", tag_field="type", forbid_unknown_fields=True):
    version: int
    steps: int = 1


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Look at the table as it stood; the game stays where it is."""

    at: int


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    action: str


class Preview(msgspec.Struct, frozen=True, tag="preview", tag_field="type", forbid_unknown_fields=True):
    action: str


FromClient = Act | Undo | Redo | Look | Why | Preview

# -- over HTTP


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reckoners: tuple[str, ...]
    difficulty: str = "standard"
    seed: str = ""


class TableInfo(msgspec.Struct, frozen=True):
    """A kept game in the list. Times are seconds since 1970."""

    id: str
    reckoners: tuple[str, ...]
    difficulty: str
    seed: str
    round: int
    step: str
    population: int
    result: str
    actions: int
    created: float
    changed: float


class CardInfo(msgspec.Struct, frozen=True):
    """A card as one reads it. `ours` are the fields whose values are our own design."""

    id: str
    name: str
    text: str
    family: str
    cost: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    die: str = ""
    anywhere: bool = False
    price: int = 0
    ours: tuple[str, ...] = ()


class EpicInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    line: str
    reward: dict[str, int]
    ours: tuple[str, ...] = ()


class ReckonerInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    line: str
    ability: str
    dice: dict[str, int]


class DieInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    faces: tuple[str, ...]


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    group: str
    title: str
    text: str
    ruling: str
    pack: str


class Names(msgspec.Struct, frozen=True):
    """Everything that has a name, in one language: districts, Boss, symbols, difficulties, steps, action words."""

    districts: dict[str, str]
    symbols: dict[str, str]
    short: dict[str, str]
    difficulties: dict[str, str]
    difficulty_texts: dict[str, str]
    steps: dict[str, str]
    boss: dict[str, str]
    tracks: dict[str, str]
    actions: dict[str, str]


class Content(msgspec.Struct, frozen=True):
    """What is printed, in one language: asked for once by the client, and again when the language changes."""

    language: str
    reckoners: tuple[ReckonerInfo, ...]
    cards: tuple[CardInfo, ...]
    epics: tuple[EpicInfo, ...]
    dice: tuple[DieInfo, ...]
    names: Names
