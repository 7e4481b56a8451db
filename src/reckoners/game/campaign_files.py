"""Campaigns as text and in files: one JSON object with a checksum, read with care. Its games are kept as any game."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec

from reckoners.content.reading import read_whole
from reckoners.game.campaign import Campaign, begin
from reckoners.game.errors import ReckonersError, SaveError
from reckoners.game.files import write_whole

CAMPAIGN_FORMAT = "reckoners-campaign"
CAMPAIGN_VERSION = 1


class CampaignDocument(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign on paper."""

    format: str
    version: int
    campaign: Campaign
    sum: str


def campaign_sum(campaign: Campaign) -> str:
    return f"{zlib.crc32(msgspec.json.encode(campaign, order='sorted')):08x}"


def campaign_to_json(campaign: Campaign) -> str:
    document = CampaignDocument(
        format=CAMPAIGN_FORMAT, version=CAMPAIGN_VERSION, campaign=campaign, sum=campaign_sum(campaign)
    )
    return msgspec.json.encode(document).decode()


def campaign_from_json(text: str | bytes, place: str) -> Campaign:
    """The campaign, if nobody has written into it and its games can still be played; else a SaveError."""
    try:
        document = msgspec.json.decode(text, type=CampaignDocument)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SaveError("no-campaign", place=place, reason=error) from error
    if document.format != CAMPAIGN_FORMAT or document.version != CAMPAIGN_VERSION:
        raise SaveError(
            "other-format",
            place=place,
            format=document.format,
            version=document.version,
            known=CAMPAIGN_FORMAT,
            ours=CAMPAIGN_VERSION,
        )
    campaign = document.campaign
    if document.sum != campaign_sum(campaign):
        raise SaveError("campaign-edited", place=place)
    try:
        begin(msgspec.structs.replace(campaign, played=()))
    except ReckonersError as error:
        raise SaveError("save-setup", place=place, reason=error) from error
    return campaign


def save_campaign(campaign: Campaign, path: Path) -> None:
    write_whole(path, campaign_to_json(campaign).encode() + b"\n")


def load_campaign(path: Path) -> Campaign:
    try:
        text = read_whole(path)
    except OSError as error:
        raise SaveError("unreadable-file", place=path, reason=error.strerror) from error
    return campaign_from_json(text, str(path))
