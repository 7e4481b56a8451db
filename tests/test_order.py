"""Several workers begin with what takes long and end with what is quick."""

from __future__ import annotations

import pytest

from tests.order import HERE, LONG, dealt_out

COUNTS = {"bots": 60, "browser": 30, "cli": 40, "rules": 150, "server": 70, "text": 20}
FOLDERS = [folder for folder, count in COUNTS.items() for _ in range(count)]
PATHS = [HERE / folder / f"test_{place // 10}.py" for place, folder in enumerate(FOLDERS)]  # ten tests in a file


@pytest.mark.parametrize("workers", [1, 2, 3, 5, 8])
def test_every_test_once_and_those_of_a_long_file_together(workers: int) -> None:
    order = dealt_out(PATHS, workers)
    assert sorted(order) == list(range(len(PATHS)))
    for file in set(PATHS):
        places = [order.index(test) for test, path in enumerate(PATHS) if path == file]
        assert places == sorted(places)
        assert file.parent.name not in LONG or places[-1] - places[0] == len(places) - 1


@pytest.mark.parametrize("workers", [2, 3])
def test_each_worker_begins_with_long_ones_and_ends_with_quick_ones(workers: int) -> None:
    order = [FOLDERS[test] for test in dealt_out(PATHS, workers)]
    found = 0
    for number in range(workers):
        end = found + (len(order) - found) // (workers - number)
        several = order[found:end]
        is_long = [folder in LONG for folder in several]
        assert several[0] == LONG[0]
        assert is_long == sorted(is_long, reverse=True)
        assert not is_long[-1]
        found = end
    assert found == len(order)


def test_one_worker_and_quick_folders_alone_stay_as_they_are() -> None:
    assert dealt_out(PATHS, 1) == list(range(len(PATHS)))
    quick = [path for path in PATHS if path.parent.name not in LONG]
    assert dealt_out(quick, 3) == list(range(len(quick)))


def test_the_folders_are_there() -> None:
    for folder in LONG:
        assert (HERE / folder).is_dir()
