"""Campaigns, and which campaign a game belongs to.

A start that was killed could leave some of it behind; what is there already stays.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "campaign",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("tables", sa.Text(), nullable=False),
        sa.Column("bots", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        if_not_exists=True,
    )
    there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("game")}
    if "campaign" not in there:
        op.add_column("game", sa.Column("campaign", sa.String(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("game", "campaign")
    op.drop_table("campaign")
