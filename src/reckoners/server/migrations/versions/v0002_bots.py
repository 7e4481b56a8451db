"""Which seats bots play, and how fast.

A start that was killed could leave one of both behind; what is there already stays.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("game")}
    if "bots" not in there:
        op.add_column("game", sa.Column("bots", sa.Text(), nullable=False, server_default="{}"))
    if "pace" not in there:
        op.add_column("game", sa.Column("pace", sa.String(), nullable=False, server_default="normal"))


def downgrade() -> None:
    op.drop_column("game", "pace")
    op.drop_column("game", "bots")
