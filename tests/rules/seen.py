"""What rule tests say again and again: what must be seen, what must be refused; and tracks made for a test."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

import pytest

from reckoners.game import Game, Happening, Refusal
from reckoners.game.scenario_paths import value_at

FORTIFY = ("fortify",) * 3
NO_PIECES = ("deploy 0",) * 3
NO_WALLS = ("wall 0",) * 3


def shows(game: Game, wanted: Mapping[str, object]) -> None:
    """The table shows these values; paths as in scenario files: `epic.digzone.research`, `tia.d1`, `boss.red`."""
    seen = {path: value_at(game, path, value) for path, value in wanted.items()}
    other = {path: value for path, value in seen.items() if value != wanted[path]}
    assert not other, f"seen {other}, wanted { {path: wanted[path] for path in other} }"


def refuses(game: Game, action: str, code: str, rule: str) -> None:
    """The action is refused for this reason, and nothing changes."""
    before = game.state.key()
    with pytest.raises(Refusal) as no:
        game.play(action)
    assert (no.value.code, no.value.rule) == (code, rule), f"{no.value.code} {no.value.rule}: {no.value}"
    assert game.state.key() == before


def offers(game: Game, *actions: str) -> bool:
    """Whether each of these can be played now."""
    return all(game.why_not(action) is None for action in actions)


def told(happened: Iterable[Happening], kind: str, *about: str) -> list[tuple[int | str, ...]]:
    """What events of one kind were about, in their order."""
    return [tuple(event.args[name] for name in about) for event in happened if event.kind == kind]


def epic(id: str, track: Sequence[str] = (), **values: object) -> str:
    """An Epic card with another track, or other values, than its own."""
    if track:
        values["track"] = list(track)
    fields = "".join(f"{name} = {_toml(value)}\n" for name, value in values.items())
    return f'[[replace.epic]]\nid = "{id}"\n{fields}'


def steelheart(
    yellow: Sequence[str] = FORTIFY,
    black: Sequence[str] = FORTIFY,
    red: Sequence[str] = NO_PIECES,
    blue: Sequence[str] = NO_WALLS,
    group_size: int = 1,
) -> str:
    """Steelheart with these tracks on every board. Those not given do nothing while no Epic is with him."""
    power = [{"side": side, "tracks": {"black": list(black)}} for side in "AB"]
    tracks = {"yellow": list(yellow), "red": list(red), "blue": list(blue)}
    adjustment = [
        {"reckoners": count, "side": side, "group_size": group_size, "tracks": tracks}
        for count in range(2, 7)
        for side in "AB"
    ]
    return f'[[replace.boss]]\nid = "steelheart"\npower = {_toml(power)}\nadjustment = {_toml(adjustment)}\n'


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


QUIET = steelheart()
