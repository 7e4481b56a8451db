"""Advice in words: every reason has a sentence in every language, and no sentence is without a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reckoners.bots
from reckoners.bots.advice import advise
from reckoners.bots.advice_text import percent, tell_actions, tell_keep, tell_proposal, tell_winning
from reckoners.bots.keep_odds import keep_odds
from reckoners.game import Action, Game
from reckoners.game.errors import words_of
from reckoners.game.names import Names
from reckoners.text import Words, languages
from tests.bots.tables import positions
from tests.positions import table

SOURCES = "\n".join(
    (Path(reckoners.bots.__file__).parent / f"{name}.py").read_text(encoding="utf-8")
    for name in ("reasons", "reasons_team", "advice_text", "action_text")
)

WEAK = """
[setup]
reckoners = ["tia", "abraham"]
[position]
step = "use"
[position.boss]
district = "the-loop"
[[position.district]]
id = "the-loop"
epic = "faultline"
research = 2
[[position.district]]
id = "chinatown"
epic = "digzone"
[position.reckoners.tia]
district = "chinatown"
plan = 2
dice = ["purple research2", "purple research", "basic contain"]
[position.reckoners.abraham]
district = "the-loop"
dice = ["green attack2"]
"""


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return positions(3, "words", 7, "greedy")


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_told(games: list[Game], language: str) -> None:
    for game in games:
        names = Names(game.content, words_of(language))
        advice = advise(game, seconds=0.2)
        assert tell_winning(names, advice.winning)
        for proposal in advice.proposals:
            told = tell_proposal(names, proposal)
            assert told.do
            assert all(told.why)
            for sentence in (told.effect, told.chance, told.winning, *told.why):
                assert not sentence or re.search(r"[.!]$", sentence), sentence
                assert not re.search(r"[{}]|  | ,|\bNone\b", sentence), sentence
        for seat in range(3):
            assert all(tell_keep(names, row) for row in keep_odds(game, seat))


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    made_up = {"keeps-epic", "keeps-district"}
    reasons = set(re.findall(r'Reason\(\s*"([a-z-]+)"', SOURCES)) | made_up
    reasons |= set(re.findall(r'"(way|way-part|boss-research|boss-attack|research|attack)"', SOURCES))
    keys = {key.removeprefix("advice-why-") for key in Words("en") if key.startswith("advice-why-")}
    assert keys == reasons


def test_every_other_sentence_is_used() -> None:
    verbs = {f"advice-do-{verb}" for verb in ("reroll", "stop", "lapse", "refresh", "ransom", "lose")}
    verbs |= {f"advice-do-{symbol}" for symbol in ("money", "plan", "research", "attack", "contain")}
    verbs |= {"advice-do-end-use", "advice-do-end-purchase"}
    outside = {"advice-odds-how", "advice-odds-of"}  # the terminal's
    used = set(re.findall(r'"(advice-[a-z-]+)"', SOURCES)) | verbs | outside
    keys = {key for key in Words("en") if key.startswith("advice-") and not key.startswith("advice-why-")}
    assert sorted(keys - used) == []
    assert sorted(used - keys) == []


def test_actions_that_do_the_same_are_told_once() -> None:
    game = table(WEAK)
    actions = [
        "tia use plan move the-loop",
        "tia use d1 research faultline",
        "tia use d1 research faultline",
        "abraham use d1 attack faultline",
    ]
    told = tell_actions(game.names, [Action.parse(text) for text in actions])
    tia, abraham = told.split("; ")
    assert tia == "Tia: move to The Loop (a Plan token), 2 Research on Faultline (d1)"
    assert abraham == "Abraham: 1 Attack on Faultline (d1)"


def test_dice_and_tokens_are_named() -> None:
    names = table(WEAK).names
    tokens = [Action.parse("tia use plan research digzone")] * 2 + [Action.parse("tia use d2 research digzone")]
    assert tell_actions(names, tokens) == "Tia: 3 Research on Digzone (d2, 2 Plan tokens)"
    faith = [Action.parse(f"abraham use faith {word}") for word in ("d1", "d3", "roll")]
    assert tell_actions(names, faith) == "Abraham: roll d1, d3 again with Faith"
    assert tell_actions(names, [Action.parse("buy emp for tia")]) == "Buy EMP for Tia"
    kept = [Action.parse("tia keep d1"), Action.parse("tia keep d2"), Action.parse("tia reroll")]
    assert tell_actions(names, kept) == "Tia: keep d1, d2, roll the others again"


def test_what_is_not_certain_is_never_told_as_certain() -> None:
    assert [percent(chance) for chance in (0.0, 0.0001, 0.5, 0.9999, 1.0)] == [0, 1, 50, 99, 100]
