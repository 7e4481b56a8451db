"""Campaigns in the same file as the games: each as a document with its checksum, and the tables of its games."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa

from reckoners.game.campaign import Campaign
from reckoners.game.campaign_files import campaign_from_json, campaign_to_json
from reckoners.server.bots_protocol import Pace
from reckoners.server.errors import UnknownCampaign
from reckoners.server.storage import Storage, crew_of, crew_row, games, metadata

campaigns = sa.Table(
    "campaign",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("document", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("tables", sa.Text, nullable=False),  # ids, in the order of the course
    sa.Column("bots", sa.Text, nullable=False),
    sa.Column("pace", sa.String, nullable=False),
)


class KeptCampaign(msgspec.Struct, frozen=True):
    """A campaign as it is kept. `tables` has one for each game that was begun."""

    id: str
    campaign: Campaign
    tables: tuple[str, ...]
    created: float
    changed: float
    bots: dict[str, str] = {}
    pace: Pace = "normal"


class CampaignStorage:
    """One thread writes for campaigns and games."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def create(self, kept: KeptCampaign) -> None:
        values = {"id": kept.id, "created": kept.created, **_row(kept), **crew_row(kept.bots, kept.pace)}
        await self._storage.write(lambda connection: connection.execute(campaigns.insert().values(**values)))

    async def keep(self, kept: KeptCampaign) -> KeptCampaign:
        """As it is now."""
        kept = msgspec.structs.replace(kept, changed=time.time())
        update = campaigns.update().where(campaigns.c.id == kept.id).values(**_row(kept))

        def keeping(connection: sa.Connection) -> None:
            if not connection.execute(update).rowcount:
                raise UnknownCampaign("unknown-campaign")

        await self._storage.write(keeping)
        return kept

    async def load(self, id: str) -> KeptCampaign:
        query = campaigns.select().where(campaigns.c.id == id)
        row = await self._storage.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise UnknownCampaign("unknown-campaign")
        tables = msgspec.json.decode(row.tables, type=tuple[str, ...])
        campaign = campaign_from_json(row.document, row.id)
        return KeptCampaign(row.id, campaign, tables, row.created, row.changed, *crew_of(row))

    async def newest(self, most: int) -> list[str]:
        """Ids, the newest first."""
        query = sa.select(campaigns.c.id).order_by(campaigns.c.changed.desc(), campaigns.c.id).limit(most)
        return await self._storage.read(lambda connection: list(connection.execute(query).scalars()))

    async def delete(self, id: str) -> None:
        """Its games stay, as games of no campaign."""

        def deleting(connection: sa.Connection) -> None:
            if not connection.execute(campaigns.delete().where(campaigns.c.id == id)).rowcount:
                raise UnknownCampaign("unknown-campaign")
            connection.execute(games.update().where(games.c.campaign == id).values(campaign=""))

        await self._storage.write(deleting)


def _row(kept: KeptCampaign) -> dict[str, object]:
    return {
        "document": campaign_to_json(kept.campaign),
        "changed": kept.changed,
        "tables": msgspec.json.encode(kept.tables).decode(),
    }
