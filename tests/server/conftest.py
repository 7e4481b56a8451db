"""A nursery for each process of pytest; a server for each module that shares one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.boxes import the_box
from tests.server.house import House, Nursery


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that tests share: each makes its own tables."""
    house = nursery.start(tmp_path_factory.mktemp("data"))
    yield house
    house.end()


@pytest.fixture
def start(nursery: Nursery, tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Starts servers in a folder of the test's own, and ends those that are left."""
    houses: list[House] = []

    def starting(folder: Path | None = None, **wishes: Any) -> House:
        houses.append(nursery.start(folder or tmp_path / "data", **wishes))
        return houses[-1]

    yield starting
    for house in houses:
        house.kill()


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of packs of a server's own, which is made when there is one; nothing else is beside it."""
    return tmp_path_factory.mktemp("shelf") / "packs"


@pytest.fixture(scope="module")
def box_house(nursery: Nursery, shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = nursery.start(tmp_path_factory.mktemp("house"), packs=str(shelf))
    yield house
    house.end()


@pytest.fixture
def boxed(box_house: House, shelf: Path) -> Iterator[House]:
    """A server for all; after each test its shelf is empty again."""
    yield box_house
    for pack in the_box(box_house).packs:
        assert box_house.http.delete(f"/api/box/packs/{pack.id}").status_code == 204
    assert [path.name for path in shelf.parent.iterdir()] in ([], [shelf.name])
    assert not shelf.is_dir() or list(shelf.iterdir()) == []
