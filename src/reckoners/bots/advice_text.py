"""Advice in the words of a language, as plain strings.

What there is to ask, and to tell:

    from reckoners.bots.advice import advise
    from reckoners.bots.keep_odds import keep_odds
    from reckoners.bots.decisive import decisive
    from reckoners.bots.advice_text import (
        tell_actions, tell_keep, tell_proposal, tell_reason, tell_turning, tell_winning
    )

    advise(game, seats=None, bots=(), look=None) -> Advice  # up to three proposals for the decision of now
    keep_odds(game, seat) -> tuple[KeepOdds, ...]           # roll step: ways to keep with their odds
    decisive(game, seats=None) -> tuple[Turning, ...]       # after the game: up to three decisions that cost most

    tell_proposal(names, proposal) -> ToldProposal          # .do .effect .chance .winning, and .why: the reasons
    mark_do(names, proposal) -> Marked                      # what to do, with a place for each die
    tell_winning(names, advice.winning) -> str              # "Chance of winning: about 40%."
    tell_keep(names, odds) -> str                           # "Keep d1, d3, roll d2, d4 again"
    tell_turning(names, turning) -> ToldTurning             # .decision, .better
    tell_actions(names, actions, dice) -> str               # "Tia: 2 Research on Faultline (the die with 2 Research)"
    tell_reason(names, reason) -> str

`names` are those of somebody's language: `names_of(game.content, "fr")`.
"""

from __future__ import annotations

import msgspec

from reckoners.bots.action_text import Marked, listed, mark_actions, tell_actions
from reckoners.bots.advice_types import BOTS, AdviceReason, KeepOdds, Proposal, ReasonValue, Turning
from reckoners.game.card_text import dawnslight_text, power_text, rewards_of
from reckoners.game.names import Names

__all__ = [
    "Marked",
    "ToldProposal",
    "ToldTurning",
    "mark_do",
    "percent",
    "tell_actions",
    "tell_keep",
    "tell_proposal",
    "tell_reason",
    "tell_turning",
    "tell_winning",
]


class ToldProposal(msgspec.Struct, frozen=True):
    """A proposal in sentences. `chance` is empty where nothing is left to chance, `effect` where nothing changes."""

    do: str
    effect: str
    chance: str
    winning: str
    why: tuple[str, ...]


class ToldTurning(msgspec.Struct, frozen=True):
    """A decision that cost much, and what would have been better."""

    decision: str
    better: str


def percent(chance: float) -> int:
    """Never 0 or 100 for what is not certain.

    >>> percent(0.996), percent(1.0), percent(0.001)
    (99, 100, 1)
    """
    whole = round(chance * 100)
    if 0 < chance < 1:
        return min(99, max(1, whole))
    return whole


def tell_proposal(names: Names, proposal: Proposal) -> ToldProposal:
    return ToldProposal(
        do=tell_do(names, proposal),
        effect=tell_effect(names, proposal),
        chance=tell_chance(names, proposal),
        winning=tell_winning(names, proposal.winning),
        why=tuple(tell_reason(names, reason) for reason in proposal.reasons),
    )


def tell_do(names: Names, proposal: Proposal) -> str:
    return _go(names) if proposal.who == BOTS else tell_actions(names, proposal.actions, proposal.dice)


def mark_do(names: Names, proposal: Proposal) -> Marked:
    """The same with a place for each die."""
    if proposal.who == BOTS:
        return Marked(_go(names), ())
    return mark_actions(names, proposal.actions, proposal.dice)


def _go(names: Names) -> str:
    text = names.words("advice-do-go")
    return text[:1].upper() + text[1:]


def tell_winning(names: Names, winning: float) -> str:
    return names.words("advice-winning", percent=percent(winning))


def tell_effect(names: Names, proposal: Proposal) -> str:
    """What it changes in the forecast; empty where it changes nothing."""
    words, effect = names.words, proposal.effect
    parts = []
    if effect.population_before != effect.population_after:
        before, after = effect.population_before, effect.population_after
        parts.append(words("advice-effect-people", before=before, after=after))
    if effect.dice_before != effect.dice_after and not effect.lost_before:  # who loses loses no more dice
        parts.append(words("advice-effect-dice", before=effect.dice_before, after=effect.dice_after))
    if effect.lost_before:
        lost = "advice-effect-lost" if effect.lost_at_end else "advice-effect-saved-by-all"
        parts.append(words(lost if effect.lost_after else "advice-effect-saved"))
    return " ".join(parts)


def tell_chance(names: Names, proposal: Proposal) -> str:
    for reason in proposal.reasons:
        if reason.key in ("rerolls", "rerolls-any") and reason.args["more"]:
            return names.words("advice-chance-better", percent=percent(proposal.chance))
        if reason.key == "rerolls":
            wanted = _alternatives(names, str(reason.args["wanted"]))
            return names.words("advice-chance-roll", wanted=wanted, percent=percent(proposal.chance))
        if reason.key == "refresh":
            return names.words("advice-chance-market", percent=percent(proposal.chance))
    return ""


def tell_reason(names: Names, reason: AdviceReason) -> str:
    """A reason as a sentence."""
    args: dict[str, ReasonValue] = {name: _told(names, name, value) for name, value in reason.args.items()}
    if reason.key == "holds-boss":
        args["track"] = names.track(str(reason.args["track"]), str(reason.args["boss"]))
    elif reason.key == "defeats":
        rewards = list(rewards_of(names, names.content.epics[str(reason.args["epic"])].reward))
        args |= {"count": len(rewards), "reward": listed(names, rewards)}
    elif reason.key == "card":
        args["text"] = power_text(names, names.content.equipment[str(reason.args["card"])].does)
    elif reason.key == "aid-card":
        args["text"] = dawnslight_text(names, names.content.dawnslight[str(reason.args["card"])])
    elif reason.key == "place":
        args["symbols"] = _alternatives(names, str(reason.args["symbols"]))
    return names.words(f"advice-why-{reason.key}", **args)


def _told(names: Names, name: str, value: ReasonValue) -> ReasonValue:
    """An argument in words: ids become names, faces become symbols."""
    if not isinstance(value, str):
        return value
    if name in ("epic", "district", "reckoner", "to", "card", "boss", "colour"):
        return names.name(value)
    if name == "who":
        return listed(names, [names.name(id) for id in value.split(", ")])
    if name == "symbols":
        return names.symbols(value)
    if name == "wanted":
        return _alternatives(names, value)
    if name == "actions":
        return listed(names, [names.action(word) for word in value.split(", ")])
    if name == "health":
        return names.words(f"health-{value}")
    return value


def _alternatives(names: Names, face: str) -> str:
    """`research+contain` becomes "Research or Contain"."""
    shown = [names.short(symbol) for symbol in face.split("+") if symbol and symbol != "nothing"]
    text = shown[0] if shown else names.words("symbols-nothing")
    for symbol in shown[1:]:
        text = names.words("list-or", first=text, last=symbol)
    return text


def tell_keep(names: Names, odds: KeepOdds) -> str:
    """A way to keep dice, as a line of a table."""
    dice, rest = listed(names, list(odds.kept)), listed(names, list(odds.rerolled))
    if not odds.rerolled:
        return names.words("advice-odds-stop")
    return names.words("advice-odds-keep", dice=dice, rest=rest) if dice else names.words("advice-odds-none", rest=rest)


def tell_turning(names: Names, turning: Turning) -> ToldTurning:
    words = names.words
    decision = words(
        "advice-turning",
        round=turning.round,
        step=words(f"step-{turning.step}"),
        what=tell_actions(names, turning.actions, turning.dice),
        best=percent(turning.best),
        after=percent(turning.after),
        points=max(1, round(100 * (turning.best - turning.after))),
    )
    better = tell_actions(names, turning.better, turning.better_dice)
    return ToldTurning(decision, words("advice-turning-better", what=better))
