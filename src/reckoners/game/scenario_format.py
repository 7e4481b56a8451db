"""What stands in a scenario file, as typed values. A mistake is told with its place and with what would be right."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from reckoners.content.decoding import PlainTables, explain
from reckoners.content.reading import read_whole
from reckoners.game.errors import NoScenarioError, ScenarioError
from reckoners.game.puzzle_goals import GoalName
from reckoners.game.setup import BOSS, CITY, DIFFICULTY

Step: TypeAlias = Literal["prologue", "roll", "use", "rewards", "purchase", "ildithia", "add", "activate"]
Health: TypeAlias = int | Literal["infinite"]

# Fields of a [[play]] entry that are lists, and may be written as one text.
_LISTS = ("do", "refuse", "legal", "not_legal", "event", "no_event")


class Misfit(Exception):  # noqa: N818 - named by what it says of the file
    """Something that does not fit: the field, and what would be right."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(field, message)
        self.field = field
        self.message = message

    def __str__(self) -> str:
        return f"{self.field}: {self.message}" if self.field else self.message


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class ScenarioPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str
    rules: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()


class SetupPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Without `reckoners` those of the position play, in its order."""

    reckoners: tuple[str, ...] = ()
    boss: str = BOSS
    city: str = CITY
    modules: tuple[int, ...] = ()
    difficulty: str = DIFFICULTY
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    seed: str = "scenario"


class DistrictPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    epic: str = ""
    research: int | UnsetType = UNSET
    health: Health | UnsetType = UNSET
    bracket: int | UnsetType = UNSET
    enforcement: int = 0
    barricades: int = 0
    red_shields: int = 0
    blue_shields: int = 0
    copy_tokens: int = 0
    stolen: tuple[str, ...] = ()
    marker: int | UnsetType = UNSET
    card: str = ""


class BossPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    district: str = ""
    research: int | UnsetType = UNSET
    health: int | UnsetType = UNSET
    yellow: int | UnsetType = UNSET
    black: int | UnsetType = UNSET
    red: int | UnsetType = UNSET
    blue: int | UnsetType = UNSET
    card: str = ""
    deck: tuple[str, ...] | UnsetType = UNSET


class ReckonerPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    district: str = ""
    plan: int | UnsetType = UNSET
    plan_next: int = 0
    equipment: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    asleep: tuple[str, ...] = ()
    charges: int = 0
    dice: tuple[str, ...] = ()
    roll: int = 1
    sniper: str = ""
    suffers: tuple[str, ...] = ()
    disabled: tuple[str, ...] = ()
    dawnslight: tuple[str, ...] = ()


class PositionPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    step: Step = "use"
    round: int = 1
    population: int | UnsetType = UNSET
    money: int | UnsetType = UNSET
    base: int | Literal["top", "bottom"] = "top"
    market: tuple[str, ...] | UnsetType = UNSET
    equipment_deck: tuple[str, ...] | UnsetType = UNSET
    epic_deck: tuple[str, ...] | UnsetType = UNSET
    dawnslight_deck: tuple[str, ...] | UnsetType = UNSET
    defeated: tuple[str, ...] = ()
    beaten: tuple[str, ...] = ()
    defeats: int = 0
    tram: str = ""
    boss: BossPart = BossPart()
    district: tuple[DistrictPart, ...] = ()
    reckoners: dict[str, ReckonerPart] = {}


class ScriptPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    boss_start: str = ""
    movement: tuple[int, ...] = ()
    ability: tuple[str, ...] = ()
    power: tuple[str, ...] = ()
    dice: dict[str, tuple[str, ...]] = {}


class PlayPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry of the script of play. What it does comes first, then what must hold."""

    note: str = ""
    undo: int = 0
    redo: int = 0
    do: tuple[str, ...] = ()
    refuse: tuple[str, ...] = ()
    rule: str = ""
    code: str = ""
    event: tuple[str, ...] = ()
    no_event: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    not_legal: tuple[str, ...] = ()
    expect: dict[str, object] = {}
    forecast: dict[str, object] = {}


class HintPart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hint: a text of one's own, or what is needed, to be said in any language."""

    text: str = ""
    who: tuple[str, ...] = ()
    card: str = ""
    district: str = ""
    do: str = ""


class PuzzlePart(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What makes a scenario a puzzle."""

    goal: GoalName
    number: int | UnsetType = UNSET
    difficulty: int = 1
    solution: tuple[str, ...]
    hint: tuple[HintPart, ...] = ()


class ScenarioFile(_Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole file. `replace` is content for this table only, as in a pack."""

    scenario: ScenarioPart | UnsetType = UNSET
    setup: SetupPart = SetupPart()
    replace: dict[str, tuple[dict[str, object], ...]] = {}
    position: PositionPart | UnsetType = UNSET
    script: ScriptPart = ScriptPart()
    puzzle: PuzzlePart | UnsetType = UNSET
    play: tuple[PlayPart, ...] = ()


def read_text(path: Path) -> str:
    try:
        return read_whole(path).decode()
    except OSError as error:
        raise ScenarioError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise NoScenarioError(f"{path}: is no UTF-8 text: byte {error.start} is wrong; save it as UTF-8") from None


def decode(text: str, file: str) -> ScenarioFile:
    """The file as a value, or a ScenarioError that names the file and the place in it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NoScenarioError(f"{file}: is no TOML: {error}") from None
    except RecursionError:
        raise NoScenarioError(f"{file}: is no TOML: brackets inside brackets, far too deep") from None
    data = _with_lists(data)
    try:
        return msgspec.convert(data, ScenarioFile)
    except msgspec.ValidationError as error:
        path, message = explain(ScenarioFile, data, error)[0]
        if len(path) == 3 and path[2] in _LISTS:
            message = message.replace("expected a list", "expected a text or a list of texts")
        where = f"{file}: {_place(path)}" if path else file
        raise ScenarioError(f"{where}: {message}") from None


def _with_lists(data: PlainTables) -> PlainTables:
    """One text where a list of texts is meant is a list of one."""
    entries = data.get("play")
    if not isinstance(entries, list):
        return data
    play = [
        {key: [value] if key in _LISTS and isinstance(value, str) else value for key, value in entry.items()}
        if isinstance(entry, dict)
        else entry
        for entry in entries
    ]
    return {**data, "play": play}


def _place(path: tuple[str | int, ...]) -> str:
    """Entries of lists are counted from 1: `play 2.expect`, `position.district 1.health`."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f" {part + 1}"
        else:
            text += f".{part}" if text else part
    return text
