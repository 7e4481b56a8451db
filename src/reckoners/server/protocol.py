"""What server and client say to each other over the WebSocket: tagged messages, decoded strictly.

The server holds the game; a client draws `table`, lights up its options, and sends one action back with the version of
the table that it has seen. Every text is ready to show, in the language that the client asked for.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from reckoners.engine.steps import BOOK_STEPS, STEP_NAMES
from reckoners.game.setup import BOSS, CITY, DIFFICULTY, LONGEST_SEED, Setup
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
    TalkNow,
    WishFor,
)
from reckoners.server.bots_protocol import BotInfo as BotInfo
from reckoners.server.bots_protocol import DecisiveTurn as DecisiveTurn
from reckoners.server.bots_protocol import KeepLine as KeepLine
from reckoners.server.bots_protocol import ProposalLine as ProposalLine
from reckoners.server.campaign_protocol import CampaignInfo as CampaignInfo
from reckoners.server.campaign_protocol import KeepCards as KeepCards
from reckoners.server.campaign_protocol import NewCampaign as NewCampaign
from reckoners.server.content_protocol import ContentInfo as ContentInfo
from reckoners.server.content_protocol import RuleInfo as RuleInfo
from reckoners.server.history_protocol import History as History
from reckoners.server.option_protocol import Offer as Offer
from reckoners.server.option_protocol import Option as Option
from reckoners.server.option_protocol import OptionGroup, expanded
from reckoners.server.outlook_protocol import ActorOutlook as ActorOutlook
from reckoners.server.outlook_protocol import Outlook
from reckoners.server.puzzle_protocol import PuzzleHelp as PuzzleHelp
from reckoners.server.puzzle_protocol import PuzzleInfo as PuzzleInfo
from reckoners.server.puzzle_protocol import PuzzleNow
from reckoners.server.puzzle_protocol import PuzzleTable as PuzzleTable
from reckoners.server.reel_protocol import GoOn as GoOn
from reckoners.server.reel_protocol import PlayedOn, PlayOn, TableOrigin
from reckoners.server.reel_protocol import Reel as Reel
from reckoners.server.talk_protocol import TalkThen

PROTOCOL = 3
STEPS = tuple(STEP_NAMES[step] for step in BOOK_STEPS)
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
    are those in which it was played; `who` did it, a Reckoner or the `team`. The entry with `at` 0 is the set-up and
    has no action."""

    at: int
    action: str
    who: str
    verb: str
    text: str
    round: int
    step: str
    lines: tuple[EventLine, ...]


class DecisionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the table waits for. `open` are Reckoners who can still do something; `seats` has a short line for each
    Reckoner ("Roll 2 of 3", "d1: 1 Research left"). `rule` is there for what comes in the middle of a step."""

    title: str
    detail: str
    open: tuple[str, ...]
    seats: dict[str, str]
    rule: str = ""


# -- from the server


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed and lies on this table from beginning to end: which sides of the Boss's boards were chosen. It
    comes with the first `table` of a connection only. What else is printed is the `Content` with these `packs` and
    `modules`. `protocol` is the version of it that the server speaks. `city` is where it is, `steps` are those of its
    rounds, in order; `markers` is where the markers of its district tracks started, 0 where nothing is researched
    there. In a city that walks `returns` is the spot where markers start and go back to, and `passes` how many
    districts are passed in a round. `options` are the variants of the rules. `tables` are the power tables on the page
    of a Boss's booklet, by track: rows A to D, a text of actions for each column. `origin` is the moment of another
    table that this one goes on from."""

    protocol: int
    packs: tuple[str, ...]
    weakened_health: int
    group_size: int
    tracks: dict[str, tuple[str, ...]]
    modules: tuple[int, ...] = ()
    city: str = CITY
    steps: tuple[str, ...] = STEPS
    markers: int = 0
    returns: int = 0
    passes: int = 0
    options: tuple[str, ...] = ()
    tables: dict[str, tuple[tuple[str, ...], ...]] = {}
    origin: TableOrigin | None = None


class TableNow(msgspec.Struct, frozen=True, omit_defaults=True, tag="table", tag_field="type"):
    """The table as it is, without what is printed. `version` belongs to it; `at` is the number of actions played,
    `undone` how many could be redone. `added` is how many actions the last message has played, 0 after undo, redo and
    when a client has just come. `log` has their entries, oldest first, or the newest one if there are none; what
    happened by them is in its lines, and what came before is asked for over HTTP. `last_defeated` says
    which Epic was defeated last in a district that has none, by district. `puzzle` is there if the table is one."""

    table: str
    version: int
    at: int
    undone: int
    added: int
    view: TableView
    decision: DecisionInfo
    groups: tuple[OptionGroup, ...]
    forecast: Outlook
    log: tuple[LogEntry, ...]
    crew: Crew
    laid: Laid | None = None
    last_defeated: dict[str, str] = {}
    puzzle: PuzzleNow | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        return expanded(self.groups)

    @property
    def events(self) -> tuple[EventLine, ...]:
        """What the last message made happen."""
        return tuple(line for entry in self.log[-self.added :] for line in entry.lines) if self.added else ()


class PastTable(msgspec.Struct, frozen=True, omit_defaults=True, tag="past", tag_field="type"):
    """The table as it stood after `at` actions, to look at; `log` has the newest entries of then. `line` is 0, or what
    was taken back (`ReelLine.id`). `talk` is what was said then, if anything was."""

    at: int
    view: TableView
    forecast: Outlook
    log: tuple[LogEntry, ...]
    line: int = 0
    last_defeated: dict[str, str] = {}
    talk: TalkThen | None = None


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


FromServer = TableNow | PastTable | Refused | Previewed | Fault | BotsNow | TalkNow | Advised | OddsTold | PlayedOn

# -- from the client


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Actions of one gesture: all of them are played, or none. `version` is that of the table in which they were
    chosen; they are played at a newer one as well if they still mean the same."""

    version: int
    actions: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="type", forbid_unknown_fields=True):
    version: int
    steps: Annotated[int, Meta(ge=1)] = 1


class Redo(msgspec.Struct, frozen=True, tag="redo", tag_field="type", forbid_unknown_fields=True):
    version: int
    steps: Annotated[int, Meta(ge=1)] = 1


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Look at the table as it stood; the game stays where it is. `line` is 0, or that of what was taken back."""

    at: int
    line: int = 0


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="type", forbid_unknown_fields=True):
    action: str


class Speak(msgspec.Struct, frozen=True, tag="speak", tag_field="type", forbid_unknown_fields=True):
    """From now on in this language; the table comes again in it."""

    language: str


class Preview(msgspec.Struct, frozen=True, tag="preview", tag_field="type", forbid_unknown_fields=True):
    action: str


FromClient = (
    Act | Undo | Redo | Look | Why | Preview | Speak | SitDown | DriveBots | Shown | WishFor | Advise | AskOdds | PlayOn
)

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
    """A kept game in the list: what it was set up with, how it stands, the bots of its seats, the campaign that it
    belongs to, if any, and the moment of another table that it came from. Times are seconds since 1970."""

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
    campaign: str = ""
    origin: TableOrigin | None = None


def setup_words(setup: Setup) -> dict[str, Any]:
    """What the list says of a set-up; what a campaign has carried over is told by its page."""
    return {name: value for name, value in msgspec.structs.asdict(setup).items() if name not in ("carried", "dealt")}


class TablePage(msgspec.Struct, frozen=True):
    """Some kept games, newest first, of `total`. `more` is to be sent as `after` to get the next ones; empty if there
    are none."""

    tables: tuple[TableInfo, ...]
    total: int
    more: str = ""


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
