"""Campaigns that people play at tables: begun, looked at, their next table set up, what is kept said.

A game counts when it is over and somebody looks at the campaign.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

import msgspec

from reckoners.game import ReckonersError
from reckoners.game.campaign import (
    Campaign,
    begin,
    content_of_campaign,
    dearest,
    has_to_choose,
    keep,
    next_setup,
    record,
    result,
    stops,
    wins,
)
from reckoners.game.campaign_course import FEWEST_GAMES, GOT_AWAY, MOST_GAMES, course_of
from reckoners.game.setup import Setup
from reckoners.server.bot_words import check_bot
from reckoners.server.campaign_protocol import CampaignGame, CampaignInfo, GameState, NewCampaign, NextGame
from reckoners.server.campaign_storage import CampaignStorage, KeptCampaign
from reckoners.server.errors import UnknownTable
from reckoners.server.live_tables import LiveTables
from reckoners.server.packs import known_packs
from reckoners.server.protocol import TableInfo

MOST_CAMPAIGNS = 20  # that the list shows
log = logging.getLogger(__name__)


class Campaigns:
    """All campaigns of a server. One thing at a time is done with them, so that nobody begins a game twice."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._kept = CampaignStorage(tables.storage)
        self._lock = asyncio.Lock()

    async def create(self, new: NewCampaign) -> CampaignInfo:
        """CampaignError, SetupError or BotError if there cannot be such a campaign."""
        for name in new.bots:
            if name:
                check_bot(name)
        campaign = await self._tables.aside.do(begin, campaign_of(new))
        bots = {id: name for id, name in zip(campaign.reckoners, new.bots, strict=False) if name}
        now = time.time()
        kept = KeptCampaign(secrets.token_urlsafe(16), campaign, (), now, now, bots, new.pace)
        await self._kept.create(kept)
        return await self._tables.aside.do(told_campaign, kept)

    async def info(self, id: str) -> CampaignInfo:
        async with self._lock:
            return await self._tables.aside.do(told_campaign, await self._settled(id))

    async def newest(self) -> list[CampaignInfo]:
        """One that cannot be read hides no other."""
        found = []
        for id in await self._kept.newest(MOST_CAMPAIGNS):
            try:
                found.append(await self.info(id))
            except ReckonersError as error:
                log.warning("campaign %s: %s", id, error)
        return found

    async def next_table(self, id: str) -> TableInfo:
        """The table of its next game, set up if nobody has done so."""
        async with self._lock:
            kept = await self._settled(id)
            table = table_now_of(kept)
            if table:
                return await self._tables.storage.info(table)
            setup = await self._tables.aside.do(next_setup, kept.campaign)
            info = await self._tables.create_for(setup, id, kept.bots, kept.pace)
            await self._kept.keep(msgspec.structs.replace(kept, tables=(*kept.tables, info.id)))
            return info

    async def keep(self, id: str, cards: dict[str, str]) -> CampaignInfo:
        async with self._lock:
            kept = await self._settled(id)
            campaign = keep(kept.campaign, cards)
            kept = await self._kept.keep(msgspec.structs.replace(kept, campaign=campaign))
            return await self._tables.aside.do(told_campaign, kept)

    async def delete(self, id: str) -> None:
        async with self._lock:
            await self._kept.delete(id)

    async def _settled(self, id: str) -> KeptCampaign:
        """With the result of a game that is over meanwhile, and without a table that was deleted before that."""
        kept = await self._kept.load(id)
        table = table_now_of(kept)
        if not table:
            return kept
        try:
            info = await self._tables.storage.info(table)
            if info.result == "playing":
                return kept
            game = (await self._tables.open(table)).game
        except UnknownTable:
            return await self._kept.keep(msgspec.structs.replace(kept, tables=kept.tables[:-1]))
        if game.result == "playing":  # taken back this very moment
            return kept
        campaign = await self._tables.aside.do(record, kept.campaign, game.clone())
        return await self._kept.keep(msgspec.structs.replace(kept, campaign=campaign))


def campaign_of(new: NewCampaign) -> Campaign:
    return Campaign(
        reckoners=new.reckoners,
        length=new.length,
        difficulty=new.difficulty,
        modules=new.modules,
        options=new.options,
        packs=known_packs(new.packs),
        seed=new.seed,
    )


def table_now_of(kept: KeptCampaign) -> str:
    """Where the next game is played; empty if it was not begun."""
    number = len(kept.campaign.played)
    return kept.tables[number] if number < len(kept.tables) else ""


def told_campaign(kept: KeptCampaign) -> CampaignInfo:
    campaign = kept.campaign
    choosing = has_to_choose(campaign)
    last = campaign.played[-1] if choosing else None
    choices = {
        who: tuple(card for owner, card in last.had if owner == who) if last is not None else ()
        for who in campaign.reckoners
    }
    goes_on = not choosing and len(campaign.played) < campaign.length
    return CampaignInfo(
        id=kept.id,
        reckoners=campaign.reckoners,
        length=campaign.length,
        modules=campaign.modules,
        difficulty=campaign.difficulty,
        options=campaign.options,
        packs=campaign.packs,
        seed=campaign.seed,
        games=tuple(told_game(kept, number) for number in range(campaign.length)),
        result=result(campaign),
        wins=wins(campaign),
        choices={who: cards for who, cards in choices.items() if cards},
        one_card=last is not None and not last.won,
        usual=dearest(campaign),
        next=told_next(campaign, next_setup(campaign)) if goes_on else None,
        bots=kept.bots,
        created=kept.created,
        changed=kept.changed,
    )


def told_game(kept: KeptCampaign, number: int) -> CampaignGame:
    stop = stops(kept.campaign)[number]
    table = kept.tables[number] if number < len(kept.tables) else ""
    played = kept.campaign.played
    if number >= len(played):
        state: GameState = "later" if number > len(played) else "begun" if table else "next"
        return CampaignGame(stop.boss, stop.city, stop.options, state, table)
    game = played[number]
    return CampaignGame(
        game.boss,
        game.city,
        stop.options,
        "won" if game.won else "lost",
        table,
        game.rounds,
        game.population,
        game.fallen,
        dict(game.kept or ()),
    )


def courses() -> dict[str, tuple[CampaignGame, ...]]:
    """What comes when, by the number of games; whom an encore is against is never known before."""
    return {
        str(length): tuple(
            CampaignGame("" if stop.boss == GOT_AWAY else stop.boss, stop.city, stop.options, "later", "")
            for stop in course_of(length)
        )
        for length in range(FEWEST_GAMES, MOST_GAMES + 1)
    }


def told_next(campaign: Campaign, setup: Setup) -> NextGame:
    carried = setup.carried
    remembered = carried.population if carried is not None else 0
    stop = stops(campaign)[len(campaign.played)]
    return NextGame(
        equipment=dict(carried.equipment) if carried is not None else {},
        fallen=carried.fallen if carried is not None else (),
        angry=carried.angry if carried is not None else (),
        population=content_of_campaign(campaign).table.population + remembered,
        remembered=remembered,
        options=setup.options,
        bolder=tuple(option for option in setup.options if option not in (*campaign.options, *stop.options)),
    )
