"""Asked by Alembic, which hands over a connection in its configuration: run the migrations on it."""

from alembic import context


def run() -> None:
    context.configure(connection=context.config.attributes["connection"], transaction_per_migration=True)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # only while Alembic is at work
    run()
