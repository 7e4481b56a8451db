"""A server that is killed while it makes or changes its database: the next one starts as if nothing had been."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from reckoners.server import database
from reckoners.server.database import FILE, HEAD, prepare

# The games as each older version kept them.
FIRST = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE game (
    id VARCHAR NOT NULL, header TEXT NOT NULL, created FLOAT NOT NULL, changed FLOAT NOT NULL, round INTEGER NOT NULL,
    step VARCHAR NOT NULL, population INTEGER NOT NULL, result VARCHAR NOT NULL, actions INTEGER NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE step (
    game VARCHAR NOT NULL, seq INTEGER NOT NULL, "do" TEXT NOT NULL, PRIMARY KEY (game, seq),
    FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE
);
INSERT INTO game VALUES ('one', '{}', 1.0, 2.0, 0, 'prologue', 30, 'playing', 1);
INSERT INTO step VALUES ('one', 0, 'end purchase');
INSERT INTO alembic_version VALUES ('0001');
"""
SECOND = """
ALTER TABLE game ADD COLUMN bots TEXT DEFAULT '{}' NOT NULL;
ALTER TABLE game ADD COLUMN pace VARCHAR DEFAULT 'normal' NOT NULL;
UPDATE alembic_version SET version_num = '0002';
"""
OLDER = {"nothing": "", "0001": FIRST, "0002": FIRST + SECOND}


def older(file: Path, script: str) -> None:
    if script:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.executescript(script)


def killed_before(statement: int, file: Path) -> bool:
    """A process that prepares the database and is killed before so many statements; False if it came to its end."""
    child = os.fork()
    if child == 0:
        left = count()

        def counting(*_: object) -> None:
            if next(left) == statement:
                os.kill(os.getpid(), signal.SIGKILL)

        def made(file: Path, begin: str = "BEGIN IMMEDIATE") -> sa.Engine:
            engine = real(file, begin)
            sa.event.listen(engine, "before_cursor_execute", counting)
            sa.event.listen(engine, "commit", counting)
            return engine

        real, database.engine_of = database.engine_of, made
        try:
            prepare(file)
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def kills(folder: Path, script: str) -> Iterator[Path]:
    """The database after a kill before each statement, up to the one where all was done."""
    for statement in count():
        place = folder / str(statement)
        place.mkdir()
        older(place / FILE, script)
        killed = killed_before(statement, place / FILE)
        yield place / FILE
        if not killed:
            assert statement >= 4, "there was nothing to be killed at"
            return


# What is done to the second version is done to the first one too.
@pytest.mark.parametrize(
    "script",
    [pytest.param(script, id=name, marks=[pytest.mark.slow] * (name == "0002")) for name, script in OLDER.items()],
)
def test_killed_before_every_statement_it_starts_again(tmp_path: Path, script: str) -> None:
    import alembic.command  # noqa: F401 - loaded here, so that no child has to

    for file in kills(tmp_path, script):
        prepare(file)
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
            games = connection.execute("SELECT id, bots, pace FROM game").fetchall()
            assert games == ([("one", "{}", "normal")] if script else [])
            assert len(connection.execute("SELECT * FROM step").fetchall()) == bool(script)


def half_made() -> list[str]:
    """What kills of earlier versions have left behind: each beginning of what they did, one statement at a time."""
    steps = [part + ";" for part in (FIRST + SECOND).split(";")[:-1] if "INSERT INTO game" not in part]
    steps = [step for step in steps if "INSERT INTO step" not in step]
    return ["".join(steps[:length]) for length in range(1, len(steps))]


@pytest.mark.parametrize("script", half_made())
def test_a_database_that_was_half_made_by_an_earlier_version_is_finished(tmp_path: Path, script: str) -> None:
    older(tmp_path / FILE, script)
    prepare(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
        assert connection.execute("SELECT bots, pace FROM game").fetchall() == []


@pytest.mark.parametrize("made", [False, True], ids=["new", "from before"])
def test_nobody_else_may_read_it(tmp_path: Path, start: Callable[..., object], made: bool) -> None:
    folder = tmp_path / "data"
    if made:
        folder.mkdir(mode=0o755)
        (folder / FILE).touch(mode=0o644)
        folder.chmod(0o755)
        (folder / FILE).chmod(0o644)
    start(folder)
    assert folder.stat().st_mode & 0o777 == 0o700
    files = [path for path in folder.iterdir() if path.is_file()]
    assert {path.name: oct(path.stat().st_mode & 0o777) for path in files} == {path.name: "0o600" for path in files}
