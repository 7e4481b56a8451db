"""The contracts between the rooms, which stand in pyproject.toml, hold."""

from pathlib import Path

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"


def test_a_room_imports_only_from_the_rooms_below() -> None:
    assert lint_imports(config_filename=str(PYPROJECT), no_cache=True) == EXIT_STATUS_SUCCESS
