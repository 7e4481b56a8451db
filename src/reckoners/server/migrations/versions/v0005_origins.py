"""The moment of another table that a table came from.

A start that was killed could leave some of it behind; what is there already stays.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def columns() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("origin", sa.String(), nullable=False, server_default=""),
        sa.Column("origin_at", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("origin_line", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("origin_dealt", sa.Boolean(), nullable=False, server_default="0"),
    )


def upgrade() -> None:
    there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("game")}
    for column in columns():
        if column.name not in there:
            op.add_column("game", column)
    op.create_index("branches", "game", ["origin"], if_not_exists=True)


def downgrade() -> None:
    op.drop_index("branches", "game")
    for column in reversed(columns()):
        op.drop_column("game", column.name)
