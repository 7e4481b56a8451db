"""Proposals differ in idea, and each says what it is: no roll that looks like a choice, no loss that others prevent."""

from __future__ import annotations

from itertools import combinations

import pytest

from reckoners.bots.advice import advise
from reckoners.bots.advice_text import tell_effect, tell_proposal, tell_reason
from reckoners.bots.advice_types import Advice, AdviceReason, Effect, Proposal
from reckoners.bots.luck import ROLLS, wanted
from reckoners.bots.same_ideas import aims_of, same_idea
from reckoners.bots.trial import FAITH_ROLL, Trial
from reckoners.game import Game, Setup
from reckoners.game.names import names_of
from reckoners.text import languages
from tests.bots.tables import positions, positions_of, trial_of
from tests.positions import table

STEEL = Setup(reckoners=("sam", "abraham", "exel"), modules=(1, 2, 3, 4), boss="regalia", city="babilar", seed="ideas")


@pytest.fixture(scope="module")
def advised() -> list[tuple[Game, Advice]]:
    base, steel = positions(4, "ideas", 9, "greedy"), positions_of(Game(STEEL), 9, "greedy")
    return [(game, advise(game, effort=1, positions=0)) for game in (*base[:20], *steel[:20])]


def test_no_idea_comes_twice(advised: list[tuple[Game, Advice]]) -> None:
    steps = set()
    for game, advice in advised:
        trials = [trial_of(game, one) for one in advice.proposals]
        for one, other in combinations(trials, 2):
            steps.add(game.step)
            assert not same_idea(one, other), (game.step, one.actions, other.actions)
            if game.step == "roll" and one.actions[0].who == other.actions[0].who:
                rolls = [trial for trial in (one, other) if trial.last_verb in ROLLS]
                assert rolls
                assert len(rolls) < 2 or not set(wanted(one)) & set(wanted(other))
    assert {"roll", "use", "prologue"} <= steps


def test_who_does_nearly_the_same_has_one_idea() -> None:
    game = table("""
        [setup]
        reckoners = ["tia", "abraham"]
        [position]
        step = "use"
        [position.boss]
        district = "chinatown"
        [[position.district]]
        id = "the-loop"
        epic = "faultline"
        bracket = 4
        enforcement = 2
        [position.reckoners.tia]
        district = "the-loop"
        dice = ["purple contain", "basic contain", "basic enforcement", "basic money"]
        """)

    def tried(*words: str) -> Trial:
        codes, walk = [], game.clone()
        for word in words:
            codes.append(walk.code(f"tia use {word}"))
            walk.play(f"tia use {word}")
        return Trial(game.state, codes)

    both = tried("d1 contain faultline", "d2 contain faultline")
    with_money = tried("d1 contain faultline", "d2 contain faultline", "d4 money")
    one_less = tried("d1 contain faultline", "d4 money")
    other = tried("d3 enforcement the-loop", "d4 money")
    assert aims_of(both) == aims_of(with_money)
    assert same_idea(both, with_money)
    assert same_idea(both, one_less)
    assert not same_idea(both, other)
    assert not same_idea(with_money, other)


def test_faith_that_rolls_by_itself_is_a_roll() -> None:
    """When nobody else can do anything, the last die that is chosen is rolled at once."""
    game = Game(Setup(reckoners=("abraham", "tia"), seed="faith"))
    game.play_all(["end purchase", "abraham place the-loop", "tia place the-loop", "tia stop"])
    game.play_all([f"abraham keep d{n}" for n in (1, 2, 3)])
    game.play("abraham reroll")
    game.play_all([f"abraham keep d{n}" for n in (4, 5)])
    game.play("abraham reroll")
    code = game.code("abraham use faith d6")
    trial = Trial(game.state, [code, game.clone().code("abraham use faith d6")])
    assert trial.last_verb == FAITH_ROLL
    assert trial.whole
    told = [tell_proposal(names_of(game.content), one) for one in advise(game, effort=1, positions=0).proposals]
    for one in told:
        assert one.chance or "finish" in one.do, one


def effect(**about: bool) -> Effect:
    lost = {"lost_before": True, "lost_after": True, "lost_at_end": True} | about
    return Effect(3, 3, 0, 2, **lost)


@pytest.mark.parametrize("language", languages())
def test_a_loss_that_the_whole_step_prevents_is_not_told_as_one(language: str) -> None:
    game = Game(Setup(reckoners=("tia", "abraham"), seed="words"))
    words = names_of(game.content, language)
    proposal = advise(game, effort=1, positions=0).proposals[0]

    def told(of: Effect) -> str:
        return tell_effect(words, Proposal("tia", (), (), 1.0, 0.5, of, proposal.reasons))

    assert told(effect()) == words.words("advice-effect-lost")  # nor how many dice would be lost on top of it
    assert told(effect(lost_at_end=False)) == words.words("advice-effect-saved-by-all")
    assert told(effect(lost_after=False, lost_at_end=False)) == words.words("advice-effect-saved")


def test_nobody_is_told_of_a_loss_before_anybody_could_act(advised: list[tuple[Game, Advice]]) -> None:
    for game, advice in advised:
        for one in advice.proposals:
            if game.step not in ("use", "rewards"):
                assert not one.effect.lost_before
            if one.effect.lost_at_end:
                assert one.effect.lost_after


@pytest.mark.parametrize("language", languages())
def test_barricades_are_counted(language: str) -> None:
    names = names_of(Game(Setup(reckoners=("tia", "abraham"), seed="words")).content, language)
    one, many = (
        tell_reason(names, AdviceReason("way-part", {"district": "the-loop", "n": n})).replace("\u2068", "")
        for n in (1, 4)
    )
    assert one != many
    assert "4" in many


def test_no_proposal_is_without_a_chance(advised: list[tuple[Game, Advice]]) -> None:
    assert all(one.chance > 0.005 for _, advice in advised for one in advice.proposals)
