"""Which seats bots play, and how fast."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game", sa.Column("bots", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("game", sa.Column("pace", sa.String(), nullable=False, server_default="normal"))


def downgrade() -> None:
    op.drop_column("game", "pace")
    op.drop_column("game", "bots")
