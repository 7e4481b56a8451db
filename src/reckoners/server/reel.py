"""A whole game as a strip, from what the story of its table keeps: nothing is played again to show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from reckoners.game import Game, Happening
from reckoners.server.reel_protocol import Reel, ReelLine, ReelMark, ReelMoment, ReelTable, TableOrigin
from reckoners.server.story import Story, StoryEntry
from reckoners.server.teller import Teller

MAIN: Final = 0  # the line that the table is on
MOST_LINES: Final = 200  # of what was taken back: the longest; who tries everything out wants no forest
HEAVY: Final = 4  # people lost by one action's consequences are a moment from here on
KINDS: Final = {
    "defeated": "defeated",
    "boss-weakened": "weakened",
    "base-found": "base",
    "stolen": "stolen",
    "aid-kept": "aid",
    "over": "over",
}


class LineOf(NamedTuple):
    """A line by its entries from the set-up on; it leaves the line `of` after `start` actions."""

    id: int
    of: int
    start: int
    entries: Sequence[StoryEntry]

    @property
    def last(self) -> int:
        return len(self.entries) - 1


def lines_in(story: Story) -> dict[int, LineOf]:
    """What the table is on, then what was taken back, by the number of its first action. Who plays again what was
    undone has left nothing."""
    lines = {MAIN: LineOf(MAIN, MAIN, 0, story.entries)}
    places = {entry.number: (MAIN, at) for at, entry in enumerate(story.entries)}
    # What was put aside last hangs on what is known already: the line that took its place is newer.
    for aside in reversed(story.taken_back):
        left = list(aside.entries)
        of, at = places[aside.after]
        while left:
            known = lines[of].entries
            if at + 1 < len(known) and known[at + 1].code == left[0].code:
                at += 1
                places[left.pop(0).number] = (of, at)
                continue
            break
        if not left:
            continue
        line = LineOf(left[0].number, of, at, (*lines[of].entries[: at + 1], *left))
        lines[line.id] = line
        places.update({entry.number: (line.id, at + 1 + place) for place, entry in enumerate(left)})
    return lines


def line_of(game: Game, story: Story, line: int) -> tuple[Game, Story] | None:
    """A line as a game that stands at its end, with its story; None if there is no such line."""
    if line == MAIN:
        return game, story
    lines = lines_in(story)
    found = lines.get(line)
    if found is None:
        return None
    shared, of = found.start, found.of
    while of != MAIN:  # a line that left another that had left the table's
        shared, of = min(shared, lines[of].start), lines[of].of
    there = game.fork(shared)
    for entry in found.entries[shared + 1 :]:
        there.play_code(entry.code)
    return there, Story(list(found.entries))


def reel_of(
    id: str,
    version: int,
    game: Game,
    story: Story,
    teller: Teller,
    tables: tuple[ReelTable, ...] = (),
    origin: TableOrigin | None = None,
    talked: bool = False,
) -> Reel:
    boss = game.state.tables.boss_id
    first, *others = (_told(line, boss, teller) for line in lines_told(story))
    return Reel(id, version, len(game), first, tuple(others), tables, origin, talked)


def lines_told(story: Story) -> list[LineOf]:
    """What the table is on, and of what was taken back the longest lines."""
    first, *others = lines_in(story).values()
    others.sort(key=lambda line: line.start - line.last)
    kept = sorted(others[:MOST_LINES], key=lambda line: (line.start, line.id))
    ids = {line.id for line in kept}
    return [first, *(line for line in kept if line.of in ids or line.of == MAIN)]


def _told(line: LineOf, boss: str, teller: Teller) -> ReelLine:
    entries = line.entries[line.start :]
    standing = [entry.then for entry in entries]
    marks: list[ReelMark] = []
    for at, then in enumerate(standing, line.start):
        if not marks or (marks[-1].round, marks[-1].step) != (then.round, then.step):
            marks.append(ReelMark(at, then.round, then.step))
    return ReelLine(
        id=line.id,
        of=line.of,
        start=line.start,
        population=tuple(then.population for then in standing),
        research=tuple(then.research for then in standing),
        marks=tuple(marks),
        moments=tuple(_moments(entries[1:], line.start + 1, boss, teller)),
        result=standing[-1].result,
    )


def _moments(entries: Sequence[StoryEntry], first: int, boss: str, teller: Teller) -> list[ReelMoment]:
    found: list[ReelMoment] = []
    for at, entry in enumerate(entries, first):
        lost = sum(_lost(event) for event in entry.events)
        found += [
            ReelMoment(at, entry.round, KINDS[event.kind], 0, teller.event(event, boss))
            for event in entry.events
            if event.kind in KINDS
        ]
        if lost >= HEAVY:
            text = teller.say("server-turn-loss", n=lost, round=entry.round)
            found.append(ReelMoment(at, entry.round, "loss", lost, text))
    return found


def _lost(event: Happening) -> int:
    return int(event.args["n"]) if event.kind == "population" else 0
