"""`reckoners rules`: the rules in our own words, and beside them what we decided where the books are silent."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

import msgspec

from reckoners.cli.failures import CommandError
from reckoners.cli.language import words as chosen_words
from reckoners.cli.screen import Screen
from reckoners.text import Rule, Words, load_catalogue
from reckoners.text.rule_text import ruling_of, text_of, title_of


def show_rules(search: Sequence[str], *, json: bool) -> int:
    words = chosen_words()
    if json:
        found = find(search, words) if search else list(load_catalogue().rules.values())
        rules = [entry for rule in found for entry in (describe(rule, words),)]
        sys.stdout.write(msgspec.json.encode(rules).decode() + "\n")
        return 0
    Screen(words).lines(rule_pages(search, words))
    return 0


def find(search: Sequence[str], words: Words) -> list[Rule]:
    """By ID, by group, else every rule in which all the words occur."""
    catalogue = load_catalogue()
    key = " ".join(search).upper()
    if key in catalogue.rules:
        return [catalogue.rules[key]]
    if key in catalogue.groups:
        return [catalogue.rules[id] for id in catalogue.groups[key].rules]
    wanted = [word.lower() for word in search]
    found = [rule for rule in catalogue.rules.values() if all(word in _haystack(rule, words) for word in wanted)]
    if not found:
        groups = ", ".join(catalogue.groups)
        raise CommandError(words("cli-no-rule", what=" ".join(search)[:60], groups=groups))
    return found


def _haystack(rule: Rule, words: Words) -> str:
    return " ".join(text for text in (title_of(rule, words), text_of(rule, words), ruling_of(rule, words))).lower()


def rule_pages(search: Sequence[str], words: Words) -> Iterator[str]:
    """All titles, or the rules that were asked for in full."""
    if search:
        for rule in find(search, words):
            yield from rule_page(rule, words)
        return
    catalogue = load_catalogue()
    for group in catalogue.groups.values():
        name = words(group.key) if words.has(group.key) else group.id
        yield f"{group.id}: {name}" + ("" if group.pack == "base" else f" [{words('cli-steelslayer')}]")
        for id in group.rules:
            rule = catalogue.rules[id]
            mark = f" [{words('cli-our-ruling')}]" if rule.ruling else ""
            yield f"  {id}  {title_of(rule, words)}{mark}"
    yield words("cli-rules-hint")


def rule_page(rule: Rule, words: Words) -> Iterator[str]:
    pages = words("cli-rule-sources", pages=", ".join(rule.sources)) if rule.sources else words("cli-rule-no-source")
    yield f"{rule.id}  {title_of(rule, words)}  ({pages})"
    yield f"  {text_of(rule, words)}"
    ruling = ruling_of(rule, words)
    if ruling:
        yield f"  {words('cli-our-ruling')}: {ruling}"


def describe(rule: Rule, words: Words) -> dict[str, object]:
    """A rule for programs."""
    return {
        "id": rule.id,
        "group": rule.group,
        "pack": rule.pack,
        "sources": rule.sources,
        "title": title_of(rule, words),
        "text": text_of(rule, words),
        "ruling": ruling_of(rule, words) or None,
    }
