"""What a rule says in a language. A language that has not come so far shows the ID, and no text."""

from __future__ import annotations

from reckoners.text.catalogue import Rule
from reckoners.text.words import Words


def title_of(rule: Rule, words: Words) -> str:
    return words(f"{rule.key}.title") if words.has(f"{rule.key}.title") else rule.id


def text_of(rule: Rule, words: Words) -> str:
    return words(rule.key) if words.has(rule.key) else ""


def ruling_of(rule: Rule, words: Words) -> str:
    return words(f"{rule.key}.ruling") if words.has(f"{rule.key}.ruling") else ""
