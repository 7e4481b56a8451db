"""Whom people were lost to, round by round: what the events say, added up."""

from __future__ import annotations

from reckoners.game import Game, Happening
from reckoners.server.history_protocol import LossInRound
from reckoners.server.story import Story

BOSS_TRACKS = ("boss-acts", "boss-overflows", "cell", "cell-acts")  # events that say which track the Boss acts by
MISSING = "no-"  # a cause that begins so: something had run out, and people paid for it

Whose = tuple[str, str]
NOBODY: Whose = ("city", "")


def losses_of(game: Game, story: Story) -> tuple[LossInRound, ...]:
    found: dict[tuple[int, str, str], int] = {}
    actor = NOBODY
    for entry in story.entries[: len(game) + 1]:
        for event in entry.events:
            actor = _acting(event, actor)
            if event.kind == "population":
                why = str(event.args["why"])
                by, who = ("shortage", why.removeprefix(MISSING)) if why.startswith(MISSING) else actor
                key = (entry.round, by, who)
                found[key] = found.get(key, 0) + int(event.args["n"])
    return tuple(LossInRound(round, by, who, n) for (round, by, who), n in found.items())


def _acting(event: Happening, actor: Whose) -> Whose:
    """Who acts from this event on; a decision of people may come between, and the same one goes on after it."""
    args = event.args
    if event.kind == "activates":
        return "epic", str(args["epic"])
    if event.kind == "boss-activates":
        return "boss", ""
    if event.kind in BOSS_TRACKS and actor[0] == "boss":  # an Epic may make him act, and it is still its doing
        return "boss", str(args["track"])
    if event.kind in ("tram", "city-card"):
        return "city", str(args["district"])
    return actor
