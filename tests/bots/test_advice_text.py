"""Advice in words: every reason has a sentence in every language, and no sentence is without a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reckoners.bots
from reckoners.bots.action_text import mark_actions
from reckoners.bots.advice import advise
from reckoners.bots.advice_text import percent, tell_actions, tell_keep, tell_proposal, tell_winning
from reckoners.bots.advice_types import Advice, ShownDie
from reckoners.bots.keep_odds import keep_odds
from reckoners.bots.trial import Trial
from reckoners.engine.decision import VERBS
from reckoners.engine.powers import POWERS
from reckoners.game import Action, Game, Setup
from reckoners.game.names import names_of
from reckoners.text import Words, languages
from tests.bots.tables import positions
from tests.positions import table

SOURCES = "\n".join(
    (Path(reckoners.bots.__file__).parent / f"{name}.py").read_text(encoding="utf-8")
    for name in (
        "advice",
        "advice_reasons",
        "advice_reasons_team",
        "advice_reasons_pieces",
        "advice_reasons_places",
        "advice_reasons_city",
        "advice_text",
        "action_text",
    )
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


@pytest.fixture(scope="module")
def advised(games: list[Game]) -> list[Advice]:
    """The same in every language, so it is thought of once."""
    return [advise(game, effort=1, positions=0, seats=(0,), bots=(1, 2)) for game in games]


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_told(games: list[Game], advised: list[Advice], language: str) -> None:
    for game, advice in zip(games, advised, strict=True):
        names = names_of(game.content, language)
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
    verbs = {f"advice-do-{verb.word}" for verb in VERBS if verb is not None and not verb.own}
    verbs |= {f"advice-do-{symbol}" for symbol in ("money", "plan", "research", "attack", "contain")}
    verbs |= {"advice-do-end-use", "advice-do-end-purchase", "advice-do-end-benefit"}
    outside = {"advice-odds-how", "advice-odds-of"}  # the terminal's
    used = set(re.findall(r'"(advice-[a-z-]+)"', SOURCES)) | verbs | outside
    used |= {f"advice-do-power-{power.name}" for power in POWERS if Words("en").has(f"advice-do-power-{power.name}")}
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
    codes, walk = [], game.clone()
    for action in actions:
        codes.append(walk.code(action))
        walk.play(action)
    trial = Trial(game.state, codes)
    tia, abraham = tell_actions(names_of(game.content), trial.actions, tuple(trial.dice)).split("; ")
    assert tia == "Tia: move to The Loop (a Plan token), 2 Research on Faultline (the die with 2 Research)"
    assert abraham == "Abraham: 1 Attack on Faultline (the die with 2 Attack)"
    marked = mark_actions(names_of(game.content), trial.actions, tuple(trial.dice))
    assert marked.text == (
        "Tia: move to The Loop (a Plan token), 2 Research on Faultline ({0}); Abraham: 1 Attack on Faultline ({1})"
    )
    assert [(who, die.name, die.colour, die.face) for who, die in marked.dice] == [
        ("tia", "d1", "purple", "research2"),
        ("abraham", "d1", "green", "attack2"),
    ]


def shown(*faces: str) -> tuple[ShownDie, ...]:
    return tuple(ShownDie(f"d{place}", "basic", face) for place, face in enumerate(faces, start=1))


def test_dice_are_told_by_what_they_show() -> None:
    names = names_of(table(WEAK).content)
    tokens = [Action.parse("tia use plan research digzone")] * 2 + [Action.parse("tia use d2 research digzone")]
    told = tell_actions(names, tokens, ((), (), shown("research")))
    assert told == "Tia: 3 Research on Digzone (the die with 1 Research, 2 Plan tokens)"
    kept = [Action.parse("tia keep d1"), Action.parse("tia keep d2"), Action.parse("tia reroll")]
    one, other = shown("contain2", "contain2")
    assert tell_actions(names, kept, ((one,), (other,), ())) == "Tia: keep 2 dice with 2 Contain, roll the others again"
    assert tell_actions(names, [Action.parse("buy emp for tia")], ((),)) == "Buy EMP for Tia"


def test_faith_names_its_dice() -> None:
    """Also those that were chosen before: then the actions do not name them, but the table does."""
    names = names_of(table(WEAK).content)
    faith = [Action.parse(f"abraham use faith {word}") for word in ("d1", "d2", "roll")]
    one, other = shown("money", "plan")
    told = "Abraham: roll the die with 1 Money, the die with 1 Plan again with Faith"
    assert tell_actions(names, faith, ((one,), (other,), (one, other))) == told
    assert tell_actions(names, faith[2:], ((one, other),)) == told


def test_advice_for_dice_that_are_chosen_for_faith_names_them() -> None:
    game = Game(Setup(reckoners=("abraham", "tia"), seed="faith 2"))
    first = game.view().districts[0].id
    game.play_all(["end purchase", f"abraham place {first}", f"tia place {first}"])
    marks = [action for action in game.legal("abraham") if action.verb == "power"]
    game.play(marks[0])
    told = [
        tell_proposal(names_of(game.content), one).do for one in advise(game, look=0, effort=1, positions=0).proposals
    ]
    assert re.fullmatch(r"Abraham: roll the die with .+ again with Faith", told[0]), told


def test_where_the_dice_are_not_known_their_names_stand() -> None:
    names = names_of(table(WEAK).content)
    faith = [Action.parse(f"abraham use faith {word}") for word in ("d1", "d3", "roll")]
    assert tell_actions(names, faith) == "Abraham: roll d1, d3 again with Faith"
    kept = [Action.parse("tia keep d1"), Action.parse("tia keep d2"), Action.parse("tia reroll")]
    assert tell_actions(names, kept) == "Tia: keep d1, d2, roll the others again"


def test_what_is_not_certain_is_never_told_as_certain() -> None:
    assert [percent(chance) for chance in (0.0, 0.0001, 0.5, 0.9999, 1.0)] == [0, 1, 50, 99, 100]
