"""Summaries of finished games for the statistics, made when they are first asked for; games are found by their seed.

A start that was killed could leave some of it behind; what is there already stays.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

# A header that cannot be read has no seed, and hides no other game.
SEED = "CASE WHEN json_valid(header) THEN json_extract(header, '$.setup.seed') END"


def upgrade() -> None:
    op.create_table(
        "summary",
        sa.Column("game", sa.String(), sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        if_not_exists=True,
    )
    op.execute(f"CREATE INDEX IF NOT EXISTS by_seed ON game ({SEED})")


def downgrade() -> None:
    op.execute("DROP INDEX by_seed")
    op.drop_table("summary")
