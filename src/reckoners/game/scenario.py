"""Scenario files: a position, what is played, what must hold. Written by people, read here, run by anybody.

>>> game = table('''
... [position.reckoners]
... tia.dice = ["basic money"]
... prof.dice = []
... ''')
>>> _ = game.play("tia use d1 money")
>>> game.view().money
5
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import UnsetType

from reckoners.content.errors import known
from reckoners.engine.happenings import EVENT_KINDS
from reckoners.game.errors import ReckonersError, ScenarioError
from reckoners.game.game import Game
from reckoners.game.position import build_state
from reckoners.game.scenario_content import patched
from reckoners.game.scenario_format import Misfit, PlayPart, ScenarioFile, decode, read_text
from reckoners.game.scenario_run import Difference, Runner, split_event
from reckoners.game.setup import Setup, check_table, checked, tables_for

__all__ = [
    "Difference",
    "Outcome",
    "Scenario",
    "build_game",
    "load_scenario",
    "read_scenario",
    "run_scenario",
    "table",
]

EVENTS = {kind[0]: kind[1:] for kind in EVENT_KINDS}
RULE = re.compile(r"[A-Z][A-Z0-9]*-[0-9]{2}")


class Scenario(msgspec.Struct, frozen=True):
    """A file that was read and whose position can be laid out."""

    file: str
    title: str
    rules: tuple[str, ...]
    examples: tuple[str, ...]
    layout: ScenarioFile

    def game(self) -> Game:
        """A new game in the scenario's position."""
        return build_game(self.layout, self.file)


class Outcome(msgspec.Struct, frozen=True):
    ok: bool
    differences: tuple[Difference, ...]


def table(text: str, file: str = "position") -> Game:
    """The game that a TOML text lays out: its [setup], [replace], [position] and [script]."""
    return build_game(decode(text, file), file)


def load_scenario(path: Path | str) -> Scenario:
    """Read and check a file; a ScenarioError says what is wrong with it, and where."""
    file = str(path)
    return read_scenario(read_text(Path(path)), file)


def read_scenario(text: str, file: str) -> Scenario:
    """A scenario from its text; `file` is its name in messages, and packs are looked for beside it."""
    layout = decode(text, file)
    part = layout.scenario
    if isinstance(part, UnsetType):
        raise ScenarioError(f'{file}: scenario: is missing; write [scenario] with title = "..."')
    for field, ids in (("rules", part.rules), ("examples", part.examples)):
        for id in ids:
            if not RULE.fullmatch(id):
                raise ScenarioError(f"{file}: scenario.{field}: '{id}' is no ID; write it as in 'USE-03' or 'EX-01'")
    for number, play in enumerate(layout.play, start=1):
        for field, message in _mistakes(play):
            raise ScenarioError(f"{file}: play {number}.{field}: {message}")
    build_game(layout, file)
    return Scenario(file, part.title, part.rules, part.examples, layout)


def run_scenario(scenario: Scenario) -> Outcome:
    """Play a scenario; what differs from what it expects."""
    runner = Runner(scenario.file, scenario.game(), scenario.layout)
    try:
        runner.run()
    except Misfit as misfit:
        raise ScenarioError(f"{scenario.file}: {runner.place}: {misfit}") from None
    return Outcome(not runner.differences, tuple(runner.differences))


def _mistakes(play: PlayPart) -> Iterable[tuple[str, str]]:
    """What a [[play]] entry gets wrong by itself."""
    if play == PlayPart(note=play.note):
        yield "do", "this entry does nothing and expects nothing; give do, refuse, undo, redo or an expectation"
    if play.refuse and not play.rule:
        yield "rule", "is missing; name the rule that refuses, as in rule = 'USE-03'"
    if play.rule and not RULE.fullmatch(play.rule):
        yield "rule", f"'{play.rule}' is no rule ID; write it as in 'USE-03'"
    if (play.rule or play.code) and not play.refuse:
        yield "rule" if play.rule else "code", "belongs to a refusal; give refuse = '...' as well"
    for field in ("undo", "redo"):
        if (steps := getattr(play, field)) < 0:
            yield field, f"{steps} is too low; give 1 or more"
    for field, texts in (("event", play.event), ("no_event", play.no_event)):
        for text in texts:
            kind, args = split_event(text)
            if kind not in EVENTS:
                yield field, f"unknown event '{kind}'; {known(kind, EVENTS)}"
            else:
                for arg in args:
                    if arg not in EVENTS[kind]:
                        yield field, f"'{kind}' has no '{arg}'; {known(arg, EVENTS[kind])}"


def build_game(layout: ScenarioFile, file: str) -> Game:
    """A new game in the file's position; a ScenarioError if there cannot be such a table."""
    names = layout.setup.reckoners
    if not names and not isinstance(layout.position, UnsetType):
        names = tuple(layout.position.reckoners)
    beside = Path(file).parent
    packs = tuple(str(beside / pack) if (beside / pack).is_dir() else pack for pack in layout.setup.packs)
    setup = Setup(**{**msgspec.structs.asdict(layout.setup), "reckoners": names, "packs": packs})
    try:
        setup, content = checked(setup)
        content = patched(content, layout.replace)
        check_table(setup, content)
        state = build_state(tables_for(setup, content), setup.seed, layout.position, layout.script)
    except Misfit as misfit:
        raise ScenarioError(f"{file}: {misfit}") from None
    except ReckonersError as error:
        raise ScenarioError(f"{file}: setup: {' '.join(str(error).split())}") from None
    return Game.from_state(setup, content, state)
