"""How sentences are found, filled in and refused."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from reckoners.text import MissingText, TextError, Words, find_language, languages

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def home(tmp_path: Path) -> Path:
    write(
        tmp_path / "en" / "greetings.ftl",
        """
# A comment, between entries and before them
-team = the Reckoners
hello = Hello, { $name }.
    .short = Hi!
team = We are { -team }.
both = { hello } { team }
people = { $n ->
        [one] One person
       *[other] { $n } people
    }
only-attributes =
    .title = A title
long =
    First line,
    second line.
""",
    )
    write(tmp_path / "en" / "more.ftl", "bye = Bye.\r\nlate = See you, { $name } and { $other }.\r\n")
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_a_message_and_its_attribute(home: Path) -> None:
    words = Words("en", home=home)
    assert words("hello", name="Tia") == "Hello, Tia."
    assert words("hello.short") == "Hi!"
    assert words("bye") == "Bye."


def test_texts_inside_texts_are_loaded_too(home: Path) -> None:
    assert Words("en", home=home)("team") == "We are the Reckoners."
    assert Words("en", home=home)("both", name="Cody") == "Hello, Cody. We are the Reckoners."


def test_plurals_follow_the_number(home: Path) -> None:
    words = Words("en", home=home)
    assert words("people", n=1) == "One person"
    assert words("people", n=2) == "2 people"


ODD_ARGUMENTS = ("x" * 3_000, 10**30, -(10**5_000), float("nan"), float("inf"), "\ud800", "\x1b[2J\x00", None)


@pytest.mark.parametrize("odd", ODD_ARGUMENTS, ids=lambda odd: repr(odd)[:12] if not isinstance(odd, int) else "large")
def test_whatever_the_argument_there_is_a_sentence(home: Path, odd: object) -> None:
    words = Words("en", home=home)
    for said in (words("hello", name=odd), words("people", n=odd)):
        assert 0 < len(said) < 1_100
        assert said.isprintable()
        assert said.encode()


def test_of_a_long_argument_both_ends_are_shown(home: Path) -> None:
    said = Words("en", home=home)("hello", name="begin" + "x" * 9_999 + "end")
    assert said.startswith("Hello, begin")
    assert said.endswith("end.")


def test_a_text_of_several_lines(home: Path) -> None:
    assert Words("en", home=home)("long") == "First line,\nsecond line."


def test_arguments_of_any_kind_are_shown_as_text(home: Path) -> None:
    assert Words("en", home=home)("hello", name=["Tia"]) == "Hello, ['Tia']."


@pytest.mark.parametrize("key", ["nothing", "hello.nothing", "only-attributes", "-team", "team.short", "", "."])
def test_a_missing_key_names_itself_and_the_language(home: Path, key: str) -> None:
    words = Words("en", home=home)
    assert not words.has(key)
    with pytest.raises(MissingText) as caught:
        words(key)
    assert isinstance(caught.value, KeyError)
    assert (caught.value.key, caught.value.language) == (key, "en")
    assert repr(key) in str(caught.value)
    assert "'en'" in str(caught.value)


def test_a_missing_argument_is_an_error_and_never_half_a_sentence(home: Path) -> None:
    words = Words("en", home=home)
    with pytest.raises(TextError, match=r"'late' in language 'en': .*other"):
        words("late", name="Prof")
    with pytest.raises(TextError, match="'both'"):
        words("both")


def test_keys_and_arguments(home: Path) -> None:
    words = Words("en", home=home)
    assert words.keys() == (
        "hello", "hello.short", "team", "both", "people", "only-attributes.title", "long", "bye", "late",
    )  # fmt: skip
    assert all(words.has(key) for key in words)
    assert words.arguments("late") == {"name", "other"}
    assert words.arguments("both") == {"name"}
    assert words.arguments("hello.short") == frozenset()
    with pytest.raises(MissingText):
        words.arguments("nothing")


def test_a_broken_text_is_an_error(home: Path) -> None:
    write(home / "en" / "broken.ftl", "broken = { $\nfine = Fine.\nlost = { missing-one }\n")
    words = Words("en", home=home)
    assert words("fine") == "Fine."
    with pytest.raises(TextError, match="'broken'"):
        words("broken")
    with pytest.raises(TextError, match="missing-one"):
        words("lost")


def test_a_key_written_twice_is_an_error(home: Path) -> None:
    write(home / "en" / "twice.ftl", "bye = Again.\n")
    with pytest.raises(TextError, match=r"'bye'.*twice\.ftl"):
        Words("en", home=home).has("bye")


def test_a_language_without_files_is_an_error(home: Path) -> None:
    (home / "xx").mkdir()
    for language in ("xx", "yy"):
        with pytest.raises(TextError, match=language):
            Words(language, home=home)


def test_languages_are_the_folders_with_texts(home: Path) -> None:
    assert languages(home) == ("en",)
    write(home / "fr" / "a.ftl", "bye = Salut.\n")
    write(home / "de" / "a.ftl", "bye = Ade.\n")
    (home / "es").mkdir()
    assert languages(home) == ("en", "de", "fr")
    assert "en" in languages()


@pytest.mark.parametrize(
    ("request_", "language"),
    [
        ("fr", "fr"),
        ("FR", "fr"),
        ("fr-CA", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("de_DE@euro", "de"),
        ("es-MX,es;q=0.8,de;q=0.5,en;q=0.9", "en"),
        ("it;q=1, fr;q=0.2, de;q=0.7", "de"),
        ("it:fr", "fr"),
        ("pt-BR", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
        (";q=,;;", "en"),
    ],
)
def test_the_best_language_for_a_request(home: Path, request_: str | None, language: str) -> None:
    write(home / "fr" / "a.ftl", "bye = Salut.\n")
    write(home / "de" / "a.ftl", "bye = Ade.\n")
    assert find_language(request_, home) == language


def test_another_languages_plural(home: Path) -> None:
    write(home / "fr" / "a.ftl", "people = { $n ->\n    [one] { $n } personne\n   *[other] { $n } personnes\n }\n")
    assert Words("fr", home=home)("people", n=0) == "0 personne"


def test_importing_the_room_does_not_import_fluent() -> None:
    code = "import sys, reckoners.text; print([n for n in sys.modules if n.split('.')[0] in ('fluent', 'babel')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_one_sentence_comes_quickly() -> None:
    Words()("symbol-plan")  # the Fluent library itself is imported by now
    started = time.process_time()
    assert Words()("rule-USE-03.title") == "One die at a time"
    assert time.process_time() - started < 0.25  # some 10 ms on an idle machine; parsing everything takes far longer
