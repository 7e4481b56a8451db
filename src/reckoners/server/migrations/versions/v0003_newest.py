"""The newest games are found without looking at all of them."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_index("newest", "game", ["changed", "id"], if_not_exists=True)


def downgrade() -> None:
    op.drop_index("newest", "game")
