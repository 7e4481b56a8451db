"""The addresses of campaigns: begin one, look at its course, its next table, what is kept."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from litestar import Response, delete, get, post

from reckoners.bots import BotError
from reckoners.game import SetupError
from reckoners.game.campaign import CampaignError
from reckoners.server.campaign_protocol import CampaignInfo, KeepCards, NewCampaign
from reckoners.server.campaigns import Campaigns, courses
from reckoners.server.messages import fault
from reckoners.server.protocol import MOST_BYTES, TableInfo
from reckoners.server.replies import HttpRequest, answered, body_of, teller_for

Sent = TypeVar("Sent")


def campaigns_of(request: HttpRequest) -> Campaigns:
    campaigns: Campaigns = request.app.state.campaigns
    return campaigns


async def read_sent(request: HttpRequest, kind: type[Sent]) -> Sent | Response[bytes]:
    """What was sent, or the answer if it cannot be read."""
    words = teller_for(request)
    body = await body_of(request, MOST_BYTES)
    if body is None:
        return answered(fault("too-large", words, most=MOST_BYTES), 413)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return answered(fault("unreadable", words, reason=str(error)), 400)


def refused_campaign(request: HttpRequest, error: CampaignError | SetupError | BotError) -> Response[bytes]:
    words = teller_for(request)
    return answered(fault("campaign", words, reason=error.tell(words.words)), 422)


@get("/api/campaigns")
async def list_campaigns(request: HttpRequest) -> Response[bytes]:
    """A list of `CampaignInfo`, the newest first."""
    told: list[CampaignInfo] = await campaigns_of(request).newest()
    return answered(told)


@get("/api/courses", sync_to_thread=False)
def list_courses() -> Response[bytes]:
    """By length, the `CampaignGame`s of a campaign that is not begun."""
    return answered(courses())


@post("/api/campaigns", status_code=201)
async def create_campaign(request: HttpRequest) -> Response[bytes]:
    """`NewCampaign` in, `CampaignInfo` out."""
    new = await read_sent(request, NewCampaign)
    if isinstance(new, Response):
        return new
    try:
        told: CampaignInfo = await campaigns_of(request).create(new)
    except (CampaignError, SetupError, BotError) as error:
        return refused_campaign(request, error)
    return answered(told, 201)


@get("/api/campaigns/{id:str}")
async def campaign_info(request: HttpRequest, id: str) -> Response[bytes]:
    """`CampaignInfo` of one campaign."""
    told: CampaignInfo = await campaigns_of(request).info(id)
    return answered(told)


@post("/api/campaigns/{id:str}/next", status_code=201)
async def next_table(request: HttpRequest, id: str) -> Response[bytes]:
    """`TableInfo` of its next game, a new table or the one that was begun."""
    try:
        told: TableInfo = await campaigns_of(request).next_table(id)
    except CampaignError as error:
        return refused_campaign(request, error)
    return answered(told, 201)


@post("/api/campaigns/{id:str}/keep", status_code=200)
async def keep_cards(request: HttpRequest, id: str) -> Response[bytes]:
    """`KeepCards` in, `CampaignInfo` out."""
    wish = await read_sent(request, KeepCards)
    if isinstance(wish, Response):
        return wish
    try:
        told: CampaignInfo = await campaigns_of(request).keep(id, wish.cards)
    except CampaignError as error:
        return refused_campaign(request, error)
    return answered(told)


@delete("/api/campaigns/{id:str}", status_code=204)
async def delete_campaign(request: HttpRequest, id: str) -> None:
    """Gone for good; its games stay."""
    await campaigns_of(request).delete(id)


CAMPAIGN_ROUTES = (
    list_courses,
    list_campaigns,
    create_campaign,
    campaign_info,
    next_table,
    keep_cards,
    delete_campaign,
)
