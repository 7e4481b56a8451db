"""Asked by Alembic, which hands over a connection in its configuration: run the migrations on it."""

from alembic import context


def run() -> None:
    """All of them in the transaction that the connection is in."""
    context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # only while Alembic is at work
    run()
