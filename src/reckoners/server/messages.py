"""The messages about a table, from a game, in one language."""

from __future__ import annotations

import msgspec

from reckoners.engine.steps import STEP_NAMES
from reckoners.game import Game, Refusal
from reckoners.game.forecast import acting_now
from reckoners.game.puzzle import Puzzle
from reckoners.game.setup import CITY
from reckoners.server.bots_protocol import Crew
from reckoners.server.choices import groups_of
from reckoners.server.decision_words import EPIC_PHASE, decision_of
from reckoners.server.errors import ServerError
from reckoners.server.outlook import outlook_of
from reckoners.server.protocol import (
    PROTOCOL,
    STEPS,
    Fault,
    FromServer,
    Laid,
    PastTable,
    Previewed,
    Refused,
    TableInfo,
    TableNow,
    setup_words,
)
from reckoners.server.puzzle_words import now_in
from reckoners.server.reel_protocol import TableOrigin
from reckoners.server.story import Story
from reckoners.server.talk_protocol import TalkThen
from reckoners.server.teller import Teller

RECENT = 8  # entries of the log that go with an earlier moment


def fault(code: str, teller: Teller, **about: str | int) -> Fault:
    return Fault(code, teller.words(f"server-fault-{code}", **about))


def not_kept(error: ServerError, teller: Teller) -> Fault:
    """What could not be written, so it has not happened."""
    if error.key == "database-gone":
        return fault("database-gone", teller)
    return fault("storage", teller, reason=error.tell(teller.words))


def encoded(message: FromServer) -> str:
    return msgspec.json.encode(message).decode()


def table_now(
    id: str,
    version: int,
    game: Game,
    story: Story,
    crew: Crew,
    teller: Teller,
    added: int = 0,
    *,
    laid: bool = False,
    origin: TableOrigin | None = None,
    puzzle: Puzzle | None = None,
) -> TableNow:
    """`added` is how many actions the last message has played; `laid` tells a newcomer what stays as it is."""
    view = game.view(printed=False)
    legal = game.every_option()
    actors = acting_now(game.state) if view.step in EPIC_PHASE else []
    return TableNow(
        table=id,
        version=version,
        at=len(game),
        undone=game.undone,
        added=added,
        view=view,
        decision=decision_of(view, legal, actors[0].id if actors else "", teller),
        groups=groups_of(view, legal, teller),
        forecast=outlook_of(game.forecast(), teller),
        log=story.told(len(game), view.boss.id, teller, max(1, added)),
        crew=crew,
        laid=laid_of(game, origin) if laid else None,
        last_defeated=story.last_defeated(len(game), view),
        puzzle=now_in(puzzle, game, teller) if puzzle is not None else None,
    )


def laid_of(game: Game, origin: TableOrigin | None = None) -> Laid:
    boss = game.view().boss
    tables = game.state.tables
    steps, city = tuple(STEP_NAMES[step] for step in tables.steps), game.setup.city
    return Laid(
        protocol=PROTOCOL,
        packs=game.setup.packs,
        weakened_health=boss.weakened_health,
        group_size=boss.group_size,
        tracks={track.id: track.track for track in boss.tracks},
        modules=game.setup.modules,
        city=CITY if city == CITY else city,  # what is the default itself is left out
        steps=STEPS if steps == STEPS else steps,
        markers=tables.marker_start,
        returns=tables.walk_start,
        passes=tables.passes,
        options=game.setup.options,
        tables=dict(zip(tables.track_ids, boss.tables, strict=False)),
        origin=origin,
    )


def past_table(game: Game, story: Story, at: int, line: int, teller: Teller, talk: TalkThen | None = None) -> PastTable:
    past = game.at(at)
    view = past.view(printed=False)
    log = story.told(at, view.boss.id, teller, RECENT)
    outlook = outlook_of(past.forecast(), teller)
    return PastTable(at, view, outlook, log, line, story.last_defeated(at, view), talk)


def refused(action: str, no: Refusal, teller: Teller) -> Refused:
    return Refused(action, no.code, no.rule, no.tell(teller.names))


def previewed(game: Game, action: str) -> Previewed:
    """How an action would change the forecast."""
    after = game.forecast_after(action)
    return Previewed(action, game.forecast().expected, after.expected)


def info_of(
    id: str,
    game: Game,
    created: float,
    changed: float,
    bots: dict[str, str],
    campaign: str = "",
    origin: TableOrigin | None = None,
) -> TableInfo:
    st = game.state
    return TableInfo(
        id=id,
        **setup_words(game.setup),
        round=st.round,
        step=game.step,
        population=st.population,
        result=game.result,
        actions=len(game),
        created=created,
        changed=changed,
        bots=bots,
        campaign=campaign,
        origin=origin,
    )
