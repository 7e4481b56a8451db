"""The log of one table, kept as the game goes on: nothing is replayed to show it."""

from __future__ import annotations

import msgspec

from reckoners.game import Action, Game, Happening
from reckoners.game.view import TableView
from reckoners.server.protocol import EventLine, LogEntry, LogPage
from reckoners.server.teller import Teller

PAGE = 100  # entries of the log that one request gets, unless it asks for more or fewer
MOST_ENTRIES = 500  # and never more than this
SHIELDS = ("red-shields", "blue-shields")


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How the table stood after an action, as far as a strip over the whole game shows it. `research` is what is left
    of the Boss's."""

    round: int
    step: str
    population: int
    research: int
    result: str


class StoryEntry(msgspec.Struct, frozen=True, gc=False):
    """One action and what happened, without words. The first entry is the set-up. `number` is the line of the record
    that first made it: no two entries have the same."""

    action: Action | None
    round: int
    step: str
    events: tuple[Happening, ...]
    number: int
    code: int
    then: Standing


class TakenBack(msgspec.Struct, frozen=True, gc=False):
    """Actions that were undone for good when others were played in their place; `after` is the number of the entry that
    they followed."""

    after: int
    entries: tuple[StoryEntry, ...]


def standing_of(game: Game) -> Standing:
    st = game.state
    return Standing(st.round, game.step, st.population, st.boss_research, game.result)


class Story:
    """Entry n is what the n-th action made happen. Undone entries stay till a new line begins, like the game's own;
    then they are put aside, so that they can still be looked at."""

    def __init__(self, entries: list[StoryEntry], taken_back: tuple[TakenBack, ...] = ()) -> None:
        self.entries = entries
        self.taken_back = taken_back

    @classmethod
    def of(cls, game: Game) -> Story:
        """The story of a game that has not begun."""
        return cls([StoryEntry(None, 0, "prologue", tuple(game.last_events), 0, -1, standing_of(game))])

    def copy(self) -> Story:
        return Story(self.entries[:], self.taken_back)

    def play(self, game: Game, code: int) -> StoryEntry:
        """Play an action and keep what happened; a Refusal leaves both as they were."""
        action = game.action(code) if game.result == "playing" else None
        round, step = game.state.round, game.step
        game.play_code(code)
        at = len(game)
        if undone := self.entries[at:]:
            self.taken_back += (TakenBack(self.entries[at - 1].number, tuple(undone)),)
            del self.entries[at:]
        happened = tuple(game.last_events)
        self.entries.append(StoryEntry(action, round, step, happened, len(game.record), code, standing_of(game)))
        return self.entries[-1]

    def told(self, at: int, boss: str, teller: Teller, count: int = 1) -> tuple[LogEntry, ...]:
        """So many entries up to a position, oldest first. What it costs does not depend on the length of the game."""
        first = max(0, at + 1 - count)
        return tuple(
            LogEntry(
                at=first + place,
                action=str(entry.action) if entry.action is not None else "",
                who=entry.action.who if entry.action is not None else "",
                verb=entry.action.verb if entry.action is not None else "",
                text=_told(entry, teller),
                round=entry.round,
                step=entry.step,
                lines=lines_of(entry.events, boss, teller),
            )
            for place, entry in enumerate(self.entries[first : at + 1])
        )

    def last_defeated(self, at: int, view: TableView) -> dict[str, str]:
        """Which Epic was defeated last in each district that has none, as of a position."""
        empty = {district.id for district in view.districts if district.epic is None}
        found: dict[str, str] = {}
        for entry in reversed(self.entries[: at + 1] if empty else []):
            for event in reversed(entry.events):
                if event.kind == "defeated" and event.args["district"] in empty:
                    found.setdefault(str(event.args["district"]), str(event.args["epic"]))
            if len(found) == len(empty):
                break
        return found

    def page(self, version: int, at: int, boss: str, teller: Teller, before: int, most: int) -> LogPage:
        """The entries before a position, the newest of them: of a game that stands at `at`."""
        last = min(at, before - 1)
        count = max(1, min(most, MOST_ENTRIES))
        return LogPage(version, at, self.told(last, boss, teller, count) if last >= 0 else ())


def _told(entry: StoryEntry, teller: Teller) -> str:
    if entry.action is None:
        return teller.say("server-log-set-up")
    return teller.entry(entry.action, guard_of(entry), 2 * any(event.kind == "move-half" for event in entry.events))


def guard_of(entry: StoryEntry) -> str:
    """The Shield that went instead of what it guards."""
    return next((event.kind.removesuffix("s") for event in entry.events if event.kind in SHIELDS), "")


def lines_of(events: tuple[Happening, ...], boss: str, teller: Teller) -> tuple[EventLine, ...]:
    return tuple(EventLine(event.kind, event.args, teller.event(event, boss)) for event in events)
