"""`reckoners rules --coverage`: which tests and scenarios prove which rule. Reads the sources, runs nothing."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from reckoners.cli.failures import CommandError, one_line
from reckoners.cli.language import say, words
from reckoners.cli.screen import Screen
from reckoners.text import load_catalogue

MARKS = ("rule", "example")


class Coverage(msgspec.Struct, frozen=True):
    """Tests by rule and by example, and the IDs that have none."""

    rules: dict[str, list[str]]
    examples: dict[str, list[str]]
    missing: list[str]


def show_coverage(*, json: bool) -> int:
    coverage = cover(project_root(Path.cwd()))
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(coverage)).decode() + "\n")
        return 0
    screen = Screen(words())
    for id, tests in {**coverage.rules, **coverage.examples}.items():
        screen.line(f"{id}: {', '.join(tests)}")
    screen.say(
        "cli-coverage", rules=len(coverage.rules), examples=len(coverage.examples), missing=len(coverage.missing)
    )
    screen.line(" ".join(coverage.missing))
    return 0


def project_root(start: Path) -> Path:
    """The folder of the project: upwards from here, else where this package's sources lie."""
    for folder in (start, *start.parents, *Path(__file__).resolve().parents):
        manifest = folder / "pyproject.toml"
        if manifest.is_file() and _names_us(manifest):
            if not (folder / "tests").is_dir():
                raise CommandError(say("cli-no-tests", folder=str(folder)))
            return folder
    raise CommandError(say("cli-no-project", folder=str(start)))


def _names_us(manifest: Path) -> bool:
    try:
        project = tomllib.loads(manifest.read_text(encoding="utf-8")).get("project", {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return False
    return isinstance(project, dict) and project.get("name") == "reckoners"


def cover(root: Path) -> Coverage:
    """Everything of the catalogue with its tests, in the catalogue's order."""
    found: dict[str, list[str]] = {}
    for id, test in (*_from_tests(root), *_from_scenarios(root)):
        tests = found.setdefault(id, [])
        if test not in tests:
            tests.append(test)
    catalogue = load_catalogue()
    known = [*catalogue.rules, *catalogue.examples]
    return Coverage(
        rules={id: found[id] for id in catalogue.rules if id in found},
        examples={id: found[id] for id in catalogue.examples if id in found},
        missing=[id for id in known if id not in found],
    )


def _from_scenarios(root: Path) -> Iterator[tuple[str, str]]:
    for file in sorted(root.glob("scenarios/**/*.toml")):
        place = file.relative_to(root).as_posix()
        try:
            head = tomllib.loads(file.read_text(encoding="utf-8")).get("scenario", {})
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise CommandError(say("cli-unreadable-source", file=place, why=one_line(str(error)))) from error
        for field in ("rules", "examples"):
            for id in head.get(field, ()):
                yield str(id), place


def _from_tests(root: Path) -> Iterator[tuple[str, str]]:
    for file in sorted((root / "tests").rglob("*.py")):
        place = file.relative_to(root).as_posix()
        try:
            tree = ast.parse(file.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise CommandError(say("cli-unreadable-source", file=place, why=one_line(str(error)))) from error
        yield from proofs_in(tree, place)


def proofs_in(tree: ast.Module, place: str) -> Iterator[tuple[str, str]]:
    """Rule IDs and the tests that name them: by decorator, by parameter, by class, or for the whole module."""
    yield from _tests(tree.body, place, _pytestmark(tree.body))


def _tests(body: list[ast.stmt], prefix: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [*inherited, *_ids(node.decorator_list), *_pytestmark(node.body)]
            yield from _tests(node.body, f"{prefix}::{node.name}", own)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for id in dict.fromkeys([*inherited, *_ids(node.decorator_list)]):
                yield id, f"{prefix}::{node.name}"


def _pytestmark(body: list[ast.stmt]) -> list[str]:
    found: list[str] = []
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets
        ):
            found += _ids([node.value])
    return found


def _ids(nodes: list[ast.expr]) -> list[str]:
    """The texts in every `rule(...)` and `example(...)` inside these expressions, `marks=rule(...)` too."""
    found: list[str] = []
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and _name(call.func) in MARKS:
                found += [
                    arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                ]
    return found


def _name(func: ast.expr) -> str:
    """`rule`, `mark.rule` and `pytest.mark.rule` alike."""
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
