"""How the database came to be, step by step. Alembic runs what is missing when a server starts."""
