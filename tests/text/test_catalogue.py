"""The list of rule IDs, and that every rule is explained."""

from __future__ import annotations

import re

import pytest

from reckoners.text import Rule, Words, load_catalogue

CATALOGUE = load_catalogue()
WORDS = Words("en")

SIZES = {
    "COMP": 9, "SET": 14, "PRO": 6, "ROLL": 7, "USE": 9, "MOVE": 2, "BAR": 2, "SYM": 10, "PLAN": 4, "CARD": 15,
    "HERO": 6, "BOSS": 5, "REW": 9, "BUY": 4, "ADD": 2, "ACT": 5, "EPI": 10, "STL": 5,
    "HER2": 6, "EQ2": 25, "EP2": 23, "MOD4": 7, "REG": 9, "ATK": 8, "BAB": 13, "LIM": 18, "ILD": 8, "NEW": 8, "VAR": 6,
}  # fmt: skip
STEELSLAYER = {"HER2", "EQ2", "EP2", "MOD4", "REG", "ATK", "BAB", "LIM", "ILD", "NEW", "VAR"}


def test_every_group_is_numbered_without_a_gap() -> None:
    assert {group.id: len(group.rules) for group in CATALOGUE.groups.values()} == SIZES
    for group in CATALOGUE.groups.values():
        assert group.rules == tuple(f"{group.id}-{number:02}" for number in range(1, SIZES[group.id] + 1))
    assert list(CATALOGUE.rules) == [rule for group in CATALOGUE.groups.values() for rule in group.rules]


def test_rules_belong_to_the_pack_that_needs_them() -> None:
    for rule in CATALOGUE.rules.values():
        steelslayer = rule.group in STEELSLAYER or rule.id == "COMP-05"
        assert rule.pack == ("steelslayer" if steelslayer else "base"), rule.id


def test_a_rule_rests_on_a_page_or_on_a_ruling() -> None:
    for rule in CATALOGUE.rules.values():
        assert rule.sources or rule.ruling, rule.id
        assert all(re.fullmatch(r"[BS]\d{1,2}", source) for source in rule.sources), rule.id
    assert CATALOGUE.rules["USE-03"] == Rule("USE-03", "USE", "base", ("B11",), True)
    assert CATALOGUE.rules["COMP-04"] == Rule("COMP-04", "COMP", "base", (), True)
    assert CATALOGUE.rules["SYM-04"] == Rule("SYM-04", "SYM", "base", ("B12",), False)


def test_examples() -> None:
    assert list(CATALOGUE.examples) == [f"EX-{number:02}" for number in range(1, 27)]
    base = [example.id for example in CATALOGUE.examples.values() if example.pack == "base"]
    assert base == [f"EX-{number:02}" for number in (*range(1, 11), 26)]
    assert {example.id for example in CATALOGUE.examples.values() if example.ruling} == {"EX-19", "EX-23"}


def test_texts_and_catalogue_agree_both_ways() -> None:
    wanted = {group.key for group in CATALOGUE.groups.values()}
    wanted |= {example.key for example in CATALOGUE.examples.values()}
    for rule in CATALOGUE.rules.values():
        wanted |= {rule.key, f"{rule.key}.title"}
        if rule.ruling:
            wanted.add(f"{rule.key}.ruling")
    written = {key for key in WORDS if key.startswith(("rule-", "group-", "example-"))}
    assert sorted(wanted - written) == []
    assert sorted(written - wanted) == []


@pytest.mark.parametrize("group", CATALOGUE.groups)
def test_rules_read_well(group: str) -> None:
    assert WORDS(f"group-{group}")
    for rule in CATALOGUE.groups[group].rules:
        title, text = WORDS(f"rule-{rule}.title"), WORDS(f"rule-{rule}")
        assert 3 <= len(title.split()) <= 6, title
        assert not title.endswith("."), title
        texts = [text, WORDS(f"rule-{rule}.ruling")] if CATALOGUE.rules[rule].ruling else [text]
        for sentence in texts:
            assert sentence.endswith("."), rule
            assert len(sentence.split()) >= 6, rule
            assert "\n" not in sentence, rule
            assert not re.search(r"  |\bTODO\b|[{}]", sentence), rule


def test_titles_tell_rules_apart() -> None:
    titles = [WORDS(f"{rule.key}.title") for rule in CATALOGUE.rules.values()]
    assert sorted(title for title in set(titles) if titles.count(title) > 1) == []
