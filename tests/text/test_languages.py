"""Every language says the same things as English, with the same arguments, in Fluent that both readers understand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from reckoners.text import Words, languages
from reckoners.text.mismatches import Mismatch, junk, mismatches_in
from reckoners.text.words import HOME

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("language", languages())
def test_a_language_matches_english(language: str) -> None:
    assert [str(mismatch) for mismatch in mismatches_in(language)] == []


@pytest.mark.parametrize("language", languages())
def test_cutting_files_into_entries_finds_what_a_full_parser_finds(language: str) -> None:
    words = Words(language)
    expected: dict[str, set[str]] = {}
    for file in sorted((HOME / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    expected[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    expected[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    assert list(words.keys()) == list(expected)
    assert {key for key, names in expected.items() if not names <= words.arguments(key)} == set()


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_said(language: str) -> None:
    words = Words(language)
    for key in words:
        for number in (1, 2):
            # Numbers decide plurals; for everything else any value must give a whole sentence.
            assert words(key, **dict.fromkeys(words.arguments(key), number)).strip(), key


def variables(pattern: ast.Pattern) -> set[str]:
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name for it
            found.add(node.id.name)

    Finder().visit(pattern)
    return found


def two_languages(home: Path, english: str, french: str) -> tuple[Mismatch, ...]:
    for language, text in (("en", english), ("fr", french)):
        (home / language).mkdir()
        (home / language / "any.ftl").write_text(text, encoding="utf-8")
    return mismatches_in("fr", home=home)


def test_equal_languages_have_no_difference(tmp_path: Path) -> None:
    english = "hello = Hello, { $name }.\n    .title = Hello\nbye = Bye\n"
    french = "bye = Salut\nhello = Bonjour { $name } !\n    .title = Bonjour\n"
    assert two_languages(tmp_path, english, french) == ()


def test_a_missing_text_and_a_missing_attribute(tmp_path: Path) -> None:
    english = "hello = Hello\n    .title = Hello\nbye = Bye\n"
    found = two_languages(tmp_path, english, "hello = Bonjour\n")
    assert found == (Mismatch("fr", "missing", "hello.title"), Mismatch("fr", "missing", "bye"))
    assert str(found[1]) == "fr: missing bye"


def test_an_extra_text(tmp_path: Path) -> None:
    found = two_languages(tmp_path, "hello = Hello\n", "hello = Bonjour\nbye = Salut\n")
    assert found == (Mismatch("fr", "extra", "bye"),)


def test_other_arguments(tmp_path: Path) -> None:
    found = two_languages(tmp_path, "people = { $n } people in { $place }\n", "people = { $n } à { $lieu }\n")
    assert found == (Mismatch("fr", "arguments", "people", "lacks $place, has no $lieu to use"),)


def test_an_argument_in_a_text_inside_counts(tmp_path: Path) -> None:
    english = "name = { $who }\nhello = Hello, { name }\n"
    assert two_languages(tmp_path, english, "name = { $who }\nhello = Bonjour { $who }\n") == ()


def test_lines_that_are_no_fluent(tmp_path: Path) -> None:
    found = two_languages(tmp_path, "hello = Hello\nbye = Bye\n", "hello = Bonjour\nbye Salut\n")
    assert [(one.fault, one.key) for one in found] == [("junk", "any.ftl: bye Salut"), ("missing", "bye")]
    assert junk("en", home=tmp_path) == ()
