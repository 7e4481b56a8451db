"""What server and client say to each other over the WebSocket: tagged messages, decoded strictly.

The server holds the game; a client draws `table`, lights up `options`, and sends one action back with the version of
the decision that it answers. Every text is ready to show, in the language that the client asked for.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from reckoners.game.forecast import Forecast
from reckoners.game.setup import BOSS, CITY, DIFFICULTY, LONGEST_SEED
from reckoners.game.view import TableView
from reckoners.server.bots_protocol import (
    Advise,
    Advised,
    AskOdds,
    BotsNow,
    Crew,
    DriveBots,
    Name,
    OddsTold,
    Pace,
    Shown,
    SitDown,
)
from reckoners.server.bots_protocol import BotInfo as BotInfo
from reckoners.server.bots_protocol import DecisiveTurn as DecisiveTurn
from reckoners.server.bots_protocol import KeepLine as KeepLine
from reckoners.server.bots_protocol import ProposalLine as ProposalLine
from reckoners.server.option_protocol import Option as Option
from reckoners.server.option_protocol import Target as Target
from reckoners.server.printed import BossInfo, DistrictInfo, Explained, Numbers

PROTOCOL = 1
MOST_BYTES = 16 * 1024  # of one message from a client
MOST_FILE = 2 * 1024 * 1024  # bytes of a saved game
MOST_ACTIONS = 64  # of one gesture
MOST_TABLES = 100  # of one page of the list


class EventLine(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: for the log and the screen reader (`text`) and for the animation (`kind`, `args`)."""

    kind: str
    args: dict[str, int | str]
    text: str


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An action of the log and what it made happen. `at` is the number of actions played after it; `round` and `step`
    are those in which it was played. The entry with `at` 0 is the set-up and has no action."""

    at: int
    action: str
    text: str
    round: int
    step: str
    lines: tuple[EventLine, ...]


class Cause(msgspec.Struct, frozen=True):
    """One actor of the forecast: what it would do, in words, and what that costs. Without an actor: a new Epic that
    nobody knows yet (with its district), or dice that would be lost with the base."""

    actor: str
    district: str
    population: int
    text: str


class Decision(msgspec.Struct, frozen=True):
    """What the table waits for. `open` are Reckoners who can still do something; `seats` has a short line for each
    Reckoner ("Roll 2 of 3", "d1: 1 Research left")."""

    title: str
    detail: str
    open: tuple[str, ...]
    seats: dict[str, str]


# -- from the server


class TableNow(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The whole table. `version` belongs to this decision; `at` is the number of actions played, `undone` how many
    could be redone. `events` are what the last message (a gesture may be several actions) made happen; empty after
    undo, redo and when a client has just come. `log` has the entries that the last message added, oldest first; the
    newest one if it added none. What came before is asked for over HTTP. What is printed is the `Content` with these
    `packs`."""

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
    crew: Crew
    packs: tuple[str, ...] = ()


class PastTable(msgspec.Struct, frozen=True, tag="past", tag_field="type"):
    """The table as it stood after `at` actions, to look at."""

    at: int
    view: TableView
    forecast: Forecast
    causes: tuple[Cause, ...]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """An action that cannot be played, or the answer to `why`. `code` is `late` if the decision was over already, and
    `playable` if `why` was asked about an action that can be played; both have no rule."""

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


FromServer = TableNow | PastTable | Refused | Previewed | Fault | BotsNow | Advised | OddsTold

# -- from the client


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Actions of one gesture: all of them are played, or none."""

    version: int
    actions: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    version: int
    steps: Annotated[int, Meta(ge=1)] = 1


class Redo(msgspec.Struct, frozen=True, tag="redo", tag_field="type", forbid_unknown_fields=True):
    version: int
    steps: Annotated[int, Meta(ge=1)] = 1


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Look at the table as it stood; the game stays where it is."""

    at: int


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    action: str


class Speak(msgspec.Struct, frozen=True, tag="speak", tag_field="type", forbid_unknown_fields=True):
    """From now on in this language; the table comes again in it."""

    language: str


class Preview(msgspec.Struct, frozen=True, tag="preview", tag_field="type", forbid_unknown_fields=True):
    action: str


FromClient = Act | Undo | Redo | Look | Why | Preview | Speak | SitDown | DriveBots | Shown | Advise | AskOdds

# -- over HTTP


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`random` among the Reckoners draws one. Without a seed a fresh one is taken. `bots` names a bot for each seat, an
    empty name for one that a person plays; seats that are not in it are people's."""

    reckoners: Annotated[tuple[str, ...], Meta(max_length=20)]
    boss: Name = BOSS
    city: Name = CITY
    modules: Annotated[tuple[int, ...], Meta(max_length=20)] = ()
    difficulty: Name = DIFFICULTY
    options: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    packs: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] = ""
    bots: Annotated[tuple[Name, ...], Meta(max_length=20)] = ()
    pace: Pace = "normal"


class PackOffer(msgspec.Struct, frozen=True):
    """A pack that a table can be set up with."""

    id: str
    title: str


class TableInfo(msgspec.Struct, frozen=True):
    """A kept game in the list: what it was set up with, how it stands, and the bots of its seats. Times are seconds
    since 1970."""

    id: str
    reckoners: tuple[str, ...]
    boss: str
    city: str
    modules: tuple[int, ...]
    difficulty: str
    options: tuple[str, ...]
    packs: tuple[str, ...]
    seed: str
    round: int
    step: str
    population: int
    result: str
    actions: int
    created: float
    changed: float
    bots: dict[str, str] = {}


class TablePage(msgspec.Struct, frozen=True):
    """Some kept games, newest first, of `total`. `more` is to be sent as `after` to get the next ones; empty if there
    are none."""

    tables: tuple[TableInfo, ...]
    total: int
    more: str = ""


class CardInfo(msgspec.Struct, frozen=True):
    """A card as one reads it. `family` is converter, extra-die, doubler, exchanger, symbols, mover or odd; a converter
    has two symbols in `gives`, a doubler one; `power` is the name of an odd one. `family_title` is the family in words;
    `rules` are the ids of its rules. `ours` are the values of our own design, here and below as paths: `price`,
    `does.gives`."""

    id: str
    name: str
    kind: Literal["ability", "equipment"]
    text: str
    family: str
    power: str = ""
    cost: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    die: str = ""
    anywhere: bool = False
    price: int = 0
    ours: tuple[str, ...] = ()
    family_title: str = ""
    rules: tuple[str, ...] = ()


class EpicInfo(msgspec.Struct, frozen=True):
    """An Epic as printed. `health` None is infinite. `reward_lines` say what each reward does."""

    id: str
    name: str
    line: str
    research: int
    health: int | None
    weakened: int
    track: tuple[str, ...]
    reward: dict[str, int]
    reward_text: str
    ours: tuple[str, ...] = ()
    reward_lines: tuple[str, ...] = ()


class ReckonerInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    line: str
    ability: str
    dice: dict[str, int]
    ours: tuple[str, ...] = ()


class DieInfo(msgspec.Struct, frozen=True):
    """A colour of dice. `count` is how many there are."""

    id: str
    name: str
    faces: tuple[str, ...]
    count: int = 0
    ours: tuple[str, ...] = ()


class RuleInfo(msgspec.Struct, frozen=True):
    id: str
    group: str
    group_title: str
    title: str
    text: str
    ruling: str
    pack: str


class NamesInfo(msgspec.Struct, frozen=True):
    """Everything that has a name, in one language. `short` has short names of symbols, Boss tracks and dice
    (`die-blue`); `actions` the words of Epic and Boss tracks, as they stand in a view (`enforcement 2`, `gift fortify`,
    `boss red`)."""

    cities: dict[str, str]
    districts: dict[str, str]
    symbols: dict[str, str]
    symbol_texts: dict[str, str]
    short: dict[str, str]
    difficulties: dict[str, str]
    difficulty_texts: dict[str, str]
    steps: dict[str, str]
    boss: dict[str, str]
    boss_lines: dict[str, str]
    tracks: dict[str, str]
    actions: dict[str, str]
    action_texts: dict[str, str]


class Prices(msgspec.Struct, frozen=True):
    refresh: int
    ransom: int


class BossLevel(msgspec.Struct, frozen=True):
    """What it takes to bring a Boss down: research first, and then the health that it leaves him."""

    boss: str
    difficulty: str
    reckoners: int
    research: int
    health: int


class ContentInfo(msgspec.Struct, frozen=True):
    """What is printed, in one language: asked for once by the client, and again when the language or the packs change.
    `explained` says what each kind of thing is (`epic`, `barricade`, `track-red`, `symbol-money`), `action_rules` has
    the rules of every word on a track. `packs` are those in play; rules of others are only there to be read."""

    language: str
    reckoners: tuple[ReckonerInfo, ...]
    cards: tuple[CardInfo, ...]
    epics: tuple[EpicInfo, ...]
    dice: tuple[DieInfo, ...]
    names: NamesInfo
    prices: Prices
    bosses: tuple[BossInfo, ...]
    districts: tuple[DistrictInfo, ...]
    numbers: Numbers
    explained: dict[str, Explained]
    action_rules: dict[str, tuple[str, ...]]
    levels: tuple[BossLevel, ...]
    packs: tuple[str, ...]
    modules: tuple[int, ...] = ()


class LanguageInfo(msgspec.Struct, frozen=True):
    """A language that there are texts in, with its own name for itself."""

    id: str
    name: str


class LogPage(msgspec.Struct, frozen=True):
    """A part of the log, oldest first, as it was at a version; `at` is the number of actions played then."""

    version: int
    at: int
    entries: tuple[LogEntry, ...]


class Invitation(msgspec.Struct, frozen=True):
    """For friends on the same network: the link with its key, and the same as a picture to scan (a `data:` address).
    Both are empty if the server is for this machine only."""

    link: str
    qr: str


class RoundPoint(msgspec.Struct, frozen=True):
    """The table when a round began, or at the end; `at` is the number of actions played. `boss_health` None is
    infinite."""

    round: int
    at: int
    population: int
    money: int
    boss_research: int
    boss_health: int | None
    enforcement: int
    epics_defeated: int


class Deeds(msgspec.Struct, frozen=True):
    """What one Reckoner did: symbols used, moves, Epics defeated (the last blow), cards received."""

    reckoner: str
    symbols: dict[str, int]
    moves: int
    defeated: tuple[str, ...]
    cards: tuple[str, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """Something that decided a game: `defeated`, `weakened`, `loss` (people in one Epic phase), `base`, `over`."""

    at: int
    round: int
    kind: str
    n: int
    text: str


class History(msgspec.Struct, frozen=True):
    """A game as a whole, for its end: asked for over HTTP."""

    rounds: tuple[RoundPoint, ...]
    deeds: tuple[Deeds, ...]
    turns: tuple[TurningPoint, ...]
